//! The thread that draws, below the priority of everything that answers presses.
//!
//! A picture takes tens of milliseconds of one core. On a small machine it would keep presses waiting, so the kernel
//! is told to draw only with what is left over. It is a thread of its own, for the priority would stick to a thread of
//! the shared pool and slow down saves. What is to be pressed goes before what somebody only looks at.

use std::{
    collections::VecDeque,
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

/// Which pictures go before others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Priority {
    /// That of a panel: people wait for it to play on.
    Panel,
    /// That of an answer that somebody looks at by themselves, once no panel waits.
    Look,
}

/// Where pictures are ordered.
pub struct DrawingThread(Mutex<Sender<(Priority, Job)>>);

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
        priority: Priority,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (done, drawn) = oneshot::channel();
        let job: Job = Box::new(move || {
            // What nobody waits for any more is not drawn.
            if !done.is_closed() {
                // Nobody waiting any more is no error.
                let _ = done.send(work());
            }
        });
        let sent = {
            let jobs = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            jobs.send((priority, job))
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

/// What was ordered and is not drawn yet.
#[derive(Default)]
struct Waiting {
    panels: VecDeque<Job>,
    looks: VecDeque<Job>,
}

impl Waiting {
    /// What is drawn next, once something is ordered; none when the bot stops.
    fn next(&mut self, orders: &Receiver<(Priority, Job)>) -> Option<Job> {
        if self.panels.is_empty() && self.looks.is_empty() {
            self.put(orders.recv().ok()?);
        }
        while let Ok(order) = orders.try_recv() {
            self.put(order);
        }
        self.panels.pop_front().or_else(|| self.looks.pop_front())
    }

    fn put(&mut self, (priority, job): (Priority, Job)) {
        match priority {
            Priority::Panel => self.panels.push_back(job),
            Priority::Look => self.looks.push_back(job),
        }
    }
}

fn draw(orders: &Receiver<(Priority, Job)>) {
    lower_priority();
    let mut waiting = Waiting::default();
    while let Some(job) = waiting.next(orders) {
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
    use std::sync::Arc;

    use super::*;

    #[tokio::test]
    async fn a_broken_picture_does_not_stop_the_next() {
        let thread = DrawingThread::new().unwrap();
        let broken: Option<()> = thread.draw(Priority::Look, || panic!("on purpose")).await;
        assert_eq!(broken, None);
        assert_eq!(thread.draw(Priority::Look, || 7).await, Some(7));
    }

    #[test]
    fn panels_go_before_what_is_only_looked_at() {
        let (jobs, orders) = channel();
        let drawn = Arc::new(Mutex::new(Vec::new()));
        let order = |priority, name: &'static str| {
            let drawn = Arc::clone(&drawn);
            let job: Job = Box::new(move || drawn.lock().unwrap().push(name));
            jobs.send((priority, job)).unwrap();
        };
        let mut waiting = Waiting::default();
        order(Priority::Look, "first look");
        order(Priority::Look, "second look");
        order(Priority::Panel, "first panel");
        order(Priority::Panel, "second panel");
        waiting.next(&orders).unwrap()();
        order(Priority::Look, "third look");
        order(Priority::Panel, "third panel");
        // What was ordered is drawn although nobody can order more.
        drop(jobs);
        while let Some(job) = waiting.next(&orders) {
            job();
        }
        let names = [
            "first panel",
            "second panel",
            "third panel",
            "first look",
            "second look",
            "third look",
        ];
        assert_eq!(*drawn.lock().unwrap(), names);
    }

    #[tokio::test]
    async fn what_nobody_waits_for_any_more_is_not_drawn() {
        let thread = Arc::new(DrawingThread::new().unwrap());
        let (go, wait) = channel::<()>();
        let (begun, held) = oneshot::channel();
        let holding = Arc::clone(&thread);
        let hold = move || {
            let _ = begun.send(());
            wait.recv().is_ok()
        };
        tokio::spawn(async move { holding.draw(Priority::Panel, hold).await });
        held.await.unwrap();
        let drawn = Arc::new(Mutex::new(0));
        let counted = Arc::clone(&drawn);
        let dropped = thread.draw(Priority::Panel, move || *counted.lock().unwrap() += 1);
        let soon = tokio::time::timeout(std::time::Duration::from_millis(1), dropped).await;
        assert!(soon.is_err(), "another one is drawn");
        drop(go);
        assert_eq!(thread.draw(Priority::Look, || 7).await, Some(7));
        assert_eq!(*drawn.lock().unwrap(), 0);
    }
}
