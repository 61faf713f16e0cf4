//! No hint names an answer that loses the game at once while another is known to save it.

use castaway::games::island::spared::{careful, spared};
use castaway_kernel::{Answer, Game, Seat};
use castaway_robinson::{
    absent::Peril, catalog::Catalog, command::Command, counsel::Counselled, game::Island, legal,
    policy, setup::Setup, state::State, task::Usable,
};
use castaway_table::Meta;

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// What is advised at this moment where the searching player would give this answer.
fn advised(catalog: &Catalog, state: &State, answer: Command) -> Command {
    let thought = Counselled {
        seat: SEATS[0],
        command: answer,
        state: state.clone(),
    };
    let mut all = spared(catalog, state, &SEATS, vec![thought]);
    assert_eq!(all.len(), 1);
    all.remove(0).command
}

#[test]
fn where_one_answer_kills_and_the_careful_one_does_not_that_one_is_advised() {
    let catalog = Catalog::load().unwrap();
    let (mut saved, mut hopeless) = (0, 0);
    for seed in 0..60 {
        let mut state = Island::create(&catalog, &Setup::standard(2), seed)
            .ok()
            .unwrap()
            .state;
        while state.end.is_none() {
            // As late in a hard game: the next wounds are the last.
            if state.planning && state.ask.is_none() {
                state.people[0].wounds = state.people[0].wounds.max(9);
            }
            let perils = legal::perils(&catalog, &state);
            let lost = |command: &Command| {
                let Command::Choose(answer) = command else {
                    return false;
                };
                let mut all = perils.iter();
                all.any(|(key, peril)| *peril == Peril::Lost && answer.picks.contains(key))
            };
            for (key, _) in &perils {
                let decision = state.ask.as_ref().unwrap().id;
                let picks = vec![key.clone()];
                let deadly = Command::Choose(Answer { decision, picks });
                if !lost(&deadly) {
                    continue;
                }
                let (_, careful) = Island::fallback(&catalog, &state).unwrap();
                let now = advised(&catalog, &state, deadly.clone());
                if lost(&careful) {
                    hopeless += 1;
                    assert_eq!(now, deadly, "seed {seed}");
                } else {
                    saved += 1;
                    assert_eq!(now, careful, "seed {seed}");
                }
            }
            let next = SEATS.into_iter();
            let mut next =
                next.filter_map(|seat| Some((seat, policy::suggest(&catalog, &state, seat)?)));
            let (seat, command) = next.next().expect("somebody is asked");
            state = Island::apply(&catalog, &state, seat, &command)
                .ok()
                .unwrap()
                .state;
        }
    }
    assert!(saved > 0, "{saved} saved, {hopeless} hopeless");
}

#[test]
fn what_is_advised_ends_before_it_spends_what_is_of_somebody_away() {
    let catalog = Catalog::load().unwrap();
    let begun = Island::create(&catalog, &Setup::standard(2), 1);
    let state = begun.ok().unwrap().state;
    let uses = |seat: Seat| Counselled {
        seat,
        command: Command::Use(Usable::Ability("any".into())),
        state: state.clone(),
    };
    let both = || vec![uses(SEATS[0]), uses(SEATS[1])];
    let (anna, ben) = (7, 8);
    let mut meta = Meta {
        chairs: [anna, ben].into(),
        ..Meta::default()
    };
    let advised = |meta: &Meta| careful(meta, &catalog, &state, &SEATS, both()).len();
    assert_eq!(advised(&meta), 2);
    meta.away = vec![ben];
    assert_eq!(advised(&meta), 1, "his is his own");
    meta.away = vec![anna];
    assert_eq!(advised(&meta), 0, "what follows may rest on it");
    // What lies there for all is used all the same.
    let common = Counselled {
        command: Command::Use(Usable::Pile),
        ..uses(SEATS[0])
    };
    let kept = careful(&meta, &catalog, &state, &SEATS, vec![common]);
    assert_eq!(kept.len(), 1);
}
