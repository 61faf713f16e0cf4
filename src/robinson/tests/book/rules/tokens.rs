//! Rules of effect tokens.

use castaway_clause::clause;
use castaway_kernel::Seat;
use castaway_robinson::{
    command::Command,
    content::Face,
    event::Event,
    ids::{Deck, Kind, Phase, Place, Res, Space, TokenKind, Track},
    legal,
    plan::{Goal, Pawn, Project},
    state::TokenInfo,
    task::Roll,
};

use crate::table::{
    ME, Table, catalog, explore,
    play::{assign, build, drawn, finish, go, has, level, lucky, rolls, token},
};

#[test]
#[clause(id = "R-TOKEN-9", says = "a time token beside an action asks one more pawn of the next of its kind", lies = Board)]
#[clause(id = "R-TOKEN-10", says = "a time token on a tile asks one more pawn of every action there", lies = Board)]
#[clause(id = "R-TOKEN-11", says = "a time token on the camp tile asks one more pawn of a Rest", lies = Board)]
#[clause(id = "EX-TOKEN-1", says = "of two Builds only the first needs the extra pawn", lies = Board)]
fn time_tokens_ask_for_more_pawns() {
    let mut t = Table::solo().tile(Space::M2, 5).tile(Space::T1, 7);
    token(&mut t, TokenKind::TimeConsuming, Place::Action(Kind::Build));
    t.plan(build("fire"), &[ME]).expect("incomplete");
    t.plan(build("bricks"), &[ME]).expect("complete");
    assert_eq!((t.s.plan[0].risky, t.s.plan[1].risky), (2, 1));
    let mut t = Table::solo();
    token(&mut t, TokenKind::TimeConsuming, Place::Space(Space::M1));
    t.plan(Goal::Rest, &[ME]).expect("incomplete");
    assert_eq!(t.s.plan[0].risky, 2);
}

#[test]
#[clause(id = "R-TOKEN-12", says = "a wood token beside Build makes the next Build in wood dearer", lies = Board)]
#[clause(id = "R-TOKEN-16", says = "beside Roof the token asks for wood, not of a roof in fur", lies = Board)]
fn wood_tokens_make_builds_dearer_but_not_in_fur() {
    let mut t = Table::solo().wood(9);
    t.s.stock.fur = 2;
    t.s.shelter = true;
    token(&mut t, TokenKind::AdditionalWood, Place::Track(Track::Roof));
    t.plan(level(Track::Roof), &[ME]).expect("3 wood");
    assert_eq!(t.s.plan[0].tied.wood, 3);
    t.plan_at(level(Track::Roof), &[ME], 1).expect("1 fur");
    assert_eq!(t.s.plan[1].tied.fur, 1);
}

#[test]
#[clause(id = "R-TOKEN-7", says = "danger wounds who acts unarmed", lies = Board)]
#[clause(id = "R-TOKEN-8", says = "danger in the camp wounds each who acts there once, unless armed", lies = Board)]
fn danger_wounds_the_unarmed() {
    for (weapon, wounds) in [(0, 1), (1, 0)] {
        let mut t = Table::solo();
        t.s.weapon = weapon;
        t.s.stock.food = 9;
        t.s.shelter = true;
        token(&mut t, TokenKind::GreaterDanger, Place::Space(Space::M1));
        t.plan(Goal::Arrange, &[ME]).expect("free");
        t.plan(Goal::Arrange, &[ME]).expect("free");
        t.advance().expect("all stand");
        let hit: u8 = t
            .events
            .iter()
            .map(|e| {
                if let Event::Wounded { n, .. } = e {
                    *n
                } else {
                    0
                }
            })
            .sum();
        assert_eq!(hit, wounds);
    }
}

#[test]
#[clause(id = "R-TOKEN-1", says = "a token beside an action hits the first planned and no other", lies = Second)]
fn a_token_beside_an_action_hits_the_next_of_its_kind_only() {
    let mut t = Table::of(&["carpenter", "cook", "soldier"]).wood(9);
    t.s.shelter = true;
    token(
        &mut t,
        TokenKind::AdditionalWood,
        Place::Action(Kind::Build),
    );
    t.give_as(0, &assign(level(Track::Weapon), &[Pawn::Seat(0)]))
        .expect("2 wood");
    t.give_as(1, &assign(level(Track::Weapon), &[Pawn::Seat(1)]))
        .expect("1 wood");
    let tied: Vec<u16> = t.s.plan.iter().map(|p| p.tied.wood).collect();
    assert_eq!(tied, [2, 1]);
}

#[test]
#[clause(id = "R-TOKEN-2", says = "an adventure token changes no plan", lies = Deck)]
#[clause(id = "R-TOKEN-20", says = "a sure action draws for the token, the next one does not", lies = Second)]
fn an_adventure_token_changes_no_plan_and_draws_without_dice() {
    let mut t = Table::of(&["carpenter", "cook"]);
    let without = legal::offers(catalog(), &t.s, Seat(0));
    token(&mut t, TokenKind::Adventure, Place::Deck(Deck::Explore));
    let with = legal::offers(catalog(), &t.s, Seat(0));
    assert_eq!(
        without
            .iter()
            .map(|o| (o.risky, o.sure))
            .collect::<Vec<_>>(),
        with.iter().map(|o| (o.risky, o.sure)).collect::<Vec<_>>()
    );
    t.give_as(
        0,
        &assign(explore(Space::M2), &[Pawn::Seat(0), Pawn::Seat(0)]),
    )
    .expect("sure");
    t.give_as(
        1,
        &assign(explore(Space::T1), &[Pawn::Seat(1), Pawn::Seat(1)]),
    )
    .expect("sure");
    go(&mut t);
    finish(&mut t);
    assert!(rolls(&t).is_empty());
    assert_eq!(drawn(&t, Deck::Explore), 1, "the next action only");
    assert!(!has(&t, TokenKind::Adventure, Place::Deck(Deck::Explore)));
}

#[test]
#[clause(id = "R-TOKEN-21", says = "token and die together draw one card", lies = Deck)]
#[clause(id = "R-DICE-8", says = "with a token the adventure die is left out", lies = Deck)]
fn the_token_and_the_die_together_draw_one_card() {
    let t = lucky(
        || {
            let mut t = Table::solo();
            token(&mut t, TokenKind::Adventure, Place::Deck(Deck::Explore));
            t.plan(explore(Space::M2), &[ME]).expect("risky");
            t
        },
        |t| {
            go(t);
            finish(t);
        },
        |t| t.s.end.is_none(),
    );
    assert_eq!(rolls(&t)[0].adventure, None, "the die is left out");
    assert_eq!(drawn(&t, Deck::Explore), 1);
    assert!(!has(&t, TokenKind::Adventure, Place::Deck(Deck::Explore)));
}

#[test]
#[clause(id = "R-TOKEN-3", says = "a token of this phase draws nothing in it", lies = Deck)]
fn a_token_of_this_action_phase_works_from_the_next_one() {
    let place = Place::Deck(Deck::Explore);
    let mut t = Table::of(&["carpenter", "cook"]);
    t.give_as(
        0,
        &assign(explore(Space::M2), &[Pawn::Seat(0), Pawn::Seat(0)]),
    )
    .expect("sure");
    t.s.tokens.insert(
        (TokenKind::Adventure, place),
        TokenInfo {
            fresh: true,
            ..TokenInfo::default()
        },
    );
    go(&mut t);
    finish(&mut t);
    assert_eq!(drawn(&t, Deck::Explore), 0, "it came in this phase");
    assert!(
        !t.s.tokens[&(TokenKind::Adventure, place)].fresh,
        "now it works"
    );
}

#[test]
#[clause(id = "R-TOKEN-4", says = "a success is rolled again once and the new face stands", lies = Board)]
#[clause(id = "R-TOKEN-5", says = "after a failure the token waits", lies = Board)]
fn a_reroll_token_waits_for_a_success_and_takes_it_once() {
    let place = Place::Action(Kind::Explore);
    let start = || {
        let mut t = Table::solo();
        token(&mut t, TokenKind::Reroll, place);
        t.plan(explore(Space::M2), &[ME]).expect("risky");
        t
    };
    let play = |t: &mut Table| {
        go(t);
        finish(t);
    };
    let success = |t: &Table| rolls(t)[0].success == Some(Face::Success);
    let t = lucky(start, play, success);
    let again: Vec<Roll> = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Rerolled { roll, .. } => Some(*roll),
            _ => None,
        })
        .collect();
    assert_eq!(again.len(), 1, "once");
    let stands = t.events.iter().any(|e| matches!(e, Event::Explored { .. }));
    assert_eq!(
        again[0].success == Some(Face::Success),
        stands,
        "the new result stands"
    );
    assert!(!has(&t, TokenKind::Reroll, place));
    let t = lucky(start, play, |t| !success(t));
    assert!(
        t.events
            .iter()
            .all(|e| !matches!(e, Event::Rerolled { .. }))
    );
    assert!(has(&t, TokenKind::Reroll, place), "it waits");
}

#[test]
#[clause(id = "R-TOKEN-6", says = "danger beside Hunt makes one beast stronger", lies = Board)]
fn danger_on_the_hunt_space_makes_the_next_beast_stronger() {
    let mut t = Table::of(&["carpenter", "cook"]);
    t.s.piles.beasts.retain(|k| k.as_str() != "fox");
    t.s.piles.hunting = vec!["fox".into()];
    token(&mut t, TokenKind::GreaterDanger, Place::Action(Kind::Hunt));
    t.give_as(0, &assign(Goal::Hunt, &[Pawn::Seat(0), Pawn::Seat(0)]))
        .expect("two pawns");
    go(&mut t);
    finish(&mut t);
    let strength = t.events.iter().find_map(|e| match e {
        Event::Fight { strength, .. } => Some(*strength),
        _ => None,
    });
    assert_eq!(strength, Some(catalog().beasts["fox"].strength + 1));
    assert!(!has(
        &t,
        TokenKind::GreaterDanger,
        Place::Action(Kind::Hunt)
    ));
}

#[test]
#[clause(id = "R-TOKEN-13", says = "the wood token goes with the Build that succeeds and returns after a failure", lies = Plan)]
#[clause(id = "R-TOKEN-14", says = "another Build that succeeds pays for the token", lies = Second)]
#[clause(id = "EX-TOKEN-2", says = "the Pit fails, the weapon pays two wood", lies = Second)]
fn the_extra_wood_goes_with_the_build_that_succeeds() {
    let place = Place::Action(Kind::Build);
    let pit = Goal::Build(Project::Invention("pit".into()));
    // The Pit carries the token and is rolled for; the weapon is sure where it is planned.
    let start = |weapon: bool| {
        let pit = pit.clone();
        move || {
            let mut t = Table::of(&["cook", "soldier"]).item("shovel").wood(3);
            t.s.piles.inventions.retain(|k| k.as_str() != "pit");
            t.s.inventions.insert(
                "pit".into(),
                castaway_robinson::state::InventionState {
                    built: false,
                    since: 0,
                    owner: None,
                    suspended: false,
                },
            );
            token(&mut t, TokenKind::AdditionalWood, place);
            t.give_as(0, &assign(pit.clone(), &[Pawn::Seat(0)]))
                .expect("2 wood");
            if weapon {
                t.give_as(
                    1,
                    &assign(level(Track::Weapon), &[Pawn::Seat(1), Pawn::Seat(1)]),
                )
                .expect("1 wood");
            }
            t
        }
    };
    // The Pit is resolved first where there is a choice, and no adventure is drawn.
    let play = |t: &mut Table| {
        go(t);
        finish(t);
    };
    let failed = |t: &Table| {
        let pit = Goal::Build(Project::Invention("pit".into()));
        drawn(t, Deck::Build) == 0
            && t.events
                .iter()
                .any(|e| matches!(e, Event::Failed { what } if what.goal == pit))
    };
    let spent = |t: &Table| {
        let lost: u16 = t
            .events
            .iter()
            .take_while(|e| **e != Event::Phase(Phase::Night))
            .filter_map(|e| match e {
                Event::Lost { res: Res::Wood, n } => Some(*n),
                _ => None,
            })
            .sum();
        lost
    };
    let t = lucky(start(true), play, failed);
    assert!(
        !has(&t, TokenKind::AdditionalWood, place),
        "the weapon took it along"
    );
    assert_eq!(spent(&t), 1, "the extra wood of the weapon");
    let t = lucky(start(false), play, failed);
    assert!(
        has(&t, TokenKind::AdditionalWood, place),
        "it returns to the space"
    );
    let succeeded = |t: &Table| {
        drawn(t, Deck::Build) == 0
            && t.events
                .iter()
                .any(|e| matches!(e, Event::Built(k) if k.as_str() == "pit"))
    };
    let t = lucky(start(false), play, succeeded);
    assert!(
        !has(&t, TokenKind::AdditionalWood, place),
        "it goes with the Pit"
    );
}

#[test]
#[clause(id = "R-TOKEN-15", says = "a token beside an action leaves, one on a tile stays", lies = Board)]
fn tokens_on_tiles_stay() {
    let mut t = Table::of(&["carpenter", "cook"]).tile(Space::M2, 6);
    token(&mut t, TokenKind::TimeConsuming, Place::Space(Space::M2));
    token(
        &mut t,
        TokenKind::TimeConsuming,
        Place::Action(Kind::Gather),
    );
    let gather = |source: u8| Goal::Gather {
        space: Space::M2,
        source: source.into(),
    };
    t.give_as(0, &assign(gather(0), &[Pawn::Seat(0), Pawn::Seat(0)]))
        .expect("begun");
    let placement = t.s.plan[0].id;
    let join = Command::Join {
        placement,
        pawns: vec![Pawn::Seat(1), Pawn::Seat(1)],
        lead: false,
    };
    t.give_as(1, &join).expect("two more");
    go(&mut t);
    finish(&mut t);
    assert!(has(&t, TokenKind::TimeConsuming, Place::Space(Space::M2)));
    assert!(!has(
        &t,
        TokenKind::TimeConsuming,
        Place::Action(Kind::Gather)
    ));
}
