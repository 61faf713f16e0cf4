//! What can be said against a world before anybody plays it (step A of the design).

use super::{Dealt, Face, Icon, SPACES, World, tile_of};
use crate::{
    catalog::Catalog,
    ids::{Difficulty, Res},
    quest::Target,
    stock::{Cost, Pay},
};

/// A quest's target may be so far on foot.
const FARTHEST: u8 = 14;
/// Clean water is so near on foot.
const WATER: u8 = 6;

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
    let affordable = |id: &castaway_kernel::Key| {
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
