//! What the coming night takes: goods that are asked for, land that sinks, and who would not live through it.

use castaway_kernel::Seat;

use crate::{
    catalog::Catalog,
    command::Command,
    content::Check,
    engine,
    hex::Hex,
    ids::Resource,
    legal, reach,
    state::{Phase, Player, Standing, State},
    view::View,
};

/// What a night may ask for.
const ASKED: [Resource; 2] = [Resource::Water, Resource::Food];

/// Whether the coming night asks for this.
pub fn asks(view: &View, resource: Resource) -> bool {
    match resource {
        Resource::Water => view.tonight.thirst,
        Resource::Food => view.tonight.hunger,
        Resource::Wood | Resource::Rope | Resource::Stone => false,
    }
}

/// What the coming night asks for.
pub fn asked(view: &View) -> impl Iterator<Item = Resource> + '_ {
    ASKED.into_iter().filter(move |r| asks(view, *r))
}

/// Whether the coming night asks for this and a seat has none.
pub fn lacks(view: &View, seat: Seat, resource: Resource) -> bool {
    let none = |p: &Player| p.stock.get(resource) == 0;
    asks(view, resource) && view.players.get(seat.index()).is_some_and(none)
}

/// Whether the sea takes this field when the next day begins.
pub fn sinks(view: &View, at: Hex) -> bool {
    view.sinking.contains(&at)
}

/// Whether a player dies tonight of what is missing now.
pub fn kills(view: &View, seat: Seat) -> bool {
    let player = view.players.get(seat.index());
    player.is_some_and(|p| lacking(view, p) > 0 && usize::from(p.health) <= lacking(view, p))
}

/// Hearts that the night takes for goods that a player does not have.
fn lacking(view: &View, player: &Player) -> usize {
    asked(view).filter(|r| player.stock.get(*r) == 0).count()
}

/// Whether these orders leave the player where the night kills, with no die to leave or to find what is missing.
pub fn deadly(
    catalog: &Catalog,
    state: &State,
    view: &View,
    seat: Seat,
    orders: &[Command],
) -> bool {
    let worst = asked(view).count() + usize::from(!view.sinking.is_empty());
    let frail = state
        .player(seat)
        .is_some_and(|p| usize::from(p.health) <= worst);
    frail
        && legal::play(catalog, state, seat, orders)
            .is_some_and(|(after, _)| dies(catalog, view, seat, &after))
}

fn dies(catalog: &Catalog, view: &View, seat: Seat, after: &State) -> bool {
    let (Some(player), Phase::Turn(turn)) = (after.player(seat), &after.phase) else {
        return false;
    };
    if player.standing != Standing::Playing {
        return matches!(player.standing, Standing::Dead { .. });
    }
    let met = !after.charter.goals.is_empty() && engine::goals_met(after, seat);
    // Whoever has met the task may leave before the night.
    if met && after.charter.check == Check::AnyTime {
        return false;
    }
    let (health, lacking) = (usize::from(player.health), lacking(view, player));
    let sinking = player.at.is_some_and(|at| sinks(view, at));
    if health > lacking + usize::from(sinking) {
        return false;
    }
    if turn.dice.iter().all(|die| die.spent) && turn.stride == 0 {
        return true;
    }
    let ways = || reach::reach(catalog, after, seat);
    health > lacking && ways().iter().all(|way| sinks(view, way.hex))
}
