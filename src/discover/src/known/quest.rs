//! What the open stage of the quest asks for.

use super::Known;
use crate::{engine, quest::StageDef};

impl<'a> Known<'a> {
    /// The stage that lies face up.
    pub fn stage(&self) -> Option<&'a StageDef> {
        engine::stage(self.catalog, self.s)
    }

    /// Whether it asks for a look into this landmark, told or not (D-INV-1).
    pub fn wants_look(&self, landmark: u8) -> bool {
        engine::wants_look(self.catalog, self.s, landmark)
    }
}
