//! The Night Phase and the end of the round (R-NIGHT-1 to R-NIGHT-8, R-OUTSIDE-1 to R-OUTSIDE-7).

use castaway_kernel::Pick;

use super::{Engine, Opt, Rules, effects::seat_text, option, stake::Stake};
use crate::{
    ask::{Label, Loss, Question},
    content::WonWhen,
    effect::{Larder, Moment, Passive},
    event::Event,
    ids::{Phase, Place, Res, TokenKind, Who},
    state::End,
    task::{Ctx, Op, Task},
};

impl Rules<'_> {
    /// How much of the food that rots is kept by stores.
    pub(crate) fn kept_food(&self) -> u16 {
        let mut kept: u16 = 0;
        for (_, passive) in self.passives() {
            if let Passive::FoodKeeps(store) = passive {
                kept = kept.saturating_add(match store {
                    Larder::All => u16::MAX,
                    Larder::UpTo(n) => n.into(),
                });
            }
        }
        kept
    }

    /// The rounds of the scenario.
    fn rounds(&self) -> u8 {
        let scenario = self.cat.scenarios.get(&self.s.setup.scenario);
        scenario.map_or(u8::MAX, |s| s.rounds)
    }

    pub(crate) fn last_round(&self) -> bool {
        self.s.round >= self.rounds()
    }
}

impl Engine<'_> {
    pub(crate) fn night_phase(&mut self) {
        self.s.phase = Phase::Night;
        self.tell(Event::Phase(Phase::Night));
        let mut ops = vec![
            Op::FeedMouths,
            Op::Feed { extra: false },
            Op::FeedRest { extra: false },
        ];
        if self
            .rules()
            .token_works(TokenKind::AdditionalFood, Place::Night)
        {
            ops.push(Op::Feed { extra: true });
            ops.push(Op::FeedRest { extra: true });
        }
        ops.extend([Op::MayMoveCamp, Op::NightEnd, Op::RoundEnd]);
        self.push_ops(ops, &Ctx::default());
        self.push_delayed(Moment::Night);
        self.push_delayed(Moment::EveryNight);
        // R-CARD-44: a finder who was sent outside later has the wounds alone.
        if let Some((finder, n)) = self.s.flags.night_finder.take()
            && self.s.person(finder).is_some_and(|p| p.outside.is_some())
        {
            for who in self.s.everyone() {
                if let Some(person) = self.s.person_mut(who) {
                    person.night_wounds = if who == finder { n } else { 0 };
                }
            }
        }
        // Wounds handed out for this night.
        let mut hurt = self.away_wounds();
        for who in self.s.everyone() {
            if let Some(person) = self.s.person_mut(who) {
                let n = std::mem::take(&mut person.night_wounds);
                if n > 0 {
                    hurt.push(Op::Hurt(who, n));
                }
            }
        }
        self.push_ops(hurt, &Ctx::default());
    }

    /// R-NIGHT-1: the last moment of the night: healing may be used while somebody is hurt.
    pub(crate) fn night_window(&mut self, task: &Task) {
        self.night_stop(task, vec![]);
    }

    /// R-NIGHT-6: before food rots; nothing heals in time when the last round is over.
    fn night_stop(&mut self, task: &Task, go: Vec<Op>) -> bool {
        let mut left = self.s.stock;
        left.food = left.food.min(self.rules().kept_food());
        !self.rules().last_round()
            && self.pause(task, &Stake::Night(left), Question::Night, None, go)
    }

    /// R-NIGHT-2: if there is too little, the players say who goes without.
    pub(crate) fn feed(&mut self, task: Task, extra: bool) {
        if extra && !self.s.has_token(TokenKind::AdditionalFood, Place::Night) {
            return;
        }
        let eaters = self.rules().in_camp();
        let portions = self.rules().food();
        let there = u16::try_from(eaters.len()).unwrap_or(u16::MAX);
        let stake = Stake::Meal {
            short: portions < there,
            // Whoever spends before nobody eats spends from what is left anyhow.
            left: if there == 0 {
                u16::MAX
            } else {
                portions.saturating_sub(there)
            },
            token: extra,
        };
        let loss = Loss::Meal {
            portions: u8::try_from(portions).unwrap_or(u8::MAX),
            eaters: u8::try_from(there).unwrap_or(u8::MAX),
            extra,
        };
        if self.before(&task, &stake, loss) || portions >= there {
            return;
        }
        if portions == 0 {
            let ops = eaters
                .into_iter()
                .map(|who| Op::Without { who, extra })
                .collect();
            self.push_ops(ops, &task.ctx);
            return;
        }
        let missing = u8::try_from(there - portions).unwrap_or(u8::MAX);
        let options: Vec<Opt> = eaters
            .into_iter()
            .map(|who| {
                option(
                    seat_text(who),
                    Label::Person(who),
                    vec![Op::Without { who, extra }],
                    &task.ctx,
                )
            })
            .collect();
        let portions = u8::try_from(portions).unwrap_or(u8::MAX);
        let question = if extra {
            Question::NightSurcharge
        } else {
            Question::WhoEats { portions }
        };
        let pick = Pick::Some {
            min: missing,
            max: missing,
        };
        self.ask(task, question, None, pick, options);
    }

    /// R-UD-5, R-TOKEN-17: hunger is two wounds, the second helping one.
    pub(crate) fn without(&mut self, who: Who, extra: bool) {
        match who {
            Who::Seat(seat) => _ = self.s.flags.without.insert(seat),
            Who::Guest(guest) => _ = self.s.flags.guests_without.insert(guest),
            Who::Friday => {}
        }
        if !extra {
            self.tell(Event::Starved(who));
            self.crew_starves();
        }
        self.push(Op::Hurt(who, if extra { 1 } else { 2 }), Ctx::default());
    }

    /// R-NIGHT-3: everybody else in camp eats; an outside sleeper eats from the own sheet.
    pub(crate) fn feed_rest(&mut self, extra: bool) {
        if extra && !self.s.has_token(TokenKind::AdditionalFood, Place::Night) {
            return;
        }
        let without = std::mem::take(&mut self.s.flags.without);
        let guests = std::mem::take(&mut self.s.flags.guests_without);
        for who in self.rules().in_camp() {
            let hungry = match who {
                Who::Seat(seat) => without.contains(&seat),
                Who::Guest(guest) => guests.contains(&guest),
                Who::Friday => false,
            };
            if hungry {
                continue;
            }
            if self.take(Res::Food, 1) == 1 {
                self.tell(Event::Ate(who));
            }
        }
        if extra {
            self.remove_token(TokenKind::AdditionalFood, Place::Night);
        }
        let outside: Vec<Who> = self.s.seats().collect();
        let outside = outside
            .into_iter()
            .filter_map(|who| self.rules().sheet_of(who));
        let ops = outside.map(|who| Op::FeedOutside { who, extra }).collect();
        self.push_ops(ops, &Ctx::default());
    }

    /// R-OUTSIDE-6, R-TOKEN-17: who sleeps outside eats from the own sheet, or goes without.
    pub(crate) fn feed_outside(&mut self, task: &Task, who: Who, extra: bool) {
        let stock = self.s.person(who).map(|p| p.sheet.stock);
        let food = stock.map_or(0, |s| s.food.saturating_add(s.npfood));
        let stake = Stake::OwnMeal {
            who,
            short: food == 0,
            left: food.saturating_sub(1),
        };
        let question = Question::Before(Loss::OwnMeal { extra });
        let go = vec![Op::Passed(Box::new(task.op.clone()))];
        if self.pause(task, &stake, question, Some(who), go) {
            return;
        }
        if self.take_own_food(who, 1) == 1 {
            self.tell(Event::Ate(who));
            return;
        }
        if !extra {
            self.tell(Event::Starved(who));
            self.crew_starves();
        }
        self.push(Op::Hurt(who, if extra { 1 } else { 2 }), Ctx::default());
    }

    /// R-NIGHT-5, R-OUTSIDE-5, R-SHELTER-1: the open air, and then what rots.
    pub(crate) fn night_end(&mut self) {
        let mut hurt = Vec::new();
        let covered = self.rules().sheltered();
        for who in self.s.characters().collect::<Vec<_>>() {
            let open = match self.s.person(who).and_then(|p| p.outside) {
                Some(space) => !self.rules().natural_shelter(space),
                None => !covered,
            };
            if open {
                hurt.push(Op::Hurt(who, 1));
            }
        }
        if !hurt.is_empty() {
            self.tell(Event::OpenAir);
        }
        hurt.push(Op::Rot);
        self.push_ops(hurt, &Ctx::default());
    }

    /// R-NIGHT-6: unstored food rots, after the night in the open.
    pub(crate) fn rot(&mut self, task: &Task) {
        if self.night_stop(task, vec![Op::Passed(Box::new(Op::Rot))]) {
            return;
        }
        let rotted = self.s.stock.food.saturating_sub(self.rules().kept_food());
        if rotted > 0 {
            self.s.stock.food -= rotted;
            self.tell(Event::Rotted(rotted));
        }
    }

    /// R-NIGHT-8, R-END-3, R-ROUND-2.
    pub(crate) fn round_end(&mut self, task: &Task) {
        if self.rules().won_when() == WonWhen::RoundEnds && self.rules().goal_met() {
            self.finish(End::Won);
            return;
        }
        if self.rules().last_round() {
            if self.before(task, &Stake::Game, Loss::Game) {
                return;
            }
            let gone = |key| !self.s.inventions.contains_key(key);
            let end = match self.s.drawn.iter().any(gone) {
                // R-S6-2
                true => End::InventionGone,
                false => End::TimeOver,
            };
            self.finish(end);
            return;
        }
        self.s.round += 1;
        self.pass_first();
        self.push(Op::RoundStart, Ctx::default());
    }
}
