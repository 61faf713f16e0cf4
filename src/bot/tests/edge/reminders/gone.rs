//! Whoever does not answer a call may have left the server; who moves beside them is called as well; a bot that was removed
//! and is invited again goes on by itself.

use super::*;

fn panel_says(me: &Person, words: &str) -> bool {
    let all = me.handle().messages(me.channel, me.user);
    all.iter()
        .any(|m| m["ephemeral"] != true && m["content"].as_str().is_some_and(|c| c.contains(words)))
}

/// The person is ready, once the panel shows that they can be.
async fn is_ready(me: &Person, table: u64) {
    let offered = |me: &Person| components(&me.see(table)).iter().any(|c| action(c) == "go");
    until(me, offered).await;
    me.press_action(table, "go").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_left_the_server_is_found_out_by_a_call_and_their_chair_is_vacant_until_they_are_back()
 {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    begun(&mut me, SEVERAL).await;
    me.set_clock(NOON + HOUR);
    until(&me, |me| meta(me).calls.len() == 3).await;
    me.handle().set_member(will, false);
    assert_eq!(meta(&me).people().len(), 3, "the bot is not told");
    me.set_clock(NOON + 3 * HOUR);
    until(&me, |me| !meta(me).chairs.sits(will)).await;
    let gone = format!("<@{will}> is not on this server any more");
    until(&me, |me| panel_says(me, &gone)).await;
    // The others are called as ever, and nothing of the game is lost.
    until(&me, |me| {
        let second = |user: u64| {
            meta(me)
                .calls
                .get(&user)
                .is_some_and(|call| call.count == 2)
        };
        second(robin) && second(mary) && calls(me, will).is_empty()
    })
    .await;
    let all = me.handle().messages(me.channel, robin);
    let told: Vec<&Value> = all
        .iter()
        .filter(|m| m.to_string().contains(&gone))
        .collect();
    assert_eq!(told.len(), 1, "once");
    let news: u64 = told[0]["id"].as_str().unwrap().parse().unwrap();
    // Whoever comes back sits down where they sat.
    me.handle().set_member(will, true);
    me.user = will;
    me.press_action(news, "take-seat").await;
    until(&me, |me| meta(me).chairs.seats_of(will).len() == 1).await;
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_there_and_silent_keeps_their_chair() {
    let mut me = Person::open().await;
    let [_, _, will] = users(&me);
    begun(&mut me, SEVERAL).await;
    me.set_clock(NOON + HOUR);
    until(&me, |me| meta(me).calls.len() == 3).await;
    me.set_clock(NOON + 3 * HOUR);
    until(&me, |me| {
        meta(me)
            .calls
            .get(&will)
            .is_some_and(|call| call.count == 2)
    })
    .await;
    assert!(meta(&me).chairs.sits(will));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_one_is_left_and_told() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let pace = json!([{ "name": "pace", "type": 4, "value": SEVERAL }]);
    let table = me
        .slash(
            "island",
            json!([{ "name": "new", "type": 1, "options": pace }]),
        )
        .await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.press_action(table, "begin").await;
    until(&me, |me| me.store.load(me.channel).unwrap().is_some()).await;
    until(&me, |me| meta(me).remind.is_some()).await;
    me.set_clock(NOON + HOUR);
    until(&me, |me| meta(me).calls.len() == 2).await;
    me.handle().set_member(mary, false);
    me.set_clock(NOON + 3 * HOUR);
    until(&me, |me| meta(me).is_solo()).await;
    let gone = format!("<@{mary}> is not on this server any more");
    until(&me, |me| panel_says(me, &gone)).await;
    until(&me, |me| {
        calls(me, mary).is_empty() && meta(me).calls.is_empty()
    })
    .await;
    me.stage.close().await.shutdown().await;
}

/// The panel on which can be planned, wherever it stands now.
async fn standing(me: &Person) -> u64 {
    let panel = |me: &Person| meta(me).panel.map_or(0, |panel| panel.message);
    until(me, |me| {
        components(&me.see(panel(me)))
            .iter()
            .any(|c| action(c) == "plan")
    })
    .await;
    panel(me)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_moves_beside_somebody_is_called_as_well_when_they_do_not_answer() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = begun(&mut me, SEVERAL).await;
    me.user = will;
    let named = json!([{ "name": "user", "type": 6, "value": mary.to_string() }]);
    let copilot = json!([{ "name": "copilot", "type": 1, "options": named }]);
    me.slash("island", copilot).await;
    for user in [robin, mary] {
        for _ in 0..2 {
            rests(&mut me, table, user).await;
        }
        me.user = user;
        is_ready(&me, table).await;
    }
    until(&me, |me| meta(me).wait.since.keys().eq([&will])).await;
    me.set_clock(NOON + HOUR);
    until(&me, |me| calls(me, will).len() == 1).await;
    me.catch_up().await;
    assert!(calls(&me, mary).is_empty() && calls(&me, robin).is_empty());
    me.set_clock(NOON + 3 * HOUR);
    let beside = |me: &Person| {
        let all = calls_in(me, me.channel, mary);
        let to = |m: &Value| m["mentions"][0]["id"] == json!(mary.to_string());
        all.into_iter().find(to)
    };
    until(&me, |me| beside(me).is_some()).await;
    let call = beside(&me).unwrap();
    let words = call["content"].as_str().unwrap();
    assert!(
        words.contains(&format!("<@{will}> has not answered yet")),
        "{words}"
    );
    assert_eq!(
        call["mentions"].as_array().unwrap().len(),
        1,
        "Will is not pinged by it"
    );
    // Once she has planned for him she keeps nobody waiting by that any more.
    for _ in 0..2 {
        // The panel has moved down by now.
        let table = standing(&me).await;
        rests(&mut me, table, mary).await;
    }
    me.user = mary;
    // Wherever the panel stands by then.
    let panel = |me: &Person| meta(me).panel.map_or(0, |panel| panel.message);
    let offered = |me: &Person| {
        let all = components(&me.see(panel(me)));
        all.iter()
            .any(|c| action(c) == "go" && c["disabled"] != true)
    };
    until(&me, offered).await;
    me.press_action(panel(&me), "go").await;
    until(&me, |me| beside(me).is_none()).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_is_invited_again_shows_and_calls_what_it_owes_by_itself() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    begun(&mut me, SEVERAL).await;
    wants(&mut me, mary, "place", "direct").await;
    me.handle().set_invited(false);
    me.set_clock(NOON + HOUR);
    until(&me, |me| me.handle().counters().refused_total > 0).await;
    me.catch_up().await;
    assert!(calls(&me, robin).is_empty() && letters(&me, mary).is_empty());
    let asked = me.handle().counters().refused_total;
    me.catch_up().await;
    assert_eq!(
        me.handle().counters().refused_total,
        asked,
        "it does not hammer"
    );
    me.handle().set_invited(true);
    until(&me, |me| {
        calls(me, robin).len() == 1 && calls(me, will).len() == 1 && meta(me).calls.len() == 3
    })
    .await;
    me.stage.close().await.shutdown().await;
}
