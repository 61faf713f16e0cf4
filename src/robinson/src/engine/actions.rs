//! Resolving planned actions in order (R-RESOLVE-1 to R-RESOLVE-11).

use castaway_kernel::{Fault, Key};

use super::{Done, Engine, Opt, option};
use crate::{
    ask::{Label, Question},
    content::Works,
    effect::{Effect, Passive, Window},
    event::Event,
    ids::{Kind, Place, Res, TokenKind, Who},
    plan::{Goal, Placement, Project},
    reject::Rejection,
    rulings::Reading,
    state::{Future, InventionState},
    task::{CardRef, Ctx, Op, Task},
};

impl Engine<'_> {
    /// R-RESOLVE-1, R-RESOLVE-2: the next action, the group picking among those of one kind.
    pub(crate) fn next_action(&mut self, task: Task) {
        let open: Vec<&Placement> = self.s.plan.iter().filter(|p| !p.done).collect();
        let Some(kind) = open.iter().map(|p| p.what.goal.kind()).min() else {
            self.push(Op::EndActions, Ctx::default());
            return;
        };
        let same: Vec<&Placement> = open
            .into_iter()
            .filter(|p| p.what.goal.kind() == kind)
            .collect();
        let alike = matches!(kind, Kind::Arrange | Kind::Rest)
            || same
                .windows(2)
                .all(|p| p[0].what.goal == p[1].what.goal && p[0].what.pawns == p[1].what.pawns);
        let ids: Vec<u32> = same.iter().map(|p| p.id).collect();
        if alike {
            self.push(Op::Resolve(ids[0]), task.ctx);
            return;
        }
        let options: Vec<Opt> = ids
            .into_iter()
            .map(|id| {
                option(
                    format!("p{id}"),
                    Label::Placement(id),
                    vec![Op::Resolve(id)],
                    &task.ctx,
                )
            })
            .collect();
        self.choose(task, Question::NextAction { kind }, None, options);
    }

    pub(crate) fn placement(&self, id: u32) -> Result<&Placement, Fault> {
        self.s
            .plan
            .iter()
            .find(|p| p.id == id)
            .ok_or_else(|| Fault(format!("no planned action {id}")))
    }

    /// Starts one planned action.
    pub(crate) fn resolve(&mut self, id: u32) -> Done {
        let placement = self.placement(id)?.clone();
        let leader = placement
            .leader()
            .ok_or_else(|| Fault("an action without a leader".into()))?;
        let kind = placement.what.goal.kind();
        self.tell(Event::Resolving {
            what: placement.what.clone(),
        });
        self.s.gains = Future::default();
        let ctx = Ctx {
            actor: Some(leader),
            placement: Some(id),
            space: match placement.what.goal {
                Goal::Gather { space, .. } | Goal::Explore(space) => Some(space),
                Goal::Build(_) | Goal::Arrange | Goal::Rest | Goal::Card { .. } => {
                    Some(self.s.camp)
                }
                Goal::Threat { .. } | Goal::Hunt => None,
            },
            gathered: match placement.what.goal {
                Goal::Gather { source, .. } => Some(source),
                _ => None,
            },
            action: true,
            ..Ctx::default()
        };
        self.push(Op::ActionDone(id), ctx.clone());
        // R-FRIDAY-7: whoever died before the action leaves it undone.
        if self.s.person(leader).is_none_or(|p| p.dead) {
            self.untie(&placement);
            return Ok(());
        }
        if placement.time_token {
            self.remove_token(TokenKind::TimeConsuming, Place::Action(kind));
        }
        match &placement.what.goal {
            Goal::Threat { slot, option } => {
                self.resolve_threat(*slot, *option, &ctx);
                self.give_back_det(&placement);
                self.use_arms(leader, &placement.what.aids, &ctx);
            }
            Goal::Hunt => self.resolve_hunt(leader, ctx),
            Goal::Build(_) | Goal::Gather { .. } | Goal::Explore(_) | Goal::Card { .. } => {
                self.resolve_rolled(&placement, leader, kind, &ctx);
            }
            Goal::Arrange => self.push(Op::Succeed(id), ctx),
            Goal::Rest => self.push(Op::Succeed(id), ctx),
        }
        Ok(())
    }

    /// R-THREAT-2 to R-THREAT-4.
    fn resolve_threat(&mut self, slot: u8, choice: u8, ctx: &Ctx) {
        let Some((source, action)) = self.threat_action(slot, choice) else {
            return;
        };
        let Some(threat) = self.s.threats[usize::from(slot).min(1)].take() else {
            return;
        };
        self.tell(Event::ThreatGone(source.clone()));
        let ctx = Ctx {
            source: Some(source),
            serial: threat.serial,
            ..ctx.clone()
        };
        self.push_ops(action.reward.into_iter().map(Op::Effect).collect(), &ctx);
    }

    /// R-HUNT-3, R-TOKEN-6.
    fn resolve_hunt(&mut self, leader: Who, ctx: Ctx) {
        let Some(key) = self.s.piles.hunting.pop() else {
            return;
        };
        let Some(mut enemy) = self.beast(&key) else {
            return;
        };
        self.tell(Event::Drawn(CardRef::Beast(key.clone())));
        let danger = Place::Action(Kind::Hunt);
        if self.token_works(TokenKind::GreaterDanger, danger) {
            enemy.strength += 1;
            self.remove_token(TokenKind::GreaterDanger, danger);
        }
        let ctx = Ctx {
            source: Some(CardRef::Beast(key)),
            ..ctx
        };
        self.push(Op::Fight(leader, enemy), ctx);
    }

    fn resolve_rolled(&mut self, placement: &Placement, leader: Who, kind: Kind, ctx: &Ctx) {
        let Some(deck) = crate::ids::Deck::of(kind) else {
            return;
        };
        let id = placement.id;
        if placement.is_sure() {
            let forced_roll = self.success_reroll(leader).is_some_and(|r| r.sure_rolls);
            // R-TOKEN-20: the token draws a card even without dice.
            if self.token_works(TokenKind::Adventure, Place::Deck(deck)) {
                self.push(Op::DrawAdventure(deck), ctx.clone());
            }
            if forced_roll {
                self.push(Op::Roll { full: false, deck }, ctx.clone());
            } else {
                self.push(Op::Succeed(id), ctx.clone());
            }
        } else {
            self.push(Op::Roll { full: true, deck }, ctx.clone());
        }
        // A danger token beside the action space (predators_in_the_woods).
        let danger = Place::Action(kind);
        if self.token_works(TokenKind::GreaterDanger, danger) {
            self.remove_token(TokenKind::GreaterDanger, danger);
            if self.s.weapon == 0 {
                self.push(Op::Hurt(leader, 1), ctx.clone());
            }
        }
    }

    /// The lasting reroll on a person that works this round.
    pub(crate) fn success_reroll(&self, who: Who) -> Option<&crate::state::SuccessReroll> {
        let reroll = self.s.person(who)?.reroll.as_ref()?;
        let works = reroll.from <= self.s.round && reroll.to.is_none_or(|to| self.s.round <= to);
        works.then_some(reroll)
    }

    /// What a successful action does.
    pub(crate) fn succeed(&mut self, ctx: &Ctx, id: u32) -> Done {
        let placement = self.placement(id)?.clone();
        let leader = placement.leader().unwrap_or(Who::Friday);
        self.tell(Event::Succeeded {
            what: placement.what.clone(),
        });
        match &placement.what.goal {
            Goal::Build(project) => {
                self.build_paid(&placement);
                self.complete(project, leader);
                if placement.tied.wood > 0 {
                    self.level_token_leaves(project);
                }
            }
            Goal::Gather { space, source } => {
                if let Some(res) = self.source_res(*space, *source) {
                    let aids: u16 = placement
                        .what
                        .aids
                        .iter()
                        .map(|a| u16::from(self.gather_bonus(a)))
                        .sum();
                    let n = self.yield_of(*space, *source, res) + aids;
                    self.gain(res, n, ctx);
                }
            }
            Goal::Explore(space) => {
                self.explore(*space, ctx)?;
                self.extra_discovery(leader, ctx);
            }
            Goal::Card { serial, .. } => self.card_succeeds(*serial, leader, ctx),
            Goal::Arrange => self.arrange(leader, ctx),
            Goal::Rest => self.rest(leader),
            Goal::Threat { .. } | Goal::Hunt => {}
        }
        Ok(())
    }

    /// R-CARD-49: the action of a kept card uses the card and brings its reward.
    fn card_succeeds(&mut self, serial: u32, leader: Who, ctx: &Ctx) {
        let Some((card, action)) = self.card_action(serial) else {
            return;
        };
        self.mark_kept(leader, serial);
        let backpack = action.kind == Kind::Explore;
        let own = Ctx {
            source: Some(card),
            ..ctx.clone()
        };
        if backpack {
            self.extra_discovery(leader, ctx);
        }
        self.push_ops(action.reward.into_iter().map(Op::Effect).collect(), &own);
    }

    /// R-TOKEN-13, R-TOKEN-14: the build is paid, the wood token with it.
    fn build_paid(&mut self, placement: &Placement) {
        let used_wood = placement.tied.wood > 0;
        if placement.wood_token {
            self.remove_token(TokenKind::AdditionalWood, Place::Action(Kind::Build));
        } else if used_wood && self.s.flags.floating_wood && self.s.stock.wood > 0 {
            self.take(Res::Wood, 1);
            self.s.flags.floating_wood = false;
            self.remove_token(TokenKind::AdditionalWood, Place::Action(Kind::Build));
        }
        if placement.tied_det > 0
            && let Some(leader) = placement.leader()
            && let Some((ability, _)) = self.discount_ability(leader)
            && let Some(person) = self.s.person_mut(leader)
        {
            person.used.insert(ability);
        }
    }

    /// Ruling level-wood-token: the token that made this build dearer may leave with it.
    fn level_token_leaves(&mut self, project: &Project) {
        let place = match project {
            Project::Shelter => Place::Shelter,
            Project::Level(track) => Place::Track(*track),
            Project::Invention(_) => return,
        };
        if self.reads(Reading::WoodTokenLeaves)
            && self.token_works(TokenKind::AdditionalWood, place)
        {
            self.remove_token(TokenKind::AdditionalWood, place);
        }
    }

    /// R-BUILD-1, R-RESOLVE-5, R-RESOLVE-9, R-RESOLVE-10: what a Build makes.
    pub(crate) fn complete(&mut self, project: &Project, leader: Who) {
        match project {
            Project::Shelter => {
                self.s.shelter = true;
                self.s.flags.shelter_new = true;
                self.tell(Event::ShelterBuilt);
            }
            Project::Level(track) => self.raise(*track, 1),
            Project::Invention(key) => {
                self.tell(Event::Built(key.clone()));
                self.s.gains.inventions.push(key.clone());
                let owner = self.s.inventions.get(key).and_then(|i| i.owner);
                // R-PERS-2
                if owner.is_some() {
                    self.gain_det(leader, 2);
                }
            }
        }
    }

    /// R-CARD backpack: tokens drawn with an Explore, one kept.
    fn extra_discovery(&mut self, leader: Who, ctx: &Ctx) {
        let Some(at) = self.s.kept.iter().position(|k| {
            k.deck.is_none()
                && k.from <= self.s.round
                && k.holder.is_none_or(|h| h == leader)
                && self
                    .cat
                    .mysteries
                    .get(&k.card)
                    .is_some_and(|c| c.passive.contains(&Passive::ExtraDiscovery))
        }) else {
            return;
        };
        self.s.kept[at].holder = Some(leader);
        let ctx = Ctx {
            source: Some(CardRef::Mystery(self.s.kept[at].card.clone())),
            ..ctx.clone()
        };
        self.push(Op::Effect(Effect::ScoutDiscovery { n: 2 }), ctx);
    }

    /// R-ARRANGE-1, R-ARRANGE-2.
    fn arrange(&mut self, leader: Who, ctx: &Ctx) {
        // R: the bear's marker only goes away.
        if self.s.arrange_marker {
            self.s.arrange_marker = false;
            return;
        }
        self.push(Op::ArrangeBonus, ctx.clone());
        if self.s.people.len() < 4 {
            self.gain_det(leader, 2);
            self.move_morale(1);
            return;
        }
        self.push(Op::ArrangeChoice(leader), ctx.clone());
    }

    /// The 4-player choice of Arrange Camp, asked again after a use.
    pub(crate) fn arrange_choice(&mut self, task: Task, leader: Who) {
        let mut options = vec![
            option("det", Label::Det(2), vec![Op::DetOne(leader, 2)], &task.ctx),
            option(
                "morale",
                Label::Morale(1),
                vec![Op::Effect(Effect::Morale { n: 1 })],
                &task.ctx,
            ),
        ];
        if self.s.morale == 3 && self.reads(Reading::BestMoraleBarred) {
            options[1].blocked = Some(Rejection::NoEffect);
        }
        self.choose(task, Question::ArrangeCamp, Some(leader), options);
    }

    /// R-CARD-6: the Bible with an own Arrange Camp.
    pub(crate) fn arrange_bonus(&mut self, task: Task) {
        let Some(leader) = task.ctx.actor else { return };
        let usable: Vec<Opt> = self
            .usable_in(Window::ArrangeCamp, Some(leader))
            .into_iter()
            .map(|(who, what)| {
                let mut option = self.use_option(who, &what, &task.ctx);
                option.then.push(task.clone());
                option
            })
            .collect();
        if usable.is_empty() {
            return;
        }
        let mut options = vec![option("go", Label::Continue, vec![], &task.ctx)];
        options.extend(usable);
        self.choose(task, Question::ArrangeBonus, Some(leader), options);
    }

    /// R-REST-1, R-REST-2, R-ITEM-10: Bed or Hammock, the better one; a Bed lost in this phase still serves.
    fn rest(&mut self, leader: Who) {
        let mut best = (0u8, 1u8);
        let mut sum = best;
        if leader != Who::Friday {
            let lost = self.s.flags.lasting.iter();
            let lost = lost
                .filter_map(|key| self.cat.inventions.get(key))
                .flat_map(|card| card.passive.iter().cloned());
            for passive in self.passives().into_iter().map(|(_, p)| p).chain(lost) {
                if let Passive::Rest { det, heal } = passive
                    && (heal, det) > (best.1, best.0)
                {
                    best = (det, heal);
                }
                if let Passive::Rest { det, heal } = passive {
                    sum = (sum.0 + det, sum.1 + heal - 1);
                }
            }
        }
        if self.reads(Reading::BedAndHammock) {
            best = sum;
        }
        self.heal(leader, best.1);
        self.gain_det(leader, best.0.into());
    }

    /// R-BUILD-4, R-DICE-5: what a failed action leaves.
    pub(crate) fn fail_action(&mut self, ctx: &Ctx, id: u32) {
        let Ok(placement) = self.placement(id).cloned() else {
            return;
        };
        self.tell(Event::Failed {
            what: placement.what.clone(),
        });
        self.untie(&placement);
        self.s.flags.failed = Some(id);
        if placement.wood_token {
            self.s.flags.floating_wood = true;
        }
        if let Goal::Gather { space, source } = placement.what.goal
            && self.reads(Reading::AidsOnFailure)
            && let Some(res) = self.source_res(space, source)
        {
            let aids = placement.what.aids.iter();
            let n: u16 = aids.map(|a| u16::from(self.gather_bonus(a))).sum();
            self.gain(res, n, ctx);
        }
        if let Some(actor) = ctx.actor {
            self.gain_det(actor, 2);
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
            outside_now = matches!(placement.what.goal, Goal::Gather { space, .. } | Goal::Explore(space)
                if leader.and_then(|w| match w {
                    Who::Seat(s) => self.s.people.get(usize::from(s)),
                    Who::Friday => self.s.friday.as_ref(),
                }).is_some_and(|p| p.outside == Some(space)));
        }
        let target = match leader.and_then(|w| self.s.person_mut(w)) {
            Some(person) if outside_now => &mut person.sheet,
            _ => &mut self.s.future,
        };
        target.stock.add(gains.stock);
        target.tokens.extend(gains.tokens);
        target.treasures.extend(gains.treasures);
        target.equipment.extend(gains.equipment);
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
        self.s.flags.lasting.clear();
        self.s.flags.temp_weapon = 0;
        for token in self.s.tokens.values_mut() {
            token.fresh = false;
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
        let future = std::mem::take(&mut self.s.future);
        self.s.phase = crate::ids::Phase::Weather;
        self.push(Op::WeatherPhase, Ctx::default());
        for (treasure, finder) in future.treasures.into_iter().rev() {
            self.push(
                Op::Available(CardRef::Mystery(treasure), Some(finder)),
                Ctx::default(),
            );
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
    pub(crate) fn available(&mut self, card: &CardRef, finder: Option<Who>) {
        match card {
            CardRef::Invention(key) => self.item_ready(key),
            CardRef::Mystery(key) => self.treasure_ready(key, finder),
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
        let goal = Goal::Build(project);
        let needs = match self.needs(&goal, price, None) {
            Ok(needs) if self.s.stock.covers(needs.cost) => needs,
            _ => return Ok(()),
        };
        let Some(actor) = ctx.actor else {
            return Ok(());
        };
        let pawn = match actor {
            Who::Seat(seat) => crate::plan::Pawn::Seat(seat),
            Who::Friday => crate::plan::Pawn::Friday,
        };
        let id = self.s.serial();
        for &res in Res::ALL {
            let slot = self.s.stock.of(res);
            *slot = slot.saturating_sub(needs.cost.get(res));
        }
        self.s.plan.push(Placement {
            id,
            what: crate::plan::Assignment {
                goal,
                pawns: vec![pawn],
                price,
                aids: vec![],
                discount: false,
            },
            tied: needs.cost,
            tied_det: 0,
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
