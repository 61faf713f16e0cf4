//! A way and what one goes there for, by one press: a tile is turned up, a landmark is looked into.

use castaway_discover::{command::Command, wording::landmark_name, world::tile_of};

use super::kinds::{Deed, Rank};
use crate::games::discover::{
    on_way,
    scene::Scene,
    spots::{self, Spot, Wish, spots},
    wary,
};

/// What is done at the end of a way, one deed for each tile and landmark; the orders stop at anything new.
pub(super) fn far(scene: &Scene<'_>) -> Vec<Deed> {
    let stamina = scene.me().map_or(0, |me| me.stamina);
    let known = scene.known();
    let (mut looks, mut scouts): (Vec<Deed>, Vec<Deed>) = Default::default();
    let mut reached = spots(scene);
    reached.retain(|spot| spot.stamina < stamina && spot.wish != Wish::Danger);
    reached.sort_by_key(|spot| (spot.stamina, spot.way.len(), spot.at));
    // What lies beside one's own space is turned up without a step.
    let near = |at| known.around(at).map(tile_of);
    let mut tiles: Vec<u8> = scene.me().map_or(Vec::new(), |me| near(me.at).collect());
    for spot in &reached {
        let wanted = matches!(spot.wish, Wish::Quest | Wish::Landmark);
        // A known one may be where the quest leads without wanting a look.
        let looks_in = |n: &u8| wanted && (known.has_news(*n, scene.seat) || known.wants_look(*n));
        if let Some(n) = known.landmark(spot.at).filter(looks_in) {
            let number = landmark_name(n);
            let label = |to: &str| {
                let args = [("to", to.into()), ("n", (&number).into())];
                // What is known is looked into for the quest alone.
                let key = match known.is_told(n) {
                    true => "dg-deed-far-look-again",
                    false => "dg-deed-far-look",
                };
                scene.words.with(key, &args)
            };
            let code = format!("far-look:{}", spot.at);
            looks.push(deed(scene, spot, (code, 1), label, Command::Investigate));
        }
        for tile in near(spot.at) {
            if known.is_tile_open(tile) || known.is_flooded(tile) || tiles.contains(&tile) {
                continue;
            }
            tiles.push(tile);
            let name = spots::tiles(scene, &[tile]);
            let label = |to: &str| {
                let args = [("to", to.into()), ("tile", (&name).into())];
                scene.words.with("dg-deed-far-scout", &args)
            };
            let scout = Command::Scout { tile, second: None };
            let code = format!("far-scout:{tile}");
            let cost = scene.known_to_seat().scouting();
            scouts.push(deed(scene, spot, (code, cost), label, scout));
        }
    }
    // A story that can be reached before one more tile.
    looks.append(&mut scouts);
    looks
}

fn deed(
    scene: &Scene<'_>,
    spot: &Spot,
    (code, cost): (String, u8),
    label: impl FnOnce(&str) -> String,
    then: Command,
) -> Deed {
    let go = on_way::go(&spot.way, on_way::now(scene));
    Deed {
        code,
        label: label(&wary::name(scene, spot.at)),
        note: spots::price(scene, spot, cost),
        commands: vec![go, then],
        rank: Rank::Scout,
        secret: false,
    }
}
