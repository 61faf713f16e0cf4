//! What the coming night takes: goods that are asked for, land that sinks, and who would not live through it.

use castaway_rollwrite::{
    command::Command,
    content::Check,
    engine,
    hex::Hex,
    ids::Resource,
    reach,
    state::{Phase, Player, Standing, State},
};

use super::scene::Scene;

/// What a night may ask for.
const ASKED: [Resource; 2] = [Resource::Water, Resource::Food];

/// Whether the coming night asks for this.
pub fn asks(scene: &Scene<'_>, resource: Resource) -> bool {
    match resource {
        Resource::Water => scene.view.tonight.thirst,
        Resource::Food => scene.view.tonight.hunger,
        Resource::Wood | Resource::Rope | Resource::Stone => false,
    }
}

/// What the coming night asks for.
pub fn asked<'a>(scene: &'a Scene<'_>) -> impl Iterator<Item = Resource> + 'a {
    ASKED.into_iter().filter(|r| asks(scene, *r))
}

/// Whether the coming night asks for this and none is there.
pub fn lacks(scene: &Scene<'_>, resource: Resource) -> bool {
    let none = |p: &Player| p.stock.get(resource) == 0;
    asks(scene, resource) && scene.player().is_some_and(none)
}

/// Whether the sea takes this field when the next day begins.
pub fn sinks(scene: &Scene<'_>, at: Hex) -> bool {
    scene.view.sinking.contains(&at)
}

/// Whether the player dies tonight of what is missing now.
pub fn kills(scene: &Scene<'_>) -> bool {
    let player = scene.player();
    player.is_some_and(|p| lacking(scene, p) > 0 && usize::from(p.health) <= lacking(scene, p))
}

/// Hearts that the night takes for goods that a player does not have.
fn lacking(scene: &Scene<'_>, player: &Player) -> usize {
    asked(scene).filter(|r| player.stock.get(*r) == 0).count()
}

/// Whether these orders leave the player where the night kills, with no die to leave or to find what is missing.
pub fn deadly(scene: &Scene<'_>, orders: &[Command]) -> bool {
    let worst = asked(scene).count() + usize::from(!scene.view.sinking.is_empty());
    let frail = scene.player().map(|p| usize::from(p.health) <= worst);
    if frail != Some(true) {
        return false;
    }
    scene.after(orders).is_some_and(|after| dies(scene, &after))
}

fn dies(scene: &Scene<'_>, after: &State) -> bool {
    let (Some(player), Phase::Turn(turn)) = (after.player(scene.seat), &after.phase) else {
        return false;
    };
    if player.standing != Standing::Playing {
        return matches!(player.standing, Standing::Dead { .. });
    }
    let met = !after.charter.goals.is_empty() && engine::goals_met(after, scene.seat);
    // Whoever has met the task may leave before the night.
    if met && after.charter.check == Check::AnyTime {
        return false;
    }
    let (health, lacking) = (usize::from(player.health), lacking(scene, player));
    let sinking = player.at.is_some_and(|at| sinks(scene, at));
    if health > lacking + usize::from(sinking) {
        return false;
    }
    if turn.dice.iter().all(|die| die.spent) && turn.stride == 0 {
        return true;
    }
    let ways = || reach::reach(scene.catalog, after, scene.seat);
    health > lacking && ways().iter().all(|way| sinks(scene, way.hex))
}
