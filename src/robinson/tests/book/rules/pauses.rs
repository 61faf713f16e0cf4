//! Stops before a loss in the night, in fights and outside: what may be used, by whom, and when.

use castaway_clause::clause;
use castaway_robinson::{
    ask::{Loss, Question},
    content::WeatherFace,
    event::Event,
    ids::{Phase, Place, Space, TokenKind, Who},
    reject::Rejection,
    state::Stock,
    task::{Ctx, Enemy, Op, Usable},
};

use crate::table::{
    Table,
    play::{at, hunting, in_action, kept, token},
};

fn night(t: &mut Table) {
    t.s.phase = Phase::Night;
    t.run_ops(
        vec![
            Op::Feed { extra: false },
            Op::FeedRest { extra: false },
            Op::NightEnd,
        ],
        &Ctx::default(),
    );
}

fn second_helping(t: &mut Table) {
    token(t, TokenKind::AdditionalFood, Place::Night);
    t.s.phase = Phase::Night;
    t.run_ops(
        vec![Op::Feed { extra: true }, Op::FeedRest { extra: true }],
        &Ctx::default(),
    );
}

/// Two in a built shelter with this much food.
fn camp(food: u16) -> Table {
    let mut t = Table::of(&["cook", "soldier"]);
    t.s.shelter = true;
    t.s.stock.food = food;
    t
}

/// The cook sleeps on a tile without a shelter.
fn outside() -> Table {
    let mut t = camp(1).tile(Space::M2, 5);
    t.s.people[0].outside = Some(Space::M2);
    t
}

fn wounds(t: &Table) -> (u8, u8) {
    (t.wounds(0), t.wounds(1))
}

fn beast(strength: u8) -> Enemy {
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

#[test]
#[clause(id = "R-NIGHT-2", says = "a goat traded before the meal feeds who would go hungry", lies = Store)]
#[clause(id = "R-NIGHT-2", says = "a soup cooked before the meal feeds who would go hungry", lies = Sheet)]
#[clause(id = "R-NIGHT-3", says = "the biscuits may be passed over, then both hunger", lies = Store)]
#[clause(id = "R-USE-2", says = "biscuits can be used one after the other before anybody hungers", lies = Store)]
fn with_food_short_whatever_feeds_is_offered_before_anybody_hungers() {
    let meal = |t: &Table| matches!(t.question(), Some(Question::Before(Loss::Meal { .. })));
    let mut t = camp(0);
    t.s.equipment = vec![("biscuits".into(), 2)];
    night(&mut t);
    assert!(meal(&t), "{:?}", t.question());
    t.pick("use-e-biscuits");
    assert!(meal(&t), "one still hungers");
    t.pick("use-e-biscuits");
    assert_eq!((wounds(&t), t.s.ask.is_none()), ((0, 0), true));

    let mut t = camp(1);
    t.s.weapon = 1;
    t.s.discoveries = vec!["goat".into()];
    night(&mut t);
    t.pick("use-d-goat");
    assert_eq!((wounds(&t), t.s.stock.fur), ((0, 0), 1));

    let mut t = camp(1);
    t.s.people[0].det = 3;
    night(&mut t);
    t.pick("use-a-s0-stone_soup");
    assert_eq!((wounds(&t), t.det(0)), ((0, 0), 0));

    // EX-DISC-1: nobody has to.
    let mut t = camp(0);
    t.s.equipment = vec![("biscuits".into(), 2)];
    night(&mut t);
    t.pick("go");
    assert_eq!(wounds(&t), (2, 2));
}

#[test]
#[clause(id = "R-NIGHT-2", says = "with a meal for everybody nobody is asked", lies = Store)]
fn with_food_enough_nobody_is_asked() {
    let mut t = camp(2);
    t.s.equipment = vec![("biscuits".into(), 2)];
    t.s.people[0].det = 5;
    night(&mut t);
    assert_eq!(t.question(), None);
}

#[test]
#[clause(id = "R-NIGHT-1", says = "the Pot may heal before the meal, at the price of somebody's share", lies = Store)]
#[clause(id = "R-NIGHT-1", says = "with food for meal and Pot one is asked after the meal", lies = Store)]
fn a_meal_that_heals_may_come_before_the_food_is_eaten() {
    let mut t = camp(2).item("pot");
    t.s.people[1].wounds = 3;
    night(&mut t);
    t.pick("use-m-pot");
    assert!(matches!(
        t.question(),
        Some(Question::WhoEats { portions: 1 })
    ));
    t.pick("s0");
    assert_eq!(wounds(&t), (2, 2));
    // With food for all of it, the end of the night is early enough.
    let mut t = camp(3).item("pot");
    t.s.people[1].wounds = 3;
    night(&mut t);
    assert_eq!(t.question(), Some(&Question::Night));
    assert!(at(&t, |e| matches!(e, Event::Ate(_))).is_some());
}

#[test]
#[clause(id = "R-NIGHT-1", says = "both uses of the rum heal what hunger and open air have done", lies = Store)]
#[clause(id = "R-UD-5", says = "without a meal each has two wounds, and one more of the open air", lies = Table)]
fn after_hunger_and_the_open_air_the_night_still_heals() {
    let mut t = camp(0);
    t.s.shelter = false;
    t.s.equipment = vec![("flask_of_rum".into(), 2)];
    night(&mut t);
    assert_eq!((t.question(), wounds(&t)), (Some(&Question::Night), (3, 3)));
    t.pick("use-e-flask_of_rum");
    t.pick("s0");
    assert_eq!(t.question(), Some(&Question::Night), "the second use");
    t.pick("use-e-flask_of_rum");
    t.pick("s0");
    assert_eq!((t.question(), wounds(&t)), (None, (1, 3)));
}

#[test]
#[clause(id = "R-NIGHT-5", says = "the open air wounds before the food rots", lies = Table)]
#[clause(id = "R-NIGHT-6", says = "the leftover food can still be used before it rots", lies = Store)]
#[clause(id = "R-NIGHT-6", says = "food that nobody uses rots", lies = Store)]
#[clause(id = "R-ABIL-7", says = "the recipe turns one leftover food into a wound less on each of two", lies = Sheet)]
fn food_rots_after_the_open_air_and_may_be_used_before() {
    let mut t = camp(3);
    t.s.shelter = false;
    t.s.people[0].det = 2;
    night(&mut t);
    assert_eq!((t.question(), t.s.stock.food), (Some(&Question::Night), 1));
    t.pick("use-a-s0-grandmas_recipe");
    t.pick("s0");
    assert_eq!((wounds(&t), t.s.stock.food), ((0, 0), 0));
    let mut t = camp(3);
    t.s.shelter = false;
    night(&mut t);
    let hurt = at(&t, |e| matches!(e, Event::Wounded { .. })).expect("open air");
    let rotted = at(&t, |e| matches!(e, Event::Rotted(1))).expect("rotten");
    assert!(hurt < rotted);
}

#[test]
#[clause(id = "R-NIGHT-1", says = "in the night of the last round no healing is offered", lies = Store)]
fn nobody_is_asked_to_heal_when_the_last_round_ends() {
    let mut t = camp(2);
    t.s.people[0].wounds = 5;
    t.s.equipment = vec![("flask_of_rum".into(), 2)];
    t.s.round = 12;
    night(&mut t);
    assert_eq!(t.question(), None);
}

#[test]
#[clause(id = "R-OUTSIDE-1", says = "a found token is offered to its finder alone and refused to the other", lies = Outside)]
#[clause(id = "R-OUTSIDE-6", says = "larvae found out there are the meal, and the second food stays on the sheet", lies = Outside)]
fn who_sleeps_outside_eats_what_was_found_there() {
    let mut t = outside();
    t.s.people[0].sheet.tokens = vec!["nourishing_larvae".into()];
    t.s.piles
        .discovery
        .retain(|k| k.as_str() != "nourishing_larvae");
    night(&mut t);
    assert_eq!(
        t.question(),
        Some(&Question::Before(Loss::OwnMeal { extra: false }))
    );
    assert_eq!(
        t.s.ask.as_ref().map(|a| a.seats.len()),
        Some(1),
        "only the finder"
    );
    t.pick("use-d-s0-nourishing_larvae");
    assert_eq!(wounds(&t), (1, 0), "the open air alone");
    assert_eq!(t.s.people[0].sheet.stock.food, 1, "two were found");
    assert_eq!(t.s.stock.food, 0, "the camp ate its own");
    let mut t = outside();
    t.s.people[0].sheet.tokens = vec!["nourishing_larvae".into()];
    t.s.phase = Phase::Night;
    let larvae = Usable::Discovery("nourishing_larvae".into());
    assert_eq!(
        t.give_as(1, &castaway_robinson::command::Command::Use(larvae)),
        Err(Rejection::NotHeld),
        "nobody else's"
    );
}

#[test]
#[clause(id = "R-OUTSIDE-6", says = "before a meal outside nobody is asked about the Pot in camp", lies = Outside)]
fn the_pot_in_camp_is_no_matter_of_a_meal_outside() {
    let mut t = outside().item("pot");
    t.s.people[0].wounds = 1;
    t.s.people[0].sheet.stock.food = 1;
    t.s.stock.food = 9;
    night(&mut t);
    assert_eq!(t.question(), Some(&Question::Night));
}

#[test]
#[clause(id = "R-OUTSIDE-1", says = "biscuits found out there feed their finder the same night", lies = Outside)]
#[clause(id = "R-USE-7", says = "equipment used once outside lies with one use left in the store next round", lies = Outside)]
fn equipment_found_outside_is_used_there_and_comes_home_with_what_is_left() {
    let mut t = outside();
    t.s.people[0].sheet.equipment = vec!["biscuits".into()];
    night(&mut t);
    t.pick("use-e-s0-biscuits");
    assert_eq!(wounds(&t), (1, 0));
    let sheet = &t.s.people[0].sheet;
    assert_eq!((sheet.equipment.len(), sheet.begun.len()), (0, 1));
    t.s.piles.events.clear();
    t.run_ops(vec![Op::RoundStart], &Ctx::default());
    assert!(t.s.equipment.contains(&("biscuits".into(), 1)));
}

#[test]
#[clause(id = "R-CARD-9", says = "the finder who sleeps outside drinks the wine and heals two", lies = Outside)]
#[clause(id = "R-CARD-9", says = "in camp it is refused to the other", lies = Second)]
fn the_bottle_of_wine_heals_its_finder_outside() {
    let mut t = outside();
    t.s.people[0].wounds = 4;
    t.s.people[1].wounds = 4;
    t.s.piles
        .mysteries
        .retain(|k| k.as_str() != "bottle_of_wine");
    t.s.people[0].sheet.treasures = vec![("bottle_of_wine".into(), Who::Seat(0))];
    t.s.people[0].sheet.stock.food = 1;
    t.s.stack.clear();
    t.s.planning = false;
    t.run_ops(vec![Op::EndActions], &Ctx::default());
    while t.question() != Some(&Question::Night) {
        t.first();
    }
    let wine = Usable::Kept(kept(&t, "bottle_of_wine"));
    assert_eq!(
        t.give_as(1, &castaway_robinson::command::Command::Use(wine.clone())),
        Err(Rejection::HeldByOther)
    );
    let before = t.wounds(0);
    t.use_it(wine).expect("the finder may");
    assert_eq!(t.wounds(0), before - 2);
}

#[test]
#[clause(id = "R-TOKEN-17", says = "outside too the token asks for one food more, or it is one wound", lies = Outside)]
#[clause(id = "R-OUTSIDE-6", says = "nonperishable food of the own sheet is the second helping", lies = Outside)]
fn the_second_helping_is_owed_outside_too() {
    let mut t = outside();
    t.s.people[0].sheet.stock = Stock {
        npfood: 1,
        ..Stock::default()
    };
    second_helping(&mut t);
    assert_eq!((wounds(&t), t.s.people[0].sheet.stock.npfood), ((0, 0), 0));
    let mut t = outside();
    second_helping(&mut t);
    assert_eq!(wounds(&t), (1, 0), "the wound, one and not two");
}

#[test]
#[clause(id = "R-COMBAT-2", says = "weapon levels gained at the stop before the comparison save the wounds", lies = Store)]
#[clause(id = "R-COMBAT-2", says = "without a weapon a strength of two is two wounds", lies = Table)]
#[clause(id = "R-DISC-9", says = "the Old Machete raises the weapon before the fight", lies = Store)]
#[clause(id = "R-DISC-9", says = "who is strong enough is not asked about the Machete", lies = Store)]
#[clause(id = "R-DISC-10", says = "with the Pot the Poison raises the weapon by two", lies = Store)]
#[clause(id = "R-DISC-10", says = "without the Pot the Poison is not offered", lies = Store)]
#[clause(id = "R-USE-2", says = "equipment can be used in the midst of an action", lies = Store)]
fn weapons_that_stay_are_offered_before_a_fight() {
    let fight = |t: &mut Table| {
        in_action(t, vec![Op::Fight(Who::Seat(0), beast(2))]);
    };
    let mut t = camp(0);
    t.s.discoveries = vec!["old_machete".into()];
    t.s.equipment = vec![("empty_bottle".into(), 2)];
    fight(&mut t);
    assert!(matches!(t.question(), Some(Question::Combat { .. })));
    t.pick("use-d-old_machete");
    t.pick("use-e-empty_bottle");
    assert_eq!((t.wounds(0), t.s.weapon), (0, 2));
    let mut t = camp(0).item("pot");
    t.s.discoveries = vec!["poison".into()];
    fight(&mut t);
    t.pick("use-d-poison");
    assert_eq!((t.wounds(0), t.s.weapon), (0, 2));
    let mut t = camp(0);
    t.s.discoveries = vec!["poison".into()];
    fight(&mut t);
    assert_eq!((t.question(), t.wounds(0)), (None, 2), "no Pot, no Poison");
    let mut t = camp(0);
    t.s.weapon = 2;
    t.s.discoveries = vec!["old_machete".into()];
    fight(&mut t);
    assert_eq!(t.question(), None, "strong enough");
}

#[test]
#[clause(id = "R-WEATHER-7", says = "weapon levels gained at the stop before it spare everybody", lies = Table)]
#[clause(id = "R-DISC-9", says = "the Old Machete serves before the hungry animals", lies = Store)]
#[clause(id = "R-ABIL-18", says = "the plan of the second seat raises the weapon before the hungry animals", lies = Second)]
fn weapons_that_stay_are_offered_before_the_hungry_animals() {
    let hungry = |t: &mut Table| {
        t.s.phase = Phase::Weather;
        t.run_ops(vec![Op::Hungry(WeatherFace::Beast)], &Ctx::default());
    };
    let mut t = camp(0);
    t.s.weapon = 1;
    t.s.discoveries = vec!["old_machete".into()];
    t.s.people[1].det = 3;
    hungry(&mut t);
    t.pick("use-d-old_machete");
    // No card is being carried out: the Defensive Plan may answer.
    t.pick("use-a-s1-defensive_plan");
    t.pick("weapon");
    assert_eq!((wounds(&t), t.s.weapon), ((0, 0), 3));
}

#[test]
#[clause(id = "R-ABIL-18", says = "once a beast of an event is drawn the plan is not offered", lies = Second)]
fn the_defensive_plan_answers_no_beast_that_is_drawn() {
    let mut t = camp(0);
    t.s.people[1].det = 3;
    hunting(&mut t, &["wild_pig"]);
    t.s.threats = [None, None];
    t.s.phase = Phase::Event;
    t.run_ops(
        vec![Op::Effect(
            castaway_robinson::effect::Effect::FightHunting {
                who: castaway_robinson::effect::Target::FirstPlayer,
                won: false,
            },
        )],
        &Ctx {
            source: Some(castaway_robinson::task::CardRef::Beast("wild_pig".into())),
            ..Ctx::default()
        },
    );
    assert_eq!(t.question(), None, "{:?}", t.options());
}

#[test]
#[clause(id = "R-NIGHT-1", says = "an older save with its window before the meal lets the rum heal there and again after it", lies = Store)]
fn a_night_that_was_saved_before_stops_had_one_rule_goes_on() {
    let mut t = camp(2);
    t.s.people[0].wounds = 2;
    t.s.equipment = vec![("flask_of_rum".into(), 2)];
    t.s.phase = Phase::Night;
    // The order of steps in such a save: the one window came before the meal.
    t.run_ops(
        vec![
            Op::NightWindow,
            Op::Feed { extra: false },
            Op::FeedRest { extra: false },
            Op::NightEnd,
        ],
        &Ctx::default(),
    );
    assert_eq!((t.question(), t.s.stock.food), (Some(&Question::Night), 2));
    t.pick("use-e-flask_of_rum");
    t.pick("go");
    assert_eq!((t.question(), t.s.stock.food), (Some(&Question::Night), 0));
    t.pick("use-e-flask_of_rum");
    assert_eq!((t.question(), wounds(&t)), (None, (0, 0)));
}
