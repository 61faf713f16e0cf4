//! Being ready to carry out the open plan, or not after all.

use castaway_table::{Loaded, on_heap};

use super::{
    context::Ui,
    game_ui::GameUi,
    order::Order,
    play::{From, READY_AGAIN, origin},
    reply::{Caller, How, Ready},
};
use crate::ui::common;

impl<G: GameUi> Ui<G> {
    /// The caller is not ready after all.
    pub(super) async fn not_ready(&self, caller: &Caller) {
        match self.tables().not_ready(caller.place, caller.stamp()).await {
            Ok(loaded) => on_heap(|| self.after_a_word(caller, loaded, "not-ready-noted")).await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// Answers a word of somebody's that moved nothing but stands on the panel: the panel itself, else a short word.
    pub(super) async fn after_a_word(&self, caller: &Caller, loaded: Loaded<G>, key: &str) {
        let loaded = self.adopt(caller, loaded).await;
        let rests = self.still_on_holiday(caller, &loaded);
        let on_holiday = rests.is_some();
        // Whoever has said their word has nothing to do as long as others have not.
        let waits = matches!(key, "ready-noted" | "vote-noted")
            && self.waits_beside(&loaded, caller.user).is_some();
        let may = self.meanwhile_of(&loaded, caller.user).filter(|_| waits);
        let words: Vec<String> = [self.word(caller, &loaded, key)]
            .into_iter()
            .chain(rests)
            .chain(may.map(|key| self.text(caller.lang, key)))
            .collect();
        let mut notice = common::notice(words.join("\n"));
        self.offer_return(caller, &loaded, &mut notice);
        self.forget(caller.channel);
        match origin(caller, &loaded) {
            From::Panel => {
                let told = self.tables().told(&loaded).await.unwrap_or_default();
                let body = self.panel_in_place(&loaded, &told);
                let ready = Ready::of(How::Update, &body);
                self.put_panel(caller, loaded.revision, &ready).await;
                // Of several words in the same moment the answers may arrive in another order than they were made in, and no
                // revision tells them apart: what is painted below goes over them all.
                self.forget(caller.channel);
                // The board says in a small line that others planned for them; why their press made nobody ready it does not.
                let planned = loaded.meta.together.planned_for(caller.user);
                let not_ready = key == READY_AGAIN && planned.count() > 0;
                if (not_ready || on_holiday)
                    && let Some(http) = self.http()
                    && let Err(error) = on_heap(|| caller.follow(http, &notice)).await
                {
                    tracing::warn!(%error, "what somebody's word came to was not told them alone");
                }
            }
            from @ (From::Hidden | From::Public | From::Command) => {
                let how = match from {
                    From::Hidden => How::Update,
                    From::Panel | From::Public | From::Command => How::New,
                };
                self.say(caller, how, &notice).await;
                on_heap(|| self.disown(caller, &loaded)).await;
            }
        }
        self.look_after(caller.channel, Order::paint(Some(caller)));
    }

    /// What is said to a word of somebody's, with who has planned for them while they were away.
    fn word(&self, caller: &Caller, loaded: &Loaded<G>, key: &str) -> String {
        let mut users: Vec<String> = Vec::new();
        for planned in loaded.meta.together.planned_for(caller.user) {
            let by = format!("<@{}>", planned.by);
            if !users.contains(&by) {
                users.push(by);
            }
        }
        let (n, users) = (users.len(), users.join(", "));
        let n = u32::try_from(n).unwrap_or(u32::MAX);
        let args = [("n", n.into()), ("users", (&users).into())];
        self.texts.of(caller.lang).with(key, &args)
    }
}
