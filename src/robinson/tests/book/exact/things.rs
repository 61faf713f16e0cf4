//! Mystery cards, items and tokens: found, available, used, lost, and the fights they help in.

use castaway_robinson::{
    effect::{Effect, MysteryLimits, Target},
    event::Event,
    ids::{MysteryKind, Phase, Space, Who},
    plan::Goal,
    state::State,
    task::{CardRef, Ctx, Drawing, Op, Usable},
};

use super::later::{ACTION, Stepped};
use super::run::Play;
use crate::table::catalog;

impl Play<'_> {
    /// `p0` explores on M2 and draws mysteries: up to two treasures and one card of this card's kind.
    pub fn mystery(&mut self, pick: &[String]) -> Stepped {
        let card = &catalog().mysteries[self.card];
        let danger = |kind| u8::from(card.kind == kind);
        let limits = MysteryLimits {
            treasures: 2,
            traps: danger(MysteryKind::Trap),
            creatures: danger(MysteryKind::Creature),
            total: 3,
            dangers: None,
            all: false,
        };
        let pile = &mut self.t.s.piles.mysteries;
        if !self.stacked {
            pile.retain(|k| k.as_str() != self.card);
            pile.push(self.card.into());
        }
        let drawing = Op::Mystery(Drawing {
            limits,
            aside: vec![],
            won: vec![],
            resolved: 0,
            stopped: false,
        });
        let before = self.act(drawing, Goal::Explore(Space::M2), Some(Space::M2));
        let answered = self.answer(pick);
        self.cut(&before);
        answered?;
        let known = vec![
            format!("mysteries - {}", self.card),
            "mysteries shuffled".into(),
        ];
        Ok((before, known))
    }

    /// `p0` draws the Sharp Blade.
    pub fn trapped(&mut self, pick: &[String]) -> Stepped {
        let piles = &mut *self.t.s.piles;
        let other = |k: &castaway_kernel::Key| k.as_str() != "sharp_blade";
        piles.mystery_discard.retain(other);
        piles.mysteries.retain(other);
        piles.mysteries.push("sharp_blade".into());
        let limits = MysteryLimits {
            traps: 1,
            total: 1,
            ..MysteryLimits::default()
        };
        let drawing = Op::Mystery(Drawing {
            limits,
            aside: vec![],
            won: vec![],
            resolved: 0,
            stopped: false,
        });
        let before = self.act(drawing, Goal::Explore(Space::M2), Some(Space::M2));
        let answered = self.answer(pick);
        self.cut(&before);
        answered?;
        let known = [
            "mysteries - sharp_blade",
            "mysteries shuffled",
            "mystery_discard + sharp_blade",
        ];
        Ok((before, known.map(String::from).to_vec()))
    }

    /// `p0` draws three mystery cards that must all be drawn.
    pub fn mysteries(&mut self, pick: &[String]) -> Stepped {
        let limits = MysteryLimits {
            treasures: 3,
            traps: 3,
            creatures: 3,
            total: 3,
            dangers: None,
            all: true,
        };
        let drawing = Op::Mystery(Drawing {
            limits,
            aside: vec![],
            won: vec![],
            resolved: 0,
            stopped: false,
        });
        let before = self.act(drawing, Goal::Explore(Space::M2), Some(Space::M2));
        let answered = self.answer(pick);
        self.cut(&before);
        answered?;
        Ok((before, vec!["mysteries shuffled".into()]))
    }

    /// What `p0` found or the group built becomes available when the Action Phase is over.
    pub fn available(&mut self, pick: &[String]) -> Stepped {
        let s = &mut self.t.s;
        s.phase = Phase::Weather;
        let (card, finder, known) = match self.deck {
            "mystery" => {
                s.piles.mysteries.retain(|k| k.as_str() != self.card);
                (
                    CardRef::Mystery(self.card.into()),
                    Some(Who::Seat(0)),
                    vec![],
                )
            }
            "invention" => {
                if !s.inventions.contains_key(self.card) {
                    super::given::change(&mut self.t, &format!("invention {}", self.card));
                }
                if catalog().inventions[self.card].repeat.is_some() {
                    // Built on M2, where it is built on a tile at all.
                    let ready = Op::WorkReady(self.card.into(), Space::M2);
                    return self.plain(vec![ready], pick, vec![]);
                }
                let known = vec![format!("+ item {}", self.card)];
                (CardRef::Invention(self.card.into()), None, known)
            }
            deck => panic!("{deck} does not become available"),
        };
        self.plain(vec![Op::Available(card, finder)], pick, known)
    }

    /// A built item turns back to its Invention side.
    pub fn lose(&mut self, pick: &[String]) -> Stepped {
        self.plain(vec![Op::FlipItem(self.card.into())], pick, vec![])
    }

    /// `p0` hunts the only beast there is.
    pub fn hunt(&mut self, pick: &[String]) -> Stepped {
        super::given::change(&mut self.t, &format!("hunting {}", self.card));
        let before = self.act(Op::Resolve(ACTION), Goal::Hunt, None);
        let answered = self.answer(pick);
        self.cut(&before);
        answered?;
        Ok((before, vec![format!("hunting - {}", self.card)]))
    }

    /// A discovery token is found outside the Action Phase.
    pub fn found(&mut self, pick: &[String]) -> Stepped {
        self.t.s.phase = Phase::Weather;
        self.plain(vec![Op::KeepDiscovery(self.card.into())], pick, vec![])
    }

    /// `p0` uses it; a refusal is the only line `refused`.
    pub fn use_it(&mut self, pick: &[String], refused: bool) -> Stepped {
        self.hold();
        let s = &mut self.t.s;
        let kept = s.kept.iter().find(|k| k.card.as_str() == self.card);
        let key = self.card.into();
        let what = match self.deck {
            "discovery" => Usable::Discovery(key),
            "equipment" => Usable::Equipment(key),
            "ability" => Usable::Ability(key),
            "invention" => Usable::Meal(key),
            _ => Usable::Kept(kept.expect("the case keeps it").serial),
        };
        let before = self.t.s.clone();
        let used = self.t.give(&castaway_robinson::command::Command::Use(what));
        match (refused, used) {
            (true, Err(_)) => return Ok((before, vec!["refused".into()])),
            (true, Ok(())) => return Err("it can be used".into()),
            (false, Err(why)) => return Err(format!("it cannot be used: {why:?}")),
            (false, Ok(())) => {}
        }
        let answered = self.answer(pick);
        self.cut(&before);
        answered?;
        Ok((before, vec![]))
    }

    /// A token or equipment that the case does not give is given here; later uses find what is left.
    fn hold(&mut self) {
        let s = &self.t.s;
        let line = match self.deck {
            "discovery" if s.discoveries.is_empty() => format!("discovery {}", self.card),
            "equipment" if s.equipment.is_empty() => format!("equipment {} 2", self.card),
            _ => return,
        };
        super::given::change(&mut self.t, &line);
    }

    /// `p0` gathers on M2.
    pub fn gather(&mut self, op: Op, pick: &[String]) -> Stepped {
        let goal = Goal::Gather {
            space: Space::M2,
            source: self.source.into(),
        };
        let before = self.act(op, goal, Some(Space::M2));
        let answered = self.answer(pick);
        self.cut(&before);
        answered?;
        Ok((before, vec![]))
    }

    /// A Production Phase in which the Pit catches something, or not.
    pub fn pit(&mut self, catch: bool, pick: &[String]) -> Stepped {
        let start = self.t.clone();
        for seed in 0..100 {
            self.t = start.clone();
            self.t.s.chance = castaway_kernel::Chance::from_seed(seed);
            self.t.events.clear();
            let played = self.production(pick)?;
            let pit = |e: &Event| matches!(e, Event::Pit { caught } if *caught == catch);
            if self.t.events.iter().any(pit) {
                return Ok(played);
            }
        }
        Err("the die never falls like that".into())
    }

    /// A fight of `p0` in an own action against this strength.
    pub fn fight(&mut self, strength: u8, pick: &[String]) -> Stepped {
        let combat = Op::Effect(Effect::Combat {
            who: Target::Resolver,
            strength,
            weapon_loss: 0,
            food: 0,
            fur: 0,
            palisade_loss: 0,
        });
        let before = self.act(combat, Goal::Explore(Space::M2), Some(Space::M2));
        let answered = self.answer(pick);
        self.cut(&before);
        answered?;
        Ok((before, vec![]))
    }

    /// Steps outside any action, then planning again.
    pub fn plain(&mut self, ops: Vec<Op>, pick: &[String], known: Vec<String>) -> Stepped {
        let before: State = self.t.s.clone();
        self.t.run_ops(ops, &Ctx::default());
        let answered = self.answer(pick);
        self.cut(&before);
        answered?;
        Ok((before, known))
    }
}
