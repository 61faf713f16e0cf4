//! The threats in a panel's picture.

use castaway_robinson::{
    content::ThreatAction,
    plan::Goal,
    view::{PlacementView, ThreatView},
};

use super::{
    super::threat_text::{counted, goods},
    SMALL,
};
use crate::{
    board::{Area, Scene},
    font::{Typeface, fit},
    icons::{self, Icon, Tint},
    palette,
    svg::{Ink, Type},
};

/// The two Threat spaces: a line for each card, green once enough pawns stand there.
pub(super) fn draw(s: &mut Scene<'_>, area: Area) {
    for (i, threat) in s.view.threats.clone().iter().enumerate().take(2) {
        let row = area.row(i, 2, 6.0);
        match threat {
            Some(threat) => threat_row(s, row, threat, u8::try_from(i).unwrap_or(u8::MAX)),
            None => {
                let ink = Ink::line(palette::LINE, 3.0).dash("12 10");
                s.c.rect(row.x, row.y, row.w, row.h, 14.0, ink);
            }
        }
    }
}

fn threat_row(s: &mut Scene<'_>, row: Area, threat: &ThreatView, slot: u8) {
    s.panel(row);
    let plan: Option<PlacementView> = s
        .view
        .plan
        .iter()
        .find(|p| matches!(p.what.goal, Goal::Threat { slot: at, .. } if at == slot))
        .cloned();
    let met = threat.planned && plan.as_ref().is_none_or(|p| p.missing == 0);
    let (colour, icon) = match (met, threat.is_harmless()) {
        (true, _) => (palette::GREEN, Icon::Check),
        (false, true) => (palette::NAVY, Icon::Cards),
        (false, false) => (palette::RED, Icon::Threat),
    };
    let y = row.y + row.h / 2.0;
    s.c.rect(row.x, row.y, 46.0, row.h, 14.0, Ink::fill(colour));
    let tint = Tint::Flat(palette::WHITE, colour);
    s.c.tinted(icon, row.x + 23.0, y, 30.0, tint);
    let wide = if plan.is_some() { 76.0 } else { 0.0 };
    let name = s.labels.card(&threat.card);
    let room = row.w - 58.0 - 8.0;
    let (text, size) = fit(Typeface::Bold, &name, 25.0, SMALL, room);
    let left = row.x + 56.0;
    s.c.text(left, row.y + 26.0, Type::bold(size, palette::INK), &text);
    let mut x = left;
    for (i, action) in threat.actions.iter().enumerate() {
        if i > 0 {
            x = sign(s, x, row.y + 45.0, "/");
        }
        x = needs(s, x, row.y + 45.0, action);
    }
    let y = row.y + 44.0;
    if let Some(plan) = plan {
        s.pawns(row.right() - wide / 2.0 - 4.0, y, 16.0, wide, &plan);
    }
}

/// What meets a threat: pawns and goods.
fn needs(s: &mut Scene<'_>, mut x: f32, y: f32, action: &ThreatAction) -> f32 {
    for _ in 0..action.pawns.min(4) {
        s.c.icon(Icon::Pawn, x + 10.0, y, 26.0);
        x += 19.0;
    }
    for (i, way) in action.requires.iter().enumerate() {
        x = sign(s, x + 4.0, y, if i > 0 { "/" } else { "+" });
        for (n, icon) in goods(way) {
            if n == 0 {
                continue;
            }
            if counted(n, icon) {
                let text = n.to_string();
                s.c.text(x, y + 9.0, Type::bold(25.0, palette::INK), &text);
                x += Typeface::Bold.width(&text, 25.0) + 2.0;
            }
            s.c.icon(icon, x + 13.0, y, 27.0);
            x += 29.0;
        }
        if let Some(item) = &way.item {
            s.c.icon(icons::thing(item.as_str()), x + 13.0, y, 27.0);
            x += 29.0;
        }
    }
    x
}

/// A sign between goods.
fn sign(s: &mut Scene<'_>, x: f32, y: f32, text: &str) -> f32 {
    s.c.text(x, y + 8.0, Type::bold(24.0, palette::SOFT), text);
    x + 17.0
}
