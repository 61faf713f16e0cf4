//! A game in a thread of its own, and what is said where none can be opened.

use castaway_sandbox::Route;
use castaway_table::Meta;
use serde_json::{Value, json};

use super::{everybody, new, words_of};
use crate::person::{PATIENCE, Person};

/// Creating public threads and writing in threads, as Discord's bits.
const THREADS: u64 = (1 << 35) | (1 << 38);
const EVERYTHING: u64 = 2_251_799_813_685_247;

fn thread(me: &Person) -> Option<u64> {
    let all = me.handle().channels();
    let of = |c: &castaway_sandbox::ChannelInfo| c.parent == Some(me.channel);
    all.into_iter().find(of).map(|c| c.id)
}

fn meta(me: &Person, channel: u64) -> Meta {
    let saved = me.store.load(channel).unwrap().expect("a game");
    saved.meta.read().unwrap()
}

/// Waits for the board and the call in a thread.
async fn played_in(me: &Person, thread: u64) -> Vec<Value> {
    let played = || {
        let all = me.handle().messages(thread, me.user);
        let board = all.iter().any(|m| m.to_string().contains("board.png"));
        (all.len() > 1 && board).then_some(all)
    };
    let played = me.handle().look_for(PATIENCE, played).await;
    played.expect("a board")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_gets_a_thread_of_its_own_once_the_bot_may_open_one() {
    let mut me = Person::open().await;
    let [robin, mary, ..] = everybody(&me);
    let table = me.slash("island", new(json!([]))).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.handle().set_permissions(EVERYTHING - THREADS - 8);
    let page = me.press_action(table, "options").await.unwrap();
    let told = me.press_action(page, "play-in").await.unwrap();
    let words = me.words(told);
    assert!(words.contains("Create Public Threads"), "{words}");
    me.handle().set_permissions(EVERYTHING);
    me.press_action(page, "play-in").await;
    me.until(table, "thread of its own").await;
    // Discord refuses, for the server has changed: nothing is lost.
    me.handle().refuse_next(Route::Threads, 403, 50013, 1);
    let told = me.press_action(table, "begin").await.unwrap();
    assert!(
        me.words(told).contains("table stands as it was"),
        "{}",
        me.words(told)
    );
    me.handle().fail_next(Route::Threads, 503, 1);
    let told = me.press_action(table, "begin").await.unwrap();
    assert!(
        me.words(told).contains("press again in a moment"),
        "{}",
        me.words(told)
    );
    assert_eq!(thread(&me), None);
    assert!(words_of(&me, table).contains(&"begin".to_owned()));
    // The answer to a try is lost: the next one finds its thread.
    me.handle().lose_next(Route::Threads, 503, 1);
    me.press_action(table, "begin").await;
    let made = thread(&me).expect("a thread");
    let me = me.restart().await;
    me.press_action(table, "begin").await;
    assert_eq!(thread(&me), Some(made));
    let words = me.words(table);
    assert!(words.contains(&format!("<#{made}>")), "{words}");
    assert!(words_of(&me, table).is_empty());
    assert!(
        me.store.load(me.channel).unwrap().is_none(),
        "the channel stays free"
    );
    let begun = meta(&me, made);
    assert_eq!(
        (begun.chairs.clone(), begun.host()),
        ([robin, mary].into(), Some(robin))
    );
    let posts = played_in(&me, made).await;
    let called: Vec<&Value> = posts
        .iter()
        .filter(|m| m.to_string().contains("your game is here"))
        .collect();
    let [call] = called.as_slice() else {
        panic!("one call, not {called:?}");
    };
    assert_eq!(call["mentions"].as_array().unwrap().len(), 2);
    assert_eq!(
        me.handle().counters().refused_total,
        1,
        "a thread that was there already"
    );
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_a_server_settles_it_every_game_has_one_also_at_the_time_agreed() {
    let mut me = Person::open().await;
    let [robin, mary, .., kim] = everybody(&me);
    me.user = kim;
    let page = me.slash("settings", json!([])).await;
    me.press_action(page, "own-thread").await;
    me.user = robin;
    let options = json!([
        { "name": "players", "type": 4, "value": 2 },
        { "name": "start", "type": 3, "value": "in 2 hours" },
    ]);
    let table = me.slash("island", new(options)).await;
    assert!(
        me.words(table).contains("as on all tables of this server"),
        "{}",
        me.words(table)
    );
    let page = me.press_action(table, "options").await.unwrap();
    assert!(!words_of(&me, page).contains(&"play-in".to_owned()));
    me.user = mary;
    me.press_action(table, "sit").await;
    me.set_clock(1_795_262_400_000 + 2 * 3_600_000);
    let made = me.handle().look_for(PATIENCE, || thread(&me)).await;
    let made = made.expect("a thread");
    me.until(table, &format!("<#{made}>")).await;
    let posts = played_in(&me, made).await;
    assert!(
        posts
            .iter()
            .any(|m| m["mentions"].as_array().unwrap().len() == 2)
    );
    assert_eq!(meta(&me, made).chairs, [robin, mary].into());
    // In a thread a table stays where it is.
    me.channel = made;
    me.close().await;
}
