//! Rules that no other case held, and changes of the engine that none noticed.

use castaway_clause::clause;
use castaway_kernel::Seat;
use castaway_robinson::{
    ask::Question,
    command::Command,
    effect::{Effect, MysteryLimits},
    event::Event,
    ids::{Deck, Kind, Phase, Place, Space, TokenKind, Track},
    legal,
    odds::Sway,
    plan::{Assignment, Goal, Pawn},
    reject::Rejection,
    state::{EventDeckCard, Link, SuccessReroll, Tile, TokenInfo},
    task::{CardRef, Ctx, Enemy, Op, Usable},
};

use super::at::{ONE, ZERO, count, during, hold, morning, plan, within};
use crate::rules::help::{drawing, foe, lower, threat, two};
use crate::table::{
    ME, Table, catalog,
    play::{assign, gather, go, hunting, in_action, level},
};

const SECOND: Pawn = Pawn::Seat(1);

#[test]
#[clause(id = "EX-ITEM-2", says = "Bricks turned back take the one palisade level along", lies = Table)]
#[clause(id = "EX-ITEM-2", says = "with no palisade left they take nothing and wound nobody", lies = Table)]
fn bricks_turned_back() {
    for (before, after) in [(1, 0), (0, 0), (3, 2)] {
        let mut t = two().item("bricks");
        t.s.shelter = true;
        t.s.palisade = before;
        during(&mut t, Phase::Event, vec![Op::FlipItem("bricks".into())]);
        assert!(!t.s.built("bricks"));
        assert_eq!((t.s.palisade, t.wounds(0), t.wounds(1)), (after, 0, 0));
    }
}

#[test]
#[clause(id = "R-NEUT-1", says = "red, brown, grey and green each support their own action and no other", lies = Plan)]
fn four_colours() {
    for (item, fits) in [
        ("shield", Kind::Hunt),
        ("lantern", Kind::Build),
        ("belts", Kind::Gather),
        ("map", Kind::Explore),
    ] {
        let mut t = two().tile(Space::M2, 6).item(item).wood(1);
        hunting(&mut t, &["fox"]);
        threat(&mut t, 1, "food_crates");
        t.run_ops(vec![Op::PlanningStart], &Ctx::default());
        let helper = Pawn::Neutral(t.s.flags.neutral[0].id);
        for goal in [
            Goal::Threat { slot: 1, option: 1 },
            Goal::Hunt,
            level(Track::Weapon),
            gather(Space::M2, 0),
            Goal::Explore(Space::T1),
        ] {
            let kind = goal.kind();
            let answer = match kind == fits {
                true => Ok(()),
                false => Err(Rejection::PawnUnfit(kind)),
            };
            assert_eq!(t.clone().plan(goal, &[ME, helper]), answer, "{item}");
        }
    }
}

#[test]
#[clause(id = "R-COMBAT-4", says = "each weapon level that is not there to be lost wounds who fights, nobody else", lies = Second)]
#[clause(id = "R-COMBAT-4", says = "levels of a Pistol are none to lose", lies = Store)]
fn weapons_lost_in_a_fight() {
    let enemy = |strength| Enemy {
        weapon_loss: 2,
        ..foe(strength)
    };
    for (weapon, left, hurt) in [(3, 1, 0), (2, 0, 0), (1, 0, 1), (0, 0, 2)] {
        let mut t = two();
        t.s.weapon = weapon;
        during(&mut t, Phase::Event, vec![Op::Fight(ONE, enemy(0))]);
        assert_eq!((t.s.weapon, t.wounds(0), t.wounds(1)), (left, 0, hurt));
    }
    let mut t = two();
    t.s.weapon = 1;
    t.s.equipment = vec![("pistol".into(), 1)];
    during(&mut t, Phase::Event, vec![Op::Fight(ZERO, enemy(4))]);
    t.pick("use-e-pistol");
    assert_eq!((t.s.weapon, t.wounds(0)), (0, 1));
}

#[test]
#[clause(id = "R-DISCTOK-1", says = "a token found by exploring waits and cannot be used", lies = Future)]
#[clause(id = "R-DISCTOK-1", says = "when the phase ends it is there for all", lies = Store)]
fn a_found_token_waits() {
    let mut t = two();
    t.s.piles.tiles.retain(|n| *n != 6);
    t.s.piles.tiles.push(6);
    let stack = &mut t.s.piles.discovery;
    let tobacco = stack.iter().position(|k| k.as_str() == "tobacco");
    let top = stack.len() - 1;
    stack.swap(tobacco.expect("one at least"), top);
    plan(&mut t, 0, Goal::Explore(Space::M2), &[ME, ME]);
    let (id, ctx) = (t.s.plan[0].id, within(&t, 0));
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::Succeed(id)], &ctx);
    assert_eq!(t.s.gains.tokens, ["tobacco"]);
    assert!(t.s.discoveries.is_empty() && t.s.future.tokens.is_empty());
    let tobacco = Usable::Discovery("tobacco".into());
    assert_eq!(t.use_it(tobacco), Err(Rejection::NotHeld));
    t.run_ops(vec![Op::ActionDone(id)], &Ctx::default());
    assert_eq!(t.s.discoveries, ["tobacco"]);
    assert!(t.s.future.tokens.is_empty() && t.s.gains.tokens.is_empty());
}

#[test]
#[clause(id = "R-EXPLORE-9", says = "in a camp on the cave tile nobody sleeps in the open, and no shelter is built by that", lies = Board)]
#[clause(id = "R-EXPLORE-9", says = "there roof and palisade may be built", lies = Plan)]
fn a_camp_in_a_cave() {
    let mut t = two().tile(Space::M2, 2).wood(4);
    during(&mut t, Phase::Night, vec![Op::MoveCampTo(Space::M2)]);
    during(&mut t, Phase::Night, morning());
    assert_eq!((t.wounds(0), t.wounds(1), t.s.shelter), (0, 0, false));
    t.s.phase = Phase::Action;
    plan(&mut t, 0, level(Track::Roof), &[ME, ME]);
    plan(&mut t, 1, level(Track::Palisade), &[SECOND, SECOND]);
    go(&mut t);
    t.settle();
    for track in [Track::Roof, Track::Palisade] {
        let (n, to) = (1, 1);
        assert_eq!(count(&t, |e| *e == Event::Level { track, n, to }), 1);
    }
    assert_eq!(count(&t, |e| *e == Event::ShelterBuilt), 0);
    assert!(!t.s.shelter);
}

#[test]
#[clause(id = "R-MYST-5", says = "with its one treasure drawn the next is passed over for the trap and comes back", lies = Deck)]
fn one_treasure_is_enough() {
    let mut t = two();
    let order = ["blunt_spear", "hammock", "bottle_of_wine"];
    t.s.piles.mysteries = order.map(Into::into).to_vec();
    t.s.piles.mystery_discard.clear();
    let limits = MysteryLimits {
        treasures: 1,
        creatures: 1,
        traps: 1,
        total: 3,
        ..Default::default()
    };
    in_action(&mut t, vec![drawing(limits)]);
    t.pick("on");
    let drawn: Vec<&str> = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Drawn(CardRef::Mystery(k)) => Some(k.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, ["bottle_of_wine", "blunt_spear"]);
    assert_eq!(t.s.piles.mysteries, ["hammock"]);
    assert_eq!(t.s.piles.mystery_discard, ["blunt_spear"]);
    assert_eq!((t.question(), t.wounds(0), t.wounds(1)), (None, 2, 0));
}

/// Plans the Threat Action of a space with the Pistol.
fn armed(t: &mut Table, slot: u8) -> Result<(), Rejection> {
    let what = Assignment {
        goal: Goal::Threat { slot, option: 0 },
        pawns: vec![Pawn::Seat(slot)],
        price: 0,
        aids: vec!["pistol".into()],
        discount: false,
    };
    t.give_as(slot, &Command::Assign(what))
}

#[test]
#[clause(id = "R-USE-7", says = "a Pistol with one use left serves one planned Threat Action, with two it serves two", lies = Plan)]
fn a_shot_for_each_card() {
    let none = Err(Rejection::AidUnfit("pistol".into()));
    for (uses, second) in [(1, none), (2, Ok(()))] {
        let mut t = two();
        t.s.equipment = vec![("pistol".into(), uses)];
        threat(&mut t, 0, "call_of_the_wild");
        threat(&mut t, 1, "jaguar");
        assert_eq!(armed(&mut t, 0), Ok(()));
        assert_eq!(armed(&mut t, 1), second, "{uses} uses");
    }
}

#[test]
#[clause(id = "R-FLIP-1", says = "a tile that lies face down is not turned down once more by another card", lies = Board)]
#[clause(id = "R-FLIP-1", says = "a space with a waiting marker is no tile and cannot be turned down", lies = Board)]
fn a_tile_turns_down_once() {
    let mut t = two().tile(Space::M2, 6);
    let waste = Link::Token(TokenKind::TimeConsuming, Place::Space(Space::M2));
    t.s.links.insert(50, vec![waste.clone()]);
    during(&mut t, Phase::Event, vec![Op::FaceDown(Space::M2)]);
    lower(&mut t, Deck::Gather, "after_the_hurricane", 50);
    let down = |e: &Event| matches!(e, Event::TileDown(_));
    assert_eq!(count(&t, down), 1);
    assert_eq!(t.s.links.get(&50), Some(&vec![waste]));
    let mut t = two();
    let marked = Tile {
        waiting_markers: 1,
        ..Tile::default()
    };
    t.s.island.insert(Space::T1, marked.clone());
    during(&mut t, Phase::Event, vec![Op::FaceDown(Space::T1)]);
    assert_eq!(
        (t.s.island[&Space::T1].clone(), count(&t, down)),
        (marked, 0)
    );
}

#[test]
#[clause(id = "R-USE-4", says = "a Helmet that has nothing to keep off is still anybody's, one that keeps a wound off is claimed", lies = Kept)]
fn an_idle_helmet() {
    let mut t = two();
    hold(&mut t, "helmet", 0);
    t.s.weapon = 3;
    during(&mut t, Phase::Event, vec![Op::Fight(ZERO, foe(3))]);
    assert_eq!((t.wounds(0), t.s.kept[0].holder), (0, None));
    during(&mut t, Phase::Event, vec![Op::Fight(ONE, foe(4))]);
    assert_eq!((t.wounds(1), t.s.kept[0].holder), (0, Some(ONE)));
}

#[test]
#[clause(id = "R-MYST-6", says = "each creature shuffled into the event deck has a number of its own", lies = Deck)]
fn creatures_have_numbers_of_their_own() {
    let mut t = two();
    t.s.piles.mysteries = vec!["savage".into(), "gorilla".into()];
    t.s.piles.mystery_discard.clear();
    t.s.piles.events.clear();
    let limits = MysteryLimits {
        creatures: 2,
        total: 2,
        ..Default::default()
    };
    in_action(&mut t, vec![drawing(limits)]);
    t.pick("on");
    let [
        EventDeckCard::Mystery { serial: one, .. },
        EventDeckCard::Mystery { serial: other, .. },
    ] = t.s.piles.events.as_slice()
    else {
        panic!("{:?}", t.s.piles.events)
    };
    assert!(*one > 0 && *other > 0 && one != other, "{one} {other}");
}

#[test]
#[clause(id = "R-WOUND-2", says = "no stop for a healing after which as many arrows are passed, one for a healing that saves an arrow", lies = Sheet)]
fn a_healing_that_saves_no_arrow() {
    // The cook's arrows are at 4, 7, 9 and 11; the recipe heals two.
    for (before, n, offered) in [(5, 5, false), (5, 2, true)] {
        let mut t = Table::of(&["cook", "soldier"]);
        t.s.people[0].wounds = before;
        t.s.people[0].det = 2;
        t.s.stock.food = 1;
        during(&mut t, Phase::Event, vec![Op::Hurt(ZERO, n)]);
        assert_eq!(t.question().is_some(), offered, "{before} and {n}");
        t.settle();
        assert_eq!(t.wounds(0), before + n);
    }
}

#[test]
#[clause(id = "R-COMBAT-8", says = "a bare strength brings no food and no fur: nothing of them waits while its wounds are asked about", lies = Sheet)]
fn nothing_is_won_from_a_bare_strength() {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.people[0].wounds = 11;
    t.s.people[0].det = 2;
    t.s.stock.food = 1;
    during(&mut t, Phase::Event, vec![Op::Fight(ZERO, foe(2))]);
    assert_eq!(t.question(), Some(&Question::Lethal { n: 2 }));
    let gains = |op: &Op| matches!(op, Op::Effect(Effect::Gain { .. }));
    assert!(t.s.stack.iter().all(|task| !gains(&task.op)));
}

#[test]
#[clause(id = "R-TOKEN-21", says = "the odds say that a token works on the first action of its kind, where another is planned", lies = Plan)]
#[clause(id = "R-CARD-13", says = "what lasts on a person works on each action, first or not", lies = Plan)]
fn the_first_of_its_kind() {
    for (token, lasting, others, told) in [
        (true, false, true, true),
        (true, false, false, false),
        (false, true, true, false),
        (false, true, false, false),
    ] {
        let mut t = two();
        if token {
            let place = Place::Deck(Deck::Explore);
            t.s.tokens
                .insert((TokenKind::Adventure, place), TokenInfo::default());
        }
        t.s.people[0].reroll = lasting.then(|| SuccessReroll {
            card: "disappointment".into(),
            from: 0,
            to: None,
            sure_rolls: false,
        });
        if others {
            plan(&mut t, 0, Goal::Explore(Space::T1), &[ME]);
        }
        let offers = legal::offers(catalog(), &t.s, Seat(0));
        let goal = Goal::Explore(Space::M2);
        let offer = offers.iter().find(|o| o.what.goal == goal);
        let odds = offer.and_then(|o| o.odds.clone()).expect("dice are rolled");
        assert_eq!(
            odds.sways.contains(&Sway::FirstOfKind),
            told,
            "{token} {lasting} {others}: {:?}",
            odds.sways
        );
        assert_eq!(odds.sways.contains(&Sway::LastingReroll), lasting);
    }
}

#[test]
#[clause(id = "R-CARD-4", says = "an item joins one Gather, whatever else is planned, and goes on with it when somebody joins", lies = Plan)]
fn a_basket_beside_other_plans() {
    let mut t = two().tile(Space::M2, 6).item("basket");
    let with = |space| {
        Command::Assign(Assignment {
            aids: vec!["basket".into()],
            ..match assign(gather(space, 0), &[ME]) {
                Command::Assign(what) => what,
                other => panic!("{other:?}"),
            }
        })
    };
    plan(&mut t, 1, Goal::Rest, &[SECOND]);
    t.give(&with(Space::M2)).expect("beside a Rest");
    let again = t.give_as(
        1,
        &match with(Space::M2) {
            Command::Assign(what) => Command::Assign(Assignment {
                pawns: vec![SECOND],
                goal: gather(Space::M2, 1),
                ..what
            }),
            other => panic!("{other:?}"),
        },
    );
    assert_eq!(again, Err(Rejection::AidUnfit("basket".into())));
    let placement = t.s.plan[1].id;
    let join = Command::Join {
        placement,
        pawns: vec![ME],
        lead: false,
    };
    t.give(&join).expect("the basket is its own");
    assert_eq!(t.s.plan[1].what.aids, ["basket"]);
}

#[test]
#[clause(id = "R-WOUND-2", says = "an arrow that a card has covered cannot be covered again; with none left nothing is asked", lies = Table)]
fn no_arrow_is_left() {
    let mut t = two();
    let cover = || vec![Op::Effect(Effect::CoverArrows { n: 2 })];
    during(&mut t, Phase::Event, cover());
    let open = t.options().len();
    t.settle();
    assert!(open > 2 && t.s.ask.is_none());
    for person in &mut t.s.people {
        let arrows = &catalog().characters[&person.character].arrows;
        person.covered_arrows = arrows.iter().copied().collect();
    }
    let before = t.s.people.clone();
    during(&mut t, Phase::Event, cover());
    assert_eq!((t.question(), &t.s.people), (None, &before));
}
