//! What is said of a plan that holds every pawn.

use castaway::{
    games::island::{pages, scene::Scene, words::Words},
    ui::texts::Lang,
};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    catalog::Catalog, command::Command, game::Island, policy, setup::Setup, state::State,
};
use castaway_table::{Loaded, Meta, Place};

const USER: u64 = 7;

/// The first plan of three castaways, whole; three have neither Friday nor the dog, so that it holds every pawn.
fn planned(catalog: &Catalog) -> State {
    let mut state = Island::create(catalog, &Setup::standard(3), 11)
        .unwrap()
        .state;
    for _ in 0..300 {
        let mut seats = (0..3).map(Seat);
        let next = seats.find_map(|seat| {
            let command = policy::suggest(catalog, &state, seat)?;
            Some((seat, command))
        });
        let (seat, command) = next.expect("something to do");
        if state.planning && command == Command::Advance {
            return state;
        }
        let applied = Island::apply(catalog, &state, seat, &command);
        state = applied.unwrap().state;
    }
    panic!("no plan is made");
}

#[test]
fn the_odds_of_a_full_plan_are_those_of_what_is_planned() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let loaded = Loaded::<Island> {
        number: 0,
        place: Place::Channel(1),
        revision: 1,
        state: planned(&catalog),
        meta: Meta {
            chairs: vec![USER; 3].into(),
            ..Meta::default()
        },
    };
    for (lang, full) in [
        (Lang::En, "You have no pawn left"),
        (Lang::De, "keinen Spielstein mehr frei"),
    ] {
        let words = Words::new(texts.of(lang), &catalog);
        let scene = Scene::of(words, &catalog, &loaded, &[], Some(USER));
        let page = pages::odds(&scene).json();
        let said = page["embeds"][0]["description"].as_str().unwrap();
        let (plan, rest) = said.split_once("\n\n").expect("the plan, then the rest");
        assert!(plan.starts_with("**Plan**"), "{said}");
        assert!(!scene.view.plan.is_empty());
        assert_eq!(
            plan.matches("\n• ").count(),
            scene.view.plan.len(),
            "{said}"
        );
        assert!(rest.contains(full) && !rest.contains("👤"), "{said}");
        assert!(!said.contains("-# -#"), "{said}");
        // What an action is called stands behind a colon in many places ("Help with: …").
        for placement in &scene.view.plan {
            let goal = scene.words.goal(&scene.view, &placement.what.goal);
            assert!(!goal.contains(": "), "{goal}");
        }
    }
}
