//! What an answer leads to, as far as everybody at the table can see.

use crate::{
    ask::Ask,
    engine::{Engine, Rules},
    event::Event,
    state::{End, State},
    task::Op,
};

/// More steps than what follows from one answer takes.
const FUEL: u32 = 2_000;

/// What becomes of the people, the better first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Fate {
    /// Nobody dies, or the game is won.
    Safe,
    /// Something hidden or random comes before anybody dies.
    Hidden,
    /// Friday dies.
    FridayDies,
    /// The game is lost with so many tasks of the round still to come: the fewer, the longer everybody lives.
    Lost(usize),
}

impl Fate {
    /// Whether it is known to kill somebody or to lose the game.
    pub(super) fn harms(self) -> bool {
        match self {
            Fate::Safe | Fate::Hidden => false,
            Fate::FridayDies | Fate::Lost(_) => true,
        }
    }
}

/// What picking these options leads to, up to the next action, plan or end of a round; questions on the way are
/// answered as said. It ends where a hidden card or a die would show, so that nobody learns of one.
pub(super) fn fate(
    rules: &Rules<'_>,
    picks: &[usize],
    answers: impl Fn(&Rules<'_>, &Ask) -> Vec<usize>,
) -> Fate {
    course(rules, picks, answers, |_| {})
}

/// The same, with all that happens on the way.
pub(super) fn course(
    rules: &Rules<'_>,
    picks: &[usize],
    answers: impl Fn(&Rules<'_>, &Ask) -> Vec<usize>,
    mut happens: impl FnMut(&Event),
) -> Fate {
    let friday = |s: &State| s.friday.as_ref().is_some_and(|f| !f.dead);
    let lived = friday(rules.s);
    let mut to_come = usize::MAX;
    let mut engine = Engine::new(rules.cat, rules.s.clone());
    engine.settle(picks);
    for _ in 0..FUEL {
        engine.events.iter().for_each(&mut happens);
        let dies = lived && !friday(&engine.s);
        let so_far = if dies { Fate::FridayDies } else { Fate::Safe };
        match engine.s.end {
            Some(End::Won) => return Fate::Safe,
            Some(
                End::Died(_)
                | End::TimeOver
                | End::CampLost
                | End::Unfed
                | End::CrewLost
                | End::InventionGone
                | End::OutOfReach,
            ) => return Fate::Lost(to_come),
            None => {}
        }
        if engine.events.iter().any(Event::reveals) {
            return so_far.max(Fate::Hidden);
        }
        engine.events.clear();
        if let Some(ask) = engine.s.ask.clone() {
            let picks = answers(&engine.rules(), &ask);
            engine.settle(&picks);
            continue;
        }
        to_come = to_come.min(engine.s.stack.len());
        let next = engine.s.stack.last().map(|task| &task.op);
        if matches!(
            next,
            None | Some(Op::Planning | Op::NextAction | Op::RoundEnd)
        ) {
            return so_far;
        }
        if engine.tick().is_err() {
            break;
        }
    }
    Fate::Hidden
}
