//! Whole games played by the engine's own policy.

use std::{collections::BTreeMap, time::Instant};

use castaway_kernel::{Game, Refusal, Seat};
use castaway_robinson::{catalog::Catalog, game::Island, policy, setup::Setup, state::End};

/// More steps than any game takes.
const STEPS: usize = 20_000;

/// Plays games and prints how they ended.
///
/// # Errors
/// A game that got stuck or broke, with its seed.
pub fn simulate(games: u64, players: u8, seed: u64) -> Result<(), String> {
    let catalog = Catalog::load().map_err(|e| e.to_string())?;
    let start = Instant::now();
    let mut ends: BTreeMap<&'static str, u64> = BTreeMap::new();
    let mut steps = 0_usize;
    for seed in seed..seed.saturating_add(games) {
        let (end, taken) =
            play(&catalog, players, seed).map_err(|why| format!("seed {seed}: {why}"))?;
        steps += taken;
        let name = match end {
            End::Won => "won",
            End::Died(_) => "a castaway died",
            End::TimeOver => "the last round was over",
            End::CampLost => "the camp was lost",
        };
        *ends.entry(name).or_default() += 1;
    }
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    println!(
        "{games} games with {players} players, {steps} commands in {seconds:.2} s: {:.0} games/s",
        games as f64 / seconds
    );
    for (name, n) in ends {
        println!("{:6.2} %  {name}", 100.0 * n as f64 / games.max(1) as f64);
    }
    Ok(())
}

fn play(catalog: &Catalog, players: u8, seed: u64) -> Result<(End, usize), String> {
    let why = |refusal| match refusal {
        Refusal::Rejected(reason) => format!("refused: {reason}"),
        Refusal::Fault(fault) => fault.to_string(),
    };
    let mut state = Island::create(catalog, &Setup::standard(players), seed)
        .map_err(why)?
        .state;
    for step in 0..STEPS {
        if let Some(end) = Island::outcome(&state) {
            return Ok((end, step));
        }
        let order = (0..players)
            .map(Seat)
            .find_map(|s| policy::suggest(catalog, &state, s).map(|c| (s, c)));
        let Some((seat, command)) = order else {
            return Err("nobody knows what to do".into());
        };
        state = Island::apply(catalog, &state, seat, &command)
            .map_err(why)?
            .state;
    }
    Err("the game does not end".into())
}
