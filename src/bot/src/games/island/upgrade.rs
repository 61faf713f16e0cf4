//! The way of old saves to the schema of today; each step is kept for ever.

use castaway_kernel::Game;
use castaway_robinson::game::Island;
use castaway_store::{UpgradeError, Upgrades};
use serde_json::{Value, json};

/// Upgrades of saves of the island game, one per released schema.
pub const UPGRADES: Upgrades = Upgrades {
    steps: &[rulings],
    current: Island::SCHEMA,
};
/// Schema 1 to 2: no table had rulings of its own, and which inventions were ever available follows from the round
/// noted beside them.
fn rulings(mut body: Value) -> Result<Value, UpgradeError> {
    let odd = || UpgradeError::Body("a game of schema 1 without its inventions".into());
    let map = body.as_object_mut().ok_or_else(odd)?;
    let inventions = map
        .get("inventions")
        .and_then(Value::as_object)
        .ok_or_else(odd)?;
    let once: serde_json::Map<String, Value> = inventions
        .iter()
        .filter(|(_, item)| {
            item.get("built") == Some(&json!(true))
                || item.get("since").is_some_and(|since| *since != json!(0))
        })
        .map(|(key, _)| (key.clone(), json!(1)))
        .collect();
    map.insert("times_built".into(), Value::Object(once));
    map.insert("rulings".into(), json!({}));
    Ok(body)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn schema_1_gets_rulings_and_what_was_built() {
        let old = json!({ "inventions": {
            "map": { "built": true, "since": 2 },
            "rope": { "built": false, "since": 3 },
            "dam": { "built": false, "since": 0 },
        }});
        let new = rulings(old).unwrap();
        assert_eq!(new["times_built"], json!({ "map": 1, "rope": 1 }));
        assert_eq!(new["rulings"], json!({}));
        assert!(rulings(json!([])).is_err());
        assert!(rulings(json!({})).is_err());
    }
}
