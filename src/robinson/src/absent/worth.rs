//! What things on the board are worth to a group that must give one up, as rules of thumb.

use castaway_kernel::Key;

use crate::{
    engine::{Engine, Rules},
    ids::{Res, Space},
    policy,
    state::State,
    task::Ctx,
};

/// More than anything that does not decide the game.
const DECISIVE: i32 = 100;

/// A tile by what it yields and shelters.
pub(super) fn tile(rules: &Rules<'_>, space: Space) -> i32 {
    let open = rules.open_sources(space).len();
    let yields = i32::try_from(open).unwrap_or(0) * 2;
    yields + i32::from(rules.natural_shelter(space))
}

/// A tile that is turned down with all that lies on it: what the goal would ask for anew before all.
pub(super) fn with_all_on_it(rules: &Rules<'_>, space: Space) -> i32 {
    let mut without = Engine::new(rules.cat, rules.s.clone());
    without.face_down(space, &Ctx::default());
    let owed = |state: &State| policy::still_owed(rules.cat, state);
    let anew = owed(&without.s) - owed(rules.s);
    let anew = i32::try_from(anew.clamp(0, i64::from(DECISIVE))).unwrap_or(DECISIVE);
    tile(rules, space) + DECISIVE * anew
}

/// A tile as a place for the camp or for a night: shelter first, where none is built.
pub(super) fn camp(rules: &Rules<'_>, space: Space) -> i32 {
    let shelters = !rules.s.shelter && rules.natural_shelter(space);
    tile(rules, space) + if shelters { DECISIVE } else { 0 }
}

/// A source: that of the camp produces, and far ones are hard to reach; wood builds and wins.
pub(super) fn source(rules: &Rules<'_>, space: Space, res: Res) -> i32 {
    let near = rules
        .distances()
        .get(&space)
        .map_or(0, |d| DECISIVE - 10 * i32::from(*d));
    let kinds = match res {
        Res::Wood => 2,
        Res::Food | Res::Npfood => 1,
        Res::Fur => 0,
    };
    near + kinds
}

/// An item: what the goal needs before all, then what works by itself, what it brought, and what else needs it.
pub(super) fn item(rules: &Rules<'_>, key: &Key) -> i32 {
    let Some(card) = rules.cat.inventions.get(key) else {
        return 0;
    };
    let scenario = rules.scenario();
    let wins = scenario.is_some_and(|scenario| scenario.win.items().any(|item| item == key));
    let inventions = rules.s.inventions.iter().filter(|(_, i)| !i.built);
    let cards = inventions.filter_map(|(key, _)| rules.cat.inventions.get(key));
    let needed = cards.filter(|card| card.items.contains(key)).count();
    let parts = 3 * card.passive.len() + 2 * card.on_build.len() + needed;
    let worth = i32::try_from(parts).unwrap_or(DECISIVE);
    worth + if wins { DECISIVE } else { 0 }
}
