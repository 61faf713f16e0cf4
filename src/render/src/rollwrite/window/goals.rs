//! The task: the scenario's name, its goals with how far each is, and its own rules, which stay all game long.

use castaway_kernel::Seat;

use super::SMALL;
use crate::{
    board::{Area, count},
    font::{Typeface, fit, lines, wrap},
    icons::Icon,
    palette,
    rollwrite::{Scene, clean},
    svg::{Ink, Type},
};

/// The largest and the usual height of a line.
const LINE: f32 = 27.0;
const HEAD: f32 = 38.0;
/// The height of a further line of the name.
const NAME: f32 = 26.0;
const PAD: f32 = 10.0;
/// From the left end to the text of a goal.
const INDENT: f32 = 42.0;
/// Lines of a goal or a rule at most.
const MOST: usize = 3;

/// A goal in lines.
struct Goal {
    lines: Vec<String>,
    far: Option<String>,
    met: bool,
}

/// What is in the box.
pub(super) struct Box {
    /// The scenario's name in lines, and their size.
    name: Vec<String>,
    size: f32,
    goals: Vec<Goal>,
    /// The scenario's own rules, a list of lines for each.
    rules: Vec<Vec<String>>,
}

impl Box {
    /// What a seat is to do, broken into lines of a width.
    pub fn of(s: &Scene<'_>, seat: Seat, width: f32) -> Self {
        let view = s.input.view;
        // Two scenarios may ask for the same; once is enough.
        let all = &view.charter.goals;
        let new = |(i, goal): &(usize, &_)| all.iter().take(*i).all(|other| other != *goal);
        let goals = all.iter().enumerate().filter(new).map(|(i, goal)| {
            let met = view.stands(seat, i);
            // With what the nights still take before it counts.
            let nights = view.eaten(seat, i).unwrap_or(0);
            let far = view.progress.get(seat.index()).and_then(|all| all.get(i));
            let far = far.copied().flatten().filter(|_| !met);
            let far = far.map(|(have, of)| format!("{have}/{}", of.saturating_add(nights)));
            let used = far
                .as_ref()
                .map_or(0.0, |far| Typeface::Bold.width(far, SMALL) + 10.0);
            let text = s.input.labels.goal(goal);
            let room = width - INDENT - 12.0 - used;
            Goal {
                lines: few(&text, room, MOST),
                far,
                met,
            }
        });
        let rules = s.input.labels.rules(&view.charter);
        let rules = rules.iter().map(|rule| few(rule, width - 40.0, MOST));
        let name = clean(Typeface::Title, s.input.scenario);
        let (name, size) = wrap(Typeface::Title, &name, 27.0, SMALL, width - 58.0, 2);
        Self {
            name,
            size,
            goals: goals.collect(),
            rules: rules.collect(),
        }
    }

    /// The height it takes.
    pub fn height(&self) -> f32 {
        let goals: usize = self.goals.iter().map(|g| g.lines.len()).sum();
        let rules: usize = self.rules.iter().map(Vec::len).sum();
        let gap = if rules > 0 { PAD } else { 0.0 };
        self.head() + count(goals + rules) * LINE + gap + PAD
    }

    fn head(&self) -> f32 {
        HEAD + NAME * count(self.name.len().saturating_sub(1))
    }

    /// Draws it into what is left.
    pub fn draw(self, s: &mut Scene<'_>, area: Area) {
        s.panel(area);
        s.c.icon(Icon::Flag, area.x + 24.0, area.y + 21.0, 28.0);
        for (i, line) in self.name.iter().enumerate() {
            let base = area.y + 29.0 + NAME * count(i);
            let set = Type::title(self.size, palette::NAVY);
            s.c.text(area.x + 44.0, base, set, line);
        }
        // Many lines stand closer, few as they like.
        let room = (area.h - self.height()).min(0.0);
        let n = self.goals.iter().map(|g| g.lines.len()).sum::<usize>()
            + self.rules.iter().map(Vec::len).sum::<usize>();
        let line = (LINE + room / count(n.max(1))).max(SMALL * 0.9);
        let mut y = area.y + self.head();
        for goal in &self.goals {
            if y + line * count(goal.lines.len()) > area.bottom() {
                return;
            }
            y = goal.draw(s, area, y, line);
        }
        if !self.rules.is_empty() {
            let ink = Ink::line(palette::LINE, 2.0);
            let rule = y + PAD / 2.0;
            s.c.line(area.x + 14.0, rule, area.right() - 14.0, rule, ink);
            y += PAD;
        }
        for rule in &self.rules {
            for (i, text) in rule.iter().enumerate() {
                if y + line > area.bottom() {
                    return;
                }
                let base = y + line * 0.75;
                if i == 0 {
                    let dot = Ink::fill(palette::GOLD);
                    s.c.circle(area.x + 17.0, base - SMALL * 0.3, 4.5, dot);
                }
                let set = Type::text(SMALL, palette::SOFT);
                s.c.text(area.x + 30.0, base, set, text);
                y += line;
            }
        }
    }
}

impl Goal {
    /// Draws it from `y` on; gives where the next begins.
    fn draw(&self, s: &mut Scene<'_>, area: Area, y: f32, line: f32) -> f32 {
        let middle = y + line * 0.45;
        if self.met {
            s.c.icon(Icon::Check, area.x + 23.0, middle, 28.0);
        } else {
            let ink = Ink::fill(palette::WHITE).edge(palette::SOFT, 2.5);
            s.c.rect(area.x + 14.0, middle - 9.5, 19.0, 19.0, 5.0, ink);
        }
        let colour = if self.met {
            palette::SOFT
        } else {
            palette::INK
        };
        for (i, text) in self.lines.iter().enumerate() {
            let base = y + line * (count(i) + 0.75);
            let set = Type::text(SMALL, colour);
            s.c.text(area.x + INDENT, base, set, text);
        }
        if let Some(far) = &self.far {
            let set = Type::bold(SMALL, palette::INK).end();
            s.c.text(area.right() - 12.0, y + line * 0.75, set, far);
        }
        y + line * count(self.lines.len())
    }
}

/// A text in at most so many lines of a width; what is longer is cut.
fn few(text: &str, width: f32, most: usize) -> Vec<String> {
    let text = clean(Typeface::Text, text);
    let mut found = lines(Typeface::Text, &text, SMALL, width);
    if found.len() <= most {
        return found;
    }
    let rest = found.split_off(most.saturating_sub(1)).join(" ");
    found.push(fit(Typeface::Text, &rest, SMALL, SMALL, width).0);
    found
}
