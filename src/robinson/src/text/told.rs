//! A story under construction: its lines with their weight and cause, whole or in a few lines.

use super::{Wording, blame::Blame, bundle::txt, weight::Matter};
use crate::{event::Event, task::CardRef};

/// The longest line that small events are joined into.
pub(super) const LINE: usize = 180;

/// What stands between small things on one line.
pub(super) const BETWEEN: &str = " · ";

/// What a line of a story is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A round begins.
    Round,
    /// A phase begins.
    Headline,
    /// A card is turned up; the line of mood on it.
    Card(CardRef, Option<String>),
    /// Something happened, because of a card if one is named.
    Event(Option<CardRef>),
    /// Dice of an action were rolled, because of a card if one is named, with their faces in short.
    Roll(Option<CardRef>, String),
    /// An action begins, as it reads in a few lines when it succeeded and when it failed.
    Action(Headline),
    /// How the last action ended.
    Outcome(Outcome),
    /// What a card says.
    Remark(CardRef, Remark),
}

/// What a card says beside what happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Remark {
    /// Its words, where nothing else is told of it.
    Says,
    /// What it does later.
    Later,
}

/// How an action ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// It succeeded.
    Done,
    /// It failed.
    Failed,
}

/// How the headline of an action reads in a few lines, by how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Headline {
    /// When nothing is told of how it ended.
    pub plain: String,
    /// When it succeeded.
    pub done: String,
    /// When it failed.
    pub failed: String,
}

/// A line of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Told {
    pub(super) kind: Kind,
    pub(super) parts: Vec<Part>,
}

/// A part of a line, told by itself where there is no room for all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) text: String,
    pub(super) matter: Matter,
}

impl Told {
    /// The line as it stands.
    pub(super) fn text(&self) -> String {
        let parts: Vec<&str> = self.parts.iter().map(|part| part.text.as_str()).collect();
        parts.join(BETWEEN)
    }

    /// How much it matters, and whether any of it would be missed.
    pub(super) fn matter(&self) -> Matter {
        Matter {
            weight: self.weight(),
            missed: self.parts.iter().any(|part| part.matter.missed),
            summed: self.is_summed(),
            lasting: self.parts.iter().any(|part| part.matter.lasting),
            owes: self.owes(),
            wounds: self.parts.iter().any(|part| part.matter.wounds),
        }
    }

    /// Whether the wounds that its end speaks of come next.
    fn owes(&self) -> bool {
        self.parts.last().is_some_and(|part| part.matter.owes)
    }

    /// Whether wounds are what it tells first.
    pub(super) fn begins_with_wounds(&self) -> bool {
        self.parts.first().is_some_and(|part| part.matter.wounds)
    }

    /// Whether the summary of a round tells any of it in any case.
    pub(super) fn is_summed(&self) -> bool {
        self.parts.iter().any(|part| part.matter.summed)
    }

    /// How much it matters.
    pub(super) fn weight(&self) -> u8 {
        let parts = self.parts.iter().map(|part| part.matter.weight);
        parts.max().unwrap_or_default()
    }
}

/// Lines under construction.
#[derive(Default)]
pub(super) struct Lines {
    done: Vec<Told>,
    open: Option<Told>,
    /// The headline of a phase, which is told only once something follows.
    headline: Option<String>,
    /// What the next events happen because of, and how many of them.
    cause: Option<(CardRef, u16)>,
    /// What else takes things.
    blame: Blame,
}

impl Lines {
    /// One more event is looked at.
    pub(super) fn step(&mut self) {
        match &mut self.cause {
            Some((_, 0)) => {
                self.close();
                self.cause = None;
            }
            Some((_, n)) => *n -= 1,
            None => {}
        }
    }

    /// So many events more were told together with the last one.
    pub(super) fn skip(&mut self, events: usize) {
        for _ in 0..events {
            if let Some((_, n)) = &mut self.cause {
                *n = n.saturating_sub(1);
            }
        }
    }

    /// What is to blame for an event, where that is not told by itself.
    pub(super) fn blame(&mut self, event: &Event) -> Option<&'static str> {
        let by_card = self.cause.is_some();
        self.blame.of(event, by_card)
    }

    /// The next events have a cause.
    pub(super) fn because(&mut self, card: &CardRef, n: u16) {
        let same = matches!(&self.cause, Some((before, _)) if before == card);
        if !same {
            self.close();
        }
        self.cause = Some((card.clone(), n));
    }

    fn close(&mut self) {
        self.done.extend(self.open.take());
    }

    fn push(&mut self, kind: Kind, text: String, matter: Matter) {
        self.close();
        if let Some(text) = self.headline.take() {
            let matter = Matter::default();
            self.done.push(Told {
                kind: Kind::Headline,
                parts: vec![Part { text, matter }],
            });
        }
        let parts = vec![Part { text, matter }];
        self.open = Some(Told { kind, parts });
    }

    /// Whether the sheet of the scenario is the cause of what comes next.
    pub(super) fn is_of_scenario(&self) -> bool {
        matches!(&self.cause, Some((CardRef::Scenario(_), _)))
    }

    fn cause(&self) -> Option<CardRef> {
        self.cause.as_ref().map(|(card, _)| card.clone())
    }

    /// A line of its own.
    pub(super) fn add(&mut self, text: String, matter: Matter) {
        self.lead(text, matter);
        self.close();
    }

    /// A line that small events may go on.
    pub(super) fn lead(&mut self, text: String, matter: Matter) {
        self.push(Kind::Event(self.cause()), text, matter);
    }

    /// Dice of an action were rolled, with their faces in short.
    pub(super) fn roll(&mut self, text: String, faces: String, matter: Matter) {
        self.push(Kind::Roll(self.cause(), faces), text, matter);
    }

    /// An action begins.
    pub(super) fn action(&mut self, headline: Headline, matter: Matter) {
        let text = headline.plain.clone();
        self.push(Kind::Action(headline), text, matter);
        self.close();
    }

    /// The last action ended.
    pub(super) fn outcome(&mut self, text: String, outcome: Outcome, matter: Matter) {
        self.push(Kind::Outcome(outcome), text, matter);
        self.close();
    }

    /// A card is turned up.
    pub(super) fn card(
        &mut self,
        text: String,
        card: &CardRef,
        mood: Option<String>,
        matter: Matter,
    ) {
        self.push(Kind::Card(card.clone(), mood), text, matter);
        if !matches!(
            &self.open,
            Some(Told {
                kind: Kind::Card(_, None),
                ..
            })
        ) {
            self.close();
        }
    }

    /// What a card says.
    pub(super) fn remark(&mut self, text: String, card: &CardRef, remark: Remark) {
        self.push(Kind::Remark(card.clone(), remark), text, Matter::default());
        self.close();
    }

    /// A round begins: a phase in which nothing happened is not told.
    pub(super) fn round(&mut self, text: String) {
        self.close();
        self.headline = None;
        self.push(Kind::Round, text, Matter::default());
        self.close();
    }

    /// A phase begins.
    pub(super) fn phase(&mut self, text: String) {
        self.close();
        self.headline = Some(text);
    }

    /// Something small, on the line of the small things before it if there is room.
    pub(super) fn add_small(&mut self, text: &str, matter: Matter) {
        if let Some(open) = &mut self.open
            && open.text().chars().count() + text.chars().count() <= LINE
            && self.headline.is_none()
        {
            let text = text.to_owned();
            open.parts.push(Part { text, matter });
            return;
        }
        self.push(Kind::Event(self.cause()), text.to_owned(), matter);
    }

    /// Takes the lines so far. The headline of a phase in which nothing has happened yet waits for what follows.
    pub(super) fn take(&mut self) -> Vec<Told> {
        self.close();
        self.cause = None;
        std::mem::take(&mut self.done)
    }
}

/// Every line, what a card does below the card.
pub(super) fn full(w: &Wording, told: &[Told]) -> Vec<String> {
    let mut shown: Option<&CardRef> = None;
    // What a card does later is told after what it did.
    let mut later: Option<String> = None;
    let mut lines = Vec::new();
    for line in told {
        let text = line.text();
        let goes_on = matches!(
            &line.kind,
            Kind::Event(Some(card)) | Kind::Roll(Some(card), _) if shown == Some(card)
        );
        if !goes_on && !matches!(line.kind, Kind::Remark(..)) {
            lines.extend(later.take());
        }
        match &line.kind {
            Kind::Round | Kind::Headline | Kind::Action(_) | Kind::Outcome(_) => {
                shown = None;
                lines.push(text);
            }
            Kind::Card(card, mood) => {
                shown = Some(card);
                lines.push(match mood {
                    Some(mood) => format!("{text} – *{mood}*"),
                    None => text,
                });
            }
            Kind::Remark(_, Remark::Later) => later = Some(below(&text)),
            Kind::Remark(_, Remark::Says) => lines.push(below(&text)),
            Kind::Event(cause) | Kind::Roll(cause, _) => lines.push(match cause {
                Some(card) if shown == Some(card) => below(&text),
                Some(card) => because(w, card, &text),
                None => {
                    shown = None;
                    text
                }
            }),
        }
    }
    lines.extend(later);
    lines
}

/// A line below the card that it belongs to.
fn below(text: &str) -> String {
    format!("\u{21b3} {text}")
}

pub(super) fn because(w: &Wording, card: &CardRef, text: &str) -> String {
    if text.contains(&w.card(card)) {
        // It names its cause itself.
        return text.to_owned();
    }
    w.say(
        "e-because",
        &[("card", txt(&w.card(card))), ("text", txt(text))],
    )
}
