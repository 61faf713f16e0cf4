//! The panel is always there: requests fail, answers get lost, messages vanish, the program is stopped in between,
//! and at the end people see exactly one live panel that tells the truth and whose buttons work.
//! Reproduce one: `cargo test -p castaway-tests --test panel <name> -- --nocapture`.

mod crowd;
mod night;
mod pictures;
mod told;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use castaway::ops::load::{Stage, choose};
use castaway_sandbox::{Route, SandboxConfig};
use castaway_tests::evening::{Evening, heard};
use night::{ALWAYS, Fault, HICCUPS, Night, alone, night, order, revision, until};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_that_moves_survives_every_hiccup_of_posting() {
    let night = night(alone).await;
    night.all_is_well().await;
    for fault in HICCUPS {
        let old = night.evening.panel_id();
        night.days_later();
        order(&night, Route::Posts, fault);
        night.press().await;
        assert!(!night.live().is_empty(), "{fault:?}: never without a board");
        until(&night.evening.handle, "the panel has moved", || {
            assert!(!night.live().is_empty(), "{fault:?}: never without a board");
            night.meta()["panel"]["message"] != json!(old)
        })
        .await;
        assert_eq!(night.evening.handle.faults_left(), 0, "{fault:?} has come");
        night.all_is_well().await;
        assert_eq!(night.private(), 0, "{fault:?}: nobody is bothered");
    }
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_that_hangs_is_given_up_and_sent_again() {
    let night = night(alone).await;
    night.all_is_well().await;
    let old = night.evening.panel_id();
    night.days_later();
    // Long for any machine, so that it is over before the post would have come.
    let (begun, long) = (Instant::now(), Duration::from_secs(60));
    night.evening.handle.delay_next(Route::Posts, long, 1);
    night.press().await;
    let stands = night.meta()["panel"]["message"].clone();
    assert_eq!(stands, json!(old), "a press is answered before");
    until(&night.evening.handle, "the panel has moved", || {
        assert!(!night.live().is_empty(), "never without a board");
        night.meta()["panel"]["message"] != json!(old)
    })
    .await;
    assert!(begun.elapsed() < long, "it was not given up");
    night.all_is_well().await;
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_that_was_not_taken_comes_later() {
    let night = night(alone).await;
    night.all_is_well().await;
    for fault in HICCUPS {
        order(&night, Route::Edits, fault);
        night.press().await;
        until(&night.evening.handle, "the fault has come", || {
            night.evening.handle.faults_left() == 0
        })
        .await;
        night.all_is_well().await;
    }
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_owed_to_a_panel_survives_a_restart() {
    let mut night = night(alone).await;
    night.all_is_well().await;
    // The panel has to move, and no post goes out before the bot is stopped.
    for route in [Route::Posts, Route::Edits] {
        let handle = night.evening.handle.clone();
        if route == Route::Posts {
            night.days_later();
        }
        handle.fail_next(route, 503, ALWAYS);
        night.press().await;
        until(&night.evening.handle, "it was tried", || {
            handle.faults_left() < ALWAYS
        })
        .await;
        night = night.restart().await;
        handle.clear_faults();
        // Nobody presses anything.
        night.one_true_panel().await;
        night.all_is_well().await;
    }
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_between_post_and_retire_leaves_one_old_panel_that_is_put_away() {
    let mut night = night(alone).await;
    night.all_is_well().await;
    // Posted, but neither noted nor is the old one retired: the posting comes to nobody's ears.
    let handle = night.evening.handle.clone();
    night.days_later();
    handle.lose_next(Route::Posts, 500, ALWAYS);
    night.press().await;
    until(&night.evening.handle, "it was posted", || {
        night.live().len() == 2
    })
    .await;
    night = night.restart().await;
    handle.clear_faults();
    night.one_true_panel().await;
    // Noted, but the old one could not be taken away.
    night.days_later();
    handle.fail_next(Route::Deletes, 500, ALWAYS);
    night.press().await;
    until(&night.evening.handle, "two stand", || {
        night.live().len() == 2
            && night.meta()["stale"]
                .as_array()
                .is_some_and(|s| s.len() == 1)
    })
    .await;
    night = night.restart().await;
    assert!(night.live().len() <= 2);
    handle.clear_faults();
    night.all_is_well().await;
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_that_nobody_knows_is_put_away_by_the_first_press_on_it() {
    let mut night = night(alone).await;
    night.all_is_well().await;
    let old = night.evening.panel_id();
    // The answer that was the first panel is not noted, and the bot comes back.
    night.change_meta(|meta| meta["panel"] = Value::Null);
    night = night.restart().await;
    until(&night.evening.handle, "a panel is posted", || {
        night.live().len() == 2
    })
    .await;
    let (handle, channel, host) = (
        &night.evening.handle,
        night.evening.channel,
        night.evening.host,
    );
    let message = handle.message(channel, old).expect("it stands");
    let sent = match choose(&message).expect("something to press") {
        (id, Some(value)) => handle.select(host, channel, old, &id, &[value]),
        (id, None) => handle.press(host, channel, old, &id),
    };
    let sent = sent.expect("a client could press that");
    night.evening.answered(sent).await;
    night.all_is_well().await;
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_panel_is_posted_anew_at_the_next_move() {
    let night = night(alone).await;
    night.all_is_well().await;
    for by in ["undo", "status"] {
        // What was only planned is taken back without a question.
        while night.needs_consent() {
            night.press().await;
            night.one_true_panel().await;
        }
        let old = night.evening.panel_id();
        let deleted = night.evening.handle.delete(night.evening.channel, old);
        deleted.expect("it stood");
        match by {
            "undo" => {
                night
                    .evening
                    .slash(night.evening.host, "undo", json!([]))
                    .await
            }
            _ => {
                let options = json!([{ "name": "status", "type": 1, "options": [] }]);
                night
                    .evening
                    .slash(night.evening.host, "island", options)
                    .await
            }
        };
        night.one_true_panel().await;
        night.all_is_well().await;
    }
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_is_forbidden_is_not_hammered_and_said_once() {
    let night = night(alone).await;
    night.all_is_well().await;
    let handle = night.evening.handle.clone();
    for (status, code) in [(403, 50013), (403, 50001)] {
        let (old, private) = (night.evening.panel_id(), night.private());
        night.days_later();
        order(&night, Route::Posts, Fault::Refuse(status, code, ALWAYS));
        for press in 1..=3_u32 {
            let before = handle.faults_left();
            night.press().await;
            until(&night.evening.handle, "it is tried again", || {
                handle.faults_left() < before
            })
            .await;
            until(&night.evening.handle, "the old panel goes on", || {
                revision(&night.evening.panel()) == night.evening.revision()
            })
            .await;
            assert_eq!(night.evening.panel_id(), old, "the old one is still live");
            assert!(
                handle.faults_left() >= ALWAYS - 2 * press,
                "once a press, with one to spare"
            );
        }
        if code == 50013 {
            until(&night.evening.handle, "it is said", || {
                night.private() == private + 1
            })
            .await;
        }
        assert!(night.private() <= private + 1, "and only once");
        handle.clear_faults();
        night.press().await;
        until(&night.evening.handle, "the panel has moved", || {
            night.meta()["panel"]["message"] != json!(old)
        })
        .await;
        night.all_is_well().await;
    }
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_answers_make_no_second_panel_and_no_pile_of_messages() {
    let data = tempfile::tempdir().expect("a folder");
    let sandbox = castaway_sandbox::start(SandboxConfig::default()).await;
    let sandbox = sandbox.expect("a simulator");
    let store = heard(&sandbox);
    let stage = Stage::over(sandbox, Arc::clone(&store), data.path()).await;
    let stage = stage.expect("a bot");
    // The very first panel: its answer is lost, and then nobody says which message it is.
    stage.handle.lose_next(Route::Callback, 500, 1);
    stage.handle.fail_next(Route::Webhook, 502, 3);
    let evening = Evening::open(&stage.handle, store, json!([])).await;
    let night = Night {
        evening,
        stage,
        data,
    };
    night.all_is_well().await;
    for _ in 0..3 {
        let what = night.evening.decisive().await;
        night.evening.handle.lose_next(Route::Callback, 500, 1);
        night.evening.handle.fail_next(Route::Callback, 503, 3);
        night.evening.press(night.evening.host, &what).await;
        night.one_true_panel().await;
        night.evening.handle.clear_faults();
    }
    assert_eq!(night.private(), 0, "nobody is bothered");
    // Nothing of the answer arrives: the person sees that, presses again, and the game has moved once.
    let what = night.evening.decisive().await;
    let before = night.evening.revision();
    night.evening.handle.fail_next(Route::Callback, 503, 4);
    let first = night
        .evening
        .send(night.evening.host, &what)
        .expect("it stands");
    let second = night.evening.send(night.evening.host, &what);
    night
        .evening
        .handle
        .wait_ack(first, Duration::from_secs(5))
        .await;
    if let Some(second) = second {
        night
            .evening
            .handle
            .wait_ack(second, Duration::from_secs(5))
            .await;
    }
    night.evening.handle.clear_faults();
    night.one_true_panel().await;
    assert_eq!(night.evening.revision(), before + 1);
    assert!(night.private() <= 1, "the second press came too late");
    night.all_is_well().await;
    night.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_not_opened_where_the_bot_may_not_play() {
    let night = night(alone).await;
    let (evening, host) = (&night.evening, night.evening.host);
    // View, send, embed, but no files.
    evening
        .handle
        .set_permissions((1 << 10) | (1 << 11) | (1 << 14));
    let elsewhere = Evening {
        handle: evening.handle.clone(),
        store: Arc::clone(&evening.store),
        channel: evening.handle.channels()[1].id,
        host,
    };
    for name in ["party", "island"] {
        let private = elsewhere.private(host);
        let new = json!([{ "name": "new", "type": 1, "options": [] }]);
        elsewhere.slash(host, name, new).await;
        let text = elsewhere.told(host, &private).await;
        assert!(
            text.contains("permissions: Attach Files"),
            "/{name} new: {text}"
        );
        let all = elsewhere.handle.messages(elsewhere.channel, host);
        assert!(
            all.iter().all(|m| m["ephemeral"] == true),
            "nothing for all"
        );
    }
    night.close().await;
}
