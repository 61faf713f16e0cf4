//! Who is planned on an explored hex: groups of pawns side by side below the sources.

use castaway_robinson::{
    plan::{Goal, Project},
    source_at::SourceAt,
    view::{HexView, PlacementView},
};

use super::{Scene, count};

/// The room below the sources, in edges of the hex from its middle: to the left, to the right, and to the right where a
/// number lies in that corner.
const LEFT: f32 = -0.78;
const RIGHT: f32 = 0.78;
const BESIDE_NUMBER: f32 = 0.49;

/// Whether anybody is planned in that row, so that what lies on the hex makes room.
pub(super) fn is_busy(s: &Scene<'_>, h: &HexView) -> bool {
    s.view.plan.iter().any(|p| place(&p.what.goal, h).is_some())
}

/// Where on the hex an action is carried out.
enum At {
    /// At one of its printed sources.
    Source(u8),
    /// At the hex as a whole, or at a token that is a source itself.
    Hex,
}

fn place(goal: &Goal, h: &HexView) -> Option<At> {
    match goal {
        Goal::Gather { space, source } if *space == h.space => Some(match source {
            SourceAt::Printed(at) => At::Source(*at),
            _ => At::Hex,
        }),
        Goal::Build(Project::On(_, space)) => (*space == h.space).then_some(At::Hex),
        Goal::Special { space, .. } => (*space == Some(h.space)).then_some(At::Hex),
        _ => None,
    }
}

/// Draws them on the hex with this middle and edge, each as near to its source as the others and the number allow; so far
/// apart are the sources, from this one on.
pub(super) fn draw(
    s: &mut Scene<'_>,
    h: &HexView,
    (x, y): (f32, f32),
    edge: f32,
    (first, gap): (f32, f32),
) {
    let of = |p: &'_ PlacementView| {
        Some(match place(&p.what.goal, h)? {
            At::Source(at) => first + gap * f32::from(at),
            At::Hex => x,
        })
    };
    let plans = s.view.plan.iter();
    let mut here: Vec<(f32, PlacementView)> =
        plans.filter_map(|p| Some((of(p)?, p.clone()))).collect();
    here.sort_by(|a, b| a.0.total_cmp(&b.0));
    let right = match h.number {
        Some(_) => BESIDE_NUMBER,
        None => RIGHT,
    };
    let (from, to) = (x + edge * LEFT, x + edge * right);
    let wide = (gap * 1.05).min((to - from) / count(here.len().max(1)));
    let middles: Vec<f32> = here.iter().map(|(at, _)| *at).collect();
    let middles = side_by_side(&middles, wide, (from, to));
    for ((_, plan), middle) in here.into_iter().zip(middles) {
        s.pawns(middle, y, edge * 0.19, wide, &plan);
    }
}

/// The middles of groups of this width between two ends that do not overlap, each as near to where it would like to be,
/// from left to right, as the others allow.
fn side_by_side(wished: &[f32], wide: f32, (from, to): (f32, f32)) -> Vec<f32> {
    let mut least = from + wide / 2.0;
    let mut all: Vec<f32> = Vec::with_capacity(wished.len());
    for at in wished {
        let at = at.max(least);
        least = at + wide;
        all.push(at);
    }
    let mut most = to - wide / 2.0;
    for at in all.iter_mut().rev() {
        *at = at.min(most);
        most = *at - wide;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_stand_side_by_side_and_left_of_the_number() {
        assert_eq!(side_by_side(&[0.0], 4.0, (-8.0, 8.0)), [0.0]);
        assert_eq!(side_by_side(&[-3.0, 3.0], 4.0, (-8.0, 8.0)), [-3.0, 3.0]);
        assert_eq!(side_by_side(&[3.0], 4.0, (-8.0, 4.0)), [2.0]);
        assert_eq!(side_by_side(&[-3.0, 3.0], 5.0, (-8.0, 4.0)), [-3.5, 1.5]);
        assert_eq!(side_by_side(&[0.0, 0.0], 4.0, (-4.0, 4.0)), [-2.0, 2.0]);
        assert_eq!(side_by_side(&[], 4.0, (-4.0, 4.0)), [0.0; 0]);
    }
}
