//! The games of days: each is made once and kept, with the position in which it begins, so that it is the same for
//! everybody for as long as it counts, whatever a new version of the program changes meanwhile.

use std::time::Duration;

use castaway_kernel::{Game, date::Date};
use castaway_rollwrite::{RollWrite, daily, medal::Par, setup::Setup};
use castaway_table::{Opening, contest::Cup};
use serde::{Deserialize, Serialize};

use crate::{
    discord::{Ui, records::write},
    drawing::patiently,
    ui::limits::time::BEFORE_ANSWER,
};

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

/// The name of the game of a day in the store.
fn day_key(date: Date) -> String {
    format!("day/{date}")
}

impl Ui<RollWrite> {
    /// The game of a day; `None` while it is still being made, which takes some seconds once.
    pub async fn day(&self, date: Date) -> Option<Day> {
        if let Some(day) = self.known_day(date).await {
            return Some(day);
        }
        let ui = self.clone();
        let making = tokio::spawn(async move { ui.make_day(date).await });
        tokio::time::timeout(BEFORE_ANSWER, making)
            .await
            .ok()?
            .ok()?
    }

    async fn known_day(&self, date: Date) -> Option<Day> {
        self.global(day_key(date)).await
    }

    /// Makes the game of a day and keeps it; its medals are measured afterwards.
    async fn make_day(&self, date: Date) -> Option<Day> {
        // Who finds the line too long looks again later, if the game is still wanted then.
        let one = tokio::time::timeout(BEFORE_ANSWER, self.making.lock())
            .await
            .ok()?;
        if let Some(day) = self.known_day(date).await {
            return Some(day);
        }
        let ui = self.clone();
        let work = move || {
            let salt = ui.secret.salt(Cup::Day(date));
            let found = daily::of_salted(ui.catalog(), date, &salt);
            let opening = ui.tables().opening(&found.setup, found.seed);
            let day = Day {
                rules: RollWrite::RULES,
                setup: found.setup,
                seed: found.seed,
                candidate: found.candidate,
                par: None,
                opening,
            };
            write(&**ui.store(), &day_key(date), &day).map(|()| day)
        };
        let day = match patiently(work).await? {
            Ok(day) => day,
            Err(error) => {
                tracing::error!(%error, %date, "the game of the day could not be kept");
                return None;
            }
        };
        drop(one);
        // Of a day that is over nobody wins a medal any more.
        if date >= Date::of_seconds(self.now_ms() / 1000) {
            tokio::spawn(self.clone().measure(date, day.clone()));
        }
        Some(day)
    }

    /// Measures what the medals of a day take, and keeps it.
    async fn measure(self, date: Date, mut day: Day) {
        patiently(move || {
            day.par = daily::par(self.catalog(), &day.setup, day.seed);
            if let Err(error) = write(&**self.store(), &day_key(date), &day) {
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
}
