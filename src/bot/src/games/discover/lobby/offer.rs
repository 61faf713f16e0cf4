//! What is chosen at a table of the explore-and-craft game before it begins.

use castaway_discover::{
    catalog::Catalog, contest::Pressure, ids::Difficulty, setup::Setup, state::State, trial::Check,
    world::Order,
};
use castaway_kernel::Key;
use castaway_table::{Meta, Pace};
use serde::{Deserialize, Serialize};

use super::{
    choice::Choice,
    quests::{self, gentlest},
};

/// What is offered at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// The quest.
    pub quest: Key,
    /// The terrain; whichever the world brings where none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terrain: Option<Key>,
    /// How hard the world is.
    pub difficulty: Difficulty,
    /// How long somebody is waited for.
    pub pace: Pace,
    /// The seed of a world that was played before; one by chance where none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Whether time presses in a competition.
    #[serde(default, skip_serializing_if = "Pressure::is_usual")]
    pub pressure: Pressure,
    /// How that world comes to be taken.
    #[serde(default, skip_serializing_if = "Check::is_unsaid")]
    pub check: Check,
}

impl Offer {
    /// The quest to begin with, on a world of standard difficulty.
    pub fn standard(catalog: &Catalog) -> Self {
        Self {
            quest: gentlest(catalog),
            terrain: None,
            difficulty: Difficulty::Standard,
            pace: Pace::Daily,
            seed: None,
            pressure: Pressure::default(),
            check: Check::Unsaid,
        }
    }

    /// So many people the quest is for at least.
    pub fn fewest(&self, catalog: &Catalog) -> usize {
        let quest = catalog.quests.get(&self.quest);
        quest.map_or(1, |quest| usize::from(quest.players[0]))
    }

    /// The same quest on another world.
    pub fn again(state: &State, meta: &Meta) -> Self {
        let setup = &state.world.order;
        Self {
            quest: setup.quest.clone(),
            terrain: None,
            difficulty: setup.difficulty,
            pace: meta.pace,
            seed: None,
            pressure: state.pressure,
            check: Check::Unsaid,
        }
    }

    /// The quest that is offered after this one, as the lists have them; the same quest after the last one.
    pub fn onward(state: &State, meta: &Meta, catalog: &Catalog) -> Self {
        let mut offer = Self::again(state, meta);
        if let Some(quest) = quests::next(catalog, &offer.quest, state.world.order.seats) {
            offer.set(Choice::Quest(quest), catalog);
        }
        offer
    }

    /// The same world once more.
    pub fn same(state: &State, meta: &Meta) -> Self {
        let setup: &Order = &state.world.order;
        Self {
            terrain: setup.terrain.clone(),
            seed: Some(setup.seed),
            ..Self::again(state, meta)
        }
    }

    /// Gives an option of the game this value; what the content does not know changes nothing. Whoever asks for something else
    /// asks for another world.
    pub fn set(&mut self, choice: Choice, catalog: &Catalog) {
        let before = self.clone();
        match choice {
            Choice::Quest(quest) if catalog.quests.contains_key(&quest) => self.quest = quest,
            Choice::Terrain(None) => self.terrain = None,
            Choice::Terrain(Some(terrain)) if catalog.terrains.contains_key(&terrain) => {
                self.terrain = Some(terrain);
            }
            Choice::Difficulty(difficulty) => self.difficulty = difficulty,
            Choice::Pace(pace) => self.pace = pace,
            Choice::Pressure(pressure) => self.pressure = pressure,
            // The last two are of the table, not of the game.
            Choice::Quest(_) | Choice::Terrain(_) | Choice::Language(_) | Choice::Release => {}
        }
        let world = |offer: &Self| (offer.quest.clone(), offer.terrain.clone(), offer.difficulty);
        if world(&before) != world(self) {
            self.seed = None;
            self.check = Check::Unsaid;
        }
    }

    /// The setup of its game for so many people; a world that nobody named is that of the seed.
    pub fn setup(self, seats: u8, seed: u64) -> Setup {
        let check = match (self.seed, self.check) {
            // Nobody typed its number, and no stock gave it.
            (Some(_), Check::Unsaid) => Check::Again,
            (_, check) => check,
        };
        Setup {
            world: Order {
                quest: self.quest,
                terrain: self.terrain,
                difficulty: self.difficulty,
                seats,
                seed: self.seed.unwrap_or(seed),
            },
            pressure: self.pressure,
            check,
        }
    }
}

#[cfg(test)]
mod tests {
    use castaway_discover::Discover;
    use castaway_kernel::Game;

    use super::*;

    fn catalog() -> Catalog {
        Catalog::load().unwrap()
    }

    #[test]
    fn options_are_taken_over_and_kept_and_what_is_unknown_changes_nothing() {
        let catalog = catalog();
        let mut offer = Offer::standard(&catalog);
        for code in ["qq_flood", "greed_mire", "dh", "ts", "l1", "r"] {
            offer.set(Choice::read(code).unwrap(), &catalog);
        }
        let chosen = offer.clone();
        for code in ["qq_nowhere", "gmoon"] {
            offer.set(Choice::read(code).unwrap(), &catalog);
        }
        assert_eq!(offer, chosen);
        let setup = offer.clone().setup(3, 7).world;
        assert_eq!((setup.quest.as_str(), setup.seats), ("q_flood", 3));
        assert_eq!(setup.terrain, Some("reed_mire".into()));
        assert_eq!(setup.difficulty, Difficulty::Hard);
        assert_eq!(offer.pace, Pace::Several);
        let text = serde_json::to_string(&offer).unwrap();
        assert_eq!(serde_json::from_str::<Offer>(&text).unwrap(), offer);
    }

    #[test]
    fn a_competition_is_for_two_at_least_and_its_ruling_is_kept() {
        let catalog = catalog();
        let mut offer = Offer::standard(&catalog);
        assert_eq!(offer.fewest(&catalog), 1);
        for code in ["qq_last_fire", "p0"] {
            offer.set(Choice::read(code).unwrap(), &catalog);
        }
        assert_eq!(offer.fewest(&catalog), 2);
        let setup = offer.setup(2, 7);
        assert_eq!(setup.pressure, Pressure::Steady);
        let state = Discover::create(&catalog, &setup, 1).unwrap().state;
        let again = Offer::again(&state, &Meta::default());
        assert_eq!(again.pressure, Pressure::Steady);
    }

    #[test]
    fn the_same_world_comes_again_until_something_else_is_asked_for() {
        let catalog = catalog();
        let meta = Meta {
            pace: Pace::Live,
            ..Meta::default()
        };
        let setup = Offer::standard(&catalog).setup(2, 7);
        let state = Discover::create(&catalog, &setup, 1).unwrap().state;
        let same = Offer::same(&state, &meta);
        assert_eq!(same.clone().setup(2, 7).world, state.world.order);
        assert_eq!(same.clone().setup(2, 7).check, Check::Again);
        let mut slower = same.clone();
        slower.set(Choice::Pace(Pace::Relaxed), &catalog);
        assert_eq!(slower.seed, Some(setup.world.seed));
        let mut other = same;
        other.set(Choice::Difficulty(Difficulty::Hard), &catalog);
        assert_eq!(other.seed, None);
        let mut own = Offer {
            seed: Some(5),
            check: Check::Own,
            ..Offer::standard(&catalog)
        };
        assert_eq!(own.clone().setup(2, 7).check, Check::Own);
        own.set(Choice::Difficulty(Difficulty::Hard), &catalog);
        assert_eq!((own.seed, own.check), (None, Check::Unsaid));
        let again = Offer::again(&state, &meta);
        assert_eq!((again.seed, again.setup(2, 7).check), (None, Check::Unsaid));
    }
}
