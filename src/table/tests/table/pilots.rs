//! Whoever moves for somebody's seat beside them.

use std::sync::Arc;

use crate::company::{BEGUN, Company, PEOPLE, PLACE, found, meta, planning, stamp};
use castaway_kernel::Seat;
use castaway_robinson::{
    catalog::Catalog,
    command::Command,
    plan::{Assignment, Goal, Pawn},
    state::State,
};
use castaway_table::{Control, Deed, Pace, SUGGESTED, Trouble};

const ANNA: u64 = PEOPLE[0];
const BEN: u64 = PEOPLE[1];
const KIM: u64 = 70;
/// For so long somebody is waited for "once a day".
const DELAY: u64 = 30 * 60 * 60 * 1000;

fn plan(catalog: &Catalog) -> State {
    found(catalog, 2, |state| planning(state) && state.plan.is_empty()).3
}

fn rest(seat: u8) -> Command {
    Command::Assign(Assignment {
        goal: Goal::Rest,
        pawns: vec![Pawn::Seat(seat)],
        price: 0,
        aids: vec![],
        discount: false,
    })
}

async fn two() -> Company {
    let catalog = Arc::new(Catalog::load().unwrap());
    let people = meta([ANNA, BEN], Control::Own, Pace::Daily);
    Company::at(&catalog, plan(&catalog), people).await
}

async fn entrusts(at: &Company, user: u64, to: u64) {
    let entrusted = at.table.change_meta(PLACE, move |meta| {
        meta.chairs.entrust(user, Some(to));
    });
    assert!(entrusted.await.is_ok());
}

#[tokio::test]
async fn whoever_does_not_sit_there_plans_is_ready_and_keeps_the_time_for_a_seat() {
    let at = two().await;
    let refused = at.gives(KIM, 2_000, rest(1)).await;
    assert!(matches!(refused, Err(Trouble::NotSeated)));
    entrusts(&at, BEN, KIM).await;
    let foreign = at.gives(KIM, 2_000, rest(0)).await;
    assert!(foreign.is_err(), "not for Anna");
    let early = at.gives(KIM, 2_000, Command::Advance).await;
    assert!(matches!(early, Err(Trouble::Rejected(_))), "pawns are left");
    for (user, seat) in [(ANNA, 0), (KIM, 1)] {
        for _ in 0..2 {
            assert!(at.gives(user, 2_000, rest(seat)).await.is_ok());
        }
    }
    assert_eq!(at.now().await.meta.wait.since[&BEN], 2_000);
    let now = at.gives(KIM, 3_000, Command::Advance).await.ok().unwrap();
    assert_eq!(now.meta.together.ready, [BEN]);
    let back = at.table.not_ready(PLACE, stamp(KIM, 4_000)).await;
    assert_eq!(back.ok().unwrap().meta.together.ready, [0_u64; 0]);
    // Somebody who is away is back by what is done for them.
    let leave = |meta: &mut castaway_table::Meta| meta.away = vec![ANNA, BEN];
    assert!(at.table.change_meta(PLACE, leave).await.is_ok());
    let now = at.gives(KIM, 5_000 + DELAY, Command::Advance).await;
    let now = now.ok().unwrap();
    assert!(
        !planning(&now.state) || now.state.round > 1,
        "nobody else is there"
    );
    assert_eq!(now.meta.away, [ANNA]);
    entrusts(&at, BEN, BEN).await;
    let meta = at.now().await.meta;
    assert!(!meta.may(KIM, Deed::TakePart) && meta.may(BEN, Deed::Move(Seat(1))));
}

#[tokio::test]
async fn whoever_sits_there_gives_the_word_of_both_once_both_have_planned() {
    let at = two().await;
    entrusts(&at, BEN, ANNA).await;
    for _ in 0..2 {
        assert!(at.gives(ANNA, 2_000, rest(0)).await.is_ok());
    }
    let now = at.gives(ANNA, 2_000, Command::Advance).await.ok().unwrap();
    assert_eq!(now.meta.together.ready, [ANNA], "Ben has still pawns");
    for _ in 0..2 {
        assert!(at.gives(ANNA, 3_000, rest(1)).await.is_ok());
    }
    let now = at.gives(ANNA, 3_000, Command::Advance).await.ok().unwrap();
    assert!(!planning(&now.state) || now.state.round > 1);
}

#[tokio::test]
async fn whoever_moves_for_somebody_on_holiday_does_not_call_them_back() {
    let at = two().await;
    entrusts(&at, BEN, KIM).await;
    let until = 14 * DELAY;
    let leaves = at
        .table
        .change_meta(PLACE, move |meta| meta.go_on_holiday(BEN, until, 1_000));
    assert!(leaves.await.is_ok());
    for _ in 0..2 {
        assert!(at.gives(KIM, 2_000, rest(1)).await.is_ok());
    }
    let meta = at.now().await.meta;
    assert_eq!((meta.holiday(BEN), meta.is_away(BEN)), (Some(until), true));
    assert!(!meta.wait.since.contains_key(&BEN));
    // What he says himself counts, though others have planned for him, and leaves his holiday as it is.
    let ready = at.gives(BEN, 3_000, Command::Advance).await;
    assert_eq!(ready.ok().unwrap().meta.together.ready, [BEN]);
    let meta = at.now().await.meta;
    assert_eq!((meta.holiday(BEN), meta.is_away(BEN)), (Some(until), true));
}

#[tokio::test]
async fn whoever_speaks_for_somebody_on_holiday_moves_nobodys_time_by_it() {
    let at = two().await;
    entrusts(&at, ANNA, KIM).await;
    entrusts(&at, BEN, KIM).await;
    let leaves = at.table.change_meta(PLACE, |meta| {
        meta.go_on_holiday(BEN, 14 * DELAY, BEGUN);
    });
    assert!(leaves.await.is_ok());
    for now_ms in [2_000, 3_000] {
        let who = stamp(KIM, now_ms);
        let noted = at.table.suggest(PLACE, who, Seat(0), rest(0)).await;
        assert_eq!(noted.ok().unwrap().meta.suggestions.len(), 1);
        let back = at.table.not_ready(PLACE, stamp(KIM, now_ms + 500)).await;
        let meta = back.ok().unwrap().meta;
        assert_eq!(meta.due_of(ANNA), Some(BEGUN + DELAY), "{now_ms}");
        assert!(meta.is_away(BEN));
    }
}

#[tokio::test]
async fn the_log_keeps_for_whom_somebody_suggested_who_does_not_sit_there() {
    let at = two().await;
    entrusts(&at, BEN, KIM).await;
    let suggests = at.table.suggest(PLACE, stamp(KIM, 2_000), Seat(0), rest(0));
    assert!(suggests.await.is_ok());
    for _ in 0..2 {
        assert!(at.gives(BEN, 2_000, rest(1)).await.is_ok());
    }
    assert!(at.gives(BEN, 3_000, Command::Advance).await.is_ok());
    assert!(at.lapse(BEGUN + DELAY).await);
    let log = at.log();
    let counted = log.iter().find(|e| e.mark.as_deref() == Some(SUGGESTED));
    let order = counted.expect("it counted").command.tree()["order"].clone();
    assert_eq!(order["suggested"], serde_json::json!(1));
}
