//! The same thing several times by one press.

use castaway_discover::{
    command::{Command, Gather},
    effect::Passive,
    engine::option_key,
    ids::Res,
    stock::Stock,
};
use castaway_kernel::Answer;

use super::kinds::{Deed, Rank};
use crate::games::discover::scene::Scene;

/// So often one thing is gathered by one press.
const OFTEN: u8 = 4;
/// The place of the catch among what a source is asked about; its water is the first.
const CATCH: usize = 1;

/// Water several times, as often as there is stamina and room for it and each number below.
pub(super) fn water_often(scene: &Scene<'_>, legal: &[Command]) -> Vec<Deed> {
    let water = Command::Gather(Gather::Water);
    let stamina = scene.me().map_or(0, |me| me.stamina);
    let free = (scene.view.turn.as_ref()).is_some_and(|turn| turn.free_gather);
    let at = scene.me().map(|me| me.at);
    let res = at.and_then(|at| scene.known().water(at)?.0);
    let room = |n: &u8| {
        let drawn = Stock::of(res.unwrap_or(Res::Clean), *n);
        !scene.known_to_seat().is_too_much(&drawn)
    };
    let most = match legal.contains(&water) {
        true => stamina.saturating_add(u8::from(free)).min(OFTEN),
        false => 0,
    };
    let deed = |often: u8| Deed {
        code: format!("water:{often}"),
        label: scene.words.count("di-deed-water", often),
        note: scene
            .words
            .count("di-costs", often.saturating_sub(u8::from(free))),
        commands: vec![water.clone(); usize::from(often)],
        rank: Rank::Aside,
        secret: false,
    };
    (2..=most).rev().filter(room).map(deed).collect()
}

/// What somebody with a line catches at a source in place of its water, several times: each cast is a gather action and a die.
pub(super) fn fish_often(scene: &Scene<'_>, legal: &[Command]) -> Vec<Deed> {
    let known = scene.known_to_seat();
    let all = known.abilities(scene.seat);
    let catch = all.iter().find_map(|(_, _, passive)| match passive {
        Passive::AtWaterGatherAlt { res, .. } => Some(*res),
        _ => None,
    });
    let water = Command::Gather(Gather::Water);
    let (Some(res), true) = (catch, legal.contains(&water)) else {
        return Vec::new();
    };
    let stamina = scene.me().map_or(0, |me| me.stamina);
    let free = (scene.view.turn.as_ref()).is_some_and(|turn| turn.free_gather);
    let most = stamina.saturating_add(u8::from(free)).min(OFTEN);
    let room = |n: &u8| !known.is_too_much(&Stock::of(res, *n));
    let cast = |n: u8| {
        let catch = Command::Choose(Answer {
            decision: scene.question_after(u32::from(n)),
            picks: vec![option_key(CATCH)],
        });
        [water.clone(), catch]
    };
    let what = scene.words.wording.resource(res);
    let deed = |often: u8| Deed {
        code: format!("fish:{often}"),
        label: (scene.words).with(
            "di-deed-fish",
            &[("what", (&what).into()), ("n", often.into())],
        ),
        note: (scene.words).count("di-costs", often.saturating_sub(u8::from(free))),
        commands: (0..often).flat_map(cast).collect(),
        rank: if often == most {
            Rank::Take
        } else {
            Rank::Aside
        },
        secret: false,
    };
    (1..=most).rev().filter(room).map(deed).collect()
}

/// Everything that lies there, where it is more than one thing.
pub(super) fn gather_all(scene: &Scene<'_>, legal: &[Command]) -> Option<Deed> {
    let at = scene.me()?.at;
    let mut commands = Vec::new();
    for res in Res::ALL {
        let many = scene.known().dropped(at).tokens(*res);
        let take = Command::Gather(Gather::Dropped(*res));
        if legal.contains(&take) {
            commands.extend(std::iter::repeat_n(take, usize::from(many)));
        }
    }
    // The last token first: what is taken leaves the places before it as they are.
    let tokens = legal.iter().rev();
    let tokens = tokens.filter(|c| matches!(c, Command::Gather(Gather::Token(_))));
    commands.extend(tokens.cloned());
    let free = (scene.view.turn.as_ref()).is_some_and(|turn| turn.free_gather);
    let stamina = scene.me()?.stamina.saturating_add(u8::from(free));
    commands.truncate(usize::from(stamina));
    let many = u8::try_from(commands.len()).unwrap_or(u8::MAX);
    (many > 1).then(|| Deed {
        code: format!("all:{many}"),
        label: scene.words.count("di-deed-gather-all", many),
        note: scene.words.count("di-costs", many - u8::from(free)),
        commands,
        rank: Rank::Take,
        secret: false,
    })
}
