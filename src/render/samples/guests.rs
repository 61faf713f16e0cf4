//! Games with somebody whom no player plays.

use castaway_render::View;
use castaway_robinson::{
    content::Aim,
    ids::{Kind, Who},
    plan::{Goal, Pawn},
    view::{AimView, InventionView, PersonView},
};

use super::{crowded, first_round, pieces::*};

fn jenny(wounds: u8, away: bool) -> PersonView {
    PersonView {
        wounds,
        dies_on: 11,
        pawns: u8::from(!away),
        pawns_left: u8::from(!away),
        away,
        ..person(Who::Guest(0), "jenny")
    }
}

fn on_her_sheet(mut view: View, there: bool) -> View {
    view.scenario = key("jenny");
    view.rounds = 8;
    view.pile.clear();
    view.ship = None;
    view.goal_item = Some(key("lifeboat"));
    let boat = InventionView {
        scenario: true,
        with: Some(key("jenny")),
        ready: there,
        ..invention("lifeboat", None, &["rope", "knife"], &[(6, 4)])
    };
    let raft = InventionView {
        scenario: true,
        built: true,
        ..invention("jenny_raft", None, &["rope"], &[(2, 0)])
    };
    view.inventions.extend([raft, boat]);
    view.aims = [
        (Aim::With(key("jenny")), there),
        (Aim::Made(key("lifeboat")), false),
    ]
    .map(|(aim, met)| AimView {
        aim,
        have: u16::from(met),
        of: 1,
        waits: 0,
        met,
    })
    .to_vec();
    view
}

/// Jenny waits out there, and a raft is on its way.
pub fn waiting() -> View {
    let mut view = on_her_sheet(first_round(), false);
    view.round = 3;
    view.guests = vec![jenny(4, true)];
    let fetch = Goal::Special {
        kind: Kind::Explore,
        action: key("fetch_jenny"),
        space: None,
    };
    plan(&mut view, fetch, &[Pawn::Seat(0)], 1, 2);
    view
}

/// Jenny rests in a full camp.
pub fn rescued() -> View {
    let mut view = on_her_sheet(crowded(), true);
    view.guests = vec![jenny(7, false)];
    plan(&mut view, Goal::Rest, &[Pawn::Guest(0)], 1, 1);
    view
}
