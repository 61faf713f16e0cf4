//! What the advice puts first when hardly any rounds are left.

use castaway_kernel::Seat;
use castaway_robinson::{
    command::Command,
    counsel::Counsel,
    guide::{self, Why},
    ids::Space,
    plan::{Goal, Project},
    policy::search::Effort,
    state::State,
    task::Usable,
};

use crate::table::{Table, catalog, play::gather};

/// Little thinking.
const LITTLE: Effort = Effort {
    plans: 1,
    answers: 2,
    ahead: 2,
};

#[test]
fn what_the_goal_lacks_comes_first_once_hardly_any_rounds_are_left() {
    // Beacons stand, and a natural shelter over the camp is none that the goal counts.
    let mut t = Table::on("mail_boat", &["cook", "soldier", "carpenter"])
        .tile(Space::M2, 2)
        .wood(9);
    (t.s.round, t.s.camp, t.s.stock.npfood) = (3, Space::M2, 3);
    for space in [Space::M1, Space::M2] {
        t.s.markers.insert(("beacon_fire".into(), space));
    }
    let shelter = Goal::Build(Project::Shelter);
    let first = |state: &State, seat| {
        let advice = guide::advise(catalog(), state, Seat(seat))?;
        match advice.command {
            Command::Assign(what) => Some((what.goal, advice.why, what.pawns.len())),
            _ => None,
        }
    };
    for seat in 0..3 {
        let expected = Some((shelter.clone(), Why::Goal, 2));
        assert_eq!(first(&t.s, seat), expected, "nothing is left to dice");
    }
    // One of them builds it.
    let planned = guide::once_planned(catalog(), &t.s, &[Seat(0)]);
    let other = first(&planned, 1).map(|(goal, ..)| goal);
    assert!(other.is_some_and(|goal| goal != shelter));
    let counsel = Counsel::find(catalog(), &t.s, LITTLE, &|| true);
    let built = counsel.rest(catalog(), &t.s).into_iter();
    let built =
        built.filter(|one| matches!(&one.command, Command::Assign(what) if what.goal == shelter));
    assert_eq!(built.count(), 1);
    // Without wood for it that is next.
    t.s.stock.wood = 0;
    let wood = first(&t.s, 0).map(|(goal, ..)| goal);
    assert_eq!(wood, Some(gather(Space::M1, 0)));
    // A third beacon is no part of the goal.
    let more = guide::why(
        catalog(),
        &t.s,
        &Goal::Build(Project::On("beacon_fire".into(), Space::M1)),
    );
    assert_eq!(more, Why::Thing);
}

/// What two are counselled in the last round, where all is won and the cook has so much determination.
fn last_night(det: u16, food: u16, roof: u16, things: &[&str]) -> Vec<Command> {
    let mut t = Table::on("mail_boat", &["cook", "soldier"]).tile(Space::M2, 2);
    (t.s.round, t.s.shelter, t.s.roof) = (4, true, roof);
    t.s.stock.npfood = food;
    t.s.people[0].det = det;
    for thing in things {
        t.s.equipment.push(((*thing).into(), 1));
    }
    for space in [Space::M1, Space::M2] {
        t.s.markers.insert(("beacon_fire".into(), space));
    }
    let counsel = Counsel::find(catalog(), &t.s, LITTLE, &|| true);
    let all = counsel.rest(catalog(), &t.s).into_iter();
    all.map(|one| one.command).collect()
}

#[test]
fn in_the_last_night_nobody_rests_before_a_meal_or_a_roof_that_costs_nothing_any_more() {
    let soup = Command::Use(Usable::Ability("stone_soup".into()));
    let pipe = Command::Use(Usable::Equipment("pipe_tobacco".into()));
    // One meal is missing.
    let all = last_night(3, 1, 4, &["pipe_tobacco"]);
    assert!(all.contains(&soup), "{all:?}");
    assert!(!all.contains(&pipe), "{all:?}");
    // What pays for it is used first.
    let all = last_night(1, 1, 4, &["pipe_tobacco"]);
    let at = |wanted: &Command| all.iter().position(|command| command == wanted);
    assert!(at(&pipe).is_some() && at(&pipe) < at(&soup), "{all:?}");
    let all = last_night(3, 2, 4, &["pipe_tobacco"]);
    assert!(!all.contains(&soup), "all are fed");
    // The sailcloth costs nothing.
    let roofs = |all: &[Command]| {
        let roof = Goal::Build(Project::Invention("sailcloth_roof".into()));
        let mut all = all.iter();
        all.any(|command| matches!(command, Command::Assign(what) if what.goal == roof))
    };
    assert!(roofs(&last_night(0, 2, 0, &[])), "clouds are expected");
    assert!(!roofs(&last_night(0, 2, 4, &[])), "there is roof enough");
}
