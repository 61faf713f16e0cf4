//! The first panel of a game is an answer: whatever happens before it is known which message that is, no other one is posted.

use castaway_sandbox::Route;
use serde_json::{Value, json};

use crate::{
    book::hold_drawing,
    person::{
        PATIENCE, Person,
        company::{meta, panel, stands, sub, until},
        components,
    },
};

/// What begins a game at once.
fn alone() -> Value {
    sub("new", json!([{ "name": "players", "type": 4, "value": 1 }]))
}

/// The messages for all in the channel on which something can be pressed.
fn boards(me: &Person) -> Vec<u64> {
    let all = me.handle().messages(me.channel, me.user).into_iter();
    let boards = all.filter(|m| m["ephemeral"] != true && !components(m).is_empty());
    let ids = boards.map(|m| m["id"].as_str().unwrap().parse().unwrap());
    ids.collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_was_shown_before_a_kill_is_found_again_and_stands_alone() {
    let me = Person::open().await;
    // The answer is there, but nobody could find out which message it is.
    me.handle().fail_next(Route::Webhook, 503, 10_000);
    let first = me.slash("island", alone()).await;
    assert_eq!(panel(&me), None);
    assert!(meta(&me).panel_answer.is_some());
    me.handle().clear_faults();
    let me = me.restart().await;
    assert_eq!(stands(&me).await, first);
    me.catch_up().await;
    assert_eq!(boards(&me), [first]);
    assert_eq!(meta(&me).panel_answer, None, "it is known now");
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_never_arrived_before_a_kill_is_followed_by_one_board() {
    let me = Person::open().await;
    // Discord knows the press no more, so the answer is given up, and until the kill nothing can be posted either.
    me.handle().fail_next(Route::Posts, 503, 10_000);
    me.handle().fail_next(Route::Webhook, 503, 10_000);
    me.handle().fail_next(Route::Callback, 404, 1);
    let left = me.handle().faults_left();
    let sent = (me.handle()).slash(me.user, me.channel, "island", &alone());
    sent.unwrap();
    let begun = || me.store.load(me.channel).unwrap().is_some();
    assert!(me.so(begun).await);
    assert!(me.so(|| me.handle().faults_left() < left).await);
    let me = me
        .restart_after(castaway_sandbox::SandboxHandle::clear_faults)
        .await;
    let board = stands(&me).await;
    me.catch_up().await;
    assert_eq!(boards(&me), [board]);
    assert_eq!(meta(&me).panel_answer, None);
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_first_board_waits_for_its_picture_none_is_posted_beside_it() {
    let me = Person::open().await;
    me.catch_up().await;
    let go = hold_drawing(&me).await;
    let sent = (me.handle()).slash(me.user, me.channel, "island", &alone());
    let begun = || me.store.load(me.channel).unwrap().is_some();
    assert!(me.so(begun).await);
    // The connection was lost on a busy machine: all saves are looked through for what they owe.
    me.stage.app.connected();
    let ack = me.handle().wait_ack(sent.unwrap(), PATIENCE).await.unwrap();
    let first = ack.message_id.unwrap();
    until(&me, |me| panel(me).is_some()).await;
    drop(go);
    assert_eq!(stands(&me).await, first);
    me.catch_up().await;
    assert_eq!(boards(&me), [first]);
    me.close().await;
}
