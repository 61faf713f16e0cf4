//! A quick game that was paused under each save schema ever released goes on today.
//!
//! A new schema gets its own fixture: `CASTAWAY_BLESS=1 cargo test --workspace --locked --test rolls paused`. Old fixtures are kept for
//! ever and never rewritten.

use std::{fs, path::PathBuf, sync::Arc};

use castaway::games::rollwrite::UPGRADES;
use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    ids::Difficulty,
    policy,
    setup::{Island, Setup},
    state::Phase,
};
use castaway_store::{MemoryStore, OnExisting, Store, export_to_writer, import_from_reader};
use castaway_table::{Act, Done, Faults, Meta, Stamp, Table};

const CHANNEL: u64 = 1;
const USERS: [u64; 2] = [7, 8];

fn fixture(schema: u32) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join(format!("tests/fixtures/paused-rollwrite-{schema}.save"))
}

fn table(store: &Arc<MemoryStore>) -> Table<RollWrite> {
    let catalog = Arc::new(Catalog::load().unwrap());
    let faults = Faults::new(std::env::temp_dir().join("castaway-paused-rollwrite-faults"));
    let store = Arc::clone(store) as Arc<dyn Store>;
    Table::new(catalog, "test".into(), store, UPGRADES, faults)
}

/// The next step: an offer where one is wished for and can be made, else what the playing bot does; none once the game is over.
async fn step(table: &Table<RollWrite>, n: u64, offers: bool) -> bool {
    let loaded = table.load(CHANNEL).await.ok().expect("the save opens");
    let Some(seat) = loaded.state.asked() else {
        return false;
    };
    let legal = RollWrite::legal(table.catalog(), &loaded.state, seat);
    let offer = legal
        .iter()
        .find(|c| offers && matches!(c, Command::Offer { .. }));
    let chosen = policy::choose(table.catalog(), &loaded.state, seat);
    let command = offer.cloned().or(chosen).or_else(|| legal.first().cloned());
    let stamp = Stamp {
        user: USERS[seat.index()],
        interaction: Some(n),
        now_ms: 1_000 + n,
    };
    let act = Act {
        stamp,
        seen: None,
        command: command.expect("somebody who is asked can do something"),
    };
    let done = table.act_as(CHANNEL, Some(seat), act).await;
    assert!(matches!(done, Ok(Done::Now { .. })), "step {n}");
    true
}

/// A game for two in the middle of a turn, with boxes filled, goods in hand and an offer open.
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
        let setup = Setup {
            seats: 2,
            scenarios: vec!["s00".into()],
            difficulty: Difficulty::Fair,
            island: Island::Seed(seed),
        };
        let begun = table.begin(CHANNEL, stamp, setup, seed, meta).await;
        assert!(matches!(begun, Ok(Done::Now { .. })));
        for n in 2..400 {
            let before = table.load(CHANNEL).await.ok().unwrap().state;
            let busy = before
                .players
                .iter()
                .all(|p| !p.made.is_empty() && !p.plans.is_empty());
            if !step(&table, n, busy).await {
                break;
            }
            let state = table.load(CHANNEL).await.ok().unwrap().state;
            if busy && matches!(state.phase, Phase::Trade { .. }) {
                let path = fixture(RollWrite::SCHEMA);
                let mut file = fs::File::create(path).unwrap();
                export_to_writer(&*store, CHANNEL, &mut file).unwrap();
                return;
            }
        }
    }
    panic!("no game pauses like that");
}

#[tokio::test]
async fn a_quick_game_paused_under_each_schema_goes_on() {
    if std::env::var_os("CASTAWAY_BLESS").is_some() && !fixture(RollWrite::SCHEMA).exists() {
        record().await;
    }
    for schema in 1..=RollWrite::SCHEMA {
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
        assert!(matches!(loaded.state.phase, Phase::Trade { .. }));
        let mut n = 100_000;
        while step(&table, n, false).await {
            n += 1;
            assert!(n < 101_000, "the game does not end");
        }
        let state = table.load(CHANNEL).await.ok().unwrap().state;
        assert!(RollWrite::outcome(&state).is_some());
        assert!(n > 100_010, "the pause was in the middle of the game");
    }
}
