//! What a word or a sign means where somebody new meets it first, a line each.

use castaway_discover::{
    event::Event,
    ids::{Kind, Res},
    world::{Icon, SPACES, Space},
};

use super::{
    scene::Scene,
    springs::{self, spring},
    teach,
    words::kind_sign,
};

/// The day on which a newcomer is led no longer.
const SECOND: u16 = 2;
/// When so many tiles lie open, it is said what walks gather.
const WALKS: usize = 3;
/// Up to this number dirty water makes sick, as a rule (D-DIRTY-2).
const SICK: u8 = 3;

/// What is to be explained now; nothing to those who know the game.
pub fn lines(scene: &Scene<'_>) -> Vec<String> {
    let new = scene.meta.teaches || scene.meta.introduces;
    if !new || scene.turn().is_none() || scene.outcome().is_some() {
        return Vec::new();
    }
    let mut all = Vec::new();
    if is_spot_met(scene) {
        all.push(scene.words.get("di-new-spot"));
    }
    if is_dirty_water_met(scene) {
        all.push(dirty(scene));
    }
    if is_first_look(scene) {
        // One thing at a time: what is asked and why something is suggested is much to read already.
        all.push(scene.words.get("di-new-zone"));
        all.truncate(1);
    } else if teach::leads(scene) {
        all.extend(first_day(scene));
    }
    if scene.meta.introduces && scene.alone() && dawns(scene) {
        all.push(scene.words.get("di-new-second-day"));
    }
    all
}

/// What is to be explained on one's own page: what stands on its cards and its buttons.
pub fn hand(scene: &Scene<'_>) -> Vec<String> {
    let new = scene.meta.teaches || scene.meta.introduces;
    if !new || scene.view.day > SECOND || scene.outcome().is_some() {
        return Vec::new();
    }
    let told = |key: &str| format!("-# {}", scene.words.get(key));
    let mut all = Vec::new();
    let cards = scene.view.hand.iter().chain(&scene.view.face_up);
    if cards.count() > 0 {
        all.push(told("di-new-trait"));
    }
    let always = scene.words.get("button-standing");
    let always = [("always", (&always).into())];
    all.push(format!("-# {}", scene.words.with("di-new-always", &always)));
    all
}

/// Whether a marked spot has just come to light.
fn is_spot_met(scene: &Scene<'_>) -> bool {
    let known = scene.known();
    let fresh = scene.events.len().saturating_sub(scene.fresh);
    let mut newest = scene.events.iter().skip(fresh);
    let has = |tile: u8| {
        let first: Space = tile.saturating_mul(SPACES);
        let mut spaces = first..first.saturating_add(SPACES);
        spaces.any(|at| {
            let icon = known.site(at).and_then(|site| site.icon);
            matches!(icon, Some(Icon::Objective(_)))
        })
    };
    newest.any(|event| matches!(event, Event::Revealed(tile) if has(*tile)))
}

/// Whether somebody who is led sees the land for the first time: nothing but the tile of the camp.
pub fn is_first_look(scene: &Scene<'_>) -> bool {
    teach::leads(scene) && open(scene).len() <= 1
}

/// The tiles that lie open.
fn open(scene: &Scene<'_>) -> Vec<u8> {
    let known = scene.known();
    let tiles = u8::try_from(known.tiles().len()).unwrap_or(u8::MAX);
    (0..tiles).filter(|t| known.is_tile_open(*t)).collect()
}

/// What the newest tiles bring: the backs of tokens that are seen for the first time, those of the camp with the first tile that is
/// scouted, and with the second what walks gather.
fn first_day(scene: &Scene<'_>) -> Vec<String> {
    let w = &scene.words;
    let fresh = scene.events.len().saturating_sub(scene.fresh);
    let newest = scene.events.iter().skip(fresh);
    let newest: Vec<u8> = newest
        .filter_map(|event| match event {
            Event::Revealed(tile) => Some(*tile),
            _ => None,
        })
        .collect();
    if newest.is_empty() {
        return Vec::new();
    }
    let (new, old): (Vec<u8>, Vec<u8>) = open(scene)
        .into_iter()
        .partition(|tile| newest.contains(tile));
    let of = |tiles: &[u8]| -> Vec<Kind> {
        let all = tiles.iter().flat_map(|tile| kinds(scene, *tile));
        all.collect()
    };
    let (before, shown) = (of(&old), of(&new));
    // Of the camp's own tokens nothing was said at the first look.
    let is_first = old.len() <= 1;
    let is_new = |kind: &Kind| match is_first {
        true => shown.contains(kind) || before.contains(kind),
        false => shown.contains(kind) && !before.contains(kind),
    };
    let mut met = Kind::ALL.to_vec();
    met.retain(is_new);
    let told: Vec<String> = met.iter().map(|kind| token(scene, *kind)).collect();
    let mut all = Vec::new();
    if !told.is_empty() {
        let told = told.join("; ");
        all.push(w.with("di-new-tokens", &[("what", (&told).into())]));
    }
    let tiles = old.len() + new.len();
    if old.len() < WALKS && tiles >= WALKS {
        all.push(w.get("di-new-on-way"));
    }
    all
}

/// The kinds of tokens that a tile shows, each once.
fn kinds(scene: &Scene<'_>, tile: u8) -> Vec<Kind> {
    let known = scene.known();
    let first: Space = tile.saturating_mul(SPACES);
    let spaces = first..first.saturating_add(SPACES);
    let shown: Vec<Kind> = spaces
        .filter_map(|at| match known.site(at)?.icon {
            Some(Icon::Feature(kind)) => Some(kind),
            _ => None,
        })
        .collect();
    let mut all = Kind::ALL.to_vec();
    all.retain(|kind| shown.contains(kind));
    all
}

/// What is mostly found under tokens of a kind.
fn token(scene: &Scene<'_>, kind: Kind) -> String {
    let w = &scene.words;
    let what = w.wording.token_kind(kind);
    let which = match kind {
        Kind::A => "growth",
        Kind::B => "ground",
        Kind::C => "tracks",
        Kind::D => "traces",
    };
    let args = [
        ("sign", kind_sign(kind).into()),
        ("name", (&what).into()),
        ("kind", which.into()),
    ];
    w.with("di-new-token", &args)
}

/// What dirty water means: alone with one's own number, in company with that of the rules and of all whom who they are, or what they
/// hold, spares more.
fn dirty(scene: &Scene<'_>) -> String {
    let (w, known) = (&scene.words, scene.known());
    let seats = known.seats().filter(|seat| scene.is_here(*seat));
    let each = seats.map(|seat| (seat, known.sick_up_to(seat)));
    let spared: Vec<String> = each
        .filter(|(_, n)| *n != SICK && !scene.alone())
        .map(|(seat, n)| {
            let who = scene.called(seat);
            w.with(
                "di-new-dirty-of",
                &[("who", (&who).into()), ("n", n.into())],
            )
        })
        .collect();
    let n = match scene.alone() {
        true => known.sick_up_to(scene.seat),
        false => SICK,
    };
    let others = match spared.is_empty() {
        true => "none",
        false => "some",
    };
    let who = spared.join(", ");
    let args = [
        ("n", n.into()),
        ("others", others.into()),
        ("who", (&who).into()),
    ];
    w.with("di-new-dirty", &args)
}

/// Whether somebody has just come to a spring that may be dirty, or begins there, or has just drawn dirty water.
fn is_dirty_water_met(scene: &Scene<'_>) -> bool {
    let fresh = scene.events.len().saturating_sub(scene.fresh);
    let mut newest = scene.events.iter().skip(fresh);
    let turn = scene.turn().and_then(|seat| scene.person(seat));
    let here = turn.map(|me| me.at);
    let stands = here.is_some_and(|at| spring(scene, at) != springs::CLEAN);
    (stands && scene.view.day < SECOND)
        || newest.any(|event| match event {
            Event::Gained(_, stock) => stock.units(Res::Dirty) > 0,
            Event::Moved(_, to) => stands && here == Some(*to),
            _ => false,
        })
}

/// Whether the day after the first one has just begun.
fn dawns(scene: &Scene<'_>) -> bool {
    let fresh = scene.events.len().saturating_sub(scene.fresh);
    let mut newest = scene.events.iter().skip(fresh);
    newest.any(|event| *event == Event::Dawn(SECOND))
}
