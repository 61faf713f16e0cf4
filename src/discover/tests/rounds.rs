//! For how many people in a row a round of three waits, with the standing answers that everybody begins with.
//!
//! More games: `CASTAWAY_GAMES=100 cargo test --workspace --test rounds -- --nocapture`.

use std::collections::BTreeMap;

use castaway_discover::{
    Discover, absent, bot,
    catalog::Catalog,
    setup::Setup,
    state::{Phase, State},
};
use castaway_kernel::{DecisionId, Game, Key, Seat};

/// A game that is not over on this day is not looked at longer.
const UNTIL: u16 = 40;

/// What is waited for.
#[derive(Clone, PartialEq)]
struct Wait {
    what: Option<DecisionId>,
    seats: Vec<Seat>,
}

impl Wait {
    fn of(s: &State) -> Self {
        Self {
            what: s.ask.as_ref().map(|ask| ask.id),
            seats: absent::awaited(s),
        }
    }

    /// Whether whoever answered the one before is still there and nobody else is waited for.
    fn is_more_of(&self, before: &Self) -> bool {
        let same_question = self.what.is_some() && self.what == before.what;
        same_question || (self.seats.len() == 1 && self.seats == before.seats)
    }
}

/// What a standing answer says for somebody.
fn settled(
    catalog: &Catalog,
    s: &State,
    names: &[Key],
) -> Option<(Seat, <Discover as Game>::Command)> {
    absent::awaited(s).into_iter().find_map(|seat| {
        let (_, answer) = Discover::by_habit(catalog, s, seat, names)?;
        Some((seat, Discover::choose(answer)?))
    })
}

fn name(s: &State) -> String {
    let Some(ask) = &s.ask else {
        return "turn".to_owned();
    };
    let said = format!("{:?}", ask.prompt);
    said.split(['(', ' ']).next().unwrap_or_default().to_owned()
}

/// How often each round of a game waits.
fn rounds(
    catalog: &Catalog,
    mut s: State,
    kinds: &mut BTreeMap<String, usize>,
) -> BTreeMap<u16, usize> {
    let names: Vec<Key> = Discover::first_habits()
        .iter()
        .map(|n| Key::from(*n))
        .collect();
    let mut rounds = BTreeMap::new();
    let mut last = None;
    for _ in 0..20_000 {
        if matches!(s.phase, Phase::Over) || s.day > UNTIL {
            break;
        }
        if let Some((seat, command)) = settled(catalog, &s, &names) {
            s = Discover::apply(catalog, &s, seat, &command).unwrap().state;
            continue;
        }
        let wait = Wait::of(&s);
        let seat = *wait.seats.first().expect("somebody is waited for");
        if !last.as_ref().is_some_and(|last| wait.is_more_of(last)) && s.phase != Phase::Setup {
            *rounds.entry(s.day).or_insert(0) += 1;
            *kinds.entry(name(&s)).or_default() += 1;
        }
        let command = bot::choose(catalog, &s, seat).unwrap();
        s = Discover::apply(catalog, &s, seat, &command).unwrap().state;
        last = Some(wait);
    }
    rounds
}

#[test]
fn in_the_median_a_round_of_three_waits_for_at_most_six_in_a_row() {
    let catalog = Catalog::load().unwrap();
    let games = std::env::var("CASTAWAY_GAMES").ok();
    let games: u64 = games.and_then(|n| n.parse().ok()).unwrap_or(6);
    let quests: Vec<&Key> = catalog.quests.keys().collect();
    let (mut all, mut kinds) = (Vec::new(), BTreeMap::new());
    for seed in 0..games {
        let quest = quests[usize::try_from(seed).unwrap() % quests.len()];
        let setup = Setup::new(quest.as_str(), 3, seed);
        let begun = Discover::create(&catalog, &setup, seed).unwrap();
        all.extend(rounds(&catalog, begun.state, &mut kinds).into_values());
    }
    all.sort_unstable();
    let at = |part: usize| all[all.len() * part / 100];
    println!(
        "{games} games, {} rounds: median {}, of four three at most {}, of ten nine at most {}; {kinds:?}",
        all.len(),
        at(50),
        at(75),
        at(90),
    );
    // With nobody waited for it would measure nothing: each of the three has a turn.
    assert!((3..=6).contains(&at(50)), "{all:?}");
}
