//! Short words shared by the tests.
#![allow(dead_code, reason = "each test file uses some of them")]

use castaway_kernel::{Game, Refusal, Seat};
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    command::Command,
    event::Event,
    hex::Hex,
    ids::{Difficulty, Feature, Item},
    map::Map,
    reject::Rejection,
    setup::{Island, Setup},
    state::{Die, Phase, Player, State, Structure, Turn},
};

pub struct Table {
    pub catalog: Catalog,
    pub state: State,
    pub events: Vec<Event>,
}

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const MID: Hex = Hex::new(4, 4);

pub fn setup(seats: u8, scenario: &str, island: Island) -> Setup {
    Setup {
        seats,
        scenarios: vec![scenario.into()],
        difficulty: Difficulty::Fair,
        island,
    }
}

impl Table {
    /// An empty island of 9 by 9, seat A in the middle, B below, the others on, dice 1 2 3 4.
    pub fn new(seats: u8) -> Self {
        Self::of(seats, "s00")
    }

    pub fn of(seats: u8, scenario: &str) -> Self {
        let catalog = Catalog::load().unwrap();
        let setup = setup(seats, scenario, Island::Given(Map::empty(9, 9)));
        let mut state = RollWrite::create(&catalog, &setup, 1).unwrap().state;
        state.order = (0..seats).map(Seat).collect();
        for seat in 0..seats {
            state.players[usize::from(seat)].at = Some(Hex::new(4, 4 + seat));
            state.players[usize::from(seat)].grant.clear();
        }
        let mut table = Self {
            catalog,
            state,
            events: Vec::new(),
        };
        table.dice([1, 2, 3, 4]);
        table
    }

    pub fn dice(&mut self, values: [u8; 4]) {
        let dice = values.map(|value| Die {
            value,
            spent: false,
            rerolls: 0,
        });
        self.state.phase = Phase::Turn(Turn {
            seat: A,
            dice,
            stride: 0,
        });
    }

    /// The turn of a seat with these dice.
    pub fn turn(&mut self, seat: Seat, values: [u8; 4]) {
        self.dice(values);
        if let Phase::Turn(turn) = &mut self.state.phase {
            turn.seat = seat;
        }
    }

    /// What the free dice of the running turn show.
    pub fn free(&self) -> Vec<u8> {
        match &self.state.phase {
            Phase::Turn(turn) => {
                let free = turn.dice.iter().filter(|d| !d.spent);
                free.map(|d| d.value).collect()
            }
            other => panic!("no turn runs: {other:?}"),
        }
    }

    pub fn a(&mut self) -> &mut Player {
        &mut self.state.players[0]
    }

    pub fn b(&mut self) -> &mut Player {
        &mut self.state.players[1]
    }

    pub fn here(&mut self, feature: Feature) {
        let at = self.a().at.unwrap();
        self.state.map.set(at, feature);
    }

    pub fn stand(&mut self, owner: Seat, item: Item, at: Hex) {
        self.state.structures.push(Structure { at, owner, item });
    }

    pub fn plan(&mut self, item: Item) {
        let plan = self
            .catalog
            .item(item)
            .unwrap()
            .plan
            .iter()
            .copied()
            .collect();
        self.a().plans.insert(item, plan);
    }

    pub fn by(&mut self, seat: Seat, command: Command) {
        let step = RollWrite::apply(&self.catalog, &self.state, seat, &command);
        let step = step.unwrap_or_else(|e| panic!("{command:?} refused: {e:?}"));
        self.state = step.state;
        self.events = step.events;
    }

    pub fn go(&mut self, command: Command) {
        self.by(A, command);
    }

    pub fn refused(&self, command: Command) -> Rejection {
        self.refused_by(A, command)
    }

    pub fn refused_by(&self, seat: Seat, command: Command) -> Rejection {
        match RollWrite::apply(&self.catalog, &self.state, seat, &command) {
            Err(Refusal::Rejected(why)) => why,
            other => panic!("{command:?}: {other:?}"),
        }
    }

    pub fn legal(&self, seat: Seat) -> Vec<Command> {
        RollWrite::legal(&self.catalog, &self.state, seat)
    }

    pub fn score(&self) -> castaway_rollwrite::state::Score {
        self.score_of(A)
    }

    pub fn score_of(&self, seat: Seat) -> castaway_rollwrite::state::Score {
        castaway_rollwrite::engine::score(&self.catalog, &self.state).scores[seat.index()]
    }

    pub fn outcome(&self) -> Option<castaway_rollwrite::state::Outcome> {
        RollWrite::outcome(&self.state)
    }
}

pub fn walk(dice: &[u8], to: Hex, cross: u8) -> Command {
    Command::Walk {
        dice: dice.to_vec(),
        to,
        cross,
    }
}
