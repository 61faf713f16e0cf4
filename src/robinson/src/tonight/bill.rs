//! What low morale takes of the next First Player.

use super::{Menace, Night, frail::Bears};
use crate::{
    effect::Passive,
    engine::Rules,
    ids::{Phase, Who, clockwise},
};

/// The wounds that the next First Player takes, where morale asks for more determination than they have.
pub(super) fn bill(rules: &Rules<'_>, night: &Night) -> Option<Menace> {
    let s = rules.s;
    // That of this round is asked for by its own question.
    if s.phase <= Phase::Morale || rules.last_round() {
        return None;
    }
    // Somebody alone gains one before it is asked for.
    let rises = i8::from(s.people.len() == 1);
    let morale = s.morale.saturating_add(rises);
    let who = Who::Seat(clockwise(s.first, s.people.len()));
    let items = rules
        .passives()
        .into_iter()
        .map(|(_, passive)| match passive {
            Passive::MoralePhaseDet(n) => u16::from(n),
            _ => 0,
        });
    let has = s.person(who)?.det.saturating_add(items.sum());
    let asks = u16::from(morale.min(0).unsigned_abs());
    let wounds = asks.saturating_sub(has);
    let bears = Bears::of(rules, night, who)?;
    (wounds > 0).then(|| Menace::Bill {
        who,
        asks,
        has,
        wounds,
        dies: bears.dies_of(wounds),
    })
}
