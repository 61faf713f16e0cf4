//! The victory points of a game that is over, as a viewer sees them.

use serde::Serialize;

use crate::content::Worth;

/// A row of the victory points.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ScoreView {
    /// What was counted.
    pub per: Worth,
    /// How many of it there were.
    pub times: u16,
    /// What each was worth.
    pub points: i16,
}

impl ScoreView {
    /// The points of the row.
    pub fn sum(&self) -> i32 {
        i32::from(self.times) * i32::from(self.points)
    }
}
