//! The round: which step runs what, how a round begins, and what was put off until then.

use super::{Done, Engine, Rules};
use crate::{
    effect::{Built, Effect, ItemsTo, Moment, Outside},
    event::Event,
    ids::{Phase, Who},
    source_at::SourceAt,
    task::{CardRef, Ctx, Op, Task},
};

impl Rules<'_> {
    /// The First Player as a person, who is one of the seats and never Friday (R-FRIDAY-1).
    pub(crate) fn first(&self) -> Who {
        Who::Seat(self.s.first)
    }
}

impl Engine<'_> {
    /// Carries out one step.
    pub(crate) fn step(&mut self, task: Task) -> Done {
        let ctx = task.ctx.clone();
        match task.op.clone() {
            Op::Effect(effect) => return self.effect(task, effect),
            Op::RoundStart => self.round_start(),
            Op::EventPhase => self.event_phase(),
            Op::DrawEvent => return self.draw_event(),
            Op::PlaceThreat(threat) => self.place_threat(threat),
            Op::ThreatEffect(threat) => return self.threat_effect(&threat),
            Op::MoralePhase => self.morale_phase(),
            Op::MoraleEffect => self.morale_effect(task),
            Op::ProductionPhase => self.production_phase(),
            Op::Produce(stock) => self.produce(task, stock),
            Op::ShortcutUsed(source) => {
                self.s.flags.shortcut_used = self.s.shortcut.map(|space| (space, source));
            }
            Op::TakeProduction(stock) => self.add_stock(stock),
            Op::PileBeforeEvent | Op::PileBeforePlanning | Op::PileAfterPlanning => {
                if self.rules().asks_pile(&task.op) {
                    self.may_pile(task);
                }
            }
            Op::MayPile => self.may_pile(task),
            Op::PileWood(n) => self.pile_from_stock(n),
            Op::PlanningStart => self.planning_start(),
            // The run loop stops here by itself.
            Op::Planning => {}
            Op::NextAction => self.next_action(task),
            Op::Resolve(id) => return self.resolve(&task, id),
            Op::Roll { full, deck } => self.roll(&ctx, full, deck),
            Op::AfterRoll(roll) => self.after_roll(task, roll),
            Op::Reroll { roll, die, who, by } => self.reroll(&ctx, roll, die, who, &by),
            Op::RollTaken(roll) => self.roll_taken(&ctx, roll),
            Op::Succeed(id) => return self.succeed(task, id),
            Op::SucceedNow(id) => return self.succeed_now(&ctx, id),
            Op::SaveWood(id) => return self.save_wood(id),
            Op::FailAction(id) => self.fail_action(&ctx, id),
            Op::DrawAdventure(deck) => return self.draw_adventure(&ctx, deck),
            Op::ArrangeChoice(leader) => self.arrange_choice(task, leader),
            Op::ArrangeBonus => self.arrange_bonus(task),
            Op::ActionDone(id) => self.action_done(id),
            Op::EndActions => self.end_actions(),
            Op::Available(card, finder) => self.available(&card, finder, &ctx),
            Op::WeatherPhase => return self.weather_phase(),
            Op::WeatherWindow(dice) => self.weather_window(task, &dice),
            Op::Clouds(dice) => self.clouds(&dice),
            Op::Hungry(face) => self.hungry(&task, face),
            Op::HungryBeast => self.hungry_beast(task),
            Op::HungryHurt => self.hungry_hurt(&task),
            Op::HungryShielded(who) => self.hungry_wounds(Some(who)),
            Op::Storm => self.storm(),
            Op::WeatherEnd => self.weather_end(),
            Op::NightPhase => self.night_phase(),
            Op::NightWindow => self.night_window(&task),
            Op::Feed { extra } => self.feed(task, extra),
            Op::Without { who, extra } => self.without(who, extra),
            Op::FeedMouths => self.feed_mouths(&task),
            Op::FeedRest { extra } => self.feed_rest(extra),
            Op::FeedOutside { who, extra } => self.feed_outside(&task, who, extra),
            Op::MayMoveCamp => self.may_move_camp(task),
            Op::MoveCampTo(space) => self.move_camp(space, &ctx),
            Op::NightEnd => self.night_end(),
            Op::Rot => self.rot(&task),
            Op::RoundEnd => self.round_end(&task),
            Op::Fight(who, enemy) => self.fight(task, who, enemy),
            Op::Compare(who, enemy) => self.compare(&ctx, who, &enemy),
            Op::Hurt(who, n) => self.hurt(task, who, n),
            Op::HurtNow(who, n) => self.wound(who, n),
            Op::Pay { owed, n, wounds } => self.pay(task, owed, n, wounds),
            Op::PayNow { owed, n, wounds } => self.pay_now(owed, n, wounds, &ctx),
            Op::Mystery(drawing) => self.mystery(task, drawing),
            Op::MysteryDraw(drawing) => return self.mystery_draw(&ctx, drawing),
            Op::MysteryCard(key) => return self.mystery_card(task, &key),
            Op::TrapIgnored(serial, key) => self.trap_ignored(&ctx, serial, key),
            Op::MysteryGone(key) => self.s.piles.mystery_discard.push(key),
            Op::ExhaustSource(space, source) => self.exhaust(space, source, &ctx),
            Op::CoverTerrainOn(space) => self.cover_terrain(space, &ctx),
            Op::UncoverTerrain(space) => self.uncover_terrain(space),
            Op::UncoverSource(space, at) => self.uncover_source(space, at),
            Op::UncoverSpace(space) => self.uncover_space(space),
            Op::FaceDown(space) => self.face_down(space, &ctx),
            Op::ExhaustAllOn(space) => {
                for (source, _) in self.rules().open_sources(space) {
                    self.exhaust(space, SourceAt::Printed(source), &ctx);
                }
            }
            Op::FlipItem(key) => {
                if !self.item_stop(&task, &key) {
                    self.flip_item(&key);
                }
            }
            Op::LoseItem(key) => {
                if !self.item_stop(&task, &key) {
                    self.lose_item(&key);
                }
            }
            Op::MarkItem(key) => {
                self.link(ctx.serial, crate::state::Link::Item(key));
                self.tell(Event::Ordered(Box::new(Effect::MoveItems {
                    which: Built::Some(1),
                    to: ItemsTo::Marker,
                })));
            }
            Op::DropInvention(key) => self.drop_invention(key),
            Op::TakeInvention(key) => self.take_invention(key),
            Op::KeepInvention(drawn) => self.keep_invention(task, &drawn),
            Op::IdeaDiscard(keys) => self.s.piles.idea_discard.extend(keys),
            Op::BuildFree(key) => self.build_free(&key, &ctx),
            Op::SleepOutside(who, space) => {
                if let Some(person) = self.s.person_mut(who) {
                    person.outside = Some(space);
                    self.tell(Event::Outside(who, space));
                }
            }
            Op::HealOne(who, n) => self.heal(who, n),
            Op::HealPoints(left) => self.heal_points(task, left),
            Op::DetOne(who, n) => self.gain_det(who, n.into()),
            Op::DetPoints(left) => self.det_points(task, left),
            Op::NightWound(who) => {
                if let Some(person) = self.s.person_mut(who) {
                    person.night_wounds = person.night_wounds.saturating_add(1);
                    self.tell(Event::NightWounds(who, 1));
                }
            }
            Op::NightWounds(left) => self.night_wounds(task, left),
            Op::CoverArrow(who, wound) => {
                if let Some(person) = self.s.person_mut(who) {
                    person.covered_arrows.insert(wound);
                    self.tell(Event::Ordered(Box::new(Effect::CoverArrows { n: 1 })));
                }
            }
            Op::TileOnTop(number) => {
                self.s.piles.tiles.push(number);
                self.s.piles.tiles_face_up = self.s.piles.tiles_face_up.saturating_add(1);
            }
            Op::ShelterLost => self.shelter_lost(),
            Op::PlaceTile(space) => return self.explore(space, &ctx),
            Op::TilesToPlace(tiles, space) => self.tiles_to_place(task, &tiles, space),
            Op::OrderTiles(tiles) => self.order_tiles(task, tiles),
            Op::ScoutedTiles(tiles) => self.scouted_tiles(task, &tiles),
            Op::ChooseDiscovery(tokens) => self.choose_discovery(task, &tokens),
            Op::PeekedBeast(beast) => self.peeked_beast(task, beast),
            Op::ShuffleTilesIn(tiles) => {
                self.s.piles.tiles.extend(tiles);
                self.s.piles.tiles_face_up = 0;
                self.s.chance.shuffle(&mut self.s.piles.tiles);
            }
            Op::TilesUnder(tiles) => {
                self.s.piles.tiles.splice(0..0, tiles);
            }
            Op::KeepDiscovery(key) => {
                self.tell(Event::Kept(CardRef::Discovery(key.clone())));
                self.receive_token(key, &ctx);
            }
            Op::RemoveToken(token, place) => self.remove_token(token, place),
            Op::ShortcutOn(space) => self.s.shortcut = Some(space),
            Op::Use(who, what) => return self.use_thing(who, &what, &ctx),
            Op::ExtraBuild(project, price) => return self.extra_build(&ctx, project, price),
            Op::BeastOnTop { n, beast } => self.beast_on_top(n, &beast),
            Op::TopToBottom => {
                if let Some(top) = self.s.piles.hunting.pop() {
                    self.s.piles.hunting.insert(0, top);
                    self.tell(Event::HuntingUnder);
                }
            }
            Op::MarkerOn(marker, space) => self.marker_on(marker, space),
            Op::MarkerOff(marker, space) => self.marker_off(marker, space),
            Op::SpecialDone(action) => _ = self.s.succeeded.insert(action),
            Op::WorkReady(key, space) => self.work_ready(&key, space),
            Op::CardFate(fate) => self.card_fate(&ctx, fate),
            Op::DangerWounds => self.danger_wounds(&task),
            Op::Passed(op) => {
                self.passed = true;
                let done = self.step(Task { op: *op, ctx });
                self.passed = false;
                return done;
            }
        }
        Ok(())
    }

    /// A round begins; what was used in the last one may be used again (R-CHARS-4, R-NIGHT-7).
    fn round_start(&mut self) {
        self.s.flags = crate::state::RoundFlags::default();
        let round = self.s.round;
        let guests = self.s.guests.iter_mut().map(|guest| &mut guest.person);
        let people = self.s.people.iter_mut().chain(self.s.friday.as_mut());
        for person in people.chain(guests) {
            person.used.clear();
            person.allowed = None;
            person.no_abilities = false;
            person.pawn_limit = person.pawn_limit_next.take();
            person.outside = None;
            if person
                .reroll
                .as_ref()
                .is_some_and(|r| r.to.is_some_and(|to| to < round))
            {
                person.reroll = None;
            }
        }
        for kept in &mut self.s.kept {
            kept.holder = None;
        }
        self.tell(Event::Round(round));
        self.count_mouths();
        // R-OUTSIDE-7: what an outside sleeper brings home.
        let mut home = Vec::new();
        for person in self.s.people.iter_mut().chain(self.s.friday.as_mut()) {
            home.push(std::mem::take(&mut person.sheet));
        }
        self.push_ops(
            vec![
                Op::PileBeforeEvent,
                Op::EventPhase,
                Op::MoralePhase,
                Op::ProductionPhase,
                Op::PileBeforePlanning,
                Op::PlanningStart,
            ],
            &Ctx::default(),
        );
        self.push_scheduled();
        self.push_delayed(Moment::NextRoundStart);
        self.s.phase = Phase::Event;
        for future in home {
            self.s.stock.add(future.stock);
            for token in future.tokens {
                self.take_token(token);
            }
            for (treasure, finder) in future.treasures {
                self.push(
                    Op::Available(CardRef::Mystery(treasure), Some(finder)),
                    // It was found in the round before, so it works by now.
                    Ctx {
                        direct: true,
                        ..Ctx::default()
                    },
                );
            }
            let whole = future.equipment.into_iter().map(|e| (e, 2));
            let begun = future.begun.into_iter().map(|e| (e, 1));
            self.s.equipment.extend(whole.chain(begun));
        }
    }

    /// Pushes what the sheet has for this round.
    fn push_scheduled(&mut self) {
        let sheet = self.rules().scenario();
        let due = sheet.into_iter().flat_map(|sheet| &sheet.schedule);
        let due = due.filter(|due| due.round == self.s.round);
        let ops = due.flat_map(|due| due.effects.iter().cloned().map(Op::Effect));
        let ctx = Ctx {
            source: Some(CardRef::Scenario(self.s.setup.scenario.clone())),
            ..Ctx::default()
        };
        self.push_ops(ops.collect(), &ctx);
    }

    /// Pushes delayed effects whose moment has come.
    pub(crate) fn push_delayed(&mut self, at: Moment) {
        let round = self.s.round;
        let (due, rest): (Vec<_>, Vec<_>) = std::mem::take(&mut self.s.delayed)
            .into_iter()
            .partition(|d| d.at == at && d.from <= round);
        self.s.delayed = rest;
        for mut delayed in due {
            let away = delayed
                .ctx
                .actor
                .and_then(|who| self.s.person(who))
                .is_some_and(|p| p.outside.is_some());
            match delayed.outside {
                // R-CARD-1: it comes one round later, wherever the finder sleeps then.
                Outside::Waits if away => {
                    delayed.from = round.saturating_add(1);
                    delayed.outside = Outside::Same;
                    self.s.delayed.push(delayed);
                    continue;
                }
                Outside::Alone if away => delayed.ctx.alone = true,
                Outside::Same | Outside::Waits | Outside::Alone => {}
            }
            let ops = delayed.effects.iter().cloned().map(Op::Effect).collect();
            self.push_ops(ops, &delayed.ctx);
            if at == Moment::EveryNight {
                self.s.delayed.push(delayed);
            }
        }
    }
}
