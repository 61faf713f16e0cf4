//! Who plays for somebody who is away: nobody, so that what is left of their pawns rests, or the computer player.

use castaway_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{Loaded, Meta, Playable, Stamp, Table};

/// What becomes of pawns whose owner is away, once everybody else is ready.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StandIn {
    /// They rest.
    #[default]
    Rest,
    /// The computer player plans them.
    Computer,
}

impl Meta {
    /// Whether an open plan is finished without those who are away, as soon as all others are ready.
    pub fn finishes_plans(&self) -> bool {
        let computer = self.stand_in == StandIn::Computer;
        self.paused.is_none() && !self.is_solo() && (computer || self.delay_ms().is_some())
    }

    /// The seats that the computer player plays: it planned for them, or will plan what is left of their pawns.
    pub fn computed_seats(&self) -> Vec<Seat> {
        let plays = |user: u64| {
            let later = self.stand_in == StandIn::Computer && self.is_away(user);
            self.computed.contains(&user) || later
        };
        let seats = self.chairs.each();
        let played = seats.filter(|(_, chair)| chair.owner.is_some_and(plays));
        played.map(|(seat, _)| seat).collect()
    }

    /// Notes for whom the computer player has planned, until somebody does something themselves.
    pub(crate) fn note_computer(&mut self, user: u64) {
        if !self.computed.contains(&user) {
            self.computed.push(user);
        }
    }
}

impl<G: Playable> Table<G> {
    /// What the computer player plans now for somebody who is away, and of which seat; nothing that concerns anybody who is there.
    pub(super) fn by_computer(
        &self,
        loaded: &Loaded<G>,
        now_ms: u64,
    ) -> Option<(Seat, G::Command)> {
        let meta = &loaded.meta;
        if meta.stand_in != StandIn::Computer {
            return None;
        }
        let plan = G::open_plan(&loaded.state)?;
        let catalog = &self.0.catalog;
        let away = |seat: Seat| {
            meta.chairs
                .owner(seat)
                .is_some_and(|user| meta.is_away(user))
        };
        let seats: Vec<Seat> = meta.chairs.each().map(|(seat, _)| seat).collect();
        let others: Vec<Seat> = seats.iter().copied().filter(|seat| !away(*seat)).collect();
        let left = |seat: &Seat| G::unplanned(catalog, &loaded.state, *seat).is_some();
        let mut absent = seats.into_iter().filter(|seat| away(*seat) && left(seat));
        absent.find_map(|seat| {
            let command = G::stand_in(catalog, &loaded.state, seat)?;
            if !G::is_planning(&command) {
                return None;
            }
            let stamp = Stamp {
                user: meta.chairs.owner(seat)?,
                interaction: None,
                now_ms,
            };
            let applied = self.tried(loaded, seat, stamp, &command).ok()?;
            let after = G::open_plan(&applied.state)?;
            let more = after.of(seat).count() > plan.of(seat).count();
            (more && plan.differs(&after, &others).is_none()).then_some((seat, command))
        })
    }
}
