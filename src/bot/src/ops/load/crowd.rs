//! Who presses: a person in every channel, at a fixed rate or again as soon as answered.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use castaway_sandbox::{InteractionId, SandboxHandle};
use serde_json::{Value, json};
use tokio::sync::Mutex;

use super::{
    choose::{Choice, choose},
    figures::Figures,
    wish::Load,
};

/// A press waits so long for its answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// How a bot is played.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// The slash command that begins.
    command: &'static str,
    /// The subcommand, where there is one.
    sub: Option<&'static str>,
    /// How many play, where that is said.
    players: Option<u8>,
    /// What to press on a message: its id, and the value of a menu.
    choose: fn(&Value) -> Option<Choice>,
}

/// A game of the island in our bot.
pub const ISLAND: Part = Part {
    command: "island",
    sub: Some("new"),
    players: Some(1),
    choose,
};

/// A button among the components of a message, as Discord numbers their types.
const BUTTON: u8 = 2;

/// The first button of a bare bot.
pub const PONG: Part = Part {
    command: "ping",
    sub: None,
    players: None,
    choose: |message| {
        let rows = message["components"].as_array()?.iter();
        let mut parts = rows
            .filter_map(|row| row["components"].as_array())
            .flatten();
        let button = parts.find(|part| part["type"] == BUTTON && part["custom_id"].is_string())?;
        Some((button["custom_id"].as_str()?.to_owned(), None))
    },
};

/// One channel under load.
struct Seat {
    channel: u64,
    user: u64,
    panel: Option<u64>,
}

/// The people of one simulator.
pub struct Crowd {
    handle: SandboxHandle,
    part: Part,
    seats: Vec<Arc<Mutex<Seat>>>,
}

impl Crowd {
    /// Opens channels with somebody in each who begins.
    pub async fn gather(handle: SandboxHandle, part: Part, channels: u64) -> Self {
        let user = handle.users().first().map_or(0, |u| u.id);
        let count = usize::try_from(channels.max(1)).unwrap_or(1);
        let opened = handle.add_channels(count).into_iter();
        let seats = opened.map(|channel| {
            Arc::new(Mutex::new(Seat {
                channel,
                user,
                panel: None,
            }))
        });
        let crowd = Self {
            part,
            seats: seats.collect(),
            handle,
        };
        let player = crowd.player();
        for seat in &crowd.seats {
            player.begin(&mut *seat.lock().await).await;
        }
        crowd
    }

    /// What somebody sees who plays here.
    pub async fn panel(&self) -> Option<Value> {
        let seat = self.seats.first()?.lock().await;
        self.handle.message(seat.channel, seat.panel?)
    }

    fn player(&self) -> Player {
        Player {
            handle: self.handle.clone(),
            part: self.part,
            tally: Arc::default(),
        }
    }

    /// Presses for a while.
    pub async fn run(&self, load: &Load) -> Figures {
        let player = self.player();
        let start = Instant::now();
        let end = start + Duration::from_secs(load.seconds.into());
        if load.closed {
            self.closed(&player, end).await;
        } else {
            self.open(&player, load.rate, end).await;
        }
        let tally = &player.tally;
        Figures::new(
            std::mem::take(&mut *tally.times.lock().await),
            tally.lost.load(Ordering::Relaxed),
            tally.games.load(Ordering::Relaxed),
            start.elapsed(),
        )
    }

    /// Presses at a fixed rate, whatever the answers do.
    async fn open(&self, player: &Player, rate: u32, end: Instant) {
        let mut tick = tokio::time::interval(Duration::from_secs(1) / rate.max(1));
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Burst);
        let mut tasks = tokio::task::JoinSet::new();
        for seat in self.seats.iter().cycle() {
            if Instant::now() >= end {
                break;
            }
            tick.tick().await;
            let (player, seat) = (player.clone(), Arc::clone(seat));
            tasks.spawn(async move {
                player.press(&mut *seat.lock().await).await;
            });
            while tasks.try_join_next().is_some() {}
        }
        tasks.join_all().await;
    }

    /// Presses again as soon as answered, in every channel.
    async fn closed(&self, player: &Player, end: Instant) {
        let mut tasks = tokio::task::JoinSet::new();
        for seat in &self.seats {
            let (player, seat) = (player.clone(), Arc::clone(seat));
            tasks.spawn(async move {
                let mut seat = seat.lock().await;
                while Instant::now() < end {
                    player.press(&mut seat).await;
                }
            });
        }
        tasks.join_all().await;
    }
}

#[derive(Default)]
struct Tally {
    times: Mutex<Vec<Duration>>,
    lost: AtomicU64,
    games: AtomicU64,
}

/// Plays a part and notes what came of it.
#[derive(Clone)]
struct Player {
    handle: SandboxHandle,
    part: Part,
    tally: Arc<Tally>,
}

impl Player {
    async fn begin(&self, seat: &mut Seat) {
        let players = self.part.players.into_iter();
        let below: Vec<Value> = players
            .map(|n| json!({ "name": "players", "type": 4, "value": n }))
            .collect();
        let options = match self.part.sub {
            Some(name) => json!([{ "name": name, "type": 1, "options": below }]),
            None => json!([]),
        };
        let begun = self
            .handle
            .slash(seat.user, seat.channel, self.part.command, &options);
        let Ok(interaction) = begun else {
            return self.lose();
        };
        self.tally.games.fetch_add(1, Ordering::Relaxed);
        match self.handle.wait_ack(interaction, PATIENCE).await {
            Some(ack) => seat.panel = ack.message_id,
            None => self.lose(),
        }
        if self.wish(seat).is_none() {
            self.follow(seat);
        }
    }

    /// The game goes on elsewhere in the channel: its panel has moved. What only this person sees is no panel.
    fn follow(&self, seat: &mut Seat) {
        let all = self.handle.messages(seat.channel, seat.user);
        let open = |m: &&Value| m["ephemeral"] != true && (self.part.choose)(m).is_some();
        let found = all.iter().rfind(open);
        let id = found.and_then(|m| m["id"].as_str()?.parse().ok());
        seat.panel = id.or(seat.panel);
    }

    /// What can be pressed in front of this person.
    fn wish(&self, seat: &Seat) -> Option<Choice> {
        let message = self.handle.message(seat.channel, seat.panel?)?;
        (self.part.choose)(&message)
    }

    /// One press as a person might make it.
    async fn press(&self, seat: &mut Seat) {
        let mut wish = self.wish(seat);
        if wish.is_none() {
            self.follow(seat);
            wish = self.wish(seat);
        }
        let panel = seat.panel.unwrap_or(0);
        let sent = match wish {
            Some((id, Some(value))) => {
                self.handle
                    .select(seat.user, seat.channel, panel, &id, &[value])
            }
            Some((id, None)) => self.handle.press(seat.user, seat.channel, panel, &id),
            // The game is over.
            None => return self.begin(seat).await,
        };
        match sent {
            Ok(interaction) => self.note(interaction).await,
            Err(error) => {
                tracing::debug!(%error, "a press was not possible");
                self.lose();
            }
        }
    }

    async fn note(&self, interaction: InteractionId) {
        match self.handle.wait_ack(interaction, PATIENCE).await {
            Some(ack) => self.tally.times.lock().await.push(ack.elapsed),
            None => self.lose(),
        }
    }

    fn lose(&self) {
        self.tally.lost.fetch_add(1, Ordering::Relaxed);
    }
}
