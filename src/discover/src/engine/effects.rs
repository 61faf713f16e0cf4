use castaway_kernel::Seat;

use super::{Done, Engine, damage::kind};
use crate::{
    effect::{Deck, FerryTo, Fires, Healed, Hurt, Op, Passive, Pool, Spared, Upgrading, Who},
    event::Event,
    ids::{Damage, Res},
    state::{Ctx, Foe, Label, Phase, Prompt, Spring, Task, Upgrade},
    stock::{Cost, Pay, Stock},
    world::{Face, Space},
};

/// The options of somebody with the one that counts in silence.
type Options = (Vec<(Label, Vec<Task>)>, u8);

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
                let n = self.roll(me);
                let hit = ranges.into_iter().find(|r| (r.from..=r.to).contains(&n));
                self.push(hit.map(|range| Task::Do(range.then, ctx.clone())));
                Ok(())
            }
            Op::Each { who, unless, then } => self.each(who, unless, &then, ctx),
            op => self.one_on_map(op, ctx),
        }
    }

    fn one_on_map(&mut self, op: Op, ctx: &Ctx) -> Done {
        let (me, at) = (ctx.seat, self.s.place(ctx.seat));
        match op {
            Op::Spawn { at } => self.spawn(at, ctx),
            Op::SpawnIfNone { at } => match self.s.monsters.iter().any(|m| !m.special) {
                true => Ok(()),
                false => self.spawn(at, ctx),
            },
            Op::MoveMonster { which, n, dir } => self.move_monsters(which, n, dir, ctx),
            Op::PlaceFire { lit } => {
                // A fire that is there already burns on (D-FIRE-6).
                if self.s.ground(at).fire.is_none() || lit {
                    self.light(at, lit || self.s.burns(at));
                }
                Ok(())
            }
            Op::NearestFireOut { range } => {
                let far = |space: &Space| self.s.world.distance(at, *space);
                let all = 0..u8::try_from(self.s.spaces.len()).unwrap_or(0);
                let near = all.filter(|space| self.s.burns(*space) && far(space) <= range);
                if let Some(space) = near.min_by_key(far) {
                    self.light(space, false);
                }
                Ok(())
            }
            Op::FiresOut {
                which: Fires::WithoutSurvivor,
            } => {
                let all = 0..u8::try_from(self.s.spaces.len()).unwrap_or(0);
                let alone = |space: &Space| self.s.burns(*space) && self.s.on(*space).is_empty();
                for space in all.filter(alone).collect::<Vec<_>>() {
                    self.light(space, false);
                }
                Ok(())
            }
            Op::SourcesClean { days } => {
                let until = self.s.day.saturating_add(days.into());
                self.s.clean_until = self.s.clean_until.max(until);
                Ok(())
            }
            Op::PlaceWater { kind, uses } => {
                if let Some(ground) = self.s.spaces.get_mut(usize::from(at))
                    && ground.water.is_none()
                {
                    ground.water = Some(Spring {
                        res: kind,
                        up: true,
                        left: Some(uses),
                    });
                }
                Ok(())
            }
            Op::RevealTile { range } => {
                let tiles = self.hidden_tiles(at, range);
                let option = |tile| (Label::Tile(tile), vec![Task::Reveal(tile)]);
                self.look(me, ctx, tiles.into_iter().map(option).collect());
                Ok(())
            }
            Op::PeekTile { range, who } => {
                for seat in self.meant(who, me, false) {
                    let known = |tile: &u8| self.s.seats[seat.index()].peeked_tiles.contains(tile);
                    let mut tiles = self.hidden_tiles(self.s.place(seat), range);
                    tiles.retain(|tile| !known(tile));
                    let option = |tile| (Label::Tile(tile), vec![Task::PeekTile(seat, tile)]);
                    self.look(seat, ctx, tiles.into_iter().map(option).collect());
                }
                Ok(())
            }
            Op::PeekToken { range } => {
                let option = |space| (Label::Space(space), vec![Task::PeekToken(me, space)]);
                let near = self.hidden_tokens(me, range).into_iter();
                self.look(me, ctx, near.map(option).collect());
                Ok(())
            }
            Op::Fight { pool } => self.fight_card(me, pool),
            Op::Threat { who } => {
                let seats = self.meant(who, me, true);
                self.push(seats.into_iter().map(Task::Threat).collect::<Vec<_>>());
                Ok(())
            }
            Op::GiveNearest { n } => self.ask_give(ctx, n),
            Op::Upgrade { kind, res, n, to } => self.upgrade(ctx, kind, (res, n, to)),
            _ => Ok(()),
        }
    }

    fn look(&mut self, seat: Seat, ctx: &Ctx, options: Vec<(Label, Vec<Task>)>) {
        if !options.is_empty() {
            self.ask(seat, Prompt::Look(ctx.card.clone()), options);
        }
    }

    /// Face-down dry tiles with a space so near.
    pub(crate) fn hidden_tiles(&self, at: Space, range: u8) -> Vec<u8> {
        let near = |tile: &u8| {
            let mut spaces = self.s.world.spaces_of(usize::from(*tile));
            spaces.any(|space| self.s.world.distance(at, space) <= range)
        };
        let all = 0..u8::try_from(self.s.up.len()).unwrap_or(0);
        let hidden = |tile: &u8| !self.s.up[usize::from(*tile)] && !self.s.flooded.contains(tile);
        all.filter(hidden).filter(near).collect()
    }

    /// Spaces so near with a face-down token that somebody has not looked at.
    pub(crate) fn hidden_tokens(&self, seat: Seat, range: u8) -> Vec<Space> {
        let at = self.s.place(seat);
        let all = 0..u8::try_from(self.s.spaces.len()).unwrap_or(0);
        let hidden = |space: &Space| {
            let down = self.s.ground(*space).tokens.iter().any(|t| !t.up);
            let known = |s: &crate::state::Survivor| s.peeked.contains(space);
            down && self.s.world.distance(at, *space) <= range
                && !self.s.survivor(seat).is_some_and(known)
        };
        all.filter(hidden).collect()
    }

    /// A tile is looked at; its one eye knows it from now on.
    pub(crate) fn peek_tile(&mut self, seat: Seat, tile: u8) -> Done {
        self.who_mut(seat)?.peeked_tiles.insert(tile);
        self.tell(Event::PeekedTile(seat, tile));
        Ok(())
    }

    /// A token is looked at.
    pub(crate) fn peek_token(&mut self, seat: Seat, at: Space) -> Done {
        let token = self.s.ground(at).tokens.iter().find(|t| !t.up);
        if let Some(face) = token.map(|t: &crate::state::Token| t.face.clone()) {
            self.who_mut(seat)?.peeked.insert(at);
            let seen: Option<Face> = Some(face);
            self.tell(Event::PeekedToken(seat, at, seen));
        }
        Ok(())
    }

    /// The same for several people: what they choose is asked of all at once, and done leader first (D-R-2, D-R-3).
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

    /// What somebody may answer to a payment or a choice.
    fn options(&self, op: &Op, ctx: &Ctx) -> Options {
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

    fn ask_share(&mut self, ctx: &Ctx, n: u8) -> Done {
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
    fn ask_heal(&mut self, ctx: &Ctx, hurt: Hurt, n: u8, who: Healed) -> Done {
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

    fn convert(&mut self, me: Seat, frm: Res, to: Res, n: u8) -> Done {
        let n = self.who_mut(me)?.stock.spend(frm, n);
        if n > 0 {
            self.tell(Event::Spent(me, Stock::of(frm, n)));
            self.gain(me, &Stock::of(to, n))?;
        }
        Ok(())
    }

    fn ask_give(&mut self, ctx: &Ctx, n: u8) -> Done {
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

    /// A landmark gets better for good (D-NUM-3).
    fn upgrade(
        &mut self,
        ctx: &Ctx,
        kind: Upgrading,
        (res, n, to): (Option<Res>, u8, Option<FerryTo>),
    ) -> Done {
        let at = self.s.place(ctx.seat);
        let leads = match to {
            None => None,
            Some(FerryTo::NearestWaterSource) => {
                let steps = self.s.world.steps(at, |_| true);
                let all = 0..u8::try_from(self.s.spaces.len()).unwrap_or(0);
                let found = all.filter(|s| *s != at && self.s.ground(*s).water.is_some());
                found.min_by_key(|s| steps[usize::from(*s)])
            }
        };
        if let (Upgrading::WaterHere, Some(res)) = (kind, res) {
            self.s.spaces[usize::from(at)].water = Some(Spring {
                res,
                up: true,
                left: None,
            });
        }
        self.s.upgrades.push(Upgrade {
            at,
            kind,
            n,
            to: leads,
        });
        self.tell(Event::Upgraded(at));
        Ok(())
    }

    /// A fight that a card brings: an animal comes with the card alone, a monster as a token (D-NUM-4).
    fn fight_card(&mut self, me: Seat, pool: Pool) -> Done {
        match pool {
            Pool::Animal => {
                let n = self.s.decks.animals.len();
                let at = self.chance().die(n);
                if n > 0 {
                    let at = u8::try_from(at).unwrap_or(0);
                    self.push([Task::Fight(me, Foe::Card(at))]);
                }
                Ok(())
            }
            Pool::Monster => match self.next_monster() {
                Some(card) => {
                    let id = self.put_monster(card, self.s.place(me), false);
                    self.push([Task::Fight(me, Foe::Monster(id))]);
                    Ok(())
                }
                None => Ok(()),
            },
        }
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
