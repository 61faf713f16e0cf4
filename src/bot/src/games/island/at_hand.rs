//! Things at hand that could be used now and cost nothing, which no plan needs: a newcomer does not look for them.

use castaway_robinson::task::Usable;

use super::scene::Scene;

/// What lies there for nothing, but for what was named already.
pub fn free(scene: &Scene<'_>, named: &[Usable]) -> Option<String> {
    let (w, view) = (&scene.words, &scene.view);
    if !view.planning || view.ask.is_some() {
        return None;
    }
    let thing = |what: &Usable| matches!(what, Usable::Discovery(_) | Usable::Equipment(_));
    let usable = scene.usable().into_iter().map(|(_, _, what)| what);
    let things = usable.filter(|what| thing(what) && !named.contains(what));
    let things: Vec<String> = things
        .map(|what| format!("**{}**", w.table(view).usable_name(&what)))
        .collect();
    let things = things.join(", ");
    (!things.is_empty()).then(|| w.with("suggest-free", &[("things", (&things).into())]))
}
