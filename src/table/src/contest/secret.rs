//! The secret that the seeds of contests hang on, so that nobody can compute tomorrow's dice.

use castaway_store::{Store, StoreError};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::Cup;

/// The name of the secret in the store.
const KEY: &str = "secret";

/// What nobody outside knows.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    /// A secret of the operator's choice; bots that share it have the same contests.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The secret of a store, made by chance when it is first asked for.
    ///
    /// # Errors
    /// When the store fails.
    pub fn of(store: &dyn Store) -> Result<Self, StoreError> {
        if let Some(Value::String(text)) = store.get_global(KEY)? {
            return Ok(Self(text));
        }
        let text = format!("{:032x}", rand::random::<u128>());
        store.put_global(KEY, Value::String(text.clone()))?;
        Ok(Self(text))
    }

    /// What one contest is salted with: it tells nothing of the secret or of another contest.
    pub fn salt(&self, cup: Cup) -> String {
        let mut hash = Sha256::new();
        hash.update(self.0.as_bytes());
        hash.update([0]);
        hash.update(cup.name().as_bytes());
        let bytes = hash.finalize();
        bytes.iter().take(16).map(|b| format!("{b:02x}")).collect()
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

#[cfg(test)]
mod tests {
    use castaway_store::MemoryStore;

    use super::{Cup, Secret};

    #[test]
    fn a_store_keeps_its_secret_and_every_contest_has_a_salt_of_its_own() {
        let store = MemoryStore::default();
        let secret = Secret::of(&store).expect("a memory");
        let today = Cup::day(1_795_000_000_000);
        let next = today.next();
        let again = Secret::of(&store).expect("a memory");
        assert_eq!(secret.salt(today), again.salt(today), "kept");
        assert_ne!(secret.salt(today), secret.salt(next));
        let other = Secret::of(&MemoryStore::default()).expect("a memory");
        assert_ne!(secret.salt(today), other.salt(today), "another bot");
        let shared = || Secret::new("between friends").salt(today);
        assert_eq!(shared(), shared());
        assert_eq!(format!("{secret:?}"), "Secret", "no log tells it");
    }
}
