//! What a player leans towards: points on top of what an action is worth by itself.

use super::owed::Owed;
use crate::{
    engine::Rules,
    guide::Needs,
    ids::{Res, Track},
    plan::{Goal, Project},
};

/// How freely things are used while planning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Spending {
    /// Whenever it is of use.
    #[default]
    Freely,
    /// No determination is spent; it is kept for rolls and for what cards ask.
    NoDetermination,
    /// Nothing is used at all.
    Nothing,
}

/// What a thing is worth more that is heeded: more than most things, and less than what wins.
const HEED: i32 = 110;
/// More than any action is worth.
const PUSH: i32 = 900;
/// The same for what is left alone.
const NEVER: i32 = -100_000;

/// The leanings of a player; all zero is the plain sensible player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Style<'a> {
    /// Threat Actions.
    pub threat: i32,
    /// Going to hunt.
    pub hunt: i32,
    /// Gathering food.
    pub food: i32,
    /// Gathering wood.
    pub wood: i32,
    /// Exploring new tiles.
    pub explore: i32,
    /// Arranging the camp.
    pub arrange: i32,
    /// Taking a rest.
    pub rest: i32,
    /// Shelter and roof.
    pub roof: i32,
    /// Raising the palisade.
    pub palisade: i32,
    /// Raising the weapon level.
    pub weapon: i32,
    /// Building an invention.
    pub invent: i32,
    /// Whatever brings the goal nearer.
    pub aim: i32,
    /// How much more the dangers of the dice are feared, in percent.
    pub care: i32,
    /// Nobody is sent where the next wound would be the last.
    pub spares: bool,
    /// The wood pile is not had to ask.
    pub keeps_wood: bool,
    /// Actions that are planned before all others.
    pub push: &'a [Goal],
    /// Actions that are worth somewhat more.
    pub heed: &'a [Goal],
    /// An action that is left alone.
    pub shun: Option<&'a Goal>,
    /// What comes before all that is worth more, for newcomers.
    pub needs: Option<Needs>,
    /// What is used while planning.
    pub spending: Spending,
}

impl Style<'_> {
    /// The points for one action.
    pub(super) fn lean(&self, rules: &Rules<'_>, owed: &Owed, goal: &Goal) -> i32 {
        let aim = match self.aim != 0 && owed.furthered(rules, goal) {
            true => self.aim,
            false => 0,
        };
        let own = match goal {
            Goal::Threat { .. } => self.threat,
            Goal::Hunt => self.hunt,
            Goal::Build(Project::Shelter | Project::Level(Track::Roof)) => self.roof,
            Goal::Build(Project::Level(Track::Palisade)) => self.palisade,
            Goal::Build(Project::Level(Track::Weapon)) => self.weapon,
            Goal::Build(Project::Invention(_) | Project::On(..)) => self.invent,
            Goal::Gather { space, source } => match rules.source_res(*space, *source) {
                Some(Res::Wood) => self.wood,
                Some(Res::Food | Res::Fur | Res::Npfood) | None => self.food,
            },
            Goal::Explore(_) | Goal::Card { .. } | Goal::Special { .. } => self.explore,
            Goal::Arrange => self.arrange,
            Goal::Rest => self.rest,
        };
        let planned = || rules.s.plan.iter().any(|p| p.what.goal == *goal);
        let first = match self.push.contains(goal) && !planned() {
            true => PUSH,
            false => 0,
        };
        let heeded = match self.heed.contains(goal) && !planned() {
            true => HEED,
            false => 0,
        };
        // What goes before all others is not left alone with its kind.
        let own = match first > 0 && own < -PUSH {
            true => 0,
            false => own,
        };
        let never = if self.shun == Some(goal) { NEVER } else { 0 };
        own + aim + first + heeded + never
    }
}
