//! What people settle about their table while it plays: pauses, holidays, its pace.

use crate::company;
use std::sync::Arc;

use crate::company::{BEGUN, Company, PEOPLE, PLACE, found, meta, planning, stamp};
use castaway_kernel::Seat;
use castaway_robinson::{
    catalog::Catalog,
    command::Command,
    plan::{Assignment, Goal, Pawn},
};
use castaway_table::{Announced, Control, Deed, Meta, Moved, Pace, Place, StandIn, Term, Way};

const HOUR: u64 = 60 * 60 * 1000;
const DAY: u64 = 24 * HOUR;
const ANNA: u64 = PEOPLE[0];
const BEN: u64 = PEOPLE[1];
const CLEO: u64 = PEOPLE[2];

/// Three at the first plan of a game.
async fn three(pace: Pace) -> Company {
    let catalog = Arc::new(Catalog::load().unwrap());
    let start = found(&catalog, 3, |s| planning(s) && s.plan.is_empty()).3;
    Company::at(&catalog, start, meta([ANNA, BEN, CLEO], Control::Own, pace)).await
}

async fn change(at: &Company, change: impl FnOnce(&mut Meta) + Send + 'static) {
    assert!(at.table.change_meta(PLACE, change).await.is_ok());
}

/// A person rests with both pawns of a seat.
async fn rests(at: &Company, user: u64, seat: u8, now_ms: u64) {
    let rest = Command::Assign(Assignment {
        goal: Goal::Rest,
        pawns: vec![Pawn::Seat(seat)],
        price: 0,
        aids: vec![],
        discount: false,
    });
    for _ in 0..2 {
        assert!(at.gives(user, now_ms, rest.clone()).await.is_ok());
    }
}

async fn ready(at: &Company, user: u64, now_ms: u64) {
    assert!(at.gives(user, now_ms, Command::Advance).await.is_ok());
}

#[tokio::test]
async fn in_a_pause_no_deadline_passes_and_after_it_everybody_has_the_whole_time() {
    let at = three(Pace::Several).await;
    assert_eq!(at.due(), Some(BEGUN + 6 * HOUR));
    change(&at, |meta| assert!(meta.pause(ANNA, BEGUN + HOUR))).await;
    at.lapse(BEGUN + HOUR).await;
    assert_eq!((at.due(), at.now().await.meta.deadline), (None, None));
    let at = at.restart();
    assert!(!at.lapse(BEGUN + 30 * DAY).await);
    // Whoever likes plays on, and that hurries nobody.
    rests(&at, ANNA, 0, BEGUN + 30 * DAY).await;
    ready(&at, ANNA, BEGUN + 30 * DAY).await;
    let now = at.now().await;
    assert_eq!((at.due(), now.meta.away), (None, vec![]));
    assert!(planning(&now.state), "everybody is still needed");
    let later = BEGUN + 31 * DAY;
    change(&at, move |meta| assert!(meta.run_again(ANNA, later))).await;
    at.lapse(later).await;
    assert_eq!(at.due(), Some(later + 6 * HOUR));
    assert_eq!(at.now().await.meta.away, [0; 0]);
}

#[tokio::test]
async fn on_holiday_others_move_for_one_until_the_day_has_come() {
    let at = three(Pace::Daily).await;
    change(&at, |meta| meta.go_on_holiday(BEN, BEGUN + 7 * DAY, BEGUN)).await;
    at.lapse(BEGUN + 1).await;
    let now = at.now().await;
    assert!(now.meta.may(ANNA, Deed::Move(Seat(1))));
    assert!(!now.meta.may(BEN, Deed::Move(Seat(0))));
    let waits: Vec<u64> = now.meta.wait.since.keys().copied().collect();
    assert_eq!(waits, [ANNA, CLEO]);
    // Nobody waits for Ben: what is his rests.
    for (user, seat) in [(ANNA, 0), (CLEO, 2)] {
        rests(&at, user, seat, BEGUN + HOUR).await;
        ready(&at, user, BEGUN + HOUR).await;
    }
    at.lapse(BEGUN + HOUR).await;
    let now = at.now().await;
    assert!(!planning(&now.state) || now.state.round > 1);
    assert!(now.meta.is_away(BEN), "what is done for him is not his");
    // A table that waits for nobody else has his day as its next time.
    change(&at, |meta| {
        meta.go_on_holiday(ANNA, BEGUN + 8 * DAY, BEGUN);
        meta.go_on_holiday(CLEO, BEGUN + 9 * DAY, BEGUN);
    })
    .await;
    at.lapse(BEGUN + 2 * HOUR).await;
    assert_eq!(at.due(), Some(BEGUN + 7 * DAY));
    let before = at.now().await.state;
    at.lapse(BEGUN + 7 * DAY).await;
    let now = at.now().await;
    assert_eq!((now.state, now.meta.expected()), (before, vec![BEN]));
    assert_eq!(at.due(), Some(BEGUN + 8 * DAY));
}

#[tokio::test]
async fn on_holiday_from_a_relaxed_table_nobody_waits_for_one_either() {
    let at = three(Pace::Relaxed).await;
    change(&at, |meta| meta.go_on_holiday(BEN, BEGUN + 7 * DAY, BEGUN)).await;
    at.lapse(BEGUN + 1).await;
    assert_eq!(at.due(), Some(BEGUN + 7 * DAY), "his return");
    for (user, seat) in [(ANNA, 0), (CLEO, 2), (ANNA, 1)] {
        rests(&at, user, seat, BEGUN + HOUR).await;
    }
    ready(&at, CLEO, BEGUN + HOUR).await;
    assert!(planning(&at.now().await.state));
    ready(&at, ANNA, BEGUN + HOUR).await;
    let now = at.now().await;
    assert!(!planning(&now.state) || now.state.round > 1);
    // Whoever says so is back, whatever day it is.
    change(&at, |meta| assert!(meta.come_back(BEN))).await;
    assert!(at.lapse(BEGUN + 3 * HOUR).await || at.due().is_none());
    assert_eq!(at.due(), None);
}

#[tokio::test]
async fn what_one_plans_says_and_takes_back_on_holiday_counts_and_leaves_it() {
    let at = three(Pace::Daily).await;
    let until = BEGUN + 7 * DAY;
    change(&at, move |meta| meta.go_on_holiday(BEN, until, BEGUN)).await;
    at.lapse(BEGUN + 1).await;
    rests(&at, BEN, 1, BEGUN + HOUR).await;
    assert!(!at.now().await.state.plan.is_empty());
    ready(&at, BEN, BEGUN + HOUR).await;
    assert_eq!(at.now().await.meta.together.ready, [BEN]);
    let back = stamp(BEN, BEGUN + HOUR);
    assert!(at.table.undo(PLACE, back, None, false).await.is_ok());
    assert!(at.table.not_ready(PLACE, back).await.is_ok());
    let now = at.now().await;
    assert_eq!(
        (now.meta.holiday(BEN), now.meta.away),
        (Some(until), vec![BEN])
    );
    let waits: Vec<u64> = now.meta.wait.since.keys().copied().collect();
    assert_eq!(waits, [ANNA, CLEO], "nobody waits for him");
    // What he took back rests once the others are ready.
    for (user, seat) in [(ANNA, 0), (CLEO, 2)] {
        rests(&at, user, seat, BEGUN + HOUR).await;
        ready(&at, user, BEGUN + HOUR).await;
    }
    at.lapse(BEGUN + HOUR).await;
    let now = at.now().await;
    assert!(!planning(&now.state) || now.state.round > 1);
    assert_eq!(now.meta.holiday(BEN), Some(until));
}

#[tokio::test]
async fn a_new_pace_makes_nobody_late() {
    let at = three(Pace::Relaxed).await;
    let later = BEGUN + 30 * DAY;
    let all = [ANNA, BEN, CLEO];
    for user in [ANNA, BEN] {
        change(&at, move |meta| {
            meta.propose(user, Term::Pace(Pace::Live), &all, later);
        })
        .await;
    }
    at.lapse(later).await;
    let now = at.now().await.meta;
    assert_eq!((now.pace, now.away), (Pace::Live, vec![]));
    assert_eq!(at.due(), Some(later + HOUR / 6));
}

#[tokio::test]
async fn whoever_gets_up_from_a_plan_leaves_nobody_waiting_for_ever() {
    for planned in [false, true] {
        let at = three(Pace::Relaxed).await;
        for (user, seat) in [(ANNA, 0), (CLEO, 2)] {
            rests(&at, user, seat, BEGUN + 1).await;
            ready(&at, user, BEGUN + 1).await;
        }
        if planned {
            rests(&at, BEN, 1, BEGUN + 2).await;
        }
        change(&at, |meta| assert!(meta.leave(BEN))).await;
        assert!(at.lapse(at.due().expect("it is looked at")).await);
        let now = at.now().await;
        let waited: Vec<u64> = now.meta.wait.since.keys().copied().collect();
        if !planned {
            // His pawns are left, and anybody moves them.
            assert_eq!((waited, at.due()), (vec![ANNA, CLEO], None));
            rests(&at, ANNA, 1, BEGUN + HOUR).await;
            for user in [ANNA, CLEO] {
                ready(&at, user, BEGUN + HOUR).await;
            }
        }
        assert!(!planning(&at.now().await.state), "it is carried out");
    }
}

#[tokio::test]
async fn pawns_of_whoever_gets_up_are_left_to_those_who_are_there_before_they_rest() {
    let at = three(Pace::Several).await;
    for (user, seat) in [(ANNA, 0), (CLEO, 2)] {
        rests(&at, user, seat, BEGUN + 1).await;
        ready(&at, user, BEGUN + 1).await;
    }
    change(&at, |meta| assert!(meta.leave(BEN))).await;
    at.lapse(at.due().expect("it is looked at")).await;
    let now = at.now().await;
    // Nothing is planned for the seat, whose pawns anybody moves now.
    let waited: Vec<u64> = now.meta.wait.since.keys().copied().collect();
    assert_eq!((waited, now.meta.away.clone()), (vec![ANNA, CLEO], vec![]));
    assert!(planning(&now.state));
    // When their time is over, too, they rest, nobody is said to have planned it, and the plan is carried out.
    for _ in 0..4 {
        let Some(due) = at.due() else {
            break;
        };
        at.lapse(due).await;
        let now = at.now().await;
        assert!(now.meta.together.made.iter().all(|made| made.user != 0));
        if !planning(&now.state) {
            break;
        }
    }
    assert!(!planning(&at.now().await.state), "it is carried out");
}

const LIVE: Term = Term::Pace(Pace::Live);

/// Three at a table without a game.
fn unplayed() -> Meta {
    meta([ANNA, BEN, CLEO], Control::Own, Pace::Relaxed)
}

#[test]
fn of_proposals_about_one_thing_the_newest_is_open_and_all_are_told_of_the_others() {
    let mut meta = unplayed();
    let all = [ANNA, BEN, CLEO];
    let control = Term::Control(Control::Shared);
    let [several, daily] = [Pace::Several, Pace::Daily].map(Term::Pace);
    for (user, term) in [(BEN, control), (ANNA, LIVE), (BEN, several), (CLEO, daily)] {
        assert_eq!(meta.propose(user, term, &all, 9), Moved::Open(1));
    }
    let open = |meta: &Meta| -> Vec<Term> { meta.motions.iter().map(|m| m.term).collect() };
    assert_eq!(open(&meta), [control, daily]);
    let told = |meta: &Meta| -> Vec<(u64, Announced)> {
        let all = meta.announcements.iter();
        all.map(|one| (one.user, one.what.clone())).collect()
    };
    let older = [
        (ANNA, Announced::Overtaken(LIVE)),
        (BEN, Announced::Overtaken(several)),
    ];
    assert_eq!(told(&meta), older);
    // Whoever proposes something else instead of their own knows it.
    meta.propose(CLEO, LIVE, &all, 10);
    assert_eq!(
        (told(&meta), open(&meta)),
        (older.to_vec(), vec![control, LIVE])
    );
    // What is about something else takes nothing from it.
    let stand_in = Term::StandIn(StandIn::Computer);
    meta.propose(ANNA, stand_in, &all, 11);
    assert_eq!(open(&meta), [control, LIVE, stand_in]);
    assert_eq!(meta.agree(BEN, LIVE, &all, 12), Moved::Settled);
    assert_eq!(open(&meta), [control, stand_in]);
}

#[test]
fn whoever_agrees_to_what_a_newer_proposal_has_overtaken_proposes_nothing_anew() {
    let mut meta = unplayed();
    let all = [ANNA, BEN, CLEO];
    let daily = Term::Pace(Pace::Daily);
    assert_eq!(meta.agree(BEN, LIVE, &all, 0), Moved::Same);
    meta.propose(ANNA, LIVE, &all, 1);
    meta.propose(CLEO, daily, &all, 2);
    assert_eq!(meta.agree(BEN, LIVE, &all, 3), Moved::Same);
    let open = meta.motions.iter();
    let open: Vec<_> = open.map(|open| (open.term, open.yes.clone())).collect();
    assert_eq!(open, [(daily, vec![CLEO])]);
    assert_eq!(meta.agree(BEN, daily, &all, 4), Moved::Settled);
    assert_eq!(meta.pace, Pace::Daily);
}

#[test]
fn fewer_people_may_be_enough_for_what_was_said_before() {
    let mut meta = meta(PEOPLE, Control::Own, Pace::Relaxed);
    meta.propose(ANNA, LIVE, &PEOPLE, 3);
    meta.propose(BEN, LIVE, &PEOPLE, 4);
    assert!(meta.leave(PEOPLE[3]));
    assert_eq!(meta.count_motions(&PEOPLE[..3], 9), [Moved::Settled]);
    assert_eq!((meta.pace, meta.motions.len()), (Pace::Live, 0));
    assert_eq!(meta.announcements.len(), 1);
}

#[test]
fn who_decides_no_more_has_no_voice_in_a_motion() {
    let mut meta = unplayed();
    let all = [ANNA, BEN, CLEO];
    assert_eq!(meta.propose(CLEO, LIVE, &all, 0), Moved::Open(1));
    assert_eq!(meta.propose(ANNA, LIVE, &[ANNA, BEN], 0), Moved::Open(1));
    assert_eq!(meta.propose(BEN, LIVE, &[ANNA, BEN], 0), Moved::Settled);
}

#[test]
fn one_message_asks_whether_a_game_ends_and_is_put_away_when_it_goes_on() {
    let put_away = |meta: &Meta| -> Vec<(u64, Way)> {
        let all = meta.stale.iter();
        all.map(|old| (old.message, old.way)).collect()
    };
    let mut meta = unplayed();
    meta.ending = vec![ANNA];
    meta.ask_to_end(50);
    meta.ask_to_end(50);
    assert_eq!(put_away(&meta), []);
    meta.ask_to_end(60);
    assert_eq!(put_away(&meta), [(50, Way::Gone)]);
    // One that was posted before it is noted late.
    let mut late = meta.clone();
    late.note_end_asked(55);
    assert_eq!(late.end_asked, Some(60));
    assert_eq!(put_away(&late), [(50, Way::Gone), (55, Way::Gone)]);
    late.note_end_asked(65);
    assert_eq!(late.end_asked, Some(65));
    let mut left = meta.clone();
    meta.going_on = vec![BEN];
    meta.play_on();
    let gone = [(50, Way::Gone), (60, Way::PlaysOn)];
    assert_eq!(put_away(&meta), gone);
    assert_eq!((meta.ending, meta.going_on), (vec![], vec![]));
    // Nobody is asked by whoever got up.
    assert!(left.leave(ANNA));
    assert_eq!(put_away(&left), gone);
}

#[tokio::test]
async fn any_step_and_any_step_back_puts_the_question_away_whether_a_game_ends() {
    let at = three(Pace::Daily).await;
    let ask = |message| {
        move |meta: &mut Meta| {
            meta.ending = vec![BEN];
            meta.ask_to_end(message);
        }
    };
    let moot = |meta: &Meta, message: u64| {
        let of = |old: &castaway_table::Stale| old.message == message && old.way == Way::PlaysOn;
        meta.end_asked.is_none() && meta.ending.is_empty() && meta.stale.iter().any(of)
    };
    change(&at, ask(50)).await;
    rests(&at, ANNA, 0, BEGUN + 1).await;
    assert!(moot(&at.now().await.meta, 50));
    change(&at, ask(60)).await;
    let undone = at
        .table
        .undo(PLACE, company::stamp(ANNA, BEGUN + 2), None, false)
        .await;
    assert!(matches!(undone, Ok(castaway_table::Undo::Done(_))));
    assert!(moot(&at.now().await.meta, 60));
}

#[tokio::test]
async fn a_game_that_is_carried_elsewhere_leaves_the_wish_to_end_it_behind() {
    let at = three(Pace::Daily).await;
    change(&at, |meta| {
        meta.ending = vec![ANNA];
        meta.going_on = vec![BEN];
        meta.ask_to_end(50);
    })
    .await;
    let tag = at.now().await.meta.tag;
    let carried = at.table.carry(PLACE, Place::shelf(5), &tag, None).await;
    let Ok((there, left)) = carried else {
        panic!("it is carried");
    };
    let meta = there.meta;
    assert_eq!(
        (meta.ending, meta.going_on, meta.end_asked),
        (vec![], vec![], None)
    );
    let left = left.all_stale(PLACE);
    let of = |old: &castaway_table::Stale| old.message == 50 && old.way == Way::Gone;
    assert!(left.iter().any(of), "{left:?}");
}
