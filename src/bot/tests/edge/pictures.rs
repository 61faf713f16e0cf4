//! People choose which picture their private panels show.

use crate::person::{
    Person, action,
    company::{sub, users},
    components,
};
use serde_json::json;

/// Waits until the picture of a message stands upright, or lies.
async fn stands(me: &Person, message: u64, upright: bool) {
    let shown = || {
        let picture = &me.see(message)["attachments"][0];
        let side = |name: &str| picture[name].as_u64();
        let sides = side("width").zip(side("height"));
        sides.is_some_and(|(wide, high)| (high > wide) == upright)
    };
    assert!(me.so(shown).await, "{}", me.words(message));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn private_panels_show_the_whole_board_to_who_wants_it() {
    let me = Person::open().await;
    let options = json!([{ "name": "scenario", "type": 3, "value": "s00" }]);
    let panel = me.slash("solo", options).await;
    stands(&me, panel, false).await;
    let whole = me.press_action(panel, "sheet").await.unwrap();
    stands(&me, whole, true).await;
    me.press_action(whole, "show-whole").await;
    assert!(
        me.words(whole).contains("show the whole board"),
        "{}",
        me.words(whole)
    );
    assert!(me.press(panel).await);
    stands(&me, panel, true).await;
    // It is kept over a restart, and goes back where it came from: by the button below the whole board.
    let me = me.restart().await;
    let again = me.slash("solo", json!([])).await;
    stands(&me, again, true).await;
    let whole = me.slash("board", json!([])).await;
    me.press_action(whole, "show-part").await;
    assert!(me.press(again).await);
    stands(&me, again, false).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_all_offers_no_choice() {
    let me = Person::open().await;
    let new = json!([{ "name": "new", "type": 1, "options": [
        { "name": "characters", "type": 3, "value": "cook" }, { "name": "players", "type": 4, "value": 1 },
    ] }]);
    let panel = me.slash("island", new).await;
    let whole = me.press_action(panel, "sheet").await.unwrap();
    stands(&me, whole, true).await;
    let words = me.words(whole);
    assert!(!words.contains("show-whole"), "{words}");
    // The signs are not in the way of the picture: a button explains them.
    assert!(!words.contains("determination"), "{words}");
    let beside = me.see(whole)["embeds"][0]["description"].clone();
    let lines = beside.as_str().unwrap().lines().count();
    assert!((1..=3).contains(&lines), "{beside}");
    let signs = me.press_action(whole, "help").await.unwrap();
    assert_ne!(signs, whole);
    let words = me.words(signs);
    assert!(words.contains("determination"), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_reads_another_language_than_the_table_finds_all_of_its_board_in_their_own() {
    let mut me = Person::open().await;
    let [robin, _, will] = users(&me);
    let table = me.slash("island", sub("new", json!([]))).await;
    me.user = will;
    me.press_action(table, "sit").await;
    // Will reads German at an English table, and learns how.
    let told = "Nachrichten dieses Tisches sind auf Englisch";
    me.find(|m| m["ephemeral"] == true && m.to_string().contains(told))
        .await;
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    // Who is still to plan stands in the words of the board, and not beside its picture.
    let named = format!("<@{robin}>");
    assert!(me.words(table).contains(&named), "{}", me.words(table));
    let own = me.slash("board", json!([])).await;
    assert!(!me.words(own).contains(&named), "{}", me.words(own));
    me.user = will;
    let own = me.slash("board", json!([])).await;
    let words = me.words(own);
    assert!(words.contains(&named), "{words}");
    assert!(
        words.contains("Runde 1") && !words.contains("Round 1"),
        "{words}"
    );
    // It is there to read, and what its signs mean.
    let all = components(&me.see(own));
    assert!(all.len() == 1 && action(&all[0]) == "help", "{all:?}");
    assert_eq!(me.see(own)["flags"].as_u64().unwrap_or(0) & 64, 64);
    me.close().await;
}
