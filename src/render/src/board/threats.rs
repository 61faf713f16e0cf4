//! The two Threat spaces.

use castaway_robinson::{
    content::{Requirement, ThreatAction},
    ids::{Kind, Place},
    plan::Goal,
    view::ThreatView,
};

use super::{
    Area, Scene, count,
    hex::token_chip,
    threat_text::{HEADING, LEAD, Room, Row, Setting, counted, goods, number_width, planned},
};
use crate::{
    icons::{self, Icon, Tint},
    labels::UiWord,
    palette,
    svg::{Ink, Type},
};

pub(super) fn draw(s: &mut Scene<'_>, area: Area) {
    let view = s.view;
    for (i, threat) in view.threats.iter().enumerate() {
        let card = area.column(i, 2, super::GAP);
        match threat {
            Some(threat) => one(s, card, threat, u8::try_from(i).unwrap_or(u8::MAX)),
            None => {
                s.c.rect(
                    card.x,
                    card.y,
                    card.w,
                    card.h,
                    16.0,
                    Ink::line(palette::LINE, 3.0).dash("12 10"),
                );
                let words = s.labels.ui(UiWord::NoThreat);
                s.c.fitted(
                    card.x + card.w / 2.0,
                    card.y + card.h / 2.0 + 9.0,
                    card.w - 40.0,
                    Type::text(26.0, palette::SOFT).middle(),
                    &words,
                );
            }
        }
    }
    let tokens: Vec<_> = view
        .tokens
        .iter()
        .filter(|(_, at)| *at == Place::Action(Kind::Threat))
        .map(|(t, _)| *t)
        .collect();
    for (i, token) in tokens.into_iter().enumerate() {
        token_chip(
            s,
            token,
            area.x + area.w / 2.0 + 44.0 * count(i),
            area.y + 26.0,
            34.0,
        );
    }
}

fn one(s: &mut Scene<'_>, area: Area, threat: &ThreatView, slot: u8) {
    s.panel(area);
    // Head: calm once enough pawns stand there.
    let met = threat.planned
        && !s.view.plan.iter().any(|p| {
            matches!(p.what.goal, Goal::Threat { slot: at, .. } if at == slot) && p.missing > 0
        });
    let bar = 50.0;
    let d = format!(
        "M{x} {b}V{t}a14 14 0 0 1 14 -14h{w}a14 14 0 0 1 14 14V{b}z",
        x = area.x + 2.0,
        b = area.y + bar,
        t = area.y + 16.0,
        w = area.w - 32.0
    );
    let colour = match (met, threat.is_harmless()) {
        (true, _) => palette::GREEN,
        (false, true) => palette::NAVY,
        (false, false) => palette::RED,
    };
    s.c.path(&d, Ink::fill(colour));
    if met {
        s.c.tinted(
            Icon::Check,
            area.x + 30.0,
            area.y + 26.0,
            32.0,
            Tint::Flat(palette::WHITE, palette::GREEN),
        );
    } else {
        let icon = if threat.is_harmless() {
            Icon::Cards
        } else {
            Icon::Threat
        };
        let tint = Tint::Flat(palette::WHITE, colour);
        s.c.tinted(icon, area.x + 30.0, area.y + 26.0, 32.0, tint);
    }
    let name = s.labels.card(&threat.card);
    s.c.fitted(
        area.x + 54.0,
        area.y + 36.0,
        area.w - 68.0,
        Type::bold(28.0, palette::WHITE),
        &name,
    );

    let top = area.y + bar + 8.0;
    let ignored = s.labels.threat(threat);
    let room = Room {
        width: area.w - 28.0,
        height: area.bottom() - top - 10.0,
    };
    let set = Setting::of(s, threat, &ignored, slot, room);

    // What meets it.
    let mut y = top;
    for (option, (action, row)) in threat.actions.iter().zip(&set.rows).enumerate() {
        let cell = Area::new(area.x + 14.0, y, room.width, row.height);
        needs(s, cell, action, slot, option, row);
        y += row.height + 2.0;
    }

    // What comes otherwise.
    let foot = Area::new(
        area.x + 10.0,
        y + 2.0,
        area.w - 20.0,
        area.bottom() - y - 12.0,
    );
    if threat.is_harmless() || foot.h < HEADING {
        return;
    }
    let ink = Ink::fill(palette::BLUSH);
    s.c.rect(foot.x, foot.y, foot.w, foot.h, 10.0, ink);
    let heading = s.labels.ui(UiWord::Ignored);
    let word = Type::bold(20.0, palette::RED);
    s.c.text(foot.x + 12.0, foot.y + 23.0, word, &heading);
    let (lines, size) = &set.foot;
    for (i, line) in lines.iter().enumerate() {
        let base = foot.y + 25.0 + (size + LEAD) * (count(i) + 1.0);
        s.c.text(foot.x + 12.0, base, Type::text(*size, palette::INK), line);
    }
}

/// Pawns and price of one option, with the pawns that stand there.
fn needs(s: &mut Scene<'_>, area: Area, action: &ThreatAction, slot: u8, option: usize, row: &Row) {
    let y = area.y + area.h / 2.0;
    let mut x = area.x + 4.0;
    for _ in 0..action.pawns.min(4) {
        s.c.icon(Icon::Pawn, x + 14.0, y, 34.0);
        x += 25.0;
    }
    if action.mixed {
        s.c.text(x + 8.0, y + 9.0, Type::bold(26.0, palette::SOFT), "+");
        x += 24.0;
    }
    x += 12.0;
    for (i, way) in action.requires.iter().enumerate() {
        if i > 0 {
            s.c.text(x, y + 10.0, Type::bold(28.0, palette::SOFT), "/");
            x += 20.0;
        } else {
            s.c.text(x, y + 10.0, Type::bold(28.0, palette::SOFT), "+");
            x += 24.0;
        }
        x = price(s, x, y, way);
    }
    if let Some(plan) = planned(s, (slot, option)) {
        let wide = (area.right() - x).clamp(44.0, 130.0);
        s.pawns(area.right() - wide / 2.0, y, 20.0, wide, plan);
    } else {
        let set = Type::text(row.size, palette::GREEN).end();
        let n = count(row.lines.len());
        for (i, line) in row.lines.iter().enumerate() {
            let base = y + row.size * 0.34 + (row.size + LEAD) * (count(i) - (n - 1.0) / 2.0);
            s.c.text(area.right() - 4.0, base, set, line);
        }
    }
}

fn price(s: &mut Scene<'_>, mut x: f32, y: f32, way: &Requirement) -> f32 {
    for (n, icon) in goods(way) {
        if n == 0 {
            continue;
        }
        if counted(n, icon) {
            s.c.text(x, y + 11.0, Type::bold(30.0, palette::INK), &n.to_string());
            x += number_width(n);
        }
        s.c.icon(icon, x + 18.0, y, 36.0);
        x += 42.0;
    }
    if let Some(item) = &way.item {
        s.c.icon(icons::thing(item.as_str()), x + 18.0, y, 36.0);
        x += 42.0;
    }
    x
}
