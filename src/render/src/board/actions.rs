//! The action spaces that are no place on the island: tokens, the Hunting deck, who hunts, tidies and rests.

use castaway_robinson::{
    ids::{Deck, Kind, Place, TokenKind},
    plan::Goal,
};

use super::{Area, Scene, count, hex::token_chip};
use crate::{
    font::{Typeface, fit, wrap},
    icons::{self, Icon},
    palette,
    svg::Type,
};

/// The spaces in the order in which they are drawn.
const SPACES: [Kind; 6] = [
    Kind::Build,
    Kind::Gather,
    Kind::Explore,
    Kind::Hunt,
    Kind::Arrange,
    Kind::Rest,
];

/// Those that this table has: one more where the scenario offers actions of its own.
pub(super) fn spaces(s: &Scene<'_>) -> Vec<Kind> {
    let own = (!s.view.offered.is_empty()).then_some(Kind::Sheet);
    SPACES.into_iter().chain(own).collect()
}

pub(super) fn draw(s: &mut Scene<'_>, area: Area) {
    let spaces = spaces(s);
    for (i, &kind) in spaces.iter().enumerate() {
        space(s, area.column(i, spaces.len(), 10.0), kind);
    }
}

/// The tokens on an action space and on its deck.
pub(super) fn lying(s: &Scene<'_>, kind: Kind) -> Vec<TokenKind> {
    let here = |at: &Place| {
        *at == Place::Action(kind) || Deck::of(kind).is_some_and(|deck| *at == Place::Deck(deck))
    };
    let tokens = s.view.tokens.iter().filter(|(_, at)| here(at));
    tokens.map(|(token, _)| *token).collect()
}

/// How the head of a space is laid out.
struct Head {
    /// The radius of its sign.
    r: f32,
    /// Where its name begins.
    left: f32,
    /// The least size of a name in one line.
    size: f32,
    /// What the deck beside a name takes.
    deck: f32,
}

const ROOMY: Head = Head {
    r: 24.0,
    left: 67.0,
    size: 22.0,
    deck: 58.0,
};

/// Where a scenario has a space of its own beside the others.
const SMALL: Head = Head {
    r: 19.0,
    left: 52.0,
    size: 18.0,
    deck: 46.0,
};

/// A space below this width has a small head.
const NARROW: f32 = 165.0;

fn space(s: &mut Scene<'_>, area: Area, kind: Kind) {
    s.panel(area);
    let colour = palette::action(kind);
    let Head {
        r,
        left,
        size,
        deck,
    } = if area.w < NARROW { SMALL } else { ROOMY };
    s.disc(
        area.x + 6.0 + 1.25 * r,
        area.y + 34.0,
        r,
        colour,
        icons::action(kind),
    );
    let count_room = if kind == Kind::Hunt { deck } else { 0.0 };
    let name = s.labels.action(kind);
    let room = area.w - left - 7.0 - count_room;
    let (one, fitting) = fit(Typeface::Bold, &name, 26.0, size, room);
    let left = area.x + left;
    if one == name {
        let size = fitting;
        s.c.text(left, area.y + 43.0, Type::bold(size, palette::INK), &name);
    } else {
        let (lines, size) = wrap(Typeface::Bold, &name, 23.0, size * 0.75, room, 2);
        for (i, line) in lines.iter().enumerate() {
            let y = area.y + if lines.len() > 1 { 31.0 } else { 43.0 };
            s.c.text(
                left,
                y + 24.0 * count(i),
                Type::bold(size, palette::INK),
                line,
            );
        }
    }
    if kind == Kind::Hunt {
        s.c.icon(Icon::Cards, area.right() - 40.0, area.y + 34.0, 0.48 * deck);
        let n = s.view.hunting.to_string();
        s.c.text(
            area.right() - 12.0,
            area.y + 43.0,
            Type::bold(27.0, palette::INK).end(),
            &n,
        );
    }
    let y = area.bottom() - 25.0;
    let mut x = area.x + 14.0;
    for token in lying(s, kind) {
        token_chip(s, token, x + 17.0, y, 30.0);
        x += 40.0;
    }
    if kind == Kind::Arrange && s.view.arrange_marker {
        s.c.icon(Icon::Marker, x + 17.0, y, 30.0);
        x += 40.0;
    }
    let plans: Vec<_> = s
        .view
        .plan
        .iter()
        .filter(|p| {
            matches!(
                (&p.what.goal, kind),
                (Goal::Hunt, Kind::Hunt)
                    | (Goal::Arrange, Kind::Arrange)
                    | (Goal::Rest, Kind::Rest)
            ) || matches!(
                p.what.goal,
                Goal::Card { kind: as_kind, .. } | Goal::Special { kind: as_kind, space: None, .. }
                    if as_kind == kind
            )
        })
        .collect();
    if plans.is_empty() {
        // Where pawns stand elsewhere, the space tells how many actions of its kind are planned.
        let n = s
            .view
            .plan
            .iter()
            .filter(|p| p.what.goal.kind() == kind && !p.what.pawns.is_empty())
            .count();
        if n > 0 {
            s.c.icon(Icon::Pawn, area.right() - 50.0, y, 26.0);
            s.c.text(
                area.right() - 14.0,
                y + 9.0,
                Type::bold(27.0, colour).end(),
                &format!("\u{d7}{n}"),
            );
        }
        return;
    }
    let room = (area.right() - 10.0 - x) / count(plans.len());
    for plan in plans {
        let wide = room.min(110.0);
        s.pawns(x + wide / 2.0, y, 18.0, wide - 4.0, plan);
        x += wide;
    }
}
