//! Nudging somebody whom a table waits for: they are called now, as they want it.

use castaway_table::Nudged;

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
        if let Err(trouble) = changed.await {
            return self.sorry(caller, trouble).await;
        }
        let t = self.texts.of(caller.lang);
        let who = format!("<@{user}>");
        let text = match said.try_recv() {
            Ok(Nudged::Now) => t.with("nudge-now", &[("who", (&who).into())]),
            Ok(Nudged::Before(nudge)) => {
                let by = format!("<@{}>", nudge.by);
                let at = format!("<t:{}:R>", nudge.at_ms / 1000);
                let args = [
                    ("who", (&who).into()),
                    ("by", (&by).into()),
                    ("at", (&at).into()),
                ];
                t.with("nudge-before", &args)
            }
            Ok(Nudged::Idle) => t.with("nudge-idle", &[("who", (&who).into())]),
            Err(_) => t.get("seat-over"),
        };
        self.say(caller, How::New, &common::notice(text)).await;
        self.look_after(caller.channel, Order::calls());
    }
}
