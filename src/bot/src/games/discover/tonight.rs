//! What threatens before the next day, as far as the reader knows, and what a turn would leave undone.

use castaway_discover::{
    command::{Command, Gather},
    ids::Res,
    state::Fate,
    view::PersonView,
    wording::space_name,
};

use super::{
    deeds::{Deed, deeds},
    scene::Scene,
    spots,
};

/// Damage that a survivor has dials for.
const DIALS: usize = 3;
/// A monster this near may come by night.
const NEAR: u8 = 3;

/// What threatens the seat that is spoken of, line by line.
pub fn threats(scene: &Scene<'_>) -> Vec<String> {
    let Some(me) = scene.me().filter(|me| me.fate == Fate::Here) else {
        return Vec::new();
    };
    if scene.outcome().is_some() || me.character.is_none() {
        return Vec::new();
    }
    let w = &scene.words;
    let mut lines = Vec::new();
    match DIALS.saturating_sub(me.damage.len()) {
        0 => lines.push(w.get("di-threat-last")),
        1 => lines.push(w.get("di-threat-frail")),
        _ => {}
    }
    if lacks_food(me) {
        lines.push(w.get("di-threat-food"));
    }
    if me.stock.water() == 0 {
        lines.push(w.get("di-threat-water"));
    }
    let known = scene.known_to_seat();
    if known.fire(me.at) != Some(true) {
        lines.push(w.get("di-threat-cold"));
    }
    for monster in known.monsters() {
        let far = known.distance(me.at, monster.at);
        if far > NEAR {
            continue;
        }
        let name = match monster.card {
            Some(card) => w.wording.name(card),
            None => w.get("di-spot-monster"),
        };
        let at = space_name(monster.at);
        let args = [
            ("foe", (&name).into()),
            ("at", (&at).into()),
            ("n", far.into()),
        ];
        lines.push(w.with("di-threat-monster", &args));
    }
    for threat in &me.threats {
        let name = w.wording.name(threat);
        lines.push(w.with("di-threat-card", &[("what", (&name).into())]));
    }
    lines.into_iter().map(|line| format!("• {line}")).collect()
}

fn lacks_food(me: &PersonView) -> bool {
    me.stock.units(Res::Food) == 0
}

/// What stamina is left for that somebody needs who ends their turn now: a damage that can be healed, food or water that they have
/// none of and that lies within reach.
pub fn undone(scene: &Scene<'_>) -> Vec<String> {
    let Some(me) = scene.me().filter(|me| me.stamina > 0) else {
        return Vec::new();
    };
    let all = deeds(scene);
    let needed = |deed: &&Deed| match deed.commands.first() {
        Some(Command::Recover { who, .. }) => *who == scene.seat,
        Some(Command::Cook(_)) => lacks_food(me),
        Some(Command::Gather(Gather::Dropped(Res::Food | Res::Meat))) => lacks_food(me),
        _ => false,
    };
    let mut found: Vec<String> = all.iter().filter(needed).map(|d| d.label.clone()).collect();
    // The least that is cooked says that something can be.
    let cooks = |deed: &&Deed| matches!(deed.commands.first(), Some(Command::Cook(_)));
    if all.iter().filter(cooks).count() > 1 {
        let many = all.iter().filter(cooks).map(|deed| deed.label.clone());
        let more: Vec<String> = many.skip(1).collect();
        found.retain(|label| !more.contains(label));
    }
    if me.stock.water() == 0
        && let Some(at) = water(scene, me)
    {
        let at = space_name(at);
        let line = scene.words.with("di-undone-water", &[("at", (&at).into())]);
        found.push(line);
    }
    found
}

/// The nearest source that stamina reaches, with one left to draw from it.
fn water(scene: &Scene<'_>, me: &PersonView) -> Option<u8> {
    let known = scene.known_to_seat();
    if known.water(me.at).is_some() {
        return Some(me.at);
    }
    let reached = spots::spots(scene).into_iter();
    let wet = reached.filter(|spot| known.water(spot.at).is_some());
    // What is free on arrival costs nothing more.
    wet.min_by_key(|spot| spot.stamina).map(|spot| spot.at)
}
