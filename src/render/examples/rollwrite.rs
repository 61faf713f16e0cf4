//! Draws the samples of the roll-and-write game: `cargo run -p castaway-render --example rollwrite -- <dir> [name]`.

#[path = "../samples/rollwrite.rs"]
mod samples;

use std::{
    error::Error,
    fs,
    path::{Path, PathBuf},
    time::Instant,
};

use castaway_render::{
    Layout, Painter,
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
    for situation in samples::all(&catalog)
        .into_iter()
        .chain(samples::scenarios(&catalog))
    {
        if !situation.name.contains(&only) {
            continue;
        }
        for layout in [Layout::Full, Layout::Window] {
            draw(&painter, &catalog, &words, &situation, layout, &dir)?;
        }
    }
    for (name, card) in samples::results() {
        let file = dir.join(format!("result_{name}.png"));
        fs::write(file, painter.result_png(&card)?)?;
    }
    Ok(())
}

/// Both languages of the window, one of the sheet, in the sizes that clients show.
fn draw(
    painter: &Painter,
    catalog: &Catalog,
    words: &[samples::Words; 2],
    situation: &samples::Situation,
    layout: Layout,
    dir: &Path,
) -> Result<(), Box<dyn Error>> {
    for (language, labels) in ["en", "de"].into_iter().zip(words) {
        let input = BoardInput {
            catalog,
            view: &situation.view,
            island: "Lantern Reach",
            scenario: "Crown of the Reef",
            reach: &situation.reach,
            labels,
            layout,
        };
        let from = Instant::now();
        let svg = board_svg(&input);
        let text = from.elapsed();
        let png = painter.rollwrite_png(&input)?;
        let kind = match layout {
            Layout::Full => "sheet",
            Layout::Window => "window",
        };
        let name = format!("{}_{kind}_{language}", situation.name);
        println!(
            "{name}: svg {} B {text:?}, png {} B {:?}",
            svg.len(),
            png.len(),
            from.elapsed()
        );
        fs::write(dir.join(format!("{name}.png")), png)?;
        for width in [550, 390] {
            let file = dir.join(format!("{name}_{width}.png"));
            fs::write(file, painter.png(&svg, width)?)?;
        }
    }
    Ok(())
}
