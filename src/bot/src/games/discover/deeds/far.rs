//! A way and what one goes there for, by one press: a tile is turned up, a landmark is looked into.

use castaway_discover::{
    command::Command,
    wording::{space_name, tile_name},
};

use super::kinds::{Deed, Rank};
use crate::games::discover::{
    scene::Scene,
    spots::{Spot, Wish, spots},
};

/// What is done at the end of a way, one deed for each tile and landmark; the orders stop at anything new.
pub(super) fn far(scene: &Scene<'_>) -> Vec<Deed> {
    let stamina = scene.me().map_or(0, |me| me.stamina);
    let known = scene.known();
    let mut all: Vec<Deed> = Vec::new();
    let mut reached = spots(scene);
    reached.retain(|spot| spot.stamina < stamina && spot.wish != Wish::Danger);
    reached.sort_by_key(|spot| (spot.stamina, spot.way.len(), spot.at));
    // What lies beside one's own space is turned up without a step.
    let near = |at| known.around(at).map(|to| known.tile_of(to));
    let mut tiles: Vec<u8> = scene.me().map_or(Vec::new(), |me| near(me.at).collect());
    for spot in &reached {
        let wanted = matches!(spot.wish, Wish::Quest | Wish::Landmark);
        if let Some(n) = known.landmark(spot.at).filter(|_| wanted) {
            let label = |to: &str| {
                let args = [("to", to.into()), ("n", n.into())];
                scene.words.with("dg-deed-far-look", &args)
            };
            let code = format!("far-look:{}", spot.at);
            all.push(deed(scene, spot, code, label, Command::Investigate));
        }
        for tile in near(spot.at) {
            if known.is_tile_open(tile) || known.is_flooded(tile) || tiles.contains(&tile) {
                continue;
            }
            tiles.push(tile);
            let name = tile_name(tile);
            let label = |to: &str| {
                let args = [("to", to.into()), ("tile", (&name).into())];
                scene.words.with("dg-deed-far-scout", &args)
            };
            let scout = Command::Scout { tile, second: None };
            all.push(deed(scene, spot, format!("far-scout:{tile}"), label, scout));
        }
    }
    all
}

fn deed(
    scene: &Scene<'_>,
    spot: &Spot,
    code: String,
    label: impl FnOnce(&str) -> String,
    then: Command,
) -> Deed {
    let way = spot.way.clone();
    Deed {
        code,
        label: label(&space_name(spot.at)),
        note: (scene.words).count("di-costs", spot.stamina.saturating_add(1)),
        commands: vec![Command::Go { way, gather: true }, then],
        rank: Rank::Scout,
        secret: false,
    }
}
