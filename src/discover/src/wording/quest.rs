//! A quest in words: its story so far.

use castaway_kernel::Key;

use super::{Wording, bundle::num};
use crate::{state::Fate, view::View};

/// A quest as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestWords {
    /// Its name.
    pub name: String,
    /// Which stage of how many, as a heading, or how it ended.
    pub stage_title: String,
    /// Which stage of how many was reached, over or not.
    pub stage: String,
    /// What was told so far, a paragraph for each stage, the running one last; at the end how it ended.
    pub story: Vec<String>,
    /// What is to be done now, with how far it is; nothing once it is over.
    pub aims: Vec<String>,
    /// Whether it is over: nobody is on the map any more.
    pub is_done: bool,
}

impl Wording<'_> {
    /// The quest as it stands.
    pub fn quest(&self, view: &View) -> QuestWords {
        let fate = |fate: Fate| view.people.iter().any(|p| p.fate == fate);
        let (is_done, won) = (!fate(Fate::Here), fate(Fate::Won));
        let stages = self.catalog.quests.get(&view.quest);
        let all = stages.map_or(0, |q| q.stages.len());
        let all = u8::try_from(all).unwrap_or(u8::MAX);
        let stage = view.progress.stage;
        let args = [("n", num(stage.max(1))), ("all", num(all))];
        let reached = self.say("quest-stage", &args);
        let stage_title = match (is_done, won) {
            (false, _) => reached.clone(),
            (true, true) => self.word("quest-won-title"),
            (true, false) => self.word("quest-lost-title"),
        };
        let mut story: Vec<String> = (1..=stage)
            .map(|n| self.stage_story(&view.quest, n))
            .collect();
        if is_done {
            let end = if won { ".end" } else { ".lost" };
            story.extend(self.of_card(&view.quest, end));
        }
        story.retain(|text| !text.is_empty());
        QuestWords {
            name: self.name(&view.quest),
            stage_title,
            stage: reached,
            story,
            aims: match is_done {
                true => Vec::new(),
                false => self.aims(view),
            },
            is_done,
        }
    }

    /// What a stage of a quest tells when it begins; empty where there is none.
    pub fn stage_story(&self, quest: &Key, stage: u8) -> String {
        let text = self.of_card(quest, &format!(".stage-{stage}"));
        text.unwrap_or_default()
    }
}
