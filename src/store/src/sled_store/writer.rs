//! The one thread that writes: what waits together reaches the disk together.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::Receiver;
use std::sync::{PoisonError, RwLock};

use crate::error::StoreError;
use crate::plan::plan;
use crate::prepare::Write;
use crate::store::Done;
use crate::table::Batch;

use super::disk::Disk;

/// The most writes that share one sync: a limit to how long the first one waits.
const GROUP: usize = 64;

/// A write and who is told its answer.
pub(super) struct Job {
    pub(super) write: Write,
    pub(super) done: Done,
}

/// Works until every sender is gone.
pub(super) fn run(disk: &RwLock<Disk>, jobs: &Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let group = std::iter::once(first)
            .chain(jobs.try_iter().take(GROUP - 1))
            .collect::<Vec<_>>();
        let (writes, replies) = group
            .into_iter()
            .map(|job| (job.write, job.done))
            .unzip::<_, _, Vec<_>, Vec<_>>();
        let answers = write_group(disk, writes, Disk::flush);
        for (reply, answer) in replies.into_iter().zip(answers) {
            // A fault of who is told must not end the writing.
            let _ = catch_unwind(AssertUnwindSafe(|| reply(answer)));
        }
    }
}

/// Applies the writes and syncs once. Readers are kept waiting while something changes, not while it goes to the disk.
fn write_group(
    disk: &RwLock<Disk>,
    writes: Vec<Write>,
    flush: impl FnOnce(&Disk) -> Result<(), StoreError>,
) -> Vec<Result<(), StoreError>> {
    let read = || disk.read().unwrap_or_else(PoisonError::into_inner);
    let change = || disk.write().unwrap_or_else(PoisonError::into_inner);
    let ready = {
        let disk = read();
        disk.usable().and_then(|()| disk.check_space())
    };
    if let Err(error) = ready {
        return writes.iter().map(|_| Err(error.clone())).collect();
    }
    // Nobody else changes anything, so what a plan found still stands when it is applied.
    let mut answers = writes
        .into_iter()
        .map(|write| {
            let batch = {
                let disk = read();
                disk.usable()?;
                plan(&*disk, write)?
            };
            apply(&mut change(), batch)
        })
        .collect::<Vec<_>>();
    if answers.iter().any(Result::is_ok) {
        let synced = {
            let disk = read();
            disk.usable().and_then(|()| flush(&disk))
        };
        let mut disk = change();
        match synced {
            Ok(()) => {
                disk.settle();
                disk.mark();
            }
            Err(error) => {
                disk.fail(&error);
                for answer in answers.iter_mut().filter(|answer| answer.is_ok()) {
                    *answer = Err(error.clone());
                }
            }
        }
    }
    answers
}

fn apply(disk: &mut Disk, batch: Batch) -> Result<(), StoreError> {
    let applied = disk.apply(batch);
    if let Err(error) = &applied {
        disk.fail(error);
    }
    applied
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{keys, prepare, read, sled_store::durable::Durable, table::Table};
    use serde_json::json;

    fn disk(dir: &std::path::Path) -> RwLock<Disk> {
        RwLock::new(Disk::open(dir, 1 << 20, 0).unwrap())
    }

    fn global(key: &str, value: serde_json::Value) -> Write {
        prepare::global(key, &value).unwrap()
    }

    /// All that a reader sees, without waiting for anybody.
    fn seen(disk: &RwLock<Disk>) -> Vec<(String, serde_json::Value)> {
        let disk = disk.try_read().expect("readers need not wait");
        let table = Durable(&disk);
        let keys = read::global_keys(&table).unwrap();
        let value = |key: String| read::global(&table, &key).unwrap().map(|v| (key, v));
        keys.into_iter().filter_map(value).collect()
    }

    #[test]
    fn while_a_write_goes_to_the_disk_others_read_what_stood_before() {
        let dir = tempfile::tempdir().unwrap();
        let disk = disk(dir.path());
        let first = vec![
            global("b", json!(1)),
            global("d", json!(1)),
            global("f", json!(1)),
        ];
        write_group(&disk, first, Disk::flush);
        let before = seen(&disk);
        assert_eq!(before.len(), 3);
        // One before all, one in place of another, one removed, one between, one removed at the end, one behind all.
        let second = vec![
            global("a", json!(2)),
            global("b", json!(2)),
            global("d", json!(null)),
            global("e", json!(2)),
            global("f", json!(null)),
            global("g", json!(2)),
        ];
        let mut looked = false;
        let answers = write_group(&disk, second, |inner| {
            assert_eq!(seen(&disk), before);
            let first = keys::parts(&keys::global("b"));
            let mut pairs = 0;
            Durable(inner).visit(&(first.0, vec![u8::MAX]), &mut |_, _| {
                pairs += 1;
                std::ops::ControlFlow::Break(())
            })?;
            assert_eq!(pairs, 1, "a visit that is broken off goes on nowhere");
            looked = true;
            inner.flush()
        });
        assert!(looked && answers.iter().all(Result::is_ok));
        let two = |key: &str| (key.to_owned(), json!(2));
        assert_eq!(seen(&disk), ["a", "b", "e", "g"].map(two));
    }

    #[test]
    fn what_could_not_be_synced_is_never_seen() {
        let dir = tempfile::tempdir().unwrap();
        let disk = disk(dir.path());
        write_group(&disk, vec![global("a", json!(1))], Disk::flush);
        let torn = || StoreError::Failed("torn off".into());
        let answers = write_group(&disk, vec![global("a", json!(2))], |_| Err(torn()));
        assert_eq!(answers, [Err(torn())]);
        assert_eq!(seen(&disk), [("a".to_owned(), json!(1))]);
        let later = write_group(&disk, vec![global("a", json!(3))], Disk::flush);
        assert!(later[0].is_err(), "a store that failed takes nothing more");
    }
}
