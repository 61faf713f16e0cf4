//! Worlds of the explore-and-craft game, played by its bot: how often each quest is won, alone and in company.

use std::time::Instant;

use castaway_discover::{
    catalog::{self, Catalog},
    ids::Difficulty,
    setup::Setup,
    trial::{self, Dice},
    world::Order,
};
use castaway_kernel::Key;
use clap::{Args, ValueEnum};

mod table;

use table::Row;

/// Where the whole report is kept.
const PAGE: &str = "docs/discover-worlds.md";
/// So many candidates of a seed are judged at most before the nearest is taken.
const TRIES: u64 = castaway_discover::shelf::REFUSED as u64;

/// Which worlds are measured.
#[derive(Clone, Debug, Args)]
pub struct Worlds {
    /// Play 40 worlds with 12 games each per quest and number of survivors, and print a table.
    #[arg(long, conflicts_with = "full")]
    pub report: bool,
    /// Play 200 worlds with 24 games each, and write docs/discover-worlds.md.
    #[arg(long)]
    pub full: bool,
    /// So many worlds of each kind instead.
    #[arg(long)]
    pub worlds: Option<u64>,
    /// So many games on each instead.
    #[arg(long)]
    pub games: Option<u32>,
    /// These quests only.
    #[arg(long, value_delimiter = ',')]
    pub quest: Vec<String>,
    /// Numbers of survivors.
    #[arg(long, value_delimiter = ',', default_value = "1,2,3,4", value_parser = clap::value_parser!(u8).range(1..=4))]
    pub seats: Vec<u8>,
    /// How hard the worlds are.
    #[arg(long, value_enum, value_delimiter = ',', default_value = "standard")]
    pub difficulty: Vec<Level>,
    /// Only worlds that pass the check they must pass before they are offered.
    #[arg(long)]
    pub checked: bool,
    /// The first seed.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// How hard a world is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Level {
    /// Gentle.
    Gentle,
    /// Standard.
    Standard,
    /// Hard.
    Hard,
}

impl From<Level> for Difficulty {
    fn from(level: Level) -> Self {
        match level {
            Level::Gentle => Self::Gentle,
            Level::Standard => Self::Standard,
            Level::Hard => Self::Hard,
        }
    }
}

/// Plays worlds and prints how often they are won; the whole report is written into the documents.
///
/// # Errors
/// An unknown quest, or a page that cannot be written.
pub fn worlds(wish: &Worlds) -> Result<(), String> {
    if !wish.report && !wish.full {
        return Err("say --report (minutes) or --full (hours)".into());
    }
    let (worlds, games) = if wish.full { (200, 24) } else { (40, 12) };
    let (worlds, games) = (wish.worlds.unwrap_or(worlds), wish.games.unwrap_or(games));
    let catalog = Catalog::load().map_err(|e| e.to_string())?;
    let kinds = kinds(&catalog, wish)?;
    let start = Instant::now();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut rows = Vec::new();
    for kind in &kinds {
        let row = measure(kind, (worlds, games), wish, threads)?;
        // One who waits sees how far it is.
        eprintln!("{}", row.line());
        rows.push(row);
    }
    let played: u64 = rows.iter().map(Row::played).sum();
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    let each = played as f64 / seconds / threads as f64;
    eprintln!("{played} games in {seconds:.0} s on {threads} cores: {each:.0} games/s on each");
    let told = table::told(&rows, (worlds, games), wish);
    if !wish.full {
        println!("{told}");
        return Ok(());
    }
    let page = table::page(&told, &catalog::hash());
    std::fs::write(PAGE, page).map_err(|e| format!("{PAGE}: {e}"))
}

/// The kinds of worlds that are wished for: an order of each, whose seed does not matter.
fn kinds(catalog: &Catalog, wish: &Worlds) -> Result<Vec<Order>, String> {
    if let Some(odd) = (wish.quest.iter()).find(|q| !catalog.quests.contains_key(q.as_str())) {
        return Err(format!("there is no quest {odd}"));
    }
    let wished =
        |quest: &Key| wish.quest.is_empty() || wish.quest.iter().any(|q| quest == q.as_str());
    let mut kinds = Vec::new();
    for (id, quest) in catalog.quests.iter().filter(|(id, _)| wished(id)) {
        for level in &wish.difficulty {
            let seats = wish.seats.iter();
            let [least, most] = quest.players;
            for seats in seats.filter(|seats| (least..=most).contains(seats)) {
                kinds.push(Order {
                    difficulty: (*level).into(),
                    ..Setup::new(id.as_str(), *seats, 0).world
                });
            }
        }
    }
    Ok(kinds)
}

/// Measures the worlds of a kind on so many threads; the same wish gives the same row on any number of them.
fn measure(
    kind: &Order,
    (worlds, games): (u64, u32),
    wish: &Worlds,
    threads: usize,
) -> Result<Row, String> {
    let parts = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|first| scope.spawn(move || part(kind, (worlds, games), wish, (first, threads))))
            .collect();
        workers
            .into_iter()
            .map(|w| w.join().unwrap_or_else(|_| Err("a worker broke".into())))
            .collect::<Result<Vec<_>, String>>()
    })?;
    let mut row = Row::of(kind);
    for part in parts {
        row.merge(part);
    }
    Ok(row)
}

/// Every so many-th world.
fn part(
    kind: &Order,
    (worlds, games): (u64, u32),
    wish: &Worlds,
    (first, stride): (usize, usize),
) -> Result<Row, String> {
    // Keys of one catalog are counted references: threads that share it would wait for each other.
    let catalog = Catalog::load().map_err(|e| e.to_string())?;
    let mut row = Row::of(kind);
    for world in (0..worlds).skip(first).step_by(stride) {
        let order = Order {
            seed: wish.seed.wrapping_add(world),
            ..kind.clone()
        };
        let order = match wish.checked {
            true => checked(&catalog, &order, &mut row)?,
            false => order,
        };
        let trial =
            trial::play(&catalog, &order, Dice::Report, games).map_err(|e| e.to_string())?;
        row.add(trial);
    }
    Ok(row)
}

/// The first world of a line of seeds that is within its band, else the nearest of them, as the stock of the bot takes them.
fn checked(catalog: &Catalog, order: &Order, row: &mut Row) -> Result<Order, String> {
    let mut nearest: Option<trial::Judged> = None;
    for n in 0..TRIES {
        let seed = order.seed.wrapping_mul(1_000_000).wrapping_add(n);
        let order = Order {
            seed,
            ..order.clone()
        };
        let enough = nearest.as_ref().map(|judged| judged.off);
        let judged = trial::judge(catalog, &order, enough).map_err(|e| e.to_string())?;
        row.judged(&judged);
        if nearest.as_ref().is_none_or(|n| judged.off < n.off) {
            nearest = Some(judged);
        }
        if nearest.as_ref().is_some_and(|judged| judged.off == 0) {
            break;
        }
    }
    let taken = nearest.ok_or("no candidate")?;
    row.taken(&taken);
    Ok(Order {
        terrain: None,
        ..taken.order
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_number_of_threads_measures_the_same() {
        let wish = Worlds {
            report: true,
            full: false,
            worlds: None,
            games: None,
            quest: vec!["q_march".into()],
            seats: vec![2],
            difficulty: vec![Level::Standard],
            checked: false,
            seed: 7,
        };
        let catalog = Catalog::load().unwrap();
        let kinds = kinds(&catalog, &wish).unwrap();
        assert_eq!(kinds.len(), 1);
        let row = |threads| {
            let row = measure(&kinds[0], (5, 2), &wish, threads).unwrap();
            row.line()
        };
        assert_eq!(row(1), row(3));
        let unknown = Worlds {
            quest: vec!["q_nowhere".into()],
            ..wish
        };
        assert!(super::kinds(&catalog, &unknown).is_err());
    }
}
