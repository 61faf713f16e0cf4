//! What threatens before the next day, and what a turn could still do against it: from what everybody sees.

use castaway_kernel::Seat;

use crate::{
    bot::Ways,
    command::{Command, Gather},
    effect::{Op, Passive},
    ids::{Damage, Res},
    known::Known,
    seen::Person,
    world::{Face, Space},
};

/// So many dials a survivor has (D-DMG-2).
const DIALS: usize = 3;
/// From so far a monster may reach somebody in a night or two.
const NEAR: u8 = 3;

/// Something that threatens, as the table stands now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Menace {
    /// The next damage is the end of somebody (D-DMG-3).
    Frail(Seat),
    /// Somebody has no water for a night that asks for it.
    Thirst(Seat),
    /// Somebody has no food for a night that asks for it.
    Hunger(Seat),
    /// A monster is this near to somebody (D-MMOVE-1).
    Monster {
        /// Its number.
        id: u32,
        /// Whom it is nearest to.
        who: Seat,
        /// How far away it is.
        far: u8,
    },
    /// These sleep away from every lit fire, and so less (D-NIGHT-2).
    Cold(Vec<Seat>),
}

/// What somebody lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// The next damage is the end.
    Healing,
    /// There is no water.
    Water,
    /// There is no food.
    Food,
}

/// Something that would still help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remedy {
    /// What is lacking.
    pub need: Need,
    /// What helps.
    pub how: How,
}

/// How something is got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum How {
    /// By this, where one stands.
    Here(Command),
    /// On this space, which stamina reaches.
    There(Space),
}

/// What threatens, the worst first.
pub fn menaces(known: &Known<'_>) -> Vec<Menace> {
    let here = known.here();
    let people = || here.iter().filter_map(|s| Some((*s, known.person(*s)?)));
    let of = |is: fn(Person<'_>) -> bool, menace: fn(Seat) -> Menace| {
        let lacking = people().filter(move |(_, p)| is(*p));
        lacking
            .map(move |(seat, _)| menace(seat))
            .collect::<Vec<_>>()
    };
    let mut all = of(|p| p.damage().len() >= DIALS, Menace::Frail);
    all.extend(of(|p| p.stock().water() == 0, Menace::Thirst));
    all.extend(of(|p| p.stock().units(Res::Food) == 0, Menace::Hunger));
    for monster in known.monsters() {
        let far = |(seat, p): (Seat, Person<'_>)| (known.distance(monster.at, p.at()), seat);
        if let Some((far, who)) = people().map(far).min().filter(|(far, _)| *far <= NEAR) {
            let id = monster.id;
            all.push(Menace::Monster { id, who, far });
        }
    }
    let cold = people().filter(|(_, p)| known.fire(p.at()) != Some(true));
    let cold: Vec<Seat> = cold.map(|(seat, _)| seat).collect();
    if !cold.is_empty() {
        all.push(Menace::Cold(cold));
    }
    all
}

/// What a seat whose turn it is could still do with its stamina for what it lacks, one thing for each need.
pub fn remedies(known: &Known<'_>, seat: Seat) -> Vec<Remedy> {
    let Some(me) = known.person(seat) else {
        return Vec::new();
    };
    let mine = known.turn().is_some_and(|turn| turn.seat == seat);
    if !mine || known.asked().is_some() {
        return Vec::new();
    }
    let mut all = Vec::new();
    let mut add = |need, how: Option<How>| all.extend(how.map(|how| Remedy { need, how }));
    if me.damage().len() >= DIALS {
        add(Need::Healing, healing(known, seat));
    }
    if me.stock().water() == 0 {
        let here = Command::Gather(Gather::Water);
        let spring = |at| known.water(at).is_some();
        let here = known.may(&here).then_some(here);
        let how = here.or_else(|| brings(known, seat, &[Res::Clean, Res::Dirty]));
        let how = how.map(How::Here);
        add(Need::Water, how.or_else(|| nearest(known, me, spring)));
    }
    if me.stock().units(Res::Food) == 0 {
        let how = brings(known, seat, &[Res::Food]).or_else(|| meal(known, me));
        let how = how.map(How::Here);
        let lies = |at| food(known, at).is_some();
        let there = || nearest(known, me, lies).or_else(|| hearth(known, me));
        add(Need::Food, how.or_else(there));
    }
    all
}

/// What heals somebody where they stand (D-REC-1).
fn healing(known: &Known<'_>, seat: Seat) -> Option<How> {
    let heal = |kind: &Damage| Command::Recover {
        who: seat,
        kind: *kind,
    };
    let mut all = Damage::ALL.iter().map(heal);
    all.find(|command| known.may(command)).map(How::Here)
}

/// An ability, such as that of a store, that brings one of these (D-CARD-1).
fn brings(known: &Known<'_>, seat: Seat, wanted: &[Res]) -> Option<Command> {
    let gains = |passive: &Passive| match passive {
        Passive::CardAction { then, .. } => then
            .iter()
            .any(|op| matches!(op, Op::Gain { res, .. } if wanted.contains(res))),
        _ => false,
    };
    let all = known.abilities(seat).into_iter();
    let mut all = all.filter(|(_, _, passive)| gains(passive));
    all.find_map(|(source, nth, _)| {
        let command = Command::Use { source, nth };
        known.may(&command).then_some(command)
    })
}

/// What brings food where one stands.
fn meal(known: &Known<'_>, me: Person<'_>) -> Option<Command> {
    let meat = me.stock().units(Res::Meat);
    let cook = (meat > 0).then_some(Command::Cook(meat));
    let gather = food(known, me.at()).map(Command::Gather);
    let mut all = cook.into_iter().chain(gather);
    all.find(|command| known.may(command))
}

/// Food that lies open on a space.
fn food(known: &Known<'_>, at: Space) -> Option<Gather> {
    if known.dropped(at).tokens(Res::Food) > 0 {
        return Some(Gather::Dropped(Res::Food));
    }
    let eaten = |face: &Face| matches!(face, Face::Res(Res::Food) | Face::Double(Res::Food));
    let tokens = known.tokens(at);
    // What somebody has peeked at is not spoken of: others read this.
    let mut tokens = (0_u8..).zip(&tokens);
    let found = tokens.find(|(_, t)| t.up && t.face.is_some_and(eaten));
    found.map(|(n, _)| Gather::Token(n))
}

/// The nearest fire that is reached with stamina left for cooking meat, where somebody has some.
pub(crate) fn hearth(known: &Known<'_>, me: Person<'_>) -> Option<How> {
    let fire = |at| known.fire(at) == Some(true);
    let meat = me.stock().units(Res::Meat) > 0;
    meat.then(|| reached(known, me, 1, fire)).flatten()
}

/// The nearest space like this that stamina reaches without meeting a monster; the gather action after the last step is free.
fn nearest(known: &Known<'_>, me: Person<'_>, like: impl Fn(Space) -> bool) -> Option<How> {
    reached(known, me, 0, like)
}

/// The nearest space like this that is reached with so much stamina left.
fn reached(
    known: &Known<'_>,
    me: Person<'_>,
    left: u16,
    like: impl Fn(Space) -> bool,
) -> Option<How> {
    let ways = Ways::of(known, me.at(), false);
    let held: Vec<Space> = known.monsters().map(|m| m.at).collect();
    let fit = |at: &Space| *at != me.at() && !held.contains(at) && like(*at);
    let reached = |at: Space| {
        let cost = ways.cost(at)?;
        (cost + left <= u16::from(me.stamina())).then_some((cost, at))
    };
    let all = (0..known.spaces()).filter(fit).filter_map(reached);
    all.min().map(|(_, at)| How::There(at))
}
