use std::path::{Path, PathBuf};

/// A test as the command line names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Here {
    /// The package it belongs to.
    pub package: &'static str,
    /// The file under `tests/` that it is built from.
    pub target: &'static str,
    /// The folder of the package.
    pub folder: &'static str,
    /// Its name with its modules.
    pub test: &'static str,
}

impl Here {
    /// The test that a function inside it belongs to; use [`here!`](crate::here!) for it.
    #[must_use]
    pub fn new(
        package: &'static str,
        target: &'static str,
        folder: &'static str,
        inside: &'static str,
    ) -> Self {
        let test = inside.strip_prefix(target).unwrap_or(inside);
        let test = test.trim_start_matches("::");
        Self {
            package,
            target,
            folder,
            test: test.strip_suffix("::place").unwrap_or(test),
        }
    }

    /// The command that runs this test alone under a setting, as `CASTAWAY_SEED=7`.
    #[must_use]
    pub fn command(&self, setting: &str) -> String {
        let Self {
            package,
            target,
            test,
            ..
        } = self;
        format!("{setting} cargo test -p {package} --test {target} -- --exact {test} --nocapture")
    }

    /// The command that writes down what this test compares with.
    #[must_use]
    pub fn bless(&self) -> String {
        let Self {
            package, target, ..
        } = self;
        format!("CASTAWAY_BLESS=1 cargo test -p {package} --test {target}")
    }

    /// A path inside the folder of the package's tests.
    #[must_use]
    pub fn tests(&self, path: &str) -> PathBuf {
        Path::new(self.folder).join("tests").join(path)
    }

    /// The folder of the workspace: two above the package.
    #[must_use]
    pub fn workspace(&self) -> PathBuf {
        Path::new(self.folder).join("../..")
    }
}

/// The test that this stands in, as a [`Here`](crate::Here).
#[macro_export]
macro_rules! here {
    () => {{
        fn place() {}
        $crate::Here::new(
            env!("CARGO_PKG_NAME"),
            env!("CARGO_CRATE_NAME"),
            env!("CARGO_MANIFEST_DIR"),
            std::any::type_name_of_val(&place),
        )
    }};
}

/// Whether what is compared with is to be written down anew: `CASTAWAY_BLESS=1`.
#[must_use]
pub fn blessing() -> bool {
    std::env::var_os("CASTAWAY_BLESS").is_some()
}
