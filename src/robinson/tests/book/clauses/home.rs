//! What whoever slept outside brings home in the morning (R-OUTSIDE-7).

use castaway_clause::clause;
use castaway_robinson::{
    event::Event,
    ids::Phase,
    rulings::{Reading, Rulings},
    task::Op,
};

use super::at::{ZERO, count, during, meal, morning};
use super::outside::away;

#[test]
#[clause(id = "R-OUTSIDE-1", says = "found tokens stay with the finder for the night and come home in the morning", lies = Outside)]
#[clause(id = "R-OUTSIDE-7", says = "tokens on the sheet are everybody's from the next round on", lies = Outside)]
fn tokens_come_home() {
    let mut t = away(1);
    t.s.people[0].sheet.tokens.push("tobacco".into());
    assert!(t.s.discoveries.is_empty());
    during(&mut t, Phase::Night, vec![Op::RoundEnd]);
    t.settle();
    assert!(t.s.discoveries.contains(&"tobacco".into()));
    assert!(t.s.people[0].sheet.tokens.is_empty() && t.s.people[0].outside.is_none());
}

#[test]
#[clause(id = "R-OUTSIDE-7", says = "an automatic token of the sheet is traded as it comes home", lies = Outside)]
#[clause(id = "R-DISC-1", says = "a Fallen Tree that slept outside is one wood in the morning", lies = Outside)]
fn a_fallen_tree_comes_home() {
    let mut t = away(1);
    t.s.people[0].sheet.tokens.push("fallen_tree".into());
    t.s.rulings = Rulings::default().with(Reading::PileBeforeEvent);
    during(&mut t, Phase::Night, vec![Op::RoundEnd]);
    let wood = t.s.stock.wood;
    assert_eq!(wood, 1, "before the production");
}

#[test]
#[clause(id = "R-OUTSIDE-7", says = "a treasure that works from the next round serves in the round it comes home", lies = Outside)]
fn a_hammock_found_outside() {
    let mut t = away(1);
    t.s.piles.mysteries.retain(|k| k.as_str() != "hammock");
    t.s.people[0].sheet.treasures.push(("hammock".into(), ZERO));
    during(&mut t, Phase::Night, vec![Op::RoundEnd]);
    t.settle();
    let kept =
        t.s.kept
            .iter()
            .find(|k| k.card.as_str() == "hammock")
            .expect("kept");
    assert!(
        kept.from <= t.s.round,
        "from round {} in round {}",
        kept.from,
        t.s.round
    );
}

#[test]
#[clause(id = "R-OUTSIDE-7", says = "leftover food of the sheet goes to the store in the morning and has not rotted", lies = Outside)]
fn leftovers_come_home() {
    let mut t = away(3);
    during(
        &mut t,
        Phase::Night,
        [meal(), morning(), vec![Op::RoundEnd]].concat(),
    );
    let there = count(&t, |e| matches!(e, Event::Rotted(_)));
    assert_eq!(there, 0);
    assert_eq!(t.s.stock.food, 2);
}

#[test]
#[clause(id = "R-OUTSIDE-7", says = "equipment found outside is everybody's in the morning", lies = Outside)]
fn equipment_comes_home() {
    let mut t = away(1);
    t.s.people[0].sheet.equipment.push("pistol".into());
    during(&mut t, Phase::Night, vec![Op::RoundEnd]);
    t.settle();
    assert_eq!(t.s.equipment, [("pistol".into(), 2)]);
}
