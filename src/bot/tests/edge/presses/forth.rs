//! How an island game goes on between two walks through its presses.

use castaway_kernel::{Chance, Game, Seat};
use castaway_robinson::{command::Command, game::Island, policy};
use castaway_table::{Act, Meta, Place};

use crate::house::{House, any};

/// Goes on in an island game: mostly as a player would, sometimes anyhow.
pub async fn go_on(house: &House, place: Place, meta: &Meta, chance: &mut Chance) -> bool {
    let loaded = house.game::<Island>(place).await;
    let ui = house.ui::<Island>();
    let tables = ui.tables();
    let seats = (0_u8..).map(Seat).take(meta.chairs.len());
    let mut wishes = Vec::new();
    for seat in seats {
        let legal = Island::legal(tables.catalog(), &loaded.state, seat);
        let wish = policy::suggest(tables.catalog(), &loaded.state, seat);
        let wish = if chance.die(4) == 0 {
            any(chance, &legal)
        } else {
            wish
        };
        wishes.extend(wish.map(|command| (seat, command)));
    }
    let act = async |seat: Seat, command: Command| {
        let stamp = house.stamp(meta.chairs.owner(seat).unwrap());
        let act = Act {
            stamp,
            seen: None,
            command,
        };
        tables.act_as(place, Some(seat), act).await
    };
    let mut refused = Vec::new();
    let mut all = Vec::new();
    for seat in (0_u8..).map(Seat).take(meta.chairs.len()) {
        let legal = Island::legal(tables.catalog(), &loaded.state, seat);
        all.extend(legal.into_iter().map(|command| (seat, command)));
    }
    while let Some((seat, command)) = any(chance, &wishes).or_else(|| all.pop()) {
        // A plan is carried out when all are ready.
        let others = (0_u8..).map(Seat).take(meta.chairs.len());
        let others = others.filter(|other| *other != seat && command == Command::Advance);
        let others: Vec<Seat> = others.collect();
        match act(seat, command.clone()).await {
            Ok(_) => {
                for other in others {
                    // Once it is carried out nobody is asked any more.
                    let _ = act(other, Command::Advance).await;
                }
                return true;
            }
            // What the rules allow may still be somebody else's, or come before all have planned.
            Err(_) if !meta.is_solo() => {
                wishes.retain(|wish| *wish != (seat, command.clone()));
                refused.push((seat, command));
            }
            Err(_) => panic!("{seat:?}: {command:?} is refused"),
        }
    }
    assert!(refused.is_empty(), "nobody can do anything: {refused:?}");
    false
}
