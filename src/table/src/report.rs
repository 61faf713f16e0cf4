//! What people report of a fault, with the save it was about, for whoever runs the program.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use castaway_store::{Store, export_to_writer};
use serde::{Deserialize, Serialize};

use crate::{Place, forget};

/// So many reports of one person are taken in a day.
const A_DAY: usize = 5;
/// A day in milliseconds.
const DAY_MS: u64 = 24 * 60 * 60 * 1000;
/// So many reports are kept; then somebody has to read them first.
const KEPT: usize = 1000;
/// What names the files of reports; the save beside one ends in `.save`.
const ENDING: &str = "report.json";

/// A report as somebody gave it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// What it is named by: that of the fault it is about, if it is about one.
    pub reference: String,
    /// Unix milliseconds.
    pub at_ms: u64,
    /// Who gave it.
    pub user: u64,
    /// The place of the game, as a key of the store.
    pub place: u64,
    /// The version of the program.
    pub program: String,
    /// In their words.
    pub said: String,
}

/// Why a report was not kept.
#[derive(Debug, thiserror::Error)]
pub enum ReportError {
    /// This person has given many today.
    #[error("so many reports of one person are not taken in a day")]
    Enough,
    /// As many are kept as are kept at all.
    #[error("the folder of reports is full")]
    Full,
    /// The disk did not take it.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A folder of reports: each a file with what was said and, where there is a game, one with its save, in the form that
/// an operator exports, replays and imports.
pub struct Reports {
    dir: PathBuf,
    given: Mutex<BTreeMap<u64, Vec<u64>>>,
}

impl Reports {
    /// Reports go to `dir`, which is made when the first is kept.
    pub fn new(dir: PathBuf) -> Self {
        Self {
            dir,
            given: Mutex::default(),
        }
    }

    /// A reference for a report that is about no fault with one.
    pub fn reference(at_ms: u64, interaction: u64) -> String {
        format!("{at_ms:x}-r{:x}", interaction & 0xffff_ffff)
    }

    /// Keeps a report with the game of its place, if one stands there; it is on the disk when this returns.
    ///
    /// # Errors
    /// Why it was not kept.
    pub fn keep(
        &self,
        store: &dyn Store,
        report: &Report,
        place: Place,
    ) -> Result<(), ReportError> {
        self.count(report.user, report.at_ms)?;
        fs::create_dir_all(&self.dir)?;
        if self.references()?.len() >= KEPT {
            return Err(ReportError::Full);
        }
        let name = self.free_name(&report.reference);
        let save = self.dir.join(format!("{name}.save"));
        let mut out = BufWriter::new(File::create(&save)?);
        match export_to_writer(store, place.key(), &mut out) {
            Ok(()) => {
                out.flush()?;
                out.get_ref().sync_all()?;
            }
            Err(error) => {
                // There may be no game any more, or one that cannot be read: what was said counts all the same.
                tracing::info!(reference = report.reference, %error, "a report without a save");
                drop(out);
                fs::remove_file(&save)?;
            }
        }
        let text = serde_json::to_vec_pretty(report).map_err(io::Error::other)?;
        let mut file = File::create(self.dir.join(format!("{name}.{ENDING}")))?;
        file.write_all(&text)?;
        file.sync_all()?;
        Ok(())
    }

    /// All reports, oldest first, each with the file of its save if it has one; what is no report is left out.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn all(dir: &Path) -> io::Result<Vec<(Report, Option<PathBuf>)>> {
        let mut all = Vec::new();
        for name in names(dir)? {
            let Ok(text) = fs::read(dir.join(format!("{name}.{ENDING}"))) else {
                continue;
            };
            if let Ok(report) = serde_json::from_slice::<Report>(&text) {
                let save = dir.join(format!("{name}.save"));
                let save = save.exists().then_some(save);
                all.push((report, save));
            }
        }
        all.sort_by_key(|(report, _)| report.at_ms);
        Ok(all)
    }

    /// Removes what a user reported, and strikes them out of the saves beside what others did.
    ///
    /// # Errors
    /// When the folder cannot be read or written.
    pub fn forget(&self, user: u64) -> io::Result<()> {
        let mut given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        given.remove(&user);
        drop(given);
        for name in self.references()? {
            let (file, save) = self.files(&name);
            let text = fs::read(&file)?;
            let own = serde_json::from_slice::<Report>(&text).is_ok_and(|r| r.user == user);
            // The save first: without the report nobody would know whose it is.
            if own {
                gone(fs::remove_file(&save))?;
                fs::remove_file(&file)?;
            } else if save.exists() {
                let told = fs::read(&save)?;
                if let Some(struck) = forget::in_export(&told, user) {
                    let beside = self.dir.join(format!("{name}.save.new"));
                    let mut out = File::create(&beside)?;
                    out.write_all(&struck)?;
                    out.sync_all()?;
                    fs::rename(&beside, &save)?;
                }
            }
        }
        Ok(())
    }

    /// What a user reported.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn of(&self, user: u64) -> io::Result<Vec<Report>> {
        let all = Self::all(&self.dir)?.into_iter().map(|(report, _)| report);
        Ok(all.filter(|report| report.user == user).collect())
    }

    /// The files of a report: what was said, and the save beside it, if there is one.
    fn files(&self, name: &str) -> (PathBuf, PathBuf) {
        let file = self.dir.join(format!("{name}.{ENDING}"));
        (file, self.dir.join(format!("{name}.save")))
    }

    fn references(&self) -> io::Result<Vec<String>> {
        names(&self.dir)
    }

    /// Two reports on one fault are two.
    fn free_name(&self, reference: &str) -> String {
        // A reference comes back from the outside and becomes part of a file's name.
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let name: String = reference.chars().filter(|c| plain(*c)).take(40).collect();
        let taken = |name: &str| self.dir.join(format!("{name}.{ENDING}")).exists();
        let mut others = (2..).map(|n| format!("{name}-{n}"));
        match taken(&name) || name.is_empty() {
            true => others.find(|name| !taken(name)).unwrap_or(name),
            false => name,
        }
    }

    fn count(&self, user: u64, at_ms: u64) -> Result<(), ReportError> {
        let mut given = self.given.lock().unwrap_or_else(PoisonError::into_inner);
        given.retain(|_, times| {
            times.retain(|time| time + DAY_MS > at_ms);
            !times.is_empty()
        });
        let times = given.entry(user).or_default();
        if times.len() >= A_DAY {
            return Err(ReportError::Enough);
        }
        times.push(at_ms);
        Ok(())
    }
}

/// What is not there need not be removed.
fn gone(removed: io::Result<()>) -> io::Result<()> {
    match removed {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

/// The names of the reports in a folder, which need not exist.
fn names(dir: &Path) -> io::Result<Vec<String>> {
    let entries = match fs::read_dir(dir) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut names = Vec::new();
    for entry in entries {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if let Some(name) = name.strip_suffix(&format!(".{ENDING}")) {
            names.push(name.to_owned());
        }
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use castaway_store::MemoryStore;

    use super::*;

    fn report(n: u64, reference: &str) -> Report {
        Report {
            reference: reference.into(),
            at_ms: n,
            user: n / 100,
            place: 7,
            program: "0".into(),
            said: "it broke".into(),
        }
    }

    #[test]
    fn reports_are_kept_apart_and_inside_their_folder() {
        let dir = tempfile::tempdir().unwrap();
        let reports = Reports::new(dir.path().join("reports"));
        let store = MemoryStore::default();
        for (n, reference) in ["18f-0", "18f-0", "../../etc/passwd", "", "/"]
            .iter()
            .enumerate()
        {
            let report = report(n as u64 * 100, reference);
            reports.keep(&store, &report, Place::Channel(7)).unwrap();
        }
        let all = Reports::all(&dir.path().join("reports")).unwrap();
        assert_eq!(all.len(), 5);
        assert!(
            all.iter().all(|(_, save)| save.is_none()),
            "there is no game"
        );
        let outside = fs::read_dir(dir.path()).unwrap().count();
        assert_eq!(outside, 1, "only the folder itself");
    }

    #[test]
    fn one_person_cannot_fill_the_folder() {
        let dir = tempfile::tempdir().unwrap();
        let reports = Reports::new(dir.path().into());
        let store = MemoryStore::default();
        let keep = |at_ms| {
            let report = Report {
                at_ms,
                user: 1,
                ..report(0, "a")
            };
            reports.keep(&store, &report, Place::Channel(7))
        };
        for n in 0..A_DAY as u64 {
            keep(n).unwrap();
        }
        assert!(matches!(keep(9), Err(ReportError::Enough)));
        keep(DAY_MS + 1).unwrap();
    }
}
