//! How long a picture takes: the SVG text alone, and the whole way to a file.

#![allow(missing_docs, reason = "criterion makes a public function")]

#[path = "../samples/mod.rs"]
mod samples;

use std::hint::black_box;

use castaway_render::{Layout, Painter, board_svg};
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
    let view = samples::mid_game();
    c.bench_function("alt/mid_game", |b| {
        b.iter(|| castaway_render::alt_text(black_box(&view), &samples::English))
    });
    let view = samples::mid_game();
    c.bench_function("png/island", |b| {
        b.iter(|| painter.board_png(black_box(&view), &samples::English, Layout::Island));
    });
}

criterion_group!(benches, render);
criterion_main!(benches);
