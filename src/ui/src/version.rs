//! Which game, as it stood when, a component is drawn for.

use castaway_table::{Loaded, Playable};

use super::component::TAG;

/// The game and the revision of it that a component is drawn for; of no game where it means any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Version {
    /// The revision; 0 where it matters to nobody.
    pub revision: u64,
    signs: Option<[u8; TAG]>,
}

impl Version {
    /// A game as it stands.
    pub fn of<G: Playable>(loaded: &Loaded<G>) -> Self {
        let signs = <[u8; TAG]>::try_from(loaded.meta.tag.as_bytes());
        Self {
            revision: loaded.revision,
            signs: signs.ok().filter(|signs| signs.is_ascii()),
        }
    }

    /// The signs that tell this game from the one before it; `None` of no game, and of one that older versions began.
    pub fn signs(&self) -> Option<&str> {
        let signs = self.signs.as_ref()?;
        std::str::from_utf8(signs).ok()
    }
}

impl From<u64> for Version {
    fn from(revision: u64) -> Self {
        Self {
            revision,
            signs: None,
        }
    }
}
