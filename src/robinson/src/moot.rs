//! Questions that every answer to comes to the same, so that nobody need be asked (R-RESOLVE-2: the group picks the order, but of
//! actions that do nothing for each other it changes nothing, `order.rs`). So is a stop in company at which nothing could be used but
//! what takes a share of a meal that is short and heals no more than hunger wounds: a table does not wait for that. A pile that cannot
//! be filled in time any more asks for no wood, unless somebody has it ask.
//! So is what something is used for that only one of its ways changes now, and which morale arrow is covered first where all that are
//! left are.
//! And where the camp stands after a night that wins the game matters to nobody whom a shelter covers; nor does what could still be
//! used in it, where nobody has more life left by it and no points are counted.

mod order;
mod trial;

use castaway_kernel::{Answer, Seat};

use crate::{
    ask::{Ask, Label, Loss, Question},
    effect::{Effect, Relief, Target},
    engine::{Engine, Rules},
    event::Event,
    guide,
    ids::Who,
    look::brings,
    policy,
    rulings::Reading,
    state::{End, State},
    task::{CardRef, Op, Usable},
    view::Brings,
};

/// Wounds of whoever goes without a meal.
const HUNGER: u8 = 2;
/// Whoever has no more life left than this may need whatever heals.
const FRAIL: i32 = 4;
/// The same for Friday, who has less and does not eat.
const FRAIL_FRIDAY: i32 = 2;
/// More steps than a night still takes after the camp has stayed.
const FUEL: u32 = 2_000;

/// The answer, and of which seat; see [`castaway_kernel::Game::moot`].
pub(crate) fn moot(rules: &Rules<'_>) -> Option<(Seat, Answer)> {
    let ask = rules.s.ask.as_ref()?;
    match &ask.prompt.question {
        Question::NextAction { .. } => order::next(rules, ask),
        Question::PileWood => in_vain(rules, ask),
        Question::MayMoveCamp => stays(rules, ask),
        Question::Alternative => only_way(rules, ask),
        Question::CoverArrow => all_covered(rules, ask),
        Question::Before(Loss::Meal {
            portions,
            eaters,
            extra: false,
        }) if portions <= eaters => hungrier(rules, ask).or_else(|| won_anyway(rules, ask)),
        Question::Weather { .. } | Question::Before(_) => won_anyway(rules, ask),
        _ => None,
    }
}

/// The one way of a use that does anything now: whoever uses something wants that, and not nothing. Of a card of the game whatever
/// does nothing may be what is wished for.
fn only_way(rules: &Rules<'_>, ask: &Ask) -> Option<(Seat, Answer)> {
    let source = ask.prompt.source.as_ref();
    source.filter(|card| matches!(card, CardRef::Ability(_) | CardRef::Equipment(_)))?;
    let (idle, does): (Vec<_>, Vec<_>) = ask
        .options
        .iter()
        .partition(|option| brings(rules, option) == Brings::Nothing);
    let [only] = does.as_slice() else {
        return None;
    };
    let is_moot = !idle.is_empty() && only.blocked.is_none();
    let picks = vec![only.key.clone()];
    let decision = ask.id;
    let seat = *ask.seats.first()?;
    is_moot.then_some((seat, Answer { decision, picks }))
}

/// The first arrow as they stand, where a card covers as many as are left: the order of them says nothing.
fn all_covered(rules: &Rules<'_>, ask: &Ask) -> Option<(Seat, Answer)> {
    let after = match rules.s.stack.last().map(|task| &task.op) {
        Some(Op::Effect(Effect::CoverArrows { n })) => usize::from(*n),
        _ => 0,
    };
    let is_moot = ask.options.len() <= after + 1;
    let picks = vec![ask.options.first().filter(|_| is_moot)?.key.clone()];
    let decision = ask.id;
    Some((*ask.seats.first()?, Answer { decision, picks }))
}

/// No wood, where no wood can fill the pile in time any more. Full stages are points where a table counts them.
fn in_vain(rules: &Rules<'_>, ask: &Ask) -> Option<(Seat, Answer)> {
    let wanted = ask.prompt.origin.op == Op::MayPile;
    if wanted || rules.reads(Reading::PointsCounted) || !guide::is_pile_over(rules) {
        return None;
    }
    let none = ask.options.iter().find(|o| o.label == Label::No)?;
    let picks = vec![none.key.clone()];
    let decision = ask.id;
    Some((*ask.seats.first()?, Answer { decision, picks }))
}

/// The camp stays where the night then ends with a victory. Without a shelter there may be a better one next door.
fn stays(rules: &Rules<'_>, ask: &Ask) -> Option<(Seat, Answer)> {
    let at = onward(ask)?;
    if !rules.sheltered() || won(rules, at).is_none() {
        return None;
    }
    let picks = vec![ask.options.get(at)?.key.clone()];
    let decision = ask.id;
    Some((*ask.seats.first()?, Answer { decision, picks }))
}

/// Going on, where the goal is met, the last night then ends with a victory, and nothing that could be used makes more of that: games
/// that are won are compared by the lives that are left.
fn won_anyway(rules: &Rules<'_>, ask: &Ask) -> Option<(Seat, Answer)> {
    // Levels are points, too.
    if rules.reads(Reading::PointsCounted) || !rules.last_round() || !rules.goal_met() {
        return None;
    }
    let at = onward(ask)?;
    let then = won(rules, at)?;
    // Whatever is used at any time may heal whoever is wounded, or keep a wound away.
    let healthy = |who: Who| then.person(who).is_some_and(|p| p.wounds == 0 && !p.dead);
    if !rules.s.everyone().into_iter().all(healthy) {
        return None;
    }
    let picks = vec![ask.options.get(at)?.key.clone()];
    let decision = ask.id;
    Some((passer(rules, ask)?, Answer { decision, picks }))
}

/// The game that an answer wins before anything new is shown, if at every stop after it everybody goes on.
fn won(rules: &Rules<'_>, at: usize) -> Option<State> {
    let mut engine = Engine::new(rules.cat, rules.s.clone());
    engine.settle(&[at]);
    for _ in 0..FUEL {
        if engine.s.end.is_some() {
            return (engine.s.end == Some(End::Won)).then_some(engine.s);
        }
        match engine.s.ask.as_ref().map(onward) {
            Some(Some(at)) => engine.settle(&[at]),
            Some(None) => return None,
            None => {}
        }
        if engine.events.iter().any(Event::reveals) || engine.tick().is_err() {
            return None;
        }
    }
    None
}

/// The option that uses nothing and leaves the camp where it is.
fn onward(ask: &Ask) -> Option<usize> {
    let wanted = match ask.prompt.question {
        Question::MayMoveCamp => Label::No,
        _ => Label::Continue,
    };
    let mut options = ask.options.iter();
    options.position(|option| option.label == wanted)
}

/// Who lets a stop go by: whoever holds something before anybody else.
fn passer(rules: &Rules<'_>, ask: &Ask) -> Option<Seat> {
    let holder = rules.holders().first().copied();
    holder.or_else(|| ask.seats.first().copied())
}

/// Going on, where all that could be used only moves hunger from one to another.
fn hungrier(rules: &Rules<'_>, ask: &Ask) -> Option<(Seat, Answer)> {
    let s = rules.s;
    let is_well = |who: Who| {
        let frail = match who {
            Who::Friday => FRAIL_FRIDAY,
            Who::Seat(_) | Who::Guest(_) => FRAIL,
        };
        policy::life_left(rules, who) > frail
    };
    // Alone nobody waits for anybody.
    if s.people.len() < 2 || !s.everyone().into_iter().all(is_well) {
        return None;
    }
    let goes_on = ask.options.iter().find(|o| o.label == Label::Continue)?;
    let mut uses = ask.options.iter().filter(|o| o.label != Label::Continue);
    let no_better = uses.all(|option| match &option.label {
        Label::Use(who, what) => eats_what_it_heals(rules, *who, what),
        _ => false,
    });
    // Whoever holds something lets it go by themselves.
    let seat = passer(rules, ask)?;
    let picks = vec![goes_on.key.clone()];
    let decision = ask.id;
    no_better.then_some((seat, Answer { decision, picks }))
}

/// Whether a use takes food and does nothing but heal, no more than whoever goes without it is wounded.
fn eats_what_it_heals(rules: &Rules<'_>, who: Who, what: &Usable) -> bool {
    let Some(usage) = rules.use_of(who, what) else {
        return false;
    };
    let price = HUNGER.saturating_mul(usage.food);
    let little = |relief: &Relief| match relief {
        Relief::Healing {
            who: Target::AnyOne | Target::Split | Target::Resolver | Target::FirstPlayer,
            n,
        } => *n <= price,
        _ => false,
    };
    usage.food > 0 && usage.effects.len() == 1 && usage.averts().iter().all(little)
}
