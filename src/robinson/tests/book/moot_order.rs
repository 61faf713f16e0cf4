//! Nobody need be asked in which order actions are taken that change nothing for each other (R-RESOLVE-2): sure ones that are tried
//! both ways, and sure gathers beside one that is rolled for.

use castaway_kernel::{Chance, Game, Seat};
use castaway_robinson::{
    Island,
    ask::{Label, Question},
    command::Command,
    ids::{Deck, Kind, Place, Space, TokenKind, Track},
    plan::{Goal, Pawn},
    policy,
    setup::Setup,
    state::State,
};

use crate::table::{
    Table, catalog,
    play::{assign, build, drawn, finish, gather, level, on_board, rolls, token},
};

fn two() -> Table {
    let mut t = Table::of(&["carpenter", "cook"]).wood(9);
    t.s.stock.food = 9;
    t.s.shelter = true;
    t
}

/// The plan is carried out, and it is asked which action comes first.
fn stands(t: &mut Table) -> bool {
    t.advance().expect("all stand");
    let asked = matches!(t.question(), Some(Question::NextAction { .. }));
    assert!(asked, "{:?}", t.question());
    Island::moot(catalog(), &t.s).is_some()
}

/// Each seat does one thing with both pawns, and it is asked which comes first.
fn asked(t: &mut Table, goals: [Goal; 2]) -> bool {
    for (seat, goal) in (0..).zip(goals) {
        let pawns = [Pawn::Seat(seat), Pawn::Seat(seat)];
        t.give_as(seat, &assign(goal.clone(), &pawns))
            .unwrap_or_else(|e| panic!("{goal:?}: {e:?}"));
    }
    stands(t)
}

fn levels() -> [Goal; 2] {
    [level(Track::Roof), level(Track::Palisade)]
}

/// Gives what is given where nobody is asked.
fn goes_on(t: &mut Table) {
    for _ in 0..9 {
        let Some((seat, answer)) = Island::moot(catalog(), &t.s) else {
            break;
        };
        t.give_as(seat.0, &Command::Choose(answer))
            .expect("an answer");
    }
}

#[test]
fn the_order_of_sure_levels_is_moot_and_both_are_built() {
    let mut t = two();
    assert!(asked(&mut t, levels()));
    goes_on(&mut t);
    assert_eq!((t.s.roof, t.s.palisade), (1, 1));
}

#[test]
fn the_order_of_sure_gathers_is_moot() {
    let mut t = two().tile(Space::M2, 5);
    let sources = catalog().tiles[&5].sources.len();
    assert!(sources > 1);
    let both = [gather(Space::M2, 0), gather(Space::M2, 1)];
    assert!(asked(&mut t, both));
}

#[test]
fn a_token_on_the_way_makes_the_order_matter() {
    let on = [
        (TokenKind::Adventure, Place::Deck(Deck::Build)),
        (TokenKind::GreaterDanger, Place::Action(Kind::Build)),
    ];
    for (kind, place) in on {
        let mut t = two();
        token(&mut t, kind, place);
        assert!(!asked(&mut t, levels()), "{kind:?}");
    }
}

#[test]
fn what_dice_decide_and_what_is_explored_is_asked() {
    let mut t = two();
    for (seat, goal) in (0..).zip(levels()) {
        t.give_as(seat, &assign(goal, &[Pawn::Seat(seat)]))
            .expect("one pawn");
        t.give_as(seat, &assign(Goal::Rest, &[Pawn::Seat(seat)]))
            .expect("a rest");
    }
    assert!(!stands(&mut t));
    let mut t = two();
    assert!(!asked(&mut t, [Space::M2, Space::B1].map(Goal::Explore)));
}

/// The carpenter rolls for one thing and rests, the cook does another for sure.
fn rolled_beside(t: &mut Table, goals: [Goal; 2]) -> bool {
    let [risky, sure] = goals;
    for goal in [risky, Goal::Rest] {
        t.give_as(0, &assign(goal, &[Pawn::Seat(0)]))
            .expect("one pawn");
    }
    t.give_as(1, &assign(sure, &[Pawn::Seat(1), Pawn::Seat(1)]))
        .expect("both pawns");
    stands(t)
}

/// What comes of it where this one is first, by this chance and with this card on top of the deck.
fn came(asked: &Table, first: &str, seed: u64, deck: Deck, card: &str) -> Table {
    let mut t = asked.clone();
    t.s.chance = Chance::from_seed(seed);
    let pile = t.s.piles.adventures.get_mut(&deck).expect("a deck");
    pile.retain(|other| other.as_str() != card);
    pile.push(card.into());
    t.events.clear();
    t.pick(first);
    finish(&mut t);
    t
}

#[test]
fn a_sure_build_beside_a_rolled_one_is_asked_since_a_card_may_take_of_it() {
    let mut t = two();
    assert!(!rolled_beside(&mut t, levels()));
    // A storm takes a palisade that stands, and wounds where there is none.
    let keys = t.options();
    let storm = |seed| {
        let both = [0, 1].map(|at| came(&t, &keys[at], seed, Deck::Build, "windstorm"));
        both.iter()
            .all(|t| drawn(t, Deck::Build) > 0)
            .then_some(both)
    };
    let [one, other] = (0..60).find_map(storm).expect("the card comes");
    assert!(one.s != other.s);
}

/// Friday rolls for one level, the carpenter builds another for sure, and the cook rests.
fn friday_beside() -> Table {
    let mut t = two();
    let [risky, sure] = levels();
    for (seat, goal, pawns) in [
        (0, risky, vec![Pawn::Friday]),
        (0, sure, vec![Pawn::Seat(0); 2]),
        (1, Goal::Rest, vec![Pawn::Seat(1)]),
        (1, Goal::Rest, vec![Pawn::Seat(1)]),
    ] {
        t.give_as(seat, &assign(goal, &pawns)).expect("it is free");
    }
    t
}

#[test]
fn nobody_is_asked_whether_a_sure_build_comes_before_one_that_friday_rolls_for() {
    let mut t = friday_beside();
    assert!(stands(&mut t));
    let keys = t.options();
    let (mut built, mut failed) = (0, 0);
    for seed in 0..60 {
        // A card that would reach the palisade, were one drawn.
        let [one, other] = [0, 1].map(|at| came(&t, &keys[at], seed, Deck::Build, "windstorm"));
        assert!(one.s == other.s, "{seed}");
        assert_eq!((drawn(&one, Deck::Build), one.s.palisade), (0, 1));
        assert!(!rolls(&one).is_empty());
        match one.s.roof {
            0 => failed += 1,
            _ => built += 1,
        }
    }
    assert!(built > 0 && failed > 0, "{built} {failed}");
    // Danger wounds whoever is first.
    let mut t = friday_beside();
    token(&mut t, TokenKind::GreaterDanger, Place::Action(Kind::Build));
    t.s.weapon = 3;
    assert!(!stands(&mut t));
}

/// Two sources of one tile, and two people who gather there.
fn two_sources() -> (Table, [Goal; 2]) {
    let t = two().tile(Space::M2, 5);
    (t, [gather(Space::M2, 0), gather(Space::M2, 1)])
}

#[test]
fn nobody_is_asked_whether_a_sure_gather_comes_before_a_rolled_one_and_either_order_is_the_same() {
    let (mut t, goals) = two_sources();
    assert!(rolled_beside(&mut t, goals));
    let keys = t.options();
    let cards = t.s.piles.adventures[&Deck::Gather].clone();
    let (mut rolled, mut came_up) = (0, 0);
    for card in &cards {
        for seed in 0..8 {
            let [one, other] =
                [0, 1].map(|at| came(&t, &keys[at], seed, Deck::Gather, card.as_str()));
            assert!(one.s == other.s, "{card} by {seed}");
            rolled += usize::from(!rolls(&one).is_empty());
            came_up += usize::from(drawn(&one, Deck::Gather) > 0);
        }
    }
    assert_eq!(rolled, cards.len() * 8);
    assert!(came_up > cards.len(), "{came_up}");
}

#[test]
fn a_sure_gather_beside_a_rolled_one_is_asked_where_that_may_reach_it() {
    let fed = TokenKind::AdditionalFood;
    let danger = TokenKind::GreaterDanger;
    for (kind, place) in [
        (fed, Place::Space(Space::M2)),
        (danger, Place::Space(Space::M2)),
        (danger, Place::Action(Kind::Gather)),
        (TokenKind::Adventure, Place::Deck(Deck::Gather)),
    ] {
        let (mut t, goals) = two_sources();
        token(&mut t, kind, place);
        // With it nobody is wounded before it is lost.
        t.s.weapon = 3;
        assert!(!rolled_beside(&mut t, goals), "{kind:?} {place:?}");
    }
    // Both are rolled for.
    let (mut t, goals) = two_sources();
    for (seat, goal) in (0..).zip(goals) {
        for goal in [goal, Goal::Rest] {
            t.give_as(seat, &assign(goal, &[Pawn::Seat(seat)]))
                .expect("one pawn");
        }
    }
    assert!(!stands(&mut t));
    // Who leads both could be held up by what befalls them.
    let (mut t, [risky, sure]) = two_sources();
    for goal in [risky, sure] {
        t.give_as(0, &assign(goal, &[Pawn::Seat(0)]))
            .expect("one pawn");
    }
    let placement = t.s.plan[1].id;
    supports(&mut t, 1, placement);
    t.give_as(1, &assign(Goal::Rest, &[Pawn::Seat(1)]))
        .expect("a rest");
    assert!(!stands(&mut t));
}

/// A pawn of a seat joins an action that another leads.
fn supports(t: &mut Table, seat: u8, placement: u32) {
    let join = Command::Join {
        placement,
        pawns: vec![Pawn::Seat(seat)],
        lead: false,
    };
    t.give_as(seat, &join).expect("it is open to others");
}

#[test]
fn of_two_items_one_may_come_into_play_before_the_other() {
    // Both want to lay their food token on the camp.
    let mut t = two().item("rope");
    on_board(&mut t, "corral");
    assert!(!asked(&mut t, [build("snare"), build("corral")]));
    // A level asks for no item.
    let mut t = two().item("rope");
    assert!(asked(&mut t, [build("snare"), level(Track::Roof)]));
}

#[test]
fn the_order_of_two_sure_items_that_ask_nobody_is_moot() {
    let items = [["rope", "shovel"], ["rope", "pot"], ["bricks", "dam"]];
    for [one, other] in items {
        let mut t = two();
        on_board(&mut t, one);
        on_board(&mut t, other);
        let mut t = t.tile(Space::M2, 1).tile(Space::T1, 4).tile(Space::B1, 3);
        assert!(asked(&mut t, [build(one), build(other)]), "{one} {other}");
        goes_on(&mut t);
        let done = [one, other].map(|item| {
            let waits = t.s.future.inventions.iter().any(|key| *key == *item);
            waits || t.s.built(item)
        });
        assert_eq!(done, [true, true], "{one} {other}");
    }
}

#[test]
fn determination_for_an_own_item_matters_where_its_owner_builds_after_it() {
    let led_by = |leader: u8| {
        let mut t = two().item("rope");
        for (goal, seat) in [(build("snare"), 0), (level(Track::Roof), leader)] {
            t.give_as(seat, &assign(goal, &[Pawn::Seat(seat)]))
                .expect("one pawn");
            let placement = t.s.plan.last().expect("it is planned").id;
            supports(&mut t, 1 - seat, placement);
        }
        stands(&mut t)
    };
    assert!(led_by(1), "the cook saves no wood");
    assert!(!led_by(0), "the carpenter may with the determination");
}

/// What somebody does next: something sensible.
fn next(state: &State, chance: &mut Chance) -> Option<(Seat, Command)> {
    let awaited = Island::awaited(catalog(), state);
    let seat = awaited.get(chance.die(awaited.len().max(1)))?.seat;
    if state.ask.is_none() {
        let command = policy::suggest(catalog(), state, seat).unwrap_or(Command::Advance);
        return Some((seat, command));
    }
    let mut legal = Island::legal(catalog(), state, seat);
    Some((seat, chance.pick(&mut legal)?))
}

/// The state after these two actions, this one first, where every question on the way is let go by.
fn after(state: &State, at: usize) -> State {
    let ask = state.ask.as_ref().expect("a question");
    let ids: Vec<u32> = (ask.options.iter())
        .filter_map(|option| match option.label {
            Label::Placement(id) => Some(id),
            _ => None,
        })
        .collect();
    let mut state = state.clone();
    let mut pick = at;
    for _ in 0..60 {
        let Some(seat) = Island::awaited(catalog(), &state).first().map(|a| a.seat) else {
            break;
        };
        let command = Island::legal(catalog(), &state, seat).swap_remove(pick);
        pick = 0;
        state = Island::apply(catalog(), &state, seat, &command)
            .expect("it is legal")
            .state;
        let open = |id: &u32| state.plan.iter().any(|p| p.id == *id && !p.done);
        if state.ask.is_none() || !ids.iter().any(open) {
            break;
        }
    }
    state.future.inventions.sort();
    state
}

#[test]
fn in_random_games_either_order_comes_to_the_same_where_nobody_is_asked() {
    let (mut orders, mut moot) = (0, 0);
    for seed in 0..60 {
        let setup = Setup::standard(2 + u8::try_from(seed % 3).expect("few"));
        let mut state = Island::create(catalog(), &setup, seed)
            .expect("a good setup")
            .state;
        let mut chance = Chance::from_seed(seed);
        for _ in 0..500 {
            let ask = state.ask.as_ref();
            let next_action = ask.filter(|ask| {
                matches!(ask.prompt.question, Question::NextAction { .. }) && ask.options.len() == 2
            });
            orders += usize::from(next_action.is_some());
            if next_action.is_some() && Island::moot(catalog(), &state).is_some() {
                let [one, other] = [0, 1].map(|at| after(&state, at));
                // Somebody dies of it in any order.
                let over = one.end.is_some() && one.end == other.end;
                assert!(over || one == other, "seed {seed}, round {}", state.round);
                moot += 1;
            }
            let Some((seat, command)) = next(&state, &mut chance) else {
                break;
            };
            if let Ok(applied) = Island::apply(catalog(), &state, seat, &command) {
                state = applied.state;
            }
        }
    }
    println!("{orders} orders of two, {moot} of them moot");
    assert!(moot > 0, "{orders}");
}
