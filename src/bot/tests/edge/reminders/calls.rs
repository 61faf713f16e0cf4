//! Who is called when, and when not.

use serde_json::json;

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_is_called_once_after_a_while_not_at_night_and_the_call_goes_when_it_is_followed() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    me.user = mary;
    let quiet = json!([{ "name": "quiet", "type": 3, "value": "12:30-14" },
        { "name": "zone", "type": 3, "value": "Europe/London" }]);
    let page = me.slash("notify", quiet).await;
    assert!(me.words(page).contains("12:30–14:00"), "{}", me.words(page));
    let table = begun(&mut me, SEVERAL).await;
    me.set_clock(NOON + HOUR - 1);
    me.catch_up().await;
    assert_eq!(
        calls_in(&me, me.channel, robin).len(),
        0,
        "it is not time yet"
    );
    me.set_clock(NOON + HOUR);
    until(&me, |me| {
        calls(me, robin).len() == 1 && calls(me, will).len() == 1
    })
    .await;
    let call = calls(&me, will)[0].clone();
    let words = call["content"].as_str().unwrap();
    let due = (NOON + 6 * HOUR) / 1000;
    assert!(
        words.contains("pawns are still to be planned") && words.contains(&format!("<t:{due}:R>")),
        "{words}"
    );
    assert!(
        words.contains(&format!("/{}/{table})", me.channel)),
        "{words}"
    );
    assert_eq!(
        call["mentions"][0]["id"],
        json!(will.to_string()),
        "and it pings"
    );
    me.catch_up().await;
    assert_eq!(
        calls_in(&me, me.channel, robin).len(),
        2,
        "nobody twice, and Mary sleeps"
    );
    me.set_clock(NOON + 2 * HOUR);
    until(&me, |me| calls(me, mary).len() == 1).await;
    // Will plans something: his call goes, the others stay.
    rests(&mut me, table, will).await;
    until(&me, |me| calls(me, will).is_empty()).await;
    assert_eq!((calls(&me, robin).len(), calls(&me, mary).len()), (1, 1));
    // The second call of a wait takes the place of the first.
    let first = calls(&me, robin)[0]["id"].clone();
    me.set_clock(NOON + 3 * HOUR);
    until(&me, |me| calls(me, robin).iter().any(|m| m["id"] != first)).await;
    until(&me, |me| calls(me, robin).len() == 1).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn past_the_deadline_no_call_stands_and_with_everybody_away_all_are_called_once_more() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    begun(&mut me, SEVERAL).await;
    for hours in [1, 3] {
        me.set_clock(NOON + hours * HOUR);
        until(&me, |me| {
            meta(me).calls.len() == 3
                && meta(me)
                    .calls
                    .values()
                    .all(|c| c.sent_ms == NOON + hours * HOUR)
        })
        .await;
    }
    me.set_clock(NOON + 9 * HOUR);
    until(&me, |me| calls_in(me, me.channel, robin).is_empty()).await;
    assert!(meta(&me).calls.is_empty());
    // The game is not forgotten: they hear that it waits for one of them.
    me.set_clock(NOON + 10 * HOUR);
    until(&me, |me| {
        [robin, mary, will]
            .iter()
            .all(|user| calls(me, *user).len() == 1)
    })
    .await;
    let words = calls(&me, robin)[0]["content"].to_string();
    assert!(words.contains("until one of you presses"), "{words}");
    assert!(words.contains("third call"), "it counts like any: {words}");
    me.catch_up().await;
    let panel = meta(&me).panel.expect("a panel").message;
    rests(&mut me, panel, will).await;
    until(&me, |me| calls_in(me, me.channel, robin).is_empty()).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_deadline_of_hours_runs_in_the_quiet_hours_of_whoever_it_is_about() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    begun(&mut me, SEVERAL).await;
    assert_eq!(meta(&me).due_of(mary), Some(NOON + 6 * HOUR));
    // In Singapore it is eight in the evening: two hours, a night, and four hours in the morning.
    me.user = mary;
    let quiet = json!([{ "name": "quiet", "type": 3, "value": "22-8" },
        { "name": "zone", "type": 3, "value": "Asia/Singapore" }]);
    let page = me.slash("notify", quiet).await;
    assert!(me.words(page).contains("stand still for you"));
    let due = NOON + 16 * HOUR;
    until(&me, |me| meta(me).due_of(mary) == Some(due)).await;
    let shown = format!("<t:{}:R>", due / 1000);
    me.set_clock(NOON + HOUR);
    until(&me, |me| {
        calls(me, mary).len() == 1 && calls(me, will).len() == 1
    })
    .await;
    let words = calls(&me, mary)[0]["content"].to_string();
    assert!(
        words.contains(&shown) && !words.contains("/notify"),
        "{words}"
    );
    // Whoever has no such hours hears of them.
    let words = calls(&me, will)[0]["content"].to_string();
    assert!(words.contains("/notify"), "{words}");
    me.set_clock(NOON + 6 * HOUR);
    until(&me, |me| meta(me).is_away(robin) && meta(me).is_away(will)).await;
    let list = me.slash("games", json!([])).await;
    assert!(me.words(list).contains(&shown), "{}", me.words(list));
    let me = me.restart().await;
    me.set_clock(due - 1);
    me.catch_up().await;
    assert!(!meta(&me).is_away(mary), "six hours are six waking hours");
    me.set_clock(due);
    until(&me, |me| meta(me).is_away(mary)).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_slept_through_their_time_hears_in_the_morning_that_it_went_on_without_them() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    me.user = mary;
    let quiet = json!([{ "name": "quiet", "type": 3, "value": "11:30-12:15" },
        { "name": "zone", "type": 3, "value": "Europe/London" }]);
    me.slash("notify", quiet).await;
    let table = begun(&mut me, LIVE).await;
    for user in [robin, will] {
        for _ in 0..2 {
            rests(&mut me, table, user).await;
        }
        me.user = user;
        until(&me, |me| {
            components(&me.see(table))
                .iter()
                .any(|c| action(c) == "go" && c["disabled"] != true)
        })
        .await;
        me.press_action(table, "go").await;
    }
    // Where ten minutes are enough everybody is awake, and time passes in quiet hours, too.
    me.set_clock(NOON + 10 * MINUTE);
    until(&me, |me| meta(me).is_away(mary)).await;
    me.set_clock(NOON + 15 * MINUTE - 1);
    me.catch_up().await;
    assert_eq!(calls(&me, mary).len(), 0, "she sleeps");
    me.user = mary;
    let list = me.slash("games", json!([])).await;
    let words = me.words(list);
    assert!(words.contains("goes on without you"), "{words}");
    // A look is no word in the game, and none of hers was asked for before.
    me.set_clock(NOON + 18 * MINUTE);
    until(&me, |me| calls(me, mary).len() == 1).await;
    let words = calls(&me, mary)[0]["content"].to_string();
    assert!(words.contains("goes on without you"), "{words}");
    let mut me = me.restart().await;
    me.catch_up().await;
    me.user = mary;
    let panel = meta(&me).panel.expect("a panel").message;
    let missed = me.press_action(panel, "holiday").await.expect("a page");
    assert!(
        me.words(missed).contains("What you missed"),
        "{}",
        me.words(missed)
    );
    until(&me, |me| calls(me, mary).is_empty()).await;
    assert!(!meta(&me).is_away(mary) && meta(&me).slept.is_empty());
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_three_calls_without_a_word_nobody_is_called_until_they_do_something() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = begun(&mut me, RELAXED).await;
    wants(&mut me, mary, "place", "nowhere").await;
    let mut seen = std::collections::BTreeSet::new();
    let mut at = NOON;
    for (n, pause) in [(1, 8), (2, 24), (3, 48)] {
        at += pause * HOUR;
        me.set_clock(at);
        until(&me, |me| {
            let now = calls(me, will);
            now.len() == 1
                && meta(me)
                    .calls
                    .get(&will)
                    .is_some_and(|call| call.count == n)
        })
        .await;
        seen.insert(calls(&me, will)[0]["id"].clone().to_string());
    }
    assert_eq!(seen.len(), 3);
    let last = calls(&me, will)[0]["content"].to_string();
    assert!(last.contains("my third call"), "{last}");
    assert_eq!(calls(&me, mary).len(), 0, "who wants none gets none");
    let before = calls(&me, will);
    let mut me = me.restart().await;
    for days in [10, 20, 40] {
        me.set_clock(NOON + days * DAY);
        me.catch_up().await;
        assert_eq!(calls(&me, will), before, "silence");
    }
    // A word of his anywhere, and the next wait calls him again.
    me.user = will;
    me.slash("games", json!([])).await;
    until(&me, |me| kept(me, will)["unanswered"] == json!([])).await;
    rests(&mut me, table, will).await;
    until(&me, |me| calls(me, will).is_empty()).await;
    me.set_clock(NOON + 41 * DAY);
    until(&me, |me| calls(me, will).len() == 1).await;
    me.user = robin;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_a_live_table_one_is_called_soon_and_alone_never() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    begun(&mut me, LIVE).await;
    me.set_clock(NOON + 2 * MINUTE);
    until(&me, |me| calls(me, mary).len() == 1).await;
    let other = me.handle().add_channels(1)[0];
    me.channel = other;
    me.user = robin;
    let alone = json!([{ "name": "players", "type": 4, "value": 1 }]);
    me.slash(
        "island",
        json!([{ "name": "new", "type": 1, "options": alone }]),
    )
    .await;
    me.set_clock(NOON + 60 * DAY);
    me.catch_up().await;
    assert_eq!(calls_in(&me, other, robin).len(), 0);
    assert_eq!(meta(&me).remind, None);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_a_pause_nobody_is_called() {
    let mut me = Person::open().await;
    let [robin, ..] = users(&me);
    begun(&mut me, SEVERAL).await;
    beside(&me, |meta| meta.paused = Some(NOON));
    me.set_clock(NOON + 3 * HOUR);
    until(&me, |me| meta(me).remind.is_none()).await;
    me.catch_up().await;
    assert_eq!(calls_in(&me, me.channel, robin).len(), 0);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_word_of_theirs_the_third_call_of_a_wait_was_not_the_last() {
    let mut me = Person::open().await;
    let [robin, _, will] = users(&me);
    begun(&mut me, RELAXED).await;
    wants(&mut me, will, "place", "direct").await;
    let count = |me: &Person| meta(me).calls.get(&will).map(|call| call.count);
    let mut at = NOON;
    for (n, pause) in [(1, 8), (2, 24), (3, 48)] {
        at += pause * HOUR;
        me.set_clock(at);
        until(&me, |me| count(me) == Some(n)).await;
    }
    until(&me, |me| letters(me, will).len() == 1).await;
    let last = letters(&me, will)[0]["content"].to_string();
    assert!(
        last.contains("Deine Spielsteine") && last.contains("dritter Ruf"),
        "in his language: {last}"
    );
    // The panel moves, and the call says so, and still that it was the third.
    island(&mut me, robin, "status").await;
    until(&me, |me| {
        let panel = meta(me).panel.map_or(0, |panel| panel.message);
        let now = letters(me, will)[0]["content"].to_string();
        now.contains(&format!("/{panel})"))
            && now != last
            && now.contains("Deine Spielsteine")
            && now.contains("dritter Ruf")
    })
    .await;
    me.set_clock(NOON + 10 * DAY);
    me.catch_up().await;
    assert_eq!(count(&me), Some(3));
    me.user = will;
    me.slash("games", json!([])).await;
    until(&me, |me| kept(me, will)["unanswered"] == json!([])).await;
    me.catch_up().await;
    assert_eq!(count(&me), Some(3), "he is just there");
    me.set_clock(NOON + 10 * DAY + 8 * HOUR);
    until(&me, |me| count(me) == Some(4)).await;
    until(&me, |me| letters(me, will).len() == 1).await;
    let next = letters(&me, will)[0]["content"].to_string();
    assert!(!next.contains("dritter Ruf"), "{next}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_shows_the_way_to_the_board_also_when_that_has_moved() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = begun(&mut me, SEVERAL).await;
    me.set_clock(NOON + HOUR);
    until(&me, |me| meta(me).calls.len() == 3).await;
    rests(&mut me, table, will).await;
    until(&me, |me| {
        let panel = meta(me).panel.map_or(0, |panel| panel.message);
        let way = format!("/{}/{panel})", me.channel);
        let shows = |user| {
            let all = calls(me, user);
            all.len() == 1 && all[0]["content"].to_string().contains(&way)
        };
        panel != table && shows(robin) && shows(mary)
    })
    .await;
    me.close().await;
}
