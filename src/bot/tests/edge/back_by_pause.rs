//! Whoever leads a table and lets time stand still while on holiday is back by it, and reads so.

use crate::agreed::three;
use crate::person::{
    Person,
    company::{meta, public, sub, users},
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_on_holiday_who_lets_time_stand_still_reads_that_they_are_back() {
    let mut me = Person::open().await;
    let [robin, ..] = users(&me);
    three(&mut me).await;
    me.user = robin;
    let until = json!([{ "name": "until", "type": 3, "value": "in 3 days" }]);
    me.slash("island", sub("away", until)).await;
    assert!(meta(&me).holiday(robin).is_some());
    let answer = me.slash("island", sub("pause", json!([]))).await;
    let back = format!("<@{robin}> is back");
    assert!(me.words(answer).contains(&back), "{}", me.words(answer));
    assert!(meta(&me).paused.is_some() && meta(&me).holiday(robin).is_none());
    public(&me, &back).await;
    public(&me, "lets time stand still").await;
    me.close().await;
}
