//! A reason of a suggestion is true of the table, and says what it costs.

use castaway::{
    games::island::{lines, scene::Scene, teach, words::Words},
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

/// Somebody alone whose pawns are free.
fn planning(catalog: &Catalog) -> State {
    let mut state = Island::create(catalog, &Setup::standard(1), 3)
        .unwrap()
        .state;
    while !state.planning || state.ask.is_some() {
        let command = policy::suggest(catalog, &state, Seat(0)).expect("somebody is asked");
        state = Island::apply(catalog, &state, Seat(0), &command)
            .unwrap()
            .state;
    }
    state
}

fn loaded(state: State) -> Loaded<Island> {
    Loaded {
        number: 0,
        place: Place::Channel(1),
        revision: 1,
        state,
        meta: Meta {
            chairs: vec![USER].into(),
            ..Meta::default()
        },
    }
}

#[test]
fn wood_for_the_pile_is_never_the_last_thing_left_while_nearly_all_of_it_is_missing() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let mut state = planning(&catalog);
    (state.round, state.shelter, state.stock.wood) = (4, true, 30);
    let of: u32 = Island::view(&catalog, &state, None)
        .pile
        .iter()
        .map(|(_, of)| u32::from(*of))
        .sum();
    let loaded = loaded(state);
    for (lang, says, never) in [
        (Lang::En, format!("0 of {of} wood lie there"), "last thing"),
        (Lang::De, format!("liegen dort 0 von {of} Holz"), "Letzte"),
    ] {
        let words = Words::new(texts.of(lang), &catalog);
        let scene = Scene::of(words, &catalog, &loaded, &[], Some(USER));
        let page = teach::hint(&scene).json();
        let said = page["embeds"][0]["description"].as_str().unwrap();
        let uses = said.lines().find(|line| line.starts_with("🎒"));
        let uses = uses.expect("the pile is advised");
        assert!(uses.contains(&says) && !uses.contains(never), "{uses}");
    }
}

#[test]
fn a_suggested_hunt_says_how_many_wounds_it_likely_costs() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let mut state = planning(&catalog);
    state.piles.hunting = vec!["boa".into()];
    state.equipment = vec![("pistol".into(), 2), ("storm_glass".into(), 2)];
    let loaded = loaded(state);
    let order = |goal, pawns| {
        Command::Assign(Assignment {
            goal,
            pawns,
            price: 0,
            aids: vec![],
            discount: false,
        })
    };
    let hunt = order(Goal::Hunt, vec![Pawn::Seat(0), Pawn::Seat(0)]);
    let rest = order(Goal::Rest, vec![Pawn::Seat(0)]);
    for (lang, wounds) in [(Lang::En, "wounds"), (Lang::De, "Wunden")] {
        let words = Words::new(texts.of(lang), &catalog);
        let scene = Scene::of(words, &catalog, &loaded, &[], Some(USER));
        let cost = |command: &Command| {
            let seen = scene.advised(command).expect("it can be planned");
            lines::fight(&scene.words, &scene.view, &seen)
        };
        let said = cost(&hunt).expect("a hunt is a fight");
        assert!(said.contains(wounds), "{said}");
        assert_eq!(cost(&rest), None);
        // What can be used once the fight has come is named, and nothing else.
        let (pistol, candle) = [
            (Lang::En, ("Pistol", "Storm")),
            (Lang::De, ("Pistole", "Sturm")),
        ]
        .into_iter()
        .find_map(|(of, things)| (of == lang).then_some(things))
        .unwrap();
        assert!(said.contains(pistol) && !said.contains(candle), "{said}");
    }
}
