//! Shared islands from their end on, and what is offered and taken back in them.

use crate::company::{asked, pick, play_out, side_by_side, two};
use crate::person::{PATIENCE, Person, action, components};
use castaway_rollwrite::{
    content::Stock,
    ids::Resource,
    state::{Phase, State},
};
use castaway_table::Meta;
use serde_json::{Value, json};

fn sub(name: &str) -> Value {
    json!([{ "name": name, "type": 1, "options": [] }])
}

fn actions(me: &Person, message: u64) -> Vec<String> {
    components(&me.see(message)).iter().map(action).collect()
}

/// How a person is called in the sandbox.
fn name(me: &Person, user: u64) -> String {
    let users = me.handle().users();
    let found = users.iter().find(|u| u.id == user);
    found.map(|u| u.name.clone()).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shared_island_that_is_over_is_ranked_shared_kept_and_played_again() {
    let mut me = Person::open().await;
    let (table, users) = two(&mut me).await;
    play_out(&mut me, table, &users).await;
    let end = me.words(table);
    assert!(end.contains("**1.** <@"), "{end}");
    let saved = me.store.load(me.channel).unwrap().unwrap();
    let state: State = saved.envelope.body.read().unwrap();
    let Phase::Over(outcome) = &state.phase else {
        panic!("{end}");
    };
    let meta = saved.meta.read::<Meta>().unwrap();
    let winner = meta.chairs.owner(outcome.winners[0]).unwrap();
    let first = end.find("**1.** <@").unwrap();
    assert!(end[first..].starts_with(&format!("**1.** <@{winner}>")));
    assert_eq!(
        actions(&me, table),
        ["again", "share", "log", "sheet", "help"]
    );
    // The story is the asker's alone, the post is for all, with a card.
    let story = me.press_action(table, "log").await.unwrap();
    assert!(me.words(story).contains("The story so far"));
    let shared = me.press_action(table, "share").await.unwrap();
    me.until(shared, "result.png").await;
    let post = me.see(shared);
    assert_eq!(post["flags"].as_u64().unwrap_or(0) & 64, 0);
    for user in &users {
        let words = post["content"].as_str().unwrap();
        assert!(words.contains(&format!("<@{user}>")), "{words}");
    }
    let card = post["attachments"][0]["description"].to_string();
    for user in &users {
        assert!(card.contains(&name(&me, *user)), "{card}");
    }
    // The server keeps it.
    let asked = json!([{ "name": "board", "type": 4, "value": 7 }]);
    let board = me.slash("scores", asked.clone()).await;
    let words = me.words(board);
    assert!(words.contains(&format!("1. <@{winner}>")), "{words}");
    let other = json!([
        { "name": "board", "type": 4, "value": 7 },
        { "name": "scenario", "type": 3, "value": "s05" },
    ]);
    let board = me.slash("scores", other).await;
    assert!(
        me.words(board).contains("No shared island"),
        "{}",
        me.words(board)
    );
    // Whoever presses second sits down at the table of the first.
    me.user = users[1];
    let again = me.press_action(table, "again").await.unwrap();
    assert!(me.words(again).contains("Who comes along"));
    me.user = users[0];
    let told = me.press_action(table, "again").await.unwrap();
    assert_eq!(me.see(told)["flags"].as_u64().unwrap_or(0) & 64, 64);
    for user in &users {
        me.until(again, &format!("<@{user}>")).await;
    }
    me.user = users[1];
    me.press_action(again, "begin").await;
    assert!(me.words(again).contains("Day 1"), "{}", me.words(again));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_pieces_are_offered_for_several_and_people_stand_by_name() {
    let mut me = Person::open().await;
    let (table, users) = two(&mut me).await;
    let first = side_by_side(&me);
    let second = users[usize::from(first == users[0])];
    me.user = first;
    me.press(table).await;
    let mut saved = me.store.load(me.channel).unwrap().unwrap();
    let mut state: State = saved.envelope.body.read().unwrap();
    let meta = saved.meta.read::<Meta>().unwrap();
    let seat = |user: u64| meta.seats_of(user)[0].index();
    let (a, b) = (seat(first), seat(second));
    state.players[a].stock = Stock {
        wood: 3,
        stone: 1,
        ..Stock::default()
    };
    state.players[b].stock = Stock {
        water: 2,
        ..Stock::default()
    };
    saved.envelope.body = castaway_store::Json::of(&state).unwrap();
    let revision = saved.envelope.revision;
    let mut commit = castaway_store::Commit::new(me.channel, saved.envelope, revision);
    commit.envelope.revision += 1;
    me.store.commit(commit).unwrap();
    me.press_action(table, "show").await;
    me.press_action(table, "trade").await;
    // The menu and the pictures know people by name.
    let words = me.words(table);
    assert!(words.contains(&name(&me, second)), "{words}");
    let all = components(&me.see(table));
    let offer = all.iter().find(|c| action(c) == "offer");
    assert!(offer.is_none(), "nothing is offered yet");
    let menu = |word: &str| -> (String, Vec<String>) {
        let all = components(&me.see(table));
        let found = all.into_iter().find(|c| action(c) == word);
        let found = found.unwrap_or_else(|| panic!("no {word}: {}", me.words(table)));
        let options = found["options"].as_array().unwrap();
        let values = options.iter().map(|o| o["value"].as_str().unwrap().into());
        (
            found["custom_id"].as_str().unwrap().into(),
            values.collect(),
        )
    };
    let (id, values) = menu("give");
    assert_eq!(values, ["0:1", "0:2", "0:3", "2:1"]);
    let picked: Vec<String> = vec!["0:2".into(), "2:1".into()];
    let sent = me.handle().select(me.user, me.channel, table, &id, &picked);
    me.handle().wait_ack(sent.unwrap(), PATIENCE).await.unwrap();
    // What was picked is shown as picked.
    let all = components(&me.see(table));
    let give = all.iter().find(|c| action(c) == "give").unwrap();
    let shown = give["options"].as_array().unwrap().iter();
    let shown = shown.filter(|o| o["default"] == true);
    assert!(shown.map(|o| &o["value"]).eq(&picked), "{give}");
    let (id, values) = menu("take");
    assert_eq!(values, ["4:1", "4:2"]);
    me.act(table, &id, Some("4:2".into())).await;
    assert!(
        me.words(table).contains("you give 2🪵 1🪨 and get 2💧"),
        "{}",
        me.words(table)
    );
    me.press_action(table, "offer").await;
    assert!(me.words(table).contains("2🪵 1🪨"), "{}", me.words(table));
    me.user = second;
    me.press_action(table, "do").await;
    let saved = me.store.load(me.channel).unwrap().unwrap();
    let state: State = saved.envelope.body.read().unwrap();
    let held = |seat: usize| Resource::ALL.map(|r| state.players[seat].stock.get(r));
    assert_eq!((held(a), held(b)), ([1, 0, 0, 0, 2], [2, 0, 1, 0, 0]));
    // One for one still takes a single menu.
    me.user = first;
    me.press_action(table, "trade").await;
    pick(&me, table, "menu", "Offer").await;
    assert!(matches!(phase(&me), Phase::Trade { .. }));
    me.close().await;
}

fn phase(me: &Person) -> Phase {
    let saved = me.store.load(me.channel).unwrap().unwrap();
    saved.envelope.body.read::<State>().unwrap().phase
}

/// Plays until a press has shown dice to all; says who pressed.
async fn until_dice(me: &mut Person, table: u64, users: &[u64]) -> u64 {
    for _ in 0..60 {
        let whose = asked(&me.words(table), users).expect("somebody is asked");
        me.user = whose;
        me.press(table).await;
        let log = me.store.log(me.channel, 0, 999).unwrap();
        if log.last().is_some_and(|entry| entry.reveals) {
            return whose;
        }
    }
    panic!("no dice: {}", me.words(table));
}

/// Waits until a message says this and offers nothing to press.
async fn closed(me: &Person, message: u64, words: &str) {
    let closed = || {
        let now = me.see(message);
        now.to_string().contains(words) && components(&now).is_empty()
    };
    assert!(me.so(closed).await, "{}", me.words(message));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wish_to_take_back_goes_when_it_is_moot_or_granted() {
    let mut me = Person::open().await;
    let (table, users) = two(&mut me).await;
    until_dice(&mut me, table, &users).await;
    let wish = me.slash("undo", json!([])).await;
    assert!(
        me.words(wish).contains("Take back the last step") && me.words(wish).contains("> "),
        "{}",
        me.words(wish)
    );
    // Pressed again it says in private what it waits for.
    let asked_where = || {
        let saved = me.store.load(me.channel).unwrap().unwrap();
        let meta: Meta = saved.meta.read().unwrap();
        meta.vote.and_then(|vote| vote.message)
    };
    assert!(me.so(|| asked_where() == Some(wish)).await);
    let again = me.slash("undo", json!([])).await;
    let other = users[usize::from(me.user == users[0])];
    let says = me.words(again);
    assert!(
        me.see(again)["ephemeral"] == true
            && says.contains("You agree already")
            && says.contains(&format!("Still to answer: <@{other}>."))
            && says.contains(&format!("/{wish})")),
        "{says}"
    );
    assert_eq!(
        asked_where(),
        Some(wish),
        "the question stands where it stood"
    );
    // The game goes on without.
    let whose = asked(&me.words(table), &users).expect("somebody is asked");
    me.user = whose;
    me.press(table).await;
    closed(&me, wish, "Nobody need answer any more").await;
    // All agree.
    until_dice(&mut me, table, &users).await;
    let before = me.store.load(me.channel).unwrap().unwrap();
    let wish = me.slash("undo", json!([])).await;
    me.user = users[usize::from(me.user == users[0])];
    me.press_action(wish, "undo-sure").await;
    closed(&me, wish, "Everybody agreed").await;
    let after = me.store.load(me.channel).unwrap().unwrap();
    assert_eq!(after.envelope.revision, before.envelope.revision + 1);
    // A game that is ended takes its question along.
    until_dice(&mut me, table, &users).await;
    let wish = me.slash("undo", json!([])).await;
    me.until(wish, "Take back the last step").await;
    let sure = me.slash("party", sub("end")).await;
    let vote = me.press_action(sure, "end").await.unwrap();
    me.user = users[usize::from(me.user == users[0])];
    me.press_action(vote, "end").await;
    closed(&me, wish, "Nobody need answer any more").await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_game_the_right_command_is_named() {
    let me = Person::open().await;
    let status = me.slash("party", sub("status")).await;
    assert!(me.words(status).contains("/party new"));
    let plan = me.slash("plan", json!([])).await;
    assert!(me.words(plan).contains("/island new"));
    assert!(!me.words(plan).contains("/solo"));
    // What one plays alone is brought back by its own command.
    me.slash("solo", json!([])).await;
    let plan = me.slash("plan", json!([])).await;
    let words = me.words(plan);
    assert!(
        words.contains("/island new") && words.contains("/solo"),
        "{words}"
    );
    // A table that fills up is what the channel is at.
    me.slash("party", sub("new")).await;
    let status = me.slash("party", sub("status")).await;
    assert!(me.words(status).contains("Who comes along"));
    assert!(actions(&me, status).contains(&"rise".to_owned()));
    me.close().await;
}
