//! The head of the sheet: what is played, the round track, the phase, the event deck.

use castaway_robinson::{ids::Phase, task::CardRef};

use super::{Area, Scene, count};
use crate::{
    icons::{Icon, Tint, weather_die},
    labels::UiWord,
    palette,
    svg::{Ink, Type},
};

pub(super) fn draw(s: &mut Scene<'_>, area: Area) {
    title(s, Area { h: 56.0, ..area });
    rounds(s, Area { y: area.y + 66.0, h: area.h - 66.0, ..area });
}

fn title(s: &mut Scene<'_>, area: Area) {
    let baseline = area.y + 42.0;
    let name = s.labels.card(&CardRef::Scenario(s.view.scenario.clone()));
    let used = s.c.fitted(area.x + 4.0, baseline, 380.0, Type::title(42.0, palette::NAVY), &name);

    if let Some(end) = s.view.end {
        let words = s.labels.end(end);
        let won = matches!(end, castaway_robinson::state::End::Won);
        let colour = if won { palette::GREEN } else { palette::RED };
        let x = area.x + used + 40.0;
        s.c.rect(x, area.y, area.right() - x, area.h, 14.0, Ink::fill(colour));
        let mid = x + (area.right() - x) / 2.0;
        s.c.fitted(mid, baseline, area.right() - x - 40.0, Type::bold(36.0, palette::WHITE).middle(), &words);
        return;
    }

    // The deck and what waits beside it stand at the right end.
    let mut x = area.right();
    let left = format!("{}", s.view.events_left);
    s.c.text(x, baseline, Type::bold(34.0, palette::INK).end(), &left);
    x -= 24.0 + count(left.len()) * 18.0;
    s.c.icon(Icon::Cards, x, area.y + 30.0, 40.0);
    x -= 32.0;
    if s.view.waiting_beast {
        s.c.circle(x - 22.0, area.y + 30.0, 25.0, Ink::fill(palette::BLUSH).edge(palette::RED, 2.5));
        s.c.icon(Icon::Paw, x - 22.0, area.y + 30.0, 34.0);
        x -= 60.0;
    }
    phases(s, Area { x: area.x + used + 28.0, w: x - 12.0 - (area.x + used + 28.0), ..area });
}

/// The six phases as a strip of dots, with the name of the running one.
fn phases(s: &mut Scene<'_>, area: Area) {
    let words = s.labels.phase(s.view.phase);
    let mid = area.y + 30.0;
    let step = 26.0;
    let dots = step * 6.0;
    let room = area.w - dots - 20.0;
    let size = 34.0;
    let (text, size) = crate::font::fit(crate::font::Face::Bold, &words, size, 22.0, room);
    let wide = crate::font::Face::Bold.width(&text, size);
    let total = dots + wide + 28.0;
    let x = area.right() - total;
    s.c.rect(x, area.y + 4.0, total, 50.0, 25.0, Ink::fill(palette::NAVY));
    let now = Phase::ALL.iter().position(|&p| p == s.view.phase).unwrap_or(0);
    for i in 0..Phase::ALL.len() {
        let cx = x + 24.0 + count(i) * (step - 3.0);
        let (r, ink) = match i.cmp(&now) {
            std::cmp::Ordering::Less => (6.0, Ink::fill(palette::DEEP)),
            std::cmp::Ordering::Equal => (10.0, Ink::fill(palette::GOLD)),
            std::cmp::Ordering::Greater => (5.5, Ink::line(palette::SEA, 2.0)),
        };
        s.c.circle(cx, mid - 1.0, r, ink);
    }
    s.c.text(x + dots + 8.0, area.y + 41.0, Type::bold(size, palette::WHITE), &text);
}

/// One cell a round; the ship's rounds carry a ship, the running one its weather dice.
fn rounds(s: &mut Scene<'_>, area: Area) {
    let view = s.view;
    let n = usize::from(view.rounds.max(1));
    for i in 0..n {
        let round = u8::try_from(i + 1).unwrap_or(u8::MAX);
        let cell = area.column(i, n, 8.0);
        let now = round == view.round;
        let past = round < view.round;
        let ship = round >= view.ship.0 && round <= view.ship.1;
        let ink = if now {
            Ink::fill(palette::NAVY)
        } else if past {
            Ink::fill(palette::INSET)
        } else if ship {
            Ink::fill(palette::SHALLOW).edge(palette::DEEP, 2.0)
        } else {
            Ink::fill(palette::PAPER).edge(palette::LINE, 2.0)
        };
        s.c.rect(cell.x, cell.y, cell.w, cell.h, 12.0, ink);
        let colour = if now {
            palette::WHITE
        } else if past {
            palette::SOFT
        } else {
            palette::INK
        };
        let icons = usize::from(ship) + if now { view.weather.dice.len() } else { 0 };
        let middle = cell.x + cell.w / 2.0;
        let (x, set) = if icons == 0 {
            (middle, Type::bold(34.0, colour).middle())
        } else if now && icons > 1 {
            (cell.x + 19.0, Type::bold(30.0, colour).middle())
        } else {
            (cell.x + cell.w * 0.3, Type::bold(34.0, colour).middle())
        };
        s.c.text(x, cell.y + cell.h / 2.0 + set.size * 0.35, set, &round.to_string());
        if past {
            s.c.line(cell.x + 16.0, cell.y + cell.h - 14.0, cell.x + cell.w - 16.0, cell.y + 14.0, Ink::line(palette::LINE, 4.0));
        }
        if icons == 0 {
            continue;
        }
        let mut all = Vec::with_capacity(icons);
        if ship {
            all.push(Icon::Ship);
        }
        if now {
            all.extend(view.weather.dice.iter().map(|&die| weather_die(die)));
        }
        let from = if now && icons > 1 { cell.x + 34.0 } else { cell.x + cell.w * 0.5 };
        let each = (cell.x + cell.w - 6.0 - from) / count(all.len());
        for (k, icon) in all.into_iter().enumerate() {
            let x = from + each * (count(k) + 0.5);
            let size = each.min(38.0);
            if now {
                s.c.tinted(icon, x, cell.y + cell.h / 2.0, size, Tint::Flat(palette::STRAW, palette::STRAW));
            } else {
                s.c.icon(icon, x, cell.y + cell.h / 2.0, size);
            }
        }
    }
    let _ = UiWord::Round;
}
