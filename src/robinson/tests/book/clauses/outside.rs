//! Whoever sleeps outside: finds, food, weather, wounds (R-OUTSIDE-1 to R-OUTSIDE-6).

use castaway_clause::clause;
use castaway_robinson::{
    content::{WeatherDie, WeatherFace},
    effect::Effect,
    event::Event,
    ids::{Kind, Phase, Res, Space, Track, Who},
    plan::Goal,
    rulings::Reading,
    task::{Ctx, Op, Owed},
};

use super::at::{
    ONE, ZERO, count, during, hold, meal, morning, plan, reading, sky, sleeps, within,
};
use crate::rules::help::two;
use crate::table::{ME, Table, play::gather};

/// Seat 0 of two sleeps on M2; the camp has a shelter.
pub(super) fn away(food: u16) -> Table {
    let mut t = two().tile(Space::M2, 6);
    t.s.shelter = true;
    sleeps(&mut t, 0, Space::M2, food);
    t
}

/// The action of this number is carried out as sure.
fn done(t: &mut Table, at: usize) {
    let ctx = within(t, at);
    let id = t.s.plan[at].id;
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::Succeed(id)], &ctx);
}

#[test]
#[clause(id = "R-OUTSIDE-1", says = "what the action gathered lies on the sheet, not in Future Resources", lies = Outside)]
fn a_gather_of_the_night() {
    let mut t = two().tile(Space::M2, 6);
    t.s.shelter = true;
    plan(&mut t, 0, gather(Space::M2, 0), &[ME, ME]);
    let id = t.s.plan[0].id;
    let ctx = within(&t, 0);
    t.s.phase = Phase::Action;
    // The other seat's pawns hold the phase open at their questions, so look before it ends.
    t.run_ops(
        vec![Op::Succeed(id), Op::Effect(Effect::NightOutside)],
        &ctx,
    );
    assert_eq!(
        (t.s.gains.stock.wood, t.s.people[0].outside),
        (1, Some(Space::M2))
    );
}

#[test]
#[clause(id = "R-OUTSIDE-6", says = "food in camp does not feed who is outside", lies = Outside)]
fn the_camp_is_far_away() {
    let mut t = away(0);
    t.s.stock.food = 4;
    during(&mut t, Phase::Night, meal());
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1), t.s.stock.food), (2, 0, 3));
}

#[test]
#[clause(id = "R-OUTSIDE-6", says = "the food of the sheet does not feed the camp", lies = Outside)]
fn the_sheet_is_far_away() {
    let mut t = away(4);
    during(&mut t, Phase::Night, meal());
    t.settle();
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 2));
}

#[test]
#[clause(id = "R-OUTSIDE-5", says = "a shelter built in camp does not cover who is outside", lies = Outside)]
fn open_air() {
    let mut t = away(1);
    during(&mut t, Phase::Night, morning());
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 0));
}

#[test]
#[clause(id = "R-OUTSIDE-5", says = "a natural shelter of the tile covers who sleeps there, not the camp", lies = Outside)]
fn a_cave_for_one() {
    let mut t = two().tile(Space::M2, 2);
    sleeps(&mut t, 0, Space::M2, 1);
    during(&mut t, Phase::Night, morning());
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 1));
}

#[test]
#[clause(id = "R-OUTSIDE-4", says = "a cloud without food and wood hurts those in camp alone", lies = Outside)]
fn clouds_spare_the_sleeper() {
    let mut t = away(0);
    sky(&mut t, &[WeatherFace::Rain1]);
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 2));
}

#[test]
#[clause(id = "R-OUTSIDE-4", says = "the storm hurts those in camp alone", lies = Outside)]
fn the_storm_spares_the_sleeper() {
    let mut t = away(0);
    during(&mut t, Phase::Weather, vec![Op::Storm]);
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 1));
}

#[test]
#[clause(id = "R-OUTSIDE-2", says = "what a later action yields waits with the others", lies = Future)]
fn later_actions_wait() {
    let mut t = two().tile(Space::M2, 6).tile(Space::T1, 7);
    t.s.people[0].outside = Some(Space::T1);
    plan(&mut t, 0, gather(Space::M2, 0), &[ME, ME]);
    done(&mut t, 0);
    assert_eq!(t.s.gains.stock.wood, 1);
    let id = t.s.plan[0].id;
    t.run_ops(vec![Op::ActionDone(id)], &Ctx::default());
    let came = |e: &Event| matches!(e, Event::Arrived(stock) if stock.wood == 1);
    assert_eq!(count(&t, came), 1, "with the others, when the phase ended");
}

#[test]
#[clause(id = "R-OUTSIDE-1", says = "the own action of a treasure in the camp's hex keeps its gains on the sheet too", lies = Kept)]
fn a_card_action_of_the_night() {
    let mut t = two();
    let serial = hold(&mut t, "treasure_map", 1);
    let goal = Goal::Card {
        kind: Kind::Explore,
        serial,
    };
    plan(&mut t, 0, goal, &[ME, ME]);
    let ctx = within(&t, 0);
    let id = t.s.plan[0].id;
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::Effect(Effect::NightOutside)], &ctx);
    t.s.gains.stock.wood = 2;
    t.s.plan.push(castaway_robinson::plan::Placement {
        id: 9_000,
        done: false,
        ..t.s.plan[0].clone()
    });
    t.run_ops(vec![Op::ActionDone(id)], &Ctx::default());
    assert_eq!(t.s.people[0].sheet.stock.wood, 2);
}

#[test]
#[clause(id = "R-UD-4", says = "a demand of the night does not reach who is outside", lies = Outside)]
fn demands_of_the_night() {
    let mut t = away(0);
    let owed = Op::Pay {
        owed: Owed::Track(Track::Palisade),
        n: 1,
        wounds: true,
    };
    during(&mut t, Phase::Night, vec![owed]);
    assert_eq!((t.wounds(0), t.wounds(1)), (0, 1));
}

#[test]
#[clause(id = "R-RES-2", says = "a demand takes nothing that lies on a sheet outside", lies = Outside)]
fn the_sheet_pays_no_demand() {
    let mut t = away(3);
    let owed = Op::Pay {
        owed: Owed::Res(Res::Food),
        n: 1,
        wounds: true,
    };
    during(&mut t, Phase::Weather, vec![owed]);
    assert_eq!((t.s.people[0].sheet.stock.food, t.wounds(1)), (3, 1));
}

#[test]
#[clause(id = "R-NIGHT-5", says = "the second seat outside, the first at home without a roof", lies = Second)]
fn the_second_seat_outside() {
    let mut t = two().tile(Space::M2, 2);
    sleeps(&mut t, 1, Space::M2, 1);
    during(&mut t, Phase::Night, morning());
    assert_eq!((t.wounds(0), t.wounds(1)), (1, 0));
}

#[test]
#[clause(id = "R-MOVE-1", says = "the camp may move though all are outside", lies = Outside)]
fn an_empty_camp_moves() {
    let mut t = two().tile(Space::M2, 6);
    sleeps(&mut t, 0, Space::M2, 1);
    sleeps(&mut t, 1, Space::M2, 1);
    during(&mut t, Phase::Night, vec![Op::MayMoveCamp]);
    t.pick("M2");
    assert_eq!(t.s.camp, Space::M2);
}

#[test]
#[clause(id = "R-CARD-44", says = "a finder outside takes two alone, nobody in camp any", lies = Outside)]
fn the_disease_of_a_sleeper() {
    let mut t = away(1);
    t.s.phase = Phase::Action;
    t.run_ops(
        vec![Op::Effect(Effect::DistributeWounds { per_player: 2 })],
        &super::at::acting_as(ZERO),
    );
    assert_eq!(t.question(), None);
    assert_eq!(
        (t.s.people[0].night_wounds, t.s.people[1].night_wounds),
        (2, 0)
    );
}

#[test]
#[clause(id = "R-CARD-36", says = "spores of a finder outside spare camp and Friday", lies = Outside)]
fn spores_of_a_sleeper() {
    for (who, outside) in [(ZERO, true), (ONE, true), (ZERO, false)] {
        let mut t = two();
        t.s.piles.mysteries = vec!["poisonous_spores".into()];
        t.s.phase = Phase::Action;
        let ctx = Ctx {
            source: Some(castaway_robinson::task::CardRef::Mystery(
                "poisonous_spores".into(),
            )),
            ..super::at::acting_as(who)
        };
        t.run_ops(vec![Op::MysteryCard("poisonous_spores".into())], &ctx);
        t.settle();
        if outside && let Some(person) = t.s.person_mut(who) {
            person.outside = Some(Space::M2);
        }
        t.s.shelter = true;
        let before = [t.wounds(0), t.wounds(1)];
        t.s.phase = Phase::Night;
        let Who::Seat(seat) = who else { continue };
        let delayed = t.s.delayed.pop().expect("for the night");
        let mut ctx = delayed.ctx.clone();
        ctx.alone = outside;
        t.run_ops(
            delayed.effects.iter().cloned().map(Op::Effect).collect(),
            &ctx,
        );
        let hurt = [t.wounds(0) - before[0], t.wounds(1) - before[1]];
        let mut wanted = [u8::from(!outside); 2];
        wanted[usize::from(seat)] = 1;
        assert_eq!(hurt, wanted);
    }
}

#[test]
#[clause(id = "R-OUTSIDE-4", says = "poison found outside raises the weapons of all against hungry animals", lies = Outside)]
#[clause(id = "R-OUTSIDE-4", says = "who sleeps outside fights no hungry animals with an ability", lies = Outside)]
fn poison_found_outside_and_hungry_animals() {
    let mut t = Table::of(&["soldier", "cook"])
        .tile(Space::M2, 6)
        .item("pot");
    sleeps(&mut t, 0, Space::M2, 1);
    t.s.people[0].sheet.tokens.push("poison".into());
    t.s.people[0].det = 3;
    during(&mut t, Phase::Weather, vec![Op::HungryBeast]);
    // Levels are everybody's, an ability that counts in a fight is not.
    let levels = ["go", "use-a-s0-defensive_plan", "use-d-s0-poison"];
    assert_eq!(t.options(), levels, "no frenzy");
    t.pick("use-d-s0-poison");
    t.pick("go");
    assert_eq!((t.wounds(0), t.wounds(1), t.s.weapon), (0, 1, 2));
}

#[test]
#[clause(id = "R-OUTSIDE-4", says = "food that clouds take from an empty camp may be cooked before", lies = Outside)]
#[clause(id = "R-WEATHER-4", says = "where somebody is in camp, nothing is asked of food that the clouds take", lies = Store)]
fn the_last_food_of_an_empty_camp() {
    let rain = (WeatherDie::Rain, WeatherFace::Rain1);
    let animals = (WeatherDie::HungryAnimals, WeatherFace::Food);
    for (alone, roof, dice, asked) in [
        (true, 0, rain, true),
        (true, 2, rain, false),
        (false, 0, rain, false),
        (true, 2, animals, true),
        (false, 2, animals, false),
    ] {
        let mut t = Table::of(&["cook", "soldier"]).tile(Space::M2, 6).wood(2);
        sleeps(&mut t, 0, Space::M2, 1);
        if alone {
            sleeps(&mut t, 1, Space::M2, 1);
        }
        (t.s.people[0].det, t.s.people[0].wounds) = (2, 2);
        (t.s.stock.food, t.s.roof, t.s.shelter) = (1, roof, true);
        let dice = vec![dice];
        during(
            &mut t,
            Phase::Weather,
            vec![Op::WeatherWindow(dice.clone()), Op::Clouds(dice)],
        );
        assert_eq!(t.question().is_some(), asked, "{alone} {roof}");
        if asked {
            t.pick("use-a-s0-grandmas_recipe");
            t.settle();
            assert_eq!((t.s.people[0].wounds, t.s.stock.food), (0, 0));
        }
    }
}

#[test]
#[clause(id = "R-OUTSIDE-4", says = "where only clouds spare sleepers, they fight hungry animals with what they have", lies = Outside)]
fn sleepers_that_the_animals_reach() {
    let two = [Reading::OutsideCloudsOnly];
    for (readings, offered) in [(&[][..], false), (&two[..], true)] {
        let mut t = reading(Table::of(&["cook"]).tile(Space::M2, 6), readings);
        sleeps(&mut t, 0, Space::M2, 1);
        t.s.equipment = vec![("pistol".into(), 1)];
        t.s.weather.after_clouds = true;
        during(&mut t, Phase::Weather, vec![Op::HungryBeast]);
        assert_eq!(t.question().is_some(), offered);
    }
}

#[test]
#[clause(id = "R-CARD-26", says = "where the animals reach sleepers, armour may protect one of them", lies = Outside)]
fn armour_for_a_sleeper() {
    for (readings, people) in [
        (&[][..], &["s1"][..]),
        (&[Reading::OutsideCloudsOnly][..], &["s0", "s1"][..]),
    ] {
        let mut t = reading(two().tile(Space::M2, 6), readings);
        sleeps(&mut t, 0, Space::M2, 1);
        hold(&mut t, "helmet", 0);
        t.s.weather.after_clouds = true;
        during(&mut t, Phase::Weather, vec![Op::HungryBeast]);
        // With one person in camp there is nothing to choose.
        let offered = t.options();
        assert_eq!(offered.is_empty(), people.len() < 2, "{offered:?}");
        if !offered.is_empty() {
            assert_eq!(offered, people);
            t.pick("s0");
        }
        let hurt = (t.wounds(0), t.wounds(1));
        assert_eq!(hurt, if people.len() < 2 { (0, 2) } else { (2, 3) });
    }
}
