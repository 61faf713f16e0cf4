//! What the playing bot would do for somebody, from what their seat knows and nothing else.

use castaway_discover::Discover;
use castaway_table::Loaded;

use super::{deeds, teach};
use crate::{
    discord::Ui,
    ui::{hint::Hint, reader::Reader},
};

/// What to do next for a seat of the reader that is waited for.
pub fn hint(ui: &Ui<Discover>, loaded: &Loaded<Discover>, reader: Reader) -> Option<Hint> {
    let user = reader.user?;
    let waited = castaway_discover::absent::awaited(&loaded.state);
    let seats = loaded.meta.moves(user);
    let seat = seats.into_iter().find(|seat| waited.contains(seat))?;
    let scene = ui.explore_scene(reader.lang, loaded, &[], Some(seat));
    let said = teach::said(&scene)?;
    let what = deeds::priced(&said.what, &said.cost);
    let key = if said.any { "di-hint-any" } else { "di-hint" };
    Some(Hint {
        what: scene.words.with(key, &[("what", (&what).into())]),
        why: said.why.clone(),
        then: Vec::new(),
        press: teach::button(&scene, said),
        cards: None,
        keep: None,
    })
}
