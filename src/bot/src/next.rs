//! A game that somebody would begin in a place of their own, as the button that asks for it carries it.

use castaway_kernel::{Game, Key};
use castaway_rollwrite::{RollWrite, code::Code};
use castaway_table::{Slot, contest::Cup};

use crate::ui::press::{Arg, Args};

/// A game that somebody would begin in a place of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// A free quick game.
    Free {
        /// Its island and dice.
        code: Code,
        /// Its scenarios.
        scenarios: Vec<Key>,
    },
    /// The island of a day once more, which counts for nothing.
    Practice(Cup),
    /// The attempt at a challenge.
    Enter(Cup),
}

/// A wish for another game in a component id; nothing inside if it was written under other rules and means nothing
/// any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish(pub Option<Next>);

impl Next {
    /// Which place of a person's own it takes.
    pub fn slot(&self) -> Slot {
        match self {
            Next::Free { .. } | Next::Practice(_) => Slot::Free,
            Next::Enter(Cup::Day(_)) => Slot::Daily,
            Next::Enter(Cup::Week(_)) => Slot::Weekly,
        }
    }
}

impl Arg for Wish {
    fn put(&self, args: &mut Vec<String>) {
        match &self.0 {
            Some(Next::Free { code, scenarios }) => {
                let cards: Vec<&str> = scenarios.iter().map(Key::as_str).collect();
                args.extend([
                    "free".into(),
                    code.to_text(RollWrite::RULES),
                    cards.join("+"),
                ]);
            }
            Some(Next::Practice(cup)) => args.extend(["again".into(), cup.name()]),
            Some(Next::Enter(cup)) => args.extend(["enter".into(), cup.name()]),
            None => {}
        }
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        let (kind, what) = (args.one(), args.one());
        let cup = || Cup::read(what);
        Some(Self(match kind {
            "free" => Code::parse(what, RollWrite::RULES).map(|code| Next::Free {
                code,
                scenarios: args.one().split('+').map(Key::from).collect(),
            }),
            "again" => cup().map(Next::Practice),
            "enter" => cup().map(Next::Enter),
            _ => None,
        }))
    }

    #[cfg(test)]
    fn sample(n: usize) -> Self {
        use castaway_rollwrite::ids::{Class, Difficulty};
        let moment = 1_795_262_400_000;
        Self(Some(match n % 3 {
            0 => Next::Free {
                code: Code {
                    difficulty: Difficulty::Harsh,
                    class: Some(Class::Lean),
                    seed: u32::MAX,
                },
                scenarios: vec!["s02".into(), "s05".into()],
            },
            1 => Next::Practice(Cup::day(moment)),
            _ => Next::Enter(Cup::week(moment)),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        ui::component::{self, Id},
        ui::limits::{CUSTOM_ID, units},
        ui::press::Shared,
    };

    #[test]
    fn a_wish_comes_back_from_its_button() {
        for n in 0..3 {
            let wish = Wish::sample(n);
            let text = Shared::Replace(wish.clone()).id('r', u64::MAX);
            let own = component::at(&text, Slot::Free, "7f2a");
            assert!(units(&own) <= CUSTOM_ID, "{own}");
            let id = Id::read(&own).unwrap();
            assert_eq!((id.tag(), id.revision), ("7f2a", u64::MAX));
            assert_eq!(Wish::take(&mut Args::of(&id)), Some(wish));
        }
    }

    #[test]
    fn what_was_wished_under_other_rules_is_no_wish_any_more() {
        for void in [
            "c1|rf|replace|1",
            "c1|rf|replace|1|free|0|s02",
            "c1|rf|replace|1|enter|x",
        ] {
            let id = Id::read(void).unwrap();
            assert_eq!(Wish::take(&mut Args::of(&id)), Some(Wish(None)), "{void}");
        }
    }
}
