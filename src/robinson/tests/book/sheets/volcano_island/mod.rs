//! Volcano Island: the start, the lava, the ash, the totem places, its tokens and inventions (R-S4-1 to R-S4-17).

mod ash;
mod goal;
mod lava;
mod prices;
mod start;
mod things;
mod totems;

use castaway_clause::clause;
use castaway_kernel::{Game, Key};
use castaway_robinson::{
    Island,
    effect::Effect,
    event::Event,
    ids::{Kind, Phase, Place, Space, TokenKind, Track, Who},
    plan::{Goal, Pawn, Project},
    reject::Rejection,
    rulings::Reading,
    setup::Setup,
    state::{End, Tile},
    task::{CardRef, Ctx, Op, Usable},
};

use crate::table::{
    ME, Table, catalog, explore,
    play::{assign, build, gather, go, house, level, lucky, ruling, token},
};

pub(super) const OTHER: Pawn = Pawn::Seat(1);

pub(super) fn of(characters: &[&str]) -> Table {
    let mut t = Table::on("volcano_island", characters);
    t.s.piles.events.clear();
    t
}

pub(super) fn solo() -> Table {
    of(&["carpenter"])
}

pub(super) fn pair() -> Table {
    of(&["carpenter", "cook"])
}

/// What comes by itself when this round begins.
pub(super) fn due(t: &mut Table, round: u8) {
    let sheet = &catalog().scenarios[&Key::from("volcano_island")];
    let due = sheet.schedule.iter().filter(|due| due.round == round);
    let effects: Vec<Effect> = due.flat_map(|due| due.effects.clone()).collect();
    assert!(!effects.is_empty(), "nothing comes in round {round}");
    t.s.round = round;
    t.run_in(Phase::Event, effects);
}

/// The book effect, in the Event Phase.
pub(super) fn book(t: &mut Table) {
    let effects = catalog().scenarios[&Key::from("volcano_island")]
        .book
        .clone();
    t.run_in(Phase::Event, effects);
}

pub(super) fn lay(t: &mut Table, spaces: &[Space]) {
    let all = spaces.iter().map(|&space| (Key::from("ash"), space));
    t.s.markers.extend(all);
}

pub(super) fn lies(t: &Table, space: Space) -> bool {
    t.s.markers.contains(&("ash".into(), space))
}

pub(super) fn totem(space: Space) -> Goal {
    Goal::Special {
        kind: Kind::Explore,
        action: "explore_totem".into(),
        space: Some(space),
    }
}

/// So many totem places were explored, on tiles that are not there any more.
pub(super) fn done(t: &mut Table, n: usize) {
    let spaces = [Space::M1, Space::B1, Space::T1, Space::B2];
    t.s.done_on
        .insert("explore_totem".into(), spaces[..n].to_vec());
}

/// These mystery cards and no others lie in the deck, the first one on top.
pub(super) fn deck(t: &mut Table, cards: &[&str]) {
    t.s.piles.mystery_discard.clear();
    t.s.piles.mysteries = cards.iter().rev().map(|card| Key::from(*card)).collect();
}

/// The mystery cards that were drawn, in order.
pub(super) fn drawn(t: &Table) -> Vec<&str> {
    let all = t.events.iter();
    all.filter_map(|event| match event {
        Event::Drawn(CardRef::Mystery(key)) => Some(key.as_str()),
        _ => None,
    })
    .collect()
}

/// The pawns that an action needs with dice and without.
pub(super) fn needs(t: &Table, goal: &Goal) -> (u8, u8) {
    let offers = castaway_robinson::legal::offers(catalog(), &t.s, castaway_kernel::Seat(0));
    let offer = offers.iter().find(|offer| offer.what.goal == *goal);
    let offer = offer.unwrap_or_else(|| panic!("{goal:?} is not offered"));
    (offer.risky, offer.sure)
}
