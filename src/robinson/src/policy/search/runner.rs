//! One imagined game carried on, without copies between the commands.

use castaway_kernel::Seat;

use super::worth::worth;
use crate::{
    catalog::Catalog,
    command::Command,
    engine::Engine,
    policy::{Style, suggest_in},
    state::State,
};

/// More commands than any round takes; a game that comes to no rest is left where it is.
const STEPS: usize = 400;

/// A game that is played on in place.
pub(super) struct Runner<'a> {
    pub engine: Engine<'a>,
}

/// A game that could not be carried on; it is judged as it stands.
pub(super) struct Stuck;

impl<'a> Runner<'a> {
    /// Takes over an imagined state.
    pub(super) fn new(cat: &'a Catalog, state: State) -> Self {
        Self {
            engine: Engine::new(cat, state),
        }
    }

    /// Gives one command; afterwards `events` holds what it brought about.
    pub(super) fn give(&mut self, seat: Seat, command: &Command) -> Result<(), Stuck> {
        self.engine.events.clear();
        self.engine.order(seat, command).map_err(|_| Stuck)?;
        self.engine.run().map_err(|_| Stuck)
    }

    /// The next sensible command and who gives it.
    pub(super) fn next(&self, style: &Style<'_>) -> Result<(Seat, Command), Stuck> {
        let rules = self.engine.rules();
        let seats = u8::try_from(self.engine.s.people.len()).unwrap_or(4);
        let found = (0..seats)
            .map(Seat)
            .find_map(|seat| suggest_in(&rules, seat, style).map(|c| (seat, c)));
        found.ok_or(Stuck)
    }

    /// Plays on until planning begins in round `until`, or to the end; what the table is worth by then, the
    /// starts of planning on the way counted too, since one moment alone is a matter of luck.
    pub(super) fn play(&mut self, style: &Style<'_>, until: u8) -> i64 {
        let first = self.engine.s.round;
        let mut seen = first;
        let mut points = 0;
        let mut moments = 0;
        for _ in 0..STEPS {
            let s = &self.engine.s;
            if s.end.is_some() {
                break;
            }
            if s.planning && s.ask.is_none() && s.round > seen {
                seen = s.round;
                if seen >= until {
                    break;
                }
                points += self.worth();
                moments += 1;
            }
            let now = if self.engine.s.round == first {
                *style
            } else {
                Style::default()
            };
            let done = self
                .next(&now)
                .and_then(|(seat, command)| self.give(seat, &command));
            if done.is_err() {
                break;
            }
        }
        (points + 2 * self.worth()) / (moments + 2)
    }

    fn worth(&self) -> i64 {
        worth(&self.engine.rules())
    }
}
