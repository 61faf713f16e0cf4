//! `/settings`: the page on which a server is settled, and what is pressed there.

use jiff::tz::TimeZone;

use super::values::{Settings, usual};
use crate::{
    discord::{
        app::App,
        lobby::terms::Ground,
        reply::{Caller, How},
    },
    ui::{
        common,
        component::Id,
        message::escape,
        server::{self, LANGUAGES, Reading, Settle, ShownSettings},
    },
};

/// How many channels are named at most.
const CHANNELS: usize = 25;

impl Settings {
    /// Takes over what was pressed or picked; says why not by the name of a text.
    fn take(&mut self, press: &Settle, values: &[u64], guild: u64) -> Result<(), &'static str> {
        let role = || match values.first() {
            // Everybody has the role of the server's own number.
            Some(role) if *role == guild => Err("settings-not-everyone"),
            Some(role) => Ok(Some(*role)),
            None => Err("settings-unknown"),
        };
        match press {
            Settle::InChannels => self.channels = values.iter().take(CHANNELS).copied().collect(),
            Settle::Anywhere => self.channels.clear(),
            Settle::OpenedBy => self.opens = role()?,
            Settle::ByAnybody => self.opens = None,
            Settle::CallRole => self.calls = role()?,
            Settle::CallNobody => self.calls = None,
            Settle::OwnThread(always) => {
                self.ground = match always {
                    true => Ground::Thread,
                    false => Ground::Channel,
                };
            }
            Settle::Speaks(n) => {
                let language = LANGUAGES.get(usize::from(*n));
                self.language = *language.ok_or("settings-unknown")?;
            }
        }
        Ok(())
    }

    fn shown(&self, caller: &Caller) -> ShownSettings {
        let zone = self.zone.clone();
        ShownSettings {
            channels: self.channels.clone(),
            opens: self.opens,
            calls: self.calls,
            language: self.language,
            threads: self.ground == Ground::Thread,
            zone: zone.unwrap_or_else(|| usual(caller.lang).to_owned()),
        }
    }
}

impl App {
    /// Shows the caller what is settled for their server, with a new time zone if they name one.
    pub(in crate::discord) async fn show_settings(&self, caller: &Caller, zone: Option<&str>) {
        let Some(guild) = caller.guild else {
            return self.tell(caller, "settings-server").await;
        };
        // Of two changes in one moment each starts from what the other left.
        let one = self.servers.lock(guild).await;
        let mut settings = self.settings(caller.guild).await;
        if let Some(name) = zone {
            if !caller.manages {
                return self.tell(caller, "settings-manage").await;
            }
            let Ok(zone) = TimeZone::get(name.trim()) else {
                let name = escape(name);
                let t = self.texts.of(caller.lang);
                let text = t.with("settings-no-zone", &[("zone", (&name).into())]);
                return self.say(caller, How::New, &common::notice(text)).await;
            };
            settings.zone = zone.iana_name().map(str::to_owned);
            if !self.keep_settings(caller, guild, &settings).await {
                return;
            }
        }
        drop(one);
        self.settings_page(caller, &settings).await;
    }

    /// Does what was pressed or picked on that page.
    pub(in crate::discord) async fn settle(&self, caller: &Caller, id: &Id, values: &[String]) {
        let (Some(press), Some(guild)) = (Settle::read(id), caller.guild) else {
            return self.unknown(caller).await;
        };
        if !caller.manages {
            return self.tell(caller, "settings-manage").await;
        }
        let values: Vec<u64> = values.iter().filter_map(|v| v.parse().ok()).collect();
        let one = self.servers.lock(guild).await;
        let mut settings = self.settings(caller.guild).await;
        if let Err(key) = settings.take(&press, &values, guild) {
            return self.tell(caller, key).await;
        }
        let kept = self.keep_settings(caller, guild, &settings).await;
        drop(one);
        if kept {
            self.settings_page(caller, &settings).await;
        }
    }

    async fn keep_settings(&self, caller: &Caller, guild: u64, settings: &Settings) -> bool {
        let kept = self.settle_server(guild, settings.clone()).await;
        if let Err(error) = &kept {
            tracing::error!(guild, %error, "settings could not be kept");
            self.tell(caller, "settings-not-kept").await;
        }
        kept.is_ok()
    }

    async fn settings_page(&self, caller: &Caller, settings: &Settings) {
        let reading = match caller.manages {
            true => Reading::Changes,
            false => Reading::Reads,
        };
        let t = self.texts.of(caller.lang);
        let page = server::page(t, &settings.shown(caller), reading);
        self.say(caller, caller.turn(), &page).await;
    }
}

/// Names of time zones that fit what is typed, the nearest first.
pub fn zones(typed: &str) -> Vec<String> {
    let typed = typed.trim().to_lowercase().replace(' ', "_");
    let all = jiff::tz::db().available();
    let mut found: Vec<String> = all.map(|name| name.to_string()).collect();
    found.retain(|name| name.to_lowercase().contains(&typed));
    // A city is named by the end of a zone's name.
    let city = |name: &String| {
        let city = name.rsplit('/').next().unwrap_or_default().to_lowercase();
        !city.starts_with(&typed)
    };
    found.sort_by_key(|name| (city(name), !name.contains('/'), name.clone()));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_are_found_by_their_city() {
        assert_eq!(zones("berl").first().unwrap(), "Europe/Berlin");
        assert_eq!(zones("new york").first().unwrap(), "America/New_York");
        assert!(zones("").len() > 300 && zones("Atlantis").is_empty());
        assert!(zones("").iter().all(|zone| TimeZone::get(zone).is_ok()));
    }

    #[test]
    fn what_is_pressed_is_settled_and_the_role_of_everybody_is_none() {
        let mut settings = Settings::default();
        settings.take(&Settle::InChannels, &[4, 5], 3).unwrap();
        settings.take(&Settle::OpenedBy, &[6], 3).unwrap();
        settings.take(&Settle::CallRole, &[7], 3).unwrap();
        settings.take(&Settle::OwnThread(true), &[], 3).unwrap();
        settings.take(&Settle::Speaks(2), &[], 3).unwrap();
        assert_eq!(
            (settings.channels.as_slice(), settings.opens),
            ([4, 5].as_slice(), Some(6))
        );
        assert_eq!((settings.calls, settings.ground), (Some(7), Ground::Thread));
        assert_eq!(settings.language, LANGUAGES[2]);
        assert!(settings.take(&Settle::CallRole, &[3], 3).is_err());
        assert!(settings.take(&Settle::Speaks(9), &[], 3).is_err());
        for press in [Settle::Anywhere, Settle::ByAnybody, Settle::CallNobody] {
            settings.take(&press, &[], 3).unwrap();
        }
        settings.take(&Settle::Speaks(0), &[], 3).unwrap();
        settings.take(&Settle::OwnThread(false), &[], 3).unwrap();
        assert_eq!(settings, Settings::default());
    }
}
