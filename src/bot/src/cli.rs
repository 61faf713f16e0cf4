//! The command line.

use std::path::PathBuf;

use castaway::ops::{load::Load, simulate::Simulation, worlds::Worlds};
use clap::{Parser, Subcommand};

/// Castaway: survival board games in a Discord channel.
#[derive(Debug, Parser)]
#[command(name = "castaway", version, about)]
pub struct Cli {
    /// What to do; without it the bot runs, on Discord if DISCORD_TOKEN is set, else in the sandbox.
    #[command(subcommand)]
    pub what: Option<What>,
    /// The port of the sandbox page; 0 takes a free one.
    #[arg(long, global = true, default_value_t = 4321)]
    pub port: u16,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum What {
    /// Play in the browser against a simulated Discord on this machine.
    Sandbox,
    /// Write a channel's game to the standard output. It holds hidden cards: for operators only.
    Export {
        /// The channel id.
        channel: u64,
    },
    /// Read a game from the standard input.
    Import {
        /// Put it into this channel instead of its own.
        #[arg(long)]
        channel: Option<u64>,
    },
    /// Bring back what can be had of damaged saves and of the newest export; the damaged ones are kept.
    Restore,
    /// Move damaged saves out of the way, so that the next start begins without games.
    BeginAnew,
    /// Replay the log of an exported game and compare.
    Replay {
        /// The exported file.
        file: PathBuf,
    },
    /// List what people have reported of faults.
    Reports,
    /// Measure under load through the sandbox.
    Load(Load),
    /// Play whole games by the engine's own players.
    Simulate(Simulation),
    /// Play worlds of the explore-and-craft game and measure how often they are won.
    Worlds(Worlds),
    /// Look whether the content is whole.
    ContentCheck,
}
