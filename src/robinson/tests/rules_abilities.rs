//! Rules of the characters' abilities, each test naming the ids it holds.

mod table;

use castaway_kernel::Key;
use castaway_robinson::{
    content::{Face, WeatherDie, WeatherFace},
    effect::PawnColour,
    event::Event,
    ids::{Deck, Kind, Phase, Space, Track, Who},
    plan::{Goal, Pawn},
    reject::Rejection,
    task::{CardRef, Ctx, Die, Enemy, Op, Roll, Usable},
};
use table::{
    ME, Table, catalog, explore,
    play::{assign, go, hunting, in_action, level},
};

fn ability(key: &str) -> Usable {
    Usable::Ability(key.into())
}

/// A character with exactly this much determination.
fn rich(character: &str, det: u16) -> Table {
    let mut t = Table::of(&[
        character,
        if character == "cook" {
            "soldier"
        } else {
            "cook"
        },
    ]);
    t.s.people[0].det = det;
    t
}

/// Three dice that all fell badly.
fn bad(deck: Deck) -> Roll {
    Roll {
        deck,
        success: Some(Face::Det),
        wound: Some(Face::Wound),
        adventure: Some(Face::Adventure),
    }
}

fn use_in(t: &mut Table, phase: Phase, key: &str) {
    t.s.phase = phase;
    t.run_ops(vec![Op::Use(Who::Seat(0), ability(key))], &Ctx::default());
}

// R-ABIL-4, R-ABIL-8, R-ABIL-11
#[test]
fn two_determination_roll_one_die_of_the_own_colour_again() {
    for (character, key, own) in [
        ("carpenter", "craftsmanship", Deck::Build),
        ("cook", "scrounger", Deck::Gather),
        ("explorer", "lucky", Deck::Explore),
    ] {
        for deck in [Deck::Build, Deck::Gather, Deck::Explore] {
            for (die, name) in [
                (Die::Success, "success"),
                (Die::Wound, "wound"),
                (Die::Adventure, "adventure"),
            ] {
                let mut t = Table::of(&[character]);
                t.s.people[0].det = 5;
                in_action(&mut t, vec![Op::AfterRoll(bad(deck))]);
                if deck != own {
                    assert_eq!(t.question(), None, "{key} has no {deck:?} dice");
                    continue;
                }
                assert_eq!(t.options(), ["go", "success", "wound", "adventure"]);
                t.pick(name);
                assert_eq!(t.det(0), 3, "{key}");
                assert!(t.s.people[0].used.contains(key));
                let again: Vec<Roll> = t
                    .events
                    .iter()
                    .filter_map(|e| match e {
                        Event::Rerolled { die: d, roll, .. } => {
                            assert_eq!(*d, die);
                            Some(*roll)
                        }
                        _ => None,
                    })
                    .collect();
                let [after] = again[..] else {
                    panic!("one die once: {again:?}")
                };
                let kept = |d: Die, a: Option<Face>, b| d == die || a == b;
                let before = bad(deck);
                assert!(kept(Die::Success, after.success, before.success));
                assert!(kept(Die::Wound, after.wound, before.wound));
                assert!(kept(Die::Adventure, after.adventure, before.adventure));
                assert_eq!(t.question(), None, "once a round");
            }
        }
        let mut t = Table::of(&[character]);
        t.s.people[0].det = 1;
        in_action(&mut t, vec![Op::AfterRoll(bad(own))]);
        assert_eq!(t.question(), None, "{key} costs 2");
    }
}

// R-ABIL-1
#[test]
fn nobody_rolls_the_dice_of_another_again() {
    let mut t = Table::of(&["cook", "carpenter"]);
    t.s.people[1].det = 9;
    in_action(&mut t, vec![Op::AfterRoll(bad(Deck::Build))]);
    assert_eq!(t.question(), None, "the cook rolled, not the carpenter");
    let ctx = Ctx {
        actor: Some(Who::Seat(1)),
        action: true,
        ..Ctx::default()
    };
    t.run_ops(vec![Op::AfterRoll(bad(Deck::Build))], &ctx);
    assert_eq!(t.options().len(), 4);
    assert_eq!(
        t.s.ask.as_ref().map(|a| a.seats.len()),
        Some(1),
        "and decides alone"
    );
}

// R-ABIL-5
#[test]
fn a_new_idea_draws_five_and_keeps_one() {
    let mut t = rich("carpenter", 3);
    let deck: Vec<Key> = t.s.piles.inventions.clone();
    let top: Vec<Key> = deck.iter().rev().take(5).cloned().collect();
    t.use_it(ability("a_new_idea")).expect("3 determination");
    assert_eq!(t.det(0), 0);
    assert_eq!(
        t.options(),
        top.iter().map(Key::to_string).collect::<Vec<_>>()
    );
    t.pick(top[2].as_str());
    assert!(t.s.inventions.get(&top[2]).is_some_and(|i| !i.built));
    assert_eq!(t.s.piles.inventions, deck[..deck.len() - 5]);
    let mut others = top.clone();
    others.remove(2);
    assert_eq!(t.s.piles.idea_discard, others, "on a pile of their own");
    // With the deck used up that pile is the deck.
    let mut t = rich("carpenter", 3);
    let all = std::mem::take(&mut t.s.piles.inventions);
    let (deck, pile) = all.split_at(2);
    t.s.piles.inventions = deck.to_vec();
    t.s.piles.idea_discard = pile.to_vec();
    t.use_it(ability("a_new_idea")).expect("3 determination");
    let drawn = t.options();
    assert_eq!(drawn.len(), 5);
    assert!(deck.iter().all(|k| drawn.contains(&k.to_string())));
    assert!(t.s.piles.idea_discard.is_empty());
    assert_eq!(t.s.piles.inventions.len(), all.len() - 5);
}

// R-ABIL-6
#[test]
fn the_handyman_helps_the_carpenter_alone_and_goes() {
    let mut t = rich("carpenter", 3).wood(9);
    t.use_it(ability("handyman")).expect("3 determination");
    assert_eq!(t.det(0), 0);
    let pawn = &t.s.flags.neutral[0];
    assert_eq!((pawn.colour, pawn.only), (PawnColour::Build, Some(0)));
    let helper = Pawn::Neutral(pawn.id);
    let weapon = || level(Track::Weapon);
    assert_eq!(
        t.give_as(1, &assign(weapon(), &[Pawn::Seat(1), helper])),
        Err(Rejection::PawnUnfit(Kind::Build)),
        "not for the cook"
    );
    assert_eq!(
        t.give_as(0, &assign(explore(Space::M2), &[ME, helper])),
        Err(Rejection::PawnUnfit(Kind::Explore)),
        "not for anything but a Build"
    );
    t.give_as(0, &assign(weapon(), &[ME, helper]))
        .expect("2 pawns");
    assert!(t.s.plan[0].is_sure());
    go(&mut t);
    assert!(t.s.flags.neutral.is_empty(), "gone with the phase");
}

// R-ABIL-9
#[test]
fn stone_soup_is_food_now_or_at_the_end_of_the_phase() {
    for (phase, now, later) in [
        (Phase::Event, 1, 0),
        (Phase::Production, 1, 0),
        (Phase::Night, 1, 0),
        (Phase::Action, 0, 1),
    ] {
        let mut t = Table::of(&["cook"]);
        t.s.people[0].det = 3;
        use_in(&mut t, phase, "stone_soup");
        assert_eq!(
            (t.s.stock.food, t.s.future.stock.food, t.det(0)),
            (now, later, 0),
            "{phase:?}"
        );
    }
    let mut t = Table::of(&["cook"]);
    t.s.people[0].det = 2;
    assert_eq!(
        t.use_it(ability("stone_soup")),
        Err(Rejection::NeedsDet { need: 3, have: 2 })
    );
}

// R-ABIL-10
#[test]
fn hooch_drives_a_rain_cloud_away_or_thaws_a_snow_cloud() {
    let sky = vec![
        (WeatherDie::Rain, WeatherFace::Rain2),
        (WeatherDie::Winter, WeatherFace::Snow1),
    ];
    for (answer, snow, rain) in [("rain", 1, 1), ("snow", 0, 3)] {
        let mut t = Table::of(&["cook"]);
        t.s.people[0].det = 3;
        t.s.phase = Phase::Weather;
        t.run_ops(
            vec![Op::WeatherWindow(sky.clone()), Op::Clouds(sky.clone())],
            &Ctx::default(),
        );
        t.pick("use-a-s0-hooch");
        t.pick(answer);
        assert_eq!(t.det(0), 0);
        assert!(
            t.events.contains(&Event::Clouds {
                snow,
                rain,
                roof: 0
            }),
            "{answer}: {:?}",
            t.events
        );
    }
    let mut t = Table::of(&["cook"]);
    t.s.people[0].det = 9;
    assert_eq!(t.use_it(ability("hooch")), Err(Rejection::NotNow));
}

// R-ABIL-12
#[test]
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

// R-ABIL-13
#[test]
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

// R-ABIL-14
#[test]
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

// R-ABIL-15
#[test]
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

// R-ABIL-16
#[test]
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

fn foe(strength: u8) -> Enemy {
    Enemy {
        beast: None,
        strength,
        weapon_loss: 0,
        food: 0,
        fur: 0,
        palisade_loss: 0,
        extra: vec![],
    }
}

// R-ABIL-17
#[test]
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

// R-ABIL-18
#[test]
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

// EX-USE-3, R-USE-8
#[test]
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
