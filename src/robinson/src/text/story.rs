//! Many events as a short story: headlines for phases, small things of one kind on one line.

use super::{
    TableWords, Wording,
    behind::{counted_next, next_cause, removed_card},
    bundle::{num, txt},
    digest::{Span, WeighedLine, digest, most},
    finds,
    icons::phase_icon,
    label::signed,
    told::{BETWEEN, Headline, Lines, Outcome, Remark, Told, full},
    weight::matter,
};
use crate::{
    event::{Event, LineWay},
    ids::{Kind, Res, Track, Who},
    plan::Assignment,
    task::CardRef,
};

/// What a gift of the scenario weighs, as a find does.
const GIFT: u8 = 55;

/// Which changes of a number say what it is by now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Numbers {
    /// Each, as it was then.
    Each,
    /// The last one of each number: where only some changes are told, no other is true.
    Last,
}

/// A number that events change and say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Number {
    Morale,
    Level(Track),
    Wounds(Who),
}

/// The number that an event changes, if it is one that is said.
fn number(event: &Event) -> Option<Number> {
    match event {
        Event::Morale { .. } => Some(Number::Morale),
        Event::Level { track, .. } => Some(Number::Level(*track)),
        Event::Wounded { who, .. } | Event::Healed { who, .. } => Some(Number::Wounds(*who)),
        _ => None,
    }
}

/// How an action ended, if the event says so.
fn outcome(event: &Event) -> Option<Outcome> {
    match event {
        Event::Succeeded { .. } => Some(Outcome::Done),
        Event::Failed { .. } => Some(Outcome::Failed),
        _ => None,
    }
}

/// Events of one kind that can share their words.
enum Group {
    Wounded(u8, Vec<Who>),
    Det(i16, Vec<Who>),
    Ate(Vec<Who>),
    Starved(Vec<Who>),
}

impl Group {
    fn of(event: &Event) -> Option<Self> {
        if let Event::Wounded { who, n, .. } = event {
            return Some(Group::Wounded(*n, vec![*who]));
        }
        if let Event::Det { who, n } = event {
            return Some(Group::Det(*n, vec![*who]));
        }
        if let Event::Ate(who) = event {
            return Some(Group::Ate(vec![*who]));
        }
        if let Event::Starved(who) = event {
            return Some(Group::Starved(vec![*who]));
        }
        None
    }

    /// Takes in one more event of the same kind; false if it is another kind, or of somebody who is in it already.
    fn join(&mut self, event: &Event) -> bool {
        let (who, more) = match (self, Group::of(event)) {
            (Group::Wounded(n, who), Some(Group::Wounded(m, more))) if m == *n => (who, more),
            (Group::Det(n, who), Some(Group::Det(m, more))) if m == *n => (who, more),
            (Group::Ate(who), Some(Group::Ate(more)))
            | (Group::Starved(who), Some(Group::Starved(more))) => (who, more),
            (_, Some(_) | None) => return false,
        };
        let new = !more.iter().any(|one| who.contains(one));
        if new {
            who.extend(more);
        }
        new
    }

    fn single(&self) -> bool {
        match self {
            Group::Wounded(_, who) | Group::Det(_, who) | Group::Ate(who) | Group::Starved(who) => {
                who.len() == 1
            }
        }
    }
}

/// The events that are told: one food less is left out where someone is told to have eaten, and dice whose sum comes next.
fn told(events: &[Event]) -> Vec<&Event> {
    let eaten = |at: usize| {
        let one_food = Event::Lost {
            res: Res::Food,
            n: 1,
        };
        events.get(at) == Some(&one_food) && matches!(events.get(at + 1), Some(Event::Ate(_)))
    };
    events
        .iter()
        .enumerate()
        .filter(|(at, event)| {
            !eaten(*at) && !counted_next(event, events.get(at + 1..).unwrap_or_default())
        })
        .map(|(_, event)| event)
        .collect()
}

/// A story that is told step by step: a line that was told once stays as it is.
#[derive(Default)]
pub struct Tale {
    lines: Lines,
    done: Vec<String>,
}

impl Tale {
    /// Goes on with what a step brought, at the table of that step.
    pub fn tell(&mut self, table: &TableWords<'_>, events: &[Event]) {
        table.tell(events, &mut self.lines, Numbers::Each);
        self.done.extend(full(&table.w, &self.lines.take()));
    }

    /// Takes the lines that were told so far; the story goes on with others.
    pub fn take(&mut self) -> Vec<String> {
        std::mem::take(&mut self.done)
    }
}

/// A stretch of a story of which only what matters most is told, gathered step by step.
#[derive(Default)]
pub struct StoryGist {
    lines: Lines,
    told: Vec<Told>,
}

impl StoryGist {
    /// Goes on with what a step brought, at the table of that step.
    pub fn hear(&mut self, table: &TableWords<'_>, events: &[Event]) {
        table.tell(events, &mut self.lines, Numbers::Each);
        self.told.extend(self.lines.take());
    }

    /// How many lines it has by now.
    pub fn lines(&self) -> usize {
        self.told.len()
    }

    /// What matters most of all that was heard, in few lines in their order.
    pub fn few(&self, w: &Wording, n: usize) -> Vec<WeighedLine> {
        digest(w, &self.told, n, Span::Whole).0
    }
}

impl TableWords<'_> {
    /// The events as short lines in order, with a headline for every round and phase.
    pub fn story(&self, events: &[Event]) -> Vec<String> {
        full(&self.w, &self.told(events))
    }

    /// What matters most of the events, in at most `n` lines without headlines, and how many lines it leaves out; what
    /// else costs something is told on one more.
    pub fn digest(&self, events: &[Event], n: usize) -> (Vec<String>, usize) {
        let (told, left) = self.few(events, n);
        (told.into_iter().map(|line| line.text).collect(), left)
    }

    fn few(&self, events: &[Event], n: usize) -> (Vec<WeighedLine>, usize) {
        let mut lines = Lines::default();
        self.tell(events, &mut lines, Numbers::Last);
        digest(&self.w, &lines.take(), n, Span::Newest)
    }

    /// The same of a story whose last events are new: what was told before fills only the lines that they leave. Each says where it
    /// stands in the story.
    pub fn digest_new(&self, events: &[Event], new: usize, n: usize) -> (Vec<WeighedLine>, usize) {
        let (before, new) = events.split_at(events.len().saturating_sub(new));
        if before.is_empty() || new.is_empty() {
            return self.few(events, n);
        }
        let earlier = self.lines(before);
        let (mut told, left) = self.few(new, n);
        told.iter_mut().for_each(|line| line.at += earlier);
        let room = n.saturating_sub(told.len());
        let (mut lines, more) = match room {
            0 => (Vec::new(), earlier),
            room => self.few(before, room),
        };
        // What came earlier goes first where both are too much.
        let surplus = (lines.len() + told.len()).saturating_sub(most(n));
        lines.drain(..surplus.min(lines.len()));
        lines.append(&mut told);
        (lines, left + more + surplus)
    }

    /// How many lines the story of these events has.
    pub fn lines(&self, events: &[Event]) -> usize {
        self.told(events).len()
    }

    /// The same of the last events alone, where what came before them was read already: all its lines are left out.
    pub fn digest_last(&self, events: &[Event], new: usize, n: usize) -> (Vec<WeighedLine>, usize) {
        let (before, new) = events.split_at(events.len().saturating_sub(new));
        let (lines, left) = self.few(new, n);
        (lines, left + self.lines(before))
    }

    /// The events as lines, each with its weight and its cause.
    fn told(&self, events: &[Event]) -> Vec<Told> {
        let mut lines = Lines::default();
        self.tell(events, &mut lines, Numbers::Each);
        lines.take()
    }

    fn tell(&self, events: &[Event], lines: &mut Lines, numbers: Numbers) {
        let events = told(events);
        let several = numbers == Numbers::Last && finds::are_several(&events);
        let mut gone: Option<&CardRef> = None;
        let mut rest = events.as_slice();
        while let Some((&event, tail)) = rest.split_first() {
            rest = tail;
            lines.step();
            let blame = lines.blame(event);
            if let Event::Because { card, n } = event {
                lines.because(card, *n);
                continue;
            }
            if let Event::Round(n) = event {
                let title = self.w.say("e-round", &[("n", num(*n))]);
                lines.round(format!("**— {title} —**"));
                continue;
            }
            if let Event::Phase(phase) = event {
                let title = self.w.phase_name(*phase);
                lines.phase(format!("**{} {title}**", phase_icon(*phase)));
                continue;
            }
            if let Event::Resolving { what } = event {
                let (headline, told) = self.action(what, tail);
                lines.skip(told);
                lines.action(headline, matter(event));
                rest = tail.get(told..).unwrap_or_default();
                if what.goal.kind() == Kind::Threat {
                    gone = removed_card(tail);
                }
                continue;
            }
            if let Event::ThreatGone(card) = event
                && gone == Some(card)
            {
                gone = None;
                continue;
            }
            if let Some(mut group) = Group::of(event) {
                while let Some((next, more)) = rest.split_first()
                    && group.join(next)
                {
                    rest = more;
                    lines.blame(next);
                    lines.skip(1);
                }
                if !group.single() {
                    let text = self.blamed(event, self.group(&group), blame);
                    lines.add_small(&text, matter(event));
                    continue;
                }
            }
            if let Event::Drawn(card) | Event::CameBack(card) | Event::ThreatFired(card) = event {
                let text = self.event_line(event).unwrap_or_default();
                let mood = self
                    .w
                    .mood(card)
                    .filter(|_| !matches!(event, Event::ThreatFired(_)));
                lines.card(text, card, mood, matter(event));
                if let Some(says) = self.silent_half(event, tail) {
                    lines.remark(says, card, Remark::Says);
                }
                if let Some(threatens) = self.threatens(event) {
                    lines.remark(threatens, card, Remark::Later);
                }
                continue;
            }
            if let Event::Used(..) = event
                && let Some(card) = next_cause(tail)
            {
                let text = self.event_line(event).unwrap_or_default();
                lines.card(text, card, None, matter(event));
                continue;
            }
            let superseded = numbers == Numbers::Last
                && number(event).is_some_and(|of| tail.iter().any(|e| number(e) == Some(of)));
            let name = several.then(|| self.find_name(event)).flatten();
            let Some(text) = name.or_else(|| self.line_of(event, !superseded)) else {
                continue;
            };
            let text = self.blamed(event, text, blame);
            if let Some(ended) = outcome(event) {
                lines.outcome(text, ended, matter(event));
                continue;
            }
            if let Event::Rolled { roll, .. } | Event::Rerolled { roll, .. } = event {
                let faces = self.w.roll(roll).replace(BETWEEN, ", ");
                lines.roll(text, format!("🎲 {faces}"), matter(event));
                continue;
            }
            match event.facts().way {
                LineWay::Joins => {
                    let mut matter = matter(event);
                    // What the scenario brings of itself nobody expects there.
                    if lines.is_of_scenario() && matches!(event, Event::Gained { .. }) {
                        (matter.missed, matter.weight) = (true, matter.weight.max(GIFT));
                    }
                    lines.add_small(&text, matter);
                }
                LineWay::Leads => lines.lead(text, matter(event)),
                LineWay::Alone => lines.add(text, matter(event)),
            }
        }
    }

    /// The line with what is to blame for it.
    fn blamed(&self, event: &Event, text: String, blame: Option<&str>) -> String {
        let Some(blame) = blame else {
            return text;
        };
        let cause = self.w.word(blame);
        let says = |key: &str, text: &str| {
            let args = [("text", txt(text)), ("cause", txt(&cause))];
            self.w.say(key, &args)
        };
        // What stands there now is told in brackets, and of two brackets one is enough.
        let counts = number(event).is_some();
        match text.strip_suffix(')').filter(|_| counts) {
            Some(open) => says("e-blamed-more", open),
            None => says("e-blamed", &text),
        }
    }

    /// The headline of an action, with its outcome where that follows at once, and how many events it took in.
    fn action(&self, what: &Assignment, rest: &[&Event]) -> (Headline, usize) {
        let threat = what.goal.kind() == Kind::Threat;
        let card = if threat { removed_card(rest) } else { None };
        let goal = self.goal_with(&what.goal, card);
        let pawns = self.pawns(&what.pawns);
        let text = |id: &str| {
            let args = [("goal", txt(&goal)), ("pawns", txt(&pawns))];
            self.w.say(id, &args)
        };
        let (id, told) = match rest.first() {
            Some(Event::Succeeded { what: done }) if done.goal == what.goal => ("e-done", 1),
            Some(Event::Failed { what: done }) if done.goal == what.goal => ("e-not-done", 1),
            Some(_) | None if threat => ("e-done", 0),
            Some(_) | None => ("e-resolving", 0),
        };
        let headline = Headline {
            plain: text(id),
            done: text("e-done"),
            failed: text("e-not-done"),
        };
        (headline, told)
    }

    fn group(&self, group: &Group) -> String {
        let w = &*self.w;
        match group {
            Group::Wounded(n, who) => w.say(
                "e-wounded-many",
                &[("who", txt(&self.people(who))), ("n", num(*n))],
            ),
            Group::Det(n, who) => w.say(
                "e-det",
                &[
                    ("who", txt(&self.people(who))),
                    ("n", txt(&signed(i64::from(*n)))),
                ],
            ),
            Group::Ate(who) => w.say("e-ate", &[("who", txt(&self.people(who)))]),
            Group::Starved(who) => w.say("e-starved", &[("who", txt(&self.people(who)))]),
        }
    }
}
