//! What the playing bot would do for somebody, from what their seat knows and nothing else.

use castaway_discover::{Discover, command::Command};
use castaway_table::Loaded;

use super::{
    deeds, lines,
    press::{Asked, Press},
    reasons,
    scene::Scene,
};
use crate::{
    discord::Ui,
    ui::{
        hint::Hint,
        message::{Button, Style},
        press::GamePresses,
        reader::Reader,
    },
};

/// What to do next for a seat of the reader that is waited for.
pub fn hint(ui: &Ui<Discover>, loaded: &Loaded<Discover>, reader: Reader) -> Option<Hint> {
    let user = reader.user?;
    let waited = castaway_discover::absent::awaited(&loaded.state);
    let seats = loaded.meta.moves(user);
    let seat = seats.into_iter().find(|seat| waited.contains(seat))?;
    let scene = ui.explore_scene(reader.lang, loaded, &[], Some(seat));
    let (command, why) = scene.suggested()?;
    let (what, press) = said(&scene, &command)?;
    let w = &scene.words;
    Some(Hint {
        what: w.with("di-hint", &[("what", (&what).into())]),
        why: reasons::why(&scene, &why),
        then: Vec::new(),
        press: press.map(|press| {
            Button::new(press.id(scene.revision), what)
                .style(Style::Success)
                .emoji("💡")
        }),
        keep: None,
    })
}

/// A command in a few words, with the press that gives it.
pub(super) fn said(scene: &Scene<'_>, command: &Command) -> Option<(String, Option<Press>)> {
    if let Command::Choose(answer) = command {
        let ask = scene.view.asks.as_ref()?;
        let place: u8 = answer.picks.first()?.as_str().parse().ok()?;
        let label = ask.options.get(usize::from(place))?;
        let asked = Asked {
            ask: ask.id.0,
            seat: scene.seat.0,
        };
        let text = lines::option(scene, &ask.prompt, label);
        return Some((text, Some(Press::Pick(asked, place))));
    }
    let text = deeds::named(scene, command)?;
    let all = deeds::deeds(scene).into_iter().chain(deeds::end(scene));
    let mut all = all.filter(|deed| deed.commands.as_slice() == std::slice::from_ref(command));
    let press = all.next();
    let press = press.map(|deed| Press::Deed(scene.seat.0, deed.code));
    let press = match command {
        Command::Move(to) => Some(Press::Walk(false, *to)),
        _ => press,
    };
    Some((text, press))
}
