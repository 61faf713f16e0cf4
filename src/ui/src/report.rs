//! Telling whoever runs the bot of a fault: the button under a word of sorrow, and the form it opens.

use super::{
    component::Id,
    form::{Form, Size},
    limits::Text,
    message::{Button, Message},
    press::{Args, Presses, presses, unique, written},
    texts::Texts,
    version::Version,
};

/// The letter of ids that are of no game.
pub const LETTER: char = '!';

presses! {
    /// What the components mean that are of no game.
    pub enum Desk {
        /// Opens the form for a report, or sends it; with the reference of the fault, empty if it has none.
        "report" => Report(reference: String),
    }
}

const _: () = assert!(unique(Desk::WORDS));

impl Desk {
    /// The id of a component or a form.
    pub fn id(&self) -> String {
        // A reference is short.
        written(LETTER, Version::default(), self, None).unwrap_or_default()
    }

    /// Reads a parsed id; `None` if it means nothing here.
    pub fn read(id: &Id) -> Option<Self> {
        let mine = id.letter() == LETTER;
        mine.then(|| Self::take(&id.action, &mut Args::of(id)))?
    }
}

/// A kind word about a fault of ours, with the way to report it.
pub fn apology(t: &Texts, text: String, reference: &str) -> Message {
    let mut message = Message::private(text);
    let report = Desk::Report(reference.to_owned());
    message.push_buttons(vec![
        Button::new(report.id(), t.get("button-report")).emoji("📮"),
    ]);
    message
}

/// The form in which somebody says what went wrong; `id` is what comes back with it.
pub fn form(t: &Texts, id: String) -> Form {
    Form {
        id: Text::new(id),
        title: Text::new(t.get("report-title")),
        label: Text::new(t.get("report-label")),
        hint: Text::new(t.get("report-hint")),
        size: Size::Text,
    }
}

#[cfg(test)]
mod tests {
    use castaway_table::{Place, Slot};

    use super::*;
    use crate::{
        press::Samples,
        texts::{AllTexts, Lang},
    };

    #[test]
    fn the_button_names_the_fault_and_the_slot_it_was_in() {
        for press in Desk::samples() {
            let id = Id::read(&press.id()).unwrap();
            assert_eq!(Desk::read(&id), Some(press));
        }
        let place = Place::Own {
            user: 1,
            slot: Slot::Free,
        };
        let texts = AllTexts::new(|_| Vec::new());
        for lang in Lang::ALL {
            let t = texts.of(lang);
            let message = apology(t, "x".into(), "18f-3").at(place, "").json();
            let button = &message["components"][0]["components"][0];
            assert_eq!(button["custom_id"], "c1|!f|report|0|18f-3");
            let form = form(t, "c1|!f|report|0|18f-3".into()).json();
            assert!(!form.to_string().contains('…'), "nothing was cut: {form}");
        }
    }
}
