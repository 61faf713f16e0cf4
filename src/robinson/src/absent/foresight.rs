//! What an answer leads to, as far as everybody at the table can see.

use crate::{
    ask::Ask,
    engine::{Engine, Rules},
    event::Event,
    state::{End, State},
    task::{Ctx, Op},
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
    /// The game is lost in the morning by all that is known, before anybody plans, and whether Friday is dead by then; the event that
    /// comes first may still change it.
    Morning(bool),
    /// The game is lost with so many tasks of the round still to come: the fewer, the longer everybody lives.
    Lost(usize),
}

impl Fate {
    /// Whether it is known to kill somebody or to lose the game.
    pub(super) fn harms(self) -> bool {
        match self {
            Fate::Safe | Fate::Hidden => false,
            Fate::FridayDies | Fate::Morning(_) | Fate::Lost(_) => true,
        }
    }
}

/// What picking these options leads to, up to the next action or plan; questions on the way are answered as said. It ends where a
/// hidden card or a die would show, so that nobody learns of one. Of the morning after a night only what is known counts: the card
/// that the next event pushes off the board, and what low morale takes.
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
    let mut morning = false;
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
            ) => {
                return match morning {
                    true => Fate::Morning(dies),
                    false => Fate::Lost(to_come),
                };
            }
            None => {}
        }
        if engine.events.iter().any(Event::reveals) {
            return match morning {
                true => so_far,
                false => so_far.max(Fate::Hidden),
            };
        }
        engine.events.clear();
        if let Some(ask) = engine.s.ask.clone() {
            let picks = answers(&engine.rules(), &ask);
            engine.settle(&picks);
            continue;
        }
        to_come = to_come.min(engine.s.stack.len());
        let next = engine.s.stack.last().map(|task| &task.op);
        match next {
            None | Some(Op::Planning | Op::NextAction) => return so_far,
            Some(Op::ProductionPhase) if morning => return so_far,
            Some(Op::RoundEnd) if engine.rules().last_round() => return so_far,
            Some(Op::RoundEnd) => morning = true,
            Some(Op::DrawEvent) if morning => {
                pushes_off(&mut engine);
                continue;
            }
            Some(_) => {}
        }
        if engine.tick().is_err() {
            break;
        }
    }
    Fate::Hidden
}

/// What the next event does that is known before it is drawn: the older card beside the deck is pushed off the board.
fn pushes_off(engine: &mut Engine<'_>) {
    engine.s.stack.pop();
    let [left, right] = &mut engine.s.threats;
    if let Some(newer) = right.take()
        && let Some(older) = left.replace(newer)
    {
        engine.push(Op::ThreatEffect(older), Ctx::default());
    }
}
