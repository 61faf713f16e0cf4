//! What is still needed for the whole task: goods, plans and dice, all open goals together.

use castaway_kernel::Seat;

use crate::{
    catalog::Catalog,
    content::{Check, Goal, Stock},
    engine,
    ids::{Feature, Item, Resource, Task},
    state::State,
};

/// What the open goals of a seat ask for together.
#[derive(Clone, Debug, Default)]
pub struct Need {
    /// Items that are to be made, as often as they stand here.
    pub items: Vec<Item>,
    /// Goods for all of these and those to be held, together.
    pub goods: Stock,
    /// Marks of tasks that are still missing.
    pub marks: Vec<(Task, u8)>,
    /// Lizard points that are still missing.
    pub lizards: u16,
    /// Survival points that are still missing.
    pub survival: u16,
    /// Whether the sea is still to be reached.
    pub sea: bool,
}

/// Boxes of a plan that are still open.
fn open_boxes(catalog: &Catalog, state: &State, seat: Seat, item: Item) -> usize {
    let filled = state.player(seat).and_then(|p| p.plans.get(&item));
    let filled = filled.map_or(0, |boxes| boxes.len());
    catalog
        .item(item)
        .map_or(0, |card| card.plan.len().saturating_sub(filled))
}

/// All open goals of a seat together.
pub fn of(catalog: &Catalog, state: &State, seat: Seat) -> Need {
    let mut need = Need::default();
    let Some(player) = state.player(seat) else {
        return need;
    };
    let more = |item: Item, count: usize| {
        let built = state.own(seat, item).len();
        std::iter::repeat_n(item, count.saturating_sub(built))
    };
    for goal in &state.charter.goals {
        if engine::goal_met(state, seat, goal) && !matches!(goal, Goal::Hold { .. }) {
            continue;
        }
        match goal {
            Goal::Own(item) => need.items.push(*item),
            Goal::Tools(count) => {
                // Those that lack the fewest boxes.
                let open = Item::TOOLS.into_iter().filter(|t| !player.made.contains(t));
                let mut open: Vec<Item> = open.collect();
                open.sort_by_key(|t| open_boxes(catalog, state, seat, *t));
                let made = Item::TOOLS.len() - open.len();
                open.truncate(usize::from(*count).saturating_sub(made));
                need.items.extend(open);
            }
            Goal::Tents(count) => need.items.extend(more(Item::Tent, usize::from(*count))),
            Goal::Campfires(count) => {
                need.items.extend(more(Item::Campfire, usize::from(*count)));
            }
            Goal::FiresApart { count, distance } => {
                let fires = state.own(seat, Item::Campfire);
                let now = engine::most_apart(&fires, *distance);
                let missing = usize::from(*count).saturating_sub(now);
                need.items
                    .extend(std::iter::repeat_n(Item::Campfire, missing));
            }
            Goal::Marks { task, count } => {
                let now = u8::try_from(engine::marks(player, *task)).unwrap_or(u8::MAX);
                need.marks.push((*task, count.saturating_sub(now)));
            }
            Goal::LizardPoints(points) => {
                need.lizards = need
                    .lizards
                    .max(points.saturating_sub(player.lizard_points));
            }
            Goal::Hold { resource, units } => need.goods.add(*resource, *units),
            Goal::Survival(points) => {
                need.survival = need.survival.max(points.saturating_sub(player.survival));
            }
            Goal::AtSea => need.sea = true,
            Goal::Health(_) => {}
        }
    }
    let smoke = need.marks.iter().any(|(t, n)| *t == Task::Smoke && *n > 0);
    let fire = player.made.contains(&Item::Campfire) || need.items.contains(&Item::Campfire);
    if smoke && !fire {
        need.items.push(Item::Campfire);
    }
    let bow = player.made.contains(&Item::Bow) || need.items.contains(&Item::Bow);
    if need.lizards > 0 && !bow {
        need.items.push(Item::Bow);
    }
    for item in &need.items {
        if let Some(card) = catalog.item(*item) {
            need.goods.gain(&card.cost);
        }
    }
    // What the last night takes must be there as well.
    if state.charter.check == Check::AtEnd {
        let tonight = engine::tonight(catalog, &state.charter, state.day);
        need.goods.add(Resource::Water, u16::from(tonight.thirst));
        need.goods.add(Resource::Food, u16::from(tonight.hunger));
    }
    need
}

impl Need {
    /// Units of a resource that are still missing.
    pub fn lacks(&self, stock: &Stock, resource: Resource) -> u16 {
        self.goods.get(resource).saturating_sub(stock.get(resource))
    }
}

/// Whether what is still needed can still be found.
pub(super) fn possible(catalog: &Catalog, state: &State, seat: Seat) -> bool {
    let Some(player) = state.player(seat) else {
        return false;
    };
    let need = of(catalog, state, seat);
    let open = || state.map.fields.iter().filter(|f| !f.used);
    let count = |task: Task| {
        open()
            .filter(|f| {
                matches!(
                    (f.feature, task),
                    (Feature::Crystal, Task::Crystal)
                        | (Feature::Mask, Task::Mask)
                        | (Feature::Smoke, Task::Smoke)
                        | (Feature::Chart, Task::Chart)
                )
            })
            .count()
    };
    let marks = need.marks.iter().all(|(task, n)| {
        let boxes = match task {
            // A seventh mask has no box.
            Task::Mask => usize::from(catalog.rules.mask_boxes.saturating_sub(player.masks)),
            Task::Crystal | Task::Smoke | Task::Chart => usize::MAX,
        };
        count(*task).min(boxes) >= usize::from(*n)
    });
    let lizards: u16 = open()
        .map(|f| match f.feature {
            Feature::Lizard { value } => u16::from(value),
            _ => 0,
        })
        .sum();
    let healthy = state.charter.goals.iter().all(|g| match g {
        Goal::Health(least) => player.health >= *least,
        _ => true,
    });
    marks && healthy && lizards >= need.lizards
}
