//! Who is held up by what they have suffered.

use castaway_robinson::ids::Who;

use super::scene::Scene;

/// Action pawns of a player who is held up by nothing (R-PLAN-2).
const PAWNS: u8 = 2;

/// Whoever may not plan as usual this round, until it ends.
pub fn limits(scene: &Scene<'_>) -> Vec<String> {
    let (w, view) = (&scene.words, &scene.view);
    if !view.planning || view.end.is_some() {
        return Vec::new();
    }
    let players = view.people.iter();
    let players = players.filter(|person| matches!(person.who, Who::Seat(_)) && !person.dead);
    let mut lines = Vec::new();
    for person in players {
        let who = w.table(view).subject(person.who);
        if let Some(kinds) = &person.allowed {
            let names: Vec<String> = kinds.iter().map(|kind| w.kind(*kind)).collect();
            let actions = names.join(", ");
            let args = [("who", (&who).into()), ("actions", (&actions).into())];
            lines.push(w.with("limit-actions", &args));
        }
        if person.pawns < PAWNS {
            let args = [("who", (&who).into()), ("n", person.pawns.into())];
            lines.push(w.with("limit-pawns", &args));
        }
    }
    lines
}
