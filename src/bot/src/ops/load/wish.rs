//! What is to be measured, as the command line says it.

use clap::{Args, ValueEnum};

/// How the load is made.
#[derive(Clone, Debug, Args)]
pub struct Load {
    /// Channels with a game each.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub channels: u64,
    /// Presses per second over all channels.
    #[arg(long, default_value_t = 200)]
    pub rate: u32,
    /// How long each run takes.
    #[arg(long, default_value_t = 20)]
    pub seconds: u32,
    /// Each channel presses again as soon as it is answered: throughput instead of latency.
    #[arg(long)]
    pub closed: bool,
    /// Run so often and print the medians; beside another bot each of both, five times at least.
    #[arg(long, default_value_t = 1)]
    pub runs: u32,
    /// Measure a bare bot in turns with ours: one that is written for this library.
    #[arg(long)]
    pub beside: Option<Peer>,
    /// The bare bot answers with a message like ours: the same texts, buttons and menus, made anew at every press.
    #[arg(long, requires = "beside")]
    pub alike: bool,
}

/// Whose bare bot is measured beside ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Peer {
    /// A library for Python, had from its registry where it is not installed.
    #[value(name = "discord.py")]
    DiscordPy,
}
