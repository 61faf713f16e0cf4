//! Short words for what rule tests do again and again.
#![allow(dead_code)]

use castaway_kernel::Chance;
use castaway_robinson::{
    command::Command,
    event::Event,
    ids::{Deck, Phase, Place, Space, TokenKind, Track, Who},
    plan::{Assignment, Goal, Pawn, Project},
    rulings::{Reading, Rulings},
    state::{EventDeckCard, InventionState, TokenInfo},
    task::{CardRef, Ctx, Op, Roll},
};

use super::Table;

/// Plans with the first price.
pub fn assign(goal: Goal, pawns: &[Pawn]) -> Command {
    order(goal, pawns, 0)
}

/// Plans with a price of choice.
pub fn order(goal: Goal, pawns: &[Pawn], price: u8) -> Command {
    Command::Assign(Assignment {
        goal,
        pawns: pawns.to_vec(),
        price,
        aids: vec![],
        discount: false,
    })
}

pub fn level(track: Track) -> Goal {
    Goal::Build(Project::Level(track))
}

pub fn build(key: &str) -> Goal {
    Goal::Build(Project::Invention(key.into()))
}

pub fn gather(space: Space, source: u8) -> Goal {
    Goal::Gather {
        space,
        source: source.into(),
    }
}

pub fn token(t: &mut Table, kind: TokenKind, place: Place) {
    t.s.tokens.insert((kind, place), TokenInfo::default());
}

pub fn has(t: &Table, kind: TokenKind, place: Place) -> bool {
    t.s.tokens.contains_key(&(kind, place))
}

/// Lays an invention on the board, unbuilt and without an owner.
pub fn on_board(t: &mut Table, key: &str) {
    t.s.piles.inventions.retain(|k| k.as_str() != key);
    t.s.inventions.insert(
        key.into(),
        InventionState {
            built: false,
            since: 0,
            owner: None,
            suspended: false,
        },
    );
}

/// These beasts and no others lie in the Hunting deck, the last on top.
pub fn hunting(t: &mut Table, beasts: &[&str]) {
    t.s.piles.beasts.retain(|k| !beasts.contains(&k.as_str()));
    t.s.piles.hunting = beasts.iter().map(|b| (*b).into()).collect();
}

/// Rests with every own pawn that is left.
pub fn rest_others(t: &mut Table) {
    for seat in 0..t.s.people.len() {
        let n = u8::try_from(seat).expect("few");
        while t.give_as(n, &assign(Goal::Rest, &[Pawn::Seat(n)])).is_ok() {}
    }
}

/// Rests with every own pawn that is left, with enough to eat, and resolves.
pub fn go(t: &mut Table) {
    t.s.stock.food += 9;
    rest_others(t);
    t.advance().expect("all stand");
}

/// Takes first options until the actions are over.
pub fn finish(t: &mut Table) {
    while t.s.ask.is_some() && t.s.resolving {
        t.first();
    }
}

pub fn rolls(t: &Table) -> Vec<Roll> {
    t.events
        .iter()
        .filter_map(|e| match e {
            Event::Rolled { roll, .. } => Some(*roll),
            _ => None,
        })
        .collect()
}

/// How many adventures of a deck were drawn.
pub fn drawn(t: &Table, deck: Deck) -> usize {
    t.events
        .iter()
        .filter(|e| matches!(e, Event::Drawn(CardRef::Adventure(d, _)) if *d == deck))
        .count()
}

/// Where in the story something happened first.
pub fn at(t: &Table, wanted: impl Fn(&Event) -> bool) -> Option<usize> {
    t.events.iter().position(wanted)
}

/// The first game, over seeds, in which what happens fits.
pub fn lucky(
    play: impl Fn() -> Table,
    resolve: impl Fn(&mut Table),
    fits: impl Fn(&Table) -> bool,
) -> Table {
    for seed in 0..3_000 {
        let mut t = play();
        t.s.chance = Chance::from_seed(seed);
        resolve(&mut t);
        if fits(&t) {
            return t;
        }
    }
    panic!("no seed fits");
}

/// Where an action of seat 0 stands.
pub fn acting() -> Ctx {
    Ctx {
        actor: Some(Who::Seat(0)),
        action: true,
        ..Ctx::default()
    }
}

/// Runs steps as parts of an action of seat 0.
pub fn in_action(t: &mut Table, ops: Vec<Op>) {
    t.s.phase = Phase::Action;
    t.run_ops(ops, &acting());
}

/// Draws an event card in the Event Phase, with nothing else in the event deck; questions stay open.
pub fn event(t: &mut Table, key: &str) {
    t.s.piles.events = vec![EventDeckCard::Event(key.into())];
    t.s.phase = Phase::Event;
    t.run_ops(vec![Op::DrawEvent], &Ctx::default());
}

/// A treasure of seat 0 becomes available.
pub fn treasure(t: &mut Table, key: &str) {
    t.s.piles.mysteries.retain(|k| k.as_str() != key);
    t.run_ops(
        vec![Op::Available(
            CardRef::Mystery(key.into()),
            Some(Who::Seat(0)),
        )],
        &Ctx::default(),
    );
}

/// The serial of a kept card.
pub fn kept(t: &Table, key: &str) -> u32 {
    t.s.kept
        .iter()
        .find(|k| k.card.as_str() == key)
        .map(|k| k.serial)
        .expect("a kept card")
}

/// The keys of the options that can be picked.
pub fn open(t: &Table) -> Vec<String> {
    t.s.ask
        .iter()
        .flat_map(|a| &a.options)
        .filter(|o| o.blocked.is_none())
        .map(|o| o.key.to_string())
        .collect()
}

/// A table that plays by these readings.
pub fn house(mut t: Table, readings: &[Reading]) -> Table {
    t.s.rulings = readings
        .iter()
        .fold(Rulings::default(), |all, r| all.with(*r));
    t
}

/// Says which ruling a test holds; it must be one of the content.
pub fn ruling(id: &str) {
    let known = super::catalog().rulings.iter().any(|r| r.id == id);
    assert!(known, "{id} is no ruling");
}
