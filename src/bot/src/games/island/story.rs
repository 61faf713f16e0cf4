//! What happened, told in lines.

use castaway_kernel::Game;
use castaway_robinson::{
    event::Event,
    game::Island,
    ids::Phase,
    state::State,
    task::CardRef,
    text::{Tale, WeighedLine},
    view::View,
};
use castaway_table::{Loaded, Passage, Past};

use super::{counted, decided, played::TableRules, scene::Scene, together};
use crate::{
    discord::Ui,
    ui::{reader::Reader, story::Chapter},
};

/// The lines of the last step. What was taken out of the plan stands there no more, so it is named by what would plan it anew.
pub fn lines(scene: &Scene<'_>) -> Vec<String> {
    let takes_back = |event: &Event| matches!(event, Event::TakenBack { .. });
    let only = !scene.events.is_empty() && scene.events.iter().all(takes_back);
    let named = together::taken_back(scene).filter(|_| only && !scene.meta.undone.is_empty());
    match named {
        Some(line) => vec![line],
        None => scene.words.story(&scene.view, scene.events),
    }
}

/// What matters most of what happened, what the last press brought before all that came earlier, in at most `n` lines, and how
/// many lines that leaves out.
pub fn changed(scene: &Scene<'_>, n: usize) -> (Vec<WeighedLine>, usize) {
    let (new, w) = (newest(scene), &scene.words);
    match is_used_beside_plan(scene, new) {
        true => w.table(&scene.view).digest_last(scene.events, new, n),
        false => w.digest(&scene.view, (scene.events, new), n),
    }
}

/// All of it, with how votes ended before what that has led to.
pub fn with_votes(scene: &Scene<'_>) -> Vec<String> {
    let votes = decided::told(scene);
    if votes.is_empty() {
        return lines(scene);
    }
    let table = scene.words.table(&scene.view);
    let (mut tale, mut told, mut from) = (Tale::default(), Vec::new(), 0);
    for (before, vote) in votes {
        let events = scene.events.get(from..before).unwrap_or_default();
        tale.tell(&table, events);
        told.extend(tale.take());
        told.push(vote);
        from = before.max(from);
    }
    tale.tell(&table, scene.events.get(from..).unwrap_or_default());
    told.extend(tale.take());
    told
}

/// Lines of what changed, and others among them of which is known how many events came before, such as how votes ended, in the order
/// of time: each before what it has led to.
pub fn in_order(
    scene: &Scene<'_>,
    others: Vec<(usize, String)>,
    changed: Vec<WeighedLine>,
) -> Vec<String> {
    let table = scene.words.table(&scene.view);
    let place = |before: usize| table.lines(scene.events.get(..before).unwrap_or_default());
    let others = others
        .into_iter()
        .map(|(before, line)| (place(before), line));
    let changed = changed.into_iter().map(|line| (line.at, line.text));
    let mut all: Vec<(usize, String)> = others.chain(changed).collect();
    all.sort_by_key(|(at, _)| *at);
    all.into_iter().map(|(_, line)| line).collect()
}

/// How many of the events the last press brought.
fn newest(scene: &Scene<'_>) -> usize {
    usize::try_from(scene.meta.newest).unwrap_or(usize::MAX)
}

/// Whether somebody alone has just used something while the plan lay open: what came before it was read when it was opened, and
/// among what the use brought it would seem to come of that.
fn is_used_beside_plan(scene: &Scene<'_>, new: usize) -> bool {
    let open = scene.view.planning && scene.view.ask.is_none();
    let from = scene.events.len().saturating_sub(new);
    let newest = scene.events.get(from..).unwrap_or_default();
    let uses = newest.iter().any(|event| matches!(event, Event::Used(..)));
    // A use at a question before the plan has led to it.
    let opens = (newest.iter()).any(|event| matches!(event, Event::Phase(_) | Event::Round(_)));
    open && uses && !opens && scene.meta.is_solo()
}

/// The event of a round that has just begun, until something is planned, where none of these lines names it any more, with how many
/// events came before it.
pub fn event_of_round(scene: &Scene<'_>, told: &[WeighedLine]) -> Option<(usize, String)> {
    let view = &scene.view;
    let plans = view.planning && view.plan.is_empty();
    if (view.phase >= Phase::Action && !plans) || is_used_beside_plan(scene, newest(scene)) {
        return None;
    }
    let begins = (scene.events.iter()).rposition(|event| matches!(event, Event::Round(_)))?;
    let mut since = scene.events.iter().enumerate().skip(begins);
    let (before, event, card) = since.find_map(|(before, event)| match event {
        Event::Drawn(card @ CardRef::Event(_)) => Some((before, event, card)),
        _ => None,
    })?;
    let name = scene.words.card(card);
    let named = told.iter().any(|line| line.text.contains(&name));
    let line = scene.words.table(view).event_line(event);
    line.filter(|_| !named).map(|line| (before, line))
}

/// The whole story, a chapter for each round, each step told at the table of its time.
pub fn chapters(
    ui: &Ui<Island>,
    loaded: &Loaded<Island>,
    past: Past<'_, Island>,
    reader: Reader,
) -> Vec<Chapter> {
    let words = ui.words(reader.lang).under(TableRules::of(&loaded.state));
    let mut chapters = vec![Chapter::default()];
    let mut tale = Tale::default();
    for mut step in past {
        step.events.retain(|event| !is_plan(event));
        let tells = decided::ends_vote(&step) || counted::was_suggested(&step);
        if step.events.is_empty() && !tells {
            continue;
        }
        let view = table_of(ui, loaded, &step);
        if let Some(chapter) = chapters.last_mut() {
            chapter.lines.extend(decided::of_step(&words, &view, &step));
            let suggested = counted::suggested(&words, &view, &step);
            chapter.lines.extend(suggested);
        }
        for part in step
            .events
            .chunk_by(|_, next| !matches!(next, Event::Round(_)))
        {
            if let Some(Event::Round(n)) = part.first() {
                let name = words.with("log-round", &[("n", (*n).into())]);
                let lines = Vec::new();
                chapters.push(Chapter { name, lines });
            }
            tale.tell(&words.table(&view), part);
            if let Some(chapter) = chapters.last_mut() {
                chapter.lines.extend(tale.take());
            }
        }
    }
    chapters
}

/// Whether it only arranges the plan: what comes of a plan is told when it is carried out.
pub(super) fn is_plan(event: &Event) -> bool {
    matches!(
        event,
        Event::Planned { .. } | Event::Joined { .. } | Event::TakenBack { .. }
    )
}

/// The table that a step is told at: as it was after it, with what the step has used up.
pub(super) fn table_of(ui: &Ui<Island>, loaded: &Loaded<Island>, step: &Passage<Island>) -> View {
    let view = |state: &State| Island::view(ui.catalog(), state, None);
    let Some(after) = &step.after else {
        return view(&loaded.state);
    };
    let mut table = view(after);
    let Some(before) = step.before.as_deref().map(view) else {
        return table;
    };
    let gone = |id: u32| table.kept.iter().all(|(known, _, _)| *known != id);
    let used = before.kept.into_iter().filter(|(id, _, _)| gone(*id));
    let used: Vec<_> = used.collect();
    table.kept.extend(used);
    let pawns = before.neutral.into_iter().chain(before.placed);
    table.placed.extend(pawns);
    for (now, then) in table.threats.iter_mut().zip(before.threats) {
        if now.is_none() {
            *now = then;
        }
    }
    table
}
