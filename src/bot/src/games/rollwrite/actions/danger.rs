//! Presses that nobody wants by mistake, and the question before them.

use castaway_rollwrite::{
    command::Command,
    event::{Event, Harm},
    foresight::{self, Budget},
    hex::Hex,
    ids::{Feature, Resource},
    legal,
    map::Field,
    state::{Phase, Standing, State},
};

use super::would_waste;
use crate::games::rollwrite::{
    destinations::{gathers, spots},
    press::Dice,
    scene::Scene,
    tonight,
};

/// What a press would do that cannot be made good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Danger {
    /// The player dies of this.
    Death(Harm),
    /// The day ends, and this costs a heart that could still be kept.
    Hurt(Harm),
    /// The task can no longer be met.
    Task,
    /// An attack ends the turn, and so many dice are lost.
    Attack(usize),
    /// The day ends, and so many dice are lost.
    Dice(usize),
    /// The game ends for the player, and so many dice are lost.
    Finish(usize),
}

/// What these orders would do that deserves a question; the worst of it.
pub fn danger(scene: &Scene<'_>, commands: &[Command]) -> Option<Danger> {
    scene.turn()?;
    let (after, events) = after(scene, commands)?;
    let harms = || {
        events.iter().filter_map(|event| match event {
            Event::Hurt { seat, harm, .. } if *seat == scene.seat => Some(*harm),
            _ => None,
        })
    };
    if is_dead(scene, &after) {
        return Some(Danger::Death(harms().last().unwrap_or(Harm::Fight)));
    }
    if loses_task(scene, &after) {
        return Some(Danger::Task);
    }
    // Once the game is over a heart more or less is nothing to ask about.
    let goes_on = !matches!(after.phase, Phase::Over(_));
    if let Some(harm) = harms().find(|harm| goes_on && averts(scene, *harm)) {
        return Some(Danger::Hurt(harm));
    }
    let free = scene.turn()?.dice.iter().filter(|d| !d.spent).count();
    commands.iter().find_map(|command| match command {
        Command::Attack { .. } | Command::Shoot { .. } if free > 0 => Some(Danger::Attack(free)),
        // Something may also be made without a die.
        Command::EndTurn if free > 0 || would_waste(scene) => Some(Danger::Dice(free)),
        Command::Finish if free > 0 || would_waste(scene) => Some(Danger::Finish(free)),
        _ => None,
    })
}

/// What the night takes a heart for if the day ends now, also where nothing averts it any more.
pub fn tonight_hurts(scene: &Scene<'_>) -> Option<Harm> {
    night_hurts(scene, &[Command::EndTurn])
}

/// What the night takes a heart for where nothing but it is left of the day after these orders.
pub fn night_hurts(scene: &Scene<'_>, commands: &[Command]) -> Option<Harm> {
    let (_, events) = after(scene, commands)?;
    events.iter().find_map(|event| match event {
        Event::Hurt { seat, harm, .. } if *seat == scene.seat && *harm != Harm::Fight => {
            Some(*harm)
        }
        _ => None,
    })
}

/// The game after these orders, with the night if nothing else is left of the day.
fn after(scene: &Scene<'_>, commands: &[Command]) -> Option<(State, Vec<Event>)> {
    legal::play_on(scene.catalog, scene.state, scene.seat, commands)
}

/// Whether something can still be done today against what the night does.
pub fn averts(scene: &Scene<'_>, harm: Harm) -> bool {
    let resource = match harm {
        Harm::Thirst => Resource::Water,
        Harm::Hunger => Resource::Food,
        Harm::Tide => {
            let now = scene.player().and_then(|p| p.at);
            let safe = |at: Hex| !tonight::sinks(scene, at);
            return now.is_some_and(safe) || scene.view.reach.iter().any(|way| safe(way.hex));
        }
        Harm::Fight => return false,
    };
    let fields = spots(scene, &Dice::NONE);
    let mut fields = fields.iter().filter_map(|s| gathers(scene, s));
    fields.any(|r| r == resource) || takes_here(scene, resource)
}

/// Whether a die can take this where the player stands.
fn takes_here(scene: &Scene<'_>, resource: Resource) -> bool {
    let field = scene.player().and_then(|p| scene.state.map.get(p.at?));
    let lies = |f: Field| matches!(f.feature, Feature::Gather { resource: r, .. } if r == resource);
    let takes = |die: u8| scene.accepts(&[Command::Take { die }]);
    field.is_some_and(lies) && (0..4).any(takes)
}

fn is_dead(scene: &Scene<'_>, state: &State) -> bool {
    let player = state.player(scene.seat);
    player.is_some_and(|p| matches!(p.standing, Standing::Dead { .. }))
}

/// Whether the task could be met before and cannot after.
fn loses_task(scene: &Scene<'_>, after: &State) -> bool {
    let winnable = || winnable(scene);
    foresight::loses(scene.catalog, scene.state, after, scene.seat, winnable)
}

/// Whether this last day can be won, as far as that is found soon.
fn winnable(scene: &Scene<'_>) -> bool {
    scene.alone()
        && scene.view.day >= scene.view.charter.days
        && (!scene.wins().is_empty()
            || foresight::can_win(scene.catalog, scene.state, scene.seat, Budget::PANEL))
}
