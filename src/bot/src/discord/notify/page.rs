//! `/notify`: the page on which somebody says how they want to be called, and what is pressed there.

use jiff::{Timestamp, tz::TimeZone};

use super::{person::Person, quiet::Quiet};
use crate::{
    discord::{
        app::App,
        reply::{Caller, How},
    },
    ui::{
        common,
        component::Id,
        message::escape,
        notify::{After, CallWay, NONE, Notify},
        wishes::{self, ShownWishes},
    },
};

/// The hours that one press on a call makes quiet.
const NIGHT: Quiet = Quiet {
    from: 22 * 60,
    to: 8 * 60,
};

impl Person {
    /// Takes over what was pressed or picked; `false` if that means nothing.
    fn take(&mut self, press: &Notify, value: Option<&str>, now_ms: u64) -> bool {
        match press {
            Notify::Open(_) => true,
            Notify::Place(_) => match value.and_then(CallWay::of_word) {
                Some(way) => {
                    self.way = way;
                    // Whoever chooses them has perhaps opened their direct messages.
                    self.closed = false;
                    true
                }
                None => false,
            },
            Notify::After(_) => match value.and_then(After::of_word) {
                Some(after) => {
                    self.after = after;
                    true
                }
                None => false,
            },
            Notify::Quiet(_) => match value {
                Some(NONE) => {
                    self.keep_quiet(None);
                    true
                }
                Some(text) => {
                    let quiet = Quiet::read(text);
                    if quiet.is_some() {
                        self.keep_quiet(quiet);
                    }
                    quiet.is_some()
                }
                None => false,
            },
            Notify::Digest(_) => {
                let hour = value.and_then(|text| text.parse().ok()).filter(|h| *h < 24);
                if hour.is_none() && value != Some(NONE) {
                    return false;
                }
                self.digest = hour;
                self.digested_ms = now_ms;
                self.closed = false;
                true
            }
            Notify::Mute { tag, quiet } => {
                self.mute(tag, *quiet);
                true
            }
            Notify::HearAll(_) => {
                self.muted.clear();
                true
            }
            Notify::Night { quiet, .. } => {
                self.keep_quiet(quiet.then_some(NIGHT));
                true
            }
        }
    }

    fn shown(&self, tag: &str, now_ms: u64) -> ShownWishes {
        let zone = self.clock();
        let name = zone.iana_name().unwrap_or("UTC").to_owned();
        let now = i64::try_from(now_ms).ok();
        let now = now.and_then(|ms| Timestamp::from_millisecond(ms).ok());
        let clock = now.map(|now| now.to_zoned(zone).strftime("%-H:%M").to_string());
        ShownWishes {
            way: self.way,
            closed: self.closed,
            after: self.after,
            quiet: self.quiet.map(|quiet| quiet.to_string()),
            sleeps: self.sleeps().map(|hours| hours.to_string()),
            zone: name,
            clock: clock.unwrap_or_default(),
            digest: self.digest,
            tag: tag.to_owned(),
            mutes: self.mutes(tag),
            muted: self.muted.len(),
        }
    }
}

impl App {
    /// Shows the caller how they are called, with a new zone or quiet hours if they name them.
    pub(in crate::discord) async fn show_notify(
        &self,
        caller: &Caller,
        zone: Option<&str>,
        quiet: Option<&str>,
    ) {
        let t = self.texts.of(caller.lang);
        let named = match zone.map(|name| (name, TimeZone::get(name.trim()))) {
            Some((name, Err(_))) => {
                let name = escape(name);
                let text = t.with("settings-no-zone", &[("zone", (&name).into())]);
                return self.say(caller, How::New, &common::notice(text)).await;
            }
            Some((_, Ok(zone))) => zone.iana_name().map(str::to_owned),
            None => None,
        };
        let hours = match quiet.map(str::trim) {
            None => None,
            Some(text) if no_hours(text) => Some(None),
            Some(text) => match Quiet::read(text) {
                Some(quiet) => Some(Some(quiet)),
                None => {
                    let said = escape(text);
                    let text = t.with("notify-quiet-unread", &[("said", (&said).into())]);
                    return self.say(caller, How::New, &common::notice(text)).await;
                }
            },
        };
        let tag = match self.any_game(caller.place).await {
            Ok(game) if game.seats(caller.user) && game.over().is_none() => {
                game.summary(caller.user, caller.lang).await.tag
            }
            Ok(_) | Err(_) => String::new(),
        };
        let changes = named.is_some() || hours.is_some();
        let change = move |person: &mut Person| {
            if let Some(zone) = named {
                person.zone = Some(zone);
            }
            if let Some(hours) = hours {
                person.keep_quiet(hours);
            }
            true
        };
        self.settle_calls(caller, tag, changes, change).await;
    }

    /// Does what was pressed or picked on that page, or on a call.
    pub(in crate::discord) async fn notify_pressed(
        &self,
        caller: &Caller,
        id: &Id,
        values: &[String],
    ) {
        let Some(press) = Notify::read(id) else {
            return self.unknown(caller).await;
        };
        let (value, now_ms) = (values.first().cloned(), caller.now_ms);
        let (tag, changes) = (press.tag().to_owned(), !matches!(press, Notify::Open(_)));
        let change = move |person: &mut Person| person.take(&press, value.as_deref(), now_ms);
        self.settle_calls(caller, tag, changes, change).await;
    }

    /// Changes how the caller is called, and shows them the page as it stands then.
    async fn settle_calls(
        &self,
        caller: &Caller,
        tag: String,
        changes: bool,
        change: impl FnOnce(&mut Person) -> bool + Send + 'static,
    ) {
        let (lang, server, now_ms) = (caller.lang, caller.guild, caller.now_ms);
        let kept = self.change_person(caller.user, move |person| {
            let known = change(person);
            person.lang = Some(lang);
            if changes {
                person.acted_ms = Some(now_ms);
            }
            // Whoever named no zone is likely to be where the server is.
            person.server = server.or(person.server);
            known
        });
        let (person, known) = match kept.await {
            Ok(kept) => kept,
            Err(error) => {
                tracing::error!(%error, "the store failed");
                let text = self.text(lang, "settings-not-kept");
                return self.say(caller, How::New, &common::notice(text)).await;
            }
        };
        if !known {
            return self.unknown(caller).await;
        }
        let page = wishes::page(self.texts.of(lang), &person.shown(&tag, caller.now_ms));
        self.say(caller, caller.turn(), &page).await;
        if changes {
            self.look_for(caller.user).await;
        }
    }
}

/// Whether somebody wants no quiet hours, in whatever letters.
fn no_hours(text: &str) -> bool {
    matches!(
        text.to_lowercase().as_str(),
        "" | "-" | "0" | "none" | "no" | "keine" | "nein" | "aus" | "off"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_picked_holds_and_what_means_nothing_changes_nothing() {
        let mut person = Person::default();
        let tag = String::new;
        let mut take = |press: Notify, value: &str| person.take(&press, Some(value), 9);
        assert!(take(Notify::Place(tag()), "direct"));
        assert!(take(Notify::After(tag()), "hours-3"));
        assert!(take(Notify::Quiet(tag()), "22-8"));
        assert!(take(Notify::Digest(tag()), "18"));
        assert!(!take(Notify::Place(tag()), "pigeon") && !take(Notify::After(tag()), ""));
        assert!(!take(Notify::Quiet(tag()), "late") && !take(Notify::Digest(tag()), "24"));
        let expected = Person {
            way: CallWay::Direct,
            after: After::Hours3,
            quiet: Quiet::read("22-8"),
            digest: Some(18),
            digested_ms: 9,
            ..Person::default()
        };
        assert_eq!(person, expected);
        let mute = |quiet| Notify::Mute {
            tag: "7f2a".to_owned(),
            quiet,
        };
        assert!(person.take(&mute(true), None, 9) && person.mutes("7f2a"));
        assert!(person.take(&Notify::HearAll(tag()), None, 9) && person.muted.is_empty());
        assert!(person.take(&Notify::Quiet(tag()), Some(NONE), 9) && person.quiet.is_none());
        assert!(person.take(&Notify::Digest(tag()), Some(NONE), 9) && person.digest.is_none());
        let night = |quiet| Notify::Night {
            tag: "7f2a".to_owned(),
            quiet,
        };
        assert!(person.take(&night(true), None, 9) && person.quiet == Quiet::read("22-8"));
        assert!(person.take(&night(false), None, 9) && person.quiet.is_none());
        assert!(
            person.sleepless,
            "they are called at any hour, and not asked again"
        );
    }
}
