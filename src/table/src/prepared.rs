//! What people have prepared for their next turn: given by the table as soon as that begins, as if they had pressed it then. Only
//! they themselves are shown it.

use castaway_kernel::{Await, Key, Seat};
use serde::{Deserialize, Serialize};

use crate::{Deed, Loaded, Meta, Place, Playable, Stamp, Table, Trouble};

/// More words than a game takes to say what is prepared.
const MOST: usize = 64;

/// What a seat does when its turn comes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prepared {
    /// Who has prepared it.
    pub user: u64,
    /// For which seat.
    pub seat: u8,
    /// What, in words of the game.
    pub what: Vec<Key>,
}

/// A command that was prepared and whose moment has come.
pub(crate) struct Due<C> {
    pub(crate) user: u64,
    pub(crate) seat: Seat,
    pub(crate) command: C,
}

impl<G: Playable> Table<G> {
    /// A user prepares something for the turn of a seat of theirs, or takes that back.
    ///
    /// # Errors
    /// When there is no game, the seat is not theirs, or the store fails.
    pub async fn prepare(
        &self,
        place: impl Into<Place>,
        stamp: Stamp,
        seat: Seat,
        what: Option<Vec<Key>>,
    ) -> Result<Loaded<G>, Trouble<G>> {
        let place = place.into();
        self.hold(place, move |table| {
            let mut loaded = table.load_now(place)?;
            let user = stamp.user;
            let own = loaded.meta.seats_of(user).contains(&seat);
            if !loaded.meta.may(user, Deed::TakePart) || !own {
                return Err(Trouble::NotSeated);
            }
            loaded.meta.drop_prepared(seat);
            let what = what.filter(|what| what.len() <= MOST);
            loaded.meta.prepared.extend(what.map(|what| Prepared {
                user,
                seat: seat.0,
                what,
            }));
            loaded.meta.note_act(user, stamp.now_ms);
            table.watch(&mut loaded, None, stamp.now_ms);
            table.put_beside(&loaded)?;
            Ok(loaded)
        })
        .await
    }

    /// What somebody has prepared whose turn it is now.
    pub(super) fn prepared_now(&self, loaded: &Loaded<G>) -> Option<Due<G::Command>> {
        let (catalog, state) = (&self.0.catalog, &loaded.state);
        if loaded.meta.prepared.is_empty() {
            return None;
        }
        let awaited = G::awaited(catalog, state);
        let mut turns = awaited.iter().filter(|one| one.what == Await::Turn);
        turns.find_map(|one| {
            let prepared = loaded.meta.prepared_for(one.seat)?;
            let command = G::prepared(catalog, state, one.seat, &prepared.what)?;
            Some(Due {
                user: prepared.user,
                seat: one.seat,
                command,
            })
        })
    }

    /// Forgets what was prepared for a turn that has come and for which it does not fit.
    pub(super) fn tend_prepared(&self, loaded: &mut Loaded<G>) {
        if loaded.meta.prepared.is_empty() {
            return;
        }
        let (catalog, state) = (&self.0.catalog, &loaded.state);
        let awaited = G::awaited(catalog, state);
        let comes = |one: &Prepared| {
            let seat = Seat(one.seat);
            let turn = |w: &castaway_kernel::Awaited| w.seat == seat && w.what == Await::Turn;
            !awaited.iter().any(turn) || G::prepared(catalog, state, seat, &one.what).is_some()
        };
        loaded.meta.prepared.retain(comes);
    }
}

impl Meta {
    /// What is prepared for a seat; for the eyes of its owner alone.
    pub fn prepared_for(&self, seat: Seat) -> Option<&Prepared> {
        self.prepared.iter().find(|one| one.seat == seat.0)
    }

    pub(crate) fn drop_prepared(&mut self, seat: Seat) {
        self.prepared.retain(|one| one.seat != seat.0);
    }

    /// A user has prepared nothing.
    pub(crate) fn forget_prepared(&mut self, user: u64) {
        self.prepared.retain(|one| one.user != user);
    }
}
