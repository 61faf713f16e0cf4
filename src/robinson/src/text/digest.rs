//! The lines of a story that matter most, where there is only room for a few.

use super::{
    Wording,
    told::{BETWEEN, Headline, Kind, LINE, Outcome, Part, Remark, Told, because},
};
use crate::task::CardRef;

/// What weighs no more is only told where it is all there is to tell.
const DETAIL: u8 = 10;

/// So much less matters what happened in the round before.
const OLD: u8 = 30;

/// Of a whole round no less matters what the group still lives by later; only wounds and the like matter more.
const LASTING: u8 = 65;

/// Of a whole round no less matters its weather, and the wood on the pile.
const SUMMED: u8 = 60;

/// So many of the newest lines are looked through for what matters.
const RECENT: usize = 8;

/// So many actions are told beside the few lines of a round.
const ACTIONS: usize = 2;

/// Letters of the line of what came of the actions that matter less.
const ACTED: usize = 2 * LINE;

/// Letters of the line of what else was lost in the newest round.
const LOST: usize = 2 * LINE;

/// Which lines of a story are looked through for what matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Span {
    /// The newest, and above all the last.
    Newest,
    /// All of them alike.
    Whole,
}

/// Lines that belong together where only a few are told.
struct Piece<'a> {
    head: Head<'a>,
    parts: Vec<Part>,
    /// What its card does later, which is told with what it does now.
    later: Vec<Part>,
    /// What its headline weighs.
    weight: u8,
    lines: usize,
    /// Nothing of what follows belongs to it any more.
    closed: bool,
}

/// What a piece begins with.
enum Head<'a> {
    Nothing,
    Card(&'a CardRef),
    Action(&'a Headline, Option<Outcome>),
}

impl<'a> Piece<'a> {
    fn of(head: Head<'a>, parts: Vec<Part>) -> Self {
        Self {
            head,
            parts,
            later: Vec::new(),
            weight: 0,
            lines: 1,
            closed: false,
        }
    }

    /// Whether there is room for more.
    fn takes(&self, line: &Told) -> bool {
        let now = self.now().join(BETWEEN);
        now.chars().count() + line.text().chars().count() <= LINE
    }

    fn take(&mut self, line: &Told) {
        self.parts.extend(line.parts.iter().cloned());
        self.lines += 1;
    }

    fn weight(&self) -> u8 {
        let parts = self.parts.iter().map(|part| part.matter.weight);
        parts.max().unwrap_or_default().max(self.weight)
    }

    fn summed(&self) -> bool {
        self.parts.iter().any(|part| part.matter.summed)
    }

    fn lasts(&self) -> bool {
        self.parts.iter().any(|part| part.matter.lasting)
    }

    fn missed(&self) -> bool {
        self.parts.iter().any(|part| part.matter.missed)
    }

    /// What happened, without what comes later.
    fn now(&self) -> Vec<&str> {
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

    fn text(&self) -> String {
        let later = self.later.iter().map(|part| part.text.as_str());
        let all: Vec<&str> = self.now().into_iter().chain(later).collect();
        all.join(BETWEEN)
    }
}

/// A line of few, and how much it matters; the more the higher.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// What it says.
    pub text: String,
    /// How much it matters.
    pub weight: u8,
}

/// The lines that matter most, at most `n` in their order, and how many are left out; a card and what it does are one,
/// and so are an action and what came of it. Of the newest, one more sums up what else would be missed.
pub(super) fn digest(w: &Wording, told: &[Told], n: usize, span: Span) -> (Vec<Weighed>, usize) {
    let mut pieces: Vec<Piece<'_>> = Vec::new();
    // Where the newest round begins.
    let mut round = 0;
    for line in told {
        let last = pieces.last_mut();
        match &line.kind {
            Kind::Round | Kind::Headline => {
                last.into_iter().for_each(|piece| piece.closed = true);
                if line.kind == Kind::Round {
                    round = pieces.len();
                }
            }
            Kind::Card(card, _) => pieces.push(Piece::of(Head::Card(card), line.parts.clone())),
            Kind::Action(headline) => {
                let mut piece = Piece::of(Head::Action(headline, None), Vec::new());
                piece.weight = line.weight();
                pieces.push(piece);
            }
            Kind::Outcome(outcome) => {
                // Something may have been used or read since the action began.
                let action = pieces
                    .iter_mut()
                    .rev()
                    .find_map(|piece| match &mut piece.head {
                        Head::Action(_, ended) => Some((ended, &mut piece.lines)),
                        Head::Nothing | Head::Card(_) => None,
                    });
                match action {
                    Some((ended @ None, lines)) => {
                        *ended = Some(*outcome);
                        *lines += 1;
                    }
                    Some(_) | None => {
                        pieces.push(Piece::of(Head::Nothing, line.parts.clone()));
                    }
                }
            }
            Kind::Remark(card, remark) => {
                if let Some(last) = last
                    && matches!(last.head, Head::Card(of) if of == card)
                {
                    match remark {
                        Remark::Says => last.parts.extend(line.parts.iter().cloned()),
                        Remark::Later => last.later.clone_from(&line.parts),
                    }
                }
            }
            Kind::Event(cause) => {
                if let Some(last) = last
                    && last.takes(line)
                    && match (&last.head, cause) {
                        (Head::Card(of), Some(card)) => *of == card,
                        (Head::Action(..), None) => !last.closed,
                        // The dice of the weather and what came of them are one.
                        (Head::Nothing, None) => {
                            let both = last.summed() && line.is_summed();
                            span == Span::Whole && both && !last.closed
                        }
                        (Head::Nothing | Head::Card(_) | Head::Action(..), _) => false,
                    }
                {
                    last.take(line);
                    continue;
                }
                pieces.push(match cause {
                    Some(card) => {
                        let (text, matter) = (because(w, card, &line.text()), line.matter());
                        Piece::of(Head::Card(card), vec![Part { text, matter }])
                    }
                    None => Piece::of(Head::Nothing, line.parts.clone()),
                });
            }
        }
    }
    // The newest line is what the last press did; of those before it, what is long ago matters to nobody any more.
    let (first, last) = match span {
        Span::Newest => (
            pieces.len().saturating_sub(RECENT),
            pieces.len().checked_sub(1),
        ),
        Span::Whole => (0, None),
    };
    let mut order: Vec<usize> = (first..pieces.len()).collect();
    let weight = |at: usize| {
        let old = span == Span::Newest && at < round;
        let less = if old { OLD } else { 0 };
        let piece = &pieces[at];
        let least = if span == Span::Whole && piece.lasts() {
            LASTING
        } else {
            0
        };
        piece.weight().max(least).saturating_sub(less)
    };
    order.sort_by_key(|at| std::cmp::Reverse((Some(*at) == last, weight(*at), *at)));
    order.truncate(n);
    // Whoever planned wants to know what came of each action, also where much happened after it.
    let acted = |at: &usize| matches!(pieces[*at].head, Head::Action(..));
    let all_acted = || (0..pieces.len()).filter(acted);
    // Pieces that share a line.
    let mut merged: Vec<Vec<usize>> = Vec::new();
    match span {
        Span::Newest => {
            let full = order.len() == n && n > 1;
            let untold = all_acted().any(|at| !order.contains(&at));
            let least = if full && untold { order.pop() } else { None };
            let mut acts = Vec::new();
            let mut room = ACTED;
            for at in all_acted().filter(|at| n > 1 && !order.contains(at)) {
                let long = pieces[at].text().chars().count();
                if long <= room {
                    room -= long;
                    acts.push(at);
                }
            }
            if acts.is_empty() {
                // Nothing takes its place.
                order.extend(least);
            }
            // An action between them would seem to come before those that share the line.
            if let (Some(&first), Some(&last)) = (acts.first(), acts.last()) {
                let between = |at: &usize| (first..last).contains(at) && acted(at);
                let (within, alone): (Vec<usize>, Vec<usize>) =
                    order.into_iter().partition(between);
                order = alone;
                acts.extend(within);
                acts.sort_unstable();
            }
            // Nobody looks behind a button for what something cost, or for what was found, the newest first as far as the line has
            // room; of the round before it has less.
            let untold = |at: &usize| !order.contains(at) && !acts.contains(at);
            let lacks = (0..pieces.len()).filter(|at| pieces[*at].missed() && untold(at));
            let mut missed = Vec::new();
            let mut long = 0;
            for at in lacks.rev() {
                long += pieces[at].text().chars().count();
                let room = if at >= round { LOST } else { LINE };
                if long <= room {
                    missed.push(at);
                }
            }
            missed.reverse();
            merged.extend([acts, missed]);
        }
        Span::Whole => {
            let untold = all_acted().filter(|at| !order.contains(at));
            let more: Vec<usize> = untold.take(ACTIONS.min(n)).collect();
            order.extend(more);
            let untold = (0..pieces.len()).filter(|at| pieces[*at].summed() && !order.contains(at));
            let more: Vec<usize> = untold.collect();
            order.extend(more);
        }
    }
    merged.extend(order.into_iter().map(|at| vec![at]));
    merged.retain(|line| !line.is_empty());
    // A line stands where the newest of it happened, one of actions where they began: what came of them follows.
    merged.sort_unstable_by_key(|line| match line.first() {
        Some(first) if acted(first) => Some(*first),
        Some(_) | None => line.last().copied(),
    });
    let kept = merged.iter().map(|line| {
        let summed = line.iter().any(|at| pieces[*at].summed());
        let least = if summed { SUMMED } else { 0 };
        let weights = line.iter().map(|at| weight(*at));
        Weighed {
            text: joined(&pieces, line),
            weight: weights.max().unwrap_or_default().max(least),
        }
    });
    let kept: Vec<Weighed> = kept.collect();
    let all: usize = pieces.iter().map(|piece| piece.lines).sum();
    let shown = merged.iter().flatten().map(|at| pieces[*at].lines);
    let shown: usize = shown.sum();
    (kept, all - shown)
}

/// One piece as it stands, or several on a line, without what their cards do later.
fn joined(pieces: &[Piece<'_>], line: &[usize]) -> String {
    if let [one] = line {
        return pieces[*one].text();
    }
    let parts: Vec<&str> = line.iter().flat_map(|at| pieces[*at].now()).collect();
    parts.join(BETWEEN)
}
