//! Lines of a story that belong together where only a few are told.

use super::told::{BETWEEN, Headline, LINE, Outcome, Part, Told};
use crate::task::CardRef;

/// What weighs no more is only told where it is all there is to tell.
const DETAIL: u8 = 10;

/// Lines that belong together where only a few are told.
pub(super) struct Piece<'a> {
    pub(super) head: Head<'a>,
    pub(super) parts: Vec<Part>,
    /// What its card does later, which is told with what it does now.
    pub(super) later: Vec<Part>,
    /// What its headline weighs.
    pub(super) weight: u8,
    /// What the dice of its action show.
    pub(super) faces: Option<&'a str>,
    pub(super) lines: usize,
    /// Nothing of what follows belongs to it any more.
    pub(super) closed: bool,
}

/// What a piece begins with.
pub(super) enum Head<'a> {
    Nothing,
    Card(&'a CardRef),
    Action(&'a Headline, Option<Outcome>),
}

impl<'a> Piece<'a> {
    pub(super) fn of(head: Head<'a>, parts: Vec<Part>) -> Self {
        Self {
            head,
            parts,
            later: Vec::new(),
            weight: 0,
            faces: None,
            lines: 1,
            closed: false,
        }
    }

    /// Whether there is room for more.
    pub(super) fn takes(&self, line: &Told) -> bool {
        self.letters() + line.text().chars().count() <= LINE
    }

    /// How long it is where it shares a line.
    pub(super) fn letters(&self) -> usize {
        self.now().join(BETWEEN).chars().count()
    }

    pub(super) fn take(&mut self, line: &Told) {
        self.parts.extend(line.parts.iter().cloned());
        self.lines += 1;
    }

    pub(super) fn weight(&self) -> u8 {
        let parts = self.parts.iter().map(|part| part.matter.weight);
        parts.max().unwrap_or_default().max(self.weight)
    }

    pub(super) fn summed(&self) -> bool {
        self.parts.iter().any(|part| part.matter.summed)
    }

    pub(super) fn lasts(&self) -> bool {
        self.parts.iter().any(|part| part.matter.lasting)
    }

    pub(super) fn missed(&self) -> bool {
        self.parts.iter().any(|part| part.matter.missed)
    }

    /// Whether the wounds that its end speaks of come next.
    pub(super) fn owes(&self) -> bool {
        self.parts.last().is_some_and(|part| part.matter.owes)
    }

    pub(super) fn wounds(&self) -> bool {
        self.parts.iter().any(|part| part.matter.wounds)
    }

    pub(super) fn acted(&self) -> bool {
        matches!(self.head, Head::Action(..))
    }

    /// What happened, without what comes later and without dice.
    pub(super) fn now(&self) -> Vec<&str> {
        let head = match self.head {
            Head::Action(headline, outcome) => Some(match outcome {
                None => &headline.plain,
                Some(Outcome::Done) => &headline.done,
                Some(Outcome::Failed) => &headline.failed,
            }),
            Head::Nothing | Head::Card(_) => None,
        };
        let matters = |part: &&Part| {
            head.is_none()
                || part.matter.weight > DETAIL
                || part.matter.missed
                || part.matter.summed
        };
        let parts = self.parts.iter().filter(matters).map(|part| &part.text);
        head.into_iter().chain(parts).map(String::as_str).collect()
    }

    pub(super) fn text(&self) -> String {
        let mut all = self.now();
        if let Some(faces) = self.faces {
            all.insert(usize::from(!all.is_empty()), faces);
        }
        all.extend(self.later.iter().map(|part| part.text.as_str()));
        all.join(BETWEEN)
    }
}
