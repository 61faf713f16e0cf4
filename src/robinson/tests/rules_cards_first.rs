//! Rules of single cards, from the Backpack to the Hammock, each test naming the ids it holds.

mod table;

use castaway_kernel::Key;
use castaway_robinson::{
    ask::Question,
    content::{WeatherDie, WeatherFace},
    effect::Effect,
    event::Event,
    ids::{Deck, Phase, Place, Space, TokenKind, Who},
    plan::{Goal, Pawn},
    state::Future,
    task::{CardRef, Ctx, Op, Usable},
};
use table::{
    Table, catalog, explore,
    play::{acting, assign, at, event, finish, go, has, in_action, kept, open, treasure},
};

fn two() -> Table {
    Table::of(&["carpenter", "cook"])
}

fn healed(t: &Table, who: Who) -> u8 {
    t.events
        .iter()
        .filter_map(|e| match e {
            Event::Healed { who: w, n } if *w == who => Some(*n),
            _ => None,
        })
        .sum()
}

/// Clouds that count when dice show these faces.
fn clouds(t: &mut Table, faces: &[WeatherFace]) -> (u8, u8) {
    let dice: Vec<_> = faces.iter().map(|f| (WeatherDie::Winter, *f)).collect();
    t.s.phase = Phase::Weather;
    let before = t.events.len();
    t.run_ops(
        vec![Op::WeatherWindow(dice.clone()), Op::Clouds(dice)],
        &Ctx::default(),
    );
    t.settle();
    t.events[before..]
        .iter()
        .find_map(|e| match e {
            Event::Clouds { snow, rain, .. } => Some((*snow, *rain)),
            _ => None,
        })
        .unwrap_or((0, 0))
}

// R-CARD-3
#[test]
fn the_backpack_serves_each_exploration_of_its_user_and_nobody_else() {
    let mut t = two().item("map").item("raft");
    treasure(&mut t, "backpack");
    for k in &mut t.s.kept {
        k.from = 1;
    }
    t.run_ops(vec![Op::PlanningStart], &Ctx::default());
    let neutral: Vec<u8> = t.s.flags.neutral.iter().map(|n| n.id).collect();
    for (space, pawn) in [Space::T1, Space::M2].into_iter().zip(neutral) {
        t.give_as(
            0,
            &assign(explore(space), &[Pawn::Seat(0), Pawn::Neutral(pawn)]),
        )
        .expect("sure");
    }
    t.give_as(1, &assign(explore(Space::B1), &[Pawn::Seat(1); 2]))
        .expect("sure");
    t.s.stock.food = 9;
    let before = t.s.piles.discovery.len();
    t.advance().expect("all stand");
    finish(&mut t);
    let printed: usize = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Explored { number, .. } => Some(usize::from(catalog().tiles[number].discovery)),
            _ => None,
        })
        .sum();
    let drawn = before - t.s.piles.discovery.len();
    assert_eq!(
        drawn,
        printed + 2 * 2,
        "two more with each of the two explorations"
    );
}

// R-CARD-5, R-CARD-25
#[test]
fn bed_and_hammock_make_rest_better_but_not_for_friday() {
    let rested = |item: Option<&str>, card: Option<&str>, pawn: Pawn, who: Who| {
        let mut t = two();
        if let Some(item) = item {
            t = t.item(item);
        }
        if let Some(card) = card {
            treasure(&mut t, card);
            for k in &mut t.s.kept {
                k.from = 1;
            }
        }
        t.s.people.iter_mut().for_each(|p| p.wounds = 6);
        t.s.friday.as_mut().expect("he plays").wounds = 3;
        t.give_as(0, &assign(Goal::Rest, &[pawn])).expect("free");
        let only = |t: &mut Table| {
            t.give_as(0, &assign(Goal::Arrange, &[Pawn::Seat(0)])).ok();
            go(t);
        };
        only(&mut t);
        let rest = t.events.iter().find_map(|e| match e {
            Event::Healed { who: w, n } if *w == who => Some(*n),
            _ => None,
        });
        let gained = t
            .events
            .iter()
            .any(|e| matches!(e, Event::Det { who: w, n: 1 } if *w == who));
        (rest, gained)
    };
    let me = (Pawn::Seat(0), Who::Seat(0));
    assert_eq!(rested(None, None, me.0, me.1), (Some(1), false));
    assert_eq!(rested(Some("bed"), None, me.0, me.1), (Some(2), true));
    assert_eq!(rested(None, Some("hammock"), me.0, me.1), (Some(1), true));
    assert_eq!(
        rested(Some("bed"), Some("hammock"), me.0, me.1),
        (Some(2), true),
        "not both"
    );
    let friday = (Pawn::Friday, Who::Friday);
    assert_eq!(
        rested(Some("bed"), None, friday.0, friday.1),
        (Some(1), false)
    );
    assert_eq!(
        rested(None, Some("hammock"), friday.0, friday.1),
        (Some(1), false)
    );
}

// R-CARD-6
#[test]
fn both_uses_of_the_bible_go_with_one_arrange_camp() {
    let mut t = two();
    t.s.equipment = vec![("bible".into(), 2)];
    t.s.people[0].wounds = 3;
    t.give_as(0, &assign(Goal::Arrange, &[Pawn::Seat(0)]))
        .expect("free");
    go(&mut t);
    let mut uses = 0;
    while let Some(option) = open(&t).into_iter().find(|o| o.contains("bible")) {
        t.pick(&option);
        uses += 1;
    }
    finish(&mut t);
    assert_eq!(uses, 2);
    // Two of the camp and one of each use; one wound of each use.
    let det: i16 = t
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Det {
                who: Who::Seat(0),
                n,
            } => Some(*n),
            _ => None,
        })
        .take(3)
        .sum();
    assert_eq!(det, 2 + 1 + 1);
    assert!(healed(&t, Who::Seat(0)) >= 2);
    assert!(t.s.equipment.is_empty());
}

// R-CARD-8, R-CARD-23
#[test]
fn blankets_and_furnace_take_a_snow_cloud_wholly() {
    let mut t = two().wood(9);
    t.s.stock.food = 9;
    assert_eq!(clouds(&mut t, &[WeatherFace::Snow2]), (2, 0));
    let mut t = two().wood(9).item("furnace");
    t.s.stock.food = 9;
    assert_eq!(
        clouds(&mut t, &[WeatherFace::Snow2]),
        (1, 0),
        "also in the total"
    );
    let blankets = catalog()
        .mysteries
        .keys()
        .map(Key::as_str)
        .find(|k| k.contains("blanket"))
        .expect("a treasure");
    let mut t = two().wood(9);
    t.s.stock.food = 9;
    treasure(&mut t, blankets);
    let uses = t.s.kept[0].uses;
    let dice = vec![(WeatherDie::Winter, WeatherFace::Snow2)];
    t.s.phase = Phase::Weather;
    t.run_ops(
        vec![Op::WeatherWindow(dice.clone()), Op::Clouds(dice)],
        &Ctx::default(),
    );
    let serial = kept(&t, blankets).to_string();
    let option = open(&t)
        .into_iter()
        .find(|o| o.contains(&serial))
        .expect("offered");
    t.pick(&option);
    let left =
        t.s.kept
            .iter()
            .find(|k| k.card.as_str() == blankets)
            .map_or(0, |k| k.uses);
    assert_eq!(left + 1, uses, "one marker");
    while let Some(go) = open(&t).into_iter().find(|o| o == "go") {
        t.pick(&go);
    }
    let counted = t.events.iter().rev().find_map(|e| match e {
        Event::Clouds { snow, .. } => Some(*snow),
        _ => None,
    });
    assert_eq!(counted, Some(1));
}

// R-CARD-9
#[test]
fn wine_serves_who_sleeps_outside_too() {
    let mut t = two().tile(Space::M2, 5);
    t.s.people[0].wounds = 4;
    t.s.people[0].outside = Some(Space::M2);
    t.s.people[0].sheet = Future::default();
    t.s.people[0].sheet.stock.food = 1;
    treasure(&mut t, "bottle_of_wine");
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::NightWindow], &Ctx::default());
    let serial = kept(&t, "bottle_of_wine").to_string();
    let option = open(&t)
        .into_iter()
        .find(|o| o.contains(&serial))
        .expect("offered");
    t.pick(&option);
    t.settle();
    assert!(healed(&t, Who::Seat(0)) >= 2);
}

// R-CARD-10
#[test]
fn found_equipment_is_drawn_from_the_unused_and_waits() {
    let mut t = two();
    let unused = t.s.piles.equipment.clone();
    t.s.resolving = true;
    in_action(&mut t, vec![Op::Effect(Effect::GainEquipment { n: 1 })]);
    let found: Vec<&Key> =
        t.s.future
            .equipment
            .iter()
            .chain(&t.s.gains.equipment)
            .collect();
    assert_eq!(found.len(), 1);
    assert!(unused.contains(found[0]) && !t.s.piles.equipment.contains(found[0]));
    assert!(t.s.equipment.is_empty());
}

// R-CARD-11
#[test]
fn a_catastrophe_puts_items_out_of_use_for_one_phase() {
    let mut t = two().item("knife").item("map").wood(5);
    event(&mut t, "catastrophe");
    t.settle();
    assert!(t.s.inventions["map"].suspended && t.s.inventions["knife"].suspended);
    t.run_ops(vec![Op::PlanningStart], &Ctx::default());
    assert!(t.s.flags.neutral.is_empty(), "the Map brings no pawn");
    go(&mut t);
    t.settle();
    assert!(!t.s.inventions["map"].suspended);
    // Pushed off, it takes one item into the Invention deck.
    let mut t = two().item("knife");
    let deck = t.s.piles.inventions.len();
    t.run_in(Phase::Event, vec![Effect::DiscardItem]);
    t.settle();
    assert!(!t.s.inventions.contains_key("knife"));
    assert_eq!(t.s.piles.inventions.len(), deck + 1);
}

// R-CARD-13, R-CARD-15
#[test]
fn bowl_and_confusion_roll_successes_again() {
    let mut t = two();
    treasure(&mut t, "ceremonial_bowl");
    let of = |t: &Table| t.s.people[0].reroll.clone();
    let reroll = of(&t).expect("it lasts");
    assert_eq!(
        (reroll.from, reroll.to),
        (2, None),
        "from the next round until it is drawn"
    );
    let mut t = two();
    t.s.piles.mysteries.retain(|k| k.as_str() != "confused");
    let ctx = Ctx {
        source: Some(CardRef::Mystery("confused".into())),
        ..acting()
    };
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::MysteryCard("confused".into())], &ctx);
    t.settle();
    let reroll = of(&t).expect("next round");
    assert_eq!(
        (reroll.from, reroll.to, reroll.sure_rolls),
        (2, Some(2), true)
    );
    // A sure action of next round rolls the success die.
    t.s.round = 2;
    t.give_as(0, &assign(explore(Space::M2), &[Pawn::Seat(0); 2]))
        .expect("sure");
    go(&mut t);
    assert!(t.events.iter().any(|e| matches!(e, Event::Rolled { .. })));
}

// R-CARD-14
#[test]
fn after_a_cloudburst_one_lost_level_comes_back() {
    let mut t = two().tile(Space::M2, 5);
    t.s.shelter = true;
    (t.s.roof, t.s.palisade) = (4, 0);
    event(&mut t, "cloudburst");
    t.settle();
    assert_eq!((t.s.camp, t.s.roof), (Space::M2, 2));
    let serial = t.s.threats[1].as_ref().expect("on the right").serial;
    let ctx = Ctx { serial, ..acting() };
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::Effect(Effect::RegainLevels)], &ctx);
    assert_eq!(
        (t.s.roof, t.s.palisade),
        (3, 0),
        "one level of the roof only"
    );
    t.s.shelter = false;
    (t.s.roof, t.s.palisade) = (0, 0);
    t.run_ops(vec![Op::Effect(Effect::RegainLevels)], &ctx);
    assert_eq!(
        (t.s.roof, t.s.palisade),
        (0, 0),
        "nothing without a shelter"
    );
}

// R-CARD-16
#[test]
fn the_corral_covers_a_parrot_next_door_and_feeds_the_camp() {
    let parrot = catalog()
        .tiles
        .values()
        .find(|c| c.number != 8 && c.sources.contains(&castaway_robinson::ids::Source::Parrot))
        .map(|c| c.number)
        .expect("such a tile");
    let mut t = two().tile(Space::M2, parrot);
    table::play::on_board(&mut t, "corral");
    t.run_ops(
        vec![Op::Available(CardRef::Invention("corral".into()), None)],
        &Ctx::default(),
    );
    t.settle();
    assert_eq!(t.s.island[&Space::M2].exhausted.len(), 1);
    let food = TokenKind::AdditionalFood;
    assert!(has(&t, food, Place::Space(Space::M1)));
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::MoveCampTo(Space::M2)], &Ctx::default());
    assert!(has(&t, food, Place::Space(Space::M2)));
}

// R-CARD-17
#[test]
fn the_council_brings_an_invention_straight_to_the_board() {
    let mut t = two();
    let n = t.s.inventions.len();
    t.s.resolving = true;
    in_action(&mut t, vec![Op::Effect(Effect::SearchInvention)]);
    t.first();
    t.settle();
    assert_eq!(t.s.inventions.len(), n + 1);
    assert!(t.s.future.inventions.is_empty());
}

// R-CARD-18
#[test]
fn the_beast_of_the_dangerous_night_waits_beside_the_deck() {
    let start = || {
        let mut t = two();
        event(&mut t, "dangerous_night");
        t.settle();
        t
    };
    let mut t = start();
    let (serial, beast) = t.s.waiting_beast.clone().expect("it waits");
    let ctx = Ctx { serial, ..acting() };
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::Effect(Effect::ReturnWaitingBeast)], &ctx);
    assert_eq!(
        (t.s.waiting_beast.as_ref(), t.s.piles.hunting.last()),
        (None, Some(&beast))
    );
    let mut t = start();
    t.s.round = 2;
    t.s.first = 1;
    t.s.weapon = 20;
    t.s.piles.events = vec![];
    t.run_ops(vec![Op::EventPhase], &Ctx::default());
    t.settle();
    let fought = t.events.iter().any(|e| {
        matches!(
            e,
            Event::Fight {
                who: Who::Seat(1),
                ..
            }
        )
    });
    assert!(
        fought && t.s.waiting_beast.is_none(),
        "the First Player fights it"
    );
}

// R-CARD-19
#[test]
fn despondency_changes_the_first_player_at_once() {
    let mut t = two();
    event(&mut t, "despondency");
    assert_eq!(t.s.first, 1);
    assert!(at(&t, |e| *e == Event::FirstPlayer(1)).is_some());
}

// R-CARD-20
#[test]
fn halving_leaves_a_level_of_one_and_two_zeroes_are_a_demand() {
    let after = |roof: u16, palisade: u16, pick: Option<&str>| {
        let mut t = two();
        t.s.shelter = true;
        (t.s.roof, t.s.palisade) = (roof, palisade);
        event(&mut t, "storm_damage");
        if let Some(pick) = pick {
            t.pick(pick);
        }
        t.settle();
        (t.s.roof, t.s.palisade, t.wounds(0))
    };
    assert_eq!(after(5, 1, Some("roof")), (3, 1, 0));
    assert_eq!(
        after(5, 1, Some("palisade")),
        (5, 1, 0),
        "one may be chosen and loses nothing"
    );
    assert_eq!(after(0, 0, Some("roof")), (0, 0, 1));
}

// R-CARD-21
#[test]
fn fast_work_builds_once_more_as_if_with_one_pawn() {
    let mut t = two().wood(5);
    let ctx = Ctx {
        source: Some(CardRef::Adventure(Deck::Build, "fast_work".into())),
        placement: Some(1),
        ..acting()
    };
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::Effect(Effect::ExtraBuild)], &ctx);
    let options: Vec<(String, String)> =
        t.s.ask
            .iter()
            .flat_map(|a| &a.options)
            .map(|o| (o.key.to_string(), format!("{:?}", o.label)))
            .collect();
    let offered = |what: &str| options.iter().find(|(_, label)| label.contains(what));
    assert!(
        offered("Roof").is_none() && offered("Palisade").is_none(),
        "there is no shelter"
    );
    let weapon = offered("Weapon").expect("1 wood").0.clone();
    t.pick(&weapon);
    assert!(
        t.events.iter().any(|e| matches!(e, Event::Rolled { .. })),
        "as if with one pawn"
    );
}

// R-CARD-22
#[test]
fn the_fireplace_heals_two_for_one_food_once_a_night() {
    let mut t = two().item("fireplace");
    t.s.shelter = true;
    t.s.people[0].wounds = 5;
    t.s.stock.food = 5;
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::NightWindow], &Ctx::default());
    let meal = open(&t)
        .into_iter()
        .find(|o| o.contains("fireplace"))
        .expect("offered");
    t.pick(&meal);
    while matches!(t.question(), Some(Question::Heal { .. })) {
        t.first();
    }
    assert_eq!((t.s.stock.food, t.wounds(0)), (4, 3));
    assert!(open(&t).iter().all(|o| !o.contains("fireplace")), "once");
}

// R-CARD-24
#[test]
fn hammer_and_nails_give_a_brown_pawn_a_use() {
    let mut t = two();
    t.s.equipment = vec![("hammer_nails".into(), 2)];
    for n in 1..=2 {
        t.use_it(Usable::Equipment("hammer_nails".into()))
            .expect("both in one round");
        assert_eq!(t.s.flags.neutral.len(), n);
    }
    let colour = format!("{:?}", t.s.flags.neutral[0].colour);
    assert_eq!(colour, "Build");
}
