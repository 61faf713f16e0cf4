//! A table of the island game that fills up, from its first message to the first plan: people who come together, the
//! options, a restart in between, and chairs that are held.

use crate::house::{self, House, NOW_MS, PUBLIC, Page, choices, here, is_page, looks};
use crate::person::{PATIENCE, Person, action, company::meta, components};
use castaway::{
    discord::{Caller, How},
    games::island::lobby::offer::Offer,
    ui::{message::Message, texts::Lang},
};
use castaway_kernel::Seat;
use castaway_robinson::{game::Island, state::State};
use castaway_table::{Control, Pace, Place};
use serde_json::{Value, json};

fn new(options: Value) -> Value {
    json!([{ "name": "new", "type": 1, "options": options }])
}

fn second(user: u64) -> Value {
    json!({ "name": "second", "type": 6, "value": user.to_string() })
}

fn users(me: &Person) -> Vec<u64> {
    me.handle().users().iter().map(|u| u.id).collect()
}

fn id_of(me: &Person, message: u64, word: &str, value: Option<&str>) -> String {
    let all = components(&me.see(message));
    let fits = |c: &&Value| {
        let options = c["options"].as_array();
        let has = |value: &str| options.is_some_and(|o| o.iter().any(|o| o["value"] == value));
        action(c) == word && value.is_none_or(has)
    };
    let found = all.iter().find(fits);
    let found = found.unwrap_or_else(|| panic!("no {word} on {}", me.words(message)));
    found["custom_id"].as_str().unwrap().to_owned()
}

async fn pick(me: &Person, message: u64, word: &str, value: &str) -> Option<u64> {
    let id = id_of(me, message, word, Some(value));
    me.act(message, &id, Some(value.to_owned())).await
}

/// Presses the button of an option.
async fn switch(me: &Person, page: u64, code: &str) {
    let all = components(&me.see(page));
    let ends = |c: &&Value| {
        let id = c["custom_id"].as_str().unwrap_or_default();
        action(c) == "option" && id.ends_with(&format!("|{code}"))
    };
    let found = all.iter().find(ends).unwrap_or_else(|| panic!("no {code}"));
    let id = found["custom_id"].as_str().unwrap().to_owned();
    me.act(page, &id, None).await;
}

fn state(me: &Person) -> State {
    let saved = me.store.load(me.channel).unwrap().expect("a game");
    saved.envelope.body.read().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn from_the_invitation_to_the_first_plan_over_a_restart() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me)[..3] else {
        panic!("three people");
    };
    let table = me.slash("island", new(json!([second(mary)]))).await;
    let words = me.words(table);
    assert!(words.contains(&format!("👑 <@{robin}>")), "{words}");
    assert!(words.contains("is invited and has a seat kept"), "{words}");
    assert!(me.store.load(me.channel).unwrap().is_none(), "no game yet");

    // Will sits down by choosing who he is; the same character is nobody else's then.
    me.user = will;
    pick(&me, table, "character", "soldier").await;
    let words = me.words(table);
    assert!(words.contains(&format!("<@{will}> · Soldier")), "{words}");
    let menu = components(&me.see(table));
    let menu = menu.iter().find(|c| action(c) == "character").unwrap();
    assert!(!menu.to_string().contains("\"soldier\""), "{menu}");
    // Options are the host's; whoever else asks reads them, in a language of their own.
    let read = me.press_action(table, "options").await.unwrap();
    assert!(
        me.words(read).contains("leitet diesen Tisch"),
        "{}",
        me.words(read)
    );
    let told = me.press_action(table, "begin").await.unwrap();
    assert!(
        me.words(told).contains("gibt das Zeichen"),
        "{}",
        me.words(told)
    );

    me.user = robin;
    let page = me.press_action(table, "options").await.unwrap();
    switch(&me, page, "f1").await;
    switch(&me, page, "c1").await;
    me.until(table, "longer than 30 hours").await;
    // Any pace by one press, and the page says which holds.
    pick(&me, page, "option-of", "tr").await;
    me.until(table, "No deadline").await;
    pick(&me, page, "option-of", "tl").await;
    me.until(table, "longer than ten minutes").await;
    pick(&me, page, "option-of", "q4").await;
    me.until(table, "4 pieces of starting equipment").await;
    assert!(me.words(page).contains("This is how it is now"));
    // To the house rulings and back; one is changed by its name.
    me.press_action(page, "rulings").await;
    me.press_action(page, "options").await;
    let name = json!([{ "name": "name", "type": 3, "value": "defensive-plan-price" }]);
    let ruling = me.slash("rulings", name).await;
    pick(&me, ruling, "rule", "two").await;
    me.until(table, "One house ruling differs").await;

    let mut me = me.restart().await;
    me.user = mary;
    me.press_action(table, "sit").await;
    let words = me.words(table);
    assert!(!words.contains("invited"), "{words}");
    assert!(words.contains("Everybody moves everything"), "{words}");
    me.user = robin;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    let (meta, state) = (meta(&me), state(&me));
    assert_eq!(meta.chairs, [robin, mary, will].into());
    assert_eq!((meta.host(), meta.control), (Some(robin), Control::Shared));
    assert_eq!(meta.pace, Pace::Live);
    assert_eq!(state.people.len(), 3);
    assert!(meta.names.contains_key(&will));
    assert!(me.words(table).contains("Round 1"), "{}", me.words(table));
    // Anybody goes on, until all of it is planned.
    plan(&mut me, table, &[mary, will, robin]).await;
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_edition_and_how_hard_it_is_are_chosen_by_presets() {
    let me = Person::open().await;
    let german = json!({ "name": "language", "type": 4, "value": 1 });
    let first_edition = json!({ "name": "preset", "type": 4, "value": 5 });
    let table = me
        .slash("island", new(json!([first_edition, german])))
        .await;
    me.until(table, "Es gelten die Regeln der 1. Auflage").await;
    let page = me.press_action(table, "options").await.unwrap();
    // Five rows hold it all, and each preset is explained beside its name.
    assert_eq!(me.see(page)["components"].as_array().map(Vec::len), Some(5));
    let menu = components(&me.see(page));
    let menu = menu.iter().map(ToString::to_string);
    let menu = menu.collect::<String>();
    for said in ["Nobody helps, no equipment", "First game", "✅ 1st edition"] {
        assert!(menu.contains(said), "{menu}");
    }
    pick(&me, page, "option-of", "ghard").await;
    me.until(table, "1 Startgegenstand").await;
    assert!(me.words(table).contains("1. Auflage"), "it stays");
    let name = json!([{ "name": "name", "type": 3, "value": "whip-traps" }]);
    let ruling = me.slash("rulings", name).await;
    pick(&me, ruling, "rule", "once").await;
    me.until(table, "Auslegungen weichen").await;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    let saved = state(&me);
    let plays = |id: &str| saved.rulings.named(id).map(ToString::to_string);
    assert_eq!(plays("whip-traps").as_deref(), Some("once"));
    assert_eq!(plays("victory-points").as_deref(), Some("counted"));
    assert_eq!(saved.setup.equipment, 1);
    me.close().await;
}

/// Whoever may presses, until somebody plans.
async fn plan(me: &mut Person, table: u64, users: &[u64]) {
    for _ in 0..60 {
        for user in users {
            me.user = *user;
            let state = state(me);
            if state.planning && state.ask.is_none() {
                let Some((id, value)) = castaway::ops::load::choose(&me.see(table)) else {
                    panic!("nothing to press: {}", me.words(table));
                };
                let before = meta(me).told_to;
                let page = me.act(table, &id, value).await.expect("an answer");
                assert_eq!(meta(me).told_to, before);
                assert!(!me.words(page).contains("only watch"), "{}", me.words(page));
                return;
            }
            if let Some((id, value)) = castaway::ops::load::choose(&me.see(table)) {
                me.act(table, &id, value).await;
            }
        }
    }
    panic!("nobody plans: {}", me.words(table));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_people_who_come_together_nobody_is_lost_and_nobody_takes_a_held_seat() {
    let mut me = Person::open().await;
    let all = users(&me);
    let options = new(json!([second(all[3])]));
    let table = me.slash("island", options).await;
    let join = id_of(&me, table, "sit", None);
    // All press before anybody is answered, one of them twice; one seat is held.
    let together = [all[1], all[2], all[1], all[3]];
    let presses = (me.handle()).press_together(&together, me.channel, table, &join);
    for press in presses.unwrap() {
        me.handle().wait_ack(press, PATIENCE).await.unwrap();
    }
    let words = me.words(table);
    for user in &all[..4] {
        assert_eq!(words.matches(&format!("<@{user}>")).count(), 1, "{words}");
    }
    // Whoever has no seat is told so, and nothing changes.
    me.user = all[4];
    me.press_action(table, "rise").await;
    let told = me
        .find(|m| m.to_string().contains("no seat at this table"))
        .await;
    assert_ne!(told, table);
    assert_eq!(me.words(table), words);
    // The host leaves, and the next one is it.
    me.user = all[0];
    me.press_action(table, "rise").await;
    let words = me.words(table);
    assert!(!words.contains(&format!("<@{}>", all[0])), "{words}");
    assert_eq!(words.matches('👑').count(), 1, "{words}");
    for user in &all[1..4] {
        me.user = *user;
        me.press_action(table, "rise").await;
    }
    let words = me.words(table);
    assert!(words.contains("table is closed"), "{words}");
    assert_eq!(components(&me.see(table)), Vec::<Value>::new());
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_alone_begins_with_one_press_and_at_once_where_they_say_so() {
    let me = Person::open().await;
    let table = me.slash("island", new(json!([]))).await;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    assert!(me.words(table).contains("Round 1"), "{}", me.words(table));
    assert_eq!(meta(&me).chairs, [me.user].into());
    assert!(meta(&me).teaches, "it is the first game");
    let saved = state(&me);
    assert!(saved.people.len() == 1 && saved.friday.is_some());
    me.close().await;

    let me = Person::open().await;
    let one = json!([{ "name": "players", "type": 4, "value": 1 }]);
    let panel = me.slash("island", new(one)).await;
    assert!(me.words(panel).contains("Round 1"), "{}", me.words(panel));
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_is_held_stays_held_when_the_game_begins() {
    let mut me = Person::open().await;
    let [robin, mary, will] = users(&me)[..3] else {
        panic!("three people");
    };
    let table = me.slash("island", new(json!([second(mary)]))).await;
    me.press_action(table, "begin").await;
    me.until(table, "board.png").await;
    let begun = meta(&me);
    assert_eq!(state(&me).people.len(), 2);
    assert_eq!(begun.chairs.missing(), [mary]);
    assert_eq!(begun.chairs.open_to(will), [] as [Seat; 0]);
    // Meanwhile the other one moves for it.
    assert_eq!(begun.moves(robin), [Seat(0), Seat(1)]);
    plan(&mut me, table, &[robin]).await;
    me.close().await;
}

/// Everything on a table and on its pages, pressed by the host and by somebody else.
#[tokio::test]
async fn every_component_of_a_table_does_something() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let caller = |user: u64, message: Option<(u64, bool)>| Caller {
        interaction: (1_000_000 + user).into(),
        token: "token".into(),
        guild: Some(3),
        channel: 1,
        place: here(),
        user,
        name: format!("Person {user}"),
        lang: Lang::En,
        message,
        board: false,
        now_ms: NOW_MS,
        manages: false,
        here: castaway::discord::Here::default(),
        put_off: false,
    };
    ui.open_lobby(&caller(7, None), Lang::En, Offer::standard(1), &[9])
        .await;
    let said = |answers: Vec<(How, Message)>| match answers.as_slice() {
        [(_, one)] => one.clone(),
        other => panic!("one answer, not {other:?}"),
    };
    // The message as it is after somebody has sat down, for whoever opened it has pressed nothing.
    let table = ui.lobby(1).await.unwrap();
    let sit = castaway::ui::shared::Shared::Join(table.id).id('i', 0);
    let sit = house::Choice {
        id: sit,
        values: Vec::new(),
        label: String::new(),
    };
    let nothing = Page {
        message: Message::default(),
        at: PUBLIC,
        user: None,
        way: Vec::new(),
    };
    let shown = said(house.press(8, &nothing, &sit).await);
    let kept = house.store.copy();
    let mut pages = vec![(
        vec![7, 8, 9, 10],
        Page {
            message: shown,
            ..nothing
        },
    )];
    let mut seen: Vec<String> = Vec::new();
    let mut presses = 0;
    while let Some((by, page)) = pages.pop() {
        for choice in choices(&page.message) {
            // A form is opened by Discord's client alone.
            if house::word::<Island>(&choice) == "when" {
                continue;
            }
            for user in &by {
                house.store.restore(&kept);
                let before = ui.lobby(1).await;
                let answer = said(house.press(*user, &page, &choice).await);
                presses += 1;
                let begun = ui.tables().load(Place::Channel(1)).await.is_ok();
                let moved = begun || ui.lobby(1).await != before;
                let notice = answer.private && !answer.json()["content"].to_string().is_empty();
                assert!(
                    moved || is_page(&answer) || notice,
                    "{user} {choice:?}: {}",
                    looks(&answer)
                );
                let words = looks(&answer);
                assert!(!words.contains("I do not know that button"), "{choice:?}");
                if answer.private && is_page(&answer) && !seen.contains(&words) && seen.len() < 12 {
                    seen.push(words);
                    let page = Page {
                        message: answer,
                        at: house::HIDDEN,
                        user: Some(*user),
                        way: Vec::new(),
                    };
                    pages.push((vec![*user], page));
                }
            }
        }
    }
    assert!(presses > 60 && seen.len() > 3, "{presses}, {}", seen.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_was_opened_is_shown_again_and_pages_bring_it_up_to_date() {
    let me = Person::open().await;
    let table = me.slash("island", new(json!([]))).await;
    let status = json!([{ "name": "status", "type": 1, "options": [] }]);
    let again = me.slash("island", status).await;
    assert!(
        me.words(again).contains("Island game"),
        "{}",
        me.words(again)
    );
    let page = me.press_action(again, "options").await.unwrap();
    switch(&me, page, "l1").await;
    me.until(again, "Inselspiel").await;
    // The old message means the same table.
    me.press_action(table, "sit").await;
    assert!(
        me.words(table).contains("Inselspiel"),
        "{}",
        me.words(table)
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pace_says_what_it_means_before_anybody_else_has_come() {
    let me = Person::open().await;
    let pace = json!([{ "name": "pace", "type": 4, "value": 1 }]);
    let table = me.slash("island", new(pace)).await;
    let words = me.words(table);
    assert!(words.contains("longer than six hours"), "{words}");
    me.close().await;
}
