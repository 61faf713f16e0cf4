//! An interpreter of Python that has the package.

use std::{
    fs::File,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use super::child::Bound;

/// The version that is compared with.
pub const VERSION: &str = "2.7.1";

/// How long a step may take that asks a registry.
const PATIENCE: Duration = Duration::from_secs(180);

/// What is not here to compare with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Lacking {
    /// There is no interpreter.
    #[error(
        "There is no Python here (`python3`) to run discord.py with, so Castaway is measured alone."
    )]
    Python,
    /// Python has no environments of its own.
    #[error("Python has no `venv` here to install discord.py in, so Castaway is measured alone.")]
    Venv,
    /// The registry does not answer or does not have it.
    #[error(
        "discord.py {VERSION} cannot be had from its registry now, so Castaway is measured alone."
    )]
    Package,
}

/// The name of the interpreter.
const PYTHON: &str = if cfg!(windows) { "python" } else { "python3" };

/// The interpreter that everybody uses here, if the package is installed for it in the version compared with.
pub fn installed() -> Option<PathBuf> {
    let ask = "import discord; print(discord.__version__)";
    let said = Command::new(PYTHON)
        .args(["-c", ask])
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let version = String::from_utf8(said.stdout).ok()?;
    (version.trim() == VERSION).then(|| PYTHON.into())
}

/// An interpreter with the package: the one here, or one of its own in this folder with what the registry gives.
///
/// # Errors
/// Says in one sentence what is not here.
pub async fn with_package(folder: &Path) -> Result<PathBuf, Lacking> {
    if let Some(python) = installed() {
        return Ok(python);
    }
    let log = folder.join("python.log");
    let mut here = Command::new(PYTHON);
    if !step(here.arg("--version"), &log).await.unwrap_or(false) {
        return Err(Lacking::Python);
    }
    let home = folder.join("venv");
    let mut venv = Command::new(PYTHON);
    if !step(venv.args(["-m", "venv"]).arg(&home), &log)
        .await
        .unwrap_or(false)
    {
        return Err(Lacking::Venv);
    }
    let python = home.join(if cfg!(windows) {
        "Scripts/python.exe"
    } else {
        "bin/python"
    });
    let mut pip = Command::new(&python);
    pip.args([
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-input",
        "--disable-pip-version-check",
    ])
    .arg(format!("discord.py=={VERSION}"));
    if !step(&mut pip, &log).await.unwrap_or(false) {
        return Err(Lacking::Package);
    }
    Ok(python)
}

/// Whether a step went well; what it complains of goes to a file.
async fn step(command: &mut Command, log: &Path) -> std::io::Result<bool> {
    let mut child = Bound::start(command.stderr(File::create(log)?))?;
    let ended = child.end(PATIENCE).await;
    Ok(ended.is_some_and(|status| status.success()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lacks_is_said_in_one_sentence() {
        for lacking in [Lacking::Python, Lacking::Venv, Lacking::Package] {
            let text = lacking.to_string();
            assert!(text.ends_with(", so Castaway is measured alone."), "{text}");
            assert_eq!(text.matches(". ").count(), 0, "{text}");
            assert!(text.contains("discord.py"), "{text}");
        }
    }
}
