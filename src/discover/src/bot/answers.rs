//! What the bot answers to questions.

use castaway_kernel::Seat;

use super::wants::Wants;
use crate::{
    effect::{Deck, Op, Passive},
    ids::{Die, Res, Support},
    known::Known,
    state::{Label, Modifier, Prompt, Task},
    world::Space,
};

/// The place of the option that a seat takes.
pub fn answer(
    known: &Known<'_>,
    seat: Seat,
    wants: &Wants,
    prompt: &Prompt,
    options: &[(Label, Vec<Task>)],
) -> usize {
    let best = |score: &dyn Fn(&Label, &[Task]) -> f32| {
        let mut best = (0, f32::MIN);
        for (n, (label, tasks)) in options.iter().enumerate() {
            let worth = score(label, tasks);
            if worth > best.1 {
                best = (n, worth);
            }
        }
        best.0
    };
    match prompt {
        Prompt::Character => best(&|label, _| match label {
            Label::Card(id) => {
                let def = known.catalog.characters.get(id);
                let all = def.into_iter().flat_map(|d| &d.effects);
                all.map(talent).fold(0.0, f32::max)
            }
            _ => 0.0,
        }),
        Prompt::Pay(_) | Prompt::Half(_) => best(&|_, tasks| worth(wants, tasks)),
        Prompt::Drop => best(&|label, _| match label {
            Label::Res(res) => f32::from(wants.missing(*res) == 0) - wants.value(*res),
            _ => -6.0,
        }),
        Prompt::Dirty => best(&|label, _| match label {
            Label::Yes => f32::from(u8::from(wants.spare(Res::Medicine) > 1 || wants.hurt > 1)),
            _ => 0.5,
        }),
        Prompt::Support => {
            let fight = known.fight();
            let attack = fight.map_or(13, |f| f.attack);
            best(&|label, _| match label {
                Label::Support(Support::Assault) => 2.0,
                Label::Support(Support::Defend) if attack <= 8 => 3.0,
                Label::Support(_) => 1.0,
                _ => 0.0,
            })
        }
        Prompt::Again | Prompt::Open(_) => best(&|label, _| f32::from(*label == Label::Yes)),
        Prompt::Modify => best(&|label, _| change(known, wants, label)),
        Prompt::Duel => best(&|label, _| super::rival::change(known, wants, seat, label)),
        Prompt::Steal => best(&|label, _| match label {
            Label::Res(res) => wants.value(*res),
            _ => 0.0,
        }),
        Prompt::Suffer => best(&|label, _| match label {
            Label::Seat(other) => {
                let hurt = known.person(*other).map_or(9, |p| p.damage().len());
                let own = if *other == seat { 0.5 } else { 0.0 };
                own - f32::from(u8::try_from(hurt).unwrap_or(9))
            }
            _ => 0.0,
        }),
        Prompt::Share => best(&|label, _| f32::from(*label == Label::Seat(seat))),
        Prompt::Retreat => best(&|label, _| match label {
            Label::Space(to) => f32::from(lonely(known, *to)),
            _ => 0.0,
        }),
        Prompt::Fighter => best(&|label, _| match label {
            Label::Seat(other) => {
                let hurt = known.person(*other).map_or(9, |p| p.damage().len());
                -f32::from(u8::try_from(hurt).unwrap_or(9))
            }
            _ => 0.0,
        }),
        Prompt::Threat => best(&|label, _| match label {
            Label::No => 2.0,
            Label::Item(_) => 1.0,
            _ => 0.0,
        }),
        Prompt::TakeAs => best(&|label, _| match label {
            Label::Res(res) => wants.value(*res),
            _ => 0.0,
        }),
        Prompt::Deck => best(&|label, _| f32::from(*label == Label::Deck(Deck::Normal))),
        Prompt::Kind(_)
        | Prompt::Person(_)
        | Prompt::First
        | Prompt::Prey
        | Prompt::Look(_)
        | Prompt::Redraw
        | Prompt::Second => 0,
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

/// What an ability of a character is worth at the start.
fn talent(passive: &Passive) -> f32 {
    match passive {
        Passive::NightStamina { .. } => 6.0,
        Passive::TerrainDiscount { min_cost: 2, .. } | Passive::FreeScout { .. } => 5.0,
        Passive::OnGather { .. } | Passive::OnReward { .. } | Passive::NightGain { .. } => 4.0,
        Passive::CombatGray { .. } | Passive::CombatRed { .. } => 4.0,
        Passive::CookAnywhere | Passive::CraftDiscount { .. } => 4.0,
        _ => 2.0,
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
        _ => 0.0,
    }
}
