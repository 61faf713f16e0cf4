//! What the simulator counts.

/// What is counted.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) events: u64,
    pub(crate) callbacks: u64,
    pub(crate) refused: Vec<(u32, String)>,
    pub(crate) refused_total: u64,
    pub(crate) unknown_routes: Vec<String>,
}
