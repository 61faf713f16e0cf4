//! Words of the game that a step explained are explained anew once that step was taken back.

use std::sync::Arc;

use crate::company::{Company, PEOPLE, PLACE, found, meta, next, planning, stamp};
use castaway_kernel::Chance;
use castaway_robinson::catalog::Catalog;
use castaway_table::{Control, Meta, Pace, Undo};

const ANNA: u64 = PEOPLE[0];

/// The words that were explained, without when.
fn words(meta: &Meta) -> Vec<&String> {
    meta.met.keys().collect()
}

#[tokio::test]
async fn words_of_a_step_that_is_taken_back_are_explained_when_they_come_anew() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let start = found(&catalog, 1, |state| {
        planning(state) && state.plan.is_empty()
    });
    let teaches = Meta {
        teaches: true,
        ..meta([ANNA], Control::Own, Pace::Relaxed)
    };
    let at = Company::at(&catalog, start.3, teaches).await;
    let (mut chance, mut taken_back) = (Chance::from_seed(1), 0);
    for now_ms in 2_000..2_200 {
        let before = at.now().await;
        if before.state.end.is_some() || taken_back == 3 {
            break;
        }
        let Some((_, command)) = next(&catalog, &before.state, &mut chance) else {
            continue;
        };
        let Ok(after) = at.gives(ANNA, now_ms, command.clone()).await else {
            continue;
        };
        if after.meta.met == before.meta.met {
            continue;
        }
        let undone = at.table.undo(PLACE, stamp(ANNA, now_ms), None, true).await;
        assert!(matches!(undone, Ok(Undo::Done(_))));
        let back = at.restart().now().await;
        assert!(back.state == before.state);
        assert_eq!(back.meta.met, before.meta.met);
        let again = at.gives(ANNA, now_ms, command).await.ok().unwrap();
        assert_eq!(words(&again.meta), words(&after.meta));
        let newest = again.meta.met.values().max();
        assert_eq!(newest, Some(&again.revision), "they are explained now");
        taken_back += 1;
    }
    assert!(taken_back > 0, "no step explained a word");
}
