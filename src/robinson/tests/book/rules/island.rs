//! Rules of exploring, gathering, moving the camp and tiles turned down.

use castaway_clause::clause;
use castaway_kernel::Seat;
use castaway_robinson::{
    command::Command,
    event::Event,
    ids::{Kind, Place, Res, Space, TokenKind},
    legal,
    plan::{Assignment, Goal, Pawn},
    reject::Rejection,
    state::End,
    task::{Ctx, Op},
};

use crate::table::{
    ME, Table, catalog, explore,
    play::{assign, finish, gather, go, token},
};

const TWO: [Pawn; 2] = [Pawn::Seat(0), Pawn::Seat(0)];

#[test]
#[clause(id = "R-GATHER-1", says = "a hex without a tile is refused", lies = Table)]
#[clause(id = "R-GATHER-1", says = "the tile next door takes one pawn, or two to be sure", lies = Table)]
#[clause(id = "R-GATHER-2", says = "a source of the camp tile is refused", lies = Table)]
#[clause(id = "R-GATHER-3", says = "a source that is planned already is refused", lies = Plan)]
#[clause(id = "R-GATHER-4", says = "a source under a marker is refused", lies = Board)]
#[clause(id = "R-DIST-1", says = "one pawn more for a tile crossed: one or two next door, two or three beyond", lies = Table)]
#[clause(id = "R-DIST-3", says = "over a laid tile one comes to the next, to a hex without a tile one does not", lies = Table)]
#[clause(id = "EX-DIST-1", says = "two steps away a Gather takes two pawns, or three to be sure", lies = Table)]
#[clause(id = "R-ASSIGN-4", says = "a source that is planned already is refused to Friday's pawn", lies = Plan)]
#[clause(id = "R-ASSIGN-4", says = "beside it the source of another tile may be planned", lies = Plan)]
fn gathering_needs_an_open_source_away_from_camp_and_pawns_for_the_way() {
    let mut t = Table::solo().tile(Space::M2, 6).tile(Space::M3, 1);
    let at = |space, source: u8| Goal::Gather {
        space,
        source: source.into(),
    };
    assert_eq!(t.plan(at(Space::M1, 0), &[ME]), Err(Rejection::CampTile));
    assert_eq!(t.plan(at(Space::T3, 0), &[ME]), Err(Rejection::Unreachable));
    t.plan(at(Space::M2, 0), &[ME]).expect("next door");
    assert_eq!((t.s.plan[0].risky, t.s.plan[0].sure), (1, 2));
    assert_eq!(
        t.plan(at(Space::M2, 0), &[Pawn::Friday]),
        Err(Rejection::PlannedAlready)
    );
    t.plan(at(Space::M3, 0), &[ME]).expect("two steps");
    assert_eq!((t.s.plan[1].risky, t.s.plan[1].sure), (2, 3));
    t.s.island
        .get_mut(&Space::M2)
        .expect("laid")
        .exhausted
        .insert(1);
    assert_eq!(
        t.plan(at(Space::M2, 1), &[Pawn::Friday]),
        Err(Rejection::Exhausted)
    );
}

#[test]
#[clause(id = "R-GATHER-5", says = "a food token on the tile makes the food of one Gather two", lies = Board)]
#[clause(id = "R-GATHER-7", says = "the food of the source arrives together with what token and Basket add", lies = Future)]
#[clause(id = "R-RESOLVE-10", says = "the gathered food arrives out of Future Resources", lies = Future)]
#[clause(id = "R-ENDACT-1", says = "the waiting food is told as arrived", lies = Future)]
#[clause(id = "EX-GATHER-1", says = "an open food source with a food token yields two, and the Basket a third", lies = Board)]
#[clause(id = "R-CARD-4", says = "a Basket assigned to the Gather adds one food", lies = Plan)]
fn a_sure_gather_brings_its_token_and_basket_along() {
    let mut t = Table::solo().tile(Space::M2, 6).item("basket");
    token(&mut t, TokenKind::AdditionalFood, Place::Space(Space::M2));
    let source = catalog().tiles[&6]
        .sources
        .iter()
        .position(|s| s.res() == Res::Food)
        .expect("food");
    t.give(&Command::Assign(Assignment {
        goal: Goal::Gather {
            space: Space::M2,
            source: u8::try_from(source).expect("few").into(),
        },
        pawns: vec![ME, ME],
        price: 0,
        aids: vec!["basket".into()],
        discount: false,
    }))
    .expect("open");
    t.advance().expect("all stand");
    let arrived = t.events.iter().find_map(|e| match e {
        Event::Arrived(stock) => Some(stock.food),
        _ => None,
    });
    assert_eq!(arrived, Some(3));
}

#[test]
#[clause(id = "R-EXPLORE-5", says = "the top tile of the stack lies on the explored hex", lies = Deck)]
#[clause(id = "R-EXPLORE-6", says = "the beast sign puts one card into the empty Hunting deck", lies = Deck)]
#[clause(id = "R-EXPLORE-8", says = "two discovery signs, two tokens found", lies = Deck)]
#[clause(id = "EX-EXPLORE-1", says = "plains with a beast and two discovery signs: one Hunting card and two tokens", lies = Deck)]
fn exploring_lays_the_tile_and_draws_what_it_shows() {
    let mut t = Table::solo();
    t.s.piles.tiles.retain(|&n| n != 1);
    t.s.piles.tiles.push(1);
    t.s.stock.food = 5;
    t.plan(explore(Space::M2), &[ME, Pawn::Dog]).expect("sure");
    t.plan(Goal::Rest, &[ME]).expect("free");
    t.advance().expect("all stand");
    assert_eq!(t.s.island[&Space::M2].number, 1);
    assert_eq!(t.s.piles.hunting.len(), 1);
    let found = t
        .events
        .iter()
        .filter(|e| matches!(e, Event::TokenFound(_)))
        .count();
    assert_eq!(found, 2);
}

#[test]
#[clause(id = "R-MOVE-2", says = "with a built shelter half of roof and palisade is kept, rounded up", lies = Table)]
#[clause(id = "R-MOVE-3", says = "who leaves a natural shelter without a built one has no roof any more", lies = Table)]
#[clause(id = "EX-MOVE-1", says = "a roof of three over a natural shelter is gone after the move", lies = Table)]
#[clause(id = "EX-MOVE-2", says = "with a built shelter a roof of three becomes two, a palisade of one stays", lies = Table)]
#[clause(id = "R-EXPLORE-10", says = "the roof over a natural shelter does not come along", lies = Table)]
fn moving_the_camp_keeps_half_or_nothing() {
    let mut t = Table::solo().tile(Space::M2, 6);
    t.s.shelter = true;
    (t.s.roof, t.s.palisade) = (3, 1);
    t.run_ops(vec![Op::MoveCampTo(Space::M2)], &Ctx::default());
    assert_eq!((t.s.camp, t.s.roof, t.s.palisade), (Space::M2, 2, 1));
    let mut t = Table::solo().tile(Space::M2, 2);
    t.s.camp = Space::M2;
    t.s.roof = 3;
    t.run_ops(vec![Op::MoveCampTo(Space::M1)], &Ctx::default());
    assert_eq!((t.s.roof, t.s.shelter), (0, false));
}

#[test]
#[clause(id = "R-FLIP-1", says = "the camp's own tile turned down is a loss", lies = Table)]
#[clause(id = "R-END-4", says = "the game ends at once as a camp lost", lies = Table)]
fn a_tile_turned_down_under_the_camp_ends_the_game() {
    let mut t = Table::solo();
    t.run_ops(vec![Op::FaceDown(Space::M1)], &Ctx::default());
    assert_eq!(t.s.end, Some(End::CampLost));
}

#[test]
#[clause(id = "R-EXPLORE-1", says = "from the beach its three empty neighbours are open, a hex farther off is refused", lies = Table)]
#[clause(id = "R-EXPLORE-3", says = "a hex one player has planned is refused to the next", lies = Second)]
#[clause(id = "R-EXPLORE-4", says = "the board has ten whole hexes and no half ones", lies = Table)]
#[clause(id = "R-TERM-8", says = "a hex with a tile is no space to explore", lies = Table)]
fn only_empty_hexes_beside_a_tile_are_explored_once_a_round() {
    let mut t = Table::of(&["cook", "soldier"]);
    let spaces: Vec<Space> = legal::offers(catalog(), &t.s, Seat(0))
        .iter()
        .filter_map(|o| match o.what.goal {
            Goal::Explore(space) if o.blocked.is_none() => Some(space),
            _ => None,
        })
        .collect();
    assert_eq!(spaces, [Space::T1, Space::M2, Space::B1]);
    // The board has ten whole hexes and no halves.
    let printed = Space::ALL.iter().filter(|space| !space.beside_island());
    assert_eq!(printed.count(), 10);
    t.give_as(0, &assign(explore(Space::M2), &[Pawn::Seat(0)]))
        .expect("beside the camp");
    assert_eq!(
        t.give_as(1, &assign(explore(Space::M2), &[Pawn::Seat(1)])),
        Err(Rejection::PlannedAlready)
    );
    assert!(
        t.give_as(1, &assign(explore(Space::M4), &[Pawn::Seat(1)]))
            .is_err()
    );
    assert_eq!(
        t.give_as(1, &assign(explore(Space::M1), &[Pawn::Seat(1)])),
        Err(Rejection::AlreadyExplored)
    );
}

#[test]
#[clause(id = "R-EXPLORE-7", says = "a totem tile is explored; the sheet has no totem effect and morale does not fall", lies = Table)]
fn a_totem_is_seen_and_does_what_the_sheet_says() {
    let number = catalog()
        .tiles
        .values()
        .find(|c| c.totem)
        .map(|c| c.number)
        .expect("a totem");
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.piles.tiles.retain(|n| *n != number);
    t.s.piles.tiles.push(number);
    t.give_as(0, &assign(explore(Space::M2), &TWO))
        .expect("sure");
    let before = (t.s.stock, t.s.morale);
    go(&mut t);
    finish(&mut t);
    let explored = Event::Explored {
        space: Space::M2,
        number,
    };
    assert!(t.events.contains(&explored));
    // The sheet of Castaways gives totems no effect (R-S1-5).
    assert!(catalog().scenarios["castaways"].totems.is_empty());
    assert!(t.s.morale >= before.1);
}

#[test]
#[clause(id = "R-GATHER-6", says = "a food token beside a covered food source yields nothing, at the production", lies = Board)]
#[clause(id = "R-TERM-6", says = "a covered source produces nothing, and its token neither", lies = Board)]
#[clause(id = "R-TERM-6", says = "a covered source is refused to a Gather", lies = Board)]
fn a_token_without_an_open_source_of_its_kind_helps_nothing() {
    let mut t = Table::of(&["cook", "soldier"]);
    token(&mut t, TokenKind::AdditionalFood, Place::Space(Space::M1));
    let food = catalog().tiles[&8]
        .sources
        .iter()
        .position(|s| s.res() == Res::Food)
        .expect("the beach has fish");
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    assert_eq!(t.s.stock.food, 2, "one printed, one of the token");
    t.s.stock.food = 0;
    t.s.island
        .get_mut(&Space::M1)
        .expect("the beach")
        .exhausted
        .insert(u8::try_from(food).expect("few"));
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    assert_eq!(
        t.s.stock.food, 0,
        "the source is exhausted, the token does not help"
    );
    let mut t = Table::of(&["cook", "soldier"]).tile(Space::M2, 6);
    t.s.island
        .get_mut(&Space::M2)
        .expect("laid")
        .exhausted
        .insert(0);
    assert_eq!(
        t.give_as(0, &assign(gather(Space::M2, 0), &TWO)),
        Err(Rejection::Exhausted)
    );
}

#[test]
#[clause(id = "R-DIST-2", says = "a Build in the camp takes one pawn, or two to be sure", lies = Table)]
fn actions_in_the_camp_need_the_base_number_of_pawns() {
    let t = Table::of(&["cook", "soldier"]).wood(9);
    for offer in legal::offers(catalog(), &t.s, Seat(0)) {
        if offer.what.goal.kind() == Kind::Build && offer.blocked.is_none() {
            assert_eq!((offer.risky, offer.sure), (1, 2), "{:?}", offer.what.goal);
        }
    }
}
