//! The pile and the end of the game (chapters 26 and 29).

use castaway_clause::clause;
use castaway_robinson::{
    event::Event,
    ids::Phase,
    state::End,
    task::{CardRef, Op},
};

use super::at::{ONE, count, during};
use crate::rules::help::{threat, two};
use crate::table::play::event;

#[test]
#[clause(id = "R-S1-9", says = "a Mast fills the stage, wins at once with Fire and ship, and the rest of its wood is lost", lies = Future)]
fn the_mast_wins() {
    let mut t = two().item("fire").wood(1);
    t.s.round = 11;
    t.s.pile = vec![1, 2, 3, 4, 3];
    t.s.flags.pile_stage = None;
    let ready = Op::Available(CardRef::Invention("mast".into()), None);
    during(&mut t, Phase::Action, vec![ready]);
    assert_eq!(t.s.end, Some(End::Won));
    assert_eq!((t.s.pile.clone(), t.s.stock.wood), (vec![1, 2, 3, 4, 5], 1));
}

#[test]
#[clause(id = "R-S1-4", says = "with pile and Fire the game is won as the tenth round begins, before its event", lies = Table)]
fn the_ship_comes() {
    let mut t = two().item("fire");
    t.s.round = 9;
    t.s.pile = vec![1, 2, 3, 4, 5];
    t.s.shelter = true;
    during(&mut t, Phase::Night, vec![Op::RoundEnd]);
    assert_eq!((t.s.end, t.s.round), (Some(End::Won), 10));
    let drawn = count(&t, |e| matches!(e, Event::Drawn(CardRef::Event(_))));
    assert_eq!(drawn, 0);
}

#[test]
#[clause(id = "R-END-2", says = "a threat that is pushed off kills the second seat: lost at once, the event drawn stays unfinished", lies = Second)]
fn killed_by_a_threat() {
    let mut t = two();
    t.s.people[1].wounds = 12;
    threat(&mut t, 0, "jaguar");
    threat(&mut t, 1, "vertigo");
    event(&mut t, "sunny_beach");
    assert_eq!(t.s.end, Some(End::Died(ONE)));
}

#[test]
#[clause(id = "R-END-1", says = "the last wood laid before the actions of the last round wins on the spot", lies = Store)]
fn the_last_wood() {
    let mut t = two().item("fire").wood(3);
    t.s.round = 12;
    t.s.pile = vec![1, 2, 3, 4, 4];
    t.s.flags.pile_stage = None;
    during(&mut t, Phase::Production, vec![Op::MayPile]);
    t.pick("1");
    assert_eq!((t.s.end, t.s.stock.wood), (Some(End::Won), 2));
}
