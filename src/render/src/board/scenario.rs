//! The scenario's own sheet: the wood pile, the fire, the ship, or what else wins.

use castaway_robinson::{
    content::Aim,
    view::{Absence, AimView, CrewView},
};

use super::{Area, Scene, count};
use crate::{
    Key,
    font::{Typeface, fit, wrap},
    icons::{self, Icon, Tint},
    labels::UiWord,
    palette,
    svg::{Ink, Type},
};

pub(super) fn draw(s: &mut Scene<'_>, area: Area) {
    s.panel(area);
    if s.view.pile.is_empty() {
        return aims(s, area);
    }
    let words = s.labels.ui(UiWord::Pile);
    s.heading(area, &words);
    let (has, wants) = s.view.pile.iter().fold((0u16, 0u16), |(a, b), &(n, size)| {
        (a + u16::from(n), b + u16::from(size))
    });
    let colour = if has >= wants {
        palette::GREEN
    } else {
        palette::INK
    };
    s.c.text(
        area.right() - 16.0,
        area.y + 36.0,
        Type::bold(32.0, colour).end(),
        &format!("{has}/{wants}"),
    );

    let goal = 54.0;
    let floor = area.bottom() - goal - 18.0;
    pyres(
        s,
        Area::new(
            area.x + 14.0,
            area.y + 46.0,
            area.w - 28.0,
            floor - area.y - 46.0,
        ),
    );
    fire_and_ship(
        s,
        Area::new(
            area.x + 10.0,
            area.bottom() - goal - 8.0,
            area.w - 20.0,
            goal,
        ),
    );
}

/// What wins the scenario, line by line, with how much of it there is; where there are many, what the camp must have
/// shares a line.
fn aims(s: &mut Scene<'_>, area: Area) {
    let words = s.labels.ui(UiWord::Goal);
    s.heading(area, &words);
    let view = s.view;
    let eaters = usize::from(view.mouths > 0);
    let crew = usize::from(!view.crew.is_empty());
    let many = view.aims.len() + eaters + crew > 4;
    let (short, long): (Vec<&AimView>, Vec<&AimView>) =
        (view.aims.iter()).partition(|aim| many && is_of_camp(&aim.aim));
    let chips = usize::from(!short.is_empty());
    let lines = count((long.len() + chips + eaters + crew).max(1));
    let step = ((area.h - 60.0) / lines).min(86.0);
    let mut middles = (0..).map(|i| area.y + 52.0 + step * (count(i) + 0.5));
    for (aim, y) in long.into_iter().zip(&mut middles) {
        one_aim(s, area, (y, step), aim);
    }
    if let Some(y) = middles.next().filter(|_| chips > 0) {
        of_camp(s, area, (y, step), &short);
    }
    let size = (step * 0.8).min(32.0);
    if let Some(y) = middles.next().filter(|_| eaters > 0) {
        s.c.icon(Icon::Cradle, area.x + 36.0, y, (step * 0.9).min(40.0));
        let words = s.labels.ui(UiWord::Children);
        let room = area.w - 190.0;
        let set = Type::bold(size.min(26.0), palette::INK);
        s.c.fitted(area.x + 66.0, y + 9.0, room, set, &words);
        let set = Type::bold(size, palette::INK).end();
        let mouths = view.mouths.to_string();
        s.c.text(area.right() - 60.0, y + size * 0.34, set, &mouths);
        let food = (step * 0.9).min(36.0);
        s.c.icon(Icon::Food, area.right() - 34.0, y, food);
    }
    if crew > 0 {
        let y = area.y + 52.0 + step * (lines - 0.5);
        strip(s, area.x + 12.0, y, area.w - 24.0, step);
    }
}

/// What the camp must have, which its sign says.
fn is_of_camp(aim: &Aim) -> bool {
    matches!(aim, Aim::Shelter | Aim::Level { .. })
}

/// An aim with its sign, its words and how much of it there is.
fn one_aim(s: &mut Scene<'_>, area: Area, (y, step): (f32, f32), aim: &AimView) {
    let icon = (step * 0.9).min(40.0);
    s.c.icon(icons::aim(&aim.aim), area.x + 36.0, y, icon);
    let tally = format!("{}/{}", aim.have, aim.of);
    let colour = if aim.met {
        palette::GREEN
    } else {
        palette::INK
    };
    let size = (step * 0.8).min(32.0);
    let set = Type::bold(size, colour).end();
    s.c.text(area.right() - 16.0, y + size * 0.34, set, &tally);
    let words = s.labels.aim(&aim.aim);
    let room = area.w - 90.0 - Typeface::Bold.width(&tally, size);
    aim_words(s, (area.x + 66.0, y), (room, step), &words);
}

/// What the camp must have side by side, by its signs, each with whether it has it.
fn of_camp(s: &mut Scene<'_>, area: Area, (y, step): (f32, f32), aims: &[&AimView]) {
    let size = step.min(44.0);
    let wide = (area.w - 24.0) / count(aims.len().max(1));
    for (i, aim) in aims.iter().enumerate() {
        let x = area.x + 12.0 + wide * (count(i) + 0.5);
        s.c.icon(icons::aim(&aim.aim), x - size * 0.3, y, size * 0.85);
        let mark = if aim.met { Icon::Check } else { Icon::Cross };
        s.c.icon(mark, x + size * 0.4, y + size * 0.12, size * 0.6);
    }
}

/// The crew from left to right, as they are lost: the next one in a ring, the dead and the captives pale.
fn strip(s: &mut Scene<'_>, x: f32, y: f32, room: f32, most: f32) {
    let all: Vec<CrewView> = s.view.crew.clone();
    let step = room / count(all.len().max(1));
    let r = (step / 2.0 - 3.0).min(most / 2.0 - 4.0);
    for (i, member) in all.iter().enumerate() {
        let x = x + step * (count(i) + 0.5);
        let (colour, icon) = match member.absent {
            Some(Absence::Dead) => (palette::SOFT, Icon::Skull),
            Some(Absence::Captive) => (palette::RED, Icon::Lock),
            None | Some(Absence::Freed) if member.vital => (palette::GREEN, Icon::Clap),
            None | Some(Absence::Freed) => (palette::NAVY, Icon::Person),
        };
        if member.next {
            s.c.circle(x, y, r + 3.5, Ink::line(palette::GOLD, 4.0));
        }
        s.disc(x, y, r, colour, icon);
    }
}

/// Words of an aim, as large as room and line height allow without cutting them, in at most three lines.
fn aim_words(s: &mut Scene<'_>, (x, y): (f32, f32), (room, step): (f32, f32), words: &str) {
    let sizes = [26.0, 24.0, 22.0, 20.0, 18.0, 16.0_f32];
    let set = |size: f32| {
        let most = (1..=3).rev().find(|n| size * 1.06 * count(*n) <= step);
        let (lines, _) = wrap(Typeface::Bold, words, size, size, room, most.unwrap_or(1));
        (lines, size)
    };
    let whole = |found: &(Vec<String>, f32)| found.0.join(" ") == words;
    let (lines, size) = (sizes.into_iter().map(set).find(whole)).unwrap_or_else(|| {
        let (line, size) = fit(Typeface::Bold, words, 16.0, 14.0, room);
        (vec![line], size)
    });
    let high = size * 1.06;
    let first = y + size * 0.34 - high * count(lines.len() - 1) / 2.0;
    let ink = Type::bold(size, palette::INK);
    for (i, line) in lines.iter().enumerate() {
        s.c.text(x, first + high * count(i), ink, line);
    }
}

/// How many logs lie in each layer of a pyre, the lowest first.
fn layers(size: u8) -> Vec<u8> {
    match size {
        0..=2 => vec![size],
        3 | 4 => vec![2, size - 2],
        _ => {
            let base = size.div_ceil(3);
            let second = (size - base).div_ceil(2);
            vec![base, second, size - base - second]
        }
    }
}

fn pyres(s: &mut Scene<'_>, area: Area) {
    let view = s.view;
    let widths: Vec<f32> = view
        .pile
        .iter()
        .map(|&(_, size)| layers(size).first().copied().map_or(1.0, f32::from))
        .collect();
    let logs: f32 = widths.iter().sum();
    let gaps = count(view.pile.len().saturating_sub(1));
    // A log is as large as the row allows, and no more than three layers high.
    let d = ((area.w - 18.0 * gaps) / logs.max(1.0))
        .min(area.h / 2.95)
        .min(46.0);
    let total = d * logs + 18.0 * gaps;
    let mut x = area.x + (area.w - total) / 2.0;
    let floor = area.bottom() - 6.0;
    let mut open = view.pile_open;
    for (&(has, size), &wide) in view.pile.iter().zip(&widths) {
        let full = has >= size;
        let now = open && !full;
        if now {
            open = false;
            let tall = d * (1.0 + 0.88 * count(layers(size).len() - 1)) + 6.0;
            s.c.rect(
                x - 7.0,
                floor - tall,
                wide * d + 14.0,
                tall + 8.0,
                12.0,
                Ink::fill(palette::STRAW).edge(palette::GOLD, 2.5),
            );
        }
        let mut left = has;
        for (layer, n) in layers(size).into_iter().enumerate() {
            let cy = floor - d / 2.0 - d * 0.88 * count(layer);
            let first = x + (wide - f32::from(n)) * d / 2.0;
            for i in 0..n {
                let cx = first + d * (f32::from(i) + 0.5);
                let r = d / 2.0 - 1.5;
                if left > 0 {
                    left -= 1;
                    s.c.circle(cx, cy, r, Ink::fill("#d9a866").edge("#5f3c1c", 3.5));
                    s.c.circle(cx, cy, r * 0.45, Ink::line("#8a5a2c", 2.2));
                } else {
                    s.c.circle(cx, cy, r, Ink::line(palette::SOFT, 2.2).dash("5 5"));
                }
            }
        }
        x += wide * d + 18.0;
    }
    s.c.line(
        area.x,
        floor + 1.0,
        area.right(),
        floor + 1.0,
        Ink::line(palette::LINE, 3.0),
    );
}

fn fire_and_ship(s: &mut Scene<'_>, area: Area) {
    let y = area.y + area.h / 2.0;
    if let Some(item) = &s.view.goal_item {
        item_to_build(s, area.column(0, 2, 8.0), item);
    }
    let Some((from, to)) = s.view.ship else {
        return;
    };

    let right = area.column(1, 2, 8.0);
    s.c.rect(
        right.x,
        right.y,
        right.w,
        right.h,
        10.0,
        Ink::fill(palette::SHALLOW),
    );
    s.c.icon(Icon::Ship, right.x + 34.0, y, 42.0);
    let words = if from == to {
        from.to_string()
    } else {
        format!("{from}\u{2013}{to}")
    };
    s.c.fitted(
        right.x + 64.0,
        y + 11.0,
        right.w - 72.0,
        Type::bold(32.0, palette::NAVY),
        &words,
    );
}

/// The item that the ship has to see, and whether it is there.
fn item_to_build(s: &mut Scene<'_>, left: Area, item: &Key) {
    let y = left.y + left.h / 2.0;
    let built = s.view.inventions.iter().any(|i| i.id == *item && i.built);
    s.c.rect(
        left.x,
        left.y,
        left.w,
        left.h,
        10.0,
        Ink::fill(if built { palette::SAGE } else { palette::INSET }),
    );
    s.c.tinted(
        icons::thing(item.as_str()),
        left.x + 30.0,
        y,
        38.0,
        if built { Tint::Own } else { Tint::Faint },
    );
    let name = s.labels.item(item);
    s.c.fitted(
        left.x + 54.0,
        y + 9.0,
        left.w - 96.0,
        Type::bold(26.0, palette::INK),
        &name,
    );
    s.c.icon(
        if built { Icon::Check } else { Icon::Cross },
        left.right() - 24.0,
        y,
        28.0,
    );
}
