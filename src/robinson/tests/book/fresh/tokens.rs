//! Tokens of the board (chapter 9).

use castaway_clause::clause;
use castaway_robinson::{
    command::Command,
    ids::{Deck, Kind, Phase, Place, Space, TokenKind, Track},
    plan::{Goal, Pawn, Project},
    task::Op,
};

use super::at::{during, plan};
use super::{evening, night, top};
use crate::rules::help::{lower, threat, two};
use crate::table::{
    ME, Table, explore,
    play::{drawn, event, gather, has, hunting, level, token},
};

const SECOND: Pawn = Pawn::Seat(1);

#[test]
#[clause(id = "R-TOKEN-7", says = "two actions of one leader on a dangerous tile are two wounds", lies = Board)]
fn danger_for_each_action() {
    let mut t = two().tile(Space::M2, 6);
    token(&mut t, TokenKind::GreaterDanger, Place::Space(Space::M2));
    plan(&mut t, 0, gather(Space::M2, 0), &[ME]);
    plan(&mut t, 0, gather(Space::M2, 1), &[ME]);
    during(&mut t, Phase::Action, vec![Op::DangerWounds]);
    assert_eq!((t.wounds(0), t.wounds(1)), (2, 0));
}

#[test]
#[clause(id = "R-TOKEN-7", says = "who only supports on a dangerous tile is not wounded", lies = Second)]
fn danger_for_the_top_pawn() {
    let mut t = two().tile(Space::M2, 6);
    token(&mut t, TokenKind::GreaterDanger, Place::Space(Space::M2));
    plan(&mut t, 0, gather(Space::M2, 0), &[ME]);
    let join = Command::Join {
        placement: t.s.plan[0].id,
        pawns: vec![SECOND],
        lead: false,
    };
    t.give_as(1, &join).expect("one more");
    during(&mut t, Phase::Action, vec![Op::DangerWounds]);
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 0));
}

#[test]
#[clause(id = "R-TOKEN-11", says = "a time token on the camp tile leaves Threat, Hunt and Explore alone", lies = Board)]
fn time_in_camp_is_no_matter_elsewhere() {
    let mut t = two();
    hunting(&mut t, &["fox"]);
    threat(&mut t, 1, "vertigo");
    token(&mut t, TokenKind::TimeConsuming, Place::Space(Space::M1));
    plan(&mut t, 0, Goal::Threat { slot: 1, option: 0 }, &[ME]);
    plan(&mut t, 0, explore(Space::T1), &[ME]);
    plan(&mut t, 1, Goal::Hunt, &[SECOND, SECOND]);
    let needs: Vec<u8> = t.s.plan.iter().map(|p| p.risky).collect();
    assert_eq!(needs, [1, 1, 2]);
}

#[test]
#[clause(id = "R-TOKEN-16", says = "beside Weapon a token takes a wood of each build and outlives both", lies = Second)]
fn fear_of_the_beasts() {
    let mut t = two().wood(4).tile(Space::M2, 6);
    lower(&mut t, Deck::Build, "fear_of_the_beasts", 800);
    t.s.phase = Phase::Action;
    let place = Place::Track(Track::Weapon);
    assert!(has(&t, TokenKind::AdditionalWood, place));
    plan(&mut t, 0, level(Track::Weapon), &[ME, ME]);
    plan(&mut t, 1, level(Track::Weapon), &[SECOND, SECOND]);
    let tied: Vec<u16> = t.s.plan.iter().map(|p| p.tied.wood).collect();
    assert_eq!(tied, [2, 2]);
    evening(&mut t);
    assert_eq!((t.s.weapon, t.s.stock.wood), (2, 0));
    assert!(has(&t, TokenKind::AdditionalWood, place));
}

#[test]
#[clause(id = "R-TOKEN-16", says = "beside Shelter a token makes it a wood dearer, not in fur", lies = Board)]
fn you_need_a_bigger_camp() {
    let shelter = Goal::Build(Project::Shelter);
    let mut t = two().wood(2);
    lower(&mut t, Deck::Build, "you_need_a_bigger_camp", 800);
    t.s.phase = Phase::Action;
    assert!(t.plan(shelter.clone(), &[ME]).is_err(), "3 wood");
    let mut fur = t.clone();
    fur.s.stock.fur = 1;
    fur.plan_at(shelter.clone(), &[ME], 1).expect("1 fur");
    assert_eq!((fur.s.plan[0].tied.wood, fur.s.plan[0].tied.fur), (0, 1));
    t.s.stock.wood = 3;
    t.plan(shelter, &[ME]).expect("3 wood");
    assert_eq!(t.s.plan[0].tied.wood, 3);
}

#[test]
#[clause(id = "R-TOKEN-6", says = "a fight of an event is no hunt: the danger token waits beside Hunt", lies = Board)]
fn danger_waits_for_a_hunt() {
    let mut t = two();
    t.s.shelter = true;
    (t.s.weapon, t.s.palisade) = (3, 1);
    let place = Place::Action(Kind::Hunt);
    token(&mut t, TokenKind::GreaterDanger, place);
    lower(&mut t, Deck::Build, "hungry_predator", 800);
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
    assert_eq!((t.s.stock.food, t.s.stock.fur, t.s.palisade), (1, 1, 0));
    assert!(has(&t, TokenKind::GreaterDanger, place));
}

#[test]
#[clause(id = "R-TOKEN-3", says = "a time token drawn by the first Build is not taken along by the second", lies = Second)]
fn laborious_work() {
    let mut t = two().wood(2).tile(Space::M2, 6);
    top(&mut t, Deck::Build, "laborious_work");
    token(&mut t, TokenKind::Adventure, Place::Deck(Deck::Build));
    plan(&mut t, 0, level(Track::Weapon), &[ME, ME]);
    plan(&mut t, 1, level(Track::Weapon), &[SECOND, SECOND]);
    evening(&mut t);
    assert_eq!((t.s.weapon, drawn(&t, Deck::Build)), (2, 1));
    let place = Place::Action(Kind::Build);
    assert!(has(&t, TokenKind::TimeConsuming, place));
    assert!(!t.s.tokens[&(TokenKind::TimeConsuming, place)].fresh);
}

#[test]
#[clause(id = "R-TOKEN-1", says = "danger beside Explore wounds one unarmed explorer of two and is gone", lies = Second)]
#[clause(id = "R-TOKEN-15", says = "danger beside Explore leaves with its explorer", lies = Board)]
fn predators_in_the_woods() {
    let mut t = two().tile(Space::M2, 6);
    event(&mut t, "predators_in_the_woods");
    t.s.threats = [None, None];
    t.s.phase = Phase::Action;
    let place = Place::Action(Kind::Explore);
    assert!(has(&t, TokenKind::GreaterDanger, place));
    // The icon's token would draw an adventure.
    t.s.tokens
        .remove(&(TokenKind::Adventure, Place::Deck(Deck::Explore)));
    plan(&mut t, 0, explore(Space::T1), &[ME, ME]);
    plan(&mut t, 1, explore(Space::B1), &[SECOND, SECOND]);
    evening(&mut t);
    assert_eq!(t.wounds(0) + t.wounds(1), 1);
    assert!(!has(&t, TokenKind::GreaterDanger, place));
}

#[test]
#[clause(id = "R-TOKEN-17", says = "without any food the second helping is one wound on top of the hunger of each", lies = Second)]
fn hungry_twice() {
    let mut t = Table::of(&["carpenter", "cook", "explorer"]).tile(Space::M2, 6);
    t.s.shelter = true;
    token(&mut t, TokenKind::AdditionalFood, Place::Night);
    night(&mut t);
    assert_eq!((0..3).map(|n| t.wounds(n)).collect::<Vec<_>>(), [3, 3, 3]);
    assert!(!has(&t, TokenKind::AdditionalFood, Place::Night));
}
