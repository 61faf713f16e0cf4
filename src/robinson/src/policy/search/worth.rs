//! What a table is worth to the group, in points: one wound of a healthy castaway is about ten.

use super::aims;
use crate::{
    engine::Rules,
    ids::{Res, Space, Terrain, Who},
    policy::{climate, life_left, owed::Owed, raid},
    state::End,
};

/// What a game is worth that is won, before what it counts besides.
pub(super) const WON: i64 = 2_500;
/// Points lost by what is left of a life: 0 wounds left to 13.
const LIFE: [i64; 14] = [900, 330, 220, 150, 105, 75, 55, 41, 30, 21, 14, 8, 3, 0];
/// Points by morale, from -3 to 3.
const MORALE: [i64; 7] = [-80, -48, -20, 0, 14, 24, 30];
/// Share of the wounds of books to come, in percent, that a life is weighed without.
const COMING: i32 = 50;

/// What each further roof level saves in the wet half of a game, two castaways sharing it.
const ROOF: [i64; 6] = [80, 70, 55, 30, 10, 4];

/// The value of the state of an rules.
pub(in crate::policy) fn worth(rules: &Rules<'_>) -> i64 {
    let s = rules.s;
    let owed = Owed::new(rules);
    let pile = aims::piled(rules);
    let round = i64::from(s.round);
    // Whoever dies leaves the goal as far off as it was.
    let behind = aims::left(rules, &owed);
    match s.end {
        Some(End::Won) => return WON + fared(rules).max(0),
        Some(End::TimeOver) => return -900 + 20 * pile + behind,
        Some(End::InventionGone | End::OutOfReach) => return -900 + 20 * pile + behind,
        Some(End::Died(_) | End::CampLost | End::Unfed | End::CrewLost) => {
            return -1_500 + 30 * round + 15 * pile + behind + aims::sheet(rules);
        }
        None => {}
    }
    let goal = goal(rules) + behind + aims::sheet(rules);
    people(rules) + goal + stores(rules, &owed) + camp(rules) + island(rules) + threats(rules)
}

/// What games that are won are compared by: the points that the table counts, or else the lives that are left. Nothing that was
/// saved counts any more.
fn fared(rules: &Rules<'_>) -> i64 {
    let counted = rules.score();
    let lives = |who| i64::from(life_left(rules, who).max(0));
    match counted.is_empty() {
        true => rules.s.seats().map(lives).sum(),
        false => counted.iter().map(|row| i64::from(row.sum())).sum(),
    }
}

fn people(rules: &Rules<'_>) -> i64 {
    let s = rules.s;
    let mut points = 0;
    let guests = (0..).zip(&s.guests).map(|(n, _)| Who::Guest(n));
    // Wounds that are bound to come are as good as taken, but kill nobody yet.
    let players = i32::try_from(s.people.len()).unwrap_or(1).max(1);
    let coming = raid::menace(rules) * COMING / (200 * players);
    for who in s.seats().chain(guests) {
        let life = life_left(rules, who);
        let left = usize::try_from((life - coming).max(life.min(2))).unwrap_or(0);
        points -= LIFE[left.min(LIFE.len() - 1)];
        if let Some(person) = s.person(who) {
            let det = i64::from(person.det);
            points += 4 * det.min(4) + (det - 4).clamp(0, 6);
            points -= 8 * i64::try_from(person.specials.len()).unwrap_or(0);
        }
    }
    if let Some(friday) = &s.friday
        && !friday.dead
    {
        points += 12 + 8 * i64::from(life_left(rules, Who::Friday));
    }
    let at = usize::try_from(i64::from(s.morale) + 3).unwrap_or(0);
    points + MORALE[at.min(MORALE.len() - 1)]
}

/// Rounds after this one.
pub(super) fn rounds_left(rules: &Rules<'_>) -> i64 {
    let rounds = rules
        .cat
        .scenarios
        .get(&rules.s.setup.scenario)
        .map_or(12, |s| i64::from(s.rounds));
    rounds - i64::from(rules.s.round)
}

/// What a piece of wood on the pile counts; towards the end little else does.
fn pile_each(rules: &Rules<'_>) -> i64 {
    14 + 2 * (i64::from(rules.s.round) - 5).max(0)
}

/// The pile and the item that the ship has to see.
fn goal(rules: &Rules<'_>) -> i64 {
    let s = rules.s;
    let Some(scenario) = rules.cat.scenarios.get(&s.setup.scenario) else {
        return 0;
    };
    let mut points = 0;
    for item in scenario.win.items() {
        if s.built(item.as_str()) {
            points += 120;
        } else if rules.buildable(item).is_ok() {
            points += 25;
        }
    }
    if let Some(pile) = &scenario.woodpile {
        let left = rounds_left(rules);
        let stages = pile.stages.iter().zip(&s.pile);
        let open = stages.clone().filter(|(of, wood)| wood < of).count();
        let open = i64::try_from(open).unwrap_or(0);
        let wood: i64 = s.pile.iter().map(|&w| i64::from(w)).sum();
        points += pile_each(rules) * wood;
        // One stage a round: whoever is late cannot make it good.
        points -= match open - left {
            ..=-2 => 0,
            -1 => 20,
            0 => 60,
            1 => 180,
            _ => 700,
        };
    }
    points
}

fn stores(rules: &Rules<'_>, owed: &Owed) -> i64 {
    let s = rules.s;
    let players = i64::try_from(s.people.len()).unwrap_or(1);
    let left = rounds_left(rules);
    let wood = i64::from(s.stock.wood);
    let missing: i64 = rules
        .cat
        .scenarios
        .get(&s.setup.scenario)
        .and_then(|c| c.woodpile.as_ref())
        .map_or(0, |pile| {
            pile.stages
                .iter()
                .zip(&s.pile)
                .map(|(of, wood)| i64::from(of.saturating_sub(*wood)))
                .sum()
        });
    let missing = missing + i64::from(owed.wood);
    let useful = missing + 4.min(left) + i64::from(rules.camp_price().wood);
    // The first pieces keep the snow out once it comes.
    let soon = i32::from(s.round)..=i32::from(s.round) + 2;
    let snow = soon.into_iter().any(|round| climate::snows(rules, round));
    let first = if snow { 21 } else { 16 };
    let mut points = first * wood.min(3)
        + (pile_each(rules) - 2) * (wood - 3).clamp(0, (useful - 3).max(0))
        + 2 * (wood - useful).max(0);
    let fresh = i64::from(s.stock.food);
    let lasting = i64::from(s.stock.npfood);
    // What the scenario's own eat is not a matter of wounds: without it the game is lost.
    let mouths = i64::from(rules.mouths(s.round));
    points -= 90 * (mouths - fresh - lasting).max(0);
    let tonight = players + mouths;
    points += 22 * (fresh + lasting).min(tonight);
    points += 10 * (lasting.min((fresh + lasting - tonight).max(0))).min(8);
    let spare = (fresh - tonight).max(0);
    points += 3 * spare.min(4);
    let fur = i64::from(s.stock.fur);
    points + 9 * fur.min(6)
}

fn camp(rules: &Rules<'_>) -> i64 {
    let s = rules.s;
    let players = i64::try_from(s.people.len()).unwrap_or(1);
    let left = rounds_left(rules);
    let mut points = 0;
    if rules.sheltered() {
        let wet = climate::wet(rules);
        let roof: i64 = ROOF.iter().take(usize::from(s.roof)).sum();
        points += roof * wet * (6 + players) / 480;
        if s.shelter {
            points += 25;
        }
    } else {
        points -= players * (20 + 15 * left.min(4));
    }
    let palisade = i64::from(s.palisade);
    points += 14 * palisade.min(2) + 4 * (palisade - 2).clamp(0, 3);
    let weapon = i64::from(s.weapon);
    points += 15 * weapon.min(3) + 6 * (weapon - 3).clamp(0, 2);
    let items = s.inventions.values().filter(|i| i.built).count();
    points += 13 * i64::try_from(items).unwrap_or(0);
    // What the camp brings every round that is still to come.
    let (mut wood, mut food) = (0_i64, 0_i64);
    for (source, res) in rules.gatherable(s.camp) {
        let n = i64::from(rules.yield_of(s.camp, source, res));
        if res == Res::Wood {
            wood += n;
        } else {
            food += n;
        }
    }
    points += left * (9 * wood.min(3) + 9 * food.min(players.max(2)));
    points
}

fn island(rules: &Rules<'_>) -> i64 {
    let s = rules.s;
    let known = s.island.values().filter(|t| t.number > 0).count();
    let known = i64::try_from(known).unwrap_or(0);
    let kinds = s.explored_terrain(rules.cat);
    let mut points = 10 * known.min(5) + 4 * (known - 5).max(0);
    points += 7 * i64::try_from(kinds.len()).unwrap_or(0);
    if kinds.contains(&Terrain::Mountains) {
        points += 15;
    }
    let distances = rules.distances();
    let near = Space::ALL
        .iter()
        .filter(|space| distances.get(space) == Some(&1))
        .map(|&space| rules.gatherable(space).len())
        .sum::<usize>();
    points += 4 * i64::try_from(near).unwrap_or(0).min(6);
    let things = s.discoveries.len() + s.equipment.len() + s.kept.len();
    points += 5 * i64::try_from(things).unwrap_or(0);
    if s.weapon >= 3 {
        points += 6 * i64::try_from(s.piles.hunting.len()).unwrap_or(0).min(4);
    }
    points - 5 * i64::try_from(s.tokens.len()).unwrap_or(0)
}

fn threats(rules: &Rules<'_>) -> i64 {
    let mut points = 0;
    for (threat, weight) in rules.s.threats.iter().zip([22, 13]) {
        points -= threat
            .as_ref()
            .filter(|t| !t.wreckage)
            .map_or(0, |_| weight);
    }
    points
}
