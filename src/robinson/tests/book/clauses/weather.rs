//! Weather, night and the camp (chapters 23 to 25).

use castaway_clause::clause;
use castaway_robinson::{
    content::WeatherFace,
    event::Event,
    ids::{Phase, Place, Space, TokenKind, Track},
    task::{Op, Usable},
};

use super::at::{count, during, hold, meal, morning, sky};
use crate::rules::help::{ability, rich, two};
use crate::table::{Table, play::token};

#[test]
#[clause(id = "R-WEATHER-3", says = "the roof keeps no wood from the snow", lies = Store)]
#[clause(id = "R-WEATHER-4", says = "snow counts once more among the clouds against the roof", lies = Store)]
fn snow_and_roof() {
    for (roof, wood, food) in [(0, 1, 1), (1, 2, 2), (3, 2, 2)] {
        let mut t = two().wood(3);
        t.s.stock.food = 2;
        t.s.shelter = true;
        t.s.roof = roof;
        sky(&mut t, &[WeatherFace::Snow1]);
        assert_eq!(
            (t.s.stock.wood, t.s.stock.food),
            (wood, food),
            "roof {roof}"
        );
    }
}

#[test]
#[clause(id = "R-WEATHER-4", says = "food and wood that wait in Future Resources pay no cloud", lies = Future)]
fn future_goods_pay_no_cloud() {
    let mut t = two();
    t.s.future.stock.wood = 5;
    t.s.future.stock.food = 5;
    sky(&mut t, &[WeatherFace::Rain1]);
    assert_eq!((t.wounds(0), t.wounds(1)), (2, 2));
}

#[test]
#[clause(id = "R-WEATHER-4", says = "food that keeps pays when the other is gone", lies = Store)]
fn lasting_food_pays_last() {
    let mut t = two().wood(9);
    t.s.stock.food = 1;
    t.s.stock.npfood = 2;
    sky(&mut t, &[WeatherFace::Rain2]);
    assert_eq!((t.s.stock.food, t.s.stock.npfood), (0, 1));
}

#[test]
#[clause(id = "R-WEATHER-5", says = "the animals' food side takes one food, its palisade side one level", lies = Store)]
#[clause(id = "R-WEATHER-6", says = "a palisade that is not there wounds everybody in camp", lies = Board)]
fn animals() {
    let mut t = two();
    t.s.stock.npfood = 1;
    sky(&mut t, &[WeatherFace::Food]);
    assert_eq!((t.s.stock.npfood, t.wounds(0)), (0, 0));
    let mut t = two();
    sky(&mut t, &[WeatherFace::Palisade]);
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
    let mut t = two();
    t.s.shelter = true;
    t.s.palisade = 1;
    sky(&mut t, &[WeatherFace::Palisade]);
    assert_eq!((t.s.palisade, t.wounds(0)), (0, 0));
}

#[test]
#[clause(id = "R-WEATHER-2", says = "the animals come after the clouds: they find what those left", lies = Store)]
fn clouds_before_animals() {
    let mut t = two().wood(1);
    t.s.stock.food = 1;
    sky(&mut t, &[WeatherFace::Rain1, WeatherFace::Food]);
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 1));
}

#[test]
#[clause(id = "R-WEATHER-9", says = "the storm comes last: it takes the level that the animals left", lies = Board)]
fn the_storm_is_last() {
    let mut t = two();
    t.s.shelter = true;
    t.s.palisade = 1;
    t.s.weather.storm = true;
    sky(&mut t, &[WeatherFace::Palisade]);
    assert_eq!((t.s.palisade, t.wounds(0), t.wounds(1)), (0, 1, 1));
    assert!(!t.s.weather.storm);
}

#[test]
#[clause(id = "R-CARD-33", says = "Old Clothes make rain of one snow cloud, which needs a roof and no wood", lies = Kept)]
fn old_clothes() {
    let mut t = two().wood(3);
    t.s.stock.food = 3;
    t.s.shelter = true;
    t.s.roof = 1;
    hold(&mut t, "old_clothes", 0);
    sky(&mut t, &[WeatherFace::Snow1]);
    assert_eq!((t.s.stock.wood, t.s.stock.food), (3, 3));
}

#[test]
#[clause(id = "R-CARD-23", says = "a Furnace takes one snow cloud away wholly, a waiting one none", lies = Future)]
fn a_waiting_furnace() {
    for (waits, wood) in [(false, 3), (true, 1)] {
        let mut t = two().wood(3).item("furnace");
        t.s.stock.food = 3;
        t.s.inventions.get_mut("furnace").expect("built").suspended = waits;
        sky(&mut t, &[WeatherFace::Snow1]);
        assert_eq!(t.s.stock.wood, wood);
    }
}

#[test]
#[clause(id = "R-ABIL-10", says = "Hooch of the second seat takes a cloud from all", lies = Second)]
fn hooch_of_the_second_seat() {
    let mut t = Table::of(&["soldier", "cook"]);
    t.s.people[1].det = 3;
    let faces = vec![(
        castaway_robinson::content::WeatherDie::Rain,
        WeatherFace::Rain1,
    )];
    during(
        &mut t,
        Phase::Weather,
        vec![Op::WeatherWindow(faces.clone()), Op::Clouds(faces)],
    );
    let hooch = t
        .options()
        .into_iter()
        .find(|o| o.contains("hooch"))
        .expect("offered");
    t.pick(&hooch);
    t.pick("rain");
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1), t.det(1)), (0, 0, 0));
}

#[test]
#[clause(id = "R-NIGHT-3", says = "food is eaten before food that keeps", lies = Store)]
fn what_rots_is_eaten_first() {
    let mut t = two();
    t.s.stock.food = 1;
    t.s.stock.npfood = 5;
    during(&mut t, Phase::Night, meal());
    assert_eq!((t.s.stock.food, t.s.stock.npfood), (0, 4));
}

#[test]
#[clause(id = "R-NIGHT-6", says = "wood, fur and food that keeps stay over night", lies = Store)]
fn nothing_else_rots() {
    let mut t = two().wood(2);
    t.s.shelter = true;
    t.s.stock.fur = 2;
    t.s.stock.npfood = 2;
    t.s.stock.food = 2;
    during(&mut t, Phase::Night, morning());
    let s = t.s.stock;
    assert_eq!((s.wood, s.fur, s.npfood, s.food), (2, 2, 2, 0));
}

#[test]
#[clause(id = "R-CARD-12", says = "an emptied Barrel keeps two of the food", lies = Kept)]
fn an_empty_barrel() {
    let mut t = two();
    t.s.shelter = true;
    t.s.people[0].wounds = 1;
    t.s.stock.food = 5;
    let serial = hold(&mut t, "barrel", 1);
    t.s.phase = Phase::Night;
    t.use_it(Usable::Kept(serial)).expect("at night");
    during(&mut t, Phase::Night, morning());
    assert_eq!((t.wounds(0), t.s.stock.food), (0, 2));
}

#[test]
#[clause(id = "R-MOVE-2", says = "with the built shelter a level of one stays, three become two", lies = Board)]
fn halves_are_rounded_up() {
    for (before, after) in [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3)] {
        let mut t = two().tile(Space::M2, 6);
        t.s.shelter = true;
        t.s.roof = before;
        t.s.palisade = before;
        during(&mut t, Phase::Night, vec![Op::MoveCampTo(Space::M2)]);
        assert_eq!((t.s.roof, t.s.palisade), (after, after));
    }
}

#[test]
#[clause(id = "R-MOVE-3", says = "from one natural shelter to another all levels are lost", lies = Board)]
fn from_cave_to_cave() {
    let mut t = two().tile(Space::M2, 2).tile(Space::T1, 11);
    assert!(Space::M2.adjacent().contains(&Space::T1));
    t.s.camp = Space::M2;
    t.s.roof = 3;
    t.s.palisade = 1;
    during(&mut t, Phase::Night, vec![Op::MoveCampTo(Space::T1)]);
    assert_eq!((t.s.camp, t.s.roof, t.s.palisade), (Space::T1, 0, 0));
}

#[test]
#[clause(id = "R-MOVE-5", says = "a token that no item placed stays on its tile", lies = Board)]
fn other_tokens_stay() {
    let mut t = two().tile(Space::M2, 6);
    let here = Place::Space(Space::M1);
    token(&mut t, TokenKind::AdditionalFood, here);
    token(&mut t, TokenKind::TimeConsuming, here);
    during(&mut t, Phase::Night, vec![Op::MoveCampTo(Space::M2)]);
    assert!(t.s.has_token(TokenKind::AdditionalFood, here));
    assert!(t.s.has_token(TokenKind::TimeConsuming, here));
}

#[test]
#[clause(id = "R-FLIP-3", says = "a camp that must move and finds only tiles face down stays, and all are wounded", lies = Board)]
#[clause(id = "R-MOVE-7", says = "a forced move loses the levels of a natural shelter too", lies = Board)]
fn a_forced_move() {
    let must = || vec![castaway_robinson::effect::Effect::MoveCamp];
    let mut t = two().tile(Space::M2, 6);
    t.s.island.get_mut(&Space::M2).expect("laid").face_down = true;
    t.run_in(Phase::Event, must());
    assert_eq!((t.s.camp, t.wounds(0), t.wounds(1)), (Space::M1, 1, 1));
    let mut t = two().tile(Space::M2, 2);
    t.s.camp = Space::M2;
    t.s.roof = 2;
    t.run_in(Phase::Event, must());
    t.settle();
    assert_eq!((t.s.camp, t.s.roof), (Space::M1, 0));
}

#[test]
#[clause(id = "R-WEATHER-7", says = "Friday's or anybody's pistol counts for all against the animals", lies = Store)]
fn one_pistol_for_all() {
    let mut t = two();
    t.s.equipment = vec![("pistol".into(), 1)];
    during(&mut t, Phase::Weather, vec![Op::Hungry(WeatherFace::Beast)]);
    t.pick("use-e-pistol");
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
    assert_eq!(t.s.level(Track::Weapon), 0);
    assert!(t.s.equipment.is_empty(), "its last use");
}

#[test]
#[clause(id = "R-ABIL-17", says = "Frenzy does not serve against the hungry animals", lies = Sheet)]
fn no_frenzy_against_the_animals() {
    let mut t = rich("soldier", 9);
    during(&mut t, Phase::Weather, vec![Op::Hungry(WeatherFace::Beast)]);
    assert!(
        !t.options().iter().any(|o| o.contains("frenzy")),
        "{:?}",
        t.options()
    );
    t.settle();
    assert_eq!(t.wounds(0), 3);
    assert!(t.use_it(ability("frenzy")).is_err());
    let fights = |e: &Event| matches!(e, Event::Fight { .. });
    assert_eq!(count(&t, fights), 0);
}
