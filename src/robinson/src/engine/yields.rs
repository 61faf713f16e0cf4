//! The Morale and Production Phases.

use super::{Engine, Opt, option, stake::Stake};
use crate::{
    ask::{Label, Loss, Question},
    content::Face,
    effect::{Passive, ProductionMode},
    event::Event,
    ids::{Deck, Phase, Res},
    rulings::Reading,
    state::Stock,
    task::{Ctx, Op, Owed, Task},
};

impl Engine<'_> {
    pub(super) fn morale_phase(&mut self) {
        self.s.phase = Phase::Morale;
        self.tell(Event::Phase(Phase::Morale));
        // R-SOLO-3
        if self.s.people.len() == 1 {
            self.move_morale(1);
        }
        let items: u16 = self
            .rules()
            .passives()
            .into_iter()
            .filter_map(|(_, p)| match p {
                Passive::MoralePhaseDet(n) => Some(u16::from(n)),
                _ => None,
            })
            .sum();
        self.gain_det(self.rules().first(), items);
        self.push(
            Op::MoraleEffect,
            Ctx {
                actor: Some(self.rules().first()),
                ..Ctx::default()
            },
        );
    }

    /// What morale costs the First Player (R-MORALE-1) or brings (R-MORALE-2), with a choice at the top (R-MORALE-3) and nothing
    /// in the middle (R-MORALE-4).
    pub(super) fn morale_effect(&mut self, task: Task) {
        let first = self.rules().first();
        if self.s.morale < 0 {
            let n = self.s.morale.unsigned_abs();
            if self.before(&task, &Stake::Morale, Loss::LowMorale { n }) {
                return;
            }
        }
        match self.s.morale {
            0 => {}
            3 => {
                let hurt = self.s.person(first).is_some_and(|p| p.wounds > 0);
                let mut options = vec![option(
                    "det",
                    Label::Det(2),
                    vec![Op::DetOne(first, 2)],
                    &task.ctx,
                )];
                if hurt {
                    options.push(option(
                        "heal",
                        Label::Heal(1),
                        vec![Op::HealOne(first, 1)],
                        &task.ctx,
                    ));
                }
                self.choose(task, Question::MoraleBonus, Some(first), options);
            }
            n if n > 0 => self.gain_det(first, n.unsigned_abs().into()),
            n => self.push(
                Op::Pay {
                    owed: Owed::Det(first),
                    n: n.unsigned_abs(),
                    wounds: true,
                },
                task.ctx,
            ),
        }
    }

    /// The sources of the camp's tile (R-PROD-1), and the Pit (R-CARD-35).
    pub(super) fn production_phase(&mut self) {
        self.s.phase = Phase::Production;
        self.tell(Event::Phase(Phase::Production));
        self.camp_danger_in_production();
        self.push_production();
        let modes = self.s.flags.production.clone();
        if modes.contains(&ProductionMode::None) {
            return;
        }
        let camp = self.s.camp;
        let mut stock = Stock::default();
        let mut counted: Vec<Res> = Vec::new();
        let grows = match self.rules().production_stopped(camp) {
            true => vec![],
            false => self.rules().gatherable(camp),
        };
        for (source, res) in grows {
            // A tile's token counts once, however many sources it has.
            let n = if counted.contains(&res) {
                1
            } else {
                self.rules().yield_of(camp, source, res)
            };
            counted.push(res);
            *stock.of(res) += n;
        }
        let no_food = modes.contains(&ProductionMode::NoFood);
        let pit = self
            .rules()
            .passives()
            .iter()
            .any(|(_, p)| matches!(p, Passive::Pit));
        if pit
            && !no_food
            && let Some(dice) = self.cat.dice.get(&Deck::Build)
        {
            let caught = dice.wound.get(self.s.chance.die(dice.wound.len())) == Some(&Face::Wound);
            self.tell(Event::Pit { caught });
            if caught {
                stock.food += 2;
            }
        }
        self.push(Op::Produce(stock), Ctx::default());
    }

    /// The source of the Shortcut, unless its tile produces nothing (R-CARD-41), and what cards change of it all (R-PROD-2); it is
    /// there at once (R-PROD-3).
    pub(super) fn produce(&mut self, task: Task, mut stock: Stock) {
        // R-CARD-11, R-CARD-40: its token on the board is what works, also while the card waits.
        if let Some(space) = self.s.shortcut
            && self.s.flags.shortcut_used.is_none()
            && !self.rules().production_stopped(space)
        {
            let options: Vec<Opt> = self
                .rules()
                .gatherable(space)
                .into_iter()
                .map(|(source, res)| {
                    let mut more = stock;
                    *more.of(res) += self.rules().yield_of(space, source, res);
                    option(
                        format!("{source}"),
                        Label::Source(space, source, res),
                        vec![Op::ShortcutUsed(source), Op::Produce(more)],
                        &task.ctx,
                    )
                })
                .collect();
            if !options.is_empty() {
                self.choose(task, Question::Shortcut, None, options);
                return;
            }
        }
        let flags = &self.s.flags;
        for mode in &flags.production {
            match mode {
                ProductionMode::None => stock = Stock::default(),
                ProductionMode::NoFood => stock.food = 0,
                ProductionMode::NoWood => stock.wood = 0,
                ProductionMode::HalfTotal | ProductionMode::HalfBySheet => {}
            }
        }
        for &(res, n) in &flags.production_delta {
            let slot = stock.of(res);
            // More of a kind comes even where its production is blocked (natural_dam_breaks).
            *slot = slot.saturating_add_signed(n.into());
        }
        let total = stock.wood + stock.food;
        let half = match () {
            () if flags.production.contains(&ProductionMode::HalfTotal) => Some(total / 2),
            () if flags.production.contains(&ProductionMode::HalfBySheet) => {
                let up = self.rules().reads(Reading::SheetHalfUp);
                Some((total + u16::from(up)) / 2)
            }
            () => None,
        };
        let Some(take) = half else {
            self.add_stock(stock);
            return;
        };
        let options: Vec<Opt> = (0..=take.min(stock.wood))
            .filter(|wood| take - wood <= stock.food)
            .map(|wood| {
                let part = Stock {
                    wood,
                    food: take - wood,
                    ..Stock::default()
                };
                option(
                    format!("w{wood}"),
                    Label::Stock(part),
                    vec![Op::TakeProduction(part)],
                    &task.ctx,
                )
            })
            .collect();
        if take > 0 {
            let take = u8::try_from(take).unwrap_or(u8::MAX);
            self.choose(task, Question::HalfProduction { take }, None, options);
        }
    }
}
