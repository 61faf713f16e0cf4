//! Whose time runs out though they have planned is there, and whoever comes back says themselves that they are ready.

use std::sync::Arc;

use crate::company::{BEGUN, Company, PEOPLE, PLACE, found, meta, planning, stamp};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    plan::{Assignment, Goal, Pawn},
    state::State,
};
use castaway_table::{
    Act, Acted, Control, Deed, Done, Loaded, Night, Pace, Panel, Place, PlannedFor, Trouble, Undo,
};

/// For so long somebody is waited for "once a day".
const DELAY: u64 = 30 * 60 * 60 * 1000;
const ANNA: u64 = PEOPLE[0];
const BEN: u64 = PEOPLE[1];
const CLEO: u64 = PEOPLE[2];

/// Three at the first plan of a game, some of them away.
pub async fn three(away: &[u64]) -> Company {
    let catalog = Arc::new(Catalog::load().unwrap());
    let (_, _, _, start) = found(&catalog, 3, |state| {
        planning(state) && state.plan.is_empty()
    });
    let mut table = meta([ANNA, BEN, CLEO], Control::Own, Pace::Daily);
    table.away = away.to_vec();
    Company::at(&catalog, start, table).await
}

pub fn rest(seat: u8) -> Command {
    Command::Assign(Assignment {
        goal: Goal::Rest,
        pawns: vec![Pawn::Seat(seat)],
        price: 0,
        aids: vec![],
        discount: false,
    })
}

pub async fn rests(at: &Company, user: u64, seat: u8, now_ms: u64) {
    assert!(at.gives(user, now_ms, rest(seat)).await.is_ok());
}

/// Somebody gives a command at a moment that they saw.
async fn gives_at(
    at: &Company,
    user: u64,
    seen: u64,
    command: Command,
) -> Result<Loaded<Island>, Trouble<Island>> {
    let act = Act {
        stamp: stamp(user, 5_000),
        seen: Some(seen),
        command,
    };
    match at.table.begin_act(PLACE, None, act).await? {
        Acted::Now(saving) => match saving.done().await? {
            Done::Now { loaded, .. } | Done::Before(loaded) => Ok(loaded),
        },
        Acted::Before(loaded) | Acted::Noted(loaded) => Ok(loaded),
    }
}

pub fn gone_on(now: &Loaded<Island>) -> bool {
    !planning(&now.state) || now.state.round > 1
}

#[tokio::test]
async fn whoever_has_planned_is_not_away_when_their_time_is_over() {
    let at = three(&[]).await;
    for _ in 0..2 {
        rests(&at, ANNA, 0, 2_000).await;
        rests(&at, BEN, 1, 3_000).await;
    }
    // Cleo places one pawn of two.
    rests(&at, CLEO, 2, 4_000).await;
    assert!(at.gives(ANNA, 4_000, Command::Advance).await.is_ok());
    assert!(at.lapse(3_000 + DELAY).await);
    let now = at.now().await;
    assert_eq!(now.meta.away, [0_u64; 0]);
    assert!(now.meta.slept.is_empty(), "nobody is told that they are");
    assert_eq!(now.meta.together.ready, [ANNA, BEN]);
    assert_eq!(now.meta.together.overdue, [BEN]);
    assert!(!now.meta.may(ANNA, Deed::Move(Seat(1))), "his seat is his");
    assert!(planning(&now.state), "Cleo has her own time");
    assert!(at.lapse(4_000 + DELAY).await);
    let now = at.now().await;
    assert!(gone_on(&now), "her other pawn rests, and the plan goes");
    assert!(!now.meta.is_away(BEN) && !now.meta.is_away(CLEO));
}

#[tokio::test]
async fn whoever_has_planned_is_there_also_where_the_plan_was_on_the_shelf() {
    let at = three(&[]).await;
    for _ in 0..2 {
        rests(&at, BEN, 1, 2_000).await;
    }
    let tag = at.now().await.meta.tag;
    let shelf = Place::shelf(5);
    assert!(at.table.carry(PLACE, shelf, &tag, None).await.is_ok());
    assert!(at.table.carry(shelf, PLACE, &tag, None).await.is_ok());
    // They begin anew to be waited for.
    assert!(at.lapse(3_000).await);
    assert!(at.lapse(3_000 + DELAY).await);
    assert_eq!(at.now().await.meta.away, [ANNA, CLEO]);
}

#[tokio::test]
async fn a_suggestion_says_that_somebody_is_there_and_silence_does_not() {
    let at = three(&[]).await;
    let suggested = at
        .table
        .suggest(PLACE, stamp(CLEO, 2_000), Seat(0), rest(0));
    assert!(suggested.await.is_ok());
    for _ in 0..2 {
        rests(&at, ANNA, 0, 3_000).await;
    }
    assert!(at.lapse(BEGUN + DELAY).await);
    let now = at.now().await;
    assert_eq!(now.meta.together.overdue, [CLEO], "she has spoken");
    assert_eq!(
        (now.meta.away.clone(), planning(&now.state)),
        (vec![BEN], true)
    );
    // Pawns that are left ask nobody any more once the last who is waited for is ready.
    assert!(
        at.gives(ANNA, 2_500 + DELAY, Command::Advance)
            .await
            .is_ok()
    );
    assert!(at.lapse(2_500 + DELAY).await);
    assert!(gone_on(&at.now().await));
}

#[tokio::test]
async fn whose_time_is_over_may_still_change_their_plan_and_is_waited_for_again() {
    let at = three(&[]).await;
    for _ in 0..2 {
        rests(&at, BEN, 1, 2_000).await;
    }
    rests(&at, ANNA, 0, DELAY).await;
    rests(&at, CLEO, 2, DELAY).await;
    assert!(at.lapse(2_000 + DELAY).await);
    assert_eq!(at.now().await.meta.together.overdue, [BEN]);
    let undone = at
        .table
        .undo(PLACE, stamp(BEN, 3_000 + DELAY), None, false)
        .await;
    assert!(matches!(undone, Ok(Undo::Done(_))));
    let now = at.now().await;
    assert_eq!(now.meta.together.overdue, [0_u64; 0]);
    assert_eq!(now.meta.wait.since.get(&BEN), Some(&(3_000 + DELAY)));
}

#[tokio::test]
async fn ready_and_not_yet_in_turn_move_no_deadline() {
    let at = three(&[]).await;
    for _ in 0..2 {
        rests(&at, ANNA, 0, 2_000).await;
    }
    let before = at.now().await.meta.wait.since;
    assert!(at.table.not_ready(PLACE, stamp(ANNA, 9_000)).await.is_ok());
    assert_eq!(at.now().await.meta.wait.since, before);
    // Her time stands still in the second in which nobody waits for her, and goes on where it stood.
    for (said, moved) in [(10_000, 1_000), (12_000, 2_000), (15_000, 3_000)] {
        assert!(at.gives(ANNA, said, Command::Advance).await.is_ok());
        assert_eq!(at.now().await.meta.due_of(ANNA), None);
        let not_yet = stamp(ANNA, said + 1_000);
        assert!(at.table.not_ready(PLACE, not_yet).await.is_ok());
        let after = at.restart().now().await.meta;
        assert_eq!(after.due_of(ANNA), Some(2_000 + DELAY + moved));
        assert_eq!(
            after.due_of(BEN),
            Some(BEGUN + DELAY),
            "nobody else moves it"
        );
        assert_eq!(after.last_due_ms(), Some(2_000 + DELAY + moved));
    }
    // Whoever plans otherwise has their whole time, as by all that they do.
    let undone = at.table.undo(PLACE, stamp(ANNA, 20_000), None, false).await;
    assert!(matches!(undone, Ok(Undo::Done(_))));
    assert_eq!(at.now().await.meta.due_of(ANNA), Some(20_000 + DELAY));
}

#[tokio::test]
async fn whoever_comes_back_is_not_ready_unasked_with_what_others_planned_for_them() {
    let at = three(&[CLEO]).await;
    for _ in 0..2 {
        rests(&at, ANNA, 2, 2_000).await;
    }
    let planned: Vec<u32> = at.now().await.state.plan.iter().map(|p| p.id).collect();
    let back = at.gives(CLEO, 3_000, Command::Advance).await.ok().unwrap();
    assert!(!back.meta.is_away(CLEO), "she is back");
    assert_eq!(back.meta.together.ready, [0_u64; 0]);
    let for_her: Vec<PlannedFor> = back.meta.together.planned_for(CLEO).copied().collect();
    let of = |action: &u32| PlannedFor {
        user: CLEO,
        by: ANNA,
        action: *action,
    };
    assert_eq!(for_her, planned.iter().map(of).collect::<Vec<_>>());
    let ready = at.gives(CLEO, 4_000, Command::Advance).await.ok().unwrap();
    assert_eq!(ready.meta.together.ready, [CLEO], "now it is her own word");
}

#[tokio::test]
async fn what_a_copilot_said_for_somebody_away_is_not_their_word_when_they_are_back() {
    let at = three(&[CLEO]).await;
    let entrusted = at.table.change_meta(PLACE, |meta| {
        meta.chairs.entrust(CLEO, Some(ANNA));
    });
    assert!(entrusted.await.is_ok());
    for _ in 0..2 {
        rests(&at, ANNA, 0, 2_000).await;
        rests(&at, ANNA, 2, 2_000).await;
    }
    let said = at.gives(ANNA, 3_000, Command::Advance).await.ok().unwrap();
    assert_eq!(said.meta.together.ready, [ANNA, CLEO]);
    let back = at.table.change_meta(PLACE, |meta| {
        assert!(meta.come_back(CLEO));
    });
    assert!(back.await.is_ok());
    assert_eq!(at.now().await.meta.together.ready, [ANNA]);
}

#[tokio::test]
async fn ready_and_undo_hold_on_a_board_that_shows_a_little_less() {
    let at = three(&[]).await;
    let first = at.now().await.revision;
    for _ in 0..2 {
        rests(&at, ANNA, 0, 2_000).await;
    }
    let second = at.now().await.revision;
    rests(&at, BEN, 1, 3_000).await;
    // Her own pawns are news to nobody, Ben's are his.
    let ready = gives_at(&at, ANNA, first, Command::Advance).await;
    assert_eq!(ready.ok().unwrap().meta.together.ready, [ANNA]);
    let undone = at
        .table
        .undo(PLACE, stamp(ANNA, 6_000), Some(second), false);
    assert!(matches!(undone.await, Ok(Undo::Done(_))));
    assert_eq!(
        at.now().await.state.plan.len(),
        2,
        "one of hers, one of Ben's"
    );
    // The second press of two takes nothing more back.
    let again = at
        .table
        .undo(PLACE, stamp(ANNA, 6_000), Some(second), false);
    assert!(matches!(again.await, Err(Trouble::Stale(_))));
    // Who has nothing there has nothing to take back.
    let nothing = at
        .table
        .undo(PLACE, stamp(CLEO, 6_000), Some(second), false);
    assert!(matches!(nothing.await, Err(Trouble::Stale(_))));
}

/// What somebody could use while they plan, that asks them alone and then lets the plan go on, with their answer.
pub fn asking(catalog: &Catalog, state: &State) -> Option<(Seat, Command, Command)> {
    let answered = |seat: Seat, command: &Command| {
        let asked = Island::apply(catalog, state, seat, command).ok()?.state;
        let awaited = Island::awaited(catalog, &asked);
        let alone = awaited.iter().all(|one| one.seat == seat);
        asked.ask.as_ref().filter(|_| asked.planning && alone)?;
        let answer = Island::legal(catalog, &asked, seat).into_iter().next()?;
        let done = Island::apply(catalog, &asked, seat, &answer).ok()?;
        planning(&done.state).then_some(answer)
    };
    [Seat(0), Seat(1), Seat(2)].into_iter().find_map(|seat| {
        let legal = Island::legal(catalog, state, seat).into_iter();
        let mut uses = legal.filter(|command| matches!(command, Command::Use(_)));
        uses.find_map(|command| {
            let answer = answered(seat, &command)?;
            Some((seat, command, answer))
        })
    })
}

#[tokio::test]
async fn what_one_is_asked_beside_a_plan_moves_nobody_elses_deadline() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let (_, _, _, start) = found(&catalog, 3, |state| {
        planning(state) && state.plan.is_empty() && asking(&catalog, state).is_some()
    });
    let (seat, used, answer) = asking(&catalog, &start).expect("something to use");
    let user = PEOPLE[seat.index()];
    let table = meta([ANNA, BEN, CLEO], Control::Own, Pace::Daily);
    let at = Company::at(&catalog, start, table).await;
    let asked = at.gives(user, 5_000, used).await.ok().unwrap();
    assert!(asked.state.ask.is_some());
    let others: Vec<u64> = asked.meta.wait.since.into_keys().collect();
    assert_eq!(others, [user], "only they are asked");
    let back = at.gives(user, 6_000, answer).await.ok().unwrap();
    assert!(planning(&back.state));
    for other in [ANNA, BEN, CLEO].into_iter().filter(|one| *one != user) {
        // It stood still for the second in which they could not plan.
        assert_eq!(back.meta.due_of(other), Some(BEGUN + DELAY + 1_000));
    }
    assert_eq!(back.meta.due_of(user), Some(6_000 + DELAY));
}

#[tokio::test]
async fn a_deadline_waits_for_the_morning_of_whoever_it_is_about_and_for_nobody_elses() {
    let at = three(&[]).await;
    let due = BEGUN + DELAY + DELAY / 2;
    let night = Night {
        from_ms: BEGUN + DELAY / 2,
        to_ms: due,
    };
    let of = move |user: u64, _: u64| {
        let sleeps = user == CLEO;
        Some(Vec::from_iter(sleeps.then_some(night)))
    };
    at.table.common().ask_for_nights(Arc::new(of));
    assert_eq!(at.now().await.meta.due_of(CLEO), Some(BEGUN + DELAY));
    let told = at.table.follow_nights(PLACE, BEGUN + 1_000).await;
    assert!(told.is_ok());
    assert_eq!(at.due(), Some(BEGUN + DELAY), "of the two others");
    assert!(at.lapse(BEGUN + DELAY).await);
    assert_eq!(at.now().await.meta.away, [ANNA, BEN]);
    assert_eq!(at.due(), Some(due), "in the morning");
    // Over a restart it is the same.
    let at = at.restart();
    assert!(!at.lapse(due - 1).await);
    assert!(at.lapse(due).await);
    assert!(at.now().await.meta.is_away(CLEO));
}

#[tokio::test]
async fn where_the_last_moment_moves_to_the_morning_the_board_and_the_calls_say_so() {
    let at = three(&[]).await;
    let shown = at.table.change_meta(PLACE, |meta| {
        meta.called = Some(7);
        meta.panel = Some(Panel {
            message: 5,
            at_ms: BEGUN,
            below: 0,
            shown: Some(7),
        });
    });
    assert!(shown.await.is_ok());
    let night = Night {
        from_ms: BEGUN + DELAY,
        to_ms: BEGUN + DELAY + DELAY / 3,
    };
    let all = move |_: u64, _: u64| Some(vec![night]);
    at.table.common().ask_for_nights(Arc::new(all));
    assert!(at.lapse(BEGUN + DELAY).await);
    let now = at.now().await;
    assert_eq!(at.due(), Some(night.to_ms));
    assert_eq!(now.meta.away, [0; 0]);
    assert_eq!(now.meta.panel.map(|panel| panel.shown), Some(Some(0)));
    assert_eq!(now.meta.called, Some(0));
}
