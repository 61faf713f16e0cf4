use castaway_clause::clause;
use castaway_discover::{
    command::{Command, Gather},
    event::Event,
    ids::{Damage, Kind, Res},
    reject::Rejection,
    state::{Label, Spring},
    stock::Stock,
    world::{Face, World},
};
use castaway_kernel::{Key, Seat};

use crate::table::Table;

#[test]
#[clause(id = "D-DAY-1", says = "the leader first, then clockwise, each once", lies = Other)]
#[clause(id = "D-DAY-3", says = "stamina that is left is kept", lies = Own)]
#[clause(id = "D-DAY-4", says = "nobody acts in another's turn", lies = Other)]
#[clause(id = "D-LEAD-1", says = "the leader's turn is the first", lies = Other)]
#[clause(id = "D-ROUND-1", says = "after the last turn night falls", lies = Time)]
fn turns_go_round() {
    let mut table = Table::plain("q_beacon", 3);
    table.s.leader = Seat(1);
    if let castaway_discover::state::Phase::Day(turn) = &mut table.s.phase {
        turn.seat = Seat(1);
    }
    assert_eq!(table.refused(0, Command::EndTurn), Rejection::NotNow);
    let mut order = Vec::new();
    while table.s.day == 1 && table.s.ask.is_none() {
        let Some(turn) = table.s.turn() else { break };
        order.push(turn.seat.0);
        let seat = turn.seat.0;
        table.order(seat, Command::EndTurn);
    }
    assert_eq!(order, [1, 2, 0]);
    assert!(table.s.turn().is_none_or(|_| table.s.day == 2));
    assert!(table.s.seats.iter().all(|s| s.stamina >= 8));
}

#[test]
#[clause(id = "D-DAY-2", says = "an action may be repeated as long as stamina lasts", lies = Own)]
#[clause(id = "D-ACT-1", says = "an action costs 1; with too little it is refused", lies = Own)]
#[clause(id = "D-WATER-1", says = "a source is turned up and gives one of its kind", lies = Map)]
#[clause(id = "D-WATER-2", says = "it never runs dry", lies = Map)]
#[clause(id = "D-EX-4", says = "ten gather actions give ten clean water", lies = Map)]
fn water_never_ends() {
    let mut table = Table::plain("q_beacon", 1);
    table.seat(0).stamina = 10;
    table.holds(0, &[]);
    table.s.spaces[0].water = Some(Spring {
        res: Res::Clean,
        up: false,
        left: None,
    });
    for n in 1..=10 {
        table.order(0, Command::Gather(Gather::Water));
        assert_eq!((table.me().stock.units(Res::Clean), table.me().stamina), (n, 10 - n));
    }
    assert!(table.s.spaces[0].water.unwrap().up);
    assert_eq!(table.refused(0, Command::Gather(Gather::Water)), Rejection::Stamina);
}

#[test]
#[clause(id = "D-MOVE-1", says = "to a neighbour, for what its ground costs", lies = Map)]
#[clause(id = "D-MOVE-2", says = "then one gather action is free, and only the next one", lies = Map)]
#[clause(id = "D-GATHER-2", says = "a token with a resource is kept as that", lies = Map)]
#[clause(id = "D-GATHER-8", says = "one token for an action", lies = Map)]
#[clause(id = "D-EX-3", says = "it lies before the survivor and counts as one", lies = Own)]
fn a_walk_has_a_free_gather() {
    let mut table = Table::plain("q_beacon", 1);
    let to = table.beside(World::CAMP);
    table.s.world.sites[usize::from(to)].cost = 2;
    table.token(to, Kind::A, Face::Res(Res::Medicine), false);
    table.token(to, Kind::A, Face::Res(Res::Medicine), false);
    table.holds(0, &[]);
    table.order(0, Command::Move(to));
    assert_eq!((table.me().at, table.me().stamina), (to, 10));
    table.order(0, Command::Gather(Gather::Token(0)));
    assert_eq!(table.me().stock, Stock::of(Res::Medicine, 1));
    assert_eq!((table.me().stamina, table.s.ground(to).tokens.len()), (10, 1));
    table.order(0, Command::Gather(Gather::Token(0)));
    assert_eq!(table.me().stamina, 9, "only the first was free");
    let far = table.away(to, 2);
    assert_eq!(table.refused(0, Command::Move(far)), Rejection::Space);
}

#[test]
#[clause(id = "D-MOVE-4", says = "a landmark's space costs what its ground does", lies = Map)]
fn a_landmark_costs_what_its_ground_does() {
    let mut table = Table::plain("q_beacon", 1);
    let at = table.landmark(1);
    table.s.world.sites[usize::from(at)].cost = 3;
    table.seat(0).at = table.beside(at);
    table.order(0, Command::Move(at));
    assert_eq!(table.me().stamina, 9);
}

#[test]
#[clause(id = "D-MOVE-5", says = "no face-down tile is entered", lies = Hidden)]
#[clause(id = "D-SCOUT-1", says = "a neighbouring face-down tile is turned up for 1", lies = Hidden)]
#[clause(id = "D-SCOUT-2", says = "a face-down token lies on each feature icon then", lies = Hidden)]
#[clause(id = "D-SCOUT-3", says = "and a face-down source on a source's icon", lies = Hidden)]
#[clause(id = "D-R-6", says = "a tile is near if one of its spaces is a neighbour", lies = Hidden)]
#[clause(id = "D-EX-2", says = "the tokens are there before anything else happens", lies = Hidden)]
fn scouting_lays_tokens_out() {
    let mut table = Table::dealt("q_beacon", 1);
    let border = |s: &castaway_discover::state::State, at| s.world.around(at).find(|n| *n >= 7);
    let edge = (1..7).find(|at| border(&table.s, *at).is_some()).unwrap();
    table.seat(0).at = edge;
    let beyond = border(&table.s, edge).unwrap();
    assert_eq!(table.refused(0, Command::Move(beyond)), Rejection::Space);
    let tile = beyond / 7;
    let far = Command::Scout {
        tile: 0,
        second: None,
    };
    assert_eq!(table.refused(0, far), Rejection::Tile);
    table.order(0, Command::Scout { tile, second: None });
    assert_eq!(table.me().stamina, 11);
    for space in table.s.world.spaces_of(usize::from(tile)) {
        let ground = table.s.ground(space);
        match table.s.world.site(space).unwrap().icon {
            Some(castaway_discover::world::Icon::Feature(kind)) => {
                assert!(ground.tokens[0].kind == kind && !ground.tokens[0].up);
            }
            Some(castaway_discover::world::Icon::Water(_)) => {
                assert!(!ground.water.unwrap().up);
            }
            _ => assert!(ground.tokens.is_empty() && ground.water.is_none()),
        }
    }
    table.order(0, Command::Move(beyond));
}

#[test]
#[clause(id = "D-GATHER-4", says = "an event is resolved and its token discarded", lies = Map)]
#[clause(id = "D-NUM-2", says = "an instant card does what it says and is gone", lies = Map)]
#[clause(id = "D-GATHER-7", says = "what a card gives comes from the supply", lies = Own)]
fn an_event_is_resolved() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[]);
    table.token(0, Kind::D, Face::Event(Key::from("e10")), false);
    let before = table.s.decks.spent[Kind::D.index()].len();
    table.order(0, Command::Gather(Gather::Token(0)));
    assert_eq!(table.me().stock, Stock::of(Res::Stone, 2));
    assert!(table.s.ground(0).tokens.is_empty());
    assert_eq!(table.s.decks.spent[Kind::D.index()].len(), before + 1);
}

#[test]
#[clause(id = "D-EXPL-1", says = "a shut chest's token stays face up", lies = Map)]
#[clause(id = "D-KEY-1", says = "a key opens: one may resolve the card behind it instead", lies = Own)]
#[clause(id = "D-EX-5", says = "the listed card or the next higher one, unseen before the choice", lies = Own)]
fn a_key_opens_a_chest() {
    let mut table = Table::plain("q_beacon", 1);
    table.token(0, Kind::D, Face::Event(Key::from("e17")), false);
    table.order(0, Command::Gather(Gather::Token(0)));
    assert!(table.s.ground(0).tokens[0].up, "it stays");
    assert!(table.me().items.is_empty());
    table.item(0, "brass_key", 0);
    let mut shut = table.clone();
    table.order(0, Command::Gather(Gather::Token(0)));
    assert_eq!(table.options(0), [Label::Yes, Label::No]);
    assert!(!table.told.iter().any(|e| matches!(e, Event::Card(_, c) if *c == "chest_inside")));
    table.answer(0, Label::Yes);
    assert!(table.s.ground(0).tokens.is_empty());
    assert_eq!(table.me().items.len(), 2, "what was inside");
    shut.order(0, Command::Gather(Gather::Token(0)));
    shut.answer(0, Label::No);
    assert_eq!(shut.s.ground(0).tokens.len(), 1);
}

#[test]
#[clause(id = "D-INV-1", says = "the card of the landmark's number is resolved", lies = Map)]
#[clause(id = "D-INV-2", says = "a story that says once is told once, and nobody pays for nothing", lies = Map)]
fn a_landmark_is_investigated() {
    let mut table = Table::plain("q_beacon", 1);
    let at = table.story(4, "l3");
    assert_eq!(table.refused(0, Command::Investigate), Rejection::NothingHere);
    table.seat(0).at = at;
    table.holds(0, &[]);
    table.order(0, Command::Investigate);
    assert_eq!((table.me().stock, table.me().stamina), (Stock::of(Res::Food, 2), 11));
    assert_eq!(table.refused(0, Command::Investigate), Rejection::NothingHere);
}

#[test]
#[clause(id = "D-REC-1", says = "food, water and medicine heal their damage, also somebody else's in the space", lies = Other)]
#[clause(id = "D-REC-2", says = "blows are not healed so", lies = Own)]
#[clause(id = "D-REC-3", says = "one dial of that kind turns back", lies = Own)]
fn recovering() {
    let mut table = Table::plain("q_beacon", 2);
    let heal = |who, kind| Command::Recover {
        who: Seat(who),
        kind,
    };
    table.holds(0, &[(Res::Food, 1), (Res::Clean, 1), (Res::Medicine, 1)]);
    table.seat(1).damage = vec![Damage::Starvation, Damage::Starvation, Damage::Sickness];
    table.seat(0).damage = vec![Damage::Physical];
    table.order(0, heal(1, Damage::Starvation));
    assert_eq!(table.s.seats[1].damage, [Damage::Starvation, Damage::Sickness]);
    table.order(0, heal(1, Damage::Sickness));
    assert_eq!(table.me().stock, Stock::of(Res::Clean, 1));
    assert_eq!(table.refused(0, heal(1, Damage::Starvation)), Rejection::Resources);
    assert_eq!(table.refused(0, heal(0, Damage::Physical)), Rejection::Unhurt);
    table.seat(1).at = table.beside(World::CAMP);
    assert_eq!(table.refused(0, heal(1, Damage::Starvation)), Rejection::Apart);
}

#[test]
#[clause(id = "D-COOK-1", says = "any amount of meat for one action, at a lit fire", lies = Map)]
#[clause(id = "D-REFIRE-1", says = "an unlit fire is lit for wood", lies = Map)]
#[clause(id = "D-FIRE-2", says = "only a lit fire is a fire", lies = Map)]
#[clause(id = "D-FIRE-1", says = "one must stand in its space", lies = Map)]
fn cooking_needs_a_lit_fire() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[(Res::Meat, 3), (Res::Wood, 1)]);
    table.s.spaces[0].fire = Some(false);
    assert_eq!(table.refused(0, Command::Cook(2)), Rejection::Fire);
    table.order(0, Command::Refire);
    assert_eq!((table.s.spaces[0].fire, table.me().stock.units(Res::Wood)), (Some(true), 0));
    table.order(0, Command::Cook(2));
    assert_eq!(table.me().stock.units(Res::Food), 2);
    assert_eq!((table.me().stock.units(Res::Meat), table.me().stamina), (1, 10));
    table.seat(0).at = table.beside(World::CAMP);
    assert_eq!(table.refused(0, Command::Cook(1)), Rejection::Fire);
}

#[test]
#[clause(id = "D-CRAFT-1", says = "resources and 1 stamina for the item of the project's number", lies = Own)]
#[clause(id = "D-CRAFT-2", says = "it lies face up for all then, and one project is drawn from a deck of choice", lies = Own)]
#[clause(id = "D-CRAFT-3", says = "others may make it from there", lies = Other)]
#[clause(id = "D-CRAFT-8", says = "only own resources pay", lies = Own)]
#[clause(id = "D-SPEND-4", says = "what lies with others pays nothing", lies = Other)]
fn crafting() {
    let mut table = Table::plain("q_beacon", 2);
    let spear = Key::from("spear");
    table.holds(0, &[(Res::Wood, 1)]);
    table.holds(1, &[(Res::Wood, 1), (Res::Stone, 3)]);
    swap_in(&mut table, "spear");
    assert_eq!(table.refused(0, Command::Craft(spear.clone())), Rejection::Resources);
    table.holds(0, &[(Res::Wood, 1), (Res::Stone, 1)]);
    assert_eq!(table.refused(1, Command::Craft(spear.clone())), Rejection::NotNow);
    table.order(0, Command::Craft(spear.clone()));
    assert_eq!(table.options(0).len(), 2, "a deck is chosen");
    table.answer(0, Label::Deck(castaway_discover::effect::Deck::Advanced));
    assert!(table.me().holds(&spear).is_some() && table.me().stock.is_empty());
    assert_eq!((table.s.face_up.clone(), table.me().hand.len()), (vec![spear.clone()], 2));
    table.order(0, Command::EndTurn);
    table.order(1, Command::Craft(spear.clone()));
    assert!(table.s.seats[1].holds(&spear).is_some());
    assert_eq!(table.s.seats[1].hand.len(), 2, "nothing is drawn for it");
}

/// Makes a project the first of seat 0's hand, in place of another one.
fn swap_in(table: &mut Table, project: &str) {
    let project = Key::from(project);
    for survivor in &mut table.s.seats {
        survivor.hand.retain(|p| *p != project);
    }
    table.s.decks.normal.retain(|p| *p != project);
    table.s.seats[0].hand.truncate(1);
    table.s.seats[0].hand.push(project);
    let missing = 8 - table.s.decks.normal.len();
    let held: usize = table.s.seats.iter().map(|s| s.hand.len()).sum();
    for n in held..missing {
        table.s.decks.normal.push(Key::from(format!("filler{n}")));
    }
}

#[test]
#[clause(id = "D-CRAFT-4", says = "a project with a fire needs a lit one in the space", lies = Map)]
#[clause(id = "D-R-22", says = "with empty decks nothing is drawn", lies = Decks)]
fn some_projects_need_a_fire() {
    let mut table = Table::plain("q_beacon", 1);
    swap_in(&mut table, "torch");
    table.holds(0, &[(Res::Wood, 1)]);
    table.seat(0).at = table.beside(World::CAMP);
    let torch = Command::Craft(Key::from("torch"));
    assert_eq!(table.refused(0, torch.clone()), Rejection::Fire);
    table.seat(0).at = World::CAMP;
    let rest = table.s.decks.normal.drain(..).collect::<Vec<_>>();
    let advanced = table.s.decks.advanced.drain(..).collect::<Vec<_>>();
    let hand = table.me().hand.len();
    table.s.face_up.extend(rest.into_iter().chain(advanced));
    table.order(0, torch);
    assert_eq!(table.me().hand.len(), hand - 1);
    assert_eq!(table.me().items[0].counters, 2, "D-CLAR-13: its printed counters");
}

#[test]
#[clause(id = "D-SPEND-2", says = "half of a double token is spent, the other half stays", lies = Own)]
#[clause(id = "D-CARRY-7", says = "a double token counts as one", lies = Own)]
fn double_tokens() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[]);
    table.token(0, Kind::B, Face::Double(Res::Wood), false);
    table.order(0, Command::Gather(Gather::Token(0)));
    assert_eq!((table.me().stock.units(Res::Wood), table.me().stock.all()), (2, 1));
    table.s.spaces[0].fire = Some(false);
    table.order(0, Command::Refire);
    assert_eq!((table.me().stock.units(Res::Wood), table.me().stock.all()), (1, 1));
}

#[test]
#[clause(id = "D-SPEND-3", says = "an empty pile is made of its discards", lies = Decks)]
fn an_empty_pile_is_made_anew() {
    let mut table = Table::dealt("q_beacon", 1);
    for kind in Kind::ALL {
        let pile = std::mem::take(&mut table.s.decks.tokens[kind.index()]);
        table.s.decks.spent[kind.index()].extend(pile);
    }
    let border = |s: &castaway_discover::state::State, at| s.world.around(at).find(|n| *n >= 7);
    let edge = (1..7).find(|at| border(&table.s, *at).is_some()).unwrap();
    table.seat(0).at = edge;
    let tile = border(&table.s, edge).unwrap() / 7;
    table.order(0, Command::Scout { tile, second: None });
    let spaces = table.s.world.spaces_of(usize::from(tile));
    assert!(spaces.map(|s| table.s.ground(s).tokens.len()).sum::<usize>() >= 2);
}

#[test]
#[clause(id = "D-GATHER-5", says = "a resource that lies there is taken, one for an action", lies = Map)]
#[clause(id = "D-GATHER-1", says = "one thing of one's own space", lies = Map)]
fn dropped_resources_are_taken_again() {
    let mut table = Table::plain("q_beacon", 1);
    table.s.spaces[0].dropped = Stock::of(Res::Stone, 2);
    table.holds(0, &[]);
    table.order(0, Command::Gather(Gather::Dropped(Res::Stone)));
    assert_eq!(table.me().stock, Stock::of(Res::Stone, 1));
    assert_eq!(table.s.spaces[0].dropped, Stock::of(Res::Stone, 1));
    let none = Command::Gather(Gather::Dropped(Res::Wood));
    assert_eq!(table.refused(0, none), Rejection::NothingHere);
}

#[test]
#[clause(id = "D-LOOT-1", says = "one token or one item of a casualty in the space for an action", lies = Other)]
#[clause(id = "D-CAS-1", says = "a casualty takes no more turns", lies = Other)]
#[clause(id = "D-CAS-2", says = "projects and threats are gone, resources and items lie there", lies = Other)]
#[clause(id = "D-CAS-3", says = "it is no survivor and its abilities are off", lies = Other)]
#[clause(id = "D-CLAR-14", says = "what it holds cannot be used", lies = Other)]
#[clause(id = "D-R-28", says = "an item brings what it carries", lies = Other)]
#[clause(id = "D-R-12", says = "giving up makes a casualty at once", lies = Other)]
fn casualties_are_looted() {
    let mut table = Table::plain("q_beacon", 2);
    table.holds(1, &[(Res::Clean, 2), (Res::Wood, 1)]);
    table.item(1, "waterskin", 0);
    table.holds(0, &[]);
    table.order(1, Command::GiveUp);
    assert!(table.s.seats[1].hand.is_empty() && !table.s.is_here(Seat(1)));
    let loot = |what| Command::Loot {
        from: Seat(1),
        what,
    };
    use castaway_discover::command::Loot;
    table.order(0, loot(Loot::Res(Res::Wood)));
    table.order(0, loot(Loot::Item(Key::from("waterskin"))));
    assert_eq!(table.me().stock.units(Res::Clean), 2, "with its load");
    assert!(table.s.seats[1].stock.is_empty() && table.s.seats[1].items.is_empty());
    assert_eq!(table.me().stamina, 8);
    table.order(0, Command::EndTurn);
    assert!(table.s.turn().is_none_or(|turn| turn.seat == Seat(0)), "no turn for the dead");
}
