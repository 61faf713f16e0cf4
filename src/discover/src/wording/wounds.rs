//! What an enemy had lost when a fight with it began, told after it.

use castaway_kernel::Key;

use super::people::Teller;
use crate::{
    event::Event,
    state::Foe,
    world::{Face, Space},
};

impl Teller<'_> {
    /// The wounds of an enemy before a fight of which this came later: those that lie on it now, but for what it took since then. One
    /// that was defeated had as much left as it took, unless the last blow may have been more than enough.
    pub(super) fn wounds_before(&self, foe: &Foe, card: &Key, later: &[Event]) -> u8 {
        let health = self.stats(card).map_or(0, |[_, _, health]| health);
        let (mut taken, mut last, mut now) = (0_u8, 0, true);
        let mut fled: Option<Space> = None;
        for event in later {
            match event {
                Event::Fight(_, other, key) => {
                    now = key == card && is_same(foe, fled, other);
                    last = 0;
                }
                Event::Struck(key, n) if now && key == card => {
                    last = *n;
                    taken = taken.saturating_add(last);
                }
                Event::Defeated(_, key) if now && key == card => {
                    return match foe {
                        Foe::Monster(_) | Foe::Token(..) if last == 1 => {
                            health.saturating_sub(taken)
                        }
                        Foe::Monster(_) | Foe::Token(..) | Foe::Card(_) => 0,
                    };
                }
                Event::Fled(key, to) if now && key == card => fled = Some(*to),
                _ => {}
            }
        }
        let lies = match (foe, fled) {
            (Foe::Token(..), Some(to)) => self.token_wounds(to, card),
            (Foe::Token(at, n), None) => match self.is_token(*at, *n, card) {
                true => self.view.wounds(foe),
                false => 0,
            },
            (Foe::Monster(_) | Foe::Card(_), _) => self.view.wounds(foe),
        };
        lies.saturating_sub(taken)
    }

    /// Whether the token there is this animal.
    fn is_token(&self, at: Space, n: u8, card: &Key) -> bool {
        let space = self.view.spaces.get(usize::from(at));
        let token = space.and_then(|space| space.tokens.get(usize::from(n)));
        matches!(token, Some((_, Some(Face::Animal(animal)), _)) if animal == card)
    }

    /// The wounds of this animal where it fled to; what came last lies last.
    fn token_wounds(&self, at: Space, card: &Key) -> u8 {
        let space = self.view.spaces.get(usize::from(at));
        let mut tokens = space
            .into_iter()
            .flat_map(|space| space.tokens.iter().rev());
        let found = tokens
            .find(|(_, face, _)| matches!(face, Some(Face::Animal(animal)) if animal == card));
        found.map_or(0, |(_, _, hurt)| *hurt)
    }
}

/// Whether a later fight is with the same enemy, wherever it fled in between.
fn is_same(foe: &Foe, fled: Option<Space>, other: &Foe) -> bool {
    match (foe, other, fled) {
        (Foe::Token(..), Foe::Token(at, _), Some(to)) => *at == to,
        _ => foe == other,
    }
}
