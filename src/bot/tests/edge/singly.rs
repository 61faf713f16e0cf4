//! What was thought through can be planned action by action and stays short; what waits is told, and who is missing comes last.

use castaway::{
    games::island::{counsel, press::Draft, scene::Scene, uses, ways, words::Words},
    ui::{press::Nth, texts::Lang},
};
use castaway_kernel::{Game, Key, Seat, stream::seed_of};
use castaway_robinson::{
    catalog::Catalog,
    command::Command,
    game::Island,
    plan::{Assignment, Goal, Pawn},
    policy,
    setup::Setup,
    state::State,
    task::Usable,
};
use castaway_table::{Loaded, Meta, Place};
use serde_json::{Value, json};

const USER: u64 = 7;
const ME: Seat = Seat(0);

/// A table of one person at planning.
fn planning(catalog: &Catalog, seats: u8) -> State {
    let made = Island::create(catalog, &Setup::standard(seats), 3);
    let mut state = made.unwrap().state;
    while !state.planning || state.ask.is_some() {
        let mut all = (0..seats).map(Seat);
        let next = all.find_map(|seat| Some((seat, policy::suggest(catalog, &state, seat)?)));
        let (seat, command) = next.expect("somebody is asked");
        let applied = Island::apply(catalog, &state, seat, &command);
        state = applied.unwrap().state;
    }
    state
}

fn loaded(state: State, counsel: Option<Value>) -> Loaded<Island> {
    let seats = state.people.len();
    Loaded {
        number: 0,
        place: Place::Channel(1),
        revision: 1,
        state,
        meta: Meta {
            chairs: vec![USER; seats].into(),
            counsel,
            ..Meta::default()
        },
    }
}

/// Orders as they are kept, each made for the moment that it is for.
fn kept(catalog: &Catalog, state: &State, orders: &[Command]) -> Value {
    let mut now = state.clone();
    let mut steps = Vec::new();
    for command in orders {
        let sign = format!("{:016x}", seed_of(&format!("{now:?}")));
        steps.push(json!({ "sign": sign, "seat": ME, "command": command }));
        let applied = Island::apply(catalog, &now, ME, command);
        now = applied
            .unwrap_or_else(|e| panic!("{command:?}: {e:?}"))
            .state;
    }
    json!({ "steps": steps })
}

fn assign(goal: Goal, pawn: Pawn) -> Command {
    Command::Assign(Assignment {
        goal,
        pawns: vec![pawn],
        price: 0,
        aids: vec![],
        discount: false,
    })
}

/// What the page of a suggestion sends.
fn page(catalog: &Catalog, lang: Lang, loaded: &Loaded<Island>) -> Value {
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let words = Words::new(texts.of(lang), catalog);
    let scene = Scene::of(words, catalog, loaded, &[], Some(USER));
    counsel::page(&scene).expect("something was thought").json()
}

#[test]
fn each_action_of_a_short_plan_has_its_button() {
    let catalog = Catalog::load().unwrap();
    let state = planning(&catalog, 1);
    let orders = [
        assign(Goal::Arrange, Pawn::Seat(0)),
        assign(Goal::Rest, Pawn::Seat(0)),
        assign(Goal::Rest, Pawn::Friday),
    ];
    let counsel = kept(&catalog, &state, &orders);
    let loaded = loaded(state, Some(counsel));
    for (lang, only) in [(Lang::En, "Only"), (Lang::De, "Nur")] {
        let sent = page(&catalog, lang, &loaded).to_string();
        for n in 1..=3 {
            let label = format!("\"{only} {n}: ");
            assert!(sent.contains(&label), "{label} in {sent}");
        }
    }
}

#[test]
fn of_many_things_that_are_used_the_rest_is_named_in_one_line() {
    let catalog = Catalog::load().unwrap();
    let mut state = planning(&catalog, 1);
    state.shelter = true;
    let things = ["old_machete", "tobacco", "candles", "thorny_bushes", "goat"];
    state.discoveries = things.map(Key::from).to_vec();
    let orders = things.map(|thing| Command::Use(Usable::Discovery(thing.into())));
    let counsel = kept(&catalog, &state, &orders);
    let loaded = loaded(state, Some(counsel));
    for (lang, more) in [
        (Lang::En, "🎒 Used as well: 5. **"),
        (Lang::De, "🎒 Außerdem kommt zum Einsatz: 5. **"),
    ] {
        let sent = page(&catalog, lang, &loaded);
        let said = sent["embeds"][0]["description"].as_str().unwrap();
        assert!(said.contains("\n4. ") && !said.contains("\n5. "), "{said}");
        assert!(said.contains(more), "{said}");
    }
}

#[test]
fn where_only_things_are_used_it_is_said_how_the_pawns_are_planned() {
    let catalog = Catalog::load().unwrap();
    let mut state = planning(&catalog, 2);
    state.shelter = true;
    state.discoveries = vec!["thorny_bushes".into()];
    let used = Command::Use(Usable::Discovery("thorny_bushes".into()));
    for (lang, again) in [
        (Lang::En, "press **Suggest** again"),
        (Lang::De, "noch einmal auf **Vorschlag**"),
    ] {
        let said = |orders: &[Command]| {
            let loaded = loaded(state.clone(), Some(kept(&catalog, &state, orders)));
            let sent = page(&catalog, lang, &loaded);
            let said = sent["embeds"][0]["description"].as_str();
            said.unwrap().to_owned()
        };
        let only = said(std::slice::from_ref(&used));
        assert!(only.contains(again), "{only}");
        let plan = said(&[used.clone(), assign(Goal::Arrange, Pawn::Seat(0))]);
        assert!(!plan.contains(again), "{plan}");
    }
}

#[test]
fn what_was_found_and_waits_is_told_with_the_moment_when_it_comes() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let mut state = planning(&catalog, 1);
    state.future.tokens = vec!["candles".into()];
    let loaded = loaded(state, None);
    for (lang, head, name) in [
        (Lang::En, "At hand when the Action Phase ends", "Candles"),
        (Lang::De, "Zur Hand, wenn die Aktionsphase endet", "Kerzen"),
    ] {
        let words = Words::new(texts.of(lang), &catalog);
        let scene = Scene::of(words, &catalog, &loaded, &[], Some(USER));
        let sent = uses::page(&scene, Nth(0)).json().to_string();
        assert!(sent.contains(head) && sent.contains(name), "{sent}");
    }
}

#[test]
fn ways_that_wait_for_another_pawn_come_last() {
    let catalog = Catalog::load().unwrap();
    let texts = castaway::registry::texts(castaway::registry::GAMES);
    let mut state = planning(&catalog, 2);
    state.piles.hunting = vec!["boa".into()];
    let loaded = loaded(state, None);
    let words = Words::new(texts.of(Lang::En), &catalog);
    let scene = Scene::of(words, &catalog, &loaded, &[], Some(USER));
    let hunt = scene.offers().iter().find(|o| o.what.goal == Goal::Hunt);
    let hunt = hunt.expect("there is a beast to hunt");
    let ways = ways::ways(&scene, &Draft::new(Goal::Hunt), hunt);
    let missing: Vec<u8> = ways.iter().map(|(_, seen)| seen.missing).collect();
    let waits = missing.iter().position(|n| *n > 0);
    let waits = waits.expect("a hunt may be begun by one");
    assert!(waits > 0, "{missing:?}");
    assert!(missing.iter().skip(waits).all(|n| *n > 0), "{missing:?}");
}
