//! A life counts before everything: what is known to lose the game comes behind every answer that is not, whatever it is worth.

use castaway_kernel::{Key, Pick, Seat};

use crate::{
    absent::{self, Peril},
    ask::Ask,
    command::Command,
    engine::Rules,
};

/// What answers are compared by, the worse first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Judged {
    /// The game is lost by it, as everybody at the table can see; so much is the table worth then.
    Loses(i64),
    /// Nothing that is known loses the game by it; so much is the table worth after it.
    GoesOn(i64),
}

/// What is known of the answers to a question before any is tried.
pub(super) struct Lives(Vec<(Key, Peril)>);

impl Lives {
    pub(super) fn of(rules: &Rules<'_>, ask: &Ask) -> Self {
        Self(absent::perils(rules, ask))
    }

    /// An answer with what the table is worth after it.
    pub(super) fn rank(&self, command: &Command, points: i64) -> Judged {
        match self.loses(command) {
            true => Judged::Loses(points),
            false => Judged::GoesOn(points),
        }
    }

    /// Whether the game is known to be lost by it.
    fn loses(&self, command: &Command) -> bool {
        self.picks(command, Peril::loses)
    }

    /// Whether it picks something that is known to lead to this.
    fn picks(&self, command: &Command, leads: impl Fn(Peril) -> bool) -> bool {
        let Command::Choose(answer) = command else {
            return false;
        };
        let mut found = self.0.iter().filter(|(_, peril)| leads(*peril));
        found.any(|(key, _)| answer.picks.contains(key))
    }
}

/// Whether an answer that picks several is known to cost a life: who goes hungry is mostly such a one.
fn several_harm(rules: &Rules<'_>, ask: &Ask, command: &Command) -> bool {
    let (Command::Choose(answer), Pick::Some { .. }) = (command, ask.pick) else {
        return false;
    };
    let options = ask.options.iter().enumerate();
    let picked = options.filter(|(_, option)| answer.picks.contains(&option.key));
    let picked: Vec<usize> = picked.map(|(at, _)| at).collect();
    absent::harms(rules, &picked)
}

/// The place of the best; the first of equals, for the rules list doing nothing first.
pub(super) fn best(ranks: &[Judged]) -> Option<usize> {
    let best = ranks.iter().max()?;
    ranks.iter().position(|rank| rank == best)
}

/// This answer, or the one that counts in silence where that one is known to end less badly: better in the morning than tonight.
pub(crate) fn spared(rules: &Rules<'_>, ask: &Ask, order: (Seat, Command)) -> (Seat, Command) {
    let lives = Lives::of(rules, ask);
    // Whether tonight, and whether at all.
    let ends = |command: &Command| {
        let tonight = lives.picks(command, |peril| peril == Peril::Lost);
        let later = tonight || lives.loses(command) || several_harm(rules, ask, command);
        (tonight, later)
    };
    let bad = ends(&order.1);
    if bad == (false, false) {
        return order;
    }
    let careful = absent::fallback(rules);
    let careful = careful.filter(|(_, command)| ends(command) < bad);
    careful.unwrap_or(order)
}

#[cfg(test)]
mod tests {
    use castaway_kernel::{Answer, Game};

    use super::super::{Effort, best_answer};
    use super::*;
    use crate::{
        catalog::Catalog, game::Island, guide, policy::suggest, setup::Setup, state::State,
    };

    /// Little thinking, so that a life hangs on more than what was tried.
    const LITTLE: Effort = Effort {
        plans: 1,
        answers: 1,
        ahead: 1,
    };

    #[test]
    fn no_worth_makes_up_for_a_game_that_is_lost_and_of_equals_the_first_is_taken() {
        let ranks = [
            Judged::Loses(900),
            Judged::GoesOn(-1_500),
            Judged::GoesOn(-1_500),
        ];
        assert_eq!(best(&ranks), Some(1));
        assert_eq!(best(&[Judged::Loses(-7), Judged::Loses(5)]), Some(1));
        assert_eq!(best(&[]), None);
    }

    /// How many answers lose the game at this moment where the careful one does not; each of them is taken back for that one.
    fn saved(catalog: &Catalog, state: &State) -> usize {
        let Some(ask) = &state.ask else {
            return 0;
        };
        let rules = Rules::new(catalog, state);
        let lives = Lives::of(&rules, ask);
        let lost = lives.0.iter().filter(|(_, peril)| *peril == Peril::Lost);
        let choose = |key: &Key| {
            let (decision, picks) = (ask.id, vec![key.clone()]);
            (Seat(0), Command::Choose(Answer { decision, picks }))
        };
        let deadly: Vec<(Seat, Command)> = lost.map(|(key, _)| choose(key)).collect();
        if deadly.is_empty() {
            return 0;
        }
        let careful = absent::fallback(&rules).expect("it is answered in silence");
        let tonight = |command: &Command| lives.picks(command, |peril| peril == Peril::Lost);
        let saves = !tonight(&careful.1);
        for order in &deadly {
            let expected = if saves { &careful } else { order };
            assert_eq!(&spared(&rules, ask, order.clone()), expected);
        }
        if !saves {
            return 0;
        }
        if let Some((_, tried)) = best_answer(catalog, state, ask, LITTLE) {
            assert!(!tonight(&tried), "{tried:?}");
        }
        // Rules of thumb spare whoever asks as well.
        if let Some(answer) = guide::answer(catalog, state, careful.0) {
            assert!(!tonight(&Command::Choose(answer)));
        }
        deadly.len()
    }

    #[test]
    fn where_one_answer_kills_and_the_careful_one_does_not_that_one_is_given() {
        let catalog = Catalog::load().expect("the content is good");
        let mut all = 0;
        for seed in 0..60 {
            let made = Island::create(&catalog, &Setup::standard(2), seed);
            let mut state = made.expect("a setup").state;
            while state.end.is_none() {
                // As late in a hard game: the next wounds are the last.
                if state.planning && state.ask.is_none() {
                    state.people[0].wounds = state.people[0].wounds.max(9);
                }
                all += saved(&catalog, &state);
                let mut seats = [Seat(0), Seat(1)].into_iter();
                let next = seats.find_map(|seat| Some((seat, suggest(&catalog, &state, seat)?)));
                let (seat, command) = next.expect("somebody is asked");
                let step = Island::apply(&catalog, &state, seat, &command);
                state = step.expect("it is allowed").state;
            }
        }
        assert!(all > 0);
    }
}
