//! What wins and what loses (R-S6-1 to R-S6-3).

use super::*;

#[test]
#[clause(id = "R-S6-1", says = "nine inventions of the deck are drawn, and exactly these count", lies = Table)]
fn nine_inventions() {
    use castaway_robinson::content::InventionKind;
    let t = pair();
    assert_eq!(t.s.drawn.len(), 9);
    for key in &t.s.drawn {
        let kind = catalog().inventions[key].kind;
        // The personal inventions of whoever does not play are in the deck, too.
        assert!(matches!(
            kind,
            InventionKind::Deck | InventionKind::Personal
        ));
        assert!(t.s.inventions[key].owner.is_none());
    }
    assert!(
        Table::solo().s.drawn.is_empty(),
        "no other sheet asks for them"
    );
}

#[test]
#[clause(id = "R-S6-1", says = "neither a default invention nor one that came later stands in for one of the nine", lies = Table)]
fn others_do_not_count() {
    let mut t = done(pair());
    let one = t.s.drawn.first().cloned().expect("nine");
    t.s.inventions.get_mut(&one).expect("there").built = false;
    let t = t.item("rope").item("pot").item("fence");
    let other = t.s.piles.inventions.last().cloned().expect("a deck");
    let mut t = t.item(other.as_str());
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, None);
}

#[test]
#[clause(id = "R-S6-2", says = "an invention that is gone when the last round ends loses the game, one that is only not built loses as time over", lies = Deck)]
fn one_is_gone() {
    for (gone, end) in [(true, End::InventionGone), (false, End::TimeOver)] {
        let mut t = done(solo());
        t.s.round = 12;
        let one = t.s.drawn.first().cloned().expect("nine");
        t.s.inventions.get_mut(&one).expect("there").built = false;
        if gone {
            t.run_ops(vec![Op::DropInvention(one)], &Ctx::default());
        }
        t.run_ops(vec![Op::RoundEnd], &Ctx::default());
        t.settle();
        assert_eq!(t.s.end, Some(end));
    }
}

#[test]
#[clause(id = "R-S6-2", says = "one that came back and was built wins", lies = Deck)]
fn one_came_back() {
    let mut t = done(solo());
    t.s.round = 12;
    let one = t.s.drawn.first().cloned().expect("nine");
    t.run_ops(vec![Op::LoseItem(one.clone())], &Ctx::default());
    t.settle();
    assert!(!t.s.inventions.contains_key(&one));
    t.run_ops(vec![Op::TakeInvention(one.clone())], &Ctx::default());
    let mut t = t.item(one.as_str());
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, Some(End::Won));
}

#[test]
#[clause(id = "R-S6-3", says = "it is won when a round ends, not before", lies = Table)]
fn won_at_the_end_of_a_round() {
    let mut t = done(pair());
    t.run_in(Phase::Action, vec![Effect::Morale { n: 1 }]);
    assert_eq!(t.s.end, None);
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, Some(End::Won));
}

#[test]
#[clause(id = "R-S6-3", says = "shelter, roof, palisade and weapons are each needed, and a natural shelter is none", lies = Table)]
fn each_part_is_needed() {
    type Miss = fn(&mut Table);
    let missing: [Miss; 4] = [
        |t| (t.s.shelter, t.s.camp) = (false, Space::T1),
        |t| t.s.roof = 0,
        |t| t.s.palisade = 0,
        |t| t.s.weapon = 0,
    ];
    let cave = catalog().tiles.values().find(|t| t.natural_shelter);
    let cave = cave.expect("a cave").number;
    for miss in missing {
        let mut t = done(solo()).tile(Space::T1, cave);
        miss(&mut t);
        t.run_ops(vec![Op::RoundEnd], &Ctx::default());
        assert_eq!(t.s.end, None);
    }
}

#[test]
#[clause(id = "R-S6-3", says = "an item in Future Resources or turned back is not built", lies = Future)]
fn built_means_available() {
    let mut t = done(solo());
    let one = t.s.drawn.first().cloned().expect("nine");
    t.s.inventions.get_mut(&one).expect("there").suspended = true;
    t.run_ops(vec![Op::RoundEnd], &Ctx::default());
    assert_eq!(t.s.end, None);
}

#[test]
#[clause(id = "R-S6-3", says = "whoever dies has lost, whatever is built", lies = Second)]
fn a_death() {
    let mut t = done(pair());
    t.run_ops(vec![Op::Hurt(Who::Seat(1), 20)], &Ctx::default());
    t.settle();
    assert_eq!(t.s.end, Some(End::Died(Who::Seat(1))));
}
