//! What a table is owed whose game has begun, where something came in between: its host chose another place, another game stands
//! there, another table takes its place.

use std::sync::Arc;

use castaway_sandbox::Route;
use castaway_store::{Store, testing::FaultyStore};
use serde_json::{Value, json};

use super::{
    new,
    owed::{kept, killed, until_known},
    users,
};
use crate::person::{
    Person, action,
    company::{sub, until},
    components,
};

fn thread(me: &Person) -> Option<u64> {
    let all = me.handle().channels();
    let of = |c: &castaway_sandbox::ChannelInfo| c.parent == Some(me.channel);
    all.into_iter().find(of).map(|c| c.id)
}

/// How many in a thread are called to their game.
fn calls(me: &Person, thread: u64) -> usize {
    let all = me.handle().messages(thread, me.user);
    let called = |m: &&Value| m.to_string().contains("your game is here");
    all.iter().filter(called).count()
}

/// Presses a component without waiting for what comes of it.
fn pressed(me: &Person, message: u64, name: &str) {
    let all = components(&me.see(message));
    let found = all.iter().find(|c| action(c) == name).expect(name);
    let id = found["custom_id"].as_str().unwrap();
    let sent = me.handle().press(me.user, me.channel, message, id);
    sent.unwrap();
}

/// A table of two whose host has chosen a thread for the game.
async fn in_thread(me: &mut Person, game: &str) -> u64 {
    let [robin, mary, _] = users(me);
    let table = me.slash(game, new(json!([]))).await;
    until_known(me, table).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    let page = me.press_action(table, "options").await.unwrap();
    me.press_action(page, "play-in").await;
    me.until(table, "thread of its own").await;
    table
}

/// The thread is opened, and the program is killed before the game begins there.
async fn opened_only(mut me: Person, table: u64) -> Person {
    me.catch_up().await;
    let disk = Arc::clone(&me.store);
    let dying = Arc::new(FaultyStore::new(Arc::clone(&disk)));
    me.store = Arc::clone(&dying) as Arc<dyn Store>;
    let me = me.restart().await;
    me.catch_up().await;
    dying.stop_after_writes(1);
    pressed(&me, table, "begin");
    assert!(me.so(|| kept(&me)["thread"].is_u64()).await);
    let me = Person { store: disk, ..me };
    let me = me.restart().await;
    me.catch_up().await;
    me
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_begins_in_the_channel_after_all_calls_nobody_into_the_thread_of_a_try_before()
{
    for (game, dies) in [
        ("island", false),
        ("island", true),
        ("explore", false),
        ("explore", true),
    ] {
        let mut me = Person::open().await;
        let table = in_thread(&mut me, game).await;
        let me = opened_only(me, table).await;
        let made = thread(&me).expect("a thread");
        let page = me.press_action(table, "options").await.unwrap();
        me.press_action(page, "play-in").await;
        let me = match dies {
            true => {
                let begun = |me: &Person| me.store.load(me.channel).unwrap().is_some();
                killed(me, 1, |me| pressed(me, table, "begin"), begun).await
            }
            false => {
                me.press_action(table, "begin").await;
                me
            }
        };
        until(&me, |me| kept(me).is_null()).await;
        me.find(|m| m.to_string().contains("board.png")).await;
        me.catch_up().await;
        assert!(me.store.load(made).unwrap().is_none());
        assert_eq!(calls(&me, made), 0);
        let words = me.words(table);
        assert!(!words.contains(&format!("<#{made}>")), "{words}");
        if !dies {
            assert!(words.contains("board.png"), "{words}");
            assert!(!components(&me.see(table)).is_empty(), "{words}");
        }
        me.stage.close().await.shutdown().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_panel_of_another_game_stays_where_the_message_of_a_table_was() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let gone = me.slash("island", new(json!([]))).await;
    until_known(&me, gone).await;
    me.catch_up().await;
    let mut left = kept(&me);
    me.press_action(gone, "rise").await;
    let table = me.slash("explore", new(json!([]))).await;
    until_known(&me, table).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    until(&me, |me| kept(me).is_null()).await;
    me.catch_up().await;
    let panel = components(&me.see(table));
    // What an island game that is over by now would have said there.
    left["message"] = json!(table);
    left["begun"] = json!({});
    let written = format!("lobby/{}", me.channel);
    me.store.put_global(&written, left).unwrap();
    let me = me.restart().await;
    until(&me, |me| kept(me).is_null()).await;
    me.catch_up().await;
    assert_eq!(components(&me.see(table)), panel);
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_table_leaves_nothing_undone_of_one_whose_game_has_begun() {
    for other in ["island", "explore"] {
        let mut me = Person::open().await;
        let first = in_thread(&mut me, "island").await;
        let below = me.slash("island", sub("status", json!([]))).await;
        until_known(&me, below).await;
        me.catch_up().await;
        me.handle().fail_next(Route::Edits, 503, 10_000);
        me.press_action(below, "begin").await;
        let made = thread(&me).expect("a thread");
        until(&me, |me| !kept(me)["begun"].is_null()).await;
        let table = me.slash(other, new(json!([]))).await;
        until_known(&me, table).await;
        me.handle().clear_faults();
        me.until(first, &format!("<#{made}>")).await;
        assert!(me.so(|| calls(&me, made) == 1).await);
        me.catch_up().await;
        assert_eq!(calls(&me, made), 1);
        until_known(&me, table).await;
        assert!(kept(&me)["begun"].is_null());
        me.stage.close().await.shutdown().await;
    }
}
