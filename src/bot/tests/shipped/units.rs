//! The program under the systemd unit.

use std::{
    fs::{self, Permissions},
    os::unix::{
        fs::{PermissionsExt, chown},
        process::ExitStatusExt,
    },
    path::Path,
    process::{Command, ExitStatus},
    time::Duration,
};

use super::{
    assert_closed, assert_written, filter,
    running::Running,
    shipped,
    stage::{Rank, namespace, quoted, rank, skip},
    unit::Unit,
};

/// One of the numbers that systemd gives to users of its own making.
const DYNAMIC: u32 = 61_234;
const SIGSYS: i32 = 31;

fn unit() -> Unit {
    let unit = Unit::parse(&shipped("deploy/castaway.service"));
    let none: Vec<&str> = Vec::new();
    assert_eq!(unit.unknown(), none, "teach the test what these do");
    unit
}

fn able() -> Option<Rank> {
    if !filter::works() {
        return skip("the kernel offers no system call filters");
    }
    rank()
}

/// What systemd would make of the unit: the places, the user, the environment, and last the filters.
fn start(unit: &Unit, rank: Rank, state: &Path) -> Result<Running, (ExitStatus, String)> {
    let program = unit.last("ExecStart").expect("a program");
    let folder = Path::new(program).parent().expect("a folder");
    let folder = quoted(folder.display().to_string());
    let name = unit.last("StateDirectory").expect("a folder for the state");
    let mode = unit.last("StateDirectoryMode").unwrap_or("0755");
    let mode = u32::from_str_radix(mode, 8).expect("a mode");
    fs::set_permissions(state, Permissions::from_mode(mode)).expect("our folder");
    let state = quoted(state.display().to_string());
    let launcher = std::env::current_exe().expect("this test");
    let mut script = format!(
        "mount -t tmpfs -o mode=755 none {folder}
         touch {program} {folder}/.launcher
         mount --bind {bin} {program}
         mount --bind {launcher} {folder}/.launcher
         mount -t tmpfs -o mode=755 none /var/lib
         mkdir /var/lib/{name}
         mount --bind {state} /var/lib/{name}\n",
        bin = quoted(env!("CARGO_BIN_EXE_castaway")),
        launcher = quoted(launcher.display().to_string()),
    );
    if unit.is_on("ProtectHome") {
        script += "for home in /home /root /run/user; do
             if [ -d $home ]; then mount -t tmpfs -o mode=000 none $home; fi
             done\n";
    }
    if unit.is_on("PrivateDevices") {
        script += "mount -t tmpfs -o mode=755 none /mnt
             for device in null zero full random urandom; do
             touch /mnt/$device; mount --bind /dev/$device /mnt/$device; done
             mount --rbind /mnt /dev\n";
    }
    if unit.is_on("PrivateTmp") {
        script +=
            "mount -t tmpfs -o mode=1777 none /tmp; mount -t tmpfs -o mode=1777 none /var/tmp\n";
    }
    if unit.last("ProtectSystem") == Some("strict") {
        script += &format!(
            "while read -r _ _ _ _ at _; do case $at in
             /var/lib/{name}|/tmp|/var/tmp|/dev|/dev/*|/mnt|/mnt/*|/proc|/proc/*|/sys|/sys/*) ;;
             *) mount -o remount,bind,ro $at 2>/dev/null || true ;; esac; done </proc/self/mountinfo
             if touch /var/lib/probe /etc/castaway-probe 2>/dev/null; then echo 'not read-only' >&2; exit 99; fi\n"
        );
    }
    script += &format!("umask {}\ncd /\n", unit.last("UMask").unwrap_or("0022"));
    script += &format!(
        "exec setpriv {} env -i {} {folder}/.launcher filter::launcher --exact --test-threads=1",
        privileges(unit, rank),
        environment(unit).join(" "),
    );
    Running::start(namespace(rank, &script))
}

fn privileges(unit: &Unit, rank: Rank) -> String {
    let mut options = Vec::new();
    if unit.is_on("DynamicUser") && rank == Rank::Root {
        options.push(format!(
            "--reuid {DYNAMIC} --regid {DYNAMIC} --clear-groups"
        ));
    }
    if unit.last("CapabilityBoundingSet") == Some("") {
        options.push("--inh-caps=-all --bounding-set=-all".into());
    }
    if unit.is_on("NoNewPrivileges") {
        options.push("--no-new-privs".into());
    }
    options.join(" ")
}

fn environment(unit: &Unit) -> Vec<String> {
    for file in unit.all("EnvironmentFile") {
        // The settings of this machine are not for a test; without them a new operator starts.
        assert!(file.starts_with('-'), "without {file} it would not start");
    }
    let mut all: Vec<String> = unit.all("Environment").into_iter().map(quoted).collect();
    all.push("PATH=/usr/bin:/bin".into());
    all.push(quoted(format!("{}={}", filter::UNIT, unit.text())));
    let program = unit.last("ExecStart").unwrap_or_default();
    all.push(quoted(format!("{}={program}", filter::PROGRAM)));
    all
}

fn state(rank: Rank) -> tempfile::TempDir {
    let state = tempfile::tempdir().expect("a folder");
    if rank == Rank::Root {
        chown(state.path(), Some(DYNAMIC), Some(DYNAMIC)).expect("given away");
    }
    state
}

fn limit(unit: &Unit) -> Duration {
    let seconds = unit.last("TimeoutStopSec").and_then(|s| s.parse().ok());
    Duration::from_secs(seconds.expect("a limit"))
}

#[tokio::test]
async fn the_unit_starts_writes_its_saves_stops_and_starts_again() {
    let Some(rank) = able() else { return };
    let (unit, state) = (unit(), state(rank));
    for _ in 0..2 {
        let running = start(&unit, rank, state.path()).unwrap_or_else(|(status, said)| {
            panic!("it ended with {status}: {said}");
        });
        running.assert_page().await;
        assert_eq!(running.nice_of_drawing(), 19, "pictures give way");
        running.stop(limit(&unit));
        assert_written(state.path());
        assert_closed(state.path());
    }
}

/// As the unit was first shipped: the test would have seen it.
#[test]
fn a_filter_that_kills_for_the_priority_is_noticed() {
    let Some(rank) = able() else { return };
    let unit = unit().without(|key, value| {
        key == "SystemCallErrorNumber" || (key == "SystemCallFilter" && value == "setpriority")
    });
    assert!(!filter::allowed(&unit).contains("setpriority"));
    let state = state(rank);
    let (status, said) = match start(&unit, rank, state.path()) {
        Err(ended) => ended,
        // The thread that draws may be a little later than the rest.
        Ok(running) => (running.end(), String::new()),
    };
    assert_eq!(status.signal(), Some(SIGSYS), "{status}: {said}");
}

#[tokio::test]
async fn a_priority_that_is_refused_costs_nothing_but_the_priority() {
    let Some(rank) = able() else { return };
    let unit = unit().without(|key, value| key == "SystemCallFilter" && value == "setpriority");
    let state = state(rank);
    let running = start(&unit, rank, state.path()).unwrap_or_else(|(status, said)| {
        panic!("it ended with {status}: {said}");
    });
    running.assert_page().await;
    // It keeps what the test itself was given.
    let own = rustix::process::getpriority_process(None).expect("our own");
    assert_eq!(running.nice_of_drawing(), i64::from(own));
    running.stop(limit(&unit));
    assert_written(state.path());
}

#[test]
fn the_unit_does_not_ask_again_when_somebody_must_look() {
    let unit = unit();
    assert_eq!(unit.last("RestartPreventExitStatus"), Some("78"));
    assert_eq!(unit.last("Restart"), Some("always"));
    assert_eq!(unit.last("StateDirectoryMode"), Some("0700"));
}

/// The unit as systemd itself reads it, where it is installed.
#[test]
fn systemd_understands_the_unit() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/castaway.service");
    let run = Command::new("systemd-analyze")
        .args(["verify", "--recursive-errors=no"])
        .arg(&path)
        .output();
    let Ok(run) = run else {
        return skip("systemd-analyze is not installed").unwrap_or_default();
    };
    let said = String::from_utf8_lossy(&run.stderr);
    let ours: Vec<&str> = said
        .lines()
        .filter(|line| line.contains("castaway.service"))
        // The program is not installed on the machine of a test.
        .filter(|line| !line.contains("is not executable"))
        .collect();
    assert_eq!(ours, Vec::<&str>::new());
}
