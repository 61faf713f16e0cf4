//! Questions that every answer to comes to the same, so that nobody need be asked (R-RESOLVE-2: the group picks the order, but of
//! actions that are sure and meet nothing on the way it changes nothing).

use castaway_kernel::{Answer, Seat};

use crate::{
    ask::{Label, Question},
    effect::Effect,
    engine::Rules,
    ids::Kind,
    plan::{Goal, Placement, Project},
};

/// The answer, and of which seat; see [`castaway_kernel::Game::moot`].
pub(crate) fn moot(rules: &Rules<'_>) -> Option<(Seat, Answer)> {
    let ask = rules.s.ask.as_ref()?;
    let Question::NextAction { kind } = ask.prompt.question else {
        return None;
    };
    let open = ask.options.iter().map(|option| match option.label {
        Label::Placement(id) if option.blocked.is_none() => rules.placement(id).ok(),
        _ => None,
    });
    let same: Vec<&Placement> = open.collect::<Option<_>>()?;
    let is_moot = same.iter().all(|p| meets_nothing(rules, p)) && commute(rules, kind, &same);
    let picks = vec![ask.options.first().filter(|_| is_moot)?.key.clone()];
    let decision = ask.id;
    Some((*ask.seats.first()?, Answer { decision, picks }))
}

/// Whether an action succeeds without a die, a card or a wound, and its leader is there to see it.
fn meets_nothing(rules: &Rules<'_>, placement: &Placement) -> bool {
    let Some(leader) = placement.leader() else {
        return false;
    };
    let sure = placement.is_sure();
    let odds = rules.odds(&placement.what.goal, leader, sure, Some(placement.id));
    let alive = rules.s.person(leader).is_some_and(|person| !person.dead);
    odds.is_none() && alive
}

/// Whether what such actions bring is the same in any order.
fn commute(rules: &Rules<'_>, kind: Kind, same: &[&Placement]) -> bool {
    match kind {
        Kind::Gather => same
            .iter()
            .all(|p| matches!(p.what.goal, Goal::Gather { .. })),
        // Of two items one may do something to the other when they come into play; a level is a level.
        Kind::Build => {
            let level = |p: &&&Placement| {
                matches!(
                    p.what.goal,
                    Goal::Build(Project::Shelter | Project::Level(_))
                )
            };
            let others: Vec<&&Placement> = same.iter().filter(|p| !level(p)).collect();
            // Whose item is built has determination for the next.
            let rewarded = |p: &&&Placement| match &p.what.goal {
                Goal::Build(project) => project
                    .invention()
                    .and_then(|key| rules.s.inventions.get(key))
                    .is_some_and(|item| item.owner.is_some()),
                _ => true,
            };
            let apart = others.len() <= 1 || others.iter().all(|p| plain(rules, p));
            apart && !others.iter().any(rewarded)
        }
        // Cards are as different as what they give.
        Kind::Threat => same.iter().all(|p| match p.what.goal {
            Goal::Threat { slot, option } => rules
                .threat_action(slot, option)
                .is_some_and(|(_, action)| action.reward.iter().all(only_gives)),
            _ => false,
        }),
        Kind::Hunt | Kind::Explore | Kind::Arrange | Kind::Rest | Kind::Sheet => false,
    }
}

/// Whether an item is built that only gives or raises something once, and changes nothing for what is built with it.
fn plain(rules: &Rules<'_>, placement: &Placement) -> bool {
    let Goal::Build(Project::Invention(key)) = &placement.what.goal else {
        return false;
    };
    let raises = |effect: &Effect| matches!(effect, Effect::Level { n, .. } if *n > 0);
    (rules.cat.inventions.get(key)).is_some_and(|item| {
        let once = |effect: &Effect| raises(effect) || only_gives(effect);
        item.passive.is_empty() && item.on_build.iter().all(once)
    })
}

/// Whether an effect puts something beside what is there already and asks nobody.
fn only_gives(effect: &Effect) -> bool {
    matches!(effect, Effect::Gain { .. } | Effect::GainGathered { .. })
}
