//! Full hands: what is left behind is picked in one menu, exchanged by one press, and not offered again before all else.

use std::collections::BTreeSet;

use castaway::{
    discord::GameUi,
    games::discover::{deeds, drops, on_way, orders, panel, press::Asked, spots},
    ui::{reader::Reader, texts::Lang},
};
use castaway_discover::{
    Discover, bot,
    command::{Command, Gather},
    counsel::counsel,
    ids::{Kind, Res},
    known::Known,
    on_way::OnWay,
    state::{Item, Label, Prompt, Quest, State, Token},
    stock::Stock,
    world::Face,
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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn more_than_a_menu_holds_is_left_behind_by_kinds_and_each_is_reached() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut loaded = morning(&house, 1).await;
    bare(&mut loaded.state);
    for res in Res::ALL {
        loaded.state.seats[0].stock.gain(*res, 6);
    }
    let at = usize::from(loaded.state.seats[0].at);
    loaded.state.spaces[at].dropped = Stock::of(Res::Food, 1);
    let take = Command::Gather(Gather::Dropped(Res::Food));
    let step = Discover::apply(ui.catalog(), &loaded.state, Seat(0), &take);
    loaded.state = step.unwrap().state;
    for lang in Lang::ALL {
        let scene = ui.explore_public(lang, &loaded, &[]);
        let options = scene.question().expect("hands are overfull").options.len();
        assert_eq!(options, Res::ALL.len());
        let (mut met, mut turned) = (BTreeSet::new(), BTreeSet::new());
        for page in 0..9 {
            let message = panel::page(&scene, 0, page);
            let all = choices(&message);
            let of = |word: &str| -> Vec<String> {
                let these = all.iter().filter(|c| c.id.contains(word));
                these.flat_map(|c| c.values.clone()).collect()
            };
            let lines = of("|drops|");
            assert!((1..=25).contains(&lines.len()), "{}", looks(&message));
            met.extend(lines);
            turned.extend(of("|picks|"));
            // Pages are called by what stands there, not by the numbers of its lines.
            let mut others = all.iter().filter(|c| c.id.contains("|picks|"));
            assert!(
                others.all(|c| !c.label.contains('(')),
                "{}",
                looks(&message)
            );
        }
        // Six or seven of each: ten kinds do not stand on one page, and every one is met.
        let kinds: BTreeSet<&str> = met.iter().filter_map(|v| v.split('.').next()).collect();
        assert_eq!(kinds.len(), Res::ALL.len(), "{met:?}");
        assert!(met.len() >= 6 * Res::ALL.len(), "{met:?}");
        let pages: Vec<u8> = turned.iter().filter_map(|v| spots::turned(v)).collect();
        assert_eq!(pages.len(), 3, "each page is turned to: {turned:?}");
    }
}

/// Somebody at the camp without things and abilities, who can carry ten.
fn bare(s: &mut State) {
    let me = &mut s.seats[0];
    (me.stock, me.stamina, me.character) = (Stock::NONE, 5, None);
    me.items.clear();
    let at = usize::from(me.at);
    let ground = &mut s.spaces[at];
    (ground.dropped, ground.water) = (Stock::NONE, None);
    ground.tokens.clear();
}

/// A quest that takes three of wood now.
fn at_the_beacon(s: &mut State) {
    s.world.order.quest = "q_beacon".into();
    s.quest = Quest {
        stage: 2,
        ..Quest::default()
    };
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_full_hands_one_press_exchanges_and_what_was_left_is_not_offered_first() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut loaded = morning(&house, 1).await;
    bare(&mut loaded.state);
    at_the_beacon(&mut loaded.state);
    let at = usize::from(loaded.state.seats[0].at);
    let known = Known::new(ui.catalog(), &loaded.state, Some(Seat(0)));
    let (_, limit) = known.load(Seat(0));
    loaded.state.seats[0].stock.gain(Res::Poison, limit);
    loaded.state.spaces[at].tokens.push(Token {
        kind: Kind::A,
        face: Face::Res(Res::Food),
        up: true,
        hurt: 0,
    });
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    let all = deeds::deeds(&scene);
    let swap = all.iter().find(|deed| deed.code.starts_with("swap:"));
    let swap = swap.expect("food for poison");
    assert!(swap.label.contains("and leave 1 poison"), "{}", swap.label);
    let (mut now, mut told) = (loaded.state.clone(), Vec::new());
    for (n, command) in swap.commands.iter().enumerate() {
        assert!(n == 0 || orders::goes_on(&now, Seat(0), &told, command));
        let step = Discover::apply(ui.catalog(), &now, Seat(0), command).unwrap();
        now = step.state;
        told.extend(step.events);
    }
    let stock = &now.seats[0].stock;
    assert!(now.ask.is_none());
    assert_eq!(
        (stock.units(Res::Food), stock.units(Res::Poison)),
        (1, limit - 1)
    );
    // What was left is neither advised nor offered before anything else.
    loaded.state = now;
    loaded.state.spaces[at].dropped.gain(Res::Wood, 1);
    let plan = bot::advice(ui.catalog(), &loaded.state, Seat(0)).unwrap();
    let wood = Command::Gather(Gather::Dropped(Res::Wood));
    assert_eq!(plan.command, wood, "what the bot would do");
    let advice = counsel(ui.catalog(), &loaded.state, Seat(0))
        .unwrap()
        .advice;
    let dropped = |command: &Command| matches!(command, Command::Gather(Gather::Dropped(_)));
    assert!(!dropped(&advice.command), "{advice:?}");
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    let all = deeds::deeds(&scene);
    let first = all
        .iter()
        .position(|deed| deed.commands.iter().any(dropped));
    let first = first.expect("it lies there");
    assert!(
        all[first..]
            .iter()
            .all(|deed| deed.rank == deeds::Rank::Aside)
    );
    assert!(!all.iter().any(|deed| deed.code.starts_with("all:")));
    // With room in hand all is offered at once.
    bare(&mut loaded.state);
    loaded.state.spaces[at].dropped.gain(Res::Clean, 2);
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    assert!(deeds::deed(&scene, "all:2").is_some());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thing_that_one_owns_says_so_where_another_is_offered() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut loaded = morning(&house, 1).await;
    let me = &mut loaded.state.seats[0];
    (me.stock, me.stamina) = (Stock::NONE, 8);
    me.items.clear();
    for res in Res::ALL {
        me.stock.gain(*res, 2);
    }
    // Every project lies there for all.
    loaded.state.face_up = ui.catalog().projects.keys().cloned().collect();
    let of = |state: &State| {
        let now = castaway_table::Loaded {
            state: state.clone(),
            ..loaded.clone()
        };
        let scene = ui.explore_public(Lang::En, &now, &[]);
        deeds::list(&scene)
    };
    let mut met = 0;
    for project in loaded.state.face_up.clone() {
        let code = format!("craft:{project}");
        let label = |state: &State| {
            let all = of(state).into_iter();
            let mut labels = all.filter(|(deed, _)| *deed == code);
            labels.next().map(|(_, label)| label)
        };
        let Some(first) = label(&loaded.state) else {
            continue;
        };
        assert!(!first.contains("you own one"), "{first}");
        let mut owned = loaded.state.clone();
        owned.seats[0].items = vec![Item {
            card: project.clone(),
            counters: 1,
            used: None,
        }];
        if let Some(second) = label(&owned) {
            assert!(second.contains("you own one"), "{second}");
            met += 1;
        }
    }
    assert!(met > 0, "another one is offered");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_quest_still_takes_carries_its_sign() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut loaded = morning(&house, 1).await;
    bare(&mut loaded.state);
    at_the_beacon(&mut loaded.state);
    let at = usize::from(loaded.state.seats[0].at);
    loaded.state.spaces[at].dropped = Stock::of(Res::Wood, 1);
    loaded.state.spaces[at].dropped.gain(Res::Pelt, 1);
    let marked = |state: &State, res: Res| {
        let now = castaway_table::Loaded {
            state: state.clone(),
            ..loaded.clone()
        };
        let scene = ui.explore_public(Lang::De, &now, &[]);
        let deed = deeds::deed(&scene, &format!("take:{}", res.index()));
        deed.expect("it lies there").label.starts_with("🎯")
    };
    assert!(marked(&loaded.state, Res::Wood));
    assert!(!marked(&loaded.state, Res::Pelt));
    let mut enough = loaded.state.clone();
    enough.seats[0].stock.gain(Res::Wood, 3);
    assert!(!marked(&enough, Res::Wood), "the beacon takes three of one");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_thing_carries_has_room_where_hands_are_full() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut loaded = morning(&house, 1).await;
    bare(&mut loaded.state);
    // A quest that takes a pelt now.
    loaded.state.world.order.quest = "q_engine".into();
    loaded.state.quest = Quest {
        stage: 3,
        ..Quest::default()
    };
    // It carries wood, and no pelt.
    loaded.state.seats[0].items.push(Item {
        card: "frame".into(),
        counters: 0,
        used: None,
    });
    let known = Known::new(ui.catalog(), &loaded.state, Some(Seat(0)));
    let (held, limit) = known.load(Seat(0));
    let free = limit - held;
    loaded.state.seats[0].stock.gain(Res::Poison, free);
    let at = usize::from(loaded.state.seats[0].at);
    let ground = &mut loaded.state.spaces[at];
    ground.dropped = Stock::of(Res::Wood, 2);
    ground.dropped.gain(Res::Pelt, 1);
    let take = |res: Res| Command::Gather(Gather::Dropped(res));
    // What has room is offered at once, and nothing else with it.
    let scene = ui.explore_public(Lang::En, &loaded, &[]);
    let all = deeds::deed(&scene, "all:2").expect("the frame has room for both");
    assert_eq!(all.commands, [take(Res::Wood), take(Res::Wood)]);
    assert_eq!(all.rank, deeds::Rank::Toward, "the quest takes wood, too");
    // A walk picks nothing up: whatever is not carried would ask what is left behind.
    assert_eq!(on_way::settled(&scene), OnWay::Tokens);
    assert_eq!(on_way::now(&scene), OnWay::Nothing);
    // Something else is exchanged by one press.
    let mut found = loaded.clone();
    found.state.spaces[at].tokens.push(Token {
        kind: Kind::A,
        face: Face::Res(Res::Food),
        up: true,
        hurt: 0,
    });
    let scene = ui.explore_public(Lang::En, &found, &[]);
    let swap = deeds::deeds(&scene)
        .into_iter()
        .find(|deed| deed.code.starts_with("swap:"));
    assert!(swap.is_some(), "food for poison");
    // What was left for want of room is not advised.
    loaded.state.spaces[at].dropped = Stock::of(Res::Pelt, 1);
    let plan = bot::advice(ui.catalog(), &loaded.state, Seat(0)).unwrap();
    assert_eq!(plan.command, take(Res::Pelt), "what the bot would do");
    let counsel = counsel(ui.catalog(), &loaded.state, Seat(0)).unwrap();
    assert_ne!(counsel.advice.command, take(Res::Pelt));
}
