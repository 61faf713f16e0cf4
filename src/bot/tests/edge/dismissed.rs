//! A private message that is put away in the moment of a press: what came of the press comes in a new one.

use crate::person::{self, Person};
use castaway_sandbox::Route;
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_answer_comes_in_a_new_message() {
    let me = Person::open().await;
    let options = json!([{ "name": "scenario", "type": 3, "value": "s00" }]);
    let panel = me.slash("solo", options).await;
    assert!(me.press(panel).await);
    let before = me.words(panel);
    let (id, value) = person::wish(&me.see(panel)).unwrap();
    me.handle().refuse_next(Route::Callback, 404, 10008, 1);
    let anew = me.act(panel, &id, value).await.expect("a new message");
    assert_ne!(anew, panel);
    let flags = me.see(anew)["flags"].as_u64().unwrap_or(0);
    assert_eq!(flags & 64, 64, "it is private again");
    assert_eq!(me.words(panel), before);
    // The step counts, and the game goes on in the new message.
    assert_ne!(me.see(anew)["components"], me.see(panel)["components"]);
    assert!(me.press(anew).await);
    me.stage.close().await.shutdown().await;
}
