//! The grounds of the last pictures, so that an island is not drawn anew for each press.
//!
//! They are kept by their text, as runs of one colour, and few of them: an idle game soon costs nothing.

use std::{
    collections::VecDeque,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Mutex, PoisonError},
};

use resvg::tiny_skia::Pixmap;

/// Most grounds that are kept.
const MOST: usize = 8;
/// Most bytes of all that are kept.
const BYTES: usize = 6 * 1024 * 1024;

/// Pixels of one colour.
#[derive(Clone, Copy, Debug)]
struct Run {
    colour: [u8; 4],
    length: u32,
}

/// One ground. Its text is not kept, but two sums of it and its length, which no two texts share.
#[derive(Debug)]
struct Ground {
    sums: (u64, u64, usize),
    size: (u32, u32),
    runs: Box<[Run]>,
}

/// The last grounds, the latest first.
#[derive(Debug, Default)]
pub(crate) struct Grounds(Mutex<VecDeque<Ground>>);

fn sums(text: &str) -> (u64, u64, usize) {
    let sum = |salt: u8| {
        let mut hasher = DefaultHasher::new();
        (salt, text).hash(&mut hasher);
        hasher.finish()
    };
    (sum(0), sum(1), text.len())
}

impl Grounds {
    /// Lays a ground on a picture of the same size; `false` if it is not kept.
    pub fn lay(&self, text: &str, pixmap: &mut Pixmap) -> bool {
        let sums = sums(text);
        let size = (pixmap.width(), pixmap.height());
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().position(|g| g.sums == sums && g.size == size);
        let Some(ground) = found.and_then(|at| kept.remove(at)) else {
            return false;
        };
        let (mut pixels, _) = pixmap.data_mut().as_chunks_mut::<4>();
        for run in &ground.runs {
            let length = usize::try_from(run.length).unwrap_or(usize::MAX);
            let Some((here, rest)) = pixels.split_at_mut_checked(length) else {
                break;
            };
            here.fill(run.colour);
            pixels = rest;
        }
        kept.push_front(ground);
        true
    }

    /// Keeps a ground, and forgets those that were not used for longest.
    pub fn keep(&self, text: &str, pixmap: &Pixmap) {
        let (pixels, _) = pixmap.data().as_chunks::<4>();
        let runs = pixels.chunk_by(|a, b| a == b).filter_map(|run| {
            Some(Run {
                colour: *run.first()?,
                length: u32::try_from(run.len()).ok()?,
            })
        });
        let ground = Ground {
            sums: sums(text),
            size: (pixmap.width(), pixmap.height()),
            runs: runs.collect(),
        };
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_front(ground);
        let mut room = BYTES;
        let fitting = kept.iter().take(MOST).take_while(|ground| {
            let left = room.checked_sub(size_of_val(&*ground.runs));
            room = left.unwrap_or(0);
            left.is_some()
        });
        let most = fitting.count();
        kept.truncate(most);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(shade: u8) -> Pixmap {
        let mut pixmap = Pixmap::new(40, 30).expect("a small picture");
        for (pixel, i) in pixmap
            .data_mut()
            .as_chunks_mut::<4>()
            .0
            .iter_mut()
            .zip(0_u32..)
        {
            *pixel = [shade, u8::try_from(i % 7 / 3).unwrap_or(0), 9, 255];
        }
        pixmap
    }

    #[test]
    fn a_ground_is_laid_as_it_was_kept() {
        let grounds = Grounds::default();
        let mut paper = Pixmap::new(40, 30).expect("a small picture");
        assert!(!grounds.lay("a", &mut paper));
        grounds.keep("a", &picture(1));
        grounds.keep("b", &picture(2));
        for (text, shade) in [("a", 1), ("b", 2), ("a", 1)] {
            assert!(grounds.lay(text, &mut paper));
            assert_eq!(paper.data(), picture(shade).data());
        }
        let mut other = Pixmap::new(30, 40).expect("a small picture");
        assert!(!grounds.lay("a", &mut other), "of another size");
    }

    #[test]
    fn few_are_kept_and_the_latest() {
        let grounds = Grounds::default();
        let mut paper = Pixmap::new(40, 30).expect("a small picture");
        for shade in 0..20 {
            grounds.keep(&shade.to_string(), &picture(shade));
        }
        let kept = (0..20).filter(|n: &u8| grounds.lay(&n.to_string(), &mut paper));
        assert_eq!(kept.collect::<Vec<_>>(), (12..20).collect::<Vec<_>>());
    }

    #[test]
    fn what_is_kept_has_a_limit() {
        let grounds = Grounds::default();
        let mut noise = Pixmap::new(1024, 600).expect("a picture");
        for (pixel, i) in noise
            .data_mut()
            .as_chunks_mut::<4>()
            .0
            .iter_mut()
            .zip(0_u32..)
        {
            *pixel = i.to_le_bytes();
        }
        grounds.keep("a", &noise);
        grounds.keep("b", &noise);
        assert!(!grounds.lay("a", &mut noise.clone()));
        assert!(grounds.lay("b", &mut noise));
    }
}
