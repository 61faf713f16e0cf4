//! Whole games played by the engine's own players, and what they exercised.

use std::time::Instant;

use castaway_kernel::{Game, Key, Refusal};
use castaway_robinson::{
    catalog::Catalog,
    event::Event,
    game::Island,
    reject::Rejection,
    setup::Setup,
    tally::{Feat, Tally, cause, every, stop},
};
use clap::Args;

mod counts;
mod player;
mod report;

use counts::Counts;
pub use player::SimulatedPlayer;
use player::{Mover, setup};

use crate::discord::Operation;

/// More steps than any game takes.
const STEPS: usize = 20_000;
/// So many of the last commands are shown of a game that does not end.
const SHOWN: usize = 12;
/// From so many games on, what was hardly ever met must have an exact case.
const ENOUGH: u64 = 20_000;

/// Which games are played.
#[derive(Clone, Debug, Args)]
pub struct Simulation {
    /// How many games in all, shared out among players and seats.
    #[arg(long, default_value_t = 500)]
    pub games: u64,
    /// Numbers of seats.
    #[arg(long, visible_alias = "players", value_delimiter = ',', default_value = "1,2,3,4", value_parser = clap::value_parser!(u8).range(1..=4))]
    pub seats: Vec<u8>,
    /// Who plays; a report takes all quick players if nothing is said.
    #[arg(long, value_delimiter = ',')]
    pub policy: Vec<SimulatedPlayer>,
    /// The scenarios by their ids, each with so many games, or `all` of them.
    #[arg(long, value_delimiter = ',', default_value = "castaways")]
    pub scenario: Vec<String>,
    /// The first seed.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Say how often everything printed was exercised, and fail if 20,000 games left something out that no exact case plays.
    #[arg(long)]
    pub report: bool,
}

impl Operation for Simulation {
    const NAME: &'static str = "simulate";
    const ABOUT: &'static str = "Play whole games of the island game by its own players";

    fn carry_out(self) -> Result<(), String> {
        simulate(self)
    }
}

/// Plays games and prints how they ended.
///
/// # Errors
/// A game that got stuck or broke, with its seed; in a long report, something that was never reached.
fn simulate(mut wish: Simulation) -> Result<(), String> {
    if wish.policy.is_empty() {
        wish.policy = match wish.report {
            true => vec![
                SimulatedPlayer::Random,
                SimulatedPlayer::Mixed,
                SimulatedPlayer::Sensible,
            ],
            false => vec![SimulatedPlayer::Sensible],
        };
    }
    let catalog = Catalog::load().map_err(|e| e.to_string())?;
    let scenarios = sheets(&catalog, &wish.scenario)?;
    let mut met = Tally::default();
    for scenario in &scenarios {
        if scenarios.len() > 1 {
            println!("## {scenario}\n");
        }
        met.merge(simulate_one(&catalog, &wish, scenario)?);
    }
    if !wish.report {
        return Ok(());
    }
    let mut all: Vec<Feat> = scenarios.iter().flat_map(|s| every(&catalog, s)).collect();
    all.sort();
    all.dedup();
    if scenarios.len() > 1 {
        println!("## all of them\n");
        println!("{}", report::exercised(&met, &all));
        println!("{}", report::rare(&met, &all));
    }
    let unheld = report::unheld(&met, &all);
    if wish.games >= ENOUGH && !unheld.is_empty() {
        return Err(format!(
            "hardly ever reached, and no exact case plays it: {}",
            unheld.join(", ")
        ));
    }
    Ok(())
}

/// The scenarios that are wished for, in the order of lists.
fn sheets(catalog: &Catalog, wished: &[String]) -> Result<Vec<Key>, String> {
    let all = wished.iter().any(|name| name == "all");
    if let Some(odd) = wished
        .iter()
        .find(|name| *name != "all" && !catalog.scenarios.contains_key(name.as_str()))
    {
        return Err(format!("there is no scenario {odd}"));
    }
    let mut sheets = catalog.listed_scenarios();
    sheets.retain(|sheet| all || wished.iter().any(|name| sheet.id == *name.as_str()));
    Ok(sheets.into_iter().map(|sheet| sheet.id.clone()).collect())
}

/// Plays the games of one scenario and prints how they ended; gives what they met.
fn simulate_one(catalog: &Catalog, wish: &Simulation, scenario: &Key) -> Result<Tally, String> {
    let start = Instant::now();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let counts = run(wish, scenario, threads)?;
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    eprintln!(
        "{scenario}: {} games, {} commands in {seconds:.1} s: {:.0} games/s",
        wish.games,
        counts.commands,
        wish.games as f64 / seconds
    );
    println!("{}", report::ends(&counts));
    if !wish.report {
        return Ok(counts.tally);
    }
    let all = every(catalog, scenario);
    println!("{}", report::exercised(&counts.tally, &all));
    println!("{}", report::stopped(&counts.stops));
    println!("{}", report::rare(&counts.tally, &all));
    Ok(counts.tally)
}

/// Plays all games on so many threads; the same wish gives the same counts on any number of them.
fn run(wish: &Simulation, scenario: &Key, threads: usize) -> Result<Counts, String> {
    let parts = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|first| scope.spawn(move || part((wish, scenario), first, threads)))
            .collect();
        workers
            .into_iter()
            .map(|w| w.join().unwrap_or_else(|_| Err("a worker broke".into())))
            .collect::<Result<Vec<_>, String>>()
    })?;
    let mut counts = Counts::default();
    for part in parts {
        counts.merge(part);
    }
    Ok(counts)
}

/// Every so many-th game.
fn part(
    (wish, scenario): (&Simulation, &Key),
    first: usize,
    stride: usize,
) -> Result<Counts, String> {
    let kinds: Vec<(SimulatedPlayer, u8)> = wish
        .policy
        .iter()
        .flat_map(|&player| wish.seats.iter().map(move |&seats| (player, seats)))
        .collect();
    // Keys of one catalog are counted references: threads that share it would wait for each other.
    let catalog = Catalog::load().map_err(|e| e.to_string())?;
    let mut counts = Counts::default();
    for at in (0..wish.games).skip(first).step_by(stride) {
        // Each kind of game gets the same run of seeds, so that players can be compared.
        let many = u64::try_from(kinds.len()).unwrap_or(1).max(1);
        let Some(&(player, seats)) = kinds.get(usize::try_from(at % many).unwrap_or(0)) else {
            continue;
        };
        let seed = wish.seed.wrapping_add(at / many);
        let varied =
            matches!(player, SimulatedPlayer::Random | SimulatedPlayer::Mixed) && wish.report;
        let mut setup = setup(seats, seed, varied);
        setup.scenario = scenario.clone();
        play(&catalog, player, &setup, seed, &mut counts).map_err(|e| {
            let player = player.name();
            format!("{scenario}, seed {seed}, {seats} seats, {player}: {e}")
        })?;
    }
    Ok(counts)
}

fn play(
    catalog: &Catalog,
    player: SimulatedPlayer,
    setup: &Setup,
    seed: u64,
    counts: &mut Counts,
) -> Result<(), String> {
    let seats = u8::try_from(setup.characters.len()).unwrap_or(4);
    let begun = Island::create(catalog, setup, seed).map_err(why)?;
    counts.tally.begin(catalog, &begun.state, &begun.events);
    let mut state = begun.state;
    let mut mover = Mover::new(player, seed);
    let mut round: Vec<Event> = Vec::new();
    let mut last: Vec<String> = Vec::new();
    for step in 0..STEPS {
        if let Some(end) = Island::outcome(&state) {
            let ends = counts.ends.entry((player, seats)).or_default();
            ends.add(&state, end, cause(&round));
            return Ok(());
        }
        let Some((seat, command)) = mover.order(catalog, &state) else {
            if matches!(player, SimulatedPlayer::Sensible | SimulatedPlayer::Planner) {
                return Err("nobody knows what to do".into());
            }
            continue;
        };
        let applied = Island::apply(catalog, &state, seat, &command).map_err(why)?;
        counts.tally.add(catalog, &state, &command, &applied.events);
        if let Some(stop) = stop(&state, &command, &applied.state) {
            *counts.stops.entry(stop).or_default() += 1;
        }
        counts.commands += 1;
        if applied.state.round != state.round {
            round.clear();
        }
        round.extend(applied.events);
        state = applied.state;
        if step + SHOWN >= STEPS {
            last.push(format!("{seat:?} {command:?}"));
        }
    }
    Err(format!(
        "the game does not end; at last: {}",
        last.join("; ")
    ))
}

fn why(refusal: Refusal<Rejection>) -> String {
    match refusal {
        Refusal::Rejected(reason) => format!("refused: {reason}"),
        Refusal::Fault(fault) => fault.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_number_of_threads_counts_the_same() {
        let wish = Simulation {
            games: 18,
            seats: vec![1, 3],
            policy: vec![
                SimulatedPlayer::Random,
                SimulatedPlayer::Mixed,
                SimulatedPlayer::Sensible,
            ],
            scenario: Vec::new(),
            seed: 7,
            report: true,
        };
        for scenario in ["castaways", "cannibal_island"] {
            let counts = |threads| run(&wish, &scenario.into(), threads);
            let alone = counts(1).expect("the games end");
            assert_eq!(alone.ends.values().map(|e| e.games).sum::<u64>(), 18);
            for threads in [2, 5] {
                assert_eq!(counts(threads).as_ref(), Ok(&alone), "{threads} threads");
            }
        }
    }
}
