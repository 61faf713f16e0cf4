use serde::{Deserialize, Serialize};

use crate::{Key, Seat};

/// Names one open question; never reused within a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DecisionId(pub u32);

/// How many options an answer names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pick {
    /// Exactly one option.
    One,
    /// Between `min` and `max` different options.
    Some {
        /// Fewest options.
        min: u8,
        /// Most options.
        max: u8,
    },
}

/// One option of a question, held by value: what it is called, why it may not be picked, what follows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice<Label, Block, Then> {
    /// Stable name within the decision, used by buttons.
    pub key: Key,
    /// What the option is, as data to be worded later.
    pub label: Label,
    /// Why the option cannot be picked; `None` if it can.
    pub blocked: Option<Block>,
    /// What happens when it is picked.
    pub then: Then,
}

/// A question the game waits on, saved as data so that the wait may last for days.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision<Prompt, Label, Block, Then> {
    /// Which question this is.
    pub id: DecisionId,
    /// Seats that may answer; any one of them answers for all.
    pub seats: Vec<Seat>,
    /// What is asked, as data to be worded later.
    pub prompt: Prompt,
    /// How many options an answer names.
    pub pick: Pick,
    /// The options by value.
    pub options: Vec<Choice<Label, Block, Then>>,
    /// Index of the option a deadline would take.
    pub default: u8,
}

/// What a player answers: the question meant and the options picked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The question meant; an old one is refused.
    pub decision: DecisionId,
    /// The picked options by key.
    pub picks: Vec<Key>,
}

/// Why an answer does not fit its question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerError {
    /// The question was answered before.
    Outdated,
    /// Another seat is asked.
    NotYours,
    /// An option of this name is not offered.
    Unknown(Key),
    /// The option cannot be picked now.
    Blocked(usize),
    /// Too few, too many or repeated picks.
    WrongNumber,
}

impl<P, L, B, T> Decision<P, L, B, T> {
    /// Checks an answer and returns the indices of the picked options in the order given.
    ///
    /// # Errors
    /// Everything an [`AnswerError`] can say; nothing is changed.
    pub fn check(&self, seat: Seat, answer: &Answer) -> Result<Vec<usize>, AnswerError> {
        if answer.decision != self.id {
            return Err(AnswerError::Outdated);
        }
        if !self.seats.contains(&seat) {
            return Err(AnswerError::NotYours);
        }
        let (min, max) = match self.pick {
            Pick::One => (1, 1),
            Pick::Some { min, max } => (usize::from(min), usize::from(max)),
        };
        if answer.picks.len() < min || answer.picks.len() > max {
            return Err(AnswerError::WrongNumber);
        }
        let mut indices = Vec::with_capacity(answer.picks.len());
        for key in &answer.picks {
            let Some(at) = self.options.iter().position(|o| o.key == *key) else {
                return Err(AnswerError::Unknown(key.clone()));
            };
            if self.options[at].blocked.is_some() {
                return Err(AnswerError::Blocked(at));
            }
            if indices.contains(&at) {
                return Err(AnswerError::WrongNumber);
            }
            indices.push(at);
        }
        Ok(indices)
    }
}
