//! Rules of players who meet: trades, fights, bow shots; each test names its rules.

use castaway_clause::clause;
use castaway_rollwrite::{
    command::{Command, Reply},
    content::Stock,
    event::Event,
    hex::Hex,
    ids::{Feature, Item, Resource},
    reject::Rejection,
    state::{FightStage, Phase},
};

use crate::table::{A, B, Table};

#[test]
#[clause(id = "W-TRADE-1", says = "neighbours exchange wood, rope, stone, food, water", lies = Other)]
#[clause(id = "W-R-22", says = "both must agree, and nobody spends a die", lies = Other)]
fn w_trade_1_w_r_22() {
    let mut t = Table::new(2);
    t.a().stock.wood = 1;
    t.b().stock.rope = 2;
    let give = Stock::one(Resource::Wood);
    let take = Stock {
        rope: 2,
        ..Stock::default()
    };
    let offer = Command::Offer { to: B, give, take };
    t.go(offer.clone());
    t.by(B, Command::Reply(Reply::Refuse));
    t.go(offer.clone());
    t.by(B, Command::Reply(Reply::Accept));
    assert_eq!((t.a().stock.rope, t.b().stock.wood), (2, 1));
    assert_eq!(t.refused(offer.clone()), Rejection::Offer);
    t.b().at = Some(Hex::new(8, 8));
    assert_eq!(t.refused(offer), Rejection::NotAdjacent);
}

fn attack(weapons: &[Item]) -> Command {
    Command::Attack {
        target: B,
        weapons: weapons.to_vec(),
    }
}

#[test]
#[clause(id = "W-FIGHT-1", says = "fighters stand on neighbouring fields", lies = Other)]
#[clause(id = "W-FIGHT-2", says = "four items are weapons", lies = Other)]
#[clause(id = "W-FIGHT-3", says = "the attacker takes one or two weapons of their own", lies = Other)]
#[clause(id = "W-FIGHT-9", says = "whoever has one health and nothing else is not attacked", lies = Other)]
#[clause(id = "W-R-23", says = "nobody attacks unarmed", lies = Other)]
fn w_fight_1_to_3_9_w_r_23_who_may() {
    let mut t = Table::new(2);
    assert_eq!(t.refused(attack(&[])), Rejection::Weapons);
    assert_eq!(t.refused(attack(&[Item::Axe])), Rejection::Weapons);
    t.a().made.insert(Item::Axe);
    t.b().health = 1;
    assert_eq!(t.refused(attack(&[Item::Axe])), Rejection::NothingToLose);
    t.b().stock.rope = 1;
    t.b().at = Some(Hex::new(4, 6));
    assert_eq!(t.refused(attack(&[Item::Axe])), Rejection::NotAdjacent);
}

/// A fight between A and B with known dice, settled by the defender's order.
fn settle(a: ([u8; 4], &[Item]), b: ([u8; 4], &[Item]), shot: bool) -> (Table, u8, u8) {
    let mut t = Table::new(2);
    t.a().made.insert(Item::Axe);
    t.a().survival = 1;
    t.b().survival = 1;
    t.go(attack(&[Item::Axe]));
    let Phase::Fight(fight) = &mut t.state.phase else {
        panic!()
    };
    fight.shot = shot;
    fight.stage = FightStage::Defender;
    (fight.attacker.dice, fight.attacker.weapons) = (a.0, a.1.to_vec());
    (fight.defender.dice, fight.defender.weapons) = (b.0, b.1.to_vec());
    t.by(B, Command::Stand);
    let Some(Event::Fought {
        attack, defence, ..
    }) = t.events.first()
    else {
        panic!()
    };
    let (attack, defence) = (*attack, *defence);
    (t, attack, defence)
}

#[test]
#[clause(id = "W-FIGHT-3", says = "each die of a weapon's value is a point", lies = Dice)]
#[clause(id = "W-FIGHT-4", says = "the defender counts own weapons alike", lies = Dice)]
#[clause(id = "W-FIGHT-5", says = "an unarmed defender counts pairs", lies = Dice)]
#[clause(id = "W-FIGHT-6", says = "the lower total loses a health, a tie hurts nobody", lies = Dice)]
#[clause(id = "W-FIGHT-7", says = "a fight ends the attacker's turn", lies = Dice)]
#[clause(id = "W-EX-13", says = "1 3 5 4 with pickaxe and axe beat 1 1 3 5 with knife and bow, 3 to 2", lies = Dice)]
fn w_fight_3_to_7_w_ex_13_points() {
    let (mut t, a, b) = settle(
        ([1, 3, 5, 4], &[Item::Pickaxe, Item::Axe]),
        ([1, 1, 3, 5], &[Item::Knife, Item::Bow]),
        false,
    );
    assert_eq!((a, b), (3, 2), "W-EX-13");
    assert_eq!((t.a().health, t.b().health), (3, 2), "W-FIGHT-6");
    assert_eq!(t.state.asked(), Some(B), "W-FIGHT-7");
    let (mut t, a, b) = settle(([2, 4, 1, 1], &[Item::Axe]), ([5, 5, 5, 5], &[]), false);
    assert_eq!(
        (a, b, t.a().health, t.b().health),
        (2, 2, 3, 3),
        "W-FIGHT-5 and a tie"
    );
    let (mut t, ..) = settle(([1, 1, 1, 1], &[Item::Axe]), ([5, 5, 1, 2], &[]), false);
    assert_eq!(t.a().health, 2);
}

#[test]
#[clause(id = "W-FIGHT-8", says = "a loser with one health gives up a unit instead", lies = Other)]
#[clause(id = "W-EX-18", says = "one health and one rope: the rope goes", lies = Other)]
fn w_fight_8_w_ex_18_a_fight_cannot_kill() {
    let mut t = Table::new(2);
    t.a().made.insert(Item::Axe);
    t.b().health = 1;
    t.b().survival = 1;
    t.b().stock.rope = 1;
    t.go(attack(&[Item::Axe]));
    let Phase::Fight(fight) = &mut t.state.phase else {
        panic!()
    };
    fight.attacker.dice = [2; 4];
    fight.defender.dice = [1, 2, 3, 4];
    t.by(B, Command::Stand);
    t.by(B, Command::Forfeit(Resource::Rope));
    assert_eq!((t.b().health, t.b().stock.rope), (1, 0));
}

#[test]
#[clause(id = "W-FIGHT-4", says = "a defender with many weapons picks", lies = Other)]
#[clause(id = "W-FIGHT-10", says = "points only roll again in a fight", lies = Other)]
#[clause(id = "W-FIGHT-11", says = "one mask a fight", lies = Other)]
fn w_fight_4_10_11_choices() {
    let mut t = Table::new(2);
    t.a().made.insert(Item::Axe);
    t.a().masks = 2;
    t.a().survival = 1;
    t.b().made.extend([Item::Pickaxe, Item::Axe, Item::Knife]);
    t.go(attack(&[Item::Axe]));
    assert!(t.legal(B).iter().all(|c| matches!(c, Command::Arm(_))));
    t.by(B, Command::Arm(vec![Item::Pickaxe, Item::Knife]));
    assert!(
        !t.legal(A)
            .iter()
            .any(|c| matches!(c, Command::Shift { .. })),
        "W-FIGHT-10"
    );
    t.go(Command::FightMask { die: 0, value: 2 });
    assert_eq!(
        t.refused(Command::FightMask { die: 1, value: 2 }),
        Rejection::FightMask
    );
    t.go(Command::FightReroll { die: 1 });
    assert_eq!(t.state.asked(), Some(B), "nothing left to change");
}

#[test]
#[clause(id = "W-BOW-1", says = "a shot goes over one field in a straight line", lies = Field)]
#[clause(id = "W-R-24", says = "palms and live lizards stop it, structures do not", lies = Field)]
#[clause(id = "W-EX-14", says = "legal along a line, illegal off it or past a palm", lies = Field)]
fn w_bow_1_w_ex_14_w_r_24_lines() {
    let mut t = Table::new(2);
    let shoot = Command::Shoot { target: B };
    t.b().at = Some(Hex::new(4, 6));
    assert_eq!(t.refused(shoot.clone()), Rejection::NoBow);
    t.a().made.insert(Item::Bow);
    for at in [Hex::new(4, 5), Hex::new(4, 7), Hex::new(5, 6)] {
        t.b().at = Some(at);
        assert_eq!(t.refused(shoot.clone()), Rejection::NoLine);
    }
    t.b().at = Some(Hex::new(4, 6));
    t.stand(B, Item::Tent, Hex::new(4, 5));
    assert!(t.legal(A).contains(&shoot));
    for feature in [Feature::Palm, Feature::Lizard { value: 2 }] {
        t.state.map.set(Hex::new(4, 5), feature);
        assert_eq!(t.refused(shoot.clone()), Rejection::NoLine);
    }
}

#[test]
#[clause(id = "W-BOW-2", says = "each 3 or 6 of the archer hits", lies = Dice)]
#[clause(id = "W-BOW-3", says = "another archer answers, and the better wounds", lies = Dice)]
#[clause(id = "W-BOW-4", says = "whoever has no bow hides by pairs", lies = Dice)]
#[clause(id = "W-BOW-5", says = "without a hit the shot misses", lies = Dice)]
#[clause(id = "W-R-25", says = "as many pairs as hits are enough to hide", lies = Dice)]
fn w_bow_2_to_5_w_r_25_hits() {
    let bow: &[Item] = &[Item::Bow];
    for (a, b, with, hurt) in [
        ([3, 6, 1, 1], [1, 1, 2, 3], &[][..], (3, 2)), // W-BOW-2
        ([3, 1, 1, 1], [1, 1, 2, 2], &[], (3, 3)),     // W-BOW-4
        ([3, 1, 1, 1], [1, 1, 2, 3], &[], (3, 3)),     // W-R-25
        ([3, 1, 1, 1], [3, 6, 2, 2], bow, (2, 3)),     // W-BOW-3
        ([1, 1, 1, 1], [1, 2, 3, 4], &[], (3, 3)),     // W-BOW-5
    ] {
        let (mut t, ..) = settle((a, bow), (b, with), true);
        assert_eq!((t.a().health, t.b().health), hurt, "{a:?} {b:?}");
    }
}
