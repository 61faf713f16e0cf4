//! A game on an island that lava takes hex by hex.

use castaway_render::View;
use castaway_robinson::{
    content::{Aim, ByPlayers},
    ids::{Kind, Source, Space, Terrain},
    plan::{Goal, Pawn},
    view::{AimView, InventionView, TileView},
};

use super::{first_round, pieces::*};

/// The start tile and two hexes more lie under lava, ash on some, and one totem place was explored.
pub fn volcano() -> View {
    let mut view = first_round();
    view.scenario = key("volcano_island");
    view.round = 5;
    view.rounds = 8;
    view.pile.clear();
    view.ship = None;
    view.goal_item = Some(key("jolly_boat"));
    view.inventions.push(InventionView {
        scenario: true,
        ..invention("jolly_boat", None, &["rope"], &[(3, 0)])
    });
    for h in &mut view.hexes {
        h.tile = None;
        h.camp = false;
        h.explorable = false;
        h.distance = None;
        h.slow = 1;
    }
    for (space, by, number) in [
        (Space::M3, "volcano", Some(8)),
        (Space::M4, "lava", Some(10)),
        (Space::T3, "lava", Some(3)),
        (Space::B3, "lava", None),
    ] {
        set(&mut view, space, |h| {
            h.closed = Some(key(by));
            h.tile = number.map(|number| TileView {
                face_down: true,
                ..tile(number, Terrain::River, &[Source::Wood])
            });
        });
    }
    for (space, number, terrain) in [
        (Space::T2, 2, Terrain::Hills),
        (Space::M2, 5, Terrain::Plains),
        (Space::B2, 9, Terrain::Mountains),
    ] {
        set(&mut view, space, |h| {
            h.distance = Some(u8::from(space != Space::T2) + u8::from(space == Space::B2));
            h.camp = space == Space::T2;
            h.tile = Some(TileView {
                totem: space != Space::B2,
                ..tile(number, terrain, &[Source::Wood, Source::Parrot])
            });
        });
    }
    for (space, round) in [
        (Space::T2, 6),
        (Space::B2, 6),
        (Space::M2, 7),
        (Space::T1, 8),
        (Space::B1, 8),
    ] {
        set(&mut view, space, |h| h.closes = Some((key("lava"), round)));
    }
    for space in [Space::T1, Space::M1, Space::B1] {
        set(&mut view, space, |h| {
            h.explorable = true;
            h.distance = Some(if space == Space::T1 { 1 } else { 2 });
        });
    }
    for space in [Space::M4, Space::B3, Space::T2, Space::B1] {
        set(&mut view, space, |h| {
            h.markers = vec![key("ash")];
            h.slow = 2;
        });
    }
    set(&mut view, Space::T2, |h| h.number = Some(1));
    view.aims = [
        (Aim::Explored(ByPlayers::always(6)), 4, 6),
        (
            Aim::Times {
                action: key("explore_totem"),
                n: ByPlayers::always(3),
            },
            1,
            3,
        ),
        (Aim::Made(key("jolly_boat")), 0, 1),
    ]
    .map(|(aim, have, of)| AimView {
        aim,
        have,
        of,
        waits: 0,
        met: false,
    })
    .to_vec();
    let totem = Goal::Special {
        kind: Kind::Explore,
        action: key("explore_totem"),
        space: Some(Space::M2),
    };
    plan(&mut view, totem, &[Pawn::Seat(0), Pawn::Seat(0)], 2, 3);
    plan(
        &mut view,
        Goal::Explore(Space::T1),
        &[Pawn::Seat(1), Pawn::Friday],
        2,
        3,
    );
    view
}
