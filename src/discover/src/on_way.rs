//! What is gathered on the way of a walk over several spaces.

use serde::{Deserialize, Serialize};

/// What is gathered on the way of a walk, by the free gather action after each step (D-MOVE-2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Saved", into = "Saved")]
pub enum OnWay {
    /// Nothing is gathered on the way.
    Nothing,
    /// The tokens that lie there, as long as nothing else is settled.
    #[default]
    Tokens,
    /// The same, and water that is known to be clean, where there is room for it.
    Water,
}

impl OnWay {
    /// All of them, in the order in which one follows the other.
    pub const ALL: [Self; 3] = [Self::Tokens, Self::Water, Self::Nothing];

    /// The one that follows it.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::Tokens => Self::Water,
            Self::Water => Self::Nothing,
            Self::Nothing => Self::Tokens,
        }
    }

    /// Whether the tokens that lie on the way are gathered.
    pub fn gathers(self) -> bool {
        self != Self::Nothing
    }
}

/// How it is saved: as it was before there was water to choose, so that older saves read and write the same.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(untagged)]
enum Saved {
    /// Whether tokens are gathered.
    Tokens(bool),
    /// What is gathered beyond them.
    More(More),
}

/// What is gathered beyond tokens.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum More {
    /// Clean water.
    Water,
}

impl From<Saved> for OnWay {
    fn from(saved: Saved) -> Self {
        match saved {
            Saved::Tokens(false) => Self::Nothing,
            Saved::Tokens(true) => Self::Tokens,
            Saved::More(More::Water) => Self::Water,
        }
    }
}

impl From<OnWay> for Saved {
    fn from(on_way: OnWay) -> Self {
        match on_way {
            OnWay::Nothing => Self::Tokens(false),
            OnWay::Tokens => Self::Tokens(true),
            OnWay::Water => Self::More(More::Water),
        }
    }
}
