//! A small copyable picture of a turn in thought.

use castaway_kernel::Seat;

use crate::{
    ids::{Item, Resource},
    state::{Die, Player, State},
};

/// Fields of own structures in thought; more than these are not thought about.
const PLACES: usize = 8;
/// Fields remembered as used up; four dice take four at most, the rest is for going on in thought.
const TAKEN: usize = 12;
/// No field.
pub(super) const NOWHERE: u16 = u16::MAX;

/// Fields with own structures of a kind.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Places {
    at: [u16; PLACES],
    count: u8,
}

impl Places {
    fn new(list: impl Iterator<Item = u16>) -> Self {
        let mut places = Self {
            at: [NOWHERE; PLACES],
            count: 0,
        };
        list.for_each(|at| places.push(at));
        places
    }

    pub(super) fn push(&mut self, at: u16) {
        if let Some(slot) = self.at.get_mut(usize::from(self.count)) {
            *slot = at;
        }
        self.count = self.count.saturating_add(1);
    }

    pub(super) fn count(&self) -> i32 {
        i32::from(self.count)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = u16> + '_ {
        self.at.iter().copied().filter(|at| *at != NOWHERE)
    }
}

/// Everything that a turn changes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Sheet {
    /// Field of the pawn.
    pub at: u16,
    /// Values of the free dice, 0 where spent.
    pub dice: [u8; 4],
    /// Fields used up in this turn.
    pub taken: [u16; TAKEN],
    pub health: i32,
    pub survival: i32,
    /// Unused masks.
    pub masks: i32,
    /// Masks ever taken.
    pub mask_boxes: i32,
    pub crystals: i32,
    /// Value of the smoke signs, 0 before the first.
    pub smoke_value: u8,
    pub smokes: i32,
    /// Bits by value.
    pub charted: u8,
    /// Bits by value, by item.
    pub plans: [u8; 9],
    /// Bits by item.
    pub made: u16,
    pub lizard_points: i32,
    pub stock: [i32; 5],
    pub tents: Places,
    pub fires: Places,
}

pub(super) fn slot(item: Item) -> usize {
    match item {
        Item::Pickaxe => 0,
        Item::Axe => 1,
        Item::Knife => 2,
        Item::Pot => 3,
        Item::Flask => 4,
        Item::Bow => 5,
        Item::Tent => 6,
        Item::Campfire => 7,
        Item::Raft => 8,
    }
}

pub(super) fn kind(resource: Resource) -> usize {
    match resource {
        Resource::Wood => 0,
        Resource::Rope => 1,
        Resource::Stone => 2,
        Resource::Food => 3,
        Resource::Water => 4,
    }
}

fn bits<'a>(values: impl IntoIterator<Item = &'a u8>) -> u8 {
    values.into_iter().fold(0, |bits, v| bits | 1 << (v & 7))
}

impl Sheet {
    /// The turn as it stands.
    pub(super) fn new(state: &State, seat: Seat, player: &Player, dice: &[Die; 4]) -> Option<Self> {
        let index = |h| state.map.index(h).and_then(|i| u16::try_from(i).ok());
        let own = |item| Places::new(state.own(seat, item).into_iter().filter_map(index));
        let mut plans = [0; 9];
        let mut made = 0;
        for item in Item::ALL {
            plans[slot(item)] = player.plans.get(&item).map_or(0, bits);
            made |= u16::from(player.made.contains(&item)) << slot(item);
        }
        Some(Self {
            at: index(player.at?)?,
            dice: dice.map(|d| if d.spent { 0 } else { d.value }),
            taken: [NOWHERE; TAKEN],
            health: player.health.into(),
            survival: player.survival.into(),
            masks: player.masks.saturating_sub(player.masks_used).into(),
            mask_boxes: player.masks.into(),
            crystals: player.crystals.into(),
            smoke_value: player.smoke_value.unwrap_or(0),
            smokes: player.smokes.into(),
            charted: bits(&player.charted),
            plans,
            made,
            lizard_points: player.lizard_points.into(),
            stock: Resource::ALL.map(|r| player.stock.get(r).into()),
            tents: own(Item::Tent),
            fires: own(Item::Campfire),
        })
    }

    /// A fingerprint by which equal turns are known again.
    pub(super) fn print(&self) -> u64 {
        let number = |n: i32| u64::from(n.unsigned_abs());
        let bytes = |list: &[u8]| list.iter().fold(0u64, |sum, b| sum << 8 | u64::from(*b));
        let mut taken = self.taken;
        taken.sort_unstable();
        let taken = taken.iter().filter(|t| **t != NOWHERE);
        let fields = taken
            .chain(&self.tents.at)
            .chain(&self.fires.at)
            .map(|at| u64::from(*at));
        let mut dice = self.dice;
        dice.sort_unstable();
        let stock = self.stock.iter().fold(0, |sum, n| sum << 12 | number(*n));
        let counts = [
            self.health,
            self.survival,
            self.masks,
            self.mask_boxes,
            self.crystals,
            self.smokes,
            self.lizard_points,
        ];
        let counts = counts.into_iter().fold(0, |sum, n| sum << 9 ^ number(n));
        let small = bytes(&[self.smoke_value, self.charted]) << 32 | u64::from(self.made);
        let start = u64::from(self.at) << 32 | bytes(&dice);
        [
            stock,
            counts,
            small,
            bytes(&self.plans[..5]),
            bytes(&self.plans[5..]),
        ]
        .into_iter()
        .chain(fields)
        .fold(start, |hash, part| {
            (hash.rotate_left(23) ^ part).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        })
    }

    pub(super) fn has(&self, item: Item) -> bool {
        self.made & 1 << slot(item) != 0
    }

    pub(super) fn free(&self) -> usize {
        self.dice.iter().filter(|d| **d > 0).count()
    }

    pub(super) fn spend(&mut self, die: usize) {
        if let Some(d) = self.dice.get_mut(die) {
            *d = 0;
        }
    }

    pub(super) fn use_up(&mut self, at: u16) {
        if let Some(slot) = self.taken.iter_mut().find(|t| **t == NOWHERE) {
            *slot = at;
        }
    }
}
