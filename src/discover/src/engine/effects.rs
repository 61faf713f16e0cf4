use castaway_kernel::Seat;

use super::{Done, Engine, damage::kind};
use crate::{
    effect::{Deck, Healed, Op, Spared, Who},
    event::Event,
    ids::Res,
    state::{Ctx, Label, Phase, Prompt, Task},
    stock::{Cost, Pay, Stock},
};

/// The options of somebody with the one that counts in silence.
pub(super) type Options = (Vec<(Label, Vec<Task>)>, u8);

impl Engine<'_> {
    /// Does the first of some effects and leaves the rest for later.
    pub(crate) fn do_next(&mut self, mut ops: Vec<Op>, mut ctx: Ctx) -> Done {
        if ops.is_empty() {
            return Ok(());
        }
        let op = ops.remove(0);
        if !self.s.is_here(ctx.seat) {
            // What a night card does to all goes on without a leader who fell; all else ends with whom it is for (D-CAS-3).
            match self.s.in_order().first() {
                Some(leader) if matches!(self.s.phase, Phase::Night(_)) && is_common(&op) => {
                    ctx.seat = *leader;
                }
                _ => return Ok(()),
            }
        }
        if let Op::Spend { res, n } = op {
            // Without the price nothing that comes after it happens.
            let cost = Cost::one(Pay::Res(res), n);
            if cost.payable(&self.who(ctx.seat)?.stock) {
                self.push([Task::Do(ops, ctx.clone())]);
                self.pay(ctx.seat, &cost)?;
            }
            return Ok(());
        }
        if !ops.is_empty() {
            self.push([Task::Do(ops, ctx.clone())]);
        }
        self.one(op, &ctx)
    }

    fn one(&mut self, op: Op, ctx: &Ctx) -> Done {
        let me = ctx.seat;
        match op {
            Op::Gain { res, n } => self.gain(me, &Stock::of(res, n)),
            Op::Spend { .. } => Ok(()),
            Op::Lose { res, n } => self.lose(me, res, n),
            Op::LoseRandom { n } => self.lose_random(me, n),
            Op::Stamina { n } => self.stamina(me, n),
            Op::OthersStamina { n } => {
                for other in self.s.in_order() {
                    if other != me {
                        self.stamina(other, n)?;
                    }
                }
                Ok(())
            }
            Op::ShareStamina { n } => self.ask_share(ctx, n),
            Op::Damage { kind: hurt, n } => {
                let task = match kind(hurt) {
                    Some(kind) => Task::Hurt(me, kind),
                    None => Task::HurtAny(me),
                };
                self.push(vec![task; usize::from(n)]);
                Ok(())
            }
            Op::Heal { kind, n, who } => self.ask_heal(ctx, kind, n, who),
            Op::Convert { frm, to, n } => self.convert(me, frm, to, n),
            Op::DrawProject { n, who, deck } => {
                let seats = self.meant(who, me, false);
                let tasks = seats
                    .into_iter()
                    .flat_map(|seat| std::iter::repeat_n(Task::Draw(seat, deck), usize::from(n)));
                self.push(tasks.collect::<Vec<_>>());
                Ok(())
            }
            Op::FoundItem => {
                // Where none is left nothing is found (D-NUM-7).
                if let Some(card) = self.s.decks.found.pop() {
                    self.push([Task::Take(me, card)]);
                }
                Ok(())
            }
            Op::Choice { .. } | Op::PayOr { .. } => {
                let (options, silent) = self.options(&op, ctx);
                let prompt = prompt(&op, ctx);
                self.ask_with(prompt, vec![(me, options, silent)]);
                Ok(())
            }
            Op::Roll { ranges } => {
                let of = self.cause(ctx);
                let n = self.roll(me, of);
                let hit = ranges.into_iter().find(|r| (r.from..=r.to).contains(&n));
                self.push(hit.map(|range| Task::Do(range.then, ctx.clone())));
                Ok(())
            }
            Op::Each { who, unless, then } => self.each(who, unless, &then, ctx),
            op => self.one_on_map(op, ctx),
        }
    }

    /// The same for several people: what they choose is asked of all at once, and done leader first (D-R-2, D-R-3,
    /// D-THREAT-3).
    fn each(&mut self, who: Who, unless: Option<Spared>, then: &[Op], ctx: &Ctx) -> Done {
        let mut seats = self.meant(who, ctx.seat, false);
        seats.retain(|seat| !self.is_spared(*seat, unless));
        let of = |seat: Seat| Ctx {
            seat,
            card: ctx.card.clone(),
            at: self.s.place(seat),
        };
        if let [op @ (Op::PayOr { .. } | Op::Choice { .. })] = then {
            let part = |seat: Seat| {
                let (options, silent) = self.options(op, &of(seat));
                (seat, options, silent)
            };
            let parts: Vec<_> = seats.into_iter().map(part).collect();
            if !parts.is_empty() {
                self.ask_with(prompt(op, ctx), parts);
            }
            return Ok(());
        }
        let tasks: Vec<Task> = seats
            .into_iter()
            .map(|s| Task::Do(then.to_vec(), of(s)))
            .collect();
        self.push(tasks);
        Ok(())
    }

    fn lose(&mut self, me: Seat, res: Res, n: u8) -> Done {
        let lost = self.who_mut(me)?.stock.spend(res, n);
        if lost > 0 {
            self.tell(Event::Spent(me, Stock::of(res, lost)));
        }
        Ok(())
    }

    /// Chance takes tokens or items, no quest item (4.4 of the design).
    fn lose_random(&mut self, me: Seat, n: u8) -> Done {
        for _ in 0..n {
            let survivor = self.who(me)?;
            let mut all: Vec<Task> = Vec::new();
            for res in Res::ALL {
                for _ in 0..survivor.stock.tokens(*res) {
                    all.push(Task::Drop(me, *res));
                }
            }
            for item in &survivor.items {
                if !self.catalog.quest_items.contains_key(&item.card) {
                    all.push(Task::Discard(me, item.card.clone()));
                }
            }
            match self.chance().pick(&mut all) {
                Some(Task::Drop(_, res)) => {
                    let lost = self.who_mut(me)?.stock.take_token(res);
                    self.tell(Event::Spent(me, lost));
                }
                Some(Task::Discard(_, card)) => self.discard(me, &card)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn convert(&mut self, me: Seat, frm: Res, to: Res, n: u8) -> Done {
        let n = self.who_mut(me)?.stock.spend(frm, n);
        if n > 0 {
            self.tell(Event::Spent(me, Stock::of(frm, n)));
            self.gain(me, &Stock::of(to, n))?;
        }
        Ok(())
    }

    /// Whether an action's effects would do anything, so that nobody pays for nothing.
    pub(crate) fn does_something(&self, seat: Seat, ops: &[Op]) -> bool {
        let Some(survivor) = self.s.survivor(seat) else {
            return false;
        };
        let at = survivor.at;
        ops.iter().any(|op| match op {
            Op::Convert { frm, .. } => survivor.stock.units(*frm) > 0,
            Op::Heal {
                kind: hurt, who, ..
            } => {
                let seats = match who {
                    Healed::Me => vec![seat],
                    Healed::Space => self.s.on(at),
                };
                let any = |s: Seat| match (kind(*hurt), self.s.survivor(s)) {
                    (Some(kind), Some(s)) => s.hurt(kind) > 0,
                    (None, Some(s)) => !s.damage.is_empty(),
                    _ => false,
                };
                seats.into_iter().any(any)
            }
            Op::ShareStamina { .. } => survivor.stamina > 0 && self.s.on(at).len() > 1,
            Op::PeekToken { range } => !self.hidden_tokens(seat, *range).is_empty(),
            Op::PeekTile { range, .. } => {
                let mut tiles = self.hidden_tiles(at, *range).into_iter();
                tiles.any(|t| !survivor.peeked_tiles.contains(&t))
            }
            Op::RevealTile { range } => !self.hidden_tiles(at, *range).is_empty(),
            Op::DrawProject { deck, .. } => {
                let decks = &self.s.decks;
                match deck {
                    Some(Deck::Normal) => !decks.normal.is_empty(),
                    Some(Deck::Advanced) => !decks.advanced.is_empty(),
                    None => !decks.normal.is_empty() || !decks.advanced.is_empty(),
                }
            }
            Op::PlaceFire { .. } => !self.s.burns(at),
            Op::MoveMonster { .. } => self.s.monsters.iter().any(|m| !m.special),
            _ => true,
        })
    }
}

/// Whether an effect of a night card is not for its leader alone.
fn is_common(op: &Op) -> bool {
    match op {
        Op::Each { .. }
        | Op::Threat { .. }
        | Op::Spawn { .. }
        | Op::SpawnIfNone { .. }
        | Op::MoveMonster { .. }
        | Op::FiresOut { .. }
        | Op::SourcesClean { .. } => true,
        Op::DrawProject { who, .. } | Op::PeekTile { who, .. } => *who == Who::Leader,
        _ => false,
    }
}

fn prompt(op: &Op, ctx: &Ctx) -> Prompt {
    match op {
        Op::PayOr { .. } => Prompt::Pay(ctx.card.clone()),
        _ => Prompt::Half(ctx.card.clone()),
    }
}
