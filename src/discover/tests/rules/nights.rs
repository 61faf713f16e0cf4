use castaway_clause::clause;
use castaway_discover::{
    Discover,
    command::Command,
    ids::{Damage, Difficulty, Res},
    state::Label,
    world::World,
};
use castaway_kernel::{Game, Key, Seat};

use crate::table::Table;

#[test]
#[clause(id = "D-NIGHT-1", says = "need, sleep, extra and monsters in this order, then the card is put away", lies = Time)]
#[clause(id = "D-R-2", says = "each chooses to pay or suffer, all asked at once, done leader first", lies = Other)]
#[clause(id = "D-R-3", says = "personal effects: leader first, clockwise", lies = Other)]
#[clause(id = "D-EX-17", says = "with 0 food it is 1 starvation", lies = Own)]
fn a_night_of_hunger() {
    let mut table = Table::plain("q_beacon", 3);
    table.night("n3");
    for (seat, food) in [(0, 1), (1, 1), (2, 0)] {
        table.holds(seat, &[(Res::Food, food)]);
        table.seat(seat).stamina = 0;
    }
    for seat in 0..3 {
        table.order(seat, Command::EndTurn);
    }
    let waits: Vec<u8> = Discover::awaited(&table.catalog, &table.s)
        .iter()
        .map(|w| w.seat.0)
        .collect();
    assert_eq!(waits, [0, 1], "one answer is no question");
    table.answer(1, Label::No).answer(0, Label::Yes);
    let hurt = |n: usize| table.s.seats[n].damage.clone();
    assert_eq!((hurt(0), hurt(1)), (vec![], vec![Damage::Starvation]));
    assert_eq!(hurt(2), [Damage::Starvation]);
    assert_eq!(table.s.day, 2);
    assert_eq!(table.s.decks.past_nights, [Key::from("n3")]);
}

#[test]
#[clause(id = "D-NIGHT-2", says = "at a fire more stamina than elsewhere, at least 6", lies = Map)]
#[clause(id = "D-NIGHT-3", says = "it stays within 0 and 12", lies = Own)]
#[clause(id = "D-R-13", says = "what is above 12 is lost", lies = Own)]
fn sleep() {
    let mut table = Table::plain("q_beacon", 3);
    table.night("n3");
    let away = table.beside(World::CAMP);
    for (seat, stamina) in [(0, 1), (1, 1), (2, 9)] {
        table.seat(seat).stamina = stamina;
    }
    table.seat(1).at = away;
    table.sleep();
    let stamina: Vec<u8> = table.s.seats.iter().map(|s| s.stamina).collect();
    assert_eq!(stamina, [9, 8, 12]);
    let least = |n: &castaway_discover::content::NightDef| n.sleep_else >= 6;
    assert!(table.catalog.nights.values().all(least));
}

#[test]
fn gentle_nights_are_longer_and_hard_ones_shorter() {
    // A quest without levers of its own, and one that changes gentle nights for two.
    let slept = |quest, seats, difficulty| {
        let mut table = Table::plain(quest, seats);
        table.s.world.order.difficulty = difficulty;
        table.night("n3");
        table.seat(0).stamina = 0;
        table.sleep();
        table.s.seats[0].stamina
    };
    let plain = slept("q_well", 1, Difficulty::Standard);
    assert_eq!(slept("q_well", 1, Difficulty::Gentle), plain + 2);
    assert_eq!(slept("q_well", 1, Difficulty::Hard), plain - 1);
    let catalog = castaway_discover::catalog::Catalog::load().unwrap();
    let more = catalog.quests[&Key::from("q_march")].tune.gentle.sleep[1];
    assert!(more != 0);
    let standard = slept("q_march", 2, Difficulty::Standard);
    let gentle = slept("q_march", 2, Difficulty::Gentle);
    assert_eq!(i16::from(gentle), i16::from(standard) + 2 + i16::from(more));
    assert!(gentle < 12, "more than 12 is not slept");
}

#[test]
#[clause(id = "D-NIGHT-5", says = "an empty deck is made of tier II alone", lies = Decks)]
#[clause(id = "D-NIGHT-6", says = "nights of tier I never come again", lies = Decks)]
#[clause(id = "D-DISC-1", says = "nights lie beside their deck until then", lies = Decks)]
fn nights_come_again() {
    let mut table = Table::plain("q_beacon", 1);
    let tier = |table: &Table, id: &Key| table.catalog.nights[id].tier;
    let mut tiers = Vec::new();
    for _ in 0..20 {
        table.seat(0).damage.clear();
        table.s.monsters.clear();
        let all: Vec<Key> = table.catalog.monsters.keys().take(8).cloned().collect();
        (table.s.decks.monsters, table.s.decks.beaten) = (all, Vec::new());
        table.seat(0).threats.clear();
        let night = table.s.decks.nights.last().cloned();
        if let Some(night) = night {
            tiers.push(tier(&table, &night));
        } else {
            tiers.push(2);
        }
        let threats: Vec<Key> = table
            .catalog
            .threats
            .values()
            .filter(|t| t.deck == "wild")
            .map(|t| t.id.clone())
            .take(12)
            .collect();
        (table.s.decks.threats, table.s.decks.past_threats) = (threats, Vec::new());
        table.sleep();
    }
    assert_eq!(tiers[..4], [1, 1, 1, 1]);
    assert!(tiers[4..].iter().all(|t| *t == 2));
    assert!(table.s.decks.nights.iter().all(|n| tier(&table, n) == 2));
}

#[test]
#[clause(id = "D-THREAT-1", says = "a threat is drawn, followed and discarded", lies = Decks)]
#[clause(id = "D-THREAT-2", says = "an ongoing one stays until an effect discards it", lies = Own)]
fn threats() {
    let mut table = Table::plain("q_beacon", 1);
    let top = |table: &mut Table, id: &str| {
        table.s.decks.threats.retain(|t| *t != id);
        table.s.decks.threats.truncate(11);
        table.s.decks.threats.push(Key::from(id));
    };
    top(&mut table, "wild_5");
    table.resolve(0, r#"[{"op":"threat","who":"all"}]"#);
    assert_eq!(table.me().stamina, 10);
    assert_eq!(table.s.decks.past_threats, [Key::from("wild_5")]);
    top(&mut table, "wild_8");
    table.resolve(0, r#"[{"op":"threat","who":"all"}]"#);
    assert_eq!(table.me().threats, [Key::from("wild_8")]);
    table.night("n3");
    table.seat(0).stamina = 0;
    table.sleep();
    assert_eq!(table.me().stamina, 8 - 1);
    assert!(table.me().threats.is_empty(), "slept at a fire");
}

#[test]
#[clause(id = "D-THREAT-3", says = "several draw one after the other, leader first", lies = Other)]
#[clause(id = "D-THREAT-4", says = "a tribal threat without company is passed over", lies = Other)]
#[clause(id = "D-THREAT-5", says = "an empty deck is made of its discards", lies = Decks)]
#[clause(id = "D-R-21", says = "with nothing else left nothing is resolved", lies = Decks)]
fn tribal_threats() {
    let mut table = Table::plain("q_beacon", 2);
    let all = |ids: &[&str]| ids.iter().map(|id| Key::from(*id)).collect::<Vec<_>>();
    table.threats(&["harsh_21", "wild_4"]);
    table.resolve(0, r#"[{"op":"threat","who":"all"}]"#);
    table.answer(0, Label::Half(0));
    assert_eq!(table.me().stamina, 9, "-1, and the other +1");
    assert_eq!(
        table.s.seats[1].stamina, 10,
        "+1, then -1 of the other card"
    );
    let mut alone = Table::plain("q_beacon", 1);
    alone.s.decks.threats = all(&["wild_4", "harsh_21"]);
    alone.resolve(0, r#"[{"op":"threat","who":"all"}]"#);
    assert_eq!(alone.me().stamina, 11, "the next one");
    assert_eq!(alone.s.decks.past_threats.len(), 2);
    alone.s.decks.past_threats = all(&["harsh_21"]);
    alone.resolve(0, r#"[{"op":"threat","who":"all"}]"#);
    assert_eq!(alone.me().stamina, 11);
}

#[test]
#[clause(id = "D-FIRE-3", says = "a fire that burns out is unlit", lies = Map)]
#[clause(id = "D-FIRE-5", says = "items make new fires", lies = Map)]
#[clause(id = "D-FIRE-6", says = "anywhere", lies = Map)]
#[clause(id = "D-CARD-1", says = "an ability costs its stamina, on one's own turn", lies = Own)]
fn fires() {
    let mut table = Table::plain("q_beacon", 2);
    table.item(0, "firekit", 0).holds(0, &[(Res::Wood, 1)]);
    let at = table.landmark(2);
    table.seat(0).at = at;
    let light = Command::Use {
        source: castaway_discover::state::Source::Item(0),
        nth: 0,
    };
    table.order(0, light);
    assert_eq!(
        (table.s.ground(at).fire, table.me().stamina),
        (Some(true), 9)
    );
    table.seat(1).at = at;
    table.resolve(0, r#"[{"op":"fires_out","which":"without_survivor"}]"#);
    assert_eq!(table.s.ground(World::CAMP).fire, Some(false));
    assert_eq!(table.s.ground(at).fire, Some(true));
    assert!(table.s.is_here(Seat(1)));
}
