//! Hands that are overfull of several things: what is left behind is picked in one menu and done by one press.

use castaway::{
    discord::GameUi,
    games::discover::{drops, orders, press::Asked},
    ui::{reader::Reader, texts::Lang},
};
use castaway_discover::{
    Discover,
    command::{Command, Gather},
    ids::Res,
    known::Known,
    state::{Label, Prompt},
    stock::Stock,
};
use castaway_kernel::{Game, Seat};

use super::guided::morning;
use crate::house::{House, choices, looks};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_things_are_left_behind_by_one_press() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut loaded = morning(&house, 1).await;
    let me = &mut loaded.state.seats[0];
    (me.stock, me.stamina) = (Stock::NONE, 5);
    me.items.clear();
    // Whoever it is may carry more than others.
    let known = Known::new(ui.catalog(), &loaded.state, Some(Seat(0)));
    let (held, limit) = known.load(Seat(0));
    assert_eq!(held, 0);
    let me = &mut loaded.state.seats[0];
    for (res, n) in [(Res::Wood, 6), (Res::Stone, limit - 4)] {
        me.stock.gain(res, n);
    }
    let at = usize::from(me.at);
    loaded.state.spaces[at].dropped = Stock::of(Res::Food, 1);
    let take = Command::Gather(Gather::Dropped(Res::Food));
    let step = Discover::apply(ui.catalog(), &loaded.state, Seat(0), &take);
    loaded.state = step.unwrap().state;
    let ask = loaded.state.ask.clone().expect("hands are overfull");
    assert_eq!(ask.prompt, Prompt::Drop);
    let asked = Asked {
        ask: ask.id.0,
        seat: 0,
    };
    for lang in Lang::ALL {
        let panel = Discover::panel(&ui, &loaded, &[], Reader::all(lang));
        let json = panel.json();
        let rows = json["components"].as_array().cloned().unwrap_or_default();
        let menus = rows.iter().filter_map(|row| row["components"].as_array());
        let mut menus = menus.flatten();
        let menu = menus.find(|c| {
            let id = c["custom_id"].as_str().unwrap_or_default();
            id.contains("|drops|")
        });
        let menu = menu.unwrap_or_else(|| panic!("{}", looks(&panel)));
        assert_eq!(menu["max_values"], 3, "three are too many");
        // Each token that could be one of the three has a line of its own.
        let many = choices(&panel).into_iter();
        let many = many.filter(|c| c.id.contains("|drops|")).count();
        assert_eq!(many, 3 + 3 + 1, "{}", looks(&panel));
    }
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    let options = scene.question().unwrap().options;
    let place = |res: Res| {
        let place = options.iter().position(|o| *o == Label::Res(res));
        place.unwrap()
    };
    let (wood, stone) = (place(Res::Wood), place(Res::Stone));
    let picked = [
        format!("{wood}.1"),
        format!("{stone}.1"),
        format!("{wood}.2"),
    ];
    let all = drops::orders(&scene, asked, &picked);
    assert_eq!(all.len(), 3);
    let (mut now, mut told) = (loaded.state.clone(), Vec::new());
    for (n, command) in all.iter().enumerate() {
        assert!(n == 0 || orders::goes_on(&now, Seat(0), &told, command));
        let step = Discover::apply(ui.catalog(), &now, Seat(0), command).unwrap();
        now = step.state;
        told.extend(step.events);
    }
    assert!(now.ask.is_none());
    let stock = &now.seats[0].stock;
    let left = [Res::Wood, Res::Stone, Res::Food].map(|res| stock.units(res));
    assert_eq!(left, [4, limit - 5, 1]);
    // A press that was drawn for another question orders nothing.
    let other = Asked {
        ask: asked.ask + 1,
        ..asked
    };
    assert_eq!(drops::orders(&scene, other, &picked), Vec::new());
    // What is used up is no option any more, and those behind it move up.
    let food = place(Res::Food);
    let picked = [format!("{food}.1"), format!("{wood}.1"), "x".to_owned()];
    let all = drops::orders(&scene, asked, &picked);
    let mut now = loaded.state.clone();
    for command in &all {
        let step = Discover::apply(ui.catalog(), &now, Seat(0), command);
        now = step.unwrap().state;
    }
    let stock = &now.seats[0].stock;
    assert_eq!((stock.units(Res::Food), stock.units(Res::Wood)), (0, 5));
}
