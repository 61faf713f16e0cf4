//! The one thread that writes: what waits together reaches the disk together.

use std::sync::mpsc::{Receiver, SyncSender};
use std::sync::{PoisonError, RwLock};

use crate::error::StoreError;
use crate::plan::plan;
use crate::prepare::Write;

use super::disk::Disk;

/// The most writes that share one sync: a limit to how long the first one waits.
const GROUP: usize = 64;

/// A write and where its answer goes.
pub(super) struct Job {
    pub(super) write: Write,
    pub(super) reply: SyncSender<Result<(), StoreError>>,
}

/// Works until every sender is gone.
pub(super) fn run(disk: &RwLock<Disk>, jobs: &Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let group = std::iter::once(first)
            .chain(jobs.try_iter().take(GROUP - 1))
            .collect::<Vec<_>>();
        let (writes, replies) = group
            .into_iter()
            .map(|job| (job.write, job.reply))
            .unzip::<_, _, Vec<_>, Vec<_>>();
        let answers = write_group(
            &mut disk.write().unwrap_or_else(PoisonError::into_inner),
            writes,
        );
        for (reply, answer) in replies.into_iter().zip(answers) {
            // A caller that is gone needs no answer.
            let _ = reply.send(answer);
        }
    }
}

fn write_group(disk: &mut Disk, writes: Vec<Write>) -> Vec<Result<(), StoreError>> {
    if let Err(error) = disk.usable().and_then(|()| disk.check_space()) {
        return writes.iter().map(|_| Err(error.clone())).collect();
    }
    let mut answers = writes
        .into_iter()
        .map(|write| write_one(disk, write))
        .collect::<Vec<_>>();
    if answers.iter().any(Result::is_ok)
        && let Err(error) = disk.usable().and_then(|()| disk.sync())
    {
        disk.fail(&error);
        for answer in answers.iter_mut().filter(|answer| answer.is_ok()) {
            *answer = Err(error.clone());
        }
    }
    answers
}

/// Plans against what the group applied so far, and applies.
fn write_one(disk: &mut Disk, write: Write) -> Result<(), StoreError> {
    disk.usable()?;
    let batch = plan(disk, write)?;
    let applied = disk.apply(batch);
    if let Err(error) = &applied {
        disk.fail(error);
    }
    applied
}
