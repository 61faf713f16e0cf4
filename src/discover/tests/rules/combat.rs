use castaway_clause::clause;
use castaway_discover::{
    command::{Command, Gather},
    event::Event,
    hex::compass,
    ids::{Damage, Kind, Res, Support},
    state::{Label, Modifier},
    stock::Stock,
    world::{Face, World},
};
use castaway_kernel::{Key, Seat};

use crate::table::Table;

/// The dice that were told last.
fn dice(table: &Table) -> [u8; 2] {
    let dice = table.told.iter().rev().find_map(|e| match e {
        Event::Dice(dice) => Some(*dice),
        _ => None,
    });
    dice.expect("dice")
}

/// Seat 0 beside a monster that lies face up; nobody holds anything.
fn beside(card: &str, seats: u8) -> (Table, Command, u32) {
    let mut table = Table::plain("q_beacon", seats);
    let to = table.beside(World::CAMP);
    let id = table.monster(card, to, true);
    for seat in 0..seats {
        table.holds(seat, &[]);
    }
    (table, Command::Move(to), id)
}

#[test]
#[clause(id = "D-COMBAT-5", says = "gray from the defence on is 1 damage", lies = Dice)]
#[clause(id = "D-COMBAT-6", says = "counters as many as its health: defeated, its reward is taken", lies = Dice)]
#[clause(id = "D-COMBAT-2", says = "both dice are rolled, with twelve sides", lies = Dice)]
fn a_hit_defeats() {
    let (mut table, go, id) = beside("mimic", 1);
    let mut missed = table.clone();
    table.until(0, &go, |t| dice(t)[0] == 7 && dice(t)[1] < 7);
    assert!(table.s.monster(id).is_none());
    assert_eq!(table.me().stock, Stock::of(Res::Salvage, 1));
    assert_eq!(table.s.decks.beaten, [Key::from("mimic")]);
    missed.until(0, &go, |t| dice(t)[0] == 6);
    assert!(missed.s.monster(id).is_some() && missed.me().stock.is_empty());
}

#[test]
#[clause(id = "D-COMBAT-7", says = "red from the attack on hurts, also when the enemy was defeated", lies = Dice)]
#[clause(id = "D-EX-9", says = "red 12 is 1 physical", lies = Dice)]
fn a_blow_hurts() {
    let (mut table, go, id) = beside("mimic", 1);
    table.until(0, &go, |t| dice(t) == [12, 12]);
    assert!(table.s.monster(id).is_none());
    assert_eq!(table.me().damage, [Damage::Physical]);
}

#[test]
#[clause(id = "D-COMBAT-8", says = "whatever does not attack hurts nobody, on a 12 neither", lies = Dice)]
#[clause(id = "D-GATHER-3", says = "a token with an enemy is a fight", lies = Map)]
fn a_harmless_animal() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[]);
    table.token(0, Kind::C, Face::Animal(Key::from("hare")), false);
    let gather = Command::Gather(Gather::Token(0));
    table.until(0, &gather, |t| dice(t)[1] == 12 && dice(t)[0] < 5);
    assert!(table.me().damage.is_empty());
}

#[test]
#[clause(id = "D-COMBAT-9", says = "an enemy that lives retreats and keeps its counters", lies = Map)]
#[clause(id = "D-RETREAT-1", says = "one space in the direction of the red die", lies = Map)]
#[clause(id = "D-RETREAT-5", says = "a later fight goes on from its counters", lies = Map)]
#[clause(id = "D-EX-8", says = "health 2 and one counter is not defeated", lies = Dice)]
#[clause(id = "D-EX-10", says = "a red 12 and no defeat: it goes north", lies = Map)]
#[clause(id = "D-CLAR-1", says = "the printed number steers, whatever was added", lies = Dice)]
fn a_retreat() {
    let (mut table, go, id) = beside("warden", 1);
    let at = table.s.monster(id).unwrap().at;
    table.item(0, "buckler", 0);
    let north = table.s.world.beside(at, compass(12));
    table.until(0, &go, |t| dice(t)[0] >= 9 && dice(t)[1] == 12);
    let monster = table.s.monster(id).unwrap().clone();
    assert_eq!(monster.hurt, 1);
    match north {
        Some(to) => assert_eq!(monster.at, to),
        None => assert!(table.s.ask.is_some()),
    }
    assert!(monster.up);
    let back = Command::Move(monster.at);
    table.seat(0).damage.clear();
    table.until(0, &back, |t| dice(t)[0] >= 9);
    assert!(
        table.s.monster(id).is_none(),
        "the second counter defeats it"
    );
}

#[test]
#[clause(id = "D-RETREAT-2", says = "where it cannot, the combatant chooses an adjacent space without a survivor", lies = Map)]
fn an_illegal_retreat() {
    let (mut table, go, id) = beside("mimic", 2);
    let at = table.s.monster(id).unwrap().at;
    let way = (0..6)
        .find(|d| table.s.world.beside(at, *d) == Some(World::CAMP))
        .unwrap();
    let number = (1..=12).find(|n| compass(*n) == way && *n < 7);
    let number = number.unwrap();
    table.until(0, &go, |t| {
        let two = t.s.ask.is_some();
        two && t.options(1).len() == 4
    });
    for seed in 0..5_000 {
        let mut other = table.clone();
        other.s.seed = seed;
        other.answer(1, Label::No);
        if dice(&other)[0] < 7 && dice(&other)[1] == number {
            let options = other.options(0);
            assert!(
                !options.contains(&Label::Space(World::CAMP)),
                "somebody is there"
            );
            assert!(options.len() > 1);
            let mut quiet = other.clone();
            quiet.silence();
            let far = |to| {
                let away = |seat: u8| other.s.world.distance(to, other.s.place(Seat(seat)));
                (0..2).map(away).min()
            };
            let each = options.iter().map(|option| match option {
                Label::Space(to) => far(*to),
                _ => None,
            });
            let gone = quiet.s.monster(id).unwrap().at;
            assert_eq!(far(gone), each.max().unwrap(), "away from survivors");
            let to = options[0].clone();
            other.answer(0, to.clone());
            assert_eq!(Label::Space(other.s.monster(id).unwrap().at), to);
            return;
        }
    }
    panic!("the dice never fall so");
}

#[test]
#[clause(id = "D-COMBAT-3", says = "wood rolls gray again, stone red, poison adds 1 to gray, salvage takes 1 from red", lies = Dice)]
#[clause(id = "D-EX-7", says = "gray below the defence and a wood: it is rolled again and may hit", lies = Dice)]
#[clause(id = "D-CLAR-2", says = "what was added stays on a die that is rolled again", lies = Dice)]
#[clause(id = "D-EX-18", says = "a stored +1 counts for the new number", lies = Dice)]
#[clause(id = "D-COMBAT-1", says = "support, roll, modify, damage, retreat", lies = Dice)]
fn resources_change_dice() {
    let (mut table, go, _) = beside("mimic", 1);
    table.holds(
        0,
        &[
            (Res::Wood, 1),
            (Res::Stone, 1),
            (Res::Poison, 1),
            (Res::Salvage, 1),
        ],
    );
    table.until(0, &go, |t| dice(t)[0] < 5 && dice(t)[1] >= 10);
    let spend = |res| Label::Modifier(Modifier::Spend(res));
    assert_eq!(table.options(0).len(), 5);
    let before = dice(&table);
    table.answer(0, spend(Res::Poison));
    assert_eq!(table.s.fight.as_ref().unwrap().plus, [1, 0]);
    table.answer(0, spend(Res::Salvage));
    assert_eq!(table.s.fight.as_ref().unwrap().plus, [1, -1]);
    assert_eq!(dice(&table), before);
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut other = table.clone();
        other.s.seed = seed;
        other.answer(0, spend(Res::Wood));
        assert_eq!(dice(&other)[1], before[1], "only gray");
        seen.insert(dice(&other)[0]);
        let hit = other.s.monsters.is_empty();
        match &other.s.fight {
            None => assert_eq!(hit, dice(&other)[0] + 1 >= 7),
            Some(fight) => assert_eq!(fight.plus, [1, -1]),
        }
    }
    assert!(seen.len() > 6);
}

#[test]
#[clause(id = "D-COMBAT-4", says = "an item once in a fight", lies = Own)]
#[clause(id = "D-CLAR-3", says = "and again in the next", lies = Own)]
fn an_item_once_in_a_fight() {
    let (mut table, go, _) = beside("mimic", 1);
    table.item(0, "spear", 0);
    table.until(0, &go, |t| dice(t)[0] < 7);
    let again = table.options(0)[1].clone();
    for seed in 0..50 {
        let mut other = table.clone();
        other.s.seed = seed;
        other.answer(0, again.clone());
        let asked = other
            .options(0)
            .iter()
            .any(|l| matches!(l, Label::Modifier(_)));
        assert!(!asked, "it is used up");
    }
    let mut next = table.clone();
    next.answer(0, Label::No).silence();
    let at = next.s.monsters.first().map(|m| m.at);
    if let Some(at) = at.filter(|at| next.s.world.around(next.me().at).any(|n| n == *at)) {
        next.until(0, &Command::Move(at), |t| dice(t)[0] < 7);
        assert!(next.options(0).contains(&again));
    }
}

#[test]
#[clause(id = "D-SUP-1", says = "everybody else within two spaces", lies = Other)]
#[clause(id = "D-SUP-2", says = "each plays one of three or none, before the roll", lies = Other)]
#[clause(id = "D-SUP-3", says = "the combatant plays none", lies = Own)]
#[clause(id = "D-SUP-5", says = "the cards return", lies = Other)]
#[clause(id = "D-R-9", says = "also in the night", lies = Time)]
fn who_supports() {
    let (mut table, go, _) = beside("mimic", 4);
    let monster = table.s.monsters[0].at;
    table.seat(1).at = World::CAMP;
    table.seat(2).at = monster;
    table.seat(3).at = table.away(monster, 4);
    table.order(0, go);
    assert!(table.options(0).is_empty() && table.options(3).is_empty());
    assert_eq!((table.options(1).len(), table.options(2).len()), (4, 4));
    table.answer(2, Label::Support(Support::Overpower));
    assert!(
        !table.told.iter().any(|e| matches!(e, Event::Dice(_))),
        "all choose first"
    );
    table.answer(1, Label::No).silence();
    assert_eq!(table.s.supports().len(), 3);
}

#[test]
#[clause(id = "D-SUP-7", says = "Assault may roll gray again and may be given the damage", lies = Other)]
#[clause(id = "D-SUP-4", says = "in the modify step; who may, need not", lies = Other)]
#[clause(id = "D-EX-16", says = "the combatant moves the damage to the supporter", lies = Other)]
fn assault() {
    let (mut table, go, _) = beside("mimic", 2);
    table.order(0, go);
    for seed in 0..3_000 {
        let mut other = table.clone();
        other.s.seed = seed;
        other.answer(1, Label::Support(Support::Assault));
        if dice(&other)[0] < 7 && dice(&other)[1] >= 7 && other.options(1).len() == 2 {
            other.answer(1, Label::No);
            assert_eq!(
                other.options(0),
                [Label::Seat(Seat(0)), Label::Seat(Seat(1))]
            );
            other.answer(0, Label::Seat(Seat(1)));
            assert_eq!(other.s.seats[1].damage, [Damage::Physical]);
            assert!(other.me().damage.is_empty());
            return;
        }
    }
    panic!("the dice never fall so");
}

#[test]
#[clause(id = "D-SUP-8", says = "Defend may roll red again", lies = Other)]
fn defend() {
    let (mut table, go, _) = beside("mimic", 2);
    table.order(0, go);
    for seed in 0..3_000 {
        let mut other = table.clone();
        other.s.seed = seed;
        other.answer(1, Label::Support(Support::Defend));
        if other.options(1).len() == 2 {
            let before = dice(&other);
            assert!(before[1] >= 7, "only where it helps");
            other.answer(1, Label::Yes);
            assert_eq!(dice(&other)[0], before[0]);
            return;
        }
    }
    panic!("the dice never fall so");
}

#[test]
#[clause(id = "D-SUP-9", says = "Overpower does one more, and its owner is hurt with the combatant", lies = Other)]
#[clause(id = "D-R-27", says = "two of them do two more; each owner is hurt once", lies = Other)]
fn overpower() {
    let (mut table, go, id) = beside("bearlike", 3);
    table.order(0, go);
    for seed in 0..3_000 {
        let mut other = table.clone();
        other.s.seed = seed;
        other.answer(1, Label::Support(Support::Overpower));
        other.answer(2, Label::Support(Support::Overpower));
        if dice(&other) == [12, 12] {
            assert!(other.s.monster(id).is_none(), "three counters at once");
            other.silence();
            for survivor in &other.s.seats {
                assert_eq!(survivor.damage, [Damage::Physical]);
            }
            return;
        }
    }
    panic!("the dice never fall so");
}

#[test]
#[clause(id = "D-SUP-6", says = "a reward is shared with supporters as the combatant likes", lies = Other)]
fn a_reward_is_shared() {
    let (mut table, go, id) = beside("stalker", 2);
    table.order(0, go);
    for seed in 0..3_000 {
        let mut other = table.clone();
        other.s.seed = seed;
        other.answer(1, Label::Support(Support::Assault));
        if other.s.monster(id).is_none() {
            other.answer(0, Label::Seat(Seat(1)));
            assert_eq!(other.s.seats[1].stock.units(Res::Meat), 1);
            return;
        }
    }
    panic!("the dice never fall so");
}

#[test]
#[clause(id = "D-LETHAL-1", says = "a lethal enemy goes for the next to the left in its space, else the same", lies = Other)]
#[clause(id = "D-EX-13", says = "two in its space: the left neighbour is next", lies = Other)]
fn a_lethal_enemy() {
    let mut table = Table::plain("q_engine", 2);
    let to = table.beside(World::CAMP);
    let id = table.monster("mimic", to, true);
    let furnace = table
        .catalog
        .bosses
        .values()
        .find(|b| b.note == castaway_discover::content::Note::Lethal);
    let furnace = furnace.unwrap().id.clone();
    let monster = table.s.monsters.iter_mut().find(|m| m.id == id).unwrap();
    (monster.card, monster.special) = (furnace, true);
    table.s.decks.beaten.push(Key::from("mimic"));
    table.seat(1).at = to;
    table.holds(0, &[]).holds(1, &[]);
    table.order(0, Command::Move(to));
    for seed in 0..3_000 {
        let mut other = table.clone();
        other.s.seed = seed;
        other.answer(1, Label::No);
        if other.s.fights == 2 {
            let fight = other.s.fight.as_ref().unwrap();
            assert_eq!(fight.seat, Seat(1));
            assert_eq!(other.s.monster(id).unwrap().at, to, "it does not retreat");
            return;
        }
    }
    panic!("the dice never fall so");
}

#[test]
#[clause(id = "D-R-25", says = "counters lie on the token: two of one animal are counted apart", lies = Map)]
fn counters_lie_on_tokens() {
    let mut table = Table::plain("q_beacon", 1);
    table.holds(0, &[]);
    for _ in 0..2 {
        table.token(0, Kind::C, Face::Animal(Key::from("boar")), true);
    }
    let gather = Command::Gather(Gather::Token(0));
    table.until(0, &gather, |t| dice(t)[0] >= 7 && t.s.ask.is_none());
    let here = &table.s.ground(0).tokens;
    assert_eq!((here.len(), here[0].hurt), (1, 0));
    let fled: Vec<u8> = table.s.spaces[1..]
        .iter()
        .flat_map(|g| g.tokens.iter().map(|t| t.hurt))
        .collect();
    assert_eq!(fled, [1]);
}
