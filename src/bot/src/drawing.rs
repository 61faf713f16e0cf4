//! The thread that draws, below the priority of everything that answers presses.
//!
//! A picture takes tens of milliseconds of one core. On a small machine it would keep presses waiting, so the kernel
//! is told to draw only with what is left over. It is a thread of its own, for the priority would stick to a thread of
//! the shared pool and slow down saves.

use std::{
    io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Mutex, PoisonError,
        mpsc::{Receiver, Sender, channel},
    },
};

use tokio::sync::oneshot;

/// How much less than others the drawing thread counts, as a nice value.
const PATIENCE: i32 = 19;

type Job = Box<dyn FnOnce() + Send>;

/// Where pictures are ordered.
pub struct DrawingThread(Mutex<Sender<Job>>);

impl DrawingThread {
    /// Starts the thread.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn new() -> io::Result<Self> {
        let (jobs, orders) = channel();
        std::thread::Builder::new()
            .name("drawing".into())
            .spawn(move || draw(&orders))?;
        Ok(Self(Mutex::new(jobs)))
    }

    /// Draws something when its turn comes; `None` if that failed.
    pub async fn draw<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (done, drawn) = oneshot::channel();
        let job: Job = Box::new(move || {
            // Nobody waiting any more is no error.
            let _ = done.send(work());
        });
        let sent = {
            let jobs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            jobs.send(job)
        };
        sent.ok()?;
        drawn.await.ok()
    }
}

/// Does something long on a thread of its own at the priority of the drawing thread; `None` if it breaks.
pub async fn patiently<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (done, ready) = oneshot::channel();
    let spawned = std::thread::Builder::new()
        .name("patient".into())
        .spawn(move || {
            lower_priority();
            // Nobody waiting any more is no error.
            let _ = done.send(work());
        });
    spawned.ok()?;
    ready.await.ok()
}

fn draw(orders: &Receiver<Job>) {
    lower_priority();
    while let Ok(job) = orders.recv() {
        // A picture that cannot be drawn must not stop those after it.
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("a picture broke the drawing thread");
        }
    }
}

#[cfg(target_os = "linux")]
fn lower_priority() {
    // On Linux this concerns the calling thread alone. Where it is refused, pictures only get in the way a little more.
    if let Err(error) = rustix::process::nice(PATIENCE) {
        tracing::debug!(%error, "the drawing thread keeps its priority");
    }
}

#[cfg(not(target_os = "linux"))]
fn lower_priority() {
    // Elsewhere it would concern the whole program.
    tracing::debug!(PATIENCE, "the drawing thread keeps its priority");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_broken_picture_does_not_stop_the_next() {
        let thread = DrawingThread::new().unwrap();
        let broken: Option<()> = thread.draw(|| panic!("on purpose")).await;
        assert_eq!(broken, None);
        assert_eq!(thread.draw(|| 7).await, Some(7));
    }
}
