//! Whoever looks on where somebody plays: whose game it is, and how they can play all the same.

use crate::gathering::killed;
use crate::person::{
    Person, action,
    company::{meta, public, sub, users},
    components,
};
use serde_json::json;

/// The whole game as it is saved.
fn game(me: &Person) -> String {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    serde_json::to_string(&saved.envelope).unwrap()
}

/// What the buttons of a message mean.
fn words(me: &Person, message: u64) -> Vec<String> {
    components(&me.see(message)).iter().map(action).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_looks_on_hears_whose_game_it_is_and_how_to_play_all_the_same() {
    let mut me = Person::open().await;
    let [robin, mary, _] = users(&me);
    let panel = me
        .island(json!([{ "name": "players", "type": 4, "value": 1 }]))
        .await;
    me.until(panel, "board.png").await;
    assert!(
        me.words(panel)
            .contains(&format!("<@{robin}> plays here alone"))
    );
    let before = game(&me);
    me.user = mary;
    let new = me.slash("island", sub("new", json!([]))).await;
    let join = me.slash("island", sub("join", json!([]))).await;
    let press = me.press_action(panel, "taught").await;
    let press = press.expect("an answer");
    let first = me
        .press_action(panel, "first-game")
        .await
        .expect("an answer");
    // A command of another kind of game says which command shows what runs here.
    let party = me.slash("party", sub("status", json!([]))).await;
    for (told, says) in [
        (party, "**/island status** shows it"),
        (new, "No other game begins"),
        (join, "Every seat of this game"),
        (press, "can only watch"),
        (first, "No other game begins"),
    ] {
        let said = me.words(told);
        assert!(said.contains(says), "{said}");
        for part in [&format!("<@{robin}>"), "/daily", "/solo", "/island new"] {
            assert!(said.contains(part), "no {part} in {said}");
        }
        assert!(me.see(told)["ephemeral"] == true, "{said}");
        assert_eq!(words(&me, told), ["ask-beside", "play", "play", "apart"]);
    }
    // Whoever would like to sit reads what they can do first, and why there is no seat last.
    let said = me.words(join);
    let (asks, none) = (said.find("Ask to join in"), said.find("Every seat of this"));
    assert!(asks.is_some() && asks < none, "{said}");
    assert!(
        asks < said.find("plays here: "),
        "the way comes first: {said}"
    );
    assert!(said.contains("you move beside them: you plan"), "{said}");
    let recap = me.slash("recap", json!([])).await;
    assert!(
        me.words(recap).contains("Nothing waits for you"),
        "{}",
        me.words(recap)
    );
    // A table of her own in a thread: one, however often she presses.
    me.press_action(new, "apart").await;
    me.press_action(join, "apart").await;
    let here = me.channel;
    let threads = me.handle().channels().into_iter();
    let threads: Vec<u64> = threads
        .filter(|c| c.parent == Some(here))
        .map(|c| c.id)
        .collect();
    let [thread] = threads.as_slice() else {
        panic!("one thread, not {threads:?}");
    };
    assert!(
        me.words(new).contains(&format!("<#{thread}>")) && me.words(join).contains("stands in")
    );
    let posts = me.handle().messages(*thread, mary);
    assert!(
        posts
            .iter()
            .any(|m| m.to_string().contains("this is your table")),
        "{posts:?}"
    );
    // A quick game runs beside it, for her alone.
    let all = components(&me.see(press));
    let mut ids = all.iter().filter_map(|c| c["custom_id"].as_str());
    let quick = ids.find(|id| id.contains("|play|") && id.contains("|free|"));
    let own = me.act(press, quick.expect("a quick game"), None).await;
    me.until(own.unwrap_or(press), "Day 1 of").await;
    assert_eq!(game(&me), before);
    // Her own game is what she looks at, and whose game runs here stands beside it.
    let sheet = me.slash("me", json!([])).await;
    let words = me.words(sheet);
    assert!(words.contains("Your sheet"), "{words}");
    assert!(words.contains(&format!("<@{robin}>")), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_looks_on_asks_with_a_press_to_move_beside_whoever_plays_alone() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let panel = me
        .island(json!([{ "name": "players", "type": 4, "value": 1 }]))
        .await;
    me.until(panel, "board.png").await;
    for (asker, lets) in [(will, false), (mary, true)] {
        me.user = asker;
        let join = me.slash("island", sub("join", json!([]))).await;
        me.press_action(join, "ask-beside").await;
        let ask = public(&me, &format!("<@{asker}> ")).await;
        let called = me.see(ask)["mentions"].to_string();
        assert!(called.contains(&robin.to_string()), "{called}");
        assert_eq!(words(&me, ask), ["let-beside", "let-beside"]);
        // Whoever asks again the same day is told so, and nobody is called.
        let again = me.press_action(join, "ask-beside").await.unwrap_or(join);
        assert!(me.see(again)["ephemeral"] == true, "{}", me.words(again));
        let all = components(&me.see(ask));
        let id = all[usize::from(!lets)]["custom_id"]
            .as_str()
            .expect("an id");
        // Only whoever plays says yes or no.
        me.act(ask, id, None).await;
        assert_eq!(meta(&me).chairs.pilot_of(robin), None);
        me.user = robin;
        me.act(ask, id, None).await;
        assert_eq!(meta(&me).chairs.pilot_of(robin), lets.then_some(mary));
        let says = if lets { "moves for" } else { "would rather" };
        assert!(me.words(ask).contains(says), "{}", me.words(ask));
        assert_eq!(words(&me, ask), Vec::<String>::new());
    }
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asked_to_join_in_is_told_the_answer_although_a_kill_followed_it() {
    for lets in [true, false] {
        let mut me = Person::open().await;
        let [robin, mary, _] = users(&me);
        let panel = me
            .island(json!([{ "name": "players", "type": 4, "value": 1 }]))
            .await;
        me.until(panel, "board.png").await;
        me.user = mary;
        let join = me.slash("island", sub("join", json!([]))).await;
        me.press_action(join, "ask-beside").await;
        let ask = public(&me, &format!("<@{mary}> ")).await;
        let all = components(&me.see(ask));
        let id = all[usize::from(!lets)]["custom_id"]
            .as_str()
            .expect("an id")
            .to_owned();
        me.user = robin;
        let answers = |me: &Person| {
            let sent = me.handle().press(me.user, me.channel, ask, &id);
            sent.unwrap();
        };
        let owed = |me: &Person| meta(me).owes_words();
        let me = killed(me, 1, answers, owed).await;
        assert!(me.so(|| !meta(&me).owes_words()).await, "it is told");
        let me = me.restart().await;
        me.catch_up().await;
        let says = if lets {
            "as well from now on"
        } else {
            "would rather go on"
        };
        let told = me.handle().messages(me.channel, mary).into_iter();
        let told: Vec<_> = told
            .filter(|m| m["content"].as_str().is_some_and(|c| c.contains(says)))
            .collect();
        // On the question itself, too, where that still arrived in the last moment.
        let calls = |m: &serde_json::Value| m["mentions"].to_string().contains(&mary.to_string());
        assert!(told.len() <= 2 && told.iter().any(calls), "{told:?}");
        assert_eq!(meta(&me).chairs.pilot_of(robin), lets.then_some(mary));
        me.stage.close().await.shutdown().await;
    }
}
