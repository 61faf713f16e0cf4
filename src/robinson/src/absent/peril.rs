//! What answers of the open question are known to cost somebody's life, for whoever is about to press them.

use castaway_kernel::Key;

use super::{answer::Search, foresight::Fate};
use crate::{ask::Ask, engine::Rules, event::Event, ids::Who};

/// More answers than anybody picks one of with their life.
const MANY: usize = 12;

/// So many ways are looked at for all answers together: every panel with a question asks for this.
const WAYS: u32 = 60;

/// What an answer is known to lead to, whatever is answered after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Peril {
    /// Friday dies.
    Friday,
    /// A castaway dies or the game is lost.
    Lost,
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
}

/// Who dies of an answer that is known to lose the game, where it is lost by a death.
pub(crate) fn death(rules: &Rules<'_>, ask: &Ask, key: &Key) -> Option<Death> {
    let at = ask.options.iter().position(|option| option.key == *key)?;
    let events = Search::of(WAYS).events(rules, &[at]);
    let killed = events.iter().rev().find_map(|event| match event {
        Event::Wounded { who, total, .. }
            if *who != Who::Friday && *total >= rules.dies_on(*who) =>
        {
            Some(*who)
        }
        _ => None,
    })?;
    let more = events.iter().filter_map(|event| match event {
        Event::Wounded { who, n, .. } if *who == killed => Some(*n),
        _ => None,
    });
    Some(Death {
        who: killed,
        had: rules.s.person(killed)?.wounds,
        more: more.collect(),
        dies_on: rules.dies_on(killed),
    })
}

/// The answers of a question that takes one of them and that are known to cost a life. What is hidden or falls by dice
/// is not looked at.
pub(crate) fn perils(rules: &Rules<'_>, ask: &Ask) -> Vec<(Key, Peril)> {
    if ask.pick != castaway_kernel::Pick::One || ask.options.len() > MANY {
        return Vec::new();
    }
    let search = Search::of(WAYS);
    let options = ask.options.iter().enumerate();
    let open = options.filter(|(_, option)| option.blocked.is_none());
    let known = open.filter_map(|(at, option)| {
        let peril = match search.outcome(rules, &[at])? {
            Fate::Safe | Fate::Hidden => return None,
            Fate::FridayDies => Peril::Friday,
            Fate::Lost(_) => Peril::Lost,
        };
        Some((option.key.clone(), peril))
    });
    known.collect()
}
