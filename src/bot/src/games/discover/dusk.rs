//! The question before a turn ends that could still do something against what threatens.

use castaway_discover::Discover;
use castaway_kernel::Seat;
use castaway_table::Loaded;

use super::tonight;
use crate::discord::{Caller, How, Ui};

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
        let hidden = caller.message.is_none_or(|(_, hidden)| hidden);
        if hidden {
            // Asked by a command, or on a page of one's own: for whoever did so alone.
            let page = {
                let scene = self.explore_scene(caller.lang, loaded, &[], Some(seat));
                tonight::confirm(&scene, &left).hidden()
            };
            let page = page.at(loaded.place, &loaded.meta.tag);
            let how = match caller.message {
                Some(_) => How::Update,
                None => How::New,
            };
            self.say(caller, how, &page).await;
            return true;
        }
        self.screen(caller, loaded, |scene| tonight::confirm(scene, &left))
            .await;
        true
    }
}
