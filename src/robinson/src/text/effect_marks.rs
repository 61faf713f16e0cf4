//! From an effect to its signs.

use super::{
    marks::{aimed, alternative, cond, fight, joined, leads, marks, mystery, place},
    signs::{Mark, Sign, SignAmount},
};
use crate::{
    content::WeatherDie,
    effect::{
        BeastWay, Built, Ease, Effect, Forecast, Hidden, Holding, ItemsTo, LevelAim, Limit, Moment,
        Output, Per, Printed, ProductionMode, Scouted, Site, Supply, Target, Trace,
    },
    ids::{Kind, MysteryKind, Res, TokenKind, Track, Weather},
};

/// The signs of one effect.
pub(super) fn mark(effect: &Effect) -> Vec<Mark> {
    let one = |sign, amount| vec![Mark::new(sign, amount)];
    let plain = |sign| vec![Mark::plain(sign)];
    let none = |sign| vec![Mark::none(sign)];
    match effect {
        Effect::Wound { who, n } => aimed(*who, one(Sign::Wound, SignAmount::Of(*n))),
        Effect::SpecialWound { part, .. } => plain(Sign::Special(*part)),
        Effect::Undo { what } => undone(*what),
        Effect::Det { who, n, .. } => aimed(*who, one(Sign::Det, SignAmount::change(*n))),
        Effect::Heal { who, n } => aimed(*who, one(Sign::Heal, SignAmount::Of(*n))),
        Effect::LoseAll {
            what: Holding::Det(who),
        } => aimed(*who, none(Sign::Det)),
        Effect::LoseAll {
            what: Holding::Resources,
        } => Res::ALL.iter().map(|&r| Mark::none(Sign::Res(r))).collect(),
        Effect::LoseShelter { or_wounds } => vec![
            Mark::none(Sign::Shelter),
            Mark::new(Sign::Wound, SignAmount::Of(*or_wounds)),
        ],
        Effect::Gain { res, n, per } => {
            let mut out = one(Sign::Res(*res), SignAmount::Plus(*n));
            if *per == Per::Player {
                out.push(Mark::plain(Sign::Everyone));
            }
            out
        }
        Effect::GainGathered { n } => one(Sign::Action(Kind::Gather), SignAmount::Plus(*n)),
        Effect::Discard { res, n, .. } => one(Sign::Res(*res), SignAmount::Minus(*n)),
        Effect::Draw { pile, n } => match pile {
            Supply::Discovery => one(Sign::Discovery, SignAmount::Plus(*n)),
            Supply::Equipment => one(Sign::Equipment, SignAmount::Plus(*n)),
            Supply::Inventions => plain(Sign::Invention),
            Supply::AnyInvention => one(Sign::Invention, SignAmount::Plus(1)),
        },
        Effect::Level { track, n, .. } => one(Sign::Track(*track), SignAmount::change(*n)),
        Effect::LevelTo { track, to } => {
            let amount = match to {
                LevelAim::Half => SignAmount::Half,
                LevelAim::Exactly(n) => SignAmount::Of(*n),
            };
            one(Sign::Track(*track), amount)
        }
        Effect::Morale { n } => one(Sign::Morale, SignAmount::change(*n)),
        Effect::Token { token, at, .. } => {
            leads(plain(Sign::Token(*token)), place(*at).into_iter().collect())
        }
        Effect::WeatherToken { token } => match token {
            Forecast::Token(token) => plain(Sign::Weather(*token)),
            Forecast::HungryAnimals => vec![Mark::plain(Sign::Die), Mark::plain(Sign::HungryDie)],
        },
        Effect::Exhaust {
            source,
            n,
            at,
            otherwise,
        } => {
            let amount = match at {
                Site::On(_) if *n > 1 => SignAmount::Minus(*n),
                Site::On(_) | Site::Nearest | Site::Gathered | Site::All(_) => SignAmount::None,
            };
            or_else(one(Sign::Sought(*source), amount), otherwise)
        }
        Effect::CoverTerrain { terrain } => none(terrain.map_or(Sign::Tile, Sign::Terrain)),
        Effect::CoverOnlyTerrain => none(Sign::Tile),
        Effect::LiftBlackMarker => {
            vec![Mark::none(Sign::Marker), Mark::plain(Sign::Tile)]
        }
        Effect::RerollWeather { die } => {
            vec![Mark::plain(Sign::Die), Mark::plain(weather_sign(*die))]
        }
        Effect::RemoveAnyToken => none(Sign::Marker),
        Effect::FlipTileDown { .. } => none(Sign::Tile),
        Effect::Production { mode } => match mode {
            Output::By { res, n } => vec![
                Mark::plain(Sign::Production),
                Mark::new(Sign::Res(*res), SignAmount::change(*n)),
            ],
            Output::Mode(ProductionMode::None) => none(Sign::Production),
            Output::Mode(ProductionMode::NoFood) => vec![
                Mark::plain(Sign::Production),
                Mark::none(Sign::Res(Res::Food)),
            ],
            Output::Mode(ProductionMode::NoWood) => vec![
                Mark::plain(Sign::Production),
                Mark::none(Sign::Res(Res::Wood)),
            ],
            Output::Mode(ProductionMode::HalfTotal | ProductionMode::HalfBySheet) => {
                one(Sign::Production, SignAmount::Half)
            }
        },
        Effect::MoveItems { which, to } => items(*which, *to),
        Effect::DiscardInventions { n } => one(Sign::Invention, SignAmount::Minus(*n)),
        Effect::BuildItem { options } => {
            joined(options.iter().map(|i| plain(Sign::Item(i.clone()))))
        }
        Effect::Restrict { who, limit } => limited(*who, limit),
        Effect::PassFirstPlayer => leads(plain(Sign::FirstPlayer), plain(Sign::Everyone)),
        Effect::NightOutside => plain(Sign::Night),
        Effect::Combat {
            who,
            strength,
            weapon_loss,
            food,
            fur,
            palisade_loss,
        } => aimed(
            *who,
            fight(*strength, *weapon_loss, *food, *fur, *palisade_loss),
        ),
        Effect::DrawMystery { who, limits } => aimed(*who, mystery(limits)),
        Effect::EndDraw { .. } => none(Sign::Mystery(MysteryKind::Treasure)),
        Effect::MoveCamp => leads(plain(Sign::Camp), plain(Sign::Tile)),
        Effect::Trigger { what, n } => match what {
            Printed::Threats => plain(Sign::Threat),
            Printed::Event => plain(Sign::Events),
            Printed::Book => one(Sign::Book, SignAmount::several(*n)),
        },
        Effect::Look { at } => {
            let sign = match at {
                Hidden::Hunting { .. } | Hidden::WaitingBeast => Sign::Beast,
                Hidden::Event => Sign::Events,
            };
            vec![Mark::plain(Sign::Look), Mark::plain(sign)]
        }
        Effect::Scout { pile, n } => scouted(*pile, *n),
        Effect::MoveBeast { way } => match way {
            BeastWay::ToHunting => leads(plain(Sign::Beast), plain(Sign::Action(Kind::Hunt))),
            BeastWay::Waits | BeastWay::ToBottom => leads(plain(Sign::Beast), plain(Sign::Later)),
            BeastWay::Discard(_) => none(Sign::Beast),
        },
        Effect::FightHunting { won: true, .. } => plain(Sign::Beast),
        Effect::FightHunting { who, won: false } => aimed(
            *who,
            vec![Mark::plain(Sign::Strength), Mark::plain(Sign::Beast)],
        ),
        Effect::ArrangeMarker => leads(plain(Sign::Marker), plain(Sign::Action(Kind::Arrange))),
        Effect::Choose { options } => joined(options.iter().map(alternative)),
        Effect::If {
            cond: when,
            then,
            otherwise,
        } => {
            let first = leads(vec![cond(when)], marks(then));
            or_else(first, otherwise)
        }
        Effect::Later { at, effects, .. } => {
            let moment = match at {
                Moment::NextRoundStart => Sign::Later,
                Moment::Night | Moment::EveryNight => Sign::Night,
            };
            leads(plain(moment), marks(effects))
        }
        Effect::RerollSuccess { .. } => plain(Sign::Token(TokenKind::Reroll)),
        Effect::DistributeWounds { per_player } => leads(
            plain(Sign::Night),
            vec![
                Mark::plain(Sign::Everyone),
                Mark::new(Sign::Wound, SignAmount::Of(*per_player)),
            ],
        ),
        Effect::CoverArrows { n } => vec![
            Mark::new(Sign::Marker, SignAmount::Of(*n)),
            Mark::none(Sign::Morale),
        ],
        Effect::ExtraBuild => plain(Sign::Action(Kind::Build)),
        Effect::PileWood { n } => one(Sign::Res(Res::Wood), SignAmount::Plus(*n)),
        Effect::TempWeapon { n } => one(Sign::Track(Track::Weapon), SignAmount::Plus(*n)),
        Effect::Pawn { colour, n, .. } => one(Sign::Neutral(*colour), SignAmount::Plus(*n)),
        Effect::EaseClouds { ease, n } => match ease {
            Ease::NoRain => one(Sign::Weather(Weather::Rain), SignAmount::Minus(*n)),
            Ease::NoSnow => one(Sign::Weather(Weather::Snow), SignAmount::Minus(*n)),
            Ease::SnowAsRain => leads(
                plain(Sign::Weather(Weather::Snow)),
                plain(Sign::Weather(Weather::Rain)),
            ),
        },
        Effect::PrerollWeather => vec![
            Mark::plain(Sign::Die),
            Mark::plain(Sign::Weather(Weather::Rain)),
        ],
        Effect::PlaceShortcut => leads(plain(Sign::Shortcut), plain(Sign::Tile)),
        Effect::ScenarioMarker { at: Some(_), .. } => {
            vec![Mark::plain(Sign::Marker), Mark::plain(Sign::Tile)]
        }
        Effect::ScenarioMarker { n, .. } => vec![
            Mark::new(Sign::Marker, SignAmount::Plus(*n)),
            Mark::plain(Sign::Tile),
        ],
        Effect::LiftMarkers { n, .. } => vec![
            Mark::new(Sign::Marker, SignAmount::Minus(*n)),
            Mark::plain(Sign::Tile),
        ],
        Effect::LoseCrew { morale: 0 } => none(Sign::Crew),
        Effect::LoseCrew { morale } => vec![
            Mark::new(Sign::Morale, SignAmount::change(*morale)),
            Mark::none(Sign::Crew),
        ],
        Effect::FreeCrew { .. } => leads(plain(Sign::Crew), plain(Sign::Camp)),
        Effect::CrewBonus => plain(Sign::Crew),
        Effect::IgnoreWeather { die, .. } => none(weather_sign(*die)),
        Effect::JoinCamp { .. } => leads(plain(Sign::Pawn), plain(Sign::Camp)),
        Effect::NumberToken { n, .. } => vec![
            Mark::new(Sign::Marker, SignAmount::Of(*n)),
            Mark::plain(Sign::Totem),
        ],
        Effect::TurnTileUp { .. } => plain(Sign::Tile),
        Effect::WoundBy { who, amount } => {
            aimed(*who, one(Sign::Wound, SignAmount::Of(amount.base)))
        }
        Effect::Attack { strength } => one(Sign::Strength, SignAmount::Of(strength.base)),
        Effect::CloseSpaces { spaces, .. } => {
            let n = u8::try_from(spaces.len()).unwrap_or(u8::MAX);
            vec![Mark::new(Sign::Tile, SignAmount::Minus(n))]
        }
        Effect::FewerMysteries { n } => {
            one(Sign::Mystery(MysteryKind::Treasure), SignAmount::Minus(*n))
        }
        Effect::IgnoreMystery { kind } => none(Sign::Mystery(*kind)),
        Effect::DiscardOne { of } => of
            .iter()
            .map(|&res| Mark::new(Sign::Res(res), SignAmount::Minus(1)))
            .collect(),
    }
}

/// The sign of a weather die.
pub(super) fn weather_sign(die: WeatherDie) -> Sign {
    match die {
        WeatherDie::Rain => Sign::Weather(Weather::Rain),
        WeatherDie::Winter => Sign::Weather(Weather::Snow),
        WeatherDie::HungryAnimals => Sign::HungryDie,
    }
}

/// The signs of something that is undone.
fn undone(what: Trace) -> Vec<Mark> {
    match what {
        Trace::SpecialWound { part, .. } => vec![Mark::none(Sign::Special(part))],
        Trace::Covers | Trace::Tile => vec![Mark::plain(Sign::Tile)],
        Trace::Token => vec![Mark::none(Sign::Marker)],
        Trace::Levels => vec![
            Mark::new(Sign::Track(Track::Roof), SignAmount::Plus(1)),
            Mark::new(Sign::Track(Track::Palisade), SignAmount::Plus(1)),
        ],
        Trace::Beast => leads(
            vec![Mark::plain(Sign::Beast)],
            vec![Mark::plain(Sign::Action(Kind::Hunt))],
        ),
        Trace::Rerolls => vec![Mark::none(Sign::Token(TokenKind::Reroll))],
    }
}

/// The signs of a limit.
fn limited(who: Target, limit: &Limit) -> Vec<Mark> {
    let signs = match limit {
        Limit::Pawns { n, .. } => vec![Mark::new(Sign::Pawn, SignAmount::Of(*n))],
        Limit::Actions(allowed) => {
            let actions = allowed.iter().map(|&k| Mark::plain(Sign::Action(k)));
            leads(vec![Mark::plain(Sign::Pawn)], actions.collect())
        }
        Limit::NoAbilities => vec![Mark::none(Sign::Ability)],
        Limit::NoMixedPawns => return vec![Mark::none(Sign::Pawn)],
    };
    aimed(who, signs)
}

/// The signs of built items that go somewhere.
fn items(which: Built, to: ItemsTo) -> Vec<Mark> {
    let some = |n| Mark::new(Sign::Items, SignAmount::Of(n));
    match (to, which) {
        (ItemsTo::Board | ItemsTo::Deck, Built::Some(n)) => {
            vec![Mark::new(Sign::Items, SignAmount::Minus(n))]
        }
        (ItemsTo::Board | ItemsTo::Deck, Built::All | Built::Marked) => {
            vec![Mark::none(Sign::Items)]
        }
        (ItemsTo::Marker, Built::Some(n)) => leads(vec![some(n)], vec![Mark::plain(Sign::Marker)]),
        (ItemsTo::Marker, Built::All | Built::Marked) => vec![Mark::plain(Sign::Marker)],
        (ItemsTo::Future, _) => leads(
            vec![Mark::plain(Sign::Items)],
            vec![Mark::plain(Sign::Later)],
        ),
    }
}

/// The signs of a pile that is looked through.
fn scouted(pile: Scouted, n: u8) -> Vec<Mark> {
    let (look, sign) = match pile {
        Scouted::Tiles => (true, Sign::Tile),
        Scouted::TilesInOrder => (false, Sign::Tile),
        Scouted::Inventions => (true, Sign::Invention),
        Scouted::Discovery => (true, Sign::Discovery),
        Scouted::Beasts => (true, Sign::Beast),
    };
    let look = look.then(|| Mark::plain(Sign::Look));
    look.into_iter()
        .chain([Mark::new(sign, SignAmount::Of(n))])
        .collect()
}

/// What happens instead if there is nothing to exhaust, or the condition does not hold.
fn or_else(first: Vec<Mark>, otherwise: &[Effect]) -> Vec<Mark> {
    joined([first, marks(otherwise)].into_iter())
}
