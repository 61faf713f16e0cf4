//! How a game begins: inventions, morale and pawns.

use castaway_clause::clause;
use castaway_robinson::{
    ids::Phase,
    plan::{Goal, Pawn},
    reject::Rejection,
    setup::Setup,
};

use super::at::plan;
use crate::rules::help::created;
use crate::table::{Table, play::assign};

const EVERYBODY: [&str; 4] = ["carpenter", "cook", "explorer", "soldier"];

#[test]
#[clause(id = "R-SETUP-7", says = "the inventions of absent characters are shuffled with the others and belong to nobody", lies = Deck)]
#[clause(id = "R-SETUP-6", says = "the invention of who plays belongs to that seat and is in no deck", lies = Sheet)]
fn inventions_of_the_absent() {
    let own = ["snare", "fireplace", "shortcut", "spear"];
    for players in 1..=4_u8 {
        let n = usize::from(players);
        let mut on_board = [0; 4];
        for seed in 0..40 {
            let mut setup = Setup::standard(players);
            setup.characters = EVERYBODY[..n].iter().map(|c| Some((*c).into())).collect();
            let s = created(&setup, seed);
            // 17 of the deck and those of who is absent, five of them on the board.
            assert_eq!(s.piles.inventions.len(), 17 + (4 - n) - 5);
            for (seat, key) in own.iter().enumerate() {
                let lies = s.inventions.get(*key);
                let hidden = s.piles.inventions.iter().any(|k| k.as_str() == *key);
                assert_ne!(lies.is_some(), hidden, "{key} is in one place");
                let owner = u8::try_from(seat).ok().filter(|s| *s < players);
                assert!(lies.is_none_or(|i| i.owner == owner), "{key}");
                assert!(owner.is_none() || !hidden, "{key}");
                on_board[seat] += usize::from(lies.is_some());
            }
        }
        for (seat, seen) in on_board.into_iter().enumerate() {
            assert!(if seat < n {
                seen == 40
            } else {
                (1..40).contains(&seen)
            });
        }
    }
}

#[test]
#[clause(id = "R-SETUP-11", says = "a game begins with morale in the middle; alone one gains the first step and its determination", lies = Table)]
fn morale_begins_in_the_middle() {
    for players in 1..=4 {
        let mut setup = Setup::standard(players);
        // Nothing to be asked about before the wood of the production.
        setup.equipment = 0;
        let s = created(&setup, 9);
        assert_eq!((s.round, s.phase, s.planning), (1, Phase::Action, true));
        // R-SOLO-3: the Morale Phase of round 1 is over by now.
        let alone = players == 1;
        assert_eq!(s.morale, i8::from(alone));
        assert_eq!(s.people[0].det, u16::from(alone));
    }
}

#[test]
#[clause(id = "R-SETUP-4", says = "each of four has two pawns, no third one and none of another", lies = Plan)]
fn two_pawns_each() {
    let mut t = Table::of(&EVERYBODY);
    for seat in 0..4_u8 {
        let next = Pawn::Seat((seat + 1) % 4);
        let foreign = t.give_as(seat, &assign(Goal::Rest, &[next]));
        assert_eq!(foreign, Err(Rejection::ForeignPawn));
        for goal in [Goal::Rest, Goal::Arrange] {
            plan(&mut t, seat, goal, &[Pawn::Seat(seat)]);
        }
        let third = t.give_as(seat, &assign(Goal::Rest, &[Pawn::Seat(seat)]));
        assert_eq!(third, Err(Rejection::PawnNotFree));
    }
    assert_eq!(t.s.plan.len(), 8);
    assert_eq!(t.advance(), Ok(()));
}
