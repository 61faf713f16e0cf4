//! More stricter tests of such rules: tokens, dice, demands, fights.

use castaway_clause::clause;
use castaway_robinson::{
    content::Face,
    effect::{Effect, Mode, Target},
    event::Event,
    ids::{Deck, Kind, Phase, Place, Res, Space, TokenKind, Track, Who},
    plan::{Goal, Pawn},
    reject::Rejection,
    task::{Ctx, Op, Roll, Usable},
};

use crate::table::{
    ME, Table, catalog, explore,
    play::{
        acting, assign, build, drawn, finish, go, has, hunting, in_action, level, lucky, on_board,
        rolls, token,
    },
};

fn demand(track: Track, n: i8) -> Op {
    Op::Effect(Effect::Level {
        track,
        n,
        mode: Mode::Demand,
    })
}

#[test]
#[clause(id = "EX-RESOLVE-4", says = "a palisade used up before is one wound for the later resolver alone", lies = Second)]
#[clause(id = "R-RESOLVE-9", says = "a palisade level lost in one action is missing in the next", lies = Table)]
fn a_palisade_lost_before_is_missing_for_the_next_resolver_alone() {
    for (before, wounds) in [(2, [0, 0]), (1, [0, 1])] {
        let mut t = Table::of(&["cook", "soldier"]);
        t.s.shelter = true;
        t.s.palisade = before;
        in_action(&mut t, vec![demand(Track::Palisade, -1)]);
        let second = Ctx {
            actor: Some(Who::Seat(1)),
            ..acting()
        };
        t.s.phase = Phase::Action;
        t.run_ops(vec![demand(Track::Palisade, -1)], &second);
        assert_eq!(t.s.palisade, 0);
        assert_eq!([t.wounds(0), t.wounds(1)], wounds, "palisade {before}");
    }
}

#[test]
#[clause(id = "EX-TOKEN-2", says = "Pit fails and weapon succeeds: the weapon takes two wood and the token goes", lies = Board)]
#[clause(id = "EX-TOKEN-2", says = "Pit and weapon fail: all wood is back and the token on its space", lies = Board)]
#[clause(id = "R-TOKEN-13", says = "the token goes with the first Build when that succeeds", lies = Board)]
#[clause(id = "R-TOKEN-13", says = "after a round of failures the next Build is dearer by one wood again", lies = Board)]
#[clause(id = "R-TOKEN-14", says = "another Build in wood that succeeds takes the extra wood, and the token goes", lies = Board)]
fn the_extra_wood_waits_when_every_build_fails_and_is_paid_once() {
    let place = Place::Action(Kind::Build);
    let start = || {
        let mut t = Table::of(&["cook", "soldier"]).item("shovel").wood(3);
        on_board(&mut t, "pit");
        token(&mut t, TokenKind::AdditionalWood, place);
        t.plan(build("pit"), &[ME]).expect("2 wood");
        t.give_as(1, &assign(level(Track::Weapon), &[Pawn::Seat(1)]))
            .expect("1 wood");
        assert_eq!(t.s.stock.wood, 0);
        t
    };
    let play = |t: &mut Table| {
        go(t);
        // The Pit first.
        while t.s.ask.is_some() && t.s.resolving {
            t.first();
        }
    };
    let fits = |faces: [Face; 2]| {
        move |t: &Table| {
            let rolls = rolls(t);
            rolls.len() == 2
                && rolls.iter().all(|r| r.adventure == Some(Face::Blank))
                && [rolls[0].success, rolls[1].success] == faces.map(Some)
                && t.s.end.is_none()
        }
    };
    // Both fail: all wood is back, the token lies there again. The beach brings 1 for the next round.
    let mut t = lucky(start, play, fits([Face::Det, Face::Det]));
    assert!(has(&t, TokenKind::AdditionalWood, place));
    t.settle();
    assert_eq!((t.s.round, t.s.stock.wood), (2, 3 + 1));
    t.plan(level(Track::Weapon), &[ME]).expect("2 wood again");
    assert_eq!(t.s.plan[0].tied.wood, 2);
    // The Pit fails, the weapon succeeds: 2 wood gone, 1 back.
    let mut t = lucky(start, play, fits([Face::Det, Face::Success]));
    assert!(!has(&t, TokenKind::AdditionalWood, place));
    t.settle();
    assert_eq!((t.s.weapon, t.s.stock.wood), (1, 1 + 1));
    // Both succeed: 3 wood gone, the token with the Pit.
    let mut t = lucky(start, play, fits([Face::Success, Face::Success]));
    assert!(!has(&t, TokenKind::AdditionalWood, place));
    t.settle();
    assert_eq!((t.s.weapon, t.s.stock.wood), (1, 1));
}

#[test]
#[clause(id = "R-TOKEN-17", says = "each who finds no second food has one wound", lies = Board)]
#[clause(id = "R-TOKEN-17", says = "the token is gone after the night's meal", lies = Board)]
fn without_a_second_helping_each_is_wounded_once() {
    for (food, wounds) in [(4, 0), (3, 1), (2, 2)] {
        let mut t = Table::of(&["carpenter", "cook"]);
        t.s.shelter = true;
        t.s.stock.food = food;
        token(&mut t, TokenKind::AdditionalFood, Place::Night);
        t.s.phase = Phase::Night;
        t.run_ops(vec![Op::NightPhase], &Ctx::default());
        t.settle();
        assert_eq!(t.wounds(0) + t.wounds(1), wounds, "{food} food");
        assert!(!has(&t, TokenKind::AdditionalFood, Place::Night));
    }
}

#[test]
#[clause(id = "R-COMBAT-7", says = "the beaten beast is in neither of the two decks", lies = Deck)]
#[clause(id = "R-HUNT-3", says = "the card of the Hunting deck is fought and gone", lies = Deck)]
#[clause(id = "R-HUNT-4", says = "its food and fur wait", lies = Future)]
fn one_hunted_beast_is_fought_paid_out_and_discarded() {
    let fox = &catalog().beasts["fox"];
    let mut t = Table::of(&["carpenter", "cook"]);
    t.s.shelter = true;
    t.s.weapon = u16::from(fox.strength) + u16::from(fox.weapon_loss);
    hunting(&mut t, &["fox"]);
    t.plan(Goal::Hunt, &[ME, ME]).expect("two pawns");
    go(&mut t);
    finish(&mut t);
    assert_eq!((t.wounds(0), t.s.weapon), (0, u16::from(fox.strength)));
    assert!(t.s.piles.hunting.is_empty());
    assert!(!t.s.piles.beasts.iter().any(|k| k.as_str() == "fox"));
    let gained = |res| {
        t.events
            .iter()
            .map(|e| match e {
                Event::Gained {
                    res: r,
                    n,
                    future: true,
                } if *r == res => *n,
                _ => 0,
            })
            .sum::<u16>()
    };
    assert_eq!(
        (gained(Res::Food), gained(Res::Fur)),
        (fox.food.into(), fox.fur.into())
    );
    assert!(rolls(&t).is_empty());
    let failed = t.events.iter().any(|e| matches!(e, Event::Failed { .. }));
    assert!(!failed);
}

#[test]
#[clause(id = "R-DICE-2", says = "who has two determination may reroll right after the roll", lies = Sheet)]
#[clause(id = "R-DICE-3", says = "one determination and the two of this roll do not buy its reroll", lies = Sheet)]
fn a_reroll_needs_its_whole_price_before_the_roll() {
    let start = |det: u16| {
        move || {
            let mut t = Table::of(&["carpenter", "soldier"]).wood(1);
            t.s.people[0].det = det;
            t.plan(level(Track::Weapon), &[ME]).expect("risky");
            t
        }
    };
    let failed = |t: &Table| {
        rolls(t)
            .first()
            .is_some_and(|r: &Roll| r.success == Some(Face::Det))
    };
    let offered = |t: &Table| t.options().iter().any(|o| o == "success");
    assert!(
        !offered(&lucky(start(1), go, failed)),
        "1 and 2 of this roll"
    );
    let mut t = lucky(start(2), go, failed);
    assert!(offered(&t));
    t.pick("success");
    assert_eq!(
        t.events
            .iter()
            .filter(|e| matches!(
                e,
                Event::Rerolled {
                    who: Who::Seat(0),
                    ..
                }
            ))
            .count(),
        1
    );
}

#[test]
#[clause(id = "R-WOUND-5", says = "Vegetables are refused while planning and offered at night", lies = Store)]
#[clause(id = "R-WOUND-5", says = "two Rests have healed by the time night comes", lies = Table)]
fn vegetables_heal_at_night_only() {
    let mut t = Table::solo().item("pot");
    t.s.people[0].wounds = 5;
    t.s.stock.food = 9;
    t.s.discoveries = vec!["vegetables".into()];
    let eat = Usable::Discovery("vegetables".into());
    assert_eq!(t.use_it(eat), Err(Rejection::NotNow), "while planning");
    go(&mut t);
    // Two Rests heal at once; the token stays until the night.
    assert_eq!(t.s.phase, Phase::Night);
    while t.question() == Some(&castaway_robinson::ask::Question::MayMoveCamp) {
        t.pick("stay");
    }
    assert_eq!(t.wounds(0), 3 + 1, "two Rests, and the open air");
    let offer = t.options().into_iter().find(|o| o.contains("vegetables"));
    t.pick(&offer.expect("offered at night"));
    t.settle();
    let healed: u8 = t
        .events
        .iter()
        .map(|e| match e {
            Event::Healed { n, .. } => *n,
            _ => 0,
        })
        .sum();
    assert_eq!(healed, 2 + 2);
}

#[test]
#[clause(id = "R-TOKEN-20", says = "a sure Gather draws one card for the token, which goes; the sure Explore draws none", lies = Deck)]
fn an_adventure_token_and_a_sure_gather_draw_one_card_for_the_first_only() {
    let place = Place::Deck(Deck::Gather);
    let mut t = Table::of(&["carpenter", "cook"]).tile(Space::M2, 6);
    token(&mut t, TokenKind::Adventure, place);
    t.plan(crate::table::play::gather(Space::M2, 0), &[ME, ME])
        .expect("sure");
    t.give_as(1, &assign(explore(Space::T1), &[Pawn::Seat(1); 2]))
        .expect("sure");
    go(&mut t);
    finish(&mut t);
    assert_eq!((drawn(&t, Deck::Gather), drawn(&t, Deck::Explore)), (1, 0));
    assert!(!has(&t, TokenKind::Adventure, place));
}

#[test]
#[clause(id = "R-EVENT-13", says = "the second seat leads and has all wounds: strength, weapon and palisade; the first has none", lies = Second)]
fn what_a_fight_of_an_event_lacks_hurts_the_first_player_alone() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.shelter = true;
    t.s.first = 1;
    hunting(&mut t, &["fox"]);
    let fox = &catalog().beasts["fox"];
    t.run_in(
        Phase::Event,
        vec![Effect::FightHunting {
            who: Target::FirstPlayer,
            won: false,
        }],
    );
    t.settle();
    let all = fox.strength + fox.weapon_loss + fox.palisade_loss;
    assert_eq!(
        (t.wounds(0), t.wounds(1)),
        (0, all),
        "no weapon, no palisade"
    );
    assert_eq!(
        (t.s.stock.food, t.s.stock.fur),
        (fox.food.into(), fox.fur.into()),
        "available at once"
    );
}
