//! Attacks on survivors in a competition (D-S5-5 to D-S5-19).

use castaway_clause::clause;
use castaway_discover::{
    command::Command,
    effect::{Again, Passive},
    event::Event,
    ids::{Damage, Die, Res},
    reject::Rejection,
    state::{Label, Modifier, Prompt, Source},
    stock::Stock,
    world::World,
};
use castaway_kernel::Seat;

use crate::table::Table;

pub const STRIKE: Command = Command::Attack(Seat(1));

/// The second morning; all stand at camp, rested, and hold nothing.
pub fn ring(seats: u8) -> Table {
    let mut table = Table::plain("q_last_fire", seats);
    table.s.day = 2;
    for seat in 0..seats {
        table.holds(seat, &[]).seat(seat).stamina = 12;
    }
    table
}

/// The final results that were told last, gray and red.
pub fn dice(table: &Table) -> [i8; 2] {
    let told = table.told.iter().rev().find_map(|e| match e {
        Event::DuelDice(_, dice, plus) => {
            Some([0, 1].map(|n| i8::try_from(dice[n]).unwrap() + plus[n]))
        }
        _ => None,
    });
    told.expect("dice")
}

pub fn rolled(table: &Table) -> bool {
    table.told.iter().any(|e| matches!(e, Event::DuelDice(..)))
}

pub fn asked(table: &Table) -> Vec<u8> {
    let ask = table.s.ask.as_ref().into_iter();
    let parts = ask.flat_map(|a| &a.parts);
    parts
        .filter(|p| p.picked.is_none())
        .map(|p| p.seat.0)
        .collect()
}

fn spend(res: Res) -> Label {
    Label::Modifier(Modifier::Spend(res))
}

/// The same answers at tables whose dice fall otherwise, until it comes to that.
pub fn seeds(table: &Table, play: impl Fn(&mut Table), wanted: impl Fn(&Table) -> bool) -> Table {
    for seed in 0..20_000 {
        let mut other = table.clone();
        other.s.seed = seed;
        play(&mut other);
        if wanted(&other) {
            return other;
        }
    }
    panic!("it never comes to that");
}

#[test]
#[clause(id = "D-S5-5", says = "from day 2 on, and in a competition alone", lies = Time)]
#[clause(id = "D-S5-6", says = "3 stamina, somebody else in the same space", lies = Other)]
fn who_may_be_attacked() {
    let mut table = ring(3);
    table.s.day = 1;
    assert_eq!(table.refused(0, STRIKE), Rejection::Early);
    table.s.day = 2;
    assert_eq!(table.refused(0, Command::Attack(Seat(0))), Rejection::Apart);
    assert_eq!(
        table.refused(1, Command::Attack(Seat(0))),
        Rejection::NotNow
    );
    table.seat(2).at = table.beside(World::CAMP);
    assert_eq!(table.refused(0, Command::Attack(Seat(2))), Rejection::Apart);
    let mut tired = table.clone();
    tired.seat(0).stamina = 2;
    assert_eq!(tired.refused(0, STRIKE), Rejection::Stamina);
    table.order(0, STRIKE);
    assert_eq!(table.me().stamina, 9);
    let mut peaceful = Table::plain("q_beacon", 2);
    peaceful.s.day = 2;
    assert_eq!(peaceful.refused(0, STRIKE), Rejection::Quest);
}

#[test]
#[clause(id = "D-S5-7", says = "the attacker rolls gray, the defender red", lies = Dice)]
#[clause(id = "D-S5-12", says = "gray from 10 on: 1 physical to the defender, and a resource may be stolen", lies = Other)]
fn gray_hurts_the_defender() {
    let mut table = ring(2);
    table.holds(1, &[(Res::Food, 2), (Res::Pelt, 1)]);
    let mut missed = table.clone();
    table.until(0, &STRIKE, |t| dice(t)[0] == 10 && dice(t)[1] < 10);
    let seats = table.told.iter().find_map(|e| match e {
        Event::DuelDice(seats, ..) => Some(*seats),
        _ => None,
    });
    assert_eq!(seats, Some([Seat(0), Seat(1)]));
    assert_eq!(table.s.seats[1].damage, [Damage::Physical]);
    assert!(table.me().damage.is_empty());
    assert_eq!(asked(&table), [0]);
    assert_eq!(table.options(0).len(), 3, "nothing, or one of two kinds");
    let mut kind = table.clone();
    kind.answer(0, Label::No);
    assert!(kind.me().stock.is_empty() && kind.s.duel.is_none());
    table.answer(0, Label::Res(Res::Pelt));
    assert_eq!(table.me().stock, Stock::of(Res::Pelt, 1));
    assert_eq!(table.s.seats[1].stock, Stock::of(Res::Food, 2));
    assert!(
        table
            .told
            .contains(&Event::Stolen(Seat(0), Seat(1), Res::Pelt))
    );
    missed.until(0, &STRIKE, |t| dice(t) == [9, 9]);
    assert!(missed.s.ask.is_none() && missed.s.seats[1].damage.is_empty());
}

#[test]
#[clause(id = "D-S5-13", says = "red from 10 on: 1 physical to the attacker, and the defender may steal", lies = Own)]
fn red_hurts_the_attacker() {
    let mut table = ring(2);
    table.holds(0, &[(Res::Food, 1)]);
    table.until(0, &STRIKE, |t| dice(t)[1] == 10 && dice(t)[0] < 10);
    assert_eq!(table.me().damage, [Damage::Physical]);
    assert_eq!(asked(&table), [1]);
    table.silence();
    assert_eq!(
        table.s.seats[1].stock,
        Stock::of(Res::Food, 1),
        "silence takes it"
    );
}

#[test]
#[clause(id = "D-EX-19", says = "gray 10 and red 11: both suffer 1, and both may steal", lies = Other)]
fn both_are_hurt() {
    let mut table = ring(2);
    table
        .holds(0, &[(Res::Meat, 1)])
        .holds(1, &[(Res::Pelt, 1)]);
    table.until(0, &STRIKE, |t| dice(t) == [10, 11]);
    for survivor in &table.s.seats {
        assert_eq!(survivor.damage, [Damage::Physical]);
    }
    assert_eq!(asked(&table), [0, 1], "both at once");
    table
        .answer(1, Label::Res(Res::Meat))
        .answer(0, Label::Res(Res::Pelt));
    assert_eq!(table.me().stock, Stock::of(Res::Pelt, 1));
    assert_eq!(table.s.seats[1].stock, Stock::of(Res::Meat, 1));
}

#[test]
#[clause(id = "D-S5-8", says = "abilities on one's own die and on the enemy's go by whose it is", lies = Dice)]
fn each_has_an_own_die() {
    let find = |table: &Table, is: &dyn Fn(&Passive) -> bool| {
        let mut found = table.catalog.found.values();
        let fits = found.find(|f| f.effects.iter().any(is));
        fits.unwrap().id.as_str().to_owned()
    };
    let table = ring(2);
    let free =
        |p: &Passive| matches!(p, Passive::CombatGray { vs: None, pay, .. } if pay.is_free());
    let sure = find(&table, &free);
    for (seat, plus) in [(0, [1, 0]), (1, [0, 1])] {
        let mut with = table.clone();
        with.item(seat, &sure, 0).order(0, STRIKE);
        let told = with.told.iter().find_map(|e| match e {
            Event::DuelDice(.., plus) => Some(*plus),
            _ => None,
        });
        assert_eq!(told, Some(plus), "it needs no turn");
    }
    let enemy = |p: &Passive| {
        matches!(
            p,
            Passive::CombatReroll {
                die: Again::Red,
                ..
            }
        )
    };
    let enemy = find(&table, &enemy);
    for (seat, die) in [(0, Die::Red), (1, Die::Gray)] {
        let mut with = table.clone();
        with.item(seat, &enemy, 0);
        with.until(0, &STRIKE, |t| asked(t) == [seat]);
        let again = Label::Modifier(Modifier::Again(Source::Item(0), 0, Some(die)));
        let nth = with.options(seat);
        assert!(nth.contains(&again), "{nth:?}");
        let before = with.s.duel.clone().unwrap();
        with.answer(seat, again);
        let after = dice(&with);
        let kept = if die == Die::Red { Die::Gray } else { Die::Red };
        assert_eq!(i16::from(after[kept.index()]), before.result(kept));
        assert!(asked(&with).iter().all(|s| *s != seat), "once in a fight");
    }
}

#[test]
#[clause(id = "D-S5-9", says = "all are asked at once; the attacker's change comes first, one at a time, then clockwise", lies = Dice)]
#[clause(id = "D-R-29", says = "resources change the die of their colour for both", lies = Dice)]
fn changes_come_one_at_a_time() {
    let mut table = ring(2);
    let stuff = [
        (Res::Wood, 2),
        (Res::Stone, 2),
        (Res::Poison, 1),
        (Res::Salvage, 1),
    ];
    table.holds(0, &stuff).holds(1, &stuff);
    // Gray misses and red hits: the attacker wants both otherwise, the defender is content.
    let mut content = table.clone();
    content.until(0, &STRIKE, |t| dice(t)[0] < 10 && dice(t)[1] >= 10);
    assert_eq!(asked(&content), [0], "nothing of the defender's helps");
    // Both hit: each wants the other's die otherwise.
    table.until(0, &STRIKE, |t| dice(t)[0] >= 10 && dice(t)[1] == 10);
    assert_eq!(asked(&table), [0, 1], "both at once");
    assert_eq!(table.options(1).len(), 5, "a pass and four resources");
    let gray = dice(&table)[0];
    table.answer(1, spend(Res::Wood));
    assert!(
        !rolled(&table) && asked(&table) == [0],
        "it waits for the attacker"
    );
    table.answer(0, spend(Res::Salvage));
    assert_eq!(dice(&table), [gray, 9], "salvage takes 1 from red");
    let wood = table.s.seats[1].stock.units(Res::Wood);
    assert_eq!(wood, 2, "what was answered to other dice is asked again");
    assert_eq!(asked(&table), [1], "nothing of the attacker's helps now");
    let red = dice(&table)[1];
    table.answer(1, spend(Res::Wood));
    assert_eq!(table.s.seats[1].stock.units(Res::Wood), 1);
    assert_eq!(
        dice(&table)[1],
        red,
        "wood rolls gray again for the defender too"
    );
}

#[test]
#[clause(id = "D-S5-9", says = "whoever sits left of the one who changed something is first then", lies = Dice)]
fn the_next_one_is_first_then() {
    let mut table = ring(2);
    table
        .holds(0, &[(Res::Stone, 9)])
        .holds(1, &[(Res::Wood, 9)]);
    let both = |t: &Table| dice(t).iter().all(|n| *n >= 10) && asked(t) == [0, 1];
    table.until(0, &STRIKE, both);
    let table = seeds(
        &table,
        |t| {
            t.answer(0, spend(Res::Stone)).answer(1, Label::No);
        },
        |t| t.s.duel.is_some() && dice(t).iter().all(|n| *n >= 10) && asked(t) == [1, 0],
    );
    let mut table = table;
    table
        .answer(0, spend(Res::Stone))
        .answer(1, spend(Res::Wood));
    assert_eq!(
        table.s.seats[1].stock.units(Res::Wood),
        8,
        "the defender's counts"
    );
    assert_eq!(
        table.me().stock.units(Res::Stone),
        8,
        "the attacker's does not"
    );
}

#[test]
#[clause(id = "D-S5-11", says = "a pass is taken back until all have passed in a row", lies = Dice)]
#[clause(id = "D-S5-19", says = "when all have passed damage is dealt", lies = Dice)]
#[clause(id = "D-R-14", says = "after all pass comes the damage", lies = Dice)]
fn a_pass_is_taken_back() {
    let mut table = ring(2);
    table
        .holds(0, &[(Res::Stone, 1)])
        .holds(1, &[(Res::Wood, 1)]);
    let both = |t: &Table| dice(t).iter().all(|n| *n >= 10) && asked(t) == [0, 1];
    table.until(0, &STRIKE, both);
    table.answer(1, Label::No);
    assert_eq!(
        asked(&table),
        [0],
        "whoever has passed is waited for no more"
    );
    let same = table.s.ask.clone().unwrap();
    let again = Command::Choose(castaway_kernel::Answer {
        decision: same.id,
        picks: vec![castaway_discover::engine::option_key(0)],
    });
    assert_eq!(
        table.refused(1, again),
        Rejection::Answer,
        "it is passed already"
    );
    let mut passed = table.clone();
    passed.answer(0, Label::No);
    assert!(passed.s.duel.is_some() && passed.s.seats[1].damage == [Damage::Physical]);
    assert_eq!(passed.me().damage, [Damage::Physical], "damage at once");
    let mut late = table.clone();
    late.silence();
    assert_eq!(late.me().damage, [Damage::Physical], "a deadline is a pass");
    assert_eq!(
        late.me().stock,
        Stock::of(Res::Wood, 1),
        "nothing was spent, and both stole"
    );
    // Taken back.
    let ask = table.s.ask.as_ref().unwrap();
    let part = ask.changeable(Seat(1)).unwrap();
    let wood = part
        .options
        .iter()
        .position(|(l, _)| *l == spend(Res::Wood));
    table.choose(Seat(1), wood.unwrap());
    assert!(asked(&table) == [0] && table.s.seats[1].stock.units(Res::Wood) == 1);
    table.answer(0, Label::No);
    assert_eq!(table.s.seats[1].stock.units(Res::Wood), 0, "it was made");
    // Whoever passed may act again when something has changed.
    let mut again = ring(2);
    again
        .holds(0, &[(Res::Stone, 1)])
        .holds(1, &[(Res::Wood, 1)]);
    again.until(0, &STRIKE, both);
    let again = seeds(
        &again,
        |t| {
            t.answer(0, Label::No).answer(1, spend(Res::Wood));
        },
        |t| {
            t.s.duel.is_some()
                && asked(t) == [0]
                && t.s.ask.as_ref().unwrap().prompt == Prompt::Duel
        },
    );
    assert_eq!(again.me().stock.units(Res::Stone), 1);
}

#[test]
#[clause(id = "D-S5-14", says = "nobody retreats, and an attack is repeated while stamina lasts", lies = Own)]
fn attacks_are_repeated() {
    let mut table = ring(2);
    for n in 1..=4u8 {
        table.seat(0).damage.clear();
        table.seat(1).damage.clear();
        table.order(0, STRIKE);
        assert_eq!(table.me().stamina, 12 - 3 * n);
        assert!(table.s.seats.iter().all(|p| p.at == World::CAMP));
        assert!(table.s.ask.is_none() && table.s.duel.is_none());
    }
    assert_eq!(table.refused(0, STRIKE), Rejection::Stamina);
}
