//! What standing answers rest on: when that changes they count no more.

use castaway_kernel::Seat;

use super::Habit;
use crate::{
    effect::Window,
    engine::Rules,
    ids::Who,
    plan::{Pawn, Placement},
    task::Usable,
};

/// In signs that differ when it does; `None` where there is nothing that it could rest on.
pub(super) fn of(rules: &Rules<'_>, seat: Seat, habit: &Habit) -> Option<String> {
    let who = Who::Seat(seat.0);
    match habit {
        Habit::Ready => Some(String::new()),
        Habit::Treasure | Habit::Small | Habit::Order | Habit::Little => Some(String::new()),
        Habit::ArrangeDet | Habit::ArrangeMorale | Habit::ArrangeUse => Some(String::new()),
        Habit::Reroll => rerolls(rules, who),
        Habit::RerollAt(placement) => {
            let rolls = |planned: &&Placement| {
                let own = planned.what.pawns.first() == Some(&Pawn::Seat(seat.0));
                planned.id == *placement
                    && own
                    && !planned.done
                    && planned.what.pawns.len() < usize::from(planned.sure)
            };
            rules
                .s
                .plan
                .iter()
                .find(rolls)
                .and_then(|_| rerolls(rules, who))
        }
        Habit::Wood => wanted(rules),
        Habit::PileNone(of) | Habit::PileAll(of) => stage(rules)
            .filter(|stage| stage == of)
            .map(|_| String::new()),
        Habit::PileNever | Habit::PileAlways => stage(rules).map(|_| String::new()),
        Habit::Stay => Some(format!("{:?}", rules.s.camp)),
        Habit::Skip(what) => {
            let there = rules.things_of(who).contains(what);
            there.then(String::new)
        }
    }
}

/// The abilities that roll a die again.
fn rerolls(rules: &Rules<'_>, who: Who) -> Option<String> {
    let all = rules.things_of(who).into_iter().filter_map(|what| {
        let usage = rules.use_of(who, &what)?;
        match (&what, usage.window) {
            (Usable::Ability(key), Window::AfterRoll(_)) => Some(key.as_str().to_owned()),
            _ => None,
        }
    });
    let all: Vec<String> = all.collect();
    (!all.is_empty()).then(|| all.join(" "))
}

/// The first stage of the pile that is not full, from 1.
pub(super) fn stage(rules: &Rules<'_>) -> Option<u8> {
    let pile = rules.scenario()?.woodpile.as_ref()?;
    let mut stages = pile.stages.iter().zip(&rules.s.pile);
    let open = stages.position(|(of, wood)| wood < of)?;
    u8::try_from(open + 1).ok()
}

/// The item that the goal asks for beside a wood pile, as long as it is not built.
fn wanted(rules: &Rules<'_>) -> Option<String> {
    rules.scenario()?.woodpile.as_ref()?;
    let item = rules.scenario()?.win.items().next()?;
    let built = rules.s.inventions.get(item).is_some_and(|i| i.built);
    (!built).then(|| item.as_str().to_owned())
}
