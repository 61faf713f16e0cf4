//! A game that is played anew, as a press carries it.

use castaway_discover::{ids::Difficulty, state::State};
use castaway_kernel::Key;

use super::lobby::choice::Choice;
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
        Some(Self {
            seats,
            quest,
            difficulty,
            terrain,
            seed,
        })
    }

    fn sample(n: usize) -> Self {
        Self {
            seats: <u8 as Arg<P>>::sample(n),
            quest: "q_beacon".into(),
            difficulty: Difficulty::Gentle,
            terrain: n.is_multiple_of(2).then(|| "reed_mire".into()),
            seed: n.is_multiple_of(3).then_some(u64::MAX),
        }
    }
}
