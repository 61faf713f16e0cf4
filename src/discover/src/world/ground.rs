use castaway_kernel::Chance;

use super::{Icon, SPACES, Site, Streams, Tile, World};
use crate::{
    content::{GroundDef, TerrainDef},
    content_check::BAG,
    hex::AROUND,
    ids::{Difficulty, Kind, Res},
};

/// How many landmarks and objectives a world has.
const LANDMARKS: usize = 10;
const OBJECTIVES: usize = 4;

/// What is printed on each space (2.3 of the design).
pub fn sites(
    tiles: &[Tile],
    terrain: &TerrainDef,
    difficulty: Difficulty,
    streams: &Streams,
) -> Vec<Site> {
    let mut chance = streams.of("tiles");
    let icons = icons(tiles, streams);
    let mut sites = Vec::with_capacity(tiles.len() * usize::from(SPACES));
    for (tile, icons) in tiles.iter().zip(icons) {
        let centre = tile.at.centre();
        let places = std::iter::once(centre).chain(AROUND.map(|way| centre.plus(way)));
        for (at, icon) in places.zip(icons) {
            let (ground, cost) = ground(terrain, difficulty, &mut chance);
            let easy = || terrain.grounds.iter().position(|g| g.cost == 1);
            let (ground, cost) = match icon {
                Some(Icon::Camp) => (easy().unwrap_or(0), 1),
                _ => (ground, cost),
            };
            sites.push(Site {
                at,
                ground: u8::try_from(ground).unwrap_or(0),
                cost,
                icon,
            });
        }
    }
    sites
}

/// A ground by its weight; in hard worlds rough ones weigh more.
fn ground(terrain: &TerrainDef, difficulty: Difficulty, chance: &mut Chance) -> (usize, u8) {
    let weight = |g: &GroundDef| {
        let plain = usize::from(g.weight);
        match (difficulty, g.cost) {
            (Difficulty::Hard, 0 | 1) => plain * 8,
            (Difficulty::Hard, 2) => plain * 12,
            (Difficulty::Hard, _) => plain * 15,
            _ => plain * 10,
        }
    };
    let mut at = chance.die(terrain.grounds.iter().map(weight).sum());
    for (n, ground) in terrain.grounds.iter().enumerate() {
        match at.checked_sub(weight(ground)) {
            Some(left) => at = left,
            None => return (n, ground.cost),
        }
    }
    (0, 1)
}

/// The icons of each tile's spaces.
fn icons(tiles: &[Tile], streams: &Streams) -> Vec<[Option<Icon>; 7]> {
    let mut chance = streams.of("features");
    let mut kinds: Vec<Kind> = BAG
        .iter()
        .flat_map(|(kind, n)| std::iter::repeat_n(*kind, usize::from(*n)))
        .collect();
    chance.shuffle(&mut kinds);
    // Two around the camp, three on every other tile, and a fourth where some are left.
    let mut many: Vec<usize> = (0..tiles.len())
        .map(|n| if n == 0 { 2 } else { 3 })
        .collect();
    let mut rest: Vec<usize> = (1..tiles.len()).collect();
    let missing = kinds.len().saturating_sub(many.iter().sum());
    for _ in 0..missing {
        if let Some(at) = chance.pick(&mut rest) {
            many[at] += 1;
        }
    }
    let marked = marked(tiles, streams);
    let mut all = Vec::new();
    for (n, more) in marked.into_iter().enumerate() {
        let features = (0..many[n]).filter_map(|_| kinds.pop()).map(Icon::Feature);
        let mut list: Vec<Option<Icon>> = features.chain(more).map(Some).collect();
        let outer = if n == 0 { 6 } else { 7 };
        list.resize(outer, None);
        chance.shuffle(&mut list);
        if n == 0 {
            list.insert(0, Some(Icon::Camp));
        }
        let mut icons = [None; 7];
        icons.copy_from_slice(&list);
        all.push(icons);
    }
    all
}

/// Landmarks, sources and objectives of each tile (2.3 to 2.5); landmarks get their numbers later.
fn marked(tiles: &[Tile], streams: &Streams) -> Vec<Vec<Icon>> {
    let mut all = vec![Vec::new(); tiles.len()];
    let far = |least: u8, most: u8| -> Vec<usize> {
        let inside = |n: &usize| (least..=most).contains(&tiles[*n].zone);
        (1..tiles.len()).filter(inside).collect()
    };
    let mut chance = streams.of("landmarks");
    // A landmark beside the start, so that every tier of the ranks means something; the rest anywhere.
    let mut near = far(1, 1);
    let first = chance.pick(&mut near);
    let mut rest = far(1, u8::MAX);
    rest.retain(|n| Some(*n) != first);
    chance.shuffle(&mut rest);
    let places = first.into_iter().chain(rest).take(LANDMARKS);
    for at in places {
        all[at].push(Icon::Landmark(0));
    }
    let mut outer = far(2, u8::MAX);
    for n in (1..).take(OBJECTIVES) {
        if let Some(at) = chance.pick(&mut outer) {
            all[at].push(Icon::Objective(n));
        }
    }
    let mut chance = streams.of("water");
    let (mut first, mut second) = (far(1, 1), far(2, 2));
    let sources = [
        chance.pick(&mut first),
        chance.pick(&mut second),
        chance.pick(&mut second),
    ];
    for (n, at) in (0..).zip(sources) {
        if let Some(at) = at {
            all[at].push(Icon::Water(n));
        }
    }
    all
}

/// What the three sources give: one more is clean in gentle worlds.
pub fn sources(terrain: &TerrainDef, difficulty: Difficulty, chance: &mut Chance) -> Vec<Res> {
    let mut all = terrain.water.clone();
    if difficulty == Difficulty::Gentle
        && let Some(dirty) = all.iter_mut().find(|r| **r == Res::Dirty)
    {
        *dirty = Res::Clean;
    }
    chance.shuffle(&mut all);
    all
}

/// Numbers landmarks in the order of their zones, and of the way to them within one (2.5).
pub fn number_landmarks(world: &mut World) {
    let steps = world.steps(World::CAMP, |_| true);
    let landmark = |n: &usize| matches!(world.sites[*n].icon, Some(Icon::Landmark(_)));
    let mut all: Vec<usize> = (0..world.sites.len()).filter(landmark).collect();
    all.sort_by_key(|n| (world.tiles[n / usize::from(SPACES)].zone, steps[*n], *n));
    for (number, at) in (1..).zip(all) {
        world.sites[at].icon = Some(Icon::Landmark(number));
    }
}
