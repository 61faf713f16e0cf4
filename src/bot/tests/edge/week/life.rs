//! A bot that is stopped and killed: it runs in a runtime of its own, and with that all that it was about goes at once.
//!
//! Sleeps: a kill comes at a random moment of real time, and between two ticks the bot is left to itself for a moment, since
//! it may owe the channel something of which nothing tells.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use castaway::ops::load::Stage;
use castaway_kernel::Chance;
use castaway_sandbox::{Sandbox, SandboxConfig};
use castaway_store::Store;
use castaway_table::Meta;
use tokio::runtime::{Builder, Runtime};

use super::{NOON, watch::Watch};
use crate::person::{self, PATIENCE, Person, heard};

/// The moment between two ticks.
const LOOK: Duration = Duration::from_millis(5);

/// Where the bot lives.
pub struct Life {
    me: Option<Person>,
    runtime: Option<Runtime>,
    seed: u64,
    /// How often it was stopped.
    pub stops: usize,
    /// How often it was killed.
    pub kills: usize,
}

/// Starts the bot in a runtime of its own.
async fn born(
    sandbox: Sandbox,
    store: Arc<dyn Store>,
    clock: Arc<AtomicU64>,
    data: std::path::PathBuf,
) -> (Runtime, Stage) {
    let runtime = Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    let stage = runtime.spawn(async move { person::stage(sandbox, &store, &clock, &data).await });
    let stage = stage.await.unwrap();
    (runtime, stage)
}

/// All that runs there ends, wherever it is.
async fn cut_off(runtime: Runtime) {
    let cut = tokio::task::spawn_blocking(move || runtime.shutdown_timeout(PATIENCE));
    cut.await.unwrap();
}

impl Life {
    pub async fn begin(seed: u64) -> Self {
        let data = tempfile::tempdir().unwrap();
        let clock = Arc::new(AtomicU64::new(NOON));
        let sandbox = castaway_sandbox::start(SandboxConfig::default()).await;
        let sandbox = sandbox.unwrap();
        sandbox.handle().set_ack_time(PATIENCE);
        let store = heard(&sandbox);
        let (saves, time, path) = (Arc::clone(&store), Arc::clone(&clock), data.path().into());
        let (runtime, stage) = born(sandbox, saves, time, path).await;
        let me = Person {
            user: stage.handle.users()[0].id,
            channel: stage.handle.channels()[0].id,
            stage,
            store,
            clock,
            data,
        };
        Self {
            me: Some(me),
            runtime: Some(runtime),
            seed,
            stops: 0,
            kills: 0,
        }
    }

    /// Whoever presses next.
    pub fn me(&mut self) -> &mut Person {
        self.me.as_mut().expect("the bot lives")
    }

    /// The same, to look.
    pub fn read(&self) -> &Person {
        self.me.as_ref().expect("the bot lives")
    }

    pub fn now_ms(&self) -> u64 {
        self.read().clock.load(Ordering::SeqCst)
    }

    pub fn set_clock(&self, now_ms: u64) {
        self.read().set_clock(now_ms);
    }

    /// When something is due in the game.
    pub fn next_due(&self) -> Option<u64> {
        let all = self.read().store.deadlines(u64::MAX, 9).unwrap();
        let channel = self.read().channel;
        let mine = all.into_iter().filter(|due| due.channel == channel);
        mine.map(|due| due.at_ms).min()
    }

    /// Waits until nothing is due and the channel is owed nothing, and watches what is posted meanwhile.
    pub async fn settle(&self, watch: &mut Watch) {
        let wait = async {
            loop {
                watch.look(self);
                let now_ms = self.now_ms();
                let saved = self.read().store.load(self.read().channel);
                let saved = saved.unwrap().expect("a game");
                let meta: Meta = saved.meta.read().unwrap();
                let due = self.next_due().is_some_and(|at| at <= now_ms);
                if !due && !meta.owes(saved.envelope.revision) && meta.calling.is_empty() {
                    watch.look(self);
                    return;
                }
                self.tick().await;
            }
        };
        let in_time = tokio::time::timeout(PATIENCE, wait).await;
        assert!(
            in_time.is_ok(),
            "seed {}: something stays due: {:?}",
            self.seed,
            person::company::meta(self.read())
        );
    }

    /// The bot looks at what is due, in its own runtime, without waiting for the next second.
    pub async fn tick(&self) {
        let app = self.read().stage.app.clone();
        let runtime = self.runtime.as_ref().expect("the bot lives");
        let looked = runtime.spawn(async move { app.look_at_deadlines().await });
        looked.await.unwrap();
        tokio::time::sleep(LOOK).await;
    }

    /// The bot is stopped and started again.
    pub async fn stop(&mut self, chance: &mut Chance) {
        self.stops += 1;
        pause(chance).await;
        let me = self.me.take().unwrap();
        let sandbox = me.stage.close().await;
        cut_off(self.runtime.take().unwrap()).await;
        self.revive(sandbox, me.store, me.clock, me.data, me.user, me.channel)
            .await;
    }

    /// The bot is killed, whatever it is about, and started again.
    pub async fn kill(&mut self, chance: &mut Chance) {
        self.kills += 1;
        pause(chance).await;
        cut_off(self.runtime.take().unwrap()).await;
        let me = self.me.take().unwrap();
        let handle = me.stage.handle.clone();
        let gone = handle.until(PATIENCE, || !handle.bot_online()).await;
        assert!(gone, "seed {}: it does not die", self.seed);
        handle.clear_faults();
        let sandbox = me.stage.sandbox;
        self.revive(sandbox, me.store, me.clock, me.data, me.user, me.channel)
            .await;
    }

    async fn revive(
        &mut self,
        sandbox: Sandbox,
        store: Arc<dyn Store>,
        clock: Arc<AtomicU64>,
        data: tempfile::TempDir,
        user: u64,
        channel: u64,
    ) {
        let (saves, time, path) = (Arc::clone(&store), Arc::clone(&clock), data.path().into());
        let (runtime, stage) = born(sandbox, saves, time, path).await;
        self.runtime = Some(runtime);
        self.me = Some(Person {
            stage,
            user,
            channel,
            store,
            clock,
            data,
        });
    }

    pub async fn end(mut self) {
        let sandbox = self.me.take().unwrap().stage.close().await;
        cut_off(self.runtime.take().unwrap()).await;
        sandbox.shutdown().await;
    }
}

/// A kill comes at any moment of what the bot does after a press or a tick of the clock.
async fn pause(chance: &mut Chance) {
    let moment = u64::try_from(chance.die(1_400)).unwrap();
    tokio::time::sleep(Duration::from_millis(moment)).await;
}
