//! What is to be given up: what is worth least to the group, where rules of thumb would take whatever comes first.

use castaway_kernel::Answer;

use crate::{
    absent,
    ask::{Ask, Question},
    effect::Effect,
    engine::Rules,
    task::Op,
};

/// The answer, or what would be given up in silence where something is: no tile on which something
/// stands that the goal needs is turned down, and no invention that it needs goes, while there is anything else.
pub(super) fn settled(rules: &Rules<'_>, ask: &Ask, answer: Answer) -> Answer {
    if !gives_up(ask) {
        return answer;
    }
    let wished = absent::wish(rules, ask).unwrap_or_default();
    let wished = wished.iter().filter_map(|at| ask.options.get(*at));
    let picks: Vec<_> = wished.map(|option| option.key.clone()).collect();
    match picks.is_empty() {
        true => answer,
        false => Answer { picks, ..answer },
    }
}

/// Whether it is asked which tile a card spoils, or which invention goes.
fn gives_up(ask: &Ask) -> bool {
    match ask.prompt.question {
        Question::PickTile => matches!(
            ask.prompt.origin.op,
            Op::Effect(
                Effect::FlipTileDown { .. } | Effect::Exhaust { .. } | Effect::CoverTerrain { .. }
            )
        ),
        Question::DropInvention => true,
        _ => false,
    }
}
