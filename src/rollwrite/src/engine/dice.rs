//! Dice: addressed by day, seat, slot and number of the roll, so that one roll never shifts another.

use castaway_kernel::{Chance, Seat};

use super::{Res, Work, no};
use crate::{
    command::Shift,
    content::Hindrance,
    event::{DieChange, Event},
    reject::Rejection,
    state::Die,
};

/// A stream of dice of its own.
#[derive(Clone, Copy)]
pub(super) enum Stream {
    Turn { day: u8 },
    Fight { number: u16 },
    First,
}

/// The die at an address.
pub(super) fn roll(seed: u64, stream: Stream, seat: Seat, slot: u8, rerolls: u16) -> u8 {
    let (label, number) = match stream {
        Stream::Turn { day } => (1, u64::from(day)),
        Stream::Fight { number } => (2, u64::from(number)),
        Stream::First => (3, 0),
    };
    let place = (label << 56)
        | (number << 40)
        | (u64::from(seat.0) << 32)
        | (u64::from(slot) << 24)
        | u64::from(rerolls);
    // Odd multiplication keeps every address apart; the generator does the mixing.
    let address = seed.rotate_left(17) ^ place.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    u8::try_from(Chance::from_seed(address).die(6) + 1).unwrap_or(1)
}

/// The four dice of a turn (W-TURN-1).
pub(super) fn pool(w: &Work<'_>, seat: Seat) -> [Die; 4] {
    [0, 1, 2, 3].map(|slot| Die {
        value: roll(
            w.state.seed,
            Stream::Turn { day: w.state.day },
            seat,
            slot,
            0,
        ),
        spent: false,
        rerolls: 0,
    })
}

/// Four dice for a fight.
pub(super) fn fight(w: &Work<'_>, seat: Seat) -> [u8; 4] {
    [0, 1, 2, 3].map(|slot| again(w, seat, slot, 0))
}

/// A die of the running fight, rolled for the n-th time.
pub(super) fn again(w: &Work<'_>, seat: Seat, slot: u8, rerolls: u16) -> u8 {
    roll(
        w.state.seed,
        Stream::Fight {
            number: w.state.fights,
        },
        seat,
        slot,
        rerolls,
    )
}

/// One more or one less, a 6 and a 1 being neighbours (W-SP-3, W-R-11).
pub fn turned(value: u8, way: Shift) -> u8 {
    match way {
        Shift::Up => value % 6 + 1,
        Shift::Down => (value + 4) % 6 + 1,
    }
}

/// A survival point turns a die that is not spent by one (W-SP-2, W-R-12); from then on it counts as what it shows (W-R-7).
pub(super) fn shift(w: &mut Work<'_>, seat: Seat, die: u8, way: Shift) -> Res {
    w.die(seat, die)?;
    if w.state.charter.hindrances.contains(&Hindrance::NoShift) {
        return no(Rejection::NoShift);
    }
    w.pay_survival(seat, 1)?;
    let shown = w.die(seat, die)?;
    shown.value = turned(shown.value, way);
    let value = shown.value;
    w.tell(Event::DieChanged {
        seat,
        die,
        value,
        by: DieChange::Shift,
    });
    Ok(())
}

/// A survival point rolls a die that is not spent again (W-SP-4, W-R-12).
pub(super) fn reroll(w: &mut Work<'_>, seat: Seat, die: u8) -> Res {
    let day = w.state.day;
    let seed = w.state.seed;
    w.die(seat, die)?;
    w.pay_survival(seat, 1)?;
    let shown = w.die(seat, die)?;
    shown.rerolls = shown.rerolls.saturating_add(1);
    shown.value = roll(seed, Stream::Turn { day }, seat, die, shown.rerolls);
    let value = shown.value;
    w.tell(Event::DieChanged {
        seat,
        die,
        value,
        by: DieChange::Reroll,
    });
    Ok(())
}

/// Uses a mask up (W-MASK-2).
pub(super) fn use_mask(w: &mut Work<'_>, seat: Seat) -> Res {
    let player = w.player_mut(seat)?;
    if player.masks_used >= player.masks {
        return no(Rejection::NoMask);
    }
    player.masks_used += 1;
    Ok(())
}

/// A mask sets a die to any value (W-MASK-2), which counts for everything (W-R-7).
pub(super) fn mask(w: &mut Work<'_>, seat: Seat, die: u8, value: u8) -> Res {
    w.die(seat, die)?;
    if !(1..=6).contains(&value) {
        return no(Rejection::Value);
    }
    use_mask(w, seat)?;
    w.die(seat, die)?.value = value;
    w.tell(Event::DieChanged {
        seat,
        die,
        value,
        by: DieChange::Mask,
    });
    Ok(())
}
