//! The round: which step runs what, and the Event, Morale and Production Phases.

use castaway_kernel::{Fault, Pick};

use super::{Done, Engine, Opt, option};
use crate::{
    ask::{Label, Question},
    content::{Face, Icon},
    effect::{Fate, Moment, Outside, Passive, ProductionMode},
    event::Event,
    ids::{Deck, Phase, Place, Res, TokenKind, Who},
    rulings::Reading,
    state::{EventDeckCard, Stock, Threat},
    task::{CardRef, Ctx, Enemy, Op, Owed, Task},
};

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
            Op::MayPile => self.may_pile(task),
            Op::PileWood(n) => self.pile_from_stock(n),
            Op::PlanningStart => self.planning_start(),
            // The run loop stops here by itself.
            Op::Planning => {}
            Op::NextAction => self.next_action(task),
            Op::Resolve(id) => return self.resolve(id),
            Op::Roll { full, deck } => self.roll(&ctx, full, deck),
            Op::AfterRoll(roll) => self.after_roll(task, roll),
            Op::Reroll { roll, die, who, by } => self.reroll(&ctx, roll, die, who, &by),
            Op::RollTaken(roll) => self.roll_taken(&ctx, roll),
            Op::Succeed(id) => return self.succeed(&ctx, id),
            Op::FailAction(id) => self.fail_action(&ctx, id),
            Op::DrawAdventure(deck) => return self.draw_adventure(&ctx, deck),
            Op::ArrangeChoice(leader) => self.arrange_choice(task, leader),
            Op::ArrangeBonus => self.arrange_bonus(task),
            Op::ActionDone(id) => self.action_done(id),
            Op::EndActions => self.end_actions(),
            Op::Available(card, finder) => self.available(&card, finder),
            Op::WeatherPhase => return self.weather_phase(),
            Op::WeatherWindow(dice) => self.weather_window(task, dice),
            Op::Clouds(dice) => self.clouds(&dice),
            Op::Hungry(face) => self.hungry(face),
            Op::HungryBeast => self.hungry_beast(task),
            Op::HungryHurt => self.hungry_hurt(&task),
            Op::HungryShielded(who) => self.hungry_wounds(Some(who)),
            Op::Storm => self.storm(),
            Op::WeatherEnd => self.weather_end(),
            Op::NightPhase => self.night_phase(),
            Op::NightWindow => self.night_window(task),
            Op::Feed { extra } => self.feed(task, extra),
            Op::Without { who, extra } => self.without(who, extra),
            Op::FeedRest { extra } => self.feed_rest(extra),
            Op::MayMoveCamp => self.may_move_camp(task),
            Op::MoveCampTo(space) => self.move_camp(space, &ctx),
            Op::NightEnd => self.night_end(),
            Op::RoundEnd => self.round_end(),
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
            Op::ExhaustSource(space, source) => self.exhaust(space, source, &ctx),
            Op::CoverTerrainOn(space) => self.cover_terrain(space, &ctx),
            Op::FaceDown(space) => self.face_down(space, &ctx),
            Op::ExhaustAllOn(space) => {
                for (source, _) in self.open_sources(space) {
                    self.exhaust(space, source, &ctx);
                }
            }
            Op::FlipItem(key) => self.flip_item(&key),
            Op::LoseItem(key) => self.lose_item(&key),
            Op::MarkItem(key) => self.link(ctx.serial, crate::state::Link::Item(key)),
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
                }
            }
            Op::NightWounds(left) => self.night_wounds(task, left),
            Op::CoverArrow(who, wound) => {
                if let Some(person) = self.s.person_mut(who) {
                    person.covered_arrows.insert(wound);
                }
            }
            Op::TileOnTop(number) => {
                self.s.piles.tiles.push(number);
                self.s.piles.tiles_face_up = self.s.piles.tiles_face_up.saturating_add(1);
            }
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
            Op::KeepDiscovery(key) => self.receive_token(key, &ctx),
            Op::RemoveToken(token, place) => self.remove_token(token, place),
            Op::ShortcutOn(space) => self.s.shortcut = Some(space),
            Op::Use(who, what) => return self.use_thing(who, &what, &ctx),
            Op::ExtraBuild(project, price) => return self.extra_build(&ctx, project, price),
            Op::TopToBottom => {
                if let Some(top) = self.s.piles.hunting.pop() {
                    self.s.piles.hunting.insert(0, top);
                }
            }
            Op::CardFate(fate) => self.card_fate(&ctx, fate),
        }
        Ok(())
    }

    fn round_start(&mut self) {
        self.s.flags = crate::state::RoundFlags::default();
        let round = self.s.round;
        for person in self.s.people.iter_mut().chain(self.s.friday.as_mut()) {
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
        // R-OUTSIDE-7: what an outside sleeper brings home.
        let mut home = Vec::new();
        for person in self.s.people.iter_mut().chain(self.s.friday.as_mut()) {
            home.push(std::mem::take(&mut person.sheet));
        }
        self.push_ops(
            vec![
                Op::MayPile,
                Op::EventPhase,
                Op::MoralePhase,
                Op::ProductionPhase,
                Op::MayPile,
                Op::PlanningStart,
            ],
            &Ctx::default(),
        );
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
                    Ctx::default(),
                );
            }
            self.s
                .equipment
                .extend(future.equipment.into_iter().map(|e| (e, 2)));
        }
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

    /// The First Player as a person.
    pub(crate) fn first(&self) -> Who {
        Who::Seat(self.s.first)
    }

    fn event_phase(&mut self) {
        // R-EVENT-1
        if self.s.round == 1 {
            return;
        }
        self.tell(Event::Phase(Phase::Event));
        self.push(Op::DrawEvent, Ctx::default());
        // R-CARD-18: the beast beside the deck is fought first.
        if let Some((serial, beast)) = self.s.waiting_beast.take()
            && let Some(enemy) = self.beast(&beast)
        {
            let ctx = Ctx {
                actor: Some(self.first()),
                source: Some(CardRef::Beast(beast)),
                serial,
                action: true,
                ..Ctx::default()
            };
            self.push(Op::Fight(self.first(), enemy), ctx);
        }
    }

    /// The values of a beast card as an enemy.
    pub(crate) fn beast(&self, key: &castaway_kernel::Key) -> Option<Enemy> {
        let card = self.cat.beasts.get(key)?;
        Some(Enemy {
            beast: Some(card.id.clone()),
            strength: card.strength,
            weapon_loss: card.weapon_loss,
            food: card.food,
            fur: card.fur,
            palisade_loss: card.palisade_loss,
            extra: card.extra.clone(),
        })
    }

    fn draw_event(&mut self) -> Done {
        let Some(card) = self.s.piles.events.pop() else {
            return Ok(());
        };
        match card {
            EventDeckCard::Event(key) => {
                let card = self
                    .cat
                    .events
                    .get(&key)
                    .ok_or_else(|| Fault(format!("no event {key}")))?;
                let (icon, effects) = (card.icon, card.event.clone());
                let serial = self.s.serial();
                let source = CardRef::Event(key.clone());
                self.tell(Event::Drawn(source.clone()));
                let ctx = Ctx {
                    source: Some(source),
                    serial,
                    ..Ctx::default()
                };
                // R-EVENT-6, R-EVENT-7: icon, effect, then the card moves.
                let mut ops: Vec<Op> = effects.into_iter().map(Op::Effect).collect();
                ops.push(Op::PlaceThreat(Threat {
                    serial,
                    card: key,
                    wreckage: false,
                }));
                self.push_ops(ops, &ctx);
                match icon {
                    Some(Icon::Book) => self.book_effect(),
                    Some(icon) => {
                        if let Some(deck) = icon.deck() {
                            self.place_token(
                                TokenKind::Adventure,
                                Place::Deck(deck),
                                false,
                                &Ctx::default(),
                            );
                        }
                    }
                    None => {}
                }
            }
            EventDeckCard::Adventure { deck, card, serial } => {
                let effects = self
                    .cat
                    .adventures
                    .get(&(deck, card.clone()))
                    .map(|c| c.event.clone())
                    .ok_or_else(|| Fault(format!("no adventure {card}")))?;
                let ctx = Ctx {
                    source: Some(CardRef::Adventure(deck, card)),
                    serial,
                    ..Ctx::default()
                };
                self.came_back(ctx, effects, Fate::Discard);
            }
            EventDeckCard::Mystery { card, serial } => {
                let (effects, fate) = self
                    .cat
                    .mysteries
                    .get(&card)
                    .map(|c| (c.event.clone(), c.event_fate))
                    .ok_or_else(|| Fault(format!("no mystery {card}")))?;
                let ctx = Ctx {
                    source: Some(CardRef::Mystery(card)),
                    serial,
                    ..Ctx::default()
                };
                self.came_back(ctx, effects, fate);
            }
        }
        Ok(())
    }

    /// R-EVENT-3: the lower half acts and another card is drawn; only then does the card go its way.
    fn came_back(&mut self, ctx: Ctx, effects: Vec<crate::effect::Effect>, fate: Fate) {
        if let Some(source) = &ctx.source {
            self.tell(Event::CameBack(source.clone()));
        }
        self.push(Op::CardFate(fate), ctx.clone());
        self.push(Op::DrawEvent, Ctx::default());
        self.push_ops(effects.into_iter().map(Op::Effect).collect(), &ctx);
    }

    /// R-EVENT-5: the scenario's book effect.
    pub(crate) fn book_effect(&mut self) {
        if let Some(scenario) = self.cat.scenarios.get(&self.s.setup.scenario) {
            let ctx = Ctx {
                source: Some(CardRef::Scenario(scenario.id.clone())),
                ..Ctx::default()
            };
            let ops = scenario.book.iter().cloned().map(Op::Effect).collect();
            self.push_ops(ops, &ctx);
        }
    }

    /// R-EVENT-7 to R-EVENT-9.
    fn place_threat(&mut self, threat: Threat) {
        if let Some(right) = self.s.threats[1].take()
            && let Some(left) = self.s.threats[0].replace(right)
        {
            self.push(Op::ThreatEffect(left), Ctx::default());
        }
        self.s.threats[1] = Some(threat);
    }

    fn threat_effect(&mut self, threat: &Threat) -> Done {
        let (source, effects) = if threat.wreckage {
            (CardRef::Wreckage(threat.card.clone()), Vec::new())
        } else {
            let card = self
                .cat
                .events
                .get(&threat.card)
                .ok_or_else(|| Fault(format!("no event {}", threat.card)))?;
            (CardRef::Event(threat.card.clone()), card.threat.clone())
        };
        if effects.is_empty() {
            self.tell(Event::ThreatGone(source));
            return Ok(());
        }
        self.tell(Event::ThreatFired(source.clone()));
        let ctx = Ctx {
            source: Some(source),
            serial: threat.serial,
            ..Ctx::default()
        };
        self.push_ops(effects.into_iter().map(Op::Effect).collect(), &ctx);
        Ok(())
    }

    fn morale_phase(&mut self) {
        self.s.phase = Phase::Morale;
        self.tell(Event::Phase(Phase::Morale));
        // R-SOLO-3
        if self.s.people.len() == 1 {
            self.move_morale(1);
        }
        let items: u16 = self
            .passives()
            .into_iter()
            .filter_map(|(_, p)| match p {
                Passive::MoralePhaseDet(n) => Some(u16::from(n)),
                _ => None,
            })
            .sum();
        self.gain_det(self.first(), items);
        self.push(
            Op::MoraleEffect,
            Ctx {
                actor: Some(self.first()),
                ..Ctx::default()
            },
        );
    }

    fn morale_effect(&mut self, task: Task) {
        let first = self.first();
        match self.s.morale {
            0 => {}
            3 => {
                let hurt = self.s.person(first).is_some_and(|p| p.wounds > 0);
                let mut options = vec![option(
                    "det",
                    Label::Det(2),
                    vec![Op::DetOne(first, 2)],
                    &task.ctx,
                )];
                if hurt {
                    options.push(option(
                        "heal",
                        Label::Heal(1),
                        vec![Op::HealOne(first, 1)],
                        &task.ctx,
                    ));
                }
                self.choose(task, Question::MoraleBonus, Some(first), options);
            }
            n if n > 0 => self.gain_det(first, n.unsigned_abs().into()),
            n => self.push(
                Op::Pay {
                    owed: Owed::Det(first),
                    n: n.unsigned_abs(),
                    wounds: true,
                },
                task.ctx,
            ),
        }
    }

    fn production_phase(&mut self) {
        self.s.phase = Phase::Production;
        self.tell(Event::Phase(Phase::Production));
        self.camp_danger_in_production();
        let modes = self.s.flags.production.clone();
        if modes.contains(&ProductionMode::None) {
            return;
        }
        let camp = self.s.camp;
        let mut stock = Stock::default();
        let mut counted: Vec<Res> = Vec::new();
        for (source, res) in self.gatherable(camp) {
            // A tile's token counts once, however many sources it has.
            let n = if counted.contains(&res) {
                1
            } else {
                self.yield_of(camp, source, res)
            };
            counted.push(res);
            *stock.of(res) += n;
        }
        let no_food = modes.contains(&ProductionMode::NoFood);
        let pit = self
            .passives()
            .iter()
            .any(|(_, p)| matches!(p, Passive::Pit));
        if pit
            && !no_food
            && let Some(dice) = self.cat.dice.get(&Deck::Build)
        {
            let caught = dice.wound.get(self.s.chance.die(dice.wound.len())) == Some(&Face::Wound);
            self.tell(Event::Pit { caught });
            if caught {
                stock.food += 2;
            }
        }
        self.push(Op::Produce(stock), Ctx::default());
    }

    fn produce(&mut self, task: Task, mut stock: Stock) {
        if let Some(space) = self.s.shortcut
            && self.s.flags.shortcut_used.is_none()
            && self
                .passives()
                .iter()
                .any(|(_, p)| matches!(p, Passive::Shortcut))
        {
            let options: Vec<Opt> = self
                .gatherable(space)
                .into_iter()
                .map(|(source, res)| {
                    let mut more = stock;
                    *more.of(res) += self.yield_of(space, source, res);
                    option(
                        format!("{source}"),
                        Label::Source(space, source, res),
                        vec![Op::ShortcutUsed(source), Op::Produce(more)],
                        &task.ctx,
                    )
                })
                .collect();
            if !options.is_empty() {
                self.choose(task, Question::Shortcut, None, options);
                return;
            }
        }
        let flags = &self.s.flags;
        for mode in &flags.production {
            match mode {
                ProductionMode::None => stock = Stock::default(),
                ProductionMode::NoFood => stock.food = 0,
                ProductionMode::NoWood => stock.wood = 0,
                ProductionMode::HalfTotal => {}
            }
        }
        for &(res, n) in &flags.production_delta {
            let slot = stock.of(res);
            // More of a kind comes even where its production is blocked (natural_dam_breaks).
            *slot = slot.saturating_add_signed(n.into());
        }
        if !flags.production.contains(&ProductionMode::HalfTotal) {
            self.add_stock(stock);
            return;
        }
        let take = (stock.wood + stock.food) / 2;
        let options: Vec<Opt> = (0..=take.min(stock.wood))
            .filter(|wood| take - wood <= stock.food)
            .map(|wood| {
                let part = Stock {
                    wood,
                    food: take - wood,
                    ..Stock::default()
                };
                option(
                    format!("w{wood}"),
                    Label::Stock(part),
                    vec![Op::TakeProduction(part)],
                    &task.ctx,
                )
            })
            .collect();
        if take > 0 {
            let take = u8::try_from(take).unwrap_or(u8::MAX);
            self.choose(task, Question::HalfProduction { take }, None, options);
        }
    }

    /// The open stage of the pile and how much wood it still takes (R-S1-2).
    pub(crate) fn open_stage(&self) -> Option<(usize, u8)> {
        let scenario = self.cat.scenarios.get(&self.s.setup.scenario)?;
        let pile = scenario.woodpile.as_ref()?;
        let (stage, left) = pile
            .stages
            .iter()
            .zip(&self.s.pile)
            .enumerate()
            .find(|(_, (of, wood))| wood < of)
            .map(|(stage, (of, wood))| (stage, of - wood))?;
        match self.s.flags.pile_stage {
            Some(this_round) if usize::from(this_round) != stage => None,
            _ => Some((stage, left)),
        }
    }

    /// The stage that takes wood brought by cards (R-S1-6, R-S1-9; ruling pile-gift-after-stage).
    pub(crate) fn gift_stage(&self) -> Option<(usize, u8)> {
        if !self.reads(Reading::PileGoesOn) {
            return self.open_stage();
        }
        let scenario = self.cat.scenarios.get(&self.s.setup.scenario)?;
        let stages = &scenario.woodpile.as_ref()?.stages;
        let stage = stages
            .iter()
            .zip(&self.s.pile)
            .position(|(of, wood)| wood < of)?;
        Some((stage, stages[stage] - self.s.pile[stage]))
    }

    /// Lays wood on the pile; what the open stage does not take is lost (R-S1-6, R-S1-9).
    pub(crate) fn pile_wood(&mut self, n: u8) {
        let Some((stage, left)) = self.gift_stage() else {
            return;
        };
        let laid = left.min(n);
        let of = self.s.pile[stage] + left;
        self.s.pile[stage] += laid;
        self.s.flags.pile_stage = u8::try_from(stage).ok();
        let wood = self.s.pile[stage];
        self.tell(Event::Pile {
            stage: u8::try_from(stage + 1).unwrap_or(u8::MAX),
            wood,
            of,
        });
    }

    fn pile_from_stock(&mut self, n: u8) {
        let Some((_, left)) = self.open_stage() else {
            return;
        };
        let taken = self.take(Res::Wood, left.min(n).into());
        self.pile_wood(u8::try_from(taken).unwrap_or(0));
    }

    fn may_pile(&mut self, task: Task) {
        let Some((_, left)) = self.open_stage() else {
            return;
        };
        let most = u16::from(left).min(self.s.stock.wood);
        if most == 0 {
            return;
        }
        let mut options = vec![option("0", Label::No, vec![], &task.ctx)];
        for n in 1..=u8::try_from(most).unwrap_or(u8::MAX) {
            options.push(option(
                format!("{n}"),
                Label::Number(n),
                vec![Op::PileWood(n)],
                &task.ctx,
            ));
        }
        self.ask(task, Question::PileWood, None, Pick::One, options);
    }
}
