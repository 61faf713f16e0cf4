//! What an action is worth to the group, in rough points: one wound of one castaway is about twenty.

use castaway_kernel::Key;

use super::{
    climate, flight,
    outlook::{self, Outlook},
    raid, road,
};
use crate::{
    effect::{Effect, Holding, Printed},
    engine::Rules,
    ids::{Kind, Res, Terrain, Track, Who},
    plan::{Goal, Pawn, Placement, Project},
    view::ActionOffer,
};

// Weights found by trying: changed at random, kept when more games were survived and won.
const WOOD_COST: i32 = 19;
const SHELTERLESS: i32 = 30;
const THREAT_BASE: i32 = 4;
const THREAT_SHARE: i32 = 100;
const HUNT_FOOD: i32 = 45;
const HUNT_BASE: i32 = 13;
const HUNT_WOUND: i32 = 28;
const ROOF_NOW: i32 = 90;
const SHELTER: i32 = 110;
const SITE: i32 = 125;
const SITE_LATE: i32 = 40;
const LIFT: i32 = 16;
const WANTED: i32 = 45;
const WANTED_LATE: i32 = 12;
const ROOF_SOON: i32 = 35;
const ROOF_LATER: i32 = 52;
const PALISADE: i32 = 44;
const WEAPON_0: i32 = 46;
const WEAPON_1: i32 = 34;
const RAID: i32 = 40;
const TO_GOAL: i32 = 260;
const ROAD: i32 = 95;
const FIRE: i32 = 80;
const MAST: i32 = 80;
const SOURCE: i32 = 14;
const TOOL: i32 = 62;
const CELLAR: i32 = 17;
const HELPER: i32 = 8;
const WALL: i32 = 46;
const BED: i32 = 46;
const WOOD_FEW: i32 = 46;
const WOOD_MANY: i32 = 62;
const WOOD_SHORT: i32 = 60;
const FOOD_SHORT: i32 = 100;
const EXPLORE: i32 = 100;
const ARRANGE: i32 = 100;
const REST: i32 = 100;

/// What an offer is worth with this pawn on top.
pub(super) fn value(rules: &Rules<'_>, look: &Outlook, offer: &ActionOffer, leader: Pawn) -> i32 {
    let worth = match &offer.what.goal {
        Goal::Threat { slot, option } => threat(rules, look, *slot, *option),
        Goal::Hunt => hunt(rules, look, leader),
        Goal::Build(project) => build(rules, look, project),
        goal @ Goal::Gather { .. } => {
            let aids = super::weighed::aids(rules, offer).len();
            let n = outlook::yield_of(rules, goal, aids);
            gather(look, offer.res, n)
        }
        goal @ Goal::Special { .. } if raid::attacks(rules, goal) => {
            raid::value(rules, goal, leader)
        }
        // A sure treasure or two for two pawns.
        Goal::Special { .. } if road::leads_to_goal(rules, &offer.what.goal) => TO_GOAL,
        Goal::Card { .. } | Goal::Special { .. } => 60,
        Goal::Explore(space) => {
            explore(rules, look) + outlook::tiles_wanted(rules) + flight::way_out(rules, *space)
        }
        Goal::Arrange => arrange(look),
        Goal::Rest => rest(rules, leader),
    };
    // What is tied here is missing when the weather comes.
    let wood = i32::from(offer.cost.wood) * 100;
    let left = -look.wood_short;
    let lacking = (wood - left.max(0)).clamp(0, wood);
    let survival = matches!(
        offer.what.goal,
        Goal::Build(Project::Shelter | Project::Level(Track::Roof))
    );
    let shelterless = !look.sheltered && !survival && offer.cost.wood > 0;
    // What the goal asks for is what wood is kept for.
    let builds = matches!(offer.what.goal, Goal::Build(_));
    let survival = survival || (builds && look.owed.furthered(rules, &offer.what.goal));
    let worth = worth
        - i32::from(!survival) * i32::from(offer.cost.wood) * WOOD_COST
        - i32::from(shelterless) * SHELTERLESS;
    if survival || rules.s.round < 4 {
        worth
    } else {
        worth - lacking * (4 + 4 * look.players) / 100
    }
}

fn threat(rules: &Rules<'_>, look: &Outlook, slot: u8, option: u8) -> i32 {
    let food = outlook::reward(rules, slot, option, Res::Food)
        + outlook::reward(rules, slot, option, Res::Npfood);
    let wood = outlook::reward(rules, slot, option, Res::Wood);
    let mut worth = gather(look, Some(Res::Food), food).max(0) * i32::from(food > 0)
        + gather(look, Some(Res::Wood), wood) * i32::from(wood > 0);
    let Some(threat) = rules
        .s
        .threats
        .get(usize::from(slot))
        .and_then(Option::as_ref)
    else {
        return 0;
    };
    if threat.wreckage {
        return worth;
    }
    if let Some(card) = rules.cat.events.get(&threat.card) {
        let harm: i32 = card.threat.iter().map(|e| harm(rules, look, e)).sum();
        if harm != 0 {
            worth += harm * THREAT_SHARE / 100 * if slot == 0 { 100 } else { 75 } / 100;
            worth += THREAT_BASE;
        }
    }
    worth
}

/// How bad an effect of a threat is; what is not listed counts as something in between.
fn harm(rules: &Rules<'_>, look: &Outlook, effect: &Effect) -> i32 {
    let all = look.players;
    if let Effect::Trigger {
        what: Printed::Book,
        ..
    } = effect
    {
        let scenario = rules.cat.scenarios.get(&rules.s.setup.scenario);
        if scenario.is_some_and(|scenario| scenario.book.is_empty()) {
            return 0;
        }
    }
    if let Effect::Wound { n, .. } = effect {
        return 22 * all * i32::from(*n);
    }
    if let Effect::Morale { n } = effect {
        return -30 * i32::from(*n);
    }
    if let Effect::Level { track, .. } = effect {
        let camp = matches!(track, Track::Roof | Track::Palisade);
        let none = camp && rules.s.roof + rules.s.palisade == 0;
        return if none { 14 * all } else { 36 };
    }
    if let Effect::Det { .. }
    | Effect::LoseAll {
        what: Holding::Det(_),
    } = effect
    {
        return 12 * all;
    }
    34
}

fn hunt(rules: &Rules<'_>, look: &Outlook, leader: Pawn) -> i32 {
    let weapon = i32::from(rules.s.weapon);
    let wounds = (4 - weapon).max(0);
    let life = outlook::life_left(rules, leader.who().unwrap_or(Who::Friday));
    if life <= wounds + 2 {
        return -100;
    }
    let food = look.food_short.clamp(0, 300) * HUNT_FOOD / 100;
    let fur = if look.roofs < 4 { 40 } else { 20 };
    let fur = fur + 30 * look.owed.fur_short(rules).min(2);
    food + fur + HUNT_BASE - wounds * HUNT_WOUND
}

fn build(rules: &Rules<'_>, look: &Outlook, project: &Project) -> i32 {
    let s = rules.s;
    match project {
        Project::Shelter if rules.sheltered() => 5,
        Project::Shelter => SHELTER + 20 * look.players,
        Project::Level(Track::Roof) => {
            let Some(season) = climate::season(rules) else {
                return 3;
            };
            let target = match season {
                i32::MIN..=0 => 0,
                1..=2 => 1,
                3 => 2,
                4..=5 => 3,
                _ => 4,
            };
            if look.rounds_left == 0 && look.roofs >= outlook::clouds(rules) {
                0
            } else if look.roofs < outlook::clouds(rules) && season >= 3 {
                ROOF_NOW + 14 * look.players
            } else if look.roofs < target {
                ROOF_SOON
            } else if look.roofs < 4 {
                ROOF_LATER
            } else {
                3
            }
        }
        Project::Level(Track::Palisade) => {
            let target = i32::from(s.round >= 5) + i32::from(s.round >= 8);
            if look.palisades < target { PALISADE } else { 6 }
        }
        Project::Level(Track::Weapon) if raid::outmatched(rules) > 0 => WEAPON_0 + RAID,
        Project::Level(Track::Weapon) if look.owed.fur_short(rules) > 0 && s.weapon < 4 => {
            WEAPON_0 + 10
        }
        Project::Level(Track::Weapon) => match s.weapon {
            0 => WEAPON_0,
            1..=2 => WEAPON_1,
            3 => 14,
            _ => 4,
        },
        Project::Invention(key) if rules.repeat(key).is_some() => works(rules, key),
        Project::Invention(key) => {
            let fire = key == "fire" || !look.owed.items.contains(key);
            let wins = rules
                .scenario()
                .is_some_and(|sheet| sheet.win.items().any(|item| item == key));
            let road = match (fire, wins) {
                (true, _) => 0,
                (false, true) => TO_GOAL,
                (false, false) => ROAD,
            };
            let wanted = match rules.s.drawn.contains(key) {
                true => WANTED + WANTED_LATE * outlook::drawn_late(rules, look.rounds_left),
                false => 0,
            };
            // What opens something that the goal asks for is as good as a part of it.
            let opens = rules.s.drawn.iter().any(|drawn| {
                let card = rules.cat.inventions.get(drawn);
                !rules.s.built(drawn.as_str()) && card.is_some_and(|c| c.items.contains(key))
            });
            invention(rules, look, key.as_str()) + road + wanted + if opens { WANTED } else { 0 }
        }
        // What the goal counts, the more so the later it is.
        Project::On(..) => match outlook::markers_left(rules).0 - planned_on(rules) {
            ..=0 => 0,
            missing => SITE + SITE_LATE * (missing + 3 - look.rounds_left).max(0),
        },
    }
}

/// Builds on tiles that are planned already.
fn planned_on(rules: &Rules<'_>) -> i32 {
    let on = |p: &&Placement| matches!(p.what.goal, Goal::Build(Project::On(..)));
    i32::try_from(rules.s.plan.iter().filter(on).count()).unwrap_or(0)
}

/// Something that is built again and again, by what it takes off the island.
fn works(rules: &Rules<'_>, key: &Key) -> i32 {
    let card = rules.cat.inventions.get(key);
    let effects = card.map(|card| card.on_build.as_slice());
    let lifted = effects.unwrap_or_default().iter().map(|effect| {
        let Effect::LiftMarkers { marker, n, .. } = effect else {
            return 0;
        };
        let there = rules.s.markers.iter().filter(|(kind, _)| kind == marker);
        i32::try_from(there.count()).unwrap_or(0).min((*n).into())
    });
    LIFT * lifted.sum::<i32>()
}

fn invention(rules: &Rules<'_>, look: &Outlook, key: &str) -> i32 {
    let lasting = look.rounds_left.min(8);
    match key {
        "fire" => FIRE + 5 * i32::from(rules.s.round),
        "mast" => MAST,
        "hatchet" | "snare" | "corral" => 20 + SOURCE * lasting,
        "shortcut" => 10 + 12 * lasting,
        "knife" | "shovel" | "rope" => TOOL,
        "cellar" | "pit" => 14 + CELLAR * lasting,
        "basket" | "sack" | "belts" | "raft" => 14 + HELPER * lasting,
        "map" | "lantern" => 14 + 5 * lasting,
        "dam" => 30 + look.food_short.clamp(0, 200) * 40 / 100,
        "bricks" | "moat" | "wall" => WALL,
        "spear" | "bow" | "sling" => {
            if rules.s.weapon < 4 {
                60
            } else {
                20
            }
        }
        "bed" | "fireplace" | "pot" | "furnace" => BED,
        "diary" | "drums" => 30,
        "medicine" => 30,
        _ => 30,
    }
}

fn gather(look: &Outlook, res: Option<Res>, n: i32) -> i32 {
    match res {
        Some(Res::Wood) => {
            let short = look.wood_short.clamp(0, n * 100);
            let rest = n * 100 - short;
            let each = match look.wood_wanted {
                i32::MIN..=0 => 6,
                1..=3 => WOOD_FEW,
                _ => WOOD_MANY,
            };
            (short * (WOOD_SHORT + 18 * look.players) + rest * each) / 100
        }
        _ => {
            let short = look.food_short.clamp(0, n * 100);
            let rest = n * 100 - short;
            (short * FOOD_SHORT + rest * 6) / 100
        }
    }
}

fn explore(rules: &Rules<'_>, look: &Outlook) -> i32 {
    let s = rules.s;
    let known = s.island.values().filter(|t| t.number > 0).count();
    let terrain = s.explored_terrain(rules.cat);
    let missing = [
        Terrain::Mountains,
        Terrain::Plains,
        Terrain::River,
        Terrain::Hills,
    ]
    .iter()
    .filter(|t| !terrain.contains(t))
    .count();
    let base = match known {
        0..=2 => 92,
        3 => 78,
        4 => 56,
        5 => 44,
        _ => 24,
    };
    let fire = if terrain.contains(&Terrain::Mountains) || s.built("fire") {
        0
    } else {
        16 + 4 * i32::from(s.round)
    };
    let owed = &look.owed;
    let fire = fire.max(15 * owed.terrain.min(2)) + 25 * (owed.tiles + owed.way).min(2);
    let base = base * EXPLORE / 100 + fire + 3 * i32::try_from(missing).unwrap_or(0);
    base * [100, 60, 25][usize::try_from(outlook::planned(rules, Kind::Explore))
        .unwrap_or(2)
        .min(2)]
        / 100
}

fn arrange(look: &Outlook) -> i32 {
    let worth = match look.morale {
        i32::MIN..=-3 => 100,
        -2 => 88,
        -1 => 70,
        0 => 48,
        1 => 30,
        2 => 22,
        _ => 14,
    };
    worth * ARRANGE / 100
}

fn rest(rules: &Rules<'_>, leader: Pawn) -> i32 {
    let Some(who @ (Who::Seat(_) | Who::Guest(_))) = leader.who() else {
        return 0;
    };
    let Some(person) = rules.s.person(who) else {
        return 0;
    };
    if person.wounds == 0 {
        return 0;
    }
    let worth = match outlook::life_left(rules, who) {
        i32::MIN..=2 => 150,
        3 => 110,
        4 => 80,
        5 => 60,
        6 => 44,
        7 => 32,
        _ => 20,
    };
    worth * REST / 100
}
