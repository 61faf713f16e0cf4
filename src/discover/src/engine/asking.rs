use castaway_kernel::Seat;

use super::{Done, Engine, damage::kind, effects::Options};
use crate::{
    effect::{Healed, Hurt, Op, Passive},
    event::Event,
    ids::{Damage, Res},
    state::{Ctx, Label, Prompt, Task},
    stock::{Cost, Pay, Stock},
};

impl Engine<'_> {
    /// What somebody may answer to a payment or a choice.
    pub(super) fn options(&self, op: &Op, ctx: &Ctx) -> Options {
        let me = ctx.seat;
        let stock = self.s.survivor(me).map_or(Stock::NONE, |s| s.stock);
        match op {
            Op::PayOr { pay, els } => {
                let mut options = Vec::new();
                if pay.payable(&stock) {
                    options.push((Label::Yes, vec![Task::Pay(me, pay.clone())]));
                }
                if let Some(other) = self.cold_pay(pay, ctx)
                    && other.payable(&stock)
                {
                    let res = other.0.keys().find_map(|p| match p {
                        Pay::Res(res) => Some(*res),
                        Pay::Water | Pay::Any => None,
                    });
                    let label = res.map_or(Label::Yes, Label::Res);
                    options.push((label, vec![Task::Pay(me, other)]));
                }
                options.push((Label::No, vec![Task::Do(els.clone(), ctx.clone())]));
                (options, 0)
            }
            Op::Choice { a, b } => {
                let able = |ops: &[Op]| match ops.first() {
                    Some(Op::Spend { res, n }) => stock.units(*res) >= *n,
                    _ => true,
                };
                let halves = [(0, a), (1, b)].into_iter().filter(|(_, ops)| able(ops));
                let option = |(n, ops): (u8, &Vec<Op>)| {
                    (Label::Half(n), vec![Task::Do(ops.clone(), ctx.clone())])
                };
                let options: Vec<_> = halves.map(option).collect();
                let hurts = |(_, tasks): &(Label, Vec<Task>)| {
                    tasks.iter().any(|t| match t {
                        Task::Do(ops, _) => ops.iter().any(|o| matches!(o, Op::Damage { .. })),
                        _ => false,
                    })
                };
                let silent = options.iter().position(|o| !hurts(o)).unwrap_or(0);
                (options, u8::try_from(silent).unwrap_or(0))
            }
            _ => (Vec::new(), 0),
        }
    }

    /// What cold may be paid with beside wood, by a rule of the terrain.
    fn cold_pay(&self, pay: &Cost, ctx: &Ctx) -> Option<Cost> {
        let cold = self.catalog.nights.get(&ctx.card)?.is_cold();
        let n = *pay.0.get(&Pay::Res(Res::Wood))?;
        let res = self.terrain_rules().iter().find_map(|p| match p {
            Passive::ColdPayAlso { res } => Some(*res),
            _ => None,
        })?;
        cold.then(|| Cost::one(Pay::Res(res), n))
    }

    pub(super) fn ask_share(&mut self, ctx: &Ctx, n: u8) -> Done {
        let me = ctx.seat;
        let mut options = vec![(Label::No, Vec::new())];
        let n = n.min(self.who(me)?.stamina);
        for other in self.s.on(self.s.place(me)) {
            if other != me && n > 0 {
                options.push((Label::Seat(other), vec![Task::Rest(me, other, n)]));
            }
        }
        self.ask(me, Prompt::Person(ctx.card.clone()), options);
        Ok(())
    }

    /// Stamina goes from one to another.
    pub(crate) fn share_stamina(&mut self, seat: Seat, to: Seat, n: u8) -> Done {
        let n = i8::try_from(n.min(self.who(seat)?.stamina)).unwrap_or(0);
        self.stamina(seat, -n)?;
        if self.s.is_here(to) {
            self.stamina(to, n)
        } else {
            Ok(())
        }
    }

    /// Damage that is healed; whoever is healed chooses a kind that is not named (D-HEAL-1).
    pub(super) fn ask_heal(&mut self, ctx: &Ctx, hurt: Hurt, n: u8, who: Healed) -> Done {
        let seats = match who {
            Healed::Me => vec![ctx.seat],
            Healed::Space => self.s.on(self.s.place(ctx.seat)),
        };
        let mut options = Vec::new();
        for seat in seats {
            let survivor = self.who(seat)?;
            let kinds = Damage::ALL
                .iter()
                .filter(|k| kind(hurt).is_none_or(|h| h == **k));
            for kind in kinds.filter(|k| survivor.hurt(**k) > 0) {
                let label = match who {
                    Healed::Me => Label::Damage(*kind),
                    Healed::Space => Label::Seat(seat),
                };
                options.push((label, vec![Task::Heal(seat, *kind)]));
            }
        }
        if n > 1 {
            let again = Op::Heal {
                kind: hurt,
                n: n - 1,
                who,
            };
            self.push([Task::Do(vec![again], ctx.clone())]);
        }
        if !options.is_empty() {
            self.ask(ctx.seat, Prompt::Kind(ctx.card.clone()), options);
        }
        Ok(())
    }

    pub(super) fn ask_give(&mut self, ctx: &Ctx, n: u8) -> Done {
        let me = ctx.seat;
        let at = self.s.place(me);
        let others = self.s.from(me).into_iter().filter(|o| *o != me);
        let nearest = others.min_by_key(|o| self.s.world.distance(at, self.s.place(*o)));
        let (Some(to), false) = (nearest, n == 0) else {
            return Ok(());
        };
        let stock = self.who(me)?.stock;
        let rest = Op::GiveNearest { n: n - 1 };
        self.push([Task::Do(vec![rest], ctx.clone()), Task::Limit(to)]);
        let held = Res::ALL.iter().filter(|r| stock.tokens(**r) > 0);
        let option = |res: &Res| (Label::Res(*res), vec![Task::Give(me, to, *res)]);
        let options: Vec<_> = held.map(option).collect();
        if !options.is_empty() {
            self.ask(me, Prompt::Drop, options);
        }
        Ok(())
    }

    /// A token goes from one to another.
    pub(crate) fn give(&mut self, seat: Seat, to: Seat, res: Res) -> Done {
        let token = self.who_mut(seat)?.stock.take_token(res);
        self.tell(Event::Spent(seat, token));
        self.gain(to, &token)
    }
}
