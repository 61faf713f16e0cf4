//! What a scenario asks for, and what leaving early brings by it.

use crate::{
    content::Goal,
    ids::{Feature, Item, Task},
    state::Charter,
};

impl Charter {
    /// What leaving on a day brings for the days that are left.
    pub fn early_bonus(&self, day: u8) -> u16 {
        let left = self.days.saturating_sub(day);
        self.day_bonus.saturating_mul(u16::from(left))
    }

    /// Whether the scenario asks for an item: to have it, or for what is done with it.
    pub fn asks_for_item(&self, item: Item) -> bool {
        self.goals.iter().any(|goal| match goal {
            Goal::Own(own) => *own == item,
            Goal::Tools(_) => Item::TOOLS.contains(&item),
            Goal::Tents(_) => item == Item::Tent,
            Goal::Campfires(_) | Goal::FiresApart { .. } => item == Item::Campfire,
            Goal::Marks { task, .. } => *task == Task::Smoke && item == Item::Campfire,
            Goal::LizardPoints(_) => item == Item::Bow,
            Goal::Hold { .. } | Goal::Survival(_) | Goal::Health(_) | Goal::AtSea => false,
        })
    }

    /// Whether the scenario asks for marks that are made on such a field.
    pub fn asks_for_field(&self, feature: Feature) -> bool {
        self.goals.iter().any(|goal| match goal {
            Goal::Marks { task, .. } => {
                feature
                    == match task {
                        Task::Crystal => Feature::Crystal,
                        Task::Mask => Feature::Mask,
                        Task::Smoke => Feature::Smoke,
                        Task::Chart => Feature::Chart,
                    }
            }
            Goal::Own(_)
            | Goal::Tools(_)
            | Goal::Tents(_)
            | Goal::Campfires(_)
            | Goal::FiresApart { .. }
            | Goal::LizardPoints(_)
            | Goal::Hold { .. }
            | Goal::Survival(_)
            | Goal::Health(_)
            | Goal::AtSea => false,
        })
    }
}
