//! How much somebody reads who explores alone: the help, and what each order of a whole game brings to the panel.
//!
//! The figures: `cargo test -p castaway --test edge explore::reading:: -- --nocapture`.

use castaway::{
    discord::GameUi,
    games::discover::help,
    ui::{message::Message, reader::Reader, shared::Shared, texts::Lang},
};
use castaway_discover::{Discover, bot, event::Event, ids::Difficulty, setup::Setup, state::Phase};
use castaway_kernel::{Game, Seat};
use castaway_table::Meta;
use serde_json::Value;

use super::{begin::begun, guided::panel};
use crate::house::{House, choices, here, looks};

/// So many orders are more than a short game takes.
const MOST: usize = 600;

/// Words of a text; a sign alone is none.
fn words(text: &str) -> usize {
    let is_word = |part: &&str| part.chars().any(char::is_alphanumeric);
    text.split_whitespace().filter(is_word).count()
}

/// The lines that are read on a message; what can be pressed is looked for, and not read.
fn lines(message: &Message) -> Vec<String> {
    let json = message.json();
    let embeds = json["embeds"].as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut all = Vec::new();
    for embed in &embeds {
        for part in [&embed["title"], &embed["description"]] {
            all.extend(text(part).lines().map(str::to_owned));
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_alone_reads_a_short_help() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let alone = begun(&house, 1, 3).await;
    for lang in Lang::ALL {
        let pages = help::pages(&ui.explore_words(lang));
        let each: Vec<usize> = pages.iter().map(|(_, text)| words(text)).collect();
        println!("{lang:?}: words of the help {each:?}");
        // The last page is for company, and alone no button leads there; what is needed of it stands on the page before.
        let danger = Discover::help_beside(&ui, &alone, Reader::all(lang), 3, Vec::new());
        let danger = lines(&danger);
        let needed = danger.last().expect("a page has lines");
        let told = match lang {
            Lang::En => ["/undo", "/explore end", "/share"],
            Lang::De => ["/rückgängig", "/erkunden ende", "/teilen"],
        };
        assert!(told.iter().all(|word| needed.contains(word)), "{needed}");
        let read = each.iter().take(4).sum::<usize>() + words(needed);
        println!("{lang:?}: alone {read} words");
        assert!((300..640).contains(&read), "{lang:?}: {read} words");
        let page = Discover::help_beside(&ui, &alone, Reader::all(lang), 0, Vec::new());
        let id = |n: u8| Shared::Help(n).id('x', 0);
        let drawn: Vec<String> = choices(&page).into_iter().map(|c| c.id).collect();
        let leads = [1, 2, 3, 4].map(|n| drawn.contains(&id(n)));
        assert_eq!(leads, [true, true, true, false], "{drawn:?}");
    }
    let house = House::open();
    let company = begun(&house, 2, 3).await;
    let reader = Reader::all(Lang::En);
    let danger = Discover::help_beside(&house.ui(), &company, reader, 3, Vec::new());
    assert!(
        !looks(&danger).contains("/explore end"),
        "it stands on the last page"
    );
    let page = Discover::help_beside(&house.ui(), &company, reader, 0, Vec::new());
    let last = Shared::Help(4).id('x', 0);
    assert!(choices(&page).iter().any(|choice| choice.id == last));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_brings_little_to_read() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut setup = Setup::new("q_flood", 1, 3);
    setup.world.difficulty = Difficulty::Gentle;
    let meta = Meta {
        chairs: vec![7].into(),
        introduces: true,
        teaches: true,
        ..Meta::default()
    };
    house.begin::<Discover>(here(), setup, 3, meta).await;
    let mut loaded = house.game::<Discover>(here()).await;
    let (mut read, mut orders) = (0, 0);
    let mut told: Vec<Event> = Vec::new();
    let mut before = lines(&panel(&house, &loaded, Lang::En));
    while loaded.state.phase != Phase::Over && orders < MOST {
        let next = bot::choose(ui.catalog(), &loaded.state, Seat(0)).unwrap();
        let step = Discover::apply(ui.catalog(), &loaded.state, Seat(0), &next).unwrap();
        told = step.events;
        loaded.state = step.state;
        loaded.meta.newest = told.len().try_into().unwrap();
        orders += 1;
        let now = lines(&Discover::panel(&ui, &loaded, &told, Reader::all(Lang::En)));
        let new = now.iter().filter(|line| !before.contains(line));
        read += new.map(|line| words(line)).sum::<usize>();
        before = now;
    }
    let minutes = read / 200 + orders * 3 / 60;
    println!(
        "{orders} orders to day {}: {read} new words, {minutes} minutes",
        loaded.state.day
    );
    assert!(orders > 40, "{orders} orders, the last one told {told:?}");
    assert!(read / orders < 80, "{read} words in {orders} orders");
}
