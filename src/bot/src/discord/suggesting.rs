//! What people would have others plan: noted beside the game, followed or dropped by one press.

use std::pin::Pin;

use castaway_kernel::Seat;
use castaway_table::{Deed, Trouble, on_heap};

use super::{context::Ui, game_ui::GameUi, reply::Caller};

/// What is done about a press.
type Pressing<'a> = Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

/// Before the number of a suggestion that is followed.
const FOLLOWED: char = 'f';
/// Before the number of one that is dropped.
const DROPPED: char = 'd';

/// What becomes of a suggestion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uptake {
    /// Its owner follows it.
    Followed,
    /// Its owner declines it, or its maker takes it back.
    Dropped,
}

impl Uptake {
    /// The value of a menu by which this becomes of a suggestion.
    pub fn value(self, id: u32) -> String {
        let sign = match self {
            Self::Followed => FOLLOWED,
            Self::Dropped => DROPPED,
        };
        format!("{sign}{id}")
    }

    /// Which suggestion such a value names, and what becomes of it.
    fn read(value: &str) -> Option<(u32, Self)> {
        let followed = value.strip_prefix(FOLLOWED);
        let (fate, id) = match followed {
            Some(id) => (Self::Followed, id),
            None => (Self::Dropped, value.strip_prefix(DROPPED)?),
        };
        id.parse().ok().map(|id| (id, fate))
    }
}

impl<G: GameUi> Ui<G> {
    /// Follows or drops the suggestion that the caller has picked from a menu, about the game with these signs.
    pub fn pick_suggestion<'a>(
        &'a self,
        caller: &'a Caller,
        value: &str,
        tag: String,
    ) -> Pressing<'a> {
        match Uptake::read(value) {
            Some((id, fate)) => self.pressed_suggestion(caller, id, fate, tag),
            None => Box::pin(async move { self.unknown(caller).await }),
        }
    }

    /// The caller would have the owner of a seat plan something; what is theirs to plan is planned.
    pub async fn suggest(&self, caller: &Caller, seat: Seat, command: G::Command) {
        let loaded = match self.tables().load(caller.place).await {
            Ok(loaded) => loaded,
            Err(trouble) => return self.sorry(caller, trouble).await,
        };
        if loaded.meta.may(caller.user, Deed::Move(seat)) {
            return on_heap(|| self.order_as(caller, Some(seat), None, command)).await;
        }
        let noted = self
            .tables()
            .suggest(caller.place, caller.stamp(), seat, command);
        match noted.await {
            Ok(loaded) => on_heap(|| self.after_a_word(caller, loaded, "suggest-noted")).await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }

    /// Whether a suggestion about the game with these signs was followed while a press of it was under way.
    async fn was_followed(&self, caller: &Caller, tag: &str, id: u32) -> bool {
        let loaded = self.tables().load(caller.place).await;
        loaded.is_ok_and(|now| now.meta.tag == tag && now.meta.followed.contains(&id))
    }

    /// What the buttons beside a suggestion do, on the heap.
    pub(super) fn pressed_suggestion<'a>(
        &'a self,
        caller: &'a Caller,
        id: u32,
        fate: Uptake,
        tag: String,
    ) -> Pressing<'a> {
        Box::pin(async move {
            let loaded = match self.tables().load(caller.place).await {
                Ok(loaded) => loaded,
                Err(trouble) => return self.sorry(caller, trouble).await,
            };
            if !loaded.meta.may(caller.user, Deed::TakePart) {
                return self.sorry(caller, Trouble::NotSeated).await;
            }
            if loaded.meta.tag == tag && loaded.meta.followed.contains(&id) {
                return self.tell(caller, "suggest-followed").await;
            }
            let found = loaded.meta.suggestion(id);
            let Some(one) = found.filter(|_| loaded.meta.tag == tag) else {
                return self.moved_on(caller, &loaded).await;
            };
            match fate {
                Uptake::Followed if !loaded.meta.may(caller.user, Deed::Move(one.seat)) => {
                    self.sorry(caller, Trouble::NotYours(one.seat)).await;
                }
                Uptake::Followed => match one.command::<G>() {
                    Some(command) => {
                        // At the moment that was looked at: of two presses the second does nothing once more.
                        let seen = Some(loaded.revision);
                        let tried = self.try_order(caller, Some(one.seat), seen, command);
                        let Err(trouble) = Box::pin(tried).await else {
                            return;
                        };
                        if self.was_followed(caller, &tag, id).await {
                            return self.tell(caller, "suggest-followed").await;
                        }
                        self.sorry(caller, trouble).await;
                    }
                    None => self.moved_on(caller, &loaded).await,
                },
                Uptake::Dropped => {
                    let dropped = self
                        .tables()
                        .drop_suggestion(caller.place, caller.stamp(), id);
                    match dropped.await {
                        Ok(loaded) => {
                            Box::pin(self.after_a_word(caller, loaded, "suggest-dropped")).await;
                        }
                        Err(trouble) => self.sorry(caller, trouble).await,
                    }
                }
            }
        })
    }
}
