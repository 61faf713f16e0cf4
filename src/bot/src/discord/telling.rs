//! What a group is told beside its panel: what happened, and who is waited for.

use castaway_table::{Call, Loaded};

use super::{
    context::Ui,
    failure::{self, Failure},
    game_ui::GameUi,
    order::{Order, Tries},
};
use crate::ui::{limits::newest_lines, message::Message, reader::Reader};

/// Characters of a story in one post.
const STORY: usize = 1900;

impl<G: GameUi> Ui<G> {
    /// Posts what happened and was not told yet, in games of several people.
    ///
    /// # Errors
    /// When Discord does not take it; it is then still noted as untold.
    pub(super) async fn tell_story(&self, channel: u64, tries: &mut Tries) -> Result<(), Failure> {
        let Ok(mut loaded) = self.tables().load(channel).await else {
            return Ok(());
        };
        // In saves of older programs everything but the newest step was told.
        let before = loaded.meta.told;
        let told = before.unwrap_or(loaded.revision.saturating_sub(1));
        if loaded.meta.is_solo() || told >= loaded.meta.told_to {
            return Ok(());
        }
        if let Some(to) = tries.story {
            loaded.meta.told_to = loaded.meta.told_to.min(to);
        }
        let to = loaded.meta.told_to;
        let lines = if G::POSTS_STORY {
            let events = self.tables().untold(&loaded, told).await;
            let events = events.map_err(|_| Failure::Passing)?;
            G::story(self, &loaded, &events, Reader::all(loaded.meta.language))
        } else {
            Vec::new()
        };
        let posted = if lines.is_empty() {
            false
        } else {
            tries.story = Some(to);
            let nonce = failure::nonce('s', &[&channel, &told, &to, &loaded.meta.tag]);
            let message = Message::text(newest_lines(&lines, STORY));
            match self.post(channel, &message, &nonce).await {
                Ok(_) => true,
                Err(Failure::Refused) => {
                    tracing::error!(channel, "a story cannot be posted");
                    false
                }
                Err(failure) => return Err(failure),
            }
        };
        tries.story = None;
        let tag = loaded.meta.tag.clone();
        let noted = self.tables().change_meta(channel, move |meta| {
            if meta.tag != tag {
                // Another game was begun meanwhile, which owes its own story.
                return;
            }
            meta.told = Some(to);
            if let (true, Some(panel)) = (posted, &mut meta.panel) {
                panel.below = panel.below.saturating_add(1);
            }
        });
        let noted = noted.await.map_err(|_| Failure::Passing)?;
        if noted.meta.told_to > to {
            // The game went on while the post was on its way.
            self.look_after(channel, Order::default());
        }
        Ok(())
    }

    /// Calls whoever is waited for by name, unless it is the one who has just acted, and takes a call away that was
    /// followed: there is never more than one.
    ///
    /// # Errors
    /// When Discord does not take it; it is then still noted as owed.
    pub(super) async fn call(&self, channel: u64) -> Result<(), Failure> {
        let Ok(now) = self.tables().load(channel).await else {
            return Ok(());
        };
        // Alone nobody is called, and nothing more is read for it.
        if now.meta.is_solo() || now.meta.called == Some(now.revision) {
            return Ok(());
        }
        let by = self.last_actor(&now).await?;
        let wanted = self.wanted(&now).filter(|(user, _)| Some(*user) != by);
        let old = now.meta.call;
        let call = if old.map(|call| (call.user, call.until_ms)) == wanted {
            old
        } else {
            if let Some(call) = old {
                self.delete(channel, call.message).await?;
            }
            match wanted {
                None => None,
                Some((user, until_ms)) => {
                    let message = self.calling(&now, user, until_ms);
                    let nonce =
                        failure::nonce('c', &[&channel, &now.revision, &user, &now.meta.tag]);
                    let sent = self.post(channel, &message, &nonce).await?;
                    Some(Call {
                        message: sent.id.get(),
                        user,
                        until_ms,
                    })
                }
            }
        };
        let tag = now.meta.tag.clone();
        let noted = self.tables().change_meta(channel, move |meta| {
            if meta.tag != tag {
                return;
            }
            meta.called = Some(now.revision);
            if call == old {
                return;
            }
            meta.call = call;
            if let Some(panel) = &mut meta.panel {
                panel.below = panel.below.saturating_sub(u32::from(old.is_some()));
                panel.below = panel.below.saturating_add(u32::from(call.is_some()));
            }
        });
        noted.await.map(|_| ()).map_err(|_| Failure::Passing)
    }

    /// Who took the last step themselves.
    async fn last_actor(&self, loaded: &Loaded<G>) -> Result<Option<u64>, Failure> {
        if loaded.meta.lapsed.is_some() {
            return Ok(None);
        }
        let log = self.tables().log(loaded.place, loaded.revision, 1).await;
        let log = log.map_err(|_| Failure::Passing)?;
        Ok(log.first().map(|entry| entry.actor))
    }

    /// Who is waited for in company, and until when.
    fn wanted(&self, loaded: &Loaded<G>) -> Option<(u64, Option<u64>)> {
        if let Some(user) = self.tables().hurried(loaded) {
            return Some((user, loaded.meta.deadline));
        }
        let seat = G::turn(&loaded.state)?;
        let user = loaded.meta.chairs.owner(seat)?;
        Some((user, None))
    }

    fn calling(&self, loaded: &Loaded<G>, user: u64, until_ms: Option<u64>) -> Message {
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
