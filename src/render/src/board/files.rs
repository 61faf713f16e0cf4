//! Picture files of the island game: boards, cards, and the card of a game that is over.

use castaway_robinson::view::View;

use super::{BoardView, EndCard, Layout, board_svg, end_svg, with_card_svg};
use crate::{
    card::{CardPicture, card_svg, cards_svg},
    labels::Labels,
    painter::{Painter, RenderError},
};

impl Painter {
    /// Draws a board at its own size.
    ///
    /// # Errors
    /// See [`Painter::png`].
    pub fn board_png<'a>(
        &self,
        board: impl Into<BoardView<'a>>,
        labels: &dyn Labels,
        layout: Layout,
    ) -> Result<Vec<u8>, RenderError> {
        self.png(&board_svg(board, labels, layout), layout.width())
    }

    /// Draws the window of a panel with a card that is asked about or was drawn.
    ///
    /// # Errors
    /// See [`Painter::png`].
    pub fn with_card_png<'a>(
        &self,
        board: impl Into<BoardView<'a>>,
        labels: &dyn Labels,
        card: &CardPicture,
    ) -> Result<Vec<u8>, RenderError> {
        self.png(&with_card_svg(board, labels, card), Layout::Window.width())
    }

    /// Draws the card of an island game that is over at its own size.
    ///
    /// # Errors
    /// See [`Painter::png`].
    pub fn end_png(
        &self,
        view: &View,
        labels: &dyn Labels,
        card: &EndCard,
    ) -> Result<Vec<u8>, RenderError> {
        self.png(&end_svg(view, labels, card), EndCard::WIDTH)
    }

    /// Draws a card at its own size.
    ///
    /// # Errors
    /// See [`Painter::png`].
    pub fn card_png(&self, card: &CardPicture) -> Result<Vec<u8>, RenderError> {
        self.png(&card_svg(card), CardPicture::WIDTH)
    }

    /// Draws several cards, two in a row.
    ///
    /// # Errors
    /// See [`Painter::png`].
    pub fn cards_png(&self, cards: &[CardPicture]) -> Result<Vec<u8>, RenderError> {
        let in_a_row = if cards.len() > 1 { 2 } else { 1 };
        self.png(&cards_svg(cards), in_a_row * CardPicture::WIDTH)
    }
}
