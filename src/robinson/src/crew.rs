//! The crew of a scenario as people see it.

use castaway_kernel::Key;
use serde::Serialize;

use crate::state::Absence;

/// One of the scenario's crew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CrewView {
    /// Who it is.
    pub id: Key,
    /// Why they are not among the living, if so.
    pub absent: Option<Absence>,
    /// They are the next to be lost.
    pub next: bool,
    /// The game is lost when they die.
    pub vital: bool,
}
