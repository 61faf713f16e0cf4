use castaway_kernel::{Key, Seat};

use super::{Done, Engine, no};
use crate::{
    content::QuestDef,
    event::Event,
    ids::Res,
    quest::{PriceAny, StageDef},
    reject::Rejection,
    state::{Quest, State, Task},
    stock::{Cost, Pay, Stock},
    world::Space,
};

impl<'a> Engine<'a> {
    pub(super) fn quest(&self) -> Option<&'a QuestDef> {
        self.catalog.quests.get(&self.s.world.order.quest)
    }

    /// The stage that lies face up (D-WIN-1).
    pub(crate) fn stage(&self) -> Option<&'a StageDef> {
        stage(self.catalog, &self.s)
    }

    /// A stage begins (D-WIN-2).
    pub(crate) fn enter_stage(&mut self, n: u8) -> Done {
        let brought = self.s.quest.brought;
        self.s.quest = Quest {
            stage: n,
            brought,
            trail: std::mem::take(&mut self.s.quest.trail),
            ..Quest::default()
        };
        self.tell(Event::Stage(n));
        self.s.quest.boss_waits = matches!(self.stage(), Some(StageDef::DefeatBoss { .. }));
        self.place_boss()?;
        self.place_herd();
        // What was set going before counts at once.
        self.all_active()
    }

    pub(super) fn advance(&mut self) -> Done {
        let last = self.quest().map_or(0, |q| q.stages.len());
        let next = self.s.quest.stage.saturating_add(1);
        if usize::from(next) > last {
            return Ok(());
        }
        self.enter_stage(next)
    }

    /// The boss comes when its stage begins, or as soon as its landmark is revealed.
    pub(crate) fn place_boss(&mut self) -> Done {
        if !self.s.quest.boss_waits {
            return Ok(());
        }
        let Some(StageDef::DefeatBoss { target, .. }) = self.stage() else {
            return Ok(());
        };
        let (Some(at), Some(card)) = (self.s.world.target(*target), self.s.world.boss.clone())
        else {
            return Ok(());
        };
        if self.s.is_open(at) {
            self.s.quest.boss_waits = false;
            self.put_monster(card, at, true);
            self.push([Task::Arrive]);
        }
        Ok(())
    }

    /// How much a boss takes in this quest (D-WIN-7).
    pub(crate) fn boss_health(&self, card: &Key) -> Option<u8> {
        let Some(StageDef::DefeatBoss { boss, .. }) = self.stage() else {
            return None;
        };
        if self.s.world.boss.as_ref() != Some(card) {
            return None;
        }
        let at = self.s.started().clamp(1, 4) - 1;
        let difficulty = self.s.world.order.difficulty;
        let tune = self.quest();
        let tune = tune.map_or(0, |q| q.tune.boss_health(difficulty, self.s.started()));
        Some(boss.health[at].saturating_add_signed(tune).max(1))
    }

    /// A boss that is defeated ends its stage.
    pub(crate) fn boss_beaten(&mut self, card: &Key) -> Done {
        match self.boss_health(card) {
            Some(_) => self.advance(),
            None => Ok(()),
        }
    }

    /// Whether the stage asks for a look at this landmark, told or not.
    pub(crate) fn wants_look(&self, landmark: u8) -> bool {
        wants_look(self.catalog, &self.s, landmark)
    }

    /// A landmark was investigated (D-CARD-X3).
    pub(crate) fn looked(&mut self, landmark: u8) -> Done {
        match self.stage() {
            Some(StageDef::Investigate { target, .. })
                if self.s.world.landmark(*target) == Some(landmark) =>
            {
                return self.advance();
            }
            Some(StageDef::InvestigateAny {
                count, distinct, ..
            }) => {
                let seen = &mut self.s.quest.visited;
                if !(*distinct && seen.contains(&landmark)) {
                    seen.push(landmark);
                }
                if seen.len() >= usize::from(count.of(self.s.seats.len())) {
                    return self.advance();
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Lays down all that is held and missing (D-SPEND-4); what lies counts for all.
    pub(crate) fn deliver(&mut self, seat: Seat) -> Done {
        let Some(StageDef::Deliver {
            target, pay, gives, ..
        }) = self.stage()
        else {
            return no(Rejection::Quest);
        };
        let at = self.s.place(seat);
        if self.s.world.target(*target).is_some_and(|to| to != at) {
            return no(Rejection::Space);
        }
        self.rested(seat, 1)?;
        let cost = pay.of(self.s.started());
        let laid = missing(&cost, &self.s.quest.laid, &self.who(seat)?.stock);
        if laid.is_empty() {
            return no(Rejection::Resources);
        }
        self.tire(seat, 1)?;
        let survivor = self.who_mut(seat)?;
        for res in Res::ALL {
            survivor.stock.spend(*res, laid.units(*res));
        }
        self.s.quest.laid.add(&laid);
        self.tell(Event::Laid(seat, laid));
        if laid.units(Res::Medicine) > 0 {
            self.lift(seat, crate::effect::Until::SpendMedicine);
        }
        if cost.payable(&self.s.quest.laid) {
            self.push([Task::Limit(seat)]);
            if let Some(item) = gives {
                self.push([Task::Take(seat, item.clone())]);
            }
            return self.advance();
        }
        Ok(())
    }

    /// Sets an objective going.
    pub(crate) fn activate(&mut self, seat: Seat) -> Done {
        let Some(StageDef::Activate {
            targets, pay, cost, ..
        }) = self.stage()
        else {
            return no(Rejection::Quest);
        };
        let at = self.s.place(seat);
        let named = targets.iter().any(|t| self.s.world.target(*t) == Some(at));
        if !named || self.s.ground(at).active {
            return no(Rejection::Space);
        }
        self.rested(seat, *cost)?;
        let price = pay.of(self.s.started());
        if !price.payable(&self.who(seat)?.stock) {
            return no(Rejection::Resources);
        }
        self.tire(seat, *cost)?;
        self.pay(seat, &price)?;
        self.s.spaces[usize::from(at)].active = true;
        self.tell(Event::Activated(at));
        self.all_active()
    }

    fn all_active(&mut self) -> Done {
        let Some(StageDef::Activate { targets, .. }) = self.stage() else {
            return Ok(());
        };
        let going = |t: &crate::quest::Target| {
            let at = self.s.world.target(*t);
            at.is_some_and(|at| self.s.ground(at).active)
        };
        if targets.iter().all(going) {
            self.advance()
        } else {
            Ok(())
        }
    }

    /// At nightfall so many objectives are held at once.
    pub(crate) fn hold(&mut self) -> Done {
        let Some(StageDef::Hold { at_nightfall, .. }) = self.stage() else {
            return Ok(());
        };
        let here = self.s.in_order();
        let wanted = usize::from(at_nightfall[self.s.started().clamp(1, 4) - 1]).min(here.len());
        let mut held: Vec<Space> = here.iter().map(|s| self.s.place(*s)).collect();
        held.retain(|at| self.s.ground(*at).active);
        held.sort_unstable();
        held.dedup();
        if held.len() >= wanted {
            self.advance()
        } else {
            Ok(())
        }
    }

    /// A stage that ends by itself after some nights.
    pub(crate) fn waits_no_more(&mut self) -> Done {
        match self.stage() {
            Some(StageDef::Investigate {
                or_after_nights: Some(n),
                ..
            }) if self.s.quest.nights >= *n => self.advance(),
            _ => Ok(()),
        }
    }

    /// Leaves, and has won (D-WIN-3, D-R-10).
    pub(crate) fn exit(&mut self, seat: Seat) -> Done {
        let Some(StageDef::Exit {
            target,
            pay,
            pay_any,
            stamina,
            needs_once,
            ..
        }) = self.stage()
        else {
            return no(Rejection::Quest);
        };
        let at = self.s.place(seat);
        if self.s.world.target(*target).is_some_and(|to| to != at) {
            return no(Rejection::Space);
        }
        let survivor = self.who(seat)?;
        let brings = needs_once
            .as_ref()
            .is_none_or(|item| survivor.holds(item).is_some());
        if !brings && !self.s.quest.brought {
            return no(Rejection::Goods);
        }
        self.rested(seat, *stamina)?;
        let mut left = survivor.stock;
        let cost = pay.of(self.s.started());
        let paid = cost.paid(&left).filter(|paid| {
            Res::ALL.iter().for_each(|r| {
                left.spend(*r, paid.units(*r));
            });
            pay_any.as_ref().is_none_or(|any| has_any(&left, any))
        });
        if paid.is_none() {
            return no(Rejection::Resources);
        }
        self.tire(seat, *stamina)?;
        if brings && needs_once.is_some() {
            self.s.quest.brought = true;
        }
        self.wins(seat)
    }
}

/// See [`Engine::stage`].
pub(crate) fn stage<'a>(catalog: &'a crate::catalog::Catalog, s: &State) -> Option<&'a StageDef> {
    let quest = catalog.quests.get(&s.world.order.quest)?;
    quest.stages.get(usize::from(s.quest.stage).checked_sub(1)?)
}

/// See [`Engine::wants_look`].
pub(crate) fn wants_look(catalog: &crate::catalog::Catalog, s: &State, landmark: u8) -> bool {
    match stage(catalog, s) {
        Some(StageDef::Investigate { target, .. }) => s.world.landmark(*target) == Some(landmark),
        Some(StageDef::InvestigateAny { distinct, .. }) => {
            !(*distinct && s.quest.visited.contains(&landmark))
        }
        _ => false,
    }
}

/// What somebody can add to what lies there towards a cost.
pub(crate) fn missing(cost: &Cost, laid: &Stock, stock: &Stock) -> Stock {
    let mut add = Stock::default();
    for (pay, n) in &cost.0 {
        let kinds: &[Res] = match pay {
            Pay::Res(res) => &[*res],
            Pay::Water => &[Res::Clean, Res::Dirty],
            Pay::Any => &[],
        };
        let lies: u8 = kinds.iter().map(|r| laid.units(*r)).sum();
        let mut open = n.saturating_sub(lies);
        for res in kinds {
            let more = open.min(stock.units(*res));
            add.gain(*res, more);
            open -= more;
        }
    }
    add
}

/// Whether a stock has some of several kinds together.
pub(crate) fn has_any(stock: &Stock, any: &PriceAny) -> bool {
    let fits = |res: &Res| {
        any.of
            .iter()
            .any(|p| *p == Pay::Any || *p == Pay::Res(*res))
    };
    let each = Res::ALL.iter().filter(|r| fits(r)).map(|r| stock.units(*r));
    each.fold(0, u8::saturating_add) >= any.n
}
