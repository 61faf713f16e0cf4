//! Answers that are waited for only so long: giving them when their time is over, and calling those who are asked.

use std::{sync::Arc, time::Duration};

use castaway_store::StoreError;
use serenity::all::ChannelId;

use super::{app::App, face::Face};
use crate::{
    message::Message,
    session::{Done, Loaded, Place, Trouble},
};

/// The store is asked so often for deadlines that are over.
const LOOK: Duration = Duration::from_secs(1);
/// So many are seen to at once.
const MANY: usize = 64;

impl App {
    /// Sees to answers that do not come, and goes on for ever.
    pub async fn keep_deadlines(self) {
        loop {
            tokio::time::sleep(LOOK).await;
            // Nobody could be shown what happened before there is a way to Discord.
            if self.http().is_none() || self.is_broken() {
                continue;
            }
            let (store, now_ms) = (Arc::clone(self.tables.store()), self.now_ms());
            let read = tokio::task::spawn_blocking(move || store.deadlines(now_ms, MANY)).await;
            let due = match read {
                Ok(Ok(due)) => due,
                Ok(Err(error)) => {
                    tracing::warn!(%error, "deadlines could not be read");
                    continue;
                }
                Err(_) => continue,
            };
            for one in due {
                self.lapse_any(Place::Channel(one.channel), now_ms).await;
            }
        }
    }

    /// Gives the answer that nobody gave in time, and shows what came of it.
    pub async fn lapse<G: Face>(&self, place: Place, now_ms: u64) {
        match G::tables(self).lapse(place, now_ms).await {
            Ok(Some(Done::Now { loaded, events })) => self.lapsed(&loaded, &events).await,
            Ok(Some(Done::Before(_)) | None) => {}
            Err(Trouble::Store(error)) => {
                tracing::error!(%place, %error, "the store failed");
                if matches!(error, StoreError::Failed(_)) {
                    self.give_up();
                }
            }
            Err(_) => tracing::warn!(%place, "a missing answer could not be given"),
        }
    }

    async fn lapsed<G: Face>(&self, loaded: &Loaded<G>, events: &[G::Event]) {
        let Place::Channel(channel) = loaded.place else {
            return;
        };
        self.forget(channel);
        if self.is_out_of_sight(loaded) {
            if let Err(error) = self.post_panel::<G>(channel).await {
                tracing::warn!(channel, %error, "a panel could not be posted");
            }
        } else {
            self.repaint::<G>(channel);
        }
        if G::POSTS_STORY && loaded.meta.told_to == loaded.revision {
            self.post_story(loaded, events).await;
        }
        self.call(loaded, None).await;
    }

    /// Calls the person whose answer is waited for only so long, unless it is the one who has just acted.
    pub async fn call<G: Face>(&self, loaded: &Loaded<G>, by: Option<u64>) {
        let asked = G::tables(self).hurried(loaded).filter(|u| Some(*u) != by);
        let (Some(user), Some(at_ms)) = (asked, loaded.meta.deadline) else {
            return;
        };
        let Place::Channel(channel) = loaded.place else {
            return;
        };
        let Some(http) = self.http() else { return };
        let mut message = Message::text(self.texts.of(loaded.meta.language).with(
            "asked-in-time",
            &[
                ("user", (&format!("<@{user}>")).into()),
                ("at", (&format!("<t:{}:R>", at_ms / 1000)).into()),
            ],
        ));
        message.ping = vec![user];
        let channel = ChannelId::new(channel.max(1));
        let body = message.json();
        match http.send_message(channel, Vec::new(), &body).await {
            Ok(_) => self.bury(loaded).await,
            Err(error) => tracing::warn!(%error, "a call was not taken"),
        }
    }
}
