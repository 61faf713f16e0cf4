//! A week of four people who are never all there at once: games through the sandbox to their end, by a clock that the test sets. The
//! bot is stopped and killed at random moments, and all that is posted is watched.
//!
//! Each pace once, in the last rounds of a game. Twenty whole games:
//! `CASTAWAY_GAMES=20 cargo test -p castaway --test edge week:: -- --nocapture`.

mod folk;
mod life;
mod span;
mod visit;
mod watch;

use crate::planted;
use std::sync::Arc;

use crate::person::{self, components};
use castaway_kernel::Chance;
use castaway_robinson::{catalog::Catalog, state::State};
use castaway_sandbox::Route;
use castaway_table::{Meta, Pace};
use folk::Folk;
use life::Life;
use serde_json::json;
use span::Span;
use watch::Watch;

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;
/// 21 November 2026, noon.
const NOON: u64 = 1_795_262_400_000;
/// So many games run without being asked for more: one for each pace.
const GAMES: u64 = 4;
/// A game that takes longer has come to a stop.
const LONGEST: u64 = 120 * DAY;

/// What came of a game.
struct Told {
    days: u64,
    rounds: u8,
    calls: usize,
    presses: usize,
    stops: usize,
    kills: usize,
    unanswered: usize,
    /// How many left their chair and came back to it.
    returned: usize,
}

/// The pace of a game: each in turn, the usual one first.
fn pace(seed: u64) -> Pace {
    let all = [Pace::Several, Pace::Daily, Pace::Relaxed, Pace::Live];
    all[usize::try_from(seed % 4).unwrap()]
}

/// Four sit down, each says when they sleep, and the game of this seed begins.
async fn begun(life: &mut Life, folk: &[Folk], start: State, seed: u64) {
    let me = life.me();
    let number = Pace::ALL.iter().position(|one| *one == pace(seed)).unwrap();
    let pace = json!([{ "name": "pace", "type": 4, "value": number }]);
    me.user = folk[0].user;
    let table = me.slash("island", person::company::sub("new", pace)).await;
    for one in folk {
        me.user = one.user;
        let quiet = json!([{ "name": "quiet", "type": 3, "value": one.quiet() },
            { "name": "zone", "type": 3, "value": one.zone }]);
        me.slash("notify", quiet).await;
        if one.user != folk[0].user {
            me.press_action(table, "sit").await;
        }
    }
    me.user = folk[0].user;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    planted::plant(me.store.as_ref(), me.channel, move |state| *state = start);
    me.slash("island", person::company::sub("status", json!([])))
        .await;
}

/// The game of the channel and what lies beside it.
fn game(life: &Life) -> (State, Meta) {
    let saved = life.read().store.load(life.read().channel);
    let saved = saved.unwrap().expect("a game");
    (
        saved.envelope.body.read().unwrap(),
        saved.meta.read().unwrap(),
    )
}

/// A game to its end.
async fn played(catalog: Arc<Catalog>, span: Span, seed: u64) -> Told {
    let mut chance = Chance::from_seed(seed);
    let mut life = Life::begin(seed).await;
    let mut folk = folk::gathered(&life.read().handle().users(), seed);
    let people = u8::try_from(folk.len()).unwrap();
    let content = Arc::clone(&catalog);
    let start = tokio::task::spawn_blocking(move || span.begins(&content, people, seed));
    let start = start.await.unwrap();
    let first = start.round;
    begun(&mut life, &folk, start, seed).await;
    let mut watch = Watch::new((seed, span), pace(seed), &folk);
    let mut presses = 0;
    loop {
        life.settle(&mut watch).await;
        let (state, meta) = game(&life);
        watch.judge(&catalog, &state, &meta, &life);
        if state.end.is_some() {
            break;
        }
        let now_ms = life.now_ms();
        let due = life.next_due().unwrap_or(u64::MAX).max(now_ms);
        let visits = folk.iter().map(|one| one.comes(now_ms, &meta));
        let (n, visit) = (0..).zip(visits).min_by_key(|(_, at)| *at).unwrap();
        assert!(
            due.min(visit) < NOON + LONGEST,
            "{}: round {} does not end: {:?} {meta:?}",
            watch.again(),
            state.round,
            state.ask
        );
        if chance.die(12) == 0 {
            life.stop(&mut chance).await;
        }
        if due < visit {
            // Of what is posted nothing may be heard before the kill, so that it is not noted.
            let (dies, unheard) = (chance.die(6) == 0, chance.die(2) == 0);
            if dies && unheard {
                life.read().handle().lose_next(Route::Posts, 500, 9);
            }
            life.set_clock(due);
            if dies {
                life.kill(&mut chance).await;
            }
            continue;
        }
        life.set_clock(visit);
        let someone: &mut Folk = &mut folk[n];
        presses += visit::visit(&mut life, &mut watch, someone, &catalog, &mut chance).await;
        someone.was_here(life.now_ms());
    }
    let (state, meta) = game(&life);
    assert!(meta.calls.is_empty(), "{}: {meta:?}", watch.again());
    let panel = meta.panel.expect("a panel").message;
    let words = components(&life.read().see(panel));
    assert!(
        words.iter().any(|c| person::action(c) == "share"),
        "{}: the panel does not show the end: {}",
        watch.again(),
        life.read().words(panel)
    );
    let log = life.read().store.log(life.read().channel, 1, 9_999);
    let unanswered = log.unwrap().iter().filter(|e| e.mark.is_some()).count();
    let told = Told {
        days: (life.now_ms() - NOON) / DAY,
        rounds: state.round + 1 - first,
        calls: watch.calls(),
        presses,
        stops: life.stops,
        kills: life.kills,
        unanswered,
        returned: folk.iter().filter(|one| one.returned).count(),
    };
    life.end().await;
    told
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|n| n.parse().ok())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_four_people_over_days_end_and_call_nobody_wrongly() {
    let span = Span::asked();
    let catalog = Arc::new(Catalog::load().unwrap());
    let seeds = match number("CASTAWAY_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..number("CASTAWAY_GAMES").unwrap_or(GAMES),
    };
    let several = seeds.clone().count() > 1;
    // They run side by side, since most of the time is spent on the pauses that the bot makes between two edits.
    let games = seeds
        .clone()
        .map(|seed| tokio::spawn(played(Arc::clone(&catalog), span, seed)));
    let games: Vec<_> = games.collect();
    let (mut calls, mut unanswered, mut returned, mut stops, mut kills) = (0, 0, 0, 0, 0);
    for (seed, game) in seeds.zip(games) {
        let told = game
            .await
            .unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        println!(
            "seed {seed}, {:?}: {} rounds in {} days, {} presses, {} steps of nobody, {} calls, {} came back, {} stops, {} kills",
            pace(seed),
            told.rounds,
            told.days,
            told.presses,
            told.unanswered,
            told.calls,
            told.returned,
            told.stops,
            told.kills
        );
        calls += told.calls;
        unanswered += told.unanswered;
        returned += told.returned;
        stops += told.stops;
        kills += told.kills;
    }
    // One game alone may do without one of these.
    let all = [calls, unanswered, returned, stops, kills];
    assert!(
        !several || all.iter().all(|times| *times > 0),
        "{calls} calls, {unanswered} steps, {returned} came back, {stops} stops, {kills} kills"
    );
}
