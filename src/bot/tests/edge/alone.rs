//! Whoever plays alone reads nothing of what is there for groups: no votes, no deadlines, no being ready, no pace.

use std::{fs, path::Path};

use castaway::{
    discord::GameUi,
    ui::{reader::Reader, texts::Lang},
};
use castaway_kernel::{Chance, Game, Seat};
use castaway_robinson::{command::Command, game::Island, policy, setup::Setup};
use castaway_table::{Act, Loaded, Meta, Pace};

use crate::{
    house::{House, here},
    person::action,
};

const ROBIN: u64 = 7;

/// How the names of the texts begin that are there for several.
const OF_GROUPS: [&str; 9] = [
    "together-",
    "vote-",
    "due-",
    "agreed-",
    "waiting-",
    "field-waiting",
    "panel-no-deadline",
    "panel-paused",
    "panel-free-seat",
];

/// What stands in those texts of a language beside names and numbers, as far as it is long enough to be known again.
fn phrases(lang: Lang) -> Vec<String> {
    let ending = match lang {
        Lang::En => "en",
        Lang::De => "de",
    };
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/bot");
    let mut all = Vec::new();
    for file in ["island-table", "agreed"] {
        let text = fs::read_to_string(content.join(format!("{file}.{ending}.ftl"))).unwrap();
        let mut counts = false;
        for line in text.lines() {
            let mut said = line;
            if let Some((key, value)) = line.split_once(" = ")
                && !key.starts_with([' ', '#'])
            {
                counts = OF_GROUPS.iter().any(|of| key.starts_with(of));
                said = value;
            }
            if counts {
                let parts = said.split(['{', '}', ']', '"']).map(str::trim);
                let long = parts.filter(|part| part.chars().count() > 12 && !part.contains('$'));
                all.extend(long.map(str::to_owned));
            }
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn over_a_whole_game_alone_nothing_that_is_there_for_groups_stands_on_the_panel() {
    let groups = [Lang::En, Lang::De].map(|lang| (lang, phrases(lang)));
    for (_, phrases) in &groups {
        assert!(phrases.len() > 60, "{}", phrases.len());
    }
    // A pace may be noted beside a game whose others have left.
    for (seed, pace) in [(1, Pace::Relaxed), (2, Pace::Daily)] {
        let house = House::open();
        let ui = house.ui::<Island>();
        let meta = Meta {
            chairs: [ROBIN].into(),
            pace,
            ..Meta::default()
        };
        let setup = Setup::standard(1);
        house.begin::<Island>(here(), setup, seed, meta).await;
        let mut chance = Chance::from_seed(seed);
        let (mut plans, mut asks, mut later, mut told_later) = (0, 0, 0, 0);
        let mut ended = false;
        for _ in 0..3_000 {
            let loaded = house.game::<Island>(here()).await;
            let told = ui.tables().told(&loaded).await.ok().unwrap();
            for (lang, phrases) in &groups {
                let panel = Island::panel(&ui, &loaded, &told, Reader::all(*lang)).json();
                let words = panel.to_string();
                let named = phrases.iter().find(|phrase| words.contains(*phrase));
                assert_eq!(named, None, "seed {seed}: {words}");
                for word in ["🗳️", "**Ready**", "**Bereit**", "Ready (", "Bereit ("] {
                    assert!(!words.contains(word), "seed {seed}: {word} in {words}");
                }
                // Whose game it is and how one joins in stands on the first panel of a round, for whoever looks on.
                let whose = ["plays here alone", "spielt hier allein"];
                let whose = whose.iter().any(|whose| words.contains(whose));
                let state = &loaded.state;
                let begins = state.planning && state.ask.is_none();
                assert!(!whose || begins, "seed {seed}: {words}");
                told_later += usize::from(whose && state.round > 1);
                let rows = panel["components"].as_array().cloned().unwrap_or_default();
                let buttons = rows
                    .iter()
                    .flat_map(|row| row["components"].as_array().cloned().unwrap_or_default());
                for button in buttons {
                    let of_groups = ["not-ready", "agreed", "nudge"];
                    let word = action(&button);
                    assert!(!of_groups.contains(&word.as_str()), "seed {seed}: {word}");
                }
            }
            plans += usize::from(loaded.state.planning && loaded.state.ask.is_none());
            asks += usize::from(loaded.state.ask.is_some());
            later += usize::from(loaded.state.round > 1);
            if Island::outcome(&loaded.state).is_some() {
                ended = true;
                break;
            }
            let Some(command) = presses(&ui, &loaded, &mut chance) else {
                continue;
            };
            let act = Act {
                stamp: house.stamp(ROBIN),
                seen: None,
                command,
            };
            // What is refused changes nothing.
            let _ = ui.tables().act_as(here(), Some(Seat(0)), act).await;
        }
        assert!(ended, "seed {seed} does not end");
        assert!(
            plans > 5 && asks > 5 && later > 5 && told_later > 0,
            "{plans}, {asks}, {later}, {told_later}"
        );
    }
}

/// What somebody does who mostly plans what is sensible, and answers anything.
fn presses(
    ui: &castaway::discord::Ui<Island>,
    loaded: &Loaded<Island>,
    chance: &mut Chance,
) -> Option<Command> {
    let (catalog, state) = (ui.catalog(), &loaded.state);
    if state.ask.is_none() && chance.die(4) > 0 {
        return policy::suggest(catalog, state, Seat(0));
    }
    chance.pick(&mut Island::legal(catalog, state, Seat(0)))
}
