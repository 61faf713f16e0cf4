//! The end of a game.

use castaway_kernel::Seat;
use castaway_rollwrite::state::{Outcome, Score};

use super::{
    super::{press::Press, scene::Scene, words::Words},
    rows::{foot, today},
    state::{goals_line, is_old, title},
    tale::story,
};
use crate::{
    message::{Button, Embed, Message},
    present::{
        LEAF, RUST,
        common::contest_buttons,
        scores::{own_line, placing_lines},
    },
};

/// The end: the points by source.
pub(super) fn over(scene: &Scene<'_>, outcome: &Outcome) -> Message {
    let w = &scene.words;
    let best = outcome.winners.first().copied().unwrap_or(Seat(0));
    let mut lines = vec![goals_line(scene, best)];
    for (seat, score) in (0_u8..).map(Seat).zip(&outcome.scores) {
        if !scene.alone() {
            let cup = if outcome.winners.contains(&seat) {
                "🏆 "
            } else {
                ""
            };
            let name = scene.names().get(seat.index()).cloned().unwrap_or_default();
            lines.push(format!("{cup}{name}"));
        }
        let key = if score.met {
            "rw-over-met"
        } else {
            "rw-over-failed"
        };
        lines.push(w.with(
            key,
            &[
                ("points", score.total().into()),
                ("days", score.days.into()),
            ],
        ));
        lines.push(sources(w, score));
    }
    if let Some(contest) = &scene.meta.contest {
        lines.extend(placing_lines(w.texts(), contest, scene.now_ms));
    }
    lines.extend(scene.meta.own.map(|own| own_line(w.texts(), own)));
    let story = story(scene);
    if !story.is_empty() {
        lines.push(story);
    }
    let won = outcome.scores.iter().any(|s| s.met);
    let colour = if won { LEAF } else { RUST };
    let mut message = Message::embed(Embed::new(title(scene), lines.join("\n")).colour(colour));
    let id = |press: Press| press.id(scene.revision);
    let mut row = Vec::new();
    if scene.alone() {
        if scene.meta.contest.is_some() {
            row.extend(contest_buttons(w.texts(), 'r', scene.revision));
            if is_old(scene) {
                row.push(today(scene));
            }
        } else {
            row.extend(foot(scene).into_iter().take(1));
        }
        row.push(Button::new(id(Press::Practice), w.get("rw-button-practice")).emoji("🔁"));
    }
    message.push_buttons(row);
    message
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
