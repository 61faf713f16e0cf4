//! How votes ended, a line for each: what was decided, by whose voices, and whose voice counted where that hung on one.

use castaway_kernel::{Key, Seat};
use castaway_robinson::{game::Island, ids::Who, posed::Posed, view::View};
use castaway_table::{Passage, VoteBy, VoteEnd};
use serde::Deserialize;

use super::{scene::Scene, words::Words};

/// So many votes are told on the panel, the newest.
const MANY: usize = 3;
/// So many votes of a round are told, the newest.
const OF_ROUND: usize = 8;

/// How the votes ended of which the panel tells, by the people who had a voice, each with how many of its events came before.
pub fn told(scene: &Scene<'_>) -> Vec<(usize, String)> {
    let (w, view) = (&scene.words, &scene.view);
    let told = |end: &VoteEnd| {
        let name = |seat: Seat| match end.voice_of(seat, &scene.meta.chairs) {
            Some(user) => format!("<@{user}>"),
            None => w.person(view, Who::Seat(seat.0)),
        };
        line(w, view, end, &name)
    };
    // A long story keeps only its end.
    let before = |end: &VoteEnd| {
        let since = scene.meta.told_events?.saturating_sub(end.before?);
        let since = usize::try_from(since).unwrap_or(usize::MAX);
        Some(scene.events.len().saturating_sub(since))
    };
    let ends = scene.meta.vote_ends.iter();
    let ends = ends.filter_map(|(_, end)| Some((before(end).unwrap_or_default(), told(end)?)));
    newest(ends.collect())
}

/// Whether a step ended a vote.
pub fn ends_vote(step: &Passage<Island>) -> bool {
    let ordered = step.ordered.as_ref();
    ordered.is_some_and(|ordered| ordered.vote.is_some())
}

/// How the vote ended that a step ended, if it ended one, by the characters, whose names stay.
pub fn of_step(w: &Words<'_>, view: &View, step: &Passage<Island>) -> Option<String> {
    let end = step.ordered.as_ref()?.vote.as_ref()?;
    line(w, view, end, &|seat| w.person(view, Who::Seat(seat.0)))
}

/// The votes of a round: whoever had a voice wants to read of each, and only of very many the oldest are left out.
pub fn of_round<T>(mut lines: Vec<T>) -> Vec<T> {
    lines.drain(..lines.len().saturating_sub(OF_ROUND));
    lines
}

/// The newest of these lines.
pub fn newest<T>(mut lines: Vec<T>) -> Vec<T> {
    lines.drain(..lines.len().saturating_sub(MANY));
    lines
}

/// How a vote ended; none where an older program put it otherwise.
fn line(
    w: &Words<'_>,
    view: &View,
    end: &VoteEnd,
    name: &dyn Fn(Seat) -> String,
) -> Option<String> {
    let posed = Posed::deserialize(&end.posed).ok()?;
    let table = w.table(view);
    let picked = |picks: &[Key]| match picks.is_empty() {
        true => w.get("button-none"),
        false => table.posed_picks(&posed, picks),
    };
    let (title, what) = (table.posed(&posed), picked(&end.won));
    let args = [("title", (&title).into()), ("what", (&what).into())];
    let mut parts = vec![w.with("vote-over", &args)];
    let winners: Vec<String> = end.winners().map(name).collect();
    if !winners.is_empty() {
        parts.push(winners.join(", "));
    }
    let others = end.voices.iter().filter(|(_, picks)| !end.is_won(picks));
    parts.extend(others.map(|(seat, picks)| format!("{}: {}", name(*seat), picked(picks))));
    let first = winners.first();
    parts.extend(match (end.by, first) {
        (VoteBy::Most, _) => None,
        // One word was enough before others had said theirs.
        (VoteBy::Casting | VoteBy::After, Some(_)) if !end.is_tied() => None,
        (VoteBy::Casting, Some(who)) => Some(w.with("vote-cast-first", &[("who", who.into())])),
        (VoteBy::After, Some(who)) => Some(w.with("vote-cast", &[("who", who.into())])),
        (VoteBy::Silence, _) | (_, None) => Some(w.get("vote-silent")),
    });
    Some(parts.join(" · "))
}
