//! What the board says of a plan where nearly everybody is away, in the room that it has for that; and a suggestion where somebody
//! else is asked.

use castaway::{
    games::island::{pages, panel::panel, scene::Scene, teach, words::Words},
    ui::texts::Lang,
};
use castaway_kernel::{Await, Game, Seat, Voice};
use castaway_robinson::{
    catalog::Catalog,
    command::Command,
    game::Island,
    plan::{Assignment, Goal, Pawn},
    policy,
    setup::Setup,
    state::{End, State},
};
use castaway_table::{Loaded, Meta, Pace, Place, PlannedFor, StandIn};

/// As long as the numbers of people are.
const ANNA: u64 = 100_000_000_000_000_007;
const OTHERS: [u64; 3] = [ANNA + 1, ANNA + 2, ANNA + 3];

/// The first plan of four castaways, in which both pawns of the first rest.
fn planned(catalog: &Catalog) -> State {
    let made = Island::create(catalog, &Setup::standard(4), 11);
    let mut state = made.unwrap().state;
    while !state.planning || state.ask.is_some() {
        let mut seats = (0..4).map(Seat);
        let next = seats.find_map(|seat| Some((seat, policy::suggest(catalog, &state, seat)?)));
        let (seat, command) = next.expect("something to do");
        let applied = Island::apply(catalog, &state, seat, &command);
        state = applied.unwrap().state;
    }
    let rest = Command::Assign(Assignment {
        goal: Goal::Rest,
        pawns: vec![Pawn::Seat(0)],
        price: 0,
        aids: vec![],
        discount: false,
    });
    for _ in 0..2 {
        let applied = Island::apply(catalog, &state, Seat(0), &rest);
        state = applied.unwrap().state;
    }
    state
}

#[test]
fn what_is_said_of_all_who_are_away_leaves_room_for_the_deadline() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let state = planned(&catalog);
    let mut meta = Meta {
        chairs: [ANNA, OTHERS[0], OTHERS[1], OTHERS[2]].into(),
        away: OTHERS.to_vec(),
        pace: Pace::Daily,
        stand_in: StandIn::Computer,
        ..Meta::default()
    };
    meta.wait.since.insert(ANNA, 5_000);
    // She has come back and looks at what was planned for her.
    let for_her = state.plan.iter().map(|placement| PlannedFor {
        user: ANNA,
        by: OTHERS[0],
        action: placement.id,
    });
    meta.together.planned_for = for_her.collect();
    let loaded = Loaded::<Island> {
        number: 0,
        place: Place::Channel(1),
        revision: 1,
        state,
        meta,
    };
    for (lang, left) in [(Lang::En, "6 pawns"), (Lang::De, "6 Spielsteine")] {
        let words = Words::new(texts.of(lang), &catalog);
        let scene = Scene::of(words, &catalog, &loaded, &[], Some(ANNA));
        let page = panel(&scene).json();
        let fields = page["embeds"][0]["fields"].as_array().unwrap();
        let said = fields.iter().filter_map(|field| field["value"].as_str());
        let mut said = said.filter(|value| value.contains("💤"));
        let said = said.next().expect("who is away");
        // One line names all of them, and says why.
        let away: Vec<&str> = said.lines().filter(|line| line.contains("💤")).collect();
        let why = ["their time ran out", "Die Zeit war um"];
        assert!(why.iter().any(|why| away.concat().contains(why)), "{said}");
        assert_eq!(away.len(), 1, "{said}");
        for user in OTHERS {
            assert!(away.concat().contains(&format!("<@{user}>")), "{said}");
        }
        assert_eq!(
            said.matches(left).count(),
            1,
            "of all of them at once: {said}"
        );
        let last = said.lines().last().unwrap_or_default();
        assert!(last.contains("⏰") && !said.contains('…'), "{said}");
    }
}

/// A moment at which one alone of four is asked something, and their seat.
fn one_is_asked(catalog: &Catalog) -> (State, Seat) {
    for seed in 0..60 {
        let made = Island::create(catalog, &Setup::standard(4), seed);
        let mut state = made.unwrap().state;
        for _ in 0..300 {
            let awaited = Island::awaited(catalog, &state);
            if let [one] = awaited.as_slice()
                && matches!(one.what, Await::Ask(_))
                && one.voice == Voice::One
            {
                return (state, one.seat);
            }
            let mut seats = (0..4).map(Seat);
            let next = seats.find_map(|seat| Some((seat, policy::suggest(catalog, &state, seat)?)));
            let Some((seat, command)) = next else {
                break;
            };
            let Ok(applied) = Island::apply(catalog, &state, seat, &command) else {
                break;
            };
            state = applied.state;
        }
    }
    panic!("nobody is asked alone");
}

#[test]
fn where_somebody_else_is_asked_a_suggestion_names_them() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let people = [ANNA, OTHERS[0], OTHERS[1], OTHERS[2]];
    let (state, seat) = one_is_asked(&catalog);
    let asked = people[seat.index()];
    let reader = people[(seat.index() + 1) % people.len()];
    let mut meta = Meta {
        chairs: people.into(),
        pace: Pace::Several,
        ..Meta::default()
    };
    meta.wait.since.insert(asked, 5_000);
    let loaded = Loaded::<Island> {
        number: 0,
        place: Place::Channel(1),
        revision: 1,
        state,
        meta,
    };
    for lang in Lang::ALL {
        let words = Words::new(texts.of(lang), &catalog);
        let scene = Scene::of(words, &catalog, &loaded, &[], Some(reader));
        let said = teach::hint(&scene).json().to_string();
        assert!(said.contains(&format!("<@{asked}>")), "{said}");
    }
}

#[test]
fn nobody_is_away_from_a_game_that_is_over() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    for (end, away) in [(None, true), (Some(End::TimeOver), false)] {
        let mut state = planned(&catalog);
        state.end = end;
        let loaded = Loaded::<Island> {
            number: 0,
            place: Place::Channel(1),
            revision: 1,
            state,
            meta: Meta {
                chairs: [ANNA, OTHERS[0], OTHERS[1], OTHERS[2]].into(),
                away: OTHERS.to_vec(),
                ..Meta::default()
            },
        };
        let words = Words::new(texts.of(Lang::En), &catalog);
        let scene = Scene::of(words, &catalog, &loaded, &[], Some(OTHERS[0]));
        let page = pages::me(&scene, Some(OTHERS[0])).json().to_string();
        assert_eq!(page.contains("I am back"), away, "{page}");
        assert_eq!(page.contains("You count as away"), away, "{page}");
        assert_eq!(page.contains("your time ran out"), away, "{page}");
        // Whoever plans finds the camp and its shelter on their own page; a game that is over has no night to come.
        let camp = "The camp is on M1. There is no shelter yet";
        assert_eq!(page.contains(camp), away, "{page}");
    }
}

#[test]
fn a_panel_says_why_each_is_away_and_that_ready_is_to_be_pressed() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let mut meta = Meta {
        chairs: [ANNA, OTHERS[0], OTHERS[1], OTHERS[2]].into(),
        away: OTHERS.to_vec(),
        without: vec![OTHERS[1]],
        pace: Pace::Daily,
        ..Meta::default()
    };
    meta.wait.since.insert(ANNA, 5_000);
    let loaded = Loaded::<Island> {
        number: 0,
        place: Place::Channel(1),
        revision: 1,
        state: planned(&catalog),
        meta,
    };
    let words = Words::new(texts.of(Lang::En), &catalog);
    let scene = Scene::of(words, &catalog, &loaded, &[], Some(ANNA));
    let page = panel(&scene).json();
    let fields = page["embeds"][0]["fields"].as_array().unwrap();
    let said = fields.iter().filter_map(|field| field["value"].as_str());
    let lines: Vec<&str> = said.flat_map(str::lines).collect();
    let [late, agreed, other] = [0, 1, 2].map(|n| format!("<@{}>", OTHERS[n]));
    let line = |starts: String| {
        let mut all = lines.iter().filter(|line| line.starts_with(&starts));
        all.next().unwrap_or_else(|| panic!("{starts}: {lines:?}"))
    };
    assert!(line(format!("💤 {late}, {other} are away")).contains("their time ran out"));
    assert!(line(format!("💤 {agreed} is away")).contains("agreed to go on"));
    assert!(line(format!("⏳ <@{ANNA}>")).contains("press **Ready**"));
}
