//! Questions with their reasons.

use std::collections::BTreeMap;

use castaway_kernel::{Key, Seat};

use super::{
    People, Wording,
    bundle::{num, txt},
    op::tag_id,
    people::Teller,
};
use crate::{
    content_check::lists,
    effect::{Op, Passive, Tag},
    ids::Res,
    stake::Stake,
    state::{Label, Prompt},
    stock::Stock,
    view::View,
    world::Face,
};

/// Up to this number dirty water makes sick (D-DIRTY-2).
const SICK: u8 = 3;
/// Most that somebody carries (D-CARRY-1).
const LIMIT: u8 = 10;

impl Wording<'_> {
    /// The question with its reason: it names the card, the enemy, and what is at stake. Whoever is not asked is told who is.
    pub fn prompt(&self, view: &View, people: &dyn People, prompt: &Prompt) -> String {
        let t = Teller {
            w: *self,
            view,
            people,
        };
        let asked = t.asked(prompt);
        let mine = asked.iter().any(|seat| people.is_reader(*seat));
        if mine || asked.is_empty() {
            return t.question(prompt, asked.first().copied(), 1);
        }
        let n = u8::try_from(asked.len()).unwrap_or(u8::MAX);
        let question = t.question(prompt, asked.first().copied(), n);
        let names = t.names(&asked);
        let args = [
            ("n", num(n)),
            ("names", txt(&names)),
            ("question", txt(&question)),
        ];
        self.say("ask-of", &args)
    }

    /// The payment or choice that a card asks for, where there is but one of the kind on it.
    fn only_op(&self, card: &Key, is: fn(&Op) -> bool) -> Option<Op> {
        let all = lists(self.catalog).into_iter();
        let mut ops: Vec<&Op> = all
            .filter(|(id, _)| *id == card)
            .flat_map(|l| l.1)
            .collect();
        let mut found: Option<&Op> = None;
        while let Some(op) = ops.pop() {
            ops.extend(op.inner());
            if is(op) && found.replace(op).is_some() {
                return None;
            }
        }
        found.cloned()
    }

    /// The two halves of a choice on a card, as phrases that begin small.
    pub(super) fn halves(&self, card: &Key) -> Option<[String; 2]> {
        let op = self.only_op(card, |op| matches!(op, Op::Choice { .. }))?;
        let Op::Choice { a, b } = op else {
            return None;
        };
        Some([a, b].map(|half| match half.is_empty() {
            true => self.word("say-nothing"),
            false => self.phrase(&half),
        }))
    }
}

impl Teller<'_> {
    /// Who is asked this and has not answered.
    pub(super) fn asked(&self, prompt: &Prompt) -> Vec<Seat> {
        let asks = self.view.asks.as_ref().filter(|a| a.prompt == *prompt);
        asks.map_or(Vec::new(), |asks| asks.open.clone())
    }

    /// What an open question is about.
    pub(super) fn stake(&self, prompt: &Prompt) -> Stake {
        let asks = self.view.asks.as_ref().filter(|a| a.prompt == *prompt);
        asks.map_or(Stake::Plain, |asks| asks.stake.clone())
    }

    fn question(&self, prompt: &Prompt, seat: Option<Seat>, n: u8) -> String {
        let w = &self.w;
        let stake = self.stake(prompt);
        match prompt {
            Prompt::Character => w.count("ask-character", n),
            Prompt::Pay(card) => self.payment(card, &stake, n),
            Prompt::Half(card) => self.choice(card, n),
            Prompt::Open(card) => self.lock(card),
            Prompt::TakeAs => self.take(&stake),
            Prompt::Deck => w.word("ask-deck"),
            Prompt::Kind(card) => self.kind(card, &stake),
            Prompt::Person(card) => self.of_card("ask-person", card),
            Prompt::Drop => match stake {
                Stake::Gift(to) => w.say("ask-gift", &[("whom", txt(&self.people.name(to)))]),
                _ => w.count("ask-drop", seat.map_or(LIMIT, |seat| self.limit(seat))),
            },
            Prompt::Dirty => w.count("ask-dirty", seat.map_or(SICK, |seat| self.sick_up_to(seat))),
            Prompt::Support => self.ask_support(n),
            Prompt::Again => self.ask_again(seat),
            Prompt::Modify => self.ask_modify(),
            Prompt::Duel => self.ask_duel(),
            Prompt::Steal => self.ask_steal(),
            Prompt::Suffer => self.ask_suffer(),
            Prompt::Share => match stake {
                Stake::Tokens(stock, left) => self.share(&stock, left),
                _ => w.word("ask-share-bare"),
            },
            Prompt::Retreat => match &self.view.fight {
                Some(fight) => self.of_card("ask-retreat", &fight.card),
                None => w.word("ask-retreat-bare"),
            },
            Prompt::Escape => match &self.view.fight {
                Some(fight) => self.of_card("ask-escape", &fight.card),
                None => w.word("ask-escape-bare"),
            },
            Prompt::First => w.word("ask-first"),
            Prompt::Fighter => match stake {
                Stake::Monster(id) => self.fighter(id),
                _ => w.word("ask-fighter-bare"),
            },
            Prompt::Prey => match stake {
                Stake::Monster(id) => {
                    let card = self.some_monster(id);
                    w.say("ask-prey-whom", &[("card", txt(&card))])
                }
                _ => w.word("ask-prey-which"),
            },
            Prompt::Threat => self.threats(&stake),
            Prompt::Look(card) => self.look(card, &stake),
            Prompt::Redraw => self.redraw(&stake),
            Prompt::Second => match stake {
                Stake::Copy(card) => self.of_card("ask-second", &card),
                _ => w.word("ask-second-bare"),
            },
        }
    }

    fn of_card(&self, id: &str, card: &Key) -> String {
        self.w.say(id, &[("card", txt(&self.card(card)))])
    }

    fn payment(&self, card: &Key, stake: &Stake, n: u8) -> String {
        let w = &self.w;
        let card = self.card(card);
        let Stake::Payment(pay, els) = stake else {
            return w.say("ask-pay-bare", &[("card", txt(&card)), ("n", num(n))]);
        };
        let pay = w.cost(pay);
        let els = format!("{}.", w.behind_colon(&w.phrase(els)));
        let args = [
            ("card", txt(&card)),
            ("pay", txt(&pay)),
            ("else", txt(&els)),
            ("n", num(n)),
        ];
        w.say("ask-pay", &args)
    }

    fn choice(&self, card: &Key, n: u8) -> String {
        let name = self.card(card);
        match self.w.halves(card) {
            Some([a, b]) => {
                let a = Wording::capital(&a);
                let args = [
                    ("card", txt(&name)),
                    ("a", txt(&a)),
                    ("b", txt(&b)),
                    ("n", num(n)),
                ];
                self.w.say("ask-half", &args)
            }
            None => {
                let args = [("card", txt(&name)), ("n", num(n))];
                self.w.say("ask-half-bare", &args)
            }
        }
    }

    /// Who gets a token of a reward: of which enemy, and how many more are shared out after it.
    fn share(&self, token: &Stock, left: u8) -> String {
        let w = &self.w;
        let card = self.view.fight.as_ref().map(|fight| &fight.card);
        let all = card.and_then(|card| w.catalog.enemy(card));
        let all = all.map_or(0, |enemy| self.parts(&enemy.reward));
        let many = match (left, all) {
            (0, 0 | 1) => "only",
            (0, _) => "last",
            _ => "more",
        };
        let card = card.map_or_else(|| w.word("the-monster"), |card| self.card(card));
        let (card, what) = (Wording::capital(&card), w.stock(token));
        let args = [
            ("card", txt(&card)),
            ("what", txt(&what)),
            ("many", txt(many)),
            ("left", num(left)),
        ];
        w.say("ask-share", &args)
    }

    /// How many parts a reward has for whoever fights, with what an ability adds to it.
    fn parts(&self, reward: &BTreeMap<Res, u8>) -> u8 {
        let fighter = self.view.fight.as_ref().map(|fight| fight.seat);
        let more = |seat| {
            self.ability(seat, |p| match p {
                Passive::OnReward { res, bonus, .. } => reward.contains_key(res).then_some(*bonus),
                _ => None,
            })
        };
        let more = fighter.and_then(more).unwrap_or(0);
        reward.values().fold(more, |sum, n| sum.saturating_add(*n))
    }

    fn lock(&self, card: &Key) -> String {
        let catalog = self.w.catalog;
        let event = catalog.events.get(card).and_then(|e| e.tag);
        let tag: Option<Tag> = event.or_else(|| catalog.stories.get(card).and_then(|s| s.tag));
        let name = self.card(card);
        match tag {
            Some(tag) => {
                let args = [("card", txt(&name)), ("tag", txt(tag_id(tag)))];
                self.w.say("ask-open", &args)
            }
            None => self.w.say("ask-open-bare", &[("card", txt(&name))]),
        }
    }

    fn take(&self, stake: &Stake) -> String {
        let w = &self.w;
        match stake {
            Stake::Token(at, n) => {
                let face = self.shown_face(*at, *n);
                match face {
                    Some((what, _)) => w.say("ask-take-token", &[("what", txt(&what))]),
                    None => w.word("ask-take-more"),
                }
            }
            Stake::Catch(res, ranges) => {
                let res = w.word(super::names::res_id(*res));
                let what = w.op(&Op::Roll {
                    ranges: ranges.clone(),
                });
                let what = Wording::capital(&what);
                w.say(
                    "ask-take-water",
                    &[("res", txt(&res)), ("what", txt(&what))],
                )
            }
            _ => w.word("ask-take-more"),
        }
    }

    /// What a token shows and its back, where that is seen.
    fn shown_face(&self, at: crate::world::Space, n: u8) -> Option<(String, String)> {
        let space = self.view.spaces.get(usize::from(at))?;
        let (kind, face, _) = space.tokens.get(usize::from(n))?;
        let face = self.w.face(face.as_ref()?);
        Some((face, self.w.token_kind(*kind)))
    }

    fn kind(&self, card: &Key, stake: &Stake) -> String {
        let options = self.view.asks.as_ref().map_or(&[][..], |a| &a.options);
        let whom = options.iter().any(|o| matches!(o, Label::Seat(_)));
        match stake {
            Stake::Healing if whom => self.of_card("ask-heal-whom", card),
            Stake::Healing => self.of_card("ask-heal", card),
            _ => self.w.word("ask-hurt"),
        }
    }

    /// How much somebody may carry.
    fn limit(&self, seat: Seat) -> u8 {
        let own = self.ability(seat, |p| match p {
            Passive::CarryLimit { n } => Some(*n),
            _ => None,
        });
        own.unwrap_or(LIMIT)
    }

    /// Up to which number dirty water makes somebody sick.
    pub(super) fn sick_up_to(&self, seat: Seat) -> u8 {
        let safe = self.ability(seat, |p| match p {
            Passive::DirtySafeOn { n } => Some(*n),
            _ => None,
        });
        safe.unwrap_or(SICK)
    }

    /// A monster by its name, or as one that nobody knows yet.
    fn some_monster(&self, id: u32) -> String {
        let name = self.monster_name(id);
        name.unwrap_or_else(|| Wording::capital(&self.w.word("a-monster")))
    }

    fn fighter(&self, id: u32) -> String {
        let Some(monster) = self.monster(id) else {
            return self.w.word("ask-fighter-bare");
        };
        let (card, at) = (self.some_monster(id), self.spot(monster.at));
        self.w
            .say("ask-fighter", &[("card", txt(&card)), ("at", txt(&at))])
    }

    fn threats(&self, stake: &Stake) -> String {
        let Stake::Threats(cards) = stake else {
            return self.w.word("ask-threat-bare");
        };
        let names: Vec<String> = cards.iter().map(|card| self.card(card)).collect();
        let id = match cards.len() {
            0 | 1 => "ask-threat",
            _ => "ask-threat-two",
        };
        self.w.say(id, &[("what", txt(&self.w.and(&names)))])
    }

    fn look(&self, card: &Key, stake: &Stake) -> String {
        let id = match stake {
            Stake::Reveal => "ask-look-turn",
            Stake::PeekTile => "ask-look-tile",
            Stake::PeekToken => "ask-look-token",
            _ => "ask-look-bare",
        };
        self.of_card(id, card)
    }

    fn redraw(&self, stake: &Stake) -> String {
        let shown = match stake {
            Stake::Token(at, n) => self.shown_face(*at, *n),
            _ => None,
        };
        match shown {
            Some((what, kind)) => {
                let args = [("what", txt(&what)), ("kind", txt(&kind))];
                let asked = self.w.say("ask-redraw", &args);
                match self.event_of(stake) {
                    Some(says) => {
                        let args = [("what", txt(&what)), ("says", txt(&says))];
                        format!("{asked} {}", self.w.say("ask-redraw-says", &args))
                    }
                    None => asked,
                }
            }
            None => self.w.word("ask-redraw-bare"),
        }
    }

    /// What the event does that a token shows.
    fn event_of(&self, stake: &Stake) -> Option<String> {
        let Stake::Token(at, n) = stake else {
            return None;
        };
        let space = self.view.spaces.get(usize::from(*at))?;
        match &space.tokens.get(usize::from(*n))?.1 {
            Some(Face::Event(card)) => {
                let says = self.w.lines(card).join(" ");
                (!says.is_empty()).then_some(says)
            }
            _ => None,
        }
    }
}
