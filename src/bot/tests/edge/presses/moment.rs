//! Moments of an island game.

use castaway_robinson::state::State;

/// The moments of a game that differ in what is drawn.
#[derive(Clone, Copy, Debug)]
pub enum Moment {
    Begun,
    Planning,
    Planned,
    Asked,
    Over,
}

impl Moment {
    pub const ALL: [Self; 5] = [
        Self::Begun,
        Self::Planning,
        Self::Planned,
        Self::Asked,
        Self::Over,
    ];

    pub fn is(self, state: &State) -> bool {
        let plans = state.planning && state.ask.is_none();
        match self {
            Self::Begun => true,
            Self::Planning => plans && state.plan.is_empty(),
            Self::Planned => plans && !state.plan.is_empty(),
            Self::Asked => state.ask.is_some(),
            Self::Over => state.end.is_some(),
        }
    }
}
