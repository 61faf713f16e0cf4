//! Old saves become new ones one step at a time.

use serde_json::Value;
use thiserror::Error;

use crate::model::Envelope;

/// Turns a body of one schema into a body of the next; pure, and kept for ever.
pub type UpgradeStep = fn(Value) -> Result<Value, UpgradeError>;

/// The way from every released schema to the current one.
#[derive(Debug, Clone, Copy)]
pub struct Upgrades {
    /// The steps in order; the last one leads to `current`, so the oldest schema taken is `current - steps.len()`.
    pub steps: &'static [UpgradeStep],
    /// The schema that the program works with.
    pub current: u32,
}

/// Why a save could not be brought to the current schema; the stored save stays as it is.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum UpgradeError {
    /// The save was written by a newer program.
    #[error("the save has schema {found}, this program supports up to {supported}")]
    Newer {
        /// The schema of the save.
        found: u32,
        /// The newest schema that this program knows.
        supported: u32,
    },
    /// No step leads on from the schema of the save.
    #[error("the save has schema {found}, the oldest that can be upgraded is {oldest}")]
    TooOld {
        /// The schema of the save.
        found: u32,
        /// The oldest schema that a step leads on from.
        oldest: u32,
    },
    /// A step found a body that is not of its schema.
    #[error("the save cannot be upgraded: {0}")]
    Body(String),
}

impl Upgrades {
    /// Brings an envelope to the current schema; fails with [`UpgradeError`] and never changes what is stored.
    pub fn upgrade(&self, mut envelope: Envelope) -> Result<Envelope, UpgradeError> {
        let found = envelope.schema;
        if found > self.current {
            return Err(UpgradeError::Newer {
                found,
                supported: self.current,
            });
        }
        let missing = (self.current - found) as usize;
        let Some(first) = self.steps.len().checked_sub(missing) else {
            let oldest = self
                .current
                .saturating_sub(u32::try_from(self.steps.len()).unwrap_or(u32::MAX));
            return Err(UpgradeError::TooOld { found, oldest });
        };
        let steps = &self.steps[first..];
        if steps.is_empty() {
            return Ok(envelope);
        }
        let read = envelope.body.read();
        let mut body: Value = read.map_err(|error| UpgradeError::Body(error.to_string()))?;
        for step in steps {
            body = step(body)?;
            envelope.schema += 1;
        }
        envelope.body = body.into();
        Ok(envelope)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn add_name(mut body: Value) -> Result<Value, UpgradeError> {
        let map = body
            .as_object_mut()
            .ok_or_else(|| UpgradeError::Body("no map".into()))?;
        map.insert("name".into(), json!("Ann"));
        Ok(body)
    }

    fn double(mut body: Value) -> Result<Value, UpgradeError> {
        let n = body["n"]
            .as_u64()
            .ok_or_else(|| UpgradeError::Body("no n".into()))?;
        body["n"] = json!(n * 2);
        Ok(body)
    }

    const UPGRADES: Upgrades = Upgrades {
        steps: &[add_name, double],
        current: 4,
    };

    fn envelope(schema: u32, body: Value) -> Envelope {
        Envelope {
            format: crate::ENVELOPE_FORMAT,
            game: "g".into(),
            schema,
            rules_version: 1,
            content_hash: String::new(),
            revision: 9,
            body: body.into(),
        }
    }

    #[test]
    fn each_step_is_taken_once_and_in_order() {
        let two = UPGRADES.upgrade(envelope(2, json!({"n": 1}))).unwrap();
        assert_eq!(
            (two.schema, two.revision, two.body),
            (4, 9, json!({"n": 2, "name": "Ann"}).into())
        );
        let three = UPGRADES.upgrade(envelope(3, json!({"n": 1}))).unwrap();
        assert_eq!((three.schema, three.body), (4, json!({"n": 2}).into()));
        let four = envelope(4, json!({"n": 1}));
        assert_eq!(UPGRADES.upgrade(four.clone()).unwrap(), four);
    }

    #[test]
    fn what_has_no_way_is_refused() {
        let newer = UPGRADES.upgrade(envelope(5, json!({})));
        assert_eq!(
            newer,
            Err(UpgradeError::Newer {
                found: 5,
                supported: 4
            })
        );
        let old = UPGRADES.upgrade(envelope(1, json!({})));
        assert_eq!(
            old,
            Err(UpgradeError::TooOld {
                found: 1,
                oldest: 2
            })
        );
        assert!(matches!(
            UPGRADES.upgrade(envelope(3, json!([]))),
            Err(UpgradeError::Body(_))
        ));
    }
}
