//! Samples of effects in the shades of their words.

use castaway_robinson::{
    effect::{
        BeastWay, Built, Ease, Effect, Forecast, ItemsTo, LevelAim, Mode, Output, PawnColour, Per,
        Printed, ProductionMode, Scouted, Site, SourceMatch, Supply, Target, Trace,
    },
    ids::{Deck, Part, Res, Terrain, Track, Weather},
};

/// Every colour of a neutral pawn.
pub const COLOURS: [PawnColour; 6] = [
    PawnColour::Hunt,
    PawnColour::Build,
    PawnColour::Gather,
    PawnColour::Explore,
    PawnColour::GatherOrExplore,
    PawnColour::HuntOrExplore,
];

/// Effects with a number.
pub fn counted(n: u8) -> Vec<Effect> {
    vec![
        Effect::Det {
            who: Target::Split,
            n: i8::try_from(n).expect("small"),
            mode: Mode::Demand,
        },
        Effect::Heal {
            who: Target::Split,
            n,
        },
        Effect::GainGathered { n },
        Effect::Draw {
            pile: Supply::Discovery,
            n,
        },
        Effect::Draw {
            pile: Supply::Equipment,
            n,
        },
        Effect::MoveItems {
            which: Built::Some(n),
            to: ItemsTo::Board,
        },
        Effect::MoveItems {
            which: Built::Marked,
            to: ItemsTo::Board,
        },
        Effect::MoveItems {
            which: Built::Some(n),
            to: ItemsTo::Marker,
        },
        Effect::DiscardInventions { n },
        Effect::Trigger {
            what: Printed::Book,
            n,
        },
        Effect::MoveBeast {
            way: BeastWay::Discard(n),
        },
        Effect::Scout {
            pile: Scouted::Beasts,
            n,
        },
        Effect::DistributeWounds { per_player: n },
        Effect::CoverArrows { n },
        Effect::Scout {
            pile: Scouted::TilesInOrder,
            n,
        },
        Effect::Scout {
            pile: Scouted::Tiles,
            n,
        },
        Effect::PileWood { n },
        Effect::TempWeapon { n },
        Effect::Scout {
            pile: Scouted::Inventions,
            n,
        },
        Effect::Scout {
            pile: Scouted::Discovery,
            n,
        },
    ]
}

/// Effects with a word of a list.
pub fn enumerated() -> Vec<Effect> {
    let mut all = Vec::new();
    for &part in Part::ALL {
        for &deck in Deck::ALL {
            all.push(Effect::SpecialWound { part, deck });
            all.push(Effect::Undo {
                what: Trace::SpecialWound { part, deck },
            });
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
            all.push(Effect::Production {
                mode: Output::By { res, n },
            });
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
        all.push(Effect::LevelTo {
            track,
            to: LevelAim::Half,
        });
        all.push(Effect::LevelTo {
            track,
            to: LevelAim::Exactly(0),
        });
    }
    for source in [
        SourceMatch::Wood,
        SourceMatch::Parrot,
        SourceMatch::Fish,
        SourceMatch::Food,
        SourceMatch::Any,
    ] {
        all.push(Effect::Exhaust {
            source,
            n: 1,
            at: Site::Nearest,
            otherwise: Vec::new(),
        });
    }
    for &token in Weather::ALL {
        all.push(Effect::WeatherToken {
            token: Forecast::Token(token),
        });
    }
    for ease in [Ease::NoRain, Ease::NoSnow] {
        for n in [1, 2] {
            all.push(Effect::EaseClouds { ease, n });
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
        all.push(Effect::Production {
            mode: Output::Mode(mode),
        });
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
