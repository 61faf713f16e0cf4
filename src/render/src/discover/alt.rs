//! The picture in words, for those who do not see it.

use castaway_discover::{
    ids::Res,
    view::{Fate, PersonView, SpaceView},
    wording::{landmark_name, space_name, tile_name},
    world::{Icon, Space},
};
use castaway_kernel::Seat;

use super::{MapInput, MapWord, focus, seats};
use crate::alt::{ALT_LIMIT, sentence};

/// Describes the map and the people. Whole sentences only: the least important are left out when the limit is near.
pub fn alt(input: &MapInput<'_>) -> String {
    let view = input.view;
    let ui = |word| input.labels.ui(word);
    let terrain = view.terrain.as_ref().map(|t| input.labels.card(t));
    let time = match view.night {
        Some(_) => MapWord::Night,
        None => MapWord::Day,
    };
    let head = [Some(input.quest.to_owned()), terrain];
    let head: Vec<String> = head.into_iter().flatten().collect();
    let mut parts = vec![format!("{}: {} {}", head.join(", "), ui(time), view.day)];
    let first = focus(view);
    let others = seats(view).filter(|(seat, _)| *seat != first);
    let all = (seats(view).filter(|(seat, _)| *seat == first)).chain(others);
    parts.extend(all.map(|(seat, who)| person(input, seat, who)));
    if let Some(fight) = &view.fight {
        parts.push(format!(
            "{}: {}",
            ui(MapWord::Fight),
            input.labels.card(&fight.card)
        ));
    }
    if let Some(duel) = &view.duel {
        let [one, other] = duel.seats.map(|seat| input.labels.player(seat));
        parts.push(format!("{}: {one}, {other}", ui(MapWord::Attack)));
    }
    let aims: Vec<String> = input.aims.iter().map(|at| space_name(*at)).collect();
    if !aims.is_empty() {
        parts.push(format!("{}: {}", ui(MapWord::Aim), aims.join(", ")));
    }
    let monsters = view.monsters.iter().map(|m| {
        let name = m.card.as_ref().map(|card| input.labels.card(card));
        let name = name.unwrap_or_else(|| ui(MapWord::Monster));
        format!("{name} {}", space_name(m.at))
    });
    parts.extend(list(monsters));
    let spaces = (0..).zip(&view.spaces);
    let things = spaces.flat_map(|(space, ground)| things(input, space, ground));
    parts.extend(list(things));
    let fog = (0u8..)
        .zip(&view.tiles)
        .filter(|(_, t)| !t.open && !t.flooded);
    let fog: Vec<String> = fog.map(|(tile, _)| tile_name(tile)).collect();
    if !fog.is_empty() {
        parts.push(format!("{}: {}", ui(MapWord::Fog), fog.join(", ")));
    }
    let under = (0u8..).zip(&view.tiles).filter(|(_, t)| t.flooded);
    let under: Vec<String> = under.map(|(tile, _)| tile_name(tile)).collect();
    if !under.is_empty() {
        parts.push(format!("{}: {}", ui(MapWord::Flooded), under.join(", ")));
    }
    join(&parts)
}

fn list(all: impl Iterator<Item = String>) -> Option<String> {
    let all: Vec<String> = all.collect();
    (!all.is_empty()).then(|| all.join(", "))
}

/// Where somebody is and what they have.
fn person(input: &MapInput<'_>, seat: Seat, who: &PersonView) -> String {
    let ui = |word| input.labels.ui(word);
    let name = input.labels.player(seat);
    match who.fate {
        Fate::Won => return format!("{name}: {}", ui(MapWord::Won)),
        Fate::Lost => return format!("{name}: {}", ui(MapWord::Lost)),
        Fate::Here => {}
    }
    let mut out = vec![
        space_name(who.at),
        format!("{} {}", ui(MapWord::Stamina), who.stamina),
    ];
    out.extend(who.damage.iter().map(|d| input.labels.damage(*d)));
    for res in Res::ALL {
        let n = who.stock.units(*res);
        if n > 0 {
            out.push(format!("{} {n}", input.labels.resource(*res)));
        }
    }
    format!("{name}: {}", out.join(", "))
}

/// What is on a space, but for feature tokens that lie face down.
fn things(input: &MapInput<'_>, space: Space, ground: &SpaceView) -> Vec<String> {
    let ui = |word| input.labels.ui(word);
    let mut out = Vec::new();
    match ground.site.and_then(|site| site.icon) {
        Some(Icon::Camp) => out.push(ui(MapWord::Camp)),
        Some(Icon::Landmark(n)) => {
            out.push(format!("{} {}", ui(MapWord::Landmark), landmark_name(n)));
        }
        Some(Icon::Objective(n)) => out.push(format!("{} {n}", ui(MapWord::Objective))),
        Some(Icon::Feature(_) | Icon::Water(_)) | None => {}
    }
    match ground.fire {
        Some(true) => out.push(ui(MapWord::Fire)),
        Some(false) => out.push(ui(MapWord::Ashes)),
        None => {}
    }
    if let Some((res, _)) = ground.water {
        out.push(res.map_or_else(|| ui(MapWord::Source), |res| input.labels.resource(res)));
    }
    if !ground.dropped.is_empty() {
        out.push(ui(MapWord::Dropped));
    }
    let name = space_name(space);
    out.into_iter()
        .map(|what| format!("{what} {name}"))
        .collect()
}

fn join(parts: &[String]) -> String {
    let mut out = String::new();
    for part in parts {
        let part = sentence(part);
        let more = part.chars().count() + 2;
        if out.chars().count() + more > ALT_LIMIT {
            continue;
        }
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(&part);
        out.push('.');
    }
    out
}
