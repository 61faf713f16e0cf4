//! Carrying out the effect language, one arm per effect; what takes more than a few lines lies with its family.

mod beasts;
mod cards;
mod demands;
mod goods;
mod island;
mod people;
mod sources;
mod things;
mod undo;
mod weather;

use castaway_kernel::Key;

use super::{Done, Engine, Opt, Rules, option};
use crate::{
    ask::{Label, Question},
    effect::{Cond, Effect, Mode, Target},
    event::Event,
    ids::{Place, Space, Who, clockwise},
    rulings::Reading,
    task::{CardRef, Ctx, Enemy, Op, Owed, Task},
};

impl Rules<'_> {
    /// Who an effect hits, Friday only where he bears it (R-FRIDAY-2); nobody bearing a special wound is nobody hit.
    pub(crate) fn targets(&self, target: Target, ctx: &Ctx) -> Vec<Who> {
        // R-CARD-36
        if ctx.alone {
            return ctx.actor.into_iter().collect();
        }
        match target {
            Target::Resolver => vec![ctx.actor.unwrap_or_else(|| self.first())],
            Target::FirstPlayer => vec![self.first()],
            Target::EachPlayer | Target::InCamp => {
                let mut hit: Vec<Who> = match target {
                    Target::InCamp if !self.reads(Reading::BreachReachesAll) => self.in_weather(),
                    _ => self.s.characters().collect(),
                };
                let friday = self.s.friday.as_ref().is_some_and(|f| !f.dead);
                hit.extend((friday && self.friday_bears(target, ctx)).then_some(Who::Friday));
                hit
            }
            Target::EachPerson | Target::AnyOne | Target::Split => self.s.everyone(),
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
            Cond::CampCanMove => !self.camp_sites().is_empty(),
            Cond::CampOnTotem => self.camp_on_totem(),
        }
    }
}

impl Engine<'_> {
    /// Carries out one effect.
    pub(crate) fn effect(&mut self, task: Task, effect: Effect) -> Done {
        let ctx = task.ctx.clone();
        if effect.facts().lasts {
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
            Effect::Undo { what } => self.undo_effect(&ctx, what),
            Effect::Det { who, n, mode } => self.det_effect(&ctx, who, n, mode),
            Effect::Heal { who, n } => self.heal_effect(&ctx, who, n),
            Effect::LoseAll { what } => self.lose_all_effect(&task, what),
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
            Effect::Draw { pile, n } => self.draw_effect(task, pile, n),
            Effect::Level { track, n, mode } => self.level_effect(ctx, track, n, mode),
            Effect::LevelTo { track, to } => self.level_to_effect(&task, track, to),
            Effect::Morale { n } => self.move_morale(n),
            Effect::Token {
                token,
                at,
                own_source,
            } => self.token_effect(&ctx, token, at, own_source),
            Effect::WeatherToken { token } => self.weather_token_effect(token),
            Effect::Exhaust {
                source,
                n,
                at,
                otherwise,
            } => self.exhaust_effect(task, source, n, at, otherwise),
            Effect::CoverTerrain { terrain } => self.cover_terrain_effect(task, terrain),
            Effect::CoverOnlyTerrain => self.cover_only_terrain(&ctx),
            Effect::LiftBlackMarker => self.lift_black_marker(task),
            Effect::RerollWeather { die } => self.reroll_weather_effect(die),
            Effect::FlipTileDown { at } => self.flip_tile_down_effect(task, at),
            Effect::Production { mode } => self.production_effect(mode),
            Effect::MoveItems { which, to } => self.move_items_effect(task, which, to),
            Effect::DiscardInventions { n } => self.discard_inventions_effect(&task, n),
            Effect::BuildItem { options } => self.build_item_effect(task, options),
            Effect::Restrict { who, limit } => self.restrict_effect(&ctx, who, &limit),
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
            Effect::EndDraw { how } => self.end_draw_effect(how),
            Effect::MoveCamp => self.move_camp_effect(task),
            Effect::Trigger { what, n } => self.trigger_effect(&ctx, what, n),
            Effect::Look { at } => self.look_effect(ctx, at),
            Effect::Scout { pile, n } => self.scout_effect(task, pile, n),
            Effect::MoveBeast { way } => self.move_beast_effect(ctx, way),
            Effect::FightHunting { who, won } => self.fight_hunting_effect(&task, who, won),
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
            Effect::DistributeWounds { per_player } => self.distribute_effect(&ctx, per_player),
            Effect::CoverArrows { n } => self.cover_arrows(task, n),
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
            Effect::EaseClouds { ease, n } => self.ease_clouds_effect(ease, n),
            Effect::PrerollWeather => {
                let dice = self.rules().weather_dice();
                let faces = self.roll_weather(&dice);
                self.s.weather.prerolled = Some(faces);
            }
            Effect::RemoveAnyToken => self.remove_any_token_effect(task),
            Effect::ScenarioMarker { marker, n, at } => self.marker_effect(task, marker, n, at),
            Effect::LiftMarkers { marker, n, up_to } => {
                self.lift_markers_effect(task, marker, n, up_to)
            }
            Effect::NumberToken { n, at } => self.number_effect(n, at, &ctx),
            Effect::TurnTileUp { at } => {
                if let Some(Place::Space(space)) = self.rules().place_of(at, &ctx) {
                    self.face_up(space);
                }
            }
            Effect::WoundBy { who, amount } => self.wound_by_effect(&ctx, who, &amount),
            Effect::Attack { strength } => self.attack_effect(ctx, &strength),
            Effect::LoseShelter { or_wounds } => self.lose_shelter_effect(task, or_wounds),
            Effect::CloseSpaces { by, spaces } => self.close_spaces(&by, &spaces),
            Effect::FewerMysteries { n } => {
                if let Some(drawing) = self.running_draw() {
                    let total = &mut drawing.limits.total;
                    *total = total.saturating_sub(n);
                }
            }
            // What the card that is ignored would do is left out where it was drawn.
            Effect::IgnoreMystery { .. } => {}
            Effect::DiscardOne { of } => self.discard_one_effect(task, &of),
            Effect::JoinCamp { person } => self.join_camp(&person),
            Effect::LoseCrew { morale } => {
                if !self.rules().reads(Reading::BookKeepsMorale) {
                    self.move_morale(morale);
                }
                self.lose_crew();
            }
            Effect::FreeCrew { who } => self.free_crew(&who),
            Effect::CrewBonus => self.crew_bonus_effect(&ctx),
            Effect::IgnoreWeather { die, face } => self.ignore_weather_effect(task, die, face),
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

    /// R-CARD-19, R-NIGHT-8; alone it stays where it is (R-SOLO-2).
    pub(crate) fn pass_first(&mut self) {
        let next = clockwise(self.s.first, self.s.people.len());
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
        Who::Guest(guest) => format!("g{guest}"),
    }
}
