//! From SVG text to a picture file; what each game has drawn stands with its pictures.

use std::sync::Arc;

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{self, Options, Tree, fontdb::Database},
};

use crate::{encode, font::Typeface, grounds::Grounds, raster, svg::Sheet};

/// Why a picture could not be made. Each is a fault of ours, never of a player.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// A bundled font is not readable.
    #[error("the bundled font {0:?} cannot be read")]
    Font(Typeface),
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
        for face in Typeface::ALL {
            let before = fonts.len();
            fonts.load_font_data(face.data().to_vec());
            if fonts.len() == before {
                return Err(RenderError::Font(face));
            }
        }
        let options = Options {
            fontdb: Arc::new(fonts),
            font_family: Typeface::Text.family().to_owned(),
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

    /// Draws a picture whose ground may be that of an earlier one.
    pub(crate) fn on_ground(&self, sheet: &Sheet, width: u32) -> Result<Vec<u8>, RenderError> {
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
