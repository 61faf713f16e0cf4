//! Carrying out the effect language, one arm per effect; what takes more than a few lines lies with its family.

mod beasts;
mod cards;
mod goods;
mod island;
mod people;
mod sources;
mod things;

use castaway_kernel::Key;

use super::{Done, Engine, Opt, Rules, option, stake::Stake};
use crate::{
    ask::{Label, Loss, Question},
    effect::{Cond, Effect, Mode, Target},
    event::Event,
    ids::{Res, Space, Who},
    rulings::Reading,
    state::Stock,
    task::{CardRef, Ctx, Enemy, Op, Owed, Task},
};

impl Rules<'_> {
    /// Who an effect hits; nobody bearing a special wound is nobody hit.
    pub(crate) fn targets(&self, target: Target, ctx: &Ctx) -> Vec<Who> {
        // R-CARD-36
        if ctx.alone {
            return ctx.actor.into_iter().collect();
        }
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
            Cond::FirmShelter if self.reads(Reading::PlanNeedsAnyShelter) => self.sheltered(),
            Cond::FirmShelter => self.s.shelter,
            Cond::Item(key) => self.s.built(key.as_str()),
            Cond::NoItem(key) => !self.s.built(key.as_str()),
            Cond::WeaponAtLeast(n) => self.weapon_now() >= u16::from(*n),
            Cond::WeaponBelow(n) => self.weapon_now() < u16::from(*n),
        }
    }
}

impl Engine<'_> {
    /// Carries out one effect.
    pub(crate) fn effect(&mut self, task: Task, effect: Effect) -> Done {
        let ctx = task.ctx.clone();
        if effect.holds_on() {
            self.tell(Event::Ordered(Box::new(effect.clone())));
        }
        match effect {
            Effect::Wound { who, n } => {
                let ops = self
                    .rules()
                    .targets(who, &ctx)
                    .into_iter()
                    .map(|w| Op::Hurt(w, n))
                    .collect();
                self.push_ops(ops, &ctx);
            }
            Effect::SpecialWound { part, deck } => self.special_wound_effect(&ctx, part, deck),
            Effect::ClearSpecialWound { part, deck } => self.clear_special_wound_effect(part, deck),
            Effect::Det { who, n, mode } => self.det_effect(&ctx, who, n, mode),
            Effect::DiscardAllDet { who } => self.discard_all_det_effect(&task, who),
            Effect::DetSplit { n } => self.push(Op::DetPoints(n), ctx),
            Effect::Heal { who, n } => {
                for who in self.rules().targets(who, &ctx) {
                    self.heal(who, n);
                }
            }
            Effect::HealSplit { n } => self.push(Op::HealPoints(n), ctx),
            Effect::Gain { res, n, per } => self.gain_effect(&ctx, res, n, per),
            Effect::GainGathered { n } => self.gain_gathered_effect(&ctx, n),
            Effect::Discard { res, n, mode } => self.push(
                Op::Pay {
                    owed: Owed::Res(res),
                    n,
                    wounds: mode == Mode::Demand,
                },
                ctx,
            ),
            Effect::DiscardAllResources => {
                if self.before(&task, &Stake::Goods(Stock::default()), Loss::Goods) {
                    return Ok(());
                }
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
            Effect::GainEquipment { n } => self.gain_equipment_effect(&ctx, n),
            Effect::Level { track, n, mode } => self.level_effect(ctx, track, n, mode),
            Effect::LevelHalf { track } => self.level_half_effect(&task, track),
            Effect::SetLevel { track, n } => self.set_level_effect(track, n),
            Effect::Morale { n } => self.move_morale(n),
            Effect::Token {
                token,
                at,
                own_source,
            } => self.token_effect(&ctx, token, at, own_source),
            Effect::WeatherToken { token } => self.weather_token_effect(token),
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
            Effect::ExhaustGathered => self.exhaust_gathered_effect(&ctx),
            Effect::ExhaustAll { at } => self.exhaust_all_effect(task, at),
            Effect::CoverTerrain { terrain } => self.cover_terrain_effect(task, terrain),
            Effect::UncoverLinked => self.uncover(ctx.serial),
            Effect::RemoveLinkedToken => self.remove_linked_token_effect(&ctx),
            Effect::FlipTileDown { at } => self.flip_tile_down_effect(task, at),
            Effect::FlipTileUp => self.flip_tile_up_effect(&ctx),
            Effect::Production { mode } => self.s.flags.production.push(mode),
            Effect::ProductionDelta { res, n } => self.s.flags.production_delta.push((res, n)),
            Effect::FlipItems { n, marked } => self.flip_items_effect(ctx, n, marked),
            Effect::DiscardItem => self.discard_item_effect(task),
            Effect::MarkItems { n } => self.mark_items_effect(ctx, n),
            Effect::DiscardInventions { n } => self.discard_inventions_effect(&task, n),
            Effect::DrawInvention => {
                if let Some(key) = self.s.piles.inventions.pop() {
                    self.add_invention(key);
                }
            }
            Effect::SearchInvention => self.search_invention_effect(task),
            Effect::BuildItem { options } => self.build_item_effect(task, options),
            Effect::ItemsToFuture => self.items_to_future_effect(),
            Effect::PawnLimit { who, n, until } => self.pawn_limit_effect(&ctx, who, n, until),
            Effect::ActionLimit { who, allowed } => self.action_limit_effect(&ctx, who, allowed),
            Effect::NoAbilities { who } => self.no_abilities_effect(&ctx, who),
            Effect::NoMixedPawns => self.s.flags.no_mixed = Some(ctx.serial),
            Effect::PassFirstPlayer => self.pass_first(),
            Effect::NightOutside => self.night_outside_effect(task),
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
                self.combat_effect(&ctx, who, &enemy);
            }
            Effect::DrawMystery { who, limits } => self.draw_mystery_effect(ctx, who, limits),
            Effect::StopDrawing => {
                if let Some(drawing) = self.running_draw() {
                    drawing.stopped = true;
                }
            }
            Effect::DiscardDrawnTreasures => self.discard_drawn_treasures_effect(),
            Effect::MoveCamp => self.move_camp_effect(task),
            Effect::RegainLevels => self.regain_levels_effect(&ctx),
            Effect::ResolveThreats => self.resolve_threats_effect(&ctx),
            Effect::RepeatEvent => self.repeat_event_effect(&ctx),
            Effect::BookEffect { n } => {
                for _ in 0..n {
                    self.book_effect();
                }
            }
            Effect::PeekHunting { may_bottom } => self.peek_hunting_effect(ctx, may_bottom),
            Effect::HuntingToBottom => self.push(Op::TopToBottom, ctx),
            Effect::TakeHunting => self.take_hunting_effect(&task),
            Effect::FightHunting { who } => self.fight_hunting_effect(&task, who),
            Effect::DiscardHunting { n } => self.discard_hunting_effect(n),
            Effect::BeastToHunting => self.beast_to_hunting_effect(),
            Effect::StrongestBeastToHunting { n } => self.strongest_beast(task, n),
            Effect::BeastWaits => self.beast_waits_effect(&ctx),
            Effect::ReturnWaitingBeast => self.return_waiting_beast_effect(&ctx),
            Effect::ArrangeMarker => self.s.arrange_marker = true,
            Effect::Choose { options } => self.choose_effect(task, options),
            Effect::If {
                cond,
                then,
                otherwise,
            } => return self.if_effect(&task, &cond, then, otherwise),
            Effect::Later {
                at,
                effects,
                outside,
            } => self.later_effect(ctx, at, effects, outside),
            Effect::RerollSuccess {
                sure_rolls,
                until_event,
            } => self.reroll_success_effect(ctx, sure_rolls, until_event),
            Effect::EndRerollSuccess => self.end_reroll_success_effect(ctx),
            Effect::DistributeWounds { per_player } => self.distribute_effect(&ctx, per_player),
            Effect::CoverArrows { n } => self.cover_arrows(task, n),
            Effect::ArrangeTiles { n } => self.arrange_tiles_effect(ctx, n),
            Effect::ScoutTiles { n } => self.scout_tiles_effect(ctx, n),
            Effect::ExtraBuild => self.ask_extra_build(task),
            Effect::PileWood { n } => self.pile_wood(n),
            Effect::TempWeapon { n } => {
                self.s.flags.temp_weapon = self.s.flags.temp_weapon.saturating_add(n);
            }
            Effect::Pawn {
                colour,
                n,
                own_only,
            } => self.pawn_effect(&ctx, colour, n, own_only),
            // Rerolls happen in the window after a roll, discounts while planning.
            Effect::RerollDie { .. } | Effect::WoodDiscount | Effect::IgnoreTrap => {}
            Effect::IgnoreCloud { cloud, n } => self.ignore_cloud_effect(cloud, n),
            Effect::SnowAsRain => {
                self.s.weather.snow_as_rain = self.s.weather.snow_as_rain.saturating_add(1);
            }
            Effect::PrerollWeather => {
                let dice = self.rules().weather_dice();
                let faces = self.roll_weather(&dice);
                self.s.weather.prerolled = Some(faces);
            }
            Effect::DrawInventions { n } => self.draw_inventions(n, &ctx),
            Effect::ScoutDiscovery { n } => self.scout_discovery_effect(ctx, n),
            Effect::RemoveAnyToken => self.remove_any_token_effect(task),
            Effect::PeekWaitingBeast => self.peek_waiting_beast_effect(),
            Effect::PeekEvent => self.peek_event_effect(),
            Effect::PlaceShortcut => {
                let spaces = self.rules().tiles_beside_camp();
                self.pick_space(task, Question::PlaceShortcut, spaces, Op::ShortcutOn);
            }
        }
        Ok(())
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
    ctx.source
        .as_ref()
        .map_or_else(|| "table".into(), |card| card.key().clone())
}

/// A short text for a person in option keys.
pub(crate) fn seat_text(who: Who) -> String {
    match who {
        Who::Seat(seat) => format!("s{seat}"),
        Who::Friday => "friday".into(),
    }
}
