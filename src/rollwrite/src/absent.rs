//! What counts as the answer of somebody who gives none: a trade is refused, a fight goes on by itself.

use std::collections::BTreeSet;

use castaway_kernel::Seat;

use crate::{
    catalog::Catalog,
    command::{Command, Reply},
    ids::{Item, Resource},
    legal::legal,
    state::{FightStage, Phase, State},
};

/// Who is waited for only so long, and the order that counts when none comes; `None` where people take their time.
pub fn answer(catalog: &Catalog, state: &State) -> Option<(Seat, Command)> {
    let seat = state.asked()?;
    let command = match &state.phase {
        Phase::Trade { .. } => Command::Reply(Reply::Refuse),
        Phase::Fight(fight) => match fight.stage {
            FightStage::Arm => arm(catalog, state, seat)?,
            FightStage::Attacker | FightStage::Defender => Command::Stand,
            FightStage::AttackerPays | FightStage::DefenderPays => forfeit(state, seat)?,
        },
        Phase::Start(_) | Phase::Turn(_) | Phase::Over(_) => return None,
    };
    Some((seat, command))
}

/// The weapons that most values of a die count for, the first ones of equals.
fn arm(catalog: &Catalog, state: &State, seat: Seat) -> Option<Command> {
    // All that is legal here is taking weapons up. The last of equals wins a comparison, so the list is turned round.
    let arms = legal(catalog, state, seat).into_iter().rev();
    let values = |command: &Command| {
        if let Command::Arm(weapons) = command {
            hits(catalog, weapons)
        } else {
            0
        }
    };
    arms.max_by_key(values)
}

fn hits(catalog: &Catalog, weapons: &[Item]) -> usize {
    let values = weapons.iter().filter_map(|item| catalog.weapon(*item));
    let all: BTreeSet<u8> = values.flat_map(|w| w.values.iter().copied()).collect();
    all.len()
}

/// One of what there is most of.
fn forfeit(state: &State, seat: Seat) -> Option<Command> {
    let stock = state.player(seat)?.stock;
    let most = Resource::ALL
        .into_iter()
        .rev()
        .max_by_key(|r| stock.get(*r))?;
    Some(Command::Forfeit(most))
}
