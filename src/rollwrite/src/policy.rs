//! A deterministic player: weighs every order it may give by what the game still needs.

use castaway_kernel::{Game, Seat};

use crate::{
    RollWrite,
    catalog::Catalog,
    command::{Command, Reply},
    content::Goal,
    hex::Hex,
    ids::{Feature, Item, Resource, Task},
    state::{Die, Phase, Player, State},
};

/// A way of playing: the same player with slightly other tastes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style(u64);

impl Style {
    /// The style of a number; 0 is the player itself.
    pub fn number(number: u64) -> Self {
        Self(number)
    }
}

/// The order the player gives now; `None` when it is not asked.
pub fn choose(catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
    choose_as(catalog, state, seat, &Style(0))
}

/// The order a player of some style gives now.
pub fn choose_as(catalog: &Catalog, state: &State, seat: Seat, _: &Style) -> Option<Command> {
    let sight = Sight {
        catalog,
        state,
        seat,
        player: state.player(seat)?,
    };
    let list = RollWrite::legal(catalog, state, seat);
    // Of equal weights the first in the list is taken.
    list.into_iter()
        .rev()
        .max_by_key(|command| sight.weigh(command))
}

struct Sight<'a> {
    catalog: &'a Catalog,
    state: &'a State,
    seat: Seat,
    player: &'a Player,
}

impl Sight<'_> {
    fn dice(&self) -> Vec<Die> {
        match &self.state.phase {
            Phase::Turn(turn) => turn.dice.to_vec(),
            Phase::Start(_) | Phase::Trade { .. } | Phase::Fight(_) | Phase::Over(_) => Vec::new(),
        }
    }

    fn asked(&self, fits: impl Fn(&Goal) -> bool) -> bool {
        self.state.charter.goals.iter().any(fits)
    }

    /// What an item is worth making, 0 when it is not wanted.
    fn wanted(&self, item: Item) -> i32 {
        let goal = self.asked(|g| match g {
            Goal::Own(own) => *own == item,
            Goal::Tools(_) => Item::TOOLS.contains(&item),
            Goal::Tents(_) => item == Item::Tent,
            Goal::Campfires(_) | Goal::FiresApart { .. } => item == Item::Campfire,
            Goal::Marks { task, .. } => *task == Task::Smoke && item == Item::Campfire,
            Goal::LizardPoints(_) => item == Item::Bow,
            Goal::Hold { resource, .. } => self
                .catalog
                .item(item)
                .is_some_and(|c| c.doubles == Some(*resource)),
            Goal::Survival(_) | Goal::Health(_) | Goal::AtSea => false,
        });
        let left = self.state.charter.days.saturating_sub(self.state.day);
        let base = match item {
            Item::Raft if left > 3 => 34,
            Item::Tent | Item::Campfire => 28,
            Item::Axe | Item::Knife | Item::Flask | Item::Pot if left > 7 => 24,
            Item::Pickaxe | Item::Bow | Item::Raft => 6,
            Item::Axe | Item::Knife | Item::Flask | Item::Pot => 8,
        };
        base + if goal { 40 } else { 0 }
    }

    /// Units of a resource that wanted items still cost.
    fn short(&self, resource: Resource) -> u16 {
        let cost = |item: &Item| self.catalog.item(*item).map_or(0, |c| c.cost.get(resource));
        let open = |item: &&Item| {
            matches!(item, Item::Tent | Item::Campfire) || !self.player.made.contains(*item)
        };
        let need: u16 = Item::ALL.iter().filter(open).map(cost).sum();
        need.saturating_sub(self.player.stock.get(resource))
    }

    fn supply(&self, resource: Resource) -> i32 {
        let held = i32::from(self.player.stock.get(resource));
        let left = i32::from(self.state.charter.days.saturating_sub(self.state.day)) + 1;
        let asked: i32 = self
            .state
            .charter
            .goals
            .iter()
            .map(|g| match g {
                Goal::Hold { resource: r, units } if *r == resource => i32::from(*units),
                Goal::Hold { .. }
                | Goal::Own(_)
                | Goal::Tools(_)
                | Goal::Tents(_)
                | Goal::Campfires(_)
                | Goal::Marks { .. }
                | Goal::LizardPoints(_)
                | Goal::Survival(_)
                | Goal::Health(_)
                | Goal::AtSea
                | Goal::FiresApart { .. } => 0,
            })
            .sum();
        match left.min(6) / 2 + asked - held {
            short if short > 0 => 24 + 6 * short,
            _ => 2,
        }
    }

    fn task(&self, task: Task, base: i32) -> i32 {
        let goal = self.asked(|g| matches!(g, Goal::Marks { task: t, .. } if *t == task));
        base + if goal { 40 } else { 0 }
    }

    /// What standing on a field is worth when a die of `values` is left to take it.
    fn field(&self, at: Hex, values: &[u8]) -> i32 {
        let Some(field) = self.state.map.get(at).filter(|f| !f.used) else {
            return 0;
        };
        match field.feature {
            Feature::Gather { resource, value } => {
                let worth = match resource {
                    Resource::Food | Resource::Water => self.supply(resource),
                    Resource::Wood | Resource::Rope | Resource::Stone => {
                        if self.short(resource) > 0 { 26 } else { 3 }
                    }
                };
                worth + if values.contains(&value) { 5 } else { 0 }
            }
            Feature::Crystal => self.task(Task::Crystal, 20 + 5 * i32::from(self.player.crystals)),
            Feature::Mask => self.task(Task::Mask, 20),
            Feature::Chart => {
                let open = |v: &u8| {
                    self.catalog.rules.chart.contains(v) && !self.player.charted.contains(v)
                };
                if values.iter().any(open) {
                    self.task(Task::Chart, 28)
                } else {
                    0
                }
            }
            Feature::Smoke => {
                let fits = |v: &u8| self.player.smoke_value.is_none_or(|s| s == *v);
                let fire = self.player.made.contains(&Item::Campfire);
                if fire && values.iter().any(fits) {
                    self.task(Task::Smoke, 24)
                } else {
                    0
                }
            }
            Feature::Empty | Feature::Sea | Feature::Palm | Feature::Lizard { .. } => 0,
        }
    }

    fn could_build(&self) -> bool {
        [Item::Tent, Item::Campfire].iter().any(|item| {
            self.catalog.item(*item).is_some_and(|card| {
                let full = self.player.plans.get(item).map_or(0, |p| p.len()) == card.plan.len();
                full && self.player.stock.covers(&card.cost)
            })
        })
    }

    fn walk(&self, dice: &[u8], to: Hex, cross: u8) -> i32 {
        let pool = self.dice();
        let rest: Vec<u8> = (0u8..)
            .zip(&pool)
            .filter(|(slot, d)| !d.spent && !dice.contains(slot))
            .map(|(_, d)| d.value)
            .collect();
        let pips: i32 = dice
            .iter()
            .filter_map(|d| pool.get(usize::from(*d)))
            .map(|d| i32::from(d.value))
            .sum();
        let free = self.state.map.is_empty(to) && self.state.structure_at(to).is_none();
        let sea = self.asked(|g| *g == Goal::AtSea) && self.state.map.at_sea(to);
        let others = self
            .state
            .charter
            .goals
            .iter()
            .filter(|g| **g != Goal::AtSea);
        let ready = others
            .clone()
            .all(|g| crate::engine::goal_met(self.state, self.seat, g));
        let worth = if sea && ready {
            200
        } else if free && self.could_build() {
            60
        } else if rest.is_empty() {
            0
        } else {
            self.field(to, &rest)
        };
        worth * 10 - 120 * i32::try_from(dice.len()).unwrap_or(4) - pips * 3 - 40 * i32::from(cross)
    }

    fn weigh(&self, command: &Command) -> i32 {
        match command {
            Command::Finish => 10_000,
            Command::Grant(item) => self.wanted(*item),
            Command::Start(at) => {
                let worth =
                    |h: &Hex| self.field(*h, &[]) * i32::from(6u8.saturating_sub(h.distance(*at)));
                self.state.map.hexes().map(|h| worth(&h)).sum()
            }
            Command::Craft(item) => 4000 + self.wanted(*item),
            Command::Take { die } => {
                let pool = self.dice();
                let value = pool.get(usize::from(*die)).map_or(0, |d| d.value);
                let worth = self.player.at.map_or(0, |at| self.field(at, &[value]));
                if worth == 0 {
                    -1
                } else {
                    2000 + worth * 10 - i32::from(value)
                }
            }
            Command::Hunt { dice, cross, .. } => {
                let goal = self.asked(|g| matches!(g, Goal::LizardPoints(_)));
                let worth = if goal { 900 } else { 300 };
                worth - 120 * i32::try_from(dice.len()).unwrap_or(4) - 40 * i32::from(*cross)
            }
            Command::Plan { item, .. } => {
                let begun = self.player.plans.get(item).map_or(0, |p| p.len());
                self.wanted(*item) * 6 + 30 * i32::try_from(begun).unwrap_or(0)
            }
            Command::Walk { dice, to, cross } => self.walk(dice, *to, *cross),
            Command::Reply(Reply::Refuse) | Command::Stand | Command::Arm(_) => 1,
            Command::Forfeit(resource) => match resource {
                Resource::Food | Resource::Water => 1,
                Resource::Wood | Resource::Rope | Resource::Stone => 2,
            },
            Command::EndTurn => 0,
            Command::Shift { .. }
            | Command::Reroll { .. }
            | Command::Mask { .. }
            | Command::Raze { .. }
            | Command::Offer { .. }
            | Command::Reply(Reply::Accept)
            | Command::Attack { .. }
            | Command::Shoot { .. }
            | Command::FightReroll { .. }
            | Command::FightMask { .. } => -1,
        }
    }
}
