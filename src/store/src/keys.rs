//! The layout of the one ordered key space: a kind byte, big-endian numbers, and a part number where values are split.

/// The newest state of a channel's running game.
const HEAD: u8 = b'h';
/// The head of a finished game.
const ARCHIVE: u8 = b'a';
/// A snapshot.
const SNAPSHOT: u8 = b's';
/// A log entry.
const LOG: u8 = b'l';
/// An interaction and its outcome.
const INTERACTION: u8 = b'i';
/// The interactions by time, for forgetting them.
const INTERACTION_TIME: u8 = b't';
/// The deadlines by time.
const DEADLINE: u8 = b'd';
/// Small values that belong to no channel.
const GLOBAL: u8 = b'k';
/// The count of batches. It changes with each of them, so it sorts beside the smallest values: sled rewrites whole
/// leaves.
pub(crate) const COUNT: &[u8] = b"u";

/// The longest name of a global value.
pub(crate) const MAX_GLOBAL_KEY: usize = 200;

pub(crate) type Key = Vec<u8>;
/// A half-open range of keys.
pub(crate) type Span = (Key, Key);

fn key(kind: u8, numbers: &[u64]) -> Key {
    let mut out = Vec::with_capacity(3 + numbers.len() * 8);
    out.push(kind);
    for number in numbers {
        out.extend_from_slice(&number.to_be_bytes());
    }
    out
}

/// Reads the `index`-th number of a key.
pub(crate) fn number(key: &[u8], index: usize) -> Option<u64> {
    let start = 1 + index * 8;
    let bytes = key.get(start..start + 8)?;
    Some(u64::from_be_bytes(bytes.try_into().ok()?))
}

pub(crate) fn head(channel: u64) -> Key {
    key(HEAD, &[channel])
}

pub(crate) fn heads() -> Span {
    (vec![HEAD], vec![HEAD + 1])
}

pub(crate) fn archive(channel: u64, number: u64) -> Key {
    key(ARCHIVE, &[channel, number])
}

pub(crate) fn archives(channel: u64) -> Span {
    (key(ARCHIVE, &[channel]), after(key(ARCHIVE, &[channel])))
}

/// Those of all channels.
pub(crate) fn all_archives() -> Span {
    (vec![ARCHIVE], vec![ARCHIVE + 1])
}

pub(crate) fn snapshot(channel: u64, number: u64, revision: u64) -> Key {
    key(SNAPSHOT, &[channel, number, revision])
}

pub(crate) fn log(channel: u64, number: u64, revision: u64) -> Key {
    key(LOG, &[channel, number, revision])
}

pub(crate) fn log_from(channel: u64, number: u64, revision: u64) -> Span {
    (
        log(channel, number, revision),
        after(key(LOG, &[channel, number])),
    )
}

/// Where the snapshots and the log of a game lie.
pub(crate) fn of_game(channel: u64, number: u64) -> [Span; 2] {
    [SNAPSHOT, LOG].map(|kind| {
        let base = key(kind, &[channel, number]);
        (base.clone(), after(base))
    })
}

/// The same key of a snapshot or a log entry, in another game.
pub(crate) fn moved(old: &[u8], channel: u64, number: u64) -> Key {
    let kind = old.first().copied().unwrap_or(LOG);
    let mut out = key(kind, &[channel, number]);
    out.extend_from_slice(old.get(17..).unwrap_or_default());
    out
}

pub(crate) fn interaction(id: u64) -> Key {
    key(INTERACTION, &[id])
}

pub(crate) fn interaction_time(at_ms: u64, id: u64) -> Key {
    key(INTERACTION_TIME, &[at_ms, id])
}

pub(crate) fn interactions_before(at_ms: u64) -> Span {
    (vec![INTERACTION_TIME], key(INTERACTION_TIME, &[at_ms]))
}

pub(crate) fn deadline(at_ms: u64, channel: u64) -> Key {
    key(DEADLINE, &[at_ms, channel])
}

pub(crate) fn deadlines_until(at_ms: u64) -> Span {
    (vec![DEADLINE], after(key(DEADLINE, &[at_ms])))
}

/// The name must hold no NUL, which ends it here so that no name is the beginning of another.
pub(crate) fn global(name: &str) -> Key {
    let mut out = vec![GLOBAL];
    out.extend_from_slice(name.as_bytes());
    out.push(0);
    out
}

pub(crate) fn globals() -> Span {
    (vec![GLOBAL], vec![GLOBAL + 1])
}

pub(crate) fn global_name(key: &[u8]) -> Option<&str> {
    let name = key.get(1..)?.split(|byte| *byte == 0).next()?;
    std::str::from_utf8(name).ok()
}

/// Whether a key may be one of a store.
pub(crate) fn is_known(key: &[u8]) -> bool {
    const KINDS: [u8; 8] = [
        HEAD,
        ARCHIVE,
        SNAPSHOT,
        LOG,
        INTERACTION,
        INTERACTION_TIME,
        DEADLINE,
        GLOBAL,
    ];
    key == COUNT || key.first().is_some_and(|kind| KINDS.contains(kind))
}

pub(crate) fn part(base: &[u8], part: u16) -> Key {
    let mut out = base.to_vec();
    out.extend_from_slice(&part.to_be_bytes());
    out
}

/// All parts of one value.
pub(crate) fn parts(base: &[u8]) -> Span {
    (base.to_vec(), part_after(base))
}

fn part_after(base: &[u8]) -> Key {
    let mut out = part(base, u16::MAX);
    out.push(0);
    out
}

/// The first key that does not begin with `prefix`.
fn after(mut prefix: Key) -> Key {
    while let Some(last) = prefix.pop() {
        if last < u8::MAX {
            prefix.push(last + 1);
            return prefix;
        }
    }
    prefix
}
