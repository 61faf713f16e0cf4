//! Fields in words, and the menu of those that can be chosen.

use castaway_rollwrite::{
    engine,
    foresight::Progress,
    hex::Hex,
    ids::{Feature, Item, Resource},
    reach::ReachAim,
};

use crate::{
    games::rollwrite::{
        actions::night_hurts,
        destinations::{NEAR, Spot, gathers, near},
        press::{Dice, Press},
        scene::Scene,
        tonight,
        words::resource_sign,
    },
    ui::{
        limits::OPTIONS,
        message::{Entry, Select},
        press::GamePresses,
    },
};

/// What the menu says to turn its page.
const TURN: &str = "page:";

/// The page that a choice of the menu turns to.
pub fn turned(value: &str) -> Option<u8> {
    value.strip_prefix(TURN)?.parse().ok()
}

/// A field as the menu carries it.
pub fn place(at: Hex) -> String {
    format!("{}.{}", at.col, at.row)
}

/// The field that a choice of the menu names; none for a name as older versions wrote it, when the island stood upright
/// in the picture and the same name meant another field.
pub fn chosen(value: &str) -> Option<Hex> {
    let (col, row) = value.split_once('.')?;
    Some(Hex::new(col.parse().ok()?, row.parse().ok()?))
}

/// A page of the menu of fields, those of least `rank` first.
pub(super) fn menu<R: Ord>(
    scene: &Scene<'_>,
    name: &str,
    mut all: Vec<Spot>,
    rank: impl Fn(&Spot) -> R,
    picked: Dice,
    page: u8,
) -> Select {
    all.sort_by_key(|s| (rank(s), s.mark));
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
    let shown = all.iter().skip(first).take(per_page);
    let mut entries: Vec<Entry> = shown.map(|s| entry(scene, s)).collect();
    let turn = |to: u8, label: String| Entry::new(format!("{TURN}{to}"), label, "");
    if left > 0 {
        let label = scene.words.with("rw-menu-further", &[("n", left.into())]);
        entries.push(turn(page + 1, label));
    }
    if page > 0 {
        entries.push(turn(page - 1, scene.words.get("rw-menu-back")));
    }
    let id = Press::Go(picked).id(scene.version);
    let title = scene.words.get(name);
    if last == 0 {
        return Select::new(id, title, entries);
    }
    let args = [
        ("menu", (&title).into()),
        ("page", (u16::from(page) + 1).into()),
        ("of", (u16::from(last) + 1).into()),
    ];
    Select::new(id, scene.words.with("rw-menu-page", &args), entries)
}

/// A field in the menu.
fn entry(scene: &Scene<'_>, spot: &Spot) -> Entry {
    let (label, note) = describe(scene, spot);
    let lacking = gathers(scene, spot).is_some_and(|r| tonight::lacks(scene, r));
    let sinks = spot.aim.is_some() && tonight::sinks(scene, spot.at);
    let task = match spot.win.filter(|_| !spot.deadly) {
        Some(Progress::Meets) => Some("rw-way-meets"),
        Some(Progress::Nears) => Some("rw-way-nears"),
        Some(Progress::Leads) => Some("rw-way-leads"),
        None => None,
    };
    // Whoever walks with the last dice goes into the night at once.
    let ends = spot.aim.is_some() && !spot.deadly && night_hurts(scene, &spot.commands).is_some();
    // Beside more pressing words the wave before the field says it.
    let says_sinks = sinks && !spot.deadly && task.is_none();
    let notes = [
        says_sinks.then_some("rw-way-sinks"),
        spot.deadly.then_some("rw-way-deadly"),
        ends.then_some("rw-way-ends"),
        task,
    ];
    let notes = notes.into_iter().flatten().map(|key| scene.words.get(key));
    let notes: Vec<String> = notes.chain([note]).filter(|n| !n.is_empty()).collect();
    let mut signs = match (spot.deadly, spot.serves, lacking) {
        (true, ..) => "☠️ ".to_owned(),
        (_, true, _) => "🎯 ".to_owned(),
        (_, false, true) => "🌙 ".to_owned(),
        (_, false, false) => String::new(),
    };
    if sinks {
        signs.push_str("🌊 ");
    }
    Entry::new(
        place(spot.at),
        format!("{} · {signs}{label}", spot.mark),
        notes.join(" · "),
    )
}

/// Why nothing can be taken from a field: no die is left after the way, or none that fits.
fn wanted(scene: &Scene<'_>, feature: Feature, spent: bool, wins: bool) -> String {
    let w = &scene.words;
    let Some(player) = scene.player() else {
        return String::new();
    };
    let takes = |v: &u8| engine::takes(scene.catalog, &scene.view.charter, player, feature, *v);
    let values: Vec<String> = (1..=6).filter(takes).map(|v| v.to_string()).collect();
    if feature == Feature::Smoke && !player.made.contains(&Item::Campfire) {
        return w.get("rw-way-fire");
    }
    match values.split_last() {
        None => w.get("rw-way-full"),
        Some(_) if spent => w.get("rw-way-later"),
        // Whatever the die: what lies there is only on the way, or waits for a die that was not picked.
        Some(_) if values.len() == 6 && wins => w.get("rw-way-then"),
        Some(_) if values.len() == 6 => w.get("rw-way-other"),
        Some((last, [])) => w.with("rw-way-wants", &[("dice", last.into())]),
        Some((last, others)) => {
            let others = others.join(", ");
            let args = [("dice", (&others).into()), ("last", last.into())];
            w.with("rw-way-wants-one", &args)
        }
    }
}

/// How many fields of each resource lie about as near to a place as what is told of it, in words; nothing where there is none.
fn goods_near(scene: &Scene<'_>, at: Hex) -> String {
    let map = &scene.state.map;
    let near: Vec<Feature> = map
        .hexes()
        .filter(|h| h.distance(at) <= NEAR)
        .filter_map(|h| map.get(h).filter(|field| !field.used))
        .map(|field| field.feature)
        .collect();
    let goods = Resource::ALL.iter().filter_map(|of| {
        let is = |f: &&Feature| matches!(f, Feature::Gather { resource, .. } if resource == of);
        let count = near.iter().filter(is).count();
        (count > 0).then(|| format!("{}{count}", resource_sign(*of)))
    });
    let goods = goods.collect::<Vec<_>>().join(" ");
    match goods.is_empty() {
        true => String::new(),
        false => {
            let args = [("goods", (&goods).into())];
            scene.words.with("rw-near-goods", &args)
        }
    }
}

/// A field in words: what it is, and what going there takes.
pub fn describe(scene: &Scene<'_>, spot: &Spot) -> (String, String) {
    let w = &scene.words;
    let feature = scene.state.map.get(spot.at).map(|f| f.feature);
    let Some(aim) = spot.aim else {
        let around: Vec<String> = near(scene, spot.at, 4)
            .iter()
            .map(|f| w.feature(*f))
            .collect();
        let label = match around.is_empty() {
            true => w.get("rw-near-nothing"),
            false => around.join(" "),
        };
        return (label, goods_near(scene, spot.at));
    };
    let value = |slot: &u8| {
        let turn = scene.turn();
        let die = turn.and_then(|t| t.dice.get(usize::from(*slot)));
        die.map_or_else(String::new, |d| d.value.to_string())
    };
    let way: Vec<String> = spot.dice.iter().map(value).collect();
    // After a hunt the pips that are left carry on without a die.
    let mut note = match way.is_empty() {
        true => w.get("rw-way-on"),
        false => w.with("rw-way", &[("dice", (&way.join(" + ")).into())]),
    };
    if spot.cross > 0 {
        note.push_str(&w.with("rw-way-cross", &[("n", spot.cross.into())]));
    }
    let name = feature.map(|f| w.feature(f)).unwrap_or_default();
    let label = match aim {
        ReachAim::Take { with, matching } => {
            note.push_str(&w.with("rw-way-take", &[("die", (&value(&with)).into())]));
            if let Some(Feature::Gather { resource, .. }) = feature
                && scene
                    .player()
                    .is_some_and(|p| engine::units(scene.catalog, p, resource) > 1)
            {
                note.push_str(&format!(" +2{}", resource_sign(resource)));
            }
            if matching {
                note.push_str(" +⭐");
            }
            name
        }
        ReachAim::Hunt { with } => {
            note.push_str(&w.with("rw-way-hunt", &[("die", (&value(&with)).into())]));
            name
        }
        ReachAim::Raze { with } => {
            note.push_str(&w.with("rw-way-raze", &[("die", (&value(&with)).into())]));
            w.get("rw-field-structure")
        }
        ReachAim::Build => w.get(if spot.serves {
            "rw-aim-build-goal"
        } else {
            "rw-aim-build"
        }),
        ReachAim::Sea => w.get("rw-aim-sea"),
        ReachAim::Later => {
            let pool = scene.turn().map(|t| t.dice).unwrap_or_default();
            let spent = pool.iter().filter(|d| !d.spent).count() == spot.dice.len();
            if let Some(feature) = feature {
                note.push_str(&wanted(scene, feature, spent, spot.win.is_some()));
            }
            name
        }
        ReachAim::Stand => w.get("rw-aim-stand"),
    };
    (label, note)
}
