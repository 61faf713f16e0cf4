//! Whoever takes a carried-out plan back, or says "not yet", is made ready by no standing answer, whatever others or time do; and such an
//! answer goes on when somebody gets a second chair.

use crate::{
    company::{Company, PEOPLE, PLACE, planning, stamp},
    overdue::{gone_on, rests},
    standing_ready::{anna_plans_all, is_ready, ready, settles, shared, waits},
    taken_back::moves,
};
use castaway_kernel::{Key, UndoGrade};
use castaway_robinson::{command::Command, plan::Pawn};
use castaway_table::{Pace, Undo};

const ANNA: u64 = PEOPLE[0];
const BEN: u64 = PEOPLE[1];
const CLEO: u64 = PEOPLE[2];
/// For so long somebody is waited for "once a day".
const DELAY: u64 = 30 * 60 * 60 * 1000;

/// Somebody takes a rest of a seat out of the plan.
async fn takes_out(at: &Company, user: u64, seat: u8, now_ms: u64) {
    let plan = at.now().await.state.plan;
    let rest = plan.iter().find(|one| one.what.pawns == [Pawn::Seat(seat)]);
    let placement = rest.expect("a rest").id;
    let back = Command::Unassign { placement };
    assert!(at.gives(user, now_ms, back).await.is_ok());
}

#[tokio::test]
async fn whoever_took_the_carried_out_plan_back_thinks_anew_whatever_another_does() {
    for pace in [Pace::Daily, Pace::Relaxed] {
        let at = shared(pace).await;
        settles(&at, ANNA, 2_000, true).await;
        settles(&at, BEN, 2_000, true).await;
        anna_plans_all(&at, 3_000).await;
        assert_eq!(ready(&at).await, [ANNA, BEN]);
        is_ready(&at, CLEO, 4_000).await;
        let gone = at.now().await;
        assert!(gone_on(&gone), "{pace:?}");
        for user in [ANNA, BEN, CLEO] {
            if at.now().await.revision == gone.revision {
                let undone = at.table.undo(PLACE, stamp(user, 5_000), None, true).await;
                assert!(matches!(undone, Ok(Undo::Done(_) | Undo::Voting(_))));
            }
        }
        assert!(planning(&at.now().await.state));
        assert_eq!(ready(&at).await, [BEN], "{pace:?}");
        let at = at.restart();
        takes_out(&at, CLEO, 2, 6_000).await;
        rests(&at, CLEO, 2, 7_000).await;
        assert_eq!(ready(&at).await, [BEN], "she changed her own part");
        is_ready(&at, CLEO, 8_000).await;
        assert!(planning(&at.now().await.state) && waits(&at, 8_000));
        is_ready(&at, ANNA, 9_000).await;
        assert!(gone_on(&at.now().await), "{pace:?}");
    }
}

#[tokio::test]
async fn not_yet_goes_on_when_ones_time_is_over() {
    let at = shared(Pace::Daily).await;
    settles(&at, CLEO, 2_000, true).await;
    anna_plans_all(&at, 3_000).await;
    assert!(at.table.not_ready(PLACE, stamp(CLEO, 4_000)).await.is_ok());
    is_ready(&at, ANNA, 5_000).await;
    // Ben is at it, and has his time from now on.
    takes_out(&at, BEN, 1, 10_000).await;
    assert!(at.lapse(5_000 + DELAY).await);
    let at = at.restart();
    let now = at.now().await;
    assert_eq!(now.meta.together.overdue, [CLEO]);
    assert!(now.meta.together.ready.contains(&CLEO) && planning(&now.state));
    // Her part is changed, so she is asked again, and has still to say so herself.
    takes_out(&at, ANNA, 2, 6_000 + DELAY).await;
    rests(&at, ANNA, 2, 6_000 + DELAY).await;
    let together = at.now().await.meta.together;
    assert_eq!((together.ready, together.not_yet), (vec![ANNA], vec![CLEO]));
}

/// These take back that the plan went, as far as it takes their words.
async fn take_back(at: &Company, users: [u64; 3], now_ms: u64) {
    let gone = at.now().await;
    assert!(gone_on(&gone));
    for user in users {
        if at.now().await.revision == gone.revision {
            let undone = at.table.undo(PLACE, stamp(user, now_ms), None, true).await;
            assert!(matches!(undone, Ok(Undo::Done(_) | Undo::Voting(_))));
        }
    }
    assert!(planning(&at.now().await.state));
}

#[tokio::test]
async fn not_yet_holds_in_a_plan_that_went_by_time_and_is_taken_back() {
    not_yet_holds_after_time(false).await;
}

#[tokio::test]
async fn not_yet_that_an_older_program_noted_holds_so_too() {
    not_yet_holds_after_time(true).await;
}

async fn not_yet_holds_after_time(is_older: bool) {
    let at = shared(Pace::Daily).await;
    settles(&at, CLEO, 2_000, true).await;
    anna_plans_all(&at, 3_000).await;
    assert!(at.table.not_ready(PLACE, stamp(CLEO, 4_000)).await.is_ok());
    if is_older {
        let kept = at.table.change_meta(PLACE, |meta| {
            assert_eq!(meta.together.held, [CLEO]);
            meta.together.held.clear();
        });
        assert!(kept.await.is_ok());
    }
    is_ready(&at, ANNA, 5_000).await;
    is_ready(&at, BEN, 5_000).await;
    assert!(at.lapse(5_000 + DELAY).await);
    take_back(&at, [ANNA, BEN, CLEO], 6_000 + DELAY).await;
    let together = at.restart().now().await.meta.together;
    assert_eq!((together.ready, together.not_yet), (vec![], vec![CLEO]));
    is_ready(&at, ANNA, 7_000 + DELAY).await;
    is_ready(&at, BEN, 7_000 + DELAY).await;
    let at = at.restart();
    assert!(planning(&at.now().await.state) && waits(&at, 7_000 + DELAY));
    is_ready(&at, CLEO, 8_000 + DELAY).await;
    assert!(gone_on(&at.now().await));
}

#[tokio::test]
async fn whoever_said_ready_after_not_yet_says_it_anew_of_the_plan_that_is_taken_back() {
    let at = shared(Pace::Daily).await;
    settles(&at, CLEO, 2_000, true).await;
    anna_plans_all(&at, 3_000).await;
    assert!(at.table.not_ready(PLACE, stamp(CLEO, 4_000)).await.is_ok());
    for user in [ANNA, BEN, CLEO] {
        is_ready(&at, user, 5_000).await;
    }
    take_back(&at, [BEN, ANNA, CLEO], 6_000).await;
    assert_eq!(ready(&at).await, [0; 0]);
    takes_out(&at, BEN, 1, 7_000).await;
    rests(&at, BEN, 1, 7_000).await;
    is_ready(&at, ANNA, 8_000).await;
    is_ready(&at, BEN, 8_000).await;
    let at = at.restart();
    assert!(planning(&at.now().await.state) && waits(&at, 8_000));
    // Settled anew it is said of this plan, too.
    settles(&at, CLEO, 9_000, true).await;
    assert!(at.lapse(9_000).await);
    assert!(gone_on(&at.now().await));
}

#[tokio::test]
async fn what_is_said_of_the_next_plan_says_nothing_of_the_one_that_is_taken_back() {
    let at = shared(Pace::Daily).await;
    anna_plans_all(&at, 3_000).await;
    let stood = at.now().await;
    for user in [ANNA, BEN, CLEO] {
        is_ready(&at, user, 4_000).await;
    }
    assert!(gone_on(&at.now().await));
    for n in 0..90 {
        if planning(&at.now().await.state) {
            break;
        }
        moves(&at, PEOPLE[n % 3], 5_000).await;
    }
    let next = at.now().await;
    assert!(planning(&next.state) && next.state.round > stood.state.round);
    // As where standing answers have said all that was asked: one step leads to the next plan.
    let one_step = at.table.change_meta(PLACE, move |meta| {
        meta.undo.retain(|step| step.to <= stood.revision);
        let step = meta.undo.last_mut().expect("the plan was carried out");
        assert_eq!(step.to, stood.revision);
        step.grade = UndoGrade::Consent;
    });
    assert!(one_step.await.is_ok());
    assert!(at.table.not_ready(PLACE, stamp(BEN, 6_000)).await.is_ok());
    assert_eq!(at.now().await.meta.together.not_yet, [BEN]);
    take_back(&at, [ANNA, BEN, CLEO], 7_000).await;
    let back = at.now().await;
    assert_eq!(back.state.plan.len(), 6, "the plan stands again");
    assert_eq!(back.meta.together.not_yet, [0; 0]);
    assert_eq!(back.meta.together.made, [], "nobody knows who made it");
}

#[tokio::test]
async fn with_a_second_chair_one_goes_on_being_ready_as_settled() {
    let at = shared(Pace::Daily).await;
    settles(&at, ANNA, 2_000, true).await;
    let sits = at.table.change_meta(PLACE, |meta| {
        meta.chairs = [ANNA, BEN, ANNA].into();
    });
    assert!(sits.await.is_ok());
    rests(&at, ANNA, 0, 3_000).await;
    let meta = at.now().await.meta;
    assert!(meta.has_habit(ANNA, &Key::from("ready")));
    assert_eq!(meta.announcements, []);
    // What an older program kept of two chairs is the same.
    let kept = at.table.change_meta(PLACE, |meta| {
        let habits = meta.habits.get_mut(&ANNA).expect("hers");
        habits.all[0].basis = "+".into();
    });
    assert!(kept.await.is_ok());
    rests(&at, ANNA, 0, 4_000).await;
    let meta = at.now().await.meta;
    assert!(meta.has_habit(ANNA, &Key::from("ready")));
    assert_eq!(meta.announcements, []);
}
