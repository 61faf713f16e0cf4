//! Dice, adventure tokens and reroll tokens (chapters 9 and 16).

use castaway_clause::clause;
use castaway_robinson::{
    content::Face,
    event::Event,
    ids::{Deck, Kind, Phase, Place, Space, TokenKind, Who},
    plan::{Goal, Pawn},
    state::{SuccessReroll, TokenInfo},
    task::{Ctx, Die, Op, Usable},
};

use super::at::{acting_as, failed, hold, plan, roll, taken, within, won};
use crate::rules::help::{rich, two};
use crate::table::{
    ME, Table, explore,
    play::{drawn, finish, go, has, level, lucky, rolls, token},
};

const DECK: Place = Place::Deck(Deck::Explore);

fn with_token(mut t: Table) -> Table {
    token(&mut t, TokenKind::Adventure, DECK);
    t
}

fn lasting(sure_rolls: bool) -> SuccessReroll {
    SuccessReroll {
        card: "confused".into(),
        from: 0,
        to: None,
        sure_rolls,
    }
}

#[test]
#[clause(id = "R-DICE-8", says = "with a token on the deck the adventure die stays where it is", lies = Deck)]
#[clause(id = "R-TOKEN-20", says = "Lucky cannot roll the card of a token away", lies = Deck)]
fn lucky_rolls_no_token_away() {
    let t = lucky(
        || {
            let mut t = with_token(rich("explorer", 9));
            plan(&mut t, 0, explore(Space::M2), &[ME]);
            t
        },
        go,
        |t| t.question().is_some() && rolls(t).len() == 1 && t.s.resolving,
    );
    assert_eq!(rolls(&t)[0].adventure, None);
    assert!(
        !t.options().contains(&"adventure".to_owned()),
        "{:?}",
        t.options()
    );
}

#[test]
#[clause(id = "R-TOKEN-20", says = "the card is drawn after a roll without a question mark", lies = Deck)]
#[clause(id = "R-TOKEN-15", says = "the token on the deck leaves with its card", lies = Deck)]
fn a_blank_die_draws_for_the_token() {
    let mut t = with_token(two());
    plan(&mut t, 0, explore(Space::M2), &[ME]);
    taken(&mut t, 0, failed(Deck::Explore));
    finish(&mut t);
    assert_eq!(drawn(&t, Deck::Explore), 1);
    assert!(!has(&t, TokenKind::Adventure, DECK));
}

#[test]
#[clause(id = "R-TOKEN-21", says = "a question mark and a token are one card", lies = Deck)]
fn die_and_token_are_one_card() {
    let mut t = with_token(two());
    plan(&mut t, 0, explore(Space::M2), &[ME]);
    taken(
        &mut t,
        0,
        roll(Deck::Explore, Face::Det, Face::Blank, Face::Adventure),
    );
    finish(&mut t);
    assert_eq!(drawn(&t, Deck::Explore), 1);
}

#[test]
#[clause(id = "R-FRIDAY-6", says = "his reroll does not reach the card of a token", lies = Friday)]
#[clause(id = "R-FRIDAY-5", says = "a token wounds him and goes", lies = Friday)]
fn friday_rolls_no_token_away() {
    let t = lucky(
        || {
            let mut t = with_token(Table::solo());
            t.s.friday.as_mut().expect("he plays").det = 6;
            plan(&mut t, 0, explore(Space::M2), &[Pawn::Friday]);
            t
        },
        go,
        |t| t.question().is_some() && rolls(t).len() == 1 && rolls(t)[0].wound == Some(Face::Blank),
    );
    assert!(!t.options().contains(&"adventure".to_owned()));
    let mut t = t;
    t.first();
    assert_eq!(t.s.friday.as_ref().map(|f| f.wounds), Some(1));
    assert!(!has(&t, TokenKind::Adventure, DECK) && drawn(&t, Deck::Explore) == 0);
}

#[test]
#[clause(id = "R-TOKEN-3", says = "a token put on the deck in this phase is not used up by a later draw", lies = Deck)]
fn a_fresh_token_outlives_a_question_mark() {
    let mut t = two();
    plan(&mut t, 0, explore(Space::M2), &[ME]);
    let fresh = TokenInfo {
        fresh: true,
        ..TokenInfo::default()
    };
    t.s.tokens.insert((TokenKind::Adventure, DECK), fresh);
    t.s.piles
        .adventures
        .insert(Deck::Explore, vec!["lost_in_the_woods".into()]);
    let ctx = within(&t, 0);
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::DrawAdventure(Deck::Explore)], &ctx);
    assert_eq!(drawn(&t, Deck::Explore), 1);
    assert!(
        has(&t, TokenKind::Adventure, DECK),
        "it works in the next phase"
    );
}

#[test]
#[clause(id = "R-TOKEN-3", says = "the draw that puts a token on its own deck leaves it there", lies = Deck)]
fn dangerous_work_leaves_its_token() {
    let at = Place::Deck(Deck::Build);
    let mut t = two().wood(3);
    plan(
        &mut t,
        0,
        level(castaway_robinson::ids::Track::Weapon),
        &[ME],
    );
    t.s.piles
        .adventures
        .insert(Deck::Build, vec!["dangerous_work".into()]);
    t.s.resolving = true;
    taken(
        &mut t,
        0,
        roll(Deck::Build, Face::Success, Face::Blank, Face::Adventure),
    );
    t.s.resolving = false;
    assert!(has(&t, TokenKind::Adventure, at), "one round on it works");
    assert!(has(&t, TokenKind::Reroll, Place::Action(Kind::Build)));
}

#[test]
#[clause(id = "R-TOKEN-20", says = "a token draws for a sure action of Friday too: a wound", lies = Friday)]
fn a_sure_action_of_friday_meets_the_token() {
    let mut t = with_token(Table::solo());
    plan(&mut t, 0, explore(Space::M2), &[Pawn::Friday, Pawn::Dog]);
    go(&mut t);
    finish(&mut t);
    assert_eq!(t.s.friday.as_ref().map(|f| f.wounds), Some(1));
    assert!(!has(&t, TokenKind::Adventure, DECK));
}

#[test]
#[clause(id = "R-TOKEN-20", says = "the own action of a treasure draws for the token", lies = Kept)]
fn the_treasure_map_meets_the_token() {
    let mut t = with_token(two());
    let serial = hold(&mut t, "treasure_map", 1);
    let goal = Goal::Card {
        kind: Kind::Explore,
        serial,
    };
    plan(&mut t, 0, goal, &[ME, ME]);
    go(&mut t);
    finish(&mut t);
    assert_eq!(drawn(&t, Deck::Explore), 1);
}

#[test]
#[clause(id = "R-CARD-15", says = "a sure action rolls the success die and still draws one card for a token", lies = Deck)]
fn confused_and_sure_with_a_token_draws_once() {
    let t = lucky(
        || {
            let mut t = with_token(two());
            t.s.people[0].reroll = Some(lasting(true));
            plan(&mut t, 0, explore(Space::M2), &[ME, ME]);
            t
        },
        |t| {
            go(t);
            finish(t);
        },
        |t| rolls(t).len() == 1,
    );
    assert_eq!(drawn(&t, Deck::Explore), 1);
    assert_eq!((rolls(&t)[0].wound, rolls(&t)[0].adventure), (None, None));
}

#[test]
#[clause(id = "R-CARD-15", says = "a success that an ability brings is rolled again as well", lies = Sheet)]
#[clause(id = "R-CARD-13", says = "the bowl rolls each success again once, whatever brought it", lies = Sheet)]
fn a_lasting_reroll_meets_what_lucky_brings() {
    let mut forced = 0;
    for seed in 0..40 {
        let mut t = rich("explorer", 2);
        t.s.chance = castaway_kernel::Chance::from_seed(seed);
        t.s.people[0].reroll = Some(lasting(false));
        let bad = failed(Deck::Explore);
        let by = Usable::Ability("lucky".into());
        let who = Who::Seat(0);
        let op = Op::Reroll {
            roll: bad,
            die: Die::Success,
            who,
            by,
        };
        t.s.phase = Phase::Action;
        t.run_ops(vec![op], &acting_as(who));
        let faces: Vec<Option<Face>> = t
            .events
            .iter()
            .filter_map(|e| match e {
                Event::Rerolled { roll, .. } => Some(roll.success),
                _ => None,
            })
            .collect();
        if faces[0] == Some(Face::Success) {
            forced += 1;
            assert_eq!(faces.len(), 2, "seed {seed}: it must be rolled again");
        } else {
            assert_eq!(faces.len(), 1, "seed {seed}");
        }
    }
    assert!(forced > 0, "no seed brought a success");
}

#[test]
#[clause(id = "R-DICE-5", says = "a failed action pays its leader, not who supports", lies = Second)]
fn failure_pays_the_top_pawn() {
    let mut t = Table::of(&["carpenter", "cook"]).tile(Space::M2, 6);
    token(
        &mut t,
        TokenKind::TimeConsuming,
        Place::Action(Kind::Explore),
    );
    plan(&mut t, 1, explore(Space::T1), &[Pawn::Seat(1)]);
    let join = castaway_robinson::command::Command::Join {
        placement: t.s.plan[0].id,
        pawns: vec![ME],
        lead: false,
    };
    t.give_as(0, &join).expect("one more");
    taken(&mut t, 0, failed(Deck::Explore));
    assert_eq!((t.det(0), t.det(1)), (0, 2));
}

#[test]
#[clause(id = "R-DICE-7", says = "a wound on the die comes with success too", lies = Second)]
#[clause(id = "R-DICE-4", says = "the wound die hurts its leader alone", lies = Second)]
fn a_wound_of_the_second_seat() {
    let mut t = two();
    plan(&mut t, 1, explore(Space::M2), &[Pawn::Seat(1)]);
    taken(
        &mut t,
        0,
        roll(Deck::Explore, Face::Success, Face::Wound, Face::Blank),
    );
    finish(&mut t);
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 1));
    assert!(t.s.island.contains_key(&Space::M2));
}

#[test]
#[clause(id = "R-ABIL-1", says = "nobody rolls Friday's dice again with an ability", lies = Friday)]
fn lucky_is_not_for_friday() {
    let mut t = rich("explorer", 9);
    t.s.phase = Phase::Action;
    let roll = roll(Deck::Explore, Face::Det, Face::Wound, Face::Adventure);
    let ctx = Ctx {
        placement: None,
        ..acting_as(Who::Friday)
    };
    t.run_ops(vec![Op::AfterRoll(roll)], &ctx);
    assert_eq!(t.question(), None, "he has nothing to pay with");
}

#[test]
#[clause(id = "R-DICE-4", says = "Friday bears the wound of his own dice", lies = Friday)]
#[clause(id = "R-DICE-5", says = "a failure pays Friday two determination", lies = Friday)]
fn fridays_own_dice() {
    let mut t = Table::solo();
    plan(&mut t, 0, explore(Space::M2), &[Pawn::Friday]);
    taken(
        &mut t,
        0,
        roll(Deck::Explore, Face::Det, Face::Wound, Face::Blank),
    );
    assert_eq!(crate::rules::help::friday(&t), (1, 2));
    let mut t = Table::solo();
    plan(&mut t, 0, explore(Space::M2), &[Pawn::Friday]);
    taken(&mut t, 0, won(Deck::Explore));
    assert_eq!(crate::rules::help::friday(&t), (0, 0));
    assert!(t.s.island.contains_key(&Space::M2));
}
