//! Whole games, told without holes in both languages.

use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island, legal, policy,
    setup::Setup,
    text::{Lang, TableWords},
};

use super::{catalog, fine, no_faults};

#[test]
fn whole_games_are_told() {
    let catalog = catalog();
    for seed in 0..12 {
        let players = u8::try_from(seed % 4).unwrap_or(0) + 1;
        let mut setup = Setup::standard(players);
        setup.friday = true;
        setup.dog = true;
        let mut applied = Island::create(&catalog, &setup, seed).expect("a game");
        for _ in 0..2_000 {
            let view = Island::view(&catalog, &applied.state, Some(Seat(0)));
            for lang in Lang::ALL {
                let table = TableWords::new(lang, &catalog, &view);
                for line in table.story(&applied.events) {
                    fine(&line, &"story");
                    assert!(line.chars().count() < 400, "{line}");
                }
                if let Some(ask) = &view.ask {
                    fine(&table.question(ask).body, ask);
                    for option in &ask.options {
                        let label = table.label(&option.label);
                        fine(&label, option);
                    }
                }
                for offer in legal::offers(&catalog, &applied.state, Seat(0)) {
                    fine(&table.goal_line(&offer.what.goal), &offer);
                    if let Some(reason) = &offer.blocked {
                        fine(&table.rejection(reason), reason);
                    }
                }
            }
            if Island::outcome(&applied.state).is_some() {
                break;
            }
            let next = (0..players).find_map(|seat| {
                let command = policy::suggest(&catalog, &applied.state, Seat(seat))?;
                Island::apply(&catalog, &applied.state, Seat(seat), &command).ok()
            });
            match next {
                Some(after) => applied = after,
                None => break,
            }
        }
    }
    no_faults();
}
