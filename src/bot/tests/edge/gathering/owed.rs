//! The program is killed right after a write of a table that fills up: what follows from it is done after the next start, and nobody
//! is called twice.

use std::sync::Arc;

use castaway_sandbox::Route;
use castaway_store::{Store, testing::FaultyStore};
use serde_json::{Value, json};

use super::{new, second, users};
use crate::person::{
    Person, action,
    company::{panel, sub, until},
    components,
};

/// Both games whose people sit down and get up as they like.
const GAMES: [&str; 2] = ["island", "explore"];

/// Plays on until the program is killed: so many writes of what is done reach the disk, and nothing reaches Discord. Then it is
/// started again.
pub(crate) async fn killed(
    mut me: Person,
    writes: usize,
    done: impl Fn(&Person),
    holds: impl Fn(&Person) -> bool,
) -> Person {
    me.catch_up().await;
    let disk = Arc::clone(&me.store);
    let dying = Arc::new(FaultyStore::new(Arc::clone(&disk)));
    me.store = Arc::clone(&dying) as Arc<dyn Store>;
    let me = me.restart().await;
    me.catch_up().await;
    dying.stop_after_writes(writes);
    me.handle().fail_next(Route::Any, 503, 10_000);
    done(&me);
    let held = me.so(|| holds(&me)).await;
    assert!(held, "{}", kept(&me));
    me.handle().clear_faults();
    let me = Person { store: disk, ..me };
    let me = me.restart().await;
    me.catch_up().await;
    me
}

pub(super) fn kept(me: &Person) -> Value {
    let kept = me.store.get_global(&format!("lobby/{}", me.channel));
    kept.unwrap().unwrap_or_default()
}

fn typed(me: &Person, game: &str, options: &Value) {
    let sent = me.handle().slash(me.user, me.channel, game, options);
    sent.unwrap();
}

/// The messages for all in the channel that say this.
fn saying(me: &Person, words: &str) -> Vec<Value> {
    let all = me.handle().messages(me.channel, me.user);
    let says = |m: &Value| m["ephemeral"] != true && m.to_string().contains(words);
    all.into_iter().filter(says).collect()
}

/// The same once something says it, and all is done that was under way.
async fn said_once(me: &Person, words: &str) -> Vec<Value> {
    assert!(me.so(|| !saying(me, words).is_empty()).await, "{words}");
    // Whoever is answered finds the program past its start.
    me.slash("games", json!([])).await;
    me.catch_up().await;
    saying(me, words)
}

fn buttons(message: &Value) -> Vec<String> {
    components(message).iter().map(action).collect()
}

async fn table(me: &mut Person, game: &str, options: Value) -> u64 {
    let table = me.slash(game, new(options)).await;
    until_known(me, table).await;
    table
}

pub(super) async fn until_known(me: &Person, table: u64) {
    let known = || kept(me)["message"].as_u64() == Some(table);
    assert!(me.so(known).await, "{}", kept(me));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sat_down_before_a_kill_stands_on_the_message_of_the_table_after_it() {
    for game in GAMES {
        let mut me = Person::open().await;
        let [_, mary, _] = users(&me);
        let table = table(&mut me, game, json!([])).await;
        me.user = mary;
        let sits = |me: &Person| {
            kept(me)["lobby"]["chairs"]
                .to_string()
                .contains(&mary.to_string())
        };
        let join = |me: &Person| typed(me, game, &sub("join", json!([])));
        let me = killed(me, 1, join, sits).await;
        me.until(table, &format!("<@{mary}>")).await;
        let shown = || kept(&me)["shown"] == kept(&me)["changes"];
        assert!(me.so(shown).await, "{}", kept(&me));
        me.stage.close().await.shutdown().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_moved_up_before_a_kill_is_called_once_after_it() {
    for game in GAMES {
        let mut me = Person::open().await;
        let [robin, mary, will] = users(&me);
        let table = table(&mut me, game, json!([])).await;
        let page = me.press_action(table, "options").await.unwrap();
        for _ in 0..2 {
            me.press_action(page, "room").await;
        }
        for user in [mary, will] {
            me.user = user;
            me.press_action(table, "sit").await;
        }
        assert_eq!(kept(&me)["lobby"]["waiting"], json!([will]));
        me.user = mary;
        let leave = |me: &Person| typed(me, game, &sub("leave", json!([])));
        let moved = |me: &Person| kept(me)["lobby"]["waiting"] == json!([]);
        let mut me = killed(me, 1, leave, moved).await;
        for _ in 0..2 {
            let calls = said_once(&me, "a seat has become free").await;
            assert_eq!(calls.len(), 1, "{calls:?}");
            assert!(calls[0]["mentions"].to_string().contains(&will.to_string()));
            me.until(table, &format!("<@{will}>")).await;
            assert!(!me.words(table).contains(&format!("<@{mary}>")));
            me = me.restart().await;
            me.catch_up().await;
        }
        me.user = robin;
        me.stage.close().await.shutdown().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_was_opened_before_a_kill_is_shown_and_calls_once_after_it() {
    for game in GAMES {
        let me = Person::open().await;
        let [_, mary, _] = users(&me);
        let open = |me: &Person| typed(me, game, &new(json!([second(mary)])));
        let opened = |me: &Person| kept(me)["lobby"]["id"].is_u64();
        let mut me = killed(me, 1, open, opened).await;
        for _ in 0..2 {
            let shown = said_once(&me, "you are invited").await;
            assert_eq!(shown.len(), 1, "{shown:?}");
            assert!(shown[0]["mentions"].to_string().contains(&mary.to_string()));
            assert!(buttons(&shown[0]).contains(&"sit".to_owned()));
            let id: u64 = shown[0]["id"].as_str().unwrap().parse().unwrap();
            until_known(&me, id).await;
            me = me.restart().await;
            me.catch_up().await;
        }
        me.stage.close().await.shutdown().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_was_shown_before_a_kill_is_found_and_calls_nobody_again() {
    let me = Person::open().await;
    let [_, mary, _] = users(&me);
    // The answer is there, but nobody could find out which message it is.
    me.handle().fail_next(Route::Webhook, 503, 10_000);
    let table = me.slash("island", new(json!([second(mary)]))).await;
    assert_eq!(kept(&me)["message"], Value::Null);
    me.handle().clear_faults();
    let me = me.restart().await;
    until_known(&me, table).await;
    me.catch_up().await;
    assert_eq!(said_once(&me, "you are invited").await.len(), 1);
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_whose_game_began_before_a_kill_has_nothing_to_press_after_it() {
    for (game, writes) in [("island", 1), ("island", 2), ("explore", 1), ("explore", 2)] {
        let mut me = Person::open().await;
        let [robin, mary, _] = users(&me);
        let first = table(&mut me, game, json!([])).await;
        me.user = mary;
        me.press_action(first, "sit").await;
        me.user = robin;
        // Shown once more, so that there are two.
        let below = me.slash(game, sub("status", json!([]))).await;
        until_known(&me, below).await;
        let all = components(&me.see(below));
        let begin = all.iter().find(|c| action(c) == "begin").expect("begin");
        let begin = begin["custom_id"].as_str().unwrap().to_owned();
        let press = |me: &Person| {
            let sent = me.handle().press(me.user, me.channel, below, &begin);
            sent.unwrap();
        };
        let begun = |me: &Person| {
            let runs = me.store.load(me.channel).unwrap().is_some();
            runs && (writes < 2 || !kept(me)["begun"].is_null())
        };
        let me = killed(me, writes, press, begun).await;
        until(&me, |me| kept(me).is_null()).await;
        let drawn = |m: &Value| m.to_string().contains("board.png");
        me.find(drawn).await;
        assert_eq!(panel(&me), Some(below), "what was pressed is the board");
        for message in [first, below] {
            let left = me.see(message);
            assert!(
                !buttons(&left).contains(&"sit".to_owned()),
                "{game}: {left}"
            );
        }
        assert_eq!(saying(&me, "board.png").len(), 1);
        me.stage.close().await.shutdown().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_pressed_stands_on_the_message_of_the_table_although_the_answer_never_arrived() {
    for game in GAMES {
        let mut me = Person::open().await;
        let [_, mary, _] = users(&me);
        let table = table(&mut me, game, json!([])).await;
        me.catch_up().await;
        me.user = mary;
        let all = components(&me.see(table));
        let sit = all.iter().find(|c| action(c) == "sit").expect("a seat");
        let sit = sit["custom_id"].as_str().unwrap();
        me.handle().fail_next(Route::Callback, 503, 10_000);
        let sent = me.handle().press(mary, me.channel, table, sit);
        sent.unwrap();
        me.until(table, &format!("<@{mary}>")).await;
        me.handle().clear_faults();
        me.stage.close().await.shutdown().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_message_of_a_table_is_found_although_a_later_one_was_pressed_before() {
    for game in GAMES {
        let mut me = Person::open().await;
        let [robin, mary, _] = users(&me);
        // Nobody could find out which messages the answers are.
        me.handle().fail_next(Route::Webhook, 503, 10_000);
        let first = me.slash(game, new(json!([]))).await;
        let below = me.slash(game, sub("status", json!([]))).await;
        assert_eq!(kept(&me)["message"], Value::Null);
        me.user = mary;
        me.press_action(below, "sit").await;
        until_known(&me, below).await;
        me.handle().clear_faults();
        let mut me = me.restart().await;
        until(&me, |me| kept(me)["copies"] == json!([first])).await;
        assert_eq!(kept(&me)["message"], json!(below));
        me.user = robin;
        me.press_action(below, "begin").await;
        me.until(first, "The game has begun").await;
        assert!(!buttons(&me.see(first)).contains(&"sit".to_owned()));
        me.stage.close().await.shutdown().await;
    }
}
