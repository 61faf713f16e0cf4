//! Export, import and replay of saves.

use std::{
    fs::File,
    io::{self, Write},
    path::Path,
};

use castaway_kernel::Game;
use castaway_robinson::{catalog::Catalog, game::Island};
use castaway_rollwrite::RollWrite;
use castaway_store::{Envelope, OnExisting, Upgrades, export_to_writer, import_from_reader};
use castaway_table::replay;

use super::{
    rescue::explain,
    serve::{ROLL_UPGRADES, UPGRADES, open_store, open_store_to_read},
};

/// Whether the game of an export can be read, in words if not.
fn readable(envelope: &Envelope) -> Result<(), String> {
    if envelope.game == RollWrite::NAME {
        reads::<RollWrite>(envelope, &ROLL_UPGRADES)
    } else {
        reads::<Island>(envelope, &UPGRADES)
    }
}

fn reads<G: Game>(envelope: &Envelope, upgrades: &Upgrades) -> Result<(), String> {
    let upgraded = upgrades
        .upgrade(envelope.clone())
        .map_err(|e| e.to_string())?;
    serde_json::from_value::<G::State>(upgraded.body)
        .map(|_| ())
        .map_err(|e| format!("the game in the export cannot be read: {e}"))
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
    readable(&imported.envelope)?;
    let store = open_store(data).map_err(|e| explain(&e, data))?;
    let channel = channel.unwrap_or(imported.channel);
    if channel != imported.channel
        && let Some(meta) = imported.meta.as_object_mut()
    {
        // The panel is a message of the old channel.
        meta.remove("panel");
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
    let steps = if imported.envelope.game == RollWrite::NAME {
        let catalog = castaway_rollwrite::catalog::Catalog::load().map_err(|e| e.to_string())?;
        replay::<RollWrite>(&catalog, &imported)
    } else {
        let catalog = Catalog::load().map_err(|e| e.to_string())?;
        replay::<Island>(&catalog, &imported)
    };
    let steps = steps.map_err(|e| e.to_string())?;
    println!("{steps} steps replayed; the game is the same.");
    Ok(())
}
