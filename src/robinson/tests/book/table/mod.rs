//! A table set up by hand for rule tests.
#![allow(dead_code)]

pub mod play;

use std::sync::OnceLock;

use castaway_kernel::{Answer, Choice, Decision, DecisionId, Game, Key, Pick, Refusal, Seat};
use castaway_robinson::{
    Island,
    ask::{Label, Prompt, Question},
    catalog::Catalog,
    command::Command,
    effect::Effect,
    event::Event,
    ids::{Phase, Space, Who},
    plan::{Assignment, Goal, Pawn},
    reject::Rejection,
    setup::Setup,
    state::{State, Tile},
    task::{Ctx, Op, Task, Usable},
};

/// The content, loaded once.
pub fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(|| Catalog::load().expect("the content is good"))
}

/// A game and what happened in it.
#[derive(Clone)]
pub struct Table {
    pub s: State,
    pub events: Vec<Event>,
}

impl Table {
    /// A fresh game of these characters, in the planning of round 1, with empty stores and no threats.
    pub fn of(characters: &[&str]) -> Self {
        Self::on("castaways", characters)
    }

    /// The same in another scenario.
    pub fn on(scenario: &str, characters: &[&str]) -> Self {
        let mut setup = Setup::standard(u8::try_from(characters.len()).expect("few"));
        setup.scenario = scenario.into();
        setup.characters = characters.iter().map(|c| Some(Key::from(*c))).collect();
        let s = Island::create(catalog(), &setup, 5)
            .expect("a good setup")
            .state;
        let mut table = Self { s, events: vec![] };
        while table.s.ask.is_some() {
            table.first();
        }
        table.s.stock = Default::default();
        table.s.threats = [None, None];
        table.s.morale = 0;
        table.s.equipment.clear();
        for person in &mut table.s.people {
            person.det = 0;
        }
        assert!(table.s.planning, "planning is open");
        table
    }

    pub fn solo() -> Self {
        Self::of(&["carpenter"])
    }

    /// Lays a tile.
    pub fn tile(mut self, space: Space, number: u8) -> Self {
        self.s.piles.tiles.retain(|&n| n != number);
        self.s.island.insert(
            space,
            Tile {
                number,
                ..Tile::default()
            },
        );
        self
    }

    /// Builds an item.
    pub fn item(mut self, key: &str) -> Self {
        self.s.piles.inventions.retain(|k| k.as_str() != key);
        let entry = self.s.inventions.entry(Key::from(key)).or_insert(
            castaway_robinson::state::InventionState {
                built: true,
                since: 0,
                owner: None,
                suspended: false,
            },
        );
        entry.built = true;
        self
    }

    pub fn wood(mut self, n: u16) -> Self {
        self.s.stock.wood = n;
        self
    }

    pub fn give(&mut self, command: &Command) -> Result<(), Rejection> {
        self.give_as(0, command)
    }

    pub fn give_as(&mut self, seat: u8, command: &Command) -> Result<(), Rejection> {
        let before = self.s.clone();
        match Island::apply(catalog(), &self.s, Seat(seat), command) {
            Ok(applied) => {
                self.s = applied.state;
                self.events.extend(applied.events);
                assert_eq!(Island::check(catalog(), &self.s), Vec::<String>::new());
                Ok(())
            }
            Err(Refusal::Rejected(reason)) => {
                assert!(before == self.s, "a refusal changes nothing");
                Err(reason)
            }
            Err(Refusal::Fault(fault)) => panic!("{fault}"),
        }
    }

    pub fn plan(&mut self, goal: Goal, pawns: &[Pawn]) -> Result<(), Rejection> {
        self.plan_at(goal, pawns, 0)
    }

    pub fn plan_at(&mut self, goal: Goal, pawns: &[Pawn], price: u8) -> Result<(), Rejection> {
        self.give(&Command::Assign(Assignment {
            goal,
            pawns: pawns.to_vec(),
            price,
            aids: vec![],
            discount: false,
        }))
    }

    pub fn advance(&mut self) -> Result<(), Rejection> {
        self.give(&Command::Advance)
    }

    pub fn use_it(&mut self, what: Usable) -> Result<(), Rejection> {
        self.give(&Command::Use(what))
    }

    /// Answers the open question with this option; at a stop, where each who holds something goes on, for all of them.
    pub fn pick(&mut self, key: &str) {
        let id = self.s.ask.as_ref().map(|ask| ask.id);
        self.pick_all(&[key]);
        while self.s.ask.as_ref().map(|ask| ask.id) == id {
            self.pick_all(&[key]);
        }
    }

    /// One seat goes on at the open stop.
    pub fn pass(&mut self, seat: u8) -> Result<(), Rejection> {
        let ask = self.s.ask.as_ref().expect("a question is open");
        let answer = Answer {
            decision: ask.id,
            picks: vec!["go".into()],
        };
        self.give_as(seat, &Command::Choose(answer))
    }

    /// Answers the open question with these options.
    pub fn pick_all(&mut self, keys: &[&str]) {
        let ask = self.s.ask.as_ref().expect("a question is open");
        // Personal things are used by their owner.
        let owner = ask.options.iter().find_map(|o| match &o.label {
            Label::Use(Who::Seat(seat), _) if keys.contains(&o.key.as_str()) => Some(*seat),
            _ => None,
        });
        let seat = owner.unwrap_or(ask.seats[0].0);
        let answer = Command::Choose(Answer {
            decision: ask.id,
            picks: keys.iter().map(|&k| k.into()).collect(),
        });
        self.give_as(seat, &answer)
            .unwrap_or_else(|e| panic!("{keys:?}: {e:?} of {:?}", self.options()));
    }

    /// Answers the open question with its first open option.
    pub fn first(&mut self) {
        let ask = self.s.ask.as_ref().expect("a question is open");
        let (id, seat) = (ask.id, ask.seats[0].0);
        let n = match ask.pick {
            Pick::One => 1,
            Pick::Some { min, .. } => usize::from(min),
        };
        let picks = ask
            .options
            .iter()
            .filter(|o| o.blocked.is_none())
            .take(n)
            .map(|o| o.key.clone())
            .collect();
        self.give_as(
            seat,
            &Command::Choose(Answer {
                decision: id,
                picks,
            }),
        )
        .expect("an open option");
    }

    pub fn options(&self) -> Vec<String> {
        self.s
            .ask
            .iter()
            .flat_map(|a| a.options.iter().map(|o| o.key.to_string()))
            .collect()
    }

    pub fn question(&self) -> Option<&Question> {
        self.s.ask.as_ref().map(|a| &a.prompt.question)
    }

    /// Runs tasks now, then goes back to planning; questions stay open.
    pub fn run_ops(&mut self, ops: Vec<Op>, ctx: &Ctx) {
        let then = ops
            .into_iter()
            .map(|op| Task {
                op,
                ctx: ctx.clone(),
            })
            .collect();
        let id = DecisionId(self.s.next_serial + 1_000_000);
        self.s.ask = Some(Decision {
            id,
            seats: vec![Seat(0)],
            prompt: Prompt {
                passed: vec![],
                question: Question::Night,
                source: None,
                who: None,
                origin: Box::new(Task {
                    op: Op::Planning,
                    ctx: Ctx::default(),
                }),
            },
            pick: Pick::One,
            options: vec![Choice {
                key: "go".into(),
                label: Label::Continue,
                blocked: None,
                then,
            }],
            default: 0,
        });
        self.give(&Command::Choose(Answer {
            decision: id,
            picks: vec!["go".into()],
        }))
        .expect("the prepared question");
    }

    /// Runs effects in a phase, as of a card nobody resolves.
    pub fn run_in(&mut self, phase: Phase, effects: Vec<Effect>) {
        let back = self.s.phase;
        self.s.phase = phase;
        self.run_ops(
            effects.into_iter().map(Op::Effect).collect(),
            &Ctx::default(),
        );
        if self.s.ask.is_none() && self.s.end.is_none() {
            self.s.phase = back;
        }
    }

    /// Answers everything with the first option until planning or the end.
    pub fn settle(&mut self) {
        for _ in 0..200 {
            if self.s.ask.is_none() {
                return;
            }
            self.first();
        }
        panic!("the questions do not end");
    }

    pub fn wounds(&self, seat: usize) -> u8 {
        self.s.people[seat].wounds
    }

    pub fn det(&self, seat: usize) -> u16 {
        self.s.people[seat].det
    }
}

pub fn explore(space: Space) -> Goal {
    Goal::Explore(space)
}

pub const ME: Pawn = Pawn::Seat(0);
