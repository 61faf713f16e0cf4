use castaway_kernel::{Key, Seat};

use super::{Done, Engine};
use crate::{
    content::Threatens,
    effect::Passive,
    event::Event,
    state::{Ctx, Label, Prompt, Task},
};

impl Engine<'_> {
    /// Draws a threat; some may put it off or choose between two (D-THREAT-1).
    pub(crate) fn threat(&mut self, seat: Seat) -> Done {
        let Some(first) = self.next_threat(seat) else {
            return Ok(());
        };
        let abilities = self.abilities(seat);
        let two = abilities
            .iter()
            .any(|(_, _, p)| matches!(p, Passive::ThreatDraw2Keep1));
        let second = if two { self.next_threat(seat) } else { None };
        let drawn: Vec<Key> = [Some(first), second].into_iter().flatten().collect();
        for card in &drawn {
            self.tell(Event::Threat(seat, card.clone()));
            // It lies among the discards until it is resolved, so nothing can lose it (D-DISC-1).
            self.s.decks.past_threats.push(card.clone());
        }
        let resolve = |card: &Key| {
            let task = Task::Resolve(seat, card.clone());
            (Label::Card(card.clone()), vec![task])
        };
        let mut options: Vec<_> = drawn.iter().map(resolve).collect();
        for (source, _, passive) in abilities {
            match passive {
                Passive::IgnoreThreat { per } if self.ready(seat, source, Some(*per)) => {
                    options.push((Label::No, vec![Task::Used(seat, source)]));
                }
                Passive::ReplaceThreat { counter } => {
                    let item = self.who(seat)?.source(source);
                    if let Some(item) = item.filter(|i| i.counters >= *counter) {
                        let pay = Task::Counters(seat, source, *counter);
                        let tasks = vec![pay, Task::Threat(seat)];
                        options.push((Label::Item(item.card.clone()), tasks));
                    }
                }
                _ => {}
            }
        }
        self.ask(seat, Prompt::Threat, options);
        Ok(())
    }

    /// The next threat for somebody; without company tribal ones are passed over (D-THREAT-4, D-THREAT-5, D-R-21).
    fn next_threat(&mut self, seat: Seat) -> Option<Key> {
        let alone = self.s.in_order().iter().all(|other| *other == seat);
        let mut passed = Vec::new();
        let mut shuffled = false;
        let found = loop {
            if self.s.decks.threats.is_empty() {
                if shuffled {
                    break None;
                }
                let mut pile = std::mem::take(&mut self.s.decks.past_threats);
                self.chance().shuffle(&mut pile);
                self.s.decks.threats = pile;
                shuffled = true;
            }
            let Some(card) = self.s.decks.threats.pop() else {
                break None;
            };
            let tribal = self.catalog.threats.get(&card).is_some_and(|t| t.tribal);
            if !(alone && tribal) {
                break Some(card);
            }
            passed.push(card);
        };
        self.s.decks.past_threats.extend(passed);
        found
    }

    /// Resolves a threat: at once, or it stays (D-THREAT-2).
    pub(crate) fn resolve(&mut self, seat: Seat, card: &Key) -> Done {
        match self.catalog.threats.get(card).map(|t| &t.does) {
            Some(Threatens::Instant(ops)) => {
                let ctx = Ctx {
                    seat,
                    card: card.clone(),
                    at: self.s.place(seat),
                };
                self.push([Task::Do(ops.clone(), ctx), Task::Limit(seat)]);
            }
            Some(Threatens::Ongoing(_)) => {
                let past = &mut self.s.decks.past_threats;
                if let Some(at) = past.iter().rposition(|c| c == card) {
                    past.remove(at);
                }
                self.who_mut(seat)?.threats.push(card.clone());
            }
            None => {}
        }
        Ok(())
    }
}
