//! The stock of worlds that the playing bot has tried: a start takes one, and a patient thread puts others there.
//!
//! All of it lies in the store, with how far each search is, so a stop of the program loses one candidate at most.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use castaway_discover::{
    Discover,
    catalog::Catalog,
    ids::Difficulty,
    setup::Setup,
    shelf::{Shelf, Stored, kinds},
    trial::{self, Judged},
    world::Order,
};
use castaway_kernel::Key;
use castaway_store::{Store, StoreError};

use super::lobby::quests::gentlest_first;
use crate::{
    discord::{Ui, records},
    drawing::patiently,
};

/// After a start the people who wait come first.
const AFTER_START: Duration = Duration::from_secs(30);
/// A pause between two looks whether a world is wanted.
const LOOK: Duration = Duration::from_secs(60);

/// Shelves are read, changed and written by one at a time.
static CHANGING: Mutex<()> = Mutex::new(());

/// A kind of world: its quest, how many survivors it is for, how hard it is.
pub type Kind = (Key, u8, Difficulty);

/// Takes a world out of the stock, of a terrain where one is named; `None` where there is none, or none can be read.
pub async fn take(ui: &Ui<Discover>, kind: Kind, terrain: Option<Key>) -> Option<Stored> {
    let store = Arc::clone(ui.tables().store());
    let work = move || {
        change(&*store, &kind, |shelf| {
            let taken = shelf.take(terrain.as_ref());
            (taken.is_some(), taken)
        })
    };
    match castaway_table::blocking(work).await {
        Ok(Ok(taken)) => taken,
        Ok(Err(error)) => {
            tracing::warn!(%error, "the stock of worlds cannot be used");
            None
        }
        Err(_) => None,
    }
}

/// Fills the stock for as long as the bot runs, on a thread of the lowest priority and with at most half of one core.
pub async fn keep(ui: Ui<Discover>) {
    tokio::time::sleep(AFTER_START).await;
    loop {
        let begun = Instant::now();
        let pause = match refill(&ui).await {
            Ok(true) => begun.elapsed(),
            Ok(false) => LOOK,
            Err(error) => {
                tracing::warn!(%error, "the stock of worlds cannot be filled");
                LOOK
            }
        };
        tokio::time::sleep(pause).await;
    }
}

/// Tries one more world of the kind that there are fewest of; `false` where no more are wanted.
///
/// # Errors
/// When the store fails.
pub async fn refill(ui: &Ui<Discover>) -> Result<bool, StoreError> {
    let (store, catalog) = (Arc::clone(ui.tables().store()), Arc::clone(ui.catalog()));
    let look = move || wanted(&*store, &catalog);
    let Some((kind, enough)) = done(castaway_table::blocking(look).await)? else {
        return Ok(false);
    };
    try_one(ui, &kind, enough).await.map(|()| true)
}

/// Tries one more world of a kind, where one is wanted.
///
/// # Errors
/// When the store fails.
pub async fn refill_kind(ui: &Ui<Discover>, kind: &Kind) -> Result<bool, StoreError> {
    let shelf = read(&**ui.tables().store(), kind)?;
    if shelf.is_full() {
        return Ok(false);
    }
    try_one(ui, kind, shelf.enough()).await.map(|()| true)
}

/// The worlds of a kind that are in stock.
///
/// # Errors
/// When the store fails.
pub fn read(store: &dyn Store, kind: &Kind) -> Result<Shelf, StoreError> {
    let shelf = records::read::<Shelf>(store, &key(kind))?;
    Ok(shelf.unwrap_or_default().of_today())
}

/// Plays a candidate and notes what it came to.
async fn try_one(ui: &Ui<Discover>, kind: &Kind, enough: Option<u32>) -> Result<(), StoreError> {
    let order = Order {
        difficulty: kind.2,
        ..Setup::new(kind.0.as_str(), kind.1, rand::random()).world
    };
    // The thread has no hold of the store: a stop of the program need not wait for its games.
    let work = move || {
        // Keys of one catalog are counted references: threads that share it would wait for each other.
        let catalog = Catalog::load().ok()?;
        trial::judge(&catalog, &order, enough).ok()
    };
    let Some(judged) = patiently(work).await.flatten() else {
        return Err(StoreError::Invalid("a world could not be tried".into()));
    };
    let (store, kind) = (Arc::clone(ui.tables().store()), kind.clone());
    let note = move || note(&*store, &kind, &judged);
    done(castaway_table::blocking(note).await)
}

fn note(store: &dyn Store, kind: &Kind, judged: &Judged) -> Result<(), StoreError> {
    change(store, kind, |shelf| {
        shelf.note(judged);
        (true, ())
    })
}

/// The kind that there are fewest worlds of, the gentlest first, with what is known of its search.
fn wanted(store: &dyn Store, catalog: &Catalog) -> Result<Option<(Kind, Option<u32>)>, StoreError> {
    let quests = gentlest_first(catalog);
    let mut fewest: Option<(usize, Kind, Option<u32>)> = None;
    for (quest, seats, difficulty) in kinds(catalog, &quests) {
        let kind = (quest.clone(), seats, difficulty);
        let shelf = read(store, &kind)?;
        let n = shelf.worlds().len();
        if !shelf.is_full() && fewest.as_ref().is_none_or(|(least, _, _)| n < *least) {
            fewest = Some((n, kind, shelf.enough()));
        }
    }
    Ok(fewest.map(|(_, kind, enough)| (kind, enough)))
}

/// Changes a shelf and writes it if anything changed.
fn change<T>(
    store: &dyn Store,
    kind: &Kind,
    change: impl FnOnce(&mut Shelf) -> (bool, T),
) -> Result<T, StoreError> {
    let _turn = CHANGING.lock().unwrap_or_else(PoisonError::into_inner);
    let mut shelf = read(store, kind)?;
    let (changed, given) = change(&mut shelf);
    if changed {
        records::write(store, &key(kind), &shelf)?;
    }
    Ok(given)
}

fn done<T>(
    work: Result<Result<T, StoreError>, castaway_table::Unfinished>,
) -> Result<T, StoreError> {
    work.unwrap_or_else(|_| Err(StoreError::Invalid("the work broke".into())))
}

/// The name of a shelf in the store.
fn key((quest, seats, difficulty): &Kind) -> String {
    let difficulty = match difficulty {
        Difficulty::Gentle => "gentle",
        Difficulty::Standard => "standard",
        Difficulty::Hard => "hard",
    };
    format!("worlds/discover/{quest}/{seats}/{difficulty}")
}
