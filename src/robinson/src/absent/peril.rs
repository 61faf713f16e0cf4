//! What answers of the open question are known to cost somebody's life, for whoever is about to press them.

use castaway_kernel::Key;

use super::{answer::Search, foresight::Fate};
use crate::{ask::Ask, engine::Rules};

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
