//! The channel of a game is gone: its people are told where the game waits, among their direct messages.

use castaway_table::Loaded;

use crate::{
    discord::{
        context::Ui,
        failure::{self, Failure},
        game_ui::GameUi,
    },
    ui::{message::Message, notify::CallWay},
};

impl<G: GameUi> Ui<G> {
    /// Tells everybody at a game that its channel is gone, but who wants no calls or sleeps: their list of games says it.
    pub(in crate::discord) async fn tell_lost(&self, loaded: &Loaded<G>) {
        let Some(key) = G::LOST else { return };
        let (meta, channel, now_ms) = (&loaded.meta, loaded.place.key(), self.now_ms());
        let people = self.persons(meta.people()).await.unwrap_or_default();
        for (user, person) in people {
            let reached =
                person.way != CallWay::Nowhere && !person.closed && !person.mutes(&meta.tag);
            if !reached || person.loud_ms(now_ms) > now_ms {
                continue;
            }
            let lang = person.lang.unwrap_or(meta.language);
            let game = G::so_far(self, loaded, lang);
            let t = self.texts.of(lang);
            let message = Message::text(t.with(key, &[("game", (&game).into())]));
            let nonce = failure::nonce('x', &[&channel, &meta.tag, &user]);
            self.pacer.turn().await;
            let told = self.post_direct(user, person.direct, &message, &nonce);
            match told.await {
                Ok(_) => {}
                Err(Failure::Closed) => {
                    let _ = self.note_closed(user).await;
                }
                Err(failure) => {
                    tracing::warn!(channel, %failure, "somebody was not told that a channel is gone");
                }
            }
        }
    }
}
