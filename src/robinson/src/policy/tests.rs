//! What the players make of positions: each weight prefers one table over another, told from the sheet.

use castaway_kernel::{Game, Seat};

use super::{
    climate,
    outlook::Outlook,
    owed::Owed,
    raid,
    search::{around, worth},
    suggest,
};
use crate::{
    catalog::Catalog,
    command::Command,
    engine::Rules,
    game::Island,
    ids::{Kind, Space, Track, Who},
    plan::{Assignment, Goal, Pawn, Project},
    setup::Setup,
    state::{Absence, End, State},
};

fn table(scenario: &str, seats: u8) -> (Catalog, State) {
    let catalog = Catalog::load().expect("the content is good");
    let mut setup = Setup::standard(seats);
    setup.scenario = scenario.into();
    let created = Island::create(&catalog, &setup, 3).expect("a setup");
    (catalog, created.state)
}

fn points(catalog: &Catalog, state: &State) -> i64 {
    worth(&Rules::new(catalog, state))
}

fn owed(catalog: &Catalog, state: &State) -> Owed {
    Owed::new(&Rules::new(catalog, state))
}

fn explore(state: &mut State, tiles: &[(Space, u8)]) {
    for (space, number) in tiles {
        let tile = state.island.entry(*space).or_default();
        tile.number = *number;
        tile.face_down = false;
    }
}

fn build(state: &mut State, items: &[&str]) {
    for item in items {
        let found = state.inventions.get_mut(*item).expect("it is on the board");
        found.built = true;
    }
}

fn lay(state: &mut State, marker: &str, at: &[Space]) {
    for space in at {
        state.markers.insert((marker.into(), *space));
    }
}

/// Two tiles with villages on the island of scenario 5.
fn villages() -> (Catalog, State) {
    let (catalog, mut state) = table("cannibal_island", 2);
    explore(&mut state, &[(Space::T1, 2), (Space::M2, 5)]);
    lay(&mut state, "village", &[Space::T1, Space::M2]);
    (catalog, state)
}

fn burn(state: &mut State, space: Space) {
    state.markers.remove(&("village".into(), space));
    lay(state, "burned_village", &[space]);
}

fn village(space: Space) -> Goal {
    Goal::Special {
        kind: Kind::Hunt,
        action: "attack_village".into(),
        space: Some(space),
    }
}

#[test]
fn an_attack_is_worth_more_with_a_better_weapon_and_nothing_to_whoever_it_kills() {
    let (catalog, mut state) = villages();
    let value = |state: &State| {
        raid::value(
            &Rules::new(&catalog, state),
            &village(Space::T1),
            Pawn::Seat(0),
        )
    };
    let bare = value(&state);
    state.weapon = 3;
    let armed = value(&state);
    assert!(0 < bare && bare < armed, "{bare} {armed}");
    // Wounds that books bring are spared in every round that is left.
    state.round = 9;
    assert!(value(&state) < armed);
    state.round = 1;
    state.weapon = 0;
    // Two totems lie open, so it is of strength six: whoever has eight left is spared.
    let dies = Rules::new(&catalog, &state).dies_on(Who::Seat(0));
    state.people[0].wounds = dies - 8;
    assert!(value(&state) < 0);
    state.people[0].wounds = dies - 9;
    assert!(value(&state) > 0);
}

#[test]
fn an_attack_that_wins_is_worth_more_than_one_that_helps() {
    let (catalog, mut state) = villages();
    explore(
        &mut state,
        &[(Space::M3, 6), (Space::M4, 7), (Space::T4, 4)],
    );
    lay(&mut state, "city", &[Space::T4]);
    state.weapon = 21;
    let city = Goal::Special {
        kind: Kind::Hunt,
        action: "attack_city".into(),
        space: Some(Space::T4),
    };
    let rules = Rules::new(&catalog, &state);
    let of = |goal| raid::value(&rules, goal, Pawn::Seat(0));
    assert!(of(&city) > of(&village(Space::T1)));
    assert_eq!(owed(&catalog, &state).strength, 0);
}

#[test]
fn what_makes_the_sheet_weaker_is_wanted() {
    let (catalog, state) = villages();
    let mut burned = state.clone();
    burn(&mut burned, Space::T1);
    assert!(points(&catalog, &burned) > points(&catalog, &state));
    assert_eq!(
        owed(&catalog, &state).strength - owed(&catalog, &burned).strength,
        3
    );
    let menace = |state: &State| raid::menace(&Rules::new(&catalog, state));
    assert_eq!(2 * menace(&state), 3 * menace(&burned));
    // So is something to attack, and a weapon; where there is nothing to attack a weapon is worth less.
    let mut found = state.clone();
    found.markers.remove(&("village".into(), Space::M2));
    assert!(points(&catalog, &found) < points(&catalog, &state));
    let armed = |(catalog, state): &(Catalog, State)| {
        let mut armed = state.clone();
        armed.weapon += 1;
        points(catalog, &armed) - points(catalog, state)
    };
    assert!(armed(&(catalog, state)) > armed(&table("castaways", 2)));
}

#[test]
fn wounds_to_come_make_the_same_wound_weigh_more() {
    let wound = |scenario| {
        let (catalog, mut state) = table(scenario, 2);
        let before = points(&catalog, &state);
        state.people[0].wounds += 3;
        before - points(&catalog, &state)
    };
    assert!(wound("cannibal_island") > wound("castaways"));
}

#[test]
fn the_bill_of_a_sheet_names_material_work_and_the_least_rounds() {
    let (catalog, mut state) = table("jenny", 2);
    let bill = owed(&catalog, &state);
    // Rope and knife, raft and boat; two wood and six; four fur; plains and mountains are not found.
    assert_eq!((bill.wood, bill.fur, bill.builds), (8, 4, 4));
    assert_eq!((bill.deeds, bill.terrain), (1, 2));
    // Looking for plains, rope, raft, the way there, the boat.
    assert_eq!((bill.steps, bill.late), (5, 0));
    // Nobody waits for ever: plains, rope, raft and the way take four nights, and there is one.
    state.guests[0].person.wounds = 10;
    assert_eq!(owed(&catalog, &state).late, 3);
    build(&mut state, &["rope", "knife", "jenny_raft"]);
    let bill = owed(&catalog, &state);
    assert_eq!((bill.wood, bill.fur, bill.builds), (6, 4, 1));
    assert_eq!((bill.terrain, bill.steps), (0, 2));
    assert_eq!(bill.late, 0);
}

#[test]
fn a_bill_that_cannot_be_paid_in_time_is_worse() {
    let (catalog, mut state) = table("jenny", 2);
    state.round = 4;
    let slow = |state: &State| owed(&catalog, state).steps;
    let in_time = points(&catalog, &state);
    assert_eq!(slow(&state), 5);
    state.round = 5;
    assert!(in_time - points(&catalog, &state) > 250);
}

#[test]
fn everything_that_a_sheet_asks_for_is_progress() {
    let better = |scenario: &str, change: &dyn Fn(&mut State)| {
        let (catalog, mut state) = table(scenario, 2);
        explore(&mut state, &[(Space::T1, 3), (Space::M2, 9)]);
        let before = points(&catalog, &state);
        change(&mut state);
        points(&catalog, &state) - before
    };
    assert!(better("jenny", &|s| s.stock.fur += 1) > better("castaways", &|s| s.stock.fur += 1));
    assert!(better("jenny", &|s| build(s, &["rope"])) > 40);
    assert!(better("jenny", &|s| s.guests[0].with_camp = true) > 40);
    assert!(better("cursed_island", &|s| lay(s, "cross", &[Space::T1])) > 60);
    assert!(
        better("family_robinson", &|s| {
            let drawn = s.drawn.first().cloned().expect("nine are drawn");
            build(s, &[drawn.as_str()]);
        }) > 30
    );
    assert!(
        better("family_robinson", &|s| s.palisade = 1) > better("castaways", &|s| s.palisade = 1)
    );
}

#[test]
fn to_die_is_worse_than_to_live_with_the_same_progress() {
    for scenario in ["castaways", "jenny", "cannibal_island", "cursed_island"] {
        let (catalog, mut state) = table(scenario, 2);
        let alive = points(&catalog, &state);
        state.end = Some(End::Died(Who::Seat(0)));
        assert!(alive - points(&catalog, &state) > 700, "{scenario}");
        state.end = Some(End::Won);
        assert!(points(&catalog, &state) > alive, "{scenario}");
    }
}

#[test]
fn a_roof_is_worth_what_the_weather_of_the_sheet_makes_of_it() {
    let roof = |scenario| {
        let (catalog, mut state) = table(scenario, 2);
        state.shelter = true;
        let before = points(&catalog, &state);
        state.roof = 1;
        points(&catalog, &state) - before
    };
    assert!(roof("castaways") > 50);
    assert!(roof("cursed_island") > 30);
    // Neither sheet has a die with clouds.
    assert_eq!((roof("jenny"), roof("cannibal_island")), (0, 0));
    let season = |scenario, round| {
        let (catalog, mut state) = table(scenario, 2);
        state.round = round;
        climate::season(&Rules::new(&catalog, &state))
    };
    assert_eq!(season("castaways", 5), Some(5));
    assert_eq!(season("cursed_island", 6), Some(4));
    assert_eq!(season("jenny", 6), None);
}

#[test]
fn palisades_are_wanted_where_books_break_them() {
    let palisade = |scenario| {
        let (catalog, mut state) = table(scenario, 2);
        state.shelter = true;
        let before = points(&catalog, &state);
        state.palisade = 1;
        points(&catalog, &state) - before
    };
    assert!(palisade("jenny") > palisade("cannibal_island"));
}

#[test]
fn wood_that_is_there_for_the_goal_goes_into_it() {
    let (catalog, mut state) = table("jenny", 2);
    while !state.planning {
        let (seat, command) = (0..2)
            .map(Seat)
            .find_map(|s| suggest(&catalog, &state, s).map(|c| (s, c)))
            .expect("somebody is asked");
        let applied = Island::apply(&catalog, &state, seat, &command).expect("legal");
        state = applied.state;
    }
    state.round = 8;
    state.guests[0].with_camp = true;
    build(&mut state, &["rope", "knife", "jenny_raft"]);
    state.stock.wood = 6;
    state.stock.fur = 4;
    let wanted = Goal::Build(Project::Invention("lifeboat".into()));
    let mut planned: Vec<Goal> = Vec::new();
    for _ in 0..30 {
        let next = (0..2)
            .map(Seat)
            .find_map(|s| suggest(&catalog, &state, s).map(|c| (s, c)));
        match next {
            Some((seat, command)) if command != Command::Advance => {
                if let Command::Assign(Assignment { goal, .. }) = &command {
                    planned.push(goal.clone());
                }
                let applied = Island::apply(&catalog, &state, seat, &command).expect("legal");
                state = applied.state;
            }
            _ => break,
        }
    }
    assert!(planned.contains(&wanted), "{planned:?}");
}

#[test]
fn what_brings_the_goal_nearer_is_known() {
    let (catalog, mut state) = villages();
    let furthers = |state: &State, goal: &Goal| {
        let rules = Rules::new(&catalog, state);
        Outlook::new(&rules).owed.furthered(&rules, goal)
    };
    let weapon = Goal::Build(Project::Level(Track::Weapon));
    assert!(furthers(&state, &weapon) && furthers(&state, &village(Space::T1)));
    assert!(furthers(&state, &Goal::Explore(Space::B1)));
    assert!(!furthers(&state, &Goal::Arrange) && !furthers(&state, &Goal::Hunt));
    state.weapon = 30;
    assert!(!furthers(&state, &weapon));
}

#[test]
fn plans_around_one_push_everything_and_leave_out_what_is_planned() {
    let goals = [Goal::Arrange, Goal::Rest, Goal::Hunt];
    let tried = around(super::Style::default(), &[Goal::Rest], &goals);
    let pushed: Vec<_> = tried.iter().flat_map(|style| style.push).collect();
    let shunned: Vec<_> = tried.iter().filter_map(|style| style.shun).collect();
    assert_eq!(pushed, goals.iter().collect::<Vec<_>>());
    assert_eq!(shunned, [&Goal::Rest]);
}

#[test]
fn no_scenario_is_named_in_the_policy() {
    let catalog = Catalog::load().expect("the content is good");
    let mut folders = vec![std::path::PathBuf::from(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/src/policy"
    ))];
    let mut read = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.file_name().is_some_and(|name| name != "tests.rs") {
                let code = std::fs::read_to_string(&path).expect("a file");
                read += 1;
                for sheet in catalog.scenarios.values() {
                    let kinds = sheet.markers.iter().map(|kind| &kind.id);
                    let deeds = sheet.actions.iter().map(|action| &action.id);
                    let people = sheet.people.iter().map(|person| &person.id);
                    for name in kinds.chain(deeds).chain(people).chain([&sheet.id]) {
                        let name = format!("\"{name}\"");
                        assert!(!code.contains(&name), "{name} in {}", path.display());
                    }
                }
            }
        }
    }
    assert!(read > 10);
}

#[test]
fn what_is_counted_by_the_players_is_owed_until_it_is_done() {
    let (catalog, mut state) = table("volcano_island", 2);
    let before = owed(&catalog, &state);
    assert_eq!((before.tiles, before.deeds), (6, 3));
    explore(&mut state, &[(Space::T1, 2)]);
    state
        .done_on
        .insert("explore_totem".into(), vec![Space::T1]);
    let after = owed(&catalog, &state);
    assert_eq!((after.tiles, after.deeds), (5, 2));
}

#[test]
fn the_hunt_and_whoever_is_captive_are_owed_until_they_are_done() {
    let (catalog, mut state) = table("giant_ape", 2);
    let before = owed(&catalog, &state).deeds;
    state.absent.insert("actress".into(), Absence::Captive);
    assert_eq!(owed(&catalog, &state).deeds, before + 1);
    state.succeeded.insert("catch_ape".into());
    assert_eq!(owed(&catalog, &state).deeds, before);
}
