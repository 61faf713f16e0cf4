//! Standing answers: what each says, and where somebody is asked all the same.

use castaway_discover::{
    Discover,
    command::Command,
    habit::{self, Habit},
    ids::{Damage, Res, Support},
    on_way::OnWay,
    state::Label,
    world::World,
};
use castaway_kernel::{Answer, Game, Key, Seat};

use crate::table::Table;

/// What a standing answer of a seat says to the open question.
fn says(table: &Table, seat: u8, name: &str) -> Option<Label> {
    let names = [Key::from(name)];
    let (by, Answer { picks, .. }) =
        Discover::by_habit(&table.catalog, &table.s, Seat(seat), &names)?;
    assert_eq!(by, names[0]);
    let place: usize = picks[0].as_str().parse().unwrap();
    Some(table.options(seat)[place].clone())
}

/// Two survivors on the evening of a hungry night, each with so much food.
fn hungry(food: u8, damage: &[Damage]) -> Table {
    let mut table = Table::plain("q_herd", 2);
    table.night("n3");
    for seat in 0..2 {
        table.holds(seat, &[(Res::Food, food)]);
        table.seat(seat).damage = damage.to_vec();
    }
    table
}

fn asked(mut table: Table) -> Table {
    table.order(0, Command::EndTurn).order(1, Command::EndTurn);
    assert_eq!(table.options(0), [Label::Yes, Label::No]);
    table
}

#[test]
fn what_is_hunger_else_is_paid() {
    let table = asked(hungry(1, &[]));
    assert_eq!(says(&table, 0, "pay"), Some(Label::Yes));
    assert_eq!(says(&table, 1, "pay"), Some(Label::Yes));
    assert_eq!(says(&table, 0, "support.1.none"), None);
    assert!(Discover::first_habits().contains(&"pay"));
}

#[test]
fn what_the_open_stage_of_the_quest_takes_is_for_its_owner_to_say() {
    let mut table = hungry(1, &[]);
    table.s.quest.stage = 2;
    let table = asked(table);
    assert_eq!(says(&table, 0, "pay"), None);
    // Whoever has it left over after what the quest takes is not asked.
    let mut table = hungry(4, &[]);
    table.s.quest.stage = 2;
    assert_eq!(says(&asked(table), 0, "pay"), Some(Label::Yes));
}

#[test]
fn dirty_water_is_water_that_the_open_stage_takes() {
    let thirst =
        r#"[{"op":"pay_or","pay":{"water":1},"els":[{"op":"damage","kind":"dehydration","n":1}]}]"#;
    for (held, says_yes) in [(1, false), (3, true)] {
        let mut table = Table::plain("q_seed", 2);
        // Two marked spots take a water each.
        table.s.quest.stage = 3;
        table.holds(0, &[(Res::Dirty, held)]);
        table.resolve(0, thirst);
        assert_eq!(table.options(0), [Label::Yes, Label::No]);
        let said = says(&table, 0, "pay");
        assert_eq!(said == Some(Label::Yes), says_yes, "{held}: {said:?}");
    }
}

#[test]
fn whoever_would_fall_pays_whatever_the_quest_takes() {
    let mut table = hungry(1, &[Damage::Physical; 3]);
    table.s.quest.stage = 2;
    assert_eq!(says(&asked(table), 0, "pay"), Some(Label::Yes));
}

#[test]
fn a_partner_is_supported_as_settled_but_not_with_the_last_dial() {
    let mut table = Table::plain("q_beacon", 3);
    let to = table.beside(World::CAMP);
    table.monster("mimic", to, true);
    table.order(0, Command::Move(to));
    let card = |table: &Table, name: &str| says(table, 1, name);
    let defend = Label::Support(Support::Defend);
    assert_eq!(card(&table, "support.0.defend"), Some(defend));
    assert_eq!(card(&table, "support.0.none"), Some(Label::No));
    assert_eq!(card(&table, "support.2.defend"), None, "another fights");
    table.seat(1).damage = vec![Damage::Physical; 3];
    assert_eq!(card(&table, "support.0.defend"), None, "it may cost a life");
    assert_eq!(card(&table, "support.0.none"), Some(Label::No));
    // What was settled before the newest says nothing, also where that lets its owner be asked.
    let settled = ["support.0.none", "support.0.defend"].map(Key::from);
    let said = Discover::by_habit(&table.catalog, &table.s, Seat(1), &settled);
    assert_eq!(said, None);
}

#[test]
fn each_may_be_settled_as_long_as_the_partner_is_there() {
    let mut table = Table::plain("q_beacon", 3);
    let all = Discover::habits(&table.catalog, &table.s, Seat(1));
    assert_eq!(all.len(), 1 + 2 + 2 * 4);
    for name in &all {
        assert_eq!(
            Habit::read(name.as_str()).map(Habit::name).as_ref(),
            Some(name)
        );
        assert!(Discover::basis(&table.catalog, &table.s, Seat(1), name).is_some());
    }
    for none in [
        "",
        "pay.1",
        "support.1",
        "support.x.none",
        "support.01.none",
        "support.1.none.2",
        "way",
        // What is so anyway is nothing to settle.
        "way.tokens",
    ] {
        assert_eq!(Habit::read(none), None, "{none}");
    }
    table.seat(0).fate = castaway_discover::state::Fate::Won;
    let name = Key::from("support.0.assault");
    assert_eq!(
        Discover::basis(&table.catalog, &table.s, Seat(1), &name),
        None
    );
}

#[test]
fn what_is_gathered_on_the_way_is_what_was_settled_last() {
    let of = |names: &[&str]| {
        let names: Vec<Key> = names.iter().map(|name| Key::from(*name)).collect();
        habit::on_way(names.iter())
    };
    assert_eq!(of(&["pay", "support.1.none"]), OnWay::Tokens);
    assert_eq!(of(&["way.nothing", "pay"]), OnWay::Nothing);
    assert_eq!(of(&["way.nothing", "way.water"]), OnWay::Water);
    let mut now = OnWay::Tokens;
    for next in OnWay::ALL {
        assert_eq!(now, next);
        now = now.next();
    }
    assert_eq!(now, OnWay::Tokens, "all of them follow each other");
    // What is settled of it ends what was settled before, and nothing else does.
    let ends = |name: &str| habit::opposites(&Key::from(name));
    assert_eq!(ends("way.water"), [Key::from("way.nothing")]);
    assert_eq!(ends("way.nothing"), [Key::from("way.water")]);
    for other in ["pay", "nonsense"] {
        assert!(ends(other).is_empty(), "{other}");
    }
    // One partner is supported in one way, with a card or with none.
    let others = ends("support.1.none");
    assert_eq!(others.len(), castaway_discover::ids::Support::ALL.len());
    for other in &others {
        assert!(ends(other.as_str()).contains(&Key::from("support.1.none")));
        assert!(!ends(other.as_str()).contains(other));
    }
    // It answers no question.
    let table = asked(hungry(1, &[]));
    assert_eq!(says(&table, 0, "way.nothing"), None);
}
