//! Samples of every effect, lasting effect and use.

use castaway_robinson::{
    effect::{
        Alternative, At, Cond, Effect, Fate, Mode, Moment, MysteryLimits, Outside, Passive,
        PawnColour, Per, ProductionMode, SourceMatch, Store, Target, Until, Use, Window,
    },
    ids::{Deck, Kind, Part, Res, Terrain, TokenKind, Track, Weather},
};

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

const COLOURS: [PawnColour; 6] = [
    PawnColour::Hunt,
    PawnColour::Build,
    PawnColour::Gather,
    PawnColour::Explore,
    PawnColour::GatherOrExplore,
    PawnColour::HuntOrExplore,
];

fn targeted(who: Target) -> Vec<Effect> {
    let limits = MysteryLimits {
        treasures: 2,
        traps: 1,
        creatures: 1,
        total: 3,
        dangers: None,
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
        Effect::DiscardAllDet { who },
        Effect::Heal { who, n: 2 },
        Effect::PawnLimit {
            who,
            n: 1,
            until: Until::ThisRound,
        },
        Effect::PawnLimit {
            who,
            n: 1,
            until: Until::NextRound,
        },
        Effect::ActionLimit {
            who,
            allowed: vec![Kind::Rest, Kind::Arrange, Kind::Hunt],
        },
        Effect::NoAbilities { who },
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
        Effect::FightHunting { who },
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
            at,
            otherwise: Vec::new(),
        },
        Effect::Exhaust {
            source: SourceMatch::Wood,
            n: 1,
            at,
            otherwise: vec![Effect::Morale { n: -1 }],
        },
        Effect::ExhaustAll { at },
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

fn counted(n: u8) -> Vec<Effect> {
    vec![
        Effect::DetSplit { n },
        Effect::HealSplit { n },
        Effect::GainGathered { n },
        Effect::GainDiscovery { n },
        Effect::GainEquipment { n },
        Effect::FlipItems { n, marked: false },
        Effect::FlipItems { n, marked: true },
        Effect::MarkItems { n },
        Effect::DiscardInventions { n },
        Effect::BookEffect { n },
        Effect::DiscardHunting { n },
        Effect::StrongestBeastToHunting { n },
        Effect::DistributeWounds { per_player: n },
        Effect::CoverArrows { n },
        Effect::ArrangeTiles { n },
        Effect::ScoutTiles { n },
        Effect::PileWood { n },
        Effect::TempWeapon { n },
        Effect::DrawInventions { n },
        Effect::ScoutDiscovery { n },
    ]
}

fn enumerated() -> Vec<Effect> {
    let mut all = Vec::new();
    for &part in Part::ALL {
        for &deck in Deck::ALL {
            all.push(Effect::SpecialWound { part, deck });
            all.push(Effect::ClearSpecialWound { part, deck });
        }
    }
    for &res in Res::ALL {
        for n in [1, 2] {
            for per in [Per::Once, Per::Player] {
                all.push(Effect::Gain { res, n, per });
            }
            for mode in [Mode::Demand, Mode::IfPossible] {
                all.push(Effect::Discard { res, n, mode });
            }
        }
        for n in [1, -1] {
            all.push(Effect::ProductionDelta { res, n });
        }
    }
    for &track in Track::ALL {
        for (n, mode) in [
            (1, Mode::Demand),
            (-2, Mode::Demand),
            (-1, Mode::IfPossible),
        ] {
            all.push(Effect::Level { track, n, mode });
        }
        all.push(Effect::LevelHalf { track });
        all.push(Effect::SetLevel { track, n: 0 });
    }
    for source in [
        SourceMatch::Wood,
        SourceMatch::Parrot,
        SourceMatch::Fish,
        SourceMatch::Food,
        SourceMatch::Any,
    ] {
        all.push(Effect::ExhaustNearest {
            source,
            otherwise: Vec::new(),
        });
    }
    for &token in Weather::ALL {
        all.push(Effect::WeatherToken { token });
        for n in [1, 2] {
            all.push(Effect::IgnoreCloud { cloud: token, n });
        }
    }
    for terrain in Terrain::ALL.iter().copied().map(Some).chain([None]) {
        all.push(Effect::CoverTerrain { terrain });
    }
    for mode in [
        ProductionMode::None,
        ProductionMode::NoFood,
        ProductionMode::NoWood,
        ProductionMode::HalfTotal,
    ] {
        all.push(Effect::Production { mode });
    }
    for colour in COLOURS {
        for (n, own_only) in [(1, false), (2, false), (1, true), (2, true)] {
            all.push(Effect::Pawn {
                colour,
                n,
                own_only,
            });
        }
    }
    for deck in Deck::ALL.iter().copied().map(Some).chain([None]) {
        all.push(Effect::RerollDie { deck });
    }
    for sure_rolls in [true, false] {
        for until_event in [true, false] {
            all.push(Effect::RerollSuccess {
                sure_rolls,
                until_event,
            });
        }
    }
    all
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
        Effect::DiscardAllResources,
        Effect::Morale { n: -2 },
        Effect::HungryDie,
        Effect::ExhaustGathered,
        Effect::UncoverLinked,
        Effect::RemoveLinkedToken,
        Effect::FlipTileUp,
        Effect::DiscardItem,
        Effect::DrawInvention,
        Effect::SearchInvention,
        Effect::BuildItem {
            options: vec!["pot".into()],
        },
        Effect::BuildItem {
            options: vec!["pot".into(), "rope".into(), "knife".into()],
        },
        Effect::ItemsToFuture,
        Effect::NoMixedPawns,
        Effect::PassFirstPlayer,
        Effect::NightOutside,
        Effect::StopDrawing,
        Effect::DiscardDrawnTreasures,
        Effect::MoveCamp,
        Effect::RegainLevels,
        Effect::ResolveThreats,
        Effect::RepeatEvent,
        Effect::PeekHunting { may_bottom: false },
        Effect::PeekHunting { may_bottom: true },
        Effect::HuntingToBottom,
        Effect::TakeHunting,
        Effect::BeastToHunting,
        Effect::BeastWaits,
        Effect::ReturnWaitingBeast,
        Effect::ArrangeMarker,
        Effect::EndRerollSuccess,
        Effect::ExtraBuild,
        Effect::SnowAsRain,
        Effect::PrerollWeather,
        Effect::WoodDiscount,
        Effect::IgnoreTrap,
        Effect::RemoveAnyToken,
        Effect::PeekEvent,
        Effect::PeekWaitingBeast,
        Effect::PlaceShortcut,
    ]);
    all
}

/// Every lasting effect.
pub fn passives() -> Vec<Passive> {
    let mut all: Vec<Passive> = COLOURS.map(Passive::PawnEachRound).to_vec();
    for n in [1, 2] {
        all.extend([
            Passive::GatherBonus(n),
            Passive::Rest { det: 1, heal: n },
            Passive::FoodKeeps(Store::UpTo(n)),
            Passive::MoralePhaseDet(n),
            Passive::IgnoreSnow(n),
            Passive::SnowAsRain(n),
            Passive::NightMeal { heal: n },
            Passive::CombatArmour(n),
        ]);
    }
    all.extend([
        Passive::FoodKeeps(Store::All),
        Passive::Shortcut,
        Passive::Pit,
        Passive::ExtraDiscovery,
        Passive::IgnoreTrap,
    ]);
    all
}

/// A use for every window, with and without price and condition.
pub fn uses() -> Vec<Use> {
    let windows = [
        Window::Any,
        Window::NoCard,
        Window::OwnAction,
        Window::NotResolving,
        Window::BeforeActions,
        Window::Planning,
        Window::Night,
        Window::Weather,
        Window::Combat,
        Window::OwnCombat,
        Window::AfterRoll,
        Window::ArrangeCamp,
        Window::TrapDrawn,
    ];
    let mut all = Vec::new();
    for window in windows {
        for (det, food, wounds) in [(0, 0, 0), (2, 0, 0), (1, 1, 1), (0, 0, 1)] {
            for requires in [None, Some(Cond::BuiltShelter)] {
                all.push(Use {
                    window,
                    det,
                    food,
                    wounds,
                    requires,
                    effects: vec![Effect::MoveCamp],
                });
            }
        }
    }
    all
}
