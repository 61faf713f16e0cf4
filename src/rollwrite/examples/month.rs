//! Prints a month of dailies with the player's scores and their spread.

use castaway_rollwrite::{catalog::Catalog, daily, ids::Difficulty};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let catalog = Catalog::load()?;
    println!("day scenario candidate met  low  mid high");
    for day in 0..30u64 {
        let at = usize::try_from(day * 7)? % catalog.scenarios.len();
        let id = &catalog.scenarios[at].id;
        let Some((_, candidate, ends)) = daily::worthy(&catalog, id, Difficulty::Fair, day, 7)
        else {
            println!("{day:3} {id:8} no island passed");
            continue;
        };
        let mut points: Vec<u16> = ends.iter().map(|o| o.scores[0].total()).collect();
        points.sort_unstable();
        let met = ends.iter().filter(|o| o.scores[0].met).count();
        println!(
            "{day:3} {id:8} {candidate:9} {met}/{} {:4} {:4} {:4}",
            ends.len(),
            points.first().unwrap_or(&0),
            points.get(points.len() / 2).unwrap_or(&0),
            points.last().unwrap_or(&0)
        );
    }
    Ok(())
}
