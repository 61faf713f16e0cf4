//! Who plays the simulated games.

use castaway_kernel::{Chance, Game, Seat};
use castaway_robinson::{
    catalog::Catalog,
    command::Command,
    game::Island,
    policy::{search::Planner, suggest},
    setup::{Setup, Wreckage},
    state::State,
};
use clap::ValueEnum;

/// How the orders of a game are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum SimulatedPlayer {
    /// Any legal order; the sensible player untangles plans that block each other.
    Random,
    /// The sensible player with a share of any legal orders, another share in every game.
    Mixed,
    /// The sensible player: quick, by rules of thumb.
    Sensible,
    /// The searching player: tries whole plans in imagined games.
    Planner,
}

/// Shares of sense of the mixed player, in percent; with little it tries what sense would not, with much it
/// gets far.
const SHARES: [usize; 4] = [30, 60, 85, 95];

impl SimulatedPlayer {
    /// The name in the report.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Mixed => "mixed",
            Self::Sensible => "sensible",
            Self::Planner => "planner",
        }
    }
}

/// One who plays one game, its own chance apart from the game's.
#[derive(Debug)]
pub struct Mover {
    player: SimulatedPlayer,
    chance: Chance,
    share: usize,
    step: usize,
    planner: Planner,
}

impl Mover {
    /// A player for the game of this seed.
    pub fn new(player: SimulatedPlayer, seed: u64) -> Self {
        let mut chance = Chance::from_seed(seed ^ 0x5eed);
        let share = SHARES[chance.die(SHARES.len())];
        Self {
            player,
            chance,
            share,
            step: 0,
            planner: Planner::default(),
        }
    }

    /// The next order and who gives it; `None` when the seat looked at had nothing to order.
    pub fn order(&mut self, catalog: &Catalog, state: &State) -> Option<(Seat, Command)> {
        self.step += 1;
        // Random planners may block each other for ever; sense untangles them now and then.
        let stuck = self.step % 300 > 200;
        let sense = match self.player {
            SimulatedPlayer::Planner => return self.planner.order(catalog, state),
            SimulatedPlayer::Sensible => true,
            SimulatedPlayer::Random => stuck,
            SimulatedPlayer::Mixed => stuck || self.chance.die(100) < self.share,
        };
        if sense {
            let seats = u8::try_from(state.people.len()).unwrap_or(4);
            return (0..seats)
                .map(Seat)
                .find_map(|s| suggest(catalog, state, s).map(|c| (s, c)));
        }
        let seat = match &state.ask {
            Some(ask) => *ask.seats.get(self.chance.die(ask.seats.len()))?,
            None => Seat(u8::try_from(self.chance.die(state.people.len())).unwrap_or(0)),
        };
        let mut legal = Island::legal(catalog, state, seat);
        // Taking back is legal for ever; a game should end.
        if legal.len() > 1 && self.chance.die(10) > 0 {
            legal.retain(|c| !matches!(c, Command::Unassign { .. } | Command::Leave { .. }));
        }
        let advance = legal.iter().position(|c| *c == Command::Advance);
        let command = match advance {
            Some(at) if self.chance.die(2) == 0 => Some(legal.swap_remove(at)),
            _ => self.chance.pick(&mut legal),
        };
        command.map(|c| (seat, c))
    }
}

/// The setup of a game: every third with all helpers, all equipment and any wreckage.
pub fn setup(seats: u8, seed: u64, varied: bool) -> Setup {
    let mut setup = Setup::standard(seats);
    if varied && seed.is_multiple_of(3) {
        setup.friday = true;
        setup.dog = true;
        setup.equipment = 8;
        setup.wreckage = Wreckage::Random;
    }
    setup
}
