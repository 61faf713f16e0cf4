//! Supporters in an attack on a survivor (D-S5-10, D-S5-15 to D-S5-18).

use castaway_clause::clause;
use castaway_discover::{
    event::Event,
    ids::{Damage, Res, Support},
    state::{Fate, Label, Prompt},
    stock::Stock,
    world::World,
};

use crate::{
    attack::{STRIKE, asked, dice, ring, rolled, seeds},
    table::Table,
};

/// Seat 2 plays a card in an attack of 0 on 1; the fourth stands too far away.
fn supported(card: Support, wanted: impl Fn(&Table) -> bool) -> Table {
    let mut table = ring(4);
    table.seat(3).at = table.away(World::CAMP, 3);
    table.order(0, STRIKE);
    let play = |t: &mut Table| {
        t.answer(2, Label::Support(card));
    };
    seeds(&table, play, wanted)
}

#[test]
#[clause(id = "D-S5-15", says = "others within two spaces support before the roll", lies = Other)]
fn who_supports() {
    let mut table = ring(4);
    table.seat(2).at = table.away(World::CAMP, 2);
    table.seat(3).at = table.away(World::CAMP, 3);
    table.order(0, STRIKE);
    assert_eq!(
        asked(&table),
        [2],
        "neither of the two, nor who is too far away"
    );
    assert!(!rolled(&table), "before the roll");
    assert_eq!(table.options(2).len(), 4);
    table.answer(2, Label::No);
    assert!(rolled(&table));
}

#[test]
#[clause(id = "D-S5-10", says = "a supporter has the own reroll and neither resources nor items", lies = Other)]
fn supporters_spend_nothing() {
    let mut table = ring(3);
    table.holds(2, &[(Res::Wood, 3), (Res::Stone, 3)]);
    table
        .order(0, STRIKE)
        .answer(2, Label::Support(Support::Defend));
    assert_eq!(asked(&table), [2]);
    assert_eq!(table.options(2), [Label::No, Label::Yes]);
    let gray = dice(&table)[0];
    table.answer(2, Label::Yes);
    assert_eq!(dice(&table)[0], gray, "Defend rolls red");
    assert_eq!(table.s.seats[2].stock.all(), 6);
    let duel_asks = table
        .s
        .ask
        .as_ref()
        .is_some_and(|a| a.prompt == Prompt::Duel);
    assert!(!duel_asks, "once");
    let assault = supported(Support::Assault, |t| asked(t) == [2]);
    let mut table = assault;
    let red = dice(&table)[1];
    table.answer(2, Label::Yes);
    assert_eq!(dice(&table)[1], red, "Assault rolls gray");
}

#[test]
#[clause(id = "D-S5-16", says = "Overpower: 1 more to a hurt defender; a hurt attacker costs its owner 1", lies = Other)]
fn overpower() {
    let table = supported(Support::Overpower, |t| dice(t)[0] >= 10 && dice(t)[1] < 10);
    assert_eq!(table.s.seats[1].damage, [Damage::Physical; 2]);
    assert!(table.me().damage.is_empty() && table.s.seats[2].damage.is_empty());
    let table = supported(Support::Overpower, |t| dice(t)[0] < 10 && dice(t)[1] >= 10);
    assert!(table.s.seats[1].damage.is_empty());
    assert_eq!(table.me().damage, [Damage::Physical]);
    assert_eq!(table.s.seats[2].damage, [Damage::Physical]);
}

#[test]
#[clause(id = "D-S5-17", says = "no supporter is dealt the damage", lies = Other)]
fn supporters_take_nothing_over() {
    for card in [Support::Assault, Support::Defend] {
        let mut table = supported(card, |t| dice(t)[0] >= 10 && dice(t)[1] >= 10);
        table.answer(2, Label::No);
        assert!(table.s.ask.is_none(), "nobody is asked who suffers it");
        assert!(table.s.seats[2].damage.is_empty());
        assert_eq!(table.me().damage, [Damage::Physical]);
        assert_eq!(table.s.seats[1].damage, [Damage::Physical]);
    }
}

#[test]
#[clause(id = "D-S5-18", says = "each damage counts by itself, and the theft follows from the number alone (no card of ours prevents damage)", lies = Other)]
fn a_theft_follows_from_the_number() {
    let mut table = ring(3);
    table.holds(1, &[(Res::Food, 1)]).seat(1).damage = vec![Damage::Sickness; 2];
    table.order(0, STRIKE);
    let play = |t: &mut Table| {
        t.answer(2, Label::Support(Support::Overpower));
    };
    let hit = |t: &Table| dice(t)[0] >= 10 && dice(t)[1] < 10;
    let mut table = seeds(&table, play, hit);
    assert_eq!(
        table.s.seats[1].fate,
        Fate::Lost,
        "the second of two was one too many"
    );
    let hurt = table.told.iter().filter(|e| matches!(e, Event::Hurt(..)));
    assert_eq!(hurt.count(), 2);
    // Whoever fell lies there, and is stolen from all the same; the dead are asked nothing.
    assert_eq!(asked(&table), [0]);
    table.answer(0, Label::Res(Res::Food));
    assert_eq!(table.me().stock, Stock::of(Res::Food, 1));
}
