//! Tables: once and only once, saved before it is said, taken back in three grades.

mod changes;

use std::sync::Arc;

use castaway::games::island::UPGRADES;
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    catalog::Catalog, command::Command, event::Event, game::Island, policy, setup::Setup,
};
use castaway_store::{
    MemoryStore, Store, export_to_writer, import_from_reader, testing::FaultyStore,
};
use castaway_table::{Act, Done, Faults, Loaded, Meta, Stamp, Table, Trouble, Undo, replay};

const USER: u64 = 7;

fn stamp(n: u64) -> Stamp {
    Stamp {
        user: USER,
        interaction: Some(n),
        now_ms: 1_000 + n,
    }
}

fn table(store: Arc<dyn Store>) -> Table<Island> {
    let catalog = Arc::new(Catalog::load().unwrap());
    let faults = Faults::new(std::env::temp_dir().join("castaway-test-faults"));
    Table::new(catalog, "test".into(), store, UPGRADES, faults)
}

async fn begun(table: &Table<Island>, seed: u64) -> (Loaded<Island>, Vec<Event>) {
    begun_by(table, seed, vec![USER]).await
}

async fn begun_by(
    table: &Table<Island>,
    seed: u64,
    seats: Vec<u64>,
) -> (Loaded<Island>, Vec<Event>) {
    let setup = Setup::standard(u8::try_from(seats.len()).unwrap());
    match table
        .begin(
            1,
            stamp(1),
            setup,
            seed,
            Meta {
                chairs: seats.into(),
                ..Meta::default()
            },
        )
        .await
    {
        Ok(Done::Now { loaded, events }) => (loaded, events),
        _ => panic!("the game does not begin"),
    }
}

async fn order(
    table: &Table<Island>,
    n: u64,
    command: Command,
) -> Result<(Loaded<Island>, Vec<Event>), Trouble<Island>> {
    order_of(table, stamp(n), command).await
}

async fn order_of(
    table: &Table<Island>,
    stamp: Stamp,
    command: Command,
) -> Result<(Loaded<Island>, Vec<Event>), Trouble<Island>> {
    match table
        .act(
            1,
            Act {
                stamp,
                seen: None,
                command,
            },
        )
        .await?
    {
        Done::Now { loaded, events } => Ok((loaded, events)),
        Done::Before(loaded) => Ok((loaded, Vec::new())),
    }
}

#[tokio::test]
async fn what_is_delivered_twice_is_done_once_and_what_fails_is_not_done() {
    let faulty = Arc::new(FaultyStore::new(Arc::new(MemoryStore::default())));
    let table = table(Arc::clone(&faulty) as Arc<dyn castaway_store::Store>);
    let (loaded, _) = begun(&table, 3).await;
    let command = policy::suggest(table.catalog(), &loaded.state, Seat(0)).unwrap();
    faulty.fail_next_writes(1);
    assert!(matches!(
        order(&table, 5, command.clone()).await,
        Err(Trouble::Store(_))
    ));
    assert!(table.load(1).await.ok().unwrap().state == loaded.state);
    let (after, _) = order(&table, 5, command.clone()).await.ok().unwrap();
    assert_eq!(after.revision, 2);
    let (again, events) = order(&table, 5, command.clone()).await.ok().unwrap();
    assert_eq!((again.revision, events.len()), (2, 0));
    let stranger = Act {
        stamp: Stamp {
            user: 99,
            ..stamp(6)
        },
        seen: None,
        command: command.clone(),
    };
    assert!(matches!(
        table.act(1, stranger).await,
        Err(Trouble::NotSeated)
    ));
    let old = Act {
        stamp: stamp(8),
        seen: Some(1),
        command,
    };
    assert!(matches!(table.act(1, old).await, Err(Trouble::Stale(_))));
}

#[tokio::test]
async fn taking_back_has_grades() {
    let table = table(Arc::new(MemoryStore::default()));
    let (first, _) = begun(&table, 3).await;
    let command = policy::suggest(table.catalog(), &first.state, Seat(0)).unwrap();
    order(&table, 5, command).await.ok().unwrap();
    let Ok(Undo::Done(back)) = table.undo(1, stamp(6), Some(2), false).await else {
        panic!("planning is free")
    };
    assert!(back.state == first.state && back.revision == 3);
    assert!(matches!(
        table.undo(1, stamp(7), None, false).await,
        Ok(Undo::Nothing(_))
    ));
    // Up to and over the first resolution, which shows something.
    let mut n = 10;
    loop {
        let loaded = table.load(1).await.ok().unwrap();
        let command = policy::suggest(table.catalog(), &loaded.state, Seat(0)).unwrap();
        n += 1;
        let (_, events) = order(&table, n, command).await.ok().unwrap();
        if events.iter().any(Island::reveals) {
            break;
        }
    }
    let before = table.load(1).await.ok().unwrap();
    assert!(matches!(
        table.undo(1, stamp(n + 1), None, false).await,
        Ok(Undo::Confirm(_))
    ));
    let Ok(Undo::Done(back)) = table.undo(1, stamp(n + 2), None, true).await else {
        panic!("said twice")
    };
    assert!(back.meta.unranked && back.revision == before.revision + 1);
}

#[tokio::test]
async fn a_group_takes_back_by_consent_of_all() {
    let table = table(Arc::new(MemoryStore::default()));
    begun_by(&table, 5, vec![USER, 8]).await;
    let mut n = 10;
    loop {
        let loaded = table.load(1).await.ok().unwrap();
        // By turns, for in a vote one word may not be enough.
        let first = u8::from(n % 2 == 0);
        let (seat, command) = [first, 1 - first]
            .map(Seat)
            .into_iter()
            .find_map(|s| policy::suggest(table.catalog(), &loaded.state, s).map(|c| (s, c)))
            .unwrap();
        n += 1;
        let user = loaded.meta.chairs.owner(seat).unwrap();
        let (_, events) = order_of(&table, Stamp { user, ..stamp(n) }, command)
            .await
            .ok()
            .unwrap();
        if events.iter().any(Island::reveals) {
            break;
        }
    }
    let before = table.load(1).await.ok().unwrap().revision;
    assert!(matches!(
        table.undo(1, stamp(n + 1), None, false).await,
        Ok(Undo::Voting(_))
    ));
    assert_eq!(table.load(1).await.ok().unwrap().revision, before);
    let other = Stamp {
        user: 8,
        ..stamp(n + 2)
    };
    assert!(matches!(
        table.undo(1, other, None, true).await,
        Ok(Undo::Done(_))
    ));
    assert_eq!(table.load(1).await.ok().unwrap().revision, before + 1);
}

#[tokio::test]
async fn a_whole_game_with_undo_is_exported_imported_and_replayed() {
    let store = Arc::new(MemoryStore::default());
    let table = table(Arc::clone(&store) as Arc<dyn Store>);
    begun(&table, 9).await;
    let mut n = 10;
    loop {
        let loaded = table.load(1).await.ok().unwrap();
        if Island::outcome(&loaded.state).is_some() {
            break;
        }
        let command = policy::suggest(table.catalog(), &loaded.state, Seat(0)).unwrap();
        n += 1;
        order(&table, n, command).await.ok().unwrap();
        if n == 20 {
            assert!(matches!(
                table.undo(1, stamp(5_000), None, true).await,
                Ok(Undo::Done(_))
            ));
        }
    }
    let mut out = Vec::new();
    export_to_writer(&*store, 1, &mut out).unwrap();
    let imported = import_from_reader(out.as_slice()).unwrap();
    let steps = replay::<Island>(table.catalog(), &imported).unwrap();
    assert!(steps > 20);
    let mut other = imported;
    other.envelope.body.edit(|body| body["round"] = 99.into());
    assert!(replay::<Island>(table.catalog(), &other).is_err());
}

#[tokio::test]
async fn a_newer_save_is_refused_and_left_alone() {
    let store = Arc::new(MemoryStore::default());
    let table = table(Arc::clone(&store) as Arc<dyn Store>);
    begun(&table, 9).await;
    let mut commit = castaway_store::Commit::new(1, store.load(1).unwrap().unwrap().envelope, 1);
    commit.envelope.schema += 1;
    commit.envelope.revision += 1;
    let newer = commit.envelope.clone();
    store.commit(commit).unwrap();
    assert!(matches!(table.load(1).await, Err(Trouble::Newer)));
    assert!(matches!(
        order(&table, 5, Command::Advance).await,
        Err(Trouble::Newer)
    ));
    assert_eq!(store.load(1).unwrap().unwrap().envelope, newer);
}

#[tokio::test]
async fn two_presses_at_once_are_done_one_after_the_other() {
    let table = table(Arc::new(MemoryStore::default()));
    let (loaded, _) = begun(&table, 3).await;
    let command = policy::suggest(table.catalog(), &loaded.state, Seat(0)).unwrap();
    let act = |n| Act {
        stamp: stamp(n),
        seen: Some(1),
        command: command.clone(),
    };
    let (one, two) = tokio::join!(table.act(1, act(2)), table.act(1, act(3)));
    let done = [one.is_ok(), two.is_ok()];
    assert_eq!(done.iter().filter(|d| **d).count(), 1);
    assert_eq!(table.load(1).await.ok().unwrap().revision, 2);
}
