//! Who counts as there in a plan, and what people have said of it that goes on counting.

use crate::{
    company::{BEGUN, Company, PEOPLE, PLACE},
    overdue::{rests, three},
};

const DAY: u64 = 24 * 60 * 60 * 1000;
const ANNA: u64 = PEOPLE[0];
const BEN: u64 = PEOPLE[1];
const CLEO: u64 = PEOPLE[2];

/// Somebody moves for another's seat beside them from now on.
async fn entrusts(at: &Company, user: u64, to: u64) {
    let entrusted = at.table.change_meta(PLACE, move |meta| {
        assert!(meta.chairs.entrust(user, Some(to)));
    });
    assert!(entrusted.await.is_ok());
}

#[tokio::test]
async fn whoever_has_all_of_theirs_planned_by_another_is_not_away_at_the_deadline() {
    let at = three(&[]).await;
    entrusts(&at, BEN, ANNA).await;
    for seat in [0, 0, 1, 1] {
        rests(&at, ANNA, seat, 2_000).await;
    }
    assert!(at.lapse(BEGUN + DAY).await);
    let now = at.now().await;
    // Ben was told that his plan counts; of Cleo nothing is planned.
    assert_eq!(now.meta.away, [CLEO]);
    assert_eq!(now.meta.together.overdue, [BEN]);
}
