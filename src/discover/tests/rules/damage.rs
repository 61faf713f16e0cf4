use castaway_clause::clause;
use castaway_discover::{
    command::Command,
    event::{Event, RollOf},
    ids::{Damage, Res},
    reject::Rejection,
    state::{Fate, Label, Phase},
};
use castaway_kernel::Seat;

use crate::table::Table;

#[test]
#[clause(id = "D-DMG-1", says = "four kinds of damage", lies = Own)]
#[clause(id = "D-DMG-2", says = "each damage turns one of three dials", lies = Own)]
#[clause(id = "D-DMG-3", says = "a fourth eliminates", lies = Own)]
fn the_fourth_damage_kills() {
    let mut table = Table::plain("q_beacon", 2);
    for kind in ["starvation", "sickness", "physical"] {
        table.resolve(1, &format!(r#"[{{"op":"damage","kind":"{kind}","n":1}}]"#));
    }
    assert_eq!(table.s.seats[1].damage.len(), 3);
    assert_eq!(table.s.seats[1].fate, Fate::Here);
    table.resolve(1, r#"[{"op":"damage","kind":"dehydration","n":1}]"#);
    assert_eq!(table.s.seats[1].fate, Fate::Lost);
    assert_eq!(Damage::ALL.len(), 4);
}

#[test]
#[clause(id = "D-DIRTY-1", says = "dirty water counts as water", lies = Own)]
#[clause(id = "D-DIRTY-2", says = "after it medicine is spent or a die rolled: 1 to 3 make sick", lies = Own)]
#[clause(id = "D-DIRTY-3", says = "dirty water that is dropped has no roll", lies = Own)]
fn dirty_water() {
    let mut table = Table::plain("q_beacon", 1);
    table.night("n2");
    table.holds(0, &[(Res::Dirty, 1), (Res::Medicine, 1)]);
    table.order(0, Command::EndTurn);
    table.answer(0, Label::Yes);
    let mut rolled = table.clone();
    table.answer(0, Label::Yes);
    assert!(table.me().stock.is_empty() && table.me().damage.is_empty());
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        rolled.s.seed = seed;
        let mut other = rolled.clone();
        other.answer(0, Label::No);
        let die = other.told.iter().find_map(|e| match e {
            Event::RolledFor(_, n, RollOf::Dirty) => Some(*n),
            _ => None,
        });
        let sick = other.me().damage == [Damage::Sickness];
        assert_eq!(sick, die.unwrap() <= 3);
        seen.insert(sick);
    }
    assert_eq!(seen.len(), 2);
}

#[test]
#[clause(id = "D-DIRTY-2", says = "whoever knows water is sick on a 1 only", lies = Own)]
fn dirty_water_is_safer_for_some() {
    let mut table = Table::plain("q_beacon", 1);
    table.plays(0, "wt");
    table.holds(0, &[(Res::Dirty, 1)]);
    for seed in 0..40 {
        let mut other = table.clone();
        other.s.seed = seed;
        other.resolve(0, r#"[{"op":"pay_or","pay":{"water":1},"els":[]}]"#);
        other.answer(0, Label::Yes);
        let die = other.told.iter().find_map(|e| match e {
            Event::RolledFor(_, n, RollOf::Dirty) => Some(*n),
            _ => None,
        });
        assert_eq!(other.me().damage.len(), usize::from(die.unwrap() == 1));
    }
}

#[test]
#[clause(id = "D-HEAL-1", says = "healing is for its user, who chooses a kind that is not named", lies = Own)]
fn healing_of_any_kind() {
    let mut table = Table::plain("q_beacon", 2);
    table.seat(0).damage = vec![Damage::Starvation, Damage::Physical];
    table.seat(1).damage = vec![Damage::Sickness];
    table.resolve(0, r#"[{"op":"heal","kind":"any","n":1}]"#);
    table.answer(0, Label::Damage(Damage::Physical));
    assert_eq!(table.me().damage, [Damage::Starvation]);
    assert_eq!(table.s.seats[1].damage.len(), 1);
}

#[test]
#[clause(id = "D-GOLD-3", says = "as much as possible is lost", lies = Own)]
#[clause(id = "D-GOLD-4", says = "what cannot be done is left out", lies = Own)]
fn as_much_as_possible() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[(Res::Meat, 1)]);
    table.resolve(0, r#"[{"op":"lose","res":"meat","n":3},{"op":"heal","kind":"any","n":1},{"op":"stamina","n":-3}]"#);
    assert!(table.me().stock.is_empty());
    assert_eq!(table.me().stamina, 9, "what comes after it is done");
    table.seat(0).stamina = 2;
    table.resolve(0, r#"[{"op":"stamina","n":-3}]"#);
    assert_eq!(table.me().stamina, 0);
}

#[test]
#[clause(id = "D-LEAD-4", says = "an eliminated leader passes the token to the left", lies = Other)]
#[clause(id = "D-R-20", says = "to the next who is on the map; the turns left go on in seat order", lies = Other)]
fn a_leader_falls() {
    let mut table = Table::plain("q_beacon", 4);
    table.order(1, Command::GiveUp);
    table.order(0, Command::GiveUp);
    assert_eq!(table.s.leader, Seat(2));
    assert_eq!(table.s.turn().unwrap().seat, Seat(2));
}

#[test]
fn the_last_survivor_gives_up_while_something_is_asked() {
    let mut table = Table::plain("q_beacon", 1);
    table.threats(&["wild_5", "wild_4"]).plays(0, "st");
    table.resolve(0, r#"[{"op":"threat","who":"me"}]"#);
    assert!(table.s.ask.is_some());
    table.order(0, Command::GiveUp);
    assert_eq!(table.s.phase, Phase::Over);
    assert!(table.s.ask.is_none() && table.s.stack.is_empty());
    assert_eq!(table.me().fate, Fate::Lost);
    assert!(table.told.contains(&Event::Fell(Seat(0))));
}

#[test]
fn in_company_nobody_gives_up_while_something_is_asked() {
    let mut table = Table::plain("q_beacon", 2);
    table.holds(0, &[(Res::Food, 2)]);
    let asked = r#"[{"op":"pay_or","pay":{"food":1},"els":[]}]"#;
    table.resolve(0, asked);
    assert_eq!(table.options(0), [Label::Yes, Label::No]);
    for seat in [0, 1] {
        assert_eq!(table.refused(seat, Command::GiveUp), Rejection::NotNow);
    }
    table.answer(0, Label::Yes).order(1, Command::GiveUp);
    assert_eq!(table.s.seats[1].fate, Fate::Lost);
    // Whoever is left is the last one, and leaves no question.
    table.resolve(0, asked);
    assert!(table.s.ask.is_some());
    table.order(0, Command::GiveUp);
    assert_eq!(table.s.phase, Phase::Over);
}

#[test]
#[clause(id = "D-LEAD-3", says = "at dawn the leader names another, or all others name the same", lies = Other)]
#[clause(id = "D-NIGHT-4", says = "the token is kept or passed before the first action", lies = Other)]
fn leadership() {
    let mut table = Table::plain("q_beacon", 3);
    let mut passed = table.clone();
    passed.order(0, Command::Lead(Seat(2)));
    assert_eq!(
        (passed.s.leader, passed.s.turn().unwrap().seat),
        (Seat(2), Seat(2))
    );
    table.order(1, Command::Lead(Seat(1)));
    assert_eq!(table.s.leader, Seat(0), "one of two others");
    table.order(2, Command::Lead(Seat(1)));
    assert_eq!(
        (table.s.leader, table.s.turn().unwrap().seat),
        (Seat(1), Seat(1))
    );
    table.holds(1, &[(Res::Meat, 1)]);
    table.order(1, Command::Cook(1));
    assert_eq!(
        table.refused(1, Command::Lead(Seat(0))),
        castaway_discover::reject::Rejection::Late
    );
}
