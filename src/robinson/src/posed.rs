//! A question with some of its answers, to be told once it is settled and no game knows it any more.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::{
    ask::{Ask, Label, Question},
    ids::Who,
    task::CardRef,
};

/// A question with those of its answers that somebody named.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Posed {
    /// What was asked.
    pub question: Question,
    /// The card or item it came from.
    pub source: Option<CardRef>,
    /// The person it concerned.
    pub who: Option<Who>,
    /// The answers, each with its key.
    pub answers: Vec<(Key, Label)>,
}

impl Posed {
    /// A question with these of its answers.
    pub fn of(ask: &Ask, named: &[Key]) -> Self {
        let options = ask.options.iter();
        let named = options.filter(|option| named.contains(&option.key));
        Self {
            question: ask.prompt.question.clone(),
            source: ask.prompt.source.clone(),
            who: ask.prompt.who,
            answers: named
                .map(|option| (option.key.clone(), option.label.clone()))
                .collect(),
        }
    }
}
