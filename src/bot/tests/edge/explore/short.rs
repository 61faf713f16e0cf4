//! The panel of an ordinary turn stays short enough for a phone: two menus, two rows of buttons, three lines of news; and nothing of it
//! is lost.

use castaway::{
    discord::GameUi,
    games::discover::{
        also::{self, Also},
        deeds,
    },
    ui::{message::Message, reader::Reader, texts::Lang},
};
use castaway_discover::{Discover, bot, event::Event, on_way::OnWay, state::Phase};
use castaway_kernel::{Game, Seat};
use serde_json::Value;

use super::guided::morning;
use crate::house::{House, choices, looks};

/// So many deeds the menu, beside three entries of its own, and the row of buttons hold.
const HELD: usize = 22 + 4;

/// Menus and rows of buttons of a message.
fn rows(message: &Message) -> (usize, usize) {
    let json = message.json();
    let all = json["components"].as_array().cloned().unwrap_or_default();
    let is_menu = |row: &&Value| row["components"][0]["options"].is_array();
    let menus = all.iter().filter(is_menu).count();
    (menus, all.len() - menus)
}

/// The lines of what happened.
fn news(message: &Message) -> usize {
    let json = message.json();
    let text = json["embeds"][0]["description"].as_str();
    let lines = text.unwrap_or_default().lines();
    lines.filter(|line| line.starts_with("-# ")).count()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turn_takes_two_menus_and_two_rows_of_buttons_and_each_deed_stands_in_them() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut loaded = morning(&house, 1).await;
    let mut turns = 0;
    let mut events: Vec<Event> = Vec::new();
    for n in 0..250 {
        if loaded.state.phase == Phase::Over {
            break;
        }
        loaded.meta.newest = u32::try_from(events.len()).unwrap();
        let lang = Lang::ALL[n % Lang::ALL.len()];
        let panel = Discover::panel(&ui, &loaded, &events, Reader::all(lang));
        let scene = ui.explore_public(lang, &loaded, &[]);
        if scene.turn().is_some() {
            turns += 1;
            let (menus, buttons) = rows(&panel);
            assert!(menus <= 2 && buttons <= 2, "{}", looks(&panel));
            // Three of what happened, and how many more the story holds; the first day says that a world was not tried.
            assert!(news(&panel) <= 3 + 1 + 1, "{}", looks(&panel));
            let drawn = choices(&panel);
            for deed in deeds::deeds(&scene).into_iter().take(HELD) {
                let stands = drawn.iter().any(|choice| {
                    choice.values.contains(&deed.code)
                        || choice.id.ends_with(&format!("|{}", deed.code))
                });
                assert!(stands, "{}: {}", deed.label, looks(&panel));
            }
        }
        let next = bot::choose(ui.catalog(), &loaded.state, Seat(0)).unwrap();
        let step = Discover::apply(ui.catalog(), &loaded.state, Seat(0), &next).unwrap();
        (loaded.state, events) = (step.state, step.events);
    }
    assert!(turns > 60, "only {turns}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_seldom_wanted_stands_in_the_menu_of_deeds() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let loaded = morning(&house, 1).await;
    let panel = Discover::panel(&ui, &loaded, &[], Reader::all(Lang::En));
    let drawn = choices(&panel).into_iter();
    let also: Vec<Also> = drawn
        .filter_map(|choice| Also::read(choice.values.first()?))
        .collect();
    assert_eq!(
        also,
        [Also::Gathers(OnWay::Water), Also::Sheet, Also::Quest]
    );
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    assert_eq!(also::entries(&scene).len(), also.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_much_that_happened_the_newest_three_lines_are_told_and_how_many_more_there_are() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut loaded = morning(&house, 1).await;
    let events = [2, 3, 4, 5, 6].map(Event::Dawn);
    loaded.meta.newest = 5;
    let panel = Discover::panel(&ui, &loaded, &events, Reader::all(Lang::En));
    let said = looks(&panel);
    assert!(said.contains("2 more lines under **Story**"), "{said}");
    assert!(said.contains("Day 6 breaks"), "{said}");
    assert!(said.contains("Day 4 breaks"), "{said}");
    assert!(!said.contains("Day 3 breaks"), "{said}");
    // What the panel leaves out stands on the page that the story opens at.
    let drawn = choices(&panel);
    let story = drawn.iter().find(|choice| choice.id.contains("|log|"));
    let page = story.unwrap().id.rsplit('|').next().unwrap();
    assert_eq!(page.parse(), Ok(u32::MAX));
}
