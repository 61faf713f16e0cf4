//! What is about to be lost or compared, and what would change it: the data side of every stop.

use castaway_kernel::{Key, Seat};

use super::{Rules, weather::clears};
use crate::{
    ask::Label,
    content::{WeatherDie, WeatherFace},
    effect::{Relief, Target, Use, Window},
    ids::{Deck, MysteryKind, Phase, Res, Track, Who},
    state::{Kept, Stock},
    task::{CardRef, Ctx, Op, Owed, Usable},
};

/// What the next step is about to take, or to compare.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Stake {
    /// Wounds of one person; whether they would kill.
    Wounds { who: Who, lethal: bool },
    /// A demand that cannot be met in full.
    Demand(Owed),
    /// Alternatives of a card that cannot be met.
    Demands(Vec<Owed>),
    /// Resources go; so much remains.
    Goods(Stock),
    /// Determination of one person goes; so much remains.
    Determination { who: Who, left: u16 },
    /// Weapons that fall short in a fight, of one person or of all in camp.
    Fight { who: Option<Who>, own: bool },
    /// Weapons that fall short of what a text asks for.
    Weapons { who: Who, own: bool },
    /// Clouds: how many count, how many snow clouds count as rain, whether some get through the roof; the dice; what
    /// they leave, where nobody in camp would be wounded for what is missing.
    Clouds {
        snow: u8,
        softened: u8,
        rain: u8,
        through: bool,
        dice: Vec<(WeatherDie, WeatherFace)>,
        leave: Option<Stock>,
    },
    /// One die of a person's roll.
    Die { who: Who, deck: Deck },
    /// The camp eats: whether it falls short, what is left after it, whether a token asks for it.
    Meal { short: bool, left: u16, token: bool },
    /// Somebody outside eats from the own sheet.
    OwnMeal { who: Who, short: bool, left: u16 },
    /// Low morale takes determination.
    Morale,
    /// A card asks for an item.
    Item(Key),
    /// Inventions that are owed and not there.
    Inventions,
    /// Danger tokens wound whoever is unarmed.
    Danger,
    /// Tokens work on an action that begins; whether weapons would help, of how many beasts the top one is drawn.
    Action {
        unarmed: bool,
        token: bool,
        beasts: usize,
    },
    /// The top beast of so many is drawn.
    Beast(usize),
    /// The night ends, and food rots.
    Night(Stock),
    /// The game is over at the end of this round.
    Game,
    /// A draw of mystery cards begins that nobody may stop.
    Draw,
    /// A mystery card of this kind was drawn.
    Mystery(MysteryKind),
}

impl<'a> Rules<'a> {
    /// Everything that would change what is at stake and can be used now: who holds it, and what it is.
    pub(crate) fn helps(&self, stake: &Stake, ctx: &Ctx) -> Vec<(Who, Usable)> {
        let users: Vec<Who> = match stake {
            Stake::Demand(Owed::Det(who))
            | Stake::Determination { who, .. }
            | Stake::Fight { who: Some(who), .. }
            | Stake::Weapons { who, .. }
            | Stake::Die { who, .. }
            | Stake::OwnMeal { who, .. } => vec![*who],
            // Whoever draws has the card in hand.
            Stake::Mystery(_) if matches!(ctx.actor, Some(Who::Seat(_))) => {
                ctx.actor.into_iter().collect()
            }
            _ => self.s.seats().collect(),
        };
        // Only what heals spends food, and most nights nobody is hurt.
        let healing = match stake {
            Stake::Night(_) => true,
            Stake::Meal { short, token, .. } => !short && !token,
            Stake::OwnMeal { short, .. } => !short,
            _ => false,
        };
        let hurt = |w: &Who| self.s.person(*w).is_some_and(|p| p.wounds > 0);
        if healing && !self.s.everyone().iter().any(hurt) {
            return Vec::new();
        }
        // A fight of one person is always with a card that was revealed.
        let answering =
            matches!(stake, Stake::Fight { who: Some(_), .. }) || self.card_acts(Some(ctx));
        let weapons = matches!(stake, Stake::Weapons { .. });
        let mut found: Vec<(Who, Usable)> = Vec::new();
        for who in users {
            for what in self.things_of(who) {
                // Of a thing that marks its user everybody has an option of their own.
                let shared = self.is_common(who, &what) && !self.marks_user(&what);
                if shared && found.iter().any(|(_, w)| *w == what) {
                    continue;
                }
                let Some(usage) = self.use_of(who, &what) else {
                    continue;
                };
                if self.changes(stake, who, &what, &usage, ctx)
                    && self.moment(usage.window, stake, answering)
                    && !(weapons && self.promised(&what, ctx.placement))
                    && self.able(who, &what).is_ok()
                {
                    found.push((who, what));
                }
            }
        }
        found
    }

    /// Whose thing an option uses, where it is a personal one (R-USE-8).
    pub(crate) fn owner_of(&self, label: &Label) -> Option<Seat> {
        match label {
            Label::Use(Who::Seat(seat), what) if !self.is_common(Who::Seat(*seat), what) => {
                Some(Seat(*seat))
            }
            _ => None,
        }
    }

    /// Whether a seat may pick an option: what is personal its owner alone, and what marks its user who it names.
    pub(crate) fn may_pick(&self, seat: Seat, label: &Label) -> bool {
        match label {
            Label::Use(Who::Seat(user), what)
                if self.marks_user(what) || !self.is_common(Who::Seat(*user), what) =>
            {
                *user == seat.0
            }
            _ => true,
        }
    }

    /// Whether a thing is everybody's: not an ability, not what lies on somebody's sheet outside, and not a card
    /// that somebody has claimed for this round (R-USE-4).
    pub(crate) fn is_common(&self, who: Who, what: &Usable) -> bool {
        let token = |what: &Usable| matches!(what, Usable::Discovery(k) if self.s.flags.claimed.contains_key(k));
        let holder = |what: &Usable| self.kept_card(what).is_some_and(|k| k.holder.is_some());
        let claimed = || self.marks_user(what) && (holder(what) || token(what));
        !matches!(what, Usable::Ability(_)) && !self.on_sheet(who, what) && !claimed()
    }

    /// Whether it is a kept card that one person alone uses in a round, so that it matters who does.
    pub(crate) fn marks_user(&self, what: &Usable) -> bool {
        if let Usable::Discovery(key) = what {
            return self.stays(key);
        }
        let card = self.kept_card(what).filter(|k| k.deck.is_none());
        let card = card.and_then(|k| self.cat.mysteries.get(&k.card));
        card.is_some_and(|card| card.one_user)
    }

    fn kept_card(&self, what: &Usable) -> Option<&'a Kept> {
        let Usable::Kept(serial) = what else {
            return None;
        };
        self.s.kept.iter().find(|k| k.serial == *serial)
    }

    /// Whether the moment before such a loss belongs to the window; `answering` while a card acts (R-ABIL-18).
    fn moment(&self, window: Window, stake: &Stake, answering: bool) -> bool {
        match window {
            Window::NoCard => !answering,
            Window::Combat => matches!(stake, Stake::Fight { .. } | Stake::Weapons { .. }),
            Window::OwnCombat => matches!(
                stake,
                Stake::Fight { own: true, .. } | Stake::Weapons { own: true, .. }
            ),
            Window::Weather => {
                matches!(stake, Stake::Clouds { .. }) && self.s.phase == Phase::Weather
            }
            Window::AfterRoll(_) => matches!(stake, Stake::Die { .. }),
            Window::Mystery => matches!(stake, Stake::Draw | Stake::Mystery(_)),
            Window::Any
            | Window::NotResolving
            | Window::BeforeActions
            | Window::Planning
            | Window::OwnAction
            | Window::Night
            | Window::ArrangeCamp => self.open(window, false),
        }
    }

    /// Whether a use would change what is at stake, or what it leads to.
    fn changes(&self, stake: &Stake, who: Who, what: &Usable, usage: &Use, ctx: &Ctx) -> bool {
        if self.spends(stake, who, what, usage) {
            return true;
        }
        // The last wood on the pile comes before a death or the end.
        if *what == Usable::Pile {
            let who_dies = matches!(
                stake,
                Stake::Wounds {
                    who: Who::Seat(_),
                    lethal: true
                } | Stake::Game
            );
            return who_dies && self.wins_with(self.wood_at_hand());
        }
        usage.averts().into_iter().any(|relief| match stake {
            Stake::Demands(owed) => owed
                .iter()
                .any(|&owed| self.relieves(&Stake::Demand(owed), who, what, &relief, ctx)),
            _ => self.relieves(stake, who, what, &relief, ctx),
        })
    }

    /// Wood that could be laid on the pile now, as far as a stage takes any.
    pub(crate) fn wood_at_hand(&self) -> u8 {
        u8::try_from(self.s.stock.wood).unwrap_or(u8::MAX)
    }

    /// Whether what is about to go is the price of a use: better spent than lost.
    fn spends(&self, stake: &Stake, who: Who, what: &Usable, usage: &Use) -> bool {
        let apart = self.apart(who, what);
        let food = |left: u16| usage.food > 0 && u16::from(usage.food) > left;
        match stake {
            Stake::Goods(left)
            | Stake::Night(left)
            | Stake::Clouds {
                leave: Some(left), ..
            } => {
                let wood = *what == Usable::Pile
                    && self.s.stock.wood > left.wood
                    && self
                        .open_stage()
                        .is_some_and(|(_, n)| u16::from(n) > left.wood);
                wood || (!apart && food(left.food.saturating_add(left.npfood)))
            }
            Stake::Determination { left, .. } => usage.det > 0 && u16::from(usage.det) > *left,
            Stake::Meal { left, .. } => !apart && food(*left),
            Stake::OwnMeal { left, .. } => apart && food(*left),
            _ => false,
        }
    }

    fn relieves(&self, stake: &Stake, who: Who, what: &Usable, relief: &Relief, ctx: &Ctx) -> bool {
        let apart = self.apart(who, what);
        match (stake, relief) {
            (Stake::Wounds { who: hurt, .. }, Relief::Healing { who: target, .. }) => {
                self.heals(*hurt, who, *target, apart)
            }
            (
                Stake::Wounds {
                    who: Who::Seat(_),
                    lethal: true,
                },
                Relief::PileWood(n),
            )
            | (Stake::Game, Relief::PileWood(n)) => self.wins_with(*n),
            (Stake::Demand(Owed::Res(res)), Relief::Goods(got, _)) => {
                !apart
                    && (self.fresh_counts() || !self.waits(&self.use_ctx(who, what, ctx)))
                    && (res == got || (*res == Res::Food && *got == Res::Npfood))
            }
            (Stake::Demand(Owed::Det(_)), Relief::Determination) => true,
            (Stake::Demand(Owed::Track(track)), Relief::Level(raised, _)) => track == raised,
            (
                Stake::Fight { .. } | Stake::Weapons { .. } | Stake::Danger,
                Relief::Level(Track::Weapon, _),
            )
            | (Stake::Action { unarmed: true, .. }, Relief::Level(Track::Weapon, _)) => true,
            // R-OUTSIDE-4: what attacks the camp is not fought by who sleeps outside; a level is everybody's.
            (Stake::Fight { who: fighter, .. }, Relief::Arms(_)) => {
                fighter.is_some() || self.in_weather().contains(&who)
            }
            (Stake::Weapons { .. }, Relief::Arms(_)) => true,
            (Stake::Clouds { .. }, Relief::NoCloud(_) | Relief::SoftSnow) => clears(stake, relief),
            (Stake::Clouds { dice, .. }, Relief::Weather(die)) => dice
                .iter()
                .any(|(rolled, face)| rolled == die && *face != WeatherFace::Blank),
            (Stake::Clouds { through, .. }, Relief::Level(Track::Roof, _)) => *through,
            (Stake::Die { deck, .. }, Relief::Reroll(only)) => only.is_none_or(|d| d == *deck),
            (Stake::Meal { short, .. }, Relief::Goods(Res::Food | Res::Npfood, _)) => {
                *short && !apart
            }
            (Stake::OwnMeal { short, .. }, Relief::Goods(Res::Food | Res::Npfood, _)) => {
                *short && apart
            }
            (Stake::Morale, Relief::Morale(_)) | (Stake::Inventions, Relief::Invention) => true,
            (Stake::Item(key), Relief::Item(keys)) => {
                keys.contains(key) && !self.waits(&self.use_ctx(who, what, ctx))
            }
            (
                Stake::Meal { token: true, .. } | Stake::Danger | Stake::Action { token: true, .. },
                Relief::TokenGone,
            ) => true,
            (Stake::Action { beasts, .. } | Stake::Beast(beasts), Relief::OtherBeast) => {
                *beasts > 1
            }
            (Stake::Action { beasts, .. } | Stake::Beast(beasts), Relief::NewBeast) => *beasts > 0,
            (Stake::Night(_), Relief::Healing { .. }) | (Stake::Draw, Relief::FewerMysteries) => {
                true
            }
            (Stake::Mystery(drawn), Relief::NoMystery(kind)) => drawn == kind,
            _ => false,
        }
    }

    /// Whether a healing use of somebody can reach a person.
    fn heals(&self, hurt: Who, user: Who, target: Target, apart: bool) -> bool {
        // R-S3-2: whoever is not with the camp yet is out of reach.
        let there = self.s.everyone().contains(&hurt);
        if !there || self.s.person(hurt).is_none_or(|p| p.wounds == 0) {
            return false;
        }
        match target {
            _ if apart => hurt == user,
            Target::Resolver => hurt == user,
            Target::FirstPlayer => hurt == self.first(),
            Target::Bearer => false,
            Target::EachPlayer | Target::InCamp => hurt != Who::Friday,
            Target::EachPerson | Target::AnyOne | Target::Split => true,
        }
    }

    /// How many wounds all of these uses together can heal.
    pub(crate) fn healing_of(&self, helps: &[(Who, Usable)]) -> u8 {
        helps
            .iter()
            .filter_map(|(who, what)| self.use_of(*who, what))
            .flat_map(|usage| usage.averts())
            .fold(0, |sum: u8, relief| match relief {
                Relief::Healing { n, .. } => sum.saturating_add(n),
                _ => sum,
            })
    }

    /// How many weapon levels all of these uses together bring.
    pub(crate) fn arms_of(&self, helps: &[(Who, Usable)]) -> u16 {
        helps
            .iter()
            .filter_map(|(who, what)| self.use_of(*who, what))
            .flat_map(|usage| usage.averts())
            .map(|relief| match relief {
                Relief::Arms(n) | Relief::Level(Track::Weapon, n) => u16::from(n),
                _ => 0,
            })
            .sum()
    }

    /// Whether a card lies open whose effects are still being carried out (R-ABIL-18).
    pub(crate) fn card_acts(&self, ctx: Option<&Ctx>) -> bool {
        let drawn = |ctx: &Ctx| {
            matches!(
                ctx.source,
                Some(
                    CardRef::Event(_)
                        | CardRef::Wreckage(_)
                        | CardRef::Adventure(..)
                        | CardRef::Mystery(_)
                        | CardRef::Beast(_)
                )
            )
        };
        let origin = self.s.ask.as_ref().map(|ask| &ask.prompt.origin);
        // A beast that was looked at is not put back yet.
        if origin.is_some_and(|task| matches!(task.op, Op::PeekedBeast(_))) {
            return true;
        }
        let asking = origin.map(|task| &task.ctx);
        let waiting = self.s.stack.iter().map(|task| &task.ctx);
        ctx.into_iter().chain(asking).chain(waiting).any(drawn)
    }
}
