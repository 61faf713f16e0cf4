//! Saves that cannot be used as they are: what an operator is told, and the two ways on.

use std::{fmt::Write, io, path::Path};

use castaway_kernel::date::Date;
use castaway_store::{Damage, OpenOutcome, OpenReport, SledOptions, SledStore, StoreError};

/// How the program is called where it cannot know that itself, as in a container.
const RUN: &str = "CASTAWAY_RUN";
/// So many files are named.
const NAMED: usize = 12;

/// Brings back what can be had of damaged saves.
///
/// # Errors
/// In words, when there is nothing to be had or the saves cannot be written.
pub fn restore(data: &Path) -> Result<(), String> {
    let rescued = SledStore::rescue(data, SledOptions::default());
    let (store, report) = rescued.map_err(|error| match &error {
        StoreError::Damaged(damage) if !damage.can_be_rescued() => {
            format!("nothing can be restored.\n{}", explain(&error, data))
        }
        _ => explain(&error, data),
    })?;
    drop(store);
    print!("{}", done(&report));
    Ok(())
}

/// Moves damaged saves out of the way, so that the next start begins without any.
///
/// # Errors
/// In words, when the saves are whole or cannot be moved.
pub fn begin_anew(data: &Path) -> Result<(), String> {
    let aside = SledStore::set_aside(data, SledOptions::default());
    let aside = aside.map_err(|e| explain(&e, data))?;
    println!(
        "What was there lies in {} now. The next start begins without games.",
        aside.display()
    );
    Ok(())
}

/// Why the saves were not opened, and what to do.
pub fn explain(error: &StoreError, data: &Path) -> String {
    match error {
        StoreError::Damaged(damage) => damaged(damage, &Calls::of(data)),
        StoreError::Foreign { .. } => format!(
            "{error}. Nothing was changed. Let DATA_DIR name an empty folder, or one that need not be there yet"
        ),
        StoreError::Io {
            kind:
                io::ErrorKind::PermissionDenied
                | io::ErrorKind::ReadOnlyFilesystem
                | io::ErrorKind::NotADirectory
                | io::ErrorKind::AlreadyExists,
            ..
        } => format!(
            "the saves cannot be opened: {error}. DATA_DIR must name a folder that belongs to the user the program \
             runs as, which is number {}",
            rustix::process::geteuid().as_raw()
        ),
        StoreError::DiskFull { .. } => format!(
            "the saves in {} cannot be opened: {error}, for a copy is tried before anything is written. Nothing was \
             changed. Make room on the disk and try again",
            data.display()
        ),
        StoreError::Invalid(why) => format!("{}: {why}", data.display()),
        other => format!("the saves cannot be opened: {other}"),
    }
}

/// The commands that an operator may give.
struct Calls {
    restore: String,
    begin_anew: String,
}

impl Calls {
    fn of(data: &Path) -> Self {
        let run = match std::env::var(RUN) {
            Ok(run) if !run.trim().is_empty() => run.trim().to_owned(),
            _ => {
                let data = std::path::absolute(data).unwrap_or_else(|_| data.to_owned());
                let program = std::env::current_exe().unwrap_or_else(|_| "castaway".into());
                format!("DATA_DIR={} {}", quoted(&data), quoted(&program))
            }
        };
        Self {
            restore: format!("{run} restore"),
            begin_anew: format!("{run} begin-anew"),
        }
    }
}

/// A path as a shell reads it back.
fn quoted(path: &Path) -> String {
    format!("'{}'", path.display().to_string().replace('\'', r"'\''"))
}

fn damaged(damage: &Damage, calls: &Calls) -> String {
    let mut text = format!(
        "{damage}.\nThe bot does not start on it. Nothing was changed, and nothing is lost that is not lost already.\n\nFound:\n"
    );
    for (path, bytes) in damage.found.iter().take(NAMED) {
        line(&mut text, &format!("  {} ({bytes} bytes)", path.display()));
    }
    if damage.found.len() > NAMED {
        line(
            &mut text,
            &format!("  and {} more files", damage.found.len() - NAMED),
        );
    }
    if damage.found.is_empty() {
        line(&mut text, "  no file of the database");
    }
    line(&mut text, "\nWhat can be rebuilt:");
    line(&mut text, &format!("  {}", of_database(damage)));
    match &damage.export {
        Some(export) => {
            let made = export.at_ms.map(time).unwrap_or_default();
            line(
                &mut text,
                &format!(
                    "  The newest export {} ({made}) holds {}{}.",
                    export.folder.display(),
                    games(export.games),
                    match export.unreadable {
                        0 => String::new(),
                        files => format!("; {files} files of it cannot be read"),
                    }
                ),
            );
        }
        None => line(&mut text, "  There is no export that could be read."),
    }
    if damage.can_be_rescued() {
        line(
            &mut text,
            &format!(
                "\nTo go on with {} (the damaged database is kept beside the new one):\n  {}",
                match damage.rescued {
                    0 => "what is left, which is no running game".to_owned(),
                    some => games(some),
                },
                calls.restore
            ),
        );
    } else {
        line(
            &mut text,
            "\nIf you have a copy of the folder from elsewhere, put it in the place of this one.",
        );
    }
    let _ = write!(
        text,
        "\nTo begin anew without games (all of this is moved into a folder set-aside beside it, nothing is deleted):\n  {}",
        calls.begin_anew
    );
    text
}

fn of_database(damage: &Damage) -> String {
    let readable = games(damage.readable);
    match damage.outcome {
        OpenOutcome::RolledBack { lost_writes: 0 } => {
            format!(
                "The database itself holds {readable}, but nobody can say whether writes are missing."
            )
        }
        OpenOutcome::RolledBack { lost_writes } => {
            format!(
                "The database itself holds {readable}; its last {} missing, which may be moves or whole games.",
                match lost_writes {
                    1 => "write is".to_owned(),
                    many => format!("{many} writes are"),
                }
            )
        }
        OpenOutcome::Salvaged { unreadable_games } => {
            format!("In the database itself {readable} can be read, {unreadable_games} cannot.")
        }
        _ => "Nothing in the database itself can be read.".to_owned(),
    }
}

fn done(report: &OpenReport) -> String {
    let Some(reason) = &report.reason else {
        return "The saves are whole, so nothing was changed.\n".to_owned();
    };
    let mut text = format!(
        "What was damaged: {reason}.\n{} can be played on.\n",
        sentence(&games(report.games - report.unreadable.len()))
    );
    if let OpenOutcome::RolledBack { lost_writes: 1.. } = report.outcome {
        line(
            &mut text,
            "The newest writes are missing: games may stand some moves back, and games begun last may be gone.",
        );
    }
    if let Some(run) = &report.restored {
        line(
            &mut text,
            &format!("{} of them came from {}.", run.games, run.folder.display()),
        );
        for (path, why) in &run.failed {
            line(&mut text, &format!("Not read: {}: {why}", path.display()));
        }
    }
    for (channel, why) in &report.unreadable {
        line(
            &mut text,
            &format!("Not readable: channel {channel}: {why}"),
        );
    }
    if let Some(moved) = &report.moved_to {
        line(
            &mut text,
            &format!("The damaged database is kept in {}.", moved.display()),
        );
    }
    text
}

fn games(count: usize) -> String {
    match count {
        0 => "no running game".to_owned(),
        1 => "1 running game".to_owned(),
        many => format!("{many} running games"),
    }
}

fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map(|first| first.to_uppercase().chain(letters).collect())
        .unwrap_or_default()
}

/// A moment as operators read it.
fn time(at_ms: u64) -> String {
    let seconds = at_ms / 1000;
    let date = Date::of_seconds(seconds);
    let (year, month, day) = date.civil();
    let minutes = seconds.saturating_sub(date.begins()) / 60;
    format!(
        "{year:04}-{month:02}-{day:02} {:02}:{:02} UTC",
        minutes / 60,
        minutes % 60
    )
}

fn line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_and_paths_are_written_to_be_read_back() {
        assert_eq!(time(1_700_000_000_000), "2023-11-14 22:13 UTC");
        assert_eq!(quoted(Path::new("/a b/it's")), r"'/a b/it'\''s'");
    }
}
