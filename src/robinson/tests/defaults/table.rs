//! Tables of random games, taken on by chance.

use castaway_kernel::{Chance, Game, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    policy,
    setup::{Setup, Wreckage},
    state::State,
};

/// A table of one to four by its seed, with variants and house rulings now and then.
pub fn begin(catalog: &Catalog, seed: u64) -> State {
    let mut setup = Setup::standard(u8::try_from(seed % 4 + 1).expect("small"));
    if seed.is_multiple_of(3) {
        setup.friday = true;
        setup.dog = true;
        setup.equipment = 8;
        setup.wreckage = Wreckage::Random;
    }
    if seed % 5 == 1 {
        let mut by = Chance::from_seed(seed ^ 0x1a35);
        for ruling in catalog.rulings.iter().filter(|r| !r.fixed) {
            let option = &ruling.options[by.die(ruling.options.len())];
            setup.rulings.set(ruling.id.clone(), option.clone());
        }
    }
    let created = Island::create(catalog, &setup, seed);
    created.expect("a good setup").state
}

/// Everybody at the table.
pub fn seats(state: &State) -> Vec<Seat> {
    let n = u8::try_from(state.people.len()).expect("four at most");
    (0..n).map(Seat).collect()
}

/// What somebody does next: something sensible, or anything.
pub fn next(catalog: &Catalog, state: &State, chance: &mut Chance) -> Option<(Seat, Command)> {
    let able = match &state.ask {
        Some(ask) => ask.seats.clone(),
        None => seats(state),
    };
    let seat = able[chance.die(able.len())];
    if state.planning && state.ask.is_none() && chance.die(6) > 0 {
        return policy::suggest(catalog, state, seat).map(|command| (seat, command));
    }
    let mut legal = Island::legal(catalog, state, seat);
    legal.retain(|c| !matches!(c, Command::Unassign { .. }) || chance.die(10) == 0);
    let advance = legal.iter().position(|c| *c == Command::Advance);
    let command = match advance {
        Some(at) if chance.die(2) == 0 => legal.remove(at),
        _ => chance.pick(&mut legal)?,
    };
    Some((seat, command))
}

/// The table after a command.
///
/// # Errors
/// What the game refuses, in words.
pub fn after(
    catalog: &Catalog,
    state: &State,
    seat: Seat,
    command: &Command,
) -> Result<State, String> {
    match Island::apply(catalog, state, seat, command) {
        Ok(applied) => Ok(applied.state),
        Err(why) => Err(format!("{seat:?} {command:?} is refused: {why:?}")),
    }
}
