//! Answers given ahead in words: the page of the question that certainly comes next, and who has answered it.

use castaway_kernel::Seat;
use castaway_robinson::{ids::Who, view::AskView};
use castaway_table::Ahead;

use super::{
    press::Press,
    question::{self, When},
    scene::Scene,
    votes,
};
use crate::ui::{
    message::{Button, Embed, Message},
    press::GamePresses,
};

/// Who has answered ahead what is asked next; what they said is shown when it counts.
pub fn said(scene: &Scene<'_>) -> Option<String> {
    let users = scene.meta.ahead.iter();
    let users: Vec<String> = users.map(|one| format!("<@{}>", one.user)).collect();
    let who = users.join(", ");
    (!users.is_empty()).then(|| scene.words.with("ahead-said", &[("who", (&who).into())]))
}

/// What the button says behind which the next question lies: whom that asks, where it is not all who are there, for all see it.
pub fn label(scene: &Scene<'_>, seats: &[Seat]) -> String {
    let (w, meta) = (&scene.words, scene.meta);
    let is_asked = |user: &u64| meta.seats_of(*user).iter().any(|seat| seats.contains(seat));
    if meta.expected().iter().all(is_asked) {
        return w.get("button-ahead");
    }
    let names = seats
        .iter()
        .map(|seat| w.person(&scene.view, Who::Seat(seat.0)));
    let names: Vec<String> = names.collect();
    let who = names.join(", ");
    w.with("button-ahead-of", &[("who", (&who).into())])
}

/// The page of a user; `scene` is the imagined moment at which it is asked, after the open question of this number.
pub fn page(scene: &Scene<'_>, user: u64, open: u32, given: Option<&Ahead>) -> Option<Message> {
    let w = &scene.words;
    let ask: &AskView = scene.view.ask.as_ref()?;
    let mut lines = vec![w.get("ahead-how")];
    if given.is_none() && scene.skips_by_habit(user) {
        lines.push(w.get("ahead-skipped"));
    }
    lines.extend([String::new(), question::text(scene, ask)]);
    if let Some(given) = given {
        let what = votes::said(scene, ask, &given.picks);
        lines.push(w.with("ahead-given", &[("what", (&what).into())]));
    }
    let embed = Embed::new(w.get("ahead-title"), lines.join("\n"));
    let mut message = Message::embed(embed).hidden();
    question::components(&mut message, scene, ask, When::After(open));
    if given.is_some() {
        let back = Press::NotAhead(open).id(scene.version);
        message.push_buttons(vec![Button::new(back, w.get("button-not-ahead"))]);
    }
    Some(message)
}
