//! What loses the game tonight or wounds before long: somebody away from the camp, children without food, low morale, a second meal.

use castaway_robinson::{
    ids::{Kind, Place, TokenKind, Who},
    plan::{Goal, Pawn},
    state::Threat,
    task::Usable,
    tonight::{Menace, bill_after, menaces},
};

use crate::{
    rules::help::two,
    table::{
        Table, catalog,
        play::{assign, token},
    },
};

const ME: [Pawn; 2] = [Pawn::Seat(0), Pawn::Seat(0)];

fn of(t: &Table) -> Vec<Menace> {
    menaces(catalog(), &t.s)
}

#[test]
fn a_token_on_the_night_space_asks_for_one_more_portion_each() {
    let mut t = two();
    t.s.stock.food = 3;
    let hungry = |m: &Menace| matches!(m, Menace::Hunger { .. });
    assert!(!of(&t).iter().any(hungry));
    token(&mut t, TokenKind::AdditionalFood, Place::Night);
    let dearer = Menace::Dearer {
        food: 1,
        eaters: 2,
        needed: 4,
    };
    assert!(of(&t).contains(&dearer), "{:?}", of(&t));
    t.s.stock.npfood = 1;
    assert!(!of(&t).iter().any(|m| matches!(m, Menace::Dearer { .. })));
}

#[test]
fn larvae_that_were_found_feed_tonight() {
    let mut t = two();
    let hungry = |m: &Menace| matches!(m, Menace::Hunger { .. });
    for own in [false, true] {
        let found = match own {
            true => &mut t.s.gains.tokens,
            false => &mut t.s.future.tokens,
        };
        found.push("candles".into());
        assert!(of(&t).iter().any(hungry), "no food of its own accord");
        let found = match own {
            true => &mut t.s.gains.tokens,
            false => &mut t.s.future.tokens,
        };
        found.push("nourishing_larvae".into());
        assert!(!of(&t).iter().any(hungry), "{:?}", of(&t));
        t.s.future.tokens.clear();
    }
}

#[test]
fn whoever_goes_hungry_still_hears_what_a_token_asks_for_after_the_meal() {
    let mut t = two();
    token(&mut t, TokenKind::AdditionalFood, Place::Night);
    t.s.stock.food = 1;
    assert!(of(&t).iter().any(|m| matches!(m, Menace::Hunger { .. })));
    let dearer = Menace::Dearer {
        food: 0,
        eaters: 2,
        needed: 4,
    };
    assert!(of(&t).contains(&dearer), "{:?}", of(&t));
    // One of two goes hungry, and the token wounds both: that wound is certain.
    t.s.shelter = true;
    t.s.people[0].wounds = 13 - 1;
    let dies = |m: &Menace| {
        matches!(
            m,
            Menace::Frail {
                who: Who::Seat(0),
                tonight: true,
                ..
            }
        )
    };
    assert!(of(&t).iter().any(dies), "{:?}", of(&t));
    t.s.stock.food = 3;
    assert!(!of(&t).iter().any(dies), "one can still give it");
}

#[test]
fn somebody_away_from_the_camp_is_told_of_before_the_night_that_kills_them() {
    let mut t = Table::on("jenny", &["carpenter", "cook"]);
    let away = |t: &Table| of(t).into_iter().find(|m| matches!(m, Menace::Away { .. }));
    assert_eq!(away(&t), None, "six nights are left");
    let jenny = |wounds, round, tonight, rescue: Option<&str>| {
        Some(Menace::Away {
            who: Who::Guest(0),
            wounds,
            dies_on: 11,
            each: 2,
            round,
            tonight,
            rescue: rescue.map(Into::into),
        })
    };
    t.s.guests[0].person.wounds = 8;
    let round = t.s.round;
    assert_eq!(away(&t), jenny(8, round + 1, false, Some("fetch_jenny")));
    t.s.guests[0].person.wounds = 10;
    assert_eq!(
        away(&t),
        jenny(10, round, true, None),
        "there is no raft to fetch her with"
    );
    assert_eq!(of(&t).first(), away(&t).as_ref(), "it is told first");
    let mut t = t.item("rope").item("jenny_raft");
    t.s.round = 2;
    assert_eq!(away(&t), jenny(10, 2, true, Some("fetch_jenny")));
    let fetch = Goal::Special {
        kind: Kind::Explore,
        action: "fetch_jenny".into(),
        space: None,
    };
    t.give(&assign(fetch, &ME)).expect("two pawns need no luck");
    assert_eq!(away(&t), None, "{:?}", of(&t));
    t.s.plan.clear();
    t.s.guests[0].with_camp = true;
    assert_eq!(away(&t), None);
}

#[test]
fn too_little_food_for_the_children_loses_the_game_and_is_told() {
    let mut t = Table::on("family_robinson", &["carpenter", "cook"]);
    let unfed = |t: &Table| {
        of(t)
            .into_iter()
            .find(|m| matches!(m, Menace::Unfed { .. }))
    };
    t.s.stock.food = 1;
    assert_eq!(unfed(&t), None, "there are no children yet");
    t.s.round = 9;
    assert_eq!(unfed(&t), Some(Menace::Unfed { food: 1, need: 2 }));
    t.s.stock.food = 2;
    assert_eq!(unfed(&t), None, "they eat first");
}

#[test]
fn what_low_morale_takes_of_the_next_first_player_is_told_where_it_wounds() {
    let mut t = two();
    let bill = |t: &Table| of(t).into_iter().find(|m| matches!(m, Menace::Bill { .. }));
    (t.s.first, t.s.morale, t.s.shelter, t.s.stock.food) = (0, -3, true, 2);
    let owes = |has, wounds, dies| {
        Some(Menace::Bill {
            who: Who::Seat(1),
            asks: 3,
            more: 0,
            has,
            wounds,
            dies,
        })
    };
    assert_eq!(bill(&t), owes(0, 3, false));
    t.s.people[1].det = 2;
    assert_eq!(bill(&t), owes(2, 1, false));
    t.s.people[1].wounds = 13 - 1;
    assert_eq!(bill(&t), owes(2, 1, true));
    t.s.people[1].det = 3;
    assert_eq!(bill(&t), None, "it can be paid");
    // What they would spend of it is told, and what others spend is not.
    let recipe = Usable::Ability("grandmas_recipe".into());
    let spent = |t: &Table, seat| bill_after(catalog(), &t.s, Who::Seat(seat), &recipe);
    t.s.people[1].wounds = 3;
    assert_eq!(spent(&t, 1), owes(1, 2, false));
    assert_eq!(spent(&t, 0), None);
    t.s.people[1].det = 9;
    assert_eq!(spent(&t, 1), None, "there is enough");
    (t.s.people[1].det, t.s.round) = (0, 12);
    assert_eq!(bill(&t), None, "no round follows");
}

#[test]
fn what_low_morale_takes_is_added_up_with_what_a_card_takes_that_is_pushed_off_before() {
    let mut t = two();
    (t.s.first, t.s.morale, t.s.shelter, t.s.stock.food) = (0, -3, true, 2);
    (t.s.people[1].det, t.s.people[1].wounds) = (3, 12);
    let bill = |t: &Table| of(t).into_iter().find(|m| matches!(m, Menace::Bill { .. }));
    assert_eq!(bill(&t), None, "it can be paid");
    t.s.threats = ["memories_of_the_cruise", "flying_surprise"].map(|card| {
        Some(Threat {
            serial: 900,
            card: card.into(),
            wreckage: false,
        })
    });
    let added = Menace::Bill {
        who: Who::Seat(1),
        asks: 3,
        more: 1,
        has: 3,
        wounds: 1,
        dies: true,
    };
    assert_eq!(bill(&t), Some(added));
    // A card that stays takes nothing yet.
    t.s.threats[1] = None;
    assert_eq!(bill(&t), None);
}
