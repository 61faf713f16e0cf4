//! Where one can go: every space that stamina reaches over open ground, the most wanted first.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BinaryHeap},
};

use castaway_discover::{
    known::{Known, Used},
    on_way::OnWay,
    seek::{Fit, SoughtLand},
    view::PersonView,
    wording::{landmark_name, space_name, tile_name},
    world::{Icon, Space, tile_of},
};

use super::{
    odds, on_way,
    press::Press,
    scene::Scene,
    springs::spring,
    words::{GOAL, kind_sign, res_sign},
};
use crate::ui::{
    limits::OPTIONS,
    message::{Entry, Select},
    press::GamePresses,
};

/// What a menu says to turn its page.
const TURN: &str = "page:";
/// A way has at most so many spaces.
const LONGEST: usize = 24;

/// What people want of a space, the dearest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wish {
    /// The quest leads there.
    Quest,
    /// Water, for whoever has none.
    Thirst,
    /// A landmark whose story nobody knows.
    Landmark,
    /// Unknown land lies beside it that the quest names.
    Seek,
    /// Something can be gathered.
    Gather,
    /// Unknown land lies beside it.
    Edge,
    /// Somewhere to drink.
    Water,
    /// A fire.
    Fire,
    /// Open ground.
    Ground,
    /// Something waits there.
    Danger,
}

/// A space that can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The space itself.
    pub at: Space,
    /// The spaces that lead there.
    pub way: Vec<Space>,
    /// The stamina that it takes.
    pub stamina: u8,
    /// What it is wanted for.
    pub wish: Wish,
}

/// All spaces that the seat that is spoken of reaches, the most wanted first.
pub fn spots(scene: &Scene<'_>) -> Vec<Spot> {
    match scene.turn() == Some(scene.seat) {
        true => ahead(scene),
        false => Vec::new(),
    }
}

/// All spaces that the seat that is spoken of would reach from where it stands, whoever's turn it is.
pub fn ahead(scene: &Scene<'_>) -> Vec<Spot> {
    let Some(me) = scene.me() else {
        return Vec::new();
    };
    let ways = ways(&scene.known_to_seat(), me.at, me.stamina);
    let goals = scene.words.wording.goals(&scene.view);
    let sought = SoughtLand::of(scene.catalog, &scene.view);
    let spot = |(at, (stamina, way))| Spot {
        at,
        way,
        stamina,
        wish: wish(scene, &goals, &sought, at),
    };
    let mut all: Vec<Spot> = ways.into_iter().map(spot).collect();
    all.sort_by_key(|s| (s.wish, s.stamina, s.way.len(), s.at));
    all
}

/// All spaces that can be reached, with what is said of them.
pub fn list(scene: &Scene<'_>) -> Vec<(Space, String)> {
    let all = spots(scene);
    let all = all.iter();
    all.map(|spot| {
        (
            spot.at,
            format!("{} ({})", label(scene, spot.at), note(scene, spot)),
        )
    })
    .collect()
}

/// The way to a space.
pub fn spot(scene: &Scene<'_>, at: Space) -> Option<Spot> {
    spots(scene).into_iter().find(|spot| spot.at == at)
}

/// The page that a choice of a menu turns to.
pub fn turned(value: &str) -> Option<u8> {
    value.strip_prefix(TURN)?.parse().ok()
}

/// The value of an entry that turns a page.
pub fn turn(page: u8) -> String {
    format!("{TURN}{page}")
}

/// What is seen of a space.
pub fn label(scene: &Scene<'_>, at: Space) -> String {
    let parts = [vec![space_name(at)], signs(scene, at)];
    parts.concat().join(" · ")
}

/// What there is on a space, each with its sign.
pub fn signs(scene: &Scene<'_>, at: Space) -> Vec<String> {
    let (w, known) = (&scene.words, scene.known());
    let mut parts = Vec::new();
    for monster in known.monsters().filter(|m| m.at == at) {
        let name = match monster.card {
            Some(card) => w.wording.name(card),
            None => w.get("di-spot-monster"),
        };
        parts.push(format!("👹 {name}"));
    }
    if let Some(site) = known.site(at) {
        let ground = known.terrain().map(|t| w.wording.ground(t, site.ground));
        parts.extend(ground.filter(|g| !g.is_empty()));
        match site.icon {
            Some(Icon::Camp) => parts.push(w.get("di-spot-camp")),
            Some(Icon::Landmark(n)) => {
                let number = landmark_name(n);
                parts.push(match known.told_at(n) {
                    Some(story) => {
                        let name = w.wording.name(story);
                        let args = [("n", (&number).into()), ("name", (&name).into())];
                        let key = match known.is_shut(n) {
                            true => "di-spot-landmark-shut",
                            false => "di-spot-landmark-told",
                        };
                        w.with(key, &args)
                    }
                    None => w.with("di-spot-landmark", &[("n", (&number).into())]),
                });
            }
            Some(Icon::Objective(n)) => parts.push(w.count("di-spot-objective", n)),
            Some(Icon::Water(_) | Icon::Feature(_)) | None => {}
        }
    }
    for token in known.tokens(at) {
        let what = match token.face {
            Some(face) => w.wording.face(face),
            None => w.wording.token_kind(token.kind),
        };
        parts.push(format!("{} {what}", kind_sign(token.kind)));
    }
    if let Some((res, _)) = known.water(at) {
        let sign = res.map_or("💧", res_sign);
        let kind = spring(scene, at);
        let words = w.with("di-spot-water", &[("kind", kind.into())]);
        parts.push(format!("{sign} {words}"));
    }
    parts.extend(known.fire(at).map(|lit| {
        w.get(if lit {
            "di-spot-fire"
        } else {
            "di-spot-fire-out"
        })
    }));
    let dropped = known.dropped(at);
    if !dropped.is_empty() {
        parts.push(w.signs(&dropped));
    }
    let others = known.seats().filter(|seat| {
        *seat != scene.seat && scene.person(*seat).is_some_and(|person| person.at == at)
    });
    let others: Vec<String> = others
        .filter(|seat| scene.is_here(*seat))
        .map(|seat| format!("🧍 {}", scene.called(seat)))
        .collect();
    parts.extend(others);
    parts
}

/// What going to a space now takes, and what lies beyond it.
pub fn note(scene: &Scene<'_>, spot: &Spot) -> String {
    note_of(scene, spot, on_way::now(scene))
}

/// The same for a walk that gathers this.
pub fn note_of(scene: &Scene<'_>, spot: &Spot, on_way: OnWay) -> String {
    let w = &scene.words;
    let args = [("n", spot.stamina.into()), ("steps", spot.way.len().into())];
    let mut parts = vec![w.with("di-way", &args)];
    let found = on_way::note(scene, &spot.way, on_way);
    parts.extend(Some(found).filter(|found| !found.is_empty()));
    // A walk of several steps does not run into a monster.
    if spot.way.len() > 1 && scene.known().monsters().any(|m| m.at == spot.at) {
        parts.push(w.get("di-way-monster"));
    }
    // What lies face down has no card here, and no odds.
    let known = scene.known();
    let met = known.monsters().filter(|m| m.at == spot.at);
    parts.extend(met.filter_map(|m| odds::briefly(scene, m.card?)));
    let unknown = unknown_beside(&known, spot.at);
    if !unknown.is_empty() {
        let names = tiles(scene, &unknown);
        let args = [("n", unknown.len().into()), ("tiles", (&names).into())];
        parts.push(w.with("di-way-edge", &args));
    }
    parts.join(" · ")
}

/// What a way with something more takes and gathers, short enough for a button.
pub fn price(scene: &Scene<'_>, spot: &Spot, more: u8) -> String {
    let cost = spot.stamina.saturating_add(more);
    let cost = scene.words.count("di-costs", cost);
    match on_way::brief(scene, &spot.way) {
        found if found.is_empty() => cost,
        found => format!("{cost} · {found}"),
    }
}

/// Tiles with their zones, as the map numbers them; tiles of one zone share it.
pub fn tiles(scene: &Scene<'_>, all: &[u8]) -> String {
    let known = scene.known();
    let zone = |tile: u8| known.tiles().get(usize::from(tile)).map_or(0, |t| t.zone);
    let mut zones: Vec<u8> = all.iter().map(|tile| zone(*tile)).collect();
    zones.sort_unstable();
    zones.dedup();
    let of_zone = |n: &u8| {
        let these = all.iter().filter(|tile| zone(**tile) == *n);
        let these: Vec<String> = these.map(|tile| tile_name(*tile)).collect();
        let these = these.join(", ");
        let args = [("tiles", (&these).into()), ("zone", (*n).into())];
        scene.words.with("di-tiles", &args)
    };
    let each: Vec<String> = zones.iter().map(of_zone).collect();
    each.join(", ")
}

/// A page of the menu of destinations.
pub fn menu(scene: &Scene<'_>, all: &[Spot], page: u8) -> Select {
    // The last entries of a page turn it, one forward and one back.
    let per_page = if all.len() > OPTIONS {
        OPTIONS - 2
    } else {
        OPTIONS
    };
    let last = u8::try_from(all.len().saturating_sub(1) / per_page).unwrap_or(u8::MAX);
    let page = page.min(last);
    let first = usize::from(page) * per_page;
    let left = all.len().saturating_sub(first + per_page);
    let entry = |spot: &Spot| {
        let label = label(scene, spot.at);
        let label = match spot.wish {
            Wish::Quest => format!("{GOAL} {label}"),
            _ => label,
        };
        Entry::new(spot.at.to_string(), label, note(scene, spot))
    };
    let shown = all.iter().skip(first).take(per_page);
    let mut entries: Vec<Entry> = shown.map(entry).collect();
    if left > 0 {
        let label = scene.words.count("di-menu-further", left);
        entries.push(Entry::new(turn(page.saturating_add(1)), label, ""));
    }
    if page > 0 {
        let label = scene.words.get("di-menu-before");
        entries.push(Entry::new(turn(page - 1), label, ""));
    }
    let id = Press::Go(page).id(scene.version);
    Select::new(id, scene.words.get("di-menu-go"), entries)
}

fn wish(scene: &Scene<'_>, goals: &[Space], sought: &SoughtLand, at: Space) -> Wish {
    let known = scene.known();
    let named = |tile: &u8| sought.fit(&known, *tile) == Some(Fit::Inside);
    let unknown = unknown_beside(&known, at);
    let landmark = known.landmark(at);
    let dry = |person: &PersonView| person.stock.water() == 0;
    if goals.contains(&at) {
        // Also where a monster waits, which may be what the quest wants.
        Wish::Quest
    } else if known.monsters().any(|m| m.at == at) {
        Wish::Danger
    } else if known.water(at).is_some() && scene.me().is_some_and(dry) {
        Wish::Thirst
    } else if landmark.is_some_and(|n| known.has_news(n, scene.seat)) {
        Wish::Landmark
    } else if unknown.iter().any(named) {
        Wish::Seek
    } else if !known.tokens(at).is_empty() || !known.dropped(at).is_empty() {
        Wish::Gather
    } else if !unknown.is_empty() {
        Wish::Edge
    } else if known.water(at).is_some() {
        Wish::Water
    } else if known.fire(at) == Some(true) {
        Wish::Fire
    } else {
        Wish::Ground
    }
}

/// Tiles beside a space that lie face down.
fn unknown_beside(known: &Known<'_>, at: Space) -> Vec<u8> {
    let tiles = known.around(at).map(tile_of);
    let mut tiles: Vec<u8> = tiles
        .filter(|tile| !known.is_tile_open(*tile) && !known.is_flooded(*tile))
        .collect();
    tiles.sort_unstable();
    tiles.dedup();
    tiles
}

/// The cheapest way to each space that stamina reaches; none leads through a space with a monster.
fn ways(known: &Known<'_>, from: Space, stamina: u8) -> BTreeMap<Space, (u8, Vec<Space>)> {
    let fares = known.fares();
    let held: Vec<Space> = known.monsters().map(|m| m.at).collect();
    let mut found = BTreeMap::new();
    let mut been: BTreeMap<Space, Vec<Used>> = BTreeMap::new();
    // Of equally cheap ways the shorter one, then the one of smaller numbers.
    let start = (0_u8, 0_usize, from, Vec::<Space>::new(), Used::default());
    let mut queue = BinaryHeap::from([Reverse(start)]);
    while let Some(Reverse((spent, steps, at, way, used))) = queue.pop() {
        // Whoever comes later must have kept something that helps once.
        let before = been.entry(at).or_default();
        if before.iter().any(|other| other.is_within(used)) {
            continue;
        }
        before.push(used);
        found.entry(at).or_insert_with(|| (spent, way.clone()));
        if steps >= LONGEST || (at != from && held.contains(&at)) {
            continue;
        }
        for to in known.around(at).filter(|to| known.is_open(*to)) {
            let (cost, used) = fares.enter(to, used);
            let sum = spent.saturating_add(cost);
            if sum <= stamina {
                let way = way.iter().copied().chain([to]).collect();
                queue.push(Reverse((sum, steps + 1, to, way, used)));
            }
        }
    }
    found.remove(&from);
    found
}
