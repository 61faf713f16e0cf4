//! The time that a table agreed on has come: everybody is called once, and where nobody is missing the game begins.

use std::time::Duration;

use castaway_table::{Place, Stamp, on_heap};

use super::{kept::Kept, owed::Beginnings, seating::Seating, start::Beginning};
use crate::{
    discord::{
        app::App,
        context::Ui,
        failure::{self, Failure, Retry},
        game_ui::GameUi,
        order::Order,
        when,
    },
    ui::{
        message::{Button, Message, Style},
        shared::Shared,
    },
};

/// One looks so often whether a time has come.
const LOOK: Duration = Duration::from_secs(1);
/// A call that could not be posted is tried again so much later.
const AGAIN_MS: u64 = 5_000;
/// A game whose time is over for so long does not begin by itself: nobody waits for it any more.
const LATE_MS: u64 = 60 * 60 * 1000;

/// How a table stands when its time has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meeting {
    /// Everybody is there.
    Full,
    /// Somebody is missing: the host decides.
    Short,
    /// Another game still runs in the channel.
    Occupied,
    /// The bot was away at the time.
    Missed,
    /// The thread for the game could not be opened.
    NoThread,
}

impl Meeting {
    fn key(self) -> &'static str {
        match self {
            Self::Full => "lobby-call-full",
            Self::Short => "lobby-call-short",
            Self::Occupied => "lobby-call-occupied",
            Self::Missed => "lobby-call-missed",
            Self::NoThread => "lobby-call-no-thread",
        }
    }
}

impl App {
    /// Calls people to tables whose time has come, and goes on for ever.
    pub(in crate::discord) async fn keep_appointments(self) {
        self.find_appointments().await;
        loop {
            tokio::time::sleep(LOOK).await;
            self.look_at_appointments().await;
        }
    }

    /// One look at the tables whose time has come.
    pub(in crate::discord) async fn look_at_appointments(&self) {
        if self.http().is_none() || self.is_broken() {
            return;
        }
        let now_ms = self.now_ms();
        for channel in self.appointments.due(now_ms) {
            self.call_to_table(channel, now_ms).await;
        }
    }

    /// Reads from the store what was agreed before the start.
    async fn find_appointments(&self) {
        let channels = match self.open_tables().await {
            Ok(channels) => channels,
            Err(error) => return tracing::warn!(%error, "the tables could not be looked through"),
        };
        for channel in channels {
            if let Ok(Some(table)) = self.outline(channel).await
                && let Some(at_ms) = table.lobby.terms.due()
            {
                self.appointments.found(channel, at_ms);
            }
        }
    }

    async fn call_to_table(&self, channel: u64, now_ms: u64) {
        let due = match self.outline(channel).await {
            Ok(table) => table.and_then(|table| table.lobby.terms.due()),
            // A table that cannot be read now may be read later.
            Err(_) => Some(now_ms + AGAIN_MS),
        };
        if due.is_none_or(|at_ms| at_ms > now_ms) {
            return self.appointments.note(channel, due);
        }
        // Unless it is done then.
        self.appointments.note(channel, Some(now_ms + AGAIN_MS));
        for game in &self.games {
            game.meets(self, channel, now_ms).await;
        }
    }
}

impl<G: GameUi> Ui<G> {
    /// Calls the people at the table of a channel whose time has come, and begins their game if nobody is missing.
    pub async fn meet(&self, channel: u64, now_ms: u64) {
        let _one = self.lobbies.lock(channel).await;
        let Ok(Some(mut kept)) = self.kept(channel).await else {
            return;
        };
        let Some(at_ms) = kept.lobby.terms.due().filter(|at_ms| *at_ms <= now_ms) else {
            return;
        };
        if self.has_begun(channel, &kept).await {
            // The bot was stopped in between.
            return self.tend(channel);
        }
        let place = Place::Channel(channel);
        let runs = match self.any_game(place).await {
            Ok(game) => game.over().is_none(),
            Err(_) => false,
        };
        let meeting = if runs {
            Meeting::Occupied
        } else if now_ms - at_ms > LATE_MS {
            Meeting::Missed
        } else if is_full::<G>(&kept.lobby) {
            self.begins_by_itself(channel, &mut kept, at_ms, now_ms)
                .await
        } else {
            Meeting::Short
        };
        if meeting == Meeting::Full {
            return self.tend(channel);
        }
        let nonce = called_by(channel, &kept.lobby, at_ms);
        let message = self.call_of(&kept.lobby, meeting, at_ms);
        match self.post(channel, &message, &nonce).await {
            Ok(call) => kept.has_copy(call.id.get()),
            Err(Failure::NoChannel) if kept.guild.is_some() => {
                if on_heap(|| self.close_lost(channel, &kept)).await.is_err() {
                    tracing::warn!(channel, "a table stays open in a channel that is gone");
                }
                return;
            }
            Err(failure) if failure::next(0, failure, 0) != Retry::GiveUp => {
                // The table stays as it is, and so it is tried again.
                return tracing::debug!(channel, %failure, "people are called later");
            }
            Err(_) => {}
        }
        self.note_called(channel, kept, at_ms).await;
    }

    async fn note_called(&self, channel: u64, mut kept: Kept<G::Offer>, at_ms: u64) {
        kept.lobby.terms.called_ms = Some(at_ms);
        if let Err(error) = self.keep(channel, Some(kept)).await {
            tracing::error!(channel, %error, "the store failed");
        }
    }

    /// Begins the game of a table at which nobody is missing; says how that went.
    async fn begins_by_itself(
        &self,
        channel: u64,
        kept: &mut Kept<G::Offer>,
        at_ms: u64,
        now_ms: u64,
    ) -> Meeting {
        let Ok(ground) = self.ground_of(channel, kept).await else {
            return Meeting::NoThread;
        };
        let beginning = Beginning {
            place: Place::Channel(ground),
            guild: kept.guild,
            // A table that fills up in a thread learns its channel by the next press there.
            parent: (ground != channel).then_some(channel),
            panel: None,
            stamp: Stamp {
                user: kept.lobby.host().unwrap_or_default(),
                interaction: None,
                now_ms,
            },
        };
        if self
            .begin_table(beginning, kept.lobby.clone())
            .await
            .is_err()
        {
            tracing::warn!(
                channel,
                "a game could not begin at the time that was agreed"
            );
            return Meeting::Short;
        }
        let by_time = Some(at_ms);
        kept.plays_at(channel, ground);
        self.note_begun(channel, kept.clone(), Beginnings { by_time })
            .await;
        self.forget(ground);
        self.look_after(ground, Order::paint(None));
        Meeting::Full
    }

    /// The call that the game begins, with its sign.
    pub(super) fn call_begun(
        &self,
        channel: u64,
        table: &Seating<G::Offer>,
        at_ms: u64,
    ) -> (Message, String) {
        let call = self.call_of(table, Meeting::Full, at_ms);
        (call, called_by(channel, table, at_ms))
    }

    /// The call, with what can be pressed on it.
    fn call_of(&self, table: &Seating<G::Offer>, meeting: Meeting, at_ms: u64) -> Message {
        let t = self.texts.of(table.language);
        let people = table.people();
        let users: Vec<String> = people.iter().map(|user| format!("<@{user}>")).collect();
        let (users, host) = (
            users.join(", "),
            format!("<@{}>", table.host().unwrap_or(0)),
        );
        let (at, free) = (
            when::shown(at_ms),
            wished::<G>(table).saturating_sub(people.len()),
        );
        let args = [
            ("users", (&users).into()),
            ("host", (&host).into()),
            ("at", (&at).into()),
            ("free", free.into()),
        ];
        let mut message = Message::text(t.with(meeting.key(), &args));
        message.ping = people;
        if meeting != Meeting::Full {
            let id = |press: Shared| press.id(G::LETTER, 0);
            message.push_buttons(vec![
                Button::new(id(Shared::Start(table.id)), t.get("button-start"))
                    .style(Style::Success)
                    .emoji("⛵"),
                Button::new(id(Shared::Join(table.id)), t.get("button-join")).emoji("🙋"),
            ]);
        }
        message
    }
}

/// The sign of the call at a time.
fn called_by<O>(channel: u64, table: &Seating<O>, at_ms: u64) -> String {
    failure::nonce('t', &[&channel, &table.id, &at_ms])
}

/// So many are to sit there: as the game was wished for, but nobody waits for a seat that is closed.
fn wished<G: GameUi>(table: &Seating<G::Offer>) -> usize {
    let seats = table.seats(G::SEATS);
    G::wished(&table.offer).min(seats).max(2)
}

/// Whether as many sit there as were wished for, and nobody is missing who was invited.
fn is_full<G: GameUi>(table: &Seating<G::Offer>) -> bool {
    table.people().len() >= wished::<G>(table) && table.chairs.missing().is_empty()
}
