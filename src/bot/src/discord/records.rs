//! What is kept of contests in the store, and by which names.

use castaway_kernel::date::Date;
use castaway_store::{Store, StoreError};
use castaway_table::Playable;
use castaway_table::contest::{BoardEntry, Proof};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

/// More commands than any game has.
pub const LONGEST: usize = 20_000;

/// A result as it is kept, with all that is needed to check it again.
#[derive(Serialize, Deserialize)]
#[serde(bound(serialize = "", deserialize = ""))]
pub struct Record<G: Playable> {
    /// The line of the boards.
    pub entry: BoardEntry,
    /// The days or rounds in symbols.
    pub strip: String,
    /// The rules that it was begun under; 0 in what older versions kept.
    #[serde(default)]
    pub rules: u32,
    /// The game; none where its commands are not known any more.
    pub proof: Option<Proof<G>>,
}

/// What is shown of a result: it can be read when the commands of its time cannot.
#[derive(Deserialize)]
pub struct Shown {
    /// The line of the boards.
    pub entry: BoardEntry,
    /// The days or rounds in symbols.
    pub strip: String,
}

/// The name of a board.
pub fn board_key(name: &str) -> String {
    format!("board/{name}")
}

/// The name of the board of the month of a date.
pub fn month_name(date: Date) -> String {
    let (year, month, _) = date.civil();
    format!("month/{year:04}-{month:02}")
}

/// All days of the month of a date.
pub fn month_of(date: Date) -> impl Iterator<Item = Date> {
    let (year, month, _) = date.civil();
    (1..=31).filter_map(move |day| Date::of_civil(year, month, day))
}

/// The name of a result in the store.
pub fn score_key(contest: &str, user: u64) -> String {
    format!("score/{contest}/{user}")
}

/// The name of a person in the store.
pub fn person_key(user: u64) -> String {
    format!("person/{user}")
}

/// Reads a global value; one that does not read counts as none, and is said in the log.
pub fn read<T: DeserializeOwned>(store: &dyn Store, key: &str) -> Result<Option<T>, StoreError> {
    let Some(value) = store.get_global(key)? else {
        return Ok(None);
    };
    match serde_json::from_value(value) {
        Ok(value) => Ok(Some(value)),
        Err(error) => {
            tracing::error!(key, %error, "a stored value cannot be read");
            Ok(None)
        }
    }
}

/// Writes a global value.
pub fn write<T: Serialize>(store: &dyn Store, key: &str, value: &T) -> Result<(), StoreError> {
    let value: Value =
        serde_json::to_value(value).map_err(|e| StoreError::Invalid(e.to_string()))?;
    store.put_global(key, value)
}
