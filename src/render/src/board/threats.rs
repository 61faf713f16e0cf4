//! The two Threat spaces.

use castaway_robinson::{
    content::{Requirement, ThreatAction},
    ids::{Kind, Place},
    plan::Goal,
    view::ThreatView,
};

use super::{Area, Scene, count, hex::token_chip};
use crate::{
    font::{Face, wrap},
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
    s.c.path(
        &d,
        Ink::fill(if met { palette::GREEN } else { palette::RED }),
    );
    if met {
        s.c.tinted(
            Icon::Check,
            area.x + 30.0,
            area.y + 26.0,
            32.0,
            Tint::Flat(palette::WHITE, palette::GREEN),
        );
    } else {
        s.c.tinted(
            Icon::Threat,
            area.x + 30.0,
            area.y + 26.0,
            32.0,
            Tint::Flat(palette::WHITE, palette::RED),
        );
    }
    let name = s.labels.card(&threat.card);
    s.c.fitted(
        area.x + 54.0,
        area.y + 36.0,
        area.w - 68.0,
        Type::bold(28.0, palette::WHITE),
        &name,
    );

    // What meets it.
    let mut y = area.y + bar + 8.0;
    let n = threat.actions.len().clamp(1, 2);
    let row = match (threat.threat.is_empty(), n) {
        // Nothing comes of ignoring it, so that its options have the card to themselves.
        (true, n) => ((area.bottom() - y - 10.0) / count(n) - 2.0).min(74.0),
        (false, 2) => 42.0,
        (false, _) => 50.0,
    };
    for (option, action) in threat.actions.iter().enumerate().take(2) {
        needs(
            s,
            Area::new(area.x + 14.0, y, area.w - 28.0, row),
            action,
            slot,
            option,
        );
        y += row + 2.0;
    }

    // What comes otherwise.
    let ignored = s.labels.threat(threat);
    let foot = Area::new(
        area.x + 10.0,
        y + 2.0,
        area.w - 20.0,
        area.bottom() - y - 12.0,
    );
    if threat.threat.is_empty() || foot.h < 34.0 {
        return;
    }
    s.c.rect(
        foot.x,
        foot.y,
        foot.w,
        foot.h,
        10.0,
        Ink::fill(palette::BLUSH),
    );
    let heading = s.labels.ui(UiWord::Ignored);
    // As large as the text can be with all its lines; the smallest size is cut.
    let fit = |size: f32| {
        (1..=7)
            .rev()
            .find(|&n| 32.0 + (size + 2.5) * count(n) <= foot.h)
            .unwrap_or(1)
    };
    let (mut lines, mut size) = wrap(Face::Text, &ignored, 20.0, 20.0, foot.w - 24.0, fit(20.0));
    for larger in [27.0, 26.0, 25.0, 24.0, 23.0, 22.0, 21.0] {
        let whole = crate::font::lines(Face::Text, &ignored, larger, foot.w - 24.0);
        if whole.len() <= fit(larger) {
            (lines, size) = (whole, larger);
            break;
        }
    }
    s.c.text(
        foot.x + 12.0,
        foot.y + 25.0,
        Type::bold(20.0, palette::RED),
        &heading,
    );
    for (i, line) in lines.iter().enumerate() {
        s.c.text(
            foot.x + 12.0,
            foot.y + 27.0 + (size + 2.5) * (count(i) + 1.0),
            Type::text(size, palette::INK),
            line,
        );
    }
}

/// Pawns and price of one option, with the pawns that stand there.
fn needs(s: &mut Scene<'_>, area: Area, action: &ThreatAction, slot: u8, option: usize) {
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
    let option = u8::try_from(option).unwrap_or(u8::MAX);
    let plan = s
        .view
        .plan
        .iter()
        .find(|p| p.what.goal == Goal::Threat { slot, option });
    let left = area.right() - x;
    if let Some(plan) = plan {
        let wide = left.clamp(44.0, 130.0);
        s.pawns(area.right() - wide / 2.0, y, 20.0, wide, plan);
    } else {
        let reward = s.labels.reward(action);
        if !reward.is_empty() && left > 90.0 {
            s.c.fitted(
                area.right() - 4.0,
                y + 8.0,
                left - 14.0,
                Type::text(23.0, palette::GREEN).end(),
                &reward,
            );
        }
    }
}

fn price(s: &mut Scene<'_>, mut x: f32, y: f32, way: &Requirement) -> f32 {
    let parts = [
        (way.wood, Icon::Wood),
        (way.fur, Icon::Fur),
        (way.food, Icon::Food),
        (way.weapon, Icon::Weapon),
    ];
    for (n, icon) in parts {
        if n == 0 {
            continue;
        }
        if n > 1 || icon == Icon::Weapon {
            s.c.text(x, y + 11.0, Type::bold(30.0, palette::INK), &n.to_string());
            x += 18.0 * count(n.to_string().len());
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
