//! Ways by one press: to where the quest leads, and to water or food for the night.

use castaway_discover::{
    command::Command,
    ids::Res,
    tonight::{How, Need, remedies},
};

use super::kinds::{Deed, Rank};
use crate::games::discover::{
    on_way,
    scene::Scene,
    spots::{self, Spot, Wish, spots},
    wary,
    words::{GOAL, res_sign},
};

/// The name of ways to where the quest leads.
const QUEST: &str = "goal";

/// The nearest space that the quest leads to, unless one stands on such a one or goes there for something anyway, and the nearest
/// of what a night asks for and is not there.
pub(super) fn toward(scene: &Scene<'_>, others: &[Deed]) -> Vec<Deed> {
    let all = spots(scene);
    let mut ways = Vec::new();
    let goals = scene.words.wording.goals(&scene.view);
    let is_there = scene.me().is_some_and(|me| goals.contains(&me.at));
    let quest = all.iter().find(|spot| spot.wish == Wish::Quest);
    let quest = quest.filter(|spot| !is_there && !others.iter().any(|deed| goes_to(deed, spot)));
    ways.extend(quest.map(|spot| deed(scene, spot, (QUEST, GOAL), Rank::Toward)));
    for one in remedies(&scene.known_to_seat(), scene.seat) {
        let How::There(at) = one.how else {
            continue;
        };
        let sign = match one.need {
            Need::Water => res_sign(Res::Clean),
            Need::Food => res_sign(Res::Food),
            Need::Healing => continue,
        };
        let new = |spot: &&Spot| spot.at == at && !ways.iter().any(|way| goes_to(way, spot));
        if let Some(spot) = all.iter().find(new) {
            ways.push(deed(scene, spot, ("need", sign), Rank::Need));
        }
    }
    ways
}

/// The way to where the quest leads, by the name of its deed: a panel for all names the nearest that all know, and somebody may know
/// of a nearer one.
pub(super) fn of(scene: &Scene<'_>, code: &str) -> Option<Deed> {
    let at = code.strip_prefix(QUEST)?.strip_prefix(':')?.parse().ok()?;
    let spot = spots::spot(scene, at).filter(|spot| spot.wish == Wish::Quest)?;
    Some(deed(scene, &spot, (QUEST, GOAL), Rank::Toward))
}

/// Whether a deed leads there to look into what lies there, or to nothing else.
fn goes_to(deed: &Deed, spot: &Spot) -> bool {
    match deed.commands.as_slice() {
        [Command::Go { way, .. }] | [Command::Go { way, .. }, Command::Investigate] => {
            way.last() == Some(&spot.at)
        }
        _ => false,
    }
}

fn deed(scene: &Scene<'_>, spot: &Spot, (code, sign): (&str, &str), rank: Rank) -> Deed {
    let to = wary::name(scene, spot.at);
    let label = (scene.words).with("di-deed-go", &[("to", (&to).into())]);
    Deed {
        code: format!("{code}:{}", spot.at),
        label: format!("{sign} {label}"),
        note: spots::price(scene, spot, 0),
        commands: vec![on_way::go(&spot.way, on_way::now(scene))],
        rank,
        secret: false,
    }
}
