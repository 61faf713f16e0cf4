//! Pawns and wood shared out among what is planned: several actions at once save the wood that both together lack, and pawns that
//! differ in nothing are offered once.

use std::collections::BTreeSet;

use castaway::{
    games::island::{press::Draft, scene::Scene, several, wizard, words::Words},
    ui::texts::Lang,
};
use castaway_kernel::{Game, Key, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    effect::PawnColour,
    ids::Track,
    legal,
    plan::{Goal, Project},
    policy,
    setup::Setup,
    state::{NeutralPawn, State},
};
use castaway_table::{Loaded, Meta, Place};
use serde_json::Value;

const USER: u64 = 7;

fn levels() -> [Goal; 2] {
    [Track::Roof, Track::Palisade].map(|track| Goal::Build(Project::Level(track)))
}

/// The first plan of a carpenter alone, with a shelter, of which nothing is planned.
fn begun(catalog: &Catalog) -> State {
    let setup = Setup {
        characters: vec![Some("carpenter".into())],
        ..Setup::standard(1)
    };
    let mut state = Island::create(catalog, &setup, 3).ok().unwrap().state;
    while !state.planning || state.ask.is_some() {
        let command = policy::suggest(catalog, &state, Seat(0));
        let command = command.unwrap_or(Command::Advance);
        let applied = Island::apply(catalog, &state, Seat(0), &command);
        state = applied.ok().unwrap().state;
    }
    state.shelter = true;
    (state.stock.wood, state.stock.fur) = (20, 0);
    state
}

/// What is seen of it by whoever plays it.
fn seen<T>(catalog: &Catalog, state: &State, look: impl FnOnce(&Scene<'_>) -> T) -> T {
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let loaded = Loaded::<Island> {
        number: 0,
        place: Place::Channel(1),
        revision: 1,
        state: state.clone(),
        meta: Meta {
            chairs: [USER].into(),
            ..Meta::default()
        },
    };
    let words = Words::new(texts.of(Lang::En), catalog);
    look(&Scene::of(words, catalog, &loaded, &[], Some(USER)))
}

#[test]
fn several_actions_at_once_save_the_wood_that_both_together_lack() {
    let catalog = Catalog::load().unwrap();
    let mut state = begun(&catalog);
    let offers = legal::offers(&catalog, &state, Seat(0));
    let costs = levels().map(|goal| {
        let mut all = offers.iter().filter(|offer| offer.what.goal == goal);
        all.next().expect("it is offered").cost.wood
    });
    let both: u16 = costs.iter().sum();
    assert!(costs.iter().all(|wood| *wood > 0), "{costs:?}");
    for (wood, det, says) in [
        (both, 5, [true, false]),
        (both - 1, 5, [true, true]),
        (both - 1, 0, [false, false]),
    ] {
        state.stock.wood = wood;
        state.people[0].det = det;
        let page = seen(&catalog, &state, |scene| several::page(scene, &levels()));
        let page = page.json().to_string();
        let found = [
            !page.contains("no way to do all"),
            page.contains("one wood less"),
        ];
        assert_eq!(found, says, "{wood} {det}: {page}");
    }
}

/// What stands on all buttons and entries of a message.
fn labels(value: &Value) -> Vec<String> {
    match value {
        Value::Array(all) => all.iter().flat_map(labels).collect(),
        Value::Object(map) => {
            let own = map.get("label").and_then(Value::as_str).map(str::to_owned);
            own.into_iter()
                .chain(map.values().flat_map(labels))
                .collect()
        }
        _ => Vec::new(),
    }
}

#[test]
fn neutral_pawns_that_differ_in_nothing_are_offered_once() {
    let catalog = Catalog::load().unwrap();
    let mut state = begun(&catalog);
    let candle = |id: u8| NeutralPawn {
        id,
        colour: PawnColour::Build,
        from: Key::from("candles"),
        only: None,
        action: None,
    };
    state.flags.neutral = vec![candle(1), candle(2)];
    let [roof, _] = levels();
    let page = seen(&catalog, &state, |scene| {
        wizard::pawns(scene, &Draft::new(roof))
    });
    let all = labels(&page.json()["components"]);
    let lit = all.iter().filter(|label| label.contains("Candles"));
    assert!(lit.count() > 0, "{all:?}");
    let different: BTreeSet<&String> = all.iter().collect();
    assert_eq!(different.len(), all.len(), "{all:?}");
}

#[test]
fn a_pick_of_several_counts_at_once_and_nothing_is_sent() {
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    for (lang, says, sends) in [
        (Lang::En, "as soon as you close it", "send"),
        (Lang::De, "sobald das Menü zu ist", "schick"),
    ] {
        let said = texts.of(lang).with("question-pick", &[("n", 2_u8.into())]);
        assert!(said.contains(says) && !said.contains(sends), "{said}");
    }
}
