//! Prints a month of dailies as a table: which cards, which island, how the player fares: `month [first day] [days]`.

use castaway_kernel::Game;
use castaway_kernel::date::Date;
use castaway_rollwrite::{
    RollWrite,
    catalog::Catalog,
    daily, gate,
    policy::Style,
    text::{Lang, Wording},
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let catalog = Catalog::load()?;
    let words = Wording::new(Lang::En);
    let mut args = std::env::args().skip(1);
    let first: Date = args.next().as_deref().unwrap_or("2026-12-01").parse()?;
    let days: u32 = args.next().as_deref().unwrap_or("31").parse()?;
    println!("| day | cards | island | try | met | last day | p10 | p50 | p90 | best |");
    println!("|---|---|---|---|---|---|---|---|---|---|");
    let mut all = Vec::new();
    for date in (0..days).map(|n| Date(first.0 + n)) {
        let game = daily::of(&catalog, date);
        let mut scores = Vec::new();
        for number in 0..12 {
            let style = Style::number(number);
            let end = gate::play_as(&catalog, &game.setup, game.seed, &style);
            scores.extend(end.into_iter().flat_map(|o| o.scores));
        }
        let state = RollWrite::create(&catalog, &game.setup, game.seed)
            .map_err(|e| format!("{e:?}"))?
            .state;
        let cards: Vec<String> = game
            .setup
            .scenarios
            .iter()
            .map(|s| words.scenario(s))
            .collect();
        let class = state
            .charter
            .class
            .map(|c| words.class(c))
            .unwrap_or_default();
        let mut points: Vec<u16> = scores.iter().map(|s| s.total()).collect();
        points.sort_unstable();
        let at = |percent: usize| {
            points
                .get((points.len() - 1) * percent / 100)
                .copied()
                .unwrap_or(0)
        };
        let met = scores.iter().filter(|s| s.met).count();
        let used: u32 = scores.iter().map(|s| u32::from(s.days)).sum();
        println!(
            "| {:?} {date} | {} | {}, {class} | {} | {met}/{} | {:.1} of {} | {} | {} | {} | {} |",
            date.weekday(),
            cards.join(" + "),
            state.charter.name.unwrap_or_default(),
            game.candidate,
            scores.len(),
            f64::from(used) / 12.0,
            state.charter.days,
            at(10),
            at(50),
            at(90),
            at(100)
        );
        all.extend(points);
    }
    all.sort_unstable();
    println!(
        "\nAll games: lowest {}, median {}, highest {}.",
        all.first().unwrap_or(&0),
        all.get(all.len() / 2).unwrap_or(&0),
        all.last().unwrap_or(&0)
    );
    Ok(())
}
