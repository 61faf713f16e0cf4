//! A refused option: the answer says which one it was and what is allowed.

use crate::person::Person;
use serde_json::{Value, json};

async fn told(me: &Person, command: &str, options: Value) -> String {
    let answer = me.slash(command, options).await;
    me.words(answer)
}

/// Options of `/island new`.
fn island(options: Value) -> Value {
    json!([{ "name": "new", "type": 1, "options": options }])
}

fn text(name: &str, value: &str) -> Value {
    json!({ "name": name, "type": 3, "value": value })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_option_is_named_with_what_is_allowed() {
    let me = Person::open().await;
    let twice = island(json!([text("characters", "cook, soldier, cook")]));
    let twice = told(&me, "island", twice).await;
    assert!(
        twice.contains("**characters**: Cook is named twice"),
        "{twice}"
    );
    let unknown = island(json!([text("characters", "cook, pirate")]));
    let unknown = told(&me, "island", unknown).await;
    assert!(
        unknown.contains("**characters**: I do not know “pirate”"),
        "{unknown}"
    );
    let one = json!({ "name": "players", "type": 4, "value": 1 });
    let many = island(json!([one, text("characters", "cook, soldier")]));
    let many = told(&me, "island", many).await;
    assert!(
        many.contains("You name 2 for 1 place") && many.contains("**players**: 1 to 4"),
        "{many}"
    );
    let scenario = told(&me, "solo", json!([text("scenario", "xyzzy")])).await;
    assert!(
        scenario.contains("**scenario**: I do not know “xyzzy”"),
        "{scenario}"
    );
    let code = told(&me, "solo", json!([text("code", "xyzzy")])).await;
    assert!(code.contains("**code**: “xyzzy” is not"), "{code}");
    assert_eq!(me.handle().counters().refused, Vec::new());
    me.stage.close().await.shutdown().await;
}
