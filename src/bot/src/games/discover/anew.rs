//! A game that is played anew, as a press carries it.

use castaway_discover::{catalog::Catalog, contest::Pressure, ids::Difficulty, state::State};
use castaway_kernel::Key;

use super::lobby::{choice::Choice, offer::Offer};
use crate::ui::press::{Arg, Args};

/// A game that is played anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Anew {
    pub(super) seats: u8,
    pub(super) quest: Key,
    pub(super) difficulty: Difficulty,
    pub(super) terrain: Option<Key>,
    /// The world that comes again; another one where none is named.
    pub(super) seed: Option<u64>,
    /// Whether time presses in a competition.
    pub(super) pressure: Pressure,
}

impl Anew {
    /// The same quest on another world.
    pub(super) fn other(state: &State) -> Self {
        let order = &state.world.order;
        Self {
            seats: order.seats,
            quest: order.quest.clone(),
            difficulty: order.difficulty,
            terrain: None,
            seed: None,
            pressure: state.pressure,
        }
    }

    /// The same world.
    pub(super) fn same(state: &State) -> Self {
        let order = &state.world.order;
        Self {
            terrain: order.terrain.clone(),
            seed: Some(order.seed),
            ..Self::other(state)
        }
    }

    /// What its table offers.
    pub(super) fn offer(self, catalog: &Catalog) -> Offer {
        let mut offer = Offer::standard(catalog);
        offer.set(Choice::Quest(self.quest), catalog);
        offer.set(Choice::Terrain(self.terrain), catalog);
        offer.set(Choice::Difficulty(self.difficulty), catalog);
        offer.set(Choice::Pressure(self.pressure), catalog);
        offer.seed = self.seed;
        offer
    }
}

impl<P> Arg<P> for Anew {
    fn put(&self, args: &mut Vec<String>) {
        Arg::<P>::put(&self.seats, args);
        args.push(self.quest.to_string());
        Arg::<P>::put(&Choice::Difficulty(self.difficulty), args);
        args.push(
            self.terrain
                .as_ref()
                .map_or_else(String::new, ToString::to_string),
        );
        args.push(self.seed.map_or_else(String::new, |seed| seed.to_string()));
        // The usual ruling is left out of the id, as older versions wrote none.
        if !self.pressure.is_usual() {
            Arg::<P>::put(&Choice::Pressure(self.pressure), args);
        }
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        let seats = <u8 as Arg<P>>::take(args)?;
        let quest = Key::from(args.one());
        let Choice::Difficulty(difficulty) = <Choice as Arg<P>>::take(args)? else {
            return None;
        };
        let terrain = Some(args.one()).filter(|name| !name.is_empty());
        let terrain = terrain.map(Key::from);
        let seed = match args.one() {
            "" => None,
            seed => Some(seed.parse().ok()?),
        };
        let pressure = match args.one() {
            "" => Pressure::default(),
            code => match Choice::read(code)? {
                Choice::Pressure(pressure) => pressure,
                _ => return None,
            },
        };
        Some(Self {
            seats,
            quest,
            difficulty,
            terrain,
            seed,
            pressure,
        })
    }

    fn sample(n: usize) -> Self {
        Self {
            seats: <u8 as Arg<P>>::sample(n),
            quest: "q_beacon".into(),
            difficulty: Difficulty::Gentle,
            terrain: n.is_multiple_of(2).then(|| "reed_mire".into()),
            seed: n.is_multiple_of(3).then_some(u64::MAX),
            pressure: match n % 2 {
                0 => Pressure::Steady,
                _ => Pressure::Rising,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use castaway_discover::{Discover, setup::Setup};
    use castaway_kernel::Game;

    use super::*;
    use crate::{
        games::discover::press::Press,
        ui::{component::Id, press::GamePresses},
    };

    #[test]
    fn a_competition_that_was_ended_by_hand_keeps_its_ruling_on_another_world_and_on_the_same() {
        let catalog = Catalog::load().unwrap();
        for pressure in [Pressure::Steady, Pressure::Rising] {
            let setup = Setup {
                pressure,
                ..Setup::new("q_last_fire", 2, u64::MAX)
            };
            let state = Discover::create(&catalog, &setup, 1).unwrap().state;
            for anew in [Anew::other(&state), Anew::same(&state)] {
                let press = Press::Anew(anew.clone());
                let id = press.id(0);
                let id = Id::read(&id).unwrap();
                let mut args = Args::of(&id);
                assert_eq!(<Anew as Arg<Press>>::take(&mut args).as_ref(), Some(&anew));
                let seed = anew.seed;
                let setup = anew.offer(&catalog).setup(2, 7);
                assert_eq!(setup.pressure, pressure);
                assert_eq!(setup.world.quest.as_str(), "q_last_fire");
                assert!(seed.is_none_or(|seed| setup.world.seed == seed));
            }
        }
    }
}
