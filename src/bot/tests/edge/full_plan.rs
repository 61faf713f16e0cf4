//! What is said of a plan that holds every pawn.

use castaway::{
    games::island::{pages, panel, picture, scene::Scene, words::Words},
    ui::texts::Lang,
};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    catalog::Catalog,
    command::Command,
    game::Island,
    plan::{Assignment, Goal, Pawn},
    policy,
    setup::Setup,
    state::State,
};
use castaway_table::{Loaded, Meta, Place};

const USER: u64 = 7;

/// The first plan of three castaways, whole; three have neither Friday nor the dog, so that it holds every pawn.
fn planned(catalog: &Catalog) -> State {
    led(catalog, |state, command| {
        state.planning && *command == Command::Advance
    })
}

/// The same, of which nothing is planned.
fn begun(catalog: &Catalog) -> State {
    led(catalog, |state, _| state.planning && state.ask.is_none())
}

/// The first moment of their game that fits, with what would be done next.
fn led(catalog: &Catalog, fits: impl Fn(&State, &Command) -> bool) -> State {
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
        if fits(&state, &command) {
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

#[test]
fn the_plan_names_everybody_who_has_pawns_left_and_ready_says_why_nobody_can_be() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let table = |state: State| Loaded::<Island> {
        number: 0,
        place: Place::Channel(1),
        revision: 1,
        state,
        meta: Meta {
            chairs: [7, 8, 9].into(),
            ..Meta::default()
        },
    };
    let (open, whole) = (table(begun(&catalog)), table(planned(&catalog)));
    for (lang, left, why) in [
        (Lang::En, ": 2 pawns left", "Plan first"),
        (Lang::De, ": noch 2 Spielsteine", "Erst planen"),
    ] {
        let says = |loaded: &Loaded<Island>| {
            let words = Words::new(texts.of(lang), &catalog);
            let scene = Scene::of(words, &catalog, loaded, &[], None);
            let plan = pages::plan(&scene).json().to_string();
            let ready = panel::panel(&scene).json().to_string();
            (plan.matches(left).count(), ready.contains(why))
        };
        assert_eq!(says(&open), (3, true));
        assert_eq!(says(&whole), (0, false));
    }
}

/// The same, in which these rest with both of their pawns, and nothing of the third is planned.
fn rested(catalog: &Catalog, seats: &[u8]) -> State {
    let mut state = begun(catalog);
    for &seat in seats {
        for _ in 0..2 {
            let rest = Command::Assign(Assignment {
                goal: Goal::Rest,
                pawns: vec![Pawn::Seat(seat)],
                price: 0,
                aids: vec![],
                discount: false,
            });
            let applied = Island::apply(catalog, &state, Seat(seat), &rest);
            state = applied.unwrap().state;
        }
    }
    state
}

#[test]
fn the_picture_in_words_names_whom_the_table_waits_for() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let [one, two, three] = [7_u64, 8, 9];
    // What stands on the button, and how many the picture says are waited for.
    let says = |planned: &[u8], waited: &[u64]| {
        let mut meta = Meta {
            chairs: [one, two, three].into(),
            ..Meta::default()
        };
        meta.together.ready = vec![one];
        meta.wait.since = waited.iter().map(|user| (*user, 5)).collect();
        let loaded = Loaded::<Island> {
            number: 0,
            place: Place::Channel(1),
            revision: 1,
            state: rested(&catalog, planned),
            meta,
        };
        let words = Words::new(texts.of(Lang::En), &catalog);
        let scene = Scene::of(words, &catalog, &loaded, &[], None);
        let beside = picture::Beside::of(&scene);
        let alt = picture::in_words(texts.of(Lang::En), beside.board(&scene.view));
        let (_, names) = alt.split_once("Waiting for: ").expect("somebody");
        let names = names.split('.').next().unwrap_or_default();
        let shown = panel::panel(&scene).json().to_string();
        (shown.contains("Plan first"), names.split(", ").count())
    };
    // The third has planned all, and may be ready.
    assert_eq!(says(&[0, 2], &[two, three]), (false, 1));
    // The first is ready and the third is away: the second alone is waited for, and has both pawns left.
    assert_eq!(says(&[], &[two]), (true, 1));
    // Where nobody is noted as waited for yet, the game alone says who is asked.
    assert_eq!(says(&[], &[]), (true, 3));
}
