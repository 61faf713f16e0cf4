//! With full hands: something is taken up and something else is left for it, by one press.

use castaway_discover::{
    command::{Command, Gather},
    engine::option_key,
    state::{Label, Prompt},
};
use castaway_kernel::Answer;

use super::{
    goal::found,
    kinds::{Deed, Rank},
    single::single,
};
use crate::games::discover::{lines, load::is_full, scene::Scene};

/// For each token here whose face is known the exchange that a careful player would make, if they would make one.
pub(super) fn swaps(scene: &Scene<'_>, legal: &[Command]) -> Vec<Deed> {
    if !is_full(scene) {
        return Vec::new();
    }
    let takes = legal.iter().filter_map(|command| match command {
        // What lies dropped was left behind before.
        Command::Gather(what @ Gather::Token(n)) => swap(scene, command, *what, *n),
        _ => None,
    });
    takes.collect()
}

fn swap(scene: &Scene<'_>, take: &Command, what: Gather, n: u8) -> Option<Deed> {
    let found = found(scene, what)?;
    let (place, label) = scene.left_for(take)?;
    if label == Label::Res(found) {
        return None;
    }
    let before = single(scene, take)?;
    let left = lines::option(scene, &Prompt::Drop, &label);
    let args = [("take", (&before.label).into()), ("left", (&left).into())];
    let leave = Command::Choose(Answer {
        decision: scene.question_after(0),
        picks: vec![option_key(place)],
    });
    let free = (scene.view.turn.as_ref()).is_some_and(|turn| turn.free_gather);
    Some(Deed {
        code: format!("swap:{n}:{place}"),
        label: scene.words.with("di-deed-swap", &args),
        note: scene.words.count("di-costs", u8::from(!free)),
        commands: vec![take.clone(), leave],
        rank: Rank::Take,
        secret: before.secret,
    })
}
