//! What a component of tic-tac-toe means.

use castaway::ui::press::{GamePresses, presses};

presses! {
    /// A press of a button.
    pub enum Press {
        /// Marks this field.
        "mark" => Mark(field: u8),
        /// Shows the board as it stands.
        "show" => Show,
    }
}

impl GamePresses for Press {
    const LETTER: char = 't';

    fn home() -> Self {
        Self::Show
    }
}
