//! Nothing is lost without asking. Random games are taken task by task: before each task that takes something
//! away, every usable thing of everybody is tried on a copy, and where one of them would lessen the loss, a question
//! must have been open.

mod before;
mod losses;
mod passing;

use before::check;
use castaway_harness::{here, seeds};
use castaway_kernel::{Chance, Game, Key, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    effect::{Effect, Use},
    policy,
    setup::Setup,
    state::{Kept, State},
    stepper::Stepper,
};

/// Games of the ordinary run, over 1 to 4 seats; `CASTAWAY_GAMES` names another number.
const GAMES: u64 = 120;
/// More steps than any game takes.
const STEPS: usize = 6_000;

/// Gives the table things to use, so that stops are met: what a table might hold, taken from where it lies.
fn enrich(catalog: &Catalog, state: &mut State, chance: &mut Chance) {
    let seat = chance.die(state.people.len());
    match chance.die(5) {
        0 => state.people[seat].det += 3,
        1 => {
            if let Some(token) = state.piles.discovery.pop() {
                let automatic = catalog.discovery.get(&token).is_some_and(|t| t.automatic);
                if automatic {
                    state.piles.discovery.insert(0, token);
                } else {
                    state.discoveries.push(token);
                }
            }
        }
        2 => state.people[seat].wounds = state.people[seat].wounds.saturating_sub(2),
        3 => {
            let keeps = |key: &Key| {
                catalog.mysteries.get(key).is_some_and(|c| {
                    let does =
                        |u: &Use| u.effects.iter().all(|e| !matches!(e, Effect::Pawn { .. }));
                    c.usage.as_ref().is_some_and(does)
                })
            };
            if let Some(at) = state.piles.mysteries.iter().position(keeps) {
                let card = state.piles.mysteries.remove(at);
                let uses = catalog.mysteries.get(&card).map_or(0, |c| c.uses);
                let serial = state.serial();
                state.kept.push(Kept {
                    serial,
                    card,
                    deck: None,
                    uses,
                    holder: None,
                    from: state.round,
                });
            }
        }
        _ => {
            if let Some(pot) = state.inventions.get_mut("pot") {
                pot.built = true;
            }
        }
    }
}

/// A game, task by task; how many uses were tried in it.
fn play(catalog: &Catalog, seed: u64) -> Result<u32, String> {
    let players = u8::try_from(seed % 4 + 1).expect("small");
    let mut setup = Setup::standard(players);
    if seed.is_multiple_of(3) {
        setup.friday = true;
        setup.equipment = 8;
    }
    let created = Island::create(catalog, &setup, seed);
    let mut state = created.map_err(|e| format!("setup: {e:?}"))?.state;
    let mut chance = Chance::from_seed(seed ^ 0x57095);
    let mut tried = 0;
    for step in 0..STEPS {
        if state.end.is_some() {
            return Ok(tried);
        }
        if state.planning && state.ask.is_none() && chance.die(6) == 0 {
            enrich(catalog, &mut state, &mut chance);
        }
        let seat = match &state.ask {
            Some(ask) => ask.seats[chance.die(ask.seats.len())],
            None => Seat(u8::try_from(chance.die(players.into())).unwrap_or(0)),
        };
        let sense = step % 300 > 200 || chance.die(4) > 0;
        let command = if sense {
            policy::suggest(catalog, &state, seat)
        } else {
            let mut legal = Island::legal(catalog, &state, seat);
            legal.retain(|c| {
                !matches!(
                    c,
                    Command::Unassign { .. } | Command::Leave { .. } | Command::Use(_)
                )
            });
            chance.pick(&mut legal)
        };
        let Some(command) = command else { continue };
        let mut game = Stepper::new(catalog, state.clone());
        // A planned action that was taken back meanwhile is no fault.
        if game.give(seat, &command).is_err() {
            continue;
        }
        loop {
            tried += check(catalog, game.state()).map_err(|e| format!("step {step}: {e}"))?;
            if game.step().map_err(|e| format!("step {step}: {e}"))? {
                break;
            }
        }
        state = game.state().clone();
    }
    Ok(tried)
}

#[test]
fn nothing_is_lost_without_asking() {
    let catalog = Catalog::load().expect("the content is good");
    let games = seeds::each(here!(), GAMES, |seed| play(&catalog, seed));
    let tried: u32 = games.into_iter().sum();
    println!("{tried} uses were tried");
    if seeds::named().is_none() {
        assert!(tried > 2_000, "only {tried} uses were tried");
    }
}
