//! The quick game in the sandbox: real gateway, real REST calls, private panels.
//! Longer than others: one story of whoever plays alone after another, with the same few helpers.

use crate::person::{Person, action, components, wish};
use castaway_kernel::Game;
use castaway_rollwrite::{RollWrite, code::Code, ids::Difficulty};
use castaway_table::{Place, Slot};
use serde_json::{Value, json};

/// The code of an island, so that it and its dice are the same in every run.
fn code(seed: u32) -> String {
    let code = Code {
        difficulty: Difficulty::Fair,
        class: None,
        seed,
    };
    code.to_text(RollWrite::RULES)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_solo_game_is_played_to_its_end_in_private_by_pressing() {
    let me = Person::open().await;
    let options = json!([{ "name": "scenario", "type": 3, "value": "s00" }]);
    let panel = me.slash("solo", options).await;
    let first = me.see(panel);
    me.until(panel, "board.png").await;
    assert_eq!(first["flags"].as_u64().unwrap_or(0) & 64, 64, "{first}");
    let presses = me.play_out(panel).await;
    let last = me.see(panel).to_string();
    assert!(last.contains("points"), "{last}");
    assert!(presses <= 17 * 6 + 2, "{presses} presses");
    let counters = me.handle().counters();
    assert_eq!(counters.refused, Vec::new());
    assert_eq!(counters.unknown_routes, Vec::<String>::new());
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dismissed_panel_comes_back_where_it_stood_and_others_have_their_own() {
    let me = Person::open().await;
    let panel = me
        .slash(
            "solo",
            json!([{ "name": "scenario", "type": 3, "value": "Glass Tithe" }]),
        )
        .await;
    assert!(me.press(panel).await);
    assert!(me.press(panel).await);
    let before = me.see(panel);
    let again = me.slash("solo", json!([])).await;
    assert_ne!(again, panel);
    assert_eq!(me.see(again)["components"], before["components"]);
    // The old panel is then out of date, and says where the game stands when it is pressed.
    assert!(me.press(again).await);
    assert!(me.press(panel).await);
    assert_eq!(me.see(panel)["components"], me.see(again)["components"]);
    // The buttons of a panel mean the game of the one who presses.
    let other = me.handle().users()[1].id;
    let (id, value) = wish(&me.see(again)).unwrap();
    let sent = match value {
        Some(value) => me.handle().select(other, me.channel, again, &id, &[value]),
        None => me.handle().press(other, me.channel, again, &id),
    };
    assert!(sent.is_err(), "nobody else sees a private panel");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_lead_to_fields_and_dice_can_be_picked_and_a_press_is_undone_whole() {
    let me = Person::open().await;
    let options = json!([
        { "name": "scenario", "type": 3, "value": "s00" },
        { "name": "code", "type": 3, "value": code(11) },
    ]);
    let panel = me.slash("solo", options).await;
    assert!(me.press(panel).await);
    let shown = me.see(panel);
    let go = components(&shown)
        .into_iter()
        .find(|c| action(c) == "go")
        .unwrap();
    let die = components(&shown)
        .into_iter()
        .find(|c| action(c) == "show")
        .unwrap();
    me.act(panel, die["custom_id"].as_str().unwrap(), None)
        .await;
    let picked = me.see(panel).to_string();
    assert!(picked.contains("|go|2|0"), "{picked}");
    // The command spends the dice that are picked on the panel, as its menu does, also after a restart.
    let me = me.restart().await;
    let fields = components(&me.see(panel))
        .into_iter()
        .find(|c| action(c) == "go")
        .unwrap();
    let called = |o: &Value| {
        let label = o["label"].as_str().unwrap();
        label.split(" · ").next().unwrap().to_lowercase()
    };
    let name = called(&fields["options"][0]);
    let mut far = go["options"].as_array().unwrap().iter().rev();
    let near = fields["options"].as_array().unwrap();
    let turns = |v: &Value| v["value"].as_str().unwrap().starts_with("page:");
    let far = far.find(|v| !turns(v) && near.iter().all(|o| o["value"] != v["value"]));
    let far = far.map(called);
    let refused = me
        .slash(
            "go",
            json!([{ "name": "field", "type": 3, "value": far.unwrap() }]),
        )
        .await;
    let words = me.words(refused);
    assert!(words.contains("The picked dice do not reach"), "{words}");
    let after = me
        .slash("go", json!([{ "name": "field", "type": 3, "value": name }]))
        .await;
    // A spent die cannot be pressed any more.
    let left = components(&me.see(after))
        .into_iter()
        .filter(|c| action(c) == "show")
        .count();
    assert_eq!(left, 3, "{}", me.see(after));
    me.until(after, "board.png").await;
    let wrong = me
        .slash(
            "go",
            json!([{ "name": "field", "type": 3, "value": "Z99" }]),
        )
        .await;
    assert!(me.words(wrong).contains("cannot reach a field called “"));
    let walked = me.words(after);
    assert!(walked.contains("🚶"), "{walked}");
    let undo = components(&me.see(after))
        .into_iter()
        .find(|c| action(c) == "undo")
        .unwrap();
    me.act(after, undo["custom_id"].as_str().unwrap(), None)
        .await;
    // Walking and taking were one press, so one press takes both back.
    let again = components(&me.see(after))
        .into_iter()
        .find(|c| action(c) == "go")
        .unwrap();
    assert_eq!(again["options"], go["options"]);
    // What is done afterwards is told again.
    let value = again["options"][0]["value"].as_str().unwrap().to_owned();
    let id = again["custom_id"].as_str().unwrap();
    me.act(after, id, Some(value)).await;
    assert!(me.words(after).contains("🚶"), "{}", me.words(after));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn board_log_sheet_rules_and_help_speak_of_the_own_quick_game() {
    let me = Person::open().await;
    let none = me.slash("board", json!([])).await;
    assert!(me.words(none).contains("There is no game here"));
    let help = me.slash("help", json!([])).await;
    let words = me.words(help);
    assert!(
        words.contains("takes an evening or weeks") && words.contains("15 minutes"),
        "{words}"
    );
    let pages = components(&me.see(help));
    let id = |page: &serde_json::Value| page["custom_id"].as_str().unwrap().to_owned();
    let quick = pages.iter().map(id).find(|id| id.starts_with("c1|r|help"));
    me.act(help, &quick.expect("the help of the quick game"), None)
        .await;
    assert!(
        me.words(help).contains("Four dice a day"),
        "{}",
        me.words(help)
    );
    let options = json!([
        { "name": "scenario", "type": 3, "value": "s00" },
        { "name": "code", "type": 3, "value": code(7) },
    ]);
    let panel = me.slash("solo", options).await;
    // Some days, up to the first press of a night: new dice were shown by the last press.
    let title = || me.see(panel)["embeds"][0]["title"].clone();
    let mut presses = 0;
    let mut day = title();
    while presses < 12 || title() == day {
        day = title();
        assert!(me.press(panel).await);
        presses += 1;
    }
    let day = title();
    let board = me.slash("board", json!([])).await;
    assert_eq!(me.see(board)["embeds"][0]["title"], day);
    me.until(board, "board.png").await;
    let told = me
        .slash(
            "board",
            json!([{ "name": "text", "type": 5, "value": true }]),
        )
        .await;
    assert!(!me.words(told).contains("board.png"));
    let log = me.slash("log", json!([])).await;
    let words = me.words(log);
    assert!(words.contains("You come ashore."), "{words}");
    assert!(words.contains("**Day 2** `🎲 "), "{words}");
    assert!(words.contains(" on the plan: "), "{words}");
    let sheet = me.slash("me", json!([])).await;
    let words = me.words(sheet);
    assert!(words.contains("Your sheet"), "{words}");
    assert!(words.contains("Plans: boxes"), "{words}");
    let rules = me
        .slash(
            "rules",
            json!([{ "name": "query", "type": 3, "value": "hunting" }]),
        )
        .await;
    assert!(
        me.words(rules).contains("Hunting in passing"),
        "{}",
        me.words(rules)
    );
    let help = me.slash("help", json!([])).await;
    assert!(
        me.words(help).contains("Four dice a day"),
        "{}",
        me.words(help)
    );
    for message in [board, told, log, sheet, rules, help] {
        assert_eq!(me.see(message)["flags"].as_u64().unwrap_or(0) & 64, 64);
    }
    // What is taken back is not told.
    let length = |log: u64| {
        let text = me.see(log)["embeds"][0]["description"].clone();
        text.as_str().unwrap().len()
    };
    // Dice were shown since, so it takes a second word.
    let sure = me.slash("undo", json!([])).await;
    me.press_action(sure, "undo-sure").await;
    let shorter = me.slash("log", json!([])).await;
    assert!(length(shorter) < length(log), "{}", me.words(shorter));
    // A table in the channel at which one sits goes before.
    me.slash(
        "island",
        json!([{ "name": "new", "type": 1, "options": [{ "name": "players", "type": 4, "value": 1 }] }]),
    )
    .await;
    let sheet = me.slash("me", json!([])).await;
    let words = me.words(sheet);
    assert!(!words.contains("Your sheet"), "{words}");
    // What is played alone beside it is named, with the way back to it.
    assert!(words.contains("you are playing a quick game"), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_code_carries_its_scenario_and_difficulty_and_older_codes_are_read() {
    let me = Person::open().await;
    let options = json!([
        { "name": "scenario", "type": 3, "value": "s03" },
        { "name": "difficulty", "type": 4, "value": 2 },
    ]);
    let panel = me.slash("solo", options).await;
    // It never changes, so that it stands beside the whole sheet.
    let sheet = me.press_action(panel, "sheet").await.expect("a page");
    let words = me.words(sheet);
    let shown = words.split("code ").nth(1).expect("a code is named");
    let shown: String = shown
        .chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect();
    let (read, cards) = Code::parse_with(&shown, RollWrite::RULES).expect("a code");
    assert_eq!(
        (read.difficulty, cards),
        (Difficulty::Harsh, vec!["s03".into()])
    );
    // A friend, who knows nothing but the code, plays the same.
    let friend = Person::open().await;
    let same = friend
        .slash(
            "solo",
            json!([{ "name": "code", "type": 3, "value": shown }]),
        )
        .await;
    let embed = |person: &Person, panel| person.see(panel)["embeds"][0].clone();
    assert_eq!(embed(&friend, same), embed(&me, panel));
    friend.close().await;
    me.close().await;
    // Ten letters, as they were given away before, with a scenario beside them.
    let friend = Person::open().await;
    let options = json!([
        { "name": "scenario", "type": 3, "value": "s03" },
        { "name": "code", "type": 3, "value": shown[..10] },
    ]);
    let same = friend.slash("solo", options).await;
    let sheet = friend.press_action(same, "sheet").await.expect("a page");
    assert!(
        friend.words(sheet).contains(&shown),
        "{}",
        friend.words(sheet)
    );
    friend.close().await;
}

/// Plays a free game with these dice to its end and gives what its last panel says.
async fn free_game(me: &Person, code: &str) -> (u64, String) {
    let options = json!([
        { "name": "scenario", "type": 3, "value": "s00" },
        { "name": "code", "type": 3, "value": code },
    ]);
    let panel = me.slash("solo", options).await;
    me.play_out(panel).await;
    (panel, me.words(panel))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_best_free_games_are_remembered_for_oneself() {
    let me = Person::open().await;
    // Whoever knows the game presses the same in both.
    let known = format!("taught/quick/{}", me.user);
    castaway::discord::records::write(&*me.store, &known, &true).unwrap();
    let none = me
        .slash(
            "scores",
            json!([{ "name": "board", "type": 4, "value": 5 }]),
        )
        .await;
    assert!(
        me.words(none).contains("not finished a free game"),
        "{}",
        me.words(none)
    );
    let (first, words) = free_game(&me, &code(7)).await;
    assert!(words.contains("Your first finished game"), "{words}");
    assert!(words.contains(&code(7)), "{words}");
    let (_, words) = free_game(&me, &code(7)).await;
    assert!(words.contains("Your personal best is"), "{words}");
    // A worse game that somebody wrote better in the saves is not believed.
    let own = Place::Own {
        user: me.user,
        slot: Slot::Free,
    };
    let options = json!([{ "name": "scenario", "type": 3, "value": "s00" }]);
    let panel = me.slash("solo", options).await;
    assert!(me.press(panel).await);
    let saved = me.store.load(own.key()).unwrap().unwrap();
    let mut commit = castaway_store::Commit::new(own.key(), saved.envelope, 1);
    commit.envelope.revision += 1;
    commit
        .envelope
        .body
        .edit(|body| body["players"][0]["survival"] = 90.into());
    me.store.commit(commit).unwrap();
    me.play_out(panel).await;
    assert!(
        me.words(panel).contains("cannot be a personal best"),
        "{}",
        me.words(panel)
    );
    // Only oneself sees them, over a restart too; no board of others knows of them.
    let me = me.restart().await;
    let scores = me
        .slash(
            "scores",
            json!([{ "name": "board", "type": 4, "value": 5 }]),
        )
        .await;
    let words = me.words(scores);
    assert!(
        words.contains("Your best free games") && words.contains("fair – "),
        "{words}"
    );
    assert!(!words.contains("**90**"), "{words}");
    let keys = me.store.global_keys().unwrap();
    assert!(keys.iter().all(|k| !k.starts_with("board/")), "{keys:?}");
    assert_ne!(first, panel);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panel_of_the_game_before_plays_nothing_in_the_new_one() {
    let me = Person::open().await;
    let options = || json!([{ "name": "scenario", "type": 3, "value": "s00" }]);
    let old = me.slash("solo", options()).await;
    // Nothing was done in the first, so the second takes its place unasked.
    let new = me.slash("solo", options()).await;
    let before = me.see(new)["components"].clone();
    // Both stand at the landing; the old panel shows the new game instead of landing in it.
    assert!(me.press(old).await);
    assert_eq!(me.see(old)["components"], before);
    assert!(me.press(new).await);
    assert!(me.words(new).contains("|night|"), "{}", me.words(new));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_command_is_asked_about_in_a_game_of_ones_own_nobody_else_sees() {
    let me = Person::open().await;
    let options = json!([
        { "name": "scenario", "type": 3, "value": "s00" },
        { "name": "code", "type": 3, "value": code(11) },
    ]);
    let panel = me.slash("solo", options).await;
    let private = |message: u64| me.see(message)["flags"].as_u64().unwrap_or(0) & 64 == 64;
    // Day after day is slept through, until a way would end in the night that kills.
    let mut asked = None;
    for _ in 0..60 {
        let all = components(&me.see(panel));
        let ways = all.iter().filter(|c| action(c) == "go");
        let fields = ways.flat_map(|c| c["options"].as_array().cloned().unwrap_or_default());
        let labels: Vec<String> = fields
            .filter_map(|f| f["label"].as_str().map(str::to_owned))
            .collect();
        let deadly = labels.into_iter().find(|label| label.contains("☠️"));
        if let Some(field) = deadly.and_then(|label| label.split(' ').next().map(str::to_owned)) {
            let field = json!([{ "name": "field", "type": 3, "value": field }]);
            asked = Some(me.slash("go", field).await);
            break;
        }
        // On the day before that night dice are spent instead, until the last of them would bring it.
        let last = me.words(panel).contains("☠️");
        let mut night = ["night-sure", "night"].into_iter().filter(|_| !last);
        match night.find(|name| all.iter().any(|c| action(c) == *name)) {
            Some(name) => {
                me.press_action(panel, name).await;
            }
            None => assert!(me.press(panel).await, "{}", me.see(panel)),
        }
    }
    let asked = asked.expect("a way into a night that kills");
    assert!(private(asked), "{}", me.see(asked));
    assert!(
        components(&me.see(asked))
            .iter()
            .any(|c| action(c) == "go-sure")
    );
    // Back leads to the panel, for the same eyes only.
    let back = components(&me.see(asked));
    let back = back.iter().map(action).find(|name| name != "go-sure");
    me.press_action(asked, &back.expect("a way back")).await;
    let others = me.handle().messages(me.channel, me.handle().users()[1].id);
    assert!(
        others
            .iter()
            .all(|m| m["components"].as_array().is_none_or(Vec::is_empty)),
        "{others:?}"
    );
    me.close().await;
}
