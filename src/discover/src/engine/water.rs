//! What everybody knows of the water of a source before it is tasted.

use crate::{
    catalog::Catalog,
    ids::{Difficulty, Res},
    state::{Phase, State},
    world::{Icon, Space},
};

/// Whether the water of a source there is dirty, or may be, as far as that is known (D-WATER-1, D-DIRTY-2): the terrain says how many
/// of its sources are, one fewer in a gentle world; while all sources are clean, none is.
pub(crate) fn may_be_dirty(catalog: &Catalog, s: &State, space: Space) -> bool {
    if s.day <= s.clean_until {
        return false;
    }
    match s.spaces.get(usize::from(space)).and_then(|g| g.water) {
        Some(spring) if spring.up || s.phase == Phase::Over => spring.res == Res::Dirty,
        Some(_) => hidden_dirty(catalog, s) > 0,
        None => false,
    }
}

/// How many dirty sources nobody has tasted.
fn hidden_dirty(catalog: &Catalog, s: &State) -> usize {
    let terrain = s.world.order.terrain.as_ref();
    let terrain = terrain.and_then(|id| catalog.terrains.get(id));
    let all = terrain.map_or(&[][..], |t| &t.water);
    let gentle = usize::from(s.world.order.difficulty == Difficulty::Gentle);
    let dirty = all.iter().filter(|res| **res == Res::Dirty).count();
    // What springs up by a card lies open, and is none of the terrain's.
    let printed = |at: Space| {
        let icon = s.world.site(at).and_then(|site| site.icon);
        matches!(icon, Some(Icon::Water(_)))
    };
    let sources = (0..).zip(&s.spaces).filter(|(at, _)| printed(*at));
    let tasted = sources.filter(|(_, ground)| {
        let spring = ground.water.as_ref();
        spring.is_some_and(|spring| spring.up && spring.res == Res::Dirty)
    });
    dirty.saturating_sub(gentle).saturating_sub(tasted.count())
}
