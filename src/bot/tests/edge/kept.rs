//! Seats that are kept, closed, vacant or asked for, as people at a table of the island game meet them.

use crate::person::{
    Person, action,
    company::{gone, meta, public, sub, until, users},
    components,
};
use castaway_sandbox::Route;
use castaway_table::Chair;
use serde_json::{Value, json};

fn second(user: u64) -> Value {
    json!([{ "name": "second", "type": 6, "value": user.to_string() }])
}

/// What the buttons of a message mean.
fn words(me: &Person, message: u64) -> Vec<String> {
    components(&me.see(message)).iter().map(action).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_is_kept_at_a_table_stands_in_the_list_of_games() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = me.slash("island", sub("new", second(mary))).await;
    let list = async |me: &mut Person, user: u64| {
        me.user = user;
        let page = me.slash("games", json!([])).await;
        me.words(page)
    };
    let seen = list(&mut me, mary).await;
    assert!(seen.contains("a seat is kept for you"), "{seen}");
    assert!(seen.contains(&format!("<@{robin}>")), "{seen}");
    assert!(
        seen.contains("one waits for you"),
        "it waits for her: {seen}"
    );
    let seen = list(&mut me, robin).await;
    assert!(seen.contains("you sit there"), "{seen}");
    let seen = list(&mut me, will).await;
    assert!(
        !seen.contains("table") || seen.contains("You are not playing anything"),
        "{seen}"
    );
    me.user = mary;
    me.press_action(table, "sit").await;
    let seen = list(&mut me, mary).await;
    assert!(
        !seen.contains("is kept") && seen.contains("you sit there"),
        "{seen}"
    );
    // With the other seats closed all are taken, and it waits for its host.
    me.user = robin;
    let page = me.press_action(table, "options").await.expect("options");
    for _ in 0..2 {
        me.press_action(page, "room").await;
    }
    let seen = list(&mut me, robin).await;
    assert!(
        seen.contains("waits for you to press **Set sail**") && seen.contains("one waits for you"),
        "{seen}"
    );
    let seen = list(&mut me, mary).await;
    assert!(
        seen.contains(&format!("it waits for <@{robin}> to press **Set sail**")),
        "{seen}"
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn options_that_come_too_late_say_so_and_change_nothing() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let table = me.slash("island", sub("new", second(mary))).await;
    let page = me.press_action(table, "options").await.expect("options");
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    let pace = meta(&me).pace;
    let all = components(&me.see(page));
    let options: Vec<Value> = all.into_iter().filter(|c| action(c) == "option").collect();
    let id = options[0]["custom_id"].as_str().expect("an id").to_owned();
    me.user = robin;
    me.act(page, &id, None).await;
    let seen = me.words(page);
    assert!(
        seen.contains("has begun") && seen.contains("nothing was changed"),
        "{seen}"
    );
    assert_eq!(words(&me, page), [""; 0], "there is nothing more to press");
    assert_eq!(meta(&me).pace, pace);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_seat_waits_for_nobody() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = me.slash("island", sub("new", json!([]))).await;
    let page = me.press_action(table, "options").await.expect("options");
    // From four to three to two.
    for _ in 0..2 {
        me.press_action(page, "room").await;
    }
    assert!(
        me.see(page).to_string().contains("Seats: 2"),
        "{}",
        me.see(page)
    );
    me.user = mary;
    me.press_action(table, "sit").await;
    let seen = me.words(table);
    assert!(!seen.contains("free until"), "{seen}");
    me.user = will;
    me.press_action(table, "sit").await;
    let seen = me.words(table);
    assert!(seen.contains(&format!("waiting list: <@{will}>")), "{seen}");
    // Opened again, the seat is that of whoever waits.
    me.user = robin;
    me.press_action(page, "room").await;
    public(&me, &format!("<@{will}>, a seat has become free")).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_offer_of_a_seat_goes_when_its_owner_is_back() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let table = me.slash("island", sub("new", second(mary))).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    me.user = mary;
    let ask = me.slash("island", sub("leave", json!([]))).await;
    me.press_action(ask, "get-up").await;
    let offer = public(&me, "got up").await;
    assert_eq!(words(&me, offer), ["take-seat"]);
    until(&me, |me| !meta(me).vacancies.is_empty()).await;
    me.press_action(ask, "take-seat").await;
    assert_eq!(meta(&me).chairs, [robin, mary].into());
    gone(&me, offer).await;
    public(&me, "sits down").await;
    assert_eq!(meta(&me).vacancies, []);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_no_seat_asks_for_one_that_is_kept_and_the_host_decides() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = me.slash("island", sub("new", second(mary))).await;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    for given in [false, true] {
        me.user = will;
        let page = me.slash("island", sub("join", json!([]))).await;
        me.press_action(page, "ask-seat").await;
        let ask = public(&me, "would like to play along").await;
        me.catch_up().await;
        let page = me.slash("island", sub("join", json!([]))).await;
        me.press_action(page, "ask-seat").await;
        let seen = me.words(page);
        assert!(seen.contains("Du hast schon gefragt"), "{seen}");
        let called = me.see(ask)["mentions"].to_string();
        assert!(called.contains(&robin.to_string()), "{called}");
        let all = components(&me.see(ask));
        let which = usize::from(!given);
        let id = all[which]["custom_id"].as_str().expect("an id").to_owned();
        // Only whoever leads the table decides.
        me.act(ask, &id, None).await;
        assert_eq!(meta(&me).chairs.0[1], Chair::held(mary));
        me.user = robin;
        me.act(ask, &id, None).await;
        let seen = me.words(ask);
        match given {
            true => assert!(seen.contains(&format!("<@{will}> sits down")), "{seen}"),
            false => assert!(seen.contains("stays kept"), "{seen}"),
        }
    }
    assert_eq!(meta(&me).chairs, [robin, will].into());
    me.close().await;
}

/// At the table of the first, who keeps a seat for the second, the third asks for it while Discord takes no post.
async fn asks_unheard(me: &mut Person) {
    let [_, mary, will] = users(me);
    let table = me.slash("island", sub("new", second(mary))).await;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    me.catch_up().await;
    me.handle().fail_next(Route::Posts, 503, 1_000);
    me.user = will;
    let page = me.slash("island", sub("join", json!([]))).await;
    me.press_action(page, "ask-seat").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_told_of_seats_outlives_a_stop_before_it_could_be_told() {
    let mut me = Person::open().await;
    let [robin, _, _] = users(&me);
    asks_unheard(&mut me).await;
    assert_eq!(meta(&me).announcements.len(), 1);
    // The one who leads gets up, too; nothing of it reaches the channel before the program stops.
    me.user = robin;
    let ask = me.slash("island", sub("leave", json!([]))).await;
    me.press_action(ask, "get-up").await;
    assert_eq!(meta(&me).announcements.len(), 2);
    me.handle().clear_faults();
    let me = me.restart().await;
    public(&me, "would like to play along").await;
    let offer = public(&me, "got up").await;
    assert_eq!(words(&me, offer), ["take-seat"]);
    until(&me, |me| meta(me).announcements.is_empty()).await;
    assert_eq!(meta(&me).vacancies.len(), 1);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wish_for_a_seat_that_nobody_heard_of_is_told_after_a_stop() {
    let mut me = Person::open().await;
    asks_unheard(&mut me).await;
    me.handle().clear_faults();
    let me = me.restart().await;
    public(&me, "would like to play along").await;
    until(&me, |me| meta(me).announcements.is_empty()).await;
    me.catch_up().await;
    me.close().await;
}
