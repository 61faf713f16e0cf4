//! Reroll, danger and time tokens (chapter 9).

use castaway_clause::clause;
use castaway_robinson::{
    content::Face,
    event::Event,
    ids::{Kind, Place, Space, TokenKind, Track},
    plan::{Goal, Pawn, Project},
    state::TokenInfo,
};

use super::at::{count, plan, round};
use crate::rules::help::{rich, two};
use crate::table::{
    ME, explore,
    play::{assign, finish, gather, go, has, hunting, level, lucky, rolls, token},
};

#[test]
#[clause(id = "R-TOKEN-4", says = "what the reroll token brought stands, also against Lucky", lies = Board)]
fn the_face_after_a_reroll_token_stands() {
    let t = lucky(
        || {
            let mut t = rich("explorer", 9);
            token(&mut t, TokenKind::Reroll, Place::Action(Kind::Explore));
            plan(&mut t, 0, explore(Space::M2), &[ME]);
            t
        },
        go,
        |t| {
            let again = t.events.iter().find_map(|e| match e {
                Event::Rerolled { roll, .. } => Some(roll.success),
                _ => None,
            });
            again == Some(Some(Face::Det)) && rolls(t)[0].success == Some(Face::Success)
        },
    );
    assert!(
        !t.options().contains(&"success".to_owned()),
        "{:?}",
        t.options()
    );
}

#[test]
#[clause(id = "R-TOKEN-5", says = "a success that an ability brings does not use up the reroll token", lies = Board)]
fn the_reroll_token_looks_at_the_first_result_only() {
    let at = Place::Action(Kind::Explore);
    let t = lucky(
        || {
            let mut t = rich("explorer", 2);
            token(&mut t, TokenKind::Reroll, at);
            plan(&mut t, 0, explore(Space::M2), &[ME]);
            t
        },
        |t| {
            go(t);
            if t.options().contains(&"success".to_owned()) {
                t.pick("success");
            }
        },
        |t| {
            count(
                t,
                |e| matches!(e, Event::Rerolled { roll, .. } if roll.success == Some(Face::Success)),
            ) == 1
        },
    );
    assert!(rolls(&t)[0].success == Some(Face::Det) && has(&t, TokenKind::Reroll, at));
    assert_eq!(count(&t, |e| matches!(e, Event::Rerolled { .. })), 1);
}

#[test]
#[clause(id = "R-TOKEN-5", says = "a token that met a failure waits for the next action of its kind in the same round", lies = Second)]
fn the_reroll_token_meets_the_second_seat() {
    let at = Place::Action(Kind::Explore);
    let t = lucky(
        || {
            let mut t = two();
            token(&mut t, TokenKind::Reroll, at);
            plan(&mut t, 0, explore(Space::M2), &[ME]);
            plan(&mut t, 1, explore(Space::T1), &[Pawn::Seat(1)]);
            t
        },
        |t| {
            go(t);
            finish(t);
        },
        |t| {
            let all = rolls(t);
            all.len() == 2
                && all[0].success == Some(Face::Det)
                && all[1].success == Some(Face::Success)
        },
    );
    assert_eq!(count(&t, |e| matches!(e, Event::Rerolled { .. })), 1);
    assert!(!has(&t, TokenKind::Reroll, at));
}

#[test]
#[clause(id = "R-TOKEN-6", says = "a danger token that came in this phase leaves the running hunts alone", lies = Board)]
fn fresh_danger_spares_this_hunt() {
    let at = Place::Action(Kind::Hunt);
    let mut t = two();
    hunting(&mut t, &["fox"]);
    t.s.shelter = true;
    t.s.weapon = 2;
    plan(&mut t, 0, Goal::Hunt, &[ME, ME]);
    let fresh = TokenInfo {
        fresh: true,
        ..TokenInfo::default()
    };
    t.s.tokens.insert((TokenKind::GreaterDanger, at), fresh);
    go(&mut t);
    finish(&mut t);
    assert_eq!(t.wounds(0), 0);
    assert!(has(&t, TokenKind::GreaterDanger, at));
}

#[test]
#[clause(id = "R-TOKEN-6", says = "of two hunts the first alone meets the stronger beast", lies = Second)]
fn the_second_hunter_is_spared() {
    let mut t = two();
    hunting(&mut t, &["tapir", "fox"]);
    t.s.shelter = true;
    t.s.weapon = 3;
    token(&mut t, TokenKind::GreaterDanger, Place::Action(Kind::Hunt));
    plan(&mut t, 0, Goal::Hunt, &[ME, ME]);
    plan(&mut t, 1, Goal::Hunt, &[Pawn::Seat(1), Pawn::Seat(1)]);
    go(&mut t);
    finish(&mut t);
    let strengths: Vec<u8> = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Fight { strength, .. } => Some(*strength),
            _ => None,
        })
        .collect();
    assert_eq!(
        strengths,
        [3, 3],
        "a fox of 2 and one more, then a tapir of 3"
    );
}

#[test]
#[clause(id = "R-TOKEN-2", says = "an adventure token asks for no pawn of a far exploration", lies = Deck)]
#[clause(id = "R-DIST-1", says = "two steps need two pawns with dice, three without", lies = Board)]
fn a_token_changes_no_price_of_the_way() {
    for on in [false, true] {
        let mut t = two().tile(Space::M2, 5);
        if on {
            token(
                &mut t,
                TokenKind::Adventure,
                Place::Deck(castaway_robinson::ids::Deck::Explore),
            );
        }
        let far = Space::M2
            .adjacent()
            .iter()
            .copied()
            .find(|s| !Space::M1.adjacent().contains(s) && *s != Space::M1)
            .expect("one behind");
        plan(&mut t, 0, explore(far), &[ME, ME]);
        assert_eq!((t.s.plan[0].risky, t.s.plan[0].sure), (2, 3), "token {on}");
    }
}

#[test]
#[clause(id = "R-TOKEN-9", says = "a time token goes though its action failed", lies = Board)]
fn a_time_token_goes_with_a_failure() {
    let at = Place::Action(Kind::Build);
    let t = lucky(
        || {
            let mut t = two().wood(5);
            token(&mut t, TokenKind::TimeConsuming, at);
            plan(&mut t, 0, level(Track::Weapon), &[ME, ME]);
            t
        },
        round,
        |t| count(t, |e| matches!(e, Event::Failed { .. })) == 1,
    );
    assert!(!has(&t, TokenKind::TimeConsuming, at));
}

#[test]
#[clause(id = "R-TOKEN-11", says = "a time token on the camp tile reaches Build, Arrange Camp and Rest", lies = Board)]
fn time_in_camp() {
    let mut t = two().wood(9).tile(Space::M2, 6);
    token(&mut t, TokenKind::TimeConsuming, Place::Space(Space::M1));
    for (goal, risky) in [
        (Goal::Build(Project::Shelter), 2),
        (Goal::Arrange, 2),
        (Goal::Rest, 2),
        (gather(Space::M2, 0), 1),
        (explore(Space::T1), 1),
    ] {
        let mut t = t.clone();
        t.give(&assign(goal.clone(), &[ME])).expect("begun");
        assert_eq!(t.s.plan[0].risky, risky, "{goal:?}");
    }
}
