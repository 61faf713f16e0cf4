//! What the bot does with its turn.

use castaway_kernel::Seat;

use super::{
    map::Ways,
    rival,
    wants::{Goal, Wants},
};
use crate::{
    command::{Command, Gather},
    effect::{Op, Passive},
    ids::{Damage, Res},
    known::Known,
    quest::{StageDef, Target},
    seen::Person,
    world::{Space, tile_of},
};

/// Stamina that a night brings, about.
const NIGHT: f32 = 7.5;

/// The next command of a turn.
pub fn turn(known: &Known<'_>, seat: Seat, wants: &Wants) -> Command {
    let Some(me) = known.person(seat) else {
        return Command::EndTurn;
    };
    let found = heal(known, seat, wants, me)
        .or_else(|| rival::attack(known, seat, wants, me))
        .or_else(|| quest(known, me))
        .or_else(|| gather(known, wants, me))
        .or_else(|| make(known, wants, me))
        .or_else(|| go(known, wants, me));
    found.unwrap_or(Command::EndTurn)
}

/// Heals what can be healed without going short at night.
fn heal(known: &Known<'_>, seat: Seat, wants: &Wants, me: Person<'_>) -> Option<Command> {
    let pressing = me.damage().len() >= 3;
    let units = |kind: Damage| match kind {
        Damage::Starvation => wants.spare(Res::Food),
        Damage::Dehydration => me.stock().water(),
        Damage::Sickness => me.stock().units(Res::Medicine),
        Damage::Physical => 1,
    };
    let mut kinds = Damage::ALL.iter().filter(|k| me.damage().contains(k));
    let keep = u8::from(!pressing);
    let worth = kinds.find_map(|kind| {
        let enough = match kind {
            Damage::Sickness => units(*kind) > 0 && (pressing || wants.spare(Res::Medicine) > 0),
            Damage::Physical => true,
            Damage::Starvation | Damage::Dehydration => units(*kind) > keep,
        };
        let command = Command::Recover {
            who: seat,
            kind: *kind,
        };
        (enough && known.may(&command)).then_some(command)
    });
    worth.or_else(|| abilities(known, seat, wants, me))
}

/// Abilities that are actions and worth it now.
fn abilities(known: &Known<'_>, seat: Seat, wants: &Wants, me: Person<'_>) -> Option<Command> {
    let all = known.abilities(seat).into_iter();
    let mut good = all.filter(|(_, _, passive)| {
        let Passive::CardAction { then, cost, .. } = passive else {
            return false;
        };
        then.iter().any(|op| match op {
            Op::Heal { .. } => !me.damage().is_empty(),
            Op::Convert { frm, to, .. } => match (frm, to) {
                (Res::Dirty, Res::Clean) => me.stock().units(Res::Dirty) > 1,
                _ => wants.spare(*frm) > 2 && wants.value(*to) > wants.value(*frm) + 1.0,
            },
            Op::Gain { res, .. } => wants.value(*res) > 3.0,
            Op::DrawProject { .. } => *cost < me.stamina() && known.hand().is_empty(),
            Op::PeekToken { .. } | Op::PeekTile { .. } => false,
            Op::PlaceFire { .. } => me.stamina() <= 2 && wants.spare(Res::Wood) > 1,
            _ => false,
        })
    });
    good.find_map(|(source, nth, _)| {
        let command = Command::Use { source, nth };
        known.may(&command).then_some(command)
    })
}

/// What brings the quest on here.
pub(super) fn quest(known: &Known<'_>, me: Person<'_>) -> Option<Command> {
    let command = match known.stage()? {
        StageDef::Investigate { target, .. } => {
            (known.target(*target) == Some(me.at())).then_some(Command::Investigate)?
        }
        StageDef::InvestigateAny { .. } => {
            let n = known.landmark(me.at())?;
            (!known.quest().visited.contains(&n)).then_some(Command::Investigate)?
        }
        StageDef::Deliver { target, .. } => {
            let here = known.target(*target) == Some(me.at());
            (here || *target == Target::Anywhere).then_some(Command::Deliver)?
        }
        StageDef::Activate { targets, .. } => {
            let mut named = targets.iter().filter_map(|t| known.target(*t));
            named.any(|at| at == me.at()).then_some(Command::Activate)?
        }
        StageDef::Exit { target, .. } => {
            (known.target(*target) == Some(me.at())).then_some(Command::Exit)?
        }
        StageDef::DefeatBoss { .. }
        | StageDef::Escort { .. }
        | StageDef::Hold { .. }
        | StageDef::LastSurvivor { .. } => {
            return None;
        }
    };
    known.may(&command).then_some(command)
}

/// What is gathered on one's own space.
fn gather(known: &Known<'_>, wants: &Wants, me: Person<'_>) -> Option<Command> {
    let free = known.turn().is_some_and(|turn| turn.free_gather);
    if !free && me.stamina() == 0 {
        return None;
    }
    let (worth, what) = here(known, wants, me.at())?;
    let least = if free { 0.4 } else { 1.6 };
    (worth > least).then_some(Command::Gather(what))
}

/// The best thing to gather on a space.
pub(super) fn here(known: &Known<'_>, wants: &Wants, at: Space) -> Option<(f32, Gather)> {
    let mut best: Option<(f32, Gather)> = None;
    let mut offer = |worth: f32, what: Gather| {
        if best.is_none_or(|(before, _)| worth > before) {
            best = Some((worth, what));
        }
    };
    for (n, token) in (0..).zip(known.tokens(at)) {
        offer(wants.token(token.kind, token.face), Gather::Token(n));
    }
    let dropped = known.dropped(at);
    for res in Res::ALL.iter().filter(|r| dropped.tokens(**r) > 0) {
        // What was laid down for want of room is not picked up again at once.
        offer(wants.value(*res) - 2.0, Gather::Dropped(*res));
    }
    if let Some((res, _)) = known.water(at) {
        let res = res.unwrap_or(Res::Clean);
        let room = wants.stock.all() < 9;
        offer(if room { wants.value(res) } else { 0.0 }, Gather::Water);
    }
    best
}

/// Cooks, crafts, looks around.
fn make(known: &Known<'_>, wants: &Wants, me: Person<'_>) -> Option<Command> {
    if me.stamina() == 0 {
        return None;
    }
    let meat = me.stock().units(Res::Meat);
    if meat > 0 && me.stock().units(Res::Food) < 4 {
        let cook = Command::Cook(meat);
        if known.may(&cook) {
            return Some(cook);
        }
    }
    let projects = known.hand().iter().chain(known.face_up());
    for project in projects {
        let has = me.items().iter().any(|item| item.card == *project);
        let Some(cost) = known.price(project).filter(|_| !has) else {
            continue;
        };
        let spare = cost.0.iter().all(|(pay, n)| match pay {
            crate::stock::Pay::Res(res) => {
                let keep = u8::from(*res == Res::Food);
                wants.spare(*res) >= *n + keep
            }
            _ => true,
        });
        let command = Command::Craft(project.clone());
        if spare && cost.payable(me.stock()) && known.may(&command) {
            return Some(command);
        }
    }
    let fresh = known.landmark(me.at()).is_some_and(|n| has_news(known, n));
    let look = Command::Investigate;
    if fresh && me.stamina() > 2 && promising(known, me) && known.may(&look) {
        return Some(look);
    }
    None
}

/// Whether a look into a landmark has anything new for the seat that thinks.
pub(super) fn has_news(known: &Known<'_>, landmark: u8) -> bool {
    (known.viewer()).is_some_and(|seat| known.has_news(landmark, seat))
}

/// Whether a landmark is worth a look, for somebody who can bear what comes.
fn promising(known: &Known<'_>, me: Person<'_>) -> bool {
    let n = known.landmark(me.at());
    // On every other day at most, so that the quest goes on.
    n.is_some_and(|n| (u16::from(n) + known.day()).is_multiple_of(2)) && me.damage().len() < 3
}

/// A goal: the next command on the way, where it leads, and what is done there, where that is no matter of course.
pub(super) type Aim = (Command, Space, Option<Command>);

/// What to do to come where it pays most, and where that is.
pub(super) fn aim(known: &Known<'_>, wants: &Wants, me: Person<'_>) -> Option<Aim> {
    let bold = matches!(wants.target, Goal::Boss(_));
    let ways = Ways::of(known, me.at(), bold);
    let mut best: Option<(f32, Aim)> = None;
    let mut offer = |worth: f32, cost: u16, to: Space, then: Option<Command>| {
        let cost = f32::from(cost);
        let late = ((cost - f32::from(me.stamina())) / NIGHT).ceil().max(0.0);
        let score = worth / (1.0 + 0.12 * cost + 0.5 * late);
        if worth > 0.0 && best.as_ref().is_none_or(|(before, ..)| score > *before) {
            let command = match &then {
                Some(command) if to == me.at() => Some(command.clone()),
                _ => ways.step(to).map(Command::Move),
            };
            if let Some(command) = command {
                best = Some((score, (command, to, then)));
            }
        }
    };
    places(known, wants, me, &ways, &mut offer);
    scouting(known, wants, &ways, &mut offer);
    best.map(|(_, aim)| aim)
}

/// Goes where it pays most.
fn go(known: &Known<'_>, wants: &Wants, me: Person<'_>) -> Option<Command> {
    let (command, ..) = aim(known, wants, me)?;
    let command = match (&command, known.stage()) {
        (Command::Move(to), Some(StageDef::Escort { .. })) => {
            let drive = Command::Drive(*to);
            let herd = known.quest().trail.last() == Some(&me.at());
            if herd && known.may(&drive) {
                drive
            } else {
                command
            }
        }
        _ => command,
    };
    let cost = match &command {
        Command::Move(to) => known.entering(*to),
        _ => 1,
    };
    let free = matches!(command, Command::Scout { .. }) && known.may(&command);
    (cost <= me.stamina() || free).then_some(command)
}

type Offer<'a> = &'a mut dyn FnMut(f32, u16, Space, Option<Command>);

fn places(known: &Known<'_>, wants: &Wants, me: Person<'_>, ways: &Ways, offer: Offer<'_>) {
    for at in 0..known.spaces() {
        let Some(cost) = ways.cost(at).filter(|_| at != me.at()) else {
            continue;
        };
        if let Some((worth, _)) = here(known, wants, at) {
            offer(worth, cost, at, None);
        }
        if known.fire(at) == Some(true) {
            let meat = me.stock().units(Res::Meat);
            let hungry = f32::from(meat)
                * if me.stock().units(Res::Food) < 2 {
                    3.0
                } else {
                    1.0
                };
            offer(hungry, cost, at, None);
            let dusk = me.stamina() <= 4 && cost <= u16::from(me.stamina());
            offer(if dusk { 1.4 } else { 0.0 }, cost, at, None);
        }
        if let Some(n) = known.landmark(at) {
            let counts = wants.target == Goal::AnyLandmark && !known.quest().visited.contains(&n);
            let fresh = if has_news(known, n) { 1.8 } else { 0.0 };
            offer(if counts { 9.0 } else { fresh }, cost, at, None);
        }
    }
    match wants.target {
        Goal::Space(at) | Goal::Boss(at) => {
            if let Some(cost) = ways.cost(at) {
                offer(12.0, cost, at, None);
            }
        }
        Goal::Gather | Goal::Hidden(_) | Goal::AnyLandmark => {}
    }
}

/// Tiles to be turned up, from the space beside them that is nearest.
fn scouting(known: &Known<'_>, wants: &Wants, ways: &Ways, offer: Offer<'_>) {
    let hidden = |tile: u8| !known.is_tile_open(tile) && !known.is_flooded(tile);
    // Landmarks are numbered by their zones, so a number says about how far it is.
    let (Goal::Hidden(n), most) = (wants.target, 10.0) else {
        return plain(known, ways, offer);
    };
    let farthest = known.tiles().iter().map(|t| t.zone).max().unwrap_or(1);
    let zone = (f32::from(n) / most * f32::from(farthest)).ceil().max(1.0);
    for at in 0..known.spaces() {
        let Some(cost) = ways.cost(at) else { continue };
        for to in known.around(at) {
            let tile = tile_of(to);
            if hidden(tile) {
                let own = f32::from(known.tiles()[usize::from(tile)].zone);
                let fits = (own - zone).abs() < 0.5;
                let worth = 5.0 + if fits { 4.0 } else { 0.0 } + own.min(zone) * 0.5;
                let scout = Command::Scout { tile, second: None };
                offer(worth, cost + 1, at, Some(scout));
            }
        }
    }
}

/// Tiles to be turned up where no place is looked for, the near ones first.
fn plain(known: &Known<'_>, ways: &Ways, offer: Offer<'_>) {
    for at in 0..known.spaces() {
        let Some(cost) = ways.cost(at) else { continue };
        for to in known.around(at) {
            let tile = tile_of(to);
            if !known.is_tile_open(tile) && !known.is_flooded(tile) {
                let zone = f32::from(known.tiles()[usize::from(tile)].zone);
                let scout = Command::Scout { tile, second: None };
                offer(3.5 - 0.2 * zone, cost + 1, at, Some(scout));
            }
        }
    }
}
