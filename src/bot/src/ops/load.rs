//! A load run: many games played at once through the sandbox, over the real gateway and REST calls.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use castaway_sandbox::{InteractionId, Sandbox, SandboxConfig, SandboxHandle};
use castaway_store::{Store, StoreError};
use serde_json::{Value, json};
use tokio::sync::{Mutex, oneshot};

use super::serve::{ServeError, build_with, open_store};
use crate::{
    discord::{self, Clock, Endpoint, Registered, Supervision},
    registry::GAMES,
    ui::component::Id,
};

/// A press waits so long for its answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// How the load is made.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Channels with a game each.
    pub channels: u64,
    /// Presses per second over all channels.
    pub rate: u32,
    /// How long.
    pub seconds: u32,
    /// Each channel presses again as soon as it is answered.
    pub closed: bool,
}

/// A bot in a sandbox of its own, with saves of its own that go away with it.
pub struct Stage {
    /// The simulator.
    pub sandbox: Sandbox,
    /// Plays the members.
    pub handle: SandboxHandle,
    stop: Option<oneshot::Sender<()>>,
    bot: tokio::task::JoinHandle<()>,
}

impl Stage {
    /// Starts simulator and bot over the saves of a folder.
    ///
    /// # Errors
    /// When something is broken or the bot does not connect.
    pub async fn open(data: &std::path::Path) -> Result<Self, ServeError> {
        let sandbox = castaway_sandbox::start(SandboxConfig::default()).await?;
        Self::join(sandbox, data).await
    }

    /// Starts a bot in a simulator that runs already, as after a restart.
    ///
    /// # Errors
    /// When something is broken or the bot does not connect.
    pub async fn join(sandbox: Sandbox, data: &std::path::Path) -> Result<Self, ServeError> {
        let store = opened(data).await?;
        Self::over(sandbox, store, data).await
    }

    /// Starts a bot over any store; the folder takes the notes about faults.
    ///
    /// # Errors
    /// When something is broken or the bot does not connect.
    pub async fn over(
        sandbox: Sandbox,
        store: Arc<dyn Store>,
        data: &std::path::Path,
    ) -> Result<Self, ServeError> {
        let endpoint = Endpoint::Sandbox {
            base_url: sandbox.base_url(),
            token: sandbox.token().to_owned(),
        };
        Self::at(sandbox, endpoint, store, data).await
    }

    /// Starts a bot over any store, with any way from it to the simulator.
    ///
    /// # Errors
    /// When something is broken or the bot does not connect.
    pub async fn at(
        sandbox: Sandbox,
        endpoint: Endpoint,
        store: Arc<dyn Store>,
        data: &std::path::Path,
    ) -> Result<Self, ServeError> {
        Self::timed(sandbox, endpoint, store, data, Arc::new(discord::now_ms)).await
    }

    /// The same with a clock of one's own.
    ///
    /// # Errors
    /// When something is broken or the bot does not connect.
    pub async fn timed(
        sandbox: Sandbox,
        endpoint: Endpoint,
        store: Arc<dyn Store>,
        data: &std::path::Path,
        clock: Clock,
    ) -> Result<Self, ServeError> {
        Self::playing(sandbox, endpoint, store, data, clock, GAMES).await
    }

    /// The same with games of one's own.
    ///
    /// # Errors
    /// When something is broken or the bot does not connect.
    pub async fn playing(
        sandbox: Sandbox,
        endpoint: Endpoint,
        store: Arc<dyn Store>,
        data: &std::path::Path,
        clock: Clock,
        games: &[Registered],
    ) -> Result<Self, ServeError> {
        let handle = sandbox.handle();
        let app = build_with(store, data, clock, games)?;
        let (stop, stopped) = oneshot::channel::<()>();
        let wait = async move {
            let _ = stopped.await;
        };
        let bot = tokio::spawn(async move {
            if let Err(error) = discord::run(app, endpoint, Supervision::Off, wait, |_| ()).await {
                tracing::error!(%error, "the bot stopped");
            }
        });
        handle.wait_ready(Duration::from_secs(15)).await;
        Ok(Self {
            sandbox,
            handle,
            stop: Some(stop),
            bot,
        })
    }

    /// Stops the bot and gives the simulator back.
    pub async fn close(mut self) -> Sandbox {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        let _ = self.bot.await;
        self.sandbox
    }
}

/// Opens saves that a bot before may be about to close.
async fn opened(data: &std::path::Path) -> Result<Arc<dyn Store>, StoreError> {
    for _ in 0..100 {
        match open_store(data) {
            Err(StoreError::AlreadyOpen { .. }) => {
                tokio::time::sleep(Duration::from_millis(50)).await
            }
            other => return other,
        }
    }
    open_store(data)
}

/// One game under load.
struct Seat {
    channel: u64,
    user: u64,
    panel: Option<u64>,
}

struct Tally {
    times: Mutex<Vec<Duration>>,
    lost: AtomicU64,
    games: AtomicU64,
}

/// Runs the load and prints what was measured.
///
/// # Errors
/// When the stage cannot be set.
pub async fn run(load: Load) -> Result<(), ServeError> {
    let data = scratch();
    let stage = Stage::open(&data).await?;
    let handle = stage.handle.clone();
    let user = handle.users().first().map_or(0, |u| u.id);
    let count = usize::try_from(load.channels.max(1)).unwrap_or(1);
    let seats: Vec<Arc<Mutex<Seat>>> = handle
        .add_channels(count)
        .into_iter()
        .map(|channel| {
            Arc::new(Mutex::new(Seat {
                channel,
                user,
                panel: None,
            }))
        })
        .collect();
    let tally = Arc::new(Tally {
        times: Mutex::default(),
        lost: AtomicU64::new(0),
        games: AtomicU64::new(0),
    });
    for seat in &seats {
        let mut seat = seat.lock().await;
        begin(&handle, &mut seat, &tally).await;
    }
    println!(
        "{} games begun, {} MB resident (bot and simulator)",
        seats.len(),
        resident_mb()
    );
    // The first pictures are drawn before the clock starts.
    tokio::time::sleep(Duration::from_secs(2)).await;
    tally.times.lock().await.clear();
    let start = Instant::now();
    let end = start + Duration::from_secs(load.seconds.into());
    if load.closed {
        closed(&handle, &seats, &tally, end).await;
    } else {
        open(&handle, &seats, &tally, load.rate, end).await;
    }
    report(load, &tally, start.elapsed()).await;
    let counters = handle.counters();
    println!(
        "refused by the simulator: {} {:?}",
        counters.refused_total,
        counters.refused.iter().take(3).collect::<Vec<_>>()
    );
    println!(
        "{} MB resident at the end (bot and simulator)",
        resident_mb()
    );
    stage.close().await.shutdown().await;
    let _ = std::fs::remove_dir_all(&data);
    Ok(())
}

/// Presses at a fixed rate, whatever the answers do.
async fn open(
    handle: &SandboxHandle,
    seats: &[Arc<Mutex<Seat>>],
    tally: &Arc<Tally>,
    rate: u32,
    end: Instant,
) {
    let mut tick = tokio::time::interval(Duration::from_secs(1) / rate.max(1));
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Burst);
    let mut turn = 0;
    let mut tasks = tokio::task::JoinSet::new();
    while Instant::now() < end {
        tick.tick().await;
        let Some(seat) = seats.get(turn % seats.len()) else {
            return;
        };
        turn += 1;
        let (handle, seat, tally) = (handle.clone(), Arc::clone(seat), Arc::clone(tally));
        tasks.spawn(async move {
            let mut seat = seat.lock().await;
            press(&handle, &mut seat, &tally).await;
        });
        while tasks.try_join_next().is_some() {}
    }
    tasks.join_all().await;
}

/// Presses again as soon as answered, in every channel.
async fn closed(
    handle: &SandboxHandle,
    seats: &[Arc<Mutex<Seat>>],
    tally: &Arc<Tally>,
    end: Instant,
) {
    let mut tasks = tokio::task::JoinSet::new();
    for seat in seats {
        let (handle, seat, tally) = (handle.clone(), Arc::clone(seat), Arc::clone(tally));
        tasks.spawn(async move {
            let mut seat = seat.lock().await;
            while Instant::now() < end {
                press(&handle, &mut seat, &tally).await;
            }
        });
    }
    tasks.join_all().await;
}

async fn begin(handle: &SandboxHandle, seat: &mut Seat, tally: &Tally) {
    let options = json!([{ "name": "new", "type": 1, "options": [] }]);
    let Ok(interaction) = handle.slash(seat.user, seat.channel, "island", &options) else {
        return;
    };
    tally.games.fetch_add(1, Ordering::Relaxed);
    if let Some(ack) = handle.wait_ack(interaction, PATIENCE).await {
        seat.panel = ack.message_id;
    }
}

/// One press as a person might make it.
async fn press(handle: &SandboxHandle, seat: &mut Seat, tally: &Tally) {
    let message = seat
        .panel
        .and_then(|panel| handle.message(seat.channel, panel));
    let sent = match message.as_ref().and_then(choose) {
        Some((id, Some(value))) => handle.select(
            seat.user,
            seat.channel,
            seat.panel.unwrap_or(0),
            &id,
            &[value],
        ),
        Some((id, None)) => handle.press(seat.user, seat.channel, seat.panel.unwrap_or(0), &id),
        // The game is over.
        None => return begin(handle, seat, tally).await,
    };
    match sent {
        Ok(interaction) => note(handle, interaction, tally).await,
        Err(error) => {
            tracing::debug!(%error, "a press was not possible");
            tally.lost.fetch_add(1, Ordering::Relaxed);
        }
    }
}

async fn note(handle: &SandboxHandle, interaction: InteractionId, tally: &Tally) {
    match handle.wait_ack(interaction, PATIENCE).await {
        Some(ack) => tally.times.lock().await.push(ack.elapsed),
        None => {
            tally.lost.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// What to press on a message: its id, and the value of a menu.
pub fn choose(message: &Value) -> Option<(String, Option<String>)> {
    let rows = message["components"].as_array()?;
    let all: Vec<&Value> = rows
        .iter()
        .filter_map(|r| r["components"].as_array())
        .flatten()
        .collect();
    let of = |action: &'static str| {
        all.iter().copied().filter(move |c: &&Value| {
            let id = c["custom_id"].as_str().and_then(|t| Id::read(t).ok());
            id.is_some_and(|id| id.action == action) && c["disabled"] != true
        })
    };
    let id = |c: &Value| c["custom_id"].as_str().map(str::to_owned);
    for action in ["pick", "place", "go"] {
        // The last way to place pawns is the one with the most help.
        if let Some(button) = of(action).next_back() {
            return Some((id(button)?, None));
        }
    }
    let Some(menu) = of("picks").chain(of("plan")).next() else {
        // A screen from which there is only the way back.
        return Some((id(of("panel").next()?)?, None));
    };
    let options = menu["options"].as_array()?;
    let value = options
        .iter()
        .filter_map(|o| o["value"].as_str())
        .rfind(|v| *v != "kinds")?;
    Some((id(menu)?, Some(value.to_owned())))
}

async fn report(load: Load, tally: &Tally, took: Duration) {
    let mut times = tally.times.lock().await.clone();
    times.sort_unstable();
    let at = |share: f64| {
        // The rank is below the length, so nothing is cut off.
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            clippy::cast_precision_loss
        )]
        let rank = ((times.len() as f64 - 1.0).max(0.0) * share) as usize;
        times.get(rank).copied().unwrap_or_default()
    };
    let kind = if load.closed {
        "closed loop"
    } else {
        "open loop"
    };
    println!(
        "{kind}, {} channels{}: {} presses in {:.1} s ({:.0}/s), {} games begun, {} lost",
        load.channels,
        if load.closed {
            String::new()
        } else {
            format!(", {}/s asked for", load.rate)
        },
        times.len(),
        took.as_secs_f64(),
        times.len() as f64 / took.as_secs_f64().max(1e-9),
        tally.games.load(Ordering::Relaxed),
        tally.lost.load(Ordering::Relaxed),
    );
    println!(
        "from event sent to callback received: p50 {:.2} ms, p90 {:.2} ms, p99 {:.2} ms, most {:.2} ms",
        at(0.5).as_secs_f64() * 1e3,
        at(0.9).as_secs_f64() * 1e3,
        at(0.99).as_secs_f64() * 1e3,
        at(1.0).as_secs_f64() * 1e3,
    );
}

/// A folder of our own below the system's for temporary things.
fn scratch() -> PathBuf {
    std::env::temp_dir().join(format!("castaway-load-{}", std::process::id()))
}

/// Resident memory of this program in MB, where the system tells.
fn resident_mb() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmRSS:"));
    line.and_then(|l| l.split_whitespace().next())
        .and_then(|n| n.parse::<u64>().ok())
        .unwrap_or(0)
        / 1024
}
