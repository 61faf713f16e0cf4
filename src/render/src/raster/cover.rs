//! How much of each pixel a shape covers, exactly, and its colour put there.
//!
//! Each side of a shape leaves in the pixels that it crosses by how much the cover changes from there on; the sum along
//! a row is the cover. Only pixels near a side are summed one by one: what lies between is filled as a whole.

/// A colour with how much of what lies below it hides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Paint {
    pub rgb: [u8; 3],
    pub alpha: u8,
}

/// How winding numbers become cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    /// What is wound around at all is inside.
    Winding,
    /// What is wound around an odd number of times is inside.
    Odd,
}

/// Blocks of a row, one for each bit of a mask.
const BLOCKS: usize = 128;

/// A side of a shape, from one place to another.
type Side = ((f32, f32), (f32, f32));

/// The pixels that a shape lies in.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    left: usize,
    right: usize,
    top: usize,
    bottom: usize,
}

/// The changes of cover of one shape, for a picture of a size. It is empty again after each shape, and no larger than
/// the largest one was.
#[derive(Debug)]
pub(super) struct Cover {
    width: usize,
    height: usize,
    sides: Vec<Side>,
    /// Pixels of a row with room for what a side at the right end leaves beyond it.
    stride: usize,
    /// Pixels of a block, as a power of two.
    shift: u32,
    changes: Vec<f32>,
    /// The blocks of each row that hold a change.
    touched: Vec<u128>,
}

/// Pixels of a picture, four bytes each.
pub(super) type Pixels<'a> = &'a mut [[u8; 4]];

impl Cover {
    pub fn new(width: usize, height: usize) -> Self {
        Self {
            width,
            height,
            sides: Vec::new(),
            stride: 0,
            shift: 0,
            changes: Vec::new(),
            touched: Vec::new(),
        }
    }

    /// Adds a side.
    pub fn side(&mut self, from: (f32, f32), to: (f32, f32)) {
        // A level side changes nothing.
        if from.1 < to.1 || to.1 < from.1 {
            self.sides.push((from, to));
        }
    }

    /// Where the shape lies in the picture; nothing if it lies outside.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "casts of floats saturate"
    )]
    fn bounds_of(&self, sides: &[Side]) -> Option<Bounds> {
        let (mut low, mut high) = ((f32::MAX, f32::MAX), (f32::MIN, f32::MIN));
        for (x, y) in sides.iter().flat_map(|(from, to)| [from, to]) {
            low = (low.0.min(*x), low.1.min(*y));
            high = (high.0.max(*x), high.1.max(*y));
        }
        let found = Bounds {
            left: low.0 as usize,
            right: (high.0 as usize).saturating_add(1).min(self.width),
            top: low.1 as usize,
            bottom: (high.1 as usize).saturating_add(1).min(self.height),
        };
        (found.left < found.right && found.top < found.bottom).then_some(found)
    }

    /// Adds a side to the changes.
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "places are within the picture here, and casts of floats saturate"
    )]
    fn trace(&mut self, (from, to): Side, bounds: Bounds) {
        let (way, from, to) = if from.1 < to.1 {
            (1.0, from, to)
        } else {
            (-1.0, to, from)
        };
        let (top, left) = (bounds.top as f32, bounds.left as f32);
        let (first, last) = (from.1.max(top), to.1.min(bounds.bottom as f32));
        let slope = (to.0 - from.0) / (to.1 - from.1);
        if !slope.is_finite() || first >= last {
            return;
        }
        let end = (bounds.right - bounds.left) as f32;
        let mut x = from.0 + (first - from.1) * slope - left;
        for y in first as usize..bounds.bottom {
            let high = ((y + 1) as f32).min(last) - (y as f32).max(first);
            if high <= 0.0 {
                break;
            }
            let next = x + slope * high;
            let (a, b) = (x.clamp(0.0, end), next.clamp(0.0, end));
            self.row(y - bounds.top, a.min(b), a.max(b), high * way);
            x = next;
        }
    }

    /// A side within one row, from a left to a right end.
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "clamped into the row"
    )]
    fn row(&mut self, y: usize, left: f32, right: f32, change: f32) {
        // Not by rounding functions, which are slow where a processor of any age must do.
        let a = left as usize;
        let b = (right as usize + usize::from(right > (right as usize) as f32)).max(a + 1);
        let (begin, until) = (a as f32, b as f32);
        let (low, high) = (a >> self.shift, b >> self.shift);
        if let Some(mask) = self.touched.get_mut(y) {
            for block in low..=high {
                *mask |= 1 << block;
            }
        }
        let row = y * self.stride;
        let Some(cells) = self.changes.get_mut(row + a..=row + b) else {
            return;
        };
        match cells {
            [one, beyond] => {
                let over = change * (0.5 * (left + right) - begin);
                *one += change - over;
                *beyond += over;
            }
            [one, between @ .., last, beyond] => {
                let step = 1.0 / (right - left);
                let (head, tail) = (1.0 - (left - begin), right - (until - 1.0));
                let (start, rest) = (0.5 * step * head * head, 0.5 * step * tail * tail);
                *one += change * start;
                *beyond += change * rest;
                // What the side covers of each pixel but the first and the last grows by one step.
                let mut before = start;
                for (i, cell) in between.iter_mut().enumerate() {
                    let now = step * (head + 0.5 + i as f32);
                    *cell += change * (now - before);
                    before = now;
                }
                *last += change * (1.0 - before - rest);
            }
            [] | [_] => {}
        }
    }

    /// Puts a colour where the shape is, and forgets the shape.
    pub fn paint(&mut self, pixels: Pixels<'_>, paint: Paint, rule: Rule) {
        let sides = std::mem::take(&mut self.sides);
        if let Some(bounds) = self.bounds_of(&sides) {
            self.make_room(bounds);
            for side in &sides {
                self.trace(*side, bounds);
            }
            self.put(pixels, bounds, Brush::new(paint, rule));
        }
        self.sides = sides;
        self.sides.clear();
    }

    fn make_room(&mut self, bounds: Bounds) {
        let (wide, high) = (bounds.right - bounds.left, bounds.bottom - bounds.top);
        self.stride = wide + 2;
        self.shift = (3..16).find(|s| self.stride >> s < BLOCKS).unwrap_or(16);
        if self.changes.len() < self.stride * high {
            self.changes.resize(self.stride * high, 0.0);
        }
        if self.touched.len() < high {
            self.touched.resize(high, 0);
        }
    }

    fn put(&mut self, pixels: Pixels<'_>, bounds: Bounds, brush: Brush) {
        let rows = self.changes.chunks_exact_mut(self.stride);
        let rows = rows.zip(&mut self.touched).zip(bounds.top..bounds.bottom);
        for ((cells, mask), y) in rows {
            let row = y * self.width;
            let mask = std::mem::take(mask);
            if let Some(pixels) = pixels.get_mut(row + bounds.left..row + bounds.right) {
                brush.row(cells, pixels, mask, self.shift);
            }
        }
    }
}

/// How a shape is put on pixels.
#[derive(Clone, Copy, Debug)]
struct Brush {
    solid: [u8; 4],
    paint: Paint,
    rule: Rule,
}

impl Brush {
    fn new(paint: Paint, rule: Rule) -> Self {
        let [r, g, b] = paint.rgb;
        Self {
            solid: [r, g, b, 255],
            paint,
            rule,
        }
    }

    /// How much of what lies below is hidden, from 0 to 255.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "between 0 and 255"
    )]
    fn hides(self, sum: f32) -> u32 {
        let inside = match self.rule {
            Rule::Winding => sum.abs().min(1.0),
            Rule::Odd => {
                let rest = sum.abs() % 2.0;
                rest.min(2.0 - rest)
            }
        };
        (inside * f32::from(self.paint.alpha) + 0.5) as u32
    }

    fn row(self, cells: &mut [f32], pixels: Pixels<'_>, mut mask: u128, shift: u32) {
        let (mut sum, mut x) = (0.0, 0);
        while mask != 0 {
            let start = (mask.trailing_zeros() as usize) << shift;
            mask &= mask - 1;
            if let Some(between) = pixels.get_mut(x..start) {
                self.span(between, sum);
            }
            let end = start + (1 << shift);
            let block = cells.get_mut(start..end.min(cells.len()));
            let under = pixels.get_mut(start..end.min(pixels.len()));
            let (Some(block), Some(under)) = (block, under) else {
                break;
            };
            let (here, beyond) = block.split_at_mut(under.len());
            for (cell, pixel) in here.iter_mut().zip(under) {
                sum += *cell;
                *cell = 0.0;
                self.dot(pixel, self.hides(sum));
            }
            beyond.fill(0.0);
            x = end;
        }
        if let Some(rest) = pixels.get_mut(x..) {
            self.span(rest, sum);
        }
    }

    fn span(self, pixels: Pixels<'_>, sum: f32) {
        match self.hides(sum) {
            0 => {}
            255 => pixels.fill(self.solid),
            some => pixels.iter_mut().for_each(|p| self.dot(p, some)),
        }
    }

    #[expect(clippy::cast_possible_truncation, reason = "a mean of two bytes")]
    fn dot(self, pixel: &mut [u8; 4], hides: u32) {
        match hides {
            0 => {}
            255 => *pixel = self.solid,
            some => {
                for (below, above) in pixel.iter_mut().zip(self.solid) {
                    let mixed = u32::from(above) * some + u32::from(*below) * (255 - some) + 128;
                    *below = ((mixed + (mixed >> 8)) >> 8) as u8;
                }
            }
        }
    }
}
