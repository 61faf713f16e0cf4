//! Answers that are waited for only so long: giving them when their time is over, and calling those who are waited for.

use std::{sync::Arc, time::Duration};

use castaway_store::StoreError;
use serenity::all::{ChannelId, MessageId};

use super::{app::App, face::Face};
use crate::{
    message::Message,
    session::{Call, Done, Loaded, Place, Trouble},
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

    /// Calls whoever is waited for by name, unless it is the one who has just acted, and takes a call away that was
    /// followed: there is never more than one.
    pub async fn call<G: Face>(&self, loaded: &Loaded<G>, by: Option<u64>) {
        let Place::Channel(channel) = loaded.place else {
            return;
        };
        // Alone nobody is called, and nothing more is read for it.
        if loaded.meta.is_solo() {
            return;
        }
        let (Some(http), Ok(now)) = (self.http(), G::tables(self).load(loaded.place).await) else {
            return;
        };
        let wanted = self.wanted(&now).filter(|(user, _)| Some(*user) != by);
        let old = now.meta.call;
        if old.map(|call| (call.user, call.until_ms)) == wanted {
            return;
        }
        let channel = ChannelId::new(channel.max(1));
        if let Some(call) = old {
            let message = MessageId::new(call.message.max(1));
            if let Err(error) = http.delete_message(channel, message, None).await {
                tracing::debug!(%error, "a call that was followed could not be taken away");
            }
        }
        let call = match wanted {
            None => None,
            Some((user, until_ms)) => {
                let message = self.calling(&now, user, until_ms);
                match http
                    .send_message(channel, Vec::new(), &message.json())
                    .await
                {
                    Ok(sent) => Some(Call {
                        message: sent.id.get(),
                        user,
                        until_ms,
                    }),
                    Err(error) => {
                        tracing::warn!(%error, "a call was not taken");
                        None
                    }
                }
            }
        };
        let noted = G::tables(self).change_meta(loaded.place, move |meta| {
            meta.call = call;
            if let Some(panel) = &mut meta.panel {
                panel.below = panel.below.saturating_sub(u32::from(old.is_some()));
                panel.below += u32::from(call.is_some());
            }
        });
        // A call that is not noted stays in the channel, which does no harm.
        let _ = noted.await;
    }

    /// Who is waited for in company, and until when.
    fn wanted<G: Face>(&self, loaded: &Loaded<G>) -> Option<(u64, Option<u64>)> {
        if let Some(user) = G::tables(self).hurried(loaded) {
            return Some((user, loaded.meta.deadline));
        }
        let seat = G::turn(&loaded.state)?;
        let user = loaded.meta.seats.get(seat.index()).copied()?;
        Some((user, None))
    }

    fn calling<G: Face>(&self, loaded: &Loaded<G>, user: u64, until_ms: Option<u64>) -> Message {
        let w = self.texts.of(loaded.meta.language);
        let name = format!("<@{user}>");
        let mut message = Message::text(match until_ms {
            Some(at_ms) => {
                let at = format!("<t:{}:R>", at_ms / 1000);
                let args = [("user", (&name).into()), ("at", (&at).into())];
                w.with("asked-in-time", &args)
            }
            None => w.with("asked-turn", &[("user", (&name).into())]),
        });
        message.ping = vec![user];
        message
    }
}
