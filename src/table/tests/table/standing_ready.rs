//! Ready by a standing answer: as soon as all of one's own pawns are planned, whoever planned them, and no sooner.

use std::sync::Arc;

use crate::{
    company::{BEGUN, Company, PEOPLE, PLACE, found, meta, planning, stamp},
    overdue::{gone_on, rest, rests},
    unhurried::{is_short, takes_two},
};
use castaway_kernel::{Game, Key, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    ids::Space,
    plan::{Assignment, Goal, Pawn},
};
use castaway_table::{Control, Pace, STANDING, Settled, Undo, Unready};

const ANNA: u64 = PEOPLE[0];
const BEN: u64 = PEOPLE[1];
const CLEO: u64 = PEOPLE[2];

/// Three at the first plan of a game, any of whom may plan for all.
pub async fn shared(pace: Pace) -> Company {
    let catalog = Arc::new(Catalog::load().unwrap());
    let (_, _, _, start) = found(&catalog, 3, |state| {
        planning(state) && state.plan.is_empty() && !takes_two(&catalog, state)
    });
    let table = meta([ANNA, BEN, CLEO], Control::Shared, pace);
    Company::at(&catalog, start, table).await
}

/// Somebody is ready as soon as their pawns are planned, from now on or no more.
pub async fn settles(at: &Company, user: u64, now_ms: u64, counts: bool) {
    let stamp = stamp(user, now_ms);
    let settled = at
        .table
        .settle_habit(PLACE, stamp, Key::from("ready"), counts);
    assert!(matches!(settled.await, Ok(Settled::Now(_))));
}

/// Anna plans that all pawns of all rest.
pub async fn anna_plans_all(at: &Company, now_ms: u64) {
    for seat in 0..3 {
        for _ in 0..2 {
            rests(at, ANNA, seat, now_ms).await;
        }
    }
}

pub async fn is_ready(at: &Company, user: u64, now_ms: u64) {
    assert!(at.gives(user, now_ms, Command::Advance).await.is_ok());
}

pub async fn ready(at: &Company) -> Vec<u64> {
    at.now().await.meta.together.ready
}

/// Whether nothing is done by itself at this moment.
pub fn waits(at: &Company, now_ms: u64) -> bool {
    at.due().is_none_or(|due| due > now_ms)
}

#[tokio::test]
async fn the_last_press_of_the_others_carries_a_plan_out_that_others_made_for_somebody() {
    for pace in [Pace::Daily, Pace::Relaxed] {
        let at = shared(pace).await;
        settles(&at, CLEO, 2_000, true).await;
        assert_eq!(ready(&at).await, [0; 0], "nothing of hers is planned yet");
        anna_plans_all(&at, 3_000).await;
        let now = at.now().await;
        assert_eq!(now.meta.together.ready, [CLEO]);
        assert_eq!(now.meta.together.standing, [CLEO]);
        // Whoever placed the last pawn is not ready by that.
        assert!(waits(&at, 3_000));
        is_ready(&at, ANNA, 4_000).await;
        let at = at.restart();
        assert!(planning(&at.now().await.state) && waits(&at, 4_000));
        is_ready(&at, BEN, 5_000).await;
        let now = at.now().await;
        assert!(gone_on(&now), "{pace:?}");
        let told: Vec<(u64, &Key)> = (now.meta.by_habit.iter())
            .map(|said| (said.user, &said.name))
            .collect();
        assert_eq!(told, [(CLEO, &Key::from("ready"))]);
        // It counts for the next plan, too.
        assert_eq!(now.meta.together.standing, [0; 0]);
        assert!(now.meta.has_habit(CLEO, &Key::from("ready")));
    }
}

#[tokio::test]
async fn ones_own_last_pawn_carries_it_out_where_all_others_are_ready_over_a_stop() {
    for pace in [Pace::Daily, Pace::Relaxed] {
        let at = shared(pace).await;
        settles(&at, CLEO, 2_000, true).await;
        for _ in 0..2 {
            rests(&at, ANNA, 0, 3_000).await;
            rests(&at, BEN, 1, 3_000).await;
        }
        is_ready(&at, ANNA, 4_000).await;
        is_ready(&at, BEN, 4_000).await;
        rests(&at, CLEO, 2, 5_000).await;
        assert!(waits(&at, 5_000), "one pawn of hers is left");
        rests(&at, CLEO, 2, 6_000).await;
        assert_eq!(ready(&at).await, [ANNA, BEN, CLEO]);
        assert_eq!(at.due(), Some(6_000), "it is kept, whatever stops");
        let at = at.restart();
        assert!(at.lapse(6_000).await);
        let now = at.now().await;
        assert!(gone_on(&now), "{pace:?}");
        assert_eq!(now.meta.lapsed, None, "nobody was late");
        assert_eq!(now.meta.away, [0; 0]);
        let log = at.log();
        let gone = log
            .iter()
            .find(|entry| entry.mark.as_deref() == Some(STANDING));
        assert_eq!(gone.map(|entry| entry.actor), Some(CLEO));
        // It is taken back alone, and then waits for all again.
        for user in [CLEO, ANNA, BEN] {
            if at.now().await.revision == now.revision {
                let undone = at.table.undo(PLACE, stamp(user, 7_000), None, true).await;
                assert!(matches!(undone, Ok(Undo::Done(_) | Undo::Voting(_))));
            }
        }
        let back = at.now().await;
        assert!(planning(&back.state));
        assert_eq!(back.state.plan.len(), 6, "nobody's pawn goes with it");
        assert_eq!(ready(&at).await, [0; 0], "she thinks anew");
        let placement = back.state.plan[5].id;
        let taken = at.gives(CLEO, 8_000, Command::Unassign { placement }).await;
        assert!(taken.is_ok());
        rests(&at, CLEO, 2, 8_000).await;
        assert_eq!(ready(&at).await, [CLEO]);
        assert!(waits(&at, 8_000));
    }
}

#[tokio::test]
async fn not_yet_holds_in_this_plan_until_one_presses_ready() {
    let at = shared(Pace::Daily).await;
    settles(&at, CLEO, 2_000, true).await;
    anna_plans_all(&at, 3_000).await;
    let not_yet = at.table.not_ready(PLACE, stamp(CLEO, 4_000));
    assert_eq!(not_yet.await.ok().unwrap().meta.together.ready, [0; 0]);
    // Nor does a change by another make her ready, nor a stop of the program.
    let undone = at.table.undo(PLACE, stamp(ANNA, 5_000), None, false).await;
    assert!(matches!(undone, Ok(Undo::Done(_))));
    let at = at.restart();
    rests(&at, ANNA, 2, 5_000).await;
    assert_eq!(ready(&at).await, [0; 0]);
    is_ready(&at, ANNA, 6_000).await;
    is_ready(&at, BEN, 6_000).await;
    assert!(planning(&at.now().await.state) && waits(&at, 6_000));
    is_ready(&at, CLEO, 7_000).await;
    let now = at.now().await;
    assert!(gone_on(&now));
    assert_eq!(now.meta.by_habit, [], "she has pressed herself");
    assert_eq!(now.meta.together.not_yet, [0; 0]);
}

#[tokio::test]
async fn a_change_by_another_leaves_somebody_ready_who_is_told_of_it() {
    let explore = Command::Assign(Assignment {
        goal: Goal::Explore(Space::T1),
        pawns: vec![Pawn::Seat(0)],
        price: 0,
        aids: vec![],
        discount: false,
    });
    let catalog = Arc::new(Catalog::load().unwrap());
    let (_, _, _, start) = found(&catalog, 3, |state| {
        let open = planning(state) && state.plan.is_empty() && !takes_two(&catalog, state);
        open && Island::apply(&catalog, state, Seat(0), &explore)
            .is_ok_and(|after| !is_short(&catalog, &after.state, 0))
    });
    let table = meta([ANNA, BEN, CLEO], Control::Shared, Pace::Daily);
    let at = Company::at(&catalog, start, table).await;
    settles(&at, ANNA, 2_000, true).await;
    assert!(at.gives(ANNA, 3_000, explore).await.is_ok());
    rests(&at, ANNA, 0, 3_000).await;
    assert_eq!(ready(&at).await, [ANNA]);
    let plan = at.now().await.state.plan;
    let join = Command::Join {
        placement: plan[0].id,
        pawns: vec![Pawn::Seat(1)],
        lead: true,
    };
    let joined = at.gives(BEN, 4_000, join).await.ok().unwrap();
    assert_eq!(joined.meta.together.ready, [ANNA]);
    let change = Unready {
        user: ANNA,
        by: BEN,
        action: plan[0].id,
    };
    assert_eq!(joined.meta.together.unready, [change]);
    // With a pawn of hers in her hand again she is not, until somebody plans it.
    let placement = plan[1].id;
    let taken = at.gives(BEN, 5_000, Command::Unassign { placement }).await;
    assert_eq!(taken.ok().unwrap().meta.together.ready, [0; 0]);
    rests(&at, BEN, 0, 6_000).await;
    assert_eq!(ready(&at).await, [ANNA]);
}

#[tokio::test]
async fn once_it_is_ended_the_table_waits_again_and_once_settled_it_goes() {
    let at = shared(Pace::Daily).await;
    settles(&at, CLEO, 2_000, true).await;
    anna_plans_all(&at, 3_000).await;
    assert_eq!(ready(&at).await, [CLEO]);
    settles(&at, CLEO, 4_000, false).await;
    assert_eq!(ready(&at).await, [0; 0]);
    is_ready(&at, ANNA, 5_000).await;
    is_ready(&at, BEN, 5_000).await;
    assert!(planning(&at.now().await.state) && waits(&at, 5_000));
    // What somebody settles anew counts also after a "not yet".
    assert!(at.table.not_ready(PLACE, stamp(CLEO, 6_000)).await.is_ok());
    settles(&at, CLEO, 7_000, true).await;
    assert_eq!(at.due(), Some(7_000));
    assert!(at.restart().lapse(7_000).await);
    assert!(gone_on(&at.restart().now().await));
}

#[tokio::test]
async fn whoever_is_away_is_ready_by_it_when_they_are_back() {
    let at = shared(Pace::Daily).await;
    settles(&at, CLEO, 2_000, true).await;
    let leaves = at.table.change_meta(PLACE, |meta| meta.away.push(CLEO));
    assert!(leaves.await.is_ok());
    anna_plans_all(&at, 3_000).await;
    assert_eq!(ready(&at).await, [0; 0]);
    // She has said before that she is, whoever plans for her.
    is_ready(&at, CLEO, 4_000).await;
    let now = at.now().await;
    assert!(!now.meta.is_away(CLEO));
    assert_eq!(now.meta.together.standing, [CLEO]);
}

#[tokio::test]
async fn where_others_are_ready_with_an_action_that_lacks_pawns_they_are_asked_again() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let start = found(&catalog, 3, |state| takes_two(&catalog, state)).3;
    for pace in [Pace::Daily, Pace::Relaxed] {
        let table = meta([ANNA, BEN, CLEO], Control::Own, pace);
        let at = Company::at(&catalog, start.clone(), table).await;
        settles(&at, ANNA, BEGUN, true).await;
        settles(&at, CLEO, BEGUN, true).await;
        for (user, seat) in [(BEN, 1), (CLEO, 2)] {
            for _ in 0..2 {
                assert!(at.gives(user, BEGUN, rest(seat)).await.is_ok());
            }
        }
        assert_eq!(ready(&at).await, [0; 0], "a rest of one lacks a pawn");
        is_ready(&at, BEN, BEGUN).await;
        is_ready(&at, CLEO, BEGUN).await;
        for _ in 0..2 {
            let now = at.now().await.state;
            let all = Island::legal(&catalog, &now, Seat(0)).into_iter();
            let alone = |command: &Command| match command {
                Command::Assign(what) => what.goal != Goal::Rest && what.pawns == [Pawn::Seat(0)],
                _ => false,
            };
            let does = all.filter(alone).find(|command| {
                let after = Island::apply(&catalog, &now, Seat(0), command);
                after.is_ok_and(|after| !is_short(&catalog, &after.state, 0))
            });
            let does = does.expect("something for one pawn");
            assert!(at.gives(ANNA, BEGUN + 1, does).await.is_ok());
        }
        let now = at.now().await;
        assert_eq!(now.state.round, start.round, "it is not carried out");
        assert_eq!(now.meta.together.ready, [ANNA], "{pace:?}");
        let why: Vec<_> = (now.meta.together.unready.iter())
            .map(|one| (one.user, one.by))
            .collect();
        assert_eq!(why, [(BEN, BEN), (CLEO, CLEO)]);
        assert!(waits(&at, BEGUN + 1), "{pace:?}");
    }
}

#[tokio::test]
async fn while_pawns_of_a_seat_that_is_nobodys_are_left_nobody_is_ready_by_it() {
    for pace in [Pace::Daily, Pace::Relaxed] {
        let at = shared(pace).await;
        let leaves = at.table.change_meta(PLACE, |meta| {
            assert!(meta.leave(CLEO));
        });
        assert!(leaves.await.is_ok());
        for user in [ANNA, BEN] {
            settles(&at, user, 2_000, true).await;
        }
        for (user, seat) in [(ANNA, 0), (BEN, 1)] {
            for _ in 0..2 {
                rests(&at, user, seat, 3_000).await;
            }
        }
        assert_eq!(ready(&at).await, [0; 0], "Ready would be refused");
        assert!(waits(&at, 3_000), "{pace:?}");
        // Where all is planned they are, and it goes.
        rests(&at, ANNA, 2, 4_000).await;
        assert_eq!(ready(&at).await, [0; 0]);
        rests(&at, ANNA, 2, 4_000).await;
        assert_eq!(ready(&at).await, [ANNA, BEN]);
        assert!(at.lapse(4_000).await);
        assert!(gone_on(&at.now().await), "{pace:?}");
    }
}

#[tokio::test]
async fn that_there_is_such_an_answer_is_said_once_beside_the_first_whole_plan() {
    let at = shared(Pace::Daily).await;
    rests(&at, ANNA, 0, 2_000).await;
    let early = at.now().await.meta;
    assert!(!early.told_of_standing && !early.together.tells_standing);
    rests(&at, ANNA, 0, 2_000).await;
    for seat in [1, 2] {
        for _ in 0..2 {
            rests(&at, ANNA, seat, 3_000).await;
        }
    }
    let whole = at.now().await.meta;
    assert!(whole.told_of_standing && whole.together.tells_standing);
    for user in [ANNA, BEN, CLEO] {
        is_ready(&at, user, 4_000).await;
    }
    let now = at.now().await;
    assert!(gone_on(&now) && now.meta.told_of_standing);
    assert!(!now.meta.together.tells_standing, "it was said");
}

#[tokio::test]
async fn alone_nobody_is_ready_by_it_and_nobody_is_told_of_it() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let (_, _, _, start) = found(&catalog, 2, |state| {
        planning(state) && state.plan.is_empty()
    });
    let at = Company::at(
        &catalog,
        start,
        meta([ANNA, ANNA], Control::Own, Pace::Daily),
    )
    .await;
    settles(&at, ANNA, 2_000, true).await;
    for seat in [0, 1] {
        for _ in 0..2 {
            rests(&at, ANNA, seat, 3_000).await;
        }
    }
    let now = at.now().await;
    assert!(planning(&now.state) && waits(&at, 3_000));
    assert_eq!(now.meta.together.standing, [0; 0]);
    assert!(!now.meta.told_of_standing);
}
