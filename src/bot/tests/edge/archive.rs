//! Days that are over: their islands are practised, and yesterday's result is still shared.

use crate::days::{DAY, HOUR, NOON, keep_days};
use crate::person::{Person, action, components};
use serde_json::{Value, json};

fn day(text: &str) -> Value {
    json!([{ "name": "day", "type": 3, "value": text }])
}

fn has(me: &Person, message: u64, word: &str) -> bool {
    components(&me.see(message))
        .iter()
        .any(|c| action(c) == word)
}

fn kept(me: &Person, key: &str) -> Option<Value> {
    me.store.get_global(key).unwrap().filter(|v| !v.is_null())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_past_day_is_practised_as_it_was_and_counts_for_nothing() {
    let me = Person::open().await;
    keep_days(&me);
    let panel = me.slash("daily", day("2026-11-20")).await;
    let words = me.words(panel);
    assert!(
        words.contains("Practice:** Daily island 2026-11-20"),
        "{words}"
    );
    assert!(words.contains("not scored"), "{words}");
    for _ in 0..6 {
        assert!(me.press(panel).await);
    }
    assert!(
        me.words(panel).contains("Practice:**"),
        "{}",
        me.words(panel)
    );
    // Whoever asks again goes on with it.
    let again = me.slash("daily", day("2026-11-20")).await;
    assert_eq!(me.see(again)["components"], me.see(panel)["components"]);
    // More than the last press is taken back.
    for _ in 0..3 {
        me.press_action(panel, "undo").await;
        if has(&me, panel, "undo-sure") {
            me.press_action(panel, "undo-sure").await;
        }
    }
    me.play_out(panel).await;
    let end = me.words(panel);
    assert!(end.contains("This was practice"), "{end}");
    for key in [
        "board/daily/2026-11-20".to_owned(),
        format!("person/{}", me.user),
        format!("score/daily/2026-11-20/{}", me.user),
        format!("bests/{}", me.user),
    ] {
        assert_eq!(kept(&me, &key), None, "{key}");
    }
    // It is shown with a picture and as what it is.
    let shared = me.press_action(panel, "share").await.unwrap();
    me.until(shared, "result.png").await;
    let post = me.words(shared);
    assert!(post.contains("2026-11-20, for practice"), "{post}");
    // Once more is the same day once more.
    me.press_action(panel, "practice").await;
    assert!(
        me.words(panel).contains("Daily island 2026-11-20"),
        "{}",
        me.words(panel)
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_day_that_still_counts_is_played_first() {
    let me = Person::open().await;
    keep_days(&me);
    for (typed, said) in [
        ("2026-11-21", "is the island of today"),
        ("0", "is the island of today"),
        ("2026-11-22", "has not come yet"),
        ("2020-01-01", "too long ago"),
        ("99999", "366** is the oldest"),
        ("*never*", "cannot read"),
    ] {
        let told = me.slash("daily", day(typed)).await;
        assert!(me.words(told).contains(said), "{typed}: {}", me.words(told));
        assert!(components(&me.see(told)).is_empty());
    }
    // An attempt that still runs after midnight is finished first, and no practice shows what comes.
    let panel = me.slash("daily", json!([])).await;
    me.press(panel).await;
    me.set_clock(NOON + 14 * HOUR);
    let told = me.slash("daily", day("2026-11-21")).await;
    assert!(
        me.words(told).contains("still counts"),
        "{}",
        me.words(told)
    );
    me.set_clock(NOON + 20 * HOUR);
    let late = me.slash("daily", day("1")).await;
    assert!(
        me.words(late)
            .contains("Practice:** Daily island 2026-11-21"),
        "{}",
        me.words(late)
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_board_of_a_past_day_offers_its_island_for_practice() {
    let me = Person::open().await;
    keep_days(&me);
    let today = me.slash("scores", json!([])).await;
    assert!(!has(&me, today, "practise"));
    let past = me.slash("scores", day("20.11.2026")).await;
    assert!(me.words(past).contains("2026-11-20"));
    let panel = me.press_action(past, "practise").await.unwrap_or(past);
    assert!(
        me.words(panel)
            .contains("Practice:** Daily island 2026-11-20"),
        "{}",
        me.words(panel)
    );
    // While somebody types, days that are over are offered, with how they went.
    let typed = json!([{ "name": "day", "type": 3, "value": "2026-11-1", "focused": true }]);
    let choices = me
        .handle()
        .autocomplete(me.user, me.channel, "daily", &typed)
        .await
        .unwrap();
    let names: Vec<&str> = choices.iter().map(|c| c.name.as_str()).collect();
    // A date that is whole already comes first.
    assert_eq!(names.len(), 11, "{names:?}");
    assert_eq!(names[0], "2026-11-01 · 20 days ago · not played");
    assert_eq!(names[1], "2026-11-19 · 2 days ago · not played");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn yesterday_is_shared_after_midnight_even_while_today_is_played() {
    let me = Person::open().await;
    keep_days(&me);
    let panel = me.slash("daily", json!([])).await;
    me.play_out(panel).await;
    assert!(kept(&me, "board/daily/2026-11-21").is_some());
    me.set_clock(NOON + DAY);
    // The game of today has taken the place of yesterday's.
    let today = me.slash("daily", json!([])).await;
    me.press(today).await;
    let shared = me.slash("share", json!([])).await;
    me.until(shared, "result.png").await;
    let post = me.see(shared);
    assert!(
        post.to_string().contains("Daily island 2026-11-21"),
        "{post}"
    );
    assert_eq!(post["flags"].as_u64().unwrap_or(0) & 64, 0);
    let options = json!([{ "name": "week", "type": 5, "value": false }]);
    let again = me.slash("share", options).await;
    assert!(
        me.words(again).contains("stands in this channel already"),
        "{}",
        me.words(again)
    );
    // What is finished today is newer.
    me.play_out(today).await;
    let newest = me.slash("share", json!([])).await;
    me.until(newest, "2026-11-22").await;
    me.close().await;
}
