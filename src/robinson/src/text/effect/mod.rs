//! Effects as text: each one a fragment that stands alone or inside a larger sentence.

mod choices;
mod encounters;
mod island;
mod piles;
mod places;
mod sites;
mod table;

use crate::text::{
    bundle::{Wording, num, txt},
    names::tint,
};
use crate::{
    effect::{
        At, BeastWay, DrawEnd, Ease, Effect, Forecast, Hidden, Holding, Mode, Moment, Outside, Per,
        Printed, Site, Target,
    },
    ids::{Deck, Part},
};

fn target(who: Target) -> &'static str {
    match who {
        Target::Resolver => "resolver",
        Target::FirstPlayer => "first_player",
        Target::Bearer => "bearer",
        Target::EachPlayer => "each_player",
        Target::InCamp => "in_camp",
        Target::EachPerson => "each_person",
        Target::AnyOne => "any_one",
        Target::Split => "split",
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
            Effect::Undo { what } => self.undone(*what),
            Effect::Det {
                who: Target::Split,
                n,
                ..
            } => self.count("fx-det-split", n.unsigned_abs()),
            Effect::Det { who, n, mode } => {
                let id = if *n < 0 { "fx-det-lose" } else { "fx-det-gain" };
                self.with_mode(self.who_n(id, *who, n.unsigned_abs()), *mode)
            }
            Effect::Heal {
                who: Target::Split,
                n,
            } => self.count("fx-heal-split", *n),
            Effect::Heal { who, n } => self.who_n("fx-heal", *who, *n),
            Effect::LoseAll { what } => match what {
                Holding::Det(who) => self.who("fx-discard-all-det", *who),
                Holding::Resources => self.word("fx-discard-all-resources"),
            },
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
            Effect::Draw { pile, n } => self.drawn(*pile, *n),
            Effect::Level { track, n, mode } => {
                let track = self.track(*track);
                let text = self.change("fx-level-up", "fx-level-down", *n, Some(&track));
                self.with_mode(text, *mode)
            }
            Effect::LevelTo { track, to } => self.level_to(*track, *to),
            Effect::Morale { n } => self.change("fx-morale-up", "fx-morale-down", *n, None),
            Effect::Token {
                token,
                at,
                own_source,
            } => self.token_put(*token, *at, *own_source),
            Effect::WeatherToken { token } => match token {
                Forecast::Token(token) => {
                    self.say("fx-weather-token", &[("token", txt(token.name()))])
                }
                Forecast::HungryAnimals => self.word("fx-hungry-die"),
            },
            Effect::Exhaust {
                source,
                n,
                at,
                otherwise,
            } => match at {
                Site::Nearest => self.exhaust_nearest(*source, otherwise),
                Site::Gathered => self.word("fx-exhaust-gathered"),
                Site::All(at) => self.say("fx-exhaust-all", &[("at", txt(&self.inside(*at)))]),
                Site::On(at) => self.exhaust(*source, *n, *at, otherwise),
            },
            Effect::CoverTerrain { terrain } => self.cover(*terrain),
            Effect::CoverOnlyTerrain => self.word("fx-cover-only-terrain"),
            Effect::LiftBlackMarker => self.word("fx-lift-black-marker"),
            Effect::RerollWeather { die } => self.say(
                "fx-reroll-weather",
                &[("die", txt(&self.weather_die(*die)))],
            ),
            Effect::FlipTileDown { at } => self.flip_down(*at),
            Effect::Production { mode } => self.production(*mode),
            Effect::MoveItems { which, to } => self.items_moved(*which, *to),
            Effect::DiscardInventions { n } => self.count("fx-discard-inventions", *n),
            Effect::BuildItem { options } => {
                let names: Vec<String> = options.iter().map(|o| self.item(o)).collect();
                let list = self.or(&names);
                match names.as_slice() {
                    [_] => self.say("fx-build-item", &[("item", txt(&list))]),
                    _ => self.say("fx-build-item-one-of", &[("items", txt(&list))]),
                }
            }
            Effect::Restrict { who, limit } => self.limit(*who, limit),
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
            Effect::EndDraw { how } => self.word(match how {
                DrawEnd::Stops => "fx-stop-drawing",
                DrawEnd::TreasuresLost => "fx-discard-drawn-treasures",
            }),
            Effect::MoveCamp => self.word("fx-move-camp"),
            Effect::Trigger { what, n } => match what {
                Printed::Threats => self.word("fx-resolve-threats"),
                Printed::Event => self.word("fx-repeat-event"),
                Printed::Book => match self.book() {
                    Some(does) => self.say("fx-book-here", &[("does", txt(&does)), ("n", num(*n))]),
                    None => self.count("fx-book-effect", *n),
                },
            },
            Effect::Look { at } => self.word(match at {
                Hidden::Hunting { may_bottom: true } => "fx-peek-hunting-bottom",
                Hidden::Hunting { may_bottom: false } => "fx-peek-hunting",
                Hidden::Event => "fx-peek-event",
                Hidden::WaitingBeast => "fx-peek-waiting-beast",
            }),
            Effect::Scout { pile, n } => self.scouted(*pile, *n),
            Effect::MoveBeast { way } => match way {
                BeastWay::ToHunting => self.word("fx-beast-to-hunting"),
                BeastWay::Waits => self.word("fx-beast-waits"),
                BeastWay::ToBottom => self.word("fx-hunting-to-bottom"),
                BeastWay::Discard(n) => self.count("fx-discard-hunting", *n),
            },
            Effect::FightHunting { won: true, .. } => self.word("fx-take-hunting"),
            Effect::FightHunting { who, won: false } => self.who("fx-fight-hunting", *who),
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
            Effect::DistributeWounds { per_player } => {
                self.count("fx-distribute-wounds", *per_player)
            }
            Effect::CoverArrows { n } => self.count("fx-cover-arrows", *n),
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
            Effect::EaseClouds { ease, n } => match ease {
                Ease::NoRain => self.count("fx-ignore-rain", *n),
                Ease::NoSnow => self.count("fx-ignore-snow", *n),
                Ease::SnowAsRain => self.word("fx-snow-as-rain"),
            },
            Effect::PrerollWeather => self.word("fx-preroll-weather"),
            Effect::RemoveAnyToken => self.word("fx-remove-any-token"),
            Effect::PlaceShortcut => self.word("fx-place-shortcut"),
            Effect::ScenarioMarker { marker, n, at } => {
                let id = match at {
                    Some(At::Space(_)) => "fx-marker-at",
                    Some(_) => "fx-marker-here",
                    None => "fx-marker-any",
                };
                let place = at.map(|at| self.at(at)).unwrap_or_default();
                let name = self.marker(marker);
                let args = [("marker", txt(&name)), ("n", num(*n)), ("at", txt(&place))];
                self.say(id, &args)
            }
            Effect::LiftMarkers { marker, n, up_to } => {
                let id = match up_to {
                    true => "fx-lift-up-to",
                    false => "fx-lift",
                };
                self.say(id, &[("marker", txt(&self.marker(marker))), ("n", num(*n))])
            }
            Effect::NumberToken { n, at: None } => self.count("fx-number-token", *n),
            Effect::NumberToken { n, at: Some(at) } => self.say(
                "fx-number-token-at",
                &[("n", num(*n)), ("at", txt(&self.at(*at)))],
            ),
            Effect::TurnTileUp { at } => {
                self.say("fx-turn-tile-up", &[("tile", txt(&self.the_tile(*at)))])
            }
            Effect::WoundBy { who, amount } => self.wound_by(*who, amount),
            Effect::Attack { strength } => self.attack(strength),
            Effect::LoseShelter { or_wounds } => self.count("fx-lose-shelter", *or_wounds),
            Effect::CloseSpaces { by, spaces } => self.closed_spaces(by, spaces),
            Effect::FewerMysteries { n } => self.count("fx-fewer-mysteries", *n),
            Effect::IgnoreMystery { kind } => {
                self.say("fx-ignore-mystery", &[("kind", txt(kind.name()))])
            }
            Effect::DiscardOne { of } => self.discard_one(of),
            Effect::LoseCrew { morale } => self.lose_crew(*morale),
            Effect::FreeCrew { who } => {
                self.say("fx-free-crew", &[("who", txt(&self.crew_member(who)))])
            }
            Effect::CrewBonus => self.word("fx-crew-bonus"),
            Effect::IgnoreWeather { die, face } => self.ignore_weather(*die, *face),
            Effect::JoinCamp { person } => {
                self.say("fx-join-camp", &[("who", txt(&self.guest(person)))])
            }
        }
    }
}
