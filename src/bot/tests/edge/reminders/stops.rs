//! Requests that fail, answers that get lost, and a bot that is stopped at any moment: no call twice, none lost.

use castaway_sandbox::Route;
use castaway_store::{DeadlineChange, Json};

use super::*;
use crate::person;

const ALWAYS: u32 = 1_000;

/// One is called in the channel and one by letter, and the bot hears of neither post.
async fn unnoted(me: &Person, called: u64, written: u64) {
    me.handle().lose_next(Route::Posts, 500, ALWAYS);
    me.set_clock(NOON + HOUR);
    until(me, |me| {
        !calls(me, called).is_empty() && !letters(me, written).is_empty()
    })
    .await;
    assert!(meta(me).calls.is_empty(), "nothing is noted");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stop_between_a_call_and_its_note_makes_no_second_one() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    begun(&mut me, SEVERAL).await;
    wants(&mut me, mary, "place", "direct").await;
    unnoted(&me, robin, mary).await;
    let me = me.restart().await;
    me.handle().clear_faults();
    until(&me, |me| meta(me).calls.len() == 3).await;
    me.catch_up().await;
    for user in [robin, will] {
        assert_eq!(calls(&me, user).len(), 1);
    }
    assert_eq!(letters(&me, mary).len(), 1);
    for user in [robin, mary, will] {
        assert_eq!(kept(&me, user)["unanswered"].as_array().unwrap().len(), 1);
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_that_was_never_noted_goes_when_whoever_was_called_is_waited_for_no_more() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = begun(&mut me, SEVERAL).await;
    wants(&mut me, mary, "place", "direct").await;
    unnoted(&me, robin, mary).await;
    // What she does is noted before the bot comes to look for its calls again.
    let since = |me: &Person| meta(me).wait.since.get(&mary).copied();
    let before = since(&me);
    let mut me = me.restart().await;
    rests(&mut me, table, mary).await;
    until(&me, |me| since(me) != before).await;
    let mut me = me.restart().await;
    me.handle().clear_faults();
    // Wherever the panel stands by then.
    let table = meta(&me).panel.map_or(table, |panel| panel.message);
    rests(&mut me, table, robin).await;
    until(&me, |me| {
        letters(me, mary).is_empty() && calls(me, robin).is_empty()
    })
    .await;
    until(&me, |me| meta(me).calls.len() == 1).await;
    assert_eq!(calls(&me, will).len(), 1);
    until(&me, |me| meta(me).calling.is_empty()).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn calls_that_are_not_taken_are_tried_again_and_a_call_of_a_time_without_the_bot_comes_late()
{
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    begun(&mut me, SEVERAL).await;
    for fault in [500, 429] {
        me.handle().fail_next(Route::Posts, fault, 2);
    }
    me.set_clock(NOON + HOUR);
    until(&me, |me| meta(me).calls.len() == 3).await;
    for user in [robin, mary, will] {
        assert_eq!(calls(&me, user).len(), 1);
    }
    let first = calls(&me, will)[0]["id"].clone();
    // The time of the second calls comes while the bot is away.
    let clock = std::sync::Arc::clone(&me.clock);
    let sandbox = me.stage.close().await;
    clock.store(NOON + 4 * HOUR, std::sync::atomic::Ordering::SeqCst);
    let me = Person {
        stage: person::stage(sandbox, &me.store, &clock, me.data.path()).await,
        ..me
    };
    until(&me, |me| calls(me, will).iter().any(|m| m["id"] != first)).await;
    until(&me, |me| calls(me, will).len() == 1).await;
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_that_is_closed_to_the_bot_is_not_hammered_and_silences_nobody() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = begun(&mut me, SEVERAL).await;
    me.handle().refuse_next(Route::Posts, 403, 50013, ALWAYS);
    me.set_clock(NOON + HOUR);
    until(&me, |me| me.handle().faults_left() <= ALWAYS - 3).await;
    me.catch_up().await;
    me.catch_up().await;
    assert!(
        me.handle().faults_left() >= ALWAYS - 9,
        "{}",
        me.handle().faults_left()
    );
    assert_eq!(kept(&me, robin)["unanswered"], json!([]));
    // A press finds out that it is open again.
    me.handle().clear_faults();
    me.set_clock(NOON + 2 * HOUR);
    rests(&mut me, table, robin).await;
    until(&me, |me| {
        calls(me, mary).len() == 1 && calls(me, will).len() == 1
    })
    .await;
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_an_older_program_is_looked_at_when_this_one_starts() {
    let mut me = Person::open().await;
    let [_, mary, _] = users(&me);
    begun(&mut me, SEVERAL).await;
    let mut old = meta(&me);
    old.remind = None;
    let (text, due) = (Json::of(&old).unwrap(), old.deadline.unwrap());
    let written = me
        .store
        .put_meta_due(me.channel, text, DeadlineChange::At(due));
    written.unwrap();
    let me = me.restart().await;
    until(&me, |me| meta(me).remind == Some(NOON + HOUR)).await;
    me.set_clock(NOON + HOUR);
    until(&me, |me| calls(me, mary).len() == 1).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_channel_that_is_owed_its_panel_is_left_alone_until_somebody_comes() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = begun(&mut me, RELAXED).await;
    me.handle().refuse_next(Route::Messages, 403, 50001, ALWAYS);
    rests(&mut me, table, mary).await;
    until(&me, |me| me.handle().faults_left() < ALWAYS).await;
    me.catch_up().await;
    let before = me.handle().faults_left();
    me.set_clock(NOON + 9 * HOUR);
    until(&me, |me| me.handle().faults_left() < before).await;
    for _ in 0..4 {
        me.catch_up().await;
    }
    let asked = before - me.handle().faults_left();
    assert!(asked <= 2, "asked {asked} times");
    assert!(meta(&me).remind.is_some_and(|at| at > NOON + 9 * HOUR));
    me.handle().clear_faults();
    island(&mut me, robin, "status").await;
    until(&me, |me| calls(me, will).len() == 1).await;
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_channel_whose_time_is_over_is_left_alone() {
    let mut me = Person::open().await;
    begun(&mut me, SEVERAL).await;
    me.handle().refuse_next(Route::Messages, 403, 50001, ALWAYS);
    me.set_clock(NOON + 7 * HOUR);
    until(&me, |me| me.handle().faults_left() < ALWAYS).await;
    for _ in 0..4 {
        me.catch_up().await;
    }
    let asked = ALWAYS - me.handle().faults_left();
    assert!(asked <= 3, "asked {asked} times");
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_left_alone_before_anybody_was_called_is_not_looked_at_for_ever() {
    let mut me = Person::open().await;
    let [_, mary, will] = users(&me);
    begun(&mut me, SEVERAL).await;
    for user in [mary, will] {
        leaves(&mut me, user).await;
    }
    until(&me, |me| meta(me).is_solo()).await;
    me.set_clock(NOON + 3 * HOUR);
    until(&me, |me| {
        me.store.deadlines(NOON + 3 * HOUR, 9).unwrap().is_empty()
    })
    .await;
    assert_eq!(meta(&me).remind, None);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_call_that_is_refused_keeps_nobody_else_from_theirs() {
    let mut me = Person::open().await;
    let [_, mary, _] = users(&me);
    begun(&mut me, SEVERAL).await;
    me.handle().refuse_next(Route::Posts, 403, 50013, 1);
    me.set_clock(NOON + HOUR);
    until(&me, |me| meta(me).calls.len() == 2).await;
    me.catch_up().await;
    assert_eq!(meta(&me).remind, Some(NOON + 3 * HOUR));
    let first = calls(&me, mary)[0]["id"].clone();
    me.set_clock(NOON + 3 * HOUR);
    until(&me, |me| calls(me, mary).iter().any(|m| m["id"] != first)).await;
    me.stage.close().await.shutdown().await;
}
