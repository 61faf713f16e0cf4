//! What is said to come next comes, and is asked of whom it was said.

use castaway_kernel::{Chance, Game, Seat};
use castaway_robinson::{
    Island, catalog::Catalog, command::Command, policy, setup::Setup, state::State,
};

fn asked(state: &State) -> Option<String> {
    let asked = Island::asked(state)?;
    Some(serde_json::to_string(&asked).unwrap())
}

#[test]
fn the_question_that_is_certain_comes_whatever_the_open_one_is_answered() {
    let catalog = Catalog::load().unwrap();
    let (mut questions, mut certain, mut missed) = (0, 0, Vec::new());
    for seed in 0..40 {
        let setup = Setup::standard(2 + u8::try_from(seed % 3).unwrap());
        let mut state = Island::create(&catalog, &setup, seed).ok().unwrap().state;
        let mut chance = Chance::from_seed(seed);
        for _ in 0..1_500 {
            if state.end.is_some() {
                break;
            }
            let next = Island::ahead(&catalog, &state);
            questions += usize::from(state.ask.is_some());
            let seats = (0..4).map(Seat);
            let mut given = None;
            let awaited = Island::awaited(&catalog, &state);
            for seat in awaited.iter().map(|one| one.seat).chain(seats) {
                let command = match &state.ask {
                    Some(_) => chance.pick(&mut Island::legal(&catalog, &state, seat)),
                    None => policy::suggest(&catalog, &state, seat),
                };
                let command = command.unwrap_or(Command::Advance);
                if let Ok(applied) = Island::apply(&catalog, &state, seat, &command) {
                    given = Some((command, applied.state));
                    break;
                }
            }
            let Some((command, came)) = given else { break };
            // A use may change what comes.
            if let (Some(next), Command::Choose(_)) = (&next, &command)
                && came.ask.as_ref().map(|ask| ask.id) != state.ask.as_ref().map(|ask| ask.id)
            {
                certain += 1;
                assert!(next.ask.is_some() && next.end.is_none());
                if asked(&came) != asked(next) {
                    missed.push((seed, asked(&state), asked(next), asked(&came)));
                }
            }
            state = came;
        }
    }
    println!(
        "{questions} questions, {certain} with a certain next, {} missed",
        missed.len()
    );
    assert!(certain > 100, "{certain} of {questions}");
    assert!(missed.is_empty(), "{missed:#?}");
}
