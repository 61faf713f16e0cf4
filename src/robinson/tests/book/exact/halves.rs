//! The two halves of a card: drawn in an action, and come up in the Event Phase.

use castaway_kernel::Key;
use castaway_robinson::{
    ids::{Deck, Phase, Space, Track},
    plan::{Goal, Project},
    state::EventDeckCard,
    task::{Ctx, Op},
};

use super::later::{ACTION, Stepped};
use super::run::Play;
use super::threat::side;
use super::words::event_card;

impl Play<'_> {
    /// An adventure drawn in an action; the action ends and its gains move on.
    pub fn upper(&mut self, pick: &[String]) -> Stepped {
        let deck = Deck::from_name(self.deck).expect("an adventure deck");
        let pile = self.t.s.piles.adventures.get_mut(&deck).expect("a deck");
        let from = pile
            .iter()
            .position(|k| k.as_str() == self.card)
            .expect("the card lies in its deck");
        let card = pile.remove(from);
        pile.push(card);
        let at = self.at.unwrap_or(match deck {
            Deck::Build => self.t.s.camp,
            Deck::Gather | Deck::Explore => Space::M2,
        });
        let goal = match deck {
            Deck::Build => Goal::Build(Project::Level(Track::Weapon)),
            Deck::Gather => Goal::Gather {
                space: at,
                source: self.source.into(),
            },
            Deck::Explore => Goal::Explore(at),
        };
        let before = self.act(Op::DrawAdventure(deck), goal, Some(at));
        let answered = self.answer(pick);
        self.cut(&before);
        answered?;
        Ok((
            before,
            vec![format!("{}_deck - {}", deck.name(), self.card)],
        ))
    }

    /// The card comes up in the Event Phase.
    pub fn event(&mut self, pick: &[String]) -> Stepped {
        let name = format!("{}/{}", self.deck, self.card);
        let cards = |pile: &mut Vec<Key>| pile.retain(|k| k.as_str() != self.card);
        if self.deck == "mystery" {
            cards(&mut self.t.s.piles.mysteries);
        }
        let events = &mut self.t.s.piles.events;
        let lies = events
            .iter()
            .position(|c| event_card(c) == name)
            .map(|at| events.remove(at));
        let others = std::mem::take(events);
        let card = lies.unwrap_or_else(|| {
            let card: Key = self.card.into();
            let serial = ACTION;
            match self.deck {
                "event" => EventDeckCard::Event(card),
                "mystery" => EventDeckCard::Mystery { card, serial },
                deck => EventDeckCard::Adventure {
                    deck: Deck::from_name(deck).expect("a deck"),
                    card,
                    serial,
                },
            }
        });
        events.push(card);
        self.t.s.phase = Phase::Event;
        let before = self.t.s.clone();
        self.t.run_ops(vec![Op::DrawEvent], &Ctx::default());
        let answered = self.answer(pick);
        self.t.s.piles.events.splice(0..0, others.clone());
        let mut before = before;
        before.piles.events.splice(0..0, others);
        answered?;
        let mut known = vec![format!("events - {name}")];
        if self.deck == "event" {
            // R-EVENT-7: the card enters on the right, a card there moves to the left.
            known.push(format!("{} threat {}", side(1), self.card));
            if let Some(right) = &before.threats[1] {
                known.push(format!("{} threat {}", side(0), right.card));
            }
        }
        Ok((before, known))
    }
}
