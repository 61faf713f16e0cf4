//! Picture files of the roll-and-write game.

use super::{BoardInput, PartyCard, party_svg, sheet, width};
use crate::{
    painter::{Painter, RenderError},
    result::ResultCard,
};

impl Painter {
    /// Draws the island and the sheets of the roll-and-write game at their own size.
    ///
    /// # Errors
    /// See [`Painter::png`].
    pub fn rollwrite_png(&self, input: &BoardInput<'_>) -> Result<Vec<u8>, RenderError> {
        self.on_ground(&sheet(input), width(input.layout))
    }

    /// Draws the card of a shared island that is over, which gives nothing of the island away.
    ///
    /// # Errors
    /// See [`Painter::png`].
    pub fn party_png(&self, card: &PartyCard) -> Result<Vec<u8>, RenderError> {
        self.png(&party_svg(card), ResultCard::WIDTH)
    }
}
