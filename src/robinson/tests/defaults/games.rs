//! At every moment of random games somebody is waited for, and what counts for them is legal and leads on.

use castaway_harness::{here, seeds};
use castaway_kernel::{Await, Chance, Game, Seat, Voice};
use castaway_robinson::{
    Island,
    absent::{AskedWhom, Said},
    ask::{Ask, Label},
    catalog::Catalog,
    command::Command,
    rulings::Reading,
    state::State,
    voice::Weight,
};

use crate::{lethal, table};

/// So many answers in a row at most until a plan is made again.
const IN_A_ROW: usize = 40;
/// More steps than a game takes.
const STEPS: usize = 4_000;

/// Whether a plan is to be made.
fn planning(state: &State) -> bool {
    state.planning && state.ask.is_none()
}

/// Somebody is waited for who can do something, with the voice that the question has.
fn waited(catalog: &Catalog, state: &State) -> Result<(), String> {
    let awaited = Island::awaited(catalog, state);
    if awaited.is_empty() {
        return Err("nobody is waited for".to_owned());
    }
    let view = Island::view(catalog, state, None);
    for waiting in &view.waiting {
        if !awaited.iter().any(|a| a.seat.0 == *waiting) {
            return Err(format!("the view waits for {waiting} alone"));
        }
    }
    let Some(ask) = &state.ask else {
        let plans = awaited.iter().all(|a| a.what == Await::Plan);
        let all = awaited.iter().map(|a| a.seat).eq(table::seats(state));
        return (plans && all)
            .then_some(())
            .ok_or_else(|| format!("{awaited:?} plan"));
    };
    for one in &awaited {
        if one.what != Await::Ask(ask.id) || Island::legal(catalog, state, one.seat).is_empty() {
            return Err(format!("{one:?} cannot answer {:?}", ask.prompt.question));
        }
        voiced(ask, &one.voice)?;
    }
    asked(state, ask)
}

fn voiced(ask: &Ask, voice: &Voice) -> Result<(), String> {
    let said = Said::of(&ask.prompt.question);
    let alone = ask.seats.len() + ask.prompt.passed.len() == 1;
    let fits = match voice {
        Voice::One => alone,
        Voice::Small => !alone && said.weight == Weight::Small,
        Voice::Vote => !alone && said.weight == Weight::Vote,
        Voice::Window { holders, pass } => {
            let lets_go = ask
                .options
                .iter()
                .any(|o| o.key == *pass && o.label == Label::Continue);
            let waiting = holders.iter().all(|seat| ask.seats.contains(seat));
            !alone && said.weight == Weight::Window && lets_go && waiting
        }
    };
    fits.then_some(())
        .ok_or_else(|| format!("{voice:?} at {said:?}"))
}

/// The page says who is asked.
fn asked(state: &State, ask: &Ask) -> Result<(), String> {
    let n = ask.seats.len() + ask.prompt.passed.len();
    let all = n == state.people.len();
    let said = Said::of(&ask.prompt.question);
    let settles = state.rulings.follows(Reading::FirstPlayerSettles);
    let true_ = match said.asked {
        // Ruling group-decisions: the First Player may settle what the group is asked.
        AskedWhom::Everybody => all || (settles && ask.seats == [Seat(state.first)]),
        AskedWhom::Person => all || n == 1,
        AskedWhom::FirstPlayer => ask.seats == [Seat(state.first)],
    };
    true_
        .then_some(())
        .ok_or_else(|| format!("{:?} are asked at {said:?}", ask.seats))
}

/// What counts now, which is legal.
fn counts(catalog: &Catalog, state: &State) -> Result<(Seat, Command), String> {
    let Some((seat, command)) = Island::fallback(catalog, state) else {
        return Err(format!(
            "nothing counts at {:?}",
            state.ask.as_ref().map(|a| &a.prompt)
        ));
    };
    if !Island::legal(catalog, state, seat).contains(&command) {
        return Err(format!("{seat:?} {command:?} counts and is not legal"));
    }
    Ok((seat, command))
}

/// Nobody answers any more until a plan is to be made again; how many answers that took.
fn silence(catalog: &Catalog, state: &State) -> Result<(State, usize), String> {
    let mut state = state.clone();
    let mut resolved = !planning(&state);
    for n in 0..=IN_A_ROW {
        if state.end.is_some() || (resolved && planning(&state)) {
            return Ok((state, n));
        }
        lethal::saved(catalog, &state)?;
        let (seat, command) = counts(catalog, &state)?;
        resolved |= command == Command::Advance;
        state = table::after(catalog, &state, seat, &command)?;
    }
    Err(format!("more than {IN_A_ROW} answers in a row"))
}

/// A random game in which everybody falls silent now and then, for the rest of a round; the most answers in a row.
fn played(catalog: &Catalog, seed: u64) -> Result<usize, String> {
    let mut chance = Chance::from_seed(seed ^ 0x5eed);
    let mut state = table::begin(catalog, seed);
    let mut most = 0;
    for step in 0..STEPS {
        if state.end.is_some() {
            return Ok(most);
        }
        let at = |why| format!("step {step}: {why}");
        waited(catalog, &state).map_err(at)?;
        // What is looked up in a plan takes long, and a plan changes little from one step to the next.
        if state.ask.is_some() || chance.die(8) == 0 {
            lethal::saved(catalog, &state).map_err(at)?;
            counts(catalog, &state).map_err(at)?;
        }
        if chance.die(30) == 0 {
            let (after, n) = silence(catalog, &state).map_err(at)?;
            most = most.max(n);
            if chance.die(4) == 0 {
                state = after;
                continue;
            }
        }
        if let Some((seat, command)) = table::next(catalog, &state, &mut chance) {
            state = table::after(catalog, &state, seat, &command).map_err(at)?;
        }
    }
    Err("the game does not end".to_owned())
}

#[test]
fn at_every_moment_something_legal_counts_that_leads_to_the_next_plan() {
    let catalog = Catalog::load().expect("the content is good");
    let most = seeds::each(here!(), 200, |seed| played(&catalog, seed));
    println!("at most {:?} answers in a row", most.iter().max());
}

#[test]
fn games_in_which_nobody_ever_answers_end() {
    let catalog = Catalog::load().expect("the content is good");
    let rounds = seeds::each(here!(), 100, |seed| {
        let mut state = table::begin(&catalog, seed);
        for round in 0..20 {
            if state.end.is_some() {
                return Ok(round);
            }
            state = silence(&catalog, &state)
                .map_err(|why| format!("round {round}: {why}"))?
                .0;
        }
        Err("the game does not end".to_owned())
    });
    println!("at most {:?} rounds", rounds.iter().max());
}
