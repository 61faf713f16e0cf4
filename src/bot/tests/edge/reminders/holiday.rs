//! A holiday ends by its day or by the word of whoever took it: what they do meanwhile counts and leaves it, and nothing calls them.

use serde_json::json;

use super::*;
use crate::person::company::{public, sub};

/// Somebody goes on holiday for so many days; until when, in unix milliseconds.
async fn goes(me: &mut Person, user: u64, days: u64) -> u64 {
    me.user = user;
    let until = json!([{ "name": "until", "type": 3, "value": format!("in {days} days") }]);
    me.slash("island", sub("away", until)).await;
    meta(me).holiday(user).expect("a holiday")
}

/// The panel, wherever it stands once all is shown.
async fn stands(me: &Person) -> u64 {
    me.catch_up().await;
    meta(me).panel.expect("a panel").message
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_somebody_plans_on_holiday_counts_and_they_read_that_it_goes_on_until_they_say_so() {
    let mut me = Person::open().await;
    let [_, mary, _] = users(&me);
    begun(&mut me, DAILY).await;
    let until_ms = goes(&mut me, mary, 3).await;
    let panel = stands(&me).await;
    rests(&mut me, panel, mary).await;
    let says = |m: &Value| {
        m["content"]
            .as_str()
            .is_some_and(|c| c.contains("you are still on holiday until"))
    };
    let told = me.find(says).await;
    let on = format!("<t:{}:F>", until_ms / 1000);
    assert!(me.words(told).contains(&on), "{}", me.words(told));
    assert_eq!(meta(&me).holiday(mary), Some(until_ms));
    assert!(!meta(&me).wait.since.contains_key(&mary));
    assert!(meta(&me).wait.spoke.contains(&mary), "it counts");
    // Her own page says the same.
    let page = me.slash("me", json!([])).await;
    let words = me.words(page);
    assert!(
        words.contains("ends the holiday") && !words.contains("or a move of yours"),
        "{words}"
    );
    me.press_action(told, "holiday").await;
    until(&me, |me| !meta(me).is_away(mary)).await;
    assert_eq!(meta(&me).holiday(mary), None);
    public(&me, &format!("<@{mary}> is back")).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_on_holiday_who_lets_time_stand_still_stays_on_holiday() {
    let mut me = Person::open().await;
    let [robin, ..] = users(&me);
    begun(&mut me, RELAXED).await;
    let until_ms = goes(&mut me, robin, 3).await;
    let answer = me.slash("island", sub("pause", json!([]))).await;
    let rests = format!("<@{robin}> is on holiday until");
    assert!(me.words(answer).contains(&rests), "{}", me.words(answer));
    assert!(meta(&me).paused.is_some());
    assert_eq!(meta(&me).holiday(robin), Some(until_ms));
    public(&me, "lets time stand still").await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_goes_when_whoever_is_called_takes_a_holiday() {
    let mut me = Person::open().await;
    let [_, mary, will] = users(&me);
    begun(&mut me, DAILY).await;
    me.set_clock(NOON + 4 * HOUR);
    until(&me, |me| {
        calls(me, mary).len() == 1 && calls(me, will).len() == 1
    })
    .await;
    goes(&mut me, mary, 3).await;
    until(&me, |me| calls(me, mary).is_empty()).await;
    me.catch_up().await;
    assert!(calls(&me, mary).is_empty() && !meta(&me).calls.contains_key(&mary));
    let words = calls(&me, will)[0]["content"].to_string();
    assert!(
        words.contains("are still to be planned on the board;"),
        "{words}"
    );
    me.close().await;
}
