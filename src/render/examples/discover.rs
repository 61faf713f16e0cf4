//! Draws the samples of the explore-and-craft game: `cargo run -p castaway-render --example discover -- <dir> [name]`.

#[path = "../samples/discover.rs"]
mod samples;

use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
    time::Instant,
};

use castaway_discover::catalog::Catalog;
use castaway_render::{Layout, Painter, discover};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let dir = PathBuf::from(args.next().unwrap_or_else(|| "pictures".to_owned()));
    let only = args.next().unwrap_or_default();
    fs::create_dir_all(&dir)?;
    let painter = Painter::new()?;
    let catalog = Catalog::load()?;
    for situation in samples::all(&catalog) {
        if situation.name.contains(&only) {
            draw(&painter, &catalog, &situation, &dir)?;
        }
    }
    Ok(())
}

/// Both languages, in the sizes that clients show.
fn draw(
    painter: &Painter,
    catalog: &Catalog,
    situation: &samples::Situation,
    dir: &Path,
) -> Result<(), Box<dyn Error>> {
    for (language, words) in samples::Words::both(catalog) {
        let quest = samples::quest(&words, situation);
        let input = situation.input(catalog, &quest, &words);
        println!("{}: {}", situation.name, discover::alt(&input));
        for (kind, layout) in [("window", Layout::Window), ("whole", Layout::Full)] {
            let from = Instant::now();
            let svg = match layout {
                Layout::Window => discover::window(&input),
                Layout::Full => discover::whole(&input),
            };
            let text = from.elapsed();
            let png = painter.discover_png(&input, layout)?;
            let name = format!("{}_{kind}_{language}", situation.name);
            println!(
                "{name}: svg {} B {text:?}, png {} B {:?}",
                svg.len(),
                png.len(),
                from.elapsed()
            );
            fs::write(dir.join(format!("{name}.png")), png)?;
            for width in [550, 400] {
                let file = dir.join(format!("{name}_{width}.png"));
                fs::write(file, painter.png(&svg, width)?)?;
            }
        }
    }
    Ok(())
}
