//! Tables of the game in a channel, from opening one to sitting down, and what its commands offer and answer to whom.

use castaway::ui::message::Message;
use castaway_discover::{
    Discover,
    state::{Phase, State},
};
use castaway_table::{Meta, Pace};
use serde_json::{Value, json};

use crate::person::{
    Person, action,
    company::{public, users},
    components,
};

/// A subcommand of `/explore` with options.
pub fn sub(name: &str, options: Value) -> Value {
    json!([{ "name": name, "type": 1, "options": options }])
}

/// The game of the channel with what lies beside it.
pub fn saved(me: &Person) -> (State, Meta) {
    let saved = me.store.load(me.channel).unwrap().unwrap();
    let state = saved.envelope.body.read().unwrap();
    (state, saved.meta.read().unwrap())
}

/// What is offered while somebody types an option of a subcommand.
async fn offered(me: &Person, name: &str, option: &str, typed: &str) -> Vec<(String, String)> {
    let option = json!([{ "name": option, "type": 3, "value": typed, "focused": true }]);
    let choices = me
        .handle()
        .autocomplete(me.user, me.channel, "explore", &sub(name, option))
        .await
        .unwrap();
    let value = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let pair = |c: &castaway_sandbox::AutocompleteChoice| (value(&c.value), c.name.clone());
    choices.iter().map(pair).collect()
}

/// Picks the first entry of a menu that holds these words.
async fn choose(me: &Person, message: u64, words: &str) -> Option<u64> {
    let all = components(&me.see(message));
    let entries = all.iter().filter_map(|c| {
        let options = c["options"].as_array()?;
        let fits = |o: &&Value| o["label"].as_str().unwrap().contains(words);
        let value = options.iter().find(fits)?["value"].as_str()?;
        Some((c["custom_id"].as_str()?.to_owned(), value.to_owned()))
    });
    let found = entries.into_iter().next();
    let (id, value) = found.unwrap_or_else(|| panic!("{words}: {}", me.words(message)));
    me.act(message, &id, Some(value)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_alone_begins_by_one_command_and_reads_what_is_theirs() {
    let me = Person::open().await;
    let nothing = me.slash("explore", sub("status", json!([]))).await;
    assert!(
        me.words(nothing).contains("/explore new"),
        "{}",
        me.words(nothing)
    );
    let bad = json!([{ "name": "quest", "type": 3, "value": "the moon" }]);
    let refused = me.slash("explore", sub("new", bad)).await;
    assert!(
        me.words(refused).contains("the moon"),
        "{}",
        me.words(refused)
    );
    let quests = offered(&me, "new", "quest", "").await;
    assert_eq!(quests.len(), 15);
    assert!(quests[0].1.starts_with("Before the Water"), "{quests:?}");
    assert_eq!(offered(&me, "new", "terrain", "mire").await.len(), 1);
    let alone = json!([
        { "name": "players", "type": 4, "value": 1 },
        { "name": "quest", "type": 3, "value": "q_march" },
        { "name": "terrain", "type": 3, "value": "reed mire" },
    ]);
    let panel = me.slash("explore", sub("new", alone)).await;
    let (state, meta) = saved(&me);
    let order = &state.world.order;
    assert_eq!((order.quest.as_str(), order.seats), ("q_march", 1));
    assert_eq!(order.terrain, Some("reed_mire".into()));
    // Whoever has never played it is taught, on a gentle world.
    assert!(meta.teaches && order.difficulty == castaway_discover::ids::Difficulty::Gentle);
    assert!(
        !components(&me.see(panel)).is_empty(),
        "{}",
        me.words(panel)
    );
    for name in ["hand", "give-up"] {
        let page = me.slash("explore", sub(name, json!([]))).await;
        assert_eq!(
            me.see(page)["flags"].as_u64().unwrap_or(0) & 64,
            64,
            "{name}"
        );
    }
    let help = me.slash("help", json!([])).await;
    assert!(
        me.words(help).contains("Things and cards"),
        "{}",
        me.words(help)
    );
    let card = json!([{ "name": "name", "type": 3, "value": "tide mother" }]);
    let card = me.slash("explore", sub("card", card)).await;
    assert!(
        me.words(card).contains("has been seen"),
        "{}",
        me.words(card)
    );
    let deed = json!([{ "name": "deed", "type": 3, "value": "fly" }]);
    let deed = me.slash("explore", sub("act", deed)).await;
    assert!(me.words(deed).contains("fly"), "{}", me.words(deed));
    let space = json!([{ "name": "space", "type": 3, "value": "9z" }]);
    let space = me.slash("explore", sub("go", space)).await;
    assert!(me.words(space).contains("9z"), "{}", me.words(space));
    while saved(&me).0.ask.is_some() {
        choose_first(&me, panel).await;
    }
    let (state, _) = saved(&me);
    let here = castaway_discover::wording::space_name(state.seats[0].at);
    let space = json!([{ "name": "space", "type": 3, "value": here }]);
    let space = me.slash("explore", sub("go", space)).await;
    let words = me.words(space);
    assert!(
        words.contains(&format!("stand on {here} already")),
        "{words}"
    );
    me.close().await;
}

/// The text options of a command that belongs to no game.
fn said(name: &str, value: &str) -> Value {
    json!([{ "name": name, "type": 3, "value": value }])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_looked_up_is_of_the_game_that_runs_here() {
    let me = Person::open().await;
    // Without a game the first book that has such a thing answers.
    let book = me.slash("rulings", json!([])).await;
    assert!(
        !me.words(book).contains("Unclear points"),
        "{}",
        me.words(book)
    );
    let own = me.slash("explore", sub("rulings", json!([]))).await;
    assert!(
        me.words(own).contains("Unclear points"),
        "{}",
        me.words(own)
    );
    let nothing = me.slash("odds", json!([])).await;
    assert!(
        me.words(nothing).contains("/explore new"),
        "{}",
        me.words(nothing)
    );
    let alone = json!([{ "name": "players", "type": 4, "value": 1 }]);
    me.slash("explore", sub("new", alone)).await;
    let card = me.slash("card", said("name", "tide mother")).await;
    assert!(
        me.words(card).contains("has been seen"),
        "{}",
        me.words(card)
    );
    let (state, _) = saved(&me);
    let quest = castaway_discover::catalog::Catalog::load().unwrap();
    let quest = castaway_discover::wording::Wording::new(&quest, castaway::ui::texts::Lang::En)
        .name(&state.world.order.quest);
    let card = me.slash("card", said("name", &quest)).await;
    assert!(me.words(card).contains(&quest), "{}", me.words(card));
    let typed = json!([{ "name": "name", "type": 3, "value": "", "focused": true }]);
    let typed = me
        .handle()
        .autocomplete(me.user, me.channel, "card", &typed);
    let typed: Vec<String> = typed
        .await
        .unwrap()
        .iter()
        .map(|c| c.name.clone())
        .collect();
    assert!(typed.contains(&quest), "{typed:?}");
    for hidden in &state.decks.normal {
        assert!(
            !typed.iter().any(|name| name == hidden.as_str()),
            "{hidden}"
        );
    }
    let odds = me.slash("odds", json!([])).await;
    assert!(
        me.words(odds).contains("No enemy lies face up"),
        "{}",
        me.words(odds)
    );
    let rulings = me.slash("rulings", json!([])).await;
    assert!(
        me.words(rulings).contains("The compass"),
        "{}",
        me.words(rulings)
    );
    let next = components(&me.see(rulings));
    let next = next
        .iter()
        .find(|c| c["label"] == "Next")
        .expect("a page more");
    let id = next["custom_id"].as_str().unwrap().to_owned();
    me.act(rulings, &id, None).await;
    assert!(
        me.words(rulings).contains("Fights at night"),
        "{}",
        me.words(rulings)
    );
    let one = me.slash("rulings", said("name", "compass")).await;
    assert!(me.words(one).contains("north-east"), "{}", me.words(one));
    let none = me.slash("rulings", said("name", "moonshine")).await;
    assert!(me.words(none).contains("moonshine"), "{}", me.words(none));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_expedition_that_is_ended_by_hand_says_how_it_stood_and_can_be_played_anew() {
    let me = Person::open().await;
    let alone = json!([{ "name": "players", "type": 4, "value": 1 }]);
    me.slash("explore", sub("new", alone)).await;
    let (before, _) = saved(&me);
    let asks = me.slash("explore", sub("end", json!([]))).await;
    me.press_action(asks, "end").await;
    let told = public(&me, "has ended this game").await;
    let words = me.words(told);
    assert!(
        words.contains("Day 1") && words.contains("the survivor was alive"),
        "{words}"
    );
    let all = components(&me.see(told));
    let again = all.iter().filter(|c| action(c) == "anew");
    assert_eq!(again.count(), 2);
    // The last one lays the same world out again, and it counts on no board.
    let same = all.iter().rev().find(|c| action(c) == "anew").unwrap();
    let id = same["custom_id"].as_str().unwrap().to_owned();
    me.act(told, &id, None).await;
    let (after, meta) = saved(&me);
    assert_eq!(after.world, before.world);
    assert!(meta.unranked);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_without_a_deadline_says_so_on_its_panel() {
    for (pace, waits) in [(Pace::Daily, false), (Pace::Relaxed, true)] {
        let mut me = Person::open().await;
        let [robin, mary, _] = users(&me);
        let number = Pace::ALL.iter().position(|one| *one == pace).unwrap();
        let chosen = json!([{ "name": "pace", "type": 4, "value": number }]);
        let table = me.slash("explore", sub("new", chosen)).await;
        me.user = mary;
        me.press_action(table, "sit").await;
        me.user = robin;
        me.press_action(table, "begin").await;
        me.until(table, &format!("<@{mary}>")).await;
        assert_eq!(saved(&me).1.pace, pace);
        let words = me.words(table);
        let says = words.contains("this table waits for everybody");
        assert_eq!(says, waits, "{words}");
        me.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_host_chooses_what_a_table_plays_and_what_is_typed_tells_nothing_of_others() {
    let mut me = Person::open().await;
    let users: Vec<u64> = me.handle().users().iter().map(|u| u.id).take(2).collect();
    let table = me.slash("explore", sub("new", json!([]))).await;
    choose(&me, table, "Three Waymarks").await;
    choose(&me, table, "Hard").await;
    assert!(
        me.words(table)
            .contains("Past the Firelight: Three Waymarks"),
        "{}",
        me.words(table)
    );
    let page = me.press_action(table, "options").await.unwrap();
    choose(&me, page, "Frost Spine").await;
    me.until(table, "Frost Spine").await;
    me.user = users[1];
    me.press_action(table, "sit").await;
    let refused = choose(&me, table, "Before the Water").await.unwrap();
    assert!(me.words(refused).contains("host"), "{}", me.words(refused));
    me.user = users[0];
    me.press_action(table, "begin").await;
    let (state, meta) = saved(&me);
    let order = &state.world.order;
    assert_eq!((order.quest.as_str(), order.seats), ("q_march", 2));
    assert_eq!(order.terrain, Some("frost_spine".into()));
    assert_eq!(
        (state.phase == Phase::Setup, meta.pace),
        (true, Pace::Daily)
    );
    // Neither the cards nor the deeds of one person name a project of the other.
    for user in users.iter().copied() {
        me.user = user;
        let seats = meta.seats_of(user);
        for other in state.everybody().filter(|seat| !seats.contains(seat)) {
            for project in &state.survivor(other).unwrap().hand {
                for (name, option) in [("card", "name"), ("act", "deed"), ("go", "space")] {
                    for (value, _) in offered(&me, name, option, "").await {
                        assert!(!value.contains(project.as_str()), "{name}: {value}");
                    }
                }
            }
        }
    }
    // Nobody is asked to let others see their hand: who moves for a seat sees it.
    me.user = users[0];
    let page = me.slash("explore", sub("table", json!([]))).await;
    let drawn = components(&me.see(page));
    let proposes = |word: &str| drawn.iter().any(|c| c.to_string().contains(word));
    assert!(proposes("|live|") && !proposes("|shared|"), "{drawn:?}");
    // Nor does anybody stand in for pawns where nobody plans any.
    assert!(!proposes("|computer|") && !proposes("|rest|"), "{drawn:?}");
    assert!(!me.words(page).contains("Pawns"), "{}", me.words(page));
    let again = me.slash("explore", sub("new", json!([]))).await;
    assert!(me.words(again).contains("under way"), "{}", me.words(again));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_played_by_one_is_there_to_be_played_again() {
    let me = Person::open().await;
    let alone = json!([{ "name": "players", "type": 4, "value": 1 }]);
    let panel = me.slash("explore", sub("new", alone)).await;
    let (before, _) = saved(&me);
    // Given up, it is over: the same world comes again, tile for tile.
    let asks = me.slash("explore", sub("give-up", json!([]))).await;
    assert!(me.words(asks).contains("As soon as it is answered"));
    let over = || saved(&me).0.phase == Phase::Over;
    while !over() {
        // While characters are chosen there is nobody to give up, and while something is asked nobody may.
        if saved(&me).0.ask.is_some() {
            choose_first(&me, panel).await;
            continue;
        }
        let asks = me.slash("explore", sub("give-up", json!([]))).await;
        me.press_action(asks, "give-up-sure").await;
    }
    assert!(over(), "{}", me.words(panel));
    // The panel for all follows the page on which it was done.
    me.until(panel, "|same|").await;
    me.press_action(panel, "same").await;
    let (after, _) = saved(&me);
    assert_eq!(after.world.order, before.world.order);
    assert_eq!(after.world.tiles, before.world.tiles);
    assert!(after.phase == Phase::Setup);
    me.close().await;
}

/// Presses the first answer on a panel.
pub async fn choose_first(me: &Person, panel: u64) {
    let all = components(&me.see(panel));
    let pick = all
        .iter()
        .find(|c| ["pick", "picks"].contains(&action(c).as_str()));
    let pick = pick.unwrap_or_else(|| panic!("{}", me.words(panel)));
    let value = pick["options"][0]["value"].as_str().map(str::to_owned);
    me.act(panel, pick["custom_id"].as_str().unwrap(), value)
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_drawn_for_an_older_moment_does_not_stay_on_the_panel() {
    let me = Person::open().await;
    let one = json!([{ "name": "players", "type": 4, "value": 1 }]);
    let panel = me.slash("explore", sub("new", one)).await;
    me.until(panel, "board.png").await;
    me.catch_up().await;
    let now = me.store.load(me.channel).unwrap().unwrap();
    let now = now.envelope.revision;
    let app = &me.stage.app;
    let old = Message::text("a question from before");
    // Somebody's answer was made before a step and comes after it: noted as shown, and on the message itself.
    app.showing(me.channel, now - 1, &old);
    let put = async || app.edit(me.channel, panel, &old.json(), Vec::new()).await;
    assert_eq!(put().await, Ok(()));
    app.repaint(me.channel);
    let anew = || !me.words(panel).contains("from before");
    assert!(me.so(anew).await, "{}", me.words(panel));
    me.catch_up().await;
    // The same with nobody on the way to draw it: whoever has drawn it looks again.
    assert_eq!(put().await, Ok(()));
    let ui = app.ui::<Discover>().expect("it is played");
    ui.drawn_over(me.channel, now).await;
    me.catch_up().await;
    assert!(me.words(panel).contains("from before"), "it is of now");
    ui.drawn_over(me.channel, now - 1).await;
    assert!(me.so(anew).await, "{}", me.words(panel));
    me.close().await;
}
