//! What people have reported, for whoever runs the bot.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

use castaway_kernel::date::Date;
use castaway_table::{Report, Reports};

/// The folder of reports, in the folder of the data.
pub const FOLDER: &str = "reports";

/// Writes what people have reported to the standard output, oldest first.
///
/// # Errors
/// In words.
pub fn list(data: &Path) -> Result<(), String> {
    let dir = data.join(FOLDER);
    let all = Reports::all(&dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    let mut out = io::stdout().lock();
    tell(&all, &mut out).map_err(|e| e.to_string())
}

fn tell(all: &[(Report, Option<PathBuf>)], out: &mut impl Write) -> io::Result<()> {
    if all.is_empty() {
        return writeln!(out, "Nobody has reported anything.");
    }
    for (report, save) in all {
        let when = Date::of_seconds(report.at_ms / 1000);
        writeln!(
            out,
            "{}  {when}  version {}",
            report.reference, report.program
        )?;
        // What people write must not steer the terminal.
        let plain = |c: char| if c.is_control() && c != '\n' { ' ' } else { c };
        for line in report.said.chars().map(plain).collect::<String>().lines() {
            writeln!(out, "    {line}")?;
        }
        match save {
            Some(save) => writeln!(out, "    castaway replay {}", save.display())?,
            None => writeln!(out, "    without a save")?,
        }
    }
    Ok(())
}
