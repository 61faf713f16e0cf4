//! The whole program at saves that are damaged: it does not start, says what there is, and the commands it names do
//! what it says. Reproduce one: `cargo test -p castaway --test damaged <name> -- --nocapture`.

mod process;

use std::{
    collections::BTreeMap,
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use castaway_store::{
    Commit, ENVELOPE_FORMAT, Envelope, SledOptions, SledStore, Store, export_all,
};
use process::Process;
use serde_json::json;

const GAMES: u64 = 3;

/// Saves with an export, in a folder whose name a shell has to be told with care.
fn saves() -> (tempfile::TempDir, PathBuf) {
    let home = tempfile::tempdir().expect("a folder");
    let data = home.path().join("an operator's data");
    let (store, _) = SledStore::open(&data, SledOptions::default()).expect("a store");
    for channel in 1..=GAMES {
        store.commit(game(channel, 1)).expect("it is written");
    }
    let done = export_all(&store, &data.join("exports"), 1_700_000_000_000, 3);
    assert_eq!(done.expect("an export").games, 3);
    (home, data)
}

fn game(channel: u64, revision: u64) -> Commit {
    let envelope = Envelope {
        format: ENVELOPE_FORMAT,
        game: "robinson".into(),
        schema: 1,
        rules_version: 1,
        content_hash: String::new(),
        revision,
        body: json!({ "of": channel }).into(),
    };
    Commit::new(channel, envelope, revision)
}

fn damage(data: &Path) {
    let db = data.join("sled/db");
    let length = fs::metadata(&db).expect("it is there").len();
    fs::write(&db, vec![0xAB; usize::try_from(length).expect("small")]).expect("damaged");
}

fn run(data: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_castaway"))
        .args(arguments)
        .env("DATA_DIR", data)
        .env_remove("DISCORD_TOKEN")
        .env_remove("CASTAWAY_RUN")
        .stdin(Stdio::null())
        .output()
        .expect("the program runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Every byte below a folder but those of the lock, which are none.
fn tree(data: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(data).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            all.extend(tree(&path));
        } else if entry.file_name() != "lock" {
            let bytes = fs::read(&path).expect("it is read");
            all.insert(path, bytes);
        }
    }
    all
}

/// Starts the bot, which must not start, and gives what it said.
fn refused(data: &Path, arguments: &[&str]) -> String {
    let before = tree(data);
    let run = run(data, arguments);
    let said = text(&run.stderr);
    assert_eq!(run.status.code(), Some(78), "{said}");
    assert!(tree(data) == before, "something was changed");
    said
}

/// Gives the command that was printed and ends so, as an operator does who copies it.
fn obey(said: &str, word: &str) -> String {
    let mut lines = said.lines().map(str::trim);
    let line = lines.find(|line| line.starts_with("DATA_DIR=") && line.ends_with(word));
    let line = line.unwrap_or_else(|| panic!("no command: {said}"));
    let run = Command::new("sh")
        .args(["-c", line])
        .current_dir("/")
        .output()
        .expect("a shell");
    assert!(run.status.success(), "{line}: {}", text(&run.stderr));
    text(&run.stdout)
}

#[test]
fn damaged_saves_are_refused_and_the_command_that_is_named_brings_them_back() {
    let (_home, data) = saves();
    damage(&data);
    let damaged = fs::read(data.join("sled/db")).expect("it is read");
    for arguments in [&["--port", "0"][..], &["sandbox", "--port", "0"]] {
        let said = refused(&data, arguments);
        for part in [
            "is damaged",
            "sled/db (",
            "exports/export-00000001700000000000 (2023-11-14 22:13 UTC) holds 3 running games",
            "go on with 3 running games",
            "nothing is deleted",
        ] {
            assert!(said.contains(part), "{part}: {said}");
        }
    }
    // What only reads a game does not begin anew either.
    let export = run(&data, &["export", "1"]);
    assert!(!export.status.success() && text(&export.stderr).contains("is damaged"));

    let told = obey(&refused(&data, &[]), "restore");
    assert!(told.contains("3 running games can be played on"), "{told}");
    let kept = fs::read(data.join("sled.broken-1/db")).expect("it is kept");
    assert!(kept == damaged, "the damaged database is as it was");
    let (store, _) = SledStore::open(&data, SledOptions::default()).expect("a store");
    for channel in 1..=GAMES {
        let saved = store.load(channel).expect("it is read").expect("a game");
        assert_eq!(saved.envelope.body, json!({ "of": channel }));
    }
    drop(store);
    let again = run(&data, &["restore"]);
    assert!(again.status.success() && text(&again.stdout).contains("nothing was changed"));
    Process::start(&data).kill();
}

#[test]
fn the_other_command_begins_anew_and_deletes_nothing() {
    let (_home, data) = saves();
    damage(&data);
    let before = tree(&data);
    let said = refused(&data, &[]);
    let told = obey(&said, "begin-anew");
    assert!(told.contains("set-aside-1"), "{told}");
    for (path, bytes) in &before {
        let path = path.strip_prefix(&data).expect("it is below");
        let moved = fs::read(data.join("set-aside-1").join(path)).expect("it is kept");
        assert!(moved == *bytes, "{}", path.display());
    }
    Process::start(&data).kill();
    let again = run(&data, &["begin-anew"]);
    assert!(!again.status.success(), "whole saves stay where they are");
    assert!(text(&again.stderr).contains("whole"));
    assert!(!data.join("set-aside-2").exists());
}

#[test]
fn where_nothing_can_be_had_no_such_command_is_named() {
    let (_home, data) = saves();
    damage(&data);
    fs::remove_dir_all(data.join("exports")).expect("removed");
    let said = refused(&data, &[]);
    assert!(!said.contains(" restore"), "{said}");
    assert!(said.contains("begin-anew"), "{said}");
    let restore = run(&data, &["restore"]);
    assert!(!restore.status.success(), "there is nothing");
    assert!(data.join("sled/db").exists() && !data.join("sled.broken-1").exists());
}

#[test]
fn in_a_container_the_commands_are_those_from_outside() {
    let (_home, data) = saves();
    fs::remove_dir_all(data.join("sled")).expect("lost");
    let run = Command::new(env!("CARGO_BIN_EXE_castaway"))
        .env("DATA_DIR", &data)
        // Nothing is asked of Discord before the saves are open.
        .env(
            "DISCORD_TOKEN",
            "MTA.Gx.nothing-is-sent-with-this-one-0000000000000",
        )
        .env("CASTAWAY_RUN", "docker compose run --rm castaway")
        .output()
        .expect("it runs");
    let said = text(&run.stderr);
    assert_eq!(run.status.code(), Some(78), "{said}");
    assert!(
        said.contains("  docker compose run --rm castaway restore\n"),
        "{said}"
    );
    assert!(said.contains("the database is missing"), "{said}");
    assert!(!data.join("sled").exists(), "none is begun");
}

#[test]
fn a_folder_of_something_else_is_refused_in_words() {
    let home = tempfile::tempdir().expect("a folder");
    fs::write(home.path().join("letters.txt"), "dear").expect("written");
    let said = refused(home.path(), &[]);
    assert!(
        said.contains("letters.txt") && said.contains("DATA_DIR"),
        "{said}"
    );
    assert_eq!(fs::read_dir(home.path()).expect("a folder").count(), 1);
}

#[test]
fn whatever_the_umask_all_that_is_written_is_for_its_owner_only() {
    let home = tempfile::tempdir().expect("a folder");
    let data = home.path().join("data");
    let mut child = Command::new("sh")
        .args(["-c", "umask 0000; exec \"$0\" sandbox --port 0"])
        .arg(env!("CARGO_BIN_EXE_castaway"))
        .env("DATA_DIR", &data)
        .env_remove("DISCORD_TOKEN")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a shell");
    let out = std::io::BufReader::new(child.stdout.take().expect("a pipe"));
    let ready = std::io::BufRead::lines(out)
        .map_while(Result::ok)
        .any(|line| line.contains("http://"));
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert!(ready);
    let mut seen = 0;
    let mut folders = vec![data.clone()];
    while let Some(folder) = folders.pop() {
        assert_eq!(mode(&folder) & 0o077, 0, "{}", folder.display());
        for entry in fs::read_dir(&folder).expect("a folder").flatten() {
            seen += 1;
            if entry.path().is_dir() {
                folders.push(entry.path());
            } else {
                assert_eq!(mode(&entry.path()) & 0o177, 0, "{:?}", entry.path());
            }
        }
    }
    assert!(seen > 5, "only {seen} things");
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path)
        .expect("it is there")
        .permissions()
        .mode()
        & 0o777
}

/// A command given by the superuser must not lock out the user of the service.
#[test]
fn what_the_superuser_restores_belongs_to_the_owner_of_the_folder() {
    use std::os::unix::fs::{MetadataExt, lchown};
    if !rustix::process::geteuid().is_root() {
        let text = "what_the_superuser_restores was skipped: only the superuser can\n";
        let _ = std::io::Write::write_all(&mut std::io::stderr(), text.as_bytes());
        return;
    }
    let (_home, data) = saves();
    damage(&data);
    for path in tree(&data).keys().chain([&data]) {
        lchown(path, Some(61_234), Some(61_234)).expect("given away");
    }
    obey(&refused(&data, &[]), "restore");
    for path in tree(&data).keys() {
        let owner = fs::metadata(path).expect("it is there").uid();
        assert_eq!(owner, 61_234, "{}", path.display());
    }
}

/// Without a watermark fewer games than there were would look whole.
#[test]
fn a_damaged_watermark_is_refused_and_kept() {
    let (_home, data) = saves();
    fs::write(data.join("watermark"), "x").expect("damaged");
    let said = refused(&data, &[]);
    for part in [
        "nobody can say whether writes are missing",
        "The database itself holds 3 running games",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let told = obey(&said, "restore");
    assert!(told.contains("3 running games can be played on"), "{told}");
    assert_eq!(
        fs::read(data.join("watermark.broken-1")).expect("it is kept"),
        b"x"
    );
    assert!(data.join("sled.broken-1/db").exists());
    Process::start(&data).kill();
}

#[test]
fn a_folder_in_the_place_of_a_file_is_refused_with_two_ways_on() {
    for name in ["sled/db", "watermark"] {
        for word in ["restore", "begin-anew"] {
            let (_home, data) = saves();
            fs::remove_file(data.join(name)).expect("removed");
            fs::create_dir(data.join(name)).expect("a folder");
            obey(&refused(&data, &[]), word);
            let left = run(&data, &["export", "1"]);
            assert_eq!(left.status.success(), word == "restore", "{name}");
        }
    }
}

/// What only reads begins nothing: the name of the folder may be mistyped.
#[test]
fn an_export_from_a_folder_without_saves_makes_nothing() {
    let home = tempfile::tempdir().expect("a folder");
    let missing = home.path().join("mistyped");
    for data in [home.path(), &missing] {
        for arguments in [&["export", "5"][..], &["restore"], &["begin-anew"]] {
            let run = run(data, arguments);
            let said = text(&run.stderr);
            assert!(
                !run.status.success() && said.contains("there is no database"),
                "{said}"
            );
        }
    }
    assert_eq!(fs::read_dir(home.path()).expect("a folder").count(), 0);
}

/// As after a command that was given as another user.
#[test]
fn saves_that_may_not_be_read_are_not_called_damaged() {
    use std::os::unix::fs::chown;
    if !rustix::process::geteuid().is_root() {
        let text = "saves_that_may_not_be_read was skipped: only the superuser can\n";
        let _ = std::io::Write::write_all(&mut std::io::stderr(), text.as_bytes());
        return;
    }
    let (home, data) = saves();
    let program = home.path().join("castaway");
    fs::copy(env!("CARGO_BIN_EXE_castaway"), &program).expect("copied");
    fs::set_permissions(home.path(), fs::Permissions::from_mode(0o755)).expect("opened");
    let folder = data.join("exports");
    for path in tree(&data)
        .keys()
        .chain([&data, &folder, &data.join("lock")])
    {
        chown(path, Some(61_234), Some(61_234)).expect("given away");
    }
    chown(data.join("sled"), Some(0), Some(0)).expect("taken");
    let before = tree(&data);
    for word in ["sandbox", "restore", "begin-anew", "export"] {
        let mut command = Command::new("setpriv");
        command
            .args(["--reuid=61234", "--regid=61234", "--clear-groups"])
            .arg(&program)
            .arg(word);
        if word == "export" {
            command.arg("1");
        }
        let run = command
            .env("DATA_DIR", &data)
            .current_dir("/")
            .output()
            .expect("it runs");
        let said = text(&run.stderr);
        assert_eq!(run.status.code(), Some(1), "{word}: {said}");
        assert!(
            said.contains("belongs to the user the program runs as, which is number 61234"),
            "{word}: {said}"
        );
        assert!(tree(&data) == before, "{word}: something was changed");
    }
}
