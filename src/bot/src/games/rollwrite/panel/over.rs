//! The end of a game.

use castaway_kernel::Seat;
use castaway_rollwrite::{
    event::{Event, Harm},
    state::{Outcome, Score, Standing},
};

use super::{
    rows::{sheet, today, undo},
    state::{goals_line, is_old, practice_line, shared_code, title, yardstick},
    tale::story,
};
use crate::{
    games::rollwrite::{
        places::{cup, places},
        press::Press,
        scene::Scene,
        words::Words,
    },
    ui::{
        LEAF, RUST,
        common::contest_buttons,
        message::{Button, Embed, Message, Style},
        press::GamePresses,
        scores::{own_line, placing_lines, played_line, short_line},
        shared::Shared,
    },
};

/// The end: the points by source.
pub(super) fn over(scene: &Scene<'_>, outcome: &Outcome) -> Message {
    let w = &scene.words;
    let best = outcome.winners.first().copied().unwrap_or(Seat(0));
    let mut lines = vec![goals_line(scene, best)];
    lines.extend(practice_line(scene));
    let names = scene.names();
    for (place, seat) in places(&outcome.scores) {
        let Some(score) = outcome.scores.get(seat.index()) else {
            continue;
        };
        if !scene.alone() {
            let cup = cup(place, score.met, score.health.into());
            let name = names.get(seat.index()).map_or("", String::as_str);
            lines.push(format!("**{place}.** {name}{cup}"));
        }
        lines.push(ending(scene, seat, score));
        lines.extend(Some(sources(w, score)).filter(|s| !s.is_empty()));
    }
    if let Some(contest) = &scene.meta.contest {
        lines.extend(yardstick(scene));
        lines.extend(no_medal(scene, outcome));
        lines.extend(placing_lines(w.texts(), contest, scene.now_ms));
    }
    let met = outcome.scores.get(best.index()).is_some_and(|s| s.met);
    let own = scene.meta.own.map(|own| own_line(w.texts(), own, met));
    lines.extend(own);
    lines.extend(played_line(w.texts(), scene.meta.played));
    let story = story(scene);
    if !story.is_empty() {
        lines.push(story);
    }
    lines.extend(code_line(scene));
    let fine = |seat: usize, score: &Score| score.met && !is_dead(scene, seat);
    let won = outcome.scores.iter().enumerate().any(|(n, s)| fine(n, s));
    let colour = if won { LEAF } else { RUST };
    let mut message = Message::embed(Embed::new(title(scene), lines.join("\n")).colour(colour));
    let (first, second) = buttons(scene);
    message.push_buttons(first);
    message.push_buttons(second);
    message
}

/// How far a scenario that was met is from the least medal.
fn no_medal(scene: &Scene<'_>, outcome: &Outcome) -> Option<String> {
    let score = outcome.scores.first().filter(|score| score.met)?;
    let yardstick = scene.meta.yardstick.as_ref()?;
    short_line(scene.words.texts(), yardstick, score.total().into())
}

/// What can be done with a game that is over: the more wanted first.
fn buttons(scene: &Scene<'_>) -> (Vec<Button>, Vec<Button>) {
    let w = &scene.words;
    let id = |press: Press| press.id(scene.version);
    let shared = |press: Shared| press.id(Press::LETTER, scene.version);
    let share = Button::new(shared(Shared::Share), w.get("button-share"))
        .style(Style::Success)
        .emoji("📣");
    let again = |press: Press| Button::new(id(press), w.get("rw-button-practice")).emoji("🔁");
    if !scene.alone() {
        let story = Button::new(shared(Shared::Log(0)), w.get("rw-button-story")).emoji("📜");
        let rules = Button::new(shared(Shared::Help(0)), w.get("rw-button-rules")).emoji("❔");
        return (
            vec![again(Press::Again).style(Style::Primary), share],
            vec![story, sheet(scene), rules],
        );
    }
    let mut row = Vec::new();
    if let Some(contest) = &scene.meta.contest {
        let letter = Press::LETTER;
        row.extend(contest_buttons(w.texts(), contest, letter, scene.version));
        if is_old(scene) {
            row.push(today(scene));
        }
    } else {
        row.push(share);
        row.extend(undo(scene));
    }
    row.push(again(Press::Practice));
    row.push(sheet(scene));
    (row, Vec::new())
}

fn is_dead(scene: &Scene<'_>, seat: usize) -> bool {
    let player = scene.state.players.get(seat);
    player.is_some_and(|p| match p.standing {
        Standing::Dead { .. } => true,
        Standing::Playing | Standing::Done { .. } => false,
    })
}

/// How it ended for one player, in a line.
fn ending(scene: &Scene<'_>, seat: Seat, score: &Score) -> String {
    let w = &scene.words;
    let args = [
        ("points", score.total().into()),
        ("days", score.days.into()),
    ];
    let goals = !scene.view.charter.goals.is_empty();
    if is_dead(scene, seat.index()) {
        let dead = w.with(cause(scene, seat), &args);
        // Points are kept, and so is a scenario that was met before.
        return if goals && score.met {
            format!("{dead} · {}", w.get("rw-died-met"))
        } else {
            dead
        };
    }
    w.with(
        match (score.met, goals) {
            (true, true) => "rw-over-met",
            (true, false) => "rw-over-score",
            (false, _) => "rw-over-failed",
        },
        &args,
    )
}

/// What somebody died of, by the name of its text.
fn cause(scene: &Scene<'_>, seat: Seat) -> &'static str {
    let harm = |event: &Event| {
        if let Event::Hurt {
            seat: who, harm, ..
        } = event
            && *who == seat
        {
            Some(*harm)
        } else {
            None
        }
    };
    let hurts = scene.events.iter().rev().find_map(harm);
    match hurts {
        Some(Harm::Hunger) => "rw-died-hunger",
        Some(Harm::Thirst) => "rw-died-thirst",
        Some(Harm::Fight) => "rw-died-fight",
        Some(Harm::Tide) => "rw-died-tide",
        None => "rw-died",
    }
}

/// How a friend plays the same island.
fn code_line(scene: &Scene<'_>) -> Option<String> {
    let code = shared_code(scene)?;
    let line = scene
        .words
        .with("rw-over-code", &[("code", (&code).into())]);
    Some(format!("-# {line}"))
}

/// The points by source, without those that gave none.
pub fn sources(w: &Words<'_>, score: &Score) -> String {
    let parts = [
        ("rw-vp-tools", score.tools),
        ("rw-vp-structures", score.structures),
        ("rw-vp-raft", score.raft),
        ("rw-vp-crystals", score.crystals),
        ("rw-vp-smoke", score.smoke),
        ("rw-vp-chart", score.chart),
        ("rw-vp-masks", score.masks),
        ("rw-vp-lizards", score.lizards),
        ("rw-vp-survival", score.survival),
        ("rw-vp-bonus", score.bonus),
    ];
    let told: Vec<String> = parts
        .iter()
        .filter(|(_, n)| *n > 0)
        .map(|(key, n)| format!("{} {n}", w.get(key)))
        .collect();
    told.join(" · ")
}
