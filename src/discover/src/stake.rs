//! What an open question is about, beyond its prompt: read off what would follow, and no more than everybody may know.

use castaway_kernel::{Key, Seat};
use serde::Serialize;

use crate::{
    effect::{Op, Range},
    ids::Res,
    state::{Ask, Foe, Label, Part, Prompt, Task},
    stock::{Cost, Stock},
    world::Space,
};

/// What is at stake.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stake {
    /// The prompt says it all.
    Plain,
    /// What is paid, and what follows else.
    Payment(Cost, Vec<Op>),
    /// A token of a reward, and how many of it are shared out after it.
    Tokens(Stock, u8),
    /// What goes to somebody else.
    Gift(Seat),
    /// The older copy of an item.
    Copy(Key),
    /// A monster that has come, or looks for whom it goes after.
    Monster(u32),
    /// A token that lies open.
    Token(Space, u8),
    /// A die in the place of water.
    Catch(Res, Vec<Range>),
    /// Threats that were drawn.
    Threats(Vec<Key>),
    /// A tile that is turned up, not only looked at.
    Reveal,
    /// A tile that is looked at.
    PeekTile,
    /// A token that is looked at.
    PeekToken,
    /// Somebody's damage is healed; else it is suffered.
    Healing,
}

impl Stake {
    /// What a question is about for somebody, or for a bystander; what waits below it says how much of its kind still comes.
    pub fn of(ask: &Ask, below: &[Task], viewer: Option<Seat>) -> Self {
        match Self::alone(ask, viewer) {
            Self::Tokens(stock, _) => {
                let more = below.iter().filter(|t| matches!(t, Task::Share(..)));
                Self::Tokens(stock, u8::try_from(more.count()).unwrap_or(u8::MAX))
            }
            stake => stake,
        }
    }

    fn alone(ask: &Ask, viewer: Option<Seat>) -> Self {
        let open = || ask.parts.iter().filter(|p| p.picked.is_none());
        let mine = open().find(|p| viewer == Some(p.seat));
        let can = |p: &&Part| p.options.iter().any(|(label, _)| *label == Label::Yes);
        let part = mine.or_else(|| open().find(can)).or_else(|| open().next());
        part.map_or(Self::Plain, |part| Self::in_part(&ask.prompt, part))
    }

    fn in_part(prompt: &Prompt, part: &Part) -> Self {
        let tasks = || part.options.iter().flat_map(|(_, tasks)| tasks);
        let found = match prompt {
            Prompt::Pay(_) => payment(part),
            Prompt::Drop => tasks().find_map(|t| match t {
                Task::Give(_, to, _) => Some(Self::Gift(*to)),
                _ => None,
            }),
            Prompt::Share => tasks().find_map(|t| match t {
                Task::Gain(_, stock) => Some(Self::Tokens(*stock, 0)),
                _ => None,
            }),
            Prompt::Second => tasks().find_map(|t| match t {
                Task::Hand(_, item) => Some(Self::Copy(item.card.clone())),
                _ => None,
            }),
            Prompt::Fighter => tasks().find_map(|t| match t {
                Task::Fight(_, Foe::Monster(id)) => Some(Self::Monster(*id)),
                _ => None,
            }),
            Prompt::Prey => {
                part.options
                    .first()
                    .and_then(|(label, tasks)| match (label, tasks.first()) {
                        (Label::Space(_), Some(Task::Go(id, ..))) => Some(Self::Monster(*id)),
                        _ => None,
                    })
            }
            Prompt::Redraw | Prompt::TakeAs => tasks().find_map(|t| match t {
                Task::Kept(_, at, n) | Task::TakeAs(_, at, n, _) => Some(Self::Token(*at, *n)),
                Task::Do(ops, _) => catch(ops),
                _ => None,
            }),
            Prompt::Threat => {
                let cards = tasks().filter_map(|t| match t {
                    Task::Resolve(_, card) => Some(card.clone()),
                    _ => None,
                });
                Some(Self::Threats(cards.collect()))
            }
            Prompt::Look(_) => tasks().find_map(|t| match t {
                Task::Reveal(_) => Some(Self::Reveal),
                Task::PeekTile(..) => Some(Self::PeekTile),
                Task::PeekToken(..) => Some(Self::PeekToken),
                _ => None,
            }),
            Prompt::Kind(_) => tasks().find_map(|t| match t {
                Task::Heal(..) => Some(Self::Healing),
                _ => None,
            }),
            Prompt::Character
            | Prompt::Half(_)
            | Prompt::Open(_)
            | Prompt::Deck
            | Prompt::Person(_)
            | Prompt::Dirty
            | Prompt::Support
            | Prompt::Again
            | Prompt::Modify
            | Prompt::Duel
            | Prompt::Steal
            | Prompt::Suffer
            | Prompt::Retreat
            | Prompt::Escape
            | Prompt::First => None,
        };
        found.unwrap_or(Self::Plain)
    }
}

fn payment(part: &Part) -> Option<Stake> {
    let pay = part.options.iter().flat_map(|(_, tasks)| tasks);
    let pay = pay.into_iter().find_map(|t| match t {
        Task::Pay(_, cost) => Some(cost.clone()),
        _ => None,
    })?;
    let no = part.options.iter().find(|(label, _)| *label == Label::No)?;
    let els = no.1.iter().find_map(|t| match t {
        Task::Do(ops, _) => Some(ops.clone()),
        _ => None,
    });
    Some(Stake::Payment(pay, els.unwrap_or_default()))
}

fn catch(ops: &[Op]) -> Option<Stake> {
    let [Op::Roll { ranges }] = ops else {
        return None;
    };
    let gains = ranges
        .iter()
        .flat_map(|r| &r.then)
        .find_map(|op| match op {
            Op::Gain { res, .. } => Some(*res),
            _ => None,
        })?;
    Some(Stake::Catch(gains, ranges.clone()))
}
