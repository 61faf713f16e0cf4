//! What a player who thinks the whole turn through would do for somebody, in two sentences.

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite,
    command::Command,
    content::Check,
    hex::Hex,
    mark::Mark,
    policy::{self, Style},
    state::{Score, State},
    view::Prospect,
    worth,
};
use castaway_table::Loaded;

use super::{actions::deeds, press::Dice, scene::Scene, tonight, words::resource_sign};
use crate::{
    discord::Ui,
    ui::{hint::Hint, reader::Reader},
};

/// What to do next for the seat that is asked, if it is the reader's; dice to come are not known to that player either.
pub fn hint(ui: &Ui<RollWrite>, loaded: &Loaded<RollWrite>, reader: Reader) -> Option<Hint> {
    let scene = ui.roll_scene(reader.lang, loaded, &[]);
    let seat = loaded.state.asked()?;
    let user = reader.user?;
    if !loaded.meta.moves(user).contains(&seat) {
        return None;
    }
    let plan = match scene.view.prospect {
        Prospect::Open => policy::plan(scene.catalog, scene.state, seat, &Style::number(0)),
        // Nobody is sent after what is out of reach.
        Prospect::Gone => policy::plan(scene.catalog, &for_points(&scene), seat, &Style::number(0)),
    };
    let first = plan.first()?;
    Some(Hint {
        what: what(&scene, first),
        why: why(&scene, &plan),
        then: steps(&scene, &plan),
        press: None,
        keep: None,
    })
}

/// The same moment with nothing to do but to score until the last day: without goals nobody can call them done before.
fn for_points(scene: &Scene<'_>) -> State {
    let mut state = scene.state.clone();
    state.charter.goals.clear();
    state.charter.check = Check::AtEnd;
    state.charter.day_bonus = 0;
    state
}

/// What comes after the first order of a plan, as far as no dice are shown meanwhile.
fn steps(scene: &Scene<'_>, plan: &[Command]) -> Vec<String> {
    let mut lines = Vec::new();
    for n in 1..plan.len() {
        let Some((now, events)) = scene.play(&plan[..n]) else {
            break;
        };
        let turned = events.iter().any(RollWrite::reveals);
        if turned || now.asked() != Some(scene.seat) {
            break;
        }
        lines.push(step(&scene.at(&now), &plan[n]));
    }
    lines
}

/// An order in a few words.
fn step(scene: &Scene<'_>, command: &Command) -> String {
    let w = &scene.words;
    let at = |key: &str, to: Hex| {
        let to = Mark::of(to).to_string();
        w.with(key, &[("to", (&to).into())])
    };
    match command {
        Command::Start(to) | Command::Walk { to, .. } => at("rw-step-walk", *to),
        Command::Hunt { to, .. } => at("rw-step-hunt", *to),
        Command::EndTurn => w.get("rw-step-end"),
        command => {
            let all = deeds(scene, Dice::default());
            let mut all = all.iter();
            let deed = all.find(|deed| deed.commands.first() == Some(command));
            deed.map_or_else(|| w.get("rw-step-take"), |deed| deed.label.clone())
        }
    }
}

/// The order in a sentence.
pub(super) fn what(scene: &Scene<'_>, command: &Command) -> String {
    let w = &scene.words;
    let at = |key: &str, to: Hex| {
        let to = Mark::of(to).to_string();
        w.with(key, &[("to", (&to).into())])
    };
    match command {
        Command::Start(to) => at("rw-hint-start", *to),
        Command::Walk { to, .. } => at("rw-hint-walk", *to),
        Command::Hunt { to, .. } => at("rw-hint-hunt", *to),
        Command::EndTurn => w.get("rw-hint-end"),
        Command::Shift { die, .. } => {
            let turn = scene.turn();
            let die = turn.and_then(|turn| turn.dice.get(usize::from(*die)));
            let value = die.map_or(0, |die| die.value);
            w.with("rw-hint-shift", &[("die", value.into())])
        }
        command => {
            let all = deeds(scene, Dice::default());
            let deed = all
                .iter()
                .find(|deed| deed.commands.first() == Some(command));
            match deed {
                Some(deed) => w.with("rw-hint-deed", &[("what", (&deed.label).into())]),
                None => w.get("rw-hint-take"),
            }
        }
    }
}

/// What the turn comes to with that, in a sentence.
pub(super) fn why(scene: &Scene<'_>, plan: &[Command]) -> String {
    let w = &scene.words;
    // As far as no dice are shown meanwhile.
    let known = (1..=plan.len()).rev().find_map(|n| scene.after(&plan[..n]));
    let Some(after) = known else {
        return w.get("rw-hint-why-later");
    };
    let has = |r| after.player(scene.seat).is_some_and(|p| p.stock.get(r) > 0);
    let missing = tonight::asked(scene).find(|r| tonight::lacks(scene, *r) && has(*r));
    if let Some(resource) = missing {
        let sign = resource_sign(resource);
        return w.with("rw-hint-why-night", &[("what", sign.into())]);
    }
    let total = |scores: &[Score]| scores.get(scene.seat.index()).map_or(0, Score::total);
    let then = RollWrite::view(scene.catalog, &after, Some(scene.seat));
    let (now, then) = (total(&scene.view.scores.scores), total(&then.scores.scores));
    let more = then.saturating_sub(now);
    if scene.view.prospect == Prospect::Gone {
        let days = scene.state.charter.days.saturating_sub(scene.state.day);
        let args = [("n", more.into()), ("days", days.into())];
        return w.with("rw-hint-why-gone", &args);
    }
    if plan
        .iter()
        .any(|command| worth::serves(&scene.view, command))
    {
        return w.get("rw-hint-why-task");
    }
    match more {
        0 => w.get("rw-hint-why-later"),
        n => w.with("rw-hint-why-points", &[("n", n.into())]),
    }
}
