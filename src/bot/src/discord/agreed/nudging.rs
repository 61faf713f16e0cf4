//! Nudging somebody whom a table waits for: they are called now, as they want it.

use castaway_table::Nudged;

use super::page::page;
use crate::{
    discord::{
        context::Ui,
        game_ui::GameUi,
        order::Order,
        reply::{Caller, How},
    },
    ui::common,
};

impl<G: GameUi> Ui<G> {
    /// The caller nudges somebody in the game with these signs; the channel's keeper calls them.
    pub(super) async fn nudge(&self, caller: &Caller, user: u64, tag: &str) {
        if self.agreed_about(caller, tag).await.is_none() {
            return;
        }
        let (by, now_ms, signs) = (caller.user, caller.now_ms, tag.to_owned());
        let (tell, said) = std::sync::mpsc::channel();
        let changed = self.tables().change_meta(caller.channel, move |meta| {
            if meta.tag == signs {
                // Whoever asks still listens, or nobody needs to know.
                let _ = tell.send(meta.nudge(user, by, now_ms));
            }
        });
        let loaded = match changed.await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        let t = self.texts.of(caller.lang);
        match said.try_recv() {
            // The page says who did so and when, be it the caller or somebody before them.
            Ok(Nudged::Now | Nudged::Before(_)) => {
                let page = page::<G>(t, &loaded.meta, caller);
                self.say(caller, caller.turn(), &page).await;
            }
            Ok(Nudged::Idle) => {
                let who = format!("<@{user}>");
                let text = t.with("nudge-idle", &[("who", (&who).into())]);
                self.say(caller, How::New, &common::notice(text)).await;
            }
            Err(_) => self.tell(caller, "seat-over").await,
        }
        self.look_after(caller.channel, Order::calls());
    }
}
