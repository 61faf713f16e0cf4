//! Suggestions: what somebody would have the owner of a seat plan. They lie beside the game, change nobody's being ready, and
//! the owner carries them out like any order of their own.

use castaway_kernel::{Game, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Deed, Loaded, Meta, Place, Playable, Stamp, Table, Trouble, act::guarded};

/// More than a plan needs; the oldest goes then.
const KEPT: usize = 8;

/// Something that somebody would have the owner of a seat plan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Suggestion {
    /// Which of its table.
    pub id: u32,
    /// Who made it.
    pub by: u64,
    /// Whose it would be.
    pub seat: Seat,
    /// The order of that seat, as its game writes it.
    pub command: Value,
}

/// Something that was suggested to a person and counted, as they said nothing in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counted {
    /// For whom.
    pub user: u64,
    /// Who had suggested it.
    pub by: u64,
}

impl Suggestion {
    /// The order, if the game still knows it.
    pub fn command<G: Game>(&self) -> Option<G::Command> {
        serde_json::from_value(self.command.clone()).ok()
    }
}

impl Meta {
    /// The suggestion of this number.
    pub fn suggestion(&self, id: u32) -> Option<&Suggestion> {
        self.suggestions.iter().find(|one| one.id == id)
    }

    /// Notes a suggestion; the same once only. Its number follows from the time, so that a button of one that is gone never
    /// means another.
    fn add_suggestion(&mut self, stamp: Stamp, seat: Seat, command: Value) {
        let same = |one: &Suggestion| one.seat == seat && one.command == command;
        if self.suggestions.iter().any(same) {
            return;
        }
        let mut id = u32::try_from(stamp.now_ms & u64::from(u32::MAX)).unwrap_or(0);
        while self.suggestion(id).is_some() || self.followed.contains(&id) {
            id = id.wrapping_add(1);
        }
        let one = Suggestion {
            id,
            by: stamp.user,
            seat,
            command,
        };
        self.suggestions.push(one);
        if self.suggestions.len() > KEPT {
            // Nobody pushes out what others have suggested while something of their own can go.
            let before = self.suggestions.iter().take(KEPT);
            let own = before.map(|one| one.by).position(|by| by == stamp.user);
            self.suggestions.remove(own.unwrap_or(0));
        }
    }

    /// Notes that what somebody suggested has counted for a user, until somebody does something themselves.
    pub(crate) fn note_counted(&mut self, user: u64, by: u64) {
        let counted = Counted { user, by };
        if !self.counted.contains(&counted) {
            self.counted.push(counted);
        }
    }

    /// A seat was given an order: what suggested that has been followed.
    pub(crate) fn follow_suggestion(&mut self, seat: Seat, command: &impl Serialize) {
        if self.suggestions.is_empty() {
            return;
        }
        if let Ok(command) = serde_json::to_value(command) {
            let followed = |one: &Suggestion| one.seat == seat && one.command == command;
            let ids = self.suggestions.iter().filter(|one| followed(one));
            self.followed.extend(ids.map(|one| one.id));
            let surplus = self.followed.len().saturating_sub(KEPT);
            self.followed.drain(..surplus);
            self.suggestions.retain(|one| !followed(one));
        }
    }
}

impl<G: Playable> Table<G> {
    /// Notes that a user would have the owner of a seat plan something.
    ///
    /// # Errors
    /// When they do not sit there, no plan is open, the rules refuse it, or the store fails.
    pub async fn suggest(
        &self,
        place: impl Into<Place>,
        stamp: Stamp,
        seat: Seat,
        command: G::Command,
    ) -> Result<Loaded<G>, Trouble<G>> {
        let place = place.into();
        self.hold(place, move |table| {
            let mut loaded = table.load_now(place)?;
            if !loaded.meta.may(stamp.user, Deed::TakePart) {
                return Err(Trouble::NotSeated);
            }
            if G::open_plan(&loaded.state).is_none() || !G::is_planning(&command) {
                return Err(Trouble::Stale(Box::new(loaded)));
            }
            table.tried(&loaded, seat, stamp, &command)?;
            let command = serde_json::to_value(&command)
                .map_err(|error| Trouble::Unreadable(error.to_string()))?;
            loaded.meta.add_suggestion(stamp, seat, command);
            table.note_word(loaded, stamp)
        })
        .await
    }

    /// Takes a suggestion away: whoever made it takes it back, whoever moves for its seat declines it.
    ///
    /// # Errors
    /// When it is neither's, or the store fails.
    pub async fn drop_suggestion(
        &self,
        place: impl Into<Place>,
        stamp: Stamp,
        id: u32,
    ) -> Result<Loaded<G>, Trouble<G>> {
        let place = place.into();
        self.hold(place, move |table| {
            let mut loaded = table.load_now(place)?;
            let Some(one) = loaded.meta.suggestion(id) else {
                return Ok(loaded);
            };
            let (by, seat) = (one.by, one.seat);
            if by != stamp.user && !loaded.meta.may(stamp.user, Deed::Move(seat)) {
                return Err(Trouble::NotYours(seat));
            }
            loaded.meta.suggestions.retain(|one| one.id != id);
            table.note_word(loaded, stamp)
        })
        .await
    }

    /// Writes down what somebody has said, which moves nothing but stands on the panel.
    fn note_word(&self, mut loaded: Loaded<G>, stamp: Stamp) -> Result<Loaded<G>, Trouble<G>> {
        let returns = loaded.meta.note_return(stamp.user, stamp.now_ms);
        // Nobody waits in vain for whoever speaks.
        loaded.meta.wait.nudged.remove(&stamp.user);
        loaded.meta.note_spoken(stamp.user);
        loaded.meta.owe_panel();
        // Nobody moves their own deadline by it, in turn with taking it back for ever: their time goes on where it stood, but for
        // whoever was away.
        let acted = returns.then_some(stamp.user);
        self.watch(&mut loaded, acted, stamp.now_ms);
        self.put_beside(&loaded)?;
        Ok(loaded)
    }

    /// Keeps of the suggestions those that the rules still allow. While a question is open over the plan they wait.
    pub(crate) fn keep_suggestions(&self, loaded: &mut Loaded<G>) {
        let state = &loaded.state;
        if loaded.meta.suggestions.is_empty() || G::open_plan(state).is_none() {
            return;
        }
        let allowed = |one: &Suggestion| {
            let command = one.command::<G>();
            let of = |command| guarded::<G>(|| G::apply(self.catalog(), state, one.seat, &command));
            command.is_some_and(|command| of(command).is_ok())
        };
        loaded.meta.suggestions.retain(allowed);
    }
}
