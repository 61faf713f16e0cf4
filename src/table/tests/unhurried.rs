//! A table without a deadline waits for whoever's pawns are missing, however long they did nothing.

mod company;

use std::sync::Arc;

use castaway_robinson::{
    catalog::Catalog,
    command::Command,
    plan::{Assignment, Goal, Pawn},
};
use castaway_table::{Control, Pace, Trouble};
use company::{BEGUN, Company, PEOPLE, found, meta, planning};

const DAY: u64 = 24 * 60 * 60 * 1000;
const ANNA: u64 = PEOPLE[0];
const BEN: u64 = PEOPLE[1];
const CLEO: u64 = PEOPLE[2];

/// Somebody plans that so many of their pawns rest.
async fn rests(at: &Company, (user, seat): (u64, u8), pawns: usize, now_ms: u64) {
    for _ in 0..pawns {
        let rest = Command::Assign(Assignment {
            goal: Goal::Rest,
            pawns: vec![Pawn::Seat(seat)],
            price: 0,
            aids: vec![],
            discount: false,
        });
        assert!(at.gives(user, now_ms, rest).await.is_ok());
    }
}

async fn waits(at: &Company) -> Vec<u64> {
    at.now().await.meta.wait.since.into_keys().collect()
}

#[tokio::test]
async fn whoever_did_nothing_for_days_is_waited_for_while_pawns_of_theirs_are_missing() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let start = found(&catalog, 3, |state| {
        planning(state) && state.plan.is_empty()
    })
    .3;
    let table = meta([ANNA, BEN, CLEO], Control::Own, Pace::Relaxed);
    let at = Company::at(&catalog, start, table).await;
    rests(&at, (BEN, 1), 1, BEGUN).await;
    rests(&at, (CLEO, 2), 2, BEGUN).await;
    let late = BEGUN + 3 * DAY;
    rests(&at, (ANNA, 0), 2, late).await;
    // Cleo has planned all of hers and agrees by her silence; nothing goes on without Ben's second pawn.
    assert_eq!(waits(&at).await, [ANNA, BEN]);
    let said = at.gives(ANNA, late, Command::Advance).await;
    assert!(said.is_ok(), "her word is noted");
    assert_eq!(waits(&at).await, [BEN]);
    assert_eq!(at.now().await.meta.together.ready, [ANNA]);
    let again = at.gives(ANNA, late, Command::Advance).await;
    assert!(matches!(again, Err(Trouble::Said(open)) if open == [BEN]));
    rests(&at, (BEN, 1), 1, late + DAY / 2).await;
    assert!(planning(&at.now().await.state));
    let done = at.gives(BEN, late + DAY / 2, Command::Advance).await;
    assert!(done.is_ok());
    let now = at.now().await;
    assert!(
        now.state.plan.is_empty() || !planning(&now.state),
        "it is carried out"
    );
}
