//! Which holidays the page of a table offers, and what it leaves out where others wait for a word.

use std::sync::atomic::Ordering;

use crate::agreed::{pick, three};
use crate::person::{
    Person, action,
    company::{meta, public, sub, users},
    components,
};
use serde_json::json;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The days that a page offers.
fn offered(me: &Person, page: u64) -> Vec<String> {
    let all = components(&me.see(page)).into_iter();
    let all = all.filter(|c| action(c) == "holiday");
    let ids = all.map(|c| c["custom_id"].as_str().unwrap().to_owned());
    ids.map(|id| id.split('|').nth(4).unwrap().to_owned())
        .collect()
}

fn has(me: &Person, page: u64, name: &str) -> bool {
    let all = components(&me.see(page));
    all.iter().any(|c| action(c) == name)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_days_are_offered_and_the_longest_gives_way_to_what_others_wait_for() {
    let mut me = Person::open().await;
    let [robin, _, will] = users(&me);
    let panel = three(&mut me).await;
    me.catch_up().await;
    me.user = will;
    let page = me.press_action(panel, "agreed").await.expect("the page");
    assert_eq!(offered(&me, page), ["1", "2", "3", "7", "14", "28"]);
    assert!(has(&me, page, "nudge") && !has(&me, page, "agree"));
    me.user = robin;
    let page = me.slash("island", sub("table", json!([]))).await;
    pick(&me, page, "propose", "|live|").await;
    public(&me, "One more has to agree").await;
    me.user = will;
    let page = me.slash("island", sub("table", json!([]))).await;
    assert_eq!(offered(&me, page), ["1", "2", "3", "7", "14"]);
    assert!(has(&me, page, "nudge") && has(&me, page, "agree"));
    pick(&me, page, "holiday", "2 Tage").await;
    let now_ms = me.clock.load(Ordering::SeqCst);
    assert_eq!(meta(&me).holidays[&will], now_ms + 2 * DAY);
    me.close().await;
}
