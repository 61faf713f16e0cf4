//! People of the scenario whom no player plays (R-S3-2 to R-S3-6).

use castaway_kernel::Key;

use super::{Engine, Rules, create::person};
use crate::{
    content::{Scenario, SheetPerson},
    event::Event,
    ids::Who,
    plan::Goal,
    state::Guest,
    task::Op,
};

/// Those of a sheet, all away when a game begins.
pub(super) fn begin(scenario: &Scenario) -> Vec<Guest> {
    let away = |card: &SheetPerson| Guest {
        person: person(card.id.clone()),
        with_camp: false,
    };
    scenario.people.iter().map(away).collect()
}

impl<'a> Rules<'a> {
    /// The printed side of somebody whom no player plays.
    pub(crate) fn guest_card(&self, guest: u8) -> Option<&'a SheetPerson> {
        self.scenario()?.people.get(usize::from(guest))
    }

    /// The number of the person of this name.
    fn guest_named(&self, id: &Key) -> Option<u8> {
        let mut all = (0..).zip(&self.s.guests);
        let found = all.find(|(_, guest)| guest.person.character == *id);
        found.map(|(n, _)| n)
    }

    /// Whether somebody is with the camp.
    pub(crate) fn with_camp(&self, id: &Key) -> bool {
        let guest = self.guest_named(id);
        let guest = guest.and_then(|n| self.s.guests.get(usize::from(n)));
        guest.is_some_and(|guest| guest.with_camp)
    }

    /// R-S3-5: whether an item helps the Rest of a person.
    pub(super) fn rests_with(&self, who: Who, item: &Key) -> bool {
        let Who::Guest(guest) = who else {
            return true;
        };
        let card = self.guest_card(guest);
        card.is_none_or(|card| !card.rests_without.contains(item))
    }

    /// R-S3-3: whether the pawn of somebody whom no player plays stands there at all: they rest, once a round.
    pub(crate) fn guest_acts(&self, goal: &Goal) -> bool {
        *goal == Goal::Rest
    }
}

impl Engine<'_> {
    /// Somebody comes to the camp, and is like a character from then on (R-S3-9).
    pub(super) fn join_camp(&mut self, id: &Key) {
        let Some(n) = self.rules().guest_named(id) else {
            return;
        };
        if let Some(guest) = self.s.guests.get_mut(usize::from(n))
            && !guest.with_camp
        {
            guest.with_camp = true;
            self.tell(Event::JoinedCamp(Who::Guest(n)));
        }
    }

    /// R-S3-2: the wounds of a night away from the camp.
    pub(super) fn away_wounds(&self) -> Vec<Op> {
        let away = (0..).zip(&self.s.guests).filter(|(_, g)| !g.with_camp);
        let wounds = away.filter_map(|(n, _)| {
            let card = self.rules().guest_card(n)?;
            Some(Op::Hurt(Who::Guest(n), card.away_wounds))
        });
        wounds.collect()
    }
}
