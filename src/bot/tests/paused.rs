//! A game that was paused under each save schema ever released goes on today.
//!
//! A new schema gets its own fixture: `CASTAWAY_BLESS=1 cargo test -p castaway --test paused`. Old fixtures are kept
//! for ever and never rewritten.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use castaway::games::island::UPGRADES;
use castaway_kernel::{Game, Seat};
use castaway_robinson::{catalog::Catalog, game::Island, policy, setup::Setup};
use castaway_store::{MemoryStore, OnExisting, Store, export_to_writer, import_from_reader};
use castaway_table::{Act, Done, Faults, Meta, Stamp, Table};

const CHANNEL: u64 = 1;
const USERS: [u64; 2] = [7, 8];

fn fixture(schema: u32) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/fixtures/paused-{schema}.save"))
}

fn table(store: Arc<dyn Store>) -> Table<Island> {
    let catalog = Arc::new(Catalog::load().unwrap());
    let faults = Faults::new(std::env::temp_dir().join("castaway-paused-faults"));
    Table::new(catalog, "test".into(), store, UPGRADES, faults)
}

/// The next move of the simple player.
async fn step(table: &Table<Island>, n: u64) -> bool {
    let loaded = table.load(CHANNEL).await.ok().expect("the save opens");
    for seat in (0..2_u8).map(Seat) {
        let Some(command) = policy::suggest(table.catalog(), &loaded.state, seat) else {
            continue;
        };
        let stamp = Stamp {
            user: USERS[seat.index()],
            interaction: Some(2 * n + u64::from(seat.0)),
            now_ms: 1_000 + n,
        };
        let act = Act {
            stamp,
            seen: None,
            command,
        };
        // What both have to agree to is carried out when the second has.
        if let Ok(Done::Now { .. }) = table.act(CHANNEL, act).await {
            return true;
        }
    }
    false
}

/// A game in the middle of an Action Phase with a question open and things lying about; `None` if this seed has no
/// such moment.
async fn pause(store: &Arc<MemoryStore>, seed: u64) -> Option<()> {
    let table = table(Arc::clone(store) as Arc<dyn Store>);
    let stamp = Stamp {
        user: USERS[0],
        interaction: Some(1),
        now_ms: 1_000,
    };
    let meta = Meta {
        chairs: USERS.to_vec().into(),
        ..Meta::default()
    };
    let begun = table
        .begin(CHANNEL, stamp, Setup::standard(2), seed, meta)
        .await;
    assert!(matches!(begun, Ok(Done::Now { .. })));
    for n in 2.. {
        if !step(&table, n).await {
            return None;
        }
        let state = table.load(CHANNEL).await.ok()?.state;
        let busy = state.round >= 3 && state.ask.is_some() && state.plan.len() > 1;
        if busy && !state.tokens.is_empty() && !state.discoveries.is_empty() {
            return Some(());
        }
    }
    None
}

async fn record() {
    for seed in 0..100 {
        let store = Arc::new(MemoryStore::default());
        if pause(&store, seed).await.is_some() {
            let path = fixture(Island::SCHEMA);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            let mut file = fs::File::create(path).unwrap();
            export_to_writer(&*store, CHANNEL, &mut file).unwrap();
            return;
        }
    }
    panic!("no game pauses like that");
}

#[tokio::test]
async fn a_game_paused_under_each_schema_goes_on() {
    if std::env::var_os("CASTAWAY_BLESS").is_some() && !fixture(Island::SCHEMA).exists() {
        record().await;
    }
    for schema in 1..=Island::SCHEMA {
        goes_on(&fixture(schema), schema, 100_050).await;
    }
}

/// Schema 2 before the verbs of effects were folded: the question that waits holds effects in their old words.
#[tokio::test]
async fn a_game_paused_with_old_words_goes_on() {
    let path = fixture(2).with_file_name("paused-2-words.save");
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains("level_half"), "an old word by value");
    goes_on(&path, 2, 100_050).await;
}

/// Opens a saved game and plays it to its end, which is still so far away.
async fn goes_on(path: &Path, schema: u32, far: u64) {
    let file = fs::File::open(path)
        .unwrap_or_else(|e| panic!("{}: {e}; every schema has a fixture", path.display()));
    let save = import_from_reader(std::io::BufReader::new(file)).unwrap();
    assert_eq!(save.envelope.schema, schema);
    let store = Arc::new(MemoryStore::default());
    store
        .put_imported(CHANNEL, save, OnExisting::Refuse)
        .unwrap();
    let table = table(Arc::clone(&store) as Arc<dyn Store>);
    let loaded = table.load(CHANNEL).await.ok().expect("the save opens");
    assert!(loaded.state.ask.is_some(), "a question waits");
    assert_eq!(
        Island::check(table.catalog(), &loaded.state),
        Vec::<String>::new()
    );
    let mut n = 100_000;
    while step(&table, n).await {
        n += 1;
        assert!(n < 103_000, "the game does not end");
    }
    let state = table.load(CHANNEL).await.ok().unwrap().state;
    assert!(
        Island::outcome(&state).is_some(),
        "the game was played to its end"
    );
    assert!(n > far, "the pause was in the middle of the game");
}
