//! The answer to a press on the panel, made while its step goes to the disk.

use castaway_table::{Loaded, Saving, on_heap};

use super::{
    app::App,
    context::Ui,
    failure::Failure,
    game_ui::GameUi,
    moot::is_due,
    play::{From, origin},
    reply::{Caller, How, Ready},
};
use crate::ui::{common, message::Message};

impl App {
    /// Tells whoever pressed a board in the very moment in which it went, for the one that stands further down.
    pub(super) async fn tell_moved(&self, caller: &Caller) {
        let notice = common::notice(self.text(caller.lang, "panel-moved"));
        // What Discord does not take is logged there.
        let _ = self.try_to_say(caller, &Ready::of(How::New, &notice)).await;
    }
}

impl<G: GameUi> Ui<G> {
    /// The panel after a step that was pressed on it; `None` where the answer is another, or more is to be done before.
    pub(super) async fn panel_ahead(
        &self,
        caller: &Caller,
        saving: &Saving<G>,
        command: &G::Command,
    ) -> Option<Message> {
        let Saving { loaded, events, .. } = saving;
        if loaded.place.is_own() || origin(caller, loaded) != From::Panel {
            return None;
        }
        if G::moot(self.tables().catalog(), &loaded.state).is_some() {
            return None;
        }
        if is_due(&loaded.meta, caller.now_ms) {
            return None;
        }
        let again = G::wanted_again(self.tables().catalog(), &loaded.state, command);
        let own = loaded.meta.moves(caller.user);
        if own.iter().any(|seat| again.contains(seat)) {
            return None;
        }
        let told = self.tables().told_with(loaded, events).await.ok()?;
        Some(self.panel_in_place(loaded, &told))
    }

    /// Answers a press on the panel by the panel as it stands at a revision.
    pub(super) async fn put_panel(&self, caller: &Caller, revision: u64, panel: &Ready<'_>) {
        self.showing(caller.channel, revision, panel.message);
        if self.try_to_say(caller, panel).await == Err(Failure::NoMessage) {
            on_heap(|| self.tell_moved(caller)).await;
        }
    }

    /// The panel for the message that shows it already: the picture there stays until a new one is drawn.
    pub(super) fn panel_in_place(&self, loaded: &Loaded<G>, told: &[G::Event]) -> Message {
        let mut body = self.public_panel(loaded, told);
        body.put_picture(None);
        body
    }
}
