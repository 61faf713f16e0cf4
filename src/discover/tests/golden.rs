//! Golden worlds and games: seeds lay the same worlds out, and recorded commands lead to the same states.

use std::collections::BTreeMap;

use castaway_discover::{
    Discover, absent, bot,
    catalog::{self, Catalog},
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
        wanted: &dyn Fn(&str) -> bool,
    ) -> impl Iterator<Item = (String, Record<Self>)> {
        let missing = RECORDED
            .into_iter()
            .filter(move |game| wanted(&game.name()));
        missing.filter_map(move |game| {
            (0..20u64).find_map(|seed| {
                let setup = Setup::new(game.quest, game.seats, seed);
                let record = Record::<Self>::play(catalog, (setup, seed), 4_000, |state| {
                    let seat = *absent::awaited(state).first()?;
                    let command: Option<Command> = bot::choose(catalog, state, seat);
                    Some((seat, command?))
                });
                let fits = record.filter(|record| game.ending.fits(&record.end));
                Some((game.name(), fits?))
            })
        })
    }
}

/// How a game ends that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    /// In whatever way.
    Any,
    /// Nobody got out.
    Lost,
}

impl Ending {
    fn fits(self, end: &Winners) -> bool {
        match self {
            Self::Any => true,
            Self::Lost => end.winners.is_empty(),
        }
    }
}

/// A game that is kept.
#[derive(Clone, Copy, Debug)]
struct Kept {
    quest: &'static str,
    seats: u8,
    ending: Ending,
}

impl Kept {
    const fn new(quest: &'static str, seats: u8, ending: Ending) -> Self {
        Self {
            quest,
            seats,
            ending,
        }
    }

    /// The name of its file.
    fn name(self) -> String {
        let Self { quest, seats, .. } = self;
        match self.ending {
            Ending::Any => format!("{seats}-{quest}"),
            Ending::Lost => format!("{seats}-{quest}-lost"),
        }
    }

    fn is(self, record: &Record<Played>) -> bool {
        let order = &record.setup.world;
        let same = order.quest == self.quest && order.seats == self.seats;
        same && self.ending.fits(&record.end)
    }
}

/// The games that are kept: a competition, one whose land goes under and a loss among them.
const RECORDED: [Kept; 9] = [
    Kept::new("q_beacon", 1, Ending::Any),
    Kept::new("q_engine", 2, Ending::Any),
    Kept::new("q_march", 3, Ending::Any),
    Kept::new("q_cure", 4, Ending::Any),
    Kept::new("q_herd", 2, Ending::Any),
    Kept::new("q_relay", 3, Ending::Any),
    Kept::new("q_last_fire", 2, Ending::Any),
    Kept::new("q_flood", 2, Ending::Any),
    Kept::new("q_flood", 1, Ending::Lost),
];

#[test]
fn every_field_of_a_save_is_told_or_left_out_on_purpose() {
    assert_eq!(FIELDS.mistakes::<State>(), Vec::<String>::new());
}

#[test]
fn recorded_games_come_out_the_same() {
    let records = golden::check::<Played>(here!());
    let missing: Vec<String> = (RECORDED.into_iter())
        .filter(|game| !records.iter().any(|record| game.is(record)))
        .map(Kept::name)
        .collect();
    assert!(
        missing.is_empty(),
        "not recorded yet: {missing:?}; this looks for them: {}",
        here!().command("CASTAWAY_BLESS=missing")
    );
    assert_eq!(records.len(), RECORDED.len());
}

/// Whether counts and checksums are written anew: not where only games are, or their fingerprints.
fn renews() -> bool {
    let which = std::env::var("CASTAWAY_BLESS");
    which.is_ok_and(|which| which != "missing" && which != "prints")
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

/// What the first line of the counts says: on which content they were taken.
fn measured_on() -> String {
    format!("content {}", catalog::hash())
}

/// A line for each of them: how many of its games the bot wins; above them the content.
fn wins() -> String {
    let catalog = Catalog::load().unwrap();
    let mut lines = measured_on() + "\n";
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
    for line in lines.lines().skip(1) {
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
    if renews() {
        std::fs::write(&path, &now).unwrap();
    }
    let stands = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(stands.lines().count(), 1 + 100);
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
        here!().command("CASTAWAY_BLESS=1")
    );
    // As many as before, but of other content: the next change is held against what stands here.
    let first = stands.lines().next();
    assert_eq!(
        first,
        Some(measured_on().as_str()),
        "the content has changed since the wins were counted, and they are about as many; count them anew: {}",
        here!().command("CASTAWAY_BLESS=1")
    );
}

#[test]
fn the_page_of_worlds_says_of_which_content_it_speaks() {
    let page = include_str!("../../../docs/discover-worlds.md");
    let measured = page
        .lines()
        .find_map(|line| line.strip_prefix("Content ")?.split('.').next());
    let measured = measured.expect("the content that was measured");
    let today = catalog::hash();
    // Its games take hours, so the page may be older than the content if it says so and why it still holds.
    let words: Vec<&str> = page.split_whitespace().collect();
    let said = words
        .windows(4)
        .find(|w| w[..3] == ["Today's", "content", "is"])
        .map(|w| w[3].trim_end_matches([':', '.']));
    match measured == today {
        true => assert_eq!(said, None, "the page speaks of today's content"),
        false => assert_eq!(
            said,
            Some(today.as_str()),
            "measured on {measured}: `castaway worlds --full` measures anew; else the page says \"Today's content is {today}\" and what has changed"
        ),
    }
}

#[test]
fn seeds_lay_the_same_worlds_out() {
    let path = here!().tests("worlds.txt");
    let now = worlds();
    if renews() {
        std::fs::write(&path, &now).unwrap();
    }
    let stands = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        now == stands,
        "other worlds; if that is meant: {}",
        here!().bless()
    );
}
