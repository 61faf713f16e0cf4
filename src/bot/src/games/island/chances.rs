//! What stands behind the chances of an action.

use castaway_robinson::{ids::Kind, odds::Odds};

use super::scene::Scene;

/// What stands behind chances, in small lines that name the kind of action.
pub fn why(scene: &Scene<'_>, kind: Option<Kind>, odds: &Odds) -> Vec<String> {
    let (w, view) = (&scene.words, &scene.view);
    let name = kind.map_or_else(String::new, |kind| format!("{} · ", w.kind(kind)));
    let reasons = w.odds_reasons(view, odds).into_iter();
    reasons.map(|reason| format!("-# {name}{reason}")).collect()
}

/// The same lines, each once.
pub fn once(lines: Vec<String>) -> Vec<String> {
    let mut seen = std::collections::BTreeSet::new();
    let new = lines.into_iter().filter(|line| seen.insert(line.clone()));
    new.collect()
}
