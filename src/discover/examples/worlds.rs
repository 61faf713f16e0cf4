//! Worlds of each quest and number of survivors, each played some times by the bot: `worlds [WORLDS] [GAMES] [QUEST]`.

use std::{env, io::Write as _};

use castaway_discover::{bot, catalog::Catalog, engine, setup::Setup, state::Fate};
use castaway_kernel::Key;

/// A game that is not over on this day counts as lost.
const UNTIL: u16 = 40;

#[derive(Default)]
struct Sums {
    games: u32,
    won: u32,
    winners: u32,
    early: u32,
    open: u32,
    days: Vec<u16>,
}

fn main() {
    let mut arguments = env::args().skip(1);
    let number =
        |text: Option<String>, usual: u64| text.and_then(|t| t.parse().ok()).unwrap_or(usual);
    let worlds = number(arguments.next(), 10);
    let games = number(arguments.next(), 4);
    let only = arguments.next();
    let catalog = Catalog::load().expect("sound content");
    let quests = catalog
        .quests
        .keys()
        .filter(|q| only.as_deref().is_none_or(|o| o == q.as_str()));
    let mut out = std::io::stdout();
    let mut say = |line: String| {
        let _ = writeln!(out, "{line}");
    };
    say("| quest | seats | any wins | share | early losses | unfinished | median day |".to_owned());
    say("|---|---|---|---|---|---|---|".to_owned());
    for quest in quests {
        for seats in catalog.quests[quest].players[0]..=4 {
            let s = play(&catalog, quest, seats, (worlds, games));
            let of = |n: u32, all: u32| f64::from(n) / f64::from(all.max(1));
            let mut days = s.days.clone();
            days.sort_unstable();
            say(format!(
                "| {quest} | {seats} | {:.2} | {:.2} | {} | {} | {} |",
                of(s.won, s.games),
                of(s.winners, s.games * u32::from(seats)),
                s.early,
                s.open,
                days.get(days.len() / 2).copied().unwrap_or(0)
            ));
        }
    }
}

fn play(catalog: &Catalog, quest: &Key, seats: u8, (worlds, games): (u64, u64)) -> Sums {
    let mut sums = Sums::default();
    for world in 0..worlds {
        for dice in 0..games {
            let setup = Setup::new(quest.as_str(), seats, world);
            let begun = engine::create(catalog, &setup, dice).expect("a world");
            let (state, over) = bot::play_on(catalog, begun.state, UNTIL);
            sums.games += 1;
            let won = state.seats.iter().filter(|s| s.fate == Fate::Won).count();
            sums.winners += u32::try_from(won).unwrap_or(0);
            sums.won += u32::from(won > 0);
            sums.early += u32::from(won == 0 && over.is_some() && state.day <= 5);
            sums.open += u32::from(over.is_none());
            if won > 0 {
                sums.days.push(state.day);
            }
        }
    }
    sums
}
