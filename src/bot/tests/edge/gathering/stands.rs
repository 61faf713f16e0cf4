//! A second table in a channel where one stands.

use serde_json::{Value, json};

use super::{new, second, users, words_of};
use crate::person::{Person, company::sub};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_opens_a_second_table_is_pointed_to_the_first_and_sits_down_there() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let table = me.slash("island", new(json!([second(mary)]))).await;
    let kept = |me: &Person| {
        me.store
            .get_global(&format!("lobby/{}", me.channel))
            .unwrap()
    };
    let link = format!("/{}/{table})", me.channel);
    // The message is known a moment after it was posted.
    let known = || kept(&me).unwrap()["message"].as_u64() == Some(table);
    assert!(me.so(known).await);
    me.catch_up().await;
    let before = kept(&me);
    me.user = will;
    for (command, options) in [("island", json!([])), ("party", json!([]))] {
        let told = me.slash(command, new(options)).await;
        let words = me.words(told);
        assert!(words.contains("schon ein Tisch offen"), "{words}");
        assert!(
            words.contains(&link) && words.contains(&format!("<@{robin}>")),
            "{words}"
        );
        assert_eq!(words_of(&me, told), ["sit"]);
    }
    let one = json!([{ "name": "players", "type": 4, "value": 1 }]);
    let told = me.slash("island", new(one)).await;
    assert!(
        me.words(told).contains("schon ein Tisch offen"),
        "{}",
        me.words(told)
    );
    assert_eq!(kept(&me), before, "nothing was thrown away");
    assert!(
        me.store.load(me.channel).unwrap().is_none(),
        "no game began"
    );
    // One press from there, and all see it.
    me.press_action(told, "sit").await;
    me.until(table, &format!("<@{will}>")).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_is_asked_before_their_table_is_closed_for_another() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let table = me.slash("island", new(json!([]))).await;
    me.user = mary;
    me.press_action(table, "sit").await;
    me.user = robin;
    let friday = json!([{ "name": "friday", "type": 5, "value": true }]);
    let asked = me.slash("island", new(friday)).await;
    assert!(
        me.words(asked).contains("You have a table open already"),
        "{}",
        me.words(asked)
    );
    assert_eq!(words_of(&me, asked), ["instead"]);
    me.until(table, &format!("<@{mary}>")).await;
    // The other game asks as well, and what was asked for last is what counts.
    let party = me.slash("party", new(json!([]))).await;
    assert_eq!(words_of(&me, party), ["instead"]);
    let gone = me.press_action(asked, "instead").await.unwrap();
    assert!(
        me.words(gone).contains("not asked for any more"),
        "{}",
        me.words(gone)
    );
    let other = me.press_action(party, "instead").await.unwrap();
    assert!(
        me.words(other).contains("A shared island"),
        "{}",
        me.words(other)
    );
    me.until(table, "opened another one").await;
    assert!(words_of(&me, table).is_empty());
    let twice = me.press_action(party, "instead").await.unwrap();
    assert!(
        me.words(twice).contains("open already"),
        "{}",
        me.words(twice)
    );
    me.close().await;
}

/// The messages for all in the channel.
fn for_all(me: &Person) -> Vec<Value> {
    let all = me.handle().messages(me.channel, me.user);
    all.into_iter().filter(|m| m["ephemeral"] != true).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_joins_a_table_by_a_command_is_told_alone_and_nobody_is_called_again() {
    for game in ["island", "explore"] {
        let mut me = Person::open().await;
        let [robin, mary, will] = users(&me);
        let table = me.slash(game, new(json!([second(mary)]))).await;
        assert!(
            me.words(table).contains("you are invited"),
            "{}",
            me.words(table)
        );
        assert_ne!(me.see(table)["mentions"], json!([]));
        let kept = format!("lobby/{}", me.channel);
        let known =
            || me.store.get_global(&kept).unwrap().unwrap()["message"].as_u64() == Some(table);
        assert!(me.so(known).await);
        let link = format!("/{}/{table})", me.channel);
        let before = for_all(&me).len();
        me.user = will;
        for said in ["sitzt jetzt mit am Tisch", "sitzt schon an diesem Tisch"] {
            let told = me.slash(game, sub("join", json!([]))).await;
            assert_eq!(me.see(told)["ephemeral"], true);
            let words = me.words(told);
            assert!(words.contains(said) && words.contains(&link), "{words}");
        }
        me.until(table, &format!("<@{will}>")).await;
        let told = me.slash(game, sub("leave", json!([]))).await;
        assert!(
            me.words(told).contains("vom Tisch aufgestanden"),
            "{}",
            me.words(told)
        );
        assert_eq!(for_all(&me).len(), before, "nothing was posted to all");
        // Shown at the bottom again it calls nobody either.
        me.user = robin;
        let below = me.slash(game, sub("status", json!([]))).await;
        assert!(
            !me.words(below).contains("you are invited"),
            "{}",
            me.words(below)
        );
        assert!(me.words(below).contains("is invited and has a seat kept"));
        assert_eq!(me.see(below)["mentions"], json!([]));
        // The last who leaves closes it where it stands.
        let known =
            || me.store.get_global(&kept).unwrap().unwrap()["message"].as_u64() == Some(below);
        assert!(me.so(known).await);
        me.slash(game, sub("leave", json!([]))).await;
        me.until(below, "this table is closed").await;
        me.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_are_invited_at_once_are_told_of_their_seats() {
    for (others, said) in [(1, "Your seat is kept"), (2, "Your seats are kept")] {
        let me = Person::open().await;
        let [_, mary, will] = users(&me);
        let third = json!({ "name": "third", "type": 6, "value": will.to_string() });
        let invited: Vec<Value> = [second(mary), third].into_iter().take(others).collect();
        let table = me.slash("island", new(json!(invited))).await;
        let words = me.words(table);
        assert!(
            words.contains("you are invited") && words.contains(said),
            "{words}"
        );
        me.close().await;
    }
}
