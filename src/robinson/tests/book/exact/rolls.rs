//! Action dice that fall as a case wants them.

use castaway_kernel::Chance;
use castaway_robinson::{
    command::Command,
    event::Event,
    ids::{Deck, Phase, Space, Track},
    plan::{Assignment, Goal, Pawn, Project},
    task::{Ctx, Op},
};

use super::later::{STOPS, Stepped, further};
use super::run::Play;
use crate::table::Table;

impl Play<'_> {
    /// Does something; if dice follow, with the chance that lets them fall as the case says next.
    pub fn rolling(&mut self, run: impl Fn(&mut Table)) {
        if self.rolls.is_empty() {
            return run(&mut self.t);
        }
        let start = self.t.clone();
        for seed in 0..2_000 {
            let mut t = start.clone();
            t.s.chance = Chance::from_seed(seed);
            t.events.clear();
            run(&mut t);
            let fell: Vec<_> = t
                .events
                .iter()
                .filter_map(|e| match e {
                    Event::Rolled { roll, .. } | Event::Rerolled { roll, .. } => {
                        Some([roll.success, roll.wound, roll.adventure])
                    }
                    _ => None,
                })
                .collect();
            let wanted = self.rolls.iter().map(|faces| faces.map(Some));
            if fell.len() > self.rolls.len() || !wanted.zip(&fell).all(|(w, f)| w == *f) {
                continue;
            }
            self.rolls.drain(..fell.len());
            self.t = t;
            return;
        }
        panic!("the dice never fall like that");
    }

    /// `p0` rolls for a weapon, for wood on M2 or for an exploration of T1.
    pub fn roll(&mut self, deck: &str, pick: &[String]) -> Stepped {
        let deck = Deck::from_name(deck).expect("a deck");
        let (goal, at) = match deck {
            Deck::Build => (Goal::Build(Project::Level(Track::Weapon)), self.t.s.camp),
            Deck::Gather => {
                let space = Space::M2;
                (
                    Goal::Gather {
                        space,
                        source: castaway_robinson::source_at::SourceAt::Printed(0),
                    },
                    space,
                )
            }
            Deck::Explore => (Goal::Explore(Space::T1), Space::T1),
        };
        let before = self.act(Op::Roll { full: true, deck }, goal, Some(at));
        let answered = self.answer(pick);
        self.cut(&before);
        answered?;
        Ok((before, vec![]))
    }

    /// `p0` plans a sure weapon with the discount, which leaves nothing to pay, and it is built.
    pub fn discount(&mut self, pick: &[String], refused: bool) -> Stepped {
        self.t.s.phase = Phase::Action;
        let before = self.t.s.clone();
        let planned = self.t.give(&Command::Assign(Assignment {
            goal: Goal::Build(Project::Level(Track::Weapon)),
            pawns: vec![Pawn::Seat(0), Pawn::Seat(0)],
            price: 0,
            aids: vec![],
            discount: true,
        }));
        match (planned, refused) {
            (Ok(()), false) => {}
            (Err(_), true) => return Ok((before, vec!["refused".into()])),
            (planned, _) => return Err(format!("planned: {planned:?}")),
        }
        let s = &mut self.t.s;
        let id = s.plan.last().expect("it is planned").id;
        (s.planning, s.resolving) = (false, true);
        s.plan.extend(STOPS.map(further));
        self.t.run_ops(vec![Op::Resolve(id)], &Ctx::default());
        let answered = self.answer(pick);
        self.cut(&before);
        answered?;
        Ok((before, vec![]))
    }
}
