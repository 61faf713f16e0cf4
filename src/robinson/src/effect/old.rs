//! The words of effects in saves from before the verbs were folded, each with what it is called today.
//!
//! Games in progress hold effects by value, so these words are read for ever. Nothing writes them and no content uses
//! them.

use serde::Deserialize;

use super::{
    At, BeastWay, Built, DrawEnd, Ease, Effect, Forecast, Hidden, Holding, ItemsTo, LevelAim,
    Limit, Mode, Output, Printed, Scouted, Site, SourceMatch, Supply, Target, Trace, Until,
};
use crate::ids::{Deck, Kind, Part, Res, Track, Weather};

/// Every word of `Old`, as it stands in a save.
pub(super) const OLD_WORDS: [&str; 53] = [
    "clear_special_wound",
    "discard_all_det",
    "det_split",
    "heal_split",
    "discard_all_resources",
    "gain_discovery",
    "gain_equipment",
    "level_half",
    "set_level",
    "hungry_die",
    "exhaust_nearest",
    "exhaust_gathered",
    "exhaust_all",
    "uncover_linked",
    "remove_linked_token",
    "flip_tile_up",
    "production_delta",
    "flip_items",
    "discard_item",
    "mark_items",
    "draw_invention",
    "search_invention",
    "items_to_future",
    "pawn_limit",
    "action_limit",
    "no_abilities",
    "no_mixed_pawns",
    "stop_drawing",
    "discard_drawn_treasures",
    "regain_levels",
    "resolve_threats",
    "repeat_event",
    "book_effect",
    "peek_hunting",
    "hunting_to_bottom",
    "take_hunting",
    "discard_hunting",
    "beast_to_hunting",
    "strongest_beast_to_hunting",
    "beast_waits",
    "return_waiting_beast",
    "end_reroll_success",
    "arrange_tiles",
    "scout_tiles",
    "reroll_die",
    "ignore_cloud",
    "snow_as_rain",
    "draw_inventions",
    "scout_discovery",
    "wood_discount",
    "ignore_trap",
    "peek_event",
    "peek_waiting_beast",
];

/// An effect as it was called before.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Old {
    ClearSpecialWound {
        part: Part,
        deck: Deck,
    },
    DiscardAllDet {
        who: Target,
    },
    DetSplit {
        n: u8,
    },
    HealSplit {
        n: u8,
    },
    DiscardAllResources,
    GainDiscovery {
        n: u8,
    },
    GainEquipment {
        n: u8,
    },
    LevelHalf {
        track: Track,
    },
    SetLevel {
        track: Track,
        n: u8,
    },
    HungryDie,
    ExhaustNearest {
        source: SourceMatch,
        #[serde(default)]
        otherwise: Vec<Effect>,
    },
    ExhaustGathered,
    ExhaustAll {
        at: At,
    },
    UncoverLinked,
    RemoveLinkedToken,
    FlipTileUp,
    ProductionDelta {
        res: Res,
        n: i8,
    },
    FlipItems {
        n: u8,
        #[serde(default)]
        marked: bool,
    },
    DiscardItem,
    MarkItems {
        n: u8,
    },
    DrawInvention,
    SearchInvention,
    ItemsToFuture,
    PawnLimit {
        who: Target,
        n: u8,
        #[serde(default)]
        until: Until,
    },
    ActionLimit {
        who: Target,
        allowed: Vec<Kind>,
    },
    NoAbilities {
        who: Target,
    },
    NoMixedPawns,
    StopDrawing,
    DiscardDrawnTreasures,
    RegainLevels,
    ResolveThreats,
    RepeatEvent,
    BookEffect {
        n: u8,
    },
    PeekHunting {
        #[serde(default)]
        may_bottom: bool,
    },
    HuntingToBottom,
    TakeHunting,
    DiscardHunting {
        n: u8,
    },
    BeastToHunting,
    StrongestBeastToHunting {
        n: u8,
    },
    BeastWaits,
    ReturnWaitingBeast,
    EndRerollSuccess,
    ArrangeTiles {
        n: u8,
    },
    ScoutTiles {
        n: u8,
    },
    RerollDie {
        #[serde(default, rename = "deck")]
        _deck: Option<Deck>,
    },
    IgnoreCloud {
        cloud: Weather,
        n: u8,
    },
    SnowAsRain,
    DrawInventions {
        n: u8,
    },
    ScoutDiscovery {
        n: u8,
    },
    WoodDiscount,
    IgnoreTrap,
    PeekEvent,
    PeekWaitingBeast,
}

fn undo(what: Trace) -> Effect {
    Effect::Undo { what }
}

fn scout(pile: Scouted, n: u8) -> Effect {
    Effect::Scout { pile, n }
}

fn draw(pile: Supply, n: u8) -> Effect {
    Effect::Draw { pile, n }
}

fn items(which: Built, to: ItemsTo) -> Effect {
    Effect::MoveItems { which, to }
}

fn restrict(who: Target, limit: Limit) -> Effect {
    Effect::Restrict { who, limit }
}

fn exhaust(source: SourceMatch, at: Site, otherwise: Vec<Effect>) -> Effect {
    Effect::Exhaust {
        source,
        n: 1,
        at,
        otherwise,
    }
}

impl From<Old> for Effect {
    fn from(old: Old) -> Self {
        match old {
            Old::ClearSpecialWound { part, deck } => undo(Trace::SpecialWound { part, deck }),
            Old::UncoverLinked => undo(Trace::Covers),
            Old::RemoveLinkedToken => undo(Trace::Token),
            Old::FlipTileUp => undo(Trace::Tile),
            Old::RegainLevels => undo(Trace::Levels),
            Old::ReturnWaitingBeast => undo(Trace::Beast),
            Old::EndRerollSuccess => undo(Trace::Rerolls),
            Old::DiscardAllDet { who } => Effect::LoseAll {
                what: Holding::Det(who),
            },
            Old::DiscardAllResources => Effect::LoseAll {
                what: Holding::Resources,
            },
            Old::DetSplit { n } => Effect::Det {
                who: Target::Split,
                n: i8::try_from(n).unwrap_or(i8::MAX),
                mode: Mode::Demand,
            },
            Old::HealSplit { n } => Effect::Heal {
                who: Target::Split,
                n,
            },
            Old::GainDiscovery { n } => draw(Supply::Discovery, n),
            Old::GainEquipment { n } => draw(Supply::Equipment, n),
            Old::DrawInvention => draw(Supply::Inventions, 1),
            Old::SearchInvention => draw(Supply::AnyInvention, 1),
            Old::LevelHalf { track } => Effect::LevelTo {
                track,
                to: LevelAim::Half,
            },
            Old::SetLevel { track, n } => Effect::LevelTo {
                track,
                to: LevelAim::Exactly(n),
            },
            Old::HungryDie => Effect::WeatherToken {
                token: Forecast::HungryAnimals,
            },
            Old::ExhaustNearest { source, otherwise } => exhaust(source, Site::Nearest, otherwise),
            Old::ExhaustGathered => exhaust(SourceMatch::Any, Site::Gathered, Vec::new()),
            Old::ExhaustAll { at } => exhaust(SourceMatch::Any, Site::All(at), Vec::new()),
            Old::ProductionDelta { res, n } => Effect::Production {
                mode: Output::By { res, n },
            },
            Old::FlipItems { marked: true, .. } => items(Built::Marked, ItemsTo::Board),
            Old::FlipItems { n, marked: false } => items(Built::Some(n), ItemsTo::Board),
            Old::DiscardItem => items(Built::Some(1), ItemsTo::Deck),
            Old::MarkItems { n } => items(Built::Some(n), ItemsTo::Marker),
            Old::ItemsToFuture => items(Built::All, ItemsTo::Future),
            Old::PawnLimit { who, n, until } => restrict(who, Limit::Pawns { n, until }),
            Old::ActionLimit { who, allowed } => restrict(who, Limit::Actions(allowed)),
            Old::NoAbilities { who } => restrict(who, Limit::NoAbilities),
            Old::NoMixedPawns => restrict(Target::EachPlayer, Limit::NoMixedPawns),
            Old::StopDrawing => Effect::EndDraw {
                how: DrawEnd::Stops,
            },
            Old::DiscardDrawnTreasures => Effect::EndDraw {
                how: DrawEnd::TreasuresLost,
            },
            Old::ResolveThreats => Effect::Trigger {
                what: Printed::Threats,
                n: 1,
            },
            Old::RepeatEvent => Effect::Trigger {
                what: Printed::Event,
                n: 1,
            },
            Old::BookEffect { n } => Effect::Trigger {
                what: Printed::Book,
                n,
            },
            Old::PeekHunting { may_bottom } => Effect::Look {
                at: Hidden::Hunting { may_bottom },
            },
            Old::PeekEvent => Effect::Look { at: Hidden::Event },
            Old::PeekWaitingBeast => Effect::Look {
                at: Hidden::WaitingBeast,
            },
            Old::TakeHunting => Effect::FightHunting {
                who: Target::Resolver,
                won: true,
            },
            Old::HuntingToBottom => Effect::MoveBeast {
                way: BeastWay::ToBottom,
            },
            Old::DiscardHunting { n } => Effect::MoveBeast {
                way: BeastWay::Discard(n),
            },
            Old::BeastToHunting => Effect::MoveBeast {
                way: BeastWay::ToHunting,
            },
            Old::BeastWaits => Effect::MoveBeast {
                way: BeastWay::Waits,
            },
            Old::StrongestBeastToHunting { n } => scout(Scouted::Beasts, n),
            Old::ArrangeTiles { n } => scout(Scouted::TilesInOrder, n),
            Old::ScoutTiles { n } => scout(Scouted::Tiles, n),
            Old::DrawInventions { n } => scout(Scouted::Inventions, n),
            Old::ScoutDiscovery { n } => scout(Scouted::Discovery, n),
            Old::IgnoreCloud { cloud, n } => match cloud {
                Weather::Rain => Effect::EaseClouds {
                    ease: Ease::NoRain,
                    n,
                },
                Weather::Snow => Effect::EaseClouds {
                    ease: Ease::NoSnow,
                    n,
                },
                Weather::Storm => nothing(),
            },
            Old::SnowAsRain => Effect::EaseClouds {
                ease: Ease::SnowAsRain,
                n: 1,
            },
            // They were marks for a window and did nothing when carried out.
            Old::RerollDie { .. } | Old::WoodDiscount | Old::IgnoreTrap => nothing(),
        }
    }
}

/// What an effect has become that never did anything.
fn nothing() -> Effect {
    draw(Supply::Equipment, 0)
}
