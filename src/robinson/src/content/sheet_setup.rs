//! What a scenario sheet changes when a game is set up.

use castaway_kernel::Key;
use serde::Deserialize;

use crate::ids::{Kind, Space};

/// A tile and the space on which it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileAt {
    /// Its number.
    pub number: u8,
    /// Where it lies.
    pub space: Space,
}

/// A tile that lets nobody in, and what it shows with its back up.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClosedTile {
    /// Its number.
    pub number: u8,
    /// Where it lies.
    pub space: Space,
    /// What is there.
    pub by: Key,
}

/// What a sheet changes when a game is set up; what is absent stays as it is for all (R-SETUP-2).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SheetSetup {
    /// Inventions drawn for the board.
    pub inventions: u8,
    /// The tile with the camp.
    pub start: TileAt,
    /// A tile that lies there with its back up for the whole game and lets nobody in.
    pub closed: Option<ClosedTile>,
    /// A tile that lies there face down until the sheet turns it up.
    pub later: Option<TileAt>,
    /// The starting equipment, where the sheet says it.
    pub equipment: Option<Vec<Key>>,
    /// The shelter is built from the start (R-S7-1).
    pub shelter: bool,
    /// Items that are built from the start.
    pub items: Vec<Key>,
    /// Starting equipment that never enters play.
    pub barred: Vec<Key>,
    /// Actions that need a pawn more for the whole game.
    pub slow: Vec<Kind>,
}

impl Default for SheetSetup {
    fn default() -> Self {
        Self {
            inventions: 5,
            start: TileAt {
                number: 8,
                space: Space::M1,
            },
            closed: None,
            later: None,
            equipment: None,
            shelter: false,
            items: Vec::new(),
            barred: Vec::new(),
            slow: Vec::new(),
        }
    }
}

impl SheetSetup {
    /// Whether a tile is in play elsewhere than in the stack.
    pub fn lays(&self, number: u8) -> bool {
        let closed = self.closed.as_ref().map(|tile| tile.number);
        let later = self.later.map(|tile| tile.number);
        [Some(self.start.number), closed, later].contains(&Some(number))
    }

    /// Whether this space lets nobody in for the whole game.
    pub fn closes(&self, space: Space) -> bool {
        self.closed.as_ref().is_some_and(|tile| tile.space == space)
    }
}
