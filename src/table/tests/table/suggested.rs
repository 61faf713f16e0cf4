//! What others suggested for pawns whose time is over.

use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island,
    command::Command,
    plan::{Assignment, Goal, Pawn, Project},
    state::State,
};
use castaway_table::{Counted, SUGGESTED};

use crate::{
    company::{BEGUN, PEOPLE, PLACE, stamp},
    overdue::{gone_on, rest, rests, three},
};

/// For so long somebody is waited for "once a day".
const DELAY: u64 = 30 * 60 * 60 * 1000;
const ANNA: u64 = PEOPLE[0];
const BEN: u64 = PEOPLE[1];
const CLEO: u64 = PEOPLE[2];

fn arranges(pawns: Vec<Pawn>) -> Command {
    Command::Assign(Assignment {
        goal: Goal::Arrange,
        pawns,
        price: 0,
        aids: vec![],
        discount: false,
    })
}

#[tokio::test]
async fn what_others_suggested_counts_for_pawns_whose_time_is_over_before_they_rest() {
    let at = three(&[]).await;
    let camp = arranges(vec![Pawn::Seat(2)]);
    let suggested = at
        .table
        .suggest(PLACE, stamp(ANNA, 2_000), Seat(2), camp.clone());
    assert!(suggested.await.is_ok());
    for (user, seat) in [(ANNA, 0), (BEN, 1)] {
        for _ in 0..2 {
            rests(&at, user, seat, 2_000).await;
        }
        assert!(at.gives(user, 3_000, Command::Advance).await.is_ok());
    }
    let before = at.log().len();
    assert!(at.restart().lapse(BEGUN + DELAY).await);
    let now = at.now().await;
    assert!(gone_on(&now) && now.meta.is_away(CLEO));
    let log = at.log();
    let given = log.iter().skip(before).take(3);
    let given: Vec<(u64, Command)> = given
        .map(|entry| {
            let record = entry.command.tree();
            let command = serde_json::from_value(record["order"]["command"].clone());
            (entry.actor, command.unwrap())
        })
        .collect();
    assert_eq!(given[0], (CLEO, camp), "as Anna suggested");
    // That it was a suggestion is known afterwards, and whose: beside the game by people, in the log by seats.
    let [user, by] = [CLEO, ANNA];
    assert_eq!(now.meta.counted, [Counted { user, by }]);
    let kept = log.iter().skip(before).take(2);
    let kept: Vec<(bool, serde_json::Value)> = kept
        .map(|entry| {
            let suggested = entry.mark.as_deref() == Some(SUGGESTED);
            (
                suggested,
                entry.command.tree()["order"]["suggested"].clone(),
            )
        })
        .collect();
    let none = serde_json::Value::Null;
    assert_eq!(kept, [(true, serde_json::json!(0)), (false, none)]);
    assert_eq!(given[1], (CLEO, rest(2)), "and what is left rests");
    assert_eq!(given[2].1, Command::Advance);
}

#[tokio::test]
async fn nobody_moves_their_own_time_by_suggesting_and_taking_it_back_in_turn() {
    let at = three(&[]).await;
    for now_ms in [2_000, 3_000] {
        let noted = (at.table)
            .suggest(PLACE, stamp(CLEO, now_ms), Seat(0), rest(0))
            .await;
        let id = noted.ok().unwrap().meta.suggestions[0].id;
        let back = stamp(CLEO, now_ms + 500);
        assert!(at.table.drop_suggestion(PLACE, back, id).await.is_ok());
    }
    assert_eq!(at.now().await.meta.due_of(CLEO), Some(BEGUN + DELAY));
    // She is there all the same.
    assert!(at.lapse(BEGUN + DELAY).await);
    assert_eq!(at.now().await.meta.away, [ANNA, BEN]);
}

#[tokio::test]
async fn whoever_was_away_is_back_by_a_suggestion_and_has_their_whole_time() {
    let at = three(&[CLEO]).await;
    let noted = (at.table)
        .suggest(PLACE, stamp(CLEO, 2_000), Seat(0), rest(0))
        .await;
    let now = noted.ok().unwrap();
    assert!(!now.meta.is_away(CLEO));
    assert_eq!(now.meta.due_of(CLEO), Some(2_000 + DELAY));
}

#[tokio::test]
async fn what_was_suggested_moves_nobody_elses_pawns_spends_nothing_and_kills_nobody() {
    let at = three(&[]).await;
    let mut state = at.now().await.state;
    let counts = |state: &State, command: &Command| {
        Island::counts_suggested(at.table.catalog(), state, Seat(2), command)
    };
    let alone = |goal: Goal| {
        Command::Assign(Assignment {
            goal,
            pawns: vec![Pawn::Seat(2)],
            price: 0,
            aids: vec![],
            discount: false,
        })
    };
    let (camp, shelter) = (alone(Goal::Arrange), alone(Goal::Build(Project::Shelter)));
    assert!(counts(&state, &camp) && counts(&state, &shelter));
    assert!(!counts(
        &state,
        &arranges(vec![Pawn::Seat(2), Pawn::Seat(0)])
    ));
    assert!(!counts(&state, &Command::Advance));
    assert!(!counts(&state, &alone(Goal::Hunt)), "it wounds for sure");
    let Command::Assign(dear) = camp.clone() else {
        panic!("an action");
    };
    assert!(!counts(
        &state,
        &Command::Assign(Assignment { price: 1, ..dear })
    ));
    // Dice and adventures may wound whoever has little life left.
    state.people[2].wounds = 11;
    assert!(counts(&state, &camp) && !counts(&state, &shelter));
}
