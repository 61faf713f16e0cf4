//! From an effect to its signs.

use super::{
    marks::{aimed, alternative, cond, fight, joined, leads, marks, mystery, place},
    signs::{Amount, Mark, Sign},
};
use crate::{
    effect::{Effect, Moment, Per, ProductionMode, SourceMatch},
    ids::{Kind, MysteryKind, Res, TokenKind, Track, Weather},
};

/// The signs of one effect.
pub(super) fn mark(effect: &Effect) -> Vec<Mark> {
    let one = |sign, amount| vec![Mark::new(sign, amount)];
    let plain = |sign| vec![Mark::plain(sign)];
    let none = |sign| vec![Mark::none(sign)];
    match effect {
        Effect::Wound { who, n } => aimed(*who, one(Sign::Wound, Amount::Of(*n))),
        Effect::SpecialWound { part, .. } => plain(Sign::Special(*part)),
        Effect::ClearSpecialWound { part, .. } => none(Sign::Special(*part)),
        Effect::Det { who, n, .. } => aimed(*who, one(Sign::Det, Amount::change(*n))),
        Effect::DiscardAllDet { who } => aimed(*who, none(Sign::Det)),
        Effect::DetSplit { n } => one(Sign::Det, Amount::Plus(*n)),
        Effect::Heal { who, n } => aimed(*who, one(Sign::Heal, Amount::Of(*n))),
        Effect::HealSplit { n } => one(Sign::Heal, Amount::Of(*n)),
        Effect::Gain { res, n, per } => {
            let mut out = one(Sign::Res(*res), Amount::Plus(*n));
            if *per == Per::Player {
                out.push(Mark::plain(Sign::Everyone));
            }
            out
        }
        Effect::GainGathered { n } => one(Sign::Action(Kind::Gather), Amount::Plus(*n)),
        Effect::Discard { res, n, .. } => one(Sign::Res(*res), Amount::Minus(*n)),
        Effect::DiscardAllResources => Res::ALL.iter().map(|&r| Mark::none(Sign::Res(r))).collect(),
        Effect::GainDiscovery { n } => one(Sign::Discovery, Amount::Plus(*n)),
        Effect::GainEquipment { n } => one(Sign::Equipment, Amount::Plus(*n)),
        Effect::Level { track, n, .. } => one(Sign::Track(*track), Amount::change(*n)),
        Effect::LevelHalf { track } => one(Sign::Track(*track), Amount::Half),
        Effect::SetLevel { track, n } => one(Sign::Track(*track), Amount::Of(*n)),
        Effect::Morale { n } => one(Sign::Morale, Amount::change(*n)),
        Effect::Token { token, at, .. } => {
            leads(plain(Sign::Token(*token)), place(*at).into_iter().collect())
        }
        Effect::WeatherToken { token } => plain(Sign::Weather(*token)),
        Effect::HungryDie => vec![Mark::plain(Sign::Die), Mark::plain(Sign::HungryDie)],
        Effect::ExhaustNearest { source, otherwise } => {
            or_else(none(Sign::Sought(*source)), otherwise)
        }
        Effect::Exhaust {
            source,
            n,
            otherwise,
            ..
        } => {
            let amount = if *n > 1 {
                Amount::Minus(*n)
            } else {
                Amount::None
            };
            or_else(one(Sign::Sought(*source), amount), otherwise)
        }
        Effect::ExhaustGathered | Effect::ExhaustAll { .. } => none(Sign::Sought(SourceMatch::Any)),
        Effect::CoverTerrain { terrain } => none(terrain.map_or(Sign::Tile, Sign::Terrain)),
        Effect::UncoverLinked => plain(Sign::Tile),
        Effect::RemoveLinkedToken | Effect::RemoveAnyToken => none(Sign::Marker),
        Effect::FlipTileDown { .. } => none(Sign::Tile),
        Effect::FlipTileUp => plain(Sign::Tile),
        Effect::Production { mode } => match mode {
            ProductionMode::None => none(Sign::Production),
            ProductionMode::NoFood => vec![
                Mark::plain(Sign::Production),
                Mark::none(Sign::Res(Res::Food)),
            ],
            ProductionMode::NoWood => vec![
                Mark::plain(Sign::Production),
                Mark::none(Sign::Res(Res::Wood)),
            ],
            ProductionMode::HalfTotal => one(Sign::Production, Amount::Half),
        },
        Effect::ProductionDelta { res, n } => vec![
            Mark::plain(Sign::Production),
            Mark::new(Sign::Res(*res), Amount::change(*n)),
        ],
        Effect::FlipItems { n, marked } => {
            if *marked {
                none(Sign::Items)
            } else {
                one(Sign::Items, Amount::Minus(*n))
            }
        }
        Effect::DiscardItem => one(Sign::Items, Amount::Minus(1)),
        Effect::MarkItems { n } => vec![
            Mark::new(Sign::Items, Amount::Of(*n)),
            Mark::plain(Sign::To),
            Mark::plain(Sign::Marker),
        ],
        Effect::DiscardInventions { n } => one(Sign::Invention, Amount::Minus(*n)),
        Effect::DrawInvention => plain(Sign::Invention),
        Effect::SearchInvention => one(Sign::Invention, Amount::Plus(1)),
        Effect::BuildItem { options } => {
            joined(options.iter().map(|i| plain(Sign::Item(i.clone()))))
        }
        Effect::ItemsToFuture => leads(plain(Sign::Items), plain(Sign::Later)),
        Effect::PawnLimit { who, n, .. } => aimed(*who, one(Sign::Pawn, Amount::Of(*n))),
        Effect::ActionLimit { who, allowed } => {
            let actions = allowed
                .iter()
                .map(|&k| Mark::plain(Sign::Action(k)))
                .collect();
            aimed(*who, leads(plain(Sign::Pawn), actions))
        }
        Effect::NoAbilities { who } => aimed(*who, none(Sign::Ability)),
        Effect::NoMixedPawns => none(Sign::Pawn),
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
        Effect::StopDrawing => none(Sign::Mystery(MysteryKind::Treasure)),
        Effect::DiscardDrawnTreasures => none(Sign::Mystery(MysteryKind::Treasure)),
        Effect::MoveCamp => leads(plain(Sign::Camp), plain(Sign::Tile)),
        Effect::RegainLevels => vec![
            Mark::new(Sign::Track(Track::Roof), Amount::Plus(1)),
            Mark::new(Sign::Track(Track::Palisade), Amount::Plus(1)),
        ],
        Effect::ResolveThreats => plain(Sign::Threat),
        Effect::RepeatEvent => plain(Sign::Events),
        Effect::BookEffect { n } => one(Sign::Book, Amount::several(*n)),
        Effect::PeekHunting { .. } => vec![Mark::plain(Sign::Look), Mark::plain(Sign::Beast)],
        Effect::HuntingToBottom => leads(plain(Sign::Beast), plain(Sign::Later)),
        Effect::TakeHunting => plain(Sign::Beast),
        Effect::FightHunting { who } => aimed(
            *who,
            vec![Mark::plain(Sign::Strength), Mark::plain(Sign::Beast)],
        ),
        Effect::DiscardHunting { .. } => none(Sign::Beast),
        Effect::BeastToHunting => leads(plain(Sign::Beast), plain(Sign::Action(Kind::Hunt))),
        Effect::StrongestBeastToHunting { n } => vec![
            Mark::plain(Sign::Look),
            Mark::new(Sign::Beast, Amount::Of(*n)),
        ],
        Effect::BeastWaits => leads(plain(Sign::Beast), plain(Sign::Later)),
        Effect::ReturnWaitingBeast => leads(plain(Sign::Beast), plain(Sign::Action(Kind::Hunt))),
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
        Effect::EndRerollSuccess => none(Sign::Token(TokenKind::Reroll)),
        Effect::DistributeWounds { per_player } => leads(
            plain(Sign::Night),
            vec![
                Mark::plain(Sign::Everyone),
                Mark::new(Sign::Wound, Amount::Of(*per_player)),
            ],
        ),
        Effect::CoverArrows { n } => vec![
            Mark::new(Sign::Marker, Amount::Of(*n)),
            Mark::none(Sign::Morale),
        ],
        Effect::ArrangeTiles { n } => one(Sign::Tile, Amount::Of(*n)),
        Effect::ScoutTiles { n } => vec![
            Mark::plain(Sign::Look),
            Mark::new(Sign::Tile, Amount::Of(*n)),
        ],
        Effect::ExtraBuild => plain(Sign::Action(Kind::Build)),
        Effect::PileWood { n } => one(Sign::Res(Res::Wood), Amount::Plus(*n)),
        Effect::TempWeapon { n } => one(Sign::Track(Track::Weapon), Amount::Plus(*n)),
        Effect::Pawn { colour, n, .. } => one(Sign::Neutral(*colour), Amount::Plus(*n)),
        Effect::RerollDie { deck } => {
            let mut out = plain(Sign::Die);
            out.extend(deck.map(|d| Mark::plain(Sign::Deck(d))));
            out
        }
        Effect::IgnoreCloud { cloud, n } => one(Sign::Weather(*cloud), Amount::Minus(*n)),
        Effect::SnowAsRain => leads(
            plain(Sign::Weather(Weather::Snow)),
            plain(Sign::Weather(Weather::Rain)),
        ),
        Effect::PrerollWeather => vec![
            Mark::plain(Sign::Die),
            Mark::plain(Sign::Weather(Weather::Rain)),
        ],
        Effect::DrawInventions { n } => vec![
            Mark::plain(Sign::Look),
            Mark::new(Sign::Invention, Amount::Of(*n)),
        ],
        Effect::ScoutDiscovery { n } => vec![
            Mark::plain(Sign::Look),
            Mark::new(Sign::Discovery, Amount::Of(*n)),
        ],
        Effect::WoodDiscount => one(Sign::Res(Res::Wood), Amount::Minus(1)),
        Effect::IgnoreTrap => none(Sign::Mystery(MysteryKind::Trap)),
        Effect::PeekEvent => vec![Mark::plain(Sign::Look), Mark::plain(Sign::Events)],
        Effect::PeekWaitingBeast => vec![Mark::plain(Sign::Look), Mark::plain(Sign::Beast)],
        Effect::PlaceShortcut => leads(plain(Sign::Shortcut), plain(Sign::Tile)),
    }
}

/// What happens instead if there is nothing to exhaust, or the condition does not hold.
fn or_else(first: Vec<Mark>, otherwise: &[Effect]) -> Vec<Mark> {
    joined([first, marks(otherwise)].into_iter())
}
