//! The panel of a table in company is short on a phone: what is seldom needed is one press further, and what else was lost shares
//! a line.

use castaway::{
    games::island::{more, panel::panel, scene::Scene, words::Words},
    ui::texts::Lang,
};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    catalog::Catalog, event::Event, game::Island, policy, setup::Setup, state::State,
};
use castaway_table::{Loaded, Meta, Place};
use serde_json::Value;

use crate::person::{action, components};

const PEOPLE: [u64; 3] = [100_000_000_000_000_007, 7_008, 7_009];

/// Pixels of a row of buttons on a phone, of a button without words, of its sign and of a letter.
const ROW: usize = 366;
const PLAIN: usize = 22;
const SIGN: usize = 24;
const LETTER: usize = 8;
const GAP: usize = 8;

/// The moments of a game of three at which they plan, each with what was told before it.
fn plans(catalog: &Catalog, seed: u64) -> Vec<(State, Vec<Event>)> {
    let made = Island::create(catalog, &Setup::standard(3), seed).unwrap();
    let (mut state, mut events) = (made.state, made.events);
    let mut plans = Vec::new();
    loop {
        let opens = state.planning && state.ask.is_none() && state.plan.is_empty();
        if opens {
            plans.push((state.clone(), std::mem::take(&mut events)));
        }
        let mut seats = (0..3).map(Seat);
        let next = seats.find_map(|seat| Some((seat, policy::suggest(catalog, &state, seat)?)));
        let Some((seat, command)) = next else {
            return plans;
        };
        let applied = Island::apply(catalog, &state, seat, &command).unwrap();
        state = applied.state;
        events.extend(applied.events);
    }
}

/// Rows that the buttons of a message take on a phone, where each row of theirs begins anew.
fn rows(message: &Value) -> usize {
    let mut taken = 0;
    for row in message["components"].as_array().unwrap() {
        let buttons = row["components"].as_array().unwrap();
        let mut left = 0;
        for button in buttons.iter().filter(|button| button["type"] == 2) {
            let label = button["label"].as_str().unwrap_or_default();
            let sign = if button["emoji"].is_null() { 0 } else { SIGN };
            let wide = PLAIN + sign + LETTER * label.chars().count();
            if left < wide {
                taken += 1;
                left = ROW;
            }
            left = left.saturating_sub(wide + GAP);
        }
    }
    taken
}

#[test]
fn a_panel_in_company_takes_few_rows_and_what_it_leaves_out_is_one_press_further() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let (mut seen, mut told_more) = (0, 0);
    for seed in 1..6 {
        for (state, events) in plans(&catalog, seed) {
            let loaded = Loaded::<Island> {
                number: 0,
                place: Place::Channel(1),
                revision: 1,
                state,
                meta: Meta {
                    chairs: PEOPLE.into(),
                    teaches: true,
                    ..Meta::default()
                },
            };
            for lang in Lang::ALL {
                let words = Words::new(texts.of(lang), &catalog);
                let scene = Scene::of(words, &catalog, &loaded, &events, Some(PEOPLE[0]));
                let message = panel(&scene).json();
                let text = message["embeds"][0]["description"].as_str().unwrap();
                let news = text.lines().filter(|line| line.starts_with("> ")).count();
                assert!(news <= 6, "seed {seed}: {text}");
                assert!(rows(&message) <= 3, "seed {seed}: {message}");
                let shown: Vec<String> = components(&message).iter().map(action).collect();
                assert!(shown.iter().any(|word| word == "more"), "{shown:?}");
                told_more += usize::from(shown.iter().any(|word| word == "happened"));
                let page = more::page(&scene).json();
                let behind: Vec<String> = components(&page).iter().map(action).collect();
                for word in ["agreed", "standing", "cards", "who", "help"] {
                    assert!(behind.iter().any(|other| other == word), "{behind:?}");
                }
                seen += 1;
            }
        }
    }
    assert!(seen > 20 && told_more > 10, "{seen} {told_more}");
}
