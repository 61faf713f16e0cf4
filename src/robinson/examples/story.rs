//! Tells one game that the advisor plays with itself: `story [en|de] [seed] [players]`.

use std::process::ExitCode;

use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    policy,
    setup::Setup,
    text::{Lang, TableWords},
};

fn run() -> Result<(), String> {
    let mut args = std::env::args().skip(1);
    let lang = Lang::of_locale(args.next().as_deref().unwrap_or("en"));
    let seed = args.next().and_then(|s| s.parse().ok()).unwrap_or(1);
    let players: u8 = args.next().and_then(|s| s.parse().ok()).unwrap_or(2);
    let catalog = Catalog::load().map_err(|e| e.to_string())?;
    let mut setup = Setup::standard(players);
    setup.friday = true;
    setup.dog = true;
    let mut applied =
        Island::create(&catalog, &setup, seed).map_err(|e| format!("setup: {e:?}"))?;
    for _ in 0..3_000 {
        let state = applied.state;
        let view = Island::view(&catalog, &state, Some(Seat(0)));
        let table = TableWords::new(lang, &catalog, &view);
        for line in table.story(&applied.events) {
            println!("{line}");
        }
        if Island::outcome(&state).is_some() {
            return Ok(());
        }
        if let Some(ask) = &view.ask {
            let question = table.question(ask);
            println!("    ? {} | {}", question.title, question.body);
            for option in &ask.options {
                println!("      [{}]", table.label(&option.label));
            }
        }
        let next = (0..players).find_map(|seat| {
            let command = policy::suggest(&catalog, &state, Seat(seat))?;
            Island::apply(&catalog, &state, Seat(seat), &command).ok()
        });
        match next {
            Some(after) => applied = after,
            None => return Err("the advisor knows no way on".into()),
        }
    }
    Err("the game did not end".into())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
