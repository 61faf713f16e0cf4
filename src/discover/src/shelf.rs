//! The stock of worlds of one quest, number of survivors and difficulty: those that the playing bot has tried, and how far the
//! search for the next one is.

use castaway_kernel::Key;
use serde::{Deserialize, Serialize};

use crate::{
    catalog::{self, Catalog},
    ids::Difficulty,
    trial::{Check, Judged},
};

/// So many worlds are kept.
pub const WORLDS: usize = 8;
/// So many candidates are refused before the nearest of them is taken.
pub const REFUSED: u32 = 40;
/// The number of what worlds are chosen by: worlds that an older program chose are chosen anew.
const CHOSEN_BY: u32 = 1;

/// A world in stock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stored {
    /// Its seed.
    pub seed: u64,
    /// Its terrain.
    pub terrain: Key,
    /// Games of its check that somebody won.
    pub won: u32,
    /// Games of its check.
    pub games: u32,
    /// How it came to be taken.
    pub check: Check,
}

/// A stock of worlds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shelf {
    /// What they were laid out and chosen by.
    version: String,
    /// The worlds, the oldest first.
    worlds: Vec<Stored>,
    /// Candidates that were refused since the last one was taken.
    refused: u32,
    /// The nearest of those, with how far it is off.
    nearest: Option<(Stored, u32)>,
}

impl Default for Shelf {
    fn default() -> Self {
        Self {
            version: version(),
            worlds: Vec::new(),
            refused: 0,
            nearest: None,
        }
    }
}

impl Shelf {
    /// The same, or an empty one if its worlds are not those of this program and content.
    #[must_use]
    pub fn of_today(self) -> Self {
        match self.version == version() {
            true => self,
            false => Self::default(),
        }
    }

    /// The worlds in stock.
    pub fn worlds(&self) -> &[Stored] {
        &self.worlds
    }

    /// Whether no more are wanted.
    pub fn is_full(&self) -> bool {
        self.worlds.len() >= WORLDS
    }

    /// How far the nearest of the refused ones is off: a candidate that is farther off need not be played to the end.
    pub fn enough(&self) -> Option<u32> {
        self.nearest.as_ref().map(|(_, off)| *off)
    }

    /// Notes what a candidate came to: it is taken if it is within its band; the nearest one is after so many refused.
    pub fn note(&mut self, judged: &Judged) {
        let Judged { order, trial, off } = judged;
        if self.is_full() || self.worlds.iter().any(|world| world.seed == order.seed) {
            return;
        }
        let stored = |check| Stored {
            seed: order.seed,
            terrain: order.terrain.clone().unwrap_or_else(|| Key::from("")),
            won: trial.won,
            games: trial.games,
            check,
        };
        if *off == 0 {
            return self.put(stored(Check::Played));
        }
        self.refused += 1;
        if self.enough().is_none_or(|nearest| *off < nearest) {
            self.nearest = Some((stored(Check::Nearest), *off));
        }
        if self.refused >= REFUSED
            && let Some((nearest, _)) = self.nearest.take()
        {
            self.put(nearest);
        }
    }

    /// Takes the oldest world out, of a terrain where one is named.
    pub fn take(&mut self, terrain: Option<&Key>) -> Option<Stored> {
        let fits = |world: &Stored| terrain.is_none_or(|terrain| world.terrain == *terrain);
        let at = self.worlds.iter().position(fits)?;
        Some(self.worlds.remove(at))
    }

    fn put(&mut self, world: Stored) {
        self.worlds.push(world);
        self.refused = 0;
        self.nearest = None;
    }
}

/// Every kind of world that there is a stock of, in the order of quests given.
pub fn kinds<'a>(
    catalog: &'a Catalog,
    quests: &'a [&'a Key],
) -> impl Iterator<Item = (&'a Key, u8, Difficulty)> + use<'a> {
    let known = quests.iter().filter_map(|q| catalog.quests.get(*q));
    known.flat_map(|quest| {
        let [least, most] = quest.players;
        (least.max(1)..=most.min(4)).flat_map(move |seats| {
            let each = Difficulty::ALL.iter();
            each.map(move |difficulty| (&quest.id, seats, *difficulty))
        })
    })
}

fn version() -> String {
    format!("{CHOSEN_BY}/{}", catalog::hash())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{setup::Setup, trial::Trial, world::Order};

    fn noted(shelf: &mut Shelf, seed: u64, off: u32) {
        let terrain = if seed.is_multiple_of(2) {
            "even"
        } else {
            "odd"
        };
        shelf.note(&Judged {
            order: Order {
                terrain: Some(terrain.into()),
                ..Setup::new("q_march", 2, seed).world
            },
            trial: Trial {
                games: 24,
                won: 17,
                ..Trial::default()
            },
            off,
        });
    }

    #[test]
    fn what_is_within_its_band_is_taken_until_the_shelf_is_full() {
        let mut shelf = Shelf::default();
        for seed in 0..20 {
            noted(&mut shelf, seed, 0);
            noted(&mut shelf, seed, 0);
        }
        assert!(shelf.is_full());
        let seeds: Vec<u64> = shelf.worlds().iter().map(|w| w.seed).collect();
        assert_eq!(seeds, (0..8).collect::<Vec<_>>());
        assert_eq!(shelf.take(None).unwrap().seed, 0);
        assert_eq!(shelf.take(Some(&"even".into())).unwrap().seed, 2);
        assert_eq!(shelf.take(Some(&"nowhere".into())), None);
        assert_eq!(shelf.worlds().len(), 6);
    }

    #[test]
    fn the_nearest_of_forty_refused_ones_is_taken_and_marked() {
        let mut shelf = Shelf::default();
        for seed in 0..39 {
            noted(&mut shelf, seed, 50 - u32::try_from(seed).unwrap());
        }
        assert!(shelf.worlds().is_empty());
        assert_eq!(shelf.enough(), Some(12));
        // A restart forgets nothing of the search.
        let text = serde_json::to_string(&shelf).unwrap();
        let mut shelf = serde_json::from_str::<Shelf>(&text).unwrap().of_today();
        noted(&mut shelf, 39, 30);
        let [world] = shelf.worlds() else {
            panic!("{shelf:?}");
        };
        assert_eq!((world.seed, world.check), (38, Check::Nearest));
        assert_eq!(shelf.enough(), None);
    }

    #[test]
    fn worlds_of_another_content_are_not_offered() {
        let mut shelf = Shelf::default();
        noted(&mut shelf, 1, 0);
        assert_eq!(shelf.clone().of_today(), shelf);
        shelf.version = "older".into();
        assert_eq!(shelf.of_today(), Shelf::default());
    }
}
