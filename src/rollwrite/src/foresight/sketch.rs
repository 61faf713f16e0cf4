//! A small copyable picture of a last day in thought.

use castaway_kernel::Seat;

use super::ground::{Built, Ground, NOWHERE};
use crate::{
    ids::{Item, Resource},
    state::{Phase, State},
};

/// Everything that a day changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sketch {
    /// The field of the pawn.
    pub at: u16,
    /// The free dice, 0 where one is spent.
    pub dice: [u8; 4],
    /// Pips left of a walk that a hunt interrupted.
    pub stride: u8,
    pub health: u8,
    pub survival: u8,
    /// Masks that were not used.
    pub masks: u8,
    /// Masks that were ever taken.
    pub mask_boxes: u8,
    pub crystals: u8,
    /// The value of the smoke signs, 0 before the first.
    pub smoke_value: u8,
    pub smokes: u8,
    /// Bits by value.
    pub charted: u8,
    /// Bits by value, by item.
    pub plans: [u8; 9],
    /// Bits by item.
    pub made: u16,
    pub lizards: u8,
    pub stock: [u8; 5],
    /// Tents and campfires that stand.
    pub tents: u8,
    pub fires: u8,
    /// Fields on which something was put up today, tents and campfires apart.
    pub new_tents: Built,
    pub new_fires: Built,
    /// Fields used up today.
    pub taken: [u16; 4],
}

pub(super) fn slot(item: Item) -> usize {
    item as usize
}

pub(super) fn kind(resource: Resource) -> usize {
    resource as usize
}

fn bits<'a>(values: impl IntoIterator<Item = &'a u8>) -> u8 {
    values.into_iter().fold(0, |bits, v| bits | 1 << (v & 7))
}

fn small(n: u16) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}

/// Notes a field.
pub(super) fn note(list: &mut [u16; 4], at: u16) {
    if let Some(slot) = list.iter_mut().find(|known| **known == NOWHERE) {
        *slot = at;
    }
}

impl Sketch {
    /// The day as it stands; nothing where it is not this seat's turn.
    pub(super) fn new(state: &State, seat: Seat, ground: &Ground) -> Option<Self> {
        let player = state.player(seat)?;
        let Phase::Turn(turn) = &state.phase else {
            return None;
        };
        if turn.seat != seat {
            return None;
        }
        let mut plans = [0; 9];
        let mut made = 0;
        for item in Item::ALL {
            plans[slot(item)] = player.plans.get(&item).map_or(0, bits);
            made |= u16::from(player.made.contains(&item)) << slot(item);
        }
        let count = |item| u8::try_from(state.own(seat, item).len()).unwrap_or(u8::MAX);
        Some(Self {
            at: ground.index(player.at?)?,
            dice: turn.dice.map(|d| if d.spent { 0 } else { d.value }),
            stride: turn.stride,
            health: player.health,
            survival: small(player.survival),
            masks: player.masks.saturating_sub(player.masks_used),
            mask_boxes: player.masks,
            crystals: player.crystals,
            smoke_value: player.smoke_value.unwrap_or(0),
            smokes: player.smokes,
            charted: bits(&player.charted),
            plans,
            made,
            lizards: small(player.lizard_points),
            stock: Resource::ALL.map(|r| small(player.stock.get(r))),
            tents: count(Item::Tent),
            fires: count(Item::Campfire),
            new_tents: [NOWHERE; 4],
            new_fires: [NOWHERE; 4],
            taken: [NOWHERE; 4],
        })
    }

    pub(super) fn has(&self, item: Item) -> bool {
        self.made & 1 << slot(item) != 0
    }

    pub(super) fn free(&self) -> u8 {
        let free = self.dice.iter().filter(|d| **d > 0).count();
        u8::try_from(free).unwrap_or(4)
    }

    /// The free dice, each value once.
    pub(super) fn distinct(self) -> impl Iterator<Item = (u8, u8)> {
        (0u8..).zip(self.dice).filter(move |(die, value)| {
            let before = self.dice.iter().take(usize::from(*die));
            *value > 0 && before.clone().all(|v| v != value)
        })
    }

    /// The same with a die spent for something other than walking.
    pub(super) fn spend(&mut self, die: u8) {
        if let Some(d) = self.dice.get_mut(usize::from(die)) {
            *d = 0;
        }
        self.stride = 0;
    }

    /// Whether a field was used up today.
    pub(super) fn is_taken(&self, at: u16) -> bool {
        self.taken.contains(&at)
    }

    /// The fields of today's structures.
    pub(super) fn built(&self) -> Built {
        let mut all = self.new_tents;
        for at in self.new_fires.iter().filter(|at| **at != NOWHERE) {
            note(&mut all, *at);
        }
        all
    }

    /// A number that tells this day from others: the order of dice and of fields is nothing.
    pub(super) fn print(&self) -> u64 {
        let sorted = |mut list: [u16; 4]| {
            list.sort_unstable();
            list.iter().fold(0u64, |sum, at| sum << 16 | u64::from(*at))
        };
        let bytes = |list: &[u8]| list.iter().fold(0u64, |sum, b| sum << 8 | u64::from(*b));
        let mut dice = self.dice;
        dice.sort_unstable();
        let place = bytes(&dice) << 32 | u64::from(self.stride) << 16 | u64::from(self.at);
        let counts = bytes(&[
            self.health,
            self.survival,
            self.masks,
            self.mask_boxes,
            self.crystals,
            self.smoke_value,
            self.smokes,
            self.charted,
        ]);
        let more = bytes(&self.stock) << 24 | u64::from(self.lizards) << 16 | u64::from(self.made);
        let parts = [
            place,
            counts,
            more,
            bytes(&self.plans[..5]),
            bytes(&self.plans[5..]),
            sorted(self.taken),
            sorted(self.new_tents),
            sorted(self.new_fires),
        ];
        parts.into_iter().fold(0, |hash: u64, part| {
            (hash.rotate_left(23) ^ part).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        })
    }
}
