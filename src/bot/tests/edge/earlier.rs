//! What was drawn for a game of a channel does nothing in the game that is begun there after it: neither a private page,
//! whose answers count from older messages too, nor a board that could not be put away.

use crate::person::{
    self, Person,
    company::{sub, users},
};
use serde_json::{Value, json};

/// A game alone is opened, and its first page of one's own.
async fn begun(me: &Person) -> (u64, u64) {
    let table = me.slash("explore", sub("new", json!([]))).await;
    me.press_action(table, "begin").await;
    let hand = me.slash("explore", sub("hand", json!([]))).await;
    (table, hand)
}

/// The game of the channel is ended by hand.
async fn end(me: &Person) {
    let ask = me.slash("explore", sub("end", json!([]))).await;
    me.press_action(ask, "end").await;
    assert!(me.so(|| me.store.load(me.channel).unwrap().is_none()).await);
}

/// The save of the channel: with no two steps it is the same.
fn save(me: &Person) -> (u64, String) {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    (
        saved.envelope.revision,
        saved.envelope.body.tree().to_string(),
    )
}

/// All ids on a message, with the first value of a menu.
fn ids(message: &Value) -> Vec<(String, Option<String>)> {
    let all = person::components(message).into_iter();
    all.filter_map(|c| {
        let value = c["options"][0]["value"].as_str().map(str::to_owned);
        Some((c["custom_id"].as_str()?.to_owned(), value))
    })
    .collect()
}

/// The id of the first button of a vote to end a game of two. The other one has ended the game by a command of their own, and with
/// it went the vote.
async fn voted(me: &mut Person) -> String {
    let [robin, mary, _] = users(me);
    let second = json!([{ "name": "second", "type": 6, "value": mary.to_string() }]);
    let table = me.slash("island", sub("new", second)).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    let ask = me.slash("island", sub("end", json!([]))).await;
    let vote = me.press_action(ask, "end").await.expect("a vote");
    let (id, _) = ids(&me.see(vote)).remove(0);
    me.user = mary;
    let ask = me.slash("island", sub("end", json!([]))).await;
    me.press_action(ask, "end").await;
    assert!(me.so(|| me.store.load(me.channel).unwrap().is_none()).await);
    assert!(
        me.so(|| me.handle().message(me.channel, vote).is_none())
            .await
    );
    me.user = robin;
    id
}

/// Whether a button that stands nowhere any more is answered all the same.
async fn is_answered(me: &Person, id: &str) -> bool {
    let page = me.slash("help", json!([])).await;
    let sent = me
        .handle()
        .forge_component(me.user, me.channel, page, id, None);
    let ack = me.handle().wait_ack(sent.unwrap(), person::PATIENCE).await;
    ack.is_some()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_of_ones_own_of_the_game_before_does_nothing_in_this_one() {
    let me = Person::open().await;
    let (panel, hand) = begun(&me).await;
    let old = [ids(&me.see(panel)), ids(&me.see(hand))].concat();
    let own = ids(&me.see(hand));
    assert!(old.len() > 4 && !own.is_empty(), "{old:?}");
    end(&me).await;
    begun(&me).await;
    let before = save(&me);
    // Whatever is pressed on the old page, it says that it is of an earlier game.
    let (id, value) = own[0].clone();
    me.act(hand, &id, value).await;
    assert!(
        me.words(hand).contains("earlier game"),
        "{}",
        me.words(hand)
    );
    assert_eq!(person::components(&me.see(hand)), Vec::<Value>::new());
    // An old board whose buttons could not be taken away, or a forged press.
    for (id, value) in &old {
        let values = value.clone().map(|value| vec![value]);
        let sent = (me.handle()).forge_component(me.user, me.channel, hand, id, values.as_deref());
        let ack = me.handle().wait_ack(sent.unwrap(), person::PATIENCE).await;
        assert!(ack.is_some(), "{id} is not answered");
    }
    assert_eq!(save(&me), before);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_vote_goes_with_its_game_and_a_forged_answer_to_it_does_nothing_in_the_next() {
    let mut me = Person::open().await;
    let id = voted(&mut me).await;
    assert!(is_answered(&me, &id).await, "where nothing runs");
    me.island(json!([{ "name": "players", "type": 4, "value": 1 }]))
        .await;
    let before = save(&me);
    assert!(is_answered(&me, &id).await);
    assert_eq!(save(&me), before);
    me.close().await;
}

/// The board of a game that was ended gets a button back, as where a kill has left it unknown.
async fn left_alive(me: &Person, board: u64, id: &str) {
    let button = json!({ "type": 2, "style": 2, "label": "Old", "custom_id": id });
    let row = json!({ "components": [{ "type": 1, "components": [button] }] });
    let edited = (me.stage.app).edit(me.channel, board, &row, Vec::new());
    assert!(edited.await.is_ok());
    assert_eq!(person::components(&me.see(board)).len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_that_a_kill_left_unknown_loses_its_buttons_at_the_first_press() {
    let me = Person::open().await;
    let (board, _) = begun(&me).await;
    me.until(board, "board.png").await;
    me.catch_up().await;
    let all = person::components(&me.see(board));
    let found = all.iter().find(|c| person::action(c) == "hand");
    let id = found.expect("a button")["custom_id"].as_str().unwrap();
    end(&me).await;
    let over = || person::components(&me.see(board)).is_empty();
    assert!(me.so(over).await, "{}", me.words(board));
    // Beside a game of the same kind, and beside one of another.
    for other in [false, true] {
        let panel = match other {
            false => begun(&me).await.0,
            true => {
                end(&me).await;
                me.catch_up().await;
                let alone = json!([{ "name": "players", "type": 4, "value": 1 }]);
                me.island(alone).await
            }
        };
        me.until(panel, "board.png").await;
        me.catch_up().await;
        let before = save(&me);
        left_alive(&me, board, id).await;
        let told = me.act(board, id, None).await.expect("an answer");
        assert_ne!(told, board);
        let bare = || person::components(&me.see(board)).is_empty();
        assert!(me.so(bare).await, "{}", me.words(board));
        assert!(me.words(board).contains("board.png"), "its picture stays");
        assert!(!ids(&me.see(panel)).is_empty(), "{}", me.words(panel));
        assert_eq!(save(&me), before);
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_of_a_game_that_went_elsewhere_says_where_it_went() {
    let mut me = Person::open().await;
    let channels: Vec<u64> = me.handle().channels().iter().map(|c| c.id).collect();
    let (_, hand) = begun(&me).await;
    let other = me.slash("explore", sub("hand", json!([]))).await;
    let third = me.slash("explore", sub("hand", json!([]))).await;
    me.channel = channels[1];
    let list = me.slash("explore", sub("move", json!([]))).await;
    me.press_action(list, "carry").await;
    assert!(
        me.so(|| me.store.load(channels[0]).unwrap().is_none())
            .await
    );
    let before = save(&me);
    // Nothing is played where it was.
    me.channel = channels[0];
    let (id, value) = ids(&me.see(hand)).remove(0);
    me.act(hand, &id, value.clone()).await;
    let there = format!("goes on in <#{}>", channels[1]);
    assert!(me.words(hand).contains(&there), "{}", me.words(hand));
    assert_eq!(person::components(&me.see(hand)), Vec::<Value>::new());
    // Another one of its kind, then one of another kind.
    let table = me.slash("explore", sub("new", json!([]))).await;
    me.press_action(table, "begin").await;
    let new = save(&me);
    me.act(other, &id, value.clone()).await;
    assert!(me.words(other).contains(&there), "{}", me.words(other));
    assert_eq!(save(&me), new);
    end(&me).await;
    me.island(json!([{ "name": "players", "type": 4, "value": 1 }]))
        .await;
    let island = save(&me);
    me.act(third, &id, value).await;
    assert!(me.words(third).contains(&there), "{}", me.words(third));
    assert_eq!(save(&me), island);
    me.channel = channels[1];
    assert_eq!(save(&me), before);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_of_a_game_on_the_shelf_says_so_and_one_of_a_game_that_ended_too() {
    let me = Person::open().await;
    let (_, hand) = begun(&me).await;
    let second = me.slash("explore", sub("hand", json!([]))).await;
    me.slash("explore", sub("shelve", json!([]))).await;
    assert!(me.so(|| me.store.load(me.channel).unwrap().is_none()).await);
    let (id, value) = ids(&me.see(hand)).remove(0);
    me.act(hand, &id, value.clone()).await;
    assert!(
        me.words(hand).contains("on the shelf"),
        "{}",
        me.words(hand)
    );
    let list = me.slash("explore", sub("resume", json!([]))).await;
    me.press_action(list, "carry").await;
    assert!(me.so(|| me.store.load(me.channel).unwrap().is_some()).await);
    end(&me).await;
    me.act(second, &id, value).await;
    let words = me.words(second);
    assert!(words.contains("not running here any more"), "{words}");
    assert_eq!(person::components(&me.see(second)), Vec::<Value>::new());
    me.close().await;
}
