//! Pixels to a PNG file of few colours.
//!
//! The pictures are flat, so that a palette of 256 colours loses nothing an eye can see, and the file is half as large
//! and made in a fraction of the time of a true-colour one.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};
use resvg::tiny_skia::Pixmap;

/// Bits of each channel that tell colours apart.
const BITS: u32 = 5;
const BINS: usize = 1 << (3 * BITS);

#[derive(Clone, Copy, Default)]
struct Bin {
    count: u32,
    sum: [u32; 3],
}

fn bin(rgb: [u8; 3]) -> usize {
    let shift = 8 - BITS;
    rgb.iter()
        .fold(0, |acc, &c| (acc << BITS) | usize::from(c >> shift))
}

/// The most frequent colours, each the mean of its bin, most frequent first.
fn palette(bins: &[Bin]) -> Vec<[u8; 3]> {
    let mut used: Vec<usize> = (0..bins.len()).filter(|&i| bins[i].count > 0).collect();
    used.sort_unstable_by_key(|&i| (std::cmp::Reverse(bins[i].count), i));
    used.truncate(256);
    used.iter()
        .map(|&i| {
            let Bin { count, sum } = bins[i];
            let half = count / 2;
            sum.map(|s| u8::try_from((s + half) / count).unwrap_or(u8::MAX))
        })
        .collect()
}

/// A palette with each channel by itself, so that all colours are compared at once.
struct Shelves {
    red: Vec<i32>,
    green: Vec<i32>,
    blue: Vec<i32>,
}

impl Shelves {
    fn new(colours: &[[u8; 3]]) -> Self {
        let channel = |c: usize| colours.iter().map(|rgb| i32::from(rgb[c])).collect();
        Self {
            red: channel(0),
            green: channel(1),
            blue: channel(2),
        }
    }

    fn nearest(&self, rgb: [u8; 3]) -> u8 {
        let [r, g, b] = rgb.map(i32::from);
        let all = self.red.iter().zip(&self.green).zip(&self.blue);
        // The distance with the place below it: the least of these is the first of the nearest.
        let far = all.zip(0..).map(|(((x, y), z), at)| {
            let (r, g, b) = (r - x, g - y, b - z);
            ((3 * r * r + 4 * g * g + 2 * b * b) << 8) | at
        });
        let best = far.fold(i32::MAX, i32::min) & 0xff;
        u8::try_from(best).unwrap_or(0)
    }
}

/// Encodes an opaque picture.
pub(crate) fn png(pixmap: &Pixmap) -> Result<Vec<u8>, EncodingError> {
    let (pixels, colours) = index(pixmap);
    let mut out = Vec::with_capacity(256 * 1024);
    let mut encoder = Encoder::new(&mut out, pixmap.width(), pixmap.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(colours);
    // Level 1 takes a seventh of the time of the default for two fifths more bytes; the preset called fast is no
    // choice, as it makes a megabyte of pixels that are not filtered.
    encoder.set_deflate_compression(DeflateCompression::Level(1));
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(out)
}

/// A run of pixels of one colour: its bin and its length.
struct Run {
    bin: u16,
    length: u32,
}

/// Pixels as places in a palette. Flat pictures are long runs of one colour, so that each run is looked up once.
fn index(pixmap: &Pixmap) -> (Vec<u8>, Vec<u8>) {
    let (pixels, _) = pixmap.data().as_chunks::<4>();
    let mut bins = vec![Bin::default(); BINS];
    let mut runs: Vec<Run> = Vec::with_capacity(pixels.len() / 8);
    for run in pixels.chunk_by(|a, b| u32::from_ne_bytes(*a) == u32::from_ne_bytes(*b)) {
        let (Some(&[r, g, b, _]), Ok(length)) = (run.first(), u32::try_from(run.len())) else {
            continue;
        };
        let at = bin([r, g, b]);
        let bin = &mut bins[at];
        bin.count += length;
        for (sum, c) in bin.sum.iter_mut().zip([r, g, b]) {
            *sum += u32::from(c) * length;
        }
        runs.push(Run {
            bin: u16::try_from(at).unwrap_or(u16::MAX),
            length,
        });
    }
    let colours = palette(&bins);
    let shelves = Shelves::new(&colours);
    let mut places = vec![0u8; BINS];
    for (i, bin) in bins.iter().enumerate().filter(|(_, bin)| bin.count > 0) {
        let mean = bin
            .sum
            .map(|s| u8::try_from(s / bin.count).unwrap_or(u8::MAX));
        places[i] = shelves.nearest(mean);
    }
    let mut out = Vec::with_capacity(pixels.len());
    for run in runs {
        let length = usize::try_from(run.length).unwrap_or(0);
        out.resize(out.len() + length, places[usize::from(run.bin)]);
    }
    (out, colours.into_iter().flatten().collect())
}
