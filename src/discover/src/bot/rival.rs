//! What the bot does against others in a competition.

use castaway_kernel::Seat;

use super::wants::{Goal, Wants};
use crate::{
    command::Command,
    engine::Does,
    ids::{Die, Res},
    known::Known,
    seen::Person,
    state::{Duel, Fate, Label, Modifier},
};

/// Where the competition leads: to the nearest rival, for somebody who is well and has eaten, once the land runs dry.
pub fn goal(known: &Known<'_>, seat: Seat) -> Goal {
    let (Some(me), Some(contest)) = (known.person(seat), known.contest()) else {
        return Goal::Gather;
    };
    let fed = me.stock().units(Res::Food) > 0 && me.stock().water() > 0;
    if known.day() < contest.dry_from || !fed || me.damage().len() > 1 {
        return Goal::Gather;
    }
    let places = rivals(known, seat).map(|(_, rival)| rival.at());
    let nearest = places.min_by_key(|at| known.distance(me.at(), *at));
    nearest.map_or(Goal::Gather, Goal::Space)
}

/// An attack on somebody in the space who can bear less, or as much once the land runs dry.
pub fn attack(known: &Known<'_>, seat: Seat, wants: &Wants, me: Person<'_>) -> Option<Command> {
    let late = known.day() >= known.contest()?.dry_from;
    if wants.hurt > 2 {
        return None;
    }
    let weak = |rival: &Person<'_>| {
        let hurt = rival.damage().len();
        hurt > wants.hurt || (late && hurt == wants.hurt)
    };
    let mut here = rivals(known, seat).filter(|(_, rival)| rival.at() == me.at());
    let (target, _) = here.find(|(_, rival)| weak(rival))?;
    let command = Command::Attack(target);
    known.may(&command).then_some(command)
}

/// What a change of the dice of an attack is worth, against leaving them.
pub fn change(known: &Known<'_>, wants: &Wants, seat: Seat, label: &Label) -> f32 {
    let Some(duel) = known.duel() else { return 0.0 };
    match label {
        Label::Modifier(modifier) => modified(duel, wants, seat, *modifier),
        // Whoever looks on lives longer when others are hurt.
        Label::Yes => {
            let die = crate::engine::again_of(duel, seat);
            die.map_or(-1.0, |die| if duel.hurts(die) { -1.0 } else { 1.0 })
        }
        _ => 0.0,
    }
}

fn modified(duel: &Duel, wants: &Wants, seat: Seat, modifier: Modifier) -> f32 {
    let does = Does::of(duel, seat, modifier);
    if !does.helps(duel, seat) {
        return -1.0;
    }
    let price = match modifier {
        Modifier::Spend(res) if wants.spare(res) > 0 => 0.6,
        Modifier::Spend(_) => 2.0,
        Modifier::Again(..) => 0.1,
        Modifier::Add(..) => 0.6,
    };
    let mine = |die: Die| duel.die_of(seat) == Some(die);
    let worth = |die: Die| match (mine(die), wants.hurt) {
        (true, _) => 3.0,
        (false, 3..) => 30.0,
        (false, _) => 4.0,
    };
    let again = |die: Die| {
        let from = i16::from(duel.hurts_from) - i16::from(duel.plus[die.index()]);
        let hurts = f32::from((13 - from).clamp(0, 12)) / 12.0;
        match (mine(die), duel.hurts(die)) {
            (true, false) => worth(die) * hurts,
            (false, true) => worth(die) * (1.0 - hurts),
            // A die that lies well is better left.
            _ => -worth(die),
        }
    };
    let from = i16::from(duel.hurts_from);
    let gain = match does {
        Does::Again(Some(die)) => again(die),
        Does::Again(None) => again(Die::Gray) + again(Die::Red),
        Does::Raise(die) => f32::from(duel.result(die) + 1 >= from) * worth(die),
        Does::Lower(die) => f32::from(duel.result(die) == from) * worth(die),
    };
    gain - price
}

/// The others who stand.
fn rivals<'a>(known: &Known<'a>, seat: Seat) -> impl Iterator<Item = (Seat, Person<'a>)> {
    let person = |other: Seat| Some((other, known.person(other)?));
    let all: Vec<_> = known.here().into_iter().filter_map(person).collect();
    let stands = move |(other, p): &(Seat, Person<'_>)| *other != seat && p.fate() == Fate::Here;
    all.into_iter().filter(stands)
}
