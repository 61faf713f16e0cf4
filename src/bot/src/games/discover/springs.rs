//! Springs: what is known of their water, and the orders that draw it.

use castaway_discover::{
    command::{Command, Gather},
    effect::Passive,
    engine::option_key,
    ids::Res,
    world::Space,
};
use castaway_kernel::Answer;

use super::scene::Scene;

/// What there is to say of a spring that cannot make sick: nothing.
pub const CLEAN: &str = "clean";
/// The place of the catch among what a source is asked about.
pub const CATCH: usize = 1;
/// The place of its water.
const WATER: usize = 0;

/// What is known of a spring there: that it is dirty, that nobody has tasted it and it may be, or neither.
pub fn spring(scene: &Scene<'_>, at: Space) -> &'static str {
    let known = scene.known();
    match known.water(at) {
        Some((tasted, _)) if known.may_be_dirty(at) => match tasted {
            Some(_) => "dirty",
            None => "untried",
        },
        _ => CLEAN,
    }
}

/// The orders that draw water after so many other draws: whoever has a line is asked each time what the source gives.
pub fn draw(scene: &Scene<'_>, n: u8) -> Vec<Command> {
    match caught(scene) {
        Some(_) => taken(scene, n, WATER).into(),
        None => vec![Command::Gather(Gather::Water)],
    }
}

/// What the seat that is spoken of may catch at a source in place of its water.
pub fn caught(scene: &Scene<'_>) -> Option<Res> {
    let all = scene.known_to_seat().abilities(scene.seat);
    all.iter().find_map(|(_, _, passive)| match passive {
        Passive::AtWaterGatherAlt { res, .. } => Some(*res),
        _ => None,
    })
}

/// A gather action at a source after so many others, with what is taken of what it gives.
pub fn taken(scene: &Scene<'_>, n: u8, what: usize) -> [Command; 2] {
    let take = Command::Choose(Answer {
        decision: scene.question_after(u32::from(n)),
        picks: vec![option_key(what)],
    });
    [Command::Gather(Gather::Water), take]
}
