//! The shared map: a rectangle of fields with what is printed on them.

use serde::{Deserialize, Serialize};

use crate::{hex::Hex, ids::Feature};

/// One field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// What is printed.
    pub feature: Feature,
    /// Whether it was crossed out.
    pub used: bool,
}

/// The whole island, row by row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Map {
    /// Number of columns.
    pub cols: u8,
    /// Number of rows.
    pub rows: u8,
    /// The fields, row by row from the top left.
    pub fields: Vec<Field>,
}

impl Map {
    /// An empty island.
    pub fn empty(cols: u8, rows: u8) -> Self {
        let field = Field {
            feature: Feature::Empty,
            used: false,
        };
        Self {
            cols,
            rows,
            fields: vec![field; usize::from(cols) * usize::from(rows)],
        }
    }

    /// Place of a hex in the list of fields; `None` beyond the border.
    pub fn index(&self, at: Hex) -> Option<usize> {
        (at.col < self.cols && at.row < self.rows)
            .then(|| usize::from(at.row) * usize::from(self.cols) + usize::from(at.col))
    }

    /// The field, or `None` beyond the border.
    pub fn get(&self, at: Hex) -> Option<Field> {
        self.fields.get(self.index(at)?).copied()
    }

    /// Writes what is printed on a field; nothing beyond the border.
    pub fn set(&mut self, at: Hex, feature: Feature) {
        if let Some(field) = self.index(at).and_then(|i| self.fields.get_mut(i)) {
            *field = Field {
                feature,
                used: false,
            };
        }
    }

    /// Crosses a field out.
    pub fn cross_out(&mut self, at: Hex) {
        if let Some(field) = self.index(at).and_then(|i| self.fields.get_mut(i)) {
            field.used = true;
        }
    }

    /// Every hex in reading order.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        let (cols, rows) = (self.cols, self.rows);
        (0..rows).flat_map(move |row| (0..cols).map(move |col| Hex { col, row }))
    }

    /// Whether the hex is on the map and not sea.
    pub fn land(&self, at: Hex) -> bool {
        self.get(at).is_some_and(|f| f.feature != Feature::Sea)
    }

    /// Whether the field has fewer than six land neighbours (W-R-27).
    pub fn at_sea(&self, at: Hex) -> bool {
        self.land(at) && at.around().filter(|h| self.land(*h)).count() < 6
    }

    /// Whether nothing was ever printed here (W-R-5).
    pub fn is_empty(&self, at: Hex) -> bool {
        self.get(at).is_some_and(|f| f.feature == Feature::Empty)
    }

    /// Whether a palm (W-MOVE-5) or a live lizard (W-MOVE-8) stands here; anything else is passable, used or not (W-MOVE-6).
    pub fn blocked(&self, at: Hex) -> bool {
        self.get(at).is_some_and(|f| match f.feature {
            Feature::Palm => true,
            Feature::Lizard { .. } => !f.used,
            Feature::Empty
            | Feature::Sea
            | Feature::Gather { .. }
            | Feature::Crystal
            | Feature::Mask
            | Feature::Smoke
            | Feature::Chart => false,
        })
    }

    /// One line of tokens per row, in the short text code of maps.
    pub fn to_text(&self) -> String {
        self.fields
            .chunks(usize::from(self.cols).max(1))
            .map(|row| {
                row.iter()
                    .map(|f| token(f.feature))
                    .collect::<Vec<_>>()
                    .join(" ")
            })
            .collect::<Vec<_>>()
            .join("\n")
    }
}

fn token(feature: Feature) -> String {
    use crate::ids::Resource as R;
    match feature {
        Feature::Empty => ". ".into(),
        Feature::Sea => "~ ".into(),
        Feature::Palm => "P ".into(),
        Feature::Gather { resource, value } => {
            let letter = match resource {
                R::Wood => 'W',
                R::Rope => 'R',
                R::Stone => 'S',
                R::Food => 'F',
                R::Water => 'A',
            };
            format!("{letter}{value}")
        }
        Feature::Crystal => "C ".into(),
        Feature::Mask => "M ".into(),
        Feature::Smoke => "K ".into(),
        Feature::Chart => "H ".into(),
        Feature::Lizard { value } => format!("L{value}"),
    }
}
