//! What a game that teaches explains, over whole games.

use std::sync::Arc;

use castaway::{
    games::island::{UPGRADES, panel::panel, scene::Scene, words::Words},
    ui::texts::Lang,
};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    catalog::Catalog,
    event::Event,
    game::Island,
    ids::{Deck, Res, Space, TokenKind},
    policy,
    setup::Setup,
    task::CardRef,
    text::Wording,
};
use castaway_store::MemoryStore;
use castaway_table::{Act, Done, Faults, Loaded, Meta, Stamp, Table};

const USER: u64 = 7;
const GAMES: u64 = 4;

fn stamp(n: u64) -> Stamp {
    Stamp {
        user: USER,
        interaction: Some(n),
        now_ms: 1_000 + n,
    }
}

/// The lines of the panel that explain a word.
async fn explained(table: &Table<Island>, loaded: &Loaded<Island>) -> Vec<String> {
    let events = table.told(loaded).await.ok().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let words = Words::new(texts.of(Lang::En), table.catalog());
    let scene = Scene::of(words, table.catalog(), loaded, &events, Some(USER));
    let json = panel(&scene).json();
    let text = json["embeds"][0]["description"].as_str().unwrap_or("");
    let lines = text.lines().filter(|line| line.starts_with("📘"));
    lines.map(str::to_owned).collect()
}

#[tokio::test]
async fn whoever_is_alone_reads_on_one_panel_what_a_word_of_the_game_means() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let faults = Faults::new(std::env::temp_dir().join("castaway-test-faults"));
    let store = Arc::new(MemoryStore::default());
    let table: Table<Island> = Table::new(catalog, "test".into(), store, UPGRADES, faults);
    let mut words = 0;
    for place in 1..=GAMES {
        let meta = Meta {
            chairs: vec![USER].into(),
            teaches: true,
            ..Meta::default()
        };
        let setup = Setup::standard(1);
        let begun = table.begin(place, stamp(place), setup, place, meta).await;
        let Ok(Done::Now { mut loaded, .. }) = begun else {
            panic!("the game does not begin");
        };
        let mut told: Vec<String> = Vec::new();
        for n in 2.. {
            let lines = explained(&table, &loaded).await;
            assert!(lines.len() <= 2, "game {place}: {lines:?}");
            for line in lines {
                assert!(!told.contains(&line), "game {place}: {line}");
                told.push(line);
            }
            if Island::outcome(&loaded.state).is_some() {
                break;
            }
            let command = policy::suggest(table.catalog(), &loaded.state, Seat(0)).unwrap();
            let act = Act {
                stamp: stamp(10_000 * place + n),
                seen: None,
                command,
            };
            let Ok(Done::Now { loaded: next, .. }) = table.act(place, act).await else {
                panic!("an order of the computer player is refused");
            };
            loaded = next;
        }
        words += told.len();
    }
    assert!(words >= 12, "only {words} words are explained");
}

#[test]
fn every_word_that_events_bring_up_is_explained() {
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let lost = CardRef::Adventure(Deck::Explore, "lost".into());
    for (event, word) in [
        (Event::Drawn(lost), "adventure"),
        (Event::Exhausted(Space::M2, Res::Wood), "exhausted"),
    ] {
        assert_eq!(event.word(), Some(word));
        for lang in [Lang::En, Lang::De] {
            let taught = texts.of(lang).get(&format!("teach-{word}"));
            assert!(taught.starts_with("📘"), "{taught}");
        }
    }
}

#[test]
fn a_token_is_taught_by_the_name_that_it_is_told_by() {
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    for lang in [Lang::En, Lang::De] {
        for (kind, key) in [
            (TokenKind::Adventure, "teach-adventure-token"),
            (TokenKind::TimeConsuming, "teach-time-token"),
            (TokenKind::AdditionalFood, "teach-food-token"),
            (TokenKind::AdditionalWood, "teach-wood-token"),
            (TokenKind::GreaterDanger, "teach-danger-token"),
            (TokenKind::Reroll, "teach-reroll-token"),
        ] {
            let name = Wording::get(lang).token(kind);
            let name = name.split(" (").next().unwrap_or_default().to_owned();
            let taught = texts.of(lang).get(key);
            assert!(taught.contains(&format!("*{name}*")), "{name}: {taught}");
        }
    }
}
