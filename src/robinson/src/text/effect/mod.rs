//! Effects as text: each one a fragment that stands alone or inside a larger sentence.

mod choices;
mod encounters;
mod island;
mod places;

use crate::text::{
    bundle::{Wording, num, txt},
    names::tint,
};
use crate::{
    effect::{Effect, Mode, Moment, Outside, Per, ProductionMode, Target, Until},
    ids::{Deck, Part, Weather},
};

fn target(who: Target) -> &'static str {
    match who {
        Target::Resolver => "resolver",
        Target::FirstPlayer => "first_player",
        Target::Bearer => "bearer",
        Target::EachPlayer => "each_player",
        Target::EachPerson => "each_person",
        Target::AnyOne => "any_one",
    }
}

impl Wording {
    /// A sentence about a person and a number.
    fn who_n(&self, id: &str, who: Target, n: u8) -> String {
        self.say(id, &[("who", txt(target(who))), ("n", num(n))])
    }

    fn who(&self, id: &str, who: Target) -> String {
        self.say(id, &[("who", txt(target(who)))])
    }

    fn count(&self, id: &str, n: u8) -> String {
        self.say(id, &[("n", num(n))])
    }

    fn with_mode(&self, text: String, mode: Mode) -> String {
        match mode {
            Mode::Demand => text,
            Mode::IfPossible => self.say("if-possible", &[("text", txt(&text))]),
        }
    }

    /// A positive or negative change: one of two messages with the size.
    fn change(&self, up: &str, down: &str, n: i8, track: Option<&str>) -> String {
        let id = if n < 0 { down } else { up };
        let size = num(n.unsigned_abs());
        match track {
            Some(track) => self.say(id, &[("n", size), ("track", txt(track))]),
            None => self.say(id, &[("n", size)]),
        }
    }

    fn special(&self, id: &str, part: Part, deck: Deck) -> String {
        self.say(
            id,
            &[
                ("part", txt(&self.part(part))),
                ("colour", txt(&self.deck_colour(deck))),
            ],
        )
    }

    /// One effect as a fragment without a full stop.
    pub fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::Wound { who, n } => self.who_n("fx-wound", *who, *n),
            Effect::SpecialWound { part, deck } => self.special("fx-special-wound", *part, *deck),
            Effect::ClearSpecialWound { part, deck } => {
                self.special("fx-clear-special-wound", *part, *deck)
            }
            Effect::Det { who, n, mode } => {
                let id = if *n < 0 { "fx-det-lose" } else { "fx-det-gain" };
                self.with_mode(self.who_n(id, *who, n.unsigned_abs()), *mode)
            }
            Effect::DiscardAllDet { who } => self.who("fx-discard-all-det", *who),
            Effect::DetSplit { n } => self.count("fx-det-split", *n),
            Effect::Heal { who, n } => self.who_n("fx-heal", *who, *n),
            Effect::HealSplit { n } => self.count("fx-heal-split", *n),
            Effect::Gain { res, n, per } => {
                let id = match per {
                    Per::Once => "fx-gain",
                    Per::Player => "fx-gain-per-player",
                };
                self.say(id, &[("what", txt(&self.res(*res, *n)))])
            }
            Effect::GainGathered { n } => self.count("fx-gain-gathered", *n),
            Effect::Discard { res, n, mode } => {
                let text = self.say("fx-discard", &[("what", txt(&self.res(*res, *n)))]);
                self.with_mode(text, *mode)
            }
            Effect::DiscardAllResources => self.word("fx-discard-all-resources"),
            Effect::GainDiscovery { n } => self.count("fx-gain-discovery", *n),
            Effect::GainEquipment { n } => self.count("fx-gain-equipment", *n),
            Effect::Level { track, n, mode } => {
                let track = self.track(*track);
                let text = self.change("fx-level-up", "fx-level-down", *n, Some(&track));
                self.with_mode(text, *mode)
            }
            Effect::LevelHalf { track } => {
                let track = self.word(&format!("the-track-{}", track.name()));
                self.say("fx-level-half", &[("track", txt(&track))])
            }
            Effect::SetLevel { track, n } => self.say(
                "fx-set-level",
                &[("track", txt(&self.track(*track))), ("n", num(*n))],
            ),
            Effect::Morale { n } => self.change("fx-morale-up", "fx-morale-down", *n, None),
            Effect::Token {
                token,
                at,
                own_source,
            } => self.token_put(*token, *at, *own_source),
            Effect::WeatherToken { token } => {
                self.say("fx-weather-token", &[("token", txt(token.name()))])
            }
            Effect::HungryDie => self.word("fx-hungry-die"),
            Effect::ExhaustNearest { source, otherwise } => {
                self.exhaust_nearest(*source, otherwise)
            }
            Effect::Exhaust {
                source,
                n,
                at,
                otherwise,
            } => self.exhaust(*source, *n, *at, otherwise),
            Effect::ExhaustGathered => self.word("fx-exhaust-gathered"),
            Effect::ExhaustAll { at } => {
                self.say("fx-exhaust-all", &[("at", txt(&self.inside(*at)))])
            }
            Effect::CoverTerrain { terrain } => self.cover(*terrain),
            Effect::UncoverLinked => self.word("fx-uncover-linked"),
            Effect::RemoveLinkedToken => self.word("fx-remove-linked-token"),
            Effect::FlipTileDown { at } => self.flip_down(*at),
            Effect::FlipTileUp => self.word("fx-flip-tile-up"),
            Effect::Production { mode } => self.word(match mode {
                ProductionMode::None => "fx-production-none",
                ProductionMode::NoFood => "fx-production-no-food",
                ProductionMode::NoWood => "fx-production-no-wood",
                ProductionMode::HalfTotal => "fx-production-half",
            }),
            Effect::ProductionDelta { res, n } => {
                let id = if *n < 0 {
                    "fx-production-less"
                } else {
                    "fx-production-more"
                };
                self.say(id, &[("what", txt(&self.res(*res, n.unsigned_abs())))])
            }
            Effect::FlipItems { n, marked } => {
                if *marked {
                    self.word("fx-flip-items-marked")
                } else {
                    self.count("fx-flip-items", *n)
                }
            }
            Effect::DiscardItem => self.word("fx-discard-item"),
            Effect::MarkItems { n } => self.count("fx-mark-items", *n),
            Effect::DiscardInventions { n } => self.count("fx-discard-inventions", *n),
            Effect::DrawInvention => self.word("fx-draw-invention"),
            Effect::SearchInvention => self.word("fx-search-invention"),
            Effect::BuildItem { options } => {
                let names: Vec<String> = options.iter().map(|o| self.item(o)).collect();
                let list = self.or(&names);
                match names.as_slice() {
                    [_] => self.say("fx-build-item", &[("item", txt(&list))]),
                    _ => self.say("fx-build-item-one-of", &[("items", txt(&list))]),
                }
            }
            Effect::ItemsToFuture => self.word("fx-items-to-future"),
            Effect::PawnLimit { who, n, until } => {
                let id = match until {
                    Until::ThisRound => "fx-pawn-limit",
                    Until::NextRound => "fx-pawn-limit-next",
                };
                self.who_n(id, *who, *n)
            }
            Effect::ActionLimit { who, allowed } => self.say(
                "fx-action-limit",
                &[
                    ("who", txt(target(*who))),
                    ("actions", txt(&self.action_names(allowed))),
                ],
            ),
            Effect::NoAbilities { who } => self.who("fx-no-abilities", *who),
            Effect::NoMixedPawns => self.word("fx-no-mixed-pawns"),
            Effect::PassFirstPlayer => self.word("fx-pass-first-player"),
            Effect::NightOutside => self.word("fx-night-outside"),
            Effect::Combat {
                who,
                strength,
                weapon_loss,
                food,
                fur,
                palisade_loss,
            } => {
                let results = self.combat_results(*weapon_loss, *food, *fur, *palisade_loss);
                self.combat(*who, *strength, &results)
            }
            Effect::DrawMystery { who, limits } => self.mystery(*who, limits),
            Effect::StopDrawing => self.word("fx-stop-drawing"),
            Effect::DiscardDrawnTreasures => self.word("fx-discard-drawn-treasures"),
            Effect::MoveCamp => self.word("fx-move-camp"),
            Effect::RegainLevels => self.word("fx-regain-levels"),
            Effect::ResolveThreats => self.word("fx-resolve-threats"),
            Effect::RepeatEvent => self.word("fx-repeat-event"),
            Effect::BookEffect { n } => self.count("fx-book-effect", *n),
            Effect::PeekHunting { may_bottom } => self.word(if *may_bottom {
                "fx-peek-hunting-bottom"
            } else {
                "fx-peek-hunting"
            }),
            Effect::HuntingToBottom => self.word("fx-hunting-to-bottom"),
            Effect::TakeHunting => self.word("fx-take-hunting"),
            Effect::FightHunting { who } => self.who("fx-fight-hunting", *who),
            Effect::DiscardHunting { n } => self.count("fx-discard-hunting", *n),
            Effect::BeastToHunting => self.word("fx-beast-to-hunting"),
            Effect::StrongestBeastToHunting { n } => self.count("fx-strongest-beast", *n),
            Effect::BeastWaits => self.word("fx-beast-waits"),
            Effect::ReturnWaitingBeast => self.word("fx-return-beast"),
            Effect::ArrangeMarker => self.word("fx-arrange-marker"),
            Effect::Choose { options } => self.choose(options),
            Effect::If {
                cond,
                then,
                otherwise,
            } => self.condition(cond, then, otherwise),
            Effect::Later {
                at,
                effects,
                outside,
            } => {
                let moment = match at {
                    Moment::NextRoundStart => "next_round_start",
                    Moment::Night => "night",
                    Moment::EveryNight => "every_night",
                };
                let text = self.later(moment, effects);
                match outside {
                    Outside::Same => text,
                    Outside::Waits => self.say("fx-outside-waits", &[("text", txt(&text))]),
                    Outside::Alone => self.say("fx-outside-alone", &[("text", txt(&text))]),
                }
            }
            Effect::RerollSuccess {
                sure_rolls,
                until_event,
            } => self.word(match (until_event, sure_rolls) {
                (false, false) => "fx-reroll-success",
                (false, true) => "fx-reroll-success-sure",
                (true, false) => "fx-reroll-success-until",
                (true, true) => "fx-reroll-success-until-sure",
            }),
            Effect::EndRerollSuccess => self.word("fx-end-reroll-success"),
            Effect::DistributeWounds { per_player } => {
                self.count("fx-distribute-wounds", *per_player)
            }
            Effect::CoverArrows { n } => self.count("fx-cover-arrows", *n),
            Effect::ArrangeTiles { n } => self.count("fx-arrange-tiles", *n),
            Effect::ScoutTiles { n } => self.count("fx-scout-tiles", *n),
            Effect::ExtraBuild => self.word("fx-extra-build"),
            Effect::PileWood { n } => self.count("fx-pile-wood", *n),
            Effect::TempWeapon { n } => self.count("fx-temp-weapon", *n),
            Effect::Pawn {
                colour,
                n,
                own_only,
            } => self.say(
                if *own_only { "fx-pawn-own" } else { "fx-pawn" },
                &[
                    ("n", num(*n)),
                    ("colour", txt(&self.pawn_colour(*colour))),
                    ("tint", txt(tint(*colour))),
                    ("actions", txt(&self.pawn_actions(*colour))),
                ],
            ),
            Effect::RerollDie { deck } => match deck {
                Some(deck) => self.say(
                    "fx-reroll-die",
                    &[("kind", txt(&self.action_name(deck.kind())))],
                ),
                None => self.word("fx-reroll-any-die"),
            },
            Effect::IgnoreCloud { cloud, n } => self.count(
                match cloud {
                    Weather::Rain => "fx-ignore-rain",
                    Weather::Snow => "fx-ignore-snow",
                    Weather::Storm => "fx-ignore-storm",
                },
                *n,
            ),
            Effect::SnowAsRain => self.word("fx-snow-as-rain"),
            Effect::PrerollWeather => self.word("fx-preroll-weather"),
            Effect::DrawInventions { n } => self.count("fx-draw-inventions", *n),
            Effect::ScoutDiscovery { n } => self.count("fx-scout-discovery", *n),
            Effect::WoodDiscount => self.word("fx-wood-discount"),
            Effect::IgnoreTrap => self.word("fx-ignore-trap"),
            Effect::RemoveAnyToken => self.word("fx-remove-any-token"),
            Effect::PeekEvent => self.word("fx-peek-event"),
            Effect::PeekWaitingBeast => self.word("fx-peek-waiting-beast"),
            Effect::PlaceShortcut => self.word("fx-place-shortcut"),
        }
    }
}
