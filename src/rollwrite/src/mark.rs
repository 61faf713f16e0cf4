//! Names of fields: a letter for the column and a number for the row, as both are seen in the picture. A field keeps
//! its name for the whole game.

use std::{fmt, str::FromStr};

use crate::hex::Hex;

/// The name of a field, such as "C7".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark {
    /// The column from the left, from 0.
    pub column: u8,
    /// The row from the top, from 0.
    pub row: u8,
}

/// A text that is not the name of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMark;

impl Mark {
    /// The name of a field.
    pub fn of(hex: Hex) -> Self {
        Self {
            column: hex.col,
            row: hex.row,
        }
    }

    /// The field of this name; it may lie outside of the map.
    pub fn hex(self) -> Hex {
        Hex::new(self.column, self.row)
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'A' + self.column.min(25));
        write!(f, "{letter}{}", u16::from(self.row) + 1)
    }
}

impl FromStr for Mark {
    type Err = NoMark;

    /// Reads a name in small or large letters, with or without a space between.
    fn from_str(text: &str) -> Result<Self, NoMark> {
        let mut signs = text.trim().chars();
        let letter = signs.next().ok_or(NoMark)?.to_ascii_uppercase();
        let column = u8::try_from(letter)
            .ok()
            .and_then(|c| c.checked_sub(b'A'))
            .filter(|c| *c < 26)
            .ok_or(NoMark)?;
        let row: u8 = signs.as_str().trim().parse().map_err(|_| NoMark)?;
        let row = row.checked_sub(1).ok_or(NoMark)?;
        Ok(Self { column, row })
    }
}
