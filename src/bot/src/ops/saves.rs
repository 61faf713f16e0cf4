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
    game(&imported.envelope.game)?.readable(imported.envelope.clone())?;
    let store = open_store(data).map_err(|e| explain(&e, data))?;
    let channel = channel.unwrap_or(imported.channel);
    if channel != imported.channel
        && let Ok(mut meta) = imported.meta.read::<Map<String, Value>>()
    {
        // The panel is a message of the old channel.
        meta.remove("panel");
        imported.meta = Value::Object(meta).into();
    }
    store
        .put_imported(channel, imported, OnExisting::Refuse)
        .map_err(|e| e.to_string())?;
    println!("The game is in channel {channel} now. /island status shows it.");
    Ok(())
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
