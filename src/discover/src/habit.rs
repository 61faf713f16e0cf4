//! Standing answers: what a seat may settle once and for all, and what each says to the open question.
//!
//! A payment is made without asking where paying is simply better. That is where refusing it is a damage that costs more than
//! it, and nothing is given away that the stage of the quest that is open still takes; whoever would fall pays in any case.

use std::fmt;

use castaway_kernel::{Answer, Key, Seat};

use crate::{
    catalog::Catalog,
    effect::Op,
    engine::{self, option_key},
    ids::{Res, Support},
    on_way::OnWay,
    quest::StageDef,
    state::{Label, Part, Prompt, State, Survivor, Task},
    stock::{Pay, Stock},
};

/// What everybody begins with, at every table.
pub const FIRST: &[&str] = &["pay"];

/// A damage is worth so many tokens.
const WORTH: u8 = 2;

/// Dials that a survivor has (D-DMG-2).
const DIALS: usize = 3;

/// A standing answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// What can be paid is paid, where that is simply better.
    Pay,
    /// This partner is supported with this card, or with none (D-SUP-1).
    Support(Seat, Option<Support>),
    /// What is gathered on the way of a walk over several spaces; it answers no question.
    Way(Instead),
}

/// What is gathered on the way of a walk in place of the tokens alone, which are what is gathered while nothing is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instead {
    /// Nothing is gathered at all.
    Nothing,
    /// The tokens, and clean water.
    Water,
}

impl Instead {
    const ALL: [Self; 2] = [Self::Nothing, Self::Water];

    fn of(on_way: OnWay) -> Option<Self> {
        match on_way {
            OnWay::Nothing => Some(Self::Nothing),
            OnWay::Tokens => None,
            OnWay::Water => Some(Self::Water),
        }
    }

    fn on_way(self) -> OnWay {
        match self {
            Self::Nothing => OnWay::Nothing,
            Self::Water => OnWay::Water,
        }
    }
}

/// What these standing answers, the newest last, say of what is gathered on the way.
pub fn on_way<'a>(names: impl Iterator<Item = &'a Key>) -> OnWay {
    let said = names.filter_map(|name| match Habit::read(name.as_str())? {
        Habit::Way(way) => Some(way.on_way()),
        Habit::Pay | Habit::Support(..) => None,
    });
    said.last().unwrap_or_default()
}

/// The standing answer that settles what is gathered on the way; none for what is so anyway.
pub fn of_way(on_way: OnWay) -> Option<Habit> {
    Instead::of(on_way).map(Habit::Way)
}

/// The standing answers that end when this one is settled, for they say the opposite.
pub fn opposites(name: &Key) -> Vec<Key> {
    match Habit::read(name.as_str()) {
        Some(Habit::Way(way)) => {
            let others = Instead::ALL.into_iter().filter(|other| *other != way);
            others.map(|other| Habit::Way(other).name()).collect()
        }
        // One partner is supported in one way.
        Some(Habit::Support(seat, card)) => {
            let all = Support::ALL.iter().copied().map(Some).chain([None]);
            let others = all.filter(|other| *other != card);
            others
                .map(|other| Habit::Support(seat, other).name())
                .collect()
        }
        Some(Habit::Pay) | None => Vec::new(),
    }
}

impl Habit {
    /// The one of this name.
    pub fn read(name: &str) -> Option<Self> {
        let mut parts = name.split('.');
        let habit = match (parts.next()?, parts.next(), parts.next()) {
            ("pay", None, None) => Self::Pay,
            ("way", Some("nothing"), None) => Self::Way(Instead::Nothing),
            ("way", Some("water"), None) => Self::Way(Instead::Water),
            ("support", Some(seat), Some(card)) => {
                let card = match card {
                    "none" => None,
                    card => Some(Support::ALL.iter().copied().find(|c| word(*c) == card)?),
                };
                Self::Support(Seat(seat.parse().ok()?), card)
            }
            _ => return None,
        };
        (parts.next().is_none() && habit.to_string() == name).then_some(habit)
    }

    /// Its name.
    pub fn name(self) -> Key {
        Key::from(self.to_string())
    }
}

impl fmt::Display for Habit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pay => write!(f, "pay"),
            Self::Way(Instead::Nothing) => write!(f, "way.nothing"),
            Self::Way(Instead::Water) => write!(f, "way.water"),
            Self::Support(seat, None) => write!(f, "support.{}.none", seat.0),
            Self::Support(seat, Some(card)) => write!(f, "support.{}.{}", seat.0, word(*card)),
        }
    }
}

fn word(card: Support) -> &'static str {
    match card {
        Support::Assault => "assault",
        Support::Defend => "defend",
        Support::Overpower => "overpower",
    }
}

/// Those that a seat may settle now.
pub fn habits(s: &State, seat: Seat) -> Vec<Key> {
    let others = s.in_order().into_iter().filter(|other| *other != seat);
    let supports = others.flat_map(|other| {
        let cards = s.supports().iter().map(|card| Some(*card));
        let each = cards.chain([None]);
        each.map(move |card| Habit::Support(other, card))
    });
    let ways = Instead::ALL.into_iter().map(Habit::Way);
    let all = std::iter::once(Habit::Pay).chain(ways).chain(supports);
    all.map(Habit::name).collect()
}

/// What a standing answer rests on: a partner, that they are still there.
pub fn basis(s: &State, seat: Seat, name: &Key) -> Option<String> {
    match Habit::read(name.as_str())? {
        Habit::Pay | Habit::Way(_) => Some("all".to_owned()),
        Habit::Support(other, _) => {
            (other != seat && s.is_here(other)).then(|| "partner".to_owned())
        }
    }
}

/// What those of a seat, the newest last, say to the open question.
pub fn by_habit(catalog: &Catalog, s: &State, seat: Seat, names: &[Key]) -> Option<(Key, Answer)> {
    let ask = s.ask.as_ref()?;
    let part = ask.open(seat)?;
    let me = s.survivor(seat)?;
    // The newest that is about this decides, also that somebody is asked: an older one may say the opposite.
    let (name, place) =
        names
            .iter()
            .rev()
            .find_map(|name| match (Habit::read(name.as_str())?, &ask.prompt) {
                (Habit::Pay, Prompt::Pay(_)) => Some((name, pays(catalog, s, me, part))),
                (Habit::Support(other, card), Prompt::Support)
                    if s.fight.as_ref().is_some_and(|fight| fight.seat == other) =>
                {
                    Some((name, supports(me, part, card)))
                }
                _ => None,
            })?;
    let answer = Answer {
        decision: ask.id,
        picks: vec![option_key(place?)],
    };
    Some((name.clone(), answer))
}

/// The place of the payment, if there is one, and it is simply better than not to pay.
fn pays(catalog: &Catalog, s: &State, me: &Survivor, part: &Part) -> Option<usize> {
    let mut ways = (0..)
        .zip(&part.options)
        .filter(|(_, (label, _))| *label != Label::No);
    // With what is paid is for whoever pays to say.
    let ((place, (_, tasks)), None) = (ways.next()?, ways.next()) else {
        return None;
    };
    let cost = tasks.iter().find_map(|task| match task {
        Task::Pay(_, cost) => Some(cost),
        _ => None,
    })?;
    let paid = cost.paid(&me.stock)?;
    let hurt = damage(part);
    if usize::from(hurt) + me.damage.len() > DIALS {
        return Some(place);
    }
    let units: u8 = Res::ALL.iter().map(|res| paid.units(*res)).sum();
    let cheap = hurt > 0 && units <= hurt.saturating_mul(WORTH);
    (cheap && !takes(catalog, s, me, &paid)).then_some(place)
}

/// How much damage it is not to pay.
fn damage(part: &Part) -> u8 {
    let refused = part.options.iter().filter(|(label, _)| *label == Label::No);
    let ops = refused.flat_map(|(_, tasks)| tasks).flat_map(|t| match t {
        Task::Do(ops, _) => ops.as_slice(),
        _ => &[],
    });
    ops.map(|op| match op {
        Op::Damage { n, .. } => *n,
        _ => 0,
    })
    .fold(0, u8::saturating_add)
}

/// Whether a payment takes what the open stage of the quest still wants of these goods.
fn takes(catalog: &Catalog, s: &State, me: &Survivor, paid: &Stock) -> bool {
    let Some(stage) = engine::stage(catalog, s) else {
        return false;
    };
    let demand = match stage {
        StageDef::Exit { pay, .. } => pay.of(s.started()),
        stage => stage.demand(s.started()),
    };
    demand.0.iter().any(|(pay, n)| {
        let of = |stock: &Stock| match pay {
            Pay::Res(res) => stock.units(*res),
            // Dirty water does as well.
            Pay::Water => stock.water(),
            Pay::Any => 0,
        };
        let wanted = n.saturating_sub(of(&s.quest.laid));
        let left = of(&me.stock).saturating_sub(of(paid));
        of(paid) > 0 && wanted > 0 && left < wanted
    })
}

/// The place of a support card. One that may take the last dial is not played without asking.
fn supports(me: &Survivor, part: &Part, card: Option<Support>) -> Option<usize> {
    if card.is_some() && me.damage.len() >= DIALS {
        return None;
    }
    let label = card.map_or(Label::No, Label::Support);
    part.options.iter().position(|(other, _)| *other == label)
}
