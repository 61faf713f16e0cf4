//! What the bot tells people of what was, as people live through it: rounds that end, what somebody has missed.

mod away;
mod counted;
mod hint;
mod privacy;
mod recap;
mod stats;

use std::sync::atomic::Ordering;

use crate::person::{
    Person,
    company::{gone, meta, until, users},
    components,
};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{command::Command, game::Island, policy};
use castaway_table::{Act, Done, Loaded, Stamp};
use serde_json::{Value, json};

const HOUR: u64 = 60 * 60_000;
const DAY: u64 = 24 * HOUR;
/// 21 November 2026, noon.
const NOON: u64 = 1_795_262_400_000;

fn round(me: &Person) -> u64 {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    saved.envelope.body.tree()["round"].as_u64().unwrap()
}

/// Two at a relaxed table whose game has begun, by their numbers.
async fn begun(me: &mut Person) -> [u64; 2] {
    let [robin, mary, _] = users(me);
    me.user = robin;
    let new = json!([{ "name": "new", "type": 1, "options": [] }]);
    let table = me.slash("island", new).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    [robin, mary]
}

fn panel(me: &Person) -> u64 {
    meta(me).panel.expect("a panel").message
}

/// The game as it stands.
async fn now(me: &Person) -> Loaded<Island> {
    let ui = me.stage.app.ui::<Island>().unwrap();
    ui.tables().load(me.channel).await.ok().unwrap()
}

/// Somebody gives this for a seat; whether it was carried out.
async fn gives(me: &Person, user: u64, seat: Seat, command: Command) -> bool {
    let ui = me.stage.app.ui::<Island>().unwrap();
    let stamp = Stamp {
        user,
        interaction: None,
        now_ms: me.clock.load(Ordering::SeqCst),
    };
    let act = Act {
        stamp,
        seen: None,
        command,
    };
    let done = ui.tables().act_as(me.channel, Some(seat), act).await;
    matches!(done, Ok(Done::Now { .. }))
}

/// What a hasty player would do next with a seat.
async fn suggested(me: &Person, seat: Seat) -> Option<Command> {
    let ui = me.stage.app.ui::<Island>().unwrap();
    policy::suggest(ui.catalog(), &now(me).await.state, seat)
}

/// One step of the game by whichever of these people may make it, as a hasty table does; false when nobody can.
async fn step(me: &Person, people: &[u64]) -> bool {
    let loaded = now(me).await;
    if Island::outcome(&loaded.state).is_some() {
        return false;
    }
    for (seat, user) in loaded.meta.chairs.each() {
        let user = user.owner.unwrap();
        let command = suggested(me, seat).await;
        let Some(command) = command.filter(|_| people.contains(&user)) else {
            continue;
        };
        if gives(me, user, seat, command).await {
            me.stage.app.repaint(me.channel);
            return true;
        }
    }
    false
}

/// These people go on until all plan and nothing is asked.
async fn plans(me: &Person, people: &[u64]) -> Loaded<Island> {
    loop {
        let loaded = now(me).await;
        if loaded.state.planning && loaded.state.ask.is_none() {
            return loaded;
        }
        assert!(step(me, people).await, "nobody goes on: {:?}", meta(me));
    }
}

/// These people go on until the game is so far.
async fn play_until(me: &Person, people: &[u64], fits: impl Fn(&Person) -> bool) {
    for _ in 0..2000 {
        if fits(me) {
            return;
        }
        assert!(step(me, people).await, "nobody goes on: {:?}", meta(me));
    }
    panic!("not so far: {:?}", meta(me));
}

/// The messages of the channel that somebody sees and that begin so.
fn seen(me: &Person, user: u64, begin: &str) -> Vec<Value> {
    let all = me.handle().messages(me.channel, user);
    let fits = |m: &Value| m["content"].as_str().is_some_and(|c| c.starts_with(begin));
    all.into_iter().filter(fits).collect()
}

fn number(message: &Value) -> u64 {
    message["id"].as_str().unwrap().parse().unwrap()
}
