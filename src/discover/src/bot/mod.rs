//! The playing bot: one command at a time by rules of thumb, from what its seat knows and nothing else.

mod answers;
mod map;
mod rival;
mod turn;
mod wants;
mod why;

use castaway_kernel::{Answer, Seat};

use crate::{
    absent,
    catalog::Catalog,
    command::Command,
    engine::{Engine, option_key},
    known::Known,
    state::{Outcome, Phase, State},
};
pub(crate) use map::Ways;
use wants::Wants;
pub use why::{Advice, Talent, Why, advice};

/// More commands than any game of the bot takes.
const STEPS: u32 = 20_000;

/// What a seat that is waited for does; `None` where it has nothing to do.
pub fn choose(catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
    let known = Known::new(catalog, state, Some(seat));
    let wants = Wants::of(&known, seat);
    if let (Some((id, prompt, _)), Some(part)) = (known.asked(), known.part()) {
        let place = answers::answer(&known, seat, &wants, prompt, &part.options);
        return Some(Command::Choose(Answer {
            decision: id,
            picks: vec![option_key(place)],
        }));
    }
    known.turn().filter(|turn| turn.seat == seat)?;
    Some(turn::turn(&known, seat, &wants))
}

/// Plays a game on to its end, or until a day; in place, without a copy for each command.
pub fn play_on(catalog: &Catalog, state: State, until: u16) -> (State, Option<Outcome>) {
    let mut engine = Engine::new(catalog, state);
    for _ in 0..STEPS {
        if engine.s.phase == Phase::Over || engine.s.day > until {
            break;
        }
        engine.events.clear();
        let Some(seat) = absent::awaited(&engine.s).first().copied() else {
            break;
        };
        let Some(command) = choose(catalog, &engine.s, seat) else {
            break;
        };
        if engine.step(seat, &command).is_err() && engine.step(seat, &Command::EndTurn).is_err() {
            break;
        }
    }
    let over = <crate::Discover as castaway_kernel::Game>::outcome(&engine.s);
    (engine.s, over)
}
