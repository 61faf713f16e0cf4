//! Late and alone, with much on the table; and won after it.

use castaway_render::View;
use castaway_robinson::{
    content::{Price, Requirement, WeatherDie, WeatherFace},
    effect::PawnColour,
    ids::{Deck, Kind, Part, Place, Source, Space, Terrain, TokenKind, Who},
    plan::{Goal, Pawn, Project},
    state::{End, NeutralPawn, Stock},
    task::CardRef,
    view::{PersonView, TileView, WeatherView},
};

use super::pieces::*;

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
    view.camp_price = Price {
        wood: 2,
        fur: 1,
        food: 0,
    };
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
            action: None,
        },
        NeutralPawn {
            id: 1,
            colour: PawnColour::Build,
            from: key("hatchet"),
            only: None,
            action: None,
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
