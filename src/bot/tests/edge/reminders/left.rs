//! What calls leave behind when a game goes from its channel: nothing.

use std::time::Duration;

use castaway_sandbox::Route;
use castaway_table::{Stale, Way};

use super::*;

/// Whether a channel still has this message.
fn stands(me: &Person, channel: u64, message: &str) -> bool {
    let id = message.parse().unwrap();
    me.handle().message(channel, id).is_some()
}

/// Three who were called, Mary by a direct message: the ids of the calls of Robin, Mary and Will.
async fn called(me: &mut Person) -> [String; 3] {
    let [robin, mary, will] = users(me);
    begun(me, SEVERAL).await;
    wants(me, mary, "place", "direct").await;
    me.set_clock(NOON + HOUR);
    until(me, |me| meta(me).calls.len() == 3).await;
    me.catch_up().await;
    let id = |m: &Value| m["id"].as_str().unwrap().to_owned();
    [
        id(&calls(me, robin)[0]),
        id(&letters(me, mary)[0]),
        id(&calls(me, will)[0]),
    ]
}

/// Those calls are not asked for any more, but no keeper has taken them away yet.
fn all_stale(me: &Person) {
    let here = me.channel;
    beside(me, |meta| {
        for call in std::mem::take(&mut meta.calls).into_values() {
            meta.stale.push(Stale {
                channel: (call.channel != here).then_some(call.channel),
                message: call.message,
                way: Way::Gone,
            });
        }
    });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_that_is_posted_while_its_game_leaves_is_taken_away() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    begun(&mut me, SEVERAL).await;
    wants(&mut me, mary, "place", "direct").await;
    me.handle()
        .delay_next(Route::Posts, Duration::from_secs(3), 1);
    me.set_clock(NOON + HOUR);
    until(&me, |me| {
        kept(me, robin)["unanswered"]
            .as_array()
            .is_some_and(|all| all.len() == 1)
    })
    .await;
    island(&mut me, robin, "shelve").await;
    assert!(me.store.load(me.channel).unwrap().is_none());
    let channel = me.channel;
    let posted = |me: &Person| calls_in(me, channel, robin).len() + letters(me, mary).len();
    // The post that is under way comes and goes, perhaps faster than anybody looks; the others follow it.
    assert!(me.so(|| me.handle().faults_left() == 0).await);
    me.catch_up().await;
    assert!(me.so(|| posted(&me) == 0).await);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_goes_takes_old_calls_away_wherever_they_stand() {
    for way in ["shelve", "end"] {
        let mut me = Person::open().await;
        let [robin, mary, will] = users(&me);
        let [first, letter, last] = called(&mut me).await;
        let direct = meta(&me).calls[&mary].channel;
        all_stale(&me);
        let asked = island(&mut me, robin, way).await;
        if way == "end" {
            me.user = robin;
            let vote = me.press_action(asked, "end").await.unwrap();
            me.user = will;
            me.press_action(vote, "end").await;
        }
        assert!(me.store.load(me.channel).unwrap().is_none());
        let gone = || {
            !(stands(&me, me.channel, &first)
                || stands(&me, direct, &letter)
                || stands(&me, me.channel, &last))
        };
        assert!(me.so(gone).await, "{way}");
        me.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_word_that_ends_a_game_leaves_no_button_though_discord_did_not_wait_for_the_answer() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    begun(&mut me, RELAXED).await;
    let asked = island(&mut me, robin, "end").await;
    me.user = robin;
    let vote = me.press_action(asked, "end").await.unwrap();
    let all = components(&me.see(vote));
    let end = all.iter().find(|c| action(c) == "end").expect("a button");
    let id = end["custom_id"].as_str().unwrap();
    // Unknown interaction: the answer came after Discord's three seconds.
    me.handle().refuse_next(Route::Callback, 404, 10062, 1);
    let pressed = me
        .handle()
        .forge_component(mary, me.channel, vote, id, None);
    assert!(pressed.is_ok());
    let over = || me.store.load(me.channel).unwrap().is_none();
    assert!(me.so(over).await, "two of three are enough");
    let left = || me.find_out(vote);
    let quiet = || left().is_none_or(|left| components(&left).is_empty());
    assert!(me.so(quiet).await, "{:?}", left());
    me.stage.close().await.shutdown().await;
}
