//! What counts as the answer of somebody who gives none.

mod table;

use castaway_kernel::Game;
use castaway_rollwrite::{
    RollWrite, absent,
    command::{Command, Reply},
    content::Stock,
    ids::{Item, Resource},
    state::{FightStage, Phase},
};
use table::{A, B, Table};

fn wood(units: u16) -> Stock {
    Stock {
        wood: units,
        ..Stock::default()
    }
}

#[test]
fn nobody_is_hurried_in_their_own_turn() {
    let t = Table::new(2);
    assert_eq!(absent::answer(&t.catalog, &t.state), None);
}

#[test]
fn without_an_answer_a_trade_is_refused() {
    let mut t = Table::new(2);
    t.a().stock = wood(2);
    t.b().stock = Stock::one(Resource::Food);
    t.go(Command::Offer {
        to: B,
        give: wood(1),
        take: Stock::one(Resource::Food),
    });
    let (seat, command) = absent::answer(&t.catalog, &t.state).unwrap();
    assert_eq!((seat, &command), (B, &Command::Reply(Reply::Refuse)));
    t.by(seat, command);
    assert_eq!((t.a().stock, t.state.asked()), (wood(2), Some(A)));
}

#[test]
fn the_weapons_that_count_for_most_values_are_taken_up() {
    let mut t = Table::new(2);
    t.a().made.insert(Item::Axe);
    t.b()
        .made
        .extend([Item::Pickaxe, Item::Axe, Item::Knife, Item::Bow]);
    t.go(Command::Attack {
        target: B,
        weapons: vec![Item::Axe],
    });
    // 1 3 and 2 4 are four values, 3 5 and 3 6 only three.
    let expected = Command::Arm(vec![Item::Pickaxe, Item::Axe]);
    assert_eq!(absent::answer(&t.catalog, &t.state), Some((B, expected)));
}

#[test]
fn a_fight_comes_to_its_end_by_itself() {
    let mut stages = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut t = Table::new(2);
        t.state.seed = seed;
        t.a().made.insert(Item::Axe);
        t.a().survival = 2;
        t.b().made.extend([Item::Pickaxe, Item::Axe, Item::Knife]);
        t.b().survival = 1;
        for player in &mut t.state.players {
            player.health = 1;
            player.stock = Stock {
                food: 1,
                wood: 3,
                ..Stock::default()
            };
        }
        t.go(Command::Attack {
            target: B,
            weapons: vec![Item::Axe],
        });
        while let Phase::Fight(fight) = &t.state.phase {
            stages.insert(format!("{:?}", fight.stage));
            if let FightStage::AttackerPays | FightStage::DefenderPays = fight.stage {
                let paid = Command::Forfeit(Resource::Wood);
                let answer = absent::answer(&t.catalog, &t.state).unwrap();
                assert_eq!(answer.1, paid, "there is most of it");
            }
            let (seat, command) = absent::answer(&t.catalog, &t.state).unwrap();
            assert!(RollWrite::legal(&t.catalog, &t.state, seat).contains(&command));
            t.by(seat, command);
        }
        assert_eq!(t.state.asked(), Some(B), "the attack ends the turn");
    }
    assert_eq!(stages.len(), 5, "{stages:?}");
}
