//! One person opens a world, plays it by what is drawn alone, and ends it.

use castaway::{
    discord::{GameUi, Ui},
    games::discover::{deeds, orders, spots},
    ui::{press::Presses, reader::Reader, shared::Pressed, texts::Lang},
};
use castaway_discover::{
    Discover, absent, bot,
    command::Command,
    event::{Event, RollOf},
    ids::Res,
    state::{Item, Phase, Spring},
    stock::Stock,
};
use castaway_kernel::{Chance, Game, Seat};
use castaway_table::Loaded;

use super::begin::begun;
use crate::house::{Choice, House, Page, any, choices, here, is_page, looks, meaning};

/// The user who plays.
const USER: u64 = 7;
/// So many presses are more than a short game takes.
const MOST: usize = 3_000;

/// What is pressed to go on: what does something in the game.
fn goes_on(choice: &Choice) -> bool {
    match meaning::<Discover>(choice) {
        Pressed::Game(press) => {
            ["goto", "menu", "do", "do-sure", "pick", "picks", "drops"].contains(&press.word())
        }
        Pressed::Shared(_) => false,
    }
}

/// Whether the press before it made the game go on.
async fn revision(house: &House) -> u64 {
    house.game::<Discover>(here()).await.revision
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_world_alone_is_played_to_its_end_by_what_the_panel_offers() {
    let house = House::open();
    begun(&house, 1, 3).await;
    let mut chance = Chance::from_seed(11);
    let mut stuck = 0;
    for _ in 0..MOST {
        if house.game::<Discover>(here()).await.state.phase == Phase::Over {
            break;
        }
        let before = revision(&house).await;
        let panel = house.panel::<Discover>(here()).await;
        let all: Vec<Choice> = choices(&panel.message)
            .into_iter()
            .filter(goes_on)
            .collect();
        let Some(choice) = any(&mut chance, &all) else {
            panic!("nothing can be done: {}", looks(&panel.message));
        };
        let answers = house.press(USER, &panel, &choice).await;
        // What is asked once more is confirmed, and a page that was turned has entries of its own.
        if revision(&house).await == before
            && let Some((_, page)) = answers.iter().find(|(_, page)| is_page(page))
        {
            let page = Page {
                message: page.clone(),
                ..panel
            };
            let next: Vec<Choice> = choices(&page.message).into_iter().filter(goes_on).collect();
            if let Some(next) = any(&mut chance, &next) {
                house.press(USER, &page, &next).await;
            }
        }
        stuck = match revision(&house).await == before {
            true => stuck + 1,
            false => 0,
        };
        assert!(stuck < 40, "nothing goes on: {}", looks(&panel.message));
        let text = panel.message.json().to_string();
        assert!(!text.contains("You fights"), "{text}");
    }
    let loaded = house.game::<Discover>(here()).await;
    assert_eq!(loaded.state.phase, Phase::Over, "day {}", loaded.state.day);
    let panel = house.panel::<Discover>(here()).await;
    // How far somebody came who lost is a stage, not that they lost.
    let text = panel.message.json().to_string();
    assert!(!text.contains("as far as this: Lost"), "{text}");
    let words: Vec<&str> = (choices(&panel.message).iter())
        .filter_map(|choice| match meaning::<Discover>(choice) {
            Pressed::Game(press) => Some(press.word()),
            Pressed::Shared(_) => None,
        })
        .collect();
    assert!(
        words.contains(&"again") && words.contains(&"same"),
        "{words:?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_the_playing_bot_does_alone_can_be_done_by_the_panel() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut loaded = begun(&house, 1, 1).await;
    let mut missing = Vec::new();
    for _ in 0..600 {
        let Some(seat) = absent::awaited(&loaded.state).first().copied() else {
            break;
        };
        let command = bot::choose(ui.catalog(), &loaded.state, seat).unwrap();
        if !offered(&ui, &loaded, &command) {
            missing.push(format!("{command:?}"));
        }
        let applied = Discover::apply(ui.catalog(), &loaded.state, seat, &command);
        loaded.state = applied.unwrap().state;
    }
    missing.sort();
    missing.dedup();
    assert_eq!(missing, Vec::<String>::new(), "cannot be done by the panel");
}

/// Whether a command is among what the panel offers, on whichever of its pages.
fn offered(ui: &Ui<Discover>, loaded: &Loaded<Discover>, command: &Command) -> bool {
    let scene = ui.explore_public(Lang::En, loaded, &[]);
    match command {
        // Steps are taken by the menu of destinations.
        Command::Move(to) => spots::list(&scene).iter().any(|(space, _)| space == to),
        Command::Choose(_) => {
            let panel = Discover::panel(ui, loaded, &[], Reader::all(Lang::En));
            choices(&panel).iter().any(goes_on)
        }
        command => (deeds::deeds(&scene).into_iter().chain(deeds::end(&scene)))
            .any(|deed| deed.commands.as_slice() == [command.clone()]),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_is_cast_several_times_by_one_press_and_no_answer_is_asked_for() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut loaded = begun(&house, 1, 3).await;
    while loaded.state.phase == Phase::Setup {
        let command = absent::fallback(ui.catalog(), &loaded.state, Seat(0)).unwrap();
        let step = Discover::apply(ui.catalog(), &loaded.state, Seat(0), &command);
        loaded.state = step.unwrap().state;
    }
    let me = &mut loaded.state.seats[0];
    (me.stock, me.stamina) = (Stock::NONE, 6);
    me.items = vec![Item {
        card: "cast_net".into(),
        counters: 0,
        used: None,
    }];
    let at = usize::from(me.at);
    loaded.state.spaces[at].water = Some(Spring {
        res: Res::Clean,
        up: true,
        left: None,
    });
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    let cast = deeds::deed(&scene, "fish:4").expect("it is offered");
    let (mut now, mut told) = (loaded.state.clone(), Vec::new());
    for (n, command) in cast.commands.iter().enumerate() {
        assert!(n == 0 || orders::goes_on(&now, Seat(0), &told, command));
        let step = Discover::apply(ui.catalog(), &now, Seat(0), command).unwrap();
        now = step.state;
        told.extend(step.events);
    }
    // Each die says that it is the net's.
    let net = RollOf::Card("cast_net".into());
    let of_net = |e: &&Event| matches!(e, Event::RolledFor(_, _, of) if *of == net);
    let casts = told.iter().filter(of_net);
    assert_eq!((casts.count(), now.seats[0].stamina), (4, 2));
    assert!(now.ask.is_none() && now.seats[0].stock.water() == 0);
    // Water too, though a line asks each time what the source gives; and no more than it has.
    loaded.state.spaces[at].water.as_mut().unwrap().left = Some(2);
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    assert!(deeds::deed(&scene, "water:3").is_none() && deeds::deed(&scene, "fish:3").is_none());
    let draws = deeds::deed(&scene, "water:2").expect("it is offered");
    let (mut now, mut told) = (loaded.state.clone(), Vec::new());
    for (n, command) in draws.commands.iter().enumerate() {
        assert!(n == 0 || orders::goes_on(&now, Seat(0), &told, command));
        let step = Discover::apply(ui.catalog(), &now, Seat(0), command).unwrap();
        now = step.state;
        told.extend(step.events);
    }
    assert!(now.ask.is_none() && now.seats[0].stock.water() == 2);
    loaded.state.spaces[at].water.as_mut().unwrap().left = None;
    // With hands full of other things nothing more is cast for.
    loaded.state.seats[0].stock.gain(Res::Stone, 8);
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    assert!(deeds::deed(&scene, "fish:4").is_none() && deeds::deed(&scene, "fish:1").is_some());
    let water = deeds::deeds(&scene)
        .into_iter()
        .filter(|d| d.code.starts_with("water"));
    assert_eq!(water.count(), 1, "one and no more");
}
