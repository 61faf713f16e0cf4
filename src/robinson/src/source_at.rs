//! Where on a tile something is gathered from.

use std::{fmt, num::ParseIntError, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::ids::{Res, TokenKind};

/// A source of a tile: one that is printed there, or a token that is one itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub enum SourceAt {
    /// Printed, by its index on the tile.
    Printed(u8),
    /// The additional-food token.
    FoodToken,
    /// The additional-wood token.
    WoodToken,
}

impl SourceAt {
    /// The token that it is, with what that gives; `None` if it is printed.
    pub fn token(self) -> Option<(TokenKind, Res)> {
        match self {
            SourceAt::Printed(_) => None,
            SourceAt::FoodToken => Some((TokenKind::AdditionalFood, Res::Food)),
            SourceAt::WoodToken => Some((TokenKind::AdditionalWood, Res::Wood)),
        }
    }
}

/// The number of a food token in saves and component ids; no tile prints so many sources.
const FOOD: u8 = 200;
/// The same for a wood token.
const WOOD: u8 = 201;

impl From<u8> for SourceAt {
    fn from(number: u8) -> Self {
        match number {
            FOOD => SourceAt::FoodToken,
            WOOD => SourceAt::WoodToken,
            index => SourceAt::Printed(index),
        }
    }
}

impl From<SourceAt> for u8 {
    fn from(source: SourceAt) -> Self {
        match source {
            SourceAt::FoodToken => FOOD,
            SourceAt::WoodToken => WOOD,
            SourceAt::Printed(index) => index,
        }
    }
}

impl fmt::Display for SourceAt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u8::from(*self))
    }
}

impl FromStr for SourceAt {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse::<u8>().map(Self::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn saves_and_ids_keep_their_numbers() {
        for (number, source) in [
            (0, SourceAt::Printed(0)),
            (2, SourceAt::Printed(2)),
            (200, SourceAt::FoodToken),
            (201, SourceAt::WoodToken),
        ] {
            assert_eq!(serde_json::to_string(&source).unwrap(), number.to_string());
            assert_eq!(number.to_string().parse(), Ok(source));
        }
    }
}
