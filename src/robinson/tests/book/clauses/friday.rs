//! Friday acts, suffers and uses things (chapter 28).

use castaway_clause::clause;
use castaway_robinson::{
    content::WeatherFace,
    effect::{Effect, Mode, Target},
    event::Event,
    ids::{Deck, Phase, Place, Space, TokenKind, Track, Who},
    plan::{Goal, Pawn, Project},
    reject::Rejection,
    task::{Op, Owed},
};

use super::at::{acting_as, count, during, hold, meal, morning, plan, sky, taken, won};
use crate::rules::help::friday;
use crate::table::{
    ME, Table,
    play::{finish, gather, go, hunting, level, token},
};

#[test]
#[clause(id = "R-FRIDAY-7", says = "what the action brought in which he died stays", lies = Friday)]
#[clause(id = "R-HUNT-4", says = "food and fur of his hunt wait with the rest", lies = Friday)]
fn his_last_hunt() {
    let mut t = Table::solo();
    hunting(&mut t, &["fox"]);
    t.s.friday.as_mut().expect("he plays").wounds = 2;
    plan(&mut t, 0, Goal::Hunt, &[Pawn::Friday, Pawn::Dog]);
    go(&mut t);
    finish(&mut t);
    assert!(t.s.friday.as_ref().is_some_and(|f| f.dead) && t.s.end.is_none());
    let fur = |e: &Event| {
        matches!(
            e,
            Event::Gained {
                res: castaway_robinson::ids::Res::Fur,
                n: 1,
                ..
            }
        )
    };
    assert_eq!(count(&t, fur), 1);
}

#[test]
#[clause(id = "R-FRIDAY-7", says = "an action that he was to lead and did not live to see is undone, its wood free again", lies = Friday)]
fn what_he_left_undone() {
    let mut t = Table::solo().wood(1);
    plan(&mut t, 0, level(Track::Weapon), &[Pawn::Friday]);
    t.s.friday.as_mut().expect("he plays").dead = true;
    let id = t.s.plan[0].id;
    t.s.plan.push(castaway_robinson::plan::Placement {
        id: 8_000,
        ..t.s.plan[0].clone()
    });
    t.s.plan[1].done = true;
    t.run_ops(
        vec![Op::Resolve(id)],
        &castaway_robinson::task::Ctx::default(),
    );
    assert_eq!(t.s.weapon, 0);
    let lost = |e: &Event| matches!(e, Event::Failed { .. } | Event::Succeeded { .. });
    assert_eq!(count(&t, lost), 0);
}

#[test]
#[clause(id = "R-UD-2", says = "a demand of his action wounds him alone", lies = Friday)]
fn his_demands_are_his() {
    let mut t = Table::solo();
    let owed = Op::Pay {
        owed: Owed::Track(Track::Palisade),
        n: 1,
        wounds: true,
    };
    t.s.phase = Phase::Action;
    t.run_ops(vec![owed], &acting_as(Who::Friday));
    assert_eq!((friday(&t).0, t.wounds(0)), (1, 0));
}

#[test]
#[clause(id = "R-FRIDAY-2", says = "a demand of an event leaves him out", lies = Friday)]
fn events_demand_nothing_of_him() {
    let mut t = Table::solo();
    t.run_in(
        Phase::Event,
        vec![
            Effect::Det {
                who: Target::EachPlayer,
                n: -1,
                mode: Mode::Demand,
            },
            Effect::Level {
                track: Track::Roof,
                n: -1,
                mode: Mode::Demand,
            },
        ],
    );
    assert_eq!((friday(&t), t.wounds(0)), ((0, 0), 2));
}

#[test]
#[clause(id = "R-FRIDAY-9", says = "clouds, animals, storm and the night do not touch him", lies = Friday)]
fn weather_and_night_leave_him() {
    let mut t = Table::solo();
    t.s.weather.storm = true;
    sky(&mut t, &[WeatherFace::Rain1, WeatherFace::Beast]);
    during(&mut t, Phase::Night, [meal(), morning()].concat());
    assert_eq!(friday(&t).0, 0);
    assert!(t.wounds(0) > 5);
}

#[test]
#[clause(id = "R-FRIDAY-3", says = "he builds an invention of the board alone, with nobody's pawn", lies = Friday)]
fn he_builds() {
    let mut t = Table::solo().tile(Space::M2, 3);
    plan(
        &mut t,
        0,
        Goal::Build(Project::Invention("map".into())),
        &[Pawn::Friday],
    );
    taken(&mut t, 0, won(Deck::Build));
    let built = |e: &Event| matches!(e, Event::Built(k) if k.as_str() == "map");
    assert_eq!(count(&t, built), 1);
}

#[test]
#[clause(id = "R-PERS-1", says = "he leads no Build of a personal invention, but he may support it", lies = Friday)]
fn personal_inventions_are_not_his() {
    let mut t = Table::solo().item("rope");
    let snare = Goal::Build(Project::Invention("snare".into()));
    assert_eq!(
        t.plan(snare.clone(), &[Pawn::Friday]),
        Err(Rejection::NotOwner("snare".into()))
    );
    t.plan(snare, &[ME, Pawn::Friday]).expect("he supports");
}

#[test]
#[clause(id = "R-FRIDAY-10", says = "a Saber in his hunt wounds him and counts for him", lies = Kept)]
#[clause(id = "R-CARD-39", says = "one user a round: after Friday nobody else", lies = Friday)]
fn his_saber() {
    let mut t = Table::solo();
    let serial = hold(&mut t, "saber", 0);
    t.s.phase = Phase::Action;
    let ctx = castaway_robinson::task::Ctx {
        placement: Some(1),
        ..acting_as(Who::Friday)
    };
    t.run_ops(
        vec![Op::Fight(Who::Friday, crate::rules::help::foe(3))],
        &ctx,
    );
    assert!(
        t.options().contains(&format!("use-k-{serial}")),
        "{:?}",
        t.options()
    );
    t.pick(&format!("use-k-{serial}"));
    t.settle();
    assert_eq!(friday(&t).0, 1, "its price, and no wound of the fight");
    t.run_ops(
        vec![Op::Fight(Who::Seat(0), crate::rules::help::foe(3))],
        &castaway_robinson::task::Ctx {
            placement: Some(2),
            ..acting_as(Who::Seat(0))
        },
    );
    assert_eq!((t.question(), t.wounds(0)), (None, 3));
}

#[test]
#[clause(id = "R-FRIDAY-10", says = "the Bible helps his own Arrange Camp", lies = Friday)]
#[clause(id = "R-CARD-6", says = "determination and healing of the Bible go to who arranges", lies = Friday)]
fn his_bible() {
    let mut t = Table::solo();
    t.s.equipment = vec![("bible".into(), 1)];
    t.s.friday.as_mut().expect("he plays").wounds = 2;
    plan(&mut t, 0, Goal::Arrange, &[Pawn::Friday]);
    let ctx = super::at::within(&t, 0);
    let id = t.s.plan[0].id;
    t.s.phase = Phase::Action;
    t.run_ops(vec![Op::Succeed(id)], &ctx);
    t.pick("use-e-bible");
    t.settle();
    assert_eq!(friday(&t), (1, 3));
}

#[test]
#[clause(id = "R-TOKEN-7", says = "danger on a tile wounds Friday when he leads there unarmed", lies = Friday)]
fn danger_meets_friday() {
    for (weapon, wounds) in [(0, 1), (1, 0)] {
        let mut t = Table::solo().tile(Space::M2, 6);
        t.s.weapon = weapon;
        token(&mut t, TokenKind::GreaterDanger, Place::Space(Space::M2));
        plan(&mut t, 0, gather(Space::M2, 0), &[Pawn::Friday]);
        go(&mut t);
        let hurt = |e: &Event| {
            matches!(
                e,
                Event::Wounded {
                    who: Who::Friday,
                    n: 1,
                    ..
                }
            )
        };
        let at = t
            .events
            .iter()
            .position(|e| matches!(e, Event::Resolving { .. }))
            .unwrap_or(t.events.len());
        assert_eq!(
            t.events[..at].iter().filter(|e| hurt(e)).count(),
            wounds,
            "weapon {weapon}"
        );
    }
}

#[test]
#[clause(id = "R-FRIDAY-1", says = "the First Player's duties pass him by", lies = Friday)]
fn never_first() {
    let mut t = Table::solo();
    for _ in 0..3 {
        t.run_ops(
            vec![Op::Effect(Effect::PassFirstPlayer)],
            &castaway_robinson::task::Ctx::default(),
        );
        assert_eq!(t.s.first, 0);
    }
}

#[test]
#[clause(id = "R-FRIDAY-12", says = "his pawn and the Dog may stay idle", lies = Friday)]
#[clause(id = "R-PLAN-3", says = "a character's own pawns must all stand", lies = Table)]
fn idle_helpers() {
    let mut t = Table::solo();
    t.plan(Goal::Rest, &[ME]).expect("one");
    assert!(matches!(
        t.advance(),
        Err(Rejection::PawnsLeft { seat: 0, left: 1 })
    ));
    t.plan(Goal::Rest, &[ME]).expect("two");
    t.s.stock.food = 3;
    t.advance().expect("Friday and the Dog idle");
}
