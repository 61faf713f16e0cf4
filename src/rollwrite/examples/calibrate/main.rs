//! Plays lots of games and prints how they go: `calibrate [what] [maps] [games] [width]`, where what is
//! `classes`, `islands`, `cards`, `levels`, `limits`, `pairs`, `try`, `tune` or `outlook`.
//!
//! Variables: `TASTES` changes the player, `LEVEL` is gentle, fair or harsh, `ONLY` names cards, `CLASSES` kinds
//! of islands, `VARIANTS` the changes that `try` compares.

mod cards;
mod lot;
mod tastes;

use castaway_rollwrite::{
    catalog::Catalog,
    ids::{Class, Difficulty},
    policy::Style,
    setup::Island,
};
use lot::{Lot, Sum};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let catalog = Catalog::load()?;
    let mut args = std::env::args().skip(1);
    let what = args.next().unwrap_or_else(|| "classes".into());
    let mut number = |or: u64| args.next().and_then(|n| n.parse().ok()).unwrap_or(or);
    let (maps, games, width) = (number(8), number(3), number(8));
    let style = Style::number(0).wide(usize::try_from(width)?);
    let level = std::env::var("LEVEL").unwrap_or_default();
    let lot = Lot {
        maps,
        games,
        difficulty: match level.as_str() {
            "gentle" => Difficulty::Gentle,
            "harsh" => Difficulty::Harsh,
            _ => Difficulty::Fair,
        },
        style: tastes::changed(style, &std::env::var("TASTES").unwrap_or_default())?,
    };
    match what.as_str() {
        "classes" => {
            for class in Class::ALL {
                let scores = lot.play(&catalog, &["s00"], |seed| Island::Of { class, seed });
                Sum::of(&scores).print(&format!("{class:?}"));
            }
        }
        "islands" => {
            // The mean on each island by itself, from the lowest: what the bands of the gate are made of.
            for class in Class::ALL {
                let means = (0..maps).map(|map| {
                    let one = Lot { maps: 1, ..lot };
                    let scores = one.play(&catalog, &["s00"], |_| Island::Of { class, seed: map });
                    Sum::of(&scores).mean().round()
                });
                let mut means: Vec<f64> = means.collect();
                means.sort_by(f64::total_cmp);
                println!("{class:?} {means:?}");
            }
        }
        "cards" => cards::each(&catalog, lot),
        "levels" => cards::levels(&catalog, lot),
        "limits" => cards::limits(&catalog, lot),
        "pairs" => cards::pairs(&catalog, lot),
        "try" => tastes::compare(&catalog, lot)?,
        "tune" => tastes::tune(&catalog, lot, number(20))?,
        "outlook" => tastes::outlook(&catalog, lot)?,
        _ => return Err("no such table".into()),
    }
    Ok(())
}
