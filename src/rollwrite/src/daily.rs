//! The game of a day: the same island, scenario and dice for the whole world, and scores that can be
//! played again.

use castaway_kernel::{Game, Key, Seat};

use castaway_kernel::date::Date;

use crate::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    content::Tier,
    event::Event,
    gate,
    ids::Class,
    medal::Par,
    rotation,
    setup::{Island, Setup},
    state::State,
    streams::{self, Label},
};

pub use crate::gate::{Verdict, judge, play};

/// Candidates tried for a day; in a thousand days no day needed as many.
const CANDIDATES: u64 = 12;

/// The game of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Daily {
    /// The day.
    pub date: Date,
    /// Island and cards.
    pub setup: Setup,
    /// Where all dice come from.
    pub seed: u64,
    /// Which candidate island passed the gate, part of the published proof.
    pub candidate: u64,
}

/// The key of a day's streams; seeds follow from it by [`streams::seed`].
///
/// Without a salt everybody can compute it, and the day is the same for the whole world. A salt
/// makes a day of its own for those who share it.
pub fn key(date: Date, salt: &str) -> String {
    if salt.is_empty() {
        format!("daily/{date}")
    } else {
        format!("daily/{date}/{salt}")
    }
}

/// A candidate for the game of a day, without any look at its worth.
pub fn candidate(catalog: &Catalog, date: Date, salt: &str, candidate: u64) -> Daily {
    let key = key(date, salt);
    let map = streams::seed(&format!("{key}/{candidate}"), Label::Map);
    let plan = rotation::plan(catalog, date);
    let open = |id: &Key| catalog.scenario(id).is_some_and(|c| c.tier == Tier::Open);
    // A day of pure score may bring any large island.
    let island = if plan.scenarios.iter().all(open) {
        let class = match map % 5 {
            0 => Class::Rich,
            1 => Class::Standard,
            2 => Class::Ragged,
            3 => Class::Thicket,
            _ => Class::Lean,
        };
        Island::Of { class, seed: map }
    } else {
        Island::Seed(map)
    };
    Daily {
        date,
        setup: Setup {
            seats: 1,
            scenarios: plan.scenarios,
            difficulty: plan.difficulty,
            island,
        },
        seed: streams::seed(&key, Label::Dice),
        candidate,
    }
}

/// The game of a day: the first candidate that passes the gate. Takes seconds; keep the answer.
pub fn of(catalog: &Catalog, date: Date) -> Daily {
    of_salted(catalog, date, "")
}

/// The game of a day for those who share a salt.
pub fn of_salted(catalog: &Catalog, date: Date, salt: &str) -> Daily {
    (0..CANDIDATES)
        .map(|n| candidate(catalog, date, salt, n))
        .find(|daily| {
            gate::passes(catalog, &daily.setup)
                && gate::can_be_met(catalog, &daily.setup, daily.seed)
        })
        // No day may be without its game.
        .unwrap_or_else(|| candidate(catalog, date, salt, 0))
}

/// The medals of a game, measured by thirty games of the player. Takes seconds; keep the answer.
pub fn par(catalog: &Catalog, setup: &Setup, seed: u64) -> Option<Par> {
    let scores: Vec<_> = (0..gate::PAR_GAMES)
        .filter_map(|n| gate::play_as(catalog, setup, seed, &crate::policy::Style::number(n)))
        .flat_map(|o| o.scores)
        .collect();
    Par::of(&scores)
}

/// A game played again from its commands.
#[derive(Clone, Debug)]
pub struct Replay {
    /// Where it stands.
    pub state: State,
    /// All that happened.
    pub events: Vec<Event>,
}

/// The game cannot be played again like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoReplay {
    /// The setup is refused.
    #[error("the setup is refused")]
    Setup,
    /// This command is refused, counted from 0.
    #[error("command {0} is refused")]
    Command(usize),
}

/// Plays commands again, the proof of a score.
///
/// # Errors
/// When the setup or a command is refused.
pub fn replay(
    catalog: &Catalog,
    setup: &Setup,
    seed: u64,
    commands: &[(Seat, Command)],
) -> Result<Replay, NoReplay> {
    let first = RollWrite::create(catalog, setup, seed).map_err(|_| NoReplay::Setup)?;
    let (mut state, mut events) = (first.state, first.events);
    for (at, (seat, command)) in commands.iter().enumerate() {
        let step =
            RollWrite::apply(catalog, &state, *seat, command).map_err(|_| NoReplay::Command(at))?;
        state = step.state;
        events.extend(step.events);
    }
    Ok(Replay { state, events })
}
