//! Carrying out the effect language, one arm per effect.

use std::collections::BTreeMap;

use castaway_kernel::{Key, Pick};

use super::{Done, Engine, Opt, option};
use crate::{
    ask::{Label, Question},
    effect::{At, Cond, Effect, Mode, Moment, Per, SourceMatch, Target, Until},
    event::Event,
    ids::{Place, Res, Space, TokenKind, Track, Weather, Who},
    plan::{Goal, Project},
    state::{Delayed, Link, SuccessReroll, Threat},
    task::{CardRef, Ctx, Drawing, Enemy, Op, Owed, Task},
};

impl Engine<'_> {
    /// Who an effect hits; nobody bearing a special wound is nobody hit.
    pub(crate) fn targets(&self, target: Target, ctx: &Ctx) -> Vec<Who> {
        match target {
            Target::Resolver => vec![ctx.actor.unwrap_or_else(|| self.first())],
            Target::FirstPlayer => vec![self.first()],
            Target::EachPlayer => self.s.seats().collect(),
            Target::EachPerson | Target::AnyOne => self.s.everyone(),
            Target::Bearer => {
                let special = match &ctx.source {
                    Some(CardRef::Adventure(deck, key)) => self
                        .cat
                        .adventures
                        .get(&(*deck, key.clone()))
                        .and_then(|c| find_special(&c.effects)),
                    _ => None,
                };
                self.s
                    .seats()
                    .filter(|&who| {
                        special.is_some_and(|s| {
                            self.s.person(who).is_some_and(|p| p.specials.contains(&s))
                        })
                    })
                    .collect()
            }
        }
    }

    /// Whether a condition holds.
    pub(crate) fn holds(&self, cond: &Cond) -> bool {
        match cond {
            Cond::Shelter => self.sheltered(),
            Cond::BuiltShelter => self.s.shelter,
            Cond::Item(key) => self.s.built(key.as_str()),
            Cond::NoItem(key) => !self.s.built(key.as_str()),
            Cond::WeaponAtLeast(n) => self.weapon_now() >= u16::from(*n),
            Cond::WeaponBelow(n) => self.weapon_now() < u16::from(*n),
        }
    }

    /// Carries out one effect.
    pub(crate) fn effect(&mut self, task: Task, effect: Effect) -> Done {
        let ctx = task.ctx.clone();
        match effect {
            Effect::Wound { who, n } => {
                let ops = self
                    .targets(who, &ctx)
                    .into_iter()
                    .map(|w| Op::Hurt(w, n))
                    .collect();
                self.push_ops(ops, &ctx);
            }
            Effect::SpecialWound { part, deck } => {
                let who = ctx.actor.unwrap_or_else(|| self.first());
                if let Some(person) = self.s.person_mut(who) {
                    person.specials.push((part, deck));
                    self.tell(Event::SpecialWound { who, part });
                }
            }
            Effect::ClearSpecialWound { part, deck } => {
                for who in self.s.everyone() {
                    if let Some(person) = self.s.person_mut(who)
                        && person.specials.contains(&(part, deck))
                    {
                        person.specials.retain(|s| *s != (part, deck));
                        self.tell(Event::SpecialWoundGone { who, part });
                    }
                }
            }
            Effect::Det { who, n, mode } => {
                let hit = self.targets(who, &ctx);
                if n >= 0 {
                    for who in hit {
                        self.gain_det(who, n.unsigned_abs().into());
                    }
                } else {
                    let ops = hit
                        .into_iter()
                        .map(|who| Op::Pay {
                            owed: Owed::Det(who),
                            n: n.unsigned_abs(),
                            wounds: mode == Mode::Demand,
                        })
                        .collect();
                    self.push_ops(ops, &ctx);
                }
            }
            Effect::DiscardAllDet { who } => {
                for who in self.targets(who, &ctx) {
                    self.pay_det(who, u16::MAX);
                }
            }
            Effect::DetSplit { n } => self.push(Op::DetPoints(n), ctx),
            Effect::Heal { who, n } => {
                for who in self.targets(who, &ctx) {
                    self.heal(who, n);
                }
            }
            Effect::HealSplit { n } => self.push(Op::HealPoints(n), ctx),
            Effect::Gain { res, n, per } => {
                let times = match per {
                    Per::Once => 1,
                    Per::Player => self.s.people.len(),
                };
                let n = u16::from(n) * u16::try_from(times).unwrap_or(4);
                self.gain(res, n, &ctx);
            }
            Effect::GainGathered { n } => {
                if let (Some(space), Some(source)) = (ctx.space, ctx.gathered)
                    && let Some(res) = self.source_res(space, source)
                {
                    self.gain(res, n.into(), &ctx);
                }
            }
            Effect::Discard { res, n, mode } => self.push(
                Op::Pay {
                    owed: Owed::Res(res),
                    n,
                    wounds: mode == Mode::Demand,
                },
                ctx,
            ),
            Effect::DiscardAllResources => {
                for &res in Res::ALL {
                    let n = std::mem::take(self.s.stock.of(res));
                    if n > 0 {
                        self.tell(Event::Lost { res, n });
                    }
                }
            }
            Effect::GainDiscovery { n } => {
                for _ in 0..n {
                    self.find_token(&ctx);
                }
            }
            Effect::GainEquipment { n } => {
                for _ in 0..n {
                    let Some(key) = self.s.piles.equipment.pop() else {
                        break;
                    };
                    self.tell(Event::EquipmentFound(key.clone()));
                    if ctx.placement.is_some() {
                        self.s.gains.equipment.push(key);
                    } else if self.waits(&ctx) {
                        self.s.future.equipment.push(key);
                    } else {
                        self.s.equipment.push((key, 2));
                    }
                }
            }
            Effect::Level { track, n, mode } => {
                if n >= 0 {
                    self.raise(track, n.unsigned_abs().into());
                } else {
                    self.push(
                        Op::Pay {
                            owed: Owed::Track(track),
                            n: n.unsigned_abs(),
                            wounds: mode == Mode::Demand,
                        },
                        ctx,
                    );
                }
            }
            Effect::LevelHalf { track } => {
                // R-CARD-20: half of the level, the loss rounded down; nothing there is an unmet demand.
                let level = self.s.level(track);
                let n = if level == 0 { 1 } else { level / 2 };
                self.push(
                    Op::Pay {
                        owed: Owed::Track(track),
                        n: u8::try_from(n).unwrap_or(u8::MAX),
                        wounds: level == 0,
                    },
                    ctx,
                );
            }
            Effect::SetLevel { track, n } => {
                let level = self.s.level(track);
                if level > u16::from(n) {
                    self.lower(track, level - u16::from(n));
                } else {
                    self.raise(track, u16::from(n) - level);
                }
            }
            Effect::Morale { n } => self.move_morale(n),
            Effect::Token {
                token,
                at,
                own_source,
            } => {
                if let Some(place) = self.place_of(at, &ctx) {
                    self.place_token(token, place, own_source, &ctx);
                }
            }
            Effect::WeatherToken { token } => {
                let slot = match token {
                    Weather::Rain => &mut self.s.weather.rain,
                    Weather::Snow => &mut self.s.weather.snow,
                    Weather::Storm => &mut self.s.weather.storm,
                };
                if !std::mem::replace(slot, true) {
                    self.tell(Event::WeatherToken(token));
                }
            }
            Effect::HungryDie => {
                if !std::mem::replace(&mut self.s.weather.hungry, true) {
                    self.tell(Event::HungryDie);
                }
            }
            Effect::ExhaustNearest { source, otherwise } => {
                self.exhaust_nearest(task, source, otherwise);
            }
            Effect::Exhaust {
                source,
                n,
                at,
                otherwise,
            } => self.exhaust_some(task, source, n, at, &otherwise),
            Effect::ExhaustGathered => {
                if let (Some(space), Some(source)) = (ctx.space, ctx.gathered) {
                    let open = self.gatherable(space).iter().any(|(s, _)| *s == source);
                    if open {
                        self.exhaust(space, source, &ctx);
                    } else {
                        self.marker_wounds(1, &ctx);
                    }
                }
            }
            Effect::ExhaustAll { at } => match at {
                At::AdjacentToCamp => {
                    let spaces: Vec<Space> = self
                        .tiles_beside_camp()
                        .into_iter()
                        .filter(|&s| !self.open_sources(s).is_empty())
                        .collect();
                    self.pick_space(task, Question::PickTile, spaces, Op::ExhaustAllOn);
                }
                _ => {
                    if let Some(Place::Space(space)) = self.place_of(at, &ctx) {
                        // R-CARD-29: a token that is the only source is covered too.
                        for (token, res) in [
                            (TokenKind::AdditionalFood, Res::Food),
                            (TokenKind::AdditionalWood, Res::Wood),
                        ] {
                            let place = Place::Space(space);
                            let own = self.s.tokens.get(&(token, place));
                            if own.is_some_and(|t| t.own_source) && self.lacks(space, res) {
                                self.remove_token(token, place);
                            }
                        }
                        self.push(Op::ExhaustAllOn(space), ctx);
                    }
                }
            },
            Effect::CoverTerrain { terrain } => match terrain {
                None => {
                    if let Some(space) = ctx.space {
                        if self.s.island.get(&space).is_some_and(|t| t.terrain_covered) {
                            self.marker_wounds(1, &ctx);
                        }
                        self.cover_terrain(space, &ctx);
                    }
                }
                Some(terrain) => {
                    let spaces: Vec<Space> = self
                        .s
                        .island
                        .iter()
                        .filter(|(_, t)| !t.terrain_covered)
                        .map(|(s, _)| *s)
                        .filter(|&s| self.tile_card(s).is_some_and(|c| c.terrain == terrain))
                        .collect();
                    self.pick_space(task, Question::PickTile, spaces, Op::CoverTerrainOn);
                }
            },
            Effect::UncoverLinked => self.uncover(ctx.serial),
            Effect::RemoveLinkedToken => {
                let tokens: Vec<(TokenKind, Place)> = self
                    .s
                    .links
                    .get(&ctx.serial)
                    .into_iter()
                    .flatten()
                    .filter_map(|l| match l {
                        Link::Token(kind, place) => Some((*kind, *place)),
                        _ => None,
                    })
                    .collect();
                for (kind, place) in tokens {
                    self.remove_token(kind, place);
                }
            }
            Effect::FlipTileDown { at } => match self.place_of(at, &ctx) {
                Some(Place::Space(space)) => self.face_down(space, &ctx),
                _ => {
                    let spaces = self.tiles_beside_camp();
                    self.pick_space(task, Question::PickTile, spaces, Op::FaceDown);
                }
            },
            Effect::FlipTileUp => {
                let spaces: Vec<Space> = self
                    .s
                    .links
                    .get(&ctx.serial)
                    .into_iter()
                    .flatten()
                    .filter_map(|l| match l {
                        Link::FaceDown(space) => Some(*space),
                        _ => None,
                    })
                    .collect();
                for space in spaces {
                    self.face_up(space);
                }
            }
            Effect::Production { mode } => self.s.flags.production.push(mode),
            Effect::ProductionDelta { res, n } => self.s.flags.production_delta.push((res, n)),
            Effect::FlipItems { n, marked } => {
                let items = if marked {
                    self.marked_items(ctx.serial)
                } else {
                    self.loose_items()
                };
                if usize::from(n) >= items.len() || marked {
                    let ops = items.into_iter().map(Op::FlipItem).collect();
                    self.push_ops(ops, &ctx);
                } else if n > 0 {
                    self.push(
                        Op::Effect(Effect::FlipItems { n: n - 1, marked }),
                        ctx.clone(),
                    );
                    let once = Task {
                        op: Op::Effect(Effect::FlipItems { n: 1, marked }),
                        ctx,
                    };
                    self.pick_item(once, Question::FlipItem, items, Op::FlipItem);
                }
            }
            Effect::DiscardItem => {
                let items = self.loose_items();
                self.pick_item(task, Question::LoseItem, items, Op::LoseItem);
            }
            Effect::MarkItems { n } => {
                let marked = self.marked_items(ctx.serial);
                let items: Vec<Key> = self
                    .loose_items()
                    .into_iter()
                    .filter(|k| !marked.contains(k))
                    .collect();
                if n > 0 && !items.is_empty() {
                    if n > 1 {
                        self.push(Op::Effect(Effect::MarkItems { n: n - 1 }), ctx.clone());
                    }
                    let once = Task {
                        op: Op::Effect(Effect::MarkItems { n: 1 }),
                        ctx,
                    };
                    self.pick_item(once, Question::MarkItem, items, Op::MarkItem);
                }
            }
            Effect::DiscardInventions { n } => {
                let there = self.loose_inventions();
                if there.is_empty() {
                    // The demand rule: a wound for each card that is not there.
                    self.marker_wounds(n, &ctx);
                } else if n > 0 {
                    if n > 1 {
                        self.push(
                            Op::Effect(Effect::DiscardInventions { n: n - 1 }),
                            ctx.clone(),
                        );
                    }
                    let once = Task {
                        op: Op::Effect(Effect::DiscardInventions { n: 1 }),
                        ctx,
                    };
                    self.pick_item(once, Question::DropInvention, there, Op::DropInvention);
                }
            }
            Effect::DrawInvention => {
                if let Some(key) = self.s.piles.inventions.pop() {
                    self.add_invention(key);
                }
            }
            Effect::SearchInvention => {
                let mut deck = self.s.piles.inventions.clone();
                deck.sort();
                self.pick_item(task, Question::TakeInvention, deck, Op::TakeInvention);
            }
            Effect::BuildItem { options } => {
                let keys: Vec<Key> = options
                    .into_iter()
                    .filter(|k| self.s.inventions.get(k).is_some_and(|i| !i.built))
                    .collect();
                self.pick_item(task, Question::BuildFree, keys, Op::BuildFree);
            }
            Effect::ItemsToFuture => {
                let sheet: Vec<Key> = self.loose_items();
                for key in sheet {
                    if let Some(item) = self.s.inventions.get_mut(&key) {
                        item.suspended = true;
                    }
                }
            }
            Effect::PawnLimit { who, n, until } => {
                for who in self.targets(who, &ctx) {
                    if let Some(person) = self.s.person_mut(who) {
                        match until {
                            Until::ThisRound => person.pawn_limit = Some(n),
                            Until::NextRound => person.pawn_limit_next = Some(n),
                        }
                    }
                }
            }
            Effect::ActionLimit { who, allowed } => {
                for who in self.targets(who, &ctx) {
                    if let Some(person) = self.s.person_mut(who) {
                        person.allowed = Some(allowed.clone());
                    }
                }
            }
            Effect::NoAbilities { who } => {
                for who in self.targets(who, &ctx) {
                    if let Some(person) = self.s.person_mut(who) {
                        person.no_abilities = true;
                    }
                }
            }
            Effect::NoMixedPawns => self.s.flags.no_mixed = Some(ctx.serial),
            Effect::PassFirstPlayer => self.pass_first(),
            Effect::NightOutside => {
                let who = ctx.actor.unwrap_or_else(|| self.first());
                let slept = self.s.person(who).and_then(|p| p.outside);
                match (ctx.space, slept) {
                    (Some(space), None) => self.push(Op::SleepOutside(who, space), ctx),
                    // R-OUTSIDE-3: sent outside twice, one picks the tile.
                    (Some(space), Some(before)) if before != space => {
                        let options = [before, space]
                            .map(|s| {
                                let then = vec![Op::SleepOutside(who, s)];
                                option(s.name(), Label::Space(s), then, &task.ctx)
                            })
                            .to_vec();
                        self.choose(task, Question::SleepWhere, Some(who), options);
                    }
                    (Some(_) | None, _) => {}
                }
            }
            Effect::Combat {
                who,
                strength,
                weapon_loss,
                food,
                fur,
                palisade_loss,
            } => {
                let enemy = Enemy {
                    beast: None,
                    strength,
                    weapon_loss,
                    food,
                    fur,
                    palisade_loss,
                    extra: vec![],
                };
                for who in self.targets(who, &ctx) {
                    self.push(Op::Fight(who, enemy.clone()), ctx.clone());
                }
            }
            Effect::DrawMystery { who, limits } => {
                let actor = self.targets(who, &ctx).first().copied();
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
            Effect::StopDrawing => {
                if let Some(drawing) = self.running_draw() {
                    drawing.stopped = true;
                }
            }
            Effect::DiscardDrawnTreasures => {
                if let Some(drawing) = self.running_draw() {
                    let lost = std::mem::take(&mut drawing.won);
                    self.s.piles.mystery_discard.extend(lost);
                }
            }
            Effect::MoveCamp => {
                let spaces = self.tiles_beside_camp();
                if spaces.is_empty() {
                    // R-FLIP-3: a camp that must move and cannot stays, and everybody pays for it.
                    for who in self.s.seats() {
                        self.push(Op::Hurt(who, 1), ctx.clone());
                    }
                }
                self.pick_space(task, Question::MoveCamp, spaces, Op::MoveCampTo);
            }
            Effect::RegainLevels => {
                let lost: Vec<Track> = self
                    .s
                    .links
                    .get(&ctx.serial)
                    .into_iter()
                    .flatten()
                    .filter_map(|l| match l {
                        Link::LostLevel(track) => Some(*track),
                        _ => None,
                    })
                    .collect();
                // R-CARD-14
                if self.s.shelter {
                    for track in lost {
                        self.raise(track, 1);
                    }
                }
            }
            Effect::ResolveThreats => {
                let threats: Vec<Threat> =
                    self.s.threats.iter_mut().filter_map(Option::take).collect();
                let ops = threats.into_iter().map(Op::ThreatEffect).collect();
                self.push_ops(ops, &ctx);
            }
            Effect::RepeatEvent => {
                if let Some(CardRef::Event(key)) = &ctx.source
                    && let Some(card) = self.cat.events.get(key)
                {
                    let ops = card.event.iter().cloned().map(Op::Effect).collect();
                    self.push_ops(ops, &ctx);
                }
            }
            Effect::BookEffect { n } => {
                for _ in 0..n {
                    self.book_effect();
                }
            }
            Effect::PeekHunting { may_bottom } => {
                if let Some(beast) = self.s.piles.hunting.last().cloned() {
                    self.tell(Event::Looked(CardRef::Beast(beast.clone())));
                    if may_bottom {
                        self.push(Op::PeekedBeast(beast), ctx);
                    }
                }
            }
            Effect::HuntingToBottom => self.push(Op::TopToBottom, ctx),
            Effect::TakeHunting => {
                if let Some(key) = self.s.piles.hunting.pop()
                    && let Some(mut enemy) = self.beast(&key)
                {
                    let who = ctx.actor.unwrap_or_else(|| self.first());
                    self.tell(Event::Drawn(CardRef::Beast(key)));
                    // R-CARD-32: no fight, but everything else.
                    enemy.strength = 0;
                    self.push(Op::Compare(who, enemy), ctx);
                }
            }
            Effect::FightHunting { who } => {
                if let Some(key) = self.s.piles.hunting.pop()
                    && let Some(enemy) = self.beast(&key)
                    && let Some(who) = self.targets(who, &ctx).first().copied()
                {
                    self.tell(Event::Drawn(CardRef::Beast(key)));
                    self.push(Op::Fight(who, enemy), ctx);
                }
            }
            Effect::DiscardHunting { n } => {
                for _ in 0..n {
                    self.s.piles.hunting.pop();
                }
            }
            Effect::BeastToHunting => {
                if let Some(beast) = self.s.piles.beasts.pop() {
                    self.s.piles.hunting.push(beast);
                    self.tell(Event::BeastFound);
                }
            }
            Effect::StrongestBeastToHunting { n } => self.strongest_beast(n),
            Effect::BeastWaits => {
                if let Some(beast) = self.s.piles.beasts.pop() {
                    self.tell(Event::BeastFound);
                    self.s.waiting_beast = Some((ctx.serial, beast));
                }
            }
            Effect::ReturnWaitingBeast => {
                if let Some((serial, beast)) = self.s.waiting_beast.take() {
                    if serial == ctx.serial {
                        self.s.piles.hunting.push(beast);
                        self.s.chance.shuffle(&mut self.s.piles.hunting);
                    } else {
                        self.s.waiting_beast = Some((serial, beast));
                    }
                }
            }
            Effect::ArrangeMarker => self.s.arrange_marker = true,
            Effect::Choose { options } => {
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
                        if !alternative.effects.iter().all(|e| self.payable(e, &ctx)) {
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
                    let only = opts.swap_remove(only);
                    self.push_tasks(only.then);
                } else {
                    let actor = ctx.actor.filter(|_| ctx.action);
                    self.ask(task, Question::Alternative, actor, Pick::One, opts);
                }
            }
            Effect::If {
                cond,
                then,
                otherwise,
            } => {
                let effects = if self.holds(&cond) { then } else { otherwise };
                self.push_ops(effects.into_iter().map(Op::Effect).collect(), &ctx);
            }
            Effect::Later { at, effects } => {
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
                });
            }
            Effect::RerollSuccess {
                sure_rolls,
                until_event,
            } => {
                let who = ctx.actor.unwrap_or_else(|| self.first());
                let from = self.s.round.saturating_add(1);
                if let (Some(CardRef::Mystery(card)), Some(person)) =
                    (ctx.source, self.s.person_mut(who))
                {
                    person.reroll = Some(SuccessReroll {
                        card,
                        from,
                        to: (!until_event).then_some(from),
                        sure_rolls,
                    });
                }
            }
            Effect::EndRerollSuccess => {
                if let Some(CardRef::Mystery(card)) = &ctx.source {
                    for person in self.s.people.iter_mut().chain(self.s.friday.as_mut()) {
                        if person.reroll.as_ref().is_some_and(|r| r.card == *card) {
                            person.reroll = None;
                        }
                    }
                }
            }
            Effect::DistributeWounds { per_player } => {
                let n = per_player.saturating_mul(u8::try_from(self.s.people.len()).unwrap_or(4));
                self.push(Op::NightWounds(n), ctx);
            }
            Effect::CoverArrows { n } => self.cover_arrows(task, n),
            Effect::ArrangeTiles { n } => {
                let mut tiles = Vec::new();
                for _ in 0..n {
                    tiles.extend(self.s.piles.tiles.pop());
                }
                self.s.piles.tiles_face_up = 0;
                self.push(Op::OrderTiles(tiles), ctx);
            }
            Effect::ScoutTiles { n } => {
                let mut tiles = Vec::new();
                for _ in 0..n {
                    tiles.extend(self.s.piles.tiles.pop());
                }
                if !tiles.is_empty() {
                    self.push(Op::ScoutedTiles(tiles), ctx);
                }
            }
            Effect::ExtraBuild => self.ask_extra_build(task),
            Effect::PileWood { n } => self.pile_wood(n),
            Effect::TempWeapon { n } => {
                self.s.flags.temp_weapon = self.s.flags.temp_weapon.saturating_add(n);
            }
            Effect::Pawn {
                colour,
                n,
                own_only,
            } => {
                let only = match ctx.actor {
                    Some(Who::Seat(seat)) if own_only => Some(seat),
                    _ => None,
                };
                let from = source_key(&ctx);
                for _ in 0..n {
                    self.add_pawn(from.clone(), colour, only);
                }
            }
            // Rerolls happen in the window after a roll, discounts while planning.
            Effect::RerollDie { .. } | Effect::WoodDiscount | Effect::IgnoreTrap => {}
            Effect::IgnoreCloud { cloud, n } => match cloud {
                Weather::Rain => {
                    self.s.weather.ignore_rain = self.s.weather.ignore_rain.saturating_add(n);
                }
                Weather::Snow => {
                    self.s.weather.ignore_snow = self.s.weather.ignore_snow.saturating_add(n);
                }
                Weather::Storm => {}
            },
            Effect::SnowAsRain => {
                self.s.weather.snow_as_rain = self.s.weather.snow_as_rain.saturating_add(1);
            }
            Effect::PrerollWeather => {
                let dice = self.weather_dice();
                let faces = self.roll_weather(&dice);
                self.s.weather.prerolled = Some(faces);
            }
            Effect::DrawInventions { n } => self.draw_inventions(n, &ctx),
            Effect::ScoutDiscovery { n } => {
                let mut drawn = Vec::new();
                for _ in 0..n {
                    if let Some(token) = self.s.piles.discovery.pop() {
                        self.tell(Event::TokenFound(token.clone()));
                        drawn.push(token);
                    }
                }
                if !drawn.is_empty() {
                    self.push(Op::ChooseDiscovery(drawn), ctx);
                }
            }
            Effect::RemoveAnyToken => {
                let options: Vec<Opt> = self
                    .s
                    .tokens
                    .keys()
                    .enumerate()
                    .map(|(at, (token, place))| {
                        option(
                            format!("t{at}"),
                            Label::Token(*token, *place),
                            vec![Op::RemoveToken(*token, *place)],
                            &ctx,
                        )
                    })
                    .collect();
                if !options.is_empty() {
                    self.choose(task, Question::RemoveToken, None, options);
                }
            }
            Effect::PeekWaitingBeast => {
                if let Some((_, beast)) = &self.s.waiting_beast {
                    let beast = CardRef::Beast(beast.clone());
                    self.tell(Event::Looked(beast));
                }
            }
            Effect::PeekEvent => {
                let top = self.s.piles.events.last().map(|card| match card {
                    crate::state::EventDeckCard::Event(key) => CardRef::Event(key.clone()),
                    crate::state::EventDeckCard::Adventure { deck, card, .. } => {
                        CardRef::Adventure(*deck, card.clone())
                    }
                    crate::state::EventDeckCard::Mystery { card, .. } => {
                        CardRef::Mystery(card.clone())
                    }
                });
                if let Some(card) = top {
                    self.tell(Event::Looked(card));
                }
            }
            Effect::PlaceShortcut => {
                let spaces = self.tiles_beside_camp();
                self.pick_space(task, Question::PlaceShortcut, spaces, Op::ShortcutOn);
            }
        }
        Ok(())
    }

    /// R-TERM-5: whether what an alternative demands is there.
    fn payable(&self, effect: &Effect, ctx: &Ctx) -> bool {
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
            Effect::ExtraBuild => !self.extra_builds().is_empty(),
            Effect::PeekEvent => !self.s.piles.events.is_empty(),
            Effect::PeekWaitingBeast => self.s.waiting_beast.is_some(),
            Effect::BuildItem { options } => options
                .iter()
                .any(|k| self.s.inventions.get(k).is_some_and(|i| !i.built)),
            _ => true,
        }
    }

    /// R-EXCL-3: markers that cannot be placed wound like a demand.
    fn marker_wounds(&mut self, n: u8, ctx: &Ctx) {
        if n == 0 {
            return;
        }
        let ops = self
            .sufferers(ctx)
            .into_iter()
            .map(|who| Op::Hurt(who, n))
            .collect();
        self.push_ops(ops, ctx);
    }

    fn source_options(&self, spaces: &[Space], source: SourceMatch, ctx: &Ctx) -> Vec<Opt> {
        let mut options = Vec::new();
        for &space in spaces {
            for (at, kind) in self.open_sources(space) {
                if source.fits(kind) {
                    options.push(option(
                        format!("{}-{at}", space.name()),
                        Label::Source(space, at, kind.res()),
                        vec![Op::ExhaustSource(space, at)],
                        ctx,
                    ));
                }
            }
        }
        options
    }

    /// R-TERM-3: camp tile first, then adjacent, then further.
    fn exhaust_nearest(&mut self, task: Task, source: SourceMatch, otherwise: Vec<Effect>) {
        let mut rings: BTreeMap<u8, Vec<Space>> = BTreeMap::new();
        let distances = self.distances();
        for &space in self.s.island.keys() {
            let ring = distances.get(&space).copied().unwrap_or(u8::MAX);
            rings.entry(ring).or_default().push(space);
        }
        for spaces in rings.values() {
            let options = self.source_options(spaces, source, &task.ctx);
            if !options.is_empty() {
                self.choose(task, Question::ExhaustSource, None, options);
                return;
            }
        }
        self.push_ops(otherwise.into_iter().map(Op::Effect).collect(), &task.ctx);
    }

    fn exhaust_some(
        &mut self,
        task: Task,
        source: SourceMatch,
        n: u8,
        at: At,
        otherwise: &[Effect],
    ) {
        let ctx = task.ctx.clone();
        let spaces: Vec<Space> = match at {
            At::AdjacentToCamp => self.tiles_beside_camp(),
            At::Camp => vec![self.s.camp],
            At::ActionTile => ctx.space.into_iter().collect(),
            At::Linked | At::Action(_) | At::Deck(_) | At::Shelter | At::Track(_) | At::Night => {
                match self.place_of(at, &ctx) {
                    Some(Place::Space(space)) => vec![space],
                    _ => vec![],
                }
            }
        };
        // A marker for a tile that is not there yet waits on its hex.
        if at == At::ActionTile
            && let Some(&space) = spaces.first()
            && self.s.island.get(&space).is_none_or(|t| t.number == 0)
        {
            let tile = self.s.island.entry(space).or_default();
            tile.waiting_markers = tile.waiting_markers.saturating_add(n);
            return;
        }
        let options = self.source_options(&spaces, source, &ctx);
        if options.is_empty() {
            if otherwise.is_empty() {
                self.marker_wounds(n, &ctx);
            } else {
                self.push_ops(otherwise.iter().cloned().map(Op::Effect).collect(), &ctx);
            }
            return;
        }
        let once = |n| Task {
            op: Op::Effect(Effect::Exhaust {
                source,
                n,
                at,
                otherwise: otherwise.to_vec(),
            }),
            ctx: ctx.clone(),
        };
        if n > 1 {
            self.s.stack.push(once(n - 1));
        }
        self.choose(once(1), Question::ExhaustSource, None, options);
    }

    /// Asks for one of some hexes; none is nothing.
    pub(crate) fn pick_space(
        &mut self,
        task: Task,
        question: Question,
        spaces: Vec<Space>,
        op: fn(Space) -> Op,
    ) {
        let options: Vec<Opt> = spaces
            .into_iter()
            .map(|s| option(s.name(), Label::Space(s), vec![op(s)], &task.ctx))
            .collect();
        if !options.is_empty() {
            self.choose(task, question, None, options);
        }
    }

    /// R-CARD-19, R-NIGHT-8.
    pub(crate) fn pass_first(&mut self) {
        let players = u8::try_from(self.s.people.len()).unwrap_or(1).max(1);
        let next = (self.s.first + 1) % players;
        if next != self.s.first {
            self.s.first = next;
            self.tell(Event::FirstPlayer(next));
        }
    }

    /// R-CARD-28: the strongest goes on top of the Hunting deck, the others back.
    fn strongest_beast(&mut self, n: u8) {
        let mut drawn: Vec<Key> = Vec::new();
        for _ in 0..n {
            drawn.extend(self.s.piles.beasts.pop());
        }
        let strength = |key: &Key| self.cat.beasts.get(key).map_or(0, |b| b.strength);
        let Some(best) = (0..drawn.len()).max_by_key(|&i| (strength(&drawn[i]), usize::MAX - i))
        else {
            return;
        };
        for key in &drawn {
            self.events.push(Event::Looked(CardRef::Beast(key.clone())));
        }
        let best = drawn.remove(best);
        self.s.piles.hunting.push(best);
        self.tell(Event::BeastFound);
        self.s.piles.beasts.extend(drawn);
        self.s.chance.shuffle(&mut self.s.piles.beasts);
    }

    fn cover_arrows(&mut self, task: Task, n: u8) {
        let mut options = Vec::new();
        for who in self.s.seats().collect::<Vec<_>>() {
            let Some(person) = self.s.person(who) else {
                continue;
            };
            let arrows = self
                .cat
                .characters
                .get(&person.character)
                .map(|c| c.arrows.clone())
                .unwrap_or_default();
            for arrow in arrows {
                if !person.covered_arrows.contains(&arrow) {
                    options.push(option(
                        format!("{}-{arrow}", seat_text(who)),
                        Label::Arrow(who, arrow),
                        vec![Op::CoverArrow(who, arrow)],
                        &task.ctx,
                    ));
                }
            }
        }
        if options.is_empty() || n == 0 {
            return;
        }
        if n > 1 {
            self.push(
                Op::Effect(Effect::CoverArrows { n: n - 1 }),
                task.ctx.clone(),
            );
        }
        let once = Task {
            op: Op::Effect(Effect::CoverArrows { n: 1 }),
            ctx: task.ctx,
        };
        self.choose(once, Question::CoverArrow, None, options);
    }

    /// Everything that could be built at once with what is there.
    fn extra_builds(&self) -> Vec<(Project, u8)> {
        let mut projects = vec![Project::Shelter];
        projects.extend(Track::ALL.iter().map(|&t| Project::Level(t)));
        projects.extend(self.s.inventions.keys().cloned().map(Project::Invention));
        let mut found = Vec::new();
        for project in projects {
            // R-CARD-21: no roof or palisade over a shelter of this very round.
            let roofing = matches!(project, Project::Level(Track::Roof | Track::Palisade));
            if roofing && self.s.flags.shelter_new && !self.natural_shelter(self.s.camp) {
                continue;
            }
            if let Project::Invention(key) = &project
                && (self.s.future.inventions.contains(key)
                    || self.s.gains.inventions.contains(key)
                    || self.s.plan.iter().any(|p| {
                        !p.done && p.what.goal == Goal::Build(Project::Invention(key.clone()))
                    }))
            {
                continue;
            }
            for price in 0..2 {
                let goal = Goal::Build(project.clone());
                let skip = self.s.plan.iter().find(|p| p.done && p.what.goal == goal);
                if let Ok(needs) = self.needs(&goal, price, skip.map(|p| p.id))
                    && self.s.stock.covers(needs.cost)
                {
                    found.push((project.clone(), price));
                }
            }
        }
        found
    }

    fn ask_extra_build(&mut self, task: Task) {
        let mut options = vec![option("no", Label::No, vec![], &task.ctx)];
        for (at, (project, price)) in self.extra_builds().into_iter().enumerate() {
            options.push(option(
                format!("b{at}"),
                Label::Project(project.clone(), price),
                vec![Op::ExtraBuild(project, price)],
                &task.ctx,
            ));
        }
        let actor = task.ctx.actor;
        self.choose(task, Question::ExtraBuild, actor, options);
    }
}

/// The special wound that a card's upper half gives.
fn find_special(effects: &[Effect]) -> Option<(crate::ids::Part, crate::ids::Deck)> {
    effects.iter().find_map(|e| match e {
        Effect::SpecialWound { part, deck } => Some((*part, *deck)),
        Effect::Choose { options } => options.iter().find_map(|o| find_special(&o.effects)),
        _ => None,
    })
}

/// The plain id of where an effect comes from.
fn source_key(ctx: &Ctx) -> Key {
    match &ctx.source {
        Some(
            CardRef::Event(k)
            | CardRef::Wreckage(k)
            | CardRef::Adventure(_, k)
            | CardRef::Mystery(k)
            | CardRef::Beast(k)
            | CardRef::Invention(k)
            | CardRef::Discovery(k)
            | CardRef::Equipment(k)
            | CardRef::Ability(k)
            | CardRef::Scenario(k),
        ) => k.clone(),
        None => "table".into(),
    }
}

/// A short text for a person in option keys.
pub(crate) fn seat_text(who: Who) -> String {
    match who {
        Who::Seat(seat) => format!("s{seat}"),
        Who::Friday => "friday".into(),
    }
}
