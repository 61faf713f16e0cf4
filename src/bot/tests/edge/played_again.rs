//! Whoever plays again keeps their character as a wish, and what they always answer.

use crate::agreed::three;
use crate::person::{
    Person, action,
    company::{meta, sub, users},
    components,
};
use crate::planted::plant;
use crate::standing::picks;
use castaway_robinson::{
    ids::Who,
    state::{End, State},
};
use serde_json::json;

/// The characters of the game, in the order of the seats.
fn characters(me: &Person) -> Vec<String> {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    let state: State = saved.envelope.body.read().unwrap();
    let people = state.people.iter();
    people.map(|one| one.character.to_string()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn characters_and_standing_answers_come_along_to_the_next_game() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    three(&mut me).await;
    let before = characters(&me);
    me.user = mary;
    let page = me.slash("standing", json!([])).await;
    for what in ["+treasure", "+stay"] {
        picks(&me, page, what).await;
    }
    assert!(me.so(|| meta(&me).habits_of(mary).len() == 2).await);
    me.catch_up().await;
    plant(me.store.as_ref(), me.channel, |state| {
        state.end = Some(End::Died(Who::Seat(0)));
        (state.ask, state.stack) = (None, Vec::new());
    });
    let mut me = me.restart().await;
    me.user = robin;
    me.slash("island", sub("status", json!([]))).await;
    let over = me
        .find(|m| components(m).iter().any(|c| action(c) == "again"))
        .await;
    let lobby = me.press_action(over, "again").await.expect("the table");
    let words = me.words(lobby);
    assert!(
        words.contains("Your standing answers from your last game still hold"),
        "{words}"
    );
    // Who sits there already and would sit down hears so.
    me.press_action(lobby, "sit").await;
    let told = me
        .find(|m| m["ephemeral"] == true && m.to_string().contains("You sit at this table already"))
        .await;
    let words = me.words(told);
    assert!(words.contains("**Leave** gets you up"), "{words}");
    for user in [mary, will] {
        me.user = user;
        me.press_action(lobby, "sit").await;
        me.until(lobby, &format!("👤 <@{user}>")).await;
    }
    let told = me.see(lobby)["embeds"].to_string();
    assert!(!told.contains("drawn at random"), "{told}");
    me.user = robin;
    me.press_action(lobby, "begin").await;
    assert!(me.words(lobby).contains("Round 1"), "{}", me.words(lobby));
    assert_eq!(meta(&me).chairs, [robin, mary, will].into());
    assert_eq!(characters(&me), before);
    // Where the camp stays was said of the other island.
    let meta = meta(&me);
    let names: Vec<&str> = meta
        .habits_of(mary)
        .iter()
        .map(|h| h.name.as_str())
        .collect();
    assert_eq!(names, ["treasure"]);
    me.close().await;
}
