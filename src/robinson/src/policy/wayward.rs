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
        let rules = Rules::new(catalog, state);
        let owed = Owed::new(&rules);
        let nearer: Vec<&Goal> = (offered.iter())
            .filter(|goal| owed.furthered(&rules, goal))
            .collect();
        let all: Vec<&Goal> = offered.iter().collect();
        let mut wishes = Vec::new();
        for _ in 0..chance.die(WISHES + 1) {
            let eager = !nearer.is_empty() && chance.die(10) < EAGER;
            let from = if eager { &nearer } else { &all };
            if from.is_empty() {
                break;
            }
            wishes.extend(from.get(chance.die(from.len())).map(|goal| (*goal).clone()));
        }
        Self {
            style: style(chance),
            wishes,
        }
    }

    /// What this seat orders; `None` when it is not asked or leaves it to somebody else.
    pub fn suggest(&self, catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
        let open = |wish: &&Goal| !state.plan.iter().any(|p| p.what.goal == **wish);
        let style = Style {
            push: self.wishes.iter().find(open),
            ..self.style
        };
        suggest_in(&Rules::new(catalog, state), seat, &style)
    }
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
