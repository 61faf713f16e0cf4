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
    let [_, mary, will] = users(&me);
    let table = begun(&mut me, RELAXED).await;
    me.user = mary;
    let zone = json!([{ "name": "zone", "type": 3, "value": "Europe/London" }]);
    me.slash("notify", zone).await;
    wants(&mut me, mary, "digest", "18").await;
    me.set_clock(NOON + 6 * HOUR - 1);
    me.catch_up().await;
    assert_eq!(letters(&me, mary).len(), 0);
    me.set_clock(NOON + 6 * HOUR);
    until(&me, |me| digests(me, mary).len() == 1).await;
    let words = digests(&me, mary)[0].to_string();
    // Boards move while it stands, the channel stays.
    assert!(
        words.contains(&format!("<#{}>", me.channel)) && !words.contains(&format!("/{table})")),
        "{words}"
    );
    let first = digests(&me, mary)[0]["id"].clone();
    // Once, also when the bot comes back; others are called as they want it.
    let mut me = me.restart().await;
    me.set_clock(NOON + 9 * HOUR);
    until(&me, |me| calls(me, will).len() == 1).await;
    me.catch_up().await;
    assert_eq!(digests(&me, mary).len(), 1);
    assert_eq!(calls(&me, mary).len(), 0);
    // The next day the new one takes the place of the old one.
    me.set_clock(NOON + DAY + 6 * HOUR);
    until(&me, |me| digests(me, mary).iter().any(|m| m["id"] != first)).await;
    until(&me, |me| digests(me, mary).len() == 1).await;
    let second = digests(&me, mary)[0]["id"].clone();
    let tag = meta(&me).tag;
    me.user = mary;
    let page = me.slash("notify", json!([])).await;
    assert!(me.words(page).contains(&tag));
    me.press_action(page, "mute").await;
    me.set_clock(NOON + 2 * DAY + 6 * HOUR);
    me.catch_up().await;
    assert_eq!(
        digests(&me, mary)[0]["id"],
        second,
        "a muted game is not told of"
    );
    assert_eq!(digests(&me, mary).len(), 1);
    // Heard again it is; with nothing that waits for her none comes.
    me.press_action(page, "mute").await;
    me.set_clock(NOON + 3 * DAY + 6 * HOUR);
    until(&me, |me| {
        digests(me, mary).iter().any(|m| m["id"] != second)
    })
    .await;
    until(&me, |me| digests(me, mary).len() == 1).await;
    let third = digests(&me, mary)[0]["id"].clone();
    leaves(&mut me, mary).await;
    until(&me, |me| !meta(me).wait.since.contains_key(&mary)).await;
    me.set_clock(NOON + 4 * DAY + 6 * HOUR);
    until(&me, |me| {
        kept(me, mary)["digested_ms"] == json!(NOON + 4 * DAY + 6 * HOUR)
    })
    .await;
    assert_eq!(digests(&me, mary)[0]["id"], third, "nothing waits for her");
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_in_a_pause_is_not_told_of_and_says_on_the_list_that_it_waits_for_nobody() {
    let mut me = Person::open().await;
    let [_, mary, will] = users(&me);
    begun(&mut me, RELAXED).await;
    wants(&mut me, mary, "digest", "18").await;
    beside(&me, |meta| meta.paused = Some(NOON));
    for day in 0..2 {
        let at = NOON + day * DAY + 9 * HOUR;
        me.set_clock(at);
        until(&me, |me| kept(me, mary)["digested_ms"] == json!(at)).await;
    }
    assert_eq!(letters(&me, mary).len(), 0);
    assert_eq!(kept(&me, mary)["unanswered"], json!([]));
    for (user, title, line) in [
        (
            mary,
            "nothing waits for you",
            "paused, so it waits for nobody",
        ),
        (
            will,
            "gerade nichts zu tun",
            "macht Pause, wartet also auf niemanden",
        ),
    ] {
        me.user = user;
        let list = me.slash("games", json!([])).await;
        let words = me.words(list);
        assert!(words.contains(title) && words.contains(line), "{words}");
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_of_a_day_that_comes_late_waits_for_the_end_of_the_quiet_hours() {
    let mut me = Person::open().await;
    let [_, mary, _] = users(&me);
    begun(&mut me, RELAXED).await;
    me.user = mary;
    let quiet = json!([{ "name": "zone", "type": 3, "value": "Europe/London" },
        { "name": "quiet", "type": 3, "value": "20-8" }]);
    me.slash("notify", quiet).await;
    wants(&mut me, mary, "digest", "18").await;
    // The bot was away at six in the evening.
    me.set_clock(NOON + 10 * HOUR);
    me.catch_up().await;
    assert_eq!(letters(&me, mary).len(), 0);
    me.set_clock(NOON + 20 * HOUR);
    until(&me, |me| digests(me, mary).len() == 1).await;
    me.close().await;
}
