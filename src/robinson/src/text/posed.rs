//! Questions that are settled, in words: what they were about, and what was picked.

use castaway_kernel::Key;

use super::{TableWords, bundle::capital};
use crate::{
    ask::{Label, Question},
    posed::Posed,
};

impl TableWords<'_> {
    /// What a question was about, in a few words.
    pub fn posed(&self, posed: &Posed) -> String {
        let title = self.title(&posed.question, posed.who);
        match &posed.source {
            Some(card) => format!("{} · {title}", self.w.card(card)),
            None => title,
        }
    }

    /// What was picked at it; empty where that is nothing.
    pub fn posed_picks(&self, posed: &Posed, picks: &[Key]) -> String {
        let named = posed.answers.iter();
        let named = named.filter(|(key, _)| picks.contains(key));
        let words: Vec<String> = named
            .map(|(_, label)| match (label, &posed.question) {
                // What stands on a button says nothing any more where the question does not stand above it.
                (Label::No, Question::MayMoveCamp) => self.w.word("o-stayed"),
                (Label::No, Question::PileWood) => self.w.word("o-no-wood"),
                (Label::No, _) => self.w.word("o-declined"),
                (label, _) => self.label_full(label),
            })
            .collect();
        capital(&words.join(", "))
    }
}
