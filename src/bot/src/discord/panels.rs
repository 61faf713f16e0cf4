//! Live panels: one per game, edited in place; the picture follows the text a moment later.
//!
//! A press is answered at once with text and buttons. All else that a channel is owed (pictures, panels further down,
//! stories, calls) is seen to by its keeper, off the way of the press: see [`super::keeper`].

use std::time::{Duration, Instant};

use castaway_table::{Loaded, Panel, Trouble, Way, on_heap};
use serde_json::json;

use super::{
    app::App,
    context::Ui,
    failure::{self, Failure},
    game_ui::GameUi,
    keeper::REST,
    order::Order,
    reply::{Caller, files},
};
use crate::ui::{
    limits::time::EDITS_MS,
    message::{Message, Picture},
    reader::Reader,
};

/// A new panel comes so long before the old one can hardly be edited any more.
const OLD_MS: u64 = EDITS_MS - 10 * 60 * 1000;
/// With so many posts below it the panel is out of sight.
const BURIED: u32 = 2;
/// Text and buttons of a panel that stands wait so long for their picture.
const SOON: Duration = Duration::from_millis(300);
/// A panel that is posted waits so long for its picture, for there is none of before.
const BEFORE_POST: Duration = Duration::from_secs(3);
/// A revision that no game has: what such a panel shows is out of date.
pub(in crate::discord) const NOTHING: u64 = 0;

impl App {
    /// Remembers what a press has put into the panel, drawn for this revision. What is older than what is known already counts for
    /// nothing, but that something was put there does.
    pub fn showing(&self, channel: u64, revision: u64, body: &Message) {
        let mut map = self.panels.shown();
        let shown = map.entry(channel).or_default();
        shown.version += 1;
        if shown
            .body
            .as_ref()
            .is_some_and(|(known, _)| *known > revision)
        {
            return;
        }
        let mut body = body.clone();
        body.pictures.clear();
        body.private = false;
        shown.body = Some((revision, body));
    }

    /// Forgets what is on show, so that the next edit draws the panel itself.
    pub fn forget(&self, channel: u64) {
        let mut map = self.panels.shown();
        if let Some(shown) = map.get_mut(&channel) {
            shown.body = None;
            shown.version += 1;
        }
    }

    pub(super) fn version(&self, channel: u64) -> u64 {
        self.panels.shown().get(&channel).map_or(0, |s| s.version)
    }

    /// What is on show of this revision.
    pub(super) fn body(&self, channel: u64, revision: u64) -> Option<Message> {
        let map = self.panels.shown();
        let body = map.get(&channel).and_then(|s| s.body.clone());
        body.and_then(|(drawn, body)| (drawn == revision).then_some(body))
    }
}

impl<G: GameUi> Ui<G> {
    /// Whether the panel should move down the channel.
    pub(super) fn is_out_of_sight(&self, loaded: &Loaded<G>) -> bool {
        match loaded.meta.panel {
            Some(panel) => {
                self.now_ms().saturating_sub(panel.at_ms) > OLD_MS || panel.below > BURIED
            }
            None => true,
        }
    }

    /// Brings the panel of a channel up to date, wherever it should be: further down if it is out of sight or gone.
    ///
    /// # Errors
    /// When Discord does not take it; what is still owed stays noted in the save.
    pub(super) async fn bring_panel(&self, channel: u64, order: &mut Order) -> Result<(), Failure> {
        let Ok(loaded) = self.tables().load(channel).await else {
            return Ok(());
        };
        if !order.paint && !loaded.meta.owes_panel(loaded.revision) {
            return Ok(());
        }
        if loaded.meta.panel.is_none() {
            if self.panels.is_coming(channel) {
                // An answer becomes the panel, and has this looked at again once it is there.
                return Ok(());
            }
            return on_heap(|| self.post_panel(channel, order)).await;
        }
        if !self.is_out_of_sight(&loaded) {
            return match on_heap(|| self.paint(channel, order, Noting::Yes)).await {
                Err(Failure::NoMessage | Failure::TooOld) => {
                    on_heap(|| self.post_panel(channel, order)).await
                }
                other => other,
            };
        }
        let posted = on_heap(|| self.post_panel(channel, order)).await;
        if posted.is_err() && order.paint {
            // Until the new panel stands, the old one tells the truth; that it must move stays noted.
            let _ = on_heap(|| self.paint(channel, order, Noting::No)).await;
        }
        posted
    }

    /// Draws the board and edits the panel. Text and buttons wait only a moment for the picture: else it follows them.
    async fn paint(&self, channel: u64, order: &mut Order, noting: Noting) -> Result<(), Failure> {
        let mut drawing = on_heap(|| self.draw_in_turn(channel));
        let soon = tokio::time::timeout(SOON, &mut drawing).await;
        let (drawn, ahead) = match soon {
            Ok(drawn) => (drawn, false),
            Err(_) => {
                // The drawing goes on meanwhile, for while it has its turn nobody else has.
                let words = on_heap(|| self.put_words(channel));
                let (words, drawn) = tokio::join!(words, drawing);
                (drawn, words?)
            }
        };
        let Some((drawn, picture)) = drawn else {
            return Ok(());
        };
        match on_heap(|| self.put(channel, picture.as_ref())).await? {
            Put::Stands(message) => {
                order.paint = false;
                if noting == Noting::Yes {
                    self.note_shown(channel, message, drawn.revision).await;
                }
            }
            // Presses come faster than edits.
            Put::Overtaken => self.look_after(channel, Order::paint(None)),
            Put::Nowhere => {}
        }
        if ahead {
            // Two edits need two rests.
            tokio::time::sleep(REST).await;
        }
        Ok(())
    }

    /// Brings text and buttons of the panel up to date where they are not on show yet, and says whether that took an edit; its picture
    /// stays for now.
    async fn put_words(&self, channel: u64) -> Result<bool, Failure> {
        let Ok(loaded) = self.tables().load(channel).await else {
            return Ok(false);
        };
        if self.body(channel, loaded.revision).is_some() {
            return Ok(false);
        }
        self.put(channel, None).await?;
        Ok(true)
    }

    /// Edits the panel to what stands now, again if a press changed it meanwhile. Without a new picture the old one stays.
    async fn put(&self, channel: u64, picture: Option<&Picture>) -> Result<Put, Failure> {
        for _ in 0..3 {
            let before = self.version(channel);
            let Ok((loaded, events)) = self.game(channel).await else {
                return Ok(Put::Nowhere);
            };
            let Some(panel) = loaded.meta.panel else {
                return Ok(Put::Nowhere);
            };
            let mut body = match self.body(channel, loaded.revision) {
                Some(body) => body,
                None => self.public_panel(&loaded, &events),
            };
            body.put_picture(picture.cloned());
            self.edit(channel, panel.message, &body.json(), files(&body.pictures))
                .await?;
            // An answer that went out at the same time may have been overtaken by this edit.
            if self.version(channel) == before {
                return Ok(Put::Stands(panel.message));
            }
        }
        Ok(Put::Overtaken)
    }

    /// The game of a channel as it stands when its turn to be drawn has come, with its picture; none without a game.
    async fn draw_in_turn(&self, channel: u64) -> Option<(Loaded<G>, Option<Picture>)> {
        let turn = self.panels.pace.turn().await?;
        let loaded = self.tables().load(channel).await.ok()?;
        let start = Instant::now();
        let picture = self.board(&loaded, loaded.meta.language).await;
        self.panels.pace.rest(turn, start.elapsed());
        Some((loaded, picture))
    }

    async fn note_shown(&self, channel: u64, message: u64, revision: u64) {
        let noted = self.tables().change_meta(channel, move |meta| {
            if let Some(panel) = &mut meta.panel
                && panel.message == message
            {
                panel.shown = Some(revision);
            }
        });
        if noted.await.is_err() {
            tracing::debug!(channel, "what a panel shows was not noted");
        }
    }

    /// Sees after something was drawn over the panel whether it is out of date by now, since somebody was faster: then the panel is
    /// drawn anew.
    pub async fn drawn_over(&self, channel: u64, revision: u64) {
        let newest = self.tables().load(channel).await;
        if newest.is_ok_and(|newest| newest.revision != revision) {
            self.forget(channel);
            self.look_after(channel, Order::paint(None));
        }
    }

    /// The panel for all, in the language of the game, without a new picture.
    pub(super) fn public_panel(&self, loaded: &Loaded<G>, events: &[G::Event]) -> Message {
        self.panel_of(loaded, events, Reader::all(loaded.meta.language))
    }

    /// Posts a new panel below everything; the old one is noted to be put away. Its picture follows where it takes long.
    async fn post_panel(&self, channel: u64, order: &mut Order) -> Result<(), Failure> {
        let drawing = on_heap(|| self.draw_in_turn(channel));
        let drawn = tokio::time::timeout(BEFORE_POST, drawing).await;
        let late = drawn.is_err();
        let drawn = match drawn {
            Ok(drawn) => drawn,
            Err(_) => self.tables().load(channel).await.ok().map(|l| (l, None)),
        };
        let Some((loaded, picture)) = drawn else {
            return Ok(());
        };
        let loaded = &loaded;
        let Ok(events) = self.tables().told(loaded).await else {
            return Err(Failure::Passing);
        };
        let mut body = self.public_panel(loaded, &events);
        body.put_picture(picture);
        let old = loaded.meta.panel.map_or(0, |p| p.message);
        let nonce = failure::nonce('p', &[&channel, &old, &loaded.meta.tag]);
        let sent = self.post(channel, &body, &nonce).await?;
        let (sent_ids, wanted) = (json!(sent.components), body.json());
        // A post whose answer was lost may show an older state.
        let fresh = failure::custom_ids(&sent_ids) == failure::custom_ids(&wanted["components"]);
        let whole = fresh && !late;
        let shown = if whole { loaded.revision } else { NOTHING };
        let noted = self.note_panel(loaded, channel, sent.id.get(), shown).await;
        noted.map_err(|_| Failure::Passing)?;
        order.paint = false;
        self.forget(channel);
        self.panels.say_again(channel);
        if !whole || old != 0 || !loaded.meta.stale.is_empty() {
            let paint = !whole;
            self.look_after(
                channel,
                Order {
                    paint,
                    ..Order::default()
                },
            );
        }
        Ok(())
    }

    /// Notes where the panel is and which revision it shows; the one before is to be put away.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn note_panel(
        &self,
        loaded: &Loaded<G>,
        channel: u64,
        message: u64,
        shown: u64,
    ) -> Result<(), Trouble<G>> {
        let panel = Panel {
            message,
            at_ms: self.now_ms(),
            below: 0,
            shown: Some(shown),
        };
        let tag = loaded.meta.tag.clone();
        let noted = self.tables().change_meta(channel, move |meta| {
            if meta.tag != tag {
                // Another game was begun meanwhile.
                return meta.put_away(message, Way::Over);
            }
            meta.panel_answer = None;
            meta.stale.retain(|old| old.message != message);
            if let Some(old) = meta.panel.replace(panel)
                && old.message != message
            {
                meta.put_away(old.message, Way::Moved);
                if !meta.calls.is_empty() {
                    // Calls that stand show the way to the old one.
                    meta.owe_calls();
                }
            }
        });
        noted.await.map(|_| ())
    }

    /// A kill between posting a panel and noting it leaves one that nobody knows: the first press on it makes it known.
    pub async fn adopt(&self, caller: &Caller, loaded: Loaded<G>) -> Loaded<G> {
        let (None, Some((message, false))) = (loaded.meta.panel, caller.message) else {
            return loaded;
        };
        let channel = caller.channel;
        let noted = self.note_panel(&loaded, channel, message, NOTHING);
        if noted.await.is_err() {
            tracing::warn!(channel, "a panel was not noted");
            return loaded;
        }
        self.tables().load(channel).await.unwrap_or(loaded)
    }

    /// Notes that a board which was pressed but is not the panel is to be put away.
    pub async fn disown(&self, caller: &Caller, loaded: &Loaded<G>) {
        let Some((message, false)) = caller.message else {
            return;
        };
        // What was just adopted is the panel, whatever the caller has in hand.
        let known = loaded.meta.panel.map(|panel| panel.message);
        if !caller.board || loaded.place.is_own() || known.is_none() || known == Some(message) {
            return;
        }
        let noted = self.tables().change_meta(loaded.place, move |meta| {
            if meta.panel.is_some_and(|panel| panel.message != message) {
                meta.put_away(message, Way::Moved);
            }
        });
        if noted.await.is_ok() {
            self.look_after(caller.channel, Order::default());
        }
    }

    /// Notes that the panel is wanted at the bottom of the channel.
    ///
    /// # Errors
    /// When there is no game or the store fails.
    pub(super) async fn want_panel(&self, caller: &Caller) -> Result<(), Trouble<G>> {
        let noted = self.tables().change_meta(caller.channel, |meta| {
            if let Some(panel) = &mut meta.panel {
                panel.below = u32::MAX;
                panel.shown = Some(NOTHING);
            }
        });
        noted.await?;
        // Whoever asks is told even if others were told before.
        self.panels.say_again(caller.channel);
        self.look_after(caller.channel, Order::paint(Some(caller)));
        Ok(())
    }
}

/// What became of an edit of a panel.
enum Put {
    /// This message shows the newest.
    Stands(u64),
    /// Presses were faster, so that it may show something older.
    Overtaken,
    /// There is no panel.
    Nowhere,
}

/// Whether it is noted that a panel is up to date.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Noting {
    Yes,
    No,
}
