//! Tokens and inventions of the sheet (R-S6-9, R-S6-10).

use castaway_robinson::content::{WeatherDie, WeatherFace};

use super::*;

#[test]
#[clause(id = "R-S6-9", says = "the tools build Rope, Pot or Knife without an action and without their needs", lies = Store)]
fn old_tools() {
    for item in ["rope", "pot", "knife"] {
        let mut t = with(solo(), "old_tools");
        used(&mut t, "old_tools");
        assert_eq!(t.options(), ["rope", "pot", "knife"]);
        t.pick(item);
        assert!(t.s.built(item) && t.s.discoveries.is_empty());
    }
}

#[test]
#[clause(id = "R-S6-9", says = "while actions are resolved the item waits in Future Resources", lies = Future)]
fn old_tools_while_resolving() {
    let mut t = solo();
    t.s.resolving = true;
    t.s.phase = Phase::Action;
    let options = vec!["rope".into(), "pot".into(), "knife".into()];
    t.run_ops(
        vec![Op::Effect(Effect::BuildItem { options })],
        &Ctx::default(),
    );
    t.pick("pot");
    assert!(t.s.future.inventions.contains(&Key::from("pot")) && !t.s.built("pot"));
}

#[test]
#[clause(id = "R-S6-9", says = "what is built already is not offered", lies = Store)]
fn old_tools_that_are_there() {
    let mut t = with(solo().item("rope").item("pot"), "old_tools");
    used(&mut t, "old_tools");
    t.settle();
    assert!(t.s.built("knife"));
}

#[test]
#[clause(id = "R-S6-10", says = "the plow takes a black marker off", lies = Board)]
fn plow() {
    let mut t = with(solo(), "plow");
    let what = || Usable::Discovery("plow".into());
    assert!(t.use_it(what()).is_err(), "there is none");
    t.s.island.get_mut(&Space::M1).expect("the camp").exhausted = [1].into();
    t.use_it(what()).expect("a use");
    t.settle();
    assert!(t.s.island[&Space::M1].exhausted.is_empty());
}

/// The weather of a round with the animals, stopped at the dice.
fn animals(mut t: Table) -> Table {
    t.s.round = 7;
    t.s.shelter = true;
    (t.s.roof, t.s.palisade) = (4, 0);
    t.s.stock.food = 9;
    t.run_ops(vec![Op::WeatherPhase], &Ctx::default());
    t
}

#[test]
#[clause(id = "R-S6-10", says = "gunpowder rolls the animals' die once more, and the new face stands", lies = Store)]
fn gunpowder() {
    let mut t = with(solo(), "gunpowder");
    // Until the die shows something that harms.
    let mut stopped = animals(t.clone());
    for _ in 0..20 {
        if !stopped.options().is_empty() {
            break;
        }
        t.s.chance.die(6);
        stopped = animals(t.clone());
    }
    let before = stopped
        .events
        .iter()
        .filter(|e| matches!(e, Event::WeatherRolled(_)))
        .count();
    assert!(
        stopped.options().contains(&"use-d-gunpowder".to_owned()),
        "{:?}",
        stopped.options()
    );
    stopped.pick("use-d-gunpowder");
    let rolled: Vec<_> = stopped
        .events
        .iter()
        .filter_map(|e| match e {
            Event::WeatherRolled(dice) => Some(dice.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(rolled.len(), before + 1);
    let again = rolled.last().expect("rolled");
    assert!(matches!(again[..], [(WeatherDie::HungryAnimals, _)]));
    assert!(stopped.s.discoveries.is_empty());
}

#[test]
#[clause(id = "R-S6-10", says = "the new face is the one that harms", lies = Table)]
fn the_new_face_counts() {
    let mut t = solo();
    t.s.round = 7;
    t.s.shelter = true;
    t.s.stock.food = 3;
    t.s.phase = Phase::Weather;
    let die = WeatherDie::HungryAnimals;
    t.s.weather.again = vec![(die, WeatherFace::Food)];
    t.run_ops(
        vec![Op::Clouds(vec![(die, WeatherFace::Beast)])],
        &Ctx::default(),
    );
    t.settle();
    assert_eq!((t.s.stock.food, t.wounds(0)), (2, 0));
}

#[test]
#[clause(id = "R-S6-10", says = "nobody is asked where the animals' die was not rolled, or shows nothing", lies = Store)]
fn no_animals() {
    let mut t = with(solo(), "gunpowder");
    t.s.round = 3;
    t.s.shelter = true;
    t.s.stock.food = 9;
    t.s.stock.wood = 9;
    t.run_ops(vec![Op::WeatherPhase], &Ctx::default());
    assert!(!t.options().contains(&"use-d-gunpowder".to_owned()));
    let mut t = with(solo(), "gunpowder");
    t.s.phase = Phase::Weather;
    let dice = vec![(WeatherDie::HungryAnimals, WeatherFace::Blank)];
    t.run_ops(
        vec![Op::WeatherWindow(dice.clone()), Op::Clouds(dice)],
        &Ctx::default(),
    );
    assert!(t.options().is_empty());
}

#[test]
#[clause(id = "R-S6-10", says = "the fence needs a shelter for its palisade, the garden is paid with food of any kind", lies = Plan)]
fn fence_and_garden() {
    let mut t = solo().item("shovel");
    t.s.shelter = true;
    t.run_ops(
        vec![Op::Available(
            castaway_robinson::task::CardRef::Invention("fence".into()),
            None,
        )],
        &Ctx::default(),
    );
    assert_eq!(t.s.palisade, 1);
    let mut t = solo().item("shovel");
    assert!(
        t.plan(build("garden"), &[ME, ME]).is_err(),
        "it costs two food"
    );
    (t.s.stock.food, t.s.stock.npfood) = (1, 1);
    t.plan(build("garden"), &[ME, ME]).expect("a garden");
    assert_eq!((t.s.stock.food, t.s.stock.npfood), (0, 0));
    t.plan(Goal::Rest, &[Pawn::Friday]).expect("a rest");
    t.advance().expect("the plan stands");
    t.settle();
    let gained = |e: &Event| matches!(e, Event::Gained { n: 4, .. });
    assert!(t.s.built("garden") && t.events.iter().any(gained));
}
