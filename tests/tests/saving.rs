//! Saves that cannot be written, read or understood: people are told, and nothing is half done.
//! Reproduce one: `cargo test -p castaway-tests --test saving <name> -- --nocapture`.

use std::sync::Arc;

use castaway::ops::load::Stage;
use castaway_sandbox::SandboxConfig;
use castaway_store::{Commit, Store, testing::FaultyStore};
use castaway_tests::evening::{Evening, heard, until};
use serde_json::json;

struct Night {
    evening: Evening,
    faulty: Arc<FaultyStore>,
    stage: Stage,
    data: tempfile::TempDir,
}

async fn night() -> Night {
    let data = tempfile::tempdir().expect("a folder");
    let sandbox = castaway_sandbox::start(SandboxConfig::default())
        .await
        .expect("a simulator");
    let inner = heard(&sandbox);
    let faulty = Arc::new(FaultyStore::new(Arc::clone(&inner)));
    let stage = Stage::over(sandbox, Arc::clone(&faulty) as Arc<dyn Store>, data.path())
        .await
        .expect("a bot");
    let evening = Evening::open(&stage.handle, inner, json!([])).await;
    Night {
        evening,
        faulty,
        stage,
        data,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_cannot_be_saved_did_not_happen_and_works_the_next_time() {
    let night = night().await;
    let (evening, host) = (&night.evening, night.evening.host);
    for _ in 0..12 {
        let what = evening.decisive().await;
        let (save, panel, private) = (evening.save(), evening.panel(), evening.private(host));
        night.faulty.fail_next_writes(1);
        let ack = evening.press(host, &what).await;
        assert_eq!(ack.kind, 4, "a message of its own");
        let text = evening.told(host, &private).await;
        assert!(text.contains("nothing has changed"), "{text}");
        assert_eq!(evening.save(), save, "the same revision and state");
        assert_eq!(
            evening.panel()["components"],
            panel["components"],
            "and the same board"
        );
        let before = evening.revision();
        evening.press(host, &what).await;
        assert_eq!(evening.revision(), before + 1, "the next press works");
    }
    assert_eq!(night.stage.handle.counters().refused_total, 0);
    night.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_disk_is_full_every_way_to_move_says_so_and_the_game_waits() {
    let night = night().await;
    let (evening, host) = (&night.evening, night.evening.host);
    assert!(evening.step(&[host]).await);
    let what = evening.decisive().await;
    let save = evening.save();
    night.faulty.fail_next_writes(usize::MAX);
    for _ in 0..3 {
        let private = evening.private(host);
        evening.press(host, &what).await;
        let text = evening.told(host, &private).await;
        assert!(text.contains("nothing has changed"), "{text}");
    }
    let private = evening.private(host);
    evening.slash(host, "undo", json!([])).await;
    let text = evening.told(host, &private).await;
    assert!(text.contains("nothing has changed"), "undo: {text}");
    // Ending is a write as well.
    let private = evening.private(host);
    let ask = evening
        .slash(host, "island", json!([{ "name": "end", "type": 1 }]))
        .await;
    evening.told(host, &private).await;
    let ask = ask.message_id.expect("the question stands");
    let message = evening.handle.message(evening.channel, ask);
    let row = message.expect("a question")["components"][0]["components"].clone();
    let button = (row.as_array().into_iter().flatten())
        .filter_map(|button| button["custom_id"].as_str())
        .find(|id| id.contains("|end|"))
        .expect("a button")
        .to_owned();
    let private = evening.private(host);
    let sent = evening.handle.press(host, evening.channel, ask, &button);
    evening.answered(sent.expect("it can be pressed")).await;
    let text = evening.told(host, &private).await;
    assert!(text.contains("nothing has changed"), "end: {text}");
    assert_eq!(evening.save(), save, "the same revision and state");

    // A table in another channel cannot be opened, and no half of it is left.
    let elsewhere = Evening {
        handle: evening.handle.clone(),
        store: Arc::clone(&evening.store),
        channel: evening.handle.channels()[1].id,
        host,
    };
    let new = json!([{ "name": "new", "type": 1, "options": [{ "name": "players", "type": 4, "value": 1 }] }]);
    elsewhere.slash(host, "island", new.clone()).await;
    let text = elsewhere.told(host, &[]).await;
    assert!(text.contains("nothing has changed"), "new: {text}");
    let load = |channel| evening.store.load(channel).expect("the saves are read");
    assert!(load(elsewhere.channel).is_none());

    night.faulty.fail_next_writes(0);
    let before = evening.revision();
    evening.press(host, &what).await;
    assert_eq!(evening.revision(), before + 1, "there is room again");
    elsewhere.slash(host, "island", new).await;
    assert!(load(elsewhere.channel).is_some());
    night.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn saves_that_cannot_be_read_for_a_moment_change_nothing() {
    let night = night().await;
    let (evening, host) = (&night.evening, night.evening.host);
    let what = evening.decisive().await;
    let save = evening.save();
    night.faulty.fail_next_reads(usize::MAX);
    let private = evening.private(host);
    evening.press(host, &what).await;
    let text = evening.told(host, &private).await;
    assert!(text.contains("nothing has changed"), "{text}");
    for command in ["plan", "me", "board", "advance", "undo", "log", "odds"] {
        let private = evening.private(host);
        evening.slash(host, command, json!([])).await;
        evening.told(host, &private).await;
    }
    night.faulty.fail_next_reads(0);
    assert_eq!(evening.save(), save, "the same revision and state");
    evening.press(host, &what).await;
    assert!(evening.revision() > 1, "the next press works");
    night.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn saves_that_have_stopped_for_good_end_the_program_so_that_it_is_started_again() {
    let night = night().await;
    let (evening, host) = (&night.evening, night.evening.host);
    let what = evening.decisive().await;
    let (save, private) = (evening.save(), evening.private(host));
    night.faulty.stop();
    evening.press(host, &what).await;
    let text = evening.told(host, &private).await;
    assert!(text.contains("nothing has changed"), "{text}");
    until(&evening.handle, "the bot ends by itself", || {
        !evening.handle.bot_online()
    })
    .await;
    assert_eq!(evening.save(), save, "the same revision and state");

    // The next start opens the saves anew, and the same press works.
    let sandbox = night.stage.close().await;
    let store = Arc::clone(&evening.store);
    let stage = Stage::over(sandbox, store, night.data.path()).await;
    let stage = stage.expect("a bot");
    let before = evening.revision();
    evening.press(host, &what).await;
    assert_eq!(evening.revision(), before + 1);
    stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_save_of_a_newer_program_is_refused_in_words_and_not_touched() {
    let night = night().await;
    let (evening, host) = (&night.evening, night.evening.host);
    let what = evening.decisive().await;
    let saved = evening.store.load(evening.channel).expect("it is read");
    let mut newer = Commit::new(evening.channel, saved.expect("a game").envelope, 1);
    newer.envelope.schema += 1;
    newer.envelope.revision += 1;
    newer.envelope.body = json!({ "a": { "form": "of the future" } }).into();
    evening.store.commit(newer).expect("it is written");
    let (save, log) = (evening.save(), log(evening));

    let private = evening.private(host);
    evening.press(host, &what).await;
    let text = evening.told(host, &private).await;
    assert!(text.contains("newer version"), "{text}");
    for command in ["plan", "me", "board", "advance", "undo", "odds"] {
        let private = evening.private(host);
        evening.slash(host, command, json!([])).await;
        let text = evening.told(host, &private).await;
        assert!(text.contains("newer version"), "/{command}: {text}");
    }
    for word in ["status", "end", "new"] {
        let private = evening.private(host);
        evening
            .slash(host, "island", json!([{ "name": word, "type": 1 }]))
            .await;
        let text = evening.told(host, &private).await;
        assert!(text.contains("newer version"), "/island {word}: {text}");
    }
    assert_eq!(evening.save(), save, "not one byte");
    assert_eq!(self::log(evening), log, "nor one of its log");
    night.stage.close().await.shutdown().await;
}

fn log(evening: &Evening) -> String {
    let log = evening.store.log(evening.channel, 0, 1_000);
    serde_json::to_string(&log.expect("it is read")).expect("text")
}
