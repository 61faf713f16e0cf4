//! A thread outside the runtime that ends the program when it no longer does its work.
//!
//! The gateway library can spin deaf on one core, and a hung runtime answers no signal: a supervisor such as
//! systemd or Docker restarts what exits.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use serenity::all::{ConnectionStage, ShardManager};

/// So long without a sign of life from the gateway.
const DEAF: Duration = Duration::from_secs(90);
/// So long without a tick of the runtime.
const HUNG: Duration = Duration::from_secs(30);
/// So long for a shutdown.
const STOPPING: Duration = Duration::from_secs(10);
/// The exit code that asks to be started again.
const AGAIN: i32 = 75;

/// Signs of life.
pub struct Health {
    start: Instant,
    gateway_ms: AtomicU64,
    runtime_ms: AtomicU64,
    connected: AtomicBool,
    stopping_ms: AtomicU64,
}

impl Health {
    /// Everything is well at the start.
    pub fn new() -> Arc<Self> {
        Arc::new(Self {
            start: Instant::now(),
            gateway_ms: AtomicU64::new(0),
            runtime_ms: AtomicU64::new(0),
            connected: AtomicBool::new(false),
            stopping_ms: AtomicU64::new(0),
        })
    }

    fn now(&self) -> u64 {
        u64::try_from(self.start.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// The gateway has sent something.
    pub fn heard(&self) {
        self.gateway_ms.store(self.now(), Ordering::Relaxed);
        self.connected.store(true, Ordering::Relaxed);
    }

    /// The shutdown has begun.
    pub fn stopping(&self) {
        self.stopping_ms.store(self.now().max(1), Ordering::Relaxed);
    }

    /// Notes heartbeats that were answered, for as long as the runtime lives.
    pub async fn watch_gateway(self: Arc<Self>, shards: Arc<ShardManager>) {
        loop {
            self.runtime_ms.store(self.now(), Ordering::Relaxed);
            let runners = shards.runners.lock().await;
            // The latency is empty while the newest heartbeat has not been answered.
            if runners
                .values()
                .any(|r| r.stage == ConnectionStage::Connected && r.latency.is_some())
            {
                self.heard();
            }
            drop(runners);
            tokio::time::sleep(Duration::from_secs(5)).await;
        }
    }

    /// Why the program should end now, if it should.
    fn trouble(&self) -> Option<&'static str> {
        let now = self.now();
        let since = |then: u64| Duration::from_millis(now.saturating_sub(then));
        let stopping = self.stopping_ms.load(Ordering::Relaxed);
        if stopping > 0 {
            return (since(stopping) > STOPPING).then_some("the shutdown takes too long");
        }
        if since(self.runtime_ms.load(Ordering::Relaxed)) > HUNG {
            return Some("the runtime hangs");
        }
        if self.connected.load(Ordering::Relaxed)
            && since(self.gateway_ms.load(Ordering::Relaxed)) > DEAF
        {
            return Some("the gateway is silent");
        }
        None
    }

    /// Starts the watching thread.
    pub fn guard(self: &Arc<Self>) {
        let health = Arc::clone(self);
        let spawned = thread::Builder::new()
            .name("watchdog".into())
            .spawn(move || {
                loop {
                    thread::sleep(Duration::from_secs(1));
                    if let Some(why) = health.trouble() {
                        eprintln!("castaway: {why}, exiting to be started again");
                        std::process::exit(AGAIN);
                    }
                }
            });
        if let Err(error) = spawned {
            tracing::error!(%error, "the watchdog could not be started");
        }
    }
}
