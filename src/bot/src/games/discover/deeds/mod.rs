//! What can be done without walking, as a person thinks of it: one deed may be several orders.

mod costly;
mod far;
mod goal;
mod kinds;
mod often;
mod single;
mod swap;
mod toward;

use castaway_discover::{
    command::Command,
    seek::SoughtLand,
    tonight::{How, remedies},
};

pub use self::{
    costly::spends,
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
/// What stands behind the name of a deed by somebody who was asked so.
pub const SURE: char = '!';

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
    let ways = toward::toward(scene, &all);
    all.extend(ways);
    if !scene.is_own() {
        all.retain(|deed| !deed.secret);
    }
    // Of unknown land first what the quest names.
    let sought = SoughtLand::of(scene.catalog, &scene.view);
    goal::mark(scene, &sought, &mut all);
    for deed in &mut all {
        costly::warn(scene, deed);
    }
    raise_needs(scene, &mut all);
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

/// What brings what a night asks for and is not there comes before all that can wait.
fn raise_needs(scene: &Scene<'_>, all: &mut [Deed]) {
    let helps = remedies(&scene.known_to_seat(), scene.seat).into_iter();
    let helps: Vec<Command> = helps
        .filter_map(|one| match one.how {
            How::Here(command) => Some(command),
            How::There(_) => None,
        })
        .collect();
    for deed in all.iter_mut().filter(|deed| deed.rank < Rank::Need) {
        if let [command] = deed.commands.as_slice()
            && helps.contains(command)
        {
            deed.rank = Rank::Need;
        }
    }
}

/// A deed by its name, also by that of somebody who was asked whether they mean it.
pub fn deed(scene: &Scene<'_>, code: &str) -> Option<Deed> {
    let code = code.strip_suffix(SURE).unwrap_or(code);
    let found = deeds(scene).into_iter().find(|deed| deed.code == code);
    let found = found.or_else(|| toward::of(scene, code));
    found.or_else(|| end(scene).filter(|_| code == END))
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
