//! Work that may wait for the disk.

use std::future::Future;

use tokio::sync::oneshot;

/// Blocking work did not come to its end: it panicked, or the program stopped before it began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("blocking work panicked")]
pub struct Unfinished;

/// Begins blocking work at once on a thread for such work; the future gives what the work gave.
///
/// The work is boxed: each kind of task that the runtime knows is ten kilobytes of program and the time to build them.
pub fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> impl Future<Output = Result<T, Unfinished>> + Send {
    let (done, found) = oneshot::channel();
    let work: Box<dyn FnOnce() + Send> = Box::new(move || {
        // Nobody need wait for it.
        let _ = done.send(work());
    });
    tokio::task::spawn_blocking(work);
    async move { found.await.map_err(|_| Unfinished) }
}

#[cfg(test)]
mod tests {
    use super::{Unfinished, blocking};

    #[tokio::test]
    async fn it_gives_what_the_work_gave_and_says_that_it_panicked() {
        assert_eq!(blocking(|| 7).await, Ok(7));
        let failed = blocking(|| -> u8 { std::panic::resume_unwind(Box::new("no")) }).await;
        assert_eq!(failed, Err(Unfinished));
    }

    #[tokio::test]
    async fn work_goes_on_when_nobody_waits_for_it() {
        let (done, found) = tokio::sync::oneshot::channel();
        drop(blocking(move || done.send(7)));
        assert_eq!(found.await, Ok(7));
    }
}
