//! What somebody picks on their page, and what follows from it; the list of all their games.

use serde_json::json;

use super::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_direct_message_is_for_one_alone_and_closed_ones_fall_back_to_the_channel() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = begun(&mut me, SEVERAL).await;
    for user in [mary, will] {
        wants(&mut me, user, "place", "direct").await;
    }
    me.handle().set_direct(will, false);
    me.set_clock(NOON + HOUR);
    until(&me, |me| {
        letters(me, mary).len() == 1 && calls(me, will).len() == 1
    })
    .await;
    assert_eq!(calls(&me, mary).len(), 0);
    let letter = letters(&me, mary)[0].clone();
    let words = letter["content"].as_str().unwrap();
    assert!(
        words.contains(&format!("/{}/{table})", me.channel)),
        "{words}"
    );
    assert!(words.contains("pawns are still to be planned"), "{words}");
    assert_eq!(letters(&me, will).len(), 0);
    assert_eq!(letters(&me, robin).len(), 0);
    // It is remembered, and said on his page in his language.
    until(&me, |me| kept(me, will)["closed"] == json!(true)).await;
    me.user = will;
    let page = me.slash("notify", json!([])).await;
    assert!(
        me.words(page).contains("sind für mich geschlossen"),
        "{}",
        me.words(page)
    );
    // What is followed goes there, too.
    rests(&mut me, table, mary).await;
    until(&me, |me| letters(me, mary).is_empty()).await;
    // With them opened again he picks them again, and the call in the channel goes.
    me.handle().set_direct(will, true);
    picks(&me, page, "place", "direct").await;
    me.set_clock(NOON + 3 * HOUR);
    until(&me, |me| {
        letters(me, will).len() == 1 && calls(me, will).is_empty()
    })
    .await;
    let refused = me.handle().counters().refused;
    assert!(
        refused.iter().all(|(code, _)| *code == 50007),
        "{refused:?}"
    );
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_muted_from_its_call_and_heard_again() {
    let mut me = Person::open().await;
    let [_, mary, will] = users(&me);
    begun(&mut me, SEVERAL).await;
    me.set_clock(NOON + HOUR);
    until(&me, |me| {
        calls(me, mary).len() == 1 && calls(me, will).len() == 1
    })
    .await;
    let call: u64 = calls(&me, mary)[0]["id"].as_str().unwrap().parse().unwrap();
    me.user = mary;
    let page = me.press_action(call, "open").await.unwrap();
    assert_eq!(me.see(page)["ephemeral"], true);
    me.press_action(page, "mute").await;
    until(&me, |me| calls(me, mary).is_empty()).await;
    assert_eq!(calls(&me, will).len(), 1, "it is hers alone");
    assert!(
        me.words(page).contains("One game never calls you"),
        "{}",
        me.words(page)
    );
    let list = me.slash("games", json!([])).await;
    assert!(me.words(list).contains("🔕"), "{}", me.words(list));
    // Whoever presses just now is there, and is called a little later.
    me.press_action(page, "mute").await;
    me.catch_up().await;
    assert_eq!(calls(&me, mary).len(), 0);
    me.set_clock(NOON + HOUR + 15 * MINUTE);
    until(&me, |me| calls(me, mary).len() == 1).await;
    // Whoever wants none at all gets none, and at once is at once.
    picks(&me, page, "place", "nowhere").await;
    until(&me, |me| calls(me, mary).is_empty()).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hours_and_zones_that_cannot_be_read_are_told_kindly_and_zones_are_completed() {
    let me = Person::open().await;
    let told = me
        .slash(
            "notify",
            json!([{ "name": "quiet", "type": 3, "value": "at night" }]),
        )
        .await;
    assert!(me.words(told).contains("“at night”"), "{}", me.words(told));
    let told = me
        .slash(
            "notify",
            json!([{ "name": "zone", "type": 3, "value": "Atlantis" }]),
        )
        .await;
    assert!(me.words(told).contains("Atlantis"), "{}", me.words(told));
    let typed = json!([{ "name": "zone", "type": 3, "value": "berl", "focused": true }]);
    let found = me
        .handle()
        .autocomplete(me.user, me.channel, "notify", &typed)
        .await;
    assert_eq!(found.unwrap()[0].value, json!("Europe/Berlin"));
    let zone = json!([{ "name": "zone", "type": 3, "value": "Europe/Berlin" }]);
    let page = me.slash("notify", zone).await;
    assert!(
        me.words(page).contains("Europe/Berlin (it is 13:00 there)"),
        "{}",
        me.words(page)
    );
    picks(&me, page, "quiet", "22-8").await;
    me.until(page, "Never from 22:00–8:00").await;
    let me = me.restart().await;
    let page = me
        .slash(
            "notify",
            json!([{ "name": "quiet", "type": 3, "value": "None" }]),
        )
        .await;
    assert!(
        me.words(page).contains("No quiet hours"),
        "{}",
        me.words(page)
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_named_no_zone_has_that_of_the_server_and_looking_names_none() {
    let mut me = Person::open().await;
    let [_, mary, will] = users(&me);
    begun(&mut me, SEVERAL).await;
    for (user, zone) in [
        (mary, "UTC (it is 12:00"),
        (will, "Europe/Berlin (dort ist es 13:00"),
    ] {
        wants(&mut me, user, "after", "at-once").await;
        me.user = user;
        let page = me.slash("notify", json!([])).await;
        assert!(me.words(page).contains(zone), "{}", me.words(page));
        assert_eq!(kept(&me, user)["zone"], Value::Null);
    }
    // The server settles one, and quiet hours are read in it.
    let guild = meta(&me).guild.unwrap();
    let settings = json!({ "zone": "Asia/Tokyo" });
    me.store
        .put_global(&format!("settings/{guild}"), settings)
        .unwrap();
    me.user = mary;
    let page = me
        .slash(
            "notify",
            json!([{ "name": "quiet", "type": 3, "value": "20-23" }]),
        )
        .await;
    assert!(
        me.words(page).contains("Asia/Tokyo (it is 21:00"),
        "{}",
        me.words(page)
    );
    let mut me = me.restart().await;
    me.set_clock(NOON + HOUR);
    until(&me, |me| calls(me, will).len() == 1).await;
    me.catch_up().await;
    assert_eq!(calls(&me, mary).len(), 0, "it is ten in the evening there");
    me.user = mary;
    let zone = json!([{ "name": "zone", "type": 3, "value": "Europe/London" }]);
    me.slash("notify", zone).await;
    assert_eq!(kept(&me, mary)["zone"], json!("Europe/London"));
    me.set_clock(NOON + HOUR + 15 * MINUTE);
    until(&me, |me| calls(me, mary).len() == 1).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_games_are_listed_with_what_they_ask_whichever_waits_first() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let none = me.slash("games", json!([])).await;
    assert!(me.words(none).contains("/island new"), "{}", me.words(none));
    let table = begun(&mut me, DAILY).await;
    rests(&mut me, table, mary).await;
    // Else the panel is found too old to be changed where it stands.
    me.catch_up().await;
    me.set_clock(NOON + HOUR);
    me.user = robin;
    let own = me.slash("solo", json!([])).await;
    assert_eq!(me.see(own)["ephemeral"], true);
    let list = me.slash("games", json!([])).await;
    let words = me.words(list);
    assert_eq!(me.see(list)["ephemeral"], true);
    // Once a day the table waits for thirty hours.
    let due = (NOON + 30 * HOUR) / 1000;
    for part in [
        format!("<#{}>", me.channel),
        format!("/{}/{table})", me.channel),
        format!("<t:{}:R>", NOON / 1000),
        format!("<t:{due}:R>"),
        "alone: **/solo**".to_owned(),
        "Your games · 2 wait for you".to_owned(),
    ] {
        assert!(words.contains(&part), "{part}: {words}");
    }
    assert!(
        words.find("<#").unwrap() < words.find("/solo").unwrap(),
        "{words}"
    );
    // Another who plays neither sees neither, and Will sees his in German.
    me.user = will;
    let list = me.slash("games", json!([])).await;
    let words = me.words(list);
    assert!(
        words.contains("eines wartet auf dich") && !words.contains("/solo"),
        "{words}"
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_counts_as_away_reads_so_and_comes_back_by_one_press() {
    let mut me = Person::open().await;
    let [_, mary, _] = users(&me);
    begun(&mut me, DAILY).await;
    beside(&me, |meta| {
        meta.away = vec![mary];
        meta.wait.since.remove(&mary);
    });
    me.user = mary;
    let list = me.slash("games", json!([])).await;
    let words = me.words(list);
    assert!(
        words.contains("you count as away") && words.contains("one waits for you"),
        "{words}"
    );
    let page = me.slash("me", json!([])).await;
    let words = me.words(page);
    assert!(words.contains("You count as away"), "{words}");
    me.press_action(page, "holiday").await;
    until(&me, |me| !meta(me).is_away(mary)).await;
    let page = me.slash("me", json!([])).await;
    let words = me.words(page);
    assert!(!words.contains("You count as away"), "{words}");
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_waits_for_whoever_is_on_holiday_and_the_message_of_a_day_leaves_them_alone() {
    let mut me = Person::open().await;
    let [_, mary, _] = users(&me);
    begun(&mut me, DAILY).await;
    me.user = mary;
    let zone = json!([{ "name": "zone", "type": 3, "value": "Europe/London" }]);
    me.slash("notify", zone).await;
    wants(&mut me, mary, "digest", "18").await;
    // Her time ran out before she was called, and then she took a holiday.
    beside(&me, |meta| {
        meta.away = vec![mary];
        meta.slept.insert(mary, NOON);
        meta.wait.since.remove(&mary);
        meta.go_on_holiday(mary, NOON + 20 * DAY, NOON);
    });
    let list = me.slash("games", json!([])).await;
    let words = me.words(list);
    assert!(
        words.contains("nothing waits for you") && !words.contains("you count as away"),
        "{words}"
    );
    let at = NOON + 6 * HOUR;
    me.set_clock(at);
    until(&me, |me| kept(me, mary)["digested_ms"] == json!(at)).await;
    assert_eq!(letters(&me, mary).len(), 0);
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_board_names_for_each_the_time_that_their_call_names() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let table = begun(&mut me, SEVERAL).await;
    me.set_clock(NOON + 40 * MINUTE);
    rests(&mut me, table, mary).await;
    me.catch_up().await;
    let at = |ms: u64| format!("<t:{}:R>", ms / 1000);
    let (first, hers) = (at(NOON + 6 * HOUR), at(NOON + 40 * MINUTE + 6 * HOUR));
    let says = |user: u64, time: &str| {
        let panel = meta(&me).panel.map_or(0, |panel| panel.message);
        let seen = me.see(panel);
        let fields = seen["embeds"][0]["fields"].as_array().cloned();
        let fields = fields.unwrap_or_default();
        let values = fields.iter().filter_map(|field| field["value"].as_str());
        let mut lines = values.flat_map(str::lines);
        let name = format!("<@{user}>");
        lines.any(|line| line.contains(&name) && line.contains(time))
    };
    let both = || says(robin, &first) && says(mary, &hers);
    assert!(me.so(both).await, "{}", me.words(table));
    me.set_clock(NOON + HOUR + 40 * MINUTE);
    for (user, time) in [(robin, &first), (mary, &hers)] {
        until(&me, |me| calls(me, user).len() == 1).await;
        let words = calls(&me, user)[0]["content"].to_string();
        assert!(words.contains(time.as_str()), "{words}");
    }
    me.close().await;
}
