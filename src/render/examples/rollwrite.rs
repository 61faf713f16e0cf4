//! Draws the samples of the roll-and-write game: `cargo run -p castaway-render --example rollwrite -- <dir> [name]`.

#[path = "../samples/rollwrite.rs"]
mod samples;

use std::{error::Error, fs, path::PathBuf, time::Instant};

use castaway_render::{
    Painter,
    rollwrite::{BoardInput, board_svg},
};
use castaway_rollwrite::catalog::Catalog;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let dir = PathBuf::from(args.next().unwrap_or_else(|| "pictures".to_owned()));
    let only = args.next().unwrap_or_default();
    fs::create_dir_all(&dir)?;
    let painter = Painter::new()?;
    let catalog = Catalog::load()?;
    let words = [samples::Words::english(), samples::Words::german()];
    for (i, situation) in samples::all(&catalog).into_iter().enumerate() {
        if !situation.name.contains(&only) {
            continue;
        }
        let input = BoardInput {
            catalog: &catalog,
            view: &situation.view,
            island: "Lantern Reach",
            scenario: "Crown of the Reef",
            reach: &situation.reach,
            labels: &words[i % 2],
        };
        let from = Instant::now();
        let svg = board_svg(&input);
        let text = from.elapsed();
        let png = painter.rollwrite_png(&input)?;
        println!(
            "{}: svg {} B {text:?}, png {} B {:?}",
            situation.name,
            svg.len(),
            png.len(),
            from.elapsed()
        );
        fs::write(dir.join(format!("{}.png", situation.name)), png)?;
        let small = painter.png(&svg, 400)?;
        fs::write(dir.join(format!("{}_400.png", situation.name)), small)?;
    }
    for (name, card) in samples::results() {
        let file = dir.join(format!("result_{name}.png"));
        fs::write(file, painter.result_png(&card)?)?;
    }
    Ok(())
}
