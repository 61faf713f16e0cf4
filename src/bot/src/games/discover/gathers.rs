//! The press that settles what one's walks gather.

use castaway_discover::{
    Discover,
    habit::{self, Habit},
    on_way::OnWay,
};
use castaway_table::Settled;

use super::panel;
use crate::{
    discord::{Caller, How, Ui},
    ui::common,
};

impl Ui<Discover> {
    /// The caller settles what the walks of their own survivor gather, and sees the panel with it.
    pub(super) async fn explore_gathers(&self, caller: &Caller, wanted: OnWay) {
        let Some(loaded) = self.explored(caller, None).await else {
            return;
        };
        let Some(seat) = self.acting(caller, &loaded, None).await else {
            return;
        };
        // Whose walks somebody only carries out is for their player to say.
        let owner = loaded.meta.chairs.owner(seat);
        if owner != Some(caller.user) {
            let (w, who) = (self.explore_words(caller.lang), owner.unwrap_or_default());
            let who = format!("<@{who}>");
            let key = match owner {
                Some(_) => "di-on-way-theirs",
                None => "di-on-way-nobodys",
            };
            let text = w.with(key, &[("who", (&who).into())]);
            return self.say(caller, How::New, &common::notice(text)).await;
        }
        let named = |on_way| habit::of_way(on_way).map(Habit::name);
        let counts = named(wanted);
        let ended = OnWay::ALL.into_iter().filter_map(named);
        let ended = ended.filter(|name| Some(name) != counts.as_ref()).collect();
        let settled = self
            .tables()
            .settle_instead(caller.place, caller.stamp(), counts, ended)
            .await;
        match settled {
            Ok(Settled::Now(now) | Settled::Unfit(now)) => {
                self.forget(caller.channel);
                self.screen(caller, &now, panel::panel).await;
            }
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }
}
