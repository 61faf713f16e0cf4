//! Samples of every effect.

use castaway_robinson::{
    effect::{
        Alternative, At, BeastWay, Built, Cond, DrawEnd, Ease, Effect, Fate, Forecast, Hidden,
        Holding, ItemsTo, Limit, Mode, Moment, MysteryLimits, Outside, Per, Printed, Site,
        SourceMatch, Supply, Target, Trace, Until,
    },
    ids::{Deck, Kind, MysteryKind, Res, Space, TokenKind, Track},
};

use super::shades::{counted, enumerated};

const TARGETS: [Target; 6] = [
    Target::Resolver,
    Target::FirstPlayer,
    Target::Bearer,
    Target::EachPlayer,
    Target::EachPerson,
    Target::AnyOne,
];

const PLACES: [At; 9] = [
    At::Action(Kind::Build),
    At::Deck(Deck::Explore),
    At::ActionTile,
    At::Camp,
    At::AdjacentToCamp,
    At::Linked,
    At::Shelter,
    At::Track(Track::Roof),
    At::Night,
];

fn targeted(who: Target) -> Vec<Effect> {
    let limits = MysteryLimits {
        treasures: 2,
        traps: 1,
        creatures: 1,
        total: 3,
        dangers: None,
        all: false,
    };
    vec![
        Effect::Wound { who, n: 1 },
        Effect::Wound { who, n: 3 },
        Effect::Det {
            who,
            n: 2,
            mode: Mode::Demand,
        },
        Effect::Det {
            who,
            n: -1,
            mode: Mode::IfPossible,
        },
        Effect::LoseAll {
            what: Holding::Det(who),
        },
        Effect::Heal { who, n: 2 },
        Effect::Restrict {
            who,
            limit: Limit::Pawns {
                n: 1,
                until: Until::ThisRound,
            },
        },
        Effect::Restrict {
            who,
            limit: Limit::Pawns {
                n: 1,
                until: Until::NextRound,
            },
        },
        Effect::Restrict {
            who,
            limit: Limit::Actions(vec![Kind::Rest, Kind::Arrange, Kind::Hunt]),
        },
        Effect::Restrict {
            who,
            limit: Limit::NoAbilities,
        },
        Effect::Combat {
            who,
            strength: 3,
            weapon_loss: 1,
            food: 2,
            fur: 1,
            palisade_loss: 1,
        },
        Effect::Combat {
            who,
            strength: 4,
            weapon_loss: 0,
            food: 0,
            fur: 0,
            palisade_loss: 0,
        },
        Effect::DrawMystery { who, limits },
        Effect::DrawMystery {
            who,
            limits: MysteryLimits {
                total: 4,
                dangers: Some(2),
                ..limits
            },
        },
        Effect::DrawMystery {
            who,
            limits: MysteryLimits {
                treasures: 1,
                total: 1,
                ..MysteryLimits::default()
            },
        },
        Effect::FightHunting { who, won: false },
    ]
}

fn at_places(at: At) -> Vec<Effect> {
    let mut all: Vec<Effect> = TokenKind::ALL
        .iter()
        .map(|&token| Effect::Token {
            token,
            at,
            own_source: token == TokenKind::AdditionalFood,
        })
        .collect();
    all.extend([
        Effect::Exhaust {
            source: SourceMatch::Any,
            n: 2,
            at: Site::On(at),
            otherwise: Vec::new(),
        },
        Effect::Exhaust {
            source: SourceMatch::Wood,
            n: 1,
            at: Site::On(at),
            otherwise: vec![Effect::Morale { n: -1 }],
        },
        Effect::Exhaust {
            source: SourceMatch::Any,
            n: 1,
            at: Site::All(at),
            otherwise: Vec::new(),
        },
        Effect::FlipTileDown { at },
    ]);
    all
}

fn conditions() -> Vec<Cond> {
    vec![
        Cond::Shelter,
        Cond::BuiltShelter,
        Cond::FirmShelter,
        Cond::Item("pot".into()),
        Cond::NoItem("medicine".into()),
        Cond::WeaponAtLeast(1),
        Cond::WeaponBelow(3),
    ]
}

fn nested() -> Vec<Effect> {
    let inner = vec![
        Effect::Morale { n: 1 },
        Effect::Gain {
            res: Res::Food,
            n: 1,
            per: Per::Once,
        },
        Effect::Gain {
            res: Res::Fur,
            n: 2,
            per: Per::Once,
        },
    ];
    let mut all = Vec::new();
    for at in [Moment::NextRoundStart, Moment::Night, Moment::EveryNight] {
        for outside in [Outside::Same, Outside::Waits, Outside::Alone] {
            all.push(Effect::Later {
                at,
                effects: inner.clone(),
                outside,
            });
        }
    }
    for cond in conditions() {
        all.push(Effect::If {
            cond: cond.clone(),
            then: inner.clone(),
            otherwise: Vec::new(),
        });
        all.push(Effect::If {
            cond,
            then: Vec::new(),
            otherwise: inner.clone(),
        });
    }
    let fates = [
        None,
        Some(Fate::Discard),
        Some(Fate::ShuffleIntoEvents),
        Some(Fate::Keep),
        Some(Fate::ByChoice),
    ];
    for fate in fates {
        let option = |effects: Vec<Effect>| Alternative {
            id: "some_id".into(),
            effects,
            fate,
        };
        all.push(Effect::Choose {
            options: vec![option(Vec::new()), option(inner.clone())],
        });
    }
    all.push(Effect::Choose {
        options: Vec::new(),
    });
    all
}

/// Every effect, in all its shades.
pub fn effects() -> Vec<Effect> {
    let mut all: Vec<Effect> = TARGETS.iter().flat_map(|&t| targeted(t)).collect();
    all.extend(PLACES.iter().flat_map(|&at| at_places(at)));
    all.extend([1, 2, 3].iter().flat_map(|&n| counted(n)));
    all.extend(enumerated());
    all.extend(nested());
    all.extend([
        Effect::LoseAll {
            what: Holding::Resources,
        },
        Effect::Morale { n: -2 },
        Effect::WeatherToken {
            token: Forecast::HungryAnimals,
        },
        Effect::Exhaust {
            source: SourceMatch::Any,
            n: 1,
            at: Site::Gathered,
            otherwise: Vec::new(),
        },
        Effect::Undo {
            what: Trace::Covers,
        },
        Effect::Undo { what: Trace::Token },
        Effect::Undo { what: Trace::Tile },
        Effect::MoveItems {
            which: Built::Some(1),
            to: ItemsTo::Deck,
        },
        Effect::Draw {
            pile: Supply::Inventions,
            n: 1,
        },
        Effect::Draw {
            pile: Supply::AnyInvention,
            n: 1,
        },
        Effect::BuildItem {
            options: vec!["pot".into()],
        },
        Effect::BuildItem {
            options: vec!["pot".into(), "rope".into(), "knife".into()],
        },
        Effect::MoveItems {
            which: Built::All,
            to: ItemsTo::Future,
        },
        Effect::Restrict {
            who: Target::EachPlayer,
            limit: Limit::NoMixedPawns,
        },
        Effect::CloseSpaces {
            by: "lava".into(),
            spaces: vec![Space::T3, Space::B3],
        },
        Effect::FewerMysteries { n: 1 },
        Effect::FewerMysteries { n: 2 },
        Effect::IgnoreMystery {
            kind: MysteryKind::Treasure,
        },
        Effect::IgnoreMystery {
            kind: MysteryKind::Trap,
        },
        Effect::IgnoreMystery {
            kind: MysteryKind::Creature,
        },
        Effect::PassFirstPlayer,
        Effect::NightOutside,
        Effect::EndDraw {
            how: DrawEnd::Stops,
        },
        Effect::EndDraw {
            how: DrawEnd::TreasuresLost,
        },
        Effect::MoveCamp,
        Effect::Undo {
            what: Trace::Levels,
        },
        Effect::Trigger {
            what: Printed::Threats,
            n: 1,
        },
        Effect::Trigger {
            what: Printed::Event,
            n: 1,
        },
        Effect::Look {
            at: Hidden::Hunting { may_bottom: false },
        },
        Effect::Look {
            at: Hidden::Hunting { may_bottom: true },
        },
        Effect::MoveBeast {
            way: BeastWay::ToBottom,
        },
        Effect::FightHunting {
            who: Target::Resolver,
            won: true,
        },
        Effect::MoveBeast {
            way: BeastWay::ToHunting,
        },
        Effect::MoveBeast {
            way: BeastWay::Waits,
        },
        Effect::Undo { what: Trace::Beast },
        Effect::ArrangeMarker,
        Effect::Undo {
            what: Trace::Rerolls,
        },
        Effect::ExtraBuild,
        Effect::EaseClouds {
            ease: Ease::SnowAsRain,
            n: 1,
        },
        Effect::PrerollWeather,
        Effect::RemoveAnyToken,
        Effect::Look { at: Hidden::Event },
        Effect::Look {
            at: Hidden::WaitingBeast,
        },
        Effect::PlaceShortcut,
    ]);
    all
}
