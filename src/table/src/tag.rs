//! Signs that tell a game from the one before it in the same place.

/// Signs for a game that was begun by this interaction, or at this moment.
pub fn tag(number: u64) -> String {
    // Interactions of one moment differ in their low bits, those of different moments in their high ones.
    format!(
        "{:04x}",
        (number ^ (number >> 22) ^ (number >> 38)) & 0xffff
    )
}
