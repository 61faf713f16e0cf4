//! The order of actions, where it changes nothing: all of them are sure and come to the same whichever is first, or one of several
//! gathers is rolled for and nothing that it may bring reaches the others, or Friday rolls for one of several builds: he draws no card.

use castaway_kernel::{Answer, Key, Seat};

use super::trial;
use crate::{
    ask::{Ask, Label},
    effect::Effect,
    engine::Rules,
    ids::{Deck, Kind, Place, TokenKind, Who},
    plan::{Goal, Placement},
    state::State,
};

/// The first as they lie, where any could be.
pub(super) fn next(rules: &Rules<'_>, ask: &Ask) -> Option<(Seat, Answer)> {
    let open = ask.options.iter().map(|option| match option.label {
        Label::Placement(id) if option.blocked.is_none() => rules.placement(id).ok(),
        _ => None,
    });
    let same: Vec<&Placement> = open.collect::<Option<_>>()?;
    let mut met = same.iter().filter(|p| !meets_nothing(rules, p));
    let is_moot = match (met.next(), met.next()) {
        (None, _) => commute(rules, ask, &same),
        (Some(one), None) => {
            let gathers = same.iter().all(|p| p.id == one.id || apart(rules, p, one));
            gathers || cardless(rules, ask, &same, one)
        }
        (Some(_), Some(_)) => false,
    };
    let picks = vec![ask.options.first().filter(|_| is_moot)?.key.clone()];
    let decision = ask.id;
    Some((*ask.seats.first()?, Answer { decision, picks }))
}

/// Whether an action succeeds without a die, a card or a wound, and its leader is there to see it.
fn meets_nothing(rules: &Rules<'_>, placement: &Placement) -> bool {
    let Some(leader) = placement.leader() else {
        return false;
    };
    // A token that meets the first action of a kind meets this one, were it the first.
    let deck = Deck::of(placement.what.goal.kind());
    if deck.is_some_and(|deck| rules.token_draws(deck)) {
        return false;
    }
    let sure = placement.is_sure();
    let odds = rules.odds(&placement.what.goal, leader, sure, Some(placement.id));
    let alive = rules.s.person(leader).is_some_and(|person| !person.dead);
    odds.is_none() && alive
}

/// Where an action gathers.
fn gathers_on(placement: &Placement) -> Option<Place> {
    match placement.what.goal {
        Goal::Gather { space, .. } => Some(Place::Space(space)),
        _ => None,
    }
}

/// Whether what such actions bring is the same in any order: each two of them, and all of them from both ends.
fn commute(rules: &Rules<'_>, ask: &Ask, same: &[&Placement]) -> bool {
    // What is gathered waits beside what was gathered before.
    if same.iter().all(|p| gathers_on(p).is_some()) {
        return true;
    }
    let ids: Vec<u32> = same.iter().map(|p| p.id).collect();
    let mut pairs = (1..).zip(&ids).flat_map(|(after, one)| {
        let others = ids.iter().skip(after);
        others.map(move |other| [*one, *other])
    });
    let few = ids.len() <= 2;
    alike(rules, ask, &ids) && (few || pairs.all(|pair| alike(rules, ask, &pair)))
}

/// Whether these actions, which are sure, come to the same from behind.
fn alike(rules: &Rules<'_>, ask: &Ask, order: &[u32]) -> bool {
    let behind: Vec<u32> = order.iter().rev().copied().collect();
    let Some(one) = trial::resolved(rules, ask, order) else {
        return false;
    };
    let Some(other) = trial::resolved(rules, ask, &behind) else {
        return false;
    };
    if one == other {
        return true;
    }
    // Items come into play in the order in which they were built, after all actions. What they do then must not hang on what those
    // still bring.
    let mut built = one.future.inventions.iter();
    if !built.all(|key| only_gives(rules, key)) || sorted(&one) != sorted(&other) {
        return false;
    }
    let there = trial::ready(rules, &one);
    there.is_some() && there == trial::ready(rules, &other)
}

/// The same state with what was built in an order that says nothing.
fn sorted(state: &State) -> State {
    let mut state = state.clone();
    state.future.inventions.sort();
    state
}

/// Whether an item only gives or raises something when it comes into play, and asks nobody.
fn only_gives(rules: &Rules<'_>, key: &Key) -> bool {
    let gives = |effect: &Effect| match effect {
        Effect::Level { n, .. } => *n > 0,
        Effect::Gain { .. } | Effect::GainGathered { .. } => true,
        _ => false,
    };
    let item = rules.cat.inventions.get(key);
    item.is_some_and(|item| item.on_build.iter().all(gives))
}

/// Whether a sure gather is out of reach of another one that dice or a card decide. What those bring befalls who leads that one, its
/// tile and the goods at hand, but nothing that was gathered before. Two things reach further: weapons may be lost, so that danger
/// wounds, and others may be wounded, which ends the game in any order unless it is Friday who dies.
fn apart(rules: &Rules<'_>, sure: &Placement, rolled: &Placement) -> bool {
    let (Some(on), Some(other)) = (gathers_on(sure), gathers_on(rolled)) else {
        return false;
    };
    let leader = sure.leader().filter(|who| matches!(who, Who::Seat(_)));
    let unhurt = leader.is_some() && leader != rolled.leader();
    // A token that adds to what is gathered may go with the source of the other.
    let more = [TokenKind::AdditionalFood, TokenKind::AdditionalWood];
    let mut more = more.into_iter().map(|kind| (kind, on));
    let danger = [on, Place::Action(Kind::Gather)];
    let mut danger = danger.map(|at| (TokenKind::GreaterDanger, at)).into_iter();
    let works = |(kind, at): (TokenKind, Place)| rules.token_works(kind, at);
    unhurt && !danger.any(works) && (on != other || !more.any(works))
}

/// Whether one of several builds is rolled for by Friday, and comes to the same whichever is first. His dice, the same in any order,
/// wound nobody but him and bring no card, which could meet the next build. Where he fails, what he would have built is
/// left out of both orders; where he succeeds, it is as if he were sure.
fn cardless(rules: &Rules<'_>, ask: &Ask, same: &[&Placement], rolled: &Placement) -> bool {
    let builds = |p: &&Placement| matches!(p.what.goal, Goal::Build(_));
    let danger = rules.token_works(TokenKind::GreaterDanger, Place::Action(Kind::Build))
        || same.iter().any(|p| rules.in_danger(&p.what.goal));
    if rolled.leader() != Some(Who::Friday) || danger || !same.iter().all(builds) {
        return false;
    }
    let mut state = rules.s.clone();
    for placement in state.plan.iter_mut().filter(|p| p.id == rolled.id) {
        placement.sure = 0;
    }
    commute(&Rules::new(rules.cat, &state), ask, same)
}
