//! A game that was paused under each save schema ever released goes on today.
//!
//! A new schema gets its own fixture: `CASTAWAY_BLESS=1 cargo test -p castaway --test explore paused`. Old fixtures are kept for
//! ever and never rewritten.

use std::{fs, path::PathBuf, sync::Arc};

use castaway::games::discover::UPGRADES;
use castaway_discover::{Discover, absent, bot, catalog::Catalog, setup::Setup};
use castaway_kernel::Game;
use castaway_store::{MemoryStore, OnExisting, Store, export_to_writer, import_from_reader};
use castaway_table::{Act, Done, Faults, Meta, Stamp, Table};

const CHANNEL: u64 = 1;
const USERS: [u64; 2] = [7, 8];

fn fixture(schema: u32) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join(format!("tests/fixtures/paused-discover-{schema}.save"))
}

fn table(store: &Arc<MemoryStore>) -> Table<Discover> {
    let catalog = Arc::new(Catalog::load().unwrap());
    let faults = Faults::new(std::env::temp_dir().join("castaway-paused-discover-faults"));
    let store = Arc::clone(store) as Arc<dyn Store>;
    Table::new(catalog, "test".into(), store, UPGRADES, faults)
}

/// The next step of the playing bot; none once the game is over.
async fn step(table: &Table<Discover>, n: u64) -> bool {
    let loaded = table.load(CHANNEL).await.ok().expect("the save opens");
    let Some(seat) = absent::awaited(&loaded.state).first().copied() else {
        return false;
    };
    let command = bot::choose(table.catalog(), &loaded.state, seat).expect("the bot goes on");
    let stamp = Stamp {
        user: USERS[seat.index()],
        interaction: Some(n),
        now_ms: 1_000 + n,
    };
    let act = Act {
        stamp,
        seen: None,
        command,
    };
    let done = table.act_as(CHANNEL, Some(seat), act).await;
    assert!(matches!(done, Ok(Done::Now { .. })), "step {n}");
    true
}

/// A game in the middle of a fight with a question open, goods and projects in hand and monsters about.
async fn record() {
    for seed in 0..200 {
        let store = Arc::new(MemoryStore::default());
        let table = table(&store);
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
            .begin(CHANNEL, stamp, Setup::new("q_march", 2, seed), seed, meta)
            .await;
        assert!(matches!(begun, Ok(Done::Now { .. })));
        for n in 2..2_000 {
            if !step(&table, n).await {
                break;
            }
            let state = table.load(CHANNEL).await.ok().unwrap().state;
            let busy = state.ask.is_some() && state.fight.is_some() && state.day > 2;
            if busy && !state.monsters.is_empty() && !state.seats[0].hand.is_empty() {
                let path = fixture(Discover::SCHEMA);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                let mut file = fs::File::create(path).unwrap();
                export_to_writer(&*store, CHANNEL, &mut file).unwrap();
                return;
            }
        }
    }
    panic!("no game pauses like that");
}

#[tokio::test]
async fn a_world_paused_under_each_schema_goes_on() {
    if std::env::var_os("CASTAWAY_BLESS").is_some() && !fixture(Discover::SCHEMA).exists() {
        record().await;
    }
    for schema in 1..=Discover::SCHEMA {
        let path = fixture(schema);
        let file = fs::File::open(&path)
            .unwrap_or_else(|e| panic!("{}: {e}; every schema has a fixture", path.display()));
        let save = import_from_reader(std::io::BufReader::new(file)).unwrap();
        assert_eq!(save.envelope.schema, schema);
        let store = Arc::new(MemoryStore::default());
        store
            .put_imported(CHANNEL, save, OnExisting::Refuse)
            .unwrap();
        let table = table(&store);
        let loaded = table.load(CHANNEL).await.ok().expect("the save opens");
        assert!(loaded.state.fight.is_some(), "a fight goes on");
        let wrong = Discover::check(table.catalog(), &loaded.state);
        assert_eq!(wrong, Vec::<String>::new());
        let mut n = 100_000;
        while step(&table, n).await {
            n += 1;
            assert!(n < 103_000, "the game does not end");
        }
        let state = table.load(CHANNEL).await.ok().unwrap().state;
        assert!(Discover::outcome(&state).is_some());
        assert!(n > 100_050, "the pause was in the middle of the game");
    }
}
