//! Standing answers as three people live with them: settled on a page of their own, given by the table, ended by the game.

use crate::person::{
    Person, action,
    company::{meta, sub, users},
    components,
};
use crate::planted::plant;
use castaway_kernel::{Chance, Game, Pick, Voice};
use castaway_robinson::{
    Island, ask::Question, catalog::Catalog, command::Command, policy, setup::Setup, state::State,
};
use castaway_table::STANDING;
use serde_json::{Value, json};

fn state(me: &Person) -> State {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    saved.envelope.body.read().unwrap()
}

/// The first moment of random games of three at which they vote on at least two wood for the pile.
fn at_the_pile(catalog: &Catalog) -> State {
    let pile = |state: &State| {
        let ask = state.ask.as_ref();
        ask.is_some_and(|ask| ask.prompt.question == Question::PileWood && ask.options.len() >= 3)
    };
    voted(catalog, pile)
}

/// The first such moment at which they vote, and this fits.
pub fn voted(catalog: &Catalog, fits: impl Fn(&State) -> bool) -> State {
    for seed in 0..100 {
        let setup = Setup::standard(3);
        let mut state = Island::create(catalog, &setup, seed).ok().unwrap().state;
        let mut chance = Chance::from_seed(seed);
        for _ in 0..600 {
            let awaited = Island::awaited(catalog, &state);
            let votes = awaited.first().is_some_and(|one| one.voice == Voice::Vote);
            if votes && fits(&state) {
                return state;
            }
            let seat = awaited
                .get(chance.die(awaited.len().max(1)))
                .map(|a| a.seat);
            let Some(seat) = seat else { break };
            let command = match &state.ask {
                None => policy::suggest(catalog, &state, seat),
                Some(_) => chance.pick(&mut Island::legal(catalog, &state, seat)),
            };
            let command = command.unwrap_or(Command::Advance);
            if let Ok(applied) = Island::apply(catalog, &state, seat, &command) {
                state = applied.state;
            }
        }
    }
    panic!("nobody votes so in 100 games");
}

/// Three at a table without a deadline who vote on the pile: its panel.
async fn voting(me: &mut Person) -> u64 {
    voting_at(me, at_the_pile(&Catalog::load().unwrap())).await
}

/// The same at such a moment.
async fn voting_at(me: &mut Person, mut start: State) -> u64 {
    let [robin, mary, will] = users(me);
    let pace = json!([{ "name": "pace", "type": 4, "value": 3 }]);
    let table = me.slash("island", sub("new", pace)).await;
    for user in [mary, will] {
        me.user = user;
        me.press_action(table, "sit").await;
    }
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    // Nobody is on the way to draw what is shown there before.
    me.catch_up().await;
    // Nobody's things would help at what comes after it.
    start.first = 0;
    if let Some(fire) = start.inventions.get_mut("fire") {
        fire.built = false;
    }
    plant(me.store.as_ref(), me.channel, move |state| *state = start);
    me.slash("island", sub("status", json!([]))).await;
    let vote = |m: &Value| m["ephemeral"] != true && m.to_string().contains("🗳️ Vote");
    let panel = me.find(vote).await;
    me.until(panel, "board.png").await;
    panel
}

/// The values of the menus of a page, with what stands there.
fn entries(me: &Person, page: u64) -> Vec<(String, String)> {
    let all = components(&me.see(page));
    let menus = all.iter().filter(|c| action(c) == "habit");
    let options = menus.flat_map(|menu| menu["options"].as_array().cloned().unwrap_or_default());
    let text = |v: &Value| v.as_str().unwrap_or_default().to_owned();
    options
        .map(|o| (text(&o["value"]), o.to_string()))
        .collect()
}

/// Picks what ends so from the menus of a page.
pub async fn picks(me: &Person, page: u64, end: &str) {
    let all = components(&me.see(page));
    let has = |menu: &&Value| {
        let options = menu["options"].as_array().cloned().unwrap_or_default();
        action(menu) == "habit"
            && options
                .iter()
                .any(|o| o["value"].as_str().is_some_and(|v| v.ends_with(end)))
    };
    let menu = all
        .iter()
        .find(has)
        .unwrap_or_else(|| panic!("no {end} on {}", me.words(page)));
    let (value, _) = (entries(me, page).into_iter())
        .find(|(value, _)| value.ends_with(end))
        .unwrap();
    me.act(page, menu["custom_id"].as_str().unwrap(), Some(value))
        .await;
}

async fn until_saved(me: &Person, fits: impl Fn(&Person) -> bool) {
    assert!(me.so(|| fits(me)).await, "{:?}", meta(me));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_settle_that_the_pile_gets_no_wood_and_the_table_answers_for_them_over_a_stop() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let panel = voting(&mut me).await;
    let before = state(&me);
    me.user = mary;
    let page = me.press_action(panel, "standing").await.expect("the page");
    assert!(
        me.words(page).contains("every question yourself"),
        "{}",
        me.words(page)
    );
    // What answers the open question comes first, and says so.
    let offered = entries(&me, page);
    assert!(
        offered[0].0.ends_with("+wood") && offered[0].1.contains("is open"),
        "{offered:?}"
    );
    picks(&me, page, "+wood").await;
    assert!(
        me.words(page).contains("No wood on the pile"),
        "{}",
        me.words(page)
    );
    assert!(
        entries(&me, page)
            .iter()
            .any(|(value, _)| value.ends_with("-wood"))
    );
    // The table says it for her, and that it was settled so.
    me.until(panel, &format!("✅ <@{mary}>")).await;
    me.until(panel, &format!("as settled by <@{mary}>")).await;
    assert_eq!(state(&me).ask, before.ask, "one word settles nothing");
    // The page of another stands in their language, by the command.
    me.user = will;
    let page = me.slash("standing", json!([])).await;
    assert!(
        me.words(page).contains("Deine festen Antworten"),
        "{}",
        me.words(page)
    );
    picks(&me, page, "+wood").await;
    let me = me.restart().await;
    until_saved(&me, |me| state(me).ask != before.ask).await;
    assert_eq!(state(&me).pile, before.pile);
    let log = me.store.log(me.channel, 0, 99).unwrap();
    let given: Vec<u64> = (log.iter().filter(|e| e.mark.as_deref() == Some(STANDING)))
        .map(|e| e.actor)
        .collect();
    assert!(
        !given.is_empty() && given.iter().all(|user| *user != robin),
        "{given:?}"
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wood_for_the_open_stage_is_settled_either_way_and_one_way_ends_the_other() {
    let mut me = Person::open().await;
    let [_, mary, _] = users(&me);
    let panel = voting(&mut me).await;
    me.user = mary;
    let page = me.press_action(panel, "standing").await.expect("the page");
    let stage = |kind: &str| {
        let all = entries(&me, page).into_iter();
        let mut named = all.filter_map(|(value, _)| Some(value.split_once(kind)?.1.to_owned()));
        named.next().unwrap_or_else(|| panic!("no {kind}"))
    };
    let n = stage("+pile-all.");
    assert_eq!(n, stage("+pile-none."));
    picks(&me, page, &format!("+pile-all.{n}")).await;
    me.until(panel, &format!("✅ <@{mary}>")).await;
    me.until(panel, &format!("On stage {n} of the pile")).await;
    picks(&me, page, &format!("+pile-none.{n}")).await;
    let ends: Vec<String> = (entries(&me, page).into_iter())
        .filter_map(|(value, _)| Some(value.split_once("-pile-")?.1.to_owned()))
        .collect();
    assert_eq!(ends, [format!("none.{n}")]);
    picks(&me, page, &format!("-pile-none.{n}")).await;
    assert!(
        me.words(page).contains("every question yourself"),
        "{}",
        me.words(page)
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_every_thing_of_the_catalog_at_hand_all_that_can_be_settled_stands_in_a_menu() {
    let mut me = Person::open().await;
    let [_, mary, _] = users(&me);
    let catalog = Catalog::load().unwrap();
    let mut start = at_the_pile(&catalog);
    start.discoveries = catalog.discovery.keys().cloned().collect();
    start.equipment = (catalog.equipment.keys().cloned().map(|key| (key, 1))).collect();
    voting_at(&mut me, start).await;
    me.user = mary;
    let page = me.slash("standing", json!([])).await;
    let seat = meta(&me).seats_of(mary)[0];
    let names = Island::habits(&catalog, &state(&me), seat);
    assert!(names.len() > 25, "more than a menu holds: {names:?}");
    let all = entries(&me, page);
    for name in names.iter().map(|name| format!("+{name}")) {
        let there = all.iter().any(|(entry, _)| entry.ends_with(&name));
        assert!(there, "{name}: {all:?}");
    }
    for (value, entry) in &all {
        let of_all = entry.contains("once all of them have settled it");
        let small = value.ends_with("+order") || value.ends_with("+little");
        assert_eq!(of_all, small, "{entry}");
    }
    // What stands in the last menu is settled like any other.
    let (last, _) = all.last().expect("an entry");
    let (_, name) = last.split_once('+').expect("a name");
    picks(&me, page, last).await;
    until_saved(&me, |me| {
        let meta = meta(me);
        let own = meta.habits_of(mary);
        own.iter().any(|habit| habit.name.as_str() == name)
    })
    .await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_full_stage_only_the_page_says_that_its_answer_is_over() {
    let mut me = Person::open().await;
    let [_, mary, will] = users(&me);
    let panel = voting(&mut me).await;
    me.user = mary;
    let page = me.press_action(panel, "standing").await.expect("the page");
    let values = entries(&me, page).into_iter();
    let mut stages =
        values.filter_map(|(value, _)| value.split_once("+pile-all.")?.1.parse::<u8>().ok());
    let stage = stages.next().expect("an open stage");
    picks(&me, page, &format!("+pile-all.{stage}")).await;
    me.until(panel, &format!("✅ <@{mary}>")).await;
    // It holds as many wood as its number says.
    plant(me.store.as_ref(), me.channel, move |state| {
        state.pile[usize::from(stage) - 1] = stage;
    });
    me.user = will;
    let page = me.slash("standing", json!([])).await;
    picks(&me, page, "+stay").await;
    until_saved(&me, |me| meta(me).habits_of(mary).is_empty()).await;
    assert!(!meta(&me).owes_words());
    me.catch_up().await;
    let all = me.handle().messages(me.channel, mary);
    let told = all
        .iter()
        .find(|m| m.to_string().contains("no longer counts"));
    assert_eq!(told, None);
    me.user = mary;
    let page = me.slash("standing", json!([])).await;
    let over = format!("On stage {stage} of the pile: all the wood it takes~~");
    assert!(me.words(page).contains(&over), "{}", me.words(page));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_is_taken_back_on_the_page_and_ends_with_a_word_to_all_when_fire_is_built() {
    let mut me = Person::open().await;
    let [_, mary, will] = users(&me);
    let panel = voting(&mut me).await;
    me.user = mary;
    let page = me.press_action(panel, "standing").await.expect("the page");
    picks(&me, page, "+stay").await;
    picks(&me, page, "-stay").await;
    assert!(
        me.words(page).contains("every question yourself"),
        "{}",
        me.words(page)
    );
    picks(&me, page, "+wood").await;
    me.until(panel, &format!("✅ <@{mary}>")).await;
    plant(me.store.as_ref(), me.channel, |state| {
        if let Some(fire) = state.inventions.get_mut("fire") {
            fire.built = true;
        }
    });
    // The next thing that anybody does lets the table see it.
    me.user = will;
    let page = me.slash("standing", json!([])).await;
    picks(&me, page, "+stay").await;
    let lost = |m: &Value| {
        m["content"]
            .as_str()
            .is_some_and(|c| c.contains("no longer counts"))
    };
    let told = me.find(|m| m["ephemeral"] != true && lost(m)).await;
    assert!(
        me.words(told).contains(&format!("<@{mary}>")),
        "{}",
        me.words(told)
    );
    assert!(me.words(told).contains("No wood on the pile"));
    until_saved(&me, |me| !meta(me).owes_words()).await;
    assert!(meta(&me).habits_of(mary).is_empty());
    // Whoever only watches settles nothing.
    me.user = me.handle().users()[3].id;
    let refused = me.slash("standing", json!([])).await;
    assert!(entries(&me, refused).is_empty(), "{}", me.words(refused));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_certain_to_be_asked_next_is_answered_ahead_on_a_page_of_ones_own_over_a_stop() {
    let catalog = Catalog::load().unwrap();
    let asks_all = |state: &State| {
        let awaited = Island::awaited(&catalog, state);
        awaited.len() == 3 && awaited[0].voice == Voice::Vote
    };
    let certain = |state: &State| {
        let one = state.ask.as_ref().is_some_and(|ask| ask.pick == Pick::One);
        one && Island::ahead(&catalog, state).is_some_and(|next| asks_all(&next))
    };
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me);
    let panel = voting_at(&mut me, voted(&catalog, certain)).await;
    let before = state(&me);
    me.user = will;
    let page = me.press_action(panel, "ahead").await.expect("the page");
    assert!(
        me.words(page).contains("Die nächste Frage"),
        "{}",
        me.words(page)
    );
    me.user = mary;
    let page = me.press_action(panel, "ahead").await.expect("the page");
    assert!(
        me.words(page).contains("What is asked next"),
        "{}",
        me.words(page)
    );
    let picks = components(&me.see(page));
    let pick = |c: &&Value| action(c) == "pick-ahead" && c["disabled"] != true;
    let first = picks.iter().find(pick).expect("an answer").clone();
    me.act(page, first["custom_id"].as_str().unwrap(), None)
        .await;
    me.until(page, "You have said").await;
    // The others see that she has answered, and not what.
    me.until(panel, &format!("answered what is asked next: <@{mary}>"))
        .await;
    me.press_action(page, "not-ahead").await;
    until_saved(&me, |me| meta(me).ahead.is_empty()).await;
    me.act(page, first["custom_id"].as_str().unwrap(), None)
        .await;
    until_saved(&me, |me| meta(me).ahead_of(mary).is_some()).await;
    assert_eq!(state(&me).ask, before.ask, "nothing is answered yet");
    let mut me = me.restart().await;
    for user in [robin, will] {
        me.user = user;
        me.press_action(panel, "pick").await;
    }
    until_saved(&me, |me| state(me).ask != before.ask).await;
    // A new panel may stand below; hers is the only word there, or the first.
    let said = |m: &Value| {
        let text = m.to_string();
        m["ephemeral"] != true && text.contains("Vote") && text.contains(&format!("✅ <@{mary}>"))
    };
    let panel = me.find(said).await;
    assert!(
        !me.words(panel).contains(&format!("✅ <@{robin}>")),
        "{}",
        me.words(panel)
    );
    assert!(meta(&me).ahead.is_empty());
    me.close().await;
}
