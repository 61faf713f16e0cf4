//! The questions before a turn ends that could still do something against what threatens, and before something is spent that the
//! quest still takes.

use castaway_discover::Discover;
use castaway_kernel::Seat;
use castaway_table::Loaded;

use super::{deeds, scene::Scene, spending, tonight};
use crate::{
    discord::{Caller, How, Ui},
    ui::message::Message,
};

impl Ui<Discover> {
    /// Whether the caller was asked if their turn ends, since something needed could still be got; else nothing was said.
    pub(super) async fn asks_to_end(
        &self,
        caller: &Caller,
        loaded: &Loaded<Discover>,
        seat: Seat,
    ) -> bool {
        let left = {
            let scene = self.explore_scene(caller.lang, loaded, &[], Some(seat));
            tonight::unfinished(&scene)
        };
        if left.is_empty() {
            return false;
        }
        self.asks_before(caller, loaded, seat, |scene| tonight::confirm(scene, &left))
            .await;
        true
    }

    /// Whether the caller was asked if they do what spends something that the quest still takes; else nothing was said.
    pub(super) async fn asks_to_spend(
        &self,
        caller: &Caller,
        loaded: &Loaded<Discover>,
        seat: Seat,
        code: &str,
    ) -> bool {
        if code.ends_with(deeds::SURE) {
            return false;
        }
        let asked = {
            let scene = self.explore_scene(caller.lang, loaded, &[], Some(seat));
            let deed = deeds::deed(&scene, code);
            deed.is_some_and(|deed| !deeds::spends(&scene, &deed).is_empty())
        };
        if asked {
            self.asks_before(caller, loaded, seat, |scene| spending::confirm(scene, code))
                .await;
        }
        asked
    }

    /// Asks before something is done: in the message that was pressed, or, by a command and on a page of one's own, for the caller
    /// alone.
    async fn asks_before(
        &self,
        caller: &Caller,
        loaded: &Loaded<Discover>,
        seat: Seat,
        page: impl FnOnce(&Scene<'_>) -> Message + Send,
    ) {
        if caller.message.is_some_and(|(_, hidden)| !hidden) {
            return self.screen(caller, loaded, page).await;
        }
        let page = {
            let scene = self.explore_scene(caller.lang, loaded, &[], Some(seat));
            page(&scene).hidden()
        };
        let page = page.at(loaded.place, &loaded.meta.tag);
        let how = match caller.message {
            Some(_) => How::Update,
            None => How::New,
        };
        self.say(caller, how, &page).await;
    }
}
