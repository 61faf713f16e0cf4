//! Advice costs no life that another answer saves, however little the game is worth: whoever asks wants to live. Nor does it spend
//! what is somebody's own who is away and cannot be asked.

use castaway_kernel::{Game, Key, Seat};
use castaway_robinson::{
    absent::Peril, catalog::Catalog, command::Command, counsel::Counselled, game::Island, legal,
    state::State, task::Usable,
};
use castaway_table::Meta;

/// What is advised of what was thought through for these seats at this table: up to where it would spend something of somebody's
/// own who is away, for the rest may rest on that, and with no answer that another spares.
pub fn careful(
    meta: &Meta,
    catalog: &Catalog,
    state: &State,
    seats: &[Seat],
    mut all: Vec<Counselled>,
) -> Vec<Counselled> {
    let spends = |one: &Counselled| {
        let owner = meta.chairs.owner(one.seat).filter(|_| !meta.is_solo());
        let own = matches!(
            &one.command,
            Command::Use(Usable::Ability(_) | Usable::Kept(_))
        );
        own && owner.is_some_and(|user| meta.is_away(user))
    };
    if let Some(at) = all.iter().position(spends) {
        all.truncate(at);
    }
    spared(catalog, state, seats, all)
}

/// What was thought through for these seats, or the careful answer instead where the first of it would lose the game at once and that
/// one does not.
pub fn spared(
    catalog: &Catalog,
    state: &State,
    seats: &[Seat],
    all: Vec<Counselled>,
) -> Vec<Counselled> {
    let first = all.first().map(|one| &one.command);
    let Some(advised) = first.and_then(picks) else {
        return all;
    };
    let perils = legal::perils(catalog, state);
    let loses = |picks: &[Key]| {
        let lost = perils.iter().filter(|(_, peril)| *peril == Peril::Lost);
        lost.map(|(key, _)| key).any(|key| picks.contains(key))
    };
    if !loses(advised) {
        return all;
    }
    let Some((seat, command)) = Island::fallback(catalog, state) else {
        return all;
    };
    if picks(&command).is_none_or(loses) {
        return all;
    }
    let able = |by: &Seat| Island::apply(catalog, state, *by, &command).is_ok();
    let own = seats.iter().copied().filter(|by| *by == seat);
    let by = own.chain(seats.iter().copied()).find(able);
    let answer = by.map(|seat| Counselled {
        seat,
        command: command.clone(),
        state: state.clone(),
    });
    answer.map_or(all, |answer| vec![answer])
}

/// What an answer picks.
fn picks(command: &Command) -> Option<&[Key]> {
    match command {
        Command::Choose(answer) => Some(&answer.picks),
        _ => None,
    }
}
