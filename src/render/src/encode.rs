//! Pixels to a PNG file of few colours.
//!
//! The pictures are flat, so that a palette of 256 colours loses nothing an eye can see, and the file is half as large
//! and made in half the time of a true-colour one.

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter};
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
    rgb.iter().fold(0, |acc, &c| (acc << BITS) | usize::from(c >> shift))
}

/// The most frequent colours, each the mean of its bin, most frequent first.
fn palette(bins: &[Bin]) -> Vec<(usize, [u8; 3])> {
    let mut used: Vec<usize> = (0..bins.len()).filter(|&i| bins[i].count > 0).collect();
    used.sort_unstable_by_key(|&i| (std::cmp::Reverse(bins[i].count), i));
    used.truncate(256);
    used.iter()
        .map(|&i| {
            let Bin { count, sum } = bins[i];
            let half = count / 2;
            (i, sum.map(|s| u8::try_from((s + half) / count).unwrap_or(u8::MAX)))
        })
        .collect()
}

fn nearest(colours: &[(usize, [u8; 3])], rgb: [u8; 3]) -> u8 {
    let far = |other: &[u8; 3]| -> u32 {
        rgb.iter().zip(other).zip([3, 4, 2]).map(|((&a, &b), w)| u32::from(a.abs_diff(b)).pow(2) * w).sum()
    };
    let best = colours.iter().enumerate().min_by_key(|(_, (_, c))| far(c)).map_or(0, |(i, _)| i);
    u8::try_from(best).unwrap_or(0)
}

/// Encodes an opaque picture.
pub(crate) fn png(pixmap: &Pixmap) -> Result<Vec<u8>, EncodingError> {
    let mut bins = vec![Bin::default(); BINS];
    for pixel in pixmap.data().chunks_exact(4) {
        let &[r, g, b, _] = pixel else { continue };
        let bin = &mut bins[bin([r, g, b])];
        bin.count += 1;
        bin.sum[0] += u32::from(r);
        bin.sum[1] += u32::from(g);
        bin.sum[2] += u32::from(b);
    }
    let colours = palette(&bins);
    let mut index = vec![0u8; BINS];
    for (i, bin) in bins.iter().enumerate().filter(|(_, bin)| bin.count > 0) {
        let mean = bin.sum.map(|s| u8::try_from(s / bin.count).unwrap_or(u8::MAX));
        index[i] = nearest(&colours, mean);
    }
    let pixels: Vec<u8> = pixmap
        .data()
        .chunks_exact(4)
        .map(|pixel| match *pixel {
            [r, g, b, _] => index[bin([r, g, b])],
            _ => 0,
        })
        .collect();

    let mut out = Vec::with_capacity(256 * 1024);
    let mut encoder = Encoder::new(&mut out, pixmap.width(), pixmap.height());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(colours.iter().flat_map(|(_, c)| *c).collect::<Vec<u8>>());
    encoder.set_compression(Compression::Balanced);
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(out)
}
