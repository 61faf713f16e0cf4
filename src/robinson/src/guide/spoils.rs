//! Food that would rot is worth nothing, and a card that comes back for it is a price.

use castaway_kernel::Answer;

use crate::{
    ask::{Ask, Label, Question},
    effect::{Effect, Fate, Per},
    engine::Rules,
    ids::Res,
    policy::expected_clouds,
    tonight,
};

/// The answer, or the alternative that discards the card where all that the answer brings would rot and its card comes back.
pub(super) fn settled(rules: &Rules<'_>, ask: &Ask, answer: Answer) -> Answer {
    if ask.prompt.question != Question::Alternative || rules.last_round() {
        return answer;
    }
    let mut picked = ask.options.iter().filter(|o| answer.picks.contains(&o.key));
    if !picked.any(|option| is_for_nothing(rules, &option.label)) {
        return answer;
    }
    let mut open = ask.options.iter().filter(|o| o.blocked.is_none());
    match open.find(|option| is_over(&option.label)) {
        Some(option) => Answer {
            picks: vec![option.key.clone()],
            ..answer
        },
        None => answer,
    }
}

/// Whether an alternative does nothing, and the card is gone after it.
fn is_over(label: &Label) -> bool {
    match label {
        Label::Alternative { effects, fate, .. } => {
            effects.is_empty() && *fate == Some(Fate::Discard)
        }
        _ => false,
    }
}

/// Whether the card comes back for food alone that would rot.
fn is_for_nothing(rules: &Rules<'_>, label: &Label) -> bool {
    let Label::Alternative {
        effects,
        fate: Some(Fate::ShuffleIntoEvents),
        ..
    } = label
    else {
        return false;
    };
    let people = u16::try_from(rules.s.people.len()).unwrap_or(4);
    let fresh = |effect: &Effect| match effect {
        Effect::Gain {
            res: Res::Food,
            n,
            per,
        } => Some(match per {
            Per::Once => u16::from(*n),
            Per::Player => u16::from(*n) * people,
        }),
        _ => None,
    };
    let Some(gained) = effects.iter().map(fresh).sum::<Option<u16>>() else {
        return false;
    };
    let clouds = (expected_clouds(rules) - i32::from(rules.s.roof)).max(0);
    let clouds = u16::try_from(clouds).unwrap_or(u16::MAX);
    gained > 0 && tonight::spoils(rules, gained, clouds) == gained
}
