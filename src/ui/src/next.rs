//! A game that somebody would begin in a place of their own, as the button that asks for it carries it.

use castaway_table::{Slot, contest::Cup};

use super::press::{Arg, Args};

/// A game that somebody would begin in a place of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// A free game, in the words of the game that it is of.
    Free(Vec<String>),
    /// The island of a day once more, which counts for nothing.
    Practice(Cup),
    /// The attempt at a challenge.
    Enter(Cup),
}

/// A wish for another game in a component id; nothing inside if it means nothing any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish(pub Option<Next>);

impl Next {
    /// Which place of a person's own it takes.
    pub fn slot(&self) -> Slot {
        match self {
            Next::Free(_) | Next::Practice(_) => Slot::Free,
            Next::Enter(Cup::Day(_)) => Slot::Daily,
            Next::Enter(Cup::Week(_)) => Slot::Weekly,
        }
    }
}

impl<P> Arg<P> for Wish {
    fn put(&self, args: &mut Vec<String>) {
        match &self.0 {
            Some(Next::Free(words)) => {
                args.push("free".into());
                args.extend(words.iter().cloned());
            }
            Some(Next::Practice(cup)) => args.extend(["again".into(), cup.name()]),
            Some(Next::Enter(cup)) => args.extend(["enter".into(), cup.name()]),
            None => {}
        }
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        let kind = args.one();
        let mut cup = || Cup::read(args.one());
        Some(Self(match kind {
            "again" => cup().map(Next::Practice),
            "enter" => cup().map(Next::Enter),
            "free" => Some(Next::Free(args.rest())),
            _ => None,
        }))
    }

    fn sample(n: usize) -> Self {
        let moment = 1_795_262_400_000;
        Self(Some(match n % 3 {
            0 => Next::Free(vec!["8cv1gfspn27c".into(), "s02+s05".into()]),
            1 => Next::Practice(Cup::day(moment)),
            _ => Next::Enter(Cup::week(moment)),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        component::{self, Id},
        limits::{CUSTOM_ID, units},
        shared::Shared,
    };

    #[test]
    fn a_wish_comes_back_from_its_button() {
        for n in 0..3 {
            let wish = <Wish as Arg<Shared>>::sample(n);
            let text = Shared::Replace(wish.clone()).id('r', u64::MAX);
            let own = component::at(&text, Slot::Free, "7f2a");
            assert!(units(&own) <= CUSTOM_ID, "{own}");
            let id = Id::read(&own).unwrap();
            assert_eq!((id.tag(), id.revision), ("7f2a", u64::MAX));
            assert_eq!(<Wish as Arg<Shared>>::take(&mut Args::of(&id)), Some(wish));
        }
    }

    #[test]
    fn what_was_wished_under_other_rules_is_no_wish_any_more() {
        for void in ["c1|rf|replace|1", "c1|rf|replace|1|enter|x"] {
            let id = Id::read(void).unwrap();
            assert_eq!(
                <Wish as Arg<Shared>>::take(&mut Args::of(&id)),
                Some(Wish(None)),
                "{void}"
            );
        }
    }
}
