//! Rules of abilities and of those of the carpenter and the cook.

use castaway_clause::clause;
use castaway_kernel::{Game, Key, Seat};
use castaway_robinson::{
    Island,
    command::Command,
    content::{Face, WeatherDie, WeatherFace},
    effect::PawnColour,
    event::Event,
    ids::{Deck, Kind, Phase, Space, Track, Who},
    legal::legal,
    plan::{Assignment, Goal, Pawn, Project},
    reject::Rejection,
    task::{Ctx, Die, Op, Roll, Usable},
    text::{self, Lang},
    view::Brings,
};

use super::help::{ability, rich, use_in};
use crate::table::{
    ME, Table, catalog, explore,
    play::{assign, event, go, in_action, level},
};

/// Three dice that all fell badly.
fn bad(deck: Deck) -> Roll {
    Roll {
        deck,
        success: Some(Face::Det),
        wound: Some(Face::Wound),
        adventure: Some(Face::Adventure),
    }
}

#[test]
#[clause(id = "R-ABIL-2", says = "two determination tied with the plan take one wood off; both come back when it is taken back", lies = Plan)]
#[clause(id = "R-ABIL-3", says = "without the determination in hand the cheaper build cannot be planned", lies = Sheet)]
#[clause(id = "EX-CHAR-1", says = "a shelter one wood short is refused without determination and planned with two", lies = Plan)]
fn the_carpenter_saves_one_wood_for_two_determination() {
    let what = Assignment {
        goal: Goal::Build(Project::Shelter),
        pawns: vec![ME, ME],
        price: 0,
        aids: vec![],
        discount: true,
    };
    let mut t = Table::solo().wood(1);
    assert!(matches!(
        t.give(&Command::Assign(what.clone())),
        Err(Rejection::NeedsDet { need: 2, .. })
    ));
    t.s.people[0].det = 2;
    t.give(&Command::Assign(what))
        .expect("1 wood and 2 determination");
    assert_eq!((t.s.stock.wood, t.det(0)), (0, 0));
    let id = t.s.plan[0].id;
    t.give(&Command::Unassign { placement: id }).expect("own");
    assert_eq!((t.s.stock.wood, t.det(0)), (1, 2));
}

#[test]
#[clause(id = "R-ABIL-7", says = "while planning, two determination and one food heal two wounds of the cook", lies = Sheet)]
fn the_cook_heals_at_any_time_for_food() {
    let mut t = Table::of(&["cook"]);
    t.s.people[0].det = 2;
    t.s.people[0].wounds = 3;
    t.s.stock.food = 1;
    t.use_it(Usable::Ability("grandmas_recipe".into()))
        .expect("2 determination, 1 food");
    assert_eq!((t.wounds(0), t.s.stock.food, t.det(0)), (1, 0, 0));
}

#[test]
#[clause(id = "R-CARD-2", says = "after an Argument a player and Friday share no action; two pawns of one player do", lies = Friday)]
#[clause(id = "R-CARD-2", says = "two players share no action but the card's own", lies = Second)]
fn after_an_argument_nobody_works_together() {
    let mut t = Table::of(&["cook", "soldier"]);
    event(&mut t, "argument");
    t.s.phase = Phase::Action;
    assert_eq!(
        t.plan(explore(Space::M2), &[ME, Pawn::Friday]),
        Err(Rejection::NoMixing)
    );
    t.clone()
        .plan(explore(Space::M2), &[ME, ME])
        .expect("alone");
    let card = Goal::Threat { slot: 1, option: 0 };
    for (at, (goal, answer)) in [
        (explore(Space::M2), Err(Rejection::NoMixing)),
        (card, Ok(())),
    ]
    .into_iter()
    .enumerate()
    {
        t.plan(goal, &[ME]).expect("begun");
        let joined = Command::Join {
            placement: t.s.plan[at].id,
            pawns: vec![Pawn::Seat(1)],
            lead: false,
        };
        assert_eq!(t.give_as(1, &joined), answer);
    }
}

#[test]
#[clause(id = "R-ABIL-4", says = "the carpenter rolls any one brown die again, once a round, and no grey or green one", lies = Table)]
#[clause(id = "R-ABIL-8", says = "the cook rolls any one grey die again, once a round, and no brown or green one", lies = Table)]
#[clause(id = "R-ABIL-11", says = "the explorer rolls any one green die again, once a round, and no brown or grey one", lies = Table)]
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

#[test]
#[clause(id = "R-ABIL-1", says = "the second seat is offered no reroll of what the first rolled", lies = Second)]
#[clause(id = "R-ABIL-1", says = "dice that the second seat rolled are offered to that seat alone", lies = Second)]
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

#[test]
#[clause(id = "R-ABIL-5", says = "of the five on top one comes to the board, the others lie on a pile of their own", lies = Deck)]
#[clause(id = "R-ABIL-5", says = "a deck that is too small is filled up from that pile", lies = Deck)]
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

#[test]
#[clause(id = "R-ABIL-6", says = "three determination give a brown pawn that supports Builds of the carpenter only", lies = Plan)]
#[clause(id = "R-ABIL-6", says = "the pawn is gone once the actions are over", lies = Table)]
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
    t.give_as(0, &assign(weapon(), &[ME])).expect("a pawn");
    // Anybody may lay the helper to the carpenter's action, and is told so.
    let join = Command::Join {
        placement: t.s.plan[0].id,
        pawns: vec![helper],
        lead: false,
    };
    assert!(legal(catalog(), &t.s, Seat(1)).contains(&join));
    t.give_as(1, &join).expect("2 pawns");
    assert!(t.s.plan[0].is_sure());
    go(&mut t);
    assert!(t.s.flags.neutral.is_empty(), "gone with the phase");
}

#[test]
#[clause(id = "R-ABIL-9", says = "outside the Action Phase the soup is food at hand; two determination do not buy it", lies = Store)]
#[clause(id = "R-ABIL-9", says = "in the Action Phase the soup waits", lies = Future)]
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

#[test]
#[clause(id = "R-ABIL-10", says = "three determination make one rain cloud fewer", lies = Table)]
#[clause(id = "R-ABIL-10", says = "or one snow cloud counts as rain", lies = Table)]
#[clause(id = "R-ABIL-10", says = "it is refused outside the weather", lies = Table)]
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

/// R-ABIL-10: what is picked from says where it would change nothing: no snow lies there, or the roof holds all of the rain.
#[test]
fn hooch_says_which_of_its_ways_changes_nothing() {
    let (rain, snow) = (
        (WeatherDie::Rain, WeatherFace::Rain2),
        (WeatherDie::Winter, WeatherFace::Snow1),
    );
    for (sky, roof, brings) in [
        (vec![rain], 0, [Brings::AsSaid, Brings::Nothing]),
        (vec![rain, snow], 0, [Brings::AsSaid; 2]),
        (vec![rain, snow], 3, [Brings::Nothing, Brings::AsSaid]),
    ] {
        let mut t = Table::of(&["cook"]);
        t.s.people[0].det = 3;
        (t.s.phase, t.s.shelter, t.s.roof) = (Phase::Weather, true, roof);
        t.run_ops(
            vec![Op::WeatherWindow(sky.clone()), Op::Clouds(sky)],
            &Ctx::default(),
        );
        t.pick("use-a-s0-hooch");
        let view = Island::view(catalog(), &t.s, None);
        let ask = view.ask.as_ref().expect("which way");
        let seen: Vec<Brings> = ask.options.iter().map(|o| o.brings).collect();
        assert_eq!(seen, brings);
        for (lang, nothing) in [
            (Lang::En, "(does nothing now)"),
            (Lang::De, "(bewirkt jetzt nichts)"),
        ] {
            let table = text::TableWords::new(lang, catalog(), &view);
            let asks = match lang {
                Lang::En => "Choose one of these.",
                Lang::De => "Was davon soll gelten?",
            };
            assert_eq!(table.question(ask).body, asks);
            for option in &ask.options {
                let said = table.option_label(option).ends_with(nothing);
                assert_eq!(said, option.brings == Brings::Nothing);
            }
        }
    }
}
