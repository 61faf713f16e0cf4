//! Dice to come as a purse: what items cost of them, and what nights take first.

use super::{
    sheet::{Sheet, slot},
    value::{DEATH, FOOD, WATER},
    world::World,
};
use crate::ids::Item;

/// The dice to come, and what is spent of them.
pub(super) struct Budget<'a, 'b> {
    pub w: &'a World<'b>,
    pub s: Sheet,
    pub dice: i32,
    /// Dice for a unit of each resource.
    pub unit: [i32; 5],
    /// What the next field of each resource takes beyond that, seen from where the pawn stands.
    pub first: [i32; 5],
    /// Units that the island still gives.
    pub supply: [i32; 5],
    /// Dice for the open boxes of each plan.
    pub boxes: [i32; 9],
    pub gain: i32,
}

impl Budget<'_, '_> {
    /// Draws the plan of a structure, or makes anything else; `None` when it cannot be.
    pub(super) fn found(&mut self, item: Item) -> Option<()> {
        match item {
            Item::Tent | Item::Campfire => {
                self.dice -= self.boxes[slot(item)];
                self.boxes[slot(item)] = 0;
            }
            Item::Pickaxe
            | Item::Axe
            | Item::Knife
            | Item::Pot
            | Item::Flask
            | Item::Bow
            | Item::Raft => {
                if !self.s.has(item) {
                    // Its own doubling comes too late for the tool itself, and for the walk to its parts.
                    let cost = self.item(item)? + self.w.style.tool;
                    self.make(item, cost);
                }
            }
        }
        Some(())
    }

    /// Dice that an item takes; `None` when the island does not give enough.
    pub(super) fn item(&self, item: Item) -> Option<i32> {
        let card = self.w.card(item);
        let mut dice = self.boxes[slot(item)];
        for r in 0..card.kinds {
            let missing = (card.cost[r] - self.s.stock[r]).max(0);
            if missing > self.supply[r] {
                return None;
            }
            dice += missing * self.unit[r];
            if missing > 0 {
                dice += self.first[r];
            }
        }
        Some(dice)
    }

    /// What each item still takes where it may be made; a copy needs a walk to open ground.
    pub(super) fn prices(&self) -> [Option<i32>; 9] {
        Item::ALL.map(|item| match item {
            Item::Tent | Item::Campfire => self.item(item).map(|dice| dice + self.w.style.site),
            Item::Pickaxe
            | Item::Axe
            | Item::Knife
            | Item::Pot
            | Item::Flask
            | Item::Bow
            | Item::Raft => {
                if self.s.has(item) {
                    None
                } else {
                    self.item(item)
                }
            }
        })
    }

    pub(super) fn make(&mut self, item: Item, dice: i32) {
        let card = self.w.card(item);
        for r in 0..5 {
            let missing = (card.cost[r] - self.s.stock[r]).max(0);
            self.supply[r] -= missing;
            self.s.stock[r] -= card.cost[r] - missing;
            if missing > 0 {
                self.first[r] = 0;
            }
        }
        self.boxes[slot(item)] = 0;
        self.s.made |= 1 << slot(item);
        self.dice -= dice;
        self.gain += card.vp;
    }

    /// Pays what nights ask; hearts above the needed ones may be spent.
    pub(super) fn survive(&mut self, hearts: i32) {
        let short = |need: i32, have: i32| (need - have).max(0);
        let mut water = short(self.w.thirst, self.s.stock[WATER]);
        let mut food = short(self.w.hunger, self.s.stock[FOOD]);
        let mut hearts = hearts;
        while hearts > 0 && water + food > 0 {
            hearts -= 1;
            if food == 0 || (water > 0 && self.unit[WATER] >= self.unit[FOOD]) {
                water -= 1;
            } else {
                food -= 1;
            }
        }
        self.s.stock[WATER] = short(self.s.stock[WATER], self.w.thirst);
        self.s.stock[FOOD] = short(self.s.stock[FOOD], self.w.hunger);
        for (units, what) in [(water, WATER), (food, FOOD)] {
            let there = units.min(self.supply[what]);
            if there > 0 {
                self.dice -= self.first[what];
            }
            let paid = there.min(self.dice.max(0) / self.unit[what].max(1));
            self.dice -= paid * self.unit[what];
            self.gain -= (units - paid) * DEATH;
        }
    }
}
