//! Games on the shelf, and games that go on in another channel: nothing of them is lost.

use crate::person::{Person, action, components};
use castaway_table::Meta;
use serde_json::{Value, json};

fn sub(name: &str) -> Value {
    json!([{ "name": name, "type": 1, "options": [] }])
}

/// The game of a channel as it is saved, without the channel.
fn game(me: &Person, channel: u64) -> String {
    let saved = me.store.load(channel).unwrap().expect("a game");
    let log = me.store.log(channel, 0, 999).unwrap();
    format!("{:?} {log:?}", saved.envelope)
}

fn meta(me: &Person, channel: u64) -> Meta {
    let saved = me.store.load(channel).unwrap().expect("a game");
    saved.meta.read().unwrap()
}

/// Robin and Mary at a table whose game has begun; its panel.
async fn two(me: &mut Person) -> u64 {
    let all: Vec<u64> = me.handle().users().iter().map(|u| u.id).collect();
    let table = me.slash("island", sub("new")).await;
    me.user = all[1];
    me.press_action(table, "sit").await;
    me.user = all[0];
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    table
}

/// Waits for a panel in the person's channel.
async fn panel(me: &Person) -> u64 {
    let plans = |m: &Value| components(m).iter().any(|c| action(c) == "plan");
    me.find(|m| m["ephemeral"] != true && plans(m)).await
}

/// The words of a message of another channel.
async fn until_there(me: &Person, channel: u64, message: u64, words: &str) {
    let there = || me.handle().message(channel, message).unwrap();
    let says = || there().to_string().contains(words);
    assert!(me.so(says).await, "{}", there());
    assert_eq!(components(&there()), Vec::<Value>::new());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_rests_on_the_shelf_and_goes_on_in_another_channel() {
    let mut me = Person::open().await;
    let table = two(&mut me).await;
    let users: Vec<u64> = me.handle().users().iter().map(|u| u.id).collect();
    let channels: Vec<u64> = me.handle().channels().iter().map(|c| c.id).collect();
    let (robin, mary, will) = (users[0], users[1], users[2]);
    let before = game(&me, channels[0]);
    // To free the channel is the host's.
    me.user = mary;
    let told = me.slash("island", sub("shelve")).await;
    assert!(
        me.words(told).contains("host of this table"),
        "{}",
        me.words(told)
    );
    me.user = robin;
    let told = me.slash("island", sub("shelve")).await;
    assert!(
        me.words(told).contains("rests on the shelf"),
        "{}",
        me.words(told)
    );
    assert!(me.store.load(channels[0]).unwrap().is_none());
    until_there(&me, channels[0], table, "rests on the shelf").await;
    // Others play here meanwhile, and the bot is started anew.
    me.user = will;
    let other = me.slash("island", sub("new")).await;
    me.press_action(other, "begin").await;
    let mut me = me.restart().await;
    // Who does not sit there does not find it; Mary takes it up where there is room.
    me.channel = channels[1];
    me.user = will;
    let none = me.slash("island", sub("resume")).await;
    assert!(
        me.words(none).contains("kein solches Spiel"),
        "{}",
        me.words(none)
    );
    me.user = mary;
    me.channel = channels[0];
    let list = me.slash("island", sub("resume")).await;
    let told = me.press_action(list, "carry").await.unwrap();
    assert!(
        me.words(told)
            .contains("No other game begins in this channel"),
        "{}",
        me.words(told)
    );
    me.channel = channels[1];
    let list = me.slash("island", sub("resume")).await;
    me.press_action(list, "carry").await;
    assert_eq!(game(&me, channels[1]), before);
    assert_eq!(meta(&me, channels[1]).chairs, [robin, mary].into());
    let stands = panel(&me).await;
    // The game goes on there, and the shelf is empty.
    let (id, value) = castaway::ops::load::choose(&me.see(stands)).expect("something to press");
    me.act(stands, &id, value).await.expect("an answer");
    let none = me.slash("island", sub("resume")).await;
    assert!(
        me.words(none).contains("no such game"),
        "{}",
        me.words(none)
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_is_taken_to_another_channel_by_its_host() {
    let mut me = Person::open().await;
    let table = two(&mut me).await;
    let mary = me.handle().users()[1].id;
    let robin = me.user;
    let channels: Vec<u64> = me.handle().channels().iter().map(|c| c.id).collect();
    let before = game(&me, channels[0]);
    me.channel = channels[1];
    me.user = mary;
    let none = me.slash("island", sub("move")).await;
    assert!(
        me.words(none).contains("no such game"),
        "{}",
        me.words(none)
    );
    me.user = robin;
    let list = me.slash("island", sub("move")).await;
    assert!(me.words(list).contains(&format!("<#{}>", channels[0])));
    let twice = me.slash("island", sub("move")).await;
    // He counted as away meanwhile, and is back by bringing it here.
    me.catch_up().await;
    let mut away = meta(&me, channels[0]);
    away.away = vec![robin];
    let text = castaway_store::Json::of(&away).unwrap();
    me.store.put_meta(channels[0], text).unwrap();
    me.press_action(list, "carry").await;
    assert!(!meta(&me, channels[1]).is_away(robin));
    assert!(me.store.load(channels[0]).unwrap().is_none());
    assert_eq!(game(&me, channels[1]), before);
    panel(&me).await;
    until_there(
        &me,
        channels[0],
        table,
        &format!("goes on in <#{}>", channels[1]),
    )
    .await;
    // The same wish once more finds it gone.
    let told = me.press_action(twice, "carry").await.unwrap();
    assert!(
        me.words(told).contains("not there any more"),
        "{}",
        me.words(told)
    );
    assert_eq!(game(&me, channels[1]), before);
    me.close().await;
}
