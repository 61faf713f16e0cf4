//! What people would have others plan, as they see and press it: for their own pawns each decides.
//!
//! Longer than others: one table of three, whose helpers all its tests share.

use crate::person::{self, Person, action, components};
use crate::planted;
use castaway_kernel::Game;
use castaway_robinson::{Island, catalog::Catalog, plan::Pawn, setup::Setup, state::State};
use castaway_table::Meta;
use serde_json::{Value, json};

fn meta(me: &Person) -> Meta {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    saved.meta.read().unwrap()
}

fn state(me: &Person) -> State {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    saved.envelope.body.read().unwrap()
}

/// Three at a table whose first plan is open: its panel, and who they are.
async fn three(me: &mut Person) -> (u64, [u64; 3]) {
    let all: Vec<u64> = me.handle().users().iter().map(|u| u.id).collect();
    let new = json!([{ "name": "new", "type": 1, "options": [] }]);
    let table = me.slash("island", new).await;
    for user in [all[1], all[2]] {
        me.user = user;
        me.press_action(table, "sit").await;
    }
    me.user = all[0];
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    (table, [all[0], all[1], all[2]])
}

/// The page of pawns for a rest, as somebody sees it.
async fn rest(me: &mut Person, table: u64, user: u64) -> u64 {
    me.user = user;
    let all = components(&me.see(table));
    let plan = all.iter().find(|c| action(c) == "plan").expect("a plan");
    let id = plan["custom_id"].as_str().unwrap().to_owned();
    me.act(table, &id, Some("r".into())).await.expect("a page")
}

/// The person is ready, once the panel shows that they can be.
async fn is_ready(me: &Person, table: u64) {
    let offered = || components(&me.see(table)).iter().any(|c| action(c) == "go");
    assert!(me.so(offered).await, "{}", me.words(table));
    me.press_action(table, "go").await;
}

/// The components of a message whose label says this.
fn labelled(me: &Person, message: u64, words: &str) -> Vec<String> {
    let all = components(&me.see(message));
    let says = |c: &&Value| {
        c["label"]
            .as_str()
            .is_some_and(|label| label.contains(words))
    };
    let ids = all.iter().filter(says);
    ids.map(|c| c["custom_id"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_suggestion_stands_on_the_panel_until_its_owner_follows_it_with_one_press() {
    let mut me = Person::open().await;
    let (table, [robin, mary, will]) = three(&mut me).await;
    let page = rest(&mut me, table, robin).await;
    let [first, second] = labelled(&me, page, "Suggest")
        .try_into()
        .expect("one for each other");
    let before = state(&me);
    let ready = meta(&me).together;
    let told = me.act(page, &first, None).await.expect("an answer");
    assert!(
        me.words(told).contains("stands on the board"),
        "{}",
        me.words(told)
    );
    me.until(table, &format!("suggested by <@{robin}>")).await;
    // Nothing of the game has moved, nobody's ready is touched, and it outlives the program.
    assert_eq!((state(&me), meta(&me).together), (before, ready));
    let mut me = me.restart().await;
    let seat = meta(&me).suggestions[0].seat;
    let owner = meta(&me).chairs.owner(seat).unwrap();
    let other = if owner == mary { will } else { mary };
    let follow = labelled(&me, table, "Follow 1").remove(0);
    for stranger in [robin, other] {
        me.user = stranger;
        let told = me.act(table, &follow, None).await.expect("an answer");
        let words = me.words(told);
        assert!(words.contains(&format!("<@{owner}>")), "{words}");
        assert_eq!(meta(&me).suggestions.len(), 1);
    }
    me.user = owner;
    me.act(table, &follow, None).await;
    assert_eq!(meta(&me).suggestions, []);
    let [placement] = state(&me).plan.try_into().expect("one action");
    assert_eq!(meta(&me).together.maker(placement.id), Some(owner));
    me.until(table, &format!("· <@{owner}>")).await;
    assert!(!me.words(table).contains("suggested by"));
    // One for the other, who drops it; and one that its maker takes back.
    for user in [other, robin] {
        let page = rest(&mut me, table, robin).await;
        let again = labelled(&me, page, "Suggest");
        assert!(again.contains(&revised(&second, &again)), "{again:?}");
        me.act(page, &revised(&second, &again), None).await;
        me.until(table, "suggested by").await;
        let drop = labelled(&me, table, "Drop 1").remove(0);
        me.user = user;
        me.act(table, &drop, None).await;
        assert_eq!(meta(&me).suggestions, []);
        assert!(!me.words(table).contains("suggested by"));
    }
    // A button of what was followed says so, whoever presses it, and does nothing.
    for user in [robin, owner] {
        let pressed = me
            .handle()
            .forge_component(user, me.channel, table, &follow, None)
            .unwrap();
        let told = answered(&me, pressed).await.expect("an answer");
        let words = me.words(told);
        let german = words.contains("schon angenommen");
        assert!(german || words.contains("followed already"), "{words}");
    }
    assert_eq!((state(&me).plan.len(), meta(&me).suggestions.len()), (1, 0));
    me.close().await;
}

/// The message that answers a press.
async fn answered(me: &Person, press: castaway_sandbox::InteractionId) -> Option<u64> {
    let ack = me.handle().wait_ack(press, person::PATIENCE).await;
    ack.expect("an answer").message_id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_presses_of_follow_the_second_hears_that_it_is_followed_and_plans_nothing() {
    let mut me = Person::open().await;
    let (table, [robin, ..]) = three(&mut me).await;
    let page = rest(&mut me, table, robin).await;
    let suggest = labelled(&me, page, "Suggest").remove(0);
    me.act(page, &suggest, None).await;
    me.until(table, "suggested by").await;
    let seat = meta(&me).suggestions[0].seat;
    let owner = meta(&me).chairs.owner(seat).unwrap();
    let follow = labelled(&me, table, "Follow 1").remove(0);
    // Both are under way before either is answered.
    let press = || {
        me.handle()
            .forge_component(owner, me.channel, table, &follow, None)
            .unwrap()
    };
    let both = [press(), press()];
    let mut told = 0;
    for one in both {
        let Some(message) = answered(&me, one).await else {
            continue;
        };
        let words = me.words(message);
        let german = words.contains("schon angenommen");
        told += usize::from(german || words.contains("followed already"));
    }
    assert_eq!(told, 1, "one is answered by the plan, the other by a word");
    let [placement] = state(&me).plan.try_into().expect("one action");
    assert_eq!(placement.what.pawns, [Pawn::Seat(seat.0)]);
    assert_eq!(
        (meta(&me).suggestions, meta(&me).followed.len()),
        (vec![], 1)
    );
    me.close().await;
}

/// The button that is as this one but for its revision.
fn revised(id: &str, all: &[String]) -> String {
    let rest = |id: &str| id.splitn(5, '|').last().unwrap_or_default().to_owned();
    let found = all.iter().find(|other| rest(other) == rest(id));
    found.cloned().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_placed_their_pawns_suggests_with_what_is_left_and_a_plan_that_goes_ends_it() {
    let mut me = Person::open().await;
    let (table, [robin, mary, will]) = three(&mut me).await;
    for user in [robin, will, mary] {
        for _ in 0..if user == mary { 1 } else { 2 } {
            let page = rest(&mut me, table, user).await;
            let place = components(&me.see(page));
            let place = place.iter().find(|c| action(c) == "place").expect("a pawn");
            me.act(page, place["custom_id"].as_str().unwrap(), None)
                .await;
        }
    }
    // Will reads German.
    let page = rest(&mut me, table, will).await;
    let all = labelled(&me, page, "Vorschlagen");
    assert_eq!(all.len(), 1, "{}", me.words(page));
    let told = me.act(page, &all[0], None).await.expect("an answer");
    assert!(
        me.words(told).contains("Dein Vorschlag steht"),
        "{}",
        me.words(told)
    );
    me.until(table, &format!("suggested by <@{will}>")).await;
    for user in [robin, will] {
        me.user = user;
        is_ready(&me, table).await;
    }
    assert_eq!(
        meta(&me).together.ready.len(),
        2,
        "a suggestion ends nobody's being ready"
    );
    // She does what was suggested by herself: then it is followed, too.
    let page = rest(&mut me, table, mary).await;
    me.press_action(page, "place").await;
    assert_eq!(meta(&me).suggestions, []);
    me.user = mary;
    is_ready(&me, table).await;
    assert!(
        !state(&me).planning || state(&me).plan.is_empty(),
        "it was carried out"
    );
    me.close().await;
}

/// The first way to explore that a page of planning offers to somebody.
async fn exploring(me: &mut Person, table: u64, user: u64) -> u64 {
    me.user = user;
    let all = components(&me.see(table));
    let plan = all.iter().find(|c| action(c) == "plan").expect("a plan");
    let id = plan["custom_id"].as_str().unwrap().to_owned();
    let options = plan["options"].as_array().unwrap().iter();
    let values = options.map(|option| option["value"].as_str().unwrap().to_owned());
    let tile = values.into_iter().find(|value| value.starts_with("e."));
    me.act(table, &id, tile).await.expect("a page")
}

/// The button that plans it with one pawn of one's own.
fn by_one(me: &Person, page: u64) -> String {
    let all = components(&me.see(page));
    let ids = all.iter().map(|c| c["custom_id"].as_str().unwrap());
    let own = |id: &&str| {
        let pawns = id.rsplit('|').next().unwrap_or_default();
        id.contains("|place|") && pawns.len() == 1 && pawns.parse::<u8>().is_ok()
    };
    ids.into_iter().find(own).expect("a way").to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plans_what_is_planned_already_is_told_by_whom_and_can_join() {
    let mut me = Person::open().await;
    let (table, [robin, mary, will]) = three(&mut me).await;
    let first = exploring(&mut me, table, robin).await;
    let second = exploring(&mut me, table, mary).await;
    me.user = robin;
    me.act(first, &by_one(&me, first), None).await;
    assert_eq!(state(&me).plan.len(), 1);
    me.user = mary;
    let told = me.act(second, &by_one(&me, second), None).await;
    let told = told.expect("an answer");
    let words = me.words(told);
    assert!(
        words.contains(&format!("<@{robin}> has planned **Explore"))
            && words.contains("Rule: Explor"),
        "{words}"
    );
    me.press_action(told, "join").await;
    let [placement] = state(&me).plan.try_into().expect("one action");
    assert_eq!(placement.what.pawns.len(), 2, "{placement:?}");
    // The page of planning says the same to whoever comes later.
    let third = exploring(&mut me, table, will).await;
    assert!(
        me.words(third).contains("schon geplant"),
        "{}",
        me.words(third)
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_who_ask_for_a_suggestion_are_not_all_told_the_same() {
    let mut me = Person::open().await;
    let (table, people) = three(&mut me).await;
    let mut told = Vec::new();
    for user in people {
        me.user = user;
        let page = me.press_action(table, "hint").await.expect("a page");
        let words = me.see(page)["embeds"][0]["description"].clone();
        // What is used first is for whoever comes first; what is planned is for each.
        let mut lines = words.as_str().unwrap().lines();
        let words = lines.find(|line| line.contains(")** · "));
        let words = words.expect("something to plan").to_owned();
        // The pawns have other names in any case.
        told.push(words.split(" (").next().unwrap().to_owned());
    }
    told.dedup();
    assert_eq!(told.len(), 3, "{told:?}");
    me.close().await;
}

/// Whether pawns of a seat's own stand in the plan.
fn has_planned(me: &Person, seat: u8) -> bool {
    let plan = state(me).plan;
    plan.iter()
        .any(|p| p.what.pawns.contains(&Pawn::Seat(seat)))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_counselled_is_done_by_one_press_though_a_friend_has_planned_meanwhile() {
    let mut me = Person::open().await;
    let (table, people) = three(&mut me).await;
    let catalog = Catalog::load().unwrap();
    let mut pressed = 0;
    for seed in 0..12 {
        let start = Island::create(&catalog, &Setup::standard(3), seed);
        let start = start.ok().unwrap().state;
        planted::plant(me.store.as_ref(), me.channel, move |state| *state = start);
        let mut pages = Vec::new();
        for (seat, user) in (0..).zip(people) {
            me.user = user;
            let page = me.press_action(table, "hint").await.expect("a page");
            let all = components(&me.see(page));
            if all.iter().any(|c| action(c) == "counselled") {
                pages.push((seat, user, page));
            }
        }
        for (n, (seat, user, page)) in pages.into_iter().enumerate() {
            me.user = user;
            me.press_action(page, "counselled").await;
            let said = me.words(page);
            assert!(
                has_planned(&me, seat) || said.contains("🔄"),
                "{seed}: one press does nothing and says nothing: {said}"
            );
            pressed += usize::from(n > 0 && has_planned(&me, seat));
        }
        if pressed > 1 {
            break;
        }
    }
    assert!(pressed > 0, "nobody had two things to do after a friend");
    me.close().await;
}

/// The page of pawns for a goal of the menu, as Robin sees it.
async fn page_of(me: &Person, table: u64, goal: &str) -> u64 {
    let all = components(&me.see(table));
    let plan = all.iter().find(|c| action(c) == "plan").expect("a plan");
    let id = plan["custom_id"].as_str().unwrap().to_owned();
    me.act(table, &id, Some(goal.into())).await.expect("a page")
}

/// The entries of the menu of suggestions, once so many stand in it.
async fn listed(me: &Person, table: u64, many: usize) -> (String, Vec<String>) {
    let menu = || {
        let all = components(&me.see(table));
        all.into_iter().find(|c| action(c) == "suggestions")
    };
    let entries = |menu: &Value| menu["options"].as_array().map_or(0, Vec::len);
    let stands = || menu().is_some_and(|menu| entries(&menu) == many);
    assert!(me.so(stands).await, "{}", me.words(table));
    let menu = menu().unwrap();
    let values = menu["options"].as_array().unwrap().iter();
    let values = values.map(|one| one["value"].as_str().unwrap().to_owned());
    let id = menu["custom_id"].as_str().unwrap().to_owned();
    (id, values.collect())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_more_than_two_suggestions_each_is_followed_or_dropped_by_a_menu() {
    let mut me = Person::open().await;
    let (table, [robin, mary, _]) = three(&mut me).await;
    for goal in ["r", "a"] {
        for n in 0..2 {
            me.user = robin;
            let page = page_of(&me, table, goal).await;
            let suggest = labelled(&me, page, "Suggest").remove(n);
            me.act(page, &suggest, None).await;
        }
    }
    let (id, values) = listed(&me, table, 8).await;
    // A hint says that others suggest something else.
    me.user = mary;
    let hint = me.hint().await;
    let words = me.words(hint);
    assert!(words.contains("Others suggest something else"), "{words}");
    let now = meta(&me);
    let of_mary = now
        .suggestions
        .iter()
        .find(|one| now.chairs.owner(one.seat) == Some(mary));
    let follow = format!("f{}", of_mary.expect("one for her").id);
    assert!(values.contains(&follow), "{values:?}");
    me.act(table, &id, Some(follow)).await;
    let [placement] = state(&me).plan.try_into().expect("one action");
    assert_eq!(meta(&me).together.maker(placement.id), Some(mary));
    assert_eq!(meta(&me).suggestions.len(), 3);
    // Who made one takes it back; two are left, and have buttons again.
    let (id, values) = listed(&me, table, 6).await;
    let drop = values.into_iter().find(|value| value.starts_with('d'));
    me.user = robin;
    me.act(table, &id, drop).await;
    assert_eq!(meta(&me).suggestions.len(), 2);
    assert!(
        me.so(|| !labelled(&me, table, "Follow 2").is_empty()).await,
        "{}",
        me.words(table)
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ones_own_ways_stand_open_and_what_others_could_do_in_a_menu_below() {
    let mut me = Person::open().await;
    let (table, [robin, _, will]) = three(&mut me).await;
    // Will reads German.
    for (user, alone) in [(will, "allein ("), (robin, "alone (")] {
        let page = exploring(&mut me, table, user).await;
        let all = components(&me.see(page));
        let own: Vec<usize> = (0..all.len())
            .filter(|at| action(&all[*at]) == "place")
            .collect();
        let label = all[own[0]]["label"].as_str().unwrap();
        assert!(label.starts_with(alone), "{label}");
        let menu = all.iter().position(|c| action(c) == "suggest");
        let menu = menu.expect("a menu for the others");
        assert!(own.iter().all(|at| *at < menu), "{}", me.words(page));
        let options = all[menu]["options"].as_array().expect("a menu");
        assert!(options.len() > 2, "{}", me.words(page));
        let value = options[0]["value"].as_str().unwrap().to_owned();
        let id = all[menu]["custom_id"].as_str().unwrap().to_owned();
        me.act(page, &id, Some(value)).await.expect("an answer");
        me.until(table, &format!("suggested by <@{user}>")).await;
    }
    assert_eq!(meta(&me).suggestions.len(), 2);
    assert!(state(&me).plan.is_empty(), "nothing is planned by it");
    me.close().await;
}
