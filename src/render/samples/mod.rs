//! Views made by hand: situations of a game, rich enough to draw everything once.
//!
//! Shared by the tests, the bench and the example through `#[path]`.
#![allow(dead_code, missing_docs, reason = "each user needs some of it")]

mod cards;
mod pieces;
mod words;

#[allow(unused_imports, reason = "the bench needs boards only")]
pub use cards::cards;
pub use pieces::start;
use pieces::*;

#[allow(unused_imports, reason = "the bench needs one language only")]
pub use words::{English, German};

use castaway_render::View;
use castaway_robinson::{
    content::{Price, Requirement, ThreatAction, WeatherDie, WeatherFace},
    effect::{Effect, PawnColour},
    ids::{Deck, Kind, Part, Phase, Place, Res, Source, Space, Terrain, TokenKind, Track, Who},
    plan::{Goal, Pawn, Project},
    state::{End, NeutralPawn, Stock},
    task::CardRef,
    view::{PersonView, ThreatView, TileView, WeatherView},
};

/// The first round of a game for two, with the wreckage on its space and nothing planned.
pub fn first_round() -> View {
    let mut view = start(&["carpenter", "cook"]);
    view.friday = Some(person(Who::Friday, "friday"));
    view.dog = true;
    view.dog_free = true;
    view.threats[0] = Some(ThreatView {
        card: CardRef::Wreckage(key("wrecked_lifeboat")),
        actions: vec![
            ThreatAction {
                pawns: 1,
                requires: Vec::new(),
                reward: vec![Effect::Gain {
                    res: Res::Wood,
                    n: 2,
                    per: Default::default(),
                }],
                mixed: false,
            },
            ThreatAction {
                pawns: 2,
                requires: Vec::new(),
                reward: vec![Effect::Gain {
                    res: Res::Food,
                    n: 2,
                    per: Default::default(),
                }],
                mixed: false,
            },
        ],
        threat: Vec::new(),
        beast: false,
        planned: false,
    });
    view
}

/// Round 5 of four: four tiles, plans everywhere, two threats, tokens, items.
pub fn mid_game() -> View {
    let mut view = start(&["carpenter", "cook", "explorer", "soldier"]);
    view.round = 5;
    view.tiles_left = 6;
    view.first = 2;
    view.waiting = vec![1, 3];
    view.stock = Stock {
        wood: 3,
        fur: 1,
        food: 4,
        npfood: 1,
    };
    view.tied = Stock {
        wood: 3,
        fur: 0,
        food: 0,
        npfood: 0,
    };
    view.future.stock = Stock {
        wood: 2,
        fur: 0,
        food: 1,
        npfood: 0,
    };
    view.morale = -1;
    view.roof = 1;
    view.weapon = 2;
    view.palisade = 1;
    view.shelter = true;
    view.camp_price = Price { wood: 4, fur: 3 };
    view.events_left = 7;
    view.hunting = 2;
    view.pile = vec![(1, 1), (2, 2), (1, 3), (0, 4), (0, 5)];
    view.weather = WeatherView {
        dice: vec![WeatherDie::Rain],
        rain: true,
        snow: false,
        storm: false,
        prerolled: Vec::new(),
    };
    set(&mut view, Space::M2, |h| {
        h.tile = Some(TileView {
            totem: true,
            ..tile(3, Terrain::Hills, &[Source::Parrot, Source::Wood])
        });
        h.explorable = false;
        h.tokens = vec![TokenKind::AdditionalFood];
        h.shortcut = true;
    });
    set(&mut view, Space::T1, |h| {
        h.tile = Some(TileView {
            natural_shelter: true,
            sources: vec![(Source::Parrot, true), (Source::Wood, false)],
            ..tile(5, Terrain::Plains, &[])
        });
        h.explorable = false;
    });
    set(&mut view, Space::B1, |h| {
        h.tile = Some(TileView {
            sources: vec![(Source::Fish, false), (Source::Parrot, true)],
            ..tile(2, Terrain::River, &[])
        });
        h.explorable = false;
        h.tokens = vec![TokenKind::GreaterDanger];
    });
    set(&mut view, Space::M1, |h| {
        h.tokens = vec![TokenKind::AdditionalWood];
    });
    for (space, d) in [(Space::T2, 2), (Space::M3, 2), (Space::B2, 2)] {
        set(&mut view, space, |h| {
            h.explorable = true;
            h.distance = Some(d);
        });
    }
    view.threats = [
        Some(threat(
            "unusually_cold_night",
            1,
            vec![
                Requirement {
                    wood: 1,
                    ..Default::default()
                },
                Requirement {
                    fur: 1,
                    ..Default::default()
                },
            ],
        )),
        Some(threat(
            "ravenous_predators",
            2,
            vec![Requirement {
                item: Some(key("fire")),
                weapon: 2,
                ..Default::default()
            }],
        )),
    ];
    view.tokens = vec![
        (TokenKind::TimeConsuming, Place::Action(Kind::Build)),
        (TokenKind::Adventure, Place::Deck(Deck::Gather)),
        (TokenKind::Reroll, Place::Action(Kind::Gather)),
        (TokenKind::AdditionalFood, Place::Night),
        (TokenKind::AdditionalWood, Place::Track(Track::Roof)),
    ];
    built(&mut view, &["shovel", "knife", "map", "rope"]);
    ready(
        &mut view,
        &[
            "bow", "bricks", "raft", "cellar", "snare", "shortcut", "spear", "dam", "medicine",
            "pot",
        ],
    );
    view.discoveries = vec![key("herbs"), key("poison")];
    view.equipment = vec![(key("pistol"), 1)];
    view.kept = vec![(4, CardRef::Mystery(key("gold_coins")), 0)];
    let [a, b, c, d, ..] = view.people.as_mut_slice() else {
        return view;
    };
    (a.wounds, a.det) = (3, 2);
    (b.wounds, b.det) = (6, 0);
    (c.wounds, c.det) = (1, 4);
    (d.wounds, d.det) = (4, 1);
    b.specials = vec![(Part::Arm, Deck::Gather)];
    plan(
        &mut view,
        Goal::Build(Project::Invention(key("bow"))),
        &[Pawn::Seat(0), Pawn::Seat(0)],
        1,
        2,
    );
    plan(
        &mut view,
        Goal::Gather {
            space: Space::M2,
            source: castaway_robinson::source_at::SourceAt::Printed(1),
        },
        &[Pawn::Seat(1)],
        1,
        2,
    );
    plan(
        &mut view,
        Goal::Explore(Space::M3),
        &[Pawn::Seat(2), Pawn::Seat(2)],
        2,
        3,
    );
    plan(
        &mut view,
        Goal::Threat { slot: 1, option: 0 },
        &[Pawn::Seat(3)],
        2,
        2,
    );
    plan(
        &mut view,
        Goal::Build(Project::Level(Track::Palisade)),
        &[Pawn::Seat(3)],
        1,
        2,
    );
    if let Some(t) = &mut view.threats[1] {
        t.planned = true;
    }
    view
}

/// Round 9 alone: Friday, the Dog, many wounds, a tile face down, the ship near.
pub fn late_solo() -> View {
    let mut view = start(&["soldier"]);
    view.friday = Some(PersonView {
        wounds: 2,
        det: 1,
        ..person(Who::Friday, "friday")
    });
    view.dog = true;
    view.dog_free = true;
    view.round = 10;
    view.tiles_left = 2;
    view.waiting = vec![0];
    view.stock = Stock {
        wood: 7,
        fur: 4,
        food: 0,
        npfood: 3,
    };
    view.tied = Stock {
        wood: 12,
        fur: 1,
        food: 0,
        npfood: 0,
    };
    view.future.stock = Stock {
        wood: 12,
        fur: 2,
        food: 3,
        npfood: 0,
    };
    view.morale = -3;
    view.roof = 3;
    view.palisade = 2;
    view.weapon = 6;
    view.natural_shelter = true;
    view.camp_price = Price { wood: 2, fur: 1 };
    view.events_left = 2;
    view.hunting = 4;
    view.pile = vec![(1, 1), (2, 2), (3, 3), (4, 4), (2, 5)];
    view.waiting_beast = true;
    view.arrange_marker = true;
    view.weather = WeatherView {
        dice: vec![
            WeatherDie::Rain,
            WeatherDie::Winter,
            WeatherDie::HungryAnimals,
        ],
        rain: true,
        snow: true,
        storm: true,
        prerolled: vec![
            (WeatherDie::Rain, WeatherFace::Rain2),
            (WeatherDie::Winter, WeatherFace::Snow1),
            (WeatherDie::HungryAnimals, WeatherFace::Palisade),
        ],
    };
    let lands = [
        (
            Space::M2,
            tile(3, Terrain::Hills, &[Source::Parrot, Source::Wood]),
        ),
        (Space::T1, tile(5, Terrain::Plains, &[Source::Parrot])),
        (
            Space::T2,
            TileView {
                natural_shelter: true,
                totem: true,
                ..tile(1, Terrain::Mountains, &[Source::Wood])
            },
        ),
        (
            Space::B1,
            TileView {
                terrain_covered: true,
                ..tile(2, Terrain::River, &[Source::Fish, Source::Parrot])
            },
        ),
        (
            Space::B2,
            tile(
                7,
                Terrain::River,
                &[Source::Fish, Source::Wood, Source::Parrot],
            ),
        ),
        (
            Space::M3,
            TileView {
                face_down: true,
                ..tile(9, Terrain::Mountains, &[Source::Wood])
            },
        ),
        (
            Space::T3,
            TileView {
                sleepers: vec![Who::Friday],
                ..tile(10, Terrain::Plains, &[Source::Wood, Source::Parrot])
            },
        ),
    ];
    for (space, tile) in lands {
        set(&mut view, space, |h| {
            h.tile = Some(tile);
            h.explorable = false;
            h.distance = Some(1);
            h.camp = space == Space::T2;
        });
    }
    set(&mut view, Space::M1, |h| {
        h.camp = false;
        h.tokens = vec![
            TokenKind::AdditionalWood,
            TokenKind::GreaterDanger,
            TokenKind::AdditionalFood,
        ];
        if let Some(t) = &mut h.tile {
            t.sources = vec![(Source::Fish, true), (Source::Wood, true)];
        }
    });
    set(&mut view, Space::M4, |h| {
        h.explorable = true;
        h.distance = Some(2);
        h.waiting_markers = 1;
        h.tokens = vec![TokenKind::TimeConsuming];
    });
    view.threats = [
        Some(threat(
            "jaguar",
            1,
            vec![Requirement {
                weapon: 3,
                ..Default::default()
            }],
        )),
        None,
    ];
    view.tokens = vec![
        (TokenKind::TimeConsuming, Place::Action(Kind::Threat)),
        (TokenKind::GreaterDanger, Place::Action(Kind::Hunt)),
        (TokenKind::Reroll, Place::Action(Kind::Explore)),
        (TokenKind::TimeConsuming, Place::Action(Kind::Explore)),
        (TokenKind::Adventure, Place::Deck(Deck::Explore)),
        (TokenKind::AdditionalWood, Place::Shelter),
    ];
    built(
        &mut view,
        &[
            "shovel", "knife", "map", "rope", "fire", "pot", "spear", "lantern", "hatchet",
            "bricks",
        ],
    );
    ready(
        &mut view,
        &["bow", "raft", "cellar", "dam", "medicine", "mast"],
    );
    if let Some(i) = view.inventions.iter_mut().find(|i| i.id == "dam") {
        i.pending = true;
    }
    view.discoveries = vec![key("large_leaves"), key("thorny_bushes"), key("medallion")];
    view.equipment = vec![(key("hammer_nails"), 1), (key("flask_of_rum"), 2)];
    view.kept = vec![
        (4, CardRef::Mystery(key("gunpowder")), 3),
        (9, CardRef::Adventure(Deck::Build, key("blueprints")), 0),
    ];
    if let Some(p) = view.people.first_mut() {
        p.wounds = 9;
        p.det = 11;
        p.specials = vec![
            (Part::Head, Deck::Explore),
            (Part::Leg, Deck::Build),
            (Part::Stomach, Deck::Gather),
        ];
    }
    view.neutral = vec![
        NeutralPawn {
            id: 0,
            colour: PawnColour::Hunt,
            from: key("pit"),
            only: None,
        },
        NeutralPawn {
            id: 1,
            colour: PawnColour::Build,
            from: key("hatchet"),
            only: None,
        },
    ];
    plan(&mut view, Goal::Hunt, &[Pawn::Seat(0), Pawn::Dog], 2, 2);
    plan(&mut view, Goal::Rest, &[Pawn::Friday], 1, 1);
    plan(
        &mut view,
        Goal::Gather {
            space: Space::B2,
            source: castaway_robinson::source_at::SourceAt::Printed(0),
        },
        &[Pawn::Seat(0), Pawn::Neutral(3)],
        2,
        3,
    );
    plan(&mut view, Goal::Build(Project::Shelter), &[], 1, 2);
    view
}

/// Six cells of people: four seats, Friday and the Dog.
pub fn crowded() -> View {
    let mut view = mid_game();
    view.friday = Some(PersonView {
        wounds: 3,
        ..person(Who::Friday, "friday")
    });
    view.dog = true;
    view.dog_free = false;
    view.neutral = vec![NeutralPawn {
        id: 0,
        colour: PawnColour::Explore,
        from: key("map"),
        only: None,
    }];
    view.round = 7;
    view.weather.dice = vec![
        WeatherDie::Rain,
        WeatherDie::Winter,
        WeatherDie::HungryAnimals,
    ];
    plan(&mut view, Goal::Rest, &[Pawn::Seat(2)], 1, 1);
    plan(&mut view, Goal::Rest, &[Pawn::Seat(3)], 1, 1);
    plan(&mut view, Goal::Arrange, &[Pawn::Friday], 1, 1);
    plan(
        &mut view,
        Goal::Hunt,
        &[Pawn::Seat(3), Pawn::Seat(0), Pawn::Dog],
        2,
        2,
    );
    view
}

/// The ship has come.
pub fn won() -> View {
    let mut view = late_solo();
    view.round = 11;
    view.end = Some(End::Won);
    view.plan.clear();
    view.waiting.clear();
    view.pile = vec![(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)];
    view.morale = 3;
    view
}

/// A game lost at the beginning of a night, with a dead Friday and both threats ignored.
pub fn lost() -> View {
    let mut view = mid_game();
    view.phase = Phase::Night;
    view.plan.clear();
    view.end = Some(End::Died(Who::Seat(1)));
    if let Some(p) = view.people.get_mut(1) {
        p.wounds = 13;
    }
    view.friday = Some(PersonView {
        wounds: 4,
        dead: true,
        ..person(Who::Friday, "friday")
    });
    view
}

/// Three people in the Weather Phase.
pub fn three() -> View {
    let mut view = start(&["explorer", "soldier", "cook"]);
    view.round = 4;
    view.phase = Phase::Weather;
    view.weather = WeatherView {
        dice: vec![WeatherDie::Rain],
        rain: false,
        snow: true,
        storm: false,
        prerolled: vec![(WeatherDie::Rain, WeatherFace::Rain1)],
    };
    view.threats[0] = Some(threat(
        "otters",
        1,
        vec![Requirement {
            weapon: 1,
            ..Default::default()
        }],
    ));
    view
}

/// Every situation with its name.
pub fn all() -> Vec<(&'static str, View)> {
    vec![
        ("first_round", first_round()),
        ("mid_game", mid_game()),
        ("late_solo", late_solo()),
        ("crowded", crowded()),
        ("won", won()),
        ("lost", lost()),
        ("three", three()),
    ]
}
