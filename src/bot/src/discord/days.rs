//! The games of days and weeks: each is made once and kept, with the position in which it begins, so that it is the
//! same for everybody for as long as it counts, whatever a new version of the program changes meanwhile.

use std::{sync::Arc, time::Duration};

use castaway_kernel::Game;
use castaway_kernel::date::Date;
use castaway_robinson::{game::Island, setup::Setup as LongSetup};
use castaway_rollwrite::{RollWrite, daily, medal::Par, setup::Setup};
use castaway_store::{Store, StoreError};
use castaway_table::{Opening, contest::Cup};
use serde::{Deserialize, Serialize};

use super::{
    app::App,
    contests::{read, write},
};
use crate::{drawing::patiently, games::island::weekly};

/// A press waits so long for a day that is still being made.
const PATIENCE: Duration = Duration::from_millis(1_800);
/// How the names of weeks in the store begin.
const WEEKS: &str = "week/";

/// The game of a day as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Day {
    /// The rules it was made by: no game of it is older.
    pub rules: u32,
    /// Island and cards.
    pub setup: Setup,
    /// Where its dice come from.
    pub seed: u64,
    /// Which candidate island it is.
    pub candidate: u64,
    /// What its medals take, once measured.
    pub par: Option<Par>,
    /// How it begins; none in what older versions made.
    #[serde(default)]
    pub opening: Option<Opening>,
}

/// The game of a week as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Week {
    /// The rules it was made by: no game of it is older. 0 where older versions may have begun some.
    pub rules: u32,
    /// The cards.
    pub setup: LongSetup,
    /// Where everything random comes from.
    pub seed: u64,
    /// How it begins.
    pub opening: Option<Opening>,
}

/// The name of the game of a day in the store.
fn day_key(date: Date) -> String {
    format!("day/{date}")
}

impl App {
    /// The game of a day; `None` while it is still being made, which takes some seconds once.
    pub async fn day(&self, date: Date) -> Option<Day> {
        if let Some(day) = self.known_day(date).await {
            return Some(day);
        }
        let app = self.clone();
        let making = tokio::spawn(async move { app.make_day(date).await });
        tokio::time::timeout(PATIENCE, making).await.ok()?.ok()?
    }

    async fn known_day(&self, date: Date) -> Option<Day> {
        self.global(day_key(date)).await
    }

    /// Makes the game of a day and keeps it; its medals are measured afterwards.
    async fn make_day(&self, date: Date) -> Option<Day> {
        let one = self.arena.making.lock().await;
        if let Some(day) = self.known_day(date).await {
            return Some(day);
        }
        let app = self.clone();
        let work = move || {
            let salt = app.arena.secret.salt(Cup::Day(date));
            let found = daily::of_salted(app.rolls.catalog(), date, &salt);
            let opening = app.rolls.opening(&found.setup, found.seed);
            let day = Day {
                rules: RollWrite::RULES,
                setup: found.setup,
                seed: found.seed,
                candidate: found.candidate,
                par: None,
                opening,
            };
            write(&**app.tables.store(), &day_key(date), &day).map(|()| day)
        };
        let day = match patiently(work).await? {
            Ok(day) => day,
            Err(error) => {
                tracing::error!(%error, %date, "the game of the day could not be kept");
                return None;
            }
        };
        drop(one);
        tokio::spawn(self.clone().measure(date, day.clone()));
        Some(day)
    }

    /// Measures what the medals of a day take, and keeps it.
    async fn measure(self, date: Date, mut day: Day) {
        patiently(move || {
            day.par = daily::par(self.rolls.catalog(), &day.setup, day.seed);
            if let Err(error) = write(&**self.tables.store(), &day_key(date), &day) {
                tracing::error!(%error, %date, "the medals of the day could not be kept");
            }
        })
        .await;
    }

    /// Makes the games of today and tomorrow before anybody asks for them, and goes on for ever.
    pub async fn keep_days(self) {
        // A day whose medals were being measured when the program ended has none: nobody else will measure them.
        let today = Date::of_seconds(self.now_ms() / 1000);
        for date in [today, today.next()] {
            if let Some(day) = self.known_day(date).await
                && day.par.is_none()
                && day.rules == RollWrite::RULES
            {
                tokio::spawn(self.clone().measure(date, day));
            }
        }
        loop {
            let today = Date::of_seconds(self.now_ms() / 1000);
            for date in [today, today.next()] {
                if self.known_day(date).await.is_none() {
                    self.make_day(date).await;
                }
            }
            tokio::time::sleep(Duration::from_secs(600)).await;
        }
    }

    /// The game of a week, made when it is first asked for; `None` when the store fails, which is logged.
    pub async fn week(&self, cup: Cup) -> Option<Week> {
        let app = self.clone();
        let store = Arc::clone(self.tables.store());
        let work = move || app.week_now(&*store, cup);
        match tokio::task::spawn_blocking(work).await {
            Ok(Ok(week)) => Some(week),
            Ok(Err(error)) => {
                tracing::error!(%error, "the game of the week could not be kept");
                None
            }
            Err(_) => None,
        }
    }

    fn week_now(&self, store: &dyn Store, cup: Cup) -> Result<Week, StoreError> {
        let key = format!("{WEEKS}{}", cup.label());
        if let Some(week) = read(store, &key)? {
            return Ok(week);
        }
        // Older versions kept no weeks, so games of the first one that is kept may be older than it.
        let keys = store.global_keys()?;
        let first = !keys.iter().any(|k| k.starts_with(WEEKS) && *k < key);
        let (setup, seed) = (weekly::setup(), weekly::seed(cup, &self.arena.secret));
        let week = Week {
            rules: if first { 0 } else { Island::RULES },
            opening: self.tables.opening(&setup, seed),
            setup,
            seed,
        };
        write(store, &key, &week)?;
        Ok(week)
    }
}
