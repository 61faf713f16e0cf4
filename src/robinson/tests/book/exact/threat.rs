//! Threat Actions and Threat Effects.

use castaway_robinson::{
    command::Command,
    ids::{Kind, Phase},
    plan::{Assignment, Goal, Pawn},
    reject::Rejection,
    state::Threat,
    task::{Ctx, Op},
};

use super::later::{ACTION, STOPS, Stepped, further};
use super::run::Play;
use crate::table::catalog;

impl Play<'_> {
    /// The card's Threat Action is planned and resolved; a refusal is the only line `refused`.
    pub fn action(&mut self, option: u8, pick: &[String], refused: bool) -> Stepped {
        let slot = self.slot().unwrap_or(1);
        let s = &mut self.t.s;
        if s.threats[slot].is_none() {
            s.threats[slot] = Some(Threat {
                serial: ACTION,
                card: self.card.into(),
                wreckage: self.deck == "wreckage",
            });
        }
        s.phase = Phase::Action;
        // What the card takes and gives is looked at, not what its leader could save.
        for person in &mut s.people {
            person.used.insert("economical_construction".into());
        }
        let before = s.clone();
        let planned = self.plan(slot, option);
        if refused || planned.is_err() {
            return match (refused, planned) {
                (true, Err(_)) => Ok((before, vec!["refused".into()])),
                (true, Ok(())) => Err("it can be planned".into()),
                (false, Err(why)) => Err(format!("it cannot be planned: {why:?}")),
                (false, Ok(())) => unreachable!("planned"),
            };
        }
        let s = &mut self.t.s;
        let placement = s.plan.last().expect("it is planned");
        let (id, wanted) = (placement.id, usize::from(placement.risky));
        if wanted != self.pawns.len() || placement.risky != placement.sure {
            return Err(format!("it takes {wanted} pawns"));
        }
        (s.planning, s.resolving) = (false, true);
        s.plan.extend(STOPS.map(further));
        self.t.run_ops(vec![Op::Resolve(id)], &Ctx::default());
        let answered = self.answer(pick);
        self.cut(&before);
        answered?;
        Ok((before, vec![format!("{} threat none", side(slot))]))
    }

    /// The first seat plans its own pawns and Friday, the others join.
    fn plan(&mut self, slot: usize, option: u8) -> Result<(), Rejection> {
        let seat = |p: &Pawn| match p {
            Pawn::Seat(n) => *n,
            Pawn::Friday | Pawn::Dog | Pawn::Neutral(_) | Pawn::Guest(_) => 0,
        };
        let (own, others): (Vec<Pawn>, Vec<Pawn>) = self.pawns.iter().partition(|p| seat(p) == 0);
        self.t.give(&Command::Assign(Assignment {
            goal: Goal::Threat {
                slot: u8::try_from(slot).expect("0 or 1"),
                option,
            },
            pawns: own,
            price: self.price,
            aids: self.aids.clone(),
            discount: false,
        }))?;
        for pawn in others {
            let placement = self.t.s.plan.last().expect("it is planned").id;
            let join = Command::Join {
                placement,
                pawns: vec![pawn],
                lead: false,
            };
            self.t.give_as(seat(&pawn), &join)?;
        }
        Ok(())
    }

    /// The action that the kept card 800 offers is planned and resolved; with too few pawns it is refused.
    pub fn own_action(&mut self, pick: &[String], refused: bool) -> Stepped {
        let kept = self.t.s.kept.iter().find(|k| k.serial == 800);
        let kind = kept
            .and_then(|k| catalog().mysteries[&k.card].action.as_ref())
            .map_or(Kind::Explore, |a| a.kind);
        self.t.s.phase = Phase::Action;
        let before = self.t.s.clone();
        let planned = self.t.give(&Command::Assign(Assignment {
            goal: Goal::Card { kind, serial: 800 },
            pawns: self.pawns.clone(),
            price: 0,
            aids: self.aids.clone(),
            discount: false,
        }));
        let manned = planned.is_ok() && self.t.s.plan.last().is_some_and(|p| p.manned());
        if refused || !manned {
            self.t.s = before.clone();
            return match (refused, manned) {
                (true, false) => Ok((before, vec!["refused".into()])),
                (true, true) => Err("it can be planned".into()),
                (false, _) => Err(format!("it cannot be planned: {planned:?}")),
            };
        }
        let s = &mut self.t.s;
        let id = s.plan.last().expect("it is planned").id;
        (s.planning, s.resolving) = (false, true);
        s.plan.extend(STOPS.map(further));
        self.rolling(|t| t.run_ops(vec![Op::Resolve(id)], &Ctx::default()));
        let answered = self.answer(pick);
        self.cut(&before);
        answered?;
        Ok((before, vec![]))
    }

    /// The card is pushed off the board.
    pub fn threat(&mut self, pick: &[String]) -> Stepped {
        let threat = match self.slot() {
            Some(slot) => self.t.s.threats[slot].take().expect("a threat"),
            None => Threat {
                serial: ACTION,
                card: self.card.into(),
                wreckage: self.deck == "wreckage",
            },
        };
        self.t.s.phase = Phase::Event;
        let before = self.t.s.clone();
        self.t
            .run_ops(vec![Op::ThreatEffect(threat)], &Ctx::default());
        self.answer(pick)?;
        Ok((before, vec![]))
    }

    fn slot(&self) -> Option<usize> {
        let lies = |t: &Option<Threat>| t.as_ref().is_some_and(|t| t.card.as_str() == self.card);
        self.t.s.threats.iter().position(lies)
    }
}

/// The name of a Threat space.
pub fn side(slot: usize) -> &'static str {
    ["left", "right"][slot]
}

/// A pawn by its word.
pub fn pawn(word: &str) -> Pawn {
    match word {
        "friday" => Pawn::Friday,
        "dog" => Pawn::Dog,
        _ => Pawn::Seat(super::words::read_number(word.trim_start_matches('p'))),
    }
}
