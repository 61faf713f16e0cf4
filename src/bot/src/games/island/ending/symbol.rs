//! A round in one symbol, which tells nothing about it to those who will still play the same.

use castaway_robinson::chronicle::Mark;

/// The symbol of what was done in a round.
pub fn symbol(mark: Mark) -> &'static str {
    match mark {
        Mark::Rest => "💤",
        Mark::Gather => "🎒",
        Mark::Hurt => "🩹",
        Mark::Explore => "🧭",
        Mark::Level(_) => "🧱",
        Mark::Item => "🔨",
        Mark::Shelter => "⛺",
        Mark::Saved => "🚢",
    }
}
