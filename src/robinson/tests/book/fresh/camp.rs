//! The camp, its moves and what it produces (chapters 7, 19, 24 to 26).

use castaway_clause::clause;
use castaway_robinson::{
    ids::{Deck, Phase, Place, Space, TokenKind},
    state::{End, Link},
    task::Op,
};

use super::at::during;
use super::night;
use crate::rules::help::{lower, two};
use crate::table::{
    Table,
    play::{event, has, token},
};

/// Production after what the Event Phase brought.
fn production(t: &mut Table) {
    t.settle();
    during(t, Phase::Production, vec![Op::ProductionPhase]);
    t.settle();
}

#[test]
#[clause(id = "R-NIGHT-5", says = "who moves into a cave this night does not sleep in the open", lies = Board)]
fn into_a_cave() {
    let mut t = two().tile(Space::M2, 11);
    t.s.stock.food = 2;
    t.s.piles.events.clear();
    night(&mut t);
    t.pick("M2");
    t.settle();
    assert_eq!((t.s.camp, t.s.round), (Space::M2, 2));
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
}

#[test]
#[clause(id = "R-CARD-38", says = "what the Shortcut brings counts in the total that is halved", lies = Board)]
fn a_river_and_a_shortcut() {
    let mut t = two().tile(Space::M2, 1).item("shortcut");
    t.s.shortcut = Some(Space::M2);
    event(&mut t, "raging_river");
    production(&mut t);
    assert_eq!(t.s.stock.wood + t.s.stock.food, 1, "half of three");
}

#[test]
#[clause(id = "R-MOVE-7", says = "a landslide takes the Shortcut along and half of roof and palisade", lies = Board)]
fn a_landslide() {
    let mut t = two().tile(Space::M2, 6).tile(Space::T1, 1).item("shortcut");
    t.s.shortcut = Some(Space::T1);
    t.s.shelter = true;
    (t.s.roof, t.s.palisade) = (3, 2);
    event(&mut t, "landslide");
    t.pick("M2");
    t.settle();
    assert_eq!((t.s.camp, t.s.shortcut), (Space::M2, None));
    assert!(!t.s.built("shortcut") && t.s.shelter);
    assert_eq!((t.s.roof, t.s.palisade), (2, 1));
}

#[test]
#[clause(id = "R-END-4", says = "the hurricane's tile is lost with the camp that moved onto it", lies = Board)]
fn after_the_hurricane() {
    let mut t = two().tile(Space::M2, 6);
    t.s.camp = Space::M2;
    t.s.shelter = true;
    let place = Place::Space(Space::M2);
    token(&mut t, TokenKind::TimeConsuming, place);
    let link = Link::Token(TokenKind::TimeConsuming, place);
    t.s.links.insert(800, vec![link]);
    lower(&mut t, Deck::Gather, "after_the_hurricane", 800);
    assert_eq!(t.s.end, Some(End::CampLost));
}

#[test]
#[clause(id = "R-FLIP-1", says = "a tile turned down loses its tokens, its markers and the Shortcut's token", lies = Board)]
fn a_precipice() {
    let mut t = two().tile(Space::M2, 6).item("shortcut");
    t.s.shortcut = Some(Space::M2);
    t.s.island
        .get_mut(&Space::M2)
        .expect("laid")
        .exhausted
        .insert(1);
    token(&mut t, TokenKind::AdditionalWood, Place::Space(Space::M2));
    event(&mut t, "precipice");
    production(&mut t);
    let tile = &t.s.island[&Space::M2];
    assert!(tile.face_down && tile.exhausted.is_empty());
    assert!(!has(&t, TokenKind::AdditionalWood, Place::Space(Space::M2)));
    assert_eq!((t.s.stock.wood, t.s.stock.food), (1, 1), "the beach alone");
}
