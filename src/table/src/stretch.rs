//! A story in stretches: the chapters of a game, such as its rounds, as far as somebody wants to hear of them.

use std::collections::VecDeque;

use crate::{Passage, Past, Playable};

/// A chapter of a story, or the part of one that is wanted.
pub struct Stretch<G: Playable> {
    /// Its number; none for what came before the first.
    pub number: Option<u32>,
    /// What happened in it.
    pub steps: Vec<Passage<G>>,
    /// The revision that ended it; none while it runs.
    pub ended: Option<u64>,
}

/// What somebody wants to hear of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// The first chapter that was ended after a revision.
    Ended {
        /// That revision.
        after: u64,
    },
    /// What happened after a moment, in unix milliseconds.
    Since(u64),
    /// So many chapters, the newest.
    Newest(usize),
}

impl Span {
    /// Whether a step is wanted.
    fn wants<G: Playable>(self, step: &Passage<G>) -> bool {
        match self {
            Self::Since(ms) => step.at_ms > ms,
            Self::Ended { .. } | Self::Newest(_) => true,
        }
    }
}

impl<G: Playable> Past<'_, G> {
    /// The stretches of this past that are wanted, in order; `over` says that the game ended with it.
    pub fn stretches(self, span: Span, over: bool) -> Vec<Stretch<G>> {
        let mut told = Told {
            span,
            all: VecDeque::new(),
            open: Stretch {
                number: None,
                steps: Vec::new(),
                ended: None,
            },
        };
        let mut last = 0;
        for step in self {
            last = step.revision;
            if told.hear(step) {
                return told.all.into();
            }
        }
        let ended = over.then_some(last);
        told.close(ended, None);
        told.all.into()
    }
}

/// What was heard so far.
struct Told<G: Playable> {
    span: Span,
    all: VecDeque<Stretch<G>>,
    open: Stretch<G>,
}

impl<G: Playable> Told<G> {
    /// Goes on with a step; says whether no more is wanted.
    fn hear(&mut self, step: Passage<G>) -> bool {
        let opens = |event: &G::Event| G::chapter(event);
        let mut rest = step.events;
        let mut ordered = step.ordered;
        // What somebody decided belongs to the chapter in which they did, also where nothing comes of it but the next one.
        if ordered.is_some() && rest.first().and_then(opens).is_some() {
            let decided = Passage {
                revision: step.revision,
                at_ms: step.at_ms,
                before: step.before.clone(),
                after: step.before.clone(),
                events: Vec::new(),
                ordered: ordered.take(),
            };
            if self.span.wants(&decided) {
                self.open.steps.push(decided);
            }
        }
        loop {
            // What opens a chapter stands first in it.
            let at = rest.iter().skip(1).position(|event| opens(event).is_some());
            let next = at.map(|at| rest.split_off(at + 1));
            if let Some(number) = rest.first().and_then(opens)
                && self.close(Some(step.revision), Some(number))
            {
                return true;
            }
            let part = Passage {
                revision: step.revision,
                at_ms: step.at_ms,
                before: step.before.clone(),
                after: step.after.clone(),
                events: rest,
                // It is told once, with the first part.
                ordered: ordered.take(),
            };
            let tells = !part.events.is_empty() || part.ordered.is_some();
            if tells && self.span.wants(&part) {
                self.open.steps.push(part);
            }
            match next {
                Some(next) => rest = next,
                None => return false,
            }
        }
    }

    /// Ends the open stretch, for another begins or the story is over; says whether no more is wanted.
    fn close(&mut self, ended: Option<u64>, next: Option<u32>) -> bool {
        let fresh = Stretch {
            number: next,
            steps: Vec::new(),
            ended: None,
        };
        let mut done = std::mem::replace(&mut self.open, fresh);
        done.ended = ended;
        let wanted = match self.span {
            // Setting up is no chapter.
            Span::Ended { after } => done.number.is_some() && ended.is_some_and(|at| at > after),
            Span::Since(_) | Span::Newest(_) => true,
        };
        if wanted && !done.steps.is_empty() {
            self.all.push_back(done);
        }
        match self.span {
            Span::Newest(most) => {
                while self.all.len() > most {
                    self.all.pop_front();
                }
                false
            }
            Span::Ended { .. } => !self.all.is_empty(),
            Span::Since(_) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use castaway_robinson::{catalog::Catalog, event::Event, game::Island, ids::Phase};
    use castaway_store::{Json, LogEntry};
    use serde_json::json;

    use super::*;

    /// Steps that nobody can carry out again, each a second after the one before.
    fn log(steps: &[&[Event]]) -> Vec<LogEntry> {
        let entry = |(revision, events): (u64, &&[Event])| LogEntry {
            revision,
            actor: 7,
            command: json!({ "order": { "seat": 0, "command": "advance" } }).into(),
            events: Json::of(events).unwrap(),
            at_ms: revision * 1000,
            interaction: None,
            reveals: false,
            mark: None,
        };
        (1..).zip(steps).map(entry).collect()
    }

    fn heard(log: &[LogEntry], span: Span, over: bool) -> Vec<(Option<u32>, usize, Option<u64>)> {
        let catalog = Catalog::load().unwrap();
        let past = Past::<Island>::new(&catalog, log.to_vec());
        let stretches = past.stretches(span, over).into_iter();
        let brief = |s: Stretch<Island>| {
            let events = s.steps.iter().map(|step| step.events.len()).sum();
            (s.number, events, s.ended)
        };
        stretches.map(brief).collect()
    }

    fn phase() -> Event {
        Event::Phase(Phase::Night)
    }

    #[test]
    fn a_chapter_is_told_whole_once_it_is_ended_and_one_at_a_time() {
        let story = log(&[
            &[phase(), Event::Round(1), phase()],
            &[phase()],
            &[phase(), Event::Round(2), phase(), Event::Round(3)],
            &[phase()],
        ]);
        let ended = |after| heard(&story, Span::Ended { after }, false);
        assert_eq!(ended(0), [(Some(1), 4, Some(3))]);
        assert_eq!(ended(2), [(Some(1), 4, Some(3))]);
        // Both ended in the same step; the second has no revision of its own and is told with it.
        assert_eq!(ended(3), []);
        let over = heard(&story, Span::Ended { after: 3 }, true);
        assert_eq!(over, [(Some(3), 2, Some(4))]);
    }

    #[test]
    fn what_ends_a_chapter_at_once_was_decided_in_it() {
        let story = log(&[
            &[phase(), Event::Round(1), phase()],
            &[Event::Round(2), phase()],
            &[phase(), Event::Round(3)],
        ]);
        let catalog = Catalog::load().unwrap();
        let past = Past::<Island>::new(&catalog, story);
        let decided = |stretch: &Stretch<Island>| {
            let steps = stretch.steps.iter();
            let decided = steps.filter(|step| step.ordered.is_some());
            let revisions: Vec<u64> = decided.map(|step| step.revision).collect();
            (stretch.number, revisions)
        };
        let told = past.stretches(Span::Newest(9), false);
        let found: Vec<(Option<u32>, Vec<u64>)> = told.iter().map(decided).collect();
        let expected = [
            (None, vec![1]),
            (Some(1), vec![2]),
            (Some(2), vec![3]),
            (Some(3), Vec::new()),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn what_was_missed_is_what_came_later_and_what_stands() {
        let mut story = log(&[
            &[Event::Round(1), phase()],
            &[phase(), Event::Round(2)],
            &[phase(), phase()],
        ]);
        let since = |log: &[LogEntry], ms| heard(log, Span::Since(ms), false);
        assert_eq!(since(&story, 3000), []);
        assert_eq!(since(&story, 2000), [(Some(2), 2, None)]);
        assert_eq!(
            since(&story, 1999),
            [(Some(1), 1, Some(2)), (Some(2), 3, None)]
        );
        story[2].command = json!({ "undo": { "to": 1 } }).into();
        assert_eq!(since(&story, 1000), [], "it was taken back");
        let newest = heard(&story, Span::Newest(1), false);
        assert_eq!(newest, [(Some(1), 2, None)]);
    }
}
