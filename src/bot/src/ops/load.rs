//! A load run through the sandbox.

/// How the load is made.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Channels with a game each.
    pub channels: u64,
    /// Presses per second over all channels.
    pub rate: u32,
    /// How long.
    pub seconds: u32,
    /// Each channel presses again as soon as it is answered.
    pub closed: bool,
}

/// Runs the load.
///
/// # Errors
/// In words.
pub async fn run(_load: Load) -> Result<(), String> {
    Err("not yet".into())
}
