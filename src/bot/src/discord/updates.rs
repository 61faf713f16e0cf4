//! What an update has changed for a game that was running, told where it goes on.

use castaway_table::Loaded;

use super::{context::Ui, game_ui::GameUi};
use crate::ui::{message::Message, reader::Reader, texts::Lang};

impl<G: GameUi> Ui<G> {
    /// The panel of a game without its picture.
    pub(super) fn panel_of(
        &self,
        loaded: &Loaded<G>,
        events: &[G::Event],
        reader: Reader,
    ) -> Message {
        let mut message = G::panel(self, loaded, events, reader);
        if let Some(line) = self.updated(loaded, reader.lang) {
            message.begin_with(&line);
        }
        message
    }

    fn updated(&self, loaded: &Loaded<G>, lang: Lang) -> Option<String> {
        let texts = self.texts.of(lang);
        let newer = loaded.meta.updated_from()? + 1..=G::RULES;
        let changes = newer.map(|rules| texts.get(&format!("updated-{}-{rules}", G::NAME)));
        let what = changes.collect::<Vec<_>>().join("; ");
        Some(texts.with("updated", &[("what", (&what).into())]))
    }
}
