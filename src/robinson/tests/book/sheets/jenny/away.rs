//! Before the rescue (R-S3-2, R-S3-6).

use super::*;

#[test]
#[clause(id = "R-S3-2", says = "each Night Phase before the rescue wounds Jenny twice, and nobody else", lies = Table)]
fn two_wounds_each_night() {
    let mut t = solo();
    t.s.stock.food = 9;
    t.s.shelter = true;
    night(&mut t);
    assert_eq!((hers(&t), t.wounds(0)), (2, 0));
    let moved = t
        .events
        .iter()
        .position(|e| matches!(e, Event::Morale { .. }));
    let morning = t.events.iter().position(|e| *e == Event::Round(2));
    assert!(moved > morning, "her track has no arrows: {:?}", t.events);
}

#[test]
#[clause(id = "R-S3-2", says = "nothing else reaches her: no hunger, no open air, no animals, no event", lies = Table)]
fn nothing_else_reaches_her() {
    let mut t = solo();
    night(&mut t);
    assert_eq!(
        hers(&t),
        2,
        "she neither eats with the others nor sleeps in the open with them"
    );
    let mut t = solo();
    t.s.phase = Phase::Weather;
    t.run_ops(vec![Op::Hungry(WeatherFace::Beast)], &Ctx::default());
    t.settle();
    assert_eq!((hers(&t), t.wounds(0)), (0, 3));
    let mut t = solo();
    t.run_in(
        Phase::Event,
        vec![Effect::Wound {
            who: castaway_robinson::effect::Target::EachPlayer,
            n: 1,
        }],
    );
    assert_eq!((hers(&t), t.wounds(0)), (0, 1));
}

#[test]
#[clause(id = "R-S3-2", says = "before the rescue she cannot be healed, not even in the night that would kill her", lies = Store)]
fn she_cannot_be_healed_before() {
    let mut t = hurt(solo(), 9);
    t.s.discoveries = vec!["s3_herbs".into()];
    t.s.phase = Phase::Night;
    t.run_ops(vec![Op::NightPhase], &Ctx::default());
    assert_eq!(t.s.end, Some(End::Died(JENNY)), "and nobody is asked");
    let mut t = hurt(solo(), 4);
    t.s.people[0].wounds = 1;
    t.s.discoveries = vec!["s3_herbs".into()];
    t.s.phase = Phase::Night;
    t.use_it(Usable::Discovery("s3_herbs".into()))
        .expect("the carpenter is hurt");
    assert_eq!(
        (hers(&t), t.wounds(0)),
        (4, 0),
        "it goes to whoever is there"
    );
}

#[test]
#[clause(id = "R-S3-2", says = "her pawn does nothing before the rescue", lies = Plan)]
fn no_pawn_before_the_rescue() {
    let mut t = hurt(solo(), 2);
    let refused = t.plan(Goal::Rest, &[Pawn::Guest(0)]);
    assert_eq!(refused, Err(Rejection::PawnNotFree));
}

#[test]
#[clause(id = "R-S3-6", says = "ten wounds she bears, the eleventh loses the game: unrescued in the sixth night", lies = Table)]
fn she_dies_in_the_sixth_night() {
    let mut t = solo();
    t.s.shelter = true;
    for n in 1..=5 {
        t.s.stock.food = 9;
        night(&mut t);
        assert_eq!((hers(&t), t.s.end), (2 * n, None));
    }
    t.s.stock.food = 9;
    night(&mut t);
    assert_eq!((hers(&t), t.s.end), (11, Some(End::Died(JENNY))));
}

#[test]
#[clause(id = "R-S3-6", says = "the rescued lose the game as well when she dies", lies = Table)]
fn her_death_in_the_camp() {
    let mut t = rescued(hurt(pair(), 10));
    t.run_ops(vec![Op::Hurt(JENNY, 1)], &Ctx::default());
    assert_eq!(t.s.end, Some(End::Died(JENNY)));
    assert!(t.events.contains(&Event::Ended(End::Died(JENNY))));
}
