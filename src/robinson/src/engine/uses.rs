//! Using abilities, equipment, tokens, kept cards and night meals (R-USE-1 to R-USE-8).

use castaway_kernel::{Key, Seat};

use super::{Done, Engine, Opt, option};
use crate::{
    ask::Label,
    effect::{Cond, Effect, Passive, Use, Window},
    event::Event,
    ids::{Phase, Track, Who},
    reject::Rejection,
    rulings::Reading,
    task::{CardRef, Ctx, Op, Owed, Task, Usable},
};

impl Engine<'_> {
    /// The person for whom a seat uses a thing.
    pub(crate) fn user_for(&self, seat: Seat, what: &Usable) -> Who {
        match what {
            Usable::FridayReroll => Who::Friday,
            Usable::Ability(_)
            | Usable::Equipment(_)
            | Usable::Discovery(_)
            | Usable::Kept(_)
            | Usable::Meal(_)
            | Usable::Pile => Who::Seat(seat.0),
        }
    }

    /// What using a thing costs and does.
    pub(crate) fn usage(&self, who: Who, what: &Usable) -> Option<Use> {
        match what {
            Usable::Ability(id) => {
                let person = self.s.person(who)?;
                let card = self.cat.characters.get(&person.character)?;
                let ability = card.abilities.iter().find(|a| a.id == *id)?;
                let mut usage = ability.usage.clone();
                if let Some(det) = self.s.rulings.ability_price(&self.cat.rulings, id) {
                    usage.det = det;
                }
                Some(usage)
            }
            Usable::Equipment(id) => self.cat.equipment.get(id).map(|e| e.usage.clone()),
            Usable::Discovery(id) => self.cat.discovery.get(id).map(|t| t.usage.clone()),
            Usable::Kept(serial) => {
                let kept = self.s.kept.iter().find(|k| k.serial == *serial)?;
                match kept.deck {
                    Some(deck) => self
                        .cat
                        .adventures
                        .get(&(deck, kept.card.clone()))?
                        .usage
                        .clone(),
                    None => {
                        let card = self.cat.mysteries.get(&kept.card)?;
                        card.usage.clone().filter(|_| !card.used_up(kept.uses))
                    }
                }
            }
            Usable::Meal(item) => {
                let heal = self.passives().into_iter().find_map(|(key, p)| match p {
                    Passive::NightMeal { heal } if key == *item => Some(heal),
                    _ => None,
                })?;
                Some(Use {
                    window: Window::Night,
                    det: 0,
                    food: 1,
                    wounds: 0,
                    requires: None,
                    effects: vec![Effect::HealSplit { n: heal }],
                })
            }
            Usable::FridayReroll => Some(Use {
                window: Window::AfterRoll,
                det: 2,
                food: 0,
                wounds: 0,
                requires: None,
                effects: vec![Effect::RerollDie { deck: None }],
            }),
            Usable::Pile => Some(Use {
                window: Window::BeforeActions,
                det: 0,
                food: 0,
                wounds: 0,
                requires: None,
                effects: vec![],
            }),
        }
    }

    /// Whether the group, or this person, holds the thing unused.
    fn held(&self, who: Who, what: &Usable) -> Result<(), Rejection> {
        match what {
            Usable::Ability(id) => {
                let person = self.s.person(who).ok_or(Rejection::NotHeld)?;
                self.usage(who, what).ok_or(Rejection::NotHeld)?;
                if person.no_abilities {
                    return Err(Rejection::AbilitiesBlocked);
                }
                if person.used.contains(id) {
                    return Err(Rejection::UsedThisRound);
                }
            }
            Usable::Equipment(id) => {
                if !self.s.equipment.iter().any(|(k, n)| k == id && *n > 0) {
                    return Err(Rejection::NotHeld);
                }
            }
            Usable::Discovery(id) => {
                if !self.s.discoveries.contains(id) {
                    return Err(Rejection::NotHeld);
                }
            }
            Usable::Kept(serial) => {
                let kept = self
                    .s
                    .kept
                    .iter()
                    .find(|k| k.serial == *serial && k.from <= self.s.round)
                    .ok_or(Rejection::NotHeld)?;
                if kept.holder.is_some_and(|h| h != who) {
                    return Err(Rejection::HeldByOther);
                }
            }
            Usable::Meal(item) => {
                if self.s.flags.meals.contains(item) {
                    return Err(Rejection::UsedThisRound);
                }
            }
            Usable::FridayReroll => {}
            Usable::Pile => {
                let (_, left) = self.open_stage().ok_or(Rejection::PileClosed)?;
                if left == 0 {
                    return Err(Rejection::PileClosed);
                }
                if self.s.stock.wood == 0 {
                    return Err(Rejection::NotEnough(crate::ids::Res::Wood));
                }
                // Ruling pile-moments: planning reveals nothing, so minds may change until it is over.
                let planning = self.s.planning && !self.reads(Reading::PileBeforePlanning);
                if self.s.phase == Phase::Action && !planning {
                    return Err(Rejection::NotNow);
                }
            }
        }
        Ok(())
    }

    /// Whether this moment belongs to the window.
    fn open(&self, window: Window, inside: bool) -> bool {
        match window {
            Window::Any => true,
            Window::NotResolving => !self.s.resolving,
            Window::BeforeActions => {
                !self.s.resolving
                    && matches!(
                        self.s.phase,
                        Phase::Event | Phase::Morale | Phase::Production | Phase::Action
                    )
            }
            Window::Planning => self.s.planning,
            Window::Night => self.s.phase == Phase::Night,
            Window::Weather => self.s.phase == Phase::Weather && inside,
            Window::Combat
            | Window::OwnCombat
            | Window::AfterRoll
            | Window::ArrangeCamp
            | Window::TrapDrawn => inside,
        }
    }

    /// Everything but the moment: price, requirement and whether it would do anything.
    pub(super) fn able(&self, who: Who, what: &Usable) -> Result<(), Rejection> {
        self.held(who, what)?;
        let usage = self.usage(who, what).ok_or(Rejection::NotHeld)?;
        let det = self.at_hand(Owed::Det(who));
        if det < u16::from(usage.det) {
            return Err(Rejection::NeedsDet {
                need: usage.det,
                have: det,
            });
        }
        if self.food() < u16::from(usage.food) {
            return Err(Rejection::NotEnough(crate::ids::Res::Food));
        }
        if let Some(cond) = &usage.requires
            && !self.holds(cond)
            && !matches!(cond, Cond::WeaponAtLeast(n) if self.could_arm(who, *n))
        {
            return Err(match cond {
                Cond::Item(key) => Rejection::NeedsItem(key.clone()),
                Cond::WeaponAtLeast(n) => Rejection::NeedsWeapon(*n),
                Cond::Shelter | Cond::BuiltShelter => Rejection::NeedsShelter,
                Cond::NoItem(_) | Cond::WeaponBelow(_) => Rejection::NoEffect,
            });
        }
        let does_something =
            *what == Usable::Pile || usage.effects.iter().any(|e| self.does_something(who, e));
        if does_something {
            Ok(())
        } else {
            Err(Rejection::NoEffect)
        }
    }

    /// Whether an effect would change anything, so that nobody wastes a thing.
    fn does_something(&self, who: Who, effect: &Effect) -> bool {
        let hurt = |w: Who| self.s.person(w).is_some_and(|p| p.wounds > 0 && !p.dead);
        match effect {
            Effect::Heal { .. } => hurt(who),
            Effect::HealSplit { .. } => self.s.everyone().into_iter().any(hurt),
            Effect::Morale { n } if *n > 0 => self.s.morale < 3,
            Effect::Level { track, n, .. } if *n > 0 => *track == Track::Weapon || self.sheltered(),
            Effect::BuildItem { options } => options
                .iter()
                .any(|k| self.s.inventions.get(k).is_some_and(|i| !i.built)),
            Effect::PeekHunting { .. } => !self.s.piles.hunting.is_empty(),
            Effect::BeastToHunting => !self.s.piles.beasts.is_empty(),
            Effect::ScoutTiles { .. } => !self.s.piles.tiles.is_empty(),
            Effect::ScoutDiscovery { .. } => !self.s.piles.discovery.is_empty(),
            Effect::DrawInventions { .. } => {
                !self.s.piles.inventions.is_empty() || !self.s.piles.idea_discard.is_empty()
            }
            Effect::DrawMystery { .. } => !self.s.piles.mysteries.is_empty(),
            Effect::PrerollWeather => {
                self.s.weather.prerolled.is_none() && !self.weather_dice().is_empty()
            }
            Effect::PeekEvent => !self.s.piles.events.is_empty(),
            Effect::PeekWaitingBeast => self.s.waiting_beast.is_some(),
            Effect::RemoveAnyToken => !self.s.tokens.is_empty(),
            Effect::PileWood { .. } => self.gift_stage().is_some(),
            // A discount is planned, not used on its own.
            Effect::WoodDiscount => false,
            Effect::Choose { options } => options
                .iter()
                .any(|o| o.effects.iter().any(|e| self.does_something(who, e))),
            _ => true,
        }
    }

    /// Checks a use that a player orders while the game waits.
    pub(crate) fn may_use(&self, who: Who, what: &Usable) -> Result<(), Rejection> {
        let usage = self.usage(who, what).ok_or(Rejection::NotHeld)?;
        self.held(who, what)?;
        if !self.open(usage.window, false) || !self.right_moment(&usage) {
            return Err(Rejection::NotNow);
        }
        self.able(who, what)
    }

    /// R-ABIL-18: no Defensive Plan between the reveal and the effect of a card.
    fn right_moment(&self, usage: &Use) -> bool {
        let levels = |e: &Effect| match e {
            Effect::Choose { options } => options
                .iter()
                .any(|o| o.effects.iter().any(|e| matches!(e, Effect::Level { .. }))),
            _ => false,
        };
        !(usage.det > 0 && usage.effects.iter().any(levels) && self.s.ask.is_some())
    }

    /// Things of one window that some person could use now; with `only`, that person alone.
    pub(crate) fn usable_in(&self, window: Window, only: Option<Who>) -> Vec<(Who, Usable)> {
        let users: Vec<Who> = match only {
            Some(who) => vec![who],
            None => self.s.seats().collect(),
        };
        let mut found: Vec<(Who, Usable)> = Vec::new();
        for who in users {
            for what in self.things_of(who) {
                let shared = !matches!(what, Usable::Ability(_));
                if shared && found.iter().any(|(_, w)| *w == what) {
                    continue;
                }
                let fits = self.usage(who, &what).is_some_and(|u| u.window == window)
                    && self.open(window, true);
                if fits && self.able(who, &what).is_ok() {
                    found.push((who, what));
                }
            }
        }
        found
    }

    /// Everything a person could name in a use.
    pub(crate) fn things_of(&self, who: Who) -> Vec<Usable> {
        let mut things: Vec<Usable> = Vec::new();
        if let Some(person) = self.s.person(who)
            && let Some(card) = self.cat.characters.get(&person.character)
        {
            things.extend(card.abilities.iter().map(|a| Usable::Ability(a.id.clone())));
        }
        things.extend(
            self.s
                .equipment
                .iter()
                .map(|(key, _)| Usable::Equipment(key.clone())),
        );
        let mut tokens: Vec<Key> = self.s.discoveries.clone();
        tokens.dedup();
        for token in tokens {
            let token = Usable::Discovery(token);
            if !things.contains(&token) {
                things.push(token);
            }
        }
        things.extend(self.s.kept.iter().map(|k| Usable::Kept(k.serial)));
        things.extend(
            self.passives()
                .into_iter()
                .filter(|(_, p)| matches!(p, Passive::NightMeal { .. }))
                .map(|(key, _)| Usable::Meal(key)),
        );
        things.push(Usable::Pile);
        things
    }

    /// Uses that bring what is owed (R-USE-2).
    pub(crate) fn helping_uses(&self, owed: Owed, ctx: &Ctx) -> Vec<(Who, Usable)> {
        let users: Vec<Who> = match owed {
            Owed::Det(who) => vec![who],
            Owed::Res(_) | Owed::Track(_) => self.s.seats().collect(),
        };
        let mut found: Vec<(Who, Usable)> = Vec::new();
        for who in users {
            for what in self.things_of(who) {
                let Some(usage) = self.usage(who, &what) else {
                    continue;
                };
                let brings = usage.effects.iter().any(|e| match (owed, e) {
                    (Owed::Res(res), Effect::Gain { res: got, n, .. }) => {
                        *n > 0
                            && (self.fresh_counts() || !self.waits(&use_ctx(who, &usage, ctx)))
                            && (res == *got
                                || (res == crate::ids::Res::Food
                                    && *got == crate::ids::Res::Npfood))
                    }
                    (Owed::Det(_), Effect::Det { n, .. }) => *n > 0,
                    (Owed::Det(_), Effect::DetSplit { n }) => *n > 0,
                    (Owed::Track(track), Effect::Level { track: t, n, .. }) => {
                        *n > 0 && track == *t
                    }
                    _ => false,
                });
                let taken =
                    !matches!(what, Usable::Ability(_)) && found.iter().any(|(_, w)| *w == what);
                if brings
                    && !taken
                    && self.open(usage.window, false)
                    && self.able(who, &what).is_ok()
                {
                    found.push((who, what));
                }
            }
        }
        found
    }

    /// Immediate healing that can keep somebody alive.
    pub(crate) fn saving_uses(&self, _hurt: Who) -> Vec<(Who, Usable)> {
        let mut found: Vec<(Who, Usable)> = Vec::new();
        for who in self.s.seats().collect::<Vec<_>>() {
            for what in self.things_of(who) {
                let heals = self.usage(who, &what).is_some_and(|u| {
                    self.open(u.window, false)
                        && u.effects
                            .iter()
                            .any(|e| matches!(e, Effect::HealSplit { .. } | Effect::Heal { .. }))
                });
                let taken =
                    !matches!(what, Usable::Ability(_)) && found.iter().any(|(_, w)| *w == what);
                if heals && !taken && self.able(who, &what).is_ok() {
                    found.push((who, what));
                }
            }
        }
        found
    }

    /// An option that uses a thing; the caller adds what comes after.
    pub(crate) fn use_option(&self, who: Who, what: &Usable, ctx: &Ctx) -> Opt {
        let name = match what {
            Usable::Ability(k) => format!("use-a-{}-{k}", super::effects::seat_text(who)),
            Usable::Equipment(k) => format!("use-e-{k}"),
            Usable::Discovery(k) => format!("use-d-{k}"),
            Usable::Kept(serial) => format!("use-k-{serial}"),
            Usable::Meal(k) => format!("use-m-{k}"),
            Usable::FridayReroll => "use-friday".into(),
            Usable::Pile => "use-pile".into(),
        };
        option(
            name,
            Label::Use(who, what.clone()),
            vec![Op::Use(who, what.clone())],
            ctx,
        )
    }

    /// Pays for a use and marks it.
    pub(crate) fn pay_use(&mut self, who: Who, what: &Usable) {
        let Some(usage) = self.usage(who, what) else {
            return;
        };
        self.pay_det(who, usage.det.into());
        self.take(crate::ids::Res::Food, usage.food.into());
        match what {
            Usable::Ability(id) => {
                if let Some(person) = self.s.person_mut(who) {
                    person.used.insert(id.clone());
                }
            }
            Usable::Equipment(id) => {
                if let Some(card) = self.s.equipment.iter_mut().find(|(k, n)| k == id && *n > 0) {
                    card.1 -= 1;
                }
                // R-USE-7
                self.s.equipment.retain(|(_, n)| *n > 0);
            }
            Usable::Discovery(id) => {
                if let Some(at) = self.s.discoveries.iter().position(|k| k == id) {
                    self.s.discoveries.remove(at);
                }
            }
            Usable::Kept(serial) => self.mark_kept(who, *serial),
            Usable::Meal(item) => {
                self.s.flags.meals.insert(item.clone());
            }
            Usable::FridayReroll | Usable::Pile => {}
        }
    }

    /// R-USE-4, R-TERM-4: a kept card is claimed, counted down and leaves when it is used up.
    pub(crate) fn mark_kept(&mut self, who: Who, serial: u32) {
        let Some(at) = self.s.kept.iter().position(|k| k.serial == serial) else {
            return;
        };
        let kept = &mut self.s.kept[at];
        let card = match kept.deck {
            Some(_) => None,
            None => self.cat.mysteries.get(&kept.card),
        };
        if card.is_some_and(|c| c.one_user) {
            kept.holder = Some(who);
        }
        match kept.uses {
            0 => {}
            1 if card.is_some_and(|c| !c.emptied.is_empty()) => kept.uses = 0,
            1 => {
                let gone = self.s.kept.remove(at);
                if gone.deck.is_none() {
                    self.s.piles.mystery_discard.push(gone.card);
                }
            }
            _ => kept.uses -= 1,
        }
    }

    /// The printed thing that is used.
    pub(crate) fn card_of(&self, what: &Usable) -> Option<CardRef> {
        match what {
            Usable::Ability(k) => Some(CardRef::Ability(k.clone())),
            Usable::Equipment(k) => Some(CardRef::Equipment(k.clone())),
            Usable::Discovery(k) => Some(CardRef::Discovery(k.clone())),
            Usable::Meal(k) => Some(CardRef::Invention(k.clone())),
            Usable::Kept(serial) => {
                let kept = self.s.kept.iter().find(|k| k.serial == *serial)?;
                Some(match kept.deck {
                    Some(deck) => CardRef::Adventure(deck, kept.card.clone()),
                    None => CardRef::Mystery(kept.card.clone()),
                })
            }
            Usable::FridayReroll | Usable::Pile => None,
        }
    }

    /// Uses a thing.
    pub(crate) fn use_thing(&mut self, who: Who, what: &Usable, ctx: &Ctx) -> Done {
        let Some(usage) = self.usage(who, what) else {
            return Ok(());
        };
        // R-TEMP-2: temporary weapons may meet what the thing asks for.
        if let Some(Cond::WeaponAtLeast(need)) = usage.requires {
            let task = Task {
                op: Op::Use(who, what.clone()),
                ctx: ctx.clone(),
            };
            if self.ask_arms(&task, who, need, vec![]) {
                return Ok(());
            }
            self.s.flags.temp_weapon = 0;
        }
        let new = use_ctx(who, &usage, ctx);
        let source = self.card_of(what);
        self.tell(Event::Used(who, what.clone()));
        self.pay_use(who, what);
        if *what == Usable::Pile {
            self.push(Op::PileWood(1), new);
            return Ok(());
        }
        let ctx = Ctx { source, ..new };
        self.push_ops(usage.effects.into_iter().map(Op::Effect).collect(), &ctx);
        if usage.wounds > 0 {
            self.push(Op::Hurt(who, usage.wounds), ctx);
        }
        Ok(())
    }
}

/// The context in which a used thing acts: its own, not that of the card it answers.
fn use_ctx(who: Who, usage: &Use, ctx: &Ctx) -> Ctx {
    Ctx {
        actor: Some(who),
        source: None,
        serial: 0,
        space: ctx.space,
        gathered: None,
        placement: None,
        action: true,
        direct: usage.window == Window::NotResolving,
        alone: false,
    }
}
