//! Rules of abilities, Friday, small tables and variants, each test naming the ids it holds.

mod table;

use castaway_kernel::{Game, Key};
use castaway_robinson::{
    Island,
    ask::Question,
    content::{Face, Icon, WeatherDie, WeatherFace},
    event::Event,
    ids::{Phase, Space, Track, Who},
    plan::{Goal, Pawn},
    reject::Rejection,
    setup::{EventMix, Setup, Wreckage},
    state::{EventDeckCard, State},
    task::{Ctx, Enemy, Op, Usable},
};
use table::{
    ME, Table, catalog, explore,
    play::{assign, at, finish, gather, go, hunting, in_action, level, lucky, rolls},
};

fn ability(key: &str) -> Usable {
    Usable::Ability(key.into())
}

/// One character with determination and company.
fn rich(character: &str) -> Table {
    let other = if character == "cook" {
        "soldier"
    } else {
        "cook"
    };
    let mut t = Table::of(&[character, other]);
    t.s.people[0].det = 9;
    t.s.people[1].det = 9;
    t
}

fn created(setup: &Setup, seed: u64) -> State {
    Island::create(catalog(), setup, seed)
        .expect("a good setup")
        .state
}

fn books(s: &State) -> usize {
    s.piles
        .events
        .iter()
        .filter(|e| matches!(e, EventDeckCard::Event(k) if catalog().events[k].icon == Some(Icon::Book)))
        .count()
}

fn enemy(strength: u8) -> Enemy {
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

/// A risky action of a seat that rolls a failure, waiting for what is offered.
fn failed_roll(character: &str, seat: u8, goal: impl Fn() -> Goal) -> Table {
    lucky(
        || {
            let mut t = rich(character).tile(Space::M2, 6).wood(9);
            t.give_as(seat, &assign(goal(), &[Pawn::Seat(seat)]))
                .expect("risky");
            t
        },
        go,
        |t| {
            rolls(t)
                .first()
                .is_some_and(|r| r.success == Some(Face::Det))
        },
    )
}

// R-ABIL-1, R-ABIL-4, R-ABIL-8, R-ABIL-11
#[test]
fn rerolls_are_for_the_own_dice_of_their_colour() {
    let weapon = || level(Track::Weapon);
    let wood = || gather(Space::M2, 0);
    let look = || explore(Space::T1);
    let all: [(_, fn() -> Goal, _); 3] = [
        ("carpenter", weapon, "craftsmanship"),
        ("cook", wood, "scrounger"),
        ("explorer", look, "lucky"),
    ];
    for (character, goal, key) in all {
        let t = failed_roll(character, 0, goal);
        assert!(
            t.options().contains(&"success".to_owned()),
            "{character}: {:?}",
            t.options()
        );
        let mut t = t;
        let det = t.det(0);
        t.pick("success");
        let used = at(
            &t,
            |e| matches!(e, Event::Used(Who::Seat(0), Usable::Ability(k)) if k.as_str() == key),
        );
        assert!(used.is_some(), "{character}");
        let paid = t.events.iter().any(|e| {
            matches!(
                e,
                Event::Rerolled {
                    who: Who::Seat(0),
                    ..
                }
            )
        });
        assert!(paid && det >= 2, "{character}");
        // The other one's dice are not theirs to roll again.
        let t = failed_roll(character, 1, goal);
        let own = match character {
            "carpenter" | "explorer" => "cook",
            _ => "soldier",
        };
        let offered = t.options().contains(&"success".to_owned());
        assert_eq!(offered, own == "cook" && key == "scrounger", "{character}");
    }
}

// R-ABIL-5
#[test]
fn a_new_idea_brings_one_of_five() {
    let mut t = rich("carpenter");
    let top: Vec<Key> = t.s.piles.inventions.iter().rev().take(5).cloned().collect();
    t.use_it(ability("a_new_idea")).expect("3 determination");
    assert_eq!(t.options().len(), 5);
    t.first();
    let came: Vec<&Key> = top
        .iter()
        .filter(|k| t.s.inventions.contains_key(*k))
        .collect();
    assert_eq!(
        (came.len(), t.s.piles.idea_discard.len(), t.det(0)),
        (1, 4, 6)
    );
    // With an empty deck their own pile is shuffled in.
    let mut t = rich("carpenter");
    let rest = std::mem::take(&mut t.s.piles.inventions);
    t.s.piles.idea_discard = rest;
    t.use_it(ability("a_new_idea")).expect("from the pile");
    assert_eq!(t.options().len(), 5);
}

// R-ABIL-6
#[test]
fn the_handyman_is_for_the_carpenter_and_for_this_round() {
    let mut t = rich("carpenter").wood(9);
    t.use_it(ability("handyman")).expect("3 determination");
    let pawn = Pawn::Neutral(t.s.flags.neutral[0].id);
    assert!(
        t.give_as(1, &assign(level(Track::Weapon), &[Pawn::Seat(1), pawn]))
            .is_err(),
        "not for the cook"
    );
    t.give_as(0, &assign(level(Track::Weapon), &[Pawn::Seat(0), pawn]))
        .expect("his own build");
    go(&mut t);
    t.settle();
    assert!(t.s.flags.neutral.is_empty());
}

// R-ABIL-9, EX-USE-3, R-USE-8
#[test]
fn stone_soup_is_ready_outside_the_action_phase_and_later_inside() {
    let mut t = rich("cook");
    t.s.phase = Phase::Night;
    t.run_ops(
        vec![Op::Use(Who::Seat(0), ability("stone_soup"))],
        &Ctx::default(),
    );
    assert_eq!((t.s.stock.food, t.det(0)), (1, 6), "available at once");
    let mut t = rich("cook");
    t.s.resolving = true;
    in_action(&mut t, vec![Op::Use(Who::Seat(0), ability("stone_soup"))]);
    assert_eq!(t.s.stock.food, 0);
    assert_eq!(
        t.s.future.stock.food + t.s.gains.stock.food,
        1,
        "in Future Resources"
    );
    let mut t = rich("cook");
    t.s.people[0].det = 2;
    assert!(matches!(
        t.use_it(ability("stone_soup")),
        Err(Rejection::NeedsDet { need: 3, have: 2 })
    ));
}

// R-ABIL-10
#[test]
fn hooch_takes_a_rain_cloud_or_softens_a_snow_cloud() {
    let weather = |face, choice: &str| {
        let mut t = rich("cook").wood(9);
        t.s.shelter = true;
        t.s.stock.food = 9;
        t.s.phase = Phase::Weather;
        let dice = vec![(WeatherDie::Rain, face)];
        t.run_ops(
            vec![Op::WeatherWindow(dice.clone()), Op::Clouds(dice)],
            &Ctx::default(),
        );
        let offer = t
            .options()
            .into_iter()
            .find(|o| o.contains("hooch"))
            .expect("offered");
        t.pick(&offer);
        t.pick(choice);
        t.settle();
        let clouds = t.events.iter().find_map(|e| match e {
            Event::Clouds { snow, rain, .. } => Some((*snow, *rain)),
            _ => None,
        });
        clouds.unwrap_or((0, 0))
    };
    assert_eq!(weather(WeatherFace::Rain2, "rain"), (0, 1));
    assert_eq!(weather(WeatherFace::Snow1, "snow"), (0, 1));
}

// R-ABIL-12
#[test]
fn reconnaissance_puts_one_of_three_tiles_on_top() {
    let mut t = rich("explorer");
    let n = t.s.piles.tiles.len();
    let seen: Vec<u8> = t.s.piles.tiles.iter().rev().take(3).copied().collect();
    t.use_it(ability("reconnaissance"))
        .expect("2 determination");
    assert_eq!(t.options().len(), 3);
    let wanted = t.options()[2].clone();
    t.pick(&wanted);
    t.settle();
    assert_eq!(t.s.piles.tiles.len(), n);
    let top = t.s.piles.tiles.last().expect("tiles");
    assert!(seen.contains(top));
    assert_eq!(t.det(0), 7);
}

// R-ABIL-13, R-ABIL-14
#[test]
fn the_explorer_speaks_and_scouts() {
    let mut t = rich("explorer");
    t.use_it(ability("motivational_speech")).expect("3");
    assert_eq!((t.s.morale, t.det(0)), (1, 6));
    let n = t.s.piles.discovery.len();
    t.use_it(ability("scouting")).expect("3");
    assert_eq!(t.options().len(), 2);
    t.first();
    t.settle();
    let mine = t.s.discoveries.len() + t.s.future.tokens.len();
    assert!(mine <= 1, "one is kept, or traded at once");
    assert_eq!(t.s.piles.discovery.len(), n - 2, "the other is gone");
}

// R-ABIL-15, R-ABIL-16
#[test]
fn the_soldier_knows_the_beasts() {
    let mut t = rich("soldier");
    hunting(&mut t, &["fox", "goat"]);
    let known: Vec<Key> = catalog().beasts.keys().take(2).cloned().collect();
    t.s.piles.beasts.retain(|k| !known.contains(k));
    t.s.piles.hunting = known.clone();
    for k in ["fox", "goat"] {
        if catalog().beasts.contains_key(k) && !known.iter().any(|x| x.as_str() == k) {
            t.s.piles.beasts.push(k.into());
        }
    }
    t.use_it(ability("tracking")).expect("2");
    assert_eq!(t.options().len(), 2, "leave it or put it below");
    t.pick(&t.options()[1].clone());
    t.settle();
    assert_eq!(
        t.s.piles.hunting.last(),
        Some(&known[0]),
        "the other is on top now"
    );
    assert_eq!(t.det(0), 7);
    let mut t = rich("soldier");
    assert!(t.s.piles.hunting.is_empty());
    let beast = t.s.piles.beasts.last().cloned();
    t.use_it(ability("the_hunt")).expect("4");
    assert_eq!((t.s.piles.hunting.last().cloned(), t.det(0)), (beast, 5));
}

// R-ABIL-17
#[test]
fn frenzy_is_for_the_own_action_only() {
    let fight = |who: u8, placement: Option<u32>, phase| {
        let mut t = rich("soldier");
        t.s.phase = phase;
        let ctx = Ctx {
            actor: Some(Who::Seat(who)),
            placement,
            action: placement.is_some(),
            ..Ctx::default()
        };
        t.run_ops(vec![Op::Fight(Who::Seat(who), enemy(4))], &ctx);
        t.options().iter().any(|o| o.contains("frenzy"))
    };
    assert!(fight(0, Some(1), Phase::Action));
    assert!(!fight(1, Some(1), Phase::Action), "another's action");
    assert!(!fight(0, None, Phase::Event), "not in other phases");
    let mut t = rich("soldier");
    let ctx = Ctx {
        actor: Some(Who::Seat(0)),
        placement: Some(1),
        action: true,
        ..Ctx::default()
    };
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::Fight(Who::Seat(0), enemy(4))], &ctx);
    let option = t
        .options()
        .into_iter()
        .find(|o| o.contains("frenzy"))
        .expect("offered");
    t.pick(&option);
    t.settle();
    assert_eq!(
        (t.wounds(0), t.s.weapon, t.det(0)),
        (1, 0, 6),
        "3 for this fight"
    );
}

// R-ABIL-18
#[test]
fn the_defensive_plan_needs_a_shelter_for_the_palisade() {
    let mut t = rich("soldier");
    t.use_it(ability("defensive_plan")).expect("3");
    let blocked: Vec<bool> =
        t.s.ask
            .iter()
            .flat_map(|a| a.options.iter().map(|o| o.blocked.is_some()))
            .collect();
    if blocked.is_empty() {
        assert_eq!(
            (t.s.weapon, t.s.palisade),
            (1, 0),
            "only the weapon is left"
        );
    } else {
        assert_eq!(blocked.iter().filter(|b| **b).count(), 1);
        t.pick("weapon");
        assert_eq!(t.s.weapon, 1);
    }
    let mut t = rich("soldier");
    t.s.shelter = true;
    t.use_it(ability("defensive_plan")).expect("3");
    t.pick("palisade");
    assert_eq!((t.s.palisade, t.det(0)), (1, 6));
    let mut t = rich("soldier");
    in_action(&mut t, vec![Op::Fight(Who::Seat(0), enemy(4))]);
    let offered = t.options().iter().any(|o| o.contains("defensive"));
    assert!(!offered, "no answer to a card that is already revealed");
}

fn with_friday() -> Table {
    Table::of(&["cook", "soldier"]).wood(9)
}

// R-FRIDAY-1, R-FRIDAY-14
#[test]
fn friday_has_one_pawn_a_short_track_and_never_leads_the_round() {
    let mut t = with_friday();
    let view = Island::view(catalog(), &t.s, None);
    let friday = view.friday.as_ref().expect("with two players he joins");
    assert_eq!((friday.pawns, friday.wounds), (1, 0));
    assert_eq!(friday.dies_on, catalog().friday_dies_on);
    for round in 2..5 {
        t.s.stock.food = 9;
        go(&mut t);
        t.settle();
        if t.s.end.is_some() {
            return;
        }
        assert!(t.s.first < 2 && t.s.round == round);
    }
}

// R-FRIDAY-3, R-FRIDAY-12
#[test]
fn friday_acts_alone_or_stays() {
    for goal in [
        explore(Space::M2),
        level(Track::Weapon),
        Goal::Rest,
        Goal::Arrange,
    ] {
        let mut t = with_friday();
        t.give(&assign(goal.clone(), &[Pawn::Friday]))
            .unwrap_or_else(|e| panic!("{goal:?}: {e:?}"));
        go(&mut t);
        finish(&mut t);
        let led = t
            .events
            .iter()
            .any(|e| matches!(e, Event::Resolving { what } if what.pawns == [Pawn::Friday]));
        assert!(led, "{goal:?}");
    }
    let mut t = Table::solo();
    t.give(&assign(explore(Space::M2), &[Pawn::Friday, Pawn::Dog]))
        .expect("with the Dog");
    let mut t = with_friday();
    go(&mut t);
    t.settle();
    assert!(
        t.s.round == 2 || t.s.end.is_some(),
        "his pawn may stay unused"
    );
}

// R-FRIDAY-4
#[test]
fn under_a_players_pawn_friday_supports() {
    let mut t = with_friday();
    t.give_as(0, &assign(level(Track::Weapon), &[Pawn::Friday]))
        .expect("begun");
    let placement = t.s.plan[0].id;
    let join = castaway_robinson::command::Command::Join {
        placement,
        pawns: vec![Pawn::Seat(0)],
        lead: false,
    };
    t.give_as(0, &join).expect("helps");
    assert_eq!(t.s.plan[0].leader(), Some(Who::Seat(0)), "and goes on top");
    let mut t = with_friday();
    assert_eq!(
        t.give_as(
            0,
            &assign(level(Track::Weapon), &[Pawn::Friday, Pawn::Seat(0)])
        ),
        Err(Rejection::FridaySupports)
    );
    let mut t = with_friday();
    t.give_as(
        0,
        &assign(level(Track::Weapon), &[Pawn::Seat(0), Pawn::Friday]),
    )
    .expect("sure");
    assert_eq!(t.s.plan[0].leader(), Some(Who::Seat(0)));
}

// R-FRIDAY-6
#[test]
fn two_of_his_determination_roll_one_of_his_dice_again() {
    let start = |det| {
        move || {
            let mut t = with_friday();
            t.s.friday.as_mut().expect("he plays").det = det;
            t.give(&assign(level(Track::Weapon), &[Pawn::Friday]))
                .expect("risky");
            t
        }
    };
    let failed = |t: &Table| {
        rolls(t)
            .first()
            .is_some_and(|r| r.success == Some(Face::Det))
    };
    let mut t = lucky(start(2), go, failed);
    t.pick("success");
    assert!(
        t.events
            .iter()
            .any(|e| matches!(e, Event::Used(Who::Friday, Usable::FridayReroll)))
    );
    let t = lucky(start(1), go, failed);
    assert!(!t.options().contains(&"success".to_owned()));
}

// R-FRIDAY-8
#[test]
fn friday_is_healed_like_a_character() {
    let mut t = with_friday();
    t.s.friday.as_mut().expect("he plays").wounds = 3;
    t.run_ops(vec![Op::HealPoints(2)], &Ctx::default());
    t.settle();
    assert_eq!(t.s.friday.as_ref().map(|f| f.wounds), Some(1));
}

// R-FRIDAY-10
#[test]
fn the_bed_is_not_for_friday_but_weapons_are() {
    let mut t = with_friday().item("bed");
    t.s.friday.as_mut().expect("he plays").wounds = 3;
    t.give(&assign(Goal::Rest, &[Pawn::Friday]))
        .expect("he rests");
    go(&mut t);
    let healed = t.events.iter().find_map(|e| match e {
        Event::Healed {
            who: Who::Friday,
            n,
        } => Some(*n),
        _ => None,
    });
    assert_eq!(healed, Some(1), "as if there were no bed");
    let mut t = with_friday();
    t.s.equipment = vec![("pistol".into(), 2)];
    let ctx = Ctx {
        actor: Some(Who::Friday),
        placement: Some(1),
        action: true,
        ..Ctx::default()
    };
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::Fight(Who::Friday, enemy(3))], &ctx);
    assert!(
        t.options().iter().any(|o| o.contains("pistol")),
        "{:?}",
        t.options()
    );
}

// R-FRIDAY-11, R-CARD-7
#[test]
fn friday_draws_mystery_cards_and_the_blowgun_does_not_hurt_him() {
    let suffers = |key: &str| {
        let mut t = with_friday();
        t.s.piles.mysteries.retain(|k| k.as_str() != key);
        let ctx = Ctx {
            actor: Some(Who::Friday),
            action: true,
            ..Ctx::default()
        };
        t.s.phase = Phase::Action;
        t.run_ops(vec![Op::MysteryCard(key.into())], &ctx);
        t.settle();
        let friday = t.s.friday.expect("he plays");
        (friday.wounds, friday.pawn_limit_next)
    };
    assert_eq!(suffers("blunt_spear"), (2, None));
    assert_eq!(suffers("blowgun"), (0, None));
}

// R-FRIDAY-13, R-2P-1, R-SOLO-1
#[test]
fn friday_and_the_dog_join_small_tables_and_cost_nothing() {
    let price = |players: u8| {
        let s = created(&Setup::standard(players), 1);
        let mut t = Table::solo();
        t.s = s;
        while t.s.ask.is_some() {
            t.first();
        }
        t.s.stock.wood = 9;
        t.s.shelter = true;
        t.give(&assign(level(Track::Roof), &[ME])).expect("planned");
        t.s.plan[0].tied.wood
    };
    assert_eq!([price(1), price(2), price(3), price(4)], [2, 2, 3, 4]);
    for (players, friday, dog) in [
        (1, true, true),
        (2, true, false),
        (3, false, false),
        (4, false, false),
    ] {
        let s = created(&Setup::standard(players), 2);
        assert_eq!(
            (s.friday.is_some(), s.dog),
            (friday, dog),
            "{players} players"
        );
    }
    for seed in 0..30 {
        let s = created(&Setup::standard(2), seed);
        assert!(
            s.people.iter().all(|p| p.character.as_str() != "soldier"),
            "preferably without"
        );
    }
}

// R-SOLO-2
#[test]
fn alone_one_is_always_first() {
    let mut t = Table::solo();
    for _ in 0..2 {
        assert_eq!(t.s.first, 0);
        go(&mut t);
        t.settle();
    }
    assert_eq!(t.s.first, 0);
}

// R-VAR-1, R-VAR-2, R-VAR-3, EX-VAR-1, EX-VAR-2
#[test]
fn the_mix_of_events_makes_it_easier_or_harder_and_castaways_turns_it_round() {
    let mix = |events| {
        let setup = Setup {
            events,
            ..Setup::standard(2)
        };
        let s = created(&setup, 3);
        assert_eq!(s.piles.events.len(), 12);
        books(&s)
    };
    let (easier, normal, harder) = (
        mix(EventMix::Easier),
        mix(EventMix::Normal),
        mix(EventMix::Harder),
    );
    assert_eq!(normal, 6);
    // Elsewhere easier means 4 books and 8 adventures; here books are the easier ones (R-VAR-3).
    assert!(catalog().scenarios["castaways"].books_are_easier);
    assert_eq!((easier, harder), (8, 4));
    let setup = Setup {
        friday: false,
        equipment: 0,
        ..Setup::standard(2)
    };
    let s = created(&setup, 3);
    assert!(s.friday.is_none() && s.equipment.is_empty());
    let setup = Setup {
        dog: true,
        friday: true,
        equipment: 4,
        ..Setup::standard(3)
    };
    let s = created(&setup, 3);
    assert!(s.dog && s.friday.is_some() && s.equipment.len() == 4);
}

// R-VAR-4
#[test]
fn another_wreckage_may_be_drawn() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let setup = Setup {
            wreckage: Wreckage::Random,
            ..Setup::standard(2)
        };
        let s = created(&setup, seed);
        seen.insert(s.threats[1].as_ref().expect("one").card.clone());
    }
    assert_eq!(seen.len(), 3);
    assert!(seen.iter().all(|k| catalog().wreckage.contains_key(k)));
}

// R-S1-7, R-S1-8
#[test]
fn the_medallion_is_split_freely() {
    let mut t = Table::of(&["cook", "soldier"]);
    let key = catalog()
        .discovery
        .keys()
        .find(|k| k.as_str().ends_with("medallion"))
        .cloned()
        .expect("it is of this scenario");
    t.s.discoveries = vec![key.clone()];
    t.s.piles.discovery.retain(|k| *k != key);
    t.use_it(Usable::Discovery(key)).expect("any time");
    let mut asked = 0;
    while let Some(Question::GiveDet { .. }) = t.question() {
        let option = t.options()[asked % 2].clone();
        t.pick(&option);
        asked += 1;
    }
    assert_eq!(t.det(0) + t.det(1), 3);
    assert!(t.det(0) > 0 && t.det(1) > 0, "one to one, two to the other");
}
