//! What ends an action and the Action Phase: failure, what waited, what is built besides.

use castaway_kernel::Key;

use super::{Done, Engine};
use crate::{
    content::Works,
    event::Event,
    ids::{Kind, Res, Who},
    plan::{Goal, Placement, Project},
    rulings::Reading,
    state::InventionState,
    task::{CardRef, Ctx, Op},
};

impl Engine<'_> {
    /// R-BUILD-4, R-DICE-5: what a failed action leaves.
    pub(crate) fn fail_action(&mut self, ctx: &Ctx, id: u32) {
        let Ok(placement) = self.rules().placement(id).cloned() else {
            return;
        };
        self.tell(Event::Failed {
            what: placement.what.clone(),
        });
        self.untie(&placement);
        self.s.flags.failed = Some(id);
        if placement.wood_token {
            self.wood_token_failed();
        }
        if let Goal::Gather { space, source } = placement.what.goal
            && self.rules().reads(Reading::AidsOnFailure)
            && let Some(res) = self.rules().source_res(space, source)
        {
            let aids = placement.what.aids.iter();
            let n: u16 = aids.map(|a| u16::from(self.rules().gather_bonus(a))).sum();
            self.gain(res, n, ctx);
        }
        if let Some(actor) = ctx.actor {
            if !std::mem::take(&mut self.s.flags.fresh_det) {
                self.gain_det(actor, 2);
            }
            // R-CARD-3: the Backpack serves a failed exploration too.
            if placement.what.goal.kind() == Kind::Explore {
                self.extra_discovery(actor, ctx);
            }
        }
    }

    /// R-RESOLVE-3, R-OUTSIDE-1: pawns return; gains wait, or lie on an outside sleeper's sheet.
    pub(crate) fn action_done(&mut self, id: u32) {
        let gains = std::mem::take(&mut self.s.gains);
        let mut leader = None;
        let mut outside_now = false;
        if let Some(placement) = self.s.plan.iter_mut().find(|p| p.id == id) {
            placement.done = true;
            leader = placement.leader();
            let here = match &placement.what.goal {
                Goal::Card { .. } => Some(self.s.camp),
                goal => goal.space(),
            };
            outside_now = here.is_some_and(|space| {
                leader
                    .and_then(|w| match w {
                        Who::Seat(s) => self.s.people.get(usize::from(s)),
                        Who::Friday => self.s.friday.as_ref(),
                        Who::Guest(_) => None,
                    })
                    .is_some_and(|p| p.outside == Some(space))
            });
        }
        let target = match leader.and_then(|w| self.s.person_mut(w)) {
            Some(person) if outside_now => &mut person.sheet,
            _ => &mut self.s.future,
        };
        target.stock.add(gains.stock);
        target.tokens.extend(gains.tokens);
        target.treasures.extend(gains.treasures);
        target.equipment.extend(gains.equipment);
        target.begun.extend(gains.begun);
        self.s.future.inventions.extend(gains.inventions);
        self.push(Op::NextAction, Ctx::default());
    }

    /// R-ENDACT-1 to R-ENDACT-4.
    pub(crate) fn end_actions(&mut self) {
        self.s.resolving = false;
        self.s.plan.clear();
        self.s.flags.neutral.clear();
        self.s.flags.no_mixed = None;
        self.s.flags.floating_wood = false;
        self.s.flags.wood_built = false;
        self.s.flags.lasting.clear();
        self.s.flags.temp_weapon = 0;
        for token in self.s.tokens.values_mut() {
            token.fresh = false;
            token.more.iter_mut().for_each(|more| more.fresh = false);
        }
        for item in self.s.inventions.values_mut() {
            item.suspended = false;
        }
        // R-TERM-2: what was kept in this phase can be used from now on.
        for kept in &mut self.s.kept {
            let late = kept.deck.is_none()
                && self
                    .cat
                    .mysteries
                    .get(&kept.card)
                    .is_some_and(|c| c.works == Works::NextRound);
            if !late {
                kept.from = kept.from.min(self.s.round);
            }
        }
        self.open_sheets();
        let future = std::mem::take(&mut self.s.future);
        self.s.phase = crate::ids::Phase::Weather;
        self.push(Op::WeatherPhase, Ctx::default());
        for (treasure, finder) in future.treasures.into_iter().rev() {
            self.push(
                Op::Available(CardRef::Mystery(treasure), Some(finder)),
                Ctx::default(),
            );
        }
        for (key, space) in future.works.into_iter().rev() {
            self.push(Op::WorkReady(key, space), Ctx::default());
        }
        for key in future.inventions.into_iter().rev() {
            self.push(Op::Available(CardRef::Invention(key), None), Ctx::default());
        }
        self.s
            .equipment
            .extend(future.equipment.into_iter().map(|e| (e, 2)));
        for token in future.tokens {
            self.take_token(token);
        }
        if !future.stock.is_empty() {
            self.s.stock.add(future.stock);
            self.tell(Event::Arrived(future.stock));
        }
    }

    /// Something found or built becomes available (R-ITEM-5, R-ENDACT-4).
    pub(crate) fn available(&mut self, card: &CardRef, finder: Option<Who>, ctx: &Ctx) {
        match card {
            CardRef::Invention(key) => self.item_ready(key),
            CardRef::Mystery(key) => self.treasure_ready(key, finder, ctx.direct),
            CardRef::Event(_)
            | CardRef::Wreckage(_)
            | CardRef::Adventure(..)
            | CardRef::Beast(_)
            | CardRef::Discovery(_)
            | CardRef::Equipment(_)
            | CardRef::Ability(_)
            | CardRef::Scenario(_) => {}
        }
    }

    /// R-CARD-21: a Build without pawns: paid at once and rolled for.
    pub(crate) fn extra_build(&mut self, ctx: &Ctx, project: Project, price: u8) -> Done {
        let Some(actor) = ctx.actor else {
            return Ok(());
        };
        let needs = self.rules().extra_needs(&project, price);
        let Some((cost, det)) = needs
            .ok()
            .and_then(|n| self.rules().extra_price(actor, n.cost))
        else {
            return Ok(());
        };
        let pawn = match actor {
            Who::Seat(seat) => crate::plan::Pawn::Seat(seat),
            Who::Friday => crate::plan::Pawn::Friday,
            Who::Guest(guest) => crate::plan::Pawn::Guest(guest),
        };
        let id = self.s.serial();
        for &res in Res::ALL {
            let slot = self.s.stock.of(res);
            *slot = slot.saturating_sub(cost.get(res));
        }
        self.pay_det(actor, det.into());
        self.s.plan.push(Placement {
            id,
            what: crate::plan::Assignment {
                goal: Goal::Build(project),
                pawns: vec![pawn],
                price,
                aids: vec![],
                discount: det > 0,
            },
            tied: cost,
            tied_det: det,
            risky: 1,
            sure: 2,
            time_token: false,
            wood_token: false,
            done: true,
        });
        self.push(
            Op::Roll {
                full: true,
                deck: crate::ids::Deck::Build,
            },
            Ctx {
                placement: Some(id),
                ..ctx.clone()
            },
        );
        Ok(())
    }

    /// An invention put on the board unbuilt.
    pub(crate) fn add_invention(&mut self, key: Key) {
        let owner = None;
        self.s
            .inventions
            .entry(key.clone())
            .or_insert(InventionState {
                built: false,
                since: 0,
                owner,
                suspended: false,
            });
        self.tell(Event::InventionCame(key));
    }
}
