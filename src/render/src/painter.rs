//! From SVG text to a picture file.

use std::sync::Arc;

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{self, Options, Tree, fontdb::Database},
};

use castaway_robinson::view::View;

use crate::{
    board::{Board, EndCard, Layout, board_svg, end_svg, with_card_svg},
    card::{CardPicture, card_svg, cards_svg},
    discover::{self, MapInput},
    encode,
    font::Face,
    grounds::Grounds,
    labels::Labels,
    raster,
    rollwrite::{self, BoardInput, PartyCard, ResultCard},
    svg::Sheet,
};

/// Why a picture could not be made. Each is a fault of ours, never of a player.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// A bundled font is not readable.
    #[error("the bundled font {0:?} cannot be read")]
    Font(Face),
    /// The text is no SVG.
    #[error("the picture is no SVG: {0}")]
    Svg(#[from] usvg::Error),
    /// The size is nothing or too much.
    #[error("a picture of {0} by {1} pixels cannot be made")]
    Size(u32, u32),
    /// The file could not be written.
    #[error("the picture cannot be encoded: {0}")]
    Png(#[from] png::EncodingError),
}

/// Makes picture files. Costs a little to make, so one is kept; it is shared between threads.
#[derive(Debug)]
pub struct Painter {
    options: Options<'static>,
    grounds: Grounds,
}

impl Painter {
    /// The longest side of a picture in pixels.
    pub const LONGEST: u32 = 4096;

    /// Reads the bundled fonts.
    ///
    /// # Errors
    /// If a bundled font is broken.
    pub fn new() -> Result<Self, RenderError> {
        let mut fonts = Database::new();
        for face in Face::ALL {
            let before = fonts.len();
            fonts.load_font_data(face.data().to_vec());
            if fonts.len() == before {
                return Err(RenderError::Font(face));
            }
        }
        let options = Options {
            fontdb: Arc::new(fonts),
            font_family: Face::Text.family().to_owned(),
            ..Options::default()
        };
        Ok(Self {
            options,
            grounds: Grounds::default(),
        })
    }

    /// Draws SVG text at a width.
    ///
    /// # Errors
    /// If the text is no SVG or the size is out of bounds.
    pub fn png(&self, svg: &str, width: u32) -> Result<Vec<u8>, RenderError> {
        let tree = self.tree(svg)?;
        let (transform, mut pixmap) = paper(&tree, width)?;
        raster::draw(&tree, transform, &mut pixmap);
        Ok(encode::png(&pixmap)?)
    }

    /// Draws a board at its own size.
    ///
    /// # Errors
    /// See [`Painter::png`].
    pub fn board_png<'a>(
        &self,
        board: impl Into<Board<'a>>,
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
        board: impl Into<Board<'a>>,
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

    /// Draws the island and the sheets of the roll-and-write game at their own size.
    ///
    /// # Errors
    /// See [`Painter::png`].
    pub fn rollwrite_png(&self, input: &BoardInput<'_>) -> Result<Vec<u8>, RenderError> {
        self.on_ground(&rollwrite::sheet(input), rollwrite::width(input.layout))
    }

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
            Layout::Full => (discover::whole_sheet(input), discover::WHOLE_WIDTH),
            Layout::Window => (discover::window_sheet(input), discover::WINDOW_WIDTH),
        };
        self.on_ground(&sheet, width)
    }

    /// Draws the card of a world that was explored, which gives nothing of the world away.
    ///
    /// # Errors
    /// See [`Painter::png`].
    pub fn explored_png(&self, card: &discover::ExploredCard) -> Result<Vec<u8>, RenderError> {
        self.png(&discover::explored(card), discover::ExploredCard::WIDTH)
    }

    /// Draws a picture whose ground may be that of an earlier one.
    fn on_ground(&self, sheet: &Sheet, width: u32) -> Result<Vec<u8>, RenderError> {
        let rest = self.tree(&sheet.rest())?;
        let (transform, mut pixmap) = paper(&rest, width)?;
        let ground = sheet.ground();
        if !self.grounds.lay(&ground, &mut pixmap) {
            raster::draw(&self.tree(&ground)?, transform, &mut pixmap);
            self.grounds.keep(&ground, &pixmap);
        }
        raster::draw(&rest, transform, &mut pixmap);
        Ok(encode::png(&pixmap)?)
    }

    /// Draws the card of a finished game, which gives nothing of the island away.
    ///
    /// # Errors
    /// See [`Painter::png`].
    pub fn result_png(&self, card: &ResultCard) -> Result<Vec<u8>, RenderError> {
        self.png(&rollwrite::result_svg(card), ResultCard::WIDTH)
    }

    /// Draws the card of a shared island that is over, which gives nothing of the island away.
    ///
    /// # Errors
    /// See [`Painter::png`].
    pub fn party_png(&self, card: &PartyCard) -> Result<Vec<u8>, RenderError> {
        self.png(&rollwrite::party_svg(card), ResultCard::WIDTH)
    }

    fn tree(&self, svg: &str) -> Result<Tree, RenderError> {
        Ok(Tree::from_str(svg, &self.options)?)
    }
}

/// The empty paper for a picture of a width, and how the picture lies on it.
fn paper(tree: &Tree, width: u32) -> Result<(Transform, Pixmap), RenderError> {
    let size = tree.size();
    #[expect(clippy::cast_precision_loss, reason = "picture sizes are small")]
    let scale = width as f32 / size.width();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked on the next line"
    )]
    let height = (size.height() * scale).round() as u32;
    if width > Painter::LONGEST || height > Painter::LONGEST {
        return Err(RenderError::Size(width, height));
    }
    let pixmap = Pixmap::new(width, height).ok_or(RenderError::Size(width, height))?;
    Ok((Transform::from_scale(scale, scale), pixmap))
}
