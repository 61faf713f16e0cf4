//! Whoever would sit down where a game is over hears which command opens a table, and sits at the one that is open.

use crate::person::{
    Person,
    company::{sub, users},
};
use crate::planted::plant;
use castaway_robinson::{ids::Who, state::End};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_joins_after_the_end_hears_which_command_opens_a_table() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let alone = json!([{ "name": "players", "type": 4, "value": 1 }]);
    me.island(alone).await;
    me.catch_up().await;
    plant(me.store.as_ref(), me.channel, |state| {
        state.end = Some(End::Died(Who::Seat(0)));
        (state.ask, state.stack) = (None, Vec::new());
    });
    for (user, says) in [
        (mary, "**/island new** starts one"),
        (will, "**/insel neu** startet eins"),
    ] {
        me.user = user;
        let told = me.slash("island", sub("join", json!([]))).await;
        assert_eq!(me.see(told)["ephemeral"], true);
        assert!(me.words(told).contains(says), "{}", me.words(told));
    }
    me.user = robin;
    let table = me.slash("island", sub("new", json!([]))).await;
    me.user = mary;
    me.slash("island", sub("join", json!([]))).await;
    me.until(table, &format!("👤 <@{mary}>")).await;
    me.close().await;
}
