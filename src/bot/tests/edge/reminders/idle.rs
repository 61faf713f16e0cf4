//! Whoever looks in while nothing is asked of them reads whom the table waits for.

use super::*;
use crate::{
    company::{asked, two},
    person::company::sub,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_nothing_to_do_reads_whom_it_waits_for_until_when_and_what_they_may_do() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = begun(&mut me, SEVERAL).await;
    for _ in 0..2 {
        rests(&mut me, table, robin).await;
    }
    let goes = |c: &Value| action(c) == "go";
    until(&me, |me| components(&me.see(table)).iter().any(goes)).await;
    me.press_action(table, "go").await;
    until(&me, |me| !meta(me).wait.since.contains_key(&robin)).await;
    let since = format!("asked <t:{}:R>", NOON / 1000);
    let due = format!("goes on <t:{}:R> at the latest", (NOON + 6 * HOUR) / 1000);
    for name in ["games", "recap"] {
        let page = me.slash(name, json!([])).await;
        let words = me.words(page);
        for part in [&format!("<@{mary}>"), &format!("<@{will}>"), &since, &due] {
            assert!(words.contains(part), "/{name}: no {part} in {words}");
        }
        assert!(words.contains("**/standing**"), "/{name}: {words}");
    }
    // Whoever is asked reads that.
    me.user = mary;
    let page = me.slash("games", json!([])).await;
    let words = me.words(page);
    let other = words.contains("the table waits for") || words.contains("**/standing**");
    assert!(
        !other && words.contains("pawns are still to be planned"),
        "{words}"
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_pause_a_table_waits_for_nobody_and_says_so() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    begun(&mut me, SEVERAL).await;
    me.slash("island", sub("pause", json!([]))).await;
    assert!(meta(&me).paused.is_some());
    for user in [robin, mary] {
        me.user = user;
        let page = me.slash("recap", json!([])).await;
        let words = me.words(page);
        assert!(words.contains("The game is paused"), "{words}");
        assert!(
            !words.contains("the table waits for") && !words.contains("**/standing**"),
            "{words}"
        );
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_game_without_standing_answers_none_are_promised() {
    let mut me = Person::open().await;
    let (table, users) = two(&mut me).await;
    let whose = asked(&me.words(table), &users).expect("somebody is asked");
    me.user = users[usize::from(whose == users[0])];
    for name in ["games", "recap"] {
        let page = me.slash(name, json!([])).await;
        let words = me.words(page);
        let waits = words.contains("the table waits for");
        assert!(waits && words.contains(&format!("<@{whose}>")), "{words}");
        assert!(!words.contains("**/standing**"), "/{name}: {words}");
    }
    me.close().await;
}
