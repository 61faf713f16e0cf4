//! Taking what a field offers: resources, crystals, masks, smoke signs, sections of the map.

use castaway_kernel::Seat;

use super::{Res, Work, fault, no};
use crate::{
    catalog::Catalog,
    content::Hindrance,
    event::Event,
    ids::{Feature, Item, Resource, Task},
    reject::Rejection,
    state::{Charter, Player},
};

/// Takes with one die what lies where the pawn stands (W-GATHER-2). The field is crossed out for everybody and for good
/// (W-GATHER-3, W-GATHER-10); only what is gathered has a value that can be met (W-GATHER-9).
pub(super) fn take(w: &mut Work<'_>, seat: Seat, die: u8) -> Res {
    let value = w.die(seat, die)?.value;
    let Some(at) = w.player(seat)?.at else {
        return fault("a pawn is nowhere in its turn");
    };
    let feature = match w.state.map.get(at) {
        Some(field) if !field.used => field.feature,
        Some(_) | None => return no(Rejection::Nothing),
    };
    match feature {
        Feature::Gather {
            resource,
            value: printed,
        } => gather(w, seat, resource, value == printed),
        Feature::Crystal => crystal(w, seat, value),
        Feature::Mask => mask(w, seat, value),
        Feature::Smoke => smoke(w, seat, value),
        Feature::Chart => chart(w, seat, value),
        Feature::Empty | Feature::Sea | Feature::Palm | Feature::Lizard { .. } => {
            no(Rejection::Nothing)
        }
    }?;
    w.spend(seat, die)?;
    w.state.map.cross_out(at);
    Ok(())
}

/// The smallest die that a task asks for.
fn least(charter: &Charter, task: Task) -> u8 {
    let of = |h: &Hindrance| match h {
        Hindrance::MinDie { task: of, value } if *of == task => Some(*value),
        Hindrance::MinDie { .. }
        | Hindrance::NoShift
        | Hindrance::BothFrom(_)
        | Hindrance::StructuresApart
        | Hindrance::ClosingSea(_) => None,
    };
    charter.hindrances.iter().filter_map(of).max().unwrap_or(1)
}

fn needs(w: &Work<'_>, task: Task, value: u8) -> Res {
    match least(&w.state.charter, task) {
        least if value < least => no(Rejection::MinDie(least)),
        _ => Ok(()),
    }
}

/// Whether a player could take what an unused field offers with a die of this value.
pub fn takes(
    catalog: &Catalog,
    charter: &Charter,
    player: &Player,
    feature: Feature,
    value: u8,
) -> bool {
    let rules = &catalog.rules;
    match feature {
        Feature::Gather { .. } => true,
        Feature::Crystal => value >= least(charter, Task::Crystal),
        Feature::Mask => player.masks < rules.mask_boxes && value >= least(charter, Task::Mask),
        Feature::Smoke => {
            player.made.contains(&Item::Campfire)
                && player.smoke_value.is_none_or(|first| first == value)
                && value >= least(charter, Task::Smoke)
        }
        Feature::Chart => {
            rules.chart.contains(&value)
                && !player.charted.contains(&value)
                && value >= least(charter, Task::Chart)
        }
        Feature::Empty | Feature::Sea | Feature::Palm | Feature::Lizard { .. } => false,
    }
}

/// How many units a player gets from one field of a resource: one (W-GATHER-4, W-GATHER-6), or two with the tool that doubles it,
/// by itself and for good (W-CRAFT-5).
pub fn units(catalog: &Catalog, player: &Player, resource: Resource) -> u16 {
    let doubles = |d: &&crate::content::ItemDef| d.doubles == Some(resource);
    let tool = catalog.items.iter().find(doubles).map(|d| d.id);
    if tool.is_some_and(|t| player.made.contains(&t)) {
        2
    } else {
        1
    }
}

/// Wood, rope, stone, food and water alike (W-GATHER-5); a die of the printed value gives a survival point, too (W-GATHER-8).
fn gather(w: &mut Work<'_>, seat: Seat, resource: Resource, matching: bool) -> Res {
    let units = units(w.catalog, w.player(seat)?, resource);
    let player = w.player_mut(seat)?;
    player.stock.add(resource, units);
    // A doubled field still gives one point (W-R-8).
    player.survival = player.survival.saturating_add(u16::from(matching));
    w.tell(Event::Gathered {
        seat,
        resource,
        units,
        survival: matching,
    });
    Ok(())
}

/// A crystal, with any die (W-CRYS-1).
fn crystal(w: &mut Work<'_>, seat: Seat, value: u8) -> Res {
    needs(w, Task::Crystal, value)?;
    let player = w.player_mut(seat)?;
    player.crystals = player.crystals.saturating_add(1);
    let count = player.crystals;
    w.tell(Event::Crystal { seat, count });
    Ok(())
}

/// A mask, with any die (W-MASK-1), as long as a box is free (W-MASK-4, W-R-9).
fn mask(w: &mut Work<'_>, seat: Seat, value: u8) -> Res {
    needs(w, Task::Mask, value)?;
    let boxes = w.catalog.rules.mask_boxes;
    let player = w.player_mut(seat)?;
    if player.masks >= boxes {
        return no(Rejection::MaskBoxes);
    }
    player.masks += 1;
    let count = player.masks;
    w.tell(Event::MaskFound { seat, count });
    Ok(())
}

/// A smoke sign, noted with its value (W-SMOKE-2): it needs a campfire that was built (W-SMOKE-1, W-R-6), and each later one the
/// value of the first (W-SMOKE-3).
fn smoke(w: &mut Work<'_>, seat: Seat, value: u8) -> Res {
    if !w.owns(seat, Item::Campfire) {
        return no(Rejection::NoFire);
    }
    needs(w, Task::Smoke, value)?;
    let player = w.player_mut(seat)?;
    match player.smoke_value {
        Some(first) if first != value => return no(Rejection::SmokeValue(first)),
        Some(_) => {}
        None => player.smoke_value = Some(value),
    }
    player.smokes = player.smokes.saturating_add(1);
    let count = player.smokes;
    w.tell(Event::Smoke { seat, value, count });
    Ok(())
}

/// A section of the map, with a die of a value that is still open (W-CHART-1), in any order (W-CHART-2).
fn chart(w: &mut Work<'_>, seat: Seat, value: u8) -> Res {
    needs(w, Task::Chart, value)?;
    if !w.catalog.rules.chart.contains(&value) || !w.player_mut(seat)?.charted.insert(value) {
        return no(Rejection::ChartValue);
    }
    let count = u8::try_from(w.player(seat)?.charted.len()).unwrap_or(u8::MAX);
    w.tell(Event::Charted { seat, value, count });
    Ok(())
}
