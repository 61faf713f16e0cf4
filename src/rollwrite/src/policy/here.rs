//! What the next things of each kind take from where the pawn stands, found once for all courses.

use super::{
    sheet::Sheet,
    value::charted,
    world::{CHART, CRYSTAL, LIZARD, MASK, SMOKE, World},
};

/// Dice, in hundredths.
pub(super) struct Here {
    /// What the next field of each resource takes beyond the usual.
    pub first: [i32; 5],
    /// The next one, two, three and four crystals.
    pub crystals: [i32; 4],
    /// All sections of the map still missing.
    pub chart: i32,
    /// All smoke signs still missing.
    pub smoke: i32,
    /// The next mask.
    pub mask: i32,
    /// The next lizard.
    pub lizard: i32,
}

impl Here {
    pub(super) fn new(w: &World<'_>, s: &Sheet) -> Self {
        let task = |kind: usize| w.style.task + w.thin[kind];
        let marks = i32::from(w.catalog.rules.marks);
        let dear = w.style.task * 3 * i32::from(w.least_crystal - 1) / 10;
        let count = |kind: usize, count: i32| {
            if count > 0 {
                count * task(kind) + near(w, w.chain(s, kind, count), count * task(kind))
            } else {
                0
            }
        };
        Self {
            first: std::array::from_fn(|r| near(w, w.chain(s, r, 1), w.style.unit + w.thin[r])),
            crystals: if s.crystals < 4 {
                [1, 2, 3, 4].map(|n| count(CRYSTAL, n) + n * dear)
            } else {
                [0; 4]
            },
            chart: count(CHART, marks - charted(s)),
            smoke: count(SMOKE, marks - s.smokes),
            mask: count(MASK, 1),
            lizard: count(LIZARD, 1),
        }
    }
}

/// How much more a thing takes from here than usual; far from the end all ways even out.
fn near(w: &World<'_>, really: i32, usually: i32) -> i32 {
    let soon = (w.style.soon - w.days).clamp(w.style.soon / 3, w.style.soon);
    (really - usually) * soon / w.style.soon.max(1)
}
