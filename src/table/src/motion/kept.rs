//! Motions of saves, also of older ones, which knew one at a time.

use serde::{Deserialize, Deserializer};

use super::Motion;

/// What a save holds where there is anything.
#[derive(Deserialize)]
#[serde(untagged)]
enum OneOrMore {
    Several(Vec<Motion>),
    One(Motion),
}

/// Reads the motions of a save; an older one holds a single one, or nothing.
pub(crate) fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Motion>, D::Error> {
    Ok(match Option::<OneOrMore>::deserialize(from)? {
        None => Vec::new(),
        Some(OneOrMore::One(motion)) => vec![motion],
        Some(OneOrMore::Several(all)) => all,
    })
}
