//! Resolving planned actions in order (R-RESOLVE-1 to R-RESOLVE-11).

use castaway_kernel::Fault;

use super::{Done, Engine, Opt, Rules, option, prospects::Throw};
use crate::{
    ask::{Label, Question},
    effect::{Effect, Passive, Scouted},
    event::Event,
    ids::{Kind, Place, TokenKind, Who},
    plan::{Goal, Placement, Project},
    rulings::Reading,
    state::Future,
    task::{CardRef, Ctx, Op, Task},
};

impl<'a> Rules<'a> {
    pub(crate) fn placement(&self, id: u32) -> Result<&'a Placement, Fault> {
        self.s
            .plan
            .iter()
            .find(|p| p.id == id)
            .ok_or_else(|| Fault(format!("no planned action {id}")))
    }

    /// The lasting reroll on a person that works this round.
    pub(crate) fn success_reroll(&self, who: Who) -> Option<&'a crate::state::SuccessReroll> {
        let reroll = self.s.person(who)?.reroll.as_ref()?;
        let works = reroll.from <= self.s.round && reroll.to.is_none_or(|to| self.s.round <= to);
        works.then_some(reroll)
    }
}

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
        // The next Arrange Camp is lost to a marker, so whose it is matters.
        let alike = kind == Kind::Rest
            || (kind == Kind::Arrange && !self.s.arrange_marker)
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

    /// Starts one planned action: whoever's pawn lies on top resolves it (R-ASSIGN-1) and receives what comes of it (R-ASSIGN-2).
    pub(crate) fn resolve(&mut self, task: &Task, id: u32) -> Done {
        let placement = self.rules().placement(id)?.clone();
        let leader = placement
            .leader()
            .ok_or_else(|| Fault("an action without a leader".into()))?;
        let kind = placement.what.goal.kind();
        let dead = self.s.person(leader).is_none_or(|p| p.dead);
        if !dead && self.action_stop(task, &placement, leader) {
            return Ok(());
        }
        self.tell(Event::Resolving {
            what: placement.what.clone(),
        });
        self.s.gains = Future::default();
        let ctx = Ctx {
            actor: Some(leader),
            placement: Some(id),
            space: self.rules().takes_place(&placement.what.goal),
            gathered: match placement.what.goal {
                Goal::Gather { source, .. } => Some(source),
                _ => None,
            },
            action: true,
            ..Ctx::default()
        };
        self.push(Op::ActionDone(id), ctx.clone());
        // R-FRIDAY-7: whoever died before the action leaves it undone.
        if dead {
            self.untie(&placement);
            return Ok(());
        }
        if placement.time_token {
            self.remove_token(TokenKind::TimeConsuming, Place::Action(kind));
        }
        match &placement.what.goal {
            Goal::Threat { .. } => self.push(Op::Succeed(id), ctx),
            // What takes pawns of its own is sure.
            goal @ Goal::Special { .. } if self.rules().sure_special(goal) => {
                self.push(Op::Succeed(id), ctx);
            }
            Goal::Hunt => self.resolve_hunt(leader, ctx),
            Goal::Special { .. } if crate::ids::Deck::of(kind).is_none() => {
                self.push(Op::Succeed(id), ctx);
            }
            Goal::Build(_)
            | Goal::Gather { .. }
            | Goal::Explore(_)
            | Goal::Card { .. }
            | Goal::Special { .. } => {
                self.resolve_rolled(&placement, leader, kind, &ctx);
            }
            Goal::Arrange => self.push(Op::Succeed(id), ctx),
            Goal::Rest => self.push(Op::Succeed(id), ctx),
        }
        Ok(())
    }

    /// R-THREAT-2 to R-THREAT-4.
    fn resolve_threat(&mut self, slot: u8, choice: u8, ctx: &Ctx) {
        let Some((source, action)) = self.rules().threat_action(slot, choice) else {
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
        let Some(mut enemy) = self.rules().beast(&key) else {
            return;
        };
        self.tell(Event::Drawn(CardRef::Beast(key.clone())));
        let danger = Place::Action(Kind::Hunt);
        if self.rules().token_works(TokenKind::GreaterDanger, danger) {
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
        let throw = self.rules().throw(leader, placement.is_sure());
        // R-TOKEN-20: the token draws a card even without dice; with dice it is read with them.
        if throw == Throw::Nothing && self.rules().token_draws(deck) {
            self.push(Op::DrawAdventure(deck), ctx.clone());
        }
        let op = match throw {
            Throw::Nothing => Op::Succeed(id),
            Throw::SuccessDie => Op::Roll { full: false, deck },
            Throw::All => Op::Roll { full: true, deck },
        };
        self.push(op, ctx.clone());
        // A danger token beside the action space (predators_in_the_woods).
        let danger = Place::Action(kind);
        if self.rules().token_works(TokenKind::GreaterDanger, danger) {
            self.remove_token(TokenKind::GreaterDanger, danger);
            if self.s.weapon == 0 {
                self.push(Op::Hurt(leader, 1), ctx.clone());
            }
        }
    }

    /// What a successful action does.
    pub(crate) fn succeed_now(&mut self, ctx: &Ctx, id: u32) -> Done {
        let placement = self.rules().placement(id)?.clone();
        let leader = placement.leader().unwrap_or(Who::Friday);
        if let Goal::Threat { slot, option } = placement.what.goal {
            self.resolve_threat(slot, option, ctx);
            self.spend_det(&placement);
            self.use_arms(leader, &placement.what.aids, ctx);
            return Ok(());
        }
        self.tell(Event::Succeeded {
            what: placement.what.clone(),
        });
        match &placement.what.goal {
            Goal::Build(project) => {
                self.build_paid(&placement);
                self.complete(project, leader);
                if placement.paid_in_wood() {
                    self.level_token_leaves(project);
                }
            }
            Goal::Gather { space, source } => {
                if let Some(res) = self.rules().source_res(*space, *source) {
                    let aids: u16 = placement
                        .what
                        .aids
                        .iter()
                        .map(|a| u16::from(self.rules().gather_bonus(a)))
                        .sum();
                    let n = self.rules().yield_of(*space, *source, res) + aids;
                    self.gain(res, n, ctx);
                }
            }
            Goal::Explore(space) => {
                self.explore_or_choose(ctx, *space)?;
                self.extra_discovery(leader, ctx);
            }
            Goal::Card { serial, .. } => self.card_succeeds(*serial, leader, ctx),
            Goal::Special { kind, .. } => {
                self.special_succeeds(&placement.what.goal, ctx);
                if *kind == Kind::Explore {
                    self.extra_discovery(leader, ctx);
                }
            }
            Goal::Arrange => self.arrange(leader, ctx),
            Goal::Rest => self.rest(leader),
            Goal::Threat { .. } | Goal::Hunt => {}
        }
        Ok(())
    }

    /// R-CARD-49: the action of a kept card uses the card and brings its reward.
    fn card_succeeds(&mut self, serial: u32, leader: Who, ctx: &Ctx) {
        let Some((card, action)) = self.rules().card_action(serial) else {
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

    /// Ruling level-wood-token: the token that made this build dearer may leave with it.
    fn level_token_leaves(&mut self, project: &Project) {
        let place = match project {
            Project::Shelter => Place::Shelter,
            Project::Level(track) => Place::Track(*track),
            Project::Invention(_) | Project::On(..) => return,
        };
        if self.rules().reads(Reading::WoodTokenLeaves)
            && self.rules().token_works(TokenKind::AdditionalWood, place)
        {
            self.remove_token(TokenKind::AdditionalWood, place);
        }
    }

    /// R-BUILD-1, R-RESOLVE-5, R-RESOLVE-9, R-RESOLVE-10: what a Build makes: a shelter at once (R-SHELTER-3), a level
    /// (R-SHELTER-7, R-WEAPON-1), or an item, a personal one like any other (R-PERS-3).
    pub(crate) fn complete(&mut self, project: &Project, leader: Who) {
        match project {
            Project::Shelter => {
                self.s.shelter = true;
                self.s.flags.shelter_new = true;
                self.tell(Event::ShelterBuilt);
            }
            Project::Level(track) => self.raise(*track, 1),
            Project::On(key, space) => self.build_work(key, *space),
            Project::Invention(key) if self.rules().repeat(key).is_some() => {
                self.build_work(key, self.s.camp);
            }
            Project::Invention(key) => {
                self.tell(Event::Built(key.clone()));
                self.s.gains.inventions.push(key.clone());
                let owner = self.s.inventions.get(key).and_then(|i| i.owner);
                // R-ITEM-4, R-PERS-2
                if owner.is_some() && self.rules().owner_gains(key) {
                    self.gain_det(leader, 2);
                }
            }
        }
    }

    /// R-CARD backpack: tokens drawn with an Explore, one kept.
    pub(super) fn extra_discovery(&mut self, leader: Who, ctx: &Ctx) {
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
        self.push(
            Op::Effect(Effect::Scout {
                pile: Scouted::Discovery,
                n: 2,
            }),
            ctx,
        );
    }
}
