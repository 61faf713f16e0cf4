//! Steps that are no half of a card: how an action ends, and what comes later.

use castaway_robinson::{
    ids::{Phase, Space},
    plan::{Assignment, Goal, Pawn, Placement},
    state::{State, Stock},
    task::{Ctx, Op, Task},
};

use super::run::Play;

/// What a step gives back: the table before, and what changed besides the card.
pub type Stepped = Result<(State, Vec<String>), String>;

/// Number of the action that `p0` takes.
pub const ACTION: u32 = 900;
/// Numbers of two further actions, whose order the game asks for when the first is done.
pub const STOPS: [u32; 2] = [901, 902];

impl Play<'_> {
    /// Starts steps of an action that `p0` takes alone, with two further actions planned behind it.
    pub fn act(&mut self, op: Op, goal: Goal, space: Option<Space>) -> State {
        let s = &mut self.t.s;
        s.phase = Phase::Action;
        (s.planning, s.resolving) = (false, true);
        let before = s.clone();
        let gathered = match goal {
            Goal::Gather { source, .. } => Some(source),
            _ => None,
        };
        let mut own = placement(ACTION, goal, self.actor);
        own.what.aids.clone_from(&self.aids);
        s.plan.push(own);
        s.plan.extend(STOPS.map(further));
        let ctx = Ctx {
            actor: self.actor.who(),
            placement: Some(ACTION),
            space,
            gathered,
            action: true,
            ..Ctx::default()
        };
        self.rolling(|t| t.run_ops(vec![op.clone(), Op::ActionDone(ACTION)], &ctx));
        before
    }

    /// The hex that the action aimed at is explored.
    pub fn explored(&mut self, pick: &[String]) -> Stepped {
        let at = self.at.expect("the case says where");
        let before = self.act(Op::Succeed(ACTION), Goal::Explore(at), Some(at));
        let answered = self.answer(pick);
        self.cut(&before);
        answered?;
        Ok((before, vec![]))
    }

    /// One step of an action of `p0` in the camp.
    pub fn simple(&mut self, op: Op, goal: Goal, pick: &[String]) -> Stepped {
        let camp = self.t.s.camp;
        let before = self.act(op, goal, Some(camp));
        let answered = self.answer(pick);
        self.cut(&before);
        answered?;
        Ok((before, vec![]))
    }

    /// An Event Phase without a card.
    pub fn event_phase(&mut self, pick: &[String]) -> Stepped {
        let others = std::mem::take(&mut self.t.s.piles.events);
        let mut before = self.t.s.clone();
        self.t.run_ops(vec![Op::EventPhase], &Ctx::default());
        let answered = self.answer(pick);
        self.t.s.piles.events.clone_from(&others);
        before.piles.events = others;
        answered?;
        Ok((before, vec![]))
    }

    /// The Production Phase.
    pub fn production(&mut self, pick: &[String]) -> Stepped {
        let before = self.t.s.clone();
        self.t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
        self.answer(pick)?;
        Ok((before, vec![]))
    }

    /// From here to the first question of the next round, without wood to its planning.
    pub fn end_round(&mut self, op: Op, pick: &[String]) -> Stepped {
        let others = std::mem::take(&mut self.t.s.piles.events);
        let mut before = self.t.s.clone();
        self.t.run_ops(vec![op], &Ctx::default());
        let answered = self.answer(pick);
        let end = self.t.s.end.is_some();
        let planning = self.t.s.planning && self.t.s.round > before.round;
        if answered.is_ok() && !end && !self.stopped() && !planning {
            return Err("the round ends neither at a question about wood nor at planning".into());
        }
        self.cut(&before);
        self.t.s.piles.events.clone_from(&others);
        before.piles.events = others;
        answered?;
        let mut known = vec![];
        if !end {
            known.push("round +1".into());
            known.push(format!("first player p{}", self.t.s.first));
        }
        Ok((before, known))
    }

    /// Takes the further actions away and goes back to planning.
    pub fn cut(&mut self, before: &State) {
        let s = &mut self.t.s;
        s.ask = None;
        s.plan.clone_from(&before.plan);
        s.planning = true;
        s.resolving = false;
        s.stack = vec![Task {
            op: Op::Planning,
            ctx: Ctx::default(),
        }];
    }
}

/// One of the two further actions.
pub fn further(id: u32) -> Placement {
    let at = if id == STOPS[0] { Space::T3 } else { Space::B3 };
    placement(id, Goal::Explore(at), Pawn::Seat(1))
}

fn placement(id: u32, goal: Goal, pawn: Pawn) -> Placement {
    Placement {
        id,
        what: Assignment {
            goal,
            pawns: vec![pawn],
            price: 0,
            aids: vec![],
            discount: false,
        },
        tied: Stock::default(),
        tied_det: 0,
        risky: 1,
        sure: 2,
        time_token: false,
        wood_token: false,
        done: false,
    }
}
