//! The end of a game is told once, won or lost, and wherever no panel tells it.

use castaway::{
    discord::GameUi,
    ui::{reader::Reader, texts::Lang},
};
use castaway_discover::{
    Discover,
    command::Command,
    event::Event,
    state::{Fate, Outcome, Phase},
};
use castaway_kernel::{Game, Seat};

use super::guided::morning;
use crate::house::{House, looks};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_of_a_game_is_told_once() {
    let house = House::open();
    let ui = house.ui::<Discover>();
    let mut loaded = morning(&house, 1).await;
    let step = Discover::apply(ui.catalog(), &loaded.state, Seat(0), &Command::GiveUp).unwrap();
    assert!(
        step.events.iter().any(|e| matches!(e, Event::Over(_))),
        "{:?}",
        step.events
    );
    loaded.state = step.state;
    assert_eq!(loaded.state.phase, Phase::Over);
    let events = step.events;
    for lang in Lang::ALL {
        let scene = ui.explore_public(lang, &loaded, &[]);
        let story = scene.words.wording.quest(&scene.view).story;
        let paragraph = story.last().expect("a quest says how it ends");
        let end = Discover::panel(&ui, &loaded, &events, Reader::all(lang));
        let said = looks(&end);
        // As the message writes it.
        let lost = serde_json::to_string(paragraph).unwrap();
        let lost = lost.trim_matches('"');
        assert_eq!(said.matches(lost).count(), 1, "{said}");
        let again = match lang {
            Lang::En => "The game ends on day",
            Lang::De => "Das Spiel endet an Tag",
        };
        assert!(!said.contains(again), "{said}");
        // Whoever ended it on a page of their own, or by a command, has no panel beside the answer.
        let told = Discover::story(&ui, &loaded, &events, Reader::all(lang));
        assert!(told.iter().any(|line| line.contains(again)), "{told:?}");
    }
    // The same where somebody got out.
    let mut won = loaded.clone();
    won.state.seats[0].fate = Fate::Won;
    let outcome = Outcome {
        winners: vec![Seat(0)],
        day: won.state.day,
    };
    won.meta.newest = 2;
    let events = [Event::Won(Seat(0)), Event::Over(outcome)];
    let said = looks(&Discover::panel(&ui, &won, &events, Reader::all(Lang::En)));
    assert!(!said.contains("leave this country"), "{said}");
    assert!(!said.contains("The game ends on day"), "{said}");
}
