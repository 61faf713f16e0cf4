//! What stands on the card of a game that is over.

use castaway_render::{EndCard, plain};
use castaway_robinson::{
    chronicle::{Chronicle, Deeds, goals},
    event::Event,
    game::Island,
    ids::Who,
    task::CardRef,
    view::{PersonView, View},
};
use castaway_table::Loaded;

use super::words::{self, Earlier, Told};
use crate::games::island::{weekly, words::Words};

/// The card of a game that is over, with its words for those who do not see it.
pub struct Ending {
    /// The table.
    pub view: View,
    /// The card.
    pub card: EndCard,
    /// The same in words.
    pub alt: String,
}

/// Makes the card of a game that is over; `earlier` are the earlier games of those it is for.
pub fn card(
    words: &Words<'_>,
    loaded: &Loaded<Island>,
    view: View,
    events: &[Event],
    earlier: Option<Earlier<'_>>,
) -> Option<Ending> {
    let end = view.end?;
    let goals = goals(words.catalog(), &view.scenario);
    let chronicle = Chronicle::read(events, &goals);
    let told = Told::new(words, &view, &chronicle);
    let points = weekly::standing(&loaded.state).map_or(0, |s| s.points);
    let turns = told.turns().into_iter();
    let turns = turns.map(|(round, text)| (round, plain(&text))).collect();
    let deeds = |who: Who| chronicle.deeds.get(&who).cloned().unwrap_or_default();
    let sum = words.table(&view).score_sum();
    let points_told = told.points();
    let card = EndCard {
        title: told.title(end),
        over: words.with(
            "end-over",
            &[
                (
                    "scenario",
                    (&words.card(&CardRef::Scenario(view.scenario.clone()))).into(),
                ),
                ("people", view.people.len().into()),
            ],
        ),
        past: earlier.map_or_else(String::new, |earlier| {
            words::past(words, earlier, &loaded.meta.tag, points)
        }),
        // Who lives, and how near to death, is drawn beside it.
        story: (std::iter::once(told.how(end)).chain(told.goal(end)))
            .chain(sum)
            .map(|line| plain(&line))
            .collect(),
        rounds: chronicle.rounds.clone(),
        rounds_word: words.with("end-rounds", &[("people", view.people.len().into())]),
        turns_word: words.get("end-turns"),
        turns,
        deeds: people(&view).map(|person| deeds(person.who)).collect(),
    };
    let beside = points_told.into_iter().chain(told.lives(end));
    let alt = alt(words, &view, &card, beside);
    Some(Ending { view, card, alt })
}

/// The card in words, with what is drawn beside its story, and what was done by whom last: there is room for so much text, and deeds
/// are told elsewhere, too.
fn alt(
    words: &Words<'_>,
    view: &View,
    card: &EndCard,
    beside: impl Iterator<Item = String>,
) -> String {
    let mut parts = vec![format!("{}. {}", card.over, card.title)];
    parts.extend(card.story.iter().cloned());
    parts.extend((!card.past.is_empty()).then(|| card.past.clone()));
    let turns = card.turns.iter().map(|(n, text)| format!("{n}: {text}"));
    parts.extend(turns.map(|turn| format!("{}.", turn.trim_end_matches('.'))));
    parts.extend(beside.map(|line| plain(&line)));
    let people = people(view).zip(&card.deeds);
    parts.extend(people.filter_map(|(person, deeds)| done(words, view, person.who, deeds)));
    parts.join(" ")
}

/// The actions that somebody carried out, which the card says in signs; none where there were none.
fn done(words: &Words<'_>, view: &View, who: Who, deeds: &Deeds) -> Option<String> {
    let table = words.table(view);
    let done = deeds.done.iter().filter(|(_, n)| **n > 0);
    let done = done.map(|(kind, n)| format!("{} ×{n}", table.wording().action_name(*kind)));
    let done: Vec<String> = done.collect();
    (!done.is_empty()).then(|| format!("{}: {}.", words.person(view, who), done.join(", ")))
}

/// Everybody on the island, in the order of the card.
fn people(view: &View) -> impl Iterator<Item = &PersonView> {
    let seats = view.people.iter();
    seats.chain(view.friday.as_ref()).chain(&view.guests)
}
