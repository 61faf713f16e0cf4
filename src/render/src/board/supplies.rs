//! Morale, resources and weather.

use castaway_robinson::{
    content::WeatherDie,
    ids::{Place, Res},
};

use super::{Area, Scene, count, hex::token_chip};
use crate::{
    font::Typeface,
    icons::{self, Icon, Tint},
    labels::UiWord,
    palette,
    svg::{Ink, Type},
};

/// The track from -3 to 3.
pub(super) fn morale(s: &mut Scene<'_>, area: Area) {
    s.panel(area);
    let words = s.labels.ui(UiWord::Morale);
    s.heading(area, &words);
    let track = Area::new(area.x + 12.0, area.y + 42.0, area.w - 24.0, area.h - 52.0);
    for (i, level) in (-3i8..=3).enumerate() {
        let cell = track.column(i, 7, 5.0);
        let now = level == s.view.morale;
        let (ink, set) = if now {
            let colour = match level {
                ..=-1 => palette::RED,
                0 => palette::NAVY,
                1.. => palette::GREEN,
            };
            (Ink::fill(colour), Type::bold(32.0, palette::WHITE))
        } else {
            (Ink::fill(palette::INSET), Type::bold(23.0, palette::SOFT))
        };
        let grow = if now { 4.0 } else { 0.0 };
        s.c.rect(
            cell.x - grow / 2.0,
            cell.y - grow,
            cell.w + grow,
            cell.h + grow * 2.0,
            9.0,
            ink,
        );
        let text = match level {
            ..=-1 => format!("\u{2013}{}", level.unsigned_abs()),
            0 => "0".to_owned(),
            1.. => format!("+{level}"),
        };
        s.c.text(
            cell.x + cell.w / 2.0,
            cell.y + cell.h / 2.0 + set.size * 0.34,
            set.middle(),
            &text,
        );
    }
}

/// What is there, what is tied to plans, what is to come.
pub(super) fn stock(s: &mut Scene<'_>, area: Area) {
    s.panel(area);
    for (i, &res) in Res::ALL.iter().enumerate() {
        let cell =
            Area::new(area.x + 8.0, area.y + 8.0, area.w - 16.0, area.h - 16.0).column(i, 4, 4.0);
        let mid = cell.x + cell.w / 2.0;
        let n = s.view.stock.get(res);
        let (tied, future) = (s.view.tied.get(res), s.view.future.stock.get(res));
        s.c.icon(icons::resource(res), mid, cell.y + 25.0, 46.0);
        let colour = if n == 0 { palette::SOFT } else { palette::INK };
        s.c.text(
            mid,
            cell.y + 91.0,
            Type::bold(46.0, colour).middle(),
            &n.to_string(),
        );
        let mut marks = Vec::new();
        if tied > 0 {
            marks.push((Icon::Lock, tied.to_string(), palette::SOFT));
        }
        if future > 0 {
            marks.push((Icon::Future, future.to_string(), palette::GREEN));
        }
        // Two marks with two digits each are the most that a column has to hold.
        let natural: f32 = marks
            .iter()
            .map(|(_, text, _)| 27.0 + Typeface::Bold.width(text, 24.0))
            .sum();
        let scale = ((cell.w + 4.0) / natural.max(1.0)).min(1.0);
        let mut x = mid - (natural * scale - 5.0) / 2.0;
        for (icon, text, colour) in marks {
            s.c.icon(icon, x + 10.0 * scale, cell.y + 116.0, 20.0 * scale);
            s.c.text(
                x + 21.0 * scale,
                cell.y + 124.0,
                Type::bold(24.0 * scale, colour),
                &text,
            );
            x += (27.0 + Typeface::Bold.width(&text, 24.0)) * scale;
        }
        if i > 0 {
            s.c.line(
                cell.x - 2.0,
                cell.y + 8.0,
                cell.x - 2.0,
                cell.bottom() - 8.0,
                Ink::line(palette::LINE, 1.5),
            );
        }
    }
}

/// The dice to be rolled and the tokens on the Weather space.
pub(super) fn weather(s: &mut Scene<'_>, area: Area) {
    s.panel(area);
    let words = s.labels.ui(UiWord::Weather);
    s.heading(area, &words);
    dice(s, area, area.bottom() - 36.0, 48.0);
    let night: Vec<_> = s
        .view
        .tokens
        .iter()
        .filter(|(_, at)| *at == Place::Night)
        .map(|(t, _)| *t)
        .collect();
    for (i, &token) in night.iter().enumerate() {
        let x = area.right() - 34.0 - 40.0 * count(i);
        token_chip(s, token, x, area.y + 26.0, 28.0);
        if i + 1 == night.len() {
            s.c.icon(Icon::Moon, x - 38.0, area.y + 26.0, 26.0);
        }
    }
}

/// The dice from the left and the tokens from the right, in a line, the dice of a size.
pub(super) fn dice(s: &mut Scene<'_>, area: Area, y: f32, size: f32) {
    let mut x = area.x + 16.0;
    let weather = &s.view.weather;
    let tokens = [weather.storm, weather.snow, weather.rain];
    let tokens = count(tokens.iter().filter(|there| **there).count()) * (size + 3.0);
    // Many dice stand closer, and smaller.
    let room = (area.w - 32.0 - tokens) / count(weather.dice.len().max(1));
    let full = size;
    let size = size.min(room - 8.0).max(18.0);
    let rolled = weather.prerolled.clone();
    for (i, &die) in weather.dice.iter().enumerate() {
        let (ground, ink) = match die {
            WeatherDie::Rain => ("#e08a2e", palette::WHITE),
            WeatherDie::Winter => (palette::WHITE, palette::NAVY),
            WeatherDie::HungryAnimals => (palette::RED, palette::WHITE),
        };
        s.c.rect(
            x,
            y - size / 2.0,
            size,
            size,
            11.0,
            Ink::fill(ground).edge(palette::INK, 2.5),
        );
        let face = rolled
            .get(i)
            .filter(|(d, _)| *d == die)
            .map(|(_, face)| *face);
        match face {
            None => s.c.tinted(
                icons::weather_die(die),
                x + size / 2.0,
                y,
                size - 14.0,
                Tint::Flat(ink, ground),
            ),
            Some(face) => {
                if let Some((icon, n)) = icons::weather_face(face) {
                    let each = if n > 1 { size * 0.46 } else { size - 14.0 };
                    for k in 0..n {
                        let dx = each * (f32::from(k) - f32::from(n - 1) / 2.0);
                        s.c.tinted(icon, x + size / 2.0 + dx, y, each, Tint::Flat(ink, ground));
                    }
                }
                s.c.icon(
                    Icon::Check,
                    x + size - 3.0,
                    y - size / 2.0 + 3.0,
                    size.min(20.0),
                );
            }
        }
        x += size + 8.0;
    }
    if weather.dice.is_empty() && !(weather.rain || weather.snow || weather.storm) {
        s.c.icon(Icon::Sun, x + size / 2.0, y, 50.0);
    }
    // Tokens stand at the right end.
    let size = full;
    let mut x = area.right() - 16.0;
    for (there, icon) in [
        (weather.storm, Icon::Storm),
        (weather.snow, Icon::Snow),
        (weather.rain, Icon::Rain),
    ] {
        if there {
            let r = size / 2.0;
            x -= size - 2.0;
            let ink = Ink::fill(palette::WHITE).edge(palette::SOFT, 2.0);
            s.c.circle(x + r - 1.0, y, r, ink);
            s.c.icon(icon, x + r - 1.0, y, size - 15.0);
            x -= 5.0;
        }
    }
}
