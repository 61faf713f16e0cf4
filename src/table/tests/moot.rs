//! A question that every answer to comes to the same holds up no table, however slow it is.

mod company;

use std::sync::Arc;

use castaway_kernel::Game;
use castaway_robinson::{Island, catalog::Catalog};
use castaway_table::{Control, Pace};
use company::{BEGUN, Company, PEOPLE, found, meta};

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
