//! What the panel says when something of the plan is taken back: what it was, and in company whose press that was.

use crate::person::{
    Person, action,
    company::{sub, until, users},
    components,
};
use serde_json::{Value, json};

/// Plans a rest on this panel.
async fn rests(me: &Person, table: u64) {
    let page = components(&me.see(table));
    let page = page.iter().find(|c| action(c) == "plan").expect("a menu");
    let rest = page["options"].as_array().expect("options");
    let rest = rest.iter().find(|o| o["value"] == "r").expect("rest");
    let id = page["custom_id"].as_str().expect("an id");
    let value = rest["value"].as_str().expect("a value").to_owned();
    let private = me.act(table, id, Some(value)).await.expect("ways");
    me.press_action(private, "place").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_panel_says_what_of_the_plan_was_taken_back() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let second = json!([{ "name": "second", "type": 6, "value": mary.to_string() }]);
    let table = me.slash("island", sub("new", second)).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    rests(&me, table).await;
    me.until(table, "|undo|").await;
    assert!(
        !me.words(table).contains("took back"),
        "{}",
        me.words(table)
    );
    me.press_action(table, "undo").await;
    let said = format!("↩️ <@{robin}> took back: ");
    me.until(table, &said).await;
    let words = me.words(table);
    assert!(
        words[words.find(&said).unwrap()..].contains("Rest"),
        "{words}"
    );
    // As soon as anything else is done it is no news any more.
    rests(&me, table).await;
    until(&me, |me| !me.words(table).contains("took back")).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_it_says_so_without_a_name() {
    let me = Person::open().await;
    let players: Value = json!([{ "name": "players", "type": 4, "value": 1 }]);
    let table = me.slash("island", sub("new", players)).await;
    me.until(table, "board.png").await;
    rests(&me, table).await;
    me.until(table, "|undo|").await;
    me.press_action(table, "undo").await;
    me.until(table, "↩️ Taken back: ").await;
    me.close().await;
}
