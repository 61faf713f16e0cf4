//! The computer player plans what is left of somebody who is away, where the table wishes it, and disturbs nobody.

use std::sync::Arc;

use crate::company::{Company, PEOPLE, PLACE, found, meta, planning};
use castaway_kernel::{Game, Seat};
use castaway_robinson::{Island, catalog::Catalog, command::Command, policy, state::State};
use castaway_table::{COMPUTER, Control, Moved, Pace, StandIn, Term};

/// Somebody plans what their own pawns do, and is ready.
async fn plans(at: &Company, user: u64, now_ms: u64) {
    let catalog = at.table.catalog();
    for _ in 0..20 {
        let now = at.now().await;
        let seats = now.meta.seats_of(user).into_iter();
        let mut left = seats.filter(|s| Island::unplanned(catalog, &now.state, *s).is_some());
        let Some(seat) = left.next() else { break };
        let command = policy::suggest(catalog, &now.state, seat);
        let Some(command) = command.filter(|command| *command != Command::Advance) else {
            break;
        };
        at.gives(user, now_ms, command).await.ok().unwrap();
    }
    let _ = at.gives(user, now_ms, Command::Advance).await;
}

fn start(catalog: &Catalog) -> State {
    let free = |s: &State| planning(s) && s.plan.is_empty();
    found(catalog, 3, free).3
}

#[tokio::test]
async fn what_is_left_of_somebody_away_is_planned_once_all_others_are_ready() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let [anna, ben, cleo] = [PEOPLE[0], PEOPLE[1], PEOPLE[2]];
    let mut planned = 0;
    for pace in [Pace::Daily, Pace::Relaxed] {
        for stand_in in [StandIn::Rest, StandIn::Computer] {
            let mut table = meta(PEOPLE[..3].to_vec(), Control::Own, pace);
            table.stand_in = stand_in;
            table.away = vec![cleo];
            let at = Company::at(&catalog, start(&catalog), table).await;
            for user in [anna, ben] {
                plans(&at, user, 2_000).await;
            }
            let ready = at.now().await;
            assert!(planning(&ready.state), "her pawns are still to be planned");
            let played = match stand_in {
                StandIn::Rest => Vec::new(),
                StandIn::Computer => ready.meta.seats_of(cleo),
            };
            assert_eq!(ready.meta.computed_seats(), played);
            if (pace, stand_in) == (Pace::Relaxed, StandIn::Rest) {
                assert!(
                    at.due().is_none(),
                    "without a deadline the others plan for her"
                );
                continue;
            }
            // It goes on also after a stop.
            let at = at.restart();
            assert!(at.lapse(2_000).await);
            let now = at.now().await;
            assert!(!planning(&now.state) || now.state.round > ready.state.round);
            let log = at.log();
            let hers: Vec<_> = log
                .iter()
                .filter(|e| e.mark.as_deref() == Some(COMPUTER))
                .collect();
            match stand_in {
                StandIn::Rest => assert!(hers.is_empty()),
                StandIn::Computer => {
                    planned += hers.len();
                    assert!(hers.iter().all(|entry| entry.actor == cleo));
                    assert_eq!(now.meta.computed.is_empty(), hers.is_empty());
                    // What was planned for her stays hers, also where the table wants it no more.
                    let mut later = now.meta.clone();
                    later.stand_in = StandIn::Rest;
                    let marked = later.computed_seats() == later.seats_of(cleo);
                    assert_eq!(marked, !hers.is_empty());
                }
            }
            // Whoever is there is still ready with what they planned.
            assert!(
                now.meta.is_away(cleo),
                "nobody comes back by being played for"
            );
        }
    }
    assert!(planned > 0, "it planned something");
}

#[tokio::test]
async fn it_never_touches_what_others_have_planned() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let state = start(&catalog);
    for seat in [Seat(0), Seat(1), Seat(2)] {
        if let Some(command) = Island::stand_in(&catalog, &state, seat) {
            assert!(Island::apply(&catalog, &state, seat, &command).is_ok());
            assert!(
                !matches!(command, Command::Use(_)),
                "nothing is used up: {command:?}"
            );
        }
    }
}

#[tokio::test]
async fn more_than_half_settle_it() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let table = meta(PEOPLE[..3].to_vec(), Control::Own, Pace::Daily);
    let at = Company::at(&catalog, start(&catalog), table).await;
    let voices = PEOPLE[..3].to_vec();
    for (user, moved) in [(PEOPLE[0], Moved::Open(1)), (PEOPLE[1], Moved::Settled)] {
        let voices = voices.clone();
        let changed = at.table.change_meta(PLACE, move |meta| {
            let term = Term::StandIn(StandIn::Computer);
            assert_eq!(meta.propose(user, term, &voices, 5_000), moved);
        });
        assert!(changed.await.is_ok());
    }
    assert_eq!(at.now().await.meta.stand_in, StandIn::Computer);
}
