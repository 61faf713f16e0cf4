//! Export, import and replay of saves.

use std::{
    fs::File,
    io::{self, Write},
    path::Path,
};

use castaway_store::{OnExisting, export_to_writer, import_from_reader};
use serde_json::{Map, Value};

use super::{
    rescue::explain,
    serve::{open_store, open_store_to_read},
};
use crate::{discord::Registered, registry::GAMES};

/// The game of this name.
///
/// # Errors
/// When it is not on the list, in words.
fn game(name: &str) -> Result<&'static Registered, String> {
    let found = GAMES.iter().find(|game| game.name == name);
    found.ok_or_else(|| format!("the export is of a game that is not played here: {name}"))
}

/// Writes a channel's game to the standard output.
///
/// # Errors
/// In words.
pub fn export(data: &Path, channel: u64) -> Result<(), String> {
    let store = open_store_to_read(data).map_err(|e| explain(&e, data))?;
    let mut out = io::stdout().lock();
    export_to_writer(&*store, channel, &mut out).map_err(|e| e.to_string())?;
    out.flush().map_err(|e| e.to_string())
}

/// Reads a game from the standard input into its channel, or another.
///
/// # Errors
/// In words; nothing is written then.
pub fn import(data: &Path, channel: Option<u64>) -> Result<(), String> {
    let mut imported = import_from_reader(io::stdin().lock()).map_err(|e| e.to_string())?;
    let game = game(&imported.envelope.game)?;
    game.readable(imported.envelope.clone())?;
    let store = open_store(data).map_err(|e| explain(&e, data))?;
    let channel = channel.unwrap_or(imported.channel);
    if channel != imported.channel
        && let Ok(mut meta) = imported.meta.read::<Map<String, Value>>()
    {
        // The panel is a message of the old channel.
        meta.remove("panel");
        meta.remove("panel_answer");
        imported.meta = Value::Object(meta).into();
    }
    store
        .put_imported(channel, imported, OnExisting::Refuse)
        .map_err(|e| e.to_string())?;
    println!("{}", imported_into(game, channel));
    Ok(())
}

/// Where an imported game is, and the command that shows it there: its own, or the one of all games.
fn imported_into(game: &Registered, channel: u64) -> String {
    let (_, status) = game.commands;
    let shows = status.unwrap_or("board");
    format!("The game is in channel {channel} now. /{shows} shows it.")
}

/// Replays the log of an exported game and compares what comes out.
///
/// # Errors
/// The first difference, in words.
pub fn replay_file(path: &Path) -> Result<(), String> {
    let file = File::open(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let imported = import_from_reader(file).map_err(|e| e.to_string())?;
    let steps = game(&imported.envelope.game)?.replay(&imported)?;
    println!("{steps} steps replayed; the game is the same.");
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn whoever_imports_a_game_hears_the_command_that_shows_this_game() {
        let mut said = BTreeSet::new();
        for game in GAMES {
            let line = imported_into(game, 77);
            assert!(line.contains("channel 77"), "{line}");
            let (_, status) = game.commands;
            let own = status.map(|command| format!("/{command} shows it"));
            assert!(own.is_none_or(|own| line.contains(&own)), "{line}");
            said.insert(line);
        }
        assert_eq!(said.len(), GAMES.len(), "each by its own command: {said:?}");

        // Where a game has none, the command that all games share shows it.
        let mut bare = GAMES[0];
        bare.commands = ("new", None);
        let line = imported_into(&bare, 77);
        assert!(line.contains("/board shows it"), "{line}");
        let shared = crate::discord::shared_commands();
        assert!(shared.iter().any(|command| command.name == "board"));
    }
}
