//! A moment made by hand, so that no change of generator or player touches what is pinned.

use castaway_kernel::{Game, Seat};
use castaway_render::rollwrite::Reach;
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    hex::Hex,
    ids::{Feature, Item, Resource},
    map::Map,
    state::{Die, Phase, Score, Structure, Turn},
    view::View,
};

use crate::samples;

/// The moment.
pub fn small() -> View {
    let catalog = Catalog::load().expect("the content is whole");
    let state = samples::game(&catalog, (1, &["s02"], 1), (0, 0)).expect("a game");
    let mut view = RollWrite::view(&catalog, &state, Some(Seat(0)));
    view.map = Map::empty(5, 3);
    let wood = Feature::Gather {
        resource: Resource::Wood,
        value: 4,
    };
    let put = [
        (0, 0, Feature::Sea),
        (1, 0, Feature::Palm),
        (2, 0, wood),
        (3, 0, Feature::Crystal),
        (4, 1, Feature::Lizard { value: 3 }),
        (2, 1, Feature::Chart),
        (0, 2, Feature::Smoke),
        (1, 2, Feature::Mask),
    ];
    for (col, row, feature) in put {
        view.map.set(Hex::new(col, row), feature);
    }
    view.map.cross_out(Hex::new(3, 0));
    view.structures = vec![Structure {
        at: Hex::new(4, 0),
        owner: Seat(0),
        item: Item::Tent,
    }];
    let die = |value, spent| Die {
        value,
        spent,
        rerolls: 0,
    };
    view.phase = Phase::Turn(Turn {
        seat: Seat(0),
        dice: [die(2, false), die(5, true), die(6, false), die(1, false)],
        stride: 0,
    });
    let player = view.players.first_mut().expect("a player");
    player.at = Some(Hex::new(2, 2));
    player.crystals = 1;
    player.charted = [4].into();
    player.plans = [(Item::Tent, [1, 2, 5].into()), (Item::Axe, [4].into())].into();
    player.made = [Item::Pot].into();
    player.stock.wood = 2;
    player.stock.rope = 3;
    view.goals = vec![vec![false, true]];
    view.scores.scores = vec![Score {
        tools: 6,
        structures: 15,
        ..Score::default()
    }];
    view
}

/// What can be chosen in it.
pub fn small_reach() -> Vec<Reach> {
    let at = |col, row, serves, dice| Reach {
        at: Hex::new(col, row),
        serves,
        dice,
    };
    vec![at(2, 0, false, 1), at(2, 1, true, 2), at(1, 2, false, 1)]
}
