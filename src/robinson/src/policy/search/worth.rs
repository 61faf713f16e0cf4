//! What a table is worth to the group, in points: one wound of a healthy castaway is about ten.

use crate::{
    content::Aim,
    engine::Rules,
    ids::{Res, Space, Terrain, Who},
    policy::{life_left, outlook::markers_left, raid, road},
    state::End,
};

/// Points lost by what is left of a life: 0 wounds left to 13.
const LIFE: [i64; 14] = [900, 330, 220, 150, 105, 75, 55, 41, 30, 21, 14, 8, 3, 0];
/// Points by morale, from -3 to 3.
const MORALE: [i64; 7] = [-80, -48, -20, 0, 14, 24, 30];

/// What each further roof level saves in the wet half of a game, two castaways sharing it.
const ROOF: [i64; 6] = [80, 70, 55, 30, 10, 4];

/// The value of the state of an rules.
pub(super) fn worth(rules: &Rules<'_>) -> i64 {
    let s = rules.s;
    let pile = reached(rules);
    let round = i64::from(s.round);
    match s.end {
        Some(End::Won) => return 2_500,
        Some(End::TimeOver) => return -900 + 20 * pile,
        Some(End::InventionGone | End::OutOfReach) => return -900 + 20 * pile,
        Some(End::Died(_) | End::CampLost | End::Unfed | End::CrewLost) => {
            return -1_500 + 30 * round + 15 * pile;
        }
        None => {}
    }
    let goal = goal(rules) + markers(rules) + road(rules);
    people(rules) + goal + stores(rules) + camp(rules) + island(rules) + threats(rules)
}

fn people(rules: &Rules<'_>) -> i64 {
    let s = rules.s;
    let mut points = 0;
    let guests = (0..).zip(&s.guests).map(|(n, _)| Who::Guest(n));
    for who in s.seats().chain(guests) {
        let left = usize::try_from(life_left(rules, who)).unwrap_or(0);
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
fn rounds_left(rules: &Rules<'_>) -> i64 {
    let rounds = rules
        .cat
        .scenarios
        .get(&rules.s.setup.scenario)
        .map_or(12, |s| i64::from(s.rounds));
    rounds - i64::from(rules.s.round)
}

/// How much of the goal there is, in wood of the pile.
fn reached(rules: &Rules<'_>) -> i64 {
    let wood: i64 = rules.s.pile.iter().map(|&w| i64::from(w)).sum();
    let aims = rules.scenario().map(|sheet| sheet.win.all.as_slice());
    let laid = aims.unwrap_or_default().iter().map(|aim| match aim {
        Aim::Markers { marker, .. } => i64::try_from(rules.tiles_with(marker)).unwrap_or(0),
        Aim::Drawn => i64::try_from(rules.drawn_built()).unwrap_or(0),
        Aim::Shelter => i64::from(rules.s.shelter),
        Aim::Level { track, n } => i64::from(rules.s.level(*track).min((*n).into())),
        Aim::Explored(_) | Aim::Times { .. } => counted(rules, aim).0,
        Aim::Pile
        | Aim::Item(_)
        | Aim::Made(_)
        | Aim::With(_)
        | Aim::Rounds { .. }
        | Aim::Free(_)
        | Aim::Done(_) => 0,
    });
    wood + 3 * laid.sum::<i64>()
}

/// How much of something there is that the goal counts by the number of players, and how much it takes.
fn counted(rules: &Rules<'_>, aim: &Aim) -> (i64, i64) {
    let there = match aim {
        Aim::Times { action, .. } => rules.done_on(action).len(),
        _ => rules.explored(),
    };
    (
        i64::try_from(there).unwrap_or(0),
        i64::from(rules.needed(aim)),
    )
}

/// The markers that the goal counts, and those that hinder.
fn markers(rules: &Rules<'_>) -> i64 {
    let Some(sheet) = rules.scenario() else {
        return 0;
    };
    let left = rounds_left(rules);
    let mut points = 0;
    for aim in &sheet.win.all {
        let (marker, n) = match aim {
            Aim::Markers { marker, n } => (marker, n),
            Aim::Drawn => {
                let missing = rules.s.drawn.len() - rules.drawn_built();
                points += 60 * i64::try_from(rules.drawn_built()).unwrap_or(0);
                // Less than one a round: whoever is late cannot make it good.
                points -= 50 * (i64::try_from(missing).unwrap_or(0) + 1 - left).max(0);
                continue;
            }
            Aim::Explored(_) | Aim::Times { .. } => {
                let (there, of) = counted(rules, aim);
                points += 90 * there.min(of);
                points -= 50 * ((of - there + 1) / 2 + 1 - left).max(0);
                continue;
            }
            Aim::Shelter | Aim::Level { .. } => {
                points += 30 * i64::from(rules.met(aim, &rules.s.pile));
                continue;
            }
            Aim::Free(_) => {
                points -= 150 * i64::from(!rules.met(aim, &rules.s.pile));
                continue;
            }
            Aim::Pile
            | Aim::Item(_)
            | Aim::Made(_)
            | Aim::With(_)
            | Aim::Rounds { .. }
            | Aim::Done(_) => continue,
        };
        let there = i64::try_from(rules.tiles_with(marker)).unwrap_or(0);
        let missing = (i64::from(*n) - there).max(0);
        points += 190 * there.min((*n).into());
        // Less than one a round: whoever is late cannot make it good.
        points -= 70 * (missing + 3 - left).max(0);
    }
    let weakening = raid::weakening(rules);
    let weaker = rules
        .s
        .markers
        .iter()
        .filter(|(kind, _)| weakening.contains(kind));
    points += 90 * i64::try_from(weaker.count()).unwrap_or(0);
    if !weakening.is_empty() {
        points += 25 * i64::from(rules.s.weapon.min(12));
    }
    for (kind, space) in &rules.s.markers {
        let pawns = sheet.marker(kind).map_or(0, |kind| i64::from(kind.pawns));
        let camp = if *space == rules.s.camp { 3 } else { 1 };
        points -= 14 * pawns * camp;
    }
    points
}

/// Whoever is with the camp because it wins, and how much of the road there is still to go.
fn road(rules: &Rules<'_>) -> i64 {
    let Some(sheet) = rules.scenario().filter(|sheet| sheet.woodpile.is_none()) else {
        return 0;
    };
    let there = sheet.win.all.iter().filter(|aim| match aim {
        Aim::With(person) => rules.with_camp(person),
        Aim::Done(_) => rules.met(aim, &rules.s.pile),
        Aim::Pile
        | Aim::Item(_)
        | Aim::Made(_)
        | Aim::Rounds { .. }
        | Aim::Markers { .. }
        | Aim::Drawn
        | Aim::Shelter
        | Aim::Level { .. }
        | Aim::Explored(_)
        | Aim::Times { .. }
        | Aim::Free(_) => false,
    });
    let there = i64::try_from(there.count()).unwrap_or(0);
    let items = road::items(rules);
    let (wood, fur) = road::price(rules, &items);
    let have = i64::from(rules.s.stock.wood).min(wood.into());
    let hides = i64::from(rules.s.stock.fur).min(fur.into());
    let to_go = i64::try_from(items.len()).unwrap_or(0);
    350 * there + 10 * have + 14 * hides - 90 * to_go
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

fn stores(rules: &Rules<'_>) -> i64 {
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
    let missing = missing + i64::from(markers_left(rules).1);
    let useful = missing + 4.min(left) + i64::from(rules.camp_price().wood);
    // The first pieces keep the snow out once it comes.
    let first = if s.round >= 5 { 21 } else { 16 };
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
        let wet = (left + 1).min(6);
        let roof: i64 = ROOF.iter().take(usize::from(s.roof)).sum();
        points += roof * wet * (6 + players) / 48;
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
