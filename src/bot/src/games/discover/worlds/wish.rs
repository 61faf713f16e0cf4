//! Which worlds are measured, as the command line says it.

use castaway_discover::ids::Difficulty;
use clap::{Args, ValueEnum};

/// Which worlds are measured.
#[derive(Clone, Debug, Args)]
pub struct Worlds {
    /// Play 40 worlds with 12 games each per quest and number of survivors, and print a table.
    #[arg(long, conflicts_with = "full")]
    pub report: bool,
    /// Play 200 worlds with 24 games each, and write docs/discover-worlds.md.
    #[arg(long)]
    pub full: bool,
    /// So many worlds of each kind instead.
    #[arg(long)]
    pub worlds: Option<u64>,
    /// So many games on each instead.
    #[arg(long)]
    pub games: Option<u32>,
    /// These quests only.
    #[arg(long, value_delimiter = ',')]
    pub quest: Vec<String>,
    /// Numbers of survivors.
    #[arg(long, value_delimiter = ',', default_value = "1,2,3,4", value_parser = clap::value_parser!(u8).range(1..=4))]
    pub seats: Vec<u8>,
    /// How hard the worlds are.
    #[arg(long, value_enum, value_delimiter = ',', default_value = "standard")]
    pub difficulty: Vec<WorldLevel>,
    /// Only worlds that pass the check they must pass before they are offered.
    #[arg(long)]
    pub checked: bool,
    /// The first seed.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// How hard a world is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum WorldLevel {
    /// Gentle worlds.
    Gentle,
    /// Standard worlds.
    Standard,
    /// Hard worlds.
    Hard,
}

impl From<WorldLevel> for Difficulty {
    fn from(level: WorldLevel) -> Self {
        match level {
            WorldLevel::Gentle => Self::Gentle,
            WorldLevel::Standard => Self::Standard,
            WorldLevel::Hard => Self::Hard,
        }
    }
}
