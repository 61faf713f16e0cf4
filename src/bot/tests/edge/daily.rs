//! The daily island: one scored attempt, days that change, results that are proved, boards and sharing.

use std::sync::Arc;

use crate::days::{DAY, NOON, board, day, keep_days, own, streak};
use crate::person::{self, Person, action, components};
use castaway::{games::rollwrite::Day, ops::serve::build_at};
use castaway_store::{MemoryStore, Store, testing::FaultyStore};
use castaway_table::{Place, Slot};
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_daily_is_played_interrupted_resumed_entered_once_and_shared() {
    let me = Person::open().await;
    keep_days(&me);
    let first = me.slash("daily", json!([])).await;
    let began = me.words(first);
    assert!(began.contains("Daily island 2026-11-21"));
    for _ in 0..8 {
        assert!(me.press(first).await);
    }
    // The last press may be taken back, and none before it; the score that comes of it is proved below.
    let undo = components(&me.see(first))
        .into_iter()
        .find(|c| action(c) == "undo")
        .expect("the last press showed nothing new");
    me.act(first, undo["custom_id"].as_str().unwrap(), None)
        .await;
    assert!(!me.words(first).contains("|undo|"), "{}", me.words(first));
    let again = me.slash("undo", json!([])).await;
    assert!(
        me.words(again).contains("nothing left to undo"),
        "{}",
        me.words(again)
    );
    let before = me.see(first)["components"].clone();
    // The bot is stopped and started; the old panel still works, and the command shows the game where it stood.
    let me = me.restart().await;
    let panel = me.slash("daily", json!([])).await;
    assert_eq!(me.see(panel)["components"], before);
    me.play_out(panel).await;
    let end = me.words(panel);
    assert!(end.contains("Rank 1 of 1"), "{end}");
    let medals = "🥉 0 · 🥈 200 · 🥇 300 · ☀️ 400";
    assert!(began.contains(medals) && end.contains(medals), "{end}");
    assert!(end.contains("<t:"), "{end}");
    let name = "daily/2026-11-21";
    assert_eq!(board(&me, name).entries().len(), 1);
    assert_eq!(streak(&me).streak, 1);
    assert!(board(&me, "month/2026-11").of(me.user).is_some());
    assert!(board(&me, "glory/rollwrite/s04/fair").of(me.user).is_some());
    // No second attempt: the command shows the result, and the game cannot be ended by a forged button.
    let again = me.slash("daily", json!([])).await;
    assert_eq!(me.see(again)["components"], me.see(panel)["components"]);
    assert_eq!(board(&me, name).entries().len(), 1);
    let scores = me.slash("scores", json!([])).await;
    assert!(me.words(scores).contains(&format!("<@{}>", me.user)));
    let shared = me.slash("share", json!([])).await;
    let post = me.see(shared);
    assert_eq!(
        post["flags"].as_u64().unwrap_or(0) & 64,
        0,
        "for all to see"
    );
    assert!(post.to_string().contains("points"), "{post}");
    me.until(shared, "result.png").await;
    // What the symbols mean and what the medals take stands below, and there is one post.
    let small = post["embeds"][0]["description"].as_str().unwrap();
    assert!(
        small.contains("Medals: 🥉") && small.contains("/daily"),
        "{small}"
    );
    let again = me.slash("share", json!([])).await;
    assert!(me.words(again).contains("stands in this channel already"));
    // Practice is another game, which counts for nothing.
    me.press_action(panel, "practice").await;
    assert!(!me.words(panel).contains("scored attempt"));
    me.play_out(panel).await;
    let words = me.words(panel);
    assert!(words.contains("This was practice"), "{words}");
    let bests = me.store.get_global(&format!("bests/{}", me.user)).unwrap();
    assert_eq!(bests, None, "it is nobody's best");
    assert_eq!(board(&me, name).entries().len(), 1);
    assert_eq!(streak(&me).days, 1);
    // Practice is nothing to show: the challenge itself is still meant.
    let shared = me.slash("share", json!([])).await;
    assert!(me.words(shared).contains("stands in this channel already"));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_island_that_is_still_being_made_appears_where_it_was_asked_for() {
    let me = Person::open().await;
    // Nobody has made the games of these days yet.
    let panel = me.slash("daily", json!([])).await;
    me.until(panel, "Daily island 2026-11-21").await;
    assert!(me.press(panel).await);
    // Whoever asks twice is shown the same attempt.
    let again = me.slash("daily", json!([])).await;
    assert_eq!(me.see(again)["components"], me.see(panel)["components"]);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_mean_the_game_whose_panel_was_asked_for_last() {
    let me = Person::open().await;
    keep_days(&me);
    let free = me.slash("solo", json!([])).await;
    me.set_clock(NOON + 1_000);
    let daily = me.slash("daily", json!([])).await;
    for _ in 0..4 {
        assert!(me.press(daily).await);
    }
    for _ in 0..4 {
        assert!(me.press(free).await);
    }
    // The daily game moved before the free one. Looking at its panel is enough for commands to mean it …
    me.set_clock(NOON + 2_000);
    me.slash("daily", json!([])).await;
    me.set_clock(NOON + 3_000);
    let told = me.slash("undo", json!([])).await;
    assert!(
        me.words(told).contains("scored attempt"),
        "{}",
        me.words(told)
    );
    // … and the other way round: nothing is spent in a scored attempt unseen.
    me.set_clock(NOON + 4_000);
    let free = me.slash("solo", json!([])).await;
    let before = me.store.load(own(&me)).unwrap().unwrap();
    let key = Place::Own {
        user: me.user,
        slot: Slot::Free,
    };
    let revision = || {
        let saved = me.store.load(key.key()).unwrap().unwrap();
        saved.envelope.revision
    };
    let field = loop {
        let all = components(&me.see(free));
        if let Some(menu) = all.iter().find(|c| action(c) == "go") {
            break menu["options"][0]["value"].as_str().unwrap().to_owned();
        }
        assert!(me.press(free).await, "{}", me.words(free));
    };
    let stood = revision();
    me.set_clock(NOON + 5_000);
    let field = json!([{ "name": "field", "type": 3, "value": field }]);
    let told = me.slash("go", field).await;
    let words = me.words(told);
    assert!(revision() > stood, "{words}");
    assert!(!words.contains("scored attempt"), "{words}");
    let told = me.slash("undo", json!([])).await;
    let words = me.words(told);
    assert!(!words.contains("scored attempt"), "{words}");
    assert_eq!(me.store.load(own(&me)).unwrap().unwrap(), before);
    // Keeping on with a game is asking for its panel, too.
    me.set_clock(NOON + 6_000);
    me.slash("daily", json!([])).await;
    me.set_clock(NOON + 7_000);
    let other = json!([{ "name": "scenario", "type": 3, "value": "s00" }]);
    let question = me.slash("solo", other).await;
    me.press_action(question, "back").await;
    me.set_clock(NOON + 8_000);
    let told = me.slash("undo", json!([])).await;
    let words = me.words(told);
    assert!(!words.contains("scored attempt"), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn medals_that_were_being_measured_when_the_program_ended_are_measured_anew() {
    let data = tempfile::tempdir().unwrap();
    let written = Arc::new(tokio::sync::Notify::new());
    let told = Arc::clone(&written);
    let store = FaultyStore::telling(Arc::new(MemoryStore::default()), move || told.notify_one());
    let store: Arc<dyn Store> = Arc::new(store);
    let key = "day/2026-11-21";
    let unmeasured = Day {
        par: None,
        ..day(5)
    };
    let value = serde_json::to_value(&unmeasured).unwrap();
    store.put_global(key, value).unwrap();
    let app = build_at(Arc::clone(&store), data.path(), Arc::new(|| NOON)).ok();
    let app = app.unwrap();
    let keeping: tokio::task::JoinSet<()> = app
        .games
        .iter()
        .map(|game| game.housekeeping(&app))
        .collect();
    let kept = || -> Day {
        let value = store.get_global(key).unwrap().unwrap();
        serde_json::from_value(value).unwrap()
    };
    // There is no Discord here to wait at: the store itself says when it was written to.
    let wait = async {
        while kept().par.is_none() {
            written.notified().await;
        }
    };
    tokio::time::timeout(person::PATIENCE, wait).await.unwrap();
    drop(keeping);
    assert_eq!(
        kept(),
        Day {
            par: kept().par,
            ..unmeasured
        }
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sundays_with_two_scenarios_share_a_board() {
    // The day after the twenty-first is a Sunday.
    let me = Person::open_at(1_795_262_400_000 + DAY).await;
    keep_days(&me);
    let key = "day/2026-11-22";
    let mut day = me.store.get_global(key).unwrap().unwrap();
    day["setup"]["scenarios"] = json!(["s02", "s05"]);
    me.store.put_global(key, day).unwrap();
    let options = json!([{ "name": "board", "type": 4, "value": 4 }]);
    let empty = me.slash("scores", options.clone()).await;
    assert!(
        me.words(empty).contains("Nobody yet"),
        "{}",
        me.words(empty)
    );
    let panel = me.slash("daily", json!([])).await;
    assert!(me.words(panel).contains(" + "), "{}", me.words(panel));
    me.play_out(panel).await;
    for name in ["s02+s05", "pairs"] {
        let found = board(&me, &format!("glory/rollwrite/{name}/fair"));
        assert!(found.of(me.user).is_some(), "{name}");
    }
    let scores = me.slash("scores", options).await;
    let words = me.words(scores);
    assert!(words.contains("two scenarios"), "{words}");
    assert!(words.contains(&format!("<@{}>", me.user)), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forged_score_is_not_entered() {
    let me = Person::open().await;
    keep_days(&me);
    let panel = me.slash("daily", json!([])).await;
    for _ in 0..5 {
        assert!(me.press(panel).await);
    }
    // Somebody gets at the saves and writes points into the game.
    let saved = me.store.load(own(&me)).unwrap().unwrap();
    let mut commit = castaway_store::Commit::new(own(&me), saved.envelope, 1);
    commit.envelope.revision += 1;
    commit
        .envelope
        .body
        .edit(|body| body["players"][0]["survival"] = 90.into());
    me.store.commit(commit).unwrap();
    let sheet = me.slash("me", json!([])).await;
    assert!(me.words(sheet).contains("90"), "{}", me.words(sheet));
    let panel = me.slash("daily", json!([])).await;
    me.play_out(panel).await;
    assert_eq!(board(&me, "daily/2026-11-21").entries().len(), 0);
    assert_eq!(streak(&me).days, 0);
    let shared = me.slash("share", json!([])).await;
    assert!(me.words(shared).contains("no finished game"));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_new_reads_how_a_challenge_is_played_and_no_move_is_suggested_there() {
    let me = Person::open().await;
    keep_days(&me);
    let panel = me.slash("daily", json!([])).await;
    let words = me.words(panel);
    assert!(words.contains("so there are no hints"), "{words}");
    let mut presses = 0;
    while !me.words(panel).contains("|night|") {
        assert!(me.press(panel).await && presses < 4, "{}", me.words(panel));
        presses += 1;
    }
    let words = me.words(panel);
    assert!(
        !words.contains("so there are no hints"),
        "said once: {words}"
    );
    assert!(words.contains("Four dice a day. Pick"), "{words}");
    assert!(words.contains("take what it has, once"), "{words}");
    for help in ["I would", "|hint|", "💡"] {
        assert!(!words.contains(help), "{help}: {words}");
    }
    me.close().await;
}
