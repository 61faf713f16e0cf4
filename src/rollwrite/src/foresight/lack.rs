//! What a day in thought still lacks, and how many dice that takes at least.

use super::{
    ground::Ground,
    sketch::{Sketch, kind, slot},
    task::{Terms, made_tools, marks, number, small, task_of},
};
use crate::{
    content::{Check, Goal},
    ids::{Feature, Item, Resource, Task},
};

/// What is missing, all goals together.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lack {
    /// Bits by item, for the task.
    pub items: u16,
    /// Bits by item: tools that would gather two units of what is missing.
    pub tools: u16,
    /// Tents and campfires still to be put up.
    pub sites: u8,
    /// Units for items and for what is to be held.
    pub goods: [u8; 5],
    /// Units that the tools above cost.
    pub extra: [u8; 5],
    /// Crystals, masks, smoke signs, sections of the map.
    pub marks: [u8; 4],
    pub lizards: u8,
    pub survival: u8,
    /// Nothing but a place by the sea is missing.
    pub only_sea: bool,
    /// Dice that it takes at least.
    pub dice: u8,
}

impl Terms<'_> {
    /// What is missing; the dice are never counted too high.
    pub(super) fn lack(&self, ground: &Ground, s: &Sketch) -> Lack {
        let mut lack = Lack::default();
        let mut boxes = 0;
        let mut hold = [0u8; 5];
        let mut sea = false;
        let mut built = [0u8; 2];
        let mut tools = 0u8;
        for goal in self.goals {
            match goal {
                Goal::Own(item) if !s.has(*item) => lack.items |= 1 << slot(*item),
                Goal::Tools(count) => tools = tools.max(count.saturating_sub(made_tools(s))),
                Goal::Tents(count) => built[0] = built[0].max(count.saturating_sub(s.tents)),
                Goal::Campfires(count) => built[1] = built[1].max(count.saturating_sub(s.fires)),
                Goal::FiresApart { count, distance } => {
                    let now = self.apart(ground, s, *distance);
                    built[1] = built[1].max(count.saturating_sub(now));
                }
                Goal::Marks { task, count } => {
                    let open = count.saturating_sub(marks(s, *task));
                    let known = &mut lack.marks[number(*task)];
                    *known = open.max(*known);
                }
                Goal::LizardPoints(points) => {
                    lack.lizards = small(points.saturating_sub(u16::from(s.lizards)));
                }
                Goal::Hold { resource, units } => {
                    let held = &mut hold[kind(*resource)];
                    *held = small(*units).max(*held);
                }
                Goal::Survival(points) => {
                    lack.survival = small(points.saturating_sub(u16::from(s.survival)));
                }
                Goal::AtSea => sea = true,
                Goal::Own(_) | Goal::Health(_) => {}
            }
        }
        if lack.marks[number(Task::Smoke)] > 0 && !s.has(Item::Campfire) && built[1] == 0 {
            built[1] = 1;
        }
        if lack.lizards > 0 && !s.has(Item::Bow) {
            lack.items |= 1 << slot(Item::Bow);
        }
        // What the night takes of what is to be held must be there as well.
        if self.check == Check::AtEnd {
            hold[kind(Resource::Water)] += u8::from(self.tonight.thirst && hold[4] > 0);
            hold[kind(Resource::Food)] += u8::from(self.tonight.hunger && hold[3] > 0);
        }
        let mut goods = hold;
        self.night(s, hold, &mut goods, &mut lack);
        for item in Item::ALL {
            let count = match item {
                Item::Tent => built[0],
                Item::Campfire => built[1],
                _ => u8::from(lack.items & 1 << slot(item) != 0),
            };
            if count == 0 {
                continue;
            }
            lack.items |= 1 << slot(item);
            boxes += self.boxes(s, item);
            for (sum, cost) in goods.iter_mut().zip(self.cards[slot(item)].cost) {
                *sum += cost * count;
            }
        }
        boxes += self.any_tools(s, tools, &mut lack, &mut goods);
        for (lacks, have) in goods.iter_mut().zip(s.stock) {
            *lacks = lacks.saturating_sub(have);
        }
        lack.goods = goods;
        lack.sites = built[0] + built[1];
        self.doublers(s, &mut lack);
        lack.only_sea = sea
            && boxes == 0
            && lack.items == 0
            && lack.goods == [0; 5]
            && lack.extra == [0; 5]
            && lack.marks == [0; 4]
            && lack.lizards == 0
            && lack.survival == 0;
        lack.dice = self.dice(ground, s, &lack, boxes, sea);
        lack
    }

    /// What the last night takes where hearts are short: counted if all of it must be there, else of use.
    fn night(&self, s: &Sketch, hold: [u8; 5], goods: &mut [u8; 5], lack: &mut Lack) {
        let asks = [
            (self.tonight.thirst, kind(Resource::Water)),
            (self.tonight.hunger, kind(Resource::Food)),
        ];
        let asked = u8::from(self.tonight.thirst) + u8::from(self.tonight.hunger);
        let least = self.goals.iter().filter_map(|goal| match goal {
            Goal::Health(least) => Some(*least),
            _ => None,
        });
        let spare = s.health.saturating_sub(least.max().unwrap_or(1).max(1));
        if self.check == Check::AnyTime || spare >= asked {
            return;
        }
        for (_, at) in asks
            .into_iter()
            .filter(|(asked, at)| *asked && hold[*at] == 0)
        {
            if spare == 0 {
                goods[at] += 1;
            } else if s.stock[at] == 0 {
                lack.extra[at] += 1;
            }
        }
    }

    /// Some of the six tools, whichever: the boxes of those that lack the fewest, and the goods that each of them takes.
    fn any_tools(&self, s: &Sketch, count: u8, lack: &mut Lack, goods: &mut [u8; 5]) -> u8 {
        if count == 0 {
            return 0;
        }
        let mut open: Vec<u8> = Vec::new();
        for tool in Item::TOOLS.into_iter().filter(|t| !s.has(*t)) {
            lack.items |= 1 << slot(tool);
            let boxes = self.boxes(s, tool);
            open.push(boxes);
            // Which of them it will be is not known: what any of them costs is of use.
            let cost = self.cards[slot(tool)].cost;
            for (at, sum) in lack.extra.iter_mut().enumerate() {
                *sum += u8::from(boxes <= s.free() && s.stock[at] < cost[at]);
            }
        }
        open.sort_unstable();
        for (at, sum) in goods.iter_mut().enumerate() {
            let costs = Item::TOOLS.iter().filter(|t| !s.has(**t));
            let mut costs: Vec<u8> = costs.map(|t| self.cards[slot(*t)].cost[at]).collect();
            costs.sort_unstable();
            *sum += costs.iter().take(usize::from(count)).sum::<u8>();
        }
        open.iter().take(usize::from(count)).sum()
    }

    /// Tools that are worth making for what they gather.
    fn doublers(&self, s: &Sketch, lack: &mut Lack) {
        for tool in Item::TOOLS {
            let card = &self.cards[slot(tool)];
            let twice = card.doubles.is_some_and(|r| lack.goods[r] > 1);
            let wanted = lack.items & 1 << slot(tool) != 0;
            // Its boxes, and a die that gathers with it.
            if !twice || wanted || s.has(tool) || self.boxes(s, tool) >= s.free() {
                continue;
            }
            lack.tools |= 1 << slot(tool);
            for (sum, cost) in lack.extra.iter_mut().zip(card.cost) {
                *sum += cost;
            }
        }
    }

    /// Dice for gathering so many units of a resource.
    fn takes(&self, s: &Sketch, lack: &Lack, resource: usize, units: u8) -> u8 {
        let tool = Item::TOOLS
            .into_iter()
            .find(|t| self.cards[slot(*t)].doubles == Some(resource));
        let Some(tool) = tool else {
            return units;
        };
        let twice = units.div_ceil(2);
        if s.has(tool) || lack.items & 1 << slot(tool) != 0 {
            return twice;
        }
        units.min(self.boxes(s, tool) + twice)
    }

    /// The fewest dice: boxes, takes, hunts, and walks between the fields of all these.
    fn dice(&self, ground: &Ground, s: &Sketch, lack: &Lack, boxes: u8, sea: bool) -> u8 {
        let hunts = lack.lizards.div_ceil(self.largest);
        let mut gathers = 0;
        for (resource, units) in lack.goods.iter().enumerate() {
            // A lizard brings food.
            let hunted = hunts * self.lizard_food * u8::from(resource == 3);
            gathers += self.takes(s, lack, resource, units.saturating_sub(hunted));
        }
        let gathers = gathers.max(lack.survival);
        let takes = gathers + lack.marks.iter().sum::<u8>();
        let here = !s.is_taken(s.at)
            && match ground.feature(s.at) {
                Feature::Gather { .. } => gathers > 0,
                feature => task_of(feature).is_some_and(|t| lack.marks[number(t)] > 0),
            };
        let room = lack.sites > 0 && ground.room(s.at, &s.built());
        let stops = takes - u8::from(here) + hunts + lack.sites - u8::from(room);
        let shore = sea && stops == 0 && !ground.by_sea(s.at);
        let walks = stops + u8::from(shore);
        // What a hunt leaves of its way carries on without a die.
        let carried = u8::from(s.stride > 0) + hunts;
        boxes + takes + hunts + walks.saturating_sub(carried)
    }
}
