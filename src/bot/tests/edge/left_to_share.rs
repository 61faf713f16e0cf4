//! The board of a game that was played out keeps its button to show others how it went, whatever follows in its place.

use castaway_table::{Stale, Way};
use serde_json::json;

use crate::{
    person::{
        self, Person,
        company::{gone, meta, stands, sub, until, users},
        components,
    },
    share::{is_private, island},
};

/// The board of an end keeps its button to show others how it went alone; what the button stands for.
async fn left(me: &Person, board: u64) -> String {
    let left = || {
        let all = components(&me.see(board));
        all.len() == 1 && all.iter().all(|c| person::action(c) == "share")
    };
    assert!(me.so(left).await, "{}", me.words(board));
    let all = components(&me.see(board));
    all[0]["custom_id"].as_str().unwrap().to_owned()
}

/// A press on that button shows the island game for all to see.
async fn shows(me: &Person, board: u64) {
    let shared = me.press_action(board, "share").await.expect("a post");
    assert!(!is_private(&me.see(shared)), "{}", me.words(shared));
    me.until(shared, "Come along").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_island_is_shared_by_its_board_also_where_a_quick_game_follows() {
    let mut me = Person::open().await;
    let [robin, _, will] = users(&me);
    me.user = robin;
    let panel = island(&me).await;
    let scenario = json!([{ "name": "scenario", "type": 3, "value": "s00" }]);
    let table = me.slash("party", sub("new", scenario)).await;
    me.user = will;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.press_action(table, "begin").await;
    left(&me, panel).await;
    shows(&me, panel).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_island_is_shared_by_its_board_also_where_one_from_the_shelf_follows() {
    let me = Person::open().await;
    let options = json!([{ "name": "players", "type": 4, "value": 1 }]);
    let first = me.island(options).await;
    me.until(first, "board.png").await;
    me.slash("island", sub("shelve", json!([]))).await;
    assert!(me.store.load(me.channel).unwrap().is_none(), "it is free");
    let panel = island(&me).await;
    let list = me.slash("island", sub("resume", json!([]))).await;
    me.press_action(list, "carry").await;
    left(&me, panel).await;
    shows(&me, panel).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_is_put_away_late_keeps_the_button_of_its_own_game() {
    let me = Person::open().await;
    let panel = island(&me).await;
    me.press_action(panel, "again").await.expect("the next one");
    stands(&me).await;
    let button = left(&me, panel).await;
    // The next one is ended by hand, so that nothing of it can be shown.
    let ask = me.slash("island", sub("end", json!([]))).await;
    me.press_action(ask, "end").await;
    let options = json!([{ "name": "players", "type": 4, "value": 1 }]);
    me.island(options).await;
    stands(&me).await;
    until(&me, |me| meta(me).stale.is_empty()).await;
    me.catch_up().await;
    // As where nothing could be put away until now.
    let mut late = meta(&me);
    late.stale.push(Stale {
        channel: None,
        message: panel,
        way: Way::Over,
    });
    let late = castaway_store::Json::of(&late).unwrap();
    me.store.put_meta(me.channel, late).unwrap();
    me.slash("island", sub("status", json!([]))).await;
    until(&me, |me| meta(me).stale.is_empty()).await;
    me.catch_up().await;
    assert_eq!(left(&me, panel).await, button);
    shows(&me, panel).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_newest_end_is_shared_by_command_also_where_the_next_game_has_taken_its_place() {
    let me = Person::open().await;
    let alone = me.slash("solo", json!([])).await;
    me.play_out(alone).await;
    me.set_clock(me.clock.load(std::sync::atomic::Ordering::SeqCst) + 600_000);
    let panel = island(&me).await;
    me.press_action(panel, "again").await.expect("the next one");
    stands(&me).await;
    let shared = me.slash("share", json!([])).await;
    assert!(!is_private(&me.see(shared)), "{}", me.words(shared));
    me.until(shared, "Come along").await;
    let words = me.words(shared);
    assert!(!words.contains("/solo"), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_finished_something_alone_since_is_asked_which_of_the_two_is_shown() {
    let me = Person::open().await;
    let panel = island(&me).await;
    let minutes = |n: u64| me.clock.load(std::sync::atomic::Ordering::SeqCst) + n * 60_000;
    me.set_clock(minutes(10));
    let alone = me.slash("solo", json!([])).await;
    me.play_out(alone).await;
    // While the island stands there, and once the next one has taken its place.
    for next in [false, true] {
        if next {
            me.press_action(panel, "again").await.expect("the next one");
            stands(&me).await;
        }
        let asks = me.slash("share", json!([])).await;
        assert!(is_private(&me.see(asks)), "{}", me.words(asks));
        let all = components(&me.see(asks));
        assert_eq!(all.len(), 2, "{all:?}");
        assert!(all.iter().all(|c| person::action(c) == "share"), "{all:?}");
        let id = |n: usize| all[n]["custom_id"].as_str().unwrap().to_owned();
        let here = me.act(asks, &id(0), None).await.expect("an answer");
        if next {
            // It stands there once, and one answer says so.
            me.until(here, "stands in this channel already").await;
            me.catch_up().await;
            let again = me.act(asks, &id(0), None).await.expect("an answer");
            me.until(again, "stands in this channel already").await;
            gone(&me, here).await;
            continue;
        }
        me.until(here, "Come along").await;
        assert!(!is_private(&me.see(here)), "{}", me.words(here));
        until(&me, |me| meta(me).shared.iter().any(|p| p.message == here)).await;
        let own = me.act(asks, &id(1), None).await.expect("an answer");
        me.until(own, "result.png").await;
        let words = me.words(own);
        assert!(
            !is_private(&me.see(own)) && words.contains("/solo"),
            "{words}"
        );
    }
    me.close().await;
}
