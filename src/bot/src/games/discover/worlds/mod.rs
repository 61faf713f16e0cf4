//! Worlds of the explore-and-craft game, played by its bot: how often each quest is won, alone and in company.

use std::time::Instant;

use castaway_discover::{
    catalog::{self, Catalog},
    setup::Setup,
    trial::{self, TrialDice},
    world::Order,
};
use castaway_kernel::Key;

mod table;
mod wish;

use table::QuestRow;
pub use wish::Worlds;

use crate::discord::Operation;

/// Where the whole report is kept.
const PAGE: &str = "docs/discover-worlds.md";
/// So many candidates of a seed are judged at most before the nearest is taken.
const TRIES: u64 = castaway_discover::shelf::REFUSED as u64;

impl Operation for Worlds {
    const NAME: &'static str = "worlds";
    const ABOUT: &'static str =
        "Play worlds of the explore-and-craft game and measure how often they are won";

    fn carry_out(self) -> Result<(), String> {
        worlds(&self)
    }
}

/// Plays worlds and prints how often they are won; the whole report is written into the documents.
///
/// # Errors
/// An unknown quest, or a page that cannot be written.
fn worlds(wish: &Worlds) -> Result<(), String> {
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
    let played: u64 = rows.iter().map(QuestRow::played).sum();
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
) -> Result<QuestRow, String> {
    let parts = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|first| scope.spawn(move || part(kind, (worlds, games), wish, (first, threads))))
            .collect();
        workers
            .into_iter()
            .map(|w| w.join().unwrap_or_else(|_| Err("a worker broke".into())))
            .collect::<Result<Vec<_>, String>>()
    })?;
    let whole = parts.into_iter().reduce(|mut row, part| {
        row.merge(part);
        row
    });
    whole.ok_or_else(|| "no worker".into())
}

/// Every so many-th world.
fn part(
    kind: &Order,
    (worlds, games): (u64, u32),
    wish: &Worlds,
    (first, stride): (usize, usize),
) -> Result<QuestRow, String> {
    // Keys of one catalog are counted references: threads that share it would wait for each other.
    let catalog = Catalog::load().map_err(|e| e.to_string())?;
    let mut row = QuestRow::of(&catalog, kind);
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
            trial::play(&catalog, &order, TrialDice::Report, games).map_err(|e| e.to_string())?;
        row.add(trial);
    }
    Ok(row)
}

/// The first world of a line of seeds that is within its band, else the nearest of them, as the stock of the bot takes them.
fn checked(catalog: &Catalog, order: &Order, row: &mut QuestRow) -> Result<Order, String> {
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
    use super::{wish::WorldLevel, *};

    #[test]
    fn any_number_of_threads_measures_the_same() {
        let wish = Worlds {
            report: true,
            full: false,
            worlds: None,
            games: None,
            quest: vec!["q_march".into()],
            seats: vec![2],
            difficulty: vec![WorldLevel::Standard],
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
