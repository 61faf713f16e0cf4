//! The daily island around midnight and after: what still counts, what is over, what is asked twice.

use crate::days::{DAY, HOUR, NOON, board, day, keep_days, own, streak};
use crate::person::{Person, action, components};
use castaway_store::Commit;
use serde_json::json;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_attempt_over_midnight_counts_within_the_grace_time_only() {
    // An hour before midnight.
    let noon = 1_795_262_400_000;
    let me = Person::open_at(noon + 11 * HOUR).await;
    keep_days(&me);
    let panel = me.slash("daily", json!([])).await;
    assert!(me.press(panel).await);
    me.set_clock(noon + 13 * HOUR);
    let shown = me.slash("daily", json!([])).await;
    let words = me.words(shown);
    assert!(
        words.contains("2026-11-21") && words.contains("still counts"),
        "{words}"
    );
    assert!(words.contains("|today|"), "{words}");
    me.play_out(shown).await;
    assert_eq!(board(&me, "daily/2026-11-21").entries().len(), 1);
    // The next island comes with the next command, and the streak goes on.
    let next = me.slash("daily", json!([])).await;
    assert!(me.words(next).contains("2026-11-22"), "{}", me.words(next));
    assert!(me.press(next).await);
    // Too late: six hours after midnight it may be finished, but counts no more.
    me.set_clock(noon + DAY + 19 * HOUR);
    assert!(me.press(next).await);
    assert!(
        me.words(next).contains("no longer counts"),
        "{}",
        me.words(next)
    );
    me.play_out(next).await;
    assert!(
        me.words(next).contains("came too late"),
        "{}",
        me.words(next)
    );
    assert_eq!(board(&me, "daily/2026-11-22").entries().len(), 0);
    assert_eq!(streak(&me).streak, 1);
    // It can be shown to others, who are told so.
    let post = me.slash("share", json!([])).await;
    let words = me.words(post);
    assert!(words.contains("2026-11-22"), "{words}");
    assert!(words.contains("counts on no board"), "{words}");
    assert!(!words.contains("Medals:"), "{words}");
    let third = me.slash("daily", json!([])).await;
    assert!(me.words(third).contains("2026-11-23"));
    me.play_out(third).await;
    assert_eq!(streak(&me).streak, 2, "one missed day a month is forgiven");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_attempt_of_a_past_day_at_which_nothing_was_done_goes_without_a_question() {
    let me = Person::open_at(NOON).await;
    keep_days(&me);
    let panel = me.slash("daily", json!([])).await;
    assert!(me.words(panel).contains("2026-11-21"));
    // As long as it counts it stays.
    me.set_clock(NOON + 13 * HOUR);
    let still = me.slash("daily", json!([])).await;
    assert!(
        me.words(still).contains("2026-11-21"),
        "{}",
        me.words(still)
    );
    me.set_clock(NOON + DAY + 6 * HOUR);
    let next = me.slash("daily", json!([])).await;
    let words = me.words(next);
    assert!(words.contains("2026-11-22"), "{words}");
    let asks = components(&me.see(next));
    assert!(!asks.iter().any(|c| action(c) == "replace"), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_old_attempt_can_be_given_up_for_the_island_of_today() {
    let noon = 1_795_262_400_000;
    let me = Person::open_at(noon).await;
    keep_days(&me);
    let panel = me.slash("daily", json!([])).await;
    assert!(me.press(panel).await);
    me.set_clock(noon + 13 * HOUR);
    let shown = me.slash("daily", json!([])).await;
    me.press_action(shown, "today").await;
    assert!(
        me.words(shown).contains("still counts"),
        "{}",
        me.words(shown)
    );
    me.press_action(shown, "replace").await;
    assert!(
        me.words(shown).contains("2026-11-22"),
        "{}",
        me.words(shown)
    );
    me.play_out(shown).await;
    assert_eq!(board(&me, "daily/2026-11-21").entries().len(), 0);
    assert_eq!(board(&me, "daily/2026-11-22").entries().len(), 1);
    me.close().await;
}

/// The id of a component of a message by its action.
fn id_of(me: &Person, message: u64, name: &str) -> String {
    let found = components(&me.see(message)).into_iter();
    let mut found = found.filter(|c| action(c) == name);
    let found = found.next().expect("a component of this action");
    found["custom_id"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_question_of_yesterday_begins_no_attempt_today() {
    let me = Person::open_at(NOON).await;
    keep_days(&me);
    let yesterday = me.slash("daily", json!([])).await;
    assert!(me.press(yesterday).await);
    // An attempt that counts no more stands in the place, so that it is asked before the next begins.
    me.set_clock(NOON + 19 * HOUR);
    let asked = me.slash("daily", json!([])).await;
    let replace = id_of(&me, asked, "replace");
    // The day is over, and somebody may have practised it since.
    me.set_clock(NOON + DAY + 13 * HOUR);
    let answer = me.act(asked, &replace, None).await;
    let words = me.words(answer.unwrap_or(asked));
    assert!(words.contains("This challenge is over"), "{words}");
    let now = me.slash("daily", json!([])).await;
    assert!(me.words(now).contains("2026-11-23"), "{}", me.words(now));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_post_of_which_nothing_came_can_be_made_again() {
    let me = Person::open_at(NOON).await;
    keep_days(&me);
    let panel = me.slash("daily", json!([])).await;
    me.play_out(panel).await;
    // The program was stopped between taking the post in hand and sending it.
    let claim = |at_ms: u64| {
        let saved = me.store.load(own(&me)).unwrap().unwrap();
        let mut commit = Commit::new(own(&me), saved.envelope, 1);
        commit.envelope.revision += 1;
        let channel = me.channel;
        let mut meta = saved.meta;
        meta.edit(|meta| {
            meta["shared"] = json!([{ "channel": channel, "message": 0, "at_ms": at_ms }]);
        });
        commit.meta = Some(meta);
        me.store.commit(commit).unwrap();
    };
    claim(NOON - 1_000);
    let soon = me.slash("share", json!([])).await;
    let words = me.words(soon);
    assert!(words.contains("stands in this channel already"), "{words}");
    me.set_clock(NOON + 120_000);
    let again = me.slash("share", json!([])).await;
    let words = me.words(again);
    assert!(words.contains("Daily island 2026-11-21"), "{words}");
    assert!(!words.contains("stands in this channel"), "{words}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_of_a_day_to_come_says_so() {
    let me = Person::open_at(NOON).await;
    let board = |day: &str| {
        json!([
            { "name": "board", "type": 4, "value": 0 },
            { "name": "day", "type": 3, "value": day },
        ])
    };
    for (day, words) in [
        ("2026-11-21", "Be the first"),
        ("2026-11-20", "Nobody played it"),
        ("2026-11-22", "still to come"),
        ("9999-12-31", "still to come"),
    ] {
        let shown = me.slash("scores", board(day)).await;
        assert!(
            me.words(shown).contains(words),
            "{day}: {}",
            me.words(shown)
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_for_many_past_days_waits_for_the_last_of_them() {
    let me = Person::open_at(NOON).await;
    // Nobody has made the games of these days yet, and none can be made meanwhile.
    let app = me.stage.app.clone();
    let held = app.making.lock().await;
    let of = |day: &str| json!([{ "name": "day", "type": 3, "value": day }]);
    let first = me.slash("daily", of("2026-11-18")).await;
    let second = me.slash("daily", of("2026-11-19")).await;
    // Both are made now. To make one takes minutes on a busy machine, where that has to wait for everything else.
    for date in ["2026-11-18", "2026-11-19"] {
        let made = serde_json::to_value(day(8)).unwrap();
        me.store.put_global(&format!("day/{date}"), made).unwrap();
    }
    me.until(second, "2026-11-19").await;
    me.until(first, "asked for another one since").await;
    drop(held);
    me.close().await;
}
