//! What answers of the open question are known to cost somebody's life, for whoever is about to press them.

use castaway_kernel::{Key, Pick};

use super::{answer::Search, foresight::Fate};
use crate::{ask::Ask, engine::Rules, event::Event, ids::Who};

/// More answers than anybody picks one of with their life.
const MANY: usize = 12;

/// So many choices of people are tried at later questions.
const PEOPLE: usize = 6;

/// So many ways are looked at for all answers together: every panel with a question asks for this.
const WAYS: u32 = 60;

/// What an answer is known to lead to, whatever is answered after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Peril {
    /// Friday dies.
    Friday,
    /// By all that is known somebody dies of it in the morning, or the game is lost then; the event that comes first may still change
    /// it.
    Morning,
    /// A castaway dies or the game is lost.
    Lost,
}

impl Peril {
    /// Whether the game is lost by it, as far as is known.
    pub fn loses(self) -> bool {
        match self {
            Peril::Friday => false,
            Peril::Morning | Peril::Lost => true,
        }
    }
}

/// Whose death loses the game, and of which wounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Death {
    /// Whoever dies.
    pub who: Who,
    /// Their wounds before the answer.
    pub had: u8,
    /// What comes of it, one wounding after the other.
    pub more: Vec<u8>,
    /// The wound that kills them.
    pub dies_on: u8,
    /// Whoever may die instead, as a later answer has it.
    pub others: Vec<Who>,
}

/// Who dies of an answer that is known to lose the game, where it is lost by a death.
pub(crate) fn death(rules: &Rules<'_>, ask: &Ask, key: &Key) -> Option<Death> {
    let at = ask.options.iter().position(|option| option.key == *key)?;
    let events = Search::of(WAYS).events(rules, &[at]);
    let who = killed(rules, &events)?;
    let mut others = Vec::new();
    for after in 0..PEOPLE {
        let Some(otherwise) = Search::of(WAYS).events_if(rules, &[at], after) else {
            break;
        };
        if let Some(other) = killed(rules, &otherwise)
            && other != who
            && !others.contains(&other)
        {
            others.push(other);
        }
    }
    let more = events.iter().filter_map(|event| match event {
        Event::Wounded { who: hurt, n, .. } if *hurt == who => Some(*n),
        _ => None,
    });
    Some(Death {
        who,
        had: rules.s.person(who)?.wounds,
        more: more.collect(),
        dies_on: rules.dies_on(who),
        others,
    })
}

/// Whose death loses the game among these events.
fn killed(rules: &Rules<'_>, events: &[Event]) -> Option<Who> {
    events.iter().rev().find_map(|event| match event {
        Event::Wounded { who, total, .. }
            if *who != Who::Friday && *total >= rules.dies_on(*who) =>
        {
            Some(*who)
        }
        _ => None,
    })
}

/// The answers of a question that takes one of them and that are known to cost a life. What is hidden or falls by dice
/// is not looked at.
pub(crate) fn perils(rules: &Rules<'_>, ask: &Ask) -> Vec<(Key, Peril)> {
    let one = matches!(ask.pick, Pick::One | Pick::Some { min: 1, max: 1 });
    if !one || ask.options.len() > MANY {
        return Vec::new();
    }
    let search = Search::of(WAYS);
    let options = ask.options.iter().enumerate();
    let open = options.filter(|(_, option)| option.blocked.is_none());
    let known = open.filter_map(|(at, option)| {
        let peril = match search.outcome(rules, &[at])? {
            Fate::Safe | Fate::Hidden => return None,
            Fate::FridayDies => Peril::Friday,
            Fate::Morning(_) => Peril::Morning,
            Fate::Lost(_) => Peril::Lost,
        };
        Some((option.key.clone(), peril))
    });
    known.collect()
}
