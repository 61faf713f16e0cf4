//! Picture files of the explore-and-craft game.

use super::{
    ExploredCard, MapInput, WHOLE_WIDTH, WINDOW_WIDTH, explored, whole_sheet, window_sheet,
};
use crate::{
    board::Layout,
    painter::{Painter, RenderError},
};

impl Painter {
    /// Draws the map of the explore-and-craft game at its own size: the window of a panel, or the whole map with everybody.
    ///
    /// # Errors
    /// See [`Painter::png`].
    pub fn discover_png(
        &self,
        input: &MapInput<'_>,
        layout: Layout,
    ) -> Result<Vec<u8>, RenderError> {
        let (sheet, width) = match layout {
            Layout::Full => (whole_sheet(input), WHOLE_WIDTH),
            Layout::Window => (window_sheet(input), WINDOW_WIDTH),
        };
        self.on_ground(&sheet, width)
    }

    /// Draws the card of a world that was explored, which gives nothing of the world away.
    ///
    /// # Errors
    /// See [`Painter::png`].
    pub fn explored_png(&self, card: &ExploredCard) -> Result<Vec<u8>, RenderError> {
        self.png(&explored(card), ExploredCard::WIDTH)
    }
}
