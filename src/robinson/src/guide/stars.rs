//! Determination that is asked for and not there: a thing at hand pays it before somebody is brought close to death.

use castaway_kernel::Answer;

use crate::{
    ask::{Ask, Label, Question},
    catalog::Catalog,
    effect::Relief,
    engine::Rules,
    ids::Who,
    policy::life_left,
    state::State,
    task::{Op, Owed},
};

/// Nobody is brought down to so little life while a thing at hand could pay.
const FRAIL: i32 = 3;

/// Determination that somebody owes and does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Debt {
    /// It is about to be paid, and each piece that is missing wounds.
    Due { who: Who, missing: u8 },
    /// It is paid next, and before that some is handed out.
    Next { who: Who },
}

impl Debt {
    fn of(rules: &Rules<'_>, ask: &Ask) -> Option<Self> {
        match ask.prompt.question {
            Question::Demand {
                owed: Owed::Det(who),
                missing,
                ..
            } => Some(Self::Due { who, missing }),
            Question::GiveDet { .. } => {
                let mut owes = rules.s.stack.iter().rev().filter_map(|task| match task.op {
                    Op::Pay {
                        owed: Owed::Det(who),
                        n,
                        wounds: true,
                    } => Some((who, n)),
                    _ => None,
                });
                let (who, n) = owes.next()?;
                (rules.at_hand(Owed::Det(who)) < u16::from(n)).then_some(Self::Next { who })
            }
            _ => None,
        }
    }

    fn who(self) -> Who {
        match self {
            Self::Due { who, .. } | Self::Next { who } => who,
        }
    }

    /// Whether an option brings what is missing.
    fn is_met(self, rules: &Rules<'_>, label: &Label) -> bool {
        match (self, label) {
            (Self::Next { who }, Label::Person(to)) => who == *to,
            // A thing of all, which anybody may use.
            (Self::Due { .. }, Label::Use(user, what)) => {
                let common = rules.is_common(*user, what) && !rules.marks_user(what);
                let usage = rules.use_of(*user, what).filter(|_| common);
                usage.is_some_and(|usage| usage.averts().contains(&Relief::Determination))
            }
            _ => false,
        }
    }
}

/// Whoever owes determination that they lack, where this answer to the open question brings it to them.
pub fn lacking(catalog: &Catalog, state: &State, answer: &Answer) -> Option<Who> {
    let rules = Rules::new(catalog, state);
    let ask = state.ask.as_ref()?;
    let debt = Debt::of(&rules, ask)?;
    let picked = ask.options.iter().find(|o| answer.picks.contains(&o.key))?;
    debt.is_met(&rules, &picked.label).then(|| debt.who())
}

/// The answer, or what brings determination to whoever lacks it: where it is handed out, and where going on would wound them down to
/// little life.
pub(super) fn settled(rules: &Rules<'_>, ask: &Ask, answer: Answer) -> Answer {
    let Some(debt) = Debt::of(rules, ask) else {
        return answer;
    };
    if let Debt::Due { who, missing } = debt {
        let mut picked = ask.options.iter().filter(|o| answer.picks.contains(&o.key));
        let goes_on = picked.any(|option| option.label == Label::Continue);
        let left = life_left(rules, who) - i32::from(missing);
        if !goes_on || left > FRAIL {
            return answer;
        }
    }
    let mut open = ask.options.iter().filter(|o| o.blocked.is_none());
    match open.find(|option| debt.is_met(rules, &option.label)) {
        Some(option) => Answer {
            picks: vec![option.key.clone()],
            ..answer
        },
        None => answer,
    }
}

#[cfg(test)]
mod tests {
    use castaway_kernel::{Game, Seat};

    use super::*;
    use crate::{
        command::Command, engine::Engine, game::Island, policy::suggest, setup::Setup, task::Ctx,
    };

    const ME: Seat = Seat(0);
    const WHO: Who = Who::Seat(0);

    /// Somebody with so much life owes three stars and has none, and a medallion is at hand.
    fn owing(catalog: &Catalog, life: u8) -> State {
        let made = Island::create(catalog, &Setup::standard(1), 3);
        let mut state = made.expect("a setup").state;
        while !state.planning || state.ask.is_some() {
            let command = suggest(catalog, &state, ME).expect("somebody is asked");
            let applied = Island::apply(catalog, &state, ME, &command);
            state = applied.expect("it is allowed").state;
        }
        state.equipment.clear();
        state.discoveries = vec!["medallion".into()];
        let dies_on = Rules::new(catalog, &state).dies_on(WHO);
        state.people[0].wounds = dies_on - life;
        state.people[0].det = 0;
        let mut engine = Engine::new(catalog, state);
        let pay = Op::Pay {
            owed: Owed::Det(WHO),
            n: 3,
            wounds: true,
        };
        engine.push(pay, Ctx::default());
        engine.run().expect("it comes to rest");
        engine.s
    }

    /// What is answered instead of the option that is picked by its label.
    fn instead(catalog: &Catalog, state: &State, of: &Label) -> (Answer, Label) {
        let ask = state.ask.as_ref().expect("it is asked");
        let picked = ask.options.iter().find(|o| o.label == *of);
        let answer = Answer {
            decision: ask.id,
            picks: vec![picked.expect("it is an option").key.clone()],
        };
        let answer = settled(&Rules::new(catalog, state), ask, answer);
        let mut all = ask.options.iter();
        let label = all.find(|o| answer.picks.contains(&o.key));
        let label = label.expect("it is an option").label.clone();
        (answer, label)
    }

    #[test]
    fn a_thing_at_hand_pays_before_somebody_is_wounded_close_to_death() {
        let catalog = Catalog::load().expect("the content is good");
        let healthy = owing(&catalog, 12);
        let (_, label) = instead(&catalog, &healthy, &Label::Continue);
        assert_eq!(label, Label::Continue);
        let mut state = owing(&catalog, 4);
        let (answer, label) = instead(&catalog, &state, &Label::Continue);
        assert!(matches!(label, Label::Use(..)), "{label:?}");
        assert_eq!(lacking(&catalog, &state, &answer), Some(WHO));
        // What it brings goes to whoever lacks it.
        let mut handed = 0;
        let mut order = Command::Choose(answer);
        loop {
            let applied = Island::apply(&catalog, &state, ME, &order);
            state = applied.expect("it is allowed").state;
            let asks = |ask: &Ask| matches!(ask.prompt.question, Question::GiveDet { .. });
            if !state.ask.as_ref().is_some_and(asks) {
                break;
            }
            let (answer, label) = instead(&catalog, &state, &Label::Person(Who::Friday));
            assert_eq!(label, Label::Person(WHO));
            handed += 1;
            order = Command::Choose(answer);
        }
        assert_eq!(handed, 3);
    }
}
