//! Whoever keeps somebody's seat beside them.

use castaway_table::Deed;

use super::{
    context::Ui,
    game_ui::GameUi,
    order::Order,
    reply::{Caller, How},
};
use crate::ui::message::Message;

impl<G: GameUi> Ui<G> {
    /// Somebody moves for the caller's seats beside them from now on; named themselves, nobody does any more.
    pub(super) async fn entrust(&self, caller: &Caller, to: u64) {
        let Some(loaded) = self.running_with(caller, Deed::TakePart).await else {
            return;
        };
        if !loaded.meta.chairs.sits(caller.user) {
            return self.tell(caller, "seat-not-own").await;
        }
        let (user, tag) = (caller.user, loaded.meta.tag.clone());
        let entrusted = self.tables().change_meta(caller.channel, move |meta| {
            // Another game may have begun there meanwhile.
            if meta.tag == tag && meta.chairs.entrust(user, Some(to)) {
                meta.owe_panel();
            }
        });
        let loaded = match entrusted.await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        if to == user {
            return self.tell(caller, "pilot-none").await;
        }
        let (owner, pilot) = (format!("<@{user}>"), format!("<@{to}>"));
        let args = [("user", (&owner).into()), ("to", (&pilot).into())];
        let text = self.texts.of(loaded.meta.language);
        let mut message = Message::text(text.with("pilot-set", &args));
        message.ping = vec![to];
        self.say(caller, How::New, &message).await;
        self.look_after(caller.channel, Order::paint(Some(caller)));
    }
}
