//! What a table answers by itself: a question that every answer to comes to the same holds it up at no pace, and what time brings is
//! the newest thing there.

use std::sync::Arc;

use crate::company::{BEGUN, Company, PEOPLE, PLACE, found, meta, vote};
use castaway_kernel::Game;
use castaway_robinson::{Island, catalog::Catalog};
use castaway_table::{Control, Done, Meta, Pace};

/// For so long somebody is waited for "once a day".
const DELAY: u64 = 30 * 60 * 60 * 1000;

#[tokio::test]
async fn the_table_answers_by_itself_what_changes_nothing() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let moot = |state: &_| Island::moot(&catalog, state).is_some();
    let start = found(&catalog, 3, moot).3;
    let asked = start.ask.as_ref().expect("a question").id;
    for pace in [Pace::Relaxed, Pace::Daily] {
        let table = meta([PEOPLE[0], PEOPLE[1], PEOPLE[2]], Control::Own, pace);
        let at = Company::at(&catalog, start.clone(), table).await;
        assert_eq!(at.due(), Some(BEGUN), "at once");
        assert!(at.lapse(BEGUN).await);
        let now = at.now().await;
        let open = now.state.ask.as_ref().map(|ask| ask.id);
        assert_ne!(open, Some(asked));
        assert!(Island::moot(&catalog, &now.state).is_none());
        // Nobody was late, and nobody is away for it.
        let away: Vec<u64> = PEOPLE
            .into_iter()
            .filter(|u| now.meta.is_away(*u))
            .collect();
        assert_eq!((away, now.meta.lapsed), (vec![], None));
    }
}

#[tokio::test]
async fn what_time_brings_is_newer_than_what_somebody_did_before_and_what_follows_at_once_is_not() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let people = [PEOPLE[0], PEOPLE[1], PEOPLE[2]];
    let before = |pace| Meta {
        newest: 5,
        ..meta(people, Control::Own, pace)
    };
    // Both are told of nothing else, so the numbers are those of the events.
    let came = async |at: &Company, now_ms: u64| match at.table.lapse(PLACE, now_ms).await {
        Ok(Some(Done::Now { loaded, events })) => {
            (loaded.meta.newest, u32::try_from(events.len()).unwrap())
        }
        _ => panic!("nothing was done"),
    };
    let voting = found(&catalog, 3, |state| vote(&catalog, state, 2).is_some()).3;
    let at = Company::at(&catalog, voting, before(Pace::Daily)).await;
    at.says(people[1], 2_000, 0).await.ok().unwrap();
    assert_eq!(at.now().await.meta.newest, 5);
    let (newest, events) = came(&at, BEGUN + DELAY).await;
    assert!(events > 0);
    assert_eq!(newest, events);

    let moot = |state: &_| Island::moot(&catalog, state).is_some();
    let asked = found(&catalog, 3, moot).3;
    let at = Company::at(&catalog, asked, before(Pace::Daily)).await;
    let (newest, events) = came(&at, BEGUN).await;
    assert_eq!(newest, 5 + events);
}
