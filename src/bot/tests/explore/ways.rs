//! What a walk gathers on its way: said before, settled by a press, and kept until the next.

use castaway::{
    discord::GameUi,
    games::discover::{on_way, press::Press, spots},
    ui::{reader::Reader, shared::Pressed, texts::Lang},
};
use castaway_discover::{
    Discover,
    command::{Command, Gather},
    habit::OnWay,
    ids::{Kind, Res},
    state::{Spring, State, Token},
    stock::Stock,
    world::{Face, Space, World},
};
use castaway_kernel::{Game, Seat};
use castaway_table::Loaded;

use crate::{
    begin::begun,
    house::{Choice, House, choices, here, looks, meaning},
    stale::step,
};

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

/// The press that settles what is gathered, with its words.
fn toggle(house: &House, loaded: &Loaded<Discover>) -> (Choice, OnWay) {
    let panel = Discover::panel(&house.ui(), loaded, &[], Reader::all(Lang::En));
    let found = choices(&panel).into_iter().find_map(|choice| {
        let Pressed::Game(Press::Gathers(way)) = meaning::<Discover>(&choice) else {
            return None;
        };
        Some((choice, way))
    });
    found.unwrap_or_else(|| panic!("nothing settles it: {}", looks(&panel)))
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
        let ui = house.ui::<Discover>();
        let scene = ui.explore_public(Lang::En, &now, &[]);
        assert_eq!(on_way::settled(&scene), wanted);
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
            "On the way: gather tokens",
            "On the way: tokens and clean water",
            "On the way: gather nothing",
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
    let ui = house.ui::<Discover>();
    let scene = ui.explore_public(Lang::En, &now, &[]);
    assert_eq!(on_way::settled(&scene), OnWay::Water);
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
    let all = [
        (OnWay::Nothing, 1, false),
        (OnWay::Tokens, 1, true),
        (OnWay::Water, 2, true),
    ];
    for (on_way, many, gather) in all {
        let orders = on_way::orders(&scene, &way, on_way);
        assert_eq!(orders.len(), many, "{orders:?}");
        let goes = |command: &Command| match command {
            Command::Go { gather, .. } => Some(*gather),
            _ => None,
        };
        assert_eq!(orders.first().and_then(goes), Some(gather));
        let water = orders.contains(&Command::Gather(Gather::Water));
        assert_eq!(water, on_way == OnWay::Water, "{orders:?}");
    }
    let spot = spots::Spot {
        way: way.to_vec(),
        ..spots::spot(&scene, way[1]).expect("it is reached")
    };
    let note = spots::note(&scene, &spot);
    assert!(note.contains("✋ 🌱"), "{note}");
    assert_eq!(spots::price(&scene, &spot, 0), "⚡ 2 · ✋ 1");
    // With full hands nothing is gathered unasked, and the button says why.
    loaded.state.seats[0].stock = Stock::of(Res::Stone, 10);
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    assert_eq!(on_way::now(&scene), OnWay::Nothing);
    assert!(on_way::note(&scene, &way).is_empty());
    let (choice, _) = toggle(&house, &loaded);
    assert_eq!(choice.label, "On the way: nothing, hands full");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn water_on_the_way_is_drawn_for_nothing_and_only_where_it_is_clean() {
    let house = House::open();
    let mut loaded = morning(&house).await;
    let way = laid(&mut loaded.state);
    let ui = house.ui::<Discover>();
    for (res, drawn) in [(Res::Clean, 1), (Res::Dirty, 0)] {
        spring(&mut loaded.state, way[0], res);
        let scene = ui.explore_public(Lang::En, &loaded, &[]);
        let orders = on_way::orders(&scene, &way, OnWay::Water);
        let mut now = loaded.state.clone();
        for order in &orders {
            let step = Discover::apply(ui.catalog(), &now, Seat(0), order);
            now = step.expect("it is carried out").state;
        }
        let me = &now.seats[0];
        assert_eq!((me.at, me.stamina), (way[1], 4), "{orders:?}");
        assert_eq!(me.stock.units(Res::Clean), drawn);
        assert_eq!(me.stock.units(Res::Dirty), 0);
    }
}
