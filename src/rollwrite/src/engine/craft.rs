//! Plans, items, structures and their destruction.

use castaway_kernel::Seat;

use super::{Res, Work, fault, no};
use crate::{
    content::{Hindrance, ItemDef},
    event::Event,
    hex::Hex,
    ids::Item,
    reject::Rejection,
    state::{State, Structure},
};

/// Whether copies of an item stand on the map.
pub(crate) fn is_structure(item: Item) -> bool {
    match item {
        Item::Tent | Item::Campfire => true,
        Item::Pickaxe
        | Item::Axe
        | Item::Knife
        | Item::Pot
        | Item::Flask
        | Item::Bow
        | Item::Raft => false,
    }
}

fn card<'a>(w: &Work<'a>, item: Item) -> Res<&'a ItemDef> {
    match w.catalog.item(item) {
        Some(card) => Ok(card),
        None => fault("an item without a card"),
    }
}

/// Puts a die into the box of its value (W-CRAFT-4), of any item, wherever the pawn stands and over any number of turns
/// (W-CRAFT-3, W-R-3).
pub(super) fn plan(w: &mut Work<'_>, seat: Seat, die: u8, item: Item) -> Res {
    let value = w.die(seat, die)?.value;
    if w.owns(seat, item) {
        return no(Rejection::Made(item));
    }
    let fits = card(w, item)?.plan.contains(&value);
    if !fits
        || !w
            .player_mut(seat)?
            .plans
            .entry(item)
            .or_default()
            .insert(value)
    {
        return no(Rejection::PlanBox(item));
    }
    w.spend(seat, die)?;
    w.tell(Event::Planned { seat, item, value });
    Ok(())
}

/// Makes an item whose plan is full, at any moment of the own turn (W-CRAFT-1), for its whole price (W-R-3). Tools and raft are
/// made once (W-R-4); a structure as often as it is paid for (W-BUILD-2, W-BUILD-4), with the plan of the first (W-BUILD-1).
pub(super) fn craft(w: &mut Work<'_>, seat: Seat, item: Item) -> Res {
    w.turn(seat)?.stride = 0;
    let card = card(w, item)?;
    let player = w.player(seat)?;
    if player.made.contains(&item) && !is_structure(item) {
        return no(Rejection::Made(item));
    }
    let full = player
        .plans
        .get(&item)
        .map_or(0, std::collections::BTreeSet::len);
    if full < card.plan.len() {
        return no(Rejection::PlanOpen(item));
    }
    if !player.stock.covers(&card.cost) {
        return no(Rejection::Resources);
    }
    if is_structure(item) {
        build(w, seat, item)?;
    } else {
        w.tell(Event::Crafted { seat, item });
    }
    let player = w.player_mut(seat)?;
    player.stock.pay(&card.cost);
    player.made.insert(item);
    Ok(())
}

/// Whether a seat may put a structure on a field: an empty one (W-BUILD-3, W-R-5), which it is again when what stood there was
/// destroyed (W-R-26).
pub fn room(state: &State, seat: Seat, at: Hex) -> bool {
    let near = |s: &Structure| s.owner == seat && s.at.distance(at) == 1;
    let apart = state
        .charter
        .hindrances
        .contains(&Hindrance::StructuresApart);
    state.map.is_empty(at)
        && state.structure_at(at).is_none()
        && !(apart && state.structures.iter().any(near))
}

fn build(w: &mut Work<'_>, seat: Seat, item: Item) -> Res {
    let Some(at) = w.player(seat)?.at else {
        return fault("a pawn is nowhere in its turn");
    };
    if !w.state.map.is_empty(at) || w.state.structure_at(at).is_some() {
        return no(Rejection::NotEmpty);
    }
    if !room(&w.state, seat, at) {
        return no(Rejection::TooNear);
    }
    w.state.structures.push(Structure {
        at,
        owner: seat,
        item,
    });
    w.tell(Event::Built { seat, item, at });
    Ok(())
}

/// Destroys with any die a structure of somebody else where the pawn stands (W-BUILD-5).
pub(super) fn raze(w: &mut Work<'_>, seat: Seat, die: u8) -> Res {
    w.die(seat, die)?;
    let at = w.player(seat)?.at;
    let theirs = |s: &Structure| Some(s.at) == at && s.owner != seat;
    let Some(found) = w.state.structures.iter().position(theirs) else {
        return no(Rejection::NothingToRaze);
    };
    w.spend(seat, die)?;
    let gone = w.state.structures.remove(found);
    w.tell(Event::Razed {
        seat,
        owner: gone.owner,
        item: gone.item,
        at: gone.at,
    });
    Ok(())
}
