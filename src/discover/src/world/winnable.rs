//! What can be said against a world before anybody plays it (step A of the design).

use castaway_kernel::Key;

use super::{Dealt, Face, Icon, SPACES, World, tile_of};
use crate::{
    catalog::Catalog,
    content::QuestDef,
    ids::{Difficulty, Kind, Res},
    quest::{StageDef, Target},
    stock::{Cost, Pay},
};

/// A quest's target may be so far on foot.
const FARTHEST: u8 = 14;
/// Clean water is so near on foot.
const WATER: u8 = 6;
/// So many times what a crafted quest item takes lies nearer than the place it is needed in, in hundredths.
const NEARER: u32 = 150;

/// What is to be said against a world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// A space cannot be reached.
    CutOff,
    /// A target of the quest is missing, too near or too far.
    Target(Target),
    /// Two targets are one space.
    Twice(Target),
    /// No clean water is near.
    Dry,
    /// Less than twice what the quest takes.
    Scarce(Pay),
    /// Less than one and a half times what a crafted quest item takes lies nearer than the place it is needed in.
    Beyond(Pay),
    /// No starting project can be made from what lies near.
    Idle,
    /// Walking is too easy or too hard.
    Rough(u16),
}

/// Everything that is to be said against a world; empty when it may be offered.
pub fn doubts(catalog: &Catalog, world: &World, dealt: &Dealt) -> Vec<Doubt> {
    let mut all = Vec::new();
    let steps = world.steps(World::CAMP, |_| true);
    if steps.contains(&u8::MAX) {
        all.push(Doubt::CutOff);
    }
    targets(catalog, world, &steps, &mut all);
    let clean = (0u8..)
        .zip(&world.sources)
        .filter(|(_, res)| **res == Res::Clean);
    let mut clean = clean.filter_map(|(n, _)| world.space_of(Icon::Water(n)));
    if !clean.any(|at| steps[usize::from(at)] <= WATER) {
        all.push(Doubt::Dry);
    }
    supply(catalog, world, dealt, &mut all);
    all.extend(craft_doubts(catalog, world, dealt));
    if !starts_well(catalog, world, dealt) {
        all.push(Doubt::Idle);
    }
    let cost: u16 = world.sites.iter().map(|s| u16::from(s.cost)).sum();
    let mean = cost * 100 / u16::try_from(world.sites.len()).unwrap_or(1).max(1);
    let most = match world.order.difficulty {
        Difficulty::Hard => 175,
        Difficulty::Gentle | Difficulty::Standard => 160,
    };
    if !(135..=most).contains(&mean) {
        all.push(Doubt::Rough(mean));
    }
    all
}

fn targets(catalog: &Catalog, world: &World, steps: &[u8], all: &mut Vec<Doubt>) {
    let Some(quest) = catalog.quests.get(&world.order.quest) else {
        return;
    };
    let mut targets: Vec<Target> = quest.stages.iter().flat_map(|s| s.targets()).collect();
    targets.sort_unstable();
    targets.dedup();
    let mut seen = Vec::new();
    for target in targets {
        if matches!(target, Target::Anywhere | Target::Camp) {
            continue;
        }
        let far = |at: u8| match target {
            // Near landmarks are near on purpose.
            Target::Near(_) => true,
            _ => world.tiles[usize::from(tile_of(at))].zone >= 2,
        };
        match world.target(target) {
            Some(at) if far(at) && steps[usize::from(at)] <= FARTHEST => {
                if seen.contains(&at) {
                    all.push(Doubt::Twice(target));
                }
                seen.push(at);
            }
            _ => all.push(Doubt::Target(target)),
        }
    }
}

/// What tokens give on the average: food counts meat, pelts count those of animals. In hundredths.
fn expected(catalog: &Catalog, tokens: &[Face], res: Res) -> u32 {
    let wanted = |r: Res| r == res || (res == Res::Food && r == Res::Meat);
    let of = |face: &Face| match face {
        Face::Res(r) if wanted(*r) => 100,
        Face::Double(r) if wanted(*r) => 200,
        Face::WoodOrStone if matches!(res, Res::Wood | Res::Stone) => 50,
        Face::Animal(id) => {
            let reward = catalog.animals.get(id).map(|a| &a.reward);
            let each = reward.into_iter().flatten();
            each.filter(|(r, _)| wanted(**r))
                .map(|(_, n)| u32::from(*n) * 100)
                .sum()
        }
        _ => 0,
    };
    tokens.iter().map(of).sum()
}

fn supply(catalog: &Catalog, world: &World, dealt: &Dealt, all: &mut Vec<Doubt>) {
    let Some(quest) = catalog.quests.get(&world.order.quest) else {
        return;
    };
    let started = usize::from(world.order.seats);
    let mut demand = Cost::default();
    for stage in &quest.stages {
        for (pay, n) in stage.demand(started).0 {
            *demand.0.entry(pay).or_default() += n;
        }
    }
    let tokens = dealt.tokens.concat();
    for (pay, n) in demand.0 {
        let Pay::Res(res) = pay else { continue };
        if expected(catalog, &tokens, res) < u32::from(n) * 200 {
            all.push(Doubt::Scarce(pay));
        }
    }
}

/// What is to be said against a world whose quest has an item crafted: too little of what it takes lies before its way ends.
///
/// A tile lies nearer than the place that the item is needed in where its middle is fewer steps from the camp.
pub fn craft_doubts(catalog: &Catalog, world: &World, dealt: &Dealt) -> Vec<Doubt> {
    let mut all = Vec::new();
    let Some(quest) = catalog.quests.get(&world.order.quest) else {
        return all;
    };
    let steps = world.steps(World::CAMP, |_| true);
    for stage in &quest.stages {
        let StageDef::Deliver {
            gives: Some(item), ..
        } = stage
        else {
            continue;
        };
        let to = needed_in(quest, item).and_then(|target| world.target(target));
        // Nothing lies nearer than the camp.
        let Some(to) = to.filter(|to| *to != World::CAMP) else {
            continue;
        };
        let near = nearer(catalog, world, dealt, &steps, steps[usize::from(to)]);
        for (pay, n) in stage.demand(usize::from(world.order.seats)).0 {
            let Pay::Res(res) = pay else { continue };
            if near[res.index()] < u32::from(n) * NEARER {
                all.push(Doubt::Beyond(pay));
            }
        }
    }
    all
}

/// The place from which nobody leaves without this item.
fn needed_in(quest: &QuestDef, item: &Key) -> Option<Target> {
    quest.stages.iter().find_map(|stage| match stage {
        StageDef::Exit {
            target,
            needs_once: Some(needed),
            ..
        } if needed == item => Some(*target),
        _ => None,
    })
}

/// What features of tiles give on the average whose middle is fewer steps away than so many. In hundredths.
fn nearer(catalog: &Catalog, world: &World, dealt: &Dealt, steps: &[u8], within: u8) -> [u32; 10] {
    let mut features = [0u32; 4];
    for (at, site) in world.sites.iter().enumerate() {
        let middle = at - at % usize::from(SPACES);
        if let Some(Icon::Feature(kind)) = site.icon
            && steps[middle] < within
        {
            features[kind.index()] += 1;
        }
    }
    let mut near = [0u32; 10];
    for kind in Kind::ALL {
        let pile = &dealt.tokens[kind.index()];
        let n = u32::try_from(pile.len()).unwrap_or(1).max(1);
        for res in Res::ALL {
            let whole = features[kind.index()] * expected(catalog, pile, *res);
            near[res.index()] += whole / n;
        }
    }
    near
}

/// Whether some starting hand holds a project that features of zones 0 and 1 pay on the average.
fn starts_well(catalog: &Catalog, world: &World, dealt: &Dealt) -> bool {
    let quest = catalog.quests.get(&world.order.quest);
    let hands = match world.order.seats {
        // In a competition all lie face up (D-S5-2).
        _ if quest.is_some_and(|q| q.contest.is_some()) => dealt.normal.len(),
        1 => 3,
        2 => 4,
        n => usize::from(n),
    };
    let mut near = [0u32; 10];
    for (at, site) in world.sites.iter().enumerate() {
        let Some(Icon::Feature(kind)) = site
            .icon
            .filter(|_| world.tiles[at / usize::from(SPACES)].zone <= 1)
        else {
            continue;
        };
        let pile = &dealt.tokens[kind.index()];
        for res in Res::ALL {
            let n = u32::try_from(pile.len()).unwrap_or(1).max(1);
            near[res.index()] += expected(catalog, pile, *res) / n;
        }
    }
    let affordable = |id: &Key| {
        let Some(project) = catalog.projects.get(id) else {
            return false;
        };
        project.cost.0.iter().all(|(pay, n)| match pay {
            Pay::Res(res) => near[res.index()] >= u32::from(*n) * 100,
            Pay::Water | Pay::Any => true,
        })
    };
    dealt.normal.iter().rev().take(hands).any(affordable)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        content::Shape,
        hex::{AROUND, Hex},
        world::{Order, Site, Tile, layout},
    };

    /// Three tiles in a row for two: so many tokens of wood and of pelts on the first two, wood beyond them, where the only landmark is.
    fn world(quest: &str, [wood, pelts]: [usize; 2], beyond: usize) -> World {
        let tiles = [0i8, 1, 2].map(|n| Tile {
            at: Hex::new(n, 0),
            zone: n.unsigned_abs(),
        });
        let mut sites = Vec::new();
        for tile in &tiles {
            let middle = tile.at.centre();
            let around = AROUND.map(|way| middle.plus(way));
            sites.extend(std::iter::once(middle).chain(around).map(|at| Site {
                at,
                ground: 0,
                cost: 1,
                icon: None,
            }));
        }
        sites[0].icon = Some(Icon::Camp);
        sites[14].icon = Some(Icon::Landmark(1));
        let kinds = std::iter::repeat_n(Kind::A, wood).chain(std::iter::repeat_n(Kind::B, pelts));
        for (site, kind) in sites[1..14].iter_mut().zip(kinds) {
            site.icon = Some(Icon::Feature(kind));
        }
        for site in sites[15..].iter_mut().take(beyond) {
            site.icon = Some(Icon::Feature(Kind::A));
        }
        World {
            order: Order {
                quest: Key::from(quest),
                terrain: None,
                difficulty: Difficulty::Standard,
                seats: 2,
                seed: 0,
            },
            shape: Shape::Long,
            tiles: tiles.to_vec(),
            next: layout::neighbours(&sites),
            sites,
            stories: Vec::new(),
            sources: Vec::new(),
            boss: None,
            candidate: 0,
        }
    }

    /// Piles of which the first hides these and the second pelts.
    fn dealt(first: &[Res]) -> Dealt {
        let pile = |all: &[Res]| all.iter().map(|res| Face::Res(*res)).collect::<Vec<_>>();
        Dealt {
            tokens: [pile(first), pile(&[Res::Pelt]), Vec::new(), Vec::new()],
            animals: Vec::new(),
            monsters: Vec::new(),
            nights: Vec::new(),
            threats: Vec::new(),
            normal: Vec::new(),
            advanced: Vec::new(),
            found: Vec::new(),
            characters: Vec::new(),
        }
    }

    /// The least wood and the fewest pelts that are enough for the item of the span.
    fn enough(catalog: &Catalog) -> [usize; 2] {
        let mut stages = catalog.quests["q_span"].stages.iter();
        let crafts = |s: &&StageDef| matches!(s, StageDef::Deliver { gives: Some(_), .. });
        let cost = stages.find(crafts).unwrap().demand(2);
        [Res::Wood, Res::Pelt].map(|res| usize::from(cost.0[&Pay::Res(res)] * 3).div_ceil(2))
    }

    #[test]
    fn what_a_quest_item_takes_lies_nearer_than_where_it_is_needed() {
        let catalog = Catalog::load().unwrap();
        let [wood, pelts] = enough(&catalog);
        let against = |near, beyond, first: &[Res]| {
            craft_doubts(&catalog, &world("q_span", near, beyond), &dealt(first))
        };
        let (no_wood, no_pelts) = (
            Doubt::Beyond(Pay::Res(Res::Wood)),
            Doubt::Beyond(Pay::Res(Res::Pelt)),
        );
        let all = [Res::Wood];
        assert_eq!(against([wood, pelts], 0, &all), []);
        assert_eq!(
            against([wood - 1, pelts], 0, &all),
            std::slice::from_ref(&no_wood)
        );
        assert_eq!(
            against([wood, pelts - 1], 0, &all),
            std::slice::from_ref(&no_pelts)
        );
        assert_eq!(against([0, 0], 0, &all), [no_wood.clone(), no_pelts]);
        // What lies on the tile itself is as far as the place.
        assert_eq!(
            against([wood - 1, pelts], 6, &all),
            std::slice::from_ref(&no_wood)
        );
        // Every other token is wood.
        let half = [Res::Wood, Res::Stone];
        assert_eq!(against([wood, pelts], 0, &half), [no_wood]);
        assert_eq!(against([wood * 2, pelts], 0, &half), []);
    }

    #[test]
    fn a_quest_without_an_item_asks_for_nothing_on_the_way() {
        let catalog = Catalog::load().unwrap();
        let bare = world("q_beacon", [0, 0], 0);
        assert_eq!(craft_doubts(&catalog, &bare, &dealt(&[Res::Wood])), []);
    }
}
