//! The start of the game and what is otherwise throughout it (R-S4-2 to R-S4-6).

use super::*;

#[test]
#[clause(id = "R-SETUP-2", says = "where a sheet sets up something else, that holds and not the standard setup", lies = Board)]
#[clause(id = "R-S4-2", says = "the camp begins on tile 10 at M4, and the back of tile 8 lies at M3", lies = Board)]
fn the_start() {
    let t = pair();
    assert_eq!(t.s.camp, Space::M4);
    let tile = |at: Space| t.s.island.get(&at).map(|t| (t.number, t.face_down));
    assert_eq!(tile(Space::M4), Some((10, false)));
    assert_eq!(tile(Space::M3), Some((8, true)));
    assert_eq!(tile(Space::M1), None);
    assert_eq!(t.s.piles.tiles.len(), 9);
    assert!(!t.s.piles.tiles.contains(&8) && !t.s.piles.tiles.contains(&10));
}

#[test]
#[clause(id = "R-S4-2", says = "totem and discovery of the start tile are nobody's find", lies = Board)]
fn the_start_tile_is_bare() {
    let t = pair();
    assert!(t.s.discoveries.is_empty() && t.s.future.tokens.is_empty());
    assert_eq!(t.s.done_on.len(), 0);
    let offers = castaway_robinson::legal::offers(catalog(), &t.s, castaway_kernel::Seat(0));
    let special = |goal: &Goal| matches!(goal, Goal::Special { .. });
    assert!(!offers.iter().any(|offer| special(&offer.what.goal)));
    let view = Island::view(catalog(), &t.s, Some(castaway_kernel::Seat(0)));
    let hex = view.hexes.iter().find(|h| h.space == Space::M4);
    let tile = hex.and_then(|h| h.tile.as_ref()).expect("the tile");
    assert!(!tile.totem, "it is not shown either");
}

/// Held by ruling("tile-ten-river").
#[test]
#[clause(id = "R-S4-2", says = "the river of the start tile counts until lava takes it", lies = Board)]
fn the_river() {
    use castaway_robinson::ids::Terrain;
    let mut t = pair().tile(Space::T3, 1);
    assert!(t.s.explored_terrain(catalog()).contains(&Terrain::River));
    t.s.camp = Space::T3;
    due(&mut t, 4);
    assert!(!t.s.explored_terrain(catalog()).contains(&Terrain::River));
}

#[test]
#[clause(id = "R-S4-3", says = "Shovel and Knife are built, and the Knife gives its level", lies = Board)]
fn shovel_and_knife() {
    let t = pair();
    assert!(t.s.built("shovel") && t.s.built("knife"));
    assert_eq!(t.s.weapon, 1);
}

/// Held by ruling("start-items").
#[test]
#[clause(id = "R-S4-3", says = "a ruling leaves them unbuilt", lies = Board)]
fn nothing_is_built() {
    let mut setup = Setup::standard(2);
    setup.scenario = "volcano_island".into();
    setup.rulings = castaway_robinson::rulings::Rulings::default().with(Reading::NothingBuilt);
    let s = Island::create(catalog(), &setup, 3).expect("granted").state;
    assert!(!s.built("shovel") && !s.built("knife"));
    assert_eq!(s.weapon, 0);
}

#[test]
#[clause(id = "R-S4-4", says = "every Explore needs one pawn more, as long as the game lasts", lies = Table)]
fn every_explore_is_slow() {
    let mut t = pair();
    assert_eq!(needs(&t, &explore(Space::T3)), (2, 3));
    assert_eq!(
        t.give(&assign(explore(Space::T3), &[ME, ME, ME])),
        Err(Rejection::PawnNotFree)
    );
    t.plan(explore(Space::T3), &[ME, ME]).expect("with dice");
    assert_eq!(
        needs(&t, &explore(Space::B3)),
        (2, 3),
        "the second one, too"
    );
    go(&mut t);
    t.settle();
    assert_eq!(needs(&t, &explore(Space::B3)), (2, 3));
    let t = Table::of(&["carpenter"]);
    assert_eq!(
        needs(&t, &explore(Space::T1)),
        (1, 2),
        "elsewhere it does not"
    );
}

#[test]
#[clause(id = "R-S4-4", says = "a time token for Explore finds its place taken and hurts nobody", lies = Table)]
fn no_second_token() {
    let mut t = pair();
    let place = Place::Action(Kind::Explore);
    t.run_in(
        Phase::Event,
        vec![Effect::Token {
            token: TokenKind::TimeConsuming,
            at: castaway_robinson::effect::At::Action(Kind::Explore),
            own_source: false,
        }],
    );
    assert!(!t.s.has_token(TokenKind::TimeConsuming, place));
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
}

#[test]
#[clause(id = "R-S4-6", says = "nobody explores the volcano or gathers there, and no way leads across it", lies = Board)]
fn nobody_enters_the_volcano() {
    let mut t = pair();
    let closed = Err(Rejection::Closed("volcano".into()));
    assert_eq!(t.plan(gather(Space::M3, 0), &[ME, ME]), closed);
    assert_eq!(
        t.plan(explore(Space::M3), &[ME, ME]),
        Err(Rejection::AlreadyExplored)
    );
    let mut t = pair().tile(Space::M2, 1);
    assert_eq!(
        t.plan(gather(Space::M2, 0), &[ME, ME]),
        Err(Rejection::Unreachable),
        "M3 is the only way"
    );
}

#[test]
#[clause(id = "R-S4-6", says = "the camp does not move there, and no token, marker or turned tile is laid there", lies = Board)]
fn nothing_lies_on_the_volcano() {
    let mut t = pair();
    t.run_in(Phase::Event, vec![Effect::MoveCamp]);
    assert_eq!((t.s.camp, t.wounds(0), t.wounds(1)), (Space::M4, 1, 1));
    book(&mut t);
    assert!(!t.options().contains(&"M3".to_owned()), "{:?}", t.options());
    t.settle();
    // What turns tiles up does not turn it up.
    t.run_in(
        Phase::Event,
        vec![Effect::TurnTileUp {
            at: castaway_robinson::effect::At::Space(Space::M3),
        }],
    );
    assert!(t.s.island[&Space::M3].face_down);
}
