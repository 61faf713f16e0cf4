//! The board: where its parts lie on the sheet. Each part draws itself in a module of its own.

mod actions;
mod camp;
mod ending;
mod files;
mod header;
mod hex;
mod hex_head;
mod hex_plans;
mod island;
mod items;
mod needs;
mod pawns;
mod people;
mod scenario;
mod suggested;
mod supplies;
mod threat_text;
mod threats;
mod window;

use castaway_robinson::view::View;
pub use ending::{EndCard, end_svg};
pub use suggested::{BoardView, Suggested};

use crate::{
    card::CardPicture,
    labels::Labels,
    palette,
    svg::{Canvas, Ink, Type},
};

/// Which picture of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// Everything on one sheet.
    #[default]
    Full,
    /// For the window of a panel: the island, and what the next decision needs.
    Window,
}

impl Layout {
    /// Width in pixels.
    pub fn width(self) -> u32 {
        match self {
            Layout::Full => 1200,
            Layout::Window => 1100,
        }
    }

    /// Height in pixels.
    pub fn height(self) -> u32 {
        match self {
            Layout::Full => 1700,
            Layout::Window => 700,
        }
    }
}

/// A rectangle on the sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Area {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

impl Area {
    pub(crate) fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// The right end.
    pub(crate) fn right(self) -> f32 {
        self.x + self.w
    }

    /// The lower end.
    pub(crate) fn bottom(self) -> f32 {
        self.y + self.h
    }

    /// The columns of these weights with gaps between them.
    pub(crate) fn split(self, weights: &[f32], gap: f32) -> Vec<Self> {
        let total: f32 = weights.iter().sum::<f32>().max(0.01);
        let unit = (self.w - gap * count(weights.len().saturating_sub(1))) / total;
        let mut x = self.x;
        weights
            .iter()
            .map(|weight| {
                let cell = Self {
                    x,
                    w: unit * weight,
                    ..self
                };
                x = cell.right() + gap;
                cell
            })
            .collect()
    }

    /// The `i`th of `n` columns with gaps between them.
    pub(crate) fn column(self, i: usize, n: usize, gap: f32) -> Self {
        let n = count(n.max(1));
        let w = (self.w - gap * (n - 1.0)) / n;
        Self {
            x: self.x + count(i) * (w + gap),
            w,
            ..self
        }
    }

    /// The `i`th of `n` rows with gaps between them.
    pub(crate) fn row(self, i: usize, n: usize, gap: f32) -> Self {
        let n = count(n.max(1));
        let h = (self.h - gap * (n - 1.0)) / n;
        Self {
            y: self.y + count(i) * (h + gap),
            h,
            ..self
        }
    }
}

/// A small count as a length.
pub(crate) fn count(n: usize) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX))
}

/// What every part needs: the sheet, the view and the words.
pub(crate) struct Scene<'a> {
    pub c: Canvas,
    pub view: &'a View,
    /// What stands there in dashes, and who is marked.
    pub beside: BoardView<'a>,
    pub labels: &'a dyn Labels,
}

impl Scene<'_> {
    /// The ground of a part.
    pub(crate) fn panel(&mut self, area: Area) {
        self.c.rect(
            area.x,
            area.y,
            area.w,
            area.h,
            16.0,
            Ink::fill(palette::PAPER).edge(palette::LINE, 2.0),
        );
    }

    /// The small heading of a part.
    pub(crate) fn heading(&mut self, area: Area, text: &str) -> f32 {
        self.c.fitted(
            area.x + 16.0,
            area.y + 32.0,
            area.w * 0.6,
            Type::title(25.0, palette::NAVY),
            text,
        )
    }
}

/// Space around the sheet and between its parts.
const MARGIN: f32 = 24.0;
const GAP: f32 = 14.0;

/// Draws a board. The same view and words give the same bytes.
pub fn board_svg<'a>(
    board: impl Into<BoardView<'a>>,
    labels: &dyn Labels,
    layout: Layout,
) -> String {
    let board = board.into();
    let view = board.with_places();
    let (width, height) = (pixels(layout.width()), pixels(layout.height()));
    let mut scene = Scene {
        c: Canvas::new(width, height, palette::PAGE),
        view: &view,
        beside: board,
        labels,
    };
    let inner = Area::new(MARGIN, 20.0, width - 2.0 * MARGIN, height - 20.0 - MARGIN);
    match layout {
        Layout::Full => full(&mut scene, inner),
        Layout::Window => window::draw(&mut scene, width, height),
    }
    scene.c.finish()
}

/// Draws the window of a panel with a card: the island, store, morale, weather and people, and the card.
pub fn with_card_svg<'a>(
    board: impl Into<BoardView<'a>>,
    labels: &dyn Labels,
    card: &CardPicture,
) -> String {
    let board = board.into();
    let view = board.with_places();
    let layout = Layout::Window;
    let (width, height) = (pixels(layout.width()), pixels(layout.height()));
    let mut scene = Scene {
        c: Canvas::new(width, height, palette::PAGE),
        view: &view,
        beside: board,
        labels,
    };
    window::with_card(&mut scene, width, height, card);
    scene.c.finish()
}

fn pixels(n: u32) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX))
}

fn full(s: &mut Scene<'_>, inner: Area) {
    let header = Area { h: 134.0, ..inner };
    header::draw(s, header, 66.0, header::Beside::Nothing);

    let top = Area {
        y: header.bottom() + GAP,
        h: 600.0,
        ..inner
    };
    let side = 364.0;
    island::draw(
        s,
        Area {
            w: top.w - side - GAP,
            ..top
        },
    );
    let column = Area {
        x: top.right() - side,
        w: side,
        ..top
    };
    let morale = Area { h: 90.0, ..column };
    let camp = Area {
        y: morale.bottom() + 12.0,
        h: 212.0,
        ..column
    };
    let stock = Area {
        y: camp.bottom() + 12.0,
        h: 146.0,
        ..column
    };
    let weather = Area {
        y: stock.bottom() + 12.0,
        h: column.bottom() - stock.bottom() - 12.0,
        ..column
    };
    supplies::morale(s, morale);
    camp::draw(s, camp);
    supplies::stock(s, stock);
    supplies::weather(s, weather);

    let strip = Area {
        y: top.bottom() + GAP,
        h: 104.0,
        ..inner
    };
    actions::draw(s, strip);

    // Few people leave room, which goes to the cards and the chips.
    let rows = people::rows(s.view).len();
    let crew_h = count(rows) * 118.0 + count(rows.saturating_sub(1)) * 10.0;
    let spare = 246.0 - crew_h;
    let cards = Area {
        y: strip.bottom() + GAP,
        h: 232.0 + spare * 0.35,
        ..inner
    };
    threats::draw(
        s,
        Area {
            w: cards.w / 3.0 * 2.0 - GAP / 3.0,
            ..cards
        },
    );
    scenario::draw(s, cards.column(2, 3, GAP));

    let crew = Area {
        y: cards.bottom() + GAP,
        h: crew_h + spare * 0.15,
        ..inner
    };
    people::draw(s, crew);
    let rest = Area {
        y: crew.bottom() + GAP,
        h: inner.bottom() - crew.bottom() - GAP,
        ..inner
    };
    items::draw(s, rest);
}
