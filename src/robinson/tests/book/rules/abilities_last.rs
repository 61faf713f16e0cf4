//! Rules of the abilities of the explorer and the soldier.

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    effect::{Effect, Target},
    event::Event,
    ids::{Phase, Space, Who},
    plan::{Goal, Pawn},
    reject::Rejection,
    task::{CardRef, Ctx, Op},
};

use super::help::{ability, foe, rich, use_in};
use crate::table::{
    ME, Table, catalog, explore,
    play::{assign, go, hunting},
};

#[test]
#[clause(id = "R-ABIL-12", says = "the chosen one of the three top tiles is explored next, the others stay in the stack", lies = Deck)]
fn reconnaissance_puts_one_of_three_tiles_on_top() {
    let mut t = Table::of(&["explorer", "cook"]);
    t.s.people[0].det = 2;
    let tiles = t.s.piles.tiles.clone();
    let top: Vec<u8> = tiles.iter().rev().take(3).copied().collect();
    t.use_it(ability("reconnaissance"))
        .expect("2 determination");
    assert_eq!(t.det(0), 0);
    assert_eq!(
        t.options(),
        top.iter().map(u8::to_string).collect::<Vec<_>>()
    );
    t.pick(&top[1].to_string());
    let mut sorted = t.s.piles.tiles.clone();
    assert_eq!(sorted.last(), Some(&top[1]));
    let mut before = tiles;
    sorted.sort_unstable();
    before.sort_unstable();
    assert_eq!(sorted, before, "the others are still in the stack");
    t.give_as(0, &assign(explore(Space::M2), &[ME; 2]))
        .expect("sure");
    go(&mut t);
    assert_eq!(t.s.island[&Space::M2].number, top[1]);
}

#[test]
#[clause(id = "R-ABIL-13", says = "three determination lift morale by one; at its best nothing is done or paid", lies = Table)]
fn a_speech_lifts_morale_by_one_up_to_its_best() {
    for (morale, now) in [(-3, -2), (0, 1), (2, 3)] {
        let mut t = rich("explorer", 3);
        t.s.morale = morale;
        t.use_it(ability("motivational_speech")).expect("3");
        assert_eq!((t.s.morale, t.det(0)), (now, 0));
    }
    let mut t = rich("explorer", 3);
    t.s.morale = 3;
    assert_eq!(
        t.use_it(ability("motivational_speech")),
        Err(Rejection::NoEffect)
    );
    assert_eq!(t.det(0), 3);
}

#[test]
#[clause(id = "R-ABIL-14", says = "outside the Action Phase the chosen one of two tokens is at hand, the other gone", lies = Store)]
#[clause(id = "R-ABIL-14", says = "in the Action Phase the chosen one waits, the other is gone", lies = Future)]
fn scouting_keeps_one_of_two_discoveries() {
    for (phase, now) in [(Phase::Morale, true), (Phase::Action, false)] {
        let mut t = rich("explorer", 3);
        t.s.piles.discovery = vec!["herbs".into(), "tobacco".into(), "old_machete".into()];
        use_in(&mut t, phase, "scouting");
        assert_eq!(t.options(), ["old_machete", "tobacco"]);
        t.pick("tobacco");
        assert_eq!(t.s.piles.discovery, ["herbs"]);
        let held = if now {
            &t.s.discoveries
        } else {
            &t.s.future.tokens
        };
        assert_eq!(*held, ["tobacco"], "{phase:?}");
        let other = if now {
            &t.s.future.tokens
        } else {
            &t.s.discoveries
        };
        assert!(other.is_empty(), "the machete is gone for good");
        assert_eq!(t.det(0), 0);
    }
}

#[test]
#[clause(id = "R-ABIL-15", says = "the top Hunting card is seen and stays on top or goes to the bottom", lies = Deck)]
fn tracking_shows_the_next_beast_and_may_put_it_last() {
    let names: Vec<&str> = catalog().beasts.keys().map(Key::as_str).take(3).collect();
    for (answer, order) in [("top", [0, 1, 2]), ("bottom", [2, 0, 1])] {
        let mut t = rich("soldier", 2);
        hunting(&mut t, &names);
        t.use_it(ability("tracking")).expect("2 determination");
        assert!(
            t.events
                .contains(&Event::Looked(CardRef::Beast(names[2].into())))
        );
        t.pick(answer);
        let now: Vec<&str> = t.s.piles.hunting.iter().map(Key::as_str).collect();
        assert_eq!(now, order.map(|i| names[i]), "{answer}");
        assert_eq!(t.det(0), 0);
    }
    let mut t = rich("soldier", 2);
    assert_eq!(t.use_it(ability("tracking")), Err(Rejection::NoEffect));
}

#[test]
#[clause(id = "R-ABIL-16", says = "before the top beast is turned up an unseen one may come on it", lies = Deck)]
#[clause(id = "R-ABIL-15", says = "with one beast in the deck there is nothing to track before a fight", lies = Deck)]
fn the_hunt_before_a_beast_is_turned_up() {
    let fight = Effect::FightHunting {
        who: Target::FirstPlayer,
        won: false,
    };
    for effect in [
        fight,
        Effect::FightHunting {
            who: Target::Resolver,
            won: true,
        },
    ] {
        let mut t = rich("soldier", 4);
        hunting(&mut t, &["fox"]);
        t.s.piles.beasts.push("birds".into());
        t.run_in(Phase::Event, vec![effect.clone()]);
        assert_eq!(t.options(), ["go", "use-a-s0-the_hunt"], "{effect:?}");
        t.pick("use-a-s0-the_hunt");
        t.settle();
        let seen = Event::Drawn(CardRef::Beast("birds".into()));
        assert!(t.events.contains(&seen), "{effect:?}");
        assert_eq!(t.s.piles.hunting, [Key::from("fox")], "{effect:?}");
        let mut t = rich("soldier", 4);
        t.run_in(Phase::Event, vec![effect]);
        assert_eq!(t.question(), None, "no deck, no beast");
    }
}

#[test]
#[clause(id = "R-ABIL-16", says = "four determination start the Hunting deck with the top beast, unseen", lies = Deck)]
#[clause(id = "R-ABIL-16", says = "another beast comes on top of the one that lies there", lies = Deck)]
fn the_hunt_brings_a_beast_unseen() {
    let mut t = rich("soldier", 8);
    let top = t.s.piles.beasts.last().cloned().expect("beasts");
    t.use_it(ability("the_hunt")).expect("4 determination");
    assert_eq!(
        (t.det(0), t.s.piles.hunting.clone()),
        (4, vec![top.clone()])
    );
    assert_eq!(t.s.piles.beasts.len(), 15);
    assert!(
        t.events
            .iter()
            .all(|e| !matches!(e, Event::Looked(_) | Event::Drawn(_)))
    );
    let next = t.s.piles.beasts.last().cloned().expect("beasts");
    t.s.people[0].used.clear();
    t.use_it(ability("the_hunt")).expect("4 more");
    assert_eq!(t.s.piles.hunting, [top, next], "on top");
    assert!(matches!(
        rich("soldier", 3).use_it(ability("the_hunt")),
        Err(Rejection::NeedsDet { need: 4, .. })
    ));
}

#[test]
#[clause(id = "R-ABIL-17", says = "once the beast of the soldier's own hunt is seen, three more weapon levels count", lies = Sheet)]
#[clause(id = "R-ABIL-17", says = "it is not offered in a hunt that the second seat leads", lies = Second)]
#[clause(id = "R-ABIL-17", says = "it serves neither an event's fight nor planning", lies = Table)]
fn frenzy_is_for_the_soldiers_own_action() {
    let hunt = |leader: u8| {
        let mut t = rich("soldier", 3);
        let beast = catalog()
            .beasts
            .values()
            .find(|b| b.strength >= 4)
            .map(|b| b.id.to_string())
            .expect("a strong beast");
        hunting(&mut t, &[&beast]);
        t.give_as(leader, &assign(Goal::Hunt, &[Pawn::Seat(leader); 2]))
            .expect("a hunt");
        go(&mut t);
        t
    };
    let mut t = hunt(0);
    assert!(
        t.events
            .iter()
            .any(|e| matches!(e, Event::Drawn(CardRef::Beast(_)))),
        "the beast is seen"
    );
    assert_eq!(t.options(), ["go", "use-a-s0-frenzy"]);
    t.pick("use-a-s0-frenzy");
    assert!(
        t.events
            .iter()
            .any(|e| matches!(e, Event::Fight { weapon: 3, .. }))
    );
    assert_eq!(t.s.people[0].det, 0);
    // The cook leads: nothing is asked.
    let t = hunt(1);
    assert!(
        t.events
            .iter()
            .any(|e| matches!(e, Event::Fight { weapon: 0, .. }))
    );
    // A fight in another phase, although the soldier fights.
    let mut t = rich("soldier", 3);
    t.s.phase = Phase::Event;
    t.run_ops(vec![Op::Fight(Who::Seat(0), foe(3))], &Ctx::default());
    assert_eq!((t.question(), t.wounds(0), t.det(0)), (None, 3, 3));
    assert_eq!(t.use_it(ability("frenzy")), Err(Rejection::NotNow));
}

#[test]
#[clause(id = "R-ABIL-18", says = "with a shelter palisade or weapons rise by one for three determination", lies = Table)]
#[clause(id = "R-ABIL-18", says = "without a shelter only weapons rise", lies = Table)]
#[clause(id = "R-ABIL-18", says = "it cannot be used while a beast that was looked at is not put back", lies = Deck)]
fn a_defensive_plan_raises_weapons_or_a_standing_palisade() {
    for (answer, palisade, weapon) in [("palisade", 1, 0), ("weapon", 0, 1)] {
        let mut t = rich("soldier", 3);
        t.s.shelter = true;
        t.use_it(ability("defensive_plan")).expect("3");
        t.pick(answer);
        assert_eq!((t.s.palisade, t.s.weapon, t.det(0)), (palisade, weapon, 0));
    }
    // Without a shelter there is nothing to choose.
    let mut t = rich("soldier", 3);
    t.use_it(ability("defensive_plan")).expect("3");
    assert_eq!((t.question(), t.s.palisade, t.s.weapon), (None, 0, 1));
    // Not while a card that was revealed waits for its effect.
    let mut t = rich("soldier", 3);
    t.s.shelter = true;
    hunting(
        &mut t,
        &[catalog().beasts.keys().next().expect("one").as_str()],
    );
    t.use_it(ability("tracking")).expect("2");
    t.s.people[0].det = 3;
    assert_eq!(t.use_it(ability("defensive_plan")), Err(Rejection::NotNow));
}

#[test]
#[clause(id = "EX-USE-3", says = "food cooked in answer to an event's demand pays it, nobody is wounded", lies = Store)]
#[clause(id = "R-USE-8", says = "an ability is offered in answer to a demand; without its price the demand wounds", lies = Sheet)]
fn stone_soup_answers_a_demand_as_soon_as_it_can_be_paid() {
    let owed = |det| {
        let mut t = rich("cook", det);
        t.s.phase = Phase::Event;
        let demand = Op::Pay {
            owed: castaway_robinson::task::Owed::Res(castaway_robinson::ids::Res::Food),
            n: 1,
            wounds: true,
        };
        t.run_ops(vec![demand], &Ctx::default());
        t
    };
    let mut t = owed(3);
    let soup = t.options().into_iter().find(|o| o.contains("stone_soup"));
    t.pick(&soup.expect("offered in answer"));
    t.settle();
    assert_eq!(
        (t.s.stock.food, t.det(0), t.wounds(0)),
        (0, 0, 0),
        "gained and discarded"
    );
    let mut t = owed(2);
    t.settle();
    assert_eq!((t.det(0), t.wounds(0)), (2, 1), "it cannot be paid for");
}
