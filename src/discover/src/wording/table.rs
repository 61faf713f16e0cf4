//! What is said at a table: the first, plain form.

use castaway_kernel::Seat;

use super::{People, QuestWords, RuleText, Wording};
use crate::{
    event::Event,
    reject::Rejection,
    state::{Label, Prompt},
    view::View,
};

impl Wording<'_> {
    /// The question with its reason.
    pub fn prompt(&self, view: &View, people: &dyn People, prompt: &Prompt) -> String {
        let _ = (view, people);
        format!("{prompt:?}?")
    }

    /// An option, as on a button: at most 80 characters.
    pub fn option(
        &self,
        view: &View,
        people: &dyn People,
        prompt: &Prompt,
        label: &Label,
    ) -> String {
        let _ = (view, prompt);
        match label {
            Label::Card(card) | Label::Item(card) => self.name(card),
            Label::Res(res) => self.resource(*res),
            Label::Damage(damage) => self.damage(*damage),
            Label::Seat(seat) => people.name(*seat),
            Label::Space(space) => super::space_name(*space),
            Label::Tile(tile) => super::tile_name(*tile),
            Label::Deck(deck) => self.deck(*deck),
            Label::Support(card) => self.support(*card),
            other => format!("{other:?}"),
        }
    }

    /// What an option brings or costs, at most 100 characters.
    pub fn option_about(
        &self,
        view: &View,
        people: &dyn People,
        prompt: &Prompt,
        label: &Label,
    ) -> Option<String> {
        let _ = (view, people, prompt, label);
        None
    }

    /// What happened, as a line of story; `None` for what needs none. The event is already cut to its audience.
    pub fn told(&self, view: &View, people: &dyn People, event: &Event) -> Option<String> {
        let _ = (view, people);
        Some(format!("{event:?}"))
    }

    /// What happened, runs of it folded.
    pub fn telling(&self, view: &View, people: &dyn People, events: &[Event]) -> Vec<String> {
        events
            .iter()
            .filter_map(|e| self.told(view, people, e))
            .collect()
    }

    /// Why something was refused, and what to do instead.
    pub fn refusal(&self, view: &View, reason: &Rejection) -> String {
        let _ = (view, Seat(0));
        format!("{reason:?}")
    }

    /// The quest as it stands.
    pub fn quest(&self, view: &View) -> QuestWords {
        QuestWords {
            name: self.name(&view.quest),
            stage_title: view.progress.stage.to_string(),
            story: Vec::new(),
            aims: Vec::new(),
            is_done: false,
        }
    }

    /// The pages of the rules.
    pub fn rules(&self) -> Vec<RuleText> {
        Vec::new()
    }
}
