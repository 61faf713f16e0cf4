//! What standing answers say to the open question.

use castaway_kernel::{Answer, Key, Seat};

use super::{Habit, basis};
use crate::{
    absent,
    ask::{Ask, Label, Loss, Question},
    content::Face,
    engine::Rules,
    ids::Who,
    policy,
    task::{Die, Op, Usable},
    tonight,
    voice::{Weight, asked},
};

/// Whoever has no more life left than this is in danger.
const DANGER: i32 = 2;

/// The answer, and which of them gives it: of several the newest, which comes last.
pub(super) fn says(rules: &Rules<'_>, seat: Seat, habits: &[Habit]) -> Option<(Key, Answer)> {
    let ask = rules.s.ask.as_ref()?;
    if !asked(rules, ask).contains(&seat) {
        return None;
    }
    let mut newest = habits.iter().rev();
    let (habit, picks) = newest.find_map(|habit| {
        let picks = picks(rules, ask, seat, habit, habits)?;
        let open = |at: &usize| {
            let option = ask.options.get(*at);
            option.is_some_and(|o| o.blocked.is_none() && rules.may_pick(seat, &o.label))
        };
        picks.iter().all(open).then_some((habit, picks))
    })?;
    if absent::harms(rules, &picks) {
        return None;
    }
    let keys = picks.iter().filter_map(|at| ask.options.get(*at));
    let answer = Answer {
        decision: ask.id,
        picks: keys.map(|option| option.key.clone()).collect(),
    };
    Some((habit.name(), answer))
}

/// The options that it picks, by their places; `None` where it says nothing.
fn picks(
    rules: &Rules<'_>,
    ask: &Ask,
    seat: Seat,
    habit: &Habit,
    all: &[Habit],
) -> Option<Vec<usize>> {
    let question = &ask.prompt.question;
    let find = |wanted: &dyn Fn(&Label) -> bool| {
        let found = ask.options.iter().position(|option| wanted(&option.label));
        found.map(|at| vec![at])
    };
    match (habit, question) {
        (Habit::Reroll | Habit::RerollAt(_), Question::AfterRoll { roll })
            if roll.success == Some(Face::Det) && is_of(habit, ask) =>
        {
            let own = Who::Seat(seat.0);
            find(&|label| {
                let ability = |by: &Usable| matches!(by, Usable::Ability(_));
                matches!(label, Label::Reroll(Die::Success, who, by) if *who == own && ability(by))
            })
        }
        (Habit::Treasure, Question::MysteryGoOn) if has_won(ask) => find(&|l| *l == Label::Stop),
        (Habit::Wood | Habit::PileNever, Question::PileWood)
        | (Habit::Stay, Question::MayMoveCamp) => find(&|label| *label == Label::No),
        (Habit::PileNone(of), Question::PileWood) if basis::stage(rules) == Some(*of) => {
            find(&|label| *label == Label::No)
        }
        // What is said of the item of the goal is said of this stage, too.
        (Habit::PileAll(of), Question::PileWood)
            if basis::stage(rules) == Some(*of) && !all.contains(&Habit::Wood) =>
        {
            most(rules, ask)
        }
        (Habit::PileAlways, Question::PileWood) if !all.contains(&Habit::Wood) => most(rules, ask),
        (Habit::Small, question)
            if small(question) && !danger(rules) && !mends(rules, ask, seat) =>
        {
            pass(ask)
        }
        (Habit::Order, question) if order(question) => absent::wish(rules, ask),
        (Habit::Little, question) if little(question) => absent::wish(rules, ask),
        (Habit::ArrangeDet, Question::ArrangeCamp) => find(&|l| matches!(l, Label::Det(_))),
        (Habit::ArrangeMorale, Question::ArrangeCamp) => {
            find(&|label| matches!(label, Label::Morale(_)))
        }
        (Habit::ArrangeUse, Question::ArrangeBonus) => {
            let is_hurt = |who: &Who| rules.s.person(*who).is_some_and(|one| one.wounds > 0);
            find(&|label| matches!(label, Label::Use(who, _) if is_hurt(who))).or_else(|| pass(ask))
        }
        (Habit::Skip(_), _) if skips(rules, ask, seat, all) => pass(ask),
        _ => None,
    }
}

/// The largest amount that may be picked; none where somebody might die tonight for it, who is to be asked then.
fn most(rules: &Rules<'_>, ask: &Ask) -> Option<Vec<usize>> {
    let open = (0..).zip(&ask.options);
    let amounts = open.filter_map(|(at, option)| match &option.label {
        Label::Number(n) if option.blocked.is_none() => Some((*n, at)),
        _ => None,
    });
    let (n, at) = amounts.max()?;
    (!tonight::costs_a_life(rules, n.into())).then(|| vec![at])
}

/// Whether a question is about what a standing answer was said of; most are said of all.
fn is_of(habit: &Habit, ask: &Ask) -> bool {
    match habit {
        Habit::RerollAt(placement) => ask.prompt.origin.ctx.placement == Some(*placement),
        _ => true,
    }
}

/// Going on without using anything, where that is an answer.
fn pass(ask: &Ask) -> Option<Vec<usize>> {
    let goes_on = |label: &Label| *label == Label::Continue;
    let at = ask.options.iter().position(|option| goes_on(&option.label));
    at.map(|at| vec![at])
}

/// Whether all that a seat could use at a stop is what it never uses.
fn skips(rules: &Rules<'_>, ask: &Ask, seat: Seat, all: &[Habit]) -> bool {
    if Weight::of(&ask.prompt.question) != Weight::Window {
        return false;
    }
    let open = ask.options.iter().filter(|option| option.blocked.is_none());
    let mut uses = open.filter(|o| o.label != Label::Continue && rules.may_pick(seat, &o.label));
    uses.all(|option| match &option.label {
        Label::Use(_, what) | Label::Reroll(_, _, what) => {
            all.iter().any(|habit| *habit == Habit::Skip(what.clone()))
        }
        _ => false,
    })
}

/// Whether a treasure was found in the draw that goes on.
fn has_won(ask: &Ask) -> bool {
    match &ask.prompt.origin.op {
        Op::Mystery(drawing) => !drawing.won.is_empty(),
        _ => false,
    }
}

/// Whether somebody is in danger, so that small things may save them.
fn danger(rules: &Rules<'_>) -> bool {
    let mut people = rules.s.everyone().into_iter();
    people.any(|who| policy::life_left(rules, who) <= DANGER)
}

/// Whether a thing at hand heals somebody who is wounded: then it is no small matter to let it lie.
fn mends(rules: &Rules<'_>, ask: &Ask, seat: Seat) -> bool {
    let is_hurt = |who: Who| rules.s.person(who).is_some_and(|one| one.wounds > 0);
    let heals = |label: &Label| match label {
        Label::Use(who, what @ (Usable::Equipment(_) | Usable::Discovery(_) | Usable::Kept(_))) => {
            rules.healing_of(&[(*who, what.clone())]) > 0
        }
        _ => false,
    };
    let open = ask.options.iter().filter(|o| o.blocked.is_none());
    let mut own = open.filter(|option| rules.may_pick(seat, &option.label));
    rules.s.everyone().into_iter().any(is_hurt) && own.any(|option| heals(&option.label))
}

/// Stops at which no wound, no hunger and no failure is at stake.
fn small(question: &Question) -> bool {
    match question {
        Question::Night | Question::SaveWood | Question::ArrangeBonus => true,
        Question::AfterRoll { roll } => {
            roll.success != Some(Face::Det) && roll.wound != Some(Face::Wound)
        }
        Question::Before(loss) => match loss {
            Loss::Meal {
                portions,
                eaters,
                extra,
            } => portions >= eaters && !extra,
            Loss::LowMorale { .. }
            | Loss::Goods
            | Loss::Determination
            | Loss::Item(_)
            | Loss::Half(_)
            | Loss::Inventions
            | Loss::Alternatives
            | Loss::Action(_)
            | Loss::Beast
            | Loss::Mysteries(_) => true,
            Loss::OwnMeal { .. }
            | Loss::Mouths { .. }
            | Loss::Arrows { .. }
            | Loss::Danger
            | Loss::Breach
            | Loss::Game => false,
        },
        _ => false,
    }
}

/// Questions about the order of things. In which order tiles are put back that somebody used something to look at is none of them:
/// whoever looks wants to see them.
fn order(question: &Question) -> bool {
    matches!(
        question,
        Question::NextAction { .. }
            | Question::TileToPlace
            | Question::StrongestBeast
            | Question::Peeked { .. }
    )
}

/// Questions of which nothing much depends. Whoever gains determination is none of them: it may have been bought to pay what
/// somebody lacks, and what they lack wounds.
fn little(question: &Question) -> bool {
    matches!(
        question,
        Question::Heal { .. }
            | Question::CoverArrow
            | Question::MoraleBonus
            | Question::HalfProduction { .. }
            | Question::Shortcut
            | Question::SleepWhere
            | Question::KeepDiscovery
            | Question::RemoveToken
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::absent::page::questions;

    #[test]
    fn what_somebody_has_used_a_thing_for_is_not_settled_by_a_pace() {
        for question in [Question::GiveDet { left: 3 }, Question::TileOrder] {
            assert!(!little(&question) && !order(&question) && !small(&question));
        }
        assert!(little(&Question::Heal { left: 1 }), "who is healed is");
    }

    #[test]
    fn of_what_is_said_to_takes_all_one_word_is_enough() {
        let mut said = 0;
        for question in questions() {
            if order(&question) || little(&question) {
                assert_eq!(Weight::of(&question), Weight::Small, "{question:?}");
                said += 1;
            }
        }
        assert_eq!(said, 12, "each of these is one of the list");
        assert!(Habit::Order.takes_all() && Habit::Little.takes_all());
        assert!(!Habit::Small.takes_all() && !Habit::Stay.takes_all());
    }
}
