//! People and how they want to be called, in the store: read together, changed one at a time.

use std::{collections::BTreeMap, sync::Arc};

use castaway_store::{Store, StoreError};
use castaway_table::Nights;
use jiff::tz::TimeZone;

use super::person::Person;
use crate::discord::{app::App, records, reply::Caller, settings::usual_zone};

/// How the names of these values begin.
const PREFIX: &str = "notify/";

fn key(user: u64) -> String {
    format!("{PREFIX}{user}")
}

fn failed(error: &castaway_table::Unfinished) -> StoreError {
    StoreError::Failed(error.to_string())
}

/// Everybody of whom something is kept. Blocking.
///
/// # Errors
/// When the store fails.
pub fn everybody(app: &App) -> Result<Vec<(u64, Person)>, StoreError> {
    let mut all = Vec::new();
    for name in app.store().global_keys()? {
        let user = name.strip_prefix(PREFIX).and_then(|user| user.parse().ok());
        if let Some(user) = user
            && let Some(person) = read(&**app.store(), user)?
        {
            all.push((user, person));
        }
    }
    Ok(all)
}

/// Somebody as they are kept, with the zone that is theirs now. Blocking.
fn read(store: &dyn Store, user: u64) -> Result<Option<Person>, StoreError> {
    let person = records::read(store, &key(user))?;
    person.map(|person| located(store, person)).transpose()
}

/// Somebody with the zone of their server, where they named none. Blocking.
fn located(store: &dyn Store, mut person: Person) -> Result<Person, StoreError> {
    person.usual = match person.zone {
        Some(_) => None,
        None => {
            let lang = person.lang.unwrap_or_default();
            Some(usual_zone(store, person.server, lang)?)
        }
    };
    Ok(person)
}

/// Tells tables when no time passes for somebody, by what is kept of them.
pub fn nights(store: Arc<dyn Store>) -> Nights {
    Arc::new(move |user, from_ms| match read(&*store, user) {
        Ok(person) => Some(person.map(|one| one.nights(from_ms)).unwrap_or_default()),
        Err(error) => {
            tracing::error!(%error, "the store failed");
            None
        }
    })
}

impl App {
    /// The zone in which the caller's own days are read, and its name: their own, where they named one, else the server's.
    pub(in crate::discord) async fn own_zone(&self, caller: &Caller) -> (TimeZone, String) {
        let person = self.person(caller.user).await.unwrap_or_default();
        let named = (person.zone).and_then(|name| Some((TimeZone::get(&name).ok()?, name)));
        match named {
            Some(own) => own,
            None => self.zone_of(caller).await,
        }
    }

    /// How somebody wants to be called.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn person(&self, user: u64) -> Result<Person, StoreError> {
        let found = self.persons(vec![user]).await?;
        Ok(found.into_values().next().unwrap_or_default())
    }

    /// The same for several.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn persons(
        &self,
        users: Vec<u64>,
    ) -> Result<BTreeMap<u64, Person>, StoreError> {
        let app = self.clone();
        let work = move || {
            let find = |user: u64| Ok((user, read(&**app.store(), user)?.unwrap_or_default()));
            users.into_iter().map(find).collect()
        };
        let read = castaway_table::blocking(work).await;
        read.unwrap_or_else(|error| Err(failed(&error)))
    }

    /// Changes what is kept of somebody, and gives what is kept then and what the change says.
    ///
    /// # Errors
    /// When the store fails; everything is as it was then.
    pub(super) async fn change_person<T: Send + 'static>(
        &self,
        user: u64,
        change: impl FnOnce(&mut Person) -> T + Send + 'static,
    ) -> Result<(Person, T), StoreError> {
        let guard = self.people.lock(user).await;
        let app = self.clone();
        let work = move || {
            let _guard = guard;
            let store = &**app.store();
            let mut person = read(store, user)?.unwrap_or_default();
            let before = person.clone();
            let said = change(&mut person);
            let person = located(store, person)?;
            if person != before {
                records::write(store, &key(user), &person)?;
            }
            app.callees.note(user, !person.unanswered.is_empty());
            app.hearers.note(user, !person.words.is_empty());
            app.diary.note(user, person.digest_ms());
            Ok((person, said))
        };
        let changed = castaway_table::blocking(work).await;
        changed.unwrap_or_else(|error| Err(failed(&error)))
    }
}
