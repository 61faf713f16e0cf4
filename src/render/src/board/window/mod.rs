//! The picture of a panel, made for the window that the client shows it in: the island large, and beside it what the
//! next decision needs. Discord's desktop client fits a picture of a message into about 550 by 350 pixels, so every
//! text here is at least 22 pixels high.

mod crew;
mod spaces;
mod threats;

use castaway_robinson::{
    ids::{Place, Res, Track},
    plan::{Goal, Project},
};

use super::{Area, Scene, count, header, hex::token_chip, island, pixels, supplies};
use crate::{
    card::{self, CardPicture},
    font::Typeface,
    icons::{self, Icon},
    palette,
    svg::{Ink, Type},
};

const MARGIN: f32 = 12.0;
const GAP: f32 = 8.0;
/// The width of what stands beside the island.
const SIDE: f32 = 316.0;
/// The width of a card.
const CARD: f32 = 520.0;
/// The smallest text: 11 pixels where 1100 are shown as 550.
const SMALL: f32 = 22.0;

/// Draws the parts on a sheet of this size.
pub(super) fn draw(s: &mut Scene<'_>, width: f32, height: f32) {
    let inner = Area::new(MARGIN, 10.0, width - 2.0 * MARGIN, height - 10.0 - MARGIN);
    let head = Area { h: 96.0, ..inner };
    header::draw(s, head, 57.0, header::Beside::Goal);
    let body = Area {
        y: inner.y + 96.0 + GAP,
        h: inner.h - 96.0 - GAP,
        ..inner
    };
    let left = Area {
        w: body.w - SIDE - GAP,
        ..body
    };
    let spaces = spaces::used(s);
    let strip = if spaces.is_empty() { 0.0 } else { 62.0 };
    let sea = Area {
        h: left.h - if spaces.is_empty() { 0.0 } else { strip + GAP },
        ..left
    };
    island::draw(s, sea);
    if !spaces.is_empty() {
        let row = Area {
            y: sea.bottom() + GAP,
            h: strip,
            ..left
        };
        for (i, kind) in spaces.iter().enumerate() {
            spaces::one(s, row.column(i, spaces.len().max(4), GAP), *kind);
        }
    }
    side(
        s,
        Area {
            x: body.right() - SIDE,
            w: SIDE,
            ..body
        },
    );
}

/// Draws the same with a card in place of camp and threats: one that a question is about, or the newest that was drawn.
pub(super) fn with_card(s: &mut Scene<'_>, width: f32, height: f32, card: &CardPicture) {
    let inner = Area::new(MARGIN, 10.0, width - 2.0 * MARGIN, height - 10.0 - MARGIN);
    let head = Area { h: 96.0, ..inner };
    header::draw(s, head, 57.0, header::Beside::Goal);
    let body = Area {
        y: inner.y + 96.0 + GAP,
        h: inner.h - 96.0 - GAP,
        ..inner
    };
    // As wide in every case, so that its words can be read without opening it; it says no more than finds room so.
    let scale = CARD / pixels(CardPicture::WIDTH);
    let (picture, _) = card::paint_within(card, body.h / scale, SMALL / scale);
    let left = Area {
        w: body.w - CARD - GAP,
        ..body
    };
    let rows = crew::lines_below(s);
    let crew = count(rows) * 50.0 + count(rows.saturating_sub(1)) * 6.0;
    let store = 96.0;
    let sea = Area {
        h: left.h - store - crew - 2.0 * GAP,
        ..left
    };
    island::draw(s, sea);
    let row = Area {
        y: sea.bottom() + GAP,
        h: store,
        ..left
    };
    let cells = row.split(&[0.57, 0.43], GAP);
    stock(s, cells[0]);
    sky(s, cells[1], 0.36);
    crew::draw_below(
        s,
        Area {
            y: left.bottom() - crew,
            h: crew,
            ..left
        },
        rows,
    );
    s.c.place(left.right() + GAP, body.y, scale, &picture);
}

/// What stands beside the island, from the store down to the threats.
fn side(s: &mut Scene<'_>, area: Area) {
    let rows = crew::lines(s);
    let crew = count(rows) * 50.0 + count(rows.saturating_sub(1)) * 6.0;
    let threats = 2.0 * 64.0 + 6.0;
    let rest = area.h - crew - threats - 4.0 * GAP;
    // Camp, store and morale share what people and threats leave.
    let unit = rest / 338.0;
    let mut y = area.y;
    let mut part = |h: f32| {
        let place = Area { y, h, ..area };
        y += h + GAP;
        place
    };
    stock(s, part(112.0 * unit));
    camp(s, part(146.0 * unit));
    sky(s, part(80.0 * unit), 0.31);
    crew::draw(s, part(crew), rows);
    threats::draw(s, part(threats));
}

/// The resources: what is there, what is tied, what is to come.
fn stock(s: &mut Scene<'_>, area: Area) {
    s.panel(area);
    for (i, &res) in Res::ALL.iter().enumerate() {
        let cell = Area::new(area.x + 6.0, area.y, area.w - 12.0, area.h).column(i, 4, 2.0);
        let mid = cell.x + cell.w / 2.0;
        let (tied, future) = (s.view.tied.get(res), s.view.future.stock.get(res));
        let marked = tied > 0 || future > 0;
        let line = cell.y + area.h * if marked { 0.36 } else { 0.5 };
        let n = s.view.stock.get(res);
        let colour = if n == 0 { palette::SOFT } else { palette::INK };
        let text = n.to_string();
        let wide = Typeface::Bold.width(&text, 38.0) + 36.0;
        s.c.icon(icons::resource(res), mid - wide / 2.0 + 17.0, line, 36.0);
        s.c.text(
            mid + wide / 2.0,
            line + 13.0,
            Type::bold(38.0, colour).end(),
            &text,
        );
        let marks = [
            (tied > 0, Icon::Lock, tied, palette::SOFT),
            (future > 0, Icon::Future, future, palette::GREEN),
        ];
        let marks: Vec<_> = marks.into_iter().filter(|mark| mark.0).collect();
        // Two marks with two digits each fit if they stand close.
        let wide = |n: u16| 16.0 + Typeface::Bold.width(&n.to_string(), SMALL);
        let total: f32 = marks.iter().map(|mark| wide(mark.2)).sum();
        let mut x = mid - total / 2.0;
        for (_, icon, n, colour) in marks {
            let y = cell.y + area.h * 0.78;
            s.c.icon(icon, x + 7.0, y, 15.0);
            s.c.text(x + 15.0, y + 8.0, Type::bold(SMALL, colour), &n.to_string());
            x += wide(n);
        }
    }
}

/// Shelter, roof, palisade and weapon by their signs, with what a level costs and who builds it.
fn camp(s: &mut Scene<'_>, area: Area) {
    s.panel(area);
    let cells = Area::new(area.x + 8.0, area.y + 8.0, area.w - 16.0, area.h - 16.0);
    let there = s.view.shelter || s.view.natural_shelter;
    let icon = match (s.view.shelter, s.view.natural_shelter) {
        (true, _) => Icon::House,
        (false, true) => Icon::Cave,
        (false, false) => Icon::Tent,
    };
    let goal = Goal::Build(Project::Shelter);
    let cell = cells.row(0, 2, 6.0).column(0, 2, 6.0);
    let x = camp_cell(s, cell, icon, &goal, Place::Shelter);
    let mark = if there { Icon::Check } else { Icon::Cross };
    s.c.icon(mark, x + 15.0, cell.y + cell.h / 2.0, 30.0);
    for (i, &track) in Track::ALL.iter().enumerate() {
        let at = i + 1;
        let cell = cells.row(at / 2, 2, 6.0).column(at % 2, 2, 6.0);
        let n = match track {
            Track::Roof => s.view.roof,
            Track::Palisade => s.view.palisade,
            Track::Weapon => s.view.weapon,
        };
        let goal = Goal::Build(Project::Level(track));
        let x = camp_cell(s, cell, icons::track(track), &goal, Place::Track(track));
        let colour = if n == 0 { palette::SOFT } else { palette::INK };
        let size = (cell.h * 0.92).clamp(SMALL, 38.0);
        let base = cell.y + cell.h / 2.0 + size * 0.34;
        s.c.text(x, base, Type::bold(size, colour), &n.to_string());
    }
}

/// The ground and sign of one part of the camp, with the tokens that lie there and the pawns; gives where its level stands.
fn camp_cell(s: &mut Scene<'_>, cell: Area, icon: Icon, goal: &Goal, place: Place) -> f32 {
    let ground = Ink::fill(palette::INSET);
    s.c.rect(cell.x, cell.y, cell.w, cell.h, 12.0, ground);
    let y = cell.y + cell.h / 2.0;
    let lying = s.view.tokens.iter().filter(|(_, at)| *at == place);
    let lying: Vec<_> = lying.map(|(token, _)| *token).collect();
    let planned = s.view.plan.iter().any(|p| p.what.goal == *goal);
    if lying.is_empty() || !planned {
        s.c.icon(icon, cell.x + 28.0, y, (cell.h * 0.92).min(42.0));
        // Tokens stand where pawns would.
        let chip = (cell.h * 0.8)
            .min(24.0)
            .min(60.0 / count(lying.len().max(1)));
        for (i, token) in lying.into_iter().enumerate() {
            let x = cell.right() - 6.0 - chip / 2.0 - (chip + 1.0) * count(i);
            token_chip(s, token, x, y, chip);
        }
    } else {
        // Beside pawns the sign makes room for the tokens below it.
        let (chip, room) = (cell.h * 0.38, cell.h * 0.56);
        s.c.icon(icon, cell.x + 28.0, cell.y + room / 2.0 + 1.0, room - 2.0);
        let step = (50.0 / count(lying.len())).min(chip + 2.0);
        let chip = chip.min(step);
        for (i, token) in lying.into_iter().enumerate() {
            let x = cell.x + 5.0 + chip / 2.0 + step * count(i);
            token_chip(s, token, x, cell.bottom() - chip / 2.0 - 2.0, chip);
        }
    }
    if let Some(plan) = s.view.plan.iter().find(|p| p.what.goal == *goal) {
        s.pawns(cell.right() - 32.0, y, 16.0, 54.0, plan);
    }
    cell.x + 56.0
}

/// Morale, in this part of the width, and the weather that is coming.
fn sky(s: &mut Scene<'_>, area: Area, part: f32) {
    let cells = area.split(&[part, 1.0 - part], GAP);
    let (mood, sky) = (cells[0], cells[1]);
    s.panel(mood);
    let level = s.view.morale;
    let (text, colour) = match level {
        ..=-1 => (format!("\u{2013}{}", level.unsigned_abs()), palette::RED),
        0 => ("0".to_owned(), palette::NAVY),
        1.. => (format!("+{level}"), palette::GREEN),
    };
    let y = mood.y + mood.h / 2.0;
    // Beside a wide card the cell is narrow.
    let (icon, size) = if mood.w < 96.0 {
        (30.0, 28.0)
    } else {
        (38.0, 34.0)
    };
    let x = mood.x + 7.0;
    s.c.icon(Icon::Mood, x + icon / 2.0, y, icon);
    let base = y + size * 0.35;
    s.c.text(x + icon + 5.0, base, Type::bold(size, colour), &text);
    s.panel(sky);
    let tight = Area {
        x: sky.x - 6.0,
        w: sky.w + 12.0,
        ..sky
    };
    let weather = &s.view.weather;
    let tokens = [weather.rain, weather.snow, weather.storm];
    let n = weather.dice.len() + tokens.iter().filter(|there| **there).count();
    let size = ((tight.w - 24.0) / count(n.max(1)) - 9.0).min(40.0);
    supplies::dice(s, tight, sky.y + sky.h / 2.0, size);
}
