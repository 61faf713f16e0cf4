//! After the game to learn with people who have played nothing longer are led into an easier one, and read so.

use crate::person::{
    Person, action,
    company::{sub, users},
    components,
};
use crate::planted::plant;
use castaway_robinson::{ids::Who, state::End};
use serde_json::json;

/// Two whose game to learn with has just ended go on: what the table of the next one says.
async fn next_table(mut me: Person) -> String {
    let [robin, mary, _] = users(&me);
    let scenario = json!([{ "name": "scenario", "type": 3, "value": "The Mail Boat" }]);
    let table = me.slash("island", sub("new", scenario)).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    me.catch_up().await;
    plant(me.store.as_ref(), me.channel, |state| {
        state.end = Some(End::Died(Who::Seat(0)));
        (state.ask, state.stack) = (None, Vec::new());
    });
    let mut me = me.restart().await;
    me.user = robin;
    me.slash("island", sub("status", json!([]))).await;
    let over = me
        .find(|m| components(m).iter().any(|c| action(c) == "onward"))
        .await;
    let lobby = me.press_action(over, "onward").await.expect("the table");
    let words = me.words(lobby);
    me.close().await;
    words
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_who_have_played_the_first_game_alone_go_on_with_an_easier_one() {
    let words = next_table(Person::open().await).await;
    assert!(words.contains("Castaways"), "{words}");
    assert!(words.contains("Easier than printed"), "{words}");
    // One of them knows a long one.
    let me = Person::open().await;
    let mary = users(&me)[1];
    let played = json!([{ "tag": "7f2a", "saved": false, "points": 3, "round": 9, "scenario": "castaways" }]);
    me.store
        .put_global(&format!("career/{mary}"), played)
        .unwrap();
    let words = next_table(me).await;
    assert!(words.contains("Castaways"), "{words}");
    assert!(!words.contains("Easier than printed"), "{words}");
}
