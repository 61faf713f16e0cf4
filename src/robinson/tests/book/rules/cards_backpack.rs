//! Rules of single cards, from the Backpack to the Catastrophe.

use castaway_clause::clause;
use castaway_kernel::Key;
use castaway_robinson::{
    content::{WeatherDie, WeatherFace},
    effect::{Built, Effect, ItemsTo, Supply},
    event::Event,
    ids::{Phase, Space, Who},
    plan::{Goal, Pawn},
    state::Future,
    task::{Ctx, Op},
};

use super::help::two;
use crate::table::{
    Table, catalog, explore,
    play::{assign, at, event, finish, go, in_action, kept, open, treasure},
};

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

#[test]
#[clause(id = "R-CARD-3", says = "each of its user's two explorations draws two more tokens", lies = Kept)]
#[clause(id = "R-CARD-3", says = "the exploration of the other seat in that round draws none more", lies = Second)]
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

#[test]
#[clause(id = "R-CARD-5", says = "a Rest with the Bed heals two and gives one determination", lies = Table)]
#[clause(id = "R-CARD-5", says = "the Bed does nothing for Friday's Rest", lies = Friday)]
#[clause(id = "R-CARD-5", says = "with Bed and Hammock a Rest heals two, not three", lies = Kept)]
#[clause(id = "R-CARD-25", says = "a Rest with the Hammock heals one and gives one determination", lies = Kept)]
#[clause(id = "R-CARD-25", says = "the Hammock does nothing for Friday's Rest", lies = Friday)]
#[clause(id = "R-CARD-25", says = "beside the Bed the Hammock adds no healing", lies = Kept)]
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

#[test]
#[clause(id = "R-CARD-6", says = "both uses go with one Arrange Camp and give one determination and heal one wound each", lies = Store)]
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
    assert!(t.s.equipment.is_empty());
    // The Rest of the other pawn comes after it.
    let of = |wanted: &Goal| {
        at(
            &t,
            |e| matches!(e, Event::Resolving { what } if what.goal == *wanted),
        )
    };
    let (camp, rest) = (of(&Goal::Arrange), of(&Goal::Rest));
    let mut det = vec![];
    let mut wounds = vec![];
    for e in &t.events[camp.expect("resolved")..rest.expect("resolved")] {
        match e {
            Event::Det { who, n } => det.push((*who, *n)),
            Event::Healed { who, n } => wounds.push((*who, *n)),
            _ => {}
        }
    }
    let me = Who::Seat(0);
    det.sort_unstable();
    assert_eq!(det, [(me, 1), (me, 1), (me, 2)]);
    assert_eq!(wounds, [(me, 1), (me, 1)]);
}

#[test]
#[clause(id = "R-CARD-8", says = "one marker of the Blankets makes one snow cloud fewer", lies = Kept)]
#[clause(id = "R-CARD-23", says = "with a Furnace two snow clouds count as one, in the total as well", lies = Table)]
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

#[test]
#[clause(id = "R-CARD-9", says = "a Wine that is everybody's heals two of a character who sleeps outside", lies = Kept)]
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

#[test]
#[clause(id = "R-CARD-10", says = "equipment found in an action comes from the unused and is not at hand yet", lies = Future)]
fn found_equipment_is_drawn_from_the_unused_and_waits() {
    let mut t = two();
    let unused = t.s.piles.equipment.clone();
    t.s.resolving = true;
    in_action(
        &mut t,
        vec![Op::Effect(Effect::Draw {
            pile: Supply::Equipment,
            n: 1,
        })],
    );
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

#[test]
#[clause(id = "R-CARD-11", says = "a built Map brings no pawn in the planning and is in use again by the next round", lies = Future)]
#[clause(id = "R-CARD-11", says = "its threat takes one built item back into the Invention deck", lies = Deck)]
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
    t.run_in(
        Phase::Event,
        vec![Effect::MoveItems {
            which: Built::Some(1),
            to: ItemsTo::Deck,
        }],
    );
    t.settle();
    assert!(!t.s.inventions.contains_key("knife"));
    assert_eq!(t.s.piles.inventions.len(), deck + 1);
}
