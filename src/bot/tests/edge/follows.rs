//! What is said of a plan and of the coming night is what follows: which action meets a token, what a storm costs without a palisade,
//! and whether anybody is left to see to what stays undone.

use crate::house::{House, here, looks};
use castaway::{
    discord::GameUi,
    games::island::{lines, teach},
    ui::{reader::Reader, texts::Lang},
};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    ask::Label,
    command::Command,
    effect::{Effect, Mode, Moment},
    game::Island,
    ids::{Deck, Place, Res, TokenKind, Track},
    legal,
    plan::{Assignment, Goal, Pawn},
    policy,
    setup::Setup,
    state::{Delayed, State, TokenInfo},
    task::{CardRef, Ctx},
    view::{Brings, OptionView},
};
use castaway_table::{Loaded, Meta};

const USER: u64 = 7;
const ME: Seat = Seat(0);

/// A table of so many that plans.
async fn planning(house: &House, people: &[u64]) -> Loaded<Island> {
    let meta = Meta {
        chairs: people.to_vec().into(),
        ..Meta::default()
    };
    let setup = Setup::standard(u8::try_from(people.len()).unwrap());
    house.begin::<Island>(here(), setup, 1, meta).await;
    let mut loaded = house.game::<Island>(here()).await;
    let ui = house.ui::<Island>();
    while !loaded.state.planning || loaded.state.ask.is_some() {
        let seats = loaded.state.ask.as_ref().map(|ask| ask.seats.clone());
        let seat = seats.and_then(|seats| seats.first().copied());
        let seat = seat.unwrap_or(ME);
        let command = policy::suggest(ui.catalog(), &loaded.state, seat);
        let command = command.unwrap_or(Command::Advance);
        loaded.state = given(&ui, &loaded.state, seat, &command);
    }
    loaded
}

fn given(
    ui: &castaway::discord::Ui<Island>,
    state: &State,
    seat: Seat,
    command: &Command,
) -> State {
    let applied = Island::apply(ui.catalog(), state, seat, command);
    applied.expect("it is allowed").state
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_second_action_of_a_kind_says_that_the_token_meets_the_first() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let mut loaded = planning(&house, &[USER]).await;
    let token = (TokenKind::Adventure, Place::Deck(Deck::Explore));
    loaded.state.tokens.insert(token, TokenInfo::default());
    let offers = legal::offers(ui.catalog(), &loaded.state, ME).into_iter();
    let explore = offers.filter(|offer| {
        let explores = matches!(offer.what.goal, Goal::Explore(_));
        explores && offer.risky == 1 && offer.blocked.is_none()
    });
    let two: Vec<_> = explore.take(2).collect();
    assert_eq!(two.len(), 2, "two tiles to explore");
    for offer in two {
        let command = Command::Assign(Assignment {
            pawns: vec![Pawn::Seat(0)],
            ..offer.what
        });
        loaded.state = given(&ui, &loaded.state, ME, &command);
    }
    for (lang, says) in [
        (Lang::En, "the first action of this kind alone"),
        (Lang::De, "nur bei der ersten Aktion dieser Art"),
    ] {
        let scene = ui.scene(lang, &loaded, &[], Some(USER));
        let plan = scene.view.plan.iter();
        let told = plan.map(|planned| lines::placement(&scene.words, &scene.view, planned));
        let told: Vec<String> = told.collect();
        let later: Vec<bool> = told.iter().map(|line| line.contains(says)).collect();
        assert_eq!(later, [false, true], "{told:?}");
        // The chances are those without the token, so that both sentences are true.
        let chances = scene.view.plan.iter().filter_map(|p| p.odds.as_ref());
        let comes: Vec<u8> = chances.map(|odds| odds.adventure).collect();
        assert!(comes[0] == 100 && (1..100).contains(&comes[1]), "{comes:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn food_that_the_board_shows_and_the_rain_takes_is_told_with_the_hunger() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let mut loaded = planning(&house, &[USER]).await;
    let state = &mut loaded.state;
    state.weather = Default::default();
    state.weather.rain = true;
    (state.round, state.shelter, state.roof) = (2, true, 0);
    (state.stock.food, state.stock.npfood, state.stock.wood) = (1, 0, 5);
    for (lang, says) in [
        (Lang::En, "take 1 of your 1 food"),
        (
            Lang::De,
            "gehen durch Wetter und Nacht 1 von 1 Nahrung verloren",
        ),
    ] {
        let told = Island::threats(&ui, &loaded, Reader::all(lang)).join("\n");
        assert!(told.contains(says), "{told}");
        // Without rain nothing is missing at the meal.
        let mut dry = loaded.clone();
        dry.state.weather.rain = false;
        let told = Island::threats(&ui, &dry, Reader::all(lang)).join("\n");
        assert!(!told.contains(says), "{told}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hunger_speaks_to_whoever_eats_alone_and_of_them_to_whoever_looks_on() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let mut loaded = planning(&house, &[USER]).await;
    (loaded.state.stock.food, loaded.state.stock.npfood) = (0, 0);
    for (lang, own, other) in [
        (Lang::En, "you go hungry", "1 goes hungry"),
        (Lang::De, "Du hungerst", "1 Person hungert"),
    ] {
        let told = |user| {
            let user = Some(user);
            let reader = Reader {
                user,
                ..Reader::all(lang)
            };
            Island::threats(&ui, &loaded, reader).join("\n")
        };
        let (mine, theirs) = (told(USER), told(USER + 1));
        assert!(mine.contains(own) && !mine.contains(other), "{mine}");
        assert!(theirs.contains(other) && !theirs.contains(own), "{theirs}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_is_called_the_same_on_a_button_and_where_it_is_advised() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let loaded = planning(&house, &[USER]).await;
    let view = Island::view(ui.catalog(), &loaded.state, None);
    let gain = Effect::Gain {
        res: Res::Wood,
        n: 1,
        per: Default::default(),
    };
    let option = OptionView {
        key: "wood".into(),
        label: Label::Alternative {
            id: "wood".into(),
            effects: vec![gain],
            fate: None,
        },
        blocked: None,
        brings: Brings::AsSaid,
    };
    for (lang, begins) in [(Lang::En, "Gain "), (Lang::De, "Du erhältst ")] {
        let words = ui.words(lang);
        let said = words.option(&view, &option);
        assert!(said.starts_with(begins), "{said}");
        assert_eq!(words.option_short(&view, &option), said);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_storm_and_a_card_that_find_no_palisade_are_told_in_wounds() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let mut loaded = planning(&house, &[USER, 8]).await;
    let state = &mut loaded.state;
    state.weather = Default::default();
    (state.round, state.shelter, state.stock.food) = (2, true, 9);
    let card = CardRef::Event("storm_is_coming".into());
    let takes = Effect::Level {
        track: Track::Palisade,
        n: -1,
        mode: Mode::Demand,
    };
    state.delayed = vec![Delayed {
        at: Moment::Night,
        from: 2,
        effects: vec![takes],
        ctx: Ctx {
            source: Some(card),
            ..Ctx::default()
        },
        outside: Default::default(),
    }];
    state.palisade = 0;
    let told = |loaded: &Loaded<Island>, lang| {
        let told = Island::threats(&ui, loaded, Reader::all(lang));
        told.join("\n")
    };
    let says = [
        (
            Lang::En,
            "surely **1 wound** for everybody",
            "1 level of that is not there",
        ),
        (
            Lang::De,
            "sicher **1 Wunde** für alle",
            "1 Stufe davon fehlt",
        ),
    ];
    for (lang, storm, card) in says {
        let text = told(&loaded, lang);
        assert!(text.contains(card) && !text.contains(storm), "{text}");
        let mut stormy = loaded.clone();
        stormy.state.weather.storm = true;
        let text = told(&stormy, lang);
        assert!(text.contains(card) && text.contains(storm), "{text}");
        // One level is for the storm, two are for both.
        stormy.state.palisade = 1;
        let text = told(&stormy, lang);
        assert!(text.contains(card) && !text.contains(storm), "{text}");
        stormy.state.palisade = 2;
        let text = told(&stormy, lang);
        assert!(!text.contains(card) && !text.contains(storm), "{text}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_said_to_be_left_for_it_who_has_no_pawn_left() {
    let house = House::open();
    let ui = house.ui::<Island>();
    let mut loaded = planning(&house, &[USER, 8]).await;
    (loaded.state.stock.food, loaded.state.stock.npfood) = (0, 0);
    let says = [
        (
            Lang::En,
            "the others may see to it",
            "Nobody else has a pawn left",
        ),
        (
            Lang::De,
            "darum können sich die anderen kümmern",
            "Von den anderen hat niemand mehr einen Spielstein dafür frei",
        ),
    ];
    let told = |loaded: &Loaded<Island>, lang: Lang| {
        let scene = ui.scene(lang, loaded, &[], Some(USER));
        looks(&teach::hint(&scene))
    };
    for (lang, others, nobody) in says {
        let text = told(&loaded, lang);
        assert!(text.contains(others) && !text.contains(nobody), "{text}");
    }
    let rest = Command::Assign(Assignment {
        goal: Goal::Rest,
        pawns: vec![Pawn::Seat(1)],
        price: 0,
        aids: Vec::new(),
        discount: false,
    });
    for _ in 0..2 {
        loaded.state = given(&ui, &loaded.state, Seat(1), &rest);
    }
    // Friday may still be free where he is there.
    loaded.state.friday = None;
    for (lang, others, nobody) in says {
        let text = told(&loaded, lang);
        assert!(text.contains(nobody) && !text.contains(others), "{text}");
    }
}
