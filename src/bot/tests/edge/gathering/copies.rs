//! Messages of a table beside the newest one, its message deleted, commands about a game beside it, games that would move to it.

use serde_json::{Value, json};

use super::{new, second, users, words_of};
use crate::person::{
    Person, action,
    company::{gone, meta, public, sub, until},
    components,
};

fn kept(me: &Person) -> Value {
    let kept = me.store.get_global(&format!("lobby/{}", me.channel));
    kept.unwrap().unwrap_or_default()
}

async fn stands(me: &Person, message: u64) {
    let known = || kept(me)["message"].as_u64() == Some(message);
    assert!(me.so(known).await, "{}", kept(me));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_copy_of_a_table_says_that_its_game_has_begun() {
    for game in ["island", "explore"] {
        let mut me = Person::open().await;
        let [robin, mary, will] = users(&me);
        let mut all = vec![me.slash(game, new(json!([]))).await];
        stands(&me, all[0]).await;
        for _ in 0..2 {
            let copy = me.slash(game, sub("status", json!([]))).await;
            stands(&me, copy).await;
            all.push(copy);
        }
        me.user = mary;
        me.press_action(all[1], "sit").await;
        // The newest one is what people see, whichever was pressed.
        me.until(all[2], &format!("<@{mary}>")).await;
        me.user = robin;
        let sit = components(&me.see(all[0]));
        let sit = sit.iter().find(|c| action(c) == "sit").expect("a seat");
        let sit = sit["custom_id"].as_str().unwrap().to_owned();
        me.press_action(all[2], "begin").await;
        me.until(all[2], "board.png").await;
        for copy in &all[..2] {
            me.until(*copy, "The game has begun").await;
            assert!(words_of(&me, *copy).is_empty(), "{}", me.words(*copy));
        }
        // Somebody's page still shows the old one.
        let late = me
            .handle()
            .forge_component(will, me.channel, all[0], &sit, None);
        let late = me
            .handle()
            .wait_ack(late.unwrap(), crate::person::PATIENCE)
            .await;
        let told = late.unwrap().message_id.unwrap();
        assert!(
            me.words(told).contains("hat schon begonnen"),
            "{}",
            me.words(told)
        );
        assert_eq!(me.see(told)["ephemeral"], true);
        me.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_joins_where_the_message_was_deleted_is_shown_the_new_one() {
    let mut me = Person::open().await;
    let [_, mary, _] = users(&me);
    let table = me.slash("island", new(json!([]))).await;
    stands(&me, table).await;
    me.handle().delete(me.channel, table).unwrap();
    me.user = mary;
    let told = me.slash("island", sub("join", json!([]))).await;
    let second = kept(&me)["message"].as_u64().unwrap();
    assert_ne!(second, table);
    let words = me.words(told);
    assert!(
        words.contains(&format!("/{}/{second})", me.channel)),
        "{words}"
    );
    me.until(second, &format!("<@{mary}>")).await;
    me.stage.close().await.shutdown().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn commands_for_a_game_beside_an_open_table_say_that_it_fills_up() {
    for game in ["island", "explore"] {
        let me = Person::open().await;
        let [_, mary, _] = users(&me);
        let table = me.slash(game, new(json!([]))).await;
        stands(&me, table).await;
        let to = json!([{ "name": "user", "type": 6, "value": mary.to_string() }]);
        let hand = if game == "island" { to } else { json!([]) };
        for (name, options) in [("table", json!([])), ("pause", json!([])), ("hand", hand)] {
            let told = me.slash(game, sub(name, options)).await;
            let words = me.words(told);
            assert!(words.contains("a table is filling up"), "{name}: {words}");
            assert!(
                words.contains(&format!("/{}/{table})", me.channel)),
                "{words}"
            );
            assert_eq!(me.see(told)["ephemeral"], true);
        }
        me.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_game_moves_to_where_a_table_fills_up_and_an_open_seat_is_offered_where_it_goes() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let (here, there) = (me.channel, me.handle().channels()[1].id);
    let game = me.slash("island", new(json!([second(mary)]))).await;
    me.user = mary;
    me.press_action(game, "sit").await;
    me.user = robin;
    me.press_action(game, "begin").await;
    me.until(game, "board.png").await;
    // A seat stands open, and is offered.
    me.user = mary;
    let ask = me.slash("island", sub("leave", json!([]))).await;
    me.press_action(ask, "get-up").await;
    let offer = public(&me, "got up").await;
    until(&me, |me| !meta(me).vacancies.is_empty()).await;
    (me.user, me.channel) = (robin, there);
    let list = me.slash("island", sub("move", json!([]))).await;
    // Meanwhile a table is opened there, of either game.
    me.user = will;
    let table = me.slash("explore", new(json!([]))).await;
    stands(&me, table).await;
    me.user = robin;
    let beside = me.slash("island", sub("move", json!([]))).await;
    let pressed = me.press_action(list, "carry").await.unwrap();
    for told in [beside, pressed] {
        let words = me.words(told);
        assert!(words.contains("no game can move here"), "{words}");
        assert!(words.contains(&format!("/{there}/{table})")), "{words}");
    }
    assert!(me.store.load(here).unwrap().is_some());
    // Once it is closed there is room.
    me.user = will;
    me.press_action(table, "rise").await;
    me.user = robin;
    me.press_action(list, "carry").await;
    assert!(me.store.load(there).unwrap().is_some());
    let anew = public(&me, "got up").await;
    assert_eq!(words_of(&me, anew), ["take-seat"]);
    until(&me, |me| meta(me).vacancies.len() == 1).await;
    me.channel = here;
    gone(&me, offer).await;
    me.channel = there;
    me.user = mary;
    me.press_action(anew, "take-seat").await;
    assert_eq!(meta(&me).chairs, [robin, mary].into());
    me.close().await;
}
