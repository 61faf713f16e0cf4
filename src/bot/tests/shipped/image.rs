//! The program in a root folder like that of the image: its libraries and nothing else, read-only, with an empty volume
//! of the owner that the image gives it, as the image's user.

use std::{
    fs::{self, Permissions},
    os::unix::fs::{PermissionsExt, chown},
    path::{Path, PathBuf},
    process::{Command, ExitStatus},
    time::Duration,
};

use super::{
    assert_closed, assert_written,
    running::Running,
    shipped,
    stage::{Rank, namespace, quoted, rank, skip},
};

/// What `gcr.io/distroless/cc` has of glibc and GCC. The program must need no other library.
const LIBRARIES: [&str; 9] = [
    "libc.so.6",
    "libm.so.6",
    "libgcc_s.so.1",
    "libpthread.so.0",
    "libdl.so.2",
    "librt.so.1",
    "libresolv.so.2",
    "ld-linux-x86-64.so.2",
    "ld-linux-aarch64.so.1",
];
/// The names of Debian's releases, as tags of images have them.
const DEBIANS: [(&str, &str); 3] = [
    ("bullseye", "debian11"),
    ("bookworm", "debian12"),
    ("trixie", "debian13"),
];

/// What the last stage of the Dockerfile says.
#[derive(Debug)]
struct Image {
    bases: Vec<String>,
    user: u32,
    program: String,
    environment: Vec<String>,
    volume: String,
    volume_owner: u32,
}

impl Image {
    fn parse(text: &str) -> Self {
        let lines: Vec<(&str, &str)> = text
            .lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.trim().split_once(' '))
            .collect();
        let bases: Vec<String> = lines
            .iter()
            .filter(|line| line.0 == "FROM")
            .map(|line| line.1.to_owned())
            .collect();
        let last = lines.iter().rposition(|line| line.0 == "FROM");
        let lines = &lines[last.expect("a stage") + 1..];
        let value = |key: &str| lines.iter().rev().find(|line| line.0 == key).map(|l| l.1);
        let listed = |key: &str| -> String {
            let list: Vec<String> =
                serde_json::from_str(value(key).expect(key)).expect("a list of texts");
            list.into_iter().next().expect("one")
        };
        let volume = listed("VOLUME");
        let before = lines.iter().position(|line| line.0 == "VOLUME");
        Self {
            bases,
            user: value("USER").map_or(0, number_of),
            program: listed("ENTRYPOINT"),
            environment: lines
                .iter()
                .filter(|line| line.0 == "ENV")
                .map(|line| line.1.to_owned())
                .collect(),
            volume_owner: lines[..before.expect("a volume")]
                .iter()
                .filter(|line| line.0 == "COPY" && line.1.ends_with(&format!(" {volume}")))
                .flat_map(|line| line.1.split(' '))
                .find_map(|option| option.strip_prefix("--chown="))
                .map_or(0, number_of),
            volume,
        }
    }
}

/// The number of a user as `USER` and `--chown` name them.
fn number_of(name: &str) -> u32 {
    match name.split(':').next().unwrap_or_default() {
        "root" => 0,
        "nonroot" => 65_532,
        number => number.parse().expect("the number of a user"),
    }
}

fn image() -> Image {
    Image::parse(&shipped("deploy/Dockerfile"))
}

fn able() -> bool {
    match rank() {
        Some(Rank::Root) => true,
        Some(Rank::Mapped) => {
            skip("only the superuser can become the user of the image").is_some_and(|(): ()| false)
        }
        None => false,
    }
}

/// The libraries of this machine by the names that the image has them under.
fn libraries() -> Vec<PathBuf> {
    let needed = Command::new("ldd")
        .arg(env!("CARGO_BIN_EXE_castaway"))
        .output();
    let needed = String::from_utf8(needed.expect("ldd runs").stdout).expect("text");
    let paths: Vec<PathBuf> = needed
        .split_whitespace()
        .filter(|word| word.starts_with('/'))
        .map(PathBuf::from)
        .collect();
    assert!(paths.len() > 1, "{needed}");
    paths
        .into_iter()
        .filter(|path| {
            let name = path.file_name().and_then(|name| name.to_str());
            name.is_some_and(|name| LIBRARIES.contains(&name))
        })
        .collect()
}

/// The root folder of a container and its volume.
struct Container {
    root: tempfile::TempDir,
    volume: tempfile::TempDir,
    image: Image,
}

impl Container {
    fn of(image: Image) -> Self {
        let root = tempfile::tempdir().expect("a folder");
        let volume = tempfile::tempdir().expect("a folder");
        let open = Permissions::from_mode(0o755);
        fs::set_permissions(root.path(), open.clone()).expect("ours");
        fs::set_permissions(volume.path(), open).expect("ours");
        chown(
            volume.path(),
            Some(image.volume_owner),
            Some(image.volume_owner),
        )
        .expect("given away");
        let inside = |path: &str| root.path().join(path.trim_start_matches('/'));
        for folder in ["dev", "etc", "proc", "tmp", &image.volume] {
            fs::create_dir_all(inside(folder)).expect("a folder");
        }
        fs::set_permissions(inside("tmp"), Permissions::from_mode(0o1777)).expect("ours");
        fs::write(
            inside("etc/passwd"),
            "root:x:0:0:root:/root:/sbin/nologin\nnonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin\n",
        )
        .expect("written");
        fs::write(inside(&image.program), "").expect("written");
        for library in libraries() {
            let to = inside(&library.display().to_string());
            fs::create_dir_all(to.parent().expect("a folder")).expect("a folder");
            fs::copy(&library, to).expect("copied");
        }
        Self {
            root,
            volume,
            image,
        }
    }

    fn start(&self) -> Result<Running, (ExitStatus, String)> {
        let Image {
            user,
            program,
            volume,
            environment,
            ..
        } = &self.image;
        let root = quoted(self.root.path().display().to_string());
        let compose = shipped("deploy/compose.yaml");
        let read_only = if compose.contains("read_only: true") {
            format!(
                "mount -o remount,bind,ro {root}; if touch {root}/probe 2>/dev/null; then exit 99; fi"
            )
        } else {
            String::new()
        };
        let environment: Vec<String> = environment.iter().map(quoted).collect();
        let script = format!(
            "mount --bind {root} {root}
             mount --bind {bin} {root}{program}
             mount -o remount,bind,ro {root}{program}
             mount --rbind /dev {root}/dev
             mount --rbind /proc {root}/proc
             mount --bind {from} {root}{volume}
             {read_only}
             umask 0000
             exec setpriv --no-new-privs env -i {environment} \\
             $(command -v chroot || echo /usr/sbin/chroot) --userspec=+{user}:+{user} {root} {program} --port 0",
            bin = quoted(env!("CARGO_BIN_EXE_castaway")),
            from = quoted(self.volume.path().display().to_string()),
            environment = environment.join(" "),
        );
        Running::start(namespace(Rank::Root, &script))
    }

    fn volume(&self) -> &Path {
        self.volume.path()
    }
}

#[tokio::test]
async fn the_image_starts_on_an_empty_volume_stops_and_starts_again() {
    if !able() {
        return;
    }
    let container = Container::of(image());
    for _ in 0..2 {
        let running = container.start().unwrap_or_else(|(status, said)| {
            panic!("it ended with {status}: {said}");
        });
        running.assert_page().await;
        running.stop(Duration::from_secs(30));
        assert_written(container.volume());
        assert_closed(container.volume());
    }
}

/// As the image was first shipped: the test would have seen it, and the operator is told what to do.
#[test]
fn a_volume_of_the_superuser_is_refused_in_words() {
    if !able() {
        return;
    }
    let container = Container::of(Image {
        volume_owner: 0,
        ..image()
    });
    let Err((status, said)) = container.start() else {
        panic!("it runs");
    };
    assert_eq!(status.code(), Some(1), "{said}");
    assert!(
        said.contains("/data") && said.contains("DATA_DIR"),
        "{said}"
    );
    assert!(said.contains("65532"), "{said}");
    let left = fs::read_dir(container.volume()).expect("it is there");
    assert_eq!(left.count(), 0);
}

#[test]
fn the_program_is_built_on_the_debian_that_it_runs_on_and_not_as_the_superuser() {
    let image = image();
    let debian = |base: &str| {
        let known = |(name, number): &&(&str, &str)| base.contains(name) || base.contains(number);
        DEBIANS.iter().find(known).map(|debian| debian.0)
    };
    assert_eq!(image.bases.len(), 2);
    assert!(debian(&image.bases[0]).is_some(), "{}", image.bases[0]);
    assert_eq!(debian(&image.bases[0]), debian(&image.bases[1]));
    assert_eq!((image.user, image.volume_owner), (65_532, 65_532));
    assert_eq!(image.environment, [format!("DATA_DIR={}", image.volume)]);
}

/// Secrets, games and builds stay out of what is sent to the builder, wherever they lie.
#[test]
fn nothing_private_is_built_in() {
    let rules = shipped(".dockerignore");
    let kept_out = |path: &str| {
        let lines = rules.lines().filter(|line| !line.starts_with('#'));
        lines.fold(false, |out, line| match line.strip_prefix('!') {
            Some(rule) => out && !matches(rule, path),
            None => out || matches(line, path),
        })
    };
    for path in [
        ".env",
        "deploy/.env",
        ".env.production",
        "data/sled/db",
        "deploy/data/watermark",
        "target/release/castaway",
        "src/bot/target/debug/x",
        ".git/config",
        "exports/export-1/channel-1.jsonl",
    ] {
        assert!(kept_out(path), "{path} is sent to the builder");
    }
    for path in [
        "Cargo.toml",
        "Cargo.lock",
        "src/bot/src/main.rs",
        "content/robinson/rulings.toml",
        ".env.example",
    ] {
        assert!(!kept_out(path), "{path} is missing for the builder");
    }
}

/// Whether a rule of the form `name` or `**/name`, with at most one star in the name, meets a path or a folder above it.
fn matches(rule: &str, path: &str) -> bool {
    let (name, anywhere) = match rule.strip_prefix("**/") {
        Some(name) => (name, true),
        None => (rule, false),
    };
    assert!(!name.contains('/'), "{rule} is not understood here");
    let meets = |part: &str| match name.split_once('*') {
        None => part == name,
        Some((begin, end)) => {
            part.len() >= begin.len() + end.len() && part.starts_with(begin) && part.ends_with(end)
        }
    };
    let mut parts = path.split('/');
    if anywhere {
        parts.any(meets)
    } else {
        parts.next().is_some_and(meets)
    }
}
