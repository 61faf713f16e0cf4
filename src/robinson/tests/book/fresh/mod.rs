//! Fifty further cases, written with the book in hand before looking at what the engine does.

mod actions;
mod camp;
mod end;
mod events;
mod friday;
mod morale;
mod mystery;
mod night;
mod sky;
mod tokens;

use castaway_kernel::Key;
use castaway_robinson::{
    ask::Question,
    ids::{Deck, Phase},
    task::Op,
};

use crate::{
    clauses::at::{self, during},
    table::{
        Table,
        play::{finish, go},
    },
};

fn asked_to_move(t: &Table) -> bool {
    matches!(t.question(), Some(Question::MayMoveCamp))
}

/// First options until the camp may move in the night; a tile beside the camp is needed for that.
fn until_move(t: &mut Table) {
    for _ in 0..100 {
        if asked_to_move(t) || t.s.end.is_some() {
            return;
        }
        t.first();
    }
    panic!("no night: {:?}", t.question());
}

/// All that is planned is resolved; nine food more than there were, and everybody has eaten.
fn evening(t: &mut Table) {
    go(t);
    finish(t);
    until_move(t);
}

/// The whole Night Phase up to the move of the camp.
fn night(t: &mut Table) {
    during(t, Phase::Night, vec![Op::NightPhase]);
    until_move(t);
}

/// This adventure lies on top of its deck.
fn top(t: &mut Table, deck: Deck, card: &str) {
    let pile = t.s.piles.adventures.get_mut(&deck).expect("a deck");
    pile.retain(|k| k.as_str() != card);
    pile.push(card.into());
}

/// The mystery deck holds these alone, the last on top; everything else is in the discard pile.
fn stack(t: &mut Table, cards: &[&str]) {
    let rest: Vec<Key> = std::mem::take(&mut t.s.piles.mysteries)
        .into_iter()
        .filter(|k| !cards.contains(&k.as_str()))
        .collect();
    t.s.piles.mystery_discard.extend(rest);
    t.s.piles.mysteries = cards.iter().map(|k| Key::from(*k)).collect();
}
