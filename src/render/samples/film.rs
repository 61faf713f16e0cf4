//! Games with a crew that is lost one by one, with number tokens and with what is built on tiles.

use castaway_render::View;
use castaway_robinson::{
    content::{Aim, WeatherDie, WeatherFace},
    ids::{Kind, Source, Space, Terrain, Who},
    plan::{Goal, Pawn, Project},
    state::Absence,
    view::{AimView, CrewView, HexView, InventionView, PersonView, TileView},
};

use super::{first_round, pieces::*};

const CREW: [&str; 9] = [
    "lights",
    "cameraman",
    "sound",
    "screenwriter",
    "makeup",
    "actress",
    "double",
    "actor",
    "director",
];

/// The crew with so many lost from the left.
fn crew(lost: usize) -> Vec<CrewView> {
    CREW.iter()
        .enumerate()
        .map(|(i, id)| CrewView {
            id: key(id),
            absent: (i < lost).then_some(match *id {
                "actress" => Absence::Captive,
                _ => Absence::Dead,
            }),
            next: i == lost,
            vital: *id == "director",
        })
        .collect()
}

fn on_the_sheet(lost: usize, traps: u16) -> View {
    let mut view = first_round();
    view.scenario = key("giant_ape");
    view.rounds = 10;
    view.pile.clear();
    view.ship = None;
    view.goal_item = None;
    view.shelter = true;
    view.crew = crew(lost);
    let free = lost < 6;
    view.aims = [
        (
            Aim::Markers {
                marker: key("trap"),
                n: 3,
            },
            traps,
            3,
        ),
        (Aim::Free(key("actress")), u16::from(free), 1),
        (Aim::Done(key("catch_ape")), 0, 1),
    ]
    .map(|(aim, have, of)| AimView {
        aim,
        have,
        of,
        waits: 0,
        met: have >= of,
    })
    .to_vec();
    let trap = InventionView {
        scenario: true,
        ..invention("trap", None, &["shovel"], &[(4, 0)])
    };
    let drug = InventionView {
        scenario: true,
        terrains: vec![Terrain::Hills, Terrain::Plains],
        ..invention("tranquilizer", None, &["fire"], &[])
    };
    view.inventions.extend([trap, drug]);
    view
}

/// Number tokens of the first totem tiles, with traps on some of them.
fn lairs(view: &mut View, spaces: &[Space], traps: usize) {
    let lands = [
        (4, Terrain::Hills),
        (5, Terrain::Mountains),
        (6, Terrain::Plains),
        (10, Terrain::River),
    ];
    for ((n, space), (number, terrain)) in (1..).zip(spaces).zip(lands) {
        let trap = usize::from(n) <= traps;
        set(view, *space, |hex: &mut HexView| {
            hex.tile = Some(TileView {
                totem: true,
                ..tile(number, terrain, &[Source::Wood, Source::Parrot])
            });
            hex.number = Some(n);
            hex.distance = Some(1);
            hex.markers = trap.then(|| key("trap")).into_iter().collect();
        });
        view.weather.dice.push(WeatherDie::HungryAnimals);
    }
}

/// The first round: everybody lives, and nothing is found.
pub fn arrived() -> View {
    on_the_sheet(0, 0)
}

/// Three lairs, one trap, three lost.
pub fn hunted() -> View {
    let mut view = on_the_sheet(3, 1);
    view.round = 5;
    lairs(&mut view, &[Space::M2, Space::T1, Space::B1], 1);
    view.guests = Vec::new();
    let build = Goal::Build(Project::On(key("trap"), Space::T1));
    plan(&mut view, build, &[Pawn::Seat(0)], 1, 2);
    view
}

/// Four lairs, three traps, the actress a captive: she is freed and the ape is caught.
pub fn trapped() -> View {
    let mut view = on_the_sheet(7, 3);
    view.round = 9;
    view.morale = -2;
    lairs(&mut view, &[Space::M2, Space::T1, Space::B1, Space::T2], 3);
    view.people = [(0, "carpenter", 9), (1, "cook", 6)]
        .map(|(seat, id, wounds)| PersonView {
            wounds,
            ..person(Who::Seat(seat), id)
        })
        .to_vec();
    view.weather.prerolled = [
        WeatherFace::Palisade,
        WeatherFace::Food,
        WeatherFace::Blank,
        WeatherFace::Beast,
    ]
    .map(|face| (WeatherDie::HungryAnimals, face))
    .to_vec();
    let special = |kind, action: &str, space| Goal::Special {
        kind,
        action: key(action),
        space,
    };
    let free = special(Kind::Explore, "free_actress", Some(Space::T2));
    plan(&mut view, free, &[Pawn::Seat(0), Pawn::Seat(0)], 2, 3);
    let hunt = special(Kind::Hunt, "catch_ape", None);
    plan(&mut view, hunt, &[Pawn::Seat(1), Pawn::Seat(1)], 2, 2);
    view
}
