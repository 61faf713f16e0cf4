//! The same thing several times by one press.

use castaway_discover::{
    command::{Command, Gather},
    ids::Res,
    stock::Stock,
};

use super::kinds::{Deed, Rank};
use crate::games::discover::{
    load::{has_room, is_full},
    scene::Scene,
    springs::{CATCH, CLEAN, caught, draw, spring, taken},
};

/// So often one thing is gathered by one press.
const OFTEN: u8 = 4;

/// Water several times, as often as there is stamina and room for it and the source gives it, and each number below.
pub(super) fn water_often(scene: &Scene<'_>, legal: &[Command]) -> Vec<Deed> {
    let at = scene.me().map(|me| me.at);
    let res = at.and_then(|at| scene.known().water(at)?.0);
    let free = has_free_gather(scene);
    let room = |n: &u8| {
        let drawn = Stock::of(res.unwrap_or(Res::Clean), *n);
        !scene.known_to_seat().is_too_much(&drawn)
    };
    let deed = |often: u8| Deed {
        code: format!("water:{often}"),
        label: water(scene, often),
        note: costs(scene, often, free),
        commands: (0..often).flat_map(|n| draw(scene, n)).collect(),
        rank: Rank::Aside,
        secret: false,
    };
    let most = most(scene, legal);
    (2..=most).rev().filter(room).map(deed).collect()
}

/// What somebody with a line catches at a source in place of its water, several times: each cast is a gather action and a die.
pub(super) fn fish_often(scene: &Scene<'_>, legal: &[Command]) -> Vec<Deed> {
    let Some(res) = caught(scene) else {
        return Vec::new();
    };
    let (most, free) = (most(scene, legal), has_free_gather(scene));
    let room = |n: &u8| !scene.known_to_seat().is_too_much(&Stock::of(res, *n));
    let what = scene.words.wording.resource(res);
    let deed = |often: u8| Deed {
        code: format!("fish:{often}"),
        label: (scene.words).with(
            "di-deed-fish",
            &[("what", (&what).into()), ("n", often.into())],
        ),
        note: costs(scene, often, free),
        commands: (0..often).flat_map(|n| taken(scene, n, CATCH)).collect(),
        rank: if often == most {
            Rank::Take
        } else {
            Rank::Aside
        },
        secret: false,
    };
    (1..=most).rev().filter(room).map(deed).collect()
}

/// How often the source here can be gathered from by one press.
fn most(scene: &Scene<'_>, legal: &[Command]) -> u8 {
    if !legal.contains(&Command::Gather(Gather::Water)) {
        return 0;
    }
    let left = (scene.me()).and_then(|me| scene.known().water(me.at)?.1);
    let stamina = scene.me().map_or(0, |me| me.stamina);
    let often = stamina.saturating_add(u8::from(has_free_gather(scene)));
    often.min(OFTEN).min(left.unwrap_or(OFTEN))
}

/// What drawing water so often is called: what it may bring with it is said before.
pub(super) fn water(scene: &Scene<'_>, often: u8) -> String {
    let kind = scene.me().map_or(CLEAN, |me| spring(scene, me.at));
    let args = [("n", often.into()), ("kind", kind.into())];
    scene.words.with("di-deed-water", &args)
}

/// What so many gather actions cost, with one of them free where it is.
fn costs(scene: &Scene<'_>, often: u8, free: bool) -> String {
    match free && often > 1 {
        true => scene.words.count("di-costs-one-free", often - 1),
        false => (scene.words).count("di-costs", often.saturating_sub(u8::from(free))),
    }
}

fn has_free_gather(scene: &Scene<'_>) -> bool {
    (scene.view.turn.as_ref()).is_some_and(|turn| turn.free_gather)
}

/// Everything that lies there, where it is more than one thing.
pub(super) fn gather_all(scene: &Scene<'_>, legal: &[Command]) -> Option<Deed> {
    let at = scene.me()?.at;
    let mut commands = Vec::new();
    // What lies dropped and has no room was left behind, and each such thing more asks what else is.
    for res in Res::ALL.iter().filter(|res| has_room(scene, **res)) {
        let many = scene.known().dropped(at).tokens(*res);
        let take = Command::Gather(Gather::Dropped(*res));
        if legal.contains(&take) {
            commands.extend(std::iter::repeat_n(take, usize::from(many)));
        }
    }
    // The last token first: what is taken leaves the places before it as they are.
    let tokens = legal.iter().rev();
    let tokens = tokens.filter(|c| matches!(c, Command::Gather(Gather::Token(_))));
    let tokens: Vec<Command> = tokens.cloned().collect();
    let rank = match is_full(scene) && !tokens.is_empty() {
        true => Rank::Aside,
        false => Rank::Take,
    };
    commands.extend(tokens);
    let free = (scene.view.turn.as_ref()).is_some_and(|turn| turn.free_gather);
    let stamina = scene.me()?.stamina.saturating_add(u8::from(free));
    commands.truncate(usize::from(stamina));
    let many = u8::try_from(commands.len()).unwrap_or(u8::MAX);
    (many > 1).then(|| Deed {
        code: format!("all:{many}"),
        label: scene.words.count("di-deed-gather-all", many),
        note: costs(scene, many, free),
        commands,
        rank,
        secret: false,
    })
}
