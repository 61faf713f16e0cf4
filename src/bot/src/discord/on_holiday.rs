//! Whoever does something while they are away: they are back by it where their time had run out, and stay on holiday for as long as
//! they have said.

use castaway_table::{Announced, Loaded, Meta};

use super::{
    context::Ui,
    game_ui::{GameUi, is_over},
    order::Order,
    reply::Caller,
    when,
};
use crate::ui::{
    message::{Button, Message},
    shared::Shared,
};

impl<G: GameUi> Ui<G> {
    /// Whoever counted as away and tried something is there again, also where the rules refuse what they tried.
    pub(super) async fn see_back(&self, caller: &Caller) {
        let user = caller.user;
        let is_late = move |meta: &Meta| {
            let away = meta.is_away(user) && meta.holiday(user).is_none();
            !meta.is_solo() && meta.chairs.sits(user) && away
        };
        match self.tables().load(caller.place).await {
            Ok(loaded) if is_late(&loaded.meta) => {}
            Ok(_) | Err(_) => return,
        }
        let now_ms = caller.now_ms;
        let back = self.tables().change_meta(caller.place, move |meta| {
            if is_late(meta) && meta.come_back(user) {
                meta.announce(user, now_ms, Announced::Back);
                meta.owe_panel();
            }
        });
        match back.await {
            Ok(_) => self.look_after(caller.channel, Order::default()),
            Err(trouble) => self.not_given(caller.place, &trouble),
        }
    }

    /// What whoever has done something on holiday is told beside the answer; nothing to anybody else.
    pub(super) fn still_on_holiday(&self, caller: &Caller, loaded: &Loaded<G>) -> Option<String> {
        let until_ms = loaded.meta.holiday(caller.user)?;
        let runs = !loaded.meta.is_solo() && !is_over(loaded);
        let at = when::shown(until_ms);
        let said = || {
            let t = self.texts.of(caller.lang);
            t.with("still-on-holiday", &[("at", (&at).into())])
        };
        runs.then(said)
    }

    /// Puts the way back from a holiday under what somebody is told who is still on it.
    pub(super) fn offer_return(&self, caller: &Caller, loaded: &Loaded<G>, message: &mut Message) {
        if self.still_on_holiday(caller, loaded).is_none() {
            return;
        }
        let (days, tag) = (0, loaded.meta.tag.clone());
        let back = Shared::Holiday { days, tag }.id(G::LETTER, 0);
        let label = self.texts.of(caller.lang).get("button-back-again");
        message.push_buttons(vec![Button::new(back, label).emoji("👋")]);
    }
}
