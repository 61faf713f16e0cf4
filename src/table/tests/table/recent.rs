//! What is remembered of games is what the store has, and nothing else.

use std::sync::Arc;

use castaway_kernel::{Game, Seat};
use castaway_robinson::{Island, catalog::Catalog, policy, setup::Setup};
use castaway_rollwrite::RollWrite;
use castaway_store::{MemoryStore, Store, Upgrades, testing::FaultyStore};
use castaway_table::{Act, Done, Faults, Loaded, Meta, Stamp, Stand, Table, Trouble, Undo};

const USER: u64 = 7;
const PLACE: u64 = 1;

fn stamp(now_ms: u64) -> Stamp {
    Stamp {
        user: USER,
        interaction: None,
        now_ms,
    }
}

fn faults() -> Faults {
    Faults::new(std::env::temp_dir().join("castaway-test-faults"))
}

fn upgrades<G: Game>() -> Upgrades {
    Upgrades {
        steps: &[],
        current: G::SCHEMA,
    }
}

/// Tables that know nothing yet.
fn fresh(store: &Arc<FaultyStore>) -> Table<Island> {
    let catalog = Arc::new(Catalog::load().unwrap());
    let store = Arc::clone(store) as Arc<dyn Store>;
    Table::new(
        catalog,
        "test".into(),
        store,
        upgrades::<Island>(),
        faults(),
    )
}

async fn begun() -> (Arc<FaultyStore>, Table<Island>, Loaded<Island>) {
    let store = Arc::new(FaultyStore::new(Arc::new(MemoryStore::default())));
    let table = fresh(&store);
    let meta = Meta {
        chairs: [USER].into(),
        ..Meta::default()
    };
    let begun = table.begin(PLACE, stamp(1), Setup::standard(1), 3, meta);
    let Ok(Done::Now { loaded, .. }) = begun.await else {
        panic!("a new game");
    };
    (store, table, loaded)
}

async fn next(table: &Table<Island>, loaded: &Loaded<Island>) -> Result<Loaded<Island>, ()> {
    let command = policy::suggest(table.catalog(), &loaded.state, Seat(0)).ok_or(())?;
    let act = Act {
        stamp: stamp(loaded.revision + 1),
        seen: None,
        command,
    };
    match table.act(PLACE, act).await {
        Ok(Done::Now { loaded, .. } | Done::Before(loaded)) => Ok(loaded),
        Err(_) => Err(()),
    }
}

async fn assert_true(table: &Table<Island>, store: &Arc<FaultyStore>, when: &str) {
    let known = table.load(PLACE).await.ok().expect("a game");
    let read = fresh(store).load(PLACE).await.ok().expect("a game");
    assert_eq!(known.revision, read.revision, "{when}");
    assert!(known.state == read.state, "{when}: another state");
    assert_eq!(known.meta, read.meta, "{when}");
}

#[tokio::test]
async fn a_press_reads_no_game_that_was_just_played() {
    let (store, table, loaded) = begun().await;
    let loaded = next(&table, &loaded).await.unwrap();
    let before = store.loads();
    let loaded = next(&table, &loaded).await.expect("a step");
    let looked = table.load(PLACE).await.ok().expect("a game");
    assert!(looked.state == loaded.state);
    assert_eq!(store.loads(), before);
    // Nobody looks for a while.
    table.common().sweep();
    table.common().sweep();
    assert!(table.load(PLACE).await.is_ok());
    assert_eq!(store.loads(), before + 1, "the game is read again");
}

#[tokio::test]
async fn a_write_that_failed_leaves_no_trace() {
    let (store, table, loaded) = begun().await;
    for round in 0..20 {
        let before = table.load(PLACE).await.ok().expect("a game");
        store.fail_next_writes(1);
        assert!(next(&table, &before).await.is_err());
        assert_true(&table, &store, "after a step that was not saved").await;
        store.fail_next_writes(1);
        let changed = table.change_meta(PLACE, |meta| meta.unranked = true).await;
        assert!(changed.is_err());
        assert_true(&table, &store, "after data that was not saved").await;
        store.fail_next_writes(1);
        let ended = table.end(PLACE, Stand::of(&before)).await;
        assert!(ended.is_err());
        assert_true(&table, &store, "after an end that was not saved").await;
        assert!(next(&table, &before).await.is_ok(), "round {round}");
    }
    assert!(loaded.revision < table.load(PLACE).await.ok().unwrap().revision);
}

#[tokio::test]
async fn what_is_remembered_is_what_another_program_would_read() {
    let (store, table, mut loaded) = begun().await;
    for step in 0..150 {
        let Ok(after) = next(&table, &loaded).await else {
            break;
        };
        loaded = after;
        assert_true(&table, &store, &format!("step {step}")).await;
        if step % 10 == 9 {
            let undone = table.undo(PLACE, stamp(9_000 + step), None, true).await;
            if let Ok(Undo::Done(back)) = undone {
                loaded = back;
            }
            assert_true(&table, &store, &format!("taken back at {step}")).await;
        }
        if step % 7 == 3 {
            let changed = table
                .change_meta(PLACE, move |meta| meta.told_to += step)
                .await;
            loaded = changed.ok().expect("saved");
            assert_true(&table, &store, &format!("other data at {step}")).await;
        }
    }
    assert!(loaded.revision > 40);
}

#[tokio::test]
async fn a_game_of_another_kind_in_the_same_place_is_seen() {
    let (store, table, loaded) = begun().await;
    let catalog = Arc::new(castaway_rollwrite::catalog::Catalog::load().unwrap());
    let others: Table<RollWrite> = Table::over(
        catalog,
        "test".into(),
        upgrades::<RollWrite>(),
        table.common().clone(),
    );
    let before = store.loads();
    assert!(matches!(others.load(PLACE).await, Err(Trouble::OtherGame)));
    assert_eq!(store.loads(), before, "that takes no state");
    assert!(table.end(PLACE, Stand::of(&loaded)).await.is_ok());
    assert!(matches!(table.load(PLACE).await, Err(Trouble::NoGame)));
    let day = castaway_kernel::date::Date(20_000);
    let setup = castaway_rollwrite::daily::candidate(others.catalog(), day, "", 0).setup;
    let meta = Meta {
        chairs: [USER].into(),
        ..Meta::default()
    };
    let quick = others.begin(PLACE, stamp(5), setup, 1, meta).await;
    assert!(quick.is_ok());
    assert!(matches!(table.load(PLACE).await, Err(Trouble::OtherGame)));
    assert!(others.load(PLACE).await.is_ok());
}

/// Nobody else writes while the program runs; if somebody did, what stands in the store is what counts.
#[tokio::test]
async fn what_is_written_behind_the_table_is_seen() {
    let (store, table, loaded) = begun().await;
    let other = fresh(&store);
    let after = next(&other, &loaded).await.unwrap();
    let looked = table.load(PLACE).await.ok().unwrap();
    assert!(looked.state == after.state && looked.revision == after.revision);
    let changed = other.change_meta(PLACE, |meta| meta.unranked = true).await;
    assert!(changed.is_ok());
    assert!(table.load(PLACE).await.ok().unwrap().meta.unranked);
    // Another game of the same revision.
    assert!(other.end(PLACE, Stand::of(&after)).await.is_ok());
    let meta = Meta {
        chairs: [USER].into(),
        ..Meta::default()
    };
    let begun = other.begin(PLACE, stamp(77), Setup::standard(1), 99, meta);
    let Ok(Done::Now { loaded: new, .. }) = begun.await else {
        panic!("a new game");
    };
    let new = next(&other, &new).await.unwrap();
    assert_eq!(new.revision, after.revision);
    assert!(table.load(PLACE).await.ok().unwrap().state == new.state);
}

#[tokio::test]
async fn a_game_is_carried_elsewhere_and_another_stands_where_it_was() {
    let (store, table, loaded) = begun().await;
    let loaded = next(&table, &loaded).await.expect("a step");
    let tag = loaded.meta.tag.clone();
    let shelf = castaway_table::Place::shelf(77);
    assert!(!castaway_table::Place::is_channel(shelf.key()) && !shelf.is_own());
    let wrong = table.carry(PLACE, shelf, "nope", None).await;
    assert!(matches!(wrong, Err(Trouble::NoGame)));
    let Ok((there, _)) = table.carry(PLACE, shelf, &tag, None).await else {
        panic!("it is carried");
    };
    assert!(there.state == loaded.state && there.revision == loaded.revision);
    assert!(matches!(table.load(PLACE).await, Err(Trouble::NoGame)));
    // Another game begins in the same place under the same number and comes as far.
    let meta = Meta {
        chairs: [USER].into(),
        ..Meta::default()
    };
    let begun = table.begin(PLACE, stamp(9), Setup::standard(1), 4, meta);
    let Ok(Done::Now { loaded: other, .. }) = begun.await else {
        panic!("a new game");
    };
    let other = next(&table, &other).await.expect("a step");
    assert_true(&table, &store, "the new game").await;
    assert!(other.state != loaded.state);
    // The place is in use.
    let back = table.carry(shelf, PLACE, &tag, None).await;
    assert!(matches!(back, Err(Trouble::Occupied)));
    let gone = Stand::of(&table.load(PLACE).await.ok().expect("a game"));
    let Ok((back, _)) = table.carry(shelf, PLACE, &tag, Some(gone)).await else {
        panic!("it comes back");
    };
    assert!(back.state == loaded.state);
    assert_true(&table, &store, "back again").await;
    assert!(next(&table, &back).await.is_ok(), "it goes on");
}
