//! The command line.

use std::path::PathBuf;

use castaway::ops::simulate::Simulation;
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
    /// Measure under load through the sandbox.
    Load {
        /// Channels with a game each.
        #[arg(long, default_value_t = 100)]
        channels: u64,
        /// Presses per second over all channels.
        #[arg(long, default_value_t = 200)]
        rate: u32,
        /// How long.
        #[arg(long, default_value_t = 20)]
        seconds: u32,
        /// Each channel presses again as soon as it is answered: throughput instead of latency.
        #[arg(long)]
        closed: bool,
    },
    /// Play whole games by the engine's own players.
    Simulate(Simulation),
    /// Look whether the content is whole.
    ContentCheck,
}
