//! The odds of a fight: of the one that goes on, and of those with enemies that lie face up.

use castaway_discover::{
    ids::Die,
    state::Fight,
    wording::space_name,
    world::{Face, Space},
};
use castaway_kernel::Key;

use super::scene::Scene;
use crate::ui::{
    SEA,
    message::{Embed, Message},
};

/// The numbers of a die.
const SIDES: u8 = 12;
/// An attack that never hits (D-COMBAT-8).
const NO_ATTACK: u8 = 13;
/// So many enemies are listed, the nearest first.
const MOST: usize = 12;

/// The odds, for whoever asks alone: nothing of what lies face down.
pub fn page(scene: &Scene<'_>) -> Message {
    let w = &scene.words;
    let mut lines: Vec<String> = scene.view.fight.iter().map(|f| fought(scene, f)).collect();
    let near = near(scene);
    lines.extend(near.iter().take(MOST).map(|enemy| line(scene, enemy)));
    if lines.is_empty() {
        lines.push(w.get("dx-odds-none"));
    }
    lines.push(format!("-# {}", w.get("dx-odds-about")));
    let embed = Embed::new(w.get("dx-odds-title"), lines.join("\n")).colour(SEA);
    Message::embed(embed).hidden()
}

/// An enemy that lies face up.
struct Enemy {
    card: Key,
    at: Space,
    far: Option<u8>,
    /// Counters of damage on it.
    hurt: u8,
}

/// Enemies that lie face up, the nearest first.
fn near(scene: &Scene<'_>) -> Vec<Enemy> {
    let known = scene.known();
    let here = scene.me().filter(|_| scene.is_here(scene.seat));
    let here = here.map(|me| me.at);
    let enemy = |card: &Key, at: Space, hurt: u8| Enemy {
        card: card.clone(),
        at,
        far: here.map(|here| known.distance(here, at)),
        hurt,
    };
    let monsters = known.monsters();
    let mut all: Vec<Enemy> = monsters
        .filter_map(|monster| Some(enemy(monster.card?, monster.at, monster.hurt)))
        .collect();
    for at in 0..known.spaces() {
        let tokens = known.tokens(at).into_iter();
        all.extend(tokens.filter_map(|token| match token.face {
            Some(Face::Animal(card)) if token.up => Some(enemy(card, at, token.hurt)),
            _ => None,
        }));
    }
    all.sort_by_key(|enemy| enemy.far);
    all
}

fn line(scene: &Scene<'_>, enemy: &Enemy) -> String {
    let w = &scene.words;
    let (name, at) = (w.wording.name(&enemy.card), space_name(enemy.at));
    let def = scene.catalog.enemy(&enemy.card);
    let (defence, attack) = def.map_or((NO_ATTACK, NO_ATTACK), |def| (def.defence, def.attack));
    let seen = if enemy.far.is_some() { "yes" } else { "no" };
    let args = [
        ("card", (&name).into()),
        ("at", (&at).into()),
        ("seen", seen.into()),
        ("far", enemy.far.unwrap_or(0).into()),
        ("hit", ways(defence, 0).into()),
        ("blow", ways(attack, 0).into()),
        ("hurt", enemy.hurt.into()),
    ];
    w.with("dx-odds-enemy", &args)
}

/// The odds of one roll each against an enemy that lies face up, in few words for a button or a menu.
pub fn briefly(scene: &Scene<'_>, card: &Key) -> Option<String> {
    let def = scene.catalog.enemy(card)?;
    let args = [
        ("hit", ways(def.defence, 0).into()),
        ("blow", ways(def.attack, 0).into()),
    ];
    Some(scene.words.with("dx-odds-brief", &args))
}

/// The fight that goes on, with what was added to its dice.
fn fought(scene: &Scene<'_>, fight: &Fight) -> String {
    let w = &scene.words;
    let (name, who) = (w.wording.name(&fight.card), scene.mention(fight.seat));
    let plus = |die: Die| fight.plus.get(die.index()).copied().unwrap_or(0);
    let args = [
        ("card", (&name).into()),
        ("who", (&who).into()),
        ("own", if scene.alone() { "yes" } else { "no" }.into()),
        ("hit", ways(fight.defence, plus(Die::Gray)).into()),
        ("blow", ways(fight.attack, plus(Die::Red)).into()),
    ];
    w.with("dx-odds-fight", &args)
}

/// On how many of its numbers a die reaches what it needs.
fn ways(need: u8, plus: i8) -> u8 {
    if need >= NO_ATTACK {
        return 0;
    }
    let least = i16::from(need) - i16::from(plus);
    let ways = (i16::from(SIDES) + 1 - least).clamp(0, SIDES.into());
    u8::try_from(ways).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_reaches_a_number_on_as_many_of_its_sides_as_there_are_from_it_on() {
        for (need, plus, n) in [
            (1, 0, 12),
            (7, 0, 6),
            (12, 0, 1),
            (13, 9, 0),
            (7, 2, 8),
            (7, -2, 4),
        ] {
            assert_eq!(ways(need, plus), n, "{need} {plus}");
        }
    }
}
