//! A player who leans where chance has it and has something in mind: for whoever looks for games that hardly ever come about.

use castaway_kernel::{Chance, Seat};

use super::{Spending, Style, owed::Owed, search, suggest_in};
use crate::{catalog::Catalog, command::Command, engine::Rules, plan::Goal, state::State};

/// Most actions that are planned before all others.
const WISHES: usize = 4;
/// In so many of ten a wish is something that brings the goal nearer, if there is such a thing.
const EAGER: usize = 7;

/// Leanings by chance for the planning of one round, and actions that are planned before all others.
#[derive(Clone, Debug, Default)]
pub struct Wayward {
    style: Style<'static>,
    wishes: Vec<Goal>,
}

impl Wayward {
    /// Draws leanings and wishes among what could be planned now.
    pub fn new(catalog: &Catalog, state: &State, chance: &mut Chance) -> Self {
        let offered = search::offered(catalog, state);
        let many = chance.die(WISHES + 1);
        Self {
            wishes: wishes(&Rules::new(catalog, state), &offered, many, chance),
            style: style(chance),
        }
    }

    /// What this seat orders; `None` when it is not asked or leaves it to somebody else.
    pub fn suggest(&self, catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
        let style = Style {
            push: &self.wishes,
            ..self.style
        };
        suggest_in(&Rules::new(catalog, state), seat, &style)
    }
}

/// So many of these actions by chance.
pub(super) fn wishes(
    rules: &Rules<'_>,
    offered: &[Goal],
    many: usize,
    chance: &mut Chance,
) -> Vec<Goal> {
    let owed = Owed::new(rules);
    let nearer = |goal: &&Goal| owed.furthered(rules, goal);
    let nearer: Vec<&Goal> = offered.iter().filter(nearer).collect();
    let mut wishes = Vec::new();
    for _ in 0..many {
        let eager = !nearer.is_empty() && chance.die(10) < EAGER;
        let wish = match eager {
            true => nearer.get(chance.die(nearer.len())).copied(),
            false if offered.is_empty() => None,
            false => offered.get(chance.die(offered.len())),
        };
        wishes.extend(wish.cloned());
    }
    wishes
}

/// Half of all leanings are weak, so that what is sensible is tried as well.
fn style(chance: &mut Chance) -> Style<'static> {
    let strength = [0, 3, 6, 12].get(chance.die(4)).copied().unwrap_or(0);
    let mut lean = || (i32::try_from(chance.die(13)).unwrap_or(0) - 6) * strength;
    Style {
        threat: lean(),
        hunt: lean(),
        food: lean(),
        wood: lean(),
        explore: lean(),
        arrange: lean(),
        rest: lean(),
        roof: lean(),
        palisade: lean(),
        weapon: lean(),
        invent: lean(),
        aim: 3 * lean().max(0),
        care: 2 * lean(),
        spending: match chance.die(3) {
            0 => Spending::NoDetermination,
            _ => Spending::Freely,
        },
        ..Style::default()
    }
}
