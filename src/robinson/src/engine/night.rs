//! The Night Phase and the end of the round (R-NIGHT-1 to R-NIGHT-8, R-OUTSIDE-1 to R-OUTSIDE-7).

use castaway_kernel::Pick;

use super::{Engine, Opt, effects::seat_text, option};
use crate::{
    ask::{Label, Question},
    effect::{Moment, Passive, Store, Window},
    event::Event,
    ids::{Phase, Place, Res, TokenKind, Who},
    rulings::Reading,
    state::End,
    task::{Ctx, Op, Task},
};

impl Engine<'_> {
    pub(crate) fn night_phase(&mut self) {
        self.s.phase = Phase::Night;
        self.tell(Event::Phase(Phase::Night));
        let mut ops = vec![
            Op::NightWindow,
            Op::Feed { extra: false },
            Op::FeedRest { extra: false },
        ];
        if self.token_works(TokenKind::AdditionalFood, Place::Night) {
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
        let mut hurt = Vec::new();
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

    /// R-NIGHT-1: healing things may be used, if somebody is hurt.
    pub(crate) fn night_window(&mut self, task: Task) {
        let hurt = self
            .s
            .everyone()
            .iter()
            .any(|&w| self.s.person(w).is_some_and(|p| p.wounds > 0));
        let uses: Vec<Opt> = if hurt {
            self.usable_in(Window::Night, None)
                .into_iter()
                .map(|(who, what)| {
                    let mut option = self.use_option(who, &what, &task.ctx);
                    option.then.push(task.clone());
                    option
                })
                .collect()
        } else {
            vec![]
        };
        if uses.is_empty() {
            return;
        }
        let mut options = vec![option("go", Label::Continue, vec![], &task.ctx)];
        options.extend(uses);
        self.choose(task, Question::Night, None, options);
    }

    /// R-NIGHT-2: if there is too little, the players say who goes without.
    pub(crate) fn feed(&mut self, task: Task, extra: bool) {
        let eaters = self.in_camp();
        let portions = self.food();
        let there = u16::try_from(eaters.len()).unwrap_or(u16::MAX);
        if portions >= there {
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
        if let Who::Seat(seat) = who {
            self.s.flags.without.insert(seat);
        }
        if !extra {
            self.tell(Event::Starved(who));
        }
        self.push(Op::Hurt(who, if extra { 1 } else { 2 }), Ctx::default());
    }

    /// R-NIGHT-3: everybody else in camp eats; an outside sleeper eats from the own sheet.
    pub(crate) fn feed_rest(&mut self, extra: bool) {
        let without = std::mem::take(&mut self.s.flags.without);
        for who in self.in_camp() {
            if matches!(who, Who::Seat(seat) if without.contains(&seat)) {
                continue;
            }
            if self.take(Res::Food, 1) == 1 {
                self.tell(Event::Ate(who));
            }
        }
        if extra {
            self.remove_token(TokenKind::AdditionalFood, Place::Night);
            return;
        }
        let outside: Vec<Who> = self
            .s
            .seats()
            .filter(|&w| self.s.person(w).is_some_and(|p| p.outside.is_some()))
            .collect();
        for who in outside {
            let Some(person) = self.s.person_mut(who) else {
                continue;
            };
            let stock = &mut person.sheet.stock;
            if stock.food > 0 {
                stock.food -= 1;
                self.tell(Event::Ate(who));
            } else if stock.npfood > 0 {
                stock.npfood -= 1;
                self.tell(Event::Ate(who));
            } else {
                self.tell(Event::Starved(who));
                self.push(Op::Hurt(who, 2), Ctx::default());
            }
        }
    }

    /// R-NIGHT-5, R-NIGHT-6, R-OUTSIDE-5.
    pub(crate) fn night_end(&mut self) {
        let mut hurt = Vec::new();
        let covered = self.sheltered();
        for who in self.s.seats().collect::<Vec<_>>() {
            let open = match self.s.person(who).and_then(|p| p.outside) {
                Some(space) => !self.natural_shelter(space),
                None => !covered,
            };
            if open {
                hurt.push(Op::Hurt(who, 1));
            }
        }
        if !hurt.is_empty() {
            self.tell(Event::OpenAir);
        }
        let mut kept: u16 = 0;
        for (_, passive) in self.passives() {
            if let Passive::FoodKeeps(store) = passive {
                kept = kept.saturating_add(match store {
                    Store::All => u16::MAX,
                    Store::UpTo(n) => n.into(),
                });
            }
        }
        let rotted = self.s.stock.food.saturating_sub(kept);
        if rotted > 0 {
            self.s.stock.food -= rotted;
            self.tell(Event::Rotted(rotted));
        }
        self.push_ops(hurt, &Ctx::default());
    }

    /// R-NIGHT-8, R-END-3.
    pub(crate) fn round_end(&mut self) {
        let rounds = self
            .cat
            .scenarios
            .get(&self.s.setup.scenario)
            .map_or(u8::MAX, |s| s.rounds);
        if self.reads(Reading::GoalAtRoundEnd) && self.goal_met() {
            self.finish(End::Won);
            return;
        }
        if self.s.round >= rounds {
            self.finish(End::TimeOver);
            return;
        }
        self.s.round += 1;
        self.pass_first();
        self.push(Op::RoundStart, Ctx::default());
    }
}
