//! Effects on the run of cards: draws, choices, things that come later.

use castaway_kernel::Pick;

use super::super::{Engine, Opt, Rules, option, stake::Stake};
use crate::{
    ask::{Label, Loss, Question},
    effect::{Alternative, Effect, Mode, Moment, MysteryLimits, Outside, Target},
    event::Event,
    ids::{Track, Weather},
    rulings::Reading,
    state::{Delayed, Threat},
    task::{CardRef, Ctx, Drawing, Op, Owed, Task},
};

impl Rules<'_> {
    /// What the alternatives ask for that is not there.
    fn lacking(&self, options: &[Alternative], ctx: &Ctx) -> Vec<Owed> {
        let mut owed = Vec::new();
        for effect in options.iter().flat_map(|o| &o.effects) {
            if self.payable(effect, ctx) {
                continue;
            }
            match effect {
                Effect::Discard { res, .. } => owed.push(Owed::Res(*res)),
                Effect::Level { track, .. } | Effect::LevelHalf { track } => {
                    owed.push(Owed::Track(*track));
                }
                Effect::Det { who, .. } => {
                    owed.extend(self.targets(*who, ctx).into_iter().map(Owed::Det));
                }
                _ => {}
            }
        }
        owed
    }

    /// R-TERM-5: whether what an alternative demands is there.
    pub(super) fn payable(&self, effect: &Effect, ctx: &Ctx) -> bool {
        match effect {
            Effect::Discard {
                res,
                n,
                mode: Mode::Demand,
            } => self.at_hand(Owed::Res(*res)) >= u16::from(*n),
            Effect::Level {
                track,
                n,
                mode: Mode::Demand,
            } if *n < 0 => self.s.level(*track) >= u16::from(n.unsigned_abs()),
            // R-ABIL-18: roof and palisade rise over a shelter only.
            Effect::Level { track, n, .. } if *n > 0 => *track == Track::Weapon || self.sheltered(),
            Effect::LevelHalf { track } => self.s.level(*track) > 0,
            Effect::Det {
                who,
                n,
                mode: Mode::Demand,
            } if *n < 0 => self
                .targets(*who, ctx)
                .iter()
                .all(|w| self.at_hand(Owed::Det(*w)) >= u16::from(n.unsigned_abs())),
            Effect::FlipItems { n, .. } => *n == 0 || !self.loose_items().is_empty(),
            Effect::ExtraBuild => {
                let who = ctx.actor.unwrap_or_else(|| self.first());
                !self.extra_builds(who).is_empty()
            }
            Effect::If {
                cond, otherwise, ..
            } => self.holds(cond) || !otherwise.is_empty(),
            Effect::PeekEvent => !self.s.piles.events.is_empty(),
            Effect::PeekWaitingBeast => self.s.waiting_beast.is_some(),
            Effect::BuildItem { options } => options.iter().any(|k| self.unbuilt(k)),
            Effect::Wound { .. }
            | Effect::SpecialWound { .. }
            | Effect::ClearSpecialWound { .. }
            | Effect::Det { .. }
            | Effect::DiscardAllDet { .. }
            | Effect::DetSplit { .. }
            | Effect::Heal { .. }
            | Effect::HealSplit { .. }
            | Effect::Gain { .. }
            | Effect::GainGathered { .. }
            | Effect::Discard { .. }
            | Effect::DiscardAllResources
            | Effect::GainDiscovery { .. }
            | Effect::GainEquipment { .. }
            | Effect::Level { .. }
            | Effect::SetLevel { .. }
            | Effect::Morale { .. }
            | Effect::Token { .. }
            | Effect::WeatherToken { .. }
            | Effect::HungryDie
            | Effect::ExhaustNearest { .. }
            | Effect::Exhaust { .. }
            | Effect::ExhaustGathered
            | Effect::ExhaustAll { .. }
            | Effect::CoverTerrain { .. }
            | Effect::UncoverLinked
            | Effect::RemoveLinkedToken
            | Effect::FlipTileDown { .. }
            | Effect::FlipTileUp
            | Effect::Production { .. }
            | Effect::ProductionDelta { .. }
            | Effect::DiscardItem
            | Effect::MarkItems { .. }
            | Effect::DiscardInventions { .. }
            | Effect::DrawInvention
            | Effect::SearchInvention
            | Effect::ItemsToFuture
            | Effect::PawnLimit { .. }
            | Effect::ActionLimit { .. }
            | Effect::NoAbilities { .. }
            | Effect::NoMixedPawns
            | Effect::PassFirstPlayer
            | Effect::NightOutside
            | Effect::Combat { .. }
            | Effect::DrawMystery { .. }
            | Effect::StopDrawing
            | Effect::DiscardDrawnTreasures
            | Effect::MoveCamp
            | Effect::RegainLevels
            | Effect::ResolveThreats
            | Effect::RepeatEvent
            | Effect::BookEffect { .. }
            | Effect::PeekHunting { .. }
            | Effect::HuntingToBottom
            | Effect::TakeHunting
            | Effect::FightHunting { .. }
            | Effect::DiscardHunting { .. }
            | Effect::BeastToHunting
            | Effect::StrongestBeastToHunting { .. }
            | Effect::BeastWaits
            | Effect::ReturnWaitingBeast
            | Effect::ArrangeMarker
            | Effect::Choose { .. }
            | Effect::Later { .. }
            | Effect::RerollSuccess { .. }
            | Effect::EndRerollSuccess
            | Effect::DistributeWounds { .. }
            | Effect::CoverArrows { .. }
            | Effect::ArrangeTiles { .. }
            | Effect::ScoutTiles { .. }
            | Effect::PileWood { .. }
            | Effect::TempWeapon { .. }
            | Effect::Pawn { .. }
            | Effect::RerollDie { .. }
            | Effect::IgnoreCloud { .. }
            | Effect::SnowAsRain
            | Effect::PrerollWeather
            | Effect::DrawInventions { .. }
            | Effect::ScoutDiscovery { .. }
            | Effect::WoodDiscount
            | Effect::IgnoreTrap
            | Effect::RemoveAnyToken
            | Effect::PlaceShortcut => true,
        }
    }
}

impl Engine<'_> {
    /// Starts a draw of mystery cards.
    pub(super) fn draw_mystery_effect(&mut self, ctx: Ctx, who: Target, limits: MysteryLimits) {
        let actor = self.rules().targets(who, &ctx).first().copied();
        self.push(
            Op::Mystery(Drawing {
                limits,
                aside: vec![],
                won: vec![],
                resolved: 0,
                stopped: false,
            }),
            Ctx { actor, ..ctx },
        );
    }

    /// The treasures of the running draw are lost.
    pub(super) fn discard_drawn_treasures_effect(&mut self) {
        if let Some(drawing) = self.running_draw() {
            let lost = std::mem::take(&mut drawing.won);
            self.s.piles.mystery_discard.extend(lost);
        }
    }

    /// Every threat fires from left to right (R-CARD-45).
    pub(super) fn resolve_threats_effect(&mut self, ctx: &Ctx) {
        let threats: Vec<Threat> = self.s.threats.iter_mut().filter_map(Option::take).collect();
        let ops = threats.into_iter().map(Op::ThreatEffect).collect();
        self.push_ops(ops, ctx);
    }

    /// The event effect is applied once more (R-TERM-7).
    pub(super) fn repeat_event_effect(&mut self, ctx: &Ctx) {
        if let Some(CardRef::Event(key)) = &ctx.source
            && let Some(card) = self.cat.events.get(key)
        {
            let ops = card.event.iter().cloned().map(Op::Effect).collect();
            self.push_ops(ops, ctx);
        }
    }

    /// The group, or who resolves, picks an alternative that can be met (R-TERM-5).
    pub(super) fn choose_effect(&mut self, task: Task, options: Vec<Alternative>) {
        let ctx = task.ctx.clone();
        let mut opts: Vec<Opt> = options
            .iter()
            .map(|alternative| {
                let mut ops: Vec<Op> = alternative
                    .effects
                    .iter()
                    .cloned()
                    .map(Op::Effect)
                    .collect();
                if let Some(fate) = alternative.fate {
                    ops.push(Op::CardFate(fate));
                }
                let label = Label::Alternative {
                    id: alternative.id.clone(),
                    effects: alternative.effects.clone(),
                };
                let mut opt = option(alternative.id.as_str(), label, ops, &ctx);
                if !alternative
                    .effects
                    .iter()
                    .all(|e| self.rules().payable(e, &ctx))
                {
                    opt.blocked = Some(crate::reject::Rejection::NoEffect);
                }
                opt
            })
            .collect();
        // R-TERM-5: if nothing can be met, the demand rule applies to the group's pick.
        if opts.iter().all(|o| o.blocked.is_some()) {
            for opt in &mut opts {
                opt.blocked = None;
            }
        }
        let open: Vec<usize> = (0..opts.len())
            .filter(|&i| opts[i].blocked.is_none())
            .collect();
        if let [only] = open[..] {
            // What would make another alternative possible is asked for first.
            let owed = self.rules().lacking(&options, &ctx);
            if !owed.is_empty() && self.before(&task, &Stake::Demands(owed), Loss::Alternatives) {
                return;
            }
            let only = opts.swap_remove(only);
            self.push_tasks(only.then);
        } else {
            let group = self.rules().reads(Reading::GroupChooses);
            let actor = ctx.actor.filter(|_| ctx.action && !group);
            self.ask(task, Question::Alternative, actor, Pick::One, opts);
        }
    }

    /// Notes what comes later.
    pub(super) fn later_effect(
        &mut self,
        ctx: Ctx,
        at: Moment,
        effects: Vec<Effect>,
        outside: Outside,
    ) {
        let from = match at {
            Moment::NextRoundStart => self.s.round.saturating_add(1),
            Moment::Night | Moment::EveryNight => self.s.round,
        };
        self.s.delayed.push(Delayed {
            at,
            from,
            effects,
            ctx: Ctx {
                placement: None,
                ..ctx
            },
            outside,
        });
    }

    /// Clouds that do not count this round.
    pub(super) fn ignore_cloud_effect(&mut self, cloud: Weather, n: u8) {
        match cloud {
            Weather::Rain => {
                self.s.weather.ignore_rain = self.s.weather.ignore_rain.saturating_add(n);
            }
            Weather::Snow => {
                self.s.weather.ignore_snow = self.s.weather.ignore_snow.saturating_add(n);
            }
            Weather::Storm => {}
        }
    }

    /// Shows the beast beside the event deck.
    pub(super) fn peek_waiting_beast_effect(&mut self) {
        if let Some((_, beast)) = &self.s.waiting_beast {
            let beast = CardRef::Beast(beast.clone());
            self.tell(Event::Looked(beast));
        }
    }

    /// Shows the top card of the event deck.
    pub(super) fn peek_event_effect(&mut self) {
        let top = self.s.piles.events.last().map(|card| match card {
            crate::state::EventDeckCard::Event(key) => CardRef::Event(key.clone()),
            crate::state::EventDeckCard::Adventure { deck, card, .. } => {
                CardRef::Adventure(*deck, card.clone())
            }
            crate::state::EventDeckCard::Mystery { card, .. } => CardRef::Mystery(card.clone()),
        });
        if let Some(card) = top {
            self.tell(Event::Looked(card));
        }
    }
}
