//! The unit's restrictions that the kernel enforces by system call filters, put on this process before it becomes the
//! program.

use std::{collections::BTreeSet, os::unix::process::CommandExt, process::Command};

use seccompiler::{BpfProgram, TargetArch, apply_filter, compile_from_json};
use serde_json::{Value, json};

use super::unit::Unit;

/// The unit's text for `launcher`.
pub const UNIT: &str = "CASTAWAY_SHIPPED_UNIT";
/// The program that `launcher` becomes.
pub const PROGRAM: &str = "CASTAWAY_SHIPPED_PROGRAM";

const GROUPS: &str = include_str!("syscalls.txt");
const EPERM: u32 = 1;
const EAFNOSUPPORT: u32 = 97;

/// Becomes the program under the unit's filters; does nothing unless the environment names both.
#[test]
fn launcher() {
    let (Ok(unit), Ok(program)) = (std::env::var(UNIT), std::env::var(PROGRAM)) else {
        return;
    };
    let unit = Unit::parse(&unit);
    for program in programs(&unit) {
        apply_filter(&program).expect("the kernel takes the filter");
    }
    let error = Command::new(&program)
        .args(["--port", "0"])
        .env_remove(UNIT)
        .env_remove(PROGRAM)
        .exec();
    panic!("{program}: {error}");
}

/// Whether a filter can be put on a process here.
pub fn works() -> bool {
    std::fs::read_to_string("/proc/sys/kernel/seccomp/actions_avail")
        .is_ok_and(|actions| actions.contains("kill_process"))
        && arch().is_some()
}

fn arch() -> Option<TargetArch> {
    std::env::consts::ARCH.try_into().ok()
}

/// The filters, the one that forbids most last.
fn programs(unit: &Unit) -> Vec<BpfProgram> {
    let mut filters = Vec::new();
    if let Some(families) = unit.last("RestrictAddressFamilies") {
        let others: Vec<Value> = families
            .split_whitespace()
            .map(|name| argument(0, json!("ne"), family(name)))
            .collect();
        let socket = json!({ "syscall": "socket", "args": others });
        filters.push(json!({
            "mismatch_action": "allow", "match_action": { "errno": EAFNOSUPPORT }, "filter": [socket],
        }));
    }
    if unit.is_on("MemoryDenyWriteExecute") {
        // PROT_WRITE is 2, PROT_EXEC is 4.
        let calls = [("mmap", 6), ("mprotect", 4), ("pkey_mprotect", 4)];
        let calls: Vec<Value> = calls
            .iter()
            .map(|(name, bits)| {
                let bits = argument(2, json!({ "masked_eq": bits }), *bits);
                json!({ "syscall": name, "args": [bits] })
            })
            .collect();
        filters.push(json!({
            "mismatch_action": "allow", "match_action": { "errno": EPERM }, "filter": calls,
        }));
    }
    if !unit.all("SystemCallFilter").is_empty() {
        let mismatch = match unit.last("SystemCallErrorNumber") {
            None => json!("kill_process"),
            Some("EPERM") => json!({ "errno": EPERM }),
            Some(other) => panic!("SystemCallErrorNumber={other} is not known here"),
        };
        let calls: Vec<Value> = allowed(unit)
            .into_iter()
            .map(|name| json!({ "syscall": name }))
            .filter(|call| {
                // Names of other machines' calls are no names here.
                compile(&json!({
                    "mismatch_action": "log", "match_action": "allow", "filter": [call],
                }))
                .is_some()
            })
            .collect();
        assert!(calls.len() > 150, "only {} calls are known", calls.len());
        filters.push(json!({
            "mismatch_action": mismatch, "match_action": "allow", "filter": calls,
        }));
    }
    filters
        .iter()
        .map(|filter| compile(filter).unwrap_or_else(|| panic!("no filter: {filter}")))
        .collect()
}

/// The calls that are left when all lines were read in order, the first of which says that calls are allowed by name.
pub fn allowed(unit: &Unit) -> BTreeSet<String> {
    let mut calls = members("@default");
    for line in unit.all("SystemCallFilter") {
        let (names, take) = match line.strip_prefix('~') {
            Some(names) => (names, false),
            None => (line, true),
        };
        assert!(
            take || calls.len() > members("@default").len(),
            "the first line must say what is allowed"
        );
        for name in names.split_whitespace().flat_map(members) {
            if take {
                calls.insert(name);
            } else {
                calls.remove(&name);
            }
        }
    }
    calls
}

/// The calls of a group, or the call itself.
fn members(name: &str) -> BTreeSet<String> {
    if !name.starts_with('@') {
        return [name.to_owned()].into();
    }
    let group = GROUPS
        .split("\n\n")
        .find_map(|paragraph| paragraph.strip_prefix(name)?.strip_prefix('\n'))
        .unwrap_or_else(|| panic!("{name} is not in syscalls.txt"));
    group.split_whitespace().flat_map(members).collect()
}

fn argument(index: u8, op: Value, value: u64) -> Value {
    json!({ "index": index, "type": "dword", "op": op, "val": value })
}

fn family(name: &str) -> u64 {
    match name {
        "AF_UNIX" => 1,
        "AF_INET" => 2,
        "AF_INET6" => 10,
        other => panic!("{other} is not known here"),
    }
}

fn compile(filter: &Value) -> Option<BpfProgram> {
    let all = json!({ "main": filter }).to_string();
    compile_from_json(all.as_bytes(), arch()?)
        .ok()?
        .remove("main")
}
