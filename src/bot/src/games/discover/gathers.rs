//! The press that settles what one's walks gather.

use castaway_discover::{Discover, habit::OnWay};
use castaway_kernel::Seat;
use castaway_table::Settled;

use super::panel;
use crate::discord::{Caller, Ui};

impl Ui<Discover> {
    /// The caller settles what the walks of their own survivor gather, and sees the panel with it.
    pub(super) async fn explore_gathers(&self, caller: &Caller, wanted: OnWay) {
        let Some(loaded) = self.explored(caller, None).await else {
            return;
        };
        let turn = castaway_discover::absent::awaited(&loaded.state);
        let own = loaded.meta.seats_of(caller.user);
        // Whose walks somebody only carries out is for their player to say.
        if !turn.iter().any(|seat: &Seat| own.contains(seat)) {
            return self.not_now(caller).await;
        }
        let habit = wanted.habit();
        let others = OnWay::ALL.into_iter().filter_map(OnWay::habit);
        let others = others.filter(|other| Some(*other) != habit);
        let names = loaded.meta.habits_of(caller.user).into_iter();
        let names: Vec<_> = names.map(|habit| habit.name.clone()).collect();
        let ended = others.map(|other| (other.name(), false));
        let ended = ended.filter(|(name, _)| names.contains(name));
        let mut now = loaded;
        for (name, counts) in ended.chain(habit.map(|habit| (habit.name(), true))) {
            let settles = self
                .tables()
                .settle_habit(caller.place, caller.stamp(), name, counts);
            now = match settles.await {
                Ok(Settled::Now(loaded) | Settled::Unfit(loaded)) => loaded,
                Err(trouble) => return self.sorry(caller, trouble).await,
            };
        }
        self.forget(caller.channel);
        self.screen(caller, &now, panel::panel).await;
    }
}
