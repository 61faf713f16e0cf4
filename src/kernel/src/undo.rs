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

/// What becomes of the wish to take back a step that showed something random or hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnceShown {
    /// All who are seated may agree to it.
    ByConsent,
    /// It stays: nobody can forget what they have seen.
    Stays,
}

/// The grade of taking back one step.
pub fn undo_grade(planning: bool, revealed: bool) -> UndoGrade {
    match (planning, revealed) {
        (_, true) => UndoGrade::Consent,
        (true, false) => UndoGrade::Free,
        (false, false) => UndoGrade::Click,
    }
}
