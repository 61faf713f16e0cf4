//! The gravest of what threatens, for a panel on which somebody who learns has much else to read.

use castaway_robinson::tonight::Menace;

use super::{scene::Scene, tonight};

/// So many lines of what hurts as things stand are told, and all that may kill; where nothing hurts, one of what may.
const LINES: usize = 2;

/// How grave something is that threatens, the gravest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Gravity {
    /// Somebody may die of it, or the game is lost by it.
    Deadly,
    /// It hurts as things stand.
    Sure,
    /// It may hurt, or costs something later.
    Likely,
    /// What the others come of.
    Beside,
}

/// The gravest of what threatens, and how many lines that leaves out; nothing that may kill is among those.
pub fn threats(scene: &Scene<'_>) -> (Vec<String>, usize) {
    let all = tonight::lines(scene).into_iter();
    let mut all: Vec<(Gravity, String)> = all
        .map(|(menace, line)| (gravity(scene, &menace), line))
        .collect();
    // Of equals the first stays first.
    all.sort_by_key(|(gravity, _)| *gravity);
    let upto = |most: Gravity| all.iter().filter(|(of, _)| *of <= most).count();
    let shown = upto(Gravity::Sure)
        .clamp(1, LINES)
        .max(upto(Gravity::Deadly));
    let left = all.len().saturating_sub(shown);
    let told = all.into_iter().take(shown).map(|(_, line)| line);
    (told.collect(), left)
}

/// How grave a threat is.
fn gravity(scene: &Scene<'_>, menace: &Menace) -> Gravity {
    if is_deadly(scene, menace) {
        return Gravity::Deadly;
    }
    match menace {
        Menace::Lost
        | Menace::CampCloses(_)
        | Menace::Unfed { .. }
        | Menace::Away { .. }
        | Menace::Hunger { .. }
        | Menace::Dearer { .. }
        | Menace::Open
        | Menace::Wounds { .. }
        | Menace::Lurks(_)
        | Menace::Frail { .. } => Gravity::Sure,
        Menace::Worst { .. }
        | Menace::Bill { .. }
        | Menace::Card { .. }
        | Menace::Breach(_)
        | Menace::Pushed => Gravity::Likely,
        Menace::Weather { .. } | Menace::Rots(_) => Gravity::Beside,
    }
}

/// Whether the game is lost by a threat, or somebody may die of it before the next round, as whoever bears no further wound does.
fn is_deadly(scene: &Scene<'_>, menace: &Menace) -> bool {
    match menace {
        Menace::Lost | Menace::CampCloses(_) | Menace::Unfed { .. } => true,
        Menace::Frail { left, tonight, .. } => *tonight || *left < 2,
        Menace::Away { tonight: dies, .. } | Menace::Bill { dies, .. } => *dies,
        Menace::Worst { dies, .. } => !dies.is_empty(),
        Menace::Breach(_) => {
            let mut crew = scene.view.crew.iter();
            crew.any(|member| member.next && member.vital)
        }
        _ => false,
    }
}
