//! How long a picture takes: the SVG text alone, and the whole way to a file.

#![allow(missing_docs, reason = "criterion makes a public function")]

#[path = "../samples/discover.rs"]
mod discover;
#[path = "../samples/rollwrite.rs"]
mod rollwrite;
#[path = "../samples/mod.rs"]
mod samples;

use std::hint::black_box;

use castaway_discover::catalog::Catalog as Explored;
use castaway_render::{
    Layout, Painter, board_svg, card_svg,
    rollwrite::{BoardInput, PlainSheet},
};
use castaway_rollwrite::catalog::Catalog;
use criterion::{Criterion, criterion_group, criterion_main};

fn render(c: &mut Criterion) {
    let Ok(painter) = Painter::new() else { return };
    for (name, view) in [
        ("mid_game", samples::mid_game()),
        ("crowded", samples::crowded()),
    ] {
        c.bench_function(&format!("svg/{name}"), |b| {
            b.iter(|| board_svg(black_box(&view), &samples::English, Layout::Full));
        });
        c.bench_function(&format!("png/{name}"), |b| {
            b.iter(|| painter.board_png(black_box(&view), &samples::English, Layout::Full));
        });
    }
    let cards = samples::cards();
    if let Some((_, card)) = cards.iter().max_by_key(|(_, card)| card_svg(card).len()) {
        c.bench_function("svg/card", |b| b.iter(|| card_svg(black_box(card))));
        c.bench_function("png/card", |b| b.iter(|| painter.card_png(black_box(card))));
    }
    let view = samples::mid_game();
    c.bench_function("alt/mid_game", |b| {
        b.iter(|| castaway_render::alt_text(black_box(&view), &samples::English))
    });
    let view = samples::mid_game();
    c.bench_function("png/island", |b| {
        b.iter(|| painter.board_png(black_box(&view), &samples::English, Layout::Window));
    });
}

fn roll_and_write(c: &mut Criterion) {
    let (Ok(painter), Ok(catalog)) = (Painter::new(), Catalog::load()) else {
        return;
    };
    for situation in rollwrite::all(&catalog) {
        if !["solo_early", "four_late"].contains(&situation.name.as_str()) {
            continue;
        }
        let input = BoardInput {
            catalog: &catalog,
            view: &situation.view,
            island: "Lantern Reach",
            scenario: "Crown of the Reef",
            reach: &situation.reach,
            labels: &PlainSheet,
            layout: Layout::Window,
        };
        c.bench_function(&format!("rollwrite/png/{}", situation.name), |b| {
            b.iter(|| painter.rollwrite_png(black_box(&input)));
        });
    }
    if let Some((_, card)) = rollwrite::results().first() {
        c.bench_function("rollwrite/result", |b| {
            b.iter(|| painter.result_png(black_box(card)));
        });
    }
}

fn explore(c: &mut Criterion) {
    let (Ok(painter), Ok(catalog)) = (Painter::new(), Explored::load()) else {
        return;
    };
    let [_, (_, words)] = discover::Words::both(&catalog);
    for situation in discover::all(&catalog) {
        if !["solo_fight", "four_late"].contains(&situation.name.as_str()) {
            continue;
        }
        let input = situation.input(&catalog, "Vier Kupfermasten", &words);
        let name = &situation.name;
        c.bench_function(&format!("discover/svg/{name}"), |b| {
            b.iter(|| castaway_render::discover::window(black_box(&input)));
        });
        for (kind, layout) in [("window", Layout::Window), ("whole", Layout::Full)] {
            c.bench_function(&format!("discover/{kind}/{name}"), |b| {
                b.iter(|| painter.discover_png(black_box(&input), layout));
            });
        }
        // Whoever goes on sees another part of the map each time.
        let svg = castaway_render::discover::window(&input);
        c.bench_function(&format!("discover/new_ground/{name}"), |b| {
            b.iter(|| painter.png(black_box(&svg), 1100));
        });
    }
}

criterion_group!(benches, render, roll_and_write, explore);
criterion_main!(benches);
