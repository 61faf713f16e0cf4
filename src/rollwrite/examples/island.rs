//! Prints islands: `island [players] [seed]`.

use castaway_rollwrite::{catalog::Catalog, generate, ids::Difficulty};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let catalog = Catalog::load()?;
    let mut args = std::env::args().skip(1);
    let players = args.next().and_then(|n| n.parse().ok()).unwrap_or(1);
    let seed = args.next().and_then(|n| n.parse().ok()).unwrap_or(1);
    for difficulty in Difficulty::ALL {
        let map = catalog
            .island(players, difficulty)
            .and_then(|d| generate::island(d, seed));
        println!(
            "{difficulty:?}\n{}\n",
            map.map_or_else(|| "none".to_owned(), |m| m.to_text())
        );
    }
    Ok(())
}
