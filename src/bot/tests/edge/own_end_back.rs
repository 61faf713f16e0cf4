//! The end of a free game that is taken back is no best game, and what showed it to others is taken away.

use crate::{
    person::{
        Person, action,
        company::{gone, meta, panel as board, until},
        components,
    },
    share::{is_private, island},
};
use castaway::ops::load::choose;
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_end_that_is_taken_back_leaves_the_best_games_as_they_were() {
    let me = Person::open().await;
    let known = format!("taught/quick/{}", me.user);
    castaway::discord::records::write(&*me.store, &known, &true).unwrap();
    let options = json!([{ "name": "scenario", "type": 3, "value": "s00" }]);
    let panel = me.slash("solo", options).await;
    me.play_out(panel).await;
    let words = me.words(panel);
    assert!(words.contains("Your first finished game"), "{words}");
    let key = format!("bests/{}", me.user);
    let bests = || me.store.get_global(&key).unwrap();
    assert!(bests().is_some_and(|bests| bests != json!({})));
    let played = format!("ended/{}", me.user);
    let ended = || me.store.get_global(&played).unwrap();
    assert!(ended().is_some_and(|ended| ended != json!([])));
    me.press_action(panel, "undo").await;
    let sure = |c: &serde_json::Value| action(c) == "undo-sure";
    if components(&me.see(panel)).iter().any(sure) {
        me.press_action(panel, "undo-sure").await;
    }
    let words = me.words(panel);
    assert!(!words.contains("Your first finished game"), "{words}");
    assert_eq!(bests(), Some(json!({})), "nothing is finished");
    assert_eq!(ended(), Some(json!([])), "nor counted as played");
    me.close().await;
}

/// Takes the last step back, also where that asks once more.
async fn takes_back(me: &Person) {
    let asked = me.slash("undo", json!([])).await;
    let sure = |c: &serde_json::Value| action(c) == "undo-sure";
    if components(&me.see(asked)).iter().any(sure) {
        me.press_action(asked, "undo-sure").await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_showed_an_end_that_is_taken_back_goes_and_the_next_end_can_be_shown() {
    let me = Person::open().await;
    let solo = json!([{ "name": "scenario", "type": 3, "value": "s00" }]);
    let panel = me.slash("solo", solo).await;
    me.play_out(panel).await;
    let shared = me.press_action(panel, "share").await.expect("a post");
    me.until(shared, "result.png").await;
    me.catch_up().await;
    takes_back(&me).await;
    gone(&me, shared).await;
    let none = me.slash("share", json!([])).await;
    assert!(me.words(none).contains("no finished game"));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_island_that_goes_on_after_its_end_was_shown_can_be_shown_again() {
    let me = Person::open().await;
    let panel = island(&me).await;
    let shared = me.press_action(panel, "share").await.expect("a post");
    me.until(shared, "end.png").await;
    until(&me, |me| {
        meta(me).shared.iter().any(|p| p.message == shared)
    })
    .await;
    takes_back(&me).await;
    gone(&me, shared).await;
    until(&me, |me| {
        meta(me).shared.is_empty() && meta(me).stale.is_empty()
    })
    .await;
    // The board shows that the game goes on.
    until(&me, |me| {
        let found = board(me).and_then(|board| me.find_out(board));
        found.is_some_and(|shown| choose(&shown).is_some())
    })
    .await;
    for _ in 0..600 {
        let found = board(&me).and_then(|board| me.find_out(board));
        let Some(shown) = found else { continue };
        let Some((id, value)) = choose(&shown) else {
            break;
        };
        me.act(board(&me).expect("a board"), &id, value).await;
    }
    let again = me.slash("share", json!([])).await;
    assert!(!is_private(&me.see(again)), "{}", me.words(again));
    assert_ne!(again, shared);
    me.close().await;
}
