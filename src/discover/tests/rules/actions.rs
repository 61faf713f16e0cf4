use castaway_clause::clause;
use castaway_discover::{
    command::{Command, Gather},
    event::Event,
    ids::{Damage, Kind, Res},
    on_way::OnWay,
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
        assert_eq!(
            (table.me().stock.units(Res::Clean), table.me().stamina),
            (n, 10 - n)
        );
    }
    assert!(table.s.spaces[0].water.unwrap().up);
    assert_eq!(
        table.refused(0, Command::Gather(Gather::Water)),
        Rejection::Stamina
    );
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
    assert_eq!(
        (table.me().stamina, table.s.ground(to).tokens.len()),
        (10, 1)
    );
    table.order(0, Command::Gather(Gather::Token(0)));
    assert_eq!(table.me().stamina, 9, "only the first was free");
    let far = table.away(to, 2);
    assert_eq!(table.refused(0, Command::Move(far)), Rejection::Space);
}

#[test]
#[clause(id = "D-MOVE-2", says = "a walk of several spaces is the same moves and free gathers, one after the other", lies = Map)]
#[clause(id = "D-GATHER-8", says = "one token of each space on the way", lies = Map)]
fn a_walk_of_several_spaces() {
    let mut table = Table::plain("q_beacon", 1);
    let goal = table.away(World::CAMP, 4);
    let steps = table.s.world.steps(goal, |_| true);
    let mut way = vec![World::CAMP];
    while way.last() != Some(&goal) {
        let at = *way.last().unwrap();
        let next = table
            .s
            .world
            .around(at)
            .min_by_key(|s| steps[usize::from(*s)]);
        way.push(next.unwrap());
    }
    let way = way.split_off(1);
    for at in [way[0], way[0], way[2]] {
        table.token(at, Kind::A, Face::Res(Res::Medicine), false);
    }
    table.holds(0, &[]);
    let mut single = table.clone();
    let go = |gather| Command::Go {
        way: way.clone(),
        gather,
    };
    let mut plain = table.clone();
    plain.order(0, go(OnWay::Nothing));
    assert_eq!((plain.me().at, plain.me().stamina), (goal, 8));
    assert!(plain.me().stock.is_empty() && plain.s.turn().unwrap().free_gather);
    table.order(0, go(OnWay::Tokens));
    for at in &way {
        single.order(0, Command::Move(*at));
        if !single.s.ground(*at).tokens.is_empty() {
            single.order(0, Command::Gather(Gather::Token(0)));
        }
    }
    assert_eq!(table.s, single.s);
    assert_eq!(table.me().stock.units(Res::Medicine), 2);
    let mut met = plain.clone();
    met.seat(0).at = World::CAMP;
    met.monster("mimic", way[2], true);
    met.order(0, go(OnWay::Nothing));
    assert_eq!(
        (met.me().at, met.s.fights),
        (way[1], 0),
        "it stops before a monster"
    );
    let wrong = Command::Go {
        way: vec![goal],
        gather: OnWay::Nothing,
    };
    assert_eq!(met.refused(0, wrong), Rejection::Space);
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
    table.s.decks.found.push(Key::from("kit"));
    let mut shut = table.clone();
    table.order(0, Command::Gather(Gather::Token(0)));
    assert_eq!(table.options(0), [Label::Yes, Label::No]);
    assert!(
        !table
            .told
            .iter()
            .any(|e| matches!(e, Event::Card(_, c) if *c == "chest_inside"))
    );
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
    assert_eq!(
        table.refused(0, Command::Investigate),
        Rejection::NothingHere
    );
    table.seat(0).at = at;
    table.holds(0, &[]);
    table.order(0, Command::Investigate);
    assert_eq!(
        (table.me().stock, table.me().stamina),
        (Stock::of(Res::Food, 2), 11)
    );
    assert_eq!(
        table.refused(0, Command::Investigate),
        Rejection::NothingHere
    );
}

#[test]
#[clause(id = "D-INV-2", says = "for the quest a landmark is looked into again, which is told, and its story is not told twice", lies = Map)]
fn a_landmark_that_is_known_is_looked_into_for_the_quest() {
    let mut table = Table::plain("q_march", 1);
    let at = table.story(4, "l3");
    table.seat(0).at = at;
    table.holds(0, &[]);
    table.s.told.insert(4);
    table.order(0, Command::Investigate);
    assert_eq!(table.told, [Event::Looked(Seat(0), 4)]);
    assert_eq!((table.me().stock, table.me().stamina), (Stock::NONE, 11));
    assert_eq!(table.s.quest.visited, [4]);
    assert_eq!(
        table.refused(0, Command::Investigate),
        Rejection::NothingHere
    );
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
    assert_eq!(
        table.s.seats[1].damage,
        [Damage::Starvation, Damage::Sickness]
    );
    table.order(0, heal(1, Damage::Sickness));
    assert_eq!(table.me().stock, Stock::of(Res::Clean, 1));
    assert_eq!(
        table.refused(0, heal(1, Damage::Starvation)),
        Rejection::Resources
    );
    assert_eq!(
        table.refused(0, heal(0, Damage::Physical)),
        Rejection::Unhurt
    );
    table.seat(1).at = table.beside(World::CAMP);
    assert_eq!(
        table.refused(0, heal(1, Damage::Starvation)),
        Rejection::Apart
    );
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
    assert_eq!(
        (table.s.spaces[0].fire, table.me().stock.units(Res::Wood)),
        (Some(true), 0)
    );
    table.order(0, Command::Cook(2));
    assert_eq!(table.me().stock.units(Res::Food), 2);
    assert_eq!(
        (table.me().stock.units(Res::Meat), table.me().stamina),
        (1, 10)
    );
    table.seat(0).at = table.beside(World::CAMP);
    assert_eq!(table.refused(0, Command::Cook(1)), Rejection::Fire);
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
