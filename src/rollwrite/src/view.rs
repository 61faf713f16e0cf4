//! What a person may see: all but the seed, since everything on the table is open.

use castaway_kernel::Seat;

use crate::{
    catalog::Catalog,
    engine, foresight,
    hex::Hex,
    map::Map,
    reach::{self, Reach},
    state::State,
};

/// The parts of a state that are open as they are: whoever draws or words a view takes them from here.
pub use crate::state::{
    Charter, Die, Fight, Fighter, Outcome, Phase, Player, Standing, Structure, Turn,
};

/// What a night asks of everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tonight {
    /// A unit of water, or one health.
    pub thirst: bool,
    /// A unit of food, or one health.
    pub hunger: bool,
}

/// Whether a task can still be met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Prospect {
    /// As far as is known.
    #[default]
    Open,
    /// Whatever the dice show, it cannot.
    Gone,
}

/// The open table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub viewer: Option<Seat>,
    /// The scenario.
    pub charter: Charter,
    /// The island.
    pub map: Map,
    /// What stands on it.
    pub structures: Vec<Structure>,
    /// The sheets by seat.
    pub players: Vec<Player>,
    /// Turn order.
    pub order: Vec<Seat>,
    /// The day that runs.
    pub day: u8,
    /// What is waited for.
    pub phase: Phase,
    /// Who is asked.
    pub asked: Option<Seat>,
    /// The scores if the game ended now.
    pub scores: Outcome,
    /// For each seat, whether each goal is met.
    pub goals: Vec<Vec<bool>>,
    /// For each seat, how far each goal is that can be counted: what is there, and what it asks for.
    pub progress: Vec<Vec<Option<(u16, u16)>>>,
    /// For each seat, what the nights still take of each goal that is met now and would be no more after them.
    pub eaten: Vec<Vec<Option<u16>>>,
    /// Whether who is asked can still meet the task.
    pub prospect: Prospect,
    /// Where the pawn whose turn it is can go; nothing serves a task that is out of reach.
    pub reach: Vec<Reach>,
    /// What the night of this day will ask.
    pub tonight: Tonight,
    /// The land that the sea takes when the next day begins.
    pub sinking: Vec<Hex>,
}

impl View {
    /// What the nights still take of a goal, by its place, that is met now and would be no more after them.
    pub fn eaten(&self, seat: Seat, goal: usize) -> Option<u16> {
        let all = self.eaten.get(seat.index())?;
        all.get(goal).copied().flatten()
    }

    /// Whether a goal, by its place, is met and stays so whatever the nights take before it counts.
    pub fn stands(&self, seat: Seat, goal: usize) -> bool {
        let all = self.goals.get(seat.index());
        let met = all.and_then(|all| all.get(goal)).copied();
        met.unwrap_or(false) && self.eaten(seat, goal).is_none()
    }
}

pub(crate) fn view(catalog: &Catalog, state: &State, viewer: Option<Seat>) -> View {
    let met = |seat| {
        state
            .charter
            .goals
            .iter()
            .map(|g| finished(state, seat) || engine::goal_met(state, seat, g))
            .collect::<Vec<_>>()
    };
    let seats = || (0u8..).map(Seat).take(state.players.len());
    let far = |seat| {
        let goals = state.charter.goals.iter();
        goals
            .map(|g| engine::goal_progress(state, seat, g))
            .collect()
    };
    let eaten = |seat| {
        let goals = state.charter.goals.iter();
        goals
            .map(|g| engine::goal_eaten(catalog, state, seat, g))
            .collect()
    };
    let asked = state.asked();
    let gone = asked.is_some_and(|seat| foresight::out_of_reach(catalog, state, seat));
    let prospect = match gone {
        true => Prospect::Gone,
        false => Prospect::Open,
    };
    let mut reach = asked.map_or_else(Vec::new, |seat| reach::reach(catalog, state, seat));
    for way in &mut reach {
        way.serves &= !gone;
    }
    View {
        viewer,
        charter: state.charter.clone(),
        map: state.map.clone(),
        structures: state.structures.clone(),
        players: state.players.clone(),
        order: state.order.clone(),
        day: state.day,
        phase: state.phase.clone(),
        asked,
        scores: engine::score(catalog, state),
        goals: seats().map(met).collect(),
        progress: seats().map(far).collect(),
        eaten: seats().map(eaten).collect(),
        prospect,
        reach,
        tonight: engine::tonight(catalog, &state.charter, state.day),
        sinking: sinking(state),
    }
}

/// Whether a seat has met the scenario for good: what was true then need not be true when the pawn has left.
fn finished(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    player.is_some_and(|p| match p.standing {
        Standing::Playing => false,
        Standing::Done { .. } => true,
        Standing::Dead { met, .. } => met,
    })
}

/// What the next dawn takes, if there is one.
fn sinking(state: &State) -> Vec<Hex> {
    let over = matches!(state.phase, Phase::Over(_)) || state.day >= state.charter.days;
    if over {
        return Vec::new();
    }
    engine::sinking(state, state.day + 1)
}
