//! What counts for a seat that says nothing: nothing is played that does not come back but what gets a survivor
//! out of a fight that would be the end, payments are made, a turn heals what
//! food, water and medicine heal and ends.

use castaway_kernel::{Answer, Seat};

use crate::{
    catalog::Catalog,
    command::Command,
    engine::{self, option_key},
    ids::Damage,
    state::State,
};

/// Who is waited for, in the order of seats.
pub fn awaited(s: &State) -> Vec<Seat> {
    match &s.ask {
        Some(ask) => {
            let open = ask.parts.iter().filter(|p| p.picked.is_none());
            let mut seats: Vec<Seat> = open.map(|p| p.seat).collect();
            seats.sort_unstable();
            seats.dedup();
            seats
        }
        None => s.turn().map(|turn| turn.seat).into_iter().collect(),
    }
}

/// What counts for a seat (D-R-8); `None` where nobody waits for it.
pub fn fallback(catalog: &Catalog, s: &State, seat: Seat) -> Option<Command> {
    if let Some(ask) = &s.ask {
        let part = ask.open(seat)?;
        return Some(Command::Choose(Answer {
            decision: ask.id,
            picks: vec![option_key(usize::from(part.silent))],
        }));
    }
    s.turn().filter(|turn| turn.seat == seat)?;
    let heal = |kind: &Damage| Command::Recover {
        who: seat,
        kind: *kind,
    };
    let kinds = [Damage::Starvation, Damage::Dehydration, Damage::Sickness];
    let hurt = kinds
        .iter()
        .filter(|k| s.survivor(seat).is_some_and(|me| me.hurt(**k) > 0));
    let mut heals = hurt.map(heal);
    let able = |command: &Command| engine::apply(catalog, s, seat, command).is_ok();
    Some(heals.find(able).unwrap_or(Command::EndTurn))
}
