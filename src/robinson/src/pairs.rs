//! Maps whose keys are no text, saved as lists of pairs.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Writes the map as a list of pairs.
pub fn serialize<K: Serialize, V: Serialize, S: Serializer>(
    map: &BTreeMap<K, V>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(map.iter())
}

/// Reads a list of pairs; a repeated key is an error.
pub fn deserialize<'de, K, V, D>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
where
    K: Deserialize<'de> + Ord,
    V: Deserialize<'de>,
    D: Deserializer<'de>,
{
    let mut map = BTreeMap::new();
    for (key, value) in Vec::<(K, V)>::deserialize(deserializer)? {
        if map.insert(key, value).is_some() {
            return Err(serde::de::Error::custom("a key stands twice"));
        }
    }
    Ok(map)
}
