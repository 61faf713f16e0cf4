//! What is told of the coming night and of suggestions is true of what still comes: nothing that is over, nothing that costs nothing as
//! a price, and with its reason.

use crate::house::{House, here, looks};
use castaway::{
    discord::GameUi,
    games::island::{counsel, teach},
    ui::{reader::Reader, texts::Lang},
};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    ask::Question, command::Command, counsel::Counsel, game::Island, policy,
    policy::search::Effort, setup::Setup,
};
use castaway_rollwrite::{
    RollWrite,
    content::Goal,
    ids::{Difficulty, Task},
    policy as quick_policy, setup as quick,
    state::Phase,
};
use castaway_table::{Loaded, Meta, Place, Slot};

const USER: u64 = 7;
/// Little thinking.
const LITTLE: Effort = Effort {
    plans: 1,
    answers: 1,
    ahead: 1,
};

async fn begun(house: &House, seed: u64) -> Loaded<Island> {
    let meta = Meta {
        chairs: [USER].into(),
        ..Meta::default()
    };
    let setup = Setup::standard(1);
    house.begin::<Island>(here(), setup, seed, meta).await;
    house.game::<Island>(here()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn snow_under_a_roof_takes_wood_and_no_food() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let mut loaded = begun(&house, 1).await;
    loaded.state.weather.snow = true;
    loaded.state.roof = 2;
    for (lang, burns, wood) in [
        (Lang::En, "burns 1 wood more", "**1 wood**"),
        (Lang::De, "verheizt 1 Holz mehr", "**1 Holz**"),
    ] {
        let told = Island::threats(&ui, &loaded, Reader::all(lang)).join("\n");
        assert!(told.contains(burns) && told.contains(wood), "{told}");
        assert!(!told.contains("**0"), "{told}");
        let mut dry = loaded.clone();
        dry.state.weather.snow = false;
        let told = Island::threats(&ui, &dry, Reader::all(lang)).join("\n");
        assert!(!told.contains(burns), "{told}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn help_speaks_of_one_action_at_a_time_where_the_board_takes_one() {
    for (chairs, several) in [(vec![USER], true), (vec![USER, 8], false)] {
        let house = House::open();
        let ui = house.ui::<Island>();
        let meta = Meta {
            chairs: chairs.clone().into(),
            ..Meta::default()
        };
        let setup = Setup::standard(u8::try_from(chairs.len()).unwrap());
        house.begin::<Island>(here(), setup, 1, meta).await;
        let loaded = house.game::<Island>(here()).await;
        for (lang, says) in [
            (Lang::En, "one or several"),
            (Lang::De, "eine oder mehrere"),
        ] {
            let reader = Reader::all(lang);
            let page = Island::help_beside(&ui, &loaded, reader, 0, Vec::new());
            let text = looks(&page);
            assert_eq!(text.contains(says), several, "{text}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn how_many_eat_and_how_many_do_not_is_said_plainly() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let meta = Meta {
        chairs: [USER, 8, 9].into(),
        ..Meta::default()
    };
    house
        .begin::<Island>(here(), Setup::standard(3), 1, meta)
        .await;
    let mut loaded = house.game::<Island>(here()).await;
    (loaded.state.stock.food, loaded.state.stock.npfood) = (0, 0);
    let told = |loaded: &Loaded<Island>, lang: Lang| {
        let lines = Island::threats(&ui, loaded, Reader::all(lang));
        let line = lines.into_iter().find(|line| line.contains('🍖'));
        line.expect("hunger threatens")
    };
    let none = [(Lang::En, "3 go hungry"), (Lang::De, "3 Personen hungern")];
    for (lang, says) in none {
        let line = told(&loaded, lang);
        assert!(line.contains(says), "{line}");
    }
    loaded.state.stock.food = 2;
    let some = [
        (Lang::En, "only 2 of 3: 1 goes hungry"),
        (Lang::De, "nur für 2 von 3: 1 Person hungert"),
    ];
    for (lang, says) in some {
        let line = told(&loaded, lang);
        assert!(line.contains(says), "{line}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_worst_of_the_weather_is_told_in_a_line_with_whoever_dies_of_it() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let meta = Meta {
        chairs: [USER, 8, 9].into(),
        ..Meta::default()
    };
    house
        .begin::<Island>(here(), Setup::standard(3), 1, meta)
        .await;
    let mut loaded = house.game::<Island>(here()).await;
    loaded.state.weather = Default::default();
    (loaded.state.round, loaded.state.shelter) = (8, true);
    (loaded.state.stock.food, loaded.state.stock.wood) = (9, 0);
    let told = |loaded: &Loaded<Island>, lang: Lang| {
        let lines = Island::threats(&ui, loaded, Reader::all(lang));
        lines.into_iter().find(|line| line.contains('🎲'))
    };
    let says = [
        (Lang::En, "4 clouds come (roof 0)"),
        (Lang::De, "kommen 4 Wolken (Dach 0)"),
    ];
    for (lang, says) in says {
        let line = told(&loaded, lang).expect("the dice fall tonight");
        assert!(line.contains(says) && !line.contains("☠️"), "{line}");
    }
    loaded.state.people[0].wounds = 9;
    for (lang, says) in [(Lang::En, "would die of it"), (Lang::De, "sterben")] {
        let line = told(&loaded, lang).expect("the dice fall tonight");
        assert!(line.contains(says), "{line}");
    }
    loaded.state.round = 2;
    assert_eq!(told(&loaded, Lang::En), None, "no die falls");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_built_in_this_phase_is_no_more_said_to_be_missing_for_the_goal() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let mut loaded = begun(&house, 1).await;
    let says = [
        (Lang::En, "not built", "built, not in use yet"),
        (Lang::De, "nicht gebaut", "gebaut, noch nicht im Einsatz"),
    ];
    for (lang, open, _) in says {
        let told = Island::in_words(&ui, &loaded, lang);
        assert!(told.contains(open), "{told}");
    }
    loaded.state.future.inventions.push("fire".into());
    for (lang, open, waits) in says {
        let told = Island::in_words(&ui, &loaded, lang);
        assert!(told.contains(waits) && !told.contains(open), "{told}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_supper_the_meal_threatens_no_more_and_a_camp_that_moves_has_a_reason() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let empty = house.store.copy();
    let (mut asked, mut reasons) = (0, 0);
    for seed in 1..9 {
        let mut loaded = begun(&house, seed).await;
        while loaded.state.end.is_none() {
            let camp = Some(&Question::MayMoveCamp);
            if loaded.state.ask.as_ref().map(|ask| &ask.prompt.question) == camp {
                // Nothing is left: the next round begins without food.
                loaded.state.stock.food = 0;
                loaded.state.stock.npfood = 0;
                let found = Counsel::find(ui.catalog(), &loaded.state, LITTLE, &|| true);
                loaded.meta.counsel = Some(serde_json::to_value(found).unwrap());
                for (lang, hunger) in [(Lang::En, "🍖"), (Lang::De, "🍖")] {
                    let scene = ui.scene(lang, &loaded, &[], Some(USER));
                    let page = counsel::page(&scene).expect("an answer is counselled");
                    let text = looks(&page);
                    assert!(!text.contains(hunger), "{text}");
                    assert!(!text.contains("answer-site"), "{text}");
                    // Nor is staying praised as cheap where moving costs nothing either.
                    let ask = scene.view.ask.as_ref().expect("the question");
                    let (_, body) = scene.words.question(&scene.view, ask);
                    let cheap = ["costs nothing", "kostet nichts"];
                    assert!(!cheap.iter().any(|said| body.contains(said)), "{body}");
                    asked += 1;
                    let whys = ["there", "dort", "Dort", "wegzuziehen", "this place up"];
                    reasons += usize::from(whys.iter().any(|why| text.contains(why)));
                }
                loaded.meta.counsel = None;
            }
            let command = policy::suggest(ui.catalog(), &loaded.state, Seat(0));
            let command = command.unwrap_or(Command::Advance);
            let step = Island::apply(ui.catalog(), &loaded.state, Seat(0), &command);
            loaded.state = step.expect("it is allowed").state;
        }
        house.store.restore(&empty);
    }
    assert!(asked > 10 && reasons == asked, "{asked} {reasons}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn how_far_was_looked_ahead_is_no_more_than_what_is_left() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let mut loaded = begun(&house, 2).await;
    for (left, rounds) in [(0, 0), (1, 1), (5, 2)] {
        loaded.state.round = 12 - left;
        let scene = ui.scene(Lang::En, &loaded, &[], Some(USER));
        assert_eq!(counsel::looked_ahead(&scene), rounds);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_lies_at_hand_for_nothing_is_named_beside_a_suggestion() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let mut loaded = begun(&house, 1).await;
    while !loaded.state.planning || loaded.state.ask.is_some() {
        let command = policy::suggest(ui.catalog(), &loaded.state, Seat(0));
        let command = command.unwrap_or(Command::Advance);
        let step = Island::apply(ui.catalog(), &loaded.state, Seat(0), &command);
        loaded.state = step.expect("it is allowed").state;
    }
    let told = |loaded: &Loaded<Island>, lang| {
        looks(&teach::hint(&ui.scene(lang, loaded, &[], Some(USER))))
    };
    for (lang, name) in [(Lang::En, "Candles"), (Lang::De, "Kerzen")] {
        loaded.state.discoveries.clear();
        assert!(!told(&loaded, lang).contains(name));
        loaded.state.discoveries.push("candles".into());
        let text = told(&loaded, lang);
        assert!(text.contains("🎒") && text.contains(name), "{text}");
    }
}

/// The game to learn with in the planning of its last round, with nothing left to build its beacons of.
async fn without_wood(house: &House) -> Loaded<Island> {
    let ui = house.ui::<Island>();
    let meta = Meta {
        chairs: [USER].into(),
        teaches: true,
        ..Meta::default()
    };
    let setup = Setup {
        scenario: "mail_boat".into(),
        ..Setup::standard(1)
    };
    house.begin::<Island>(here(), setup, 3, meta).await;
    let mut loaded = house.game::<Island>(here()).await;
    while !(loaded.state.planning && loaded.state.round == 4 && loaded.state.ask.is_none()) {
        let command = policy::suggest(ui.catalog(), &loaded.state, Seat(0));
        let command = command.unwrap_or(Command::Advance);
        let step = Island::apply(ui.catalog(), &loaded.state, Seat(0), &command);
        loaded.state = step.expect("it is allowed").state;
        assert!(loaded.state.end.is_none(), "it lasts four rounds");
    }
    loaded.state.plan.clear();
    loaded.state.markers.clear();
    loaded.state.discoveries.clear();
    loaded
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_led_on_once_the_first_game_cannot_be_won() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let mut loaded = without_wood(&house).await;
    for (lang, lost) in [
        (Lang::En, "cannot be won any more"),
        (Lang::De, "Zu gewinnen ist das Spiel nicht mehr"),
    ] {
        let reader = Reader {
            user: Some(USER),
            ..Reader::all(lang)
        };
        let panel = |loaded: &Loaded<Island>| looks(&Island::panel(&ui, loaded, &[], reader));
        let hint =
            |loaded: &Loaded<Island>| looks(&teach::hint(&ui.scene(lang, loaded, &[], Some(USER))));
        loaded.state.stock.wood = 0;
        let text = panel(&loaded);
        assert!(text.contains(lost), "{text}");
        assert!(!text.contains("📗") && !text.contains("💡 **"), "{text}");
        assert!(hint(&loaded).contains(lost));
        loaded.state.stock.wood = 9;
        let text = panel(&loaded);
        assert!(text.contains("📗") && text.contains("💡 **"), "{text}");
        assert!(!text.contains(lost) && !hint(&loaded).contains(lost));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn goals_of_the_quick_game_that_are_out_of_reach_are_said_to_be() {
    let house = House::open();
    let ui = house.ui::<RollWrite>();
    let setup = quick::Setup {
        seats: 1,
        scenarios: vec!["s03".into()],
        difficulty: Difficulty::Fair,
        island: quick::Island::Seed(3),
    };
    let meta = Meta {
        chairs: [USER].into(),
        ..Meta::default()
    };
    let own = Place::Own {
        user: USER,
        slot: Slot::Free,
    };
    house.begin::<RollWrite>(own, setup, 3, meta).await;
    let mut loaded = house.game::<RollWrite>(own).await;
    while !matches!(loaded.state.phase, Phase::Turn(_)) {
        let order = quick_policy::choose(ui.catalog(), &loaded.state, Seat(0));
        let step = RollWrite::apply(ui.catalog(), &loaded.state, Seat(0), &order.expect("one"));
        loaded.state = step.expect("it is allowed").state;
    }
    let open = loaded.state.charter.goals.clone();
    let (task, count) = (Task::Crystal, 99);
    for (lang, gone, asked) in [
        (Lang::En, "The goals are out of reach", "The goals ask"),
        (
            Lang::De,
            "Die Ziele sind nicht mehr zu erreichen",
            "Die Ziele verlangen",
        ),
    ] {
        let reader = Reader {
            user: Some(USER),
            ..Reader::all(lang)
        };
        for (goals, is_gone) in [
            (open.clone(), false),
            (vec![Goal::Marks { task, count }], true),
        ] {
            loaded.state.charter.goals = goals;
            let panel = looks(&RollWrite::panel(&ui, &loaded, &[], reader));
            assert_eq!(panel.contains(gone), is_gone, "{panel}");
            let hint = RollWrite::hint(&ui, &loaded, reader, &|| true).expect("an order");
            // What the night takes comes first in any case.
            let wrong = if is_gone { asked } else { gone };
            assert!(!hint.why.contains(wrong), "{}", hint.why);
            // The days go on: what is advised is something that can be done here.
            let said = [std::slice::from_ref(&hint.what), hint.then.as_slice()]
                .concat()
                .join("\n");
            let fallback = [
                "what lies here",
                "what lies there",
                "was hier liegt",
                "was dort liegt",
            ];
            assert!(!fallback.iter().any(|words| said.contains(words)), "{said}");
        }
    }
}
