//! Numbered fields in words.

use castaway_rollwrite::reach::Aim;

use super::super::{
    scene::Scene,
    spots::{Spot, near},
};
use crate::message::Entry;

/// A numbered field in the menu.
pub fn entry(scene: &Scene<'_>, spot: &Spot) -> Entry {
    let (label, note) = describe(scene, spot);
    Entry::new(
        spot.number.to_string(),
        format!("{} · {label}", spot.number),
        note,
    )
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
        return (around.join(" "), String::new());
    };
    let value = |slot: &u8| {
        let turn = scene.turn();
        let die = turn.and_then(|t| t.dice.get(usize::from(*slot)));
        die.map_or_else(String::new, |d| d.value.to_string())
    };
    let way: Vec<String> = spot.dice.iter().map(value).collect();
    let mut note = w.with("rw-way", &[("dice", (&way.join(" + ")).into())]);
    if spot.cross > 0 {
        note.push_str(&w.with("rw-way-cross", &[("n", spot.cross.into())]));
    }
    let name = feature.map(|f| w.feature(f)).unwrap_or_default();
    let label = match aim {
        Aim::Take { with, matching } => {
            note.push_str(&w.with("rw-way-take", &[("die", (&value(&with)).into())]));
            if matching {
                note.push_str(" +⭐");
            }
            name
        }
        Aim::Hunt { with } => {
            note.push_str(&w.with("rw-way-hunt", &[("die", (&value(&with)).into())]));
            name
        }
        Aim::Raze { with } => {
            note.push_str(&w.with("rw-way-raze", &[("die", (&value(&with)).into())]));
            w.get("rw-field-structure")
        }
        Aim::Build => w.get("rw-aim-build"),
        Aim::Sea => w.get("rw-aim-sea"),
        Aim::Later => {
            let pool = scene.turn().map(|t| t.dice).unwrap_or_default();
            if pool.iter().filter(|d| !d.spent).count() == spot.dice.len() {
                note.push_str(&w.get("rw-way-later"));
            }
            name
        }
        Aim::Stand => w.get("rw-aim-stand"),
    };
    (label, note)
}
