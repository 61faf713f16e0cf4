//! Fights between neighbours and bow shots.

use castaway_kernel::Seat;

use super::{Res, Work, day, dice, no, trade};
use crate::{
    catalog::Catalog,
    content::Stock,
    event::{DieChange, Event, Harm},
    ids::{Item, Resource},
    reject::Rejection,
    state::{Fight, FightStage, Fighter, Phase, State},
};

/// The weapons of a seat in printed order.
pub(crate) fn weapons(catalog: &Catalog, state: &State, seat: Seat) -> Vec<Item> {
    let made = |item: &Item| state.player(seat).is_some_and(|p| p.made.contains(item));
    Item::ALL
        .into_iter()
        .filter(|i| catalog.weapon(*i).is_some() && made(i))
        .collect()
}

/// Points of four dice: one for each that shows a value of a weapon, and only one if two weapons have it (W-FIGHT-3, W-BOW-2,
/// W-R-23), or one for each pair without weapons (W-FIGHT-5, W-BOW-4).
pub fn points(catalog: &Catalog, fighter: &Fighter) -> u8 {
    let hit = |die: &&u8| {
        fighter
            .weapons
            .iter()
            .any(|i| catalog.weapon(*i).is_some_and(|w| w.values.contains(die)))
    };
    let count = if fighter.weapons.is_empty() {
        (1..=6)
            .map(|v| fighter.dice.iter().filter(|d| **d == v).count() / 2)
            .sum()
    } else {
        fighter.dice.iter().filter(hit).count()
    };
    u8::try_from(count).unwrap_or(4)
}

/// Whether a seat can lose anything (W-FIGHT-9).
fn can_lose(w: &Work<'_>, seat: Seat) -> bool {
    w.state
        .player(seat)
        .is_some_and(|p| p.health > 1 || p.stock.total() > 0)
}

/// One or two own weapons (W-FIGHT-3, W-R-23).
fn chosen(w: &Work<'_>, seat: Seat, picked: &[Item]) -> Res {
    let own = weapons(w.catalog, &w.state, seat);
    let fits = (1..=2).contains(&picked.len())
        && picked.is_sorted_by(|a, b| a < b)
        && picked.iter().all(|i| own.contains(i));
    if fits { Ok(()) } else { no(Rejection::Weapons) }
}

/// Attacks somebody on a neighbouring field (W-FIGHT-1).
pub(super) fn attack(w: &mut Work<'_>, seat: Seat, target: Seat, picked: &[Item]) -> Res {
    w.turn(seat)?;
    if !trade::adjacent(w, seat, target) {
        return no(Rejection::NotAdjacent);
    }
    chosen(w, seat, picked)?;
    begin(w, seat, target, picked.to_vec(), false)
}

/// Shoots over exactly one field in a line (W-BOW-1), on which no palm, no live lizard and nobody stands (W-R-24).
pub(super) fn shoot(w: &mut Work<'_>, seat: Seat, target: Seat) -> Res {
    w.turn(seat)?;
    if !w.owns(seat, Item::Bow) {
        return no(Rejection::NoBow);
    }
    let at = |seat| w.state.player(seat).and_then(|p| p.at);
    let middle = match (at(seat), at(target)) {
        (Some(from), Some(to)) => from.between(to),
        (Some(_) | None, Some(_) | None) => None,
    };
    let clear = |h| !w.state.map.blocked(h) && w.state.pawn_at(h).is_none();
    if !middle.is_some_and(clear) {
        return no(Rejection::NoLine);
    }
    begin(w, seat, target, vec![Item::Bow], true)
}

/// Begins a fight: whoever has weapons defends with them (W-FIGHT-4), against a shot with a bow alone (W-BOW-3).
fn begin(w: &mut Work<'_>, seat: Seat, target: Seat, with: Vec<Item>, shot: bool) -> Res {
    if !can_lose(w, seat) || !can_lose(w, target) {
        return no(Rejection::NothingToLose);
    }
    w.state.fights = w.state.fights.wrapping_add(1);
    w.tell(Event::Attacked { seat, target, shot });
    let fighter = |w: &mut Work<'_>, seat, weapons| {
        let rolled = dice::fight(w, seat);
        w.tell(Event::FightRolled { seat, dice: rolled });
        Fighter {
            seat,
            weapons,
            dice: rolled,
            rerolls: 0,
            masked: false,
        }
    };
    let attacker = fighter(w, seat, with);
    let mut own = weapons(w.catalog, &w.state, target);
    if shot {
        own.retain(|i| *i == Item::Bow);
    }
    // Weapons are picked before the defender's dice are seen.
    let (stage, defender) = if own.len() > 2 {
        let waiting = Fighter {
            seat: target,
            weapons: Vec::new(),
            dice: [0; 4],
            rerolls: 0,
            masked: false,
        };
        (FightStage::Arm, waiting)
    } else {
        (FightStage::Attacker, fighter(w, target, own))
    };
    go_on(
        w,
        Fight {
            shot,
            attacker,
            defender,
            stage,
        },
    )
}

fn fight(w: &Work<'_>) -> Res<Fight> {
    match &w.state.phase {
        Phase::Fight(fight) => Ok(fight.clone()),
        Phase::Start(_) | Phase::Turn(_) | Phase::Trade { .. } | Phase::Over(_) => {
            no(Rejection::NotNow)
        }
    }
}

/// The side that may change dice now.
fn side(fight: &mut Fight) -> Res<&mut Fighter> {
    match fight.stage {
        FightStage::Attacker => Ok(&mut fight.attacker),
        FightStage::Defender => Ok(&mut fight.defender),
        FightStage::Arm | FightStage::AttackerPays | FightStage::DefenderPays => {
            no(Rejection::NotNow)
        }
    }
}

pub(super) fn arm(w: &mut Work<'_>, picked: &[Item]) -> Res {
    let mut fight = fight(w)?;
    if fight.stage != FightStage::Arm {
        return no(Rejection::NotNow);
    }
    chosen(w, fight.defender.seat, picked)?;
    fight.defender.weapons = picked.to_vec();
    let seat = fight.defender.seat;
    fight.defender.dice = dice::fight(w, seat);
    w.tell(Event::FightRolled {
        seat,
        dice: fight.defender.dice,
    });
    fight.stage = FightStage::Attacker;
    go_on(w, fight)
}

/// A survival point rolls a die again; it shifts none in a fight (W-FIGHT-10).
pub(super) fn reroll(w: &mut Work<'_>, seat: Seat, die: u8) -> Res {
    let mut fight = fight(w)?;
    let fighter = side(&mut fight)?;
    let Some(shown) = fighter.dice.get_mut(usize::from(die)) else {
        return no(Rejection::Die);
    };
    w.pay_survival(seat, 1)?;
    fighter.rerolls = fighter.rerolls.saturating_add(1);
    *shown = dice::again(w, seat, die, fighter.rerolls);
    let value = *shown;
    w.tell(Event::DieChanged {
        seat,
        die,
        value,
        by: DieChange::Reroll,
    });
    go_on(w, fight)
}

/// The one mask of a side (W-FIGHT-11).
pub(super) fn mask(w: &mut Work<'_>, seat: Seat, die: u8, value: u8) -> Res {
    let mut fight = fight(w)?;
    let fighter = side(&mut fight)?;
    if fighter.masked {
        return no(Rejection::FightMask);
    }
    if !(1..=6).contains(&value) {
        return no(Rejection::Value);
    }
    let Some(shown) = fighter.dice.get_mut(usize::from(die)) else {
        return no(Rejection::Die);
    };
    dice::use_mask(w, seat)?;
    *shown = value;
    fighter.masked = true;
    w.tell(Event::DieChanged {
        seat,
        die,
        value,
        by: DieChange::Mask,
    });
    go_on(w, fight)
}

pub(super) fn stand(w: &mut Work<'_>) -> Res {
    let mut fight = fight(w)?;
    match fight.stage {
        FightStage::Attacker => {
            fight.stage = FightStage::Defender;
            go_on(w, fight)
        }
        FightStage::Defender => settle(w, fight),
        FightStage::Arm | FightStage::AttackerPays | FightStage::DefenderPays => {
            no(Rejection::NotNow)
        }
    }
}

/// Waits where somebody has a choice and goes on where nobody has.
fn go_on(w: &mut Work<'_>, mut fight: Fight) -> Res {
    let can = |w: &Work<'_>, f: &Fighter| {
        w.state
            .player(f.seat)
            .is_some_and(|p| p.survival > 0 || (!f.masked && p.masks_used < p.masks))
    };
    if fight.stage == FightStage::Attacker && !can(w, &fight.attacker) {
        fight.stage = FightStage::Defender;
    }
    if fight.stage == FightStage::Defender && !can(w, &fight.defender) {
        return settle(w, fight);
    }
    w.state.phase = Phase::Fight(fight);
    Ok(())
}

/// The side with fewer points loses a health and a tie hurts nobody (W-FIGHT-6, W-BOW-5), also where dice are paired (W-R-25);
/// with the last health it gives up a resource (W-FIGHT-8). The attacker's turn is over (W-FIGHT-7).
fn settle(w: &mut Work<'_>, mut fight: Fight) -> Res {
    let attack = points(w.catalog, &fight.attacker);
    let defence = points(w.catalog, &fight.defender);
    let (attacker, defender) = (fight.attacker.seat, fight.defender.seat);
    w.tell(Event::Fought {
        attacker,
        attack,
        defender,
        defence,
    });
    // Stealth only avoids a shot, it never hurts the shooter (W-BOW-4).
    let stealth = fight.shot && fight.defender.weapons.is_empty();
    let (loser, stage) = match attack.cmp(&defence) {
        std::cmp::Ordering::Greater => (defender, FightStage::DefenderPays),
        std::cmp::Ordering::Less if !stealth => (attacker, FightStage::AttackerPays),
        std::cmp::Ordering::Less | std::cmp::Ordering::Equal => return day::pass(w, attacker),
    };
    if w.player(loser)?.health > 1 {
        day::hurt(w, loser, Harm::Fight)?;
        return day::pass(w, attacker);
    }
    fight.stage = stage;
    w.state.phase = Phase::Fight(fight);
    Ok(())
}

/// The loser with one health gives up a resource of their choice (W-FIGHT-8).
pub(super) fn forfeit(w: &mut Work<'_>, seat: Seat, resource: Resource) -> Res {
    let fight = fight(w)?;
    match fight.stage {
        FightStage::AttackerPays | FightStage::DefenderPays => {}
        FightStage::Arm | FightStage::Attacker | FightStage::Defender => {
            return no(Rejection::NotNow);
        }
    }
    let one = Stock::one(resource);
    let player = w.player_mut(seat)?;
    if !player.stock.covers(&one) {
        return no(Rejection::Resources);
    }
    player.stock.pay(&one);
    w.tell(Event::Forfeited { seat, resource });
    day::pass(w, fight.attacker.seat)
}
