//! What the tests of paused games share: a game that was paused under each save schema ever released opens and goes on to its end.
//!
//! A new schema gets its own fixture with `CASTAWAY_BLESS=1`. Old fixtures are kept for ever and never rewritten.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use castaway::discord::GameUi;
use castaway_kernel::Seat;
use castaway_store::{MemoryStore, OnExisting, Store, export_to_writer, import_from_reader};
use castaway_table::{Act, Done, Faults, Meta, Stamp, Table};

const CHANNEL: u64 = 1;
const USERS: [u64; 2] = [7, 8];

/// How games for two of one kind are paused and go on.
pub trait Paused {
    /// The game.
    type Game: GameUi;
    /// How its fixtures are called before the number of the schema.
    const FIXTURE: &'static str;
    /// So many steps a game goes on at least: the pause was in the middle of it.
    const LEAST: u64;

    /// How a game begins.
    fn setup(seed: u64) -> <Self::Game as castaway_kernel::Game>::Setup;

    /// What its players would order now, the first that is carried out counts; nothing once the game is over.
    fn orders(catalog: &Catalog<Self>, state: &State<Self>) -> Vec<(Seat, Command<Self>)>;

    /// The same on the way to a moment that is worth a fixture.
    fn orders_before(catalog: &Catalog<Self>, state: &State<Self>) -> Vec<(Seat, Command<Self>)> {
        Self::orders(catalog, state)
    }

    /// Whether much is going on, so that the save holds much.
    fn is_busy(state: &State<Self>) -> bool;

    /// What is to be so in every save that opens.
    fn is_paused(state: &State<Self>) -> bool;
}

/// The content of a game.
pub type Catalog<P> = <<P as Paused>::Game as castaway_kernel::Game>::Catalog;
/// Its state.
pub type State<P> = <<P as Paused>::Game as castaway_kernel::Game>::State;
/// Its command.
pub type Command<P> = <<P as Paused>::Game as castaway_kernel::Game>::Command;
/// Its tables.
type Tables<P> = Table<<P as Paused>::Game>;

/// The fixture of a schema.
pub fn fixture<P: Paused>(schema: u32) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join(format!("tests/fixtures/{}-{schema}.save", P::FIXTURE))
}

fn table<P: Paused>(store: &Arc<MemoryStore>) -> Tables<P> {
    let (catalog, _) = P::Game::content().unwrap();
    let faults = Faults::new(std::env::temp_dir().join("castaway-paused-faults"));
    let store = Arc::clone(store) as Arc<dyn Store>;
    let upgrades = P::Game::UPGRADES;
    Table::new(Arc::new(catalog), "test".into(), store, upgrades, faults)
}

async fn state<P: Paused>(table: &Tables<P>) -> State<P> {
    let loaded = table.load(CHANNEL).await;
    loaded.ok().expect("the save opens").state
}

/// The first of these orders that is carried out; whether there was one.
async fn step<P: Paused>(table: &Tables<P>, n: u64, orders: Vec<(Seat, Command<P>)>) -> bool {
    for (seat, command) in orders {
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
        if let Ok(Done::Now { .. }) = table.act_as(CHANNEL, Some(seat), act).await {
            return true;
        }
    }
    false
}

/// A game that is paused in a busy moment; `None` if this seed has none.
async fn pause<P: Paused>(seed: u64) -> Option<Arc<MemoryStore>> {
    let store = Arc::new(MemoryStore::default());
    let table = table::<P>(&store);
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
        .begin(CHANNEL, stamp, P::setup(seed), seed, meta)
        .await;
    assert!(matches!(begun, Ok(Done::Now { .. })));
    for n in 2..3_000 {
        let orders = P::orders_before(table.catalog(), &state::<P>(&table).await);
        if !step::<P>(&table, n, orders).await {
            return None;
        }
        if P::is_busy(&state::<P>(&table).await) {
            return Some(store);
        }
    }
    None
}

async fn record<P: Paused>(path: &Path) {
    for seed in 0..200 {
        if let Some(store) = pause::<P>(seed).await {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            let mut file = fs::File::create(path).unwrap();
            export_to_writer(&*store, CHANNEL, &mut file).unwrap();
            return;
        }
    }
    panic!("no game pauses like that");
}

/// Opens the fixture of every schema and plays it to its end; that of a new schema is made with `CASTAWAY_BLESS=1`.
pub async fn each_schema_goes_on<P: Paused>() {
    let newest = <P::Game as castaway_kernel::Game>::SCHEMA;
    let path = fixture::<P>(newest);
    if std::env::var_os("CASTAWAY_BLESS").is_some() && !path.exists() {
        record::<P>(&path).await;
    }
    for schema in 1..=newest {
        goes_on::<P>(&fixture::<P>(schema), schema).await;
    }
}

/// Opens a saved game and plays it to its end, which is still far away.
pub async fn goes_on<P: Paused>(path: &Path, schema: u32) {
    let file = fs::File::open(path)
        .unwrap_or_else(|e| panic!("{}: {e}; every schema has a fixture", path.display()));
    let save = import_from_reader(std::io::BufReader::new(file)).unwrap();
    assert_eq!(save.envelope.schema, schema);
    let store = Arc::new(MemoryStore::default());
    store
        .put_imported(CHANNEL, save, OnExisting::Refuse)
        .unwrap();
    let table = table::<P>(&store);
    let opened = state::<P>(&table).await;
    assert!(P::is_paused(&opened), "it is what was saved");
    let wrong = <P::Game as castaway_kernel::Game>::check(table.catalog(), &opened);
    assert_eq!(wrong, Vec::<String>::new());
    let mut n = 100_000;
    loop {
        let orders = P::orders(table.catalog(), &state::<P>(&table).await);
        if !step::<P>(&table, n, orders).await {
            break;
        }
        n += 1;
        assert!(n < 103_000, "the game does not end");
    }
    let over = <P::Game as castaway_kernel::Game>::outcome(&state::<P>(&table).await);
    assert!(over.is_some(), "the game was played to its end");
    assert!(
        n > 100_000 + P::LEAST,
        "the pause was in the middle of the game"
    );
}
