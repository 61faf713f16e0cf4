//! Icons of the roll-and-write game, in the language of the others: flat, three tones, a box of 32 by 32.
//!
//! They lie here because this game names most of them by its own things; the explore-and-craft game draws what it shares with it
//! from here, and the card of a result (`result`) its stars.

mod gear;
mod land;

use castaway_rollwrite::ids::{Item, Resource, Task};

pub(crate) use gear::{AXE, CAMPFIRE, CUP, FLASK, PICKAXE, RAFT, STAR, TENT, TIDE};
pub(crate) use land::{CHART, CRYSTAL, FOOD, LIZARD, MASK, PALM, ROPE, SMOKE, STONE, WATER, WOOD};

use crate::{
    icons::{Art, Icon, Tint},
    svg::Canvas,
};

/// What is drawn for something: an icon of this game, or one it shares with the island game.
#[derive(Clone, Copy)]
pub(crate) enum Sign {
    /// Of this game.
    Own(&'static Art),
    /// A sign that the other games have, too.
    Shared(Icon),
}

impl Sign {
    /// Draws it around a middle.
    pub fn draw(self, c: &mut Canvas, x: f32, y: f32, size: f32, tint: Tint) {
        match self {
            Sign::Own(art) => c.art(art, x, y, size, tint),
            Sign::Shared(icon) => c.tinted(icon, x, y, size, tint),
        }
    }
}

/// The sign of a resource.
pub(crate) fn resource(resource: Resource) -> Sign {
    match resource {
        Resource::Wood => Sign::Own(&WOOD),
        Resource::Rope => Sign::Own(&ROPE),
        Resource::Stone => Sign::Own(&STONE),
        Resource::Food => Sign::Own(&FOOD),
        Resource::Water => Sign::Own(&WATER),
    }
}

/// The sign of a task.
pub(crate) fn task(task: Task) -> Sign {
    Sign::Own(match task {
        Task::Crystal => &CRYSTAL,
        Task::Mask => &MASK,
        Task::Smoke => &SMOKE,
        Task::Chart => &CHART,
    })
}

/// The sign of an item.
pub(crate) fn item(item: Item) -> Sign {
    match item {
        Item::Pickaxe => Sign::Own(&PICKAXE),
        Item::Axe => Sign::Own(&AXE),
        Item::Knife => Sign::Shared(Icon::Knife),
        Item::Pot => Sign::Shared(Icon::Pot),
        Item::Flask => Sign::Own(&FLASK),
        Item::Bow => Sign::Shared(Icon::Bow),
        Item::Tent => Sign::Own(&TENT),
        Item::Campfire => Sign::Own(&CAMPFIRE),
        Item::Raft => Sign::Own(&RAFT),
    }
}
