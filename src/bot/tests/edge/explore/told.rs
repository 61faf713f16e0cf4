//! What a log and a recap tell of a world: a line that was told stays as it is, fights and damage are in it, and a load says what
//! counts.

use std::collections::BTreeSet;

use castaway::{
    discord::{GameUi, Lookup},
    games::discover::hand,
    ui::{reader::Reader, texts::Lang},
};
use castaway_discover::{
    Discover,
    catalog::Catalog,
    event::Event,
    ids::{Damage, Res},
    state::{Item, Phase},
    stock::Stock,
};
use castaway_kernel::{Game, Key, Seat};
use castaway_store::LogEntry;
use castaway_table::{Loaded, Past, Span, Stretch};

use super::{begin::begun, stale::step};
use crate::house::{House, here, looks};

const USER: u64 = 7;
/// Whoever plays, in a language.
fn reader(lang: Lang) -> Reader {
    Reader {
        user: Some(USER),
        ..Reader::all(lang)
    }
}

/// So many steps are some days.
const STEPS: usize = 90;

/// Some days alone, and the log of them.
async fn days(house: &House, number: u64) -> (Loaded<Discover>, Vec<LogEntry>) {
    let mut loaded = begun(house, 1, number).await;
    for _ in 0..STEPS {
        if loaded.state.phase == Phase::Over {
            break;
        }
        loaded = step(house, Seat(0)).await;
    }
    let ui = house.ui::<Discover>();
    let log = ui.tables().log(here(), 0, 9_999).await;
    (loaded, log.unwrap_or_else(|_| panic!("the log is read")))
}

/// The lines of the log so far.
fn told(house: &House, loaded: &Loaded<Discover>, log: &[LogEntry]) -> Vec<String> {
    let ui = house.ui::<Discover>();
    let catalog: &Catalog = ui.catalog();
    let past = Past::new(catalog, log.to_vec());
    let chapters = Discover::chronicle(&ui, loaded, past, reader(Lang::En));
    chapters.into_iter().flat_map(|one| one.lines).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_of_the_log_stays_as_it_was_told_whatever_comes_after_it() {
    let house = House::open();
    let (loaded, log) = days(&house, 3).await;
    let all = told(&house, &loaded, &log);
    assert!(all.len() > 40, "{all:?}");
    for n in (1..=log.len()).step_by(3) {
        let then = told(&house, &loaded, &log[..n]);
        assert_eq!(then, all[..then.len()], "after {n} steps");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_card_that_was_met_in_the_game_may_be_read_by_its_name() {
    let house = House::open();
    let (_, log) = days(&house, 3).await;
    let events = log
        .iter()
        .filter_map(|e| e.events.read::<Vec<Event>>().ok());
    let met = events.flatten().filter_map(|event| match event {
        Event::Night(card) | Event::Threat(_, card) | Event::Fight(_, _, card) => Some(card),
        _ => None,
    });
    let met: BTreeSet<Key> = met.collect();
    assert!(met.len() > 3, "{met:?}");
    let ui = house.ui::<Discover>();
    let caller = house.caller(USER);
    for card in met {
        let name = ui.explore_words(Lang::En).wording.name(&card);
        let offered = Discover::offered(&ui, &caller, &Lookup::Card(name.clone())).await;
        let found = offered.iter().any(|(value, _)| value == card.as_str());
        assert!(found, "{name}: {offered:?}");
    }
}

/// The days of a log as a recap takes them.
fn stretches(house: &House, log: &[LogEntry]) -> Vec<Stretch<Discover>> {
    let ui = house.ui::<Discover>();
    let catalog: &Catalog = ui.catalog();
    let past: Past<'_, Discover> = Past::new(catalog, log.to_vec());
    past.stretches(Span::Since(0), false)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_recap_says_what_was_fought_and_suffered() {
    let (mut fights, mut hurts, mut cards) = (0, 0, 0);
    for number in [3, 4] {
        let house = House::open();
        let ui = house.ui::<Discover>();
        let (loaded, log) = days(&house, number).await;
        for lang in Lang::ALL {
            let words = ui.explore_words(lang).wording;
            for day in stretches(&house, &log) {
                let gist = Discover::gist(&ui, &loaded, &day, reader(lang));
                let lines: Vec<&str> = gist.lines.iter().map(|l| l.text.as_str()).collect();
                let said = lines.join("\n");
                // A card that something came of is told with that, not with what stands on it.
                let told = ["The card says", "Auf der Karte steht"];
                assert!(!told.iter().any(|words| said.contains(words)), "{said}");
                let events = day.steps.iter().flat_map(|step| &step.events);
                for event in events {
                    match event {
                        Event::Fight(_, _, card) => {
                            fights += 1;
                            let name = words.name(card);
                            let line = lines.iter().find(|l| l.starts_with("⚔️"));
                            assert!(line.is_some_and(|l| l.contains(&name)), "{said}");
                        }
                        Event::Card(..) => cards += 1,
                        Event::Hurt(..) => {
                            hurts += 1;
                            assert!(said.contains("💔"), "{said}");
                        }
                        _ => {}
                    }
                }
            }
        }
    }
    let all = [fights, hurts, cards];
    assert!(all.iter().all(|n| *n > 0), "fights, damage, cards: {all:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_load_says_what_counts_otherwise_than_it_looks() {
    let house = House::open();
    let mut loaded = begun(&house, 1, 3).await;
    while loaded.state.ask.is_some() {
        loaded = step(&house, Seat(0)).await;
    }
    let ui = house.ui::<Discover>();
    let item = |card: &str| Item {
        card: card.into(),
        counters: 0,
        used: None,
    };
    let me = &mut loaded.state.seats[0];
    (me.character, me.stock) = (Some(item("wt")), Stock::of(Res::Stone, 8));
    me.items.clear();
    let pages = |loaded: &Loaded<Discover>| {
        let scene = ui.explore_scene(Lang::En, loaded, &[], Some(Seat(0)));
        let panel = Discover::panel(&ui, loaded, &[], Reader::all(Lang::En));
        [looks(&hand::page(&scene, 0)), looks(&panel)]
    };
    let [own, _] = pages(&loaded);
    assert!(
        own.contains("🎒 8 things, of 10 that you can carry"),
        "{own}"
    );
    assert!(!own.contains("carry ("), "{own}");
    loaded.state.seats[0].stock.gain_double(Res::Wood);
    for page in pages(&loaded) {
        assert!(page.contains("🎒 9 "), "{page}");
        assert!(page.contains("(1 double token counts once)"), "{page}");
    }
    // What an item carries is there, and does not count.
    let me = &mut loaded.state.seats[0];
    me.damage = vec![Damage::Physical];
    me.items.push(item("gourd"));
    me.stock.gain(Res::Clean, 1);
    let [own, _] = pages(&loaded);
    assert!(
        own.contains("1 token lies in an item and does not count"),
        "{own}"
    );
    assert!(Discover::check(ui.catalog(), &loaded.state).is_empty());
}
