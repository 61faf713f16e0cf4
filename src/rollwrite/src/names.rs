//! Names of islands, as a game keeps them; each language says them in its own words (`text::Wording::island`).

const FIRST: [&str; 12] = [
    "Ember", "Gull", "Hollow", "Salt", "Kestrel", "Lantern", "Drift", "Quiet", "Rook", "Tansy",
    "Umber", "Wicker",
];
const SECOND: [&str; 12] = [
    "Atoll", "Bar", "Cay", "Head", "Key", "Ness", "Reach", "Rock", "Shoal", "Spit", "Tooth", "Wake",
];

/// The name of the island of a seed, one of 144.
pub fn island(seed: u64) -> String {
    let mixed = castaway_kernel::stream::mix(seed ^ 0x6e61_6d65);
    let first = FIRST[usize::try_from(mixed % 12).unwrap_or(0)];
    let second = SECOND[usize::try_from(mixed / 12 % 12).unwrap_or(0)];
    format!("{first} {second}")
}

/// The two words of a name that is made here; none of any other.
pub fn parts(name: &str) -> Option<(&str, &str)> {
    let (first, second) = name.split_once(' ')?;
    let made = FIRST.contains(&first) && SECOND.contains(&second);
    made.then_some((first, second))
}
