//! No hint names an answer that loses the game at once while another is known to save it, nor spends what is of somebody away; what one
//! press for a whole plan takes of everybody's is named.

use crate::house::{House, here, looks};
use castaway::{
    games::island::{counsel, spared::careful},
    ui::texts::Lang,
};
use castaway_kernel::{Game, Seat, stream::seed_of};
use castaway_robinson::{
    absent::Peril,
    catalog::Catalog,
    command::Command,
    counsel::{Counsel, Counselled},
    game::Island,
    legal,
    plan::{Assignment, Goal, Pawn},
    policy,
    policy::search::Effort,
    setup::Setup,
    state::State,
    task::Usable,
};
use castaway_table::Meta;
use serde_json::json;

const USERS: [u64; 2] = [7, 8];
/// Little thinking, so that a life hangs on more than what was tried.
const LITTLE: Effort = Effort {
    plans: 1,
    answers: 1,
    ahead: 1,
};

/// Whether an answer is known to lose the game at this moment.
fn loses(catalog: &Catalog, state: &State, command: &Command) -> bool {
    let Command::Choose(answer) = command else {
        return false;
    };
    let perils = legal::perils(catalog, state);
    let mut lost = perils.iter().filter(|(_, peril)| *peril == Peril::Lost);
    lost.any(|(key, _)| answer.picks.contains(key))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_spares_whoever_asks_where_the_careful_answer_saves_them() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let meta = Meta {
        chairs: USERS.into(),
        ..Meta::default()
    };
    house
        .begin::<Island>(here(), Setup::standard(2), 0, meta)
        .await;
    let mut loaded = house.game::<Island>(here()).await;
    let catalog = ui.catalog();
    let (mut saved, mut hinted) = (0, 0);
    for seed in 0..60 {
        let made = Island::create(catalog, &Setup::standard(2), seed);
        loaded.state = made.expect("a setup").state;
        while loaded.state.end.is_none() {
            // As late in a hard game: the next wounds are the last.
            if loaded.state.planning && loaded.state.ask.is_none() {
                loaded.state.people[0].wounds = loaded.state.people[0].wounds.max(9);
            }
            let state = &loaded.state;
            let perils = legal::perils(catalog, state);
            let deadly = perils.iter().any(|(_, peril)| *peril == Peril::Lost);
            let saves = |(_, careful): (Seat, Command)| !loses(catalog, state, &careful);
            if deadly && Island::fallback(catalog, state).is_some_and(saves) {
                saved += 1;
                let found = Counsel::find(catalog, state, LITTLE, &|| true);
                for user in USERS {
                    let scene = ui.scene(Lang::En, &loaded, &[], Some(user));
                    let all = scene.counselled(&found);
                    let first = all.first().map(|one| &one.command);
                    hinted += u32::from(first.is_some());
                    let dies = first.is_some_and(|first| loses(catalog, state, first));
                    assert!(!dies, "seed {seed}: {first:?}");
                }
            }
            let mut seats = [Seat(0), Seat(1)].into_iter();
            let next = seats.find_map(|seat| Some((seat, policy::suggest(catalog, state, seat)?)));
            let (seat, command) = next.expect("somebody is asked");
            let step = Island::apply(catalog, state, seat, &command);
            loaded.state = step.expect("it is allowed").state;
        }
    }
    assert!(saved > 0 && hinted > 0, "{saved} saved, {hinted} hinted");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_one_press_takes_of_everybodys_is_named_in_company_and_what_the_plan_stands_without() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let meta = Meta {
        chairs: USERS.into(),
        ..Meta::default()
    };
    house
        .begin::<Island>(here(), Setup::standard(2), 1, meta)
        .await;
    let mut loaded = house.game::<Island>(here()).await;
    while !loaded.state.planning || loaded.state.ask.is_some() {
        let mut seats = [Seat(0), Seat(1)].into_iter();
        let next = |seat| Some((seat, policy::suggest(ui.catalog(), &loaded.state, seat)?));
        let (seat, command) = seats.find_map(next).expect("somebody is asked");
        let step = Island::apply(ui.catalog(), &loaded.state, seat, &command);
        loaded.state = step.expect("it is allowed").state;
    }
    loaded.state.stock = Default::default();
    loaded.state.equipment = vec![("biscuits".into(), 2)];
    loaded.state.discoveries = vec!["tobacco".into()];
    // No wreckage feeds anybody.
    loaded.state.threats = Default::default();
    loaded.state.morale = 0;
    let eats = Command::Use(Usable::Equipment("biscuits".into()));
    let rests = Command::Assign(Assignment {
        goal: Goal::Rest,
        pawns: vec![Pawn::Seat(0)],
        price: 0,
        aids: Vec::new(),
        discount: false,
    });
    let mut now = loaded.state.clone();
    let mut steps = Vec::new();
    let smokes = Command::Use(Usable::Discovery("tobacco".into()));
    for command in [eats, rests, smokes] {
        let sign = format!("{:016x}", seed_of(&format!("{now:?}")));
        steps.push(json!({ "sign": sign, "seat": Seat(0), "command": command }));
        let step = Island::apply(ui.catalog(), &now, Seat(0), &command);
        now = step.expect("it is allowed").state;
    }
    loaded.meta.counsel = Some(json!({ "steps": steps }));
    let says = [
        (Lang::En, "Doing all of it at once", "stands without it"),
        (Lang::De, "Wer alles auf einmal tut", "steht auch ohne"),
    ];
    for (lang, takes, beside) in says {
        let scene = ui.scene(lang, &loaded, &[], Some(USERS[0]));
        let page = looks(&counsel::page(&scene).expect("it was thought through"));
        // The meal is needed, the tobacco is not.
        assert_eq!(page.matches(beside).count(), 1, "{page}");
        assert!(page.contains(takes), "{page}");
    }
    // Whoever plays alone takes nothing from anybody.
    loaded.meta.chairs = [USERS[0], USERS[0]].into();
    let scene = ui.scene(Lang::En, &loaded, &[], Some(USERS[0]));
    let page = counsel::page(&scene).expect("it was thought through");
    assert!(!looks(&page).contains("Doing all"), "{}", looks(&page));
}

#[test]
fn what_is_advised_ends_before_it_spends_what_is_of_somebody_away() {
    let catalog = Catalog::load().unwrap();
    let begun = Island::create(&catalog, &Setup::standard(2), 1);
    let state = begun.ok().unwrap().state;
    let uses = |seat: Seat| Counselled {
        seat,
        command: Command::Use(Usable::Ability("any".into())),
        state: state.clone(),
    };
    let both = || vec![uses(Seat(0)), uses(Seat(1))];
    let (anna, ben) = (7, 8);
    let mut meta = Meta {
        chairs: [anna, ben].into(),
        ..Meta::default()
    };
    let advised = |meta: &Meta| careful(meta, both()).len();
    assert_eq!(advised(&meta), 2);
    meta.away = vec![ben];
    assert_eq!(advised(&meta), 1, "his is his own");
    meta.away = vec![anna];
    assert_eq!(advised(&meta), 0, "what follows may rest on it");
    // What lies there for all is used all the same.
    let common = Counselled {
        command: Command::Use(Usable::Pile),
        ..uses(Seat(0))
    };
    let kept = careful(&meta, vec![common]);
    assert_eq!(kept.len(), 1);
}
