//! With the camp (R-S3-3 to R-S3-5).

use castaway_robinson::effect::{Mode, Target};

use super::*;

/// Held by ruling("jenny-pawn").
#[test]
#[clause(id = "R-S3-3", says = "rescued, her pawn rests once in a round and heals her by one; it may also stay idle", lies = Plan)]
fn she_rests_once() {
    let mut t = rescued(hurt(solo(), 3));
    t.s.stock.food = 9;
    t.s.shelter = true;
    t.plan(Goal::Rest, &[Pawn::Guest(0)]).expect("a rest");
    assert_eq!(
        t.plan(Goal::Rest, &[Pawn::Guest(0)]),
        Err(Rejection::PawnNotFree)
    );
    t.plan(Goal::Arrange, &[ME]).expect("camp work");
    t.plan(Goal::Arrange, &[ME]).expect("camp work");
    t.advance().expect("Friday may stay idle, too");
    t.settle();
    assert_eq!((hers(&t), t.s.round), (2, 2));
    t.plan(Goal::Arrange, &[ME]).expect("camp work");
    t.plan(Goal::Arrange, &[ME]).expect("camp work");
    t.advance().expect("her pawn need not stand");
}

#[test]
#[clause(id = "R-S3-3", says = "her pawn neither leads nor supports any other action", lies = Plan)]
fn she_does_nothing_else() {
    let jenny = Pawn::Guest(0);
    let mut t = rescued(solo()).wood(9).item("rope");
    for goal in [
        Goal::Arrange,
        Goal::Build(castaway_robinson::plan::Project::Shelter),
        explore(Space::T1),
    ] {
        let kind = goal.kind();
        assert_eq!(
            t.plan(goal.clone(), &[jenny]),
            Err(Rejection::PawnUnfit(kind))
        );
        if kind != Kind::Arrange {
            assert_eq!(t.plan(goal, &[ME, jenny]), Err(Rejection::PawnUnfit(kind)));
        }
    }
}

#[test]
#[clause(id = "R-S3-3", says = "whoever plans may place her pawn, in the second seat as well, and it is offered with Rest alone", lies = Second)]
fn anybody_places_her_pawn() {
    let mut t = rescued(hurt(pair(), 3));
    let offers = castaway_robinson::legal::offers(catalog(), &t.s, castaway_kernel::Seat(1));
    let led =
        |offer: &castaway_robinson::view::ActionOffer| offer.leaders.contains(&Pawn::Guest(0));
    let led: Vec<_> = offers
        .iter()
        .filter(|o| led(o))
        .map(|o| o.what.goal.clone())
        .collect();
    assert_eq!(led, [Goal::Rest]);
    t.give_as(1, &assign(Goal::Rest, &[Pawn::Guest(0)]))
        .expect("a rest");
}

#[test]
#[clause(id = "R-S3-4", says = "she eats one food each night, and hunger wounds her twice", lies = Store)]
fn she_eats() {
    let mut t = rescued(solo());
    t.s.shelter = true;
    t.s.stock.npfood = 2;
    night(&mut t);
    let ate = t.events.iter().filter(|e| matches!(e, Event::Ate(_)));
    assert_eq!(ate.count(), 2, "the two of them");
    assert_eq!((hers(&t), t.s.stock.npfood), (0, 0));
    let mut t = rescued(solo());
    t.s.shelter = true;
    night(&mut t);
    assert_eq!((hers(&t), t.wounds(0)), (2, 2));
}

#[test]
#[clause(id = "R-S3-4", says = "if food is short the group says whether she goes without", lies = Second)]
fn who_goes_without() {
    let mut t = rescued(pair());
    t.s.shelter = true;
    t.s.stock.food = 2;
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::NightPhase], &Ctx::default());
    assert_eq!(t.options(), ["s0", "s1", "g0"]);
    t.pick("g0");
    t.settle();
    assert_eq!((hers(&t), t.wounds(0), t.wounds(1)), (2, 0, 0));
}

#[test]
#[clause(id = "R-S3-4", says = "she suffers the open air like a character", lies = Table)]
fn the_open_air() {
    let mut t = rescued(pair());
    t.s.stock.food = 9;
    night(&mut t);
    assert_eq!((hers(&t), t.wounds(0), t.wounds(1)), (1, 1, 1));
}

#[test]
#[clause(id = "R-S3-4", says = "who stays in the camp suffers there while another sleeps outside", lies = Outside)]
fn she_stays_while_another_sleeps_outside() {
    let mut t = rescued(pair());
    t.s.people[1].outside = Some(Space::T1);
    t.s.phase = Phase::Weather;
    t.run_ops(vec![Op::Hungry(WeatherFace::Beast)], &Ctx::default());
    t.settle();
    assert_eq!((hers(&t), t.wounds(0), t.wounds(1)), (3, 3, 0));
}

#[test]
#[clause(id = "R-S3-4", says = "what a camp without a way out or a shelter to lose costs everybody hurts her too, Friday not", lies = Friday)]
fn a_camp_in_need() {
    for (effect, each) in [
        (Effect::MoveCamp, 1),
        (Effect::LoseShelter { or_wounds: 2 }, 2),
    ] {
        let mut t = rescued(pair());
        t.run_in(Phase::Event, vec![effect.clone()]);
        let all = (hers(&t), t.wounds(0), t.wounds(1));
        assert_eq!(all, (each, each, each), "{effect:?}");
        assert_eq!(t.s.friday.as_ref().map(|f| f.wounds), Some(0));
        let mut t = pair();
        t.run_in(Phase::Event, vec![effect.clone()]);
        assert_eq!((hers(&t), t.wounds(0)), (0, each), "away: {effect:?}");
    }
}

#[test]
#[clause(id = "R-S3-4", says = "she suffers unfulfilled demand and events that hit all, Friday does not", lies = Friday)]
fn demands_and_events() {
    let mut t = rescued(pair());
    t.run_in(
        Phase::Event,
        vec![Effect::Discard {
            res: Res::Food,
            n: 1,
            mode: Mode::Demand,
        }],
    );
    assert_eq!((hers(&t), t.wounds(0), t.wounds(1)), (1, 1, 1));
    t.run_in(
        Phase::Event,
        vec![Effect::Wound {
            who: Target::EachPlayer,
            n: 1,
        }],
    );
    assert_eq!((hers(&t), t.wounds(1)), (2, 2));
    let friday = t.s.friday.as_ref().expect("Friday");
    assert_eq!(friday.wounds, 0);
    // The one who acts bears alone what is missing then.
    let ctx = Ctx {
        actor: Some(Who::Seat(0)),
        action: true,
        ..Ctx::default()
    };
    let owed = Effect::Discard {
        res: Res::Food,
        n: 1,
        mode: Mode::Demand,
    };
    t.run_ops(vec![Op::Effect(owed)], &ctx);
    assert_eq!((hers(&t), t.wounds(0)), (2, 3));
}

#[test]
#[clause(id = "R-S3-4", says = "determination that each character owes wounds her once for each token", lies = Sheet)]
fn determination_that_she_has_not() {
    ruling("guest-determination");
    for (readings, wounds) in [(vec![], 2), (vec![Reading::GuestsOweNothing], 0)] {
        let mut t = rescued(house(solo(), &readings));
        t.s.people[0].det = 2;
        t.run_in(
            Phase::Event,
            vec![Effect::Det {
                who: Target::EachPlayer,
                n: -2,
                mode: Mode::Demand,
            }],
        );
        assert_eq!((hers(&t), t.wounds(0), t.det(0)), (wounds, 0, 0));
    }
}

/// Held by ruling("jenny-healing").
#[test]
#[clause(id = "R-S3-4", says = "rescued, she is healed by whatever heals somebody", lies = Store)]
fn she_is_healed() {
    let mut t = rescued(hurt(pair(), 4));
    t.s.people[1].wounds = 1;
    t.s.discoveries = vec!["s3_herbs".into()];
    t.s.phase = Phase::Night;
    t.use_it(Usable::Discovery("s3_herbs".into()))
        .expect("somebody is hurt");
    assert_eq!(t.options(), ["s1", "g0"]);
    t.pick("g0");
    assert_eq!((hers(&t), t.wounds(1)), (3, 1));
}

#[test]
#[clause(id = "R-S3-4", says = "whoever can keep her alive is asked before she dies", lies = Store)]
fn somebody_can_save_her() {
    let mut t = rescued(hurt(pair(), 10));
    t.s.equipment = vec![("flask_of_rum".into(), 2)];
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::Hurt(JENNY, 1)], &Ctx::default());
    assert!(
        t.options().iter().any(|o| o.contains("flask_of_rum")),
        "{:?}",
        t.options()
    );
    let key = t
        .options()
        .into_iter()
        .find(|o| o.contains("rum"))
        .expect("the rum");
    t.pick(&key);
    t.settle();
    assert_eq!(t.s.end, None);
}

#[test]
#[clause(id = "R-S3-5", says = "she changes no price, is never First Player, and has no determination", lies = Table)]
fn she_is_no_player() {
    let mut t = rescued(pair()).wood(2);
    t.plan(
        Goal::Build(castaway_robinson::plan::Project::Shelter),
        &[ME, ME],
    )
    .expect("two wood, as for two");
    let mut t = rescued(pair());
    for first in [1, 0] {
        t.run_ops(vec![Op::Effect(Effect::PassFirstPlayer)], &Ctx::default());
        assert_eq!(t.s.first, first);
    }
    t.run_in(
        Phase::Event,
        vec![Effect::Det {
            who: Target::EachPlayer,
            n: 1,
            mode: Mode::Demand,
        }],
    );
    assert_eq!((t.det(0), t.det(1), t.s.guests[0].person.det), (1, 1, 0));
    t.run_in(
        Phase::Event,
        vec![Effect::Det {
            who: Target::Split,
            n: 1,
            mode: Mode::Demand,
        }],
    );
    assert!(!t.options().contains(&"g0".to_owned()), "{:?}", t.options());
}

fn rested(aids: &[&str]) -> u8 {
    let mut t = rescued(hurt(solo(), 5));
    t.s.stock.food = 9;
    t.s.shelter = true;
    for aid in aids {
        match *aid {
            "hammock" => crate::table::play::treasure(&mut t, aid),
            item => t = t.item(item),
        }
    }
    t.plan(Goal::Rest, &[Pawn::Guest(0)]).expect("a rest");
    t.plan(Goal::Rest, &[ME]).expect("a rest");
    t.plan(Goal::Arrange, &[ME]).expect("camp work");
    t.s.people[0].wounds = 5;
    t.advance().expect("the plan stands");
    t.settle();
    assert_eq!(t.wounds(0), if aids.contains(&"bed") { 3 } else { 4 });
    assert_eq!(t.s.guests[0].person.det, 0);
    5 - hers(&t)
}

#[test]
#[clause(id = "R-S3-5", says = "Bed and Hammock help the Rest of others, not hers", lies = Kept)]
fn bed_and_hammock() {
    ruling("guest-rest-aids");
    assert_eq!(
        (rested(&[]), rested(&["bed"]), rested(&["hammock"])),
        (1, 1, 1)
    );
}
