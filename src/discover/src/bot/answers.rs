//! What the bot answers to questions.

use castaway_kernel::{Key, Seat};

use super::{wants::Wants, why::Talent};
use crate::{
    effect::{Deck, Op, Passive},
    ids::{Die, Res, Support},
    known::Known,
    state::{Label, Modifier, Prompt, Task},
    world::Space,
};

/// The place of the option that a seat takes: the first of those that are worth most.
pub fn answer(
    known: &Known<'_>,
    seat: Seat,
    wants: &Wants,
    prompt: &Prompt,
    options: &[(Label, Vec<Task>)],
) -> usize {
    let mut best = (0, f32::MIN);
    for (n, (label, tasks)) in options.iter().enumerate() {
        let worth = score(known, seat, wants, prompt, (label, tasks));
        if worth > best.1 {
            best = (n, worth);
        }
    }
    best.0
}

/// What an option is worth to a seat against the others of its question.
pub(super) fn score(
    known: &Known<'_>,
    seat: Seat,
    wants: &Wants,
    prompt: &Prompt,
    (label, tasks): (&Label, &[Task]),
) -> f32 {
    let hurt = |other: Seat| {
        let hurt = known.person(other).map_or(9, |p| p.damage().len());
        f32::from(u8::try_from(hurt).unwrap_or(9))
    };
    match (prompt, label) {
        (Prompt::Character, Label::Card(id)) => talent(known, id).0,
        (Prompt::Pay(_) | Prompt::Half(_), _) => worth(wants, tasks),
        (Prompt::Drop, Label::Res(res)) => f32::from(wants.missing(*res) == 0) - wants.value(*res),
        (Prompt::Drop, _) => -6.0,
        (Prompt::Dirty, Label::Yes) => {
            f32::from(u8::from(wants.spare(Res::Medicine) > 1 || wants.hurt > 1))
        }
        (Prompt::Dirty, _) => 0.5,
        (Prompt::Support, Label::Support(Support::Assault)) => 2.0,
        (Prompt::Support, Label::Support(Support::Defend))
            if known.fight().map_or(13, |f| f.attack) <= 8 =>
        {
            3.0
        }
        (Prompt::Support, Label::Support(_)) => 1.0,
        (Prompt::Again | Prompt::Open(_), _) => f32::from(*label == Label::Yes),
        (Prompt::Modify, _) => change(known, wants, label),
        (Prompt::Duel, _) => super::rival::change(known, wants, seat, label),
        (Prompt::Steal | Prompt::TakeAs, Label::Res(res)) => wants.value(*res),
        (Prompt::Suffer, Label::Seat(other)) => {
            let own = if *other == seat { 0.5 } else { 0.0 };
            own - hurt(*other)
        }
        (Prompt::Share, _) => f32::from(*label == Label::Seat(seat)),
        (Prompt::Retreat, Label::Space(to)) => f32::from(lonely(known, *to)),
        (Prompt::Escape, Label::Space(to)) => f32::from(clear(known, seat, *to)),
        (Prompt::Fighter, Label::Seat(other)) => -hurt(*other),
        (Prompt::Threat, Label::No) => 2.0,
        (Prompt::Threat, Label::Item(_)) => 1.0,
        (Prompt::Deck, _) => f32::from(*label == Label::Deck(Deck::Normal)),
        _ => 0.0,
    }
}

/// How far a space is from all survivors.
fn lonely(known: &Known<'_>, to: Space) -> u8 {
    let all = known
        .here()
        .into_iter()
        .filter_map(|seat| known.person(seat));
    all.map(|p| known.distance(to, p.at())).min().unwrap_or(0)
}

/// How far a space is from the monsters that are not fought where somebody stands, and no more than matters.
fn clear(known: &Known<'_>, seat: Seat, to: Space) -> u8 {
    const ENOUGH: u8 = 3;
    let from = known.person(seat).map(|me| me.at());
    let others = known.monsters().filter(|m| Some(m.at) != from);
    let near = others.map(|m| known.distance(to, m.at)).min();
    near.unwrap_or(ENOUGH).min(ENOUGH)
}

/// What the best ability of a character is worth at the start, and what it is good for.
pub(super) fn talent(known: &Known<'_>, id: &Key) -> (f32, Talent) {
    let def = known.catalog.characters.get(id);
    let all = def.into_iter().flat_map(|d| &d.effects).map(gift);
    all.fold((0.0, Talent::Other), |a, b| if b.0 > a.0 { b } else { a })
}

fn gift(passive: &Passive) -> (f32, Talent) {
    match passive {
        Passive::NightStamina { .. } => (6.0, Talent::Nights),
        Passive::TerrainDiscount { min_cost: 2, .. } | Passive::FreeScout { .. } => {
            (5.0, Talent::Ways)
        }
        Passive::OnGather { .. } | Passive::OnReward { .. } | Passive::NightGain { .. } => {
            (4.0, Talent::Finds)
        }
        Passive::CombatGray { .. } | Passive::CombatRed { .. } => (4.0, Talent::Fights),
        Passive::CookAnywhere | Passive::CraftDiscount { .. } => (4.0, Talent::Makes),
        _ => (2.0, Talent::Other),
    }
}

/// What some tasks come to.
fn worth(wants: &Wants, tasks: &[Task]) -> f32 {
    let of = |task: &Task| match task {
        Task::Pay(_, cost) => {
            let paid = cost.paid(&wants.stock).unwrap_or_default();
            let each = Res::ALL.iter().map(|r| f32::from(paid.units(*r)));
            -each.sum::<f32>() * if wants.hurt > 1 { 0.5 } else { 2.0 }
        }
        Task::Do(ops, _) => ops.iter().map(|op| gain(wants, op)).sum(),
        _ => 0.0,
    };
    tasks.iter().map(of).sum()
}

fn gain(wants: &Wants, op: &Op) -> f32 {
    match op {
        Op::Gain { res, n } => wants.value(*res) * f32::from(*n),
        Op::Spend { res, n } => -wants.value(*res) * f32::from(*n),
        Op::Damage { n, .. } => match wants.hurt {
            0 => -5.0 * f32::from(*n),
            1 => -8.0 * f32::from(*n),
            2 => -14.0 * f32::from(*n),
            _ => -99.0,
        },
        Op::Stamina { n } => f32::from(*n),
        Op::OthersStamina { n } => 0.5 * f32::from(*n),
        Op::LoseRandom { n } | Op::GiveNearest { n } => -1.5 * f32::from(*n),
        Op::FoundItem => 3.0,
        Op::RevealTile { .. } => 1.5,
        _ => 0.0,
    }
}

/// What a change of the dice is worth, against leaving them as they are.
fn change(known: &Known<'_>, wants: &Wants, label: &Label) -> f32 {
    let Some(fight) = known.fight() else {
        return 0.0;
    };
    let short = i16::from(fight.defence) - fight.result(Die::Gray);
    let over = fight.result(Die::Red) - i16::from(fight.attack);
    let hit = if fight.hits() { 0.0 } else { 3.0 };
    let saved = match (fight.hurts(), wants.hurt) {
        (false, _) => 0.0,
        (true, 0 | 1) => 4.0,
        (true, 2) => 7.0,
        (true, _) => 30.0,
    };
    let chance = |faces: i16| f32::from(faces.clamp(0, 12)) / 12.0;
    let again_gray = hit * chance(13 - i16::from(fight.defence) + i16::from(fight.plus[0]));
    let again_red = saved * chance(i16::from(fight.attack) - 1 - i16::from(fight.plus[1]));
    let price = |res: Res| if wants.spare(res) > 0 { 1.2 } else { 4.0 };
    match label {
        Label::Modifier(Modifier::Spend(res)) => match res {
            Res::Wood => again_gray - price(*res),
            Res::Stone => again_red - price(*res),
            Res::Poison => f32::from(short == 1) * hit - 0.5,
            _ => f32::from(over == 0) * saved - price(*res),
        },
        Label::Modifier(Modifier::Again(_, _, Some(Die::Gray))) => again_gray - 0.1,
        Label::Modifier(Modifier::Again(_, _, Some(Die::Red))) => again_red - 0.1,
        Label::Modifier(Modifier::Again(..)) => {
            let keeps = !fight.hits() && fight.hurts();
            f32::from(keeps) * (again_gray + again_red) - 0.1
        }
        Label::Modifier(Modifier::Add(..)) => f32::from(short == 1) * hit - 1.2,
        // Whatever would be hit is let go, and the enemy stays in the way.
        Label::Escape(..) => saved - (3.0 - hit) - 4.5,
        _ => 0.0,
    }
}
