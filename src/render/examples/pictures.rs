//! Draws every sample as a picture into a directory: `cargo run -p castaway-render --example pictures -- <dir> [width]`.

#[path = "../samples/mod.rs"]
mod samples;

use std::{error::Error, fs, path::PathBuf, time::Instant};

use castaway_render::{Labels, Layout, Painter, alt_text, board_svg};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let dir = PathBuf::from(args.next().unwrap_or_else(|| "pictures".to_owned()));
    let width: u32 = args.next().map_or(Ok(1200), |w| w.parse())?;
    fs::create_dir_all(&dir)?;
    let painter = Painter::new()?;
    for (name, view) in samples::all() {
        let languages: [(&str, &dyn Labels); 2] =
            [("en", &samples::English), ("de", &samples::German)];
        for (language, labels) in languages {
            for (layout, suffix) in [(Layout::Full, ""), (Layout::Window, "_window")] {
                let from = Instant::now();
                let svg = board_svg(&view, labels, layout);
                let text = from.elapsed();
                let png = painter.png(&svg, width.min(layout.width()))?;
                let took = from.elapsed();
                let file = dir.join(format!("{name}_{language}{suffix}.png"));
                println!(
                    "{}: svg {} B {text:?}, png {} B {took:?}",
                    file.display(),
                    svg.len(),
                    png.len()
                );
                fs::write(file.with_extension("svg"), svg)?;
                fs::write(file, png)?;
            }
            fs::write(
                dir.join(format!("{name}_{language}.txt")),
                alt_text(&view, labels),
            )?;
        }
    }
    for (view, labels, language) in [
        (samples::mid_game(), &samples::English as &dyn Labels, "en"),
        (samples::first_round(), &samples::German, "de"),
    ] {
        for (name, card) in samples::cards() {
            let svg = castaway_render::with_card_svg(&view, labels, &card);
            let png = painter.png(&svg, Layout::Window.width())?;
            fs::write(dir.join(format!("asked_{language}_{name}.png")), png)?;
        }
    }
    for (name, view, card) in samples::endings() {
        let png = painter.end_png(&view, &samples::English, &card)?;
        fs::write(dir.join(format!("end_{name}.png")), png)?;
    }
    for (name, card) in samples::cards() {
        let from = Instant::now();
        let png = painter.card_png(&card)?;
        println!(
            "{name} {}: {} B {:?}",
            card.title,
            png.len(),
            from.elapsed()
        );
        fs::write(dir.join(format!("card_{name}.png")), png)?;
    }
    Ok(())
}
