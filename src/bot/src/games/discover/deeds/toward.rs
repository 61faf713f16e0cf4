//! Ways by one press: to where the quest leads, and to water or food for the night.

use castaway_discover::{
    command::Command,
    ids::Res,
    tonight::{How, Need, remedies},
    world::Space,
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
/// That of ways to what a night asks for.
const NEED: &str = "need";

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
    for (at, sign) in needs(scene) {
        let new = |spot: &&Spot| spot.at == at && !ways.iter().any(|way| goes_to(way, spot));
        if let Some(spot) = all.iter().find(new) {
            ways.push(deed(scene, spot, (NEED, sign), Rank::Need));
        }
    }
    ways
}

/// Where stamina reaches what a night asks for and is not there, with its sign.
fn needs(scene: &Scene<'_>) -> Vec<(Space, &'static str)> {
    let all = remedies(&scene.known_to_seat(), scene.seat).into_iter();
    let there = all.filter_map(|one| match (one.need, one.how) {
        (Need::Water, How::There(at)) => Some((at, res_sign(Res::Clean))),
        (Need::Food, How::There(at)) => Some((at, res_sign(Res::Food))),
        (Need::Healing, _) | (_, How::Here(_)) => None,
    });
    there.collect()
}

/// Such a way by the name of its deed: a panel for all names the nearest place of the quest that all know, and somebody may know of a
/// nearer one, which may be where water is.
pub(super) fn of(scene: &Scene<'_>, code: &str) -> Option<Deed> {
    let (name, at) = code.split_once(':')?;
    let spot = spots::spot(scene, at.parse().ok()?)?;
    let is_quest = name == QUEST && spot.wish == Wish::Quest;
    let quest = is_quest.then(|| deed(scene, &spot, (QUEST, GOAL), Rank::Toward));
    let need = || {
        let mut all = needs(scene).into_iter();
        let (_, sign) = all.find(|(there, _)| name == NEED && *there == spot.at)?;
        Some(deed(scene, &spot, (NEED, sign), Rank::Need))
    };
    quest.or_else(need)
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
