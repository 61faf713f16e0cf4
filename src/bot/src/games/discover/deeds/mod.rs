//! What can be done without walking, as a person thinks of it: one deed may be several orders.

mod far;
mod goal;
mod kinds;
mod often;
mod single;
mod swap;

use castaway_discover::{command::Command, seek::SoughtLand};

pub use self::{
    kinds::{Deed, Rank, priced},
    single::look_at,
};
use self::{
    often::{fish_often, gather_all, water_often},
    single::single,
    swap::swaps,
};
use super::{scene::Scene, wary};

/// The name of the end of the turn in component ids.
pub const END: &str = "end";
/// The same by somebody who was asked whether they mean it.
pub const ENDS: &str = "end!";

/// All deeds of the seat that is spoken of as far as these eyes may know of them, the most wanted first; the end of the turn is
/// none of them.
pub fn deeds(scene: &Scene<'_>) -> Vec<Deed> {
    let legal = scene.legal();
    let singles = legal.iter().filter_map(|command| single(scene, command));
    let mut all: Vec<Deed> = singles.collect();
    all.extend(water_often(scene, &legal));
    all.extend(fish_often(scene, &legal));
    all.extend(gather_all(scene, &legal));
    all.extend(swaps(scene, &legal));
    all.extend(far::far(scene));
    if !scene.is_own() {
        all.retain(|deed| !deed.secret);
    }
    // Of unknown land first what the quest names.
    let sought = SoughtLand::of(scene.catalog, &scene.view);
    goal::mark(scene, &sought, &mut all);
    let known = scene.known();
    all.sort_by_key(|deed| {
        let tile = deed.commands.last().and_then(|command| match command {
            Command::Scout { tile, .. } => Some(*tile),
            _ => None,
        });
        let fit = tile.and_then(|tile| sought.fit(&known, tile));
        (std::cmp::Reverse(deed.rank), fit)
    });
    all
}

/// A deed by its name.
pub fn deed(scene: &Scene<'_>, code: &str) -> Option<Deed> {
    let found = deeds(scene).into_iter().find(|deed| deed.code == code);
    found.or_else(|| end(scene).filter(|_| code == END || code == ENDS))
}

/// The names of all deeds with their labels.
pub fn list(scene: &Scene<'_>) -> Vec<(String, String)> {
    let all = deeds(scene).into_iter().chain(end(scene));
    all.map(|deed| (deed.code, deed.label)).collect()
}

/// The end of the turn, where the seat that is spoken of has one.
pub fn end(scene: &Scene<'_>) -> Option<Deed> {
    (scene.turn() == Some(scene.seat)).then(|| Deed {
        code: END.into(),
        label: end_label(scene),
        note: String::new(),
        commands: vec![Command::EndTurn],
        rank: Rank::Aside,
        secret: false,
    })
}

/// What a command of a turn is called, also one that has no button.
pub fn named(scene: &Scene<'_>, command: &Command) -> Option<String> {
    let w = &scene.words;
    let to = |space| {
        let space = wary::name(scene, space);
        w.with("di-deed-go", &[("to", (&space).into())])
    };
    match command {
        Command::Move(at) => Some(to(*at)),
        Command::Go { way, .. } => way.last().map(|at| to(*at)),
        Command::EndTurn => Some(end_label(scene)),
        command => single(scene, command).map(|deed| deed.label),
    }
}

/// What the end of a turn is called: alone it is that of the day.
fn end_label(scene: &Scene<'_>) -> String {
    scene.words.get(match scene.alone() {
        true => "di-deed-end",
        false => "di-deed-end-turn",
    })
}
