//! The wood pile: when it takes wood, and that it gives none back.

use castaway_clause::clause;
use castaway_kernel::{Game, Seat, Voice};
use castaway_robinson::{
    Island,
    ask::{Loss, Question},
    effect::{Effect, Holding},
    event::Event,
    ids::{Phase, Res, Track},
    reject::Rejection,
    task::{Op, Owed, Usable},
};

use super::at::{during, plan};
use crate::rules::help::two;
use crate::table::{
    ME, Table, catalog,
    play::{at, build, go, level},
};

#[test]
#[clause(id = "R-S1-1", says = "wood is laid before and while planning, none once actions are resolved", lies = Store)]
#[clause(id = "R-S1-1", says = "in the weather and in the night the pile takes no wood of the store", lies = Store)]
fn no_wood_once_the_actions_have_begun() {
    for (phase, resolving, laid) in [
        (Phase::Event, false, true),
        (Phase::Morale, false, true),
        (Phase::Production, false, true),
        (Phase::Action, false, true),
        (Phase::Action, true, false),
        (Phase::Weather, false, false),
        (Phase::Night, false, false),
    ] {
        let mut t = two().wood(2);
        (t.s.phase, t.s.resolving) = (phase, resolving);
        let answer = if laid { Ok(()) } else { Err(Rejection::NotNow) };
        assert_eq!(t.use_it(Usable::Pile), answer, "{phase:?}");
        if laid {
            t.pick("1");
        }
        let left = if laid { 1 } else { 2 };
        assert_eq!((t.s.pile[0], t.s.stock.wood), (u8::from(laid), left));
    }
}

#[test]
#[clause(id = "R-S1-1", says = "where several play the group says whether even one wood is laid, alone it is laid at once", lies = Store)]
fn of_several_nobody_lays_the_last_wood_alone() {
    for (mut t, asked) in [(two(), true), (Table::solo(), false)] {
        t = t.wood(1);
        t.use_it(Usable::Pile).expect("the pile is open");
        let question = t.question().cloned();
        assert_eq!(question == Some(Question::PileWood), asked);
        if asked {
            assert_eq!((t.s.pile[0], t.s.stock.wood), (0, 1), "nothing is laid yet");
            assert_eq!(t.options(), ["0", "1"]);
            let awaited = Island::awaited(catalog(), &t.s);
            let voices: Vec<_> = awaited.iter().map(|one| (one.seat, &one.voice)).collect();
            assert_eq!(voices, [(Seat(0), &Voice::Vote), (Seat(1), &Voice::Vote)]);
            let mut kept = t.clone();
            kept.pick("0");
            assert_eq!((kept.s.pile[0], kept.s.stock.wood), (0, 1));
            assert!(
                kept.s.planning && kept.question().is_none(),
                "the plan goes on"
            );
            t.pick("1");
        }
        assert_eq!((t.s.pile[0], t.s.stock.wood), (1, 0));
        assert!(t.s.planning && t.question().is_none(), "the plan goes on");
    }
}

#[test]
#[clause(id = "R-S1-1", says = "Oil lays its wood in the night too", lies = Store)]
#[clause(id = "R-S1-1", says = "the Mast lays its wood as the Action Phase ends", lies = Future)]
fn oil_and_mast_know_no_hour() {
    let mut t = two();
    t.s.discoveries = vec!["oil".into()];
    t.s.pile = vec![1, 0, 0, 0, 0];
    t.s.phase = Phase::Night;
    t.use_it(Usable::Discovery("oil".into())).expect("any time");
    assert_eq!(t.s.pile, [1, 2, 0, 0, 0]);
    let mut t = two().item("rope").wood(1);
    t.s.stock.fur = 1;
    t.s.pile = vec![1, 2, 0, 0, 0];
    plan(&mut t, 0, build("mast"), &[ME, ME]);
    go(&mut t);
    t.settle();
    let (stage, wood, of) = (3, 3, 3);
    let laid = at(&t, |e| *e == Event::Pile { stage, wood, of });
    let last = t
        .events
        .iter()
        .rposition(|e| matches!(e, Event::Resolving { .. }));
    let night = at(&t, |e| *e == Event::Phase(Phase::Night));
    assert!(
        last < laid && laid.is_some() && laid < night,
        "{last:?} {laid:?} {night:?}"
    );
}

#[test]
#[clause(id = "R-S1-3", says = "no demand and no loss of everything touches the wood of the pile", lies = Table)]
#[clause(id = "R-S1-3", says = "the wood of the pile pays no Build", lies = Table)]
fn what_lies_on_the_pile_stays_there() {
    let mut t = two().wood(1);
    t.s.pile = vec![1, 2, 3, 0, 0];
    let owed = Op::Pay {
        owed: Owed::Res(Res::Wood),
        n: 3,
        wounds: true,
    };
    let all = Op::Effect(Effect::LoseAll {
        what: Holding::Resources,
    });
    during(&mut t, Phase::Event, vec![owed, all]);
    assert_eq!((t.s.stock.wood, t.wounds(0), t.wounds(1)), (0, 2, 2));
    t.s.phase = Phase::Action;
    let refused = t.plan(level(Track::Weapon), &[ME]);
    assert!(matches!(refused, Err(Rejection::Needs { .. })));
    assert_eq!(t.s.pile, [1, 2, 3, 0, 0]);
}

#[test]
#[clause(id = "R-UD-9", says = "before the last wood goes for nothing it may be laid on the pile, and then nothing goes", lies = Store)]
#[clause(id = "EX-UD-5", says = "one wood asked for if possible goes when nobody lays it, without a wound", lies = Store)]
fn wood_goes_to_the_pile_first() {
    let taken = Op::Pay {
        owed: Owed::Res(Res::Wood),
        n: 1,
        wounds: false,
    };
    for (answer, laid) in [("use-pile", 1), ("go", 0)] {
        let mut t = two().wood(1);
        during(&mut t, Phase::Event, vec![taken.clone()]);
        assert_eq!(t.question(), Some(&Question::Before(Loss::Goods)));
        t.pick(answer);
        assert_eq!((t.question(), t.s.stock.wood, t.s.pile[0]), (None, 0, laid));
        assert_eq!((t.wounds(0), t.wounds(1)), (0, 0));
    }
}
