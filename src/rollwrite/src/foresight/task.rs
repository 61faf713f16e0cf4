//! The task of a day and the rules around it, and whether it is met.

use castaway_kernel::Seat;

use super::{
    ground::{Ground, NOWHERE},
    sketch::{Sketch, kind, slot},
};
use crate::{
    catalog::Catalog,
    content::{Check, Goal, Hindrance},
    engine,
    hex::Hex,
    ids::{Feature, Item, Resource, Task},
    state::State,
    view::Tonight,
};

/// What an item takes.
#[derive(Clone, Copy, Default)]
pub(super) struct Card {
    /// Bits by value.
    pub plan: u8,
    pub cost: [u8; 5],
    /// The resource of which it gathers two units.
    pub doubles: Option<usize>,
}

/// The task of a day and the rules around it, which no order changes.
pub(super) struct Terms<'a> {
    pub goals: &'a [Goal],
    pub cards: [Card; 9],
    pub check: Check,
    pub tonight: Tonight,
    pub no_shift: bool,
    /// The least die for a crystal, a mask, a smoke sign, a section of the map.
    pub least: [u8; 4],
    /// Bits by value.
    pub chart: u8,
    pub mask_boxes: u8,
    pub lizard_food: u8,
    /// The dearest lizard.
    pub largest: u8,
    /// Own campfires in the morning.
    fires: Vec<Hex>,
}

/// The number of a task in lists.
pub(super) fn number(task: Task) -> usize {
    match task {
        Task::Crystal => 0,
        Task::Mask => 1,
        Task::Smoke => 2,
        Task::Chart => 3,
    }
}

/// The task that a field is of use for.
pub(super) fn task_of(feature: Feature) -> Option<Task> {
    match feature {
        Feature::Crystal => Some(Task::Crystal),
        Feature::Mask => Some(Task::Mask),
        Feature::Smoke => Some(Task::Smoke),
        Feature::Chart => Some(Task::Chart),
        Feature::Gather { .. }
        | Feature::Lizard { .. }
        | Feature::Empty
        | Feature::Sea
        | Feature::Palm => None,
    }
}

pub(super) fn small(n: u16) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}

impl<'a> Terms<'a> {
    pub(super) fn new(catalog: &Catalog, state: &'a State, seat: Seat) -> Self {
        let charter = &state.charter;
        let card = |item| {
            let Some(card) = catalog.item(item) else {
                return Card {
                    plan: u8::MAX,
                    ..Card::default()
                };
            };
            Card {
                plan: card.plan.iter().fold(0, |bits, v| bits | 1 << (v & 7)),
                cost: Resource::ALL.map(|r| small(card.cost.get(r))),
                doubles: card.doubles.map(kind),
            }
        };
        let mut least = [1; 4];
        for hindrance in &charter.hindrances {
            if let Hindrance::MinDie { task, value } = hindrance {
                least[number(*task)] = *value;
            }
        }
        let lizards = state.map.fields.iter().map(|f| match f.feature {
            Feature::Lizard { value } => value,
            _ => 0,
        });
        Self {
            goals: &charter.goals,
            cards: Item::ALL.map(card),
            check: charter.check,
            tonight: engine::tonight(catalog, charter, state.day),
            no_shift: charter.hindrances.contains(&Hindrance::NoShift),
            least,
            chart: catalog.rules.chart.iter().fold(0, |b, v| b | 1 << (v & 7)),
            mask_boxes: catalog.rules.mask_boxes,
            lizard_food: small(catalog.rules.lizard_food),
            largest: lizards.max().unwrap_or(0).max(1),
            fires: state.own(seat, Item::Campfire),
        }
    }

    /// Own campfires that lie so far apart, with those of today.
    pub(super) fn apart(&self, ground: &Ground, s: &Sketch, distance: u8) -> u8 {
        let new = s.new_fires.iter().filter(|at| **at != NOWHERE);
        let mut fires = self.fires.clone();
        fires.extend(new.filter_map(|at| ground.hex(*at)));
        u8::try_from(engine::most_apart(&fires, distance)).unwrap_or(u8::MAX)
    }

    /// Whether a place by the sea is part of the task.
    pub(super) fn asks_sea(&self) -> bool {
        self.goals.contains(&Goal::AtSea)
    }

    fn met_now(&self, ground: &Ground, s: &Sketch) -> bool {
        self.goals.iter().all(|goal| match goal {
            Goal::Own(item) => s.has(*item),
            Goal::Tools(count) => made_tools(s) >= *count,
            Goal::Tents(count) => s.tents >= *count,
            Goal::Campfires(count) => s.fires >= *count,
            Goal::Marks { task, count } => marks(s, *task) >= *count,
            Goal::LizardPoints(points) => u16::from(s.lizards) >= *points,
            Goal::Hold { resource, units } => u16::from(s.stock[kind(*resource)]) >= *units,
            Goal::Survival(points) => u16::from(s.survival) >= *points,
            Goal::Health(least) => s.health >= *least,
            Goal::AtSea => ground.by_sea(s.at),
            Goal::FiresApart { count, distance } => self.apart(ground, s, *distance) >= *count,
        })
    }

    /// Whether the task is met, for a task of the end also after the night.
    pub(super) fn met(&self, ground: &Ground, s: &Sketch) -> bool {
        if !self.met_now(ground, s) {
            return false;
        }
        if self.check == Check::AnyTime {
            return true;
        }
        let mut night = *s;
        let asks = [
            (self.tonight.thirst, Resource::Water),
            (self.tonight.hunger, Resource::Food),
        ];
        for (_, resource) in asks.iter().filter(|(asked, _)| *asked) {
            let have = &mut night.stock[kind(*resource)];
            match have.checked_sub(1) {
                Some(left) => *have = left,
                None => night.health = night.health.saturating_sub(1),
            }
        }
        night.health > 0 && self.met_now(ground, &night)
    }

    /// Boxes of a plan that are open.
    pub(super) fn boxes(&self, s: &Sketch, item: Item) -> u8 {
        let open = self.cards[slot(item)].plan & !s.plans[slot(item)];
        u8::try_from(open.count_ones()).unwrap_or(8)
    }
}

pub(super) fn made_tools(s: &Sketch) -> u8 {
    let made = Item::TOOLS.iter().filter(|t| s.has(**t)).count();
    u8::try_from(made).unwrap_or(6)
}

/// Marks of a task; a used mask counts no more.
pub(super) fn marks(s: &Sketch, task: Task) -> u8 {
    match task {
        Task::Crystal => s.crystals,
        Task::Mask => s.masks,
        Task::Smoke => s.smokes,
        Task::Chart => u8::try_from(s.charted.count_ones()).unwrap_or(8),
    }
}
