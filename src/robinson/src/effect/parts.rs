//! What an effect is made of.

use super::Effect;

/// What a number is that is not written.
pub(super) fn one() -> u8 {
    1
}

/// Whether a number need not be written.
#[allow(clippy::trivially_copy_pass_by_ref)]
pub(super) fn is_zero(n: &i8) -> bool {
    *n == 0
}

impl Effect {
    /// The lists of effects within it.
    pub fn parts(&self) -> Vec<&[Effect]> {
        let facts = self.facts();
        let options = facts.options.iter().map(|o| o.effects.as_slice());
        facts.inside.into_iter().chain(options).collect()
    }
}
