//! Golden worlds and games: seeds lay the same worlds out, and recorded commands lead to the same states.

use std::collections::BTreeMap;

use castaway_discover::{
    Discover, absent, bot,
    catalog::Catalog,
    command::Command,
    ids::Difficulty,
    setup::Setup,
    state::State,
    trial::{self, TrialDice},
    world::{Order, World},
};
use castaway_harness::{
    golden::{self, Record, Recorded},
    here,
    meaning::{Fields, fingerprint},
};
use castaway_kernel::{Game, Key, Seat};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// Games of the bot.
struct Played;

/// What a save says. Chance shows in what it brings, numbers that were given out in what has them; how the world was checked is
/// said before the game; the question is told without the engine's work that its answers bring.
const FIELDS: Fields = Fields {
    always: &[
        "world",
        "spaces",
        "up",
        "decks",
        "seats",
        "leader",
        "day",
        "phase",
        "monsters",
        "face_up",
        "crafted",
        "upgrades",
        "told",
        "quest",
        "clean_until",
        "wayside",
    ],
    sometimes: &[
        "flooded", "named", "shut", "offers", "fight", "duel", "tales", "pressure",
    ],
    left_out: &[
        "seed",
        "draws",
        "check",
        "monster_no",
        "fights",
        "stack",
        "ask",
        "asks",
    ],
};

/// How a recorded game came out.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Winners {
    winners: Vec<Seat>,
    day: u16,
}

impl Recorded for Played {
    type Game = Discover;
    type End = Winners;
    const STRIDE: usize = 25;

    fn catalog() -> Catalog {
        Catalog::load().unwrap()
    }

    fn end(state: &State) -> Option<Winners> {
        let outcome = Discover::outcome(state)?;
        Some(Winners {
            winners: outcome.winners,
            day: outcome.day,
        })
    }

    fn meaning(state: &State) -> Vec<u8> {
        let mut text = FIELDS.words(state);
        if let Some(ask) = &state.ask {
            text += &format!("asked {}\n", json!(ask.prompt));
            for part in &ask.parts {
                let labels: Vec<_> = part.options.iter().map(|(label, _)| label).collect();
                let answers = (part.seat, labels, part.silent, part.picked);
                text += &format!("{}\n", json!(answers));
            }
        }
        text.into_bytes()
    }

    fn record(
        catalog: &Catalog,
        _: &dyn Fn(&str) -> bool,
    ) -> impl Iterator<Item = (String, Record<Self>)> {
        let games = [
            ("q_beacon", 1u8),
            ("q_engine", 2),
            ("q_march", 3),
            ("q_cure", 4),
            ("q_herd", 2),
            ("q_relay", 3),
        ];
        games.into_iter().filter_map(|(quest, seats)| {
            (0..20u64).find_map(|seed| {
                let setup = Setup::new(quest, seats, seed);
                let game = Record::<Self>::play(catalog, (setup, seed), 4_000, |state| {
                    let seat = *absent::awaited(state).first()?;
                    let command: Option<Command> = bot::choose(catalog, state, seat);
                    Some((seat, command?))
                });
                Some((format!("{seats}-{quest}"), game?))
            })
        })
    }
}

#[test]
fn every_field_of_a_save_is_told_or_left_out_on_purpose() {
    assert_eq!(FIELDS.mistakes::<State>(), Vec::<String>::new());
}

#[test]
fn recorded_games_come_out_the_same() {
    assert_eq!(golden::check::<Played>(here!()).len(), 6);
}

/// The orders of 100 fixed seeds.
fn orders(catalog: &Catalog) -> Vec<Order> {
    let alone = catalog.quests.values().filter(|q| q.contest.is_none());
    let quests: Vec<&Key> = alone.map(|q| &q.id).collect();
    let order = |seed: u64| {
        let at = usize::try_from(seed).unwrap();
        let seats = u8::try_from(seed % 4 + 1).unwrap();
        Order {
            difficulty: Difficulty::ALL[at % 3],
            ..Setup::new(quests[at % quests.len()].as_str(), seats, seed).world
        }
    };
    (0..100).map(order).collect()
}

/// A line for each of them: what it lays out, in a checksum.
fn worlds() -> String {
    let catalog = Catalog::load().unwrap();
    let mut lines = String::new();
    for order in orders(&catalog) {
        let (world, dealt) = World::find(&catalog, &order).unwrap();
        let text = format!("{}{dealt:?}", serde_json::to_string(&world).unwrap());
        lines += &format!("{} {}\n", order.seed, fingerprint(text.as_bytes()));
    }
    lines
}

/// So many games are played on each of them.
const GAMES: u32 = 6;

/// A line for each of them: how many of its games the bot wins.
fn wins() -> String {
    let catalog = Catalog::load().unwrap();
    let mut lines = String::new();
    for order in orders(&catalog) {
        let trial = trial::play(&catalog, &order, TrialDice::Report, GAMES).unwrap();
        let kind = format!("{} {} {:?}", order.quest, order.seats, order.difficulty);
        lines += &format!("{} {kind} {}\n", order.seed, trial.won);
    }
    lines
}

/// Games won in a hundred: of all, of each quest and of each difficulty.
fn shares(lines: &str) -> BTreeMap<(Of, String), u32> {
    let mut sums: BTreeMap<(Of, String), (u32, u32)> = BTreeMap::new();
    for line in lines.lines() {
        let words: Vec<_> = line.split(' ').collect();
        let [_, quest, _, difficulty, won] = words[..] else {
            panic!("no line of a world: {line}");
        };
        let won: u32 = won.parse().unwrap();
        let groups = [
            (Of::All, ""),
            (Of::Quest, quest),
            (Of::Difficulty, difficulty),
        ];
        for (of, name) in groups {
            let sum = sums.entry((of, name.to_owned())).or_default();
            *sum = (sum.0 + won, sum.1 + GAMES);
        }
    }
    let share = |(group, (won, played))| (group, won * 100 / played);
    sums.into_iter().map(share).collect()
}

/// What games are counted together by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Of {
    All,
    Quest,
    Difficulty,
}

impl Of {
    /// So far a share may move unasked: a quest has some 42 games, a difficulty some 200, and few of them move more by chance.
    fn tolerance(self) -> u32 {
        match self {
            Self::All => 10,
            Self::Quest => 25,
            Self::Difficulty => 15,
        }
    }
}

#[test]
fn worlds_are_won_about_as_often_as_they_were() {
    let path = here!().tests("wins.txt");
    let now = wins();
    if castaway_harness::blessing() {
        std::fs::write(&path, &now).unwrap();
    }
    let stands = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(stands.lines().count(), 100);
    let (before, after) = (shares(&stands), shares(&now));
    assert!(before.keys().eq(after.keys()), "other quests");
    let moved: Vec<_> = before
        .iter()
        .map(|(group, before)| (group, *before, after[group]))
        .filter(|((of, _), before, after)| before.abs_diff(*after) > of.tolerance())
        .collect();
    assert!(
        moved.is_empty(),
        "won in a hundred before and now: {moved:?}; if that is meant: {}",
        here!().bless()
    );
}

#[test]
fn seeds_lay_the_same_worlds_out() {
    let path = here!().tests("worlds.txt");
    let now = worlds();
    if castaway_harness::blessing() {
        std::fs::write(&path, &now).unwrap();
    }
    let stands = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        now == stands,
        "other worlds; if that is meant: {}",
        here!().bless()
    );
}
