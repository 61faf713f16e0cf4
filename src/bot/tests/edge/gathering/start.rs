//! A start at a time: agreed in words, kept over a restart, everybody called once.

use std::sync::atomic::Ordering;

use castaway_table::Meta;
use serde_json::{Value, json};

use super::{new, second, users, words_of};
use crate::person::{PATIENCE, Person, components};

/// Friday, 27 November 2026, eight in the evening in London.
const FRIDAY_MS: u64 = 1_795_809_600_000;

fn start(text: &str) -> Value {
    json!({ "name": "start", "type": 3, "value": text })
}

fn meta(me: &Person) -> Meta {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    saved.meta.read().unwrap()
}

/// The calls that stand in the channel.
fn calls(me: &Person) -> Vec<Value> {
    let all = me.handle().messages(me.channel, me.user);
    let called = |m: &Value| {
        m["content"]
            .as_str()
            .is_some_and(|c| c.contains("it is time"))
    };
    all.into_iter().filter(called).collect()
}

async fn until_called(me: &Person) -> Value {
    let first = || calls(me).into_iter().next();
    me.handle().look_for(PATIENCE, first).await.expect("a call")
}

/// Writes a time into the form that the page of options opens.
async fn write(me: &Person, page: u64, text: &str) -> u64 {
    let all = components(&me.see(page));
    let when = all
        .iter()
        .find(|c| super::action(c) == "when")
        .expect("a button");
    let id = when["custom_id"].as_str().unwrap();
    let opened = me.handle().press(me.user, me.channel, page, id).unwrap();
    me.handle().wait_ack(opened, PATIENCE).await.unwrap();
    let values = [("said", text)];
    let sent = me
        .handle()
        .submit_modal(me.user, me.channel, opened, &values)
        .unwrap();
    let ack = me.handle().wait_ack(sent, PATIENCE).await.unwrap();
    ack.message_id.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_called_once_and_a_full_table_begins_by_itself_after_a_restart() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let players = json!({ "name": "players", "type": 4, "value": 2 });
    let options = json!([start("Friday 20:00"), second(mary), players]);
    let table = me.slash("island", new(options)).await;
    let shown = format!("<t:{}:F>", FRIDAY_MS / 1000);
    assert!(me.words(table).contains(&shown), "{}", me.words(table));
    me.user = mary;
    me.press_action(table, "sit").await;

    let mut me = me.restart().await;
    me.set_clock(FRIDAY_MS - 1_000);
    me.user = robin;
    me.press_action(table, "options").await;
    assert_eq!(calls(&me), [Value::Null; 0], "it is not time yet");
    me.set_clock(FRIDAY_MS);
    let call = until_called(&me).await;
    let words = call["content"].as_str().unwrap();
    assert!(words.contains("the game begins"), "{words}");
    for user in [robin, mary] {
        assert!(words.contains(&format!("<@{user}>")), "{words}");
    }
    assert!(!words.contains(&format!("<@{will}>")), "{words}");
    let begun = meta(&me);
    assert_eq!(begun.chairs, [robin, mary].into());
    assert_eq!(begun.host(), Some(robin));
    me.until(table, "The game has begun").await;
    assert!(words_of(&me, table).is_empty());
    // The board stands below, once.
    let panel = |m: &Value| m.to_string().contains("board.png");
    me.find(panel).await;
    let me = me.restart().await;
    me.set_clock(FRIDAY_MS + 5_000);
    me.find(panel).await;
    me.catch_up().await;
    assert_eq!(calls(&me).len(), 1);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_somebody_is_missing_the_host_decides_and_nobody_is_called_twice() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let table = me.slash("party", new(json!([]))).await;
    let page = me.press_action(table, "options").await.unwrap();
    // Only the host writes a time, and what cannot be read is told kindly.
    let told = write(&me, page, "soon, I hope").await;
    assert!(
        me.words(told).contains("soon, I hope"),
        "{}",
        me.words(told)
    );
    assert!(
        me.words(told).contains("Friday 20:00"),
        "{}",
        me.words(told)
    );
    let told = write(&me, page, "2026-11-20 20:00").await;
    assert!(
        me.words(told).contains("over already"),
        "{}",
        me.words(told)
    );
    assert_eq!(write(&me, page, "Fr 20 Uhr").await, page);
    let shown = format!("<t:{}:F>", FRIDAY_MS / 1000);
    me.until(page, &shown).await;
    me.until(table, &shown).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    let read = me.press_action(table, "options").await.unwrap();
    assert!(words_of(&me, read).is_empty(), "{}", me.words(read));

    me.set_clock(FRIDAY_MS + 500);
    let call = until_called(&me).await;
    let id: u64 = call["id"].as_str().unwrap().parse().unwrap();
    assert!(
        me.words(id).contains("2 seats are still free"),
        "{}",
        me.words(id)
    );
    assert!(me.store.load(me.channel).unwrap().is_none(), "no game yet");
    let mut me = me.restart().await;
    me.set_clock(FRIDAY_MS + 60_000);
    me.user = mary;
    let told = me.press_action(id, "begin").await.unwrap();
    assert!(
        me.words(told).contains("so may anybody who sits here"),
        "{}",
        me.words(told)
    );
    me.user = robin;
    me.press_action(id, "begin").await;
    assert_eq!(meta(&me).chairs, [robin, mary].into());
    me.until(table, "The game has begun").await;
    assert!(calls(&me).len() <= 1);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_nobody_is_missing_anybody_sets_sail_once_the_host_did_not_for_an_hour() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let begun = me.clock.load(Ordering::SeqCst);
    let from = begun + 60 * 60 * 1000;
    let table = me.slash("island", new(json!([second(will)]))).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    // Will is still expected, so only the host decides to go without him.
    let words = me.words(table);
    assert!(
        words.contains("only the host sets sail; an hour after that"),
        "{words}"
    );
    me.user = will;
    me.press_action(table, "sit").await;
    let at = format!("<t:{}:F>", from / 1000);
    let words = me.words(table);
    assert!(words.contains(&at), "{words}");
    let told = me.press_action(table, "begin").await.unwrap();
    let words = me.words(told);
    assert!(words.contains(&at) && words.contains("dürfen"), "{words}");
    let mut me = me.restart().await;
    me.set_clock(from - 1);
    me.user = mary;
    let told = me.press_action(table, "begin").await.unwrap();
    assert!(me.words(told).contains(&at), "{}", me.words(told));
    assert!(me.store.load(me.channel).unwrap().is_none(), "no game yet");
    me.set_clock(from);
    me.press_action(table, "begin").await;
    let meta = meta(&me);
    assert_eq!(meta.chairs, [robin, will, mary].into());
    assert_eq!(meta.host(), Some(robin), "who opened it leads it");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_list_of_games_says_of_a_full_table_who_may_set_sail_now() {
    let mut me = Person::open().await;
    let [robin, mary, will, ann, _] = super::everybody(&me);
    let from = me.clock.load(Ordering::SeqCst) + 60 * 60 * 1000;
    let table = me.slash("island", new(json!([]))).await;
    for user in [mary, will, ann] {
        me.user = user;
        me.press_action(table, "sit").await;
    }
    me.user = mary;
    me.set_clock(from - 1);
    let list = me.slash("games", json!([])).await;
    let words = me.words(list);
    let waits = format!("it waits for <@{robin}>");
    assert!(words.contains(&waits), "{words}");
    me.set_clock(from);
    let list = me.slash("games", json!([])).await;
    let words = me.words(list);
    assert!(
        words.contains("so may anybody who sits there") && !words.contains(&waits),
        "{words}"
    );
    assert!(words.contains("one waits for you"), "{words}");
    me.press_action(table, "begin").await;
    assert_eq!(meta(&me).chairs, [robin, mary, will, ann].into());
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_when_all_seats_are_taken_waits_and_moves_up() {
    let mut me = Person::open().await;
    let [robin, mary, will, ann, kim] = super::everybody(&me);
    let table = me.slash("island", new(json!([]))).await;
    for user in [mary, will, ann] {
        me.user = user;
        me.press_action(table, "sit").await;
    }
    assert!(
        me.words(table).contains("Waiting list"),
        "{}",
        me.words(table)
    );
    me.user = kim;
    me.press_action(table, "sit").await;
    let words = me.words(table);
    assert!(
        words.contains(&format!("On the waiting list: <@{kim}>")),
        "{words}"
    );
    let mut me = me.restart().await;
    me.user = mary;
    me.press_action(table, "rise").await;
    let words = me.words(table);
    assert!(
        words.contains(&format!("👤 <@{kim}>")) && !words.contains("waiting"),
        "{words}"
    );
    let told = me
        .find(|m| {
            m["content"]
                .as_str()
                .is_some_and(|c| c.contains("has become free"))
        })
        .await;
    assert_eq!(me.see(told)["mentions"][0]["id"], json!(kim.to_string()));
    me.user = robin;
    me.press_action(table, "begin").await;
    assert_eq!(meta(&me).chairs, [robin, will, ann, kim].into());
    me.close().await;
}
