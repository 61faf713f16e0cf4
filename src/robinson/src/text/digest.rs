//! The lines of a story that matter most, where there is only room for a few.

use super::{
    Wording,
    piece::{Head, Piece},
    told::{BETWEEN, Kind, LINE, Part, Remark, Told, because},
};
/// So much less matters what happened in the round before.
const OLD: u8 = 30;

/// Of a whole round no less matters what the group still lives by later; only wounds and the like matter more.
const LASTING: u8 = 65;

/// Of a whole round no less matters its weather, and the wood on the pile.
const SUMMED: u8 = 60;

/// So many of the newest lines are looked through for what matters.
const RECENT: usize = 8;

/// Of a whole round no less matters that somebody did something: what follows from it goes before it.
const DONE: u8 = 70;

/// Letters of the line of what came of the actions that matter less.
const ACTED: usize = LINE + LINE / 2;

/// Letters of what else was lost in the newest round.
const LOST: usize = LINE;

/// So many lines of the newest are told at most: on a phone more is a wall.
const MOST: usize = 5;

/// Letters of all of them.
const ROOM: usize = 800;

/// So many lines of the newest are told at most where `n` of them are asked for.
pub(super) fn most(n: usize) -> usize {
    match n {
        // The end tells of itself what mattered.
        0 => MOST,
        n => MOST.min(n.saturating_add(2)),
    }
}

/// Which lines of a story are looked through for what matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Span {
    /// The newest, and above all the last.
    Newest,
    /// All of them alike.
    Whole,
}

/// Pieces that share a line, or one by itself.
struct Row {
    at: Vec<usize>,
    /// With what its card does later, and with its dice.
    whole: bool,
    /// Of actions only that they were done, without what came of them.
    brief: bool,
}

impl Row {
    /// Pieces for which there is little room; one alone has more.
    fn of(at: Vec<usize>) -> Self {
        let whole = at.len() == 1;
        Self {
            at,
            whole,
            brief: false,
        }
    }
}

/// A line of few, and how much it matters; the more the higher.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeighedLine {
    /// What it says.
    pub text: String,
    /// How much it matters.
    pub weight: u8,
    /// So many lines of the whole story come before it.
    pub at: usize,
}

/// The lines that matter most, at most `n` in their order, and how many are left out; a card and what it does are one,
/// and so are an action and what came of it. Of the newest, one more sums up what else would be missed.
pub(super) fn digest(
    w: &Wording,
    told: &[Told],
    n: usize,
    span: Span,
) -> (Vec<WeighedLine>, usize) {
    let mut pieces: Vec<Piece<'_>> = Vec::new();
    // The line with which each of them begins.
    let mut begins: Vec<usize> = Vec::new();
    // Where the newest round begins.
    let mut round = 0;
    for (number, line) in told.iter().enumerate() {
        // What came of the line before.
        begins.resize(pieces.len(), number.saturating_sub(1));
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
            Kind::Event(cause) | Kind::Roll(cause, _) => {
                if let Kind::Roll(_, faces) = &line.kind {
                    // Something may have been used since the action began.
                    let action = pieces.iter_mut().rev().find(|piece| piece.acted());
                    if let Some(piece) = action
                        && matches!(piece.head, Head::Action(_, None))
                    {
                        piece.faces = Some(faces.as_str());
                    }
                }
                if let Some(last) = pieces.last_mut()
                    && last.takes(line)
                    && match (&last.head, cause) {
                        (Head::Card(of), Some(card)) => *of == card,
                        (Head::Action(..), None) => !last.closed,
                        // The dice of the weather and what came of them are one, and so are a cause and its wounds.
                        (Head::Nothing, None) => {
                            let both = span == Span::Whole && last.summed() && line.is_summed();
                            let costs = last.owes() && line.begins_with_wounds();
                            (both || costs) && !last.closed
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
    begins.resize(pieces.len(), told.len().saturating_sub(1));
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
    let acted = |at: &usize| pieces[*at].acted();
    let all_acted = || (0..pieces.len()).filter(acted);
    let mut merged: Vec<Row> = Vec::new();
    match span {
        Span::Newest => {
            let full = order.len() == n && n > 1;
            let untold = all_acted().any(|at| !order.contains(&at));
            let least = if full && untold { order.pop() } else { None };
            let mut acts = Vec::new();
            let mut room = ACTED;
            for at in all_acted().filter(|at| n > 1 && !order.contains(at)) {
                let long = pieces[at].letters();
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
                long += pieces[at].letters();
                let room = if at >= round { LOST } else { LINE };
                if long <= room {
                    missed.push(at);
                }
            }
            missed.reverse();
            merged.push(Row::of(acts));
            // A card has nothing to do with what else was lost, and begins a line of its own.
            let whole = missed.len() == 1;
            let is_card = |at: &usize| matches!(pieces[*at].head, Head::Card(_));
            let (cards, plain): (Vec<usize>, Vec<usize>) = missed.into_iter().partition(is_card);
            merged.push(Row::of(plain));
            let cards = cards.into_iter().map(|at| vec![at]);
            merged.extend(cards.map(|at| Row {
                at,
                whole,
                brief: false,
            }));
        }
        Span::Whole => {
            let untold = (0..pieces.len()).filter(|at| pieces[*at].summed() && !order.contains(at));
            let more: Vec<usize> = untold.collect();
            order.extend(more);
            // What wounded somebody is told as far as one line more has room.
            let hurt = (0..pieces.len()).filter(|at| pieces[*at].wounds() && !order.contains(at));
            let mut room = LOST;
            let mut more = Vec::new();
            for at in hurt.rev() {
                let long = pieces[at].letters();
                if long <= room {
                    room -= long;
                    more.push(at);
                }
            }
            more.reverse();
            // Every other action shares a line, so that nobody's is missing.
            let untold = |at: &usize| !order.contains(at) && !more.contains(at);
            let rest: Vec<usize> = all_acted().filter(untold).collect();
            let letters = rest.iter().map(|at| pieces[*at].letters());
            let brief = letters.sum::<usize>() > ACTED;
            merged.push(Row::of(more));
            merged.push(Row {
                at: rest,
                whole: false,
                brief,
            });
        }
    }
    merged.extend(order.into_iter().map(|at| Row::of(vec![at])));
    merged.retain(|row| !row.at.is_empty());
    // A line stands where the newest of it happened, one of actions where they began: what came of them follows.
    let stands = |at: &[usize]| match at.first() {
        Some(first) if acted(first) => Some(*first),
        Some(_) | None => at.last().copied(),
    };
    merged.sort_unstable_by_key(|row| stands(&row.at));
    let told = merged.into_iter().map(|row| {
        let summed = row.at.iter().any(|at| pieces[*at].summed());
        let done = span == Span::Whole && row.at.iter().any(acted);
        let least = match (done, summed) {
            (true, _) => DONE,
            (false, true) => SUMMED,
            (false, false) => 0,
        };
        let weights = row.at.iter().map(|at| weight(*at));
        let line = WeighedLine {
            text: joined(&pieces, &row),
            weight: weights.max().unwrap_or_default().max(least),
            at: (stands(&row.at).and_then(|at| begins.get(at)).copied()).unwrap_or_default(),
        };
        (row.at, line)
    });
    let mut kept: Vec<(Vec<usize>, WeighedLine)> = told.collect();
    if span == Span::Newest {
        let stays = |at: &usize| Some(*at) == last || acted(at);
        let missed = |at: &usize| pieces[*at].missed();
        shorten(&mut kept, most(n), |row| {
            (!row.iter().any(stays)).then(|| row.iter().any(missed))
        });
    }
    let all: usize = pieces.iter().map(|piece| piece.lines).sum();
    let shown = kept.iter().flat_map(|(row, _)| row);
    let shown: usize = shown.map(|at| pieces[*at].lines).sum();
    (
        kept.into_iter().map(|(_, line)| line).collect(),
        all - shown,
    )
}

/// Leaves out what matters least, the oldest of equals, until what is left is short; `missed` says whether a row would be missed,
/// which goes after all others, and none of what stays in any case.
fn shorten(
    rows: &mut Vec<(Vec<usize>, WeighedLine)>,
    most: usize,
    missed: impl Fn(&[usize]) -> Option<bool>,
) {
    loop {
        let letters = rows.iter().map(|(_, line)| line.text.chars().count());
        if rows.len() <= most && letters.sum::<usize>() <= ROOM {
            return;
        }
        let may_go = rows.iter().enumerate();
        let may_go = may_go.filter_map(|(n, (at, line))| Some((missed(at)?, line.weight, n)));
        let Some((_, _, least)) = may_go.min() else {
            return;
        };
        rows.remove(least);
    }
}

/// One piece as it stands, or several on a line, without what their cards do later.
fn joined(pieces: &[Piece<'_>], row: &Row) -> String {
    if let ([one], true) = (row.at.as_slice(), row.whole) {
        return pieces[*one].text();
    }
    let parts = row.at.iter().flat_map(|at| {
        let now = pieces[*at].now();
        let most = if row.brief { 1 } else { now.len() };
        now.into_iter().take(most)
    });
    let parts: Vec<&str> = parts.collect();
    parts.join(BETWEEN)
}
