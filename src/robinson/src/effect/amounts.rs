//! Amounts that what lies on the island makes larger or smaller.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

/// Something on the island that is counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Totems that lie open: of tiles that are face up, without those that a marker covers.
    Totems,
    /// Markers of this kind.
    Markers(Key),
}

/// What is counted, and how much each of it weighs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weighed {
    /// What is counted.
    pub of: Count,
    /// How much each of it adds or takes away.
    #[serde(default = "super::one")]
    pub each: u8,
}

/// An amount with what adds to it and what takes away from it; never below 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Amount {
    /// What it is with nothing on the island.
    pub base: u8,
    /// What makes it larger.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plus: Option<Weighed>,
    /// What makes it smaller.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minus: Option<Weighed>,
}
