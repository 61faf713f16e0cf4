//! Live panels: one per game, edited in place; the picture follows the text a moment later.
//!
//! A press is answered at once with text and buttons. Drawing takes longer than a press may, so the new picture is
//! put in by an edit; edits of one channel are gathered, so that quick presses cost one picture.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use serenity::all::{ChannelId, MessageId};
use tokio::sync::Semaphore;

use super::{
    app::App,
    face::{Face, Reader},
    reply::{Caller, files, now_ms},
};
use crate::{
    message::{Message, Picture},
    session::{Loaded, Panel, Place, Trouble},
};

/// Messages older than an hour may hardly be edited (30046), so a new panel comes before.
const OLD_MS: u64 = 50 * 60 * 1000;
/// With so many posts below it the panel is out of sight.
const BURIED: u32 = 8;
/// Presses within this time share one picture.
const GATHER: Duration = Duration::from_millis(150);
/// Discord allows five edits in five seconds in a channel.
const REST: Duration = Duration::from_millis(1100);

/// What is on show in each channel. It is only a memory aid: without it the panel is drawn anew.
pub struct Panels {
    shown: Mutex<HashMap<u64, Shown>>,
    easel: Arc<Semaphore>,
}

impl Default for Panels {
    fn default() -> Self {
        // One picture at a time leaves a core for answering presses.
        Self {
            shown: Mutex::default(),
            easel: Arc::new(Semaphore::new(1)),
        }
    }
}

#[derive(Default)]
struct Shown {
    /// The message that was last sent to the panel.
    body: Option<Message>,
    /// Counts the changes of `body`.
    version: u64,
    /// The picture is out of date.
    dirty: bool,
    /// A task looks after it.
    busy: bool,
}

impl App {
    /// Whether the panel should move down the channel.
    pub fn is_out_of_sight<G: Face>(&self, loaded: &Loaded<G>) -> bool {
        match loaded.meta.panel {
            Some(panel) => now_ms().saturating_sub(panel.at_ms) > OLD_MS || panel.below > BURIED,
            None => true,
        }
    }

    /// Remembers what a press has put into the panel.
    pub fn showing(&self, channel: u64, body: &Message) {
        let mut map = self
            .panels
            .shown
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let shown = map.entry(channel).or_default();
        let mut body = body.clone();
        body.pictures.clear();
        body.private = false;
        shown.body = Some(body);
        shown.version += 1;
    }

    /// Forgets what is on show, so that the next edit draws the panel itself.
    pub fn forget(&self, channel: u64) {
        let mut map = self
            .panels
            .shown
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let shown = map.entry(channel).or_default();
        shown.body = None;
        shown.version += 1;
    }

    /// Sees to it that the panel gets a new picture, and its text if that is not on show yet.
    pub fn repaint<G: Face>(&self, channel: u64) {
        {
            let mut map = self
                .panels
                .shown
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            let shown = map.entry(channel).or_default();
            shown.dirty = true;
            if shown.busy {
                return;
            }
            shown.busy = true;
        }
        let app = self.clone();
        tokio::spawn(async move { app.paint_loop::<G>(channel).await });
    }

    async fn paint_loop<G: Face>(&self, channel: u64) {
        loop {
            tokio::time::sleep(GATHER).await;
            {
                let mut map = self
                    .panels
                    .shown
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner);
                let shown = map.entry(channel).or_default();
                if !shown.dirty {
                    // Nothing of a quiet channel needs to be kept.
                    map.remove(&channel);
                    return;
                }
                shown.dirty = false;
            }
            if let Err(error) = self.paint::<G>(channel).await {
                tracing::warn!(channel, %error, "the panel could not be edited");
            }
            tokio::time::sleep(REST).await;
        }
    }

    /// Draws the board and edits the panel, again if a press changed it meanwhile.
    async fn paint<G: Face>(&self, channel: u64) -> Result<(), serenity::Error> {
        let picture = {
            let Ok(easel) = self.panels.easel.clone().acquire_owned().await else {
                return Ok(());
            };
            let Ok(loaded) = G::tables(self).load(channel).await else {
                return Ok(());
            };
            let start = Instant::now();
            let picture = self.board(&loaded, loaded.meta.language).await;
            let took = start.elapsed();
            // Under load the painter rests as long as it works, so that presses are not kept waiting.
            tokio::spawn(async move {
                tokio::time::sleep(took).await;
                drop(easel);
            });
            picture
        };
        for _ in 0..3 {
            let before = self.version(channel);
            let Ok((loaded, events)) = self.game::<G>(channel).await else {
                return Ok(());
            };
            let (Some(panel), Some(http)) = (loaded.meta.panel, self.http()) else {
                return Ok(());
            };
            let mut body = match self.body(channel) {
                Some(body) => body,
                None => self.public_panel(&loaded, &events),
            };
            put_picture(&mut body, picture.clone());
            let message = MessageId::new(panel.message.max(1));
            http.edit_message(
                ChannelId::new(channel.max(1)),
                message,
                &body.json(),
                files(&body.pictures),
            )
            .await?;
            // An answer that went out at the same time may have been overtaken by this edit.
            if self.version(channel) == before {
                return Ok(());
            }
        }
        Ok(())
    }

    fn version(&self, channel: u64) -> u64 {
        let map = self
            .panels
            .shown
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        map.get(&channel).map_or(0, |s| s.version)
    }

    fn body(&self, channel: u64) -> Option<Message> {
        let map = self
            .panels
            .shown
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        map.get(&channel).and_then(|s| s.body.clone())
    }

    /// The whole panel with its picture, in the language of the game.
    pub async fn whole_panel<G: Face>(&self, loaded: &Loaded<G>, events: &[G::Event]) -> Message {
        let lang = loaded.meta.language;
        let mut body = self.public_panel(loaded, events);
        put_picture(&mut body, self.board(loaded, lang).await);
        body
    }

    /// The panel for all, in the language of the game, without a new picture.
    pub fn public_panel<G: Face>(&self, loaded: &Loaded<G>, events: &[G::Event]) -> Message {
        G::panel(self, loaded, events, Reader::all(loaded.meta.language))
    }

    /// Posts a new panel below everything and puts the old one out of use.
    ///
    /// # Errors
    /// When Discord or the store does not take it.
    pub async fn post_panel<G: Face>(&self, channel: u64) -> Result<(), PanelError<G>> {
        let (loaded, events) = self.game::<G>(channel).await.map_err(PanelError::Game)?;
        let http = self.http().ok_or(PanelError::NotConnected)?;
        let body = self.whole_panel(&loaded, &events).await;
        let sent = http
            .send_message(
                ChannelId::new(channel.max(1)),
                files(&body.pictures),
                &body.json(),
            )
            .await
            .map_err(PanelError::Discord)?;
        self.forget(channel);
        self.set_panel::<G>(channel, sent.id.get())
            .await
            .map_err(PanelError::Game)?;
        if let Some(old) = loaded.meta.panel {
            self.retire(channel, old.message, &loaded).await;
        }
        Ok(())
    }

    /// Notes where the panel is.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn set_panel<G: Face>(&self, channel: u64, message: u64) -> Result<(), Trouble<G>> {
        let panel = Panel {
            message,
            at_ms: now_ms(),
            below: 0,
        };
        G::tables(self)
            .change_meta(channel, move |meta| meta.panel = Some(panel))
            .await
            .map(|_| ())
    }

    /// A kill between posting a panel and noting it leaves one that nobody knows: the first press on it makes it known.
    pub async fn adopt<G: Face>(&self, caller: &Caller, loaded: Loaded<G>) -> Loaded<G> {
        let (None, Some((message, false))) = (loaded.meta.panel, caller.message) else {
            return loaded;
        };
        if self.set_panel::<G>(caller.channel, message).await.is_err() {
            tracing::warn!(channel = caller.channel, "a panel was not noted");
            return loaded;
        }
        G::tables(self).load(caller.channel).await.unwrap_or(loaded)
    }

    /// What an old panel says.
    pub fn retired<G: Face>(&self, loaded: &Loaded<G>) -> Message {
        let w = self.texts.of(loaded.meta.language);
        Message::text(w.get("panel-moved"))
    }

    async fn retire<G: Face>(&self, channel: u64, message: u64, loaded: &Loaded<G>) {
        let Some(http) = self.http() else { return };
        let mut body = self.retired(loaded).json();
        body["attachments"] = serde_json::json!([]);
        let id = MessageId::new(message.max(1));
        // The old message may be gone or too old; its buttons then say that the game has moved on.
        if let Err(error) = http
            .edit_message(ChannelId::new(channel.max(1)), id, &body, Vec::new())
            .await
        {
            tracing::debug!(channel, %error, "an old panel stays as it is");
        }
    }

    /// Posts what happened for all to read, in games of several people.
    pub async fn post_story<G: Face>(&self, loaded: &Loaded<G>, events: &[G::Event]) {
        let Place::Channel(place) = loaded.place else {
            return;
        };
        let lines = G::story(self, loaded, events, Reader::all(loaded.meta.language));
        let Some(http) = self.http() else { return };
        if loaded.meta.is_solo() || lines.is_empty() {
            return;
        }
        let text = crate::limits::newest_lines(&lines, 1900);
        let message = Message::text(text);
        let channel = ChannelId::new(place.max(1));
        match http
            .send_message(channel, Vec::new(), &message.json())
            .await
        {
            Ok(_) => self.bury(loaded).await,
            Err(error) => tracing::warn!(%error, "a story post was not taken"),
        }
    }

    /// Counts a post of ours below the panel.
    pub async fn bury<G: Face>(&self, loaded: &Loaded<G>) {
        let counted = G::tables(self).change_meta(loaded.place, |meta| {
            if let Some(panel) = &mut meta.panel {
                panel.below += 1;
            }
        });
        let _ = counted.await;
    }
}

/// Puts a picture into a message, or at least keeps the old one in its frame.
pub fn put_picture(body: &mut Message, picture: Option<Picture>) {
    body.pictures = picture.into_iter().collect();
}

/// Why a panel was not posted.
pub enum PanelError<G: Face> {
    /// There is no game, or it cannot be read.
    Game(Trouble<G>),
    /// Discord refused.
    Discord(serenity::Error),
    /// The bot is still starting.
    NotConnected,
}

impl<G: Face> std::fmt::Display for PanelError<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PanelError::Game(_) => f.write_str("the game cannot be read"),
            PanelError::Discord(error) => error.fmt(f),
            PanelError::NotConnected => f.write_str("not connected"),
        }
    }
}
