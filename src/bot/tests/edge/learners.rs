//! The panel of somebody who learns is short on a phone: the gravest of what threatens, and the rest one press further.

use castaway::{
    discord::GameUi,
    games::island::{more, panel::panel, scene::Scene},
    ui::{reader::Reader, texts::Lang},
};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    catalog::Catalog, event::Event, game::Island, policy, setup::Setup, state::State,
};
use castaway_table::{Loaded, Meta, Place};
use serde_json::Value;

use crate::{
    house::House,
    person::{action, components},
};

const USER: u64 = 7;
/// What lines of the field begin with that may stand there although there are two others.
const DEADLY: [&str; 4] = ["☠️", "⌛", "🌋", "❤️"];

/// The moments of a game alone at which a plan is begun or half made, each with what was told since the round before.
fn plans(catalog: &Catalog, scenario: &str, seed: u64) -> Vec<(State, Vec<Event>)> {
    let setup = Setup {
        scenario: scenario.into(),
        ..Setup::standard(1)
    };
    let made = Island::create(catalog, &setup, seed).unwrap();
    let (mut state, mut events, mut plans) = (made.state, made.events, Vec::new());
    while let Some(command) = policy::suggest(catalog, &state, Seat(0)) {
        if state.planning && state.ask.is_none() {
            plans.push((state.clone(), events.clone()));
        } else if !state.planning {
            let begins = |event: &Event| matches!(event, Event::Round(_));
            let round = events.iter().rposition(begins).unwrap_or_default();
            events.drain(..round);
        }
        let applied = Island::apply(catalog, &state, Seat(0), &command).unwrap();
        state = applied.state;
        events.extend(applied.events);
    }
    plans
}

/// A moment of somebody's lessons.
fn lesson(state: State) -> Loaded<Island> {
    Loaded {
        number: 0,
        place: Place::Channel(1),
        revision: 1,
        state,
        meta: Meta {
            chairs: vec![USER].into(),
            teaches: true,
            ..Meta::default()
        },
    }
}

fn shown(message: &Value) -> Vec<String> {
    components(message).iter().map(action).collect()
}

/// The name and the lines of what threatens on a panel.
fn threatens(embed: &Value) -> Option<(String, Vec<String>)> {
    let fields = embed["fields"].as_array()?;
    let name = |field: &&Value| field["name"].as_str().is_some_and(|n| n.starts_with("🌙"));
    let field = fields.iter().find(name)?;
    let lines = field["value"].as_str()?.lines().map(str::to_owned);
    Some((field["name"].as_str()?.to_owned(), lines.collect()))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_learns_reads_the_worst_on_the_panel_and_the_rest_one_press_further() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let (mut cut, mut deadly) = (0, 0);
    for (scenario, seed) in (1..5).flat_map(|seed| [("mail_boat", seed), ("castaways", seed)]) {
        for (state, events) in plans(ui.catalog(), scenario, seed) {
            let loaded = lesson(state);
            for lang in Lang::ALL {
                let scene: Scene<'_> = ui.scene(lang, &loaded, &events, Some(USER));
                let reader = Reader {
                    user: Some(USER),
                    ..Reader::all(lang)
                };
                let all = Island::threats(&ui, &loaded, reader);
                let json = panel(&scene).json();
                let embed = &json["embeds"][0];
                let text = embed["description"].as_str().unwrap();
                let news = text.lines().filter(|line| line.starts_with("> ")).count();
                assert!(news <= 5, "{scenario}, seed {seed}: {text}");
                let page = more::page(&scene).json();
                let behind = page["embeds"][0]["description"].as_str().unwrap();
                for line in &all {
                    assert!(behind.contains(line.as_str()), "{line}: {behind}");
                }
                let Some((name, told)) = threatens(embed) else {
                    continue;
                };
                let kills = |line: &&String| DEADLY.iter().any(|sign| line.contains(sign));
                let may_kill = all.iter().filter(kills).count();
                assert!(told.len() <= may_kill.max(2), "{told:?} of {all:?}");
                let missing = all.iter().filter(|line| !told.contains(line));
                let missing: Vec<&String> = missing.collect();
                assert!(
                    missing.iter().all(|line| !line.contains("☠️")),
                    "{missing:?}"
                );
                let says = name.contains(&format!("+{}", missing.len()));
                assert_eq!(says, !missing.is_empty(), "{name}: {missing:?}");
                cut += usize::from(says);
                deadly += may_kill;
            }
        }
    }
    assert!(cut > 20 && deadly > 4, "{cut} {deadly}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_learner_seldom_needs_is_one_press_further_once_something_is_planned() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let (mut first, mut later) = (0, 0);
    for seed in 1..4 {
        for (state, events) in plans(ui.catalog(), "mail_boat", seed) {
            let begins = state.round == 1 && state.plan.is_empty();
            let loaded = lesson(state);
            let scene = ui.scene(Lang::De, &loaded, &events, Some(USER));
            let on_panel = shown(&panel(&scene).json());
            let behind = shown(&more::page(&scene).json());
            for word in ["cards", "who"] {
                assert!(!on_panel.iter().any(|shown| shown == word), "{on_panel:?}");
                assert!(behind.iter().any(|shown| shown == word), "{behind:?}");
            }
            // Nothing is settled there about others, and whoever learns need not choose between readings.
            for word in ["agreed", "standing", "rulings"] {
                assert!(!behind.iter().any(|shown| shown == word), "{behind:?}");
            }
            assert!(behind.iter().any(|shown| shown == "taught"), "{behind:?}");
            let knows = on_panel.iter().any(|shown| shown == "taught");
            assert!(begins || !knows, "{on_panel:?}");
            first += usize::from(knows);
            later += usize::from(!begins);
        }
    }
    assert!(first > 0 && later > 5, "{first} {later}");
}
