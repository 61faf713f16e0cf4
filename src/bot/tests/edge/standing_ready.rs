//! Ready by a standing answer as three people live with it: settled on a page of one's own, shown before it counts, and held back by
//! one press.

use crate::at_once::{rests, three};
use crate::person::{
    Person,
    company::{meta, sub, until, users},
};
use crate::standing::picks;
use castaway_robinson::command::Command;
use serde_json::{Value, json};

/// Whoever is the person settles that they are ready as soon as their pawns are planned, or ends it.
async fn settles(me: &Person, end: &str) {
    let page = me.slash("standing", json!([])).await;
    picks(me, page, end).await;
    me.catch_up().await;
}

/// How often a plan was carried out.
fn carried_out(me: &Person) -> usize {
    let log = me.store.log(me.channel, 0, 10_000).unwrap();
    let go = serde_json::to_value(Command::Advance).unwrap();
    let gone = |entry: &&castaway_store::LogEntry| entry.command.tree()["order"]["command"] == go;
    log.iter().filter(gone).count()
}

/// All three rest with all of their pawns.
async fn all_rest(me: &mut Person, table: u64) {
    let [robin, mary, will] = users(me);
    for user in [robin, will, mary, robin, will, mary] {
        rests(me, table, user).await;
    }
    me.catch_up().await;
}

/// These are ready.
async fn are_ready(me: &mut Person, table: u64, all: &[u64]) {
    for user in all {
        me.user = *user;
        me.press_action(table, "go").await;
        me.catch_up().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_press_ready_and_the_plan_goes_for_the_third_as_they_have_settled_over_a_stop() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = three(&mut me).await;
    me.user = mary;
    settles(&me, "+ready").await;
    // The others see before what her last pawn will do.
    me.until(table, "📌 ready as soon as that is planned").await;
    all_rest(&mut me, table).await;
    me.until(table, &format!("✅ <@{mary}>")).await;
    me.until(table, "📌 by **/standing**").await;
    // Whoever still has to press is told once that they need not.
    me.until(table, "need not wait for anybody’s press").await;
    assert_eq!(meta(&me).together.ready, [mary]);
    are_ready(&mut me, table, &[robin]).await;
    let mut me = me.restart().await;
    assert_eq!(carried_out(&me), 0, "Will was not asked yet");
    are_ready(&mut me, table, &[will]).await;
    assert_eq!(carried_out(&me), 1);
    let told = format!("as settled by <@{mary}>");
    me.find(|m: &Value| m["ephemeral"] != true && m.to_string().contains(&told))
        .await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_ready_by_a_command_reads_what_can_be_done_until_the_others_are() {
    let mut me = Person::open().await;
    let [robin, _, _] = users(&me);
    let table = three(&mut me).await;
    all_rest(&mut me, table).await;
    me.user = robin;
    let told = me.slash("advance", json!([])).await;
    let words = me.words(told);
    for part in ["You are ready.", "**/standing**", "**Asked next**"] {
        assert!(words.contains(part), "no {part} in {words}");
    }
    assert_eq!(meta(&me).together.ready, [robin]);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ones_own_last_pawn_goes_on_at_once_where_all_others_are_ready() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = three(&mut me).await;
    me.user = mary;
    settles(&me, "+ready").await;
    for user in [robin, will, robin, will, mary] {
        rests(&mut me, table, user).await;
    }
    me.catch_up().await;
    are_ready(&mut me, table, &[robin, will]).await;
    assert_eq!(carried_out(&me), 0, "a pawn of hers is left");
    rests(&mut me, table, mary).await;
    me.catch_up().await;
    assert_eq!(carried_out(&me), 1);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn not_yet_holds_against_it_until_ready_is_pressed() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = three(&mut me).await;
    me.user = mary;
    settles(&me, "+ready").await;
    all_rest(&mut me, table).await;
    assert_eq!(meta(&me).together.ready, [mary]);
    me.user = mary;
    me.press_action(table, "not-ready").await;
    me.until(table, &format!("⏳ <@{mary}>")).await;
    are_ready(&mut me, table, &[robin, will]).await;
    assert_eq!(carried_out(&me), 0);
    are_ready(&mut me, table, &[mary]).await;
    assert_eq!(carried_out(&me), 1);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn once_it_is_ended_on_the_page_the_plan_waits_again() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = three(&mut me).await;
    me.user = mary;
    settles(&me, "+ready").await;
    all_rest(&mut me, table).await;
    me.user = mary;
    settles(&me, "-ready").await;
    until(&me, |me| meta(me).together.ready.is_empty()).await;
    me.until(table, &format!("⏳ <@{mary}>")).await;
    are_ready(&mut me, table, &[robin, will]).await;
    assert_eq!(carried_out(&me), 0);
    // Settled once more it goes without another press.
    me.user = mary;
    settles(&me, "+ready").await;
    until(&me, |me| carried_out(me) == 1).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_there_is_nothing_of_it() {
    let me = Person::open().await;
    let alone = json!([{ "name": "players", "type": 4, "value": 1 }]);
    let table = me.slash("island", sub("new", alone)).await;
    me.until(table, "board.png").await;
    let page = me.slash("standing", json!([])).await;
    assert!(
        me.words(page).contains("You play alone"),
        "{}",
        me.words(page)
    );
    assert!(!me.words(table).contains("**/standing**"));
    me.close().await;
}
