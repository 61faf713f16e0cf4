//! A story under construction: its lines with their weight and cause, whole or in a few lines.

use super::{Wording, bundle::txt};
use crate::task::CardRef;

/// The longest line that small events are joined into.
const LINE: usize = 180;

/// So many of the newest lines are looked through for what matters.
const RECENT: usize = 8;

/// What a line of a story is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// A round or phase begins.
    Headline,
    /// A card is turned up; the line of mood on it.
    Card(CardRef, Option<String>),
    /// Something happened, because of a card if one is named.
    Event(Option<CardRef>),
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

/// A line of a story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Told {
    kind: Kind,
    text: String,
    weight: u8,
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

    fn push(&mut self, kind: Kind, text: String, weight: u8) {
        self.close();
        if let Some(text) = self.headline.take() {
            self.done.push(Told {
                kind: Kind::Headline,
                text,
                weight: 0,
            });
        }
        self.open = Some(Told { kind, text, weight });
    }

    fn cause(&self) -> Option<CardRef> {
        self.cause.as_ref().map(|(card, _)| card.clone())
    }

    /// A line of its own.
    pub(super) fn add(&mut self, text: String, weight: u8) {
        self.lead(text, weight);
        self.close();
    }

    /// A line that small events may go on.
    pub(super) fn lead(&mut self, text: String, weight: u8) {
        self.push(Kind::Event(self.cause()), text, weight);
    }

    /// A card is turned up.
    pub(super) fn card(&mut self, text: String, card: &CardRef, mood: Option<String>, weight: u8) {
        self.push(Kind::Card(card.clone(), mood), text, weight);
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
        self.push(Kind::Remark(card.clone(), remark), text, 0);
        self.close();
    }

    /// A round begins: a phase in which nothing happened is not told.
    pub(super) fn round(&mut self, text: String) {
        self.close();
        self.headline = None;
        self.push(Kind::Headline, text, 0);
        self.close();
    }

    /// A phase begins.
    pub(super) fn phase(&mut self, text: String) {
        self.close();
        self.headline = Some(text);
    }

    /// Something small, on the line of the small things before it if there is room.
    pub(super) fn add_small(&mut self, text: &str, weight: u8) {
        if let Some(open) = &mut self.open
            && open.text.chars().count() + text.chars().count() <= LINE
            && self.headline.is_none()
        {
            open.text.push_str(" · ");
            open.text.push_str(text);
            open.weight = open.weight.max(weight);
            return;
        }
        self.push(Kind::Event(self.cause()), text.to_owned(), weight);
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
        let goes_on = matches!(&line.kind, Kind::Event(Some(card)) if shown == Some(card));
        if !goes_on && !matches!(line.kind, Kind::Remark(..)) {
            lines.extend(later.take());
        }
        match &line.kind {
            Kind::Headline => {
                shown = None;
                lines.push(line.text.clone());
            }
            Kind::Card(card, mood) => {
                shown = Some(card);
                lines.push(match mood {
                    Some(mood) => format!("{} – *{mood}*", line.text),
                    None => line.text.clone(),
                });
            }
            Kind::Remark(_, Remark::Later) => later = Some(below(&line.text)),
            Kind::Remark(_, Remark::Says) => lines.push(below(&line.text)),
            Kind::Event(cause) => lines.push(match cause {
                Some(card) if shown == Some(card) => below(&line.text),
                Some(card) => because(w, card, &line.text),
                None => {
                    shown = None;
                    line.text.clone()
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

/// The lines that matter most, at most `n` in their order, and how many are left out; a card and what it does are one.
pub(super) fn digest(w: &Wording, told: &[Told], n: usize) -> (Vec<String>, usize) {
    struct Piece<'a> {
        text: String,
        weight: u8,
        card: Option<&'a CardRef>,
        lines: usize,
    }
    let mut pieces: Vec<Piece<'_>> = Vec::new();
    for line in told {
        match &line.kind {
            Kind::Headline => {}
            Kind::Card(card, _) => pieces.push(Piece {
                text: line.text.clone(),
                weight: line.weight,
                card: Some(card),
                lines: 1,
            }),
            Kind::Remark(card, remark) => {
                // What a card does later stands in the picture.
                if *remark == Remark::Says
                    && let Some(last) = pieces.last_mut()
                    && last.card == Some(card)
                {
                    last.text.push_str(" · ");
                    last.text.push_str(&line.text);
                }
            }
            Kind::Event(cause) => {
                if let (Some(cause), Some(last)) = (cause, pieces.last_mut())
                    && last.card == Some(cause)
                    && last.text.chars().count() + line.text.chars().count() <= LINE
                {
                    last.text.push_str(" · ");
                    last.text.push_str(&line.text);
                    last.weight = last.weight.max(line.weight);
                    last.lines += 1;
                    continue;
                }
                pieces.push(Piece {
                    text: match cause {
                        Some(card) => because(w, card, &line.text),
                        None => line.text.clone(),
                    },
                    weight: line.weight,
                    card: cause.as_ref(),
                    lines: 1,
                });
            }
        }
    }
    // The newest line is what the last press did; of those before it, what is long ago matters to nobody any more.
    let last = pieces.len().saturating_sub(1);
    let mut order: Vec<usize> = (pieces.len().saturating_sub(RECENT)..pieces.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse((*at == last, pieces[*at].weight, *at)));
    order.truncate(n);
    order.sort_unstable();
    let kept: Vec<String> = order.iter().map(|at| pieces[*at].text.clone()).collect();
    let all: usize = pieces.iter().map(|piece| piece.lines).sum();
    let shown: usize = order.iter().map(|at| pieces[*at].lines).sum();
    (kept, all - shown)
}

fn because(w: &Wording, card: &CardRef, text: &str) -> String {
    w.say(
        "e-because",
        &[("card", txt(&w.card(card))), ("text", txt(text))],
    )
}
