//! The command line.

use std::path::PathBuf;

use castaway::{discord::Operator, ops::load::Load, registry::GAMES};
use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};

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

/// What a command line asks for.
#[derive(Debug)]
pub enum CommandLine {
    /// Something of the program.
    Program(Cli),
    /// Something of one game, with its options.
    Game(Operator, ArgMatches),
}

/// Reads the command line; ends the program with a word where it says nothing that is known.
pub fn read() -> CommandLine {
    asked(whole().get_matches()).unwrap_or_else(|error| error.exit())
}

/// The program's own commands and those that games bring.
fn whole() -> clap::Command {
    let add = |all: clap::Command, of_game: &Operator| all.subcommand(of_game.command());
    operators().fold(Cli::command(), add)
}

fn operators() -> impl Iterator<Item = &'static Operator> {
    GAMES.iter().flat_map(|game| game.operators)
}

fn asked(said: ArgMatches) -> Result<CommandLine, clap::Error> {
    if let Some((name, options)) = said.subcommand()
        && let Some(of_game) = operators().find(|of_game| of_game.name == name)
    {
        return Ok(CommandLine::Game(*of_game, options.clone()));
    }
    Cli::from_arg_matches(&said).map(CommandLine::Program)
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
    /// Look whether the content is whole.
    ContentCheck,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reading(line: &str) -> Result<CommandLine, clap::Error> {
        asked(whole().try_get_matches_from(line.split(' '))?)
    }

    #[test]
    fn the_commands_of_games_stand_beside_those_of_the_program() {
        whole().debug_assert();
        let names: Vec<&str> = operators().map(|of_game| of_game.name).collect();
        assert_eq!(names, ["simulate", "worlds"]);
        for name in names {
            let line = format!("castaway {name} --seats 2");
            let Ok(CommandLine::Game(of_game, _)) = reading(&line) else {
                panic!("{line} is of a game");
            };
            assert_eq!(of_game.name, name);
            assert!(reading(&format!("castaway {name} --seats 9")).is_err());
        }
        for line in [
            "castaway",
            "castaway content-check",
            "castaway load --rate 5",
        ] {
            assert!(
                matches!(reading(line), Ok(CommandLine::Program(_))),
                "{line}"
            );
        }
        assert!(reading("castaway nothing").is_err());
    }

    #[test]
    fn a_game_says_what_it_lacks() {
        let Ok(CommandLine::Game(of_game, said)) = reading("castaway worlds --seed 3") else {
            panic!("worlds is of a game");
        };
        assert_eq!(
            of_game.carry_out(&said),
            Err("say --report (minutes) or --full (hours)".to_owned())
        );
    }
}
