//! The end of a free game that is taken back is no best game.

use crate::person::{Person, action, components};
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
