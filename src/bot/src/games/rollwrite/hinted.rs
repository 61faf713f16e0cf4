//! The hint of a quick game: the next step of what a player who thinks ahead would do, with the button that makes it.

use castaway_rollwrite::RollWrite;
use castaway_table::Loaded;

use super::{
    advise::{plan, steps, with_night},
    panel::follow_button,
    thought::keep,
};
use crate::{
    discord::Ui,
    ui::{hint::Hint, reader::Reader},
};

/// What to do next for the seat that is asked, if it is the reader's; dice to come are not known to that player either.
pub fn hint(ui: &Ui<RollWrite>, loaded: &Loaded<RollWrite>, reader: Reader) -> Option<Hint> {
    let scene = ui.roll_scene(reader.lang, loaded, &[]);
    let seat = loaded.state.asked()?;
    let user = reader.user?;
    if !loaded.meta.moves(user).contains(&seat) {
        return None;
    }
    let plan = plan(&scene);
    let mut steps = steps(&scene, &plan).into_iter();
    let first = steps.next()?;
    Some(Hint {
        press: Some(follow_button(&scene)),
        what: first.sentence,
        why: with_night(&scene, &plan),
        then: steps.map(|step| step.line).collect(),
        cards: None,
        keep: keep(&scene, loaded.place, &plan),
    })
}
