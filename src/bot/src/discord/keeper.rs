//! Keepers: while a channel is owed something, one task sees to it, again and again with growing pauses.
//!
//! What is owed is read from the save, never from memory alone: a panel that does not show the newest revision or
//! should stand further down, old panels, a story that was not posted, what people settled, a call. So a keeper that is gone, with the
//! program or because Discord refuses, is replaced at the next press or at the next start.

use std::{sync::Arc, time::Duration};

use castaway_store::Json;
use castaway_table::{Meta, Place, on_heap};
use tokio::sync::Notify;

use super::{
    app::App,
    context::Ui,
    failure::{self, Failure, Retry},
    game_ui::GameUi,
    order::{Haste, Order, PanelAnswer},
    reply::Caller,
};
use crate::ui::common;

/// Presses within this time share one picture.
const GATHER: Duration = Duration::from_millis(150);
/// Discord allows five edits in five seconds in a channel.
pub(super) const REST: Duration = Duration::from_millis(1100);
/// After a start so many channels are seen to at once.
const MANY: usize = 32;
/// What a table sends that goes on by itself: its panel and its story.
const LAPSE: u32 = 2;
/// A pause between two looks whether there is room for more.
const LOOK: Duration = Duration::from_millis(250);

impl App {
    /// Sees to it that the panel gets a new picture, and its text if that is not on show yet.
    pub fn repaint(&self, channel: u64) {
        self.look_after(channel, Order::paint(None));
    }

    /// Sees to it that a channel is shown what it is owed.
    pub(super) fn look_after(&self, channel: u64, order: Order) {
        if let Some(call) = self.panels.order(channel, order) {
            let app = self.clone();
            tokio::spawn(async move {
                let keeper = app.clone();
                let keeping = tokio::spawn(async move {
                    let kept = keeper.keep_channel(channel, &call);
                    keeper.panels.unless_stopped(kept).await;
                });
                if let Err(error) = keeping.await {
                    tracing::error!(channel, %error, "a keeper ended by a fault of ours");
                    app.panels.dismiss(channel);
                }
            });
        }
    }

    async fn keep_channel(&self, channel: u64, call: &Arc<Notify>) {
        let mut tries = 0;
        loop {
            tokio::time::sleep(GATHER).await;
            let Some(mut order) = self.panels.take(channel) else {
                return;
            };
            if order.haste == Haste::InTurn {
                tokio::select! {
                    () = self.pacer.turns(LAPSE) => {}
                    // Somebody presses, who should not wait for other tables.
                    () = call.notified() => {}
                }
            }
            let Err(failure) = self.show_channel(channel, &mut order).await else {
                tries = 0;
                tokio::time::sleep(REST).await;
                continue;
            };
            match failure::next(tries, failure, rand::random()) {
                Retry::Wait(pause) => {
                    tracing::debug!(channel, %failure, ?pause, "a channel is shown later");
                    tries += 1;
                    self.panels.put_off(channel, order);
                    tokio::select! {
                        () = tokio::time::sleep(pause) => {}
                        // Somebody presses, who should not wait for minutes.
                        () = call.notified() => tokio::time::sleep(REST).await,
                    }
                }
                Retry::GiveUp => {
                    tries = 0;
                    on_heap(|| self.gave_up(channel, failure, order.by.as_ref())).await;
                    tokio::time::sleep(REST).await;
                }
            }
        }
    }

    async fn show_channel(&self, channel: u64, order: &mut Order) -> Result<(), Failure> {
        // Nobody can be shown anything before there is a way to Discord; the save keeps what is owed.
        if self.http().is_none() || self.is_broken() {
            return Ok(());
        }
        match self.any_game(Place::Channel(channel)).await {
            Ok(game) => game.show(channel, order).await,
            // Without a game, or with one that cannot be read, there is nothing to show.
            Err(_) => Ok(()),
        }
    }

    /// Says that a channel is owed something that cannot be sent now.
    async fn gave_up(&self, channel: u64, failure: Failure, by: Option<&Caller>) {
        match failure {
            Failure::Forbidden | Failure::NoChannel => {
                tracing::info!(channel, %failure, "a panel waits for the next press");
            }
            _ => tracing::error!(channel, %failure, "a panel waits for the next press"),
        }
        let (Failure::Forbidden, Some(by), Some(http)) = (failure, by, self.http()) else {
            return;
        };
        if self.panels.may_say(channel) {
            let text = self.texts.of(by.lang).get("panel-refused");
            if let Err(error) = by.follow(http, &common::notice(text)).await {
                tracing::debug!(%error, "nobody could be told that a permission is missing");
            }
        }
    }

    /// Notes that the connection is new, so that channels are looked through for what they are owed.
    pub fn connected(&self) {
        self.panels.connected.notify_one();
    }

    /// Sees to what channels are owed since before a start or a lost connection, and goes on for ever.
    pub(super) async fn keep_promises(self) {
        loop {
            self.panels.connected.notified().await;
            while self.http().is_none() {
                tokio::time::sleep(LOOK).await;
            }
            self.look_through_tables().await;
            self.look_through().await;
            self.look_for_lost_tables().await;
        }
    }

    /// Sees to what a channel is owed, if anything.
    pub(super) async fn look_at(&self, channel: u64) {
        let store = Arc::clone(self.store());
        let saved = castaway_table::blocking(move || store.load(channel)).await;
        let owed = match saved {
            Ok(Ok(Some(saved))) => owes(&saved.meta, saved.envelope.revision),
            Ok(Ok(None) | Err(_)) | Err(_) => false,
        };
        if owed {
            self.look_after(channel, Order::default());
        }
    }

    async fn look_through(&self) {
        let store = Arc::clone(self.store());
        let channels = match castaway_table::blocking(move || store.channels()).await {
            Ok(Ok(channels)) => channels,
            Ok(Err(error)) => {
                return tracing::warn!(%error, "the saves could not be looked through");
            }
            Err(_) => return,
        };
        for channel in channels.into_iter().filter(|c| Place::is_channel(*c)) {
            self.look_at(channel).await;
            while self.panels.busy() >= MANY {
                tokio::time::sleep(LOOK).await;
            }
        }
    }
}

impl<G: GameUi> Ui<G> {
    /// One round of all that is owed; what fails does not keep the rest waiting.
    pub(super) async fn show_all(&self, channel: u64, order: &mut Order) -> Result<(), Failure> {
        // Boxed, for the work of every step would else lie on the stack at once.
        on_heap(|| self.find_answer(channel, order)).await?;
        // Boards of the round before: an answer that was on its way to one of them has arrived by now.
        let old = on_heap(|| self.put_away(channel)).await;
        // A post comes before the panel, which is then brought below it.
        let story = on_heap(|| self.tell_story(channel)).await;
        let settled = on_heap(|| self.tell_settled(channel)).await;
        let panel = on_heap(|| self.bring_panel(channel, order)).await;
        if panel == Err(Failure::NoChannel) && on_heap(|| self.shelve_lost(channel)).await {
            return Ok(());
        }
        if let Err(Failure::Forbidden | Failure::NoChannel) = panel {
            // What is due there would else ask the closed channel again at once.
            on_heap(|| self.call_later(channel)).await;
            return panel;
        }
        let call = on_heap(|| self.call(channel, order)).await;
        panel.and(story).and(settled).and(call).and(old)
    }

    /// Finds out which message the answer is that began the game; one that never arrived is no panel.
    async fn find_answer(&self, channel: u64, order: &mut Order) -> Result<(), Failure> {
        let Some(http) = self.http() else {
            return Ok(());
        };
        let Ok(loaded) = self.tables().load(channel).await else {
            return Ok(());
        };
        // After a kill only the save knows of it. What is on its way still is told of when it is there.
        let saved = loaded.meta.panel_answer.clone();
        let saved = saved.filter(|_| !self.panels.is_coming(channel));
        let known = order.answer.clone();
        let Some(answer) = known.or_else(|| saved.map(PanelAnswer::saved)) else {
            return Ok(());
        };
        // A press on it, or a start of the program, may have been faster.
        if loaded.meta.panel.is_none() {
            match on_heap(|| http.get_original_interaction_response(&answer.token)).await {
                Ok(message) => {
                    let id = message.id.get();
                    let noted = self.note_panel(&loaded, channel, id, answer.revision).await;
                    noted.map_err(|_| Failure::Passing)?;
                }
                Err(error) => {
                    if let failure @ (Failure::Passing | Failure::TooMany) = Failure::of(&error) {
                        return Err(failure);
                    }
                }
            }
        }
        order.answer = None;
        Ok(())
    }
}

/// Whether a channel is owed something, by what lies beside its game.
fn owes(meta: &Json, revision: u64) -> bool {
    match meta.read::<Meta>() {
        // A game that nobody plays was imported, and is shown when somebody asks for it.
        Ok(meta) => !meta.chairs.is_empty() && meta.owes(revision),
        Err(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use castaway_table::Panel;

    #[test]
    fn what_is_owed_is_read_from_the_save() {
        let panel = |shown| Panel {
            message: 1,
            at_ms: 1,
            below: 0,
            shown,
        };
        let quiet = Meta {
            chairs: [1, 2].into(),
            panel: Some(panel(Some(7))),
            told: Some(7),
            chapter_to: 7,
            called: Some(7),
            ..Meta::default()
        };
        let owed = |meta: &Meta| owes(&Json::of(meta).unwrap(), 7);
        assert!(!owed(&quiet));
        let with = |change: fn(&mut Meta)| {
            let mut meta = quiet.clone();
            change(&mut meta);
            owed(&meta)
        };
        assert!(with(|m| m.panel = None));
        assert!(with(|m| m.panel.iter_mut().for_each(|p| p.shown = Some(6))));
        assert!(with(|m| m.told = Some(6)));
        assert!(with(|m| m.called = Some(6)));
        assert!(with(|m| m.put_away(9, castaway_table::Way::Moved)));
        // Saves of older programs and games alone owe no story and no call.
        assert!(!with(|m| {
            m.panel.iter_mut().for_each(|p| p.shown = None);
            (m.told, m.called) = (None, None);
        }));
        assert!(!with(
            |m| (m.chairs, m.told, m.called) = ([1].into(), Some(1), Some(1))
        ));
        assert!(!with(
            |m| (m.chairs, m.panel) = (castaway_table::Chairs::default(), None)
        ));
    }
}
