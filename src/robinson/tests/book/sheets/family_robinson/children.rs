//! Children (R-S6-4).

use super::*;

/// A night in this round with this much food.
fn night(mut t: Table, round: u8, food: u16) -> Table {
    t.s.round = round;
    t.s.stock.food = food;
    t.s.shelter = true;
    t.run_ops(
        vec![
            Op::FeedMouths,
            Op::Feed { extra: false },
            Op::FeedRest { extra: false },
        ],
        &Ctx::default(),
    );
    t.settle();
    t
}

/// Held by ruling("child-food").
#[test]
#[clause(id = "R-S6-4", says = "from rounds 7, 9 and 11 on one, two, three portions more are eaten", lies = Store)]
fn so_much_they_eat() {
    ruling("child-food");
    for (round, eaten) in [(6, 0), (7, 1), (8, 1), (9, 2), (10, 2), (11, 3), (12, 3)] {
        let t = night(pair(), round, 9);
        assert_eq!(t.s.stock.food, 9 - 2 - eaten, "round {round}");
        let more = u16::from(eaten > 0);
        let t = night(house(pair(), &[Reading::MouthsEatMore]), round, 9);
        assert_eq!(t.s.stock.food, 9 - 2 - eaten - more, "the other reading");
    }
}

/// Held by ruling("children-first"), ruling("sheet-6-figures").
#[test]
#[clause(id = "R-S6-4", says = "the children eat first; who goes hungry for it takes the wounds of hunger", lies = Second)]
fn children_first() {
    ruling("children-first");
    ruling("sheet-6-figures");
    let t = night(pair(), 9, 3);
    assert_eq!((t.s.end, t.s.stock.food), (None, 0));
    assert_eq!(t.wounds(0) + t.wounds(1), 2, "one of the two");
}

#[test]
#[clause(id = "R-S6-4", says = "food that keeps feeds them, too", lies = Store)]
fn what_keeps() {
    let mut t = solo();
    t.s.stock.npfood = 2;
    let t = night(t, 7, 0);
    assert_eq!((t.s.end, t.s.stock.npfood), (None, 0));
}

#[test]
#[clause(id = "R-S6-4", says = "with too little for them the game is lost at once, and nobody is wounded for it", lies = Store)]
fn a_hungry_child() {
    let t = night(pair(), 11, 2);
    assert_eq!(t.s.end, Some(End::Unfed));
    assert_eq!(t.wounds(0) + t.wounds(1), 0);
}

#[test]
#[clause(id = "R-S6-4", says = "before that whoever has food to use is asked", lies = Store)]
fn something_helps() {
    let mut t = with(solo(), "seeds");
    (t.s.round, t.s.phase) = (7, Phase::Night);
    t.run_ops(vec![Op::FeedMouths], &Ctx::default());
    t.pick("use-d-seeds");
    assert_eq!((t.s.end, t.s.stock.npfood), (None, 0));
    let mut t = with(solo(), "seeds");
    (t.s.round, t.s.phase) = (7, Phase::Night);
    t.run_ops(vec![Op::FeedMouths], &Ctx::default());
    t.pick("go");
    assert_eq!(t.s.end, Some(End::Unfed));
}

#[test]
#[clause(id = "R-S6-4", says = "the second helping of a token is not theirs, and food on the sheet of who sleeps outside neither", lies = Outside)]
fn not_theirs() {
    let mut t = pair();
    t.s.tokens.insert(
        (TokenKind::AdditionalFood, Place::Night),
        Default::default(),
    );
    t.s.people[1].outside = Some(Space::T1);
    t.s.people[1].sheet.stock.food = 5;
    t.s.shelter = true;
    t.s.round = 7;
    t.s.stock.food = 9;
    t.run_ops(vec![Op::NightPhase], &Ctx::default());
    let fed = t.events.iter().filter(|e| matches!(e, Event::MouthsFed(1)));
    assert_eq!(fed.count(), 1);
    let mut t = pair();
    t.s.people[1].outside = Some(Space::T1);
    t.s.people[1].sheet.stock.food = 5;
    t.s.round = 7;
    t.run_ops(vec![Op::FeedMouths], &Ctx::default());
    assert_eq!(t.s.end, Some(End::Unfed));
}

#[test]
#[clause(id = "R-S6-4", says = "a birth is told when its round begins, once", lies = Table)]
fn births() {
    for (round, told) in [
        (6, None),
        (7, Some(1)),
        (8, None),
        (9, Some(2)),
        (11, Some(3)),
        (12, None),
    ] {
        let mut t = solo();
        t.s.round = round;
        t.events.clear();
        t.run_ops(vec![Op::RoundStart], &Ctx::default());
        let births = t.events.iter().filter_map(|e| match e {
            Event::MoreMouths(n) => Some(*n),
            _ => None,
        });
        assert_eq!(
            births.collect::<Vec<_>>(),
            told.into_iter().collect::<Vec<_>>()
        );
    }
}
