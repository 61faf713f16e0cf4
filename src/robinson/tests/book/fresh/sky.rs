//! The Weather Phase (chapter 23).

use castaway_clause::clause;
use castaway_kernel::Answer;
use castaway_robinson::{
    ask::Label,
    command::Command,
    content::WeatherFace,
    ids::{Phase, Space, Who},
    task::{Op, Usable},
};

use super::at::{ONE, during, hold, sky, sleeps};
use crate::rules::help::two;
use crate::table::Table;

#[test]
#[clause(id = "R-WEATHER-1", says = "a snow token of a round without dice takes a wood, then a food and a wood, and goes", lies = Board)]
fn a_token_and_no_dice() {
    let mut t = two().wood(2).tile(Space::M2, 6);
    t.s.round = 2;
    // The night after it is fed by what keeps.
    (t.s.stock.food, t.s.stock.npfood) = (1, 2);
    t.s.weather.snow = true;
    during(&mut t, Phase::Weather, vec![Op::WeatherPhase]);
    super::until_move(&mut t);
    assert!(t.s.stock.is_empty(), "{:?}", t.s.stock);
    assert!(!t.s.weather.snow);
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
}

#[test]
#[clause(id = "R-CARD-33", says = "of two snow clouds the Furnace takes one away, the Old Clothes make the other rain", lies = Kept)]
fn furnace_and_clothes() {
    let mut t = two().wood(3).item("furnace");
    t.s.stock.food = 3;
    hold(&mut t, "old_clothes", 0);
    sky(&mut t, &[WeatherFace::Snow2]);
    assert_eq!((t.s.stock.wood, t.s.stock.food), (2, 2));
}

#[test]
#[clause(id = "R-OUTSIDE-4", says = "hungry animals hurt those in camp alone", lies = Outside)]
fn animals_spare_the_sleeper() {
    let mut t = two().tile(Space::M2, 6);
    sleeps(&mut t, 0, Space::M2, 1);
    t.s.weapon = 1;
    sky(&mut t, &[WeatherFace::Beast]);
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 2));
}

#[test]
#[clause(id = "R-WEATHER-4", says = "with nobody in camp the clouds take what is there and wound nobody", lies = Outside)]
fn rain_on_an_empty_camp() {
    let mut t = two().tile(Space::M2, 6).wood(1);
    sleeps(&mut t, 0, Space::M2, 1);
    sleeps(&mut t, 1, Space::M2, 1);
    sky(&mut t, &[WeatherFace::Rain2]);
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
    assert_eq!((t.s.stock.wood, t.s.people[0].sheet.stock.food), (0, 1));
}

/// A storm, no palisade, bushes at hand.
fn storm(shelter: bool) -> Table {
    let mut t = two();
    t.s.shelter = shelter;
    t.s.weather.storm = true;
    t.s.discoveries = vec!["thorny_bushes".into()];
    during(&mut t, Phase::Weather, vec![Op::Storm]);
    t
}

#[test]
#[clause(id = "R-WEATHER-9", says = "before the storm finds no palisade the bushes may be planted, and it takes them", lies = Store)]
fn bushes_against_the_storm() {
    let mut t = storm(true);
    t.pick("use-d-thorny_bushes");
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1), t.s.palisade), (0, 0, 0));
    assert!(t.s.discoveries.is_empty());
}

#[test]
#[clause(id = "R-DISC-12", says = "without a shelter bushes are no help and nobody is asked before the storm", lies = Store)]
fn bushes_without_a_shelter() {
    let t = storm(false);
    assert_eq!(t.question(), None);
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
    assert_eq!(t.s.discoveries.len(), 1);
}

#[test]
#[clause(id = "R-UD-8", says = "nobody must open biscuits for the hungry animals", lies = Store)]
fn biscuits_are_kept() {
    let mut t = two();
    t.s.equipment = vec![("biscuits".into(), 2)];
    sky(&mut t, &[WeatherFace::Food]);
    t.pick("go");
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
    assert_eq!(t.s.equipment, [("biscuits".into(), 2)]);
}

/// The second seat takes the Saber up at the stop before the animals.
fn take_up(t: &mut Table) {
    let saber = Usable::Kept(hold(t, "saber", 0));
    sky(t, &[WeatherFace::Beast]);
    let ask = t.s.ask.clone().expect("a stop");
    let by = |who: Option<Who>| {
        ask.options.iter().find(|o| match &o.label {
            Label::Use(user, thing) => *thing == saber && who.is_none_or(|w| w == *user),
            _ => false,
        })
    };
    let option = by(Some(ONE)).or_else(|| by(None)).expect("the Saber");
    let press = Command::Choose(Answer {
        decision: ask.id,
        picks: vec![option.key.clone()],
    });
    t.give_as(1, &press).expect("open to every character");
    t.settle();
}

#[test]
#[clause(id = "R-CARD-39", says = "against the animals whoever takes the Saber up is its user and bears its wound", lies = Second)]
#[clause(id = "R-USE-4", says = "a Saber taken up against the animals is the user's for the round", lies = Kept)]
fn whose_saber() {
    let mut t = two();
    take_up(&mut t);
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 1));
    assert_eq!(t.s.kept[0].holder, Some(ONE));
}

#[test]
#[clause(id = "R-OUTSIDE-4", says = "the price of a Saber used in camp against the animals is not paid by who sleeps outside", lies = Outside)]
fn no_saber_from_afar() {
    let mut t = two().tile(Space::M2, 6);
    sleeps(&mut t, 0, Space::M2, 1);
    take_up(&mut t);
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 1));
}
