//! What is counted over many games.

use std::collections::BTreeMap;

use castaway_robinson::{
    state::{End, State},
    tally::{DeathCause, Stop, Tally, end_name},
};

use super::player::SimulatedPlayer;

/// How the games of one kind ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ends {
    /// How many games were played.
    pub games: u64,
    /// Games won.
    pub won: u64,
    /// How often each way to lose ended a game.
    pub lost: BTreeMap<&'static str, u64>,
    /// Rounds played in all games.
    pub rounds: u64,
    /// Wood on the pile at the end of all games.
    pub pile: u64,
    /// What the dead died of.
    pub causes: BTreeMap<DeathCause, u64>,
}

/// The counts of some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Ends by player and seats.
    pub ends: BTreeMap<(SimulatedPlayer, u8), Ends>,
    /// Things exercised.
    pub tally: Tally,
    /// Answers to stops.
    pub stops: BTreeMap<Stop, u64>,
    /// Commands in all.
    pub commands: u64,
}

impl Ends {
    /// Counts an ended game.
    pub fn add(&mut self, state: &State, end: End, cause: DeathCause) {
        self.games += 1;
        self.rounds += u64::from(state.round);
        self.pile += state.pile.iter().map(|&w| u64::from(w)).sum::<u64>();
        if end == End::Won {
            self.won += 1;
            return;
        }
        *self.lost.entry(end_name(end)).or_default() += 1;
        if matches!(end, End::Died(_)) {
            *self.causes.entry(cause).or_default() += 1;
        }
    }

    /// How many games were lost in a way.
    pub fn lost_by(&self, end: &str) -> u64 {
        self.lost.get(end).copied().unwrap_or(0)
    }

    fn merge(&mut self, more: Self) {
        self.games += more.games;
        self.won += more.won;
        for (end, n) in more.lost {
            *self.lost.entry(end).or_default() += n;
        }
        self.rounds += more.rounds;
        self.pile += more.pile;
        for (cause, n) in more.causes {
            *self.causes.entry(cause).or_default() += n;
        }
    }
}

impl Counts {
    /// Adds the counts of other games.
    pub fn merge(&mut self, other: Self) {
        for (key, more) in other.ends {
            self.ends.entry(key).or_default().merge(more);
        }
        self.tally.merge(other.tally);
        for (stop, n) in other.stops {
            *self.stops.entry(stop).or_default() += n;
        }
        self.commands += other.commands;
    }
}
