//! Deeds that bring what the quest asks for now carry its sign.

use castaway_discover::{
    command::{Command, Gather},
    ids::Res,
    seek::{Fit, SoughtLand},
    world::{Face, Space},
};

use super::kinds::{Deed, Rank};
use crate::games::discover::{scene::Scene, words::GOAL};

/// Puts the sign of the quest before what serves it; what brings the quest on by itself is told apart by its rank.
pub(super) fn mark(scene: &Scene<'_>, sought: &SoughtLand, all: &mut [Deed]) {
    let known = scene.known();
    let fit = |tile: u8| sought.fit(&known, tile);
    // Where any tile will do none is marked.
    let tiles = all.iter().flat_map(|deed| &deed.commands);
    let mut tiles = tiles.filter_map(scouted);
    let apart = tiles.any(|tile| fit(tile) != Some(Fit::Inside));
    let goals = scene.words.wording.goals(&scene.view);
    for deed in all.iter_mut().filter(|deed| deed.rank < Rank::Toward) {
        let this: &Deed = deed;
        let serves = this.commands.iter().any(|command| match command {
            Command::Gather(what) => found(scene, *what).is_some_and(|res| lacks(scene, res)),
            Command::Cook(_) => lacks(scene, Res::Food),
            Command::Investigate => place(scene, this).is_some_and(|at| goals.contains(&at)),
            command => {
                let tile = scouted(command).filter(|_| apart);
                tile.is_some_and(|tile| fit(tile) == Some(Fit::Inside))
            }
        });
        if serves {
            deed.label = format!("{GOAL} {}", deed.label);
            let scouts = deed.commands.iter().any(|c| scouted(c).is_some());
            // What one's hands have no room for stays behind, and so does land that it may lie on or not.
            if deed.rank != Rank::Aside && !scouts {
                deed.rank = Rank::Toward;
            }
        }
    }
}

/// Whether the quest takes more of a resource than there is for it.
fn lacks(scene: &Scene<'_>, res: Res) -> bool {
    scene.known().quest_lacks(scene.seat, res) > 0
}

/// The tile that a command turns up.
fn scouted(command: &Command) -> Option<u8> {
    match command {
        Command::Scout { tile, .. } => Some(*tile),
        _ => None,
    }
}

/// Where a deed leads.
fn place(scene: &Scene<'_>, deed: &Deed) -> Option<Space> {
    let way = deed.commands.iter().find_map(|command| match command {
        Command::Go { way, .. } => way.last().copied(),
        _ => None,
    });
    way.or_else(|| scene.me().map(|me| me.at))
}

/// What a gather action brings, as far as these eyes know it.
pub(super) fn found(scene: &Scene<'_>, what: Gather) -> Option<Res> {
    let at = scene.me()?.at;
    match what {
        Gather::Dropped(res) => Some(res),
        Gather::Water => scene.known().water(at)?.0,
        Gather::Token(n) => {
            let tokens = scene.known().tokens(at);
            match tokens.get(usize::from(n))?.face? {
                Face::Res(res) | Face::Double(res) => Some(*res),
                Face::WoodOrStone | Face::Animal(_) | Face::Event(_) => None,
            }
        }
    }
}
