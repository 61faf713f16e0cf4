//! Prints islands: `island [players] [seed]`.

use castaway_rollwrite::{catalog::Catalog, generate, names};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let catalog = Catalog::load()?;
    let mut args = std::env::args().skip(1);
    let players = args.next().and_then(|n| n.parse().ok()).unwrap_or(1);
    let seed = args.next().and_then(|n| n.parse().ok()).unwrap_or(1);
    println!("{}\n", names::island(seed));
    for def in catalog.islands.iter().filter(|d| d.players == players) {
        let map = generate::island(def, seed);
        println!(
            "{:?}\n{}\n",
            def.class,
            map.map_or_else(|| "none".to_owned(), |m| m.to_text())
        );
    }
    Ok(())
}
