use serde::{Deserialize, Serialize};

/// What it takes to take the last step back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum UndoGrade {
    /// An unconfirmed planning step: always free.
    Free,
    /// Nothing random or hidden was shown since: one click.
    Click,
    /// Something was shown: only by consent of the seated players, and marked in the log.
    Consent,
}

/// The grade of taking back one step.
pub fn undo_grade(planning: bool, revealed: bool) -> UndoGrade {
    match (planning, revealed) {
        (_, true) => UndoGrade::Consent,
        (true, false) => UndoGrade::Free,
        (false, false) => UndoGrade::Click,
    }
}
