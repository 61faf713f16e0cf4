//! Effects that change no number on the table and hold from then on.

use super::Effect;

impl Effect {
    /// Whether carrying it out shows nowhere by itself, so that the story must say it.
    pub(crate) fn holds_on(&self) -> bool {
        matches!(
            self,
            Effect::Production { .. }
                | Effect::ProductionDelta { .. }
                | Effect::PawnLimit { .. }
                | Effect::ActionLimit { .. }
                | Effect::NoAbilities { .. }
                | Effect::NoMixedPawns
                | Effect::ArrangeMarker
                | Effect::Later { .. }
                | Effect::RerollSuccess { .. }
                | Effect::TempWeapon { .. }
                | Effect::Pawn { .. }
                | Effect::IgnoreCloud { .. }
                | Effect::SnowAsRain
                | Effect::ItemsToFuture
        )
    }
}
