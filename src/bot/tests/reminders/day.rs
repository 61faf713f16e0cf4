//! One message a day over all games.

use serde_json::json;

use super::*;

/// The messages of a day among somebody's direct messages.
fn digests(me: &Person, user: u64) -> Vec<Value> {
    let all = letters(me, user).into_iter();
    all.filter(|m| {
        m.to_string().contains("waits for you") || m.to_string().contains("wait for you")
    })
    .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_wants_one_message_a_day_gets_one_and_no_calls() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = begun(&mut me, RELAXED).await;
    me.user = mary;
    let zone = json!([{ "name": "zone", "type": 3, "value": "Europe/London" }]);
    me.slash("notify", zone).await;
    wants(&mut me, mary, "digest", "18").await;
    me.set_clock(NOON + 6 * HOUR - 1);
    a_while().await;
    assert_eq!(letters(&me, mary).len(), 0);
    me.set_clock(NOON + 6 * HOUR);
    until(&me, |me| digests(me, mary).len() == 1).await;
    let words = digests(&me, mary)[0].to_string();
    assert!(
        words.contains(&format!("/{}/{table})", me.channel)),
        "{words}"
    );
    let first = digests(&me, mary)[0]["id"].clone();
    // Once, also when the bot comes back; others are called as they want it.
    let mut me = me.restart().await;
    me.set_clock(NOON + 9 * HOUR);
    until(&me, |me| calls(me, will).len() == 1).await;
    a_while().await;
    assert_eq!(digests(&me, mary).len(), 1);
    assert_eq!(calls(&me, mary).len(), 0);
    // The next day the new one takes the place of the old one.
    me.set_clock(NOON + DAY + 6 * HOUR);
    until(&me, |me| digests(me, mary).iter().any(|m| m["id"] != first)).await;
    until(&me, |me| digests(me, mary).len() == 1).await;
    // With nothing that waits for her none comes.
    let second = digests(&me, mary)[0]["id"].clone();
    me.user = mary;
    me.slash(
        "island",
        json!([{ "name": "leave", "type": 1, "options": [] }]),
    )
    .await;
    me.user = robin;
    let options = json!([{ "name": "status", "type": 1, "options": [] }]);
    me.slash("island", options).await;
    rests(&mut me, table, mary).await;
    let muted = me.store.load(me.channel).unwrap().unwrap().meta;
    let tag = muted.read::<Meta>().unwrap().tag;
    me.user = mary;
    let page = me.slash("notify", json!([])).await;
    assert!(me.words(page).contains(&tag));
    me.press_action(page, "mute").await;
    me.set_clock(NOON + 2 * DAY + 6 * HOUR);
    a_while().await;
    assert_eq!(
        digests(&me, mary)[0]["id"],
        second,
        "a muted game is not told of"
    );
    assert_eq!(digests(&me, mary).len(), 1);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_it_cannot_reach_somebody_each_game_calls_again() {
    let mut me = Person::open().await;
    let [_, mary, _] = users(&me);
    begun(&mut me, RELAXED).await;
    wants(&mut me, mary, "digest", "18").await;
    me.handle().set_direct(mary, false);
    me.set_clock(NOON + 9 * HOUR);
    until(&me, |me| calls(me, mary).len() == 1).await;
    assert_eq!(kept(&me, mary)["closed"], json!(true));
    assert_eq!(kept(&me, mary)["unanswered"].as_array().unwrap().len(), 1);
    me.user = mary;
    let page = me.slash("notify", json!([])).await;
    assert!(
        me.words(page).contains("closed to me"),
        "{}",
        me.words(page)
    );
    me.stage.close().await.shutdown().await;
}
