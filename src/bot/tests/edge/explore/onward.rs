//! Where an expedition is over the next quest can be begun by a button, with another world for the same one beside it; once, whoever
//! presses in the same moment.

use castaway_discover::{catalog::Catalog, state::Phase};
use serde_json::{Value, json};

use super::table::{choose_first, saved, sub};
use crate::person::{PATIENCE, Person, action, company::users, components};

/// An expedition that somebody alone has given up: its panel.
async fn over(me: &Person) -> u64 {
    let alone = json!([{ "name": "players", "type": 4, "value": 1 }]);
    let panel = me.slash("explore", sub("new", alone)).await;
    while saved(me).0.phase != Phase::Over {
        // What is asked on the first morning is answered before one may give up.
        if saved(me).0.ask.is_some() {
            choose_first(me, panel).await;
            continue;
        }
        let asks = me.slash("explore", sub("give-up", json!([]))).await;
        me.press_action(asks, "give-up-sure").await;
    }
    me.until(panel, "|onward|").await;
    panel
}

/// The tables that fill up in the channel.
fn tables(me: &Person) -> usize {
    let all = me.handle().messages(me.channel, me.user);
    let table = |m: &&Value| {
        let sits = components(m).iter().any(|c| action(c) == "sit");
        m["ephemeral"] != true && sits
    };
    all.iter().filter(table).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_next_quest_is_begun_where_one_is_over() {
    let me = Person::open().await;
    let panel = over(&me).await;
    let first = saved(&me).0.world.order.quest.clone();
    let all = components(&me.see(panel));
    let label = |word: &str| {
        let at = all.iter().find(|c| action(c) == word);
        at.map(|c| c["label"].as_str().unwrap_or_default().to_owned())
    };
    assert!(label("again").is_some() && label("same").is_some());
    let named = label("onward").unwrap();
    me.press_action(panel, "onward").await;
    let (after, _) = saved(&me);
    assert!(after.phase == Phase::Setup);
    assert_ne!(after.world.order.quest, first);
    let catalog = Catalog::load().unwrap();
    let words = castaway_discover::wording::Wording::new(&catalog, castaway_kernel::Lang::En);
    assert!(
        named.ends_with(&words.name(&after.world.order.quest)),
        "{named}"
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_presses_in_one_moment_one_begins_or_opens_a_table() {
    for presses in [
        [(0, "onward"), (1, "again")],
        [(1, "again"), (0, "onward")],
        [(0, "onward"), (0, "again")],
    ] {
        let me = Person::open().await;
        let panel = over(&me).await;
        let people = users(&me);
        let all = components(&me.see(panel));
        let sent = presses.map(|(user, word)| {
            let found = all.iter().find(|c| action(c) == word).expect("a button");
            let id = found["custom_id"].as_str().expect("an id");
            // Both stood there, whatever the first press has made of the panel by now.
            let user = people[user];
            let pressed = (me.handle()).forge_component(user, me.channel, panel, id, None);
            pressed.expect("they see the panel")
        });
        for press in sent {
            me.handle().wait_ack(press, PATIENCE).await.unwrap();
        }
        me.catch_up().await;
        let games = usize::from(saved(&me).0.phase != Phase::Over);
        assert_eq!(games + tables(&me), 1, "{presses:?}");
        me.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_who_plays_again_calls_nobody_and_what_is_over_is_not_given_up() {
    let mut me = Person::open().await;
    let panel = over(&me).await;
    let [robin, mary, _] = users(&me);
    let late = me.slash("explore", sub("give-up", json!([]))).await;
    assert!(
        me.words(late).contains("nothing to give up"),
        "{}",
        me.words(late)
    );
    assert_eq!(components(&me.see(late)), Vec::<Value>::new());
    me.user = mary;
    let table = me.press_action(panel, "again").await.expect("a table");
    let words = me.words(table);
    assert!(words.contains(&format!("<@{mary}>")), "{words}");
    assert!(!words.contains(&format!("<@{robin}>")), "{words}");
    assert_eq!(tables(&me), 1);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_who_play_again_in_one_moment_all_sit_at_a_table_that_stands_once() {
    let me = Person::open().await;
    let panel = over(&me).await;
    let [_, mary, will] = users(&me);
    let all = components(&me.see(panel));
    let found = all.iter().find(|c| action(c) == "again").expect("a button");
    let id = found["custom_id"].as_str().expect("an id");
    let together = [mary, will, mary, will, mary, will];
    let sent = (me.handle()).press_together(&together, me.channel, panel, id);
    for press in sent.expect("it stands there") {
        me.handle().wait_ack(press, PATIENCE).await.unwrap();
    }
    me.catch_up().await;
    assert_eq!(tables(&me), 1);
    let all = me.handle().messages(me.channel, me.user);
    let table = all
        .iter()
        .find(|m| components(m).iter().any(|c| action(c) == "sit"));
    let words = table.expect("a table").to_string();
    for user in [mary, will] {
        assert!(words.contains(&format!("<@{user}>")), "{words}");
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_again_once_the_table_stands_sits_down_at_it() {
    let mut me = Person::open().await;
    let panel = over(&me).await;
    let [_, mary, will] = users(&me);
    let all = components(&me.see(panel));
    let found = all.iter().find(|c| action(c) == "again").expect("a button");
    let id = found["custom_id"].as_str().expect("an id");
    me.user = mary;
    let table = me.press_action(panel, "again").await.expect("a table");
    me.catch_up().await;
    assert!(!me.words(table).contains(&format!("<@{will}>")));
    // He saw it there, whatever has become of the panel.
    let sent = (me.handle()).forge_component(will, me.channel, panel, id, None);
    let sent = sent.expect("he sees the panel");
    me.handle().wait_ack(sent, PATIENCE).await.unwrap();
    me.until(table, &format!("<@{will}>")).await;
    me.catch_up().await;
    assert_eq!(tables(&me), 1);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_wished_another_world_where_the_next_quest_was_faster_hears_so() {
    let mut me = Person::open().await;
    let panel = over(&me).await;
    let [_, mary, will] = users(&me);
    let all = components(&me.see(panel));
    let [onward, again] = ["onward", "again"].map(|word| {
        let found = all.iter().find(|c| action(c) == word).expect("a button");
        found["custom_id"].as_str().expect("an id").to_owned()
    });
    me.user = mary;
    me.press_action(panel, "onward").await.expect("a table");
    me.catch_up().await;
    me.user = will;
    // In German, as he reads.
    let says = "Gespielt wird etwas anderes, als dein Knopf gesagt hat";
    for (id, other) in [(&onward, false), (&again, true)] {
        // He saw both there, whatever has become of the panel.
        let sent = (me.handle()).forge_component(will, me.channel, panel, id, None);
        let sent = sent.expect("he sees the panel");
        let told = me.handle().wait_ack(sent, PATIENCE).await.unwrap();
        me.catch_up().await;
        let words = me.words(told.message_id.expect("an answer"));
        assert_eq!(words.contains(says), other, "{words}");
    }
    // Who opened it was as fast as herself.
    let sent = (me.handle()).forge_component(mary, me.channel, panel, &again, None);
    let told = sent.expect("she sees the panel");
    let told = me.handle().wait_ack(told, PATIENCE).await.unwrap();
    me.catch_up().await;
    me.user = mary;
    let words = me.words(told.message_id.expect("an answer"));
    let own = ["This table stands already", "Dein Tisch steht schon"];
    assert!(own.iter().any(|own| words.contains(own)), "{words}");
    assert!(
        !words.contains("faster") && !words.contains("schneller"),
        "{words}"
    );
    assert_eq!(tables(&me), 1);
    me.close().await;
}
