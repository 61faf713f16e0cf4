//! Round 5 of four, with plans everywhere; the same more crowded, and lost.

use castaway_render::View;
use castaway_robinson::{
    content::{Price, Requirement, WeatherDie},
    effect::PawnColour,
    ids::{Deck, Kind, Part, Phase, Place, Source, Space, Terrain, TokenKind, Track, Who},
    plan::{Goal, Pawn, Project},
    state::{End, NeutralPawn, Stock},
    task::CardRef,
    view::{PersonView, TileView, WeatherView},
};

use super::pieces::*;

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
    view.camp_price = Price {
        wood: 4,
        fur: 3,
        food: 0,
    };
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
        action: None,
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
