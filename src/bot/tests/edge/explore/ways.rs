//! What a walk gathers on its way: said before, settled by a press, and kept until the next.

use castaway::{
    discord::GameUi,
    games::discover::{also::Also, deeds, on_way, press::Press, spots},
    ui::{
        press::{GamePresses, Nth},
        reader::Reader,
        shared::Pressed,
        texts::Lang,
    },
};
use castaway_discover::{
    Discover,
    ids::{Kind, Res},
    on_way::OnWay,
    quest::Target,
    setup::Setup,
    state::{Monster, Spring, State, Token},
    stock::Stock,
    world::{Face, Space, World},
};
use castaway_kernel::{Game, Seat};
use castaway_table::{Control, Habit, Loaded, Meta};

use super::{begin::begun, stale::step};
use crate::house::{Choice, House, choices, here, looks, meaning};

const USER: u64 = 7;

/// A world alone on its first morning, after the character is chosen.
async fn morning(house: &House) -> Loaded<Discover> {
    let mut loaded = begun(house, 1, 3).await;
    while loaded.state.ask.is_some() {
        loaded = step(house, Seat(0)).await;
    }
    loaded
}

/// Open ground of cost 1 around the camp with nothing on it, a way of two steps, and hands that are empty.
fn laid(state: &mut State) -> [Space; 2] {
    let from = World::CAMP;
    for space in &mut state.spaces {
        (space.tokens, space.water) = (Vec::new(), None);
    }
    for site in &mut state.world.sites {
        site.cost = 1;
    }
    state.monsters.clear();
    state.up.fill(true);
    state.world.order.terrain = None;
    let me = &mut state.seats[0];
    me.character = None;
    (me.at, me.stock, me.stamina) = (from, Stock::NONE, 6);
    me.items.clear();
    let world = &state.world;
    let is_near = |at: Space| at == from || world.around(from).any(|near| near == at);
    let mut ways = world.around(from).flat_map(|first| {
        let then = world.around(first).filter(|at| !is_near(*at));
        then.map(move |then| [first, then])
    });
    let open = ways.find(|way| way.iter().all(|at| state.is_open(*at)));
    open.expect("a way of two steps")
}

fn token(state: &mut State, at: Space, kind: Kind, face: Face) {
    let token = Token {
        kind,
        face,
        up: false,
        hurt: 0,
    };
    state.spaces[usize::from(at)].tokens = vec![token];
}

fn spring(state: &mut State, at: Space, res: Res) {
    state.spaces[usize::from(at)].water = Some(Spring {
        res,
        up: true,
        left: None,
    });
}

/// The press that settles what is gathered, with its words, where there is one.
fn settles(house: &House, loaded: &Loaded<Discover>) -> Option<(Choice, OnWay)> {
    let panel = Discover::panel(&house.ui(), loaded, &[], Reader::all(Lang::En));
    choices(&panel).into_iter().find_map(|choice| {
        let Pressed::Game(Press::Menu(..)) = meaning::<Discover>(&choice) else {
            return None;
        };
        let Some(Also::Gathers(way)) = Also::read(choice.values.first()?) else {
            return None;
        };
        Some((choice, way))
    })
}

fn toggle(house: &House, loaded: &Loaded<Discover>) -> (Choice, OnWay) {
    settles(house, loaded).expect("something settles it")
}

/// What the walks of the seat that has the turn gather.
fn settled(house: &House, loaded: &Loaded<Discover>) -> OnWay {
    let ui = house.ui::<Discover>();
    on_way::settled(&ui.explore_public(Lang::En, loaded, &[]))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_walks_gather_is_settled_by_a_press_and_stays_so() {
    let house = House::open();
    morning(&house).await;
    let mut said = Vec::new();
    for _ in 0..3 {
        let loaded = house.game::<Discover>(here()).await;
        let (choice, wanted) = toggle(&house, &loaded);
        said.push(choice.label.clone());
        let page = house.panel::<Discover>(here()).await;
        let shown = house.press(USER, &page, &choice).await;
        assert!(!shown.is_empty(), "something is seen: {wanted:?}");
        let now = house.game::<Discover>(here()).await;
        assert_eq!(now.revision, loaded.revision, "nothing is done in the game");
        assert_eq!(settled(&house, &now), wanted);
        let (after, _) = toggle(&house, &now);
        assert!(
            shown
                .iter()
                .any(|(_, page)| looks(page).contains(&after.label)),
            "the press shows what it settled: {}",
            after.label
        );
    }
    assert_eq!(
        said,
        [
            "Walks gather tokens · change",
            "Walks gather tokens, clean water · change",
            "Walks gather nothing · change",
        ]
    );
    // A step of the game changes nothing of it.
    let loaded = house.game::<Discover>(here()).await;
    let (choice, wanted) = toggle(&house, &loaded);
    assert_eq!(wanted, OnWay::Water);
    let page = house.panel::<Discover>(here()).await;
    house.press(USER, &page, &choice).await;
    let now = step(&house, Seat(0)).await;
    assert!(now.revision > loaded.revision);
    assert_eq!(settled(&house, &now), OnWay::Water);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_settled_on_the_page_of_standing_answers_ends_what_says_the_opposite() {
    let house = House::open();
    morning(&house).await;
    let page = house.panel::<Discover>(here()).await;
    for (name, wanted) in [
        ("+way.nothing", OnWay::Nothing),
        ("+way.water", OnWay::Water),
        ("+way.nothing", OnWay::Nothing),
        ("-way.nothing", OnWay::Tokens),
    ] {
        let before = house.game::<Discover>(here()).await;
        let choice = Choice {
            id: Press::Habit(Nth(0)).id(before.revision),
            values: vec![format!("{}{name}", before.meta.tag)],
            label: String::new(),
        };
        assert!(!house.press(USER, &page, &choice).await.is_empty());
        let now = house.game::<Discover>(here()).await;
        assert_eq!(settled(&house, &now), wanted, "{name}");
        let names = now.meta.habits_of(USER).into_iter();
        let ways = names.filter(|habit| habit.name.as_str().starts_with("way."));
        assert_eq!(ways.count(), usize::from(wanted != OnWay::Tokens), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_moves_for_somebody_is_told_whose_it_is_to_settle() {
    let house = House::open();
    let meta = Meta {
        chairs: [7, 8].into(),
        control: Control::Shared,
        ..Meta::default()
    };
    let setup = Setup::new("q_beacon", 2, 3);
    house.begin::<Discover>(here(), setup, 3, meta).await;
    let mut loaded = house.game::<Discover>(here()).await;
    while loaded.state.ask.is_some() {
        let seat = castaway_discover::absent::awaited(&loaded.state)[0];
        loaded = step(&house, seat).await;
    }
    let seat = loaded.state.turn().expect("somebody's turn").seat;
    let owner = loaded.meta.chairs.owner(seat).expect("it is somebody's");
    let (choice, _) = toggle(&house, &loaded);
    let page = house.panel::<Discover>(here()).await;
    let said = house.press(15 - owner, &page, &choice).await;
    let words = looks(&said[0].1);
    assert!(
        words.contains(&format!("for <@{owner}> to settle")),
        "{words}"
    );
    let now = house.game::<Discover>(here()).await;
    assert_eq!(now.meta.habits, loaded.meta.habits);
    // Where nobody owns the seat there is no such button.
    loaded.meta.chairs.0[seat.index()].owner = None;
    assert!(settles(&house, &loaded).is_none());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_far_look_is_offered_where_the_story_is_new_or_the_quest_wants_a_look() {
    let house = House::open();
    let meta = Meta {
        chairs: [USER].into(),
        ..Meta::default()
    };
    let setup = Setup::new("q_beacon", 1, 3);
    house.begin::<Discover>(here(), setup, 3, meta).await;
    let mut loaded = house.game::<Discover>(here()).await;
    while loaded.state.ask.is_some() {
        loaded = step(&house, Seat(0)).await;
    }
    let state = &mut loaded.state;
    laid(state);
    let goal = state.world.target(Target::Far(3)).expect("a landmark");
    let number = state.world.landmark(Target::Far(3)).expect("its number");
    let from = {
        let world = &state.world;
        let is_near = |at: Space| at == goal || world.around(goal).any(|near| near == at);
        let mut all = world.around(goal).flat_map(|near| world.around(near));
        all.find(|at| !is_near(*at)).expect("two steps away")
    };
    state.seats[0].at = from;
    let ui = house.ui::<Discover>();
    for (stage, told, offered) in [
        (1, false, true),
        (1, true, true),
        (2, false, true),
        (2, true, false),
    ] {
        loaded.state.quest.stage = stage;
        loaded.state.told.clear();
        loaded.state.told.extend(told.then_some(number));
        let scene = ui.explore_public(Lang::En, &loaded, &[]);
        assert!(spots::spot(&scene, goal).is_some());
        let deed = deeds::deed(&scene, &format!("far-look:{goal}"));
        assert_eq!(deed.is_some(), offered, "stage {stage}, told: {told}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_way_says_what_is_gathered_on_it_and_gathers_no_more() {
    let house = House::open();
    let mut loaded = morning(&house).await;
    let way = laid(&mut loaded.state);
    token(&mut loaded.state, way[0], Kind::A, Face::Res(Res::Food));
    spring(&mut loaded.state, way[1], Res::Clean);
    let ui = house.ui::<Discover>();
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    for (on_way, note) in [
        (OnWay::Nothing, ""),
        (OnWay::Tokens, "✋ 🌱"),
        (OnWay::Water, "✋ 🌱 💧"),
    ] {
        assert_eq!(on_way::note(&scene, &way, on_way), note);
    }
    let spot = spots::Spot {
        way: way.to_vec(),
        ..spots::spot(&scene, way[1]).expect("it is reached")
    };
    let note = spots::note(&scene, &spot);
    assert!(note.contains("✋ 🌱"), "{note}");
    assert_eq!(spots::price(&scene, &spot, 0), "⚡ 2 · ✋ 🌱");
    // A walk stops beside a monster: what lies with it is not promised.
    let mut met = loaded.clone();
    met.state.monsters.push(Monster {
        id: 99,
        card: "mimic".into(),
        at: way[1],
        up: true,
        hurt: 0,
        special: false,
        came: false,
    });
    token(&mut met.state, way[1], Kind::B, Face::Res(Res::Wood));
    let scene = ui.explore_public(Lang::En, &met, &[]);
    for on_way in [OnWay::Tokens, OnWay::Water] {
        assert_eq!(on_way::note(&scene, &way, on_way), "✋ 🌱");
    }
    // With full hands nothing is gathered unasked, and the button says why beside what is settled.
    loaded.state.seats[0].stock = Stock::of(Res::Stone, 10);
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    assert_eq!(on_way::now(&scene), OnWay::Nothing);
    let mut said = Vec::new();
    for name in ["", "way.water", "way.nothing"] {
        let habits = loaded.meta.habits.entry(USER).or_default();
        habits.all.retain(|habit| habit.name.as_str() == "pay");
        habits.all.extend((!name.is_empty()).then(|| Habit {
            name: name.into(),
            basis: "all".into(),
            usual: false,
        }));
        let (choice, _) = toggle(&house, &loaded);
        said.push(choice.label);
    }
    assert_eq!(
        said,
        [
            "Walks gather tokens (hands full) · change",
            "Walks gather tokens, clean water (hands full) · change",
            "Walks gather nothing · change",
        ]
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn water_on_the_way_is_drawn_for_nothing_and_nobody_walks_into_a_monster_for_it() {
    let house = House::open();
    let mut loaded = morning(&house).await;
    let way = laid(&mut loaded.state);
    spring(&mut loaded.state, way[0], Res::Clean);
    let ui = house.ui::<Discover>();
    let goes = |state: &State| {
        let order = on_way::go(&way, OnWay::Water);
        let step = Discover::apply(ui.catalog(), state, Seat(0), &order);
        step.expect("it is carried out").state
    };
    let now = goes(&loaded.state);
    let me = &now.seats[0];
    assert_eq!((me.at, me.stamina), (way[1], 4));
    assert_eq!(me.stock.units(Res::Clean), 1);
    loaded.state.monsters.push(Monster {
        id: 99,
        card: "mimic".into(),
        at: way[1],
        up: true,
        hurt: 0,
        special: false,
        came: false,
    });
    let now = goes(&loaded.state);
    assert_eq!((now.seats[0].at, now.fights), (way[0], loaded.state.fights));
    assert_eq!(now.seats[0].stock.units(Res::Clean), 1);
    assert!(now.ask.is_none() && now.fight.is_none());
}
