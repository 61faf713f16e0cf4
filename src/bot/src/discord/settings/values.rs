//! What is settled for a server: values, and how they are kept.

use castaway_store::{Store, StoreError};
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use crate::{
    discord::{app::App, lobby::terms::Ground, records, reply::Caller},
    ui::texts::Lang,
};

/// What is settled for a server; where nothing is, everything is allowed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// The channels in which tables are opened; all where none is named.
    #[serde(default)]
    pub channels: Vec<u64>,
    /// The language of new tables; that of whoever opens one where nothing is settled.
    #[serde(default)]
    pub language: Option<Lang>,
    /// The role that opens tables; everybody where none is named.
    #[serde(default)]
    pub opens: Option<u64>,
    /// The role that is called when a table opens.
    #[serde(default)]
    pub calls: Option<u64>,
    /// Where games are played.
    #[serde(default)]
    pub ground: Ground,
    /// The time zone in which days and times are read, by its name.
    #[serde(default)]
    pub zone: Option<String>,
}

fn key(guild: u64) -> String {
    format!("settings/{guild}")
}

/// The zone in which those who read a language are likely to be, where nothing is settled.
pub(super) fn usual(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "UTC",
        Lang::De => "Europe/Berlin",
    }
}

/// The name of the zone of somebody who named none: that of their server, else the usual one of their language. Blocking.
///
/// # Errors
/// When the store fails.
pub fn usual_zone(store: &dyn Store, guild: Option<u64>, lang: Lang) -> Result<String, StoreError> {
    let settled: Option<Settings> = match guild {
        Some(guild) => records::read(store, &key(guild))?,
        None => None,
    };
    let settled = settled.and_then(|settings| settings.zone);
    Ok(settled.unwrap_or_else(|| usual(lang).to_owned()))
}

impl App {
    /// What is settled for a server.
    pub async fn settings(&self, guild: Option<u64>) -> Settings {
        match guild {
            Some(guild) => self.global(key(guild)).await.unwrap_or_default(),
            None => Settings::default(),
        }
    }

    /// Keeps what is settled for a server.
    ///
    /// # Errors
    /// When the store fails.
    pub(in crate::discord) async fn settle_server(
        &self,
        guild: u64,
        settings: Settings,
    ) -> Result<(), StoreError> {
        let app = self.clone();
        let write = castaway_table::blocking(move || {
            records::write(&**app.store(), &key(guild), &settings)
        });
        write
            .await
            .unwrap_or_else(|error| Err(StoreError::Failed(error.to_string())))
    }

    /// The time zone in which a day and time of the caller are read, and its name.
    pub(in crate::discord) async fn zone_of(&self, caller: &Caller) -> (TimeZone, String) {
        let settled = self.settings(caller.guild).await.zone;
        let name = settled.unwrap_or_else(|| usual(caller.lang).to_owned());
        match TimeZone::get(&name) {
            Ok(zone) => (zone, name),
            // A zone that this program does not know any more.
            Err(_) => (TimeZone::UTC, "UTC".to_owned()),
        }
    }
}
