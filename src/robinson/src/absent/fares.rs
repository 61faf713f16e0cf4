//! What becomes of whoever goes hungry, summed up to the next morning.

use castaway_kernel::Key;

use super::{answer::Search, wishes::wishes};
use crate::{
    ask::{Ask, Label, Question},
    engine::Rules,
    event::Event,
    ids::Who,
};

/// So many ways are looked at for one person.
const WAYS: u32 = 60;

/// How somebody fares who is picked to go hungry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fare {
    /// The option that picks them.
    pub key: Key,
    /// Who it is.
    pub who: Who,
    /// Their wounds now.
    pub had: u8,
    /// Their wounds once they went hungry.
    pub then: u8,
    /// Their wounds in the morning, by all that is known.
    pub ends: u8,
    /// The wound that kills them.
    pub dies_on: u8,
}

impl Fare {
    /// Whether they do not live through the next morning, by all that is known.
    pub fn dies(&self) -> bool {
        self.ends >= self.dies_on
    }
}

/// How each person fares whom the open question may let go hungry; nobody at any other question.
pub(crate) fn fares(rules: &Rules<'_>, ask: &Ask) -> Vec<Fare> {
    let hunger = match ask.prompt.question {
        Question::WhoEats { .. } => 2,
        Question::NightSurcharge => 1,
        _ => return Vec::new(),
    };
    let groups = wishes(rules, ask);
    let options = ask.options.iter().enumerate();
    let fares = options.filter_map(|(at, option)| {
        let Label::Person(who) = option.label else {
            return None;
        };
        // Beside them those go hungry who bear it best.
        let picks = groups.iter().find(|group| group.contains(&at))?;
        let events = Search::of(WAYS).events(rules, picks);
        let last = events.iter().rev().find_map(|event| match event {
            Event::Wounded {
                who: hurt, total, ..
            } if *hurt == who => Some(*total),
            _ => None,
        });
        let had = rules.s.person(who)?.wounds;
        let dies_on = rules.dies_on(who);
        let then = had.saturating_add(hunger).min(dies_on);
        Some(Fare {
            key: option.key.clone(),
            who,
            had,
            then,
            ends: last.unwrap_or(then),
            dies_on,
        })
    });
    fares.collect()
}
