//! Another game with the same people, when one is over: on another world, on the same one, or the next quest.

use castaway_discover::{Discover, state::State};
use castaway_table::{Meta, on_heap};

use super::offer::Offer;
use crate::discord::{Caller, Ui};

impl Ui<Discover> {
    /// Opens the table for the same quest on another world; somebody alone plays at once.
    pub(in crate::games::discover) async fn explore_again(&self, caller: &Caller) {
        self.once_more(caller, Offer::again).await;
    }

    /// The same on the world that was played.
    pub(in crate::games::discover) async fn explore_same(&self, caller: &Caller) {
        self.once_more(caller, Offer::same).await;
    }

    /// The next quest, with the same people.
    pub(in crate::games::discover) async fn explore_onward(&self, caller: &Caller) {
        let catalog = self.catalog().clone();
        let onward = |state: &State, meta: &Meta| Offer::onward(state, meta, &catalog);
        self.once_more(caller, onward).await;
    }

    /// Whoever presses sits at the table that follows, whether it stands already or not, and the others are invited; with another
    /// table in the channel they are pointed to that.
    async fn once_more(&self, caller: &Caller, offer: impl FnOnce(&State, &Meta) -> Offer + Send) {
        let Some(loaded) = self.over_here(caller).await else {
            return;
        };
        let people = loaded.meta.people();
        let offer = offer(&loaded.state, &loaded.meta);
        if people == [caller.user] && offer.fewest(self.catalog()) == 1 {
            return on_heap(|| self.begin_alone(caller, loaded.meta.language, offer)).await;
        }
        on_heap(|| self.open_again(caller, &loaded, offer, &people)).await;
    }
}
