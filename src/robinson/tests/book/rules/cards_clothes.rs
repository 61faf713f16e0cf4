//! Rules of single cards, from the Old Clothes to the Tools.

use castaway_clause::clause;
use castaway_robinson::{
    content::{Face, WeatherDie, WeatherFace},
    effect::{Built, Effect, ItemsTo, ProductionMode},
    event::Event,
    ids::{Deck, Phase, Res},
    reject::Rejection,
    state::EventDeckCard,
    task::{CardRef, Ctx, Op, Usable},
};

use super::help::{lower, two};
use crate::table::{
    Table, catalog,
    play::{event, lucky, treasure},
};

fn production(mut t: Table, modes: &[ProductionMode]) -> Table {
    t.s.flags.production = modes.to_vec();
    t.run_ops(vec![Op::ProductionPhase], &Ctx::default());
    t
}

fn weather(t: &mut Table, sky: &[(WeatherDie, WeatherFace)]) -> (u8, u8) {
    t.s.phase = Phase::Weather;
    let sky = sky.to_vec();
    t.run_ops(
        vec![Op::WeatherWindow(sky.clone()), Op::Clouds(sky)],
        &Ctx::default(),
    );
    t.events
        .iter()
        .rev()
        .find_map(|e| match e {
            Event::Clouds { snow, rain, .. } => Some((*snow, *rain)),
            _ => None,
        })
        .unwrap_or((0, 0))
}

#[test]
#[clause(id = "R-CARD-33", says = "of all snow clouds of a round one counts as rain, the others stay snow, and so again in the next round", lies = Kept)]
fn old_clothes_make_rain_of_one_snow_cloud() {
    let (rain, winter) = (WeatherDie::Rain, WeatherDie::Winter);
    for (sky, clouds) in [
        (vec![(winter, WeatherFace::Snow2)], (1, 1)),
        (vec![(winter, WeatherFace::Snow1)], (0, 1)),
        (vec![(winter, WeatherFace::Rain2)], (0, 2)),
        (
            vec![(rain, WeatherFace::Rain2), (winter, WeatherFace::Snow2)],
            (1, 3),
        ),
    ] {
        let mut t = two().wood(30);
        t.s.stock.food = 30;
        t.s.piles.events = vec![EventDeckCard::Event("fight".into())];
        treasure(&mut t, "old_clothes");
        for round in 1..=2 {
            assert_eq!(t.s.round, round);
            assert_eq!(weather(&mut t, &sky), clouds, "in round {round}");
            t.run_ops(vec![Op::WeatherEnd, Op::RoundEnd], &Ctx::default());
            t.settle();
        }
    }
}

#[test]
#[clause(id = "R-CARD-34", says = "each player gains one determination when it becomes available", lies = Sheet)]
#[clause(id = "R-CARD-34", says = "so does Friday", lies = Friday)]
fn the_old_map_cheers_everybody_friday_included() {
    let mut t = two();
    treasure(&mut t, "old_map");
    let friday = t.s.friday.as_ref().map(|f| f.det);
    assert_eq!((t.det(0), t.det(1), friday), (1, 1, Some(1)));
    assert!(t.s.kept.is_empty());
    assert_eq!(t.s.piles.mystery_discard, ["old_map"]);
}

#[test]
#[clause(id = "R-CARD-35", says = "its roll in Production brings two food or none", lies = Store)]
#[clause(id = "R-CARD-35", says = "it does not roll when food is blocked", lies = Table)]
#[clause(id = "R-CARD-35", says = "its catch is there before Production is halved", lies = Store)]
fn a_pit_catches_two_food_before_anything_is_halved() {
    let caught = |t: &Table| {
        t.events.iter().find_map(|e| match e {
            Event::Pit { caught } => Some(*caught),
            _ => None,
        })
    };
    let of = |modes: &'static [ProductionMode], wish: Option<bool>| {
        lucky(
            || two().item("pit"),
            |t| *t = production(t.clone(), modes),
            |t| caught(t) == wish,
        )
    };
    let t = of(&[], Some(true));
    assert_eq!((t.s.stock.wood, t.s.stock.food), (1, 3));
    let t = of(&[], Some(false));
    assert_eq!((t.s.stock.wood, t.s.stock.food), (1, 1));
    let t = of(&[ProductionMode::NoFood], None);
    assert_eq!(
        (t.s.stock.wood, t.s.stock.food),
        (1, 0),
        "blocked with food"
    );
    let t = of(&[ProductionMode::HalfTotal], Some(true));
    assert_eq!(t.options(), ["w0", "w1"], "2 of 1 wood and 3 food");
    // The die is the brown one for wounds.
    let wounds = &catalog().dice[&Deck::Build].wound;
    let share = wounds.iter().filter(|f| **f == Face::Wound).count();
    assert!(share > 0 && share < wounds.len());
}

#[test]
#[clause(id = "R-CARD-37", says = "at night one food heals one wound, but only once", lies = Store)]
#[clause(id = "R-CARD-37", says = "it is refused while planning, and without food", lies = Store)]
fn a_pot_heals_one_for_one_food_once_a_night() {
    let pot = Usable::Meal("pot".into());
    let mut t = two().item("pot");
    t.s.people[0].wounds = 3;
    t.s.stock.food = 2;
    assert_eq!(t.use_it(pot.clone()), Err(Rejection::NotNow), "by day");
    t.s.phase = Phase::Night;
    t.use_it(pot.clone()).expect("1 food");
    assert_eq!((t.wounds(0), t.s.stock.food), (2, 1));
    assert_eq!(t.use_it(pot.clone()), Err(Rejection::UsedThisRound));
    let mut t = two().item("pot");
    t.s.people[0].wounds = 3;
    t.s.phase = Phase::Night;
    assert_eq!(t.use_it(pot), Err(Rejection::NotEnough(Res::Food)));
}

#[test]
#[clause(id = "R-CARD-38", says = "half of the total stays in any mix of wood and food", lies = Store)]
#[clause(id = "R-CARD-38", says = "of an odd total the smaller half stays", lies = Store)]
#[clause(id = "EX-CARD-2", says = "of four wood and two food any three may be kept", lies = Store)]
fn the_raging_river_leaves_any_half_of_what_was_produced() {
    let produce = |wood, food| {
        let mut t = two();
        t.s.flags.production = vec![ProductionMode::HalfTotal];
        let stock = castaway_robinson::state::Stock {
            wood,
            food,
            ..Default::default()
        };
        t.run_ops(vec![Op::Produce(stock)], &Ctx::default());
        t
    };
    let t = produce(4, 2);
    assert_eq!(t.options(), ["w1", "w2", "w3"]);
    for (answer, wood, food) in [("w1", 1, 2), ("w2", 2, 1), ("w3", 3, 0)] {
        let mut t = t.clone();
        t.pick(answer);
        assert_eq!((t.s.stock.wood, t.s.stock.food), (wood, food));
    }
    let t = produce(3, 0);
    assert_eq!(
        (t.question(), t.s.stock.wood),
        (None, 1),
        "half, rounded down"
    );
    let mut t = two();
    event(&mut t, "raging_river");
    assert_eq!(t.s.flags.production, [ProductionMode::HalfTotal]);
}

#[test]
#[clause(id = "R-CARD-42", says = "the top of the Invention deck comes to the board unbuilt", lies = Deck)]
fn the_skeleton_holds_the_top_invention() {
    let mut t = two();
    let top = t.s.piles.inventions.last().cloned().expect("a deck");
    let left = t.s.piles.inventions.len() - 1;
    lower(&mut t, Deck::Gather, "skeleton", 905);
    assert!(t.s.inventions.get(&top).is_some_and(|i| !i.built));
    assert_eq!((t.s.piles.inventions.len(), t.s.morale), (left, -1));
}

#[test]
#[clause(id = "R-CARD-47", says = "in the Action Phase two wounds of the resolver heal and none of the other", lies = Sheet)]
fn a_nap_heals_only_who_takes_it_and_at_once() {
    let mut t = two();
    t.s.people.iter_mut().for_each(|p| p.wounds = 3);
    let deck = t.s.piles.adventures.get_mut(&Deck::Build).expect("a deck");
    deck.push("tired".into());
    crate::table::play::in_action(&mut t, vec![Op::DrawAdventure(Deck::Build)]);
    t.pick("nap");
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 3));
    assert!(t.s.phase == Phase::Action, "not at night");
}

#[test]
#[clause(id = "R-CARD-48", says = "two marked items, or the only one, work on until the card is drawn again and then break", lies = Table)]
#[clause(id = "R-CARD-48", says = "with fewer than two items nobody is wounded", lies = Table)]
fn the_inspected_tools_break_only_when_the_card_returns() {
    for items in [&["knife", "rope", "pot"][..], &["knife"], &[]] {
        let mut t = two();
        for item in items {
            t = t.item(item);
        }
        let serial = t.s.next_serial + 50;
        t.s.phase = Phase::Action;
        let ctx = Ctx {
            source: Some(CardRef::Adventure(Deck::Build, "tools_inspection".into())),
            serial,
            ..crate::table::play::acting()
        };
        t.run_ops(
            vec![Op::Effect(Effect::MoveItems {
                which: Built::Some(2),
                to: ItemsTo::Marker,
            })],
            &ctx,
        );
        while t.s.ask.is_some() {
            t.first();
        }
        assert!(items.iter().all(|i| t.s.built(i)), "marked, no more");
        lower(&mut t, Deck::Build, "tools_inspection", serial);
        let left = items.iter().filter(|i| t.s.built(i)).count();
        assert_eq!(left, items.len().saturating_sub(2));
        assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
    }
}
