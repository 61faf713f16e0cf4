//! The camp: shelter, roof, palisade, weapon, and what the next level costs.

use castaway_robinson::{
    content::Price,
    ids::{Place, TokenKind, Track},
    plan::{Goal, Project},
};

use super::{Area, Scene, count, hex::token_chip};
use crate::{
    icons::{self, Icon},
    labels::UiWord,
    palette,
    svg::{Ink, Type},
};

pub(super) fn draw(s: &mut Scene<'_>, area: Area) {
    s.panel(area);
    let words = s.labels.ui(UiWord::Camp);
    s.heading(area, &words);
    price(s, area.right() - 14.0, area.y + 24.0, s.view.camp_price);

    let cells = Area::new(area.x + 12.0, area.y + 42.0, area.w - 24.0, area.h - 54.0);
    shelter(s, cells.row(0, 2, 8.0).column(0, 2, 8.0));
    for (i, &track) in Track::ALL.iter().enumerate() {
        let place = i + 1;
        level(
            s,
            cells.row(place / 2, 2, 8.0).column(place % 2, 2, 8.0),
            track,
        );
    }
}

/// What a level costs: wood or fur.
fn price(s: &mut Scene<'_>, right: f32, y: f32, price: Price) {
    let mut x = right;
    let mut first = true;
    for (n, icon) in [(price.fur, Icon::Fur), (price.wood, Icon::Wood)] {
        if n == 0 {
            continue;
        }
        if !first {
            s.c.text(x - 4.0, y + 9.0, Type::bold(25.0, palette::SOFT).end(), "/");
            x -= 20.0;
        }
        s.c.icon(icon, x - 15.0, y, 28.0);
        s.c.text(
            x - 34.0,
            y + 9.0,
            Type::bold(26.0, palette::INK).end(),
            &n.to_string(),
        );
        x -= 36.0 + 16.0 * count(n.to_string().len());
        first = false;
    }
}

fn cell(s: &mut Scene<'_>, area: Area, icon: Icon, name: &str, goal: &Goal, tokens: &[TokenKind]) {
    s.c.rect(
        area.x,
        area.y,
        area.w,
        area.h,
        12.0,
        Ink::fill(palette::INSET),
    );
    if tokens.is_empty() {
        s.c.icon(icon, area.x + 34.0, area.y + area.h / 2.0, 46.0);
    } else {
        // The sign makes room for the tokens below it.
        let room = area.h - 32.0;
        s.c.icon(
            icon,
            area.x + 34.0,
            area.y + room / 2.0 + 2.0,
            room.min(46.0),
        );
    }
    s.c.fitted(
        area.x + 66.0,
        area.y + area.h - 9.0,
        area.w - 72.0,
        Type::text(20.0, palette::SOFT),
        name,
    );
    for (i, &token) in tokens.iter().enumerate() {
        let step = (58.0 / count(tokens.len())).min(27.0);
        let chip = step.min(25.0);
        let x = area.x + 6.0 + chip / 2.0 + step * count(i);
        token_chip(s, token, x, area.bottom() - 15.0, chip);
    }
    let plans: Vec<_> = s
        .view
        .plan
        .iter()
        .filter(|p| p.what.goal == *goal)
        .collect();
    if let Some(plan) = plans.first() {
        s.pawns(area.right() - 38.0, area.y + 26.0, 17.0, 74.0, plan);
    }
}

fn tokens_on(s: &Scene<'_>, place: Place) -> Vec<TokenKind> {
    s.view
        .tokens
        .iter()
        .filter(|(_, at)| *at == place)
        .map(|(token, _)| *token)
        .collect()
}

fn level(s: &mut Scene<'_>, area: Area, track: Track) {
    let name = s.labels.track(track);
    let tokens = tokens_on(s, Place::Track(track));
    cell(
        s,
        area,
        icons::track(track),
        &name,
        &Goal::Build(Project::Level(track)),
        &tokens,
    );
    let n = match track {
        Track::Roof => s.view.roof,
        Track::Palisade => s.view.palisade,
        Track::Weapon => s.view.weapon,
    };
    let colour = if n == 0 { palette::SOFT } else { palette::INK };
    s.c.text(
        area.x + 66.0,
        area.y + 42.0,
        Type::bold(42.0, colour),
        &n.to_string(),
    );
}

fn shelter(s: &mut Scene<'_>, area: Area) {
    let (icon, word, there) = if s.view.shelter {
        (Icon::House, UiWord::Shelter, true)
    } else if s.view.natural_shelter {
        // The word is long and the cave tells which shelter it is.
        (Icon::Cave, UiWord::Shelter, true)
    } else {
        (Icon::Tent, UiWord::Tent, false)
    };
    let name = s.labels.ui(word);
    let tokens = tokens_on(s, Place::Shelter);
    cell(
        s,
        area,
        icon,
        &name,
        &Goal::Build(Project::Shelter),
        &tokens,
    );
    let mark = if there { Icon::Check } else { Icon::Cross };
    s.c.icon(mark, area.x + 82.0, area.y + 28.0, 34.0);
}
