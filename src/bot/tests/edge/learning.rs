//! The game to learn with, from each place where it is offered, and the scenarios of the weeks.

use crate::house::{House, here};
use crate::person::{Person, action, components};
use castaway::{games::island::calendar::Calendar, ops::load::choose};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{Island, catalog::Catalog, command::Command, setup::Setup, state::State};
use castaway_table::{
    Meta, Place, Slot,
    contest::{Board, Cup},
};
use serde_json::{Value, json};

const DAY: u64 = 86_400_000;
/// 7 December 2026, noon: the Monday with which the calendar begins.
const MONDAY: u64 = 1_795_262_400_000 + 16 * DAY;

fn state_at(me: &Person, place: Place) -> State {
    let saved = me.store.load(place.key()).unwrap().expect("a game");
    saved.envelope.body.read().unwrap()
}

fn state(me: &Person) -> State {
    state_at(me, Place::Channel(me.channel))
}

fn week_of(me: &Person) -> Place {
    Place::Own {
        user: me.user,
        slot: Slot::Weekly,
    }
}

fn offered(me: &Person, message: u64, word: &str) -> Option<String> {
    let all = components(&me.see(message));
    let found = all.iter().find(|c| action(c) == word)?;
    found["custom_id"].as_str().map(str::to_owned)
}

/// The button of a table that makes it the first game.
fn first_of_table(me: &Person, table: u64) -> Option<String> {
    let all = components(&me.see(table));
    let ids = all.iter().filter_map(|c| c["custom_id"].as_str());
    let mut ids = ids.filter(|id| id.ends_with("|gfirst-game"));
    ids.next().map(str::to_owned)
}

/// The help of the island game where none runs, and the button for newcomers on it.
async fn island_help(me: &Person) -> (u64, String) {
    let help = me.slash("help", json!([])).await;
    let all = components(&me.see(help));
    let mut ids = all.iter().filter_map(|c| c["custom_id"].as_str());
    let island = ids.find(|id| id.starts_with("c1|i|"));
    let page = me.act(help, island.expect("the island game"), None).await;
    let page = page.unwrap_or(help);
    let id = offered(me, page, "first-game").expect("it is offered");
    (page, id)
}

async fn alone(me: &Person) -> u64 {
    me.island(json!([{ "name": "players", "type": 4, "value": 1 }]))
        .await
}

/// The message of a table that fills up.
async fn opened(me: &Person) -> u64 {
    let new = json!([{ "name": "new", "type": 1, "options": [] }]);
    me.slash("island", new).await
}

fn assert_is_first_game(me: &Person) {
    let s = state(me);
    assert_eq!((s.setup.scenario.as_str(), s.round), ("mail_boat", 1));
    assert!(s.setup.friday && s.setup.dog);
    assert_eq!(s.setup.equipment, 3);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_new_turns_the_game_just_begun_into_the_first_game_by_one_press() {
    let me = Person::open().await;
    let (help, first) = island_help(&me).await;
    let panel = alone(&me).await;
    assert_eq!(state(&me).setup.scenario, "castaways");
    let words = me.words(panel);
    assert!(
        words.contains("New here?") && words.contains("The Mail Boat"),
        "{words}"
    );
    me.press_action(panel, "first-game").await;
    assert_is_first_game(&me);
    me.until(panel, "**Planning.**").await;
    let words = me.words(panel);
    assert!(!words.contains("New here?"), "{words}");
    assert!(offered(&me, panel, "first-game").is_none());
    // Whoever learns finds the rulings by their command alone.
    assert!(offered(&me, panel, "rulings").is_none());
    // Once somebody has done something the game stays, also for the button of the help.
    let (id, value) = choose(&me.see(panel)).expect("something to press");
    me.act(panel, &id, value).await;
    let told = me.act(help, &first, None).await.expect("an answer");
    let words = me.words(told);
    assert!(words.contains("somebody has already played"), "{words}");
    assert_is_first_game(&me);
    // The help speaks of what is played, and does not offer it once more.
    let help = me.slash("help", json!([])).await;
    let words = me.words(help);
    assert!(
        words.contains("this is *The Mail Boat*") && words.contains("🎯"),
        "{words}"
    );
    assert!(
        !words.contains("Castaways") && !words.contains("New here?"),
        "{words}"
    );
    assert!(offered(&me, help, "first-game").is_none(), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_help_beside_a_game_offers_the_first_game_only_to_whoever_is_new() {
    let me = Person::open().await;
    let panel = alone(&me).await;
    me.until(panel, "board.png").await;
    let help = async |me: &Person| {
        let help = me.slash("help", json!([])).await;
        let words = me.words(help);
        assert!(words.contains("this is *Castaways*"), "{words}");
        let offers = offered(me, help, "first-game").is_some();
        assert_eq!(words.contains("New here?"), offers, "{words}");
        offers
    };
    assert!(help(&me).await, "nobody has said yet that they know it");
    me.press_action(panel, "taught").await;
    assert!(!help(&me).await, "they know it");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_round_of_the_first_game_begins_with_its_lesson_and_a_suggestion() {
    let me = Person::open().await;
    let panel = alone(&me).await;
    me.press_action(panel, "first-game").await;
    me.until(panel, "**Planning.**").await;
    let lessons = ["Planning", "Looking around", "Weather", "The last day"];
    let mut seen = [false; 4];
    for _ in 0..400 {
        let s = state(&me);
        if s.end.is_some() {
            break;
        }
        let n = usize::from(s.round) - 1;
        let words = me.words(panel);
        // The goal stands there as long as the round lasts, the lesson until there is a plan that can be carried out.
        assert!(words.contains("🎯"), "{words}");
        let lesson = words.contains(&format!("📗 **{}.**", lessons[n]));
        let catalog = Catalog::load().unwrap();
        let ready = Island::apply(&catalog, &s, Seat(0), &Command::Advance).is_ok();
        let done = s.shelter && s.markers.len() > 1;
        assert_eq!(lesson, s.planning && !ready && !done, "{words}");
        if s.planning && s.ask.is_none() && s.plan.is_empty() {
            assert!(words.contains("💡 **"), "{words}");
            let advised = words.split("💡 **").nth(1).expect("advice");
            let advised = advised.split("**").next().unwrap_or_default();
            let advised = advised.to_lowercase();
            // The lesson and the suggestion below it say the same.
            for (lesson, what) in [
                ("so it comes first", "shelter"),
                ("the roof comes first", "roof"),
                ("look around first", "explor"),
                ("comes before that", "shelter"),
            ] {
                let says = words.contains(lesson);
                assert!(!says || advised.contains(what), "{advised}: {words}");
            }
            if !seen[n] {
                let hint = me.hint().await;
                let hint = me.words(hint).to_lowercase();
                let action = advised.split(" (").next().unwrap_or_default();
                assert!(hint.contains(action), "{action}: {hint}");
            }
            seen[n] = true;
        }
        let (id, value) = choose(&me.see(panel)).expect("something to press");
        me.act(panel, &id, value).await;
    }
    assert_eq!(seen, [true; 4]);
    assert!(state(&me).end.is_some(), "{}", me.words(panel));
    // The same once more, or the first of the box, which says what it is about and leads through its first round.
    assert!(offered(&me, panel, "again").is_some());
    assert!(me.words(panel).contains("Next: Castaways"));
    let next = me.press_action(panel, "onward").await.expect("a panel");
    assert_eq!(state(&me).setup.scenario, "castaways");
    me.until(next, "👤 You are").await;
    let words = me.words(next);
    for part in ["👤 You are", "🎯", "☠️", "💡 **"] {
        assert!(words.contains(part), "no {part}: {words}");
    }
    assert!(!words.contains("New here?"), "{words}");
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lesson_says_what_comes_first_only_where_the_panel_suggests_it() {
    let house = House::open();
    let empty = house.store.copy();
    let (mut led, mut company) = (0, 0);
    for seed in 1..6 {
        for users in [vec![7_u64], vec![7, 8]] {
            let setup = Setup {
                scenario: "mail_boat".into(),
                ..Setup::standard(u8::try_from(users.len()).unwrap())
            };
            let meta = Meta {
                chairs: users.clone().into(),
                teaches: true,
                ..Meta::default()
            };
            house.begin::<Island>(here(), setup, seed, meta).await;
            let state = house.game::<Island>(here()).await.state;
            let panel = house.panel::<Island>(here()).await;
            let words = panel.message.embeds()[0].description.as_str().to_owned();
            // An event may ask something first.
            let open = state.planning && state.ask.is_none();
            assert_eq!(words.contains("**Planning.**"), open, "{words}");
            let says = ["look around first", "so it comes first"];
            let says = says.iter().any(|first| words.contains(first));
            assert!(!says || users.len() == 1, "{words}");
            led += u32::from(says);
            company += u32::from(open && users.len() > 1);
            house.store.restore(&empty);
        }
    }
    assert!(led > 0 && company > 0, "{led} {company}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_help_begins_the_first_game_where_none_runs() {
    let me = Person::open().await;
    let (page, id) = island_help(&me).await;
    assert!(
        me.words(page).contains("The Mail Boat"),
        "{}",
        me.words(page)
    );
    me.act(page, &id, None).await;
    assert_is_first_game(&me);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_of_somebody_new_becomes_the_first_game_by_one_press_of_its_host() {
    let mut me = Person::open().await;
    let (robin, mary) = {
        let users: Vec<u64> = me.handle().users().iter().map(|u| u.id).collect();
        (users[0], users[1])
    };
    let table = opened(&me).await;
    // It begins nothing yet, and the button says so.
    let words = me.words(table);
    let named = words.matches("Choose the first game").count();
    assert!(words.contains("New here?") && named > 1, "{words}");
    let id = first_of_table(&me, table).expect("it is offered");
    me.user = mary;
    let told = me.act(table, &id, None).await.expect("an answer");
    assert!(me.words(told).contains("host"), "{}", me.words(told));
    me.user = robin;
    me.act(table, &id, None).await;
    me.until(table, "is chosen. It begins with **Set sail**")
        .await;
    assert_eq!(first_of_table(&me, table), None);
    assert!(!me.words(table).contains("New here?"));
    me.press_action(table, "begin").await;
    me.until(table, "Round 1").await;
    assert_is_first_game(&me);
    me.close().await;
    // Whoever knows the game is not asked.
    let me = Person::open().await;
    let key = format!("taught/island/{}", me.user);
    me.store.put_global(&key, Value::Bool(true)).unwrap();
    let table = opened(&me).await;
    assert_eq!(first_of_table(&me, table), None);
    assert!(
        !me.words(table).contains("New here?"),
        "{}",
        me.words(table)
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_week_plays_what_the_calendar_says_and_tells_the_weeks_to_come() {
    let mut me = Person::open_at(MONDAY).await;
    let panel = me.slash("weekly", json!([])).await;
    let place = week_of(&me);
    assert_eq!(state_at(&me, place).setup.scenario, "jenny");
    let words = me.words(panel);
    for said in [
        "This week: **Jenny Needs Help (brutal)**",
        "2026-W51 Castaways (fair)",
        "2027-W01 Volcano Island (brutal)",
    ] {
        assert!(words.contains(said), "{said}: {words}");
    }
    assert!(
        !words.contains("2027-W02"),
        "four weeks are enough: {words}"
    );
    let german = me
        .handle()
        .users()
        .iter()
        .find(|u| u.locale == "de")
        .map(|u| u.id);
    me.user = german.expect("somebody who speaks German");
    let panel = me.slash("weekly", json!([])).await;
    let words = me.words(panel);
    assert!(
        words.contains("Diese Woche: **Jenny braucht Hilfe (sehr schwer)**"),
        "{words}"
    );
    assert!(
        words.contains("2026-W51 Schiffbrüchige (machbar)"),
        "{words}"
    );
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_attempt_of_the_week_before_stays_what_it_was() {
    let me = Person::open_at(MONDAY - DAY).await;
    let panel = me.slash("weekly", json!([])).await;
    let before = state_at(&me, week_of(&me));
    assert_eq!(before.setup.scenario, "castaways");
    let (id, value) = choose(&me.see(panel)).expect("something to press");
    me.act(panel, &id, value).await;
    // Within the hours in which it still counts.
    me.set_clock(MONDAY - 10 * 3_600_000);
    me.slash("weekly", json!([])).await;
    let now = state_at(&me, week_of(&me));
    assert_eq!(now.setup, before.setup);
    me.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_week_of_another_scenario_is_entered_on_its_own_boards() {
    let me = Person::open_at(MONDAY).await;
    let panel = me.slash("weekly", json!([])).await;
    let mut presses = 0;
    while let Some((id, value)) = choose(&me.see(panel)) {
        me.act(panel, &id, value).await;
        presses += 1;
        assert!(presses < 900, "{}", me.words(panel));
    }
    let board = |name: &str| {
        let kept = me.store.get_global(&format!("board/{name}")).unwrap();
        let board: Option<Board> = kept.map(|value| serde_json::from_value(value).unwrap());
        board.map_or(0, |board| board.entries().len())
    };
    assert_eq!(board("weekly/2026-W50"), 1, "{}", me.words(panel));
    assert_eq!(board("glory/island/jenny"), 1);
    assert_eq!(board("glory/island/castaways"), 0);
    // "All time" is that of this week's scenario, or of the one that is asked for.
    let all_time = json!([{ "name": "board", "type": 4, "value": 3 }]);
    let words = me.words(me.slash("scores", all_time).await);
    let own = format!("<@{}>", me.user);
    assert!(words.contains("Jenny Needs Help: the best"), "{words}");
    assert!(words.contains(&own), "{words}");
    let asked = json!([{ "name": "scenario", "type": 3, "value": "castaways" }]);
    let words = me.words(me.slash("scores", asked).await);
    assert!(words.contains("Castaways: the best"), "{words}");
    assert!(!words.contains(&own), "{words}");
    me.close().await;
}

/// The page of the weeks to come, as it is published.
fn page() -> String {
    let first = Cup::read("weekly/2026-W50").expect("a week");
    let mut text = String::from(
        "# The weeks\n\nWhich scenario the weekly challenge plays, from `content/bot/weeks.toml`; before 2026-W50 it is Castaways. A test\n\
         writes this page with `CASTAWAY_BLESS=1 cargo test -p castaway --test edge learning::`.\n\n| week | scenario | alone |\n|---|---|---|\n",
    );
    for (cup, key) in Calendar::get().weeks(first, 26) {
        let hard = Calendar::get().hardness(&key).expect("measured");
        text += &format!("| {} | {key} | {} |\n", cup.label(), hard.name());
    }
    text
}

#[test]
fn the_page_of_the_weeks_is_true() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/weeks.md");
    if std::env::var_os("CASTAWAY_BLESS").is_some() {
        std::fs::write(path, page()).unwrap();
    }
    let stands = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(stands, page(), "docs/weeks.md is not true any more");
}
