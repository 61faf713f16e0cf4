//! Tasks carried out with every stop passed.

use castaway_kernel::{Answer, Pick};
use castaway_robinson::{
    ask::{Ask, Label},
    command::Command,
    ids::Who,
    stepper::Stepper,
    task::Usable,
};

/// More tasks than one loss takes.
const FUEL: usize = 300;

/// What a stop offered.
pub type Offered = Vec<(Who, Usable)>;

fn passes(ask: &Ask) -> Option<usize> {
    ask.options.iter().position(|o| o.label == Label::Continue)
}

/// Runs until the stack is no higher than `floor`. Stops are passed, and what they offered is noted; the first other
/// question is answered with option `pick`, later ones with their first. `None`: a question was open.
pub fn run(
    game: &mut Stepper<'_>,
    floor: usize,
    pick: &mut Option<usize>,
    offered: &mut Offered,
) -> Option<()> {
    for _ in 0..FUEL {
        if game.state().end.is_some() {
            return Some(());
        }
        if let Some(ask) = game.state().ask.clone() {
            let at = match (passes(&ask), *pick) {
                (Some(at), _) => {
                    offered.extend(ask.options.iter().filter_map(|o| match &o.label {
                        Label::Use(who, what) => Some((*who, what.clone())),
                        _ => None,
                    }));
                    at
                }
                (None, Some(at)) if ask.pick == Pick::One => {
                    *pick = Some(0);
                    at
                }
                (None, _) => return None,
            };
            let option = ask.options.get(at)?;
            let answer = Command::Choose(Answer {
                decision: ask.id,
                picks: vec![option.key.clone()],
            });
            game.give(ask.seats[0], &answer).ok()?;
            continue;
        }
        if game.state().stack.len() <= floor {
            return Some(());
        }
        game.step().ok()?;
    }
    None
}
