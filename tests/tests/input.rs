//! What no honest client sends, and what comes too late: one kind private sentence, and nothing changes.
//! Reproduce one: `cargo test -p castaway-tests --test input <name> -- --nocapture`.

use std::sync::Arc;

use castaway::{ops::load::Stage, ui::component::Id};
use castaway_sandbox::{Ack, SandboxConfig};
use castaway_table::Meta;
use castaway_tests::evening::{Evening, heard, until};
use serde_json::{Value, json};

struct Night {
    evening: Evening,
    stage: Stage,
    _data: tempfile::TempDir,
}

async fn night(options: impl FnOnce(&Stage) -> Value) -> Night {
    let data = tempfile::tempdir().expect("a folder");
    let sandbox = castaway_sandbox::start(SandboxConfig::default())
        .await
        .expect("a simulator");
    let store = heard(&sandbox);
    let stage = Stage::over(sandbox, Arc::clone(&store), data.path())
        .await
        .expect("a bot");
    let options = options(&stage);
    let evening = Evening::open(&stage.handle, store, options).await;
    Night {
        evening,
        stage,
        _data: data,
    }
}

fn alone(_: &Stage) -> Value {
    json!([])
}

/// A press that stands on no message of the bot.
async fn forged(evening: &Evening, id: &str, values: Option<&[String]>) -> Ack {
    let sent = evening.handle.forge_component(
        evening.host,
        evening.channel,
        evening.panel_id(),
        id,
        values,
    );
    evening.answered(sent.expect("it is sent")).await
}

fn meta(evening: &Evening) -> Meta {
    let saved = evening.store.load(evening.channel).expect("it is read");
    let meta = saved.expect("a game").meta;
    meta.read().expect("the bot's own data")
}

#[tokio::test(flavor = "multi_thread")]
async fn custom_ids_that_the_bot_never_wrote_are_answered_kindly() {
    let night = night(alone).await;
    let (evening, host) = (&night.evening, night.evening.host);
    let (long, huge) = ("x".repeat(100), "c1|i|pick|1|".repeat(1_000));
    let save = evening.save();
    let ids = [
        "",
        " ",
        "|",
        "hello",
        "c0|i|go|1",
        "c2|i|go|1",
        "c999999999999999999999|i|go|1",
        "c1",
        "c1|",
        "c1|i",
        "c1|i|go",
        "c1||go|1",
        "c1|i||1",
        "c1|i|go|",
        "c1|i|go|-1",
        "c1|i|go|one",
        "c1|i|go|99999999999999999999999999",
        "c1|x|go|1",
        "c1|i|dance|1",
        "c1|i|pick|1",
        "c1|i|pick|1|-1|a",
        "c1|i|targets|1|nowhere|0",
        "c1|i|targets|1|explore|999",
        "c1|i|draft|1|?",
        "c1|i|place|1|?|?|?|?|?",
        "c1|i|joining|1|x",
        "c1|i|join|1|1|nobody|2",
        "c1|i|use|1|?",
        "c1|i|help|1|300",
        "C1|I|GO|1",
        "c1|i|go|1\0",
        "🏝️|🏝️|🏝️|🏝️",
        &long,
        &huge,
    ];
    for id in ids {
        let private = evening.private(host);
        forged(evening, id, None).await;
        let text = evening.told(host, &private).await;
        assert!(
            text.contains("no longer know this button"),
            "{id:?}: {text}"
        );
        assert_eq!(evening.save(), save, "{id:?} changed the game");
    }
    let what = evening.decisive().await;
    evening.press(host, &what).await;
    assert!(evening.revision() > 1, "the game goes on");
    assert_eq!(night.stage.handle.counters().refused_total, 0);
    night.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn well_formed_ids_of_things_that_are_not_there_change_nothing() {
    let night = night(alone).await;
    let evening = &night.evening;
    let save = evening.save();
    let revision = evening.revision();
    let write = |action: &str, args: &[&str]| {
        let id = Id::new("i", action, revision, args);
        id.write().expect("it fits")
    };
    let cases: [(String, Option<Vec<String>>); 15] = [
        (write("pick", &["4294967295", "a"]), None),
        (write("pick", &["0", "nothing"]), None),
        (write("pick", &["0", "🏝️"]), None),
        (write("picks", &["4294967295"]), Some(vec!["a".into()])),
        (write("picks", &["0"]), Some(vec!["x".repeat(4_000)])),
        (write("picks", &["0"]), Some(vec!["a".into(); 30])),
        (write("picks", &["0"]), Some(Vec::new())),
        (write("joining", &["4294967295"]), None),
        (write("join", &["4294967295", "s0", "1"]), None),
        (write("unplan", &[]), Some(vec!["not a number".into()])),
        (write("unplan", &[]), Some(vec!["4294967295".into()])),
        // As the panels of older versions have it.
        (write("back", &[]), Some(vec!["4294967295".into()])),
        (write("uses", &[]), Some(vec!["a thing nobody has".into()])),
        (write("card", &[]), Some(vec!["no card".into()])),
        (write("plan", &[]), Some(vec!["no goal".into()])),
    ];
    for (id, values) in cases {
        let ack = forged(evening, &id, values.as_deref()).await;
        let answer = ack
            .message_id
            .and_then(|id| evening.handle.message(evening.channel, id));
        let hidden = answer.is_some_and(|m| m["ephemeral"] == true);
        assert!(ack.kind == 7 || hidden, "{id:?} is answered for all to see");
        assert_eq!(evening.save(), save, "{id:?} {values:?} changed the game");
    }
    let counters = night.stage.handle.counters();
    assert_eq!(counters.refused_total, 0, "{:?}", counters.refused);
    assert!(evening.step(&[evening.host]).await, "the game goes on");
    night.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_commands_and_options_that_nobody_registered_are_answered_kindly() {
    let night = night(alone).await;
    let (evening, host) = (&night.evening, night.evening.host);
    let save = evening.save();
    let text = |name: &str, value: &str| json!({ "name": name, "type": 3, "value": value });
    let sub = |name: &str, options: Value| json!([{ "name": name, "type": 1, "options": options }]);
    let cases = [
        ("dance", json!([])),
        ("island", json!([])),
        ("island", sub("dance", json!([]))),
        ("island", json!([text("new", "x")])),
        (
            "island",
            sub(
                "new",
                json!([{ "name": "players", "type": 4, "value": 900 }]),
            ),
        ),
        ("island", sub("new", json!([text("players", "three")]))),
        (
            "island",
            sub(
                "new",
                json!([{ "name": "difficulty", "type": 4, "value": 77 }]),
            ),
        ),
        ("assign", json!([])),
        (
            "assign",
            json!([{ "name": "action", "type": 4, "value": 1 }]),
        ),
        ("unassign", json!([text("nothing", "x")])),
        ("choose", json!([])),
        ("use", json!([])),
        (
            "board",
            json!([{ "name": "text", "type": 3, "value": "yes" }]),
        ),
    ];
    for (name, options) in cases {
        println!("/{name} {options}");
        let private = evening.private(host);
        let sent = evening
            .handle
            .forge_slash(host, evening.channel, name, &options);
        evening.answered(sent.expect("it is sent")).await;
        evening.told(host, &private).await;
        assert_eq!(evening.save(), save, "/{name} {options} changed the game");
    }
    assert_eq!(night.stage.handle.counters().refused_total, 0);
    night.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn texts_too_long_and_too_odd_are_answered_kindly() {
    let night = night(alone).await;
    let (evening, host) = (&night.evening, night.evening.host);
    let save = evening.save();
    let odd = [
        "x".repeat(6_000),
        "🏝️".repeat(1_500),
        "@everyone <@1> **bold** `code` ||bar|| https://example.org".to_owned(),
        "a,b+c".repeat(1_000),
        "\u{202e}\u{0}\u{feff}\n\n\n".to_owned(),
        " ".repeat(6_000),
        "-".to_owned(),
        "99999999999999999999999999999999".to_owned(),
    ];
    let commands: [(&str, &[&str]); 6] = [
        ("assign", &["action", "target", "pawns", "price", "aids"]),
        ("unassign", &["action"]),
        ("choose", &["answer", "second", "third"]),
        ("use", &["what"]),
        ("card", &["name"]),
        ("rules", &["query"]),
    ];
    for word in &odd {
        for (command, options) in commands {
            for odd_one in options {
                let given: Vec<Value> = options
                    .iter()
                    .filter(|o| *o == odd_one || **o == options[0])
                    .map(|o| {
                        let value = if o == odd_one { word } else { "explore" };
                        json!({ "name": o, "type": 3, "value": value })
                    })
                    .collect();
                let private = evening.private(host);
                evening.slash(host, command, json!(given)).await;
                until(&evening.handle, "somebody is told", || {
                    evening.private(host).len() > private.len()
                })
                .await;
                assert_eq!(evening.save(), save, "/{command} {odd_one} {word}");
            }
        }
        let private = evening.private(host);
        let new = json!([{ "name": "characters", "type": 3, "value": word }]);
        let new = json!([{ "name": "new", "type": 1, "options": new }]);
        evening.slash(host, "island", new).await;
        evening.told(host, &private).await;
    }
    for id in evening.private(host) {
        let message = evening.handle.message(evening.channel, id);
        let text = message.expect("it stands")["content"].to_string();
        assert!(!text.contains("@everyone"), "nobody is called: {text}");
    }
    let counters = night.stage.handle.counters();
    assert_eq!(counters.refused_total, 0, "{:?}", counters.refused);
    night.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_presses_on_a_board_of_yesterday_are_told_so() {
    let night = night(alone).await;
    let (evening, host) = (&night.evening, night.evening.host);
    let mut old = Vec::new();
    while old.len() < 2 {
        old.push(evening.decisive().await);
        assert!(evening.step(&[host]).await);
    }
    // The board is as old as the game is new: the questions of both presses are answered.
    let save = evening.save();
    for (id, value) in &old {
        println!("{id} {value:?}");
        let private = evening.private(host);
        let values = value.as_ref().map(std::slice::from_ref);
        forged(evening, id, values).await;
        let text = evening.told(host, &private).await;
        assert!(text.contains("moved on"), "{id}: {text}");
        let link = "[Go to the board](https://discord.com/channels/";
        assert!(text.contains(link), "no raw address: {text}");
        assert_eq!(evening.save(), save, "{id} changed the game");
    }
    let counters = night.stage.handle.counters();
    assert_eq!(counters.refused_total, 0, "{:?}", counters.refused);
    assert!(evening.step(&[host]).await, "the game goes on");
    night.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_take_a_step_back_only_together() {
    let second = |stage: &Stage| {
        let mary = stage.handle.users()[1].id.to_string();
        json!([{ "name": "second", "type": 6, "value": mary }])
    };
    let night = night(second).await;
    let (evening, robin) = (&night.evening, night.evening.host);
    let mary = evening.handle.users()[1].id;
    assert_eq!(meta(evening).chairs, [robin, mary].into());
    // Up to and over the first step that shows something.
    let mut before = evening.save();
    let reveals = |evening: &Evening| {
        let log = evening
            .store
            .log(evening.channel, evening.revision(), 1)
            .expect("it is read");
        log.first().is_some_and(|entry| entry.reveals)
    };
    let mut steps = 0;
    loop {
        assert!(evening.step(&[robin, mary]).await);
        steps += 1;
        if reveals(evening) {
            break;
        }
        assert!(steps < 200, "nothing is ever shown");
        before = evening.save();
    }
    let (revision, shown) = (evening.revision(), evening.save());

    let ack = evening.slash(robin, "undo", json!([])).await;
    let vote = ack.message_id.expect("the vote stands");
    let message = evening.handle.message(evening.channel, vote);
    let message = message.expect("the vote stands");
    assert_ne!(message["ephemeral"], true, "all see it");
    let agree = message["components"][0]["components"][0]["custom_id"]
        .as_str()
        .expect("a button")
        .to_owned();
    assert_eq!(evening.save(), shown, "one of two is not enough");
    // Nor is the same one twice.
    let press = |user| {
        let sent = evening.handle.press(user, evening.channel, vote, &agree);
        sent.expect("it can be pressed")
    };
    evening.answered(press(robin)).await;
    assert_eq!(evening.save(), shown, "one of two is not enough");
    // Nor does somebody count who only watches.
    let stranger = evening.handle.users()[2].id;
    evening.answered(press(stranger)).await;
    evening.told(stranger, &[]).await;
    assert_eq!(evening.save(), shown, "a stranger has no vote");

    evening.answered(press(mary)).await;
    assert_eq!(evening.revision(), revision + 1);
    let body = |save: &str| serde_json::from_str::<Value>(save).expect("a save")["body"].clone();
    assert_eq!(body(&evening.save()), body(&before), "as before the step");
    assert!(meta(evening).unranked, "the game counts for no ranking");
    assert!(evening.step(&[robin, mary]).await, "the game goes on");
    night.stage.close().await.shutdown().await;
}
