//! Flat shapes to pixels.
//!
//! The pictures are nothing but shapes in one colour each, which is much less than an SVG renderer must be able to do.
//! What this does not know, is left to one.

mod cover;
mod flat;

use resvg::{
    tiny_skia::{Path, Pixmap, Transform},
    usvg::{self, Group, Node, PaintOrder, Stroke, Tree},
};

use cover::{Cover, Paint, Rule};

/// Draws a picture over what is there.
pub(crate) fn draw(tree: &Tree, transform: Transform, pixmap: &mut Pixmap) {
    if !is_flat(tree.root()) {
        resvg::render(tree, transform, &mut pixmap.as_mut());
        return;
    }
    let size = |n: u32| usize::try_from(n).unwrap_or(0);
    let cover = Cover::new(size(pixmap.width()), size(pixmap.height()));
    let (pixels, _) = pixmap.data_mut().as_chunks_mut::<4>();
    let mut sheet = Sheet { cover, pixels };
    sheet.group(tree.root(), transform);
}

/// Whether all that a group holds is drawn straight onto what lies below, in flat colours.
fn is_flat(group: &Group) -> bool {
    let colour = |paint: &usvg::Paint| matches!(paint, usvg::Paint::Color(_));
    !group.should_isolate()
        && group.children().iter().all(|node| match node {
            Node::Group(group) => is_flat(group),
            Node::Path(path) => {
                path.fill().is_none_or(|fill| colour(fill.paint()))
                    && path.stroke().is_none_or(|stroke| colour(stroke.paint()))
            }
            Node::Image(_) => false,
            Node::Text(text) => is_flat(text.flattened()),
        })
}

/// The paper with the tool.
struct Sheet<'a> {
    cover: Cover,
    pixels: cover::Pixels<'a>,
}

impl Sheet<'_> {
    fn group(&mut self, group: &Group, transform: Transform) {
        let transform = transform.pre_concat(group.transform());
        for node in group.children() {
            match node {
                Node::Group(group) => self.group(group, transform),
                Node::Path(path) if path.is_visible() => self.path(path, transform),
                Node::Text(text) => self.group(text.flattened(), transform),
                Node::Path(_) | Node::Image(_) => {}
            }
        }
    }

    fn path(&mut self, path: &usvg::Path, transform: Transform) {
        match path.paint_order() {
            PaintOrder::FillAndStroke => {
                self.fill(path, transform);
                self.stroke(path, transform);
            }
            PaintOrder::StrokeAndFill => {
                self.stroke(path, transform);
                self.fill(path, transform);
            }
        }
    }

    fn fill(&mut self, path: &usvg::Path, transform: Transform) {
        let Some(fill) = path.fill() else { return };
        let rule = match fill.rule() {
            usvg::FillRule::NonZero => Rule::Winding,
            usvg::FillRule::EvenOdd => Rule::Odd,
        };
        if let Some(paint) = paint(fill.paint(), fill.opacity()) {
            self.shape(path.data(), transform, paint, rule);
        }
    }

    fn stroke(&mut self, path: &usvg::Path, transform: Transform) {
        let Some(stroke) = path.stroke() else { return };
        let Some(paint) = paint(stroke.paint(), stroke.opacity()) else {
            return;
        };
        if let Some(line) = outline(path.data(), stroke, transform) {
            self.shape(&line, transform, paint, Rule::Winding);
        }
    }

    fn shape(&mut self, path: &Path, transform: Transform, paint: Paint, rule: Rule) {
        flat::sides(path, transform, |from, to| self.cover.side(from, to));
        self.cover.paint(self.pixels, paint, rule);
    }
}

fn paint(paint: &usvg::Paint, opacity: usvg::Opacity) -> Option<Paint> {
    match paint {
        usvg::Paint::Color(c) => Some(Paint {
            rgb: [c.red, c.green, c.blue],
            alpha: opacity.to_u8(),
        }),
        usvg::Paint::LinearGradient(_)
        | usvg::Paint::RadialGradient(_)
        | usvg::Paint::Pattern(_) => None,
    }
}

/// The area of a line.
fn outline(path: &Path, stroke: &Stroke, transform: Transform) -> Option<Path> {
    let scale = transform.sx.hypot(transform.ky);
    let stroke = stroke.to_tiny_skia();
    match &stroke.dash {
        Some(dash) => path.dash(dash, scale)?.stroke(&stroke, scale),
        None => path.stroke(&stroke, scale),
    }
}

#[cfg(test)]
mod tests {
    use resvg::usvg::Options;

    use super::*;

    const SHAPES: [&str; 8] = [
        "<rect x='3.3' y='5.7' width='40.5' height='31.2' rx='6' fill='#b23a2a'/>",
        "<circle cx='50' cy='40' r='27.5' fill='none' stroke='#23505c' stroke-width='7'/>",
        "<path d='M10 70C20 10 60 90 90 20Q70 90 10 70Z' fill='#3e7d4f' fill-opacity='0.5'/>",
        "<path d='M5 5L95 95M95 5L5 95' stroke='#000' stroke-width='1.6'/>",
        "<path d='M20 10L80 30L20 60L90 80' fill='none' stroke='#d99a2b' stroke-width='22' stroke-linejoin='round'/>",
        "<path d='M10 10H90V90H10ZM30 30H70V70H30Z' fill-rule='evenodd'/>",
        "<path d='M-40 -30L160 40L30 150Z' fill='#7c3f7d'/>",
        "<path d='M10 50H90' stroke='#000' stroke-width='5' stroke-dasharray='9 7' stroke-linecap='round'/>",
    ];

    fn both(shape: &str) -> (Pixmap, Pixmap) {
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'><rect width='100' height='100' \
             fill='#efe3c8'/><g transform='translate(2 3) scale(0.9)'>{shape}</g></svg>"
        );
        let tree = Tree::from_str(&svg, &Options::default()).expect("a picture");
        let transform = Transform::from_scale(1.3, 1.3);
        let mut ours = Pixmap::new(130, 130).expect("a small picture");
        let mut theirs = ours.clone();
        assert!(is_flat(tree.root()));
        draw(&tree, transform, &mut ours);
        resvg::render(&tree, transform, &mut theirs.as_mut());
        (ours, theirs)
    }

    /// The other renderer looks at sixteen points of a pixel, this one at the area.
    #[test]
    fn shapes_are_as_another_renderer_draws_them() {
        for shape in SHAPES {
            let (ours, theirs) = both(shape);
            let apart = |(a, b): (&u8, &u8)| u32::from(a.abs_diff(*b));
            let all = || ours.data().iter().zip(theirs.data()).map(apart);
            let (most, sum) = (all().max(), all().sum::<u32>());
            assert!(most <= Some(44), "{shape}: {most:?}");
            assert!(sum < 24_000, "{shape}: {sum}");
        }
    }

    #[test]
    fn what_is_not_flat_is_left_to_another() {
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><g opacity='0.5'><rect width='5' \
                   height='5'/><rect width='4' height='4' fill='red'/></g></svg>";
        let tree = Tree::from_str(svg, &Options::default()).expect("a picture");
        assert!(!is_flat(tree.root()));
        let mut paper = Pixmap::new(9, 9).expect("a small picture");
        draw(&tree, Transform::identity(), &mut paper);
        assert!(paper.data().iter().any(|b| *b > 0));
    }
}
