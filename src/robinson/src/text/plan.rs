//! Planned actions in words: goals, pawns, costs and odds.

use castaway_kernel::Key;

use super::{
    TableWords,
    bundle::{Wording, num, txt},
};
use crate::{
    ids::Kind,
    plan::{Goal, Pawn, Project},
    task::CardRef,
};

impl Wording {
    /// What is built.
    pub fn project(&self, project: &Project) -> String {
        match project {
            Project::Shelter => self.word("shelter-name"),
            Project::Level(track) => self.word(&format!("project-{}", track.name())),
            Project::Invention(id) => self.item(id),
            Project::On(id, space) => self.say(
                "project-on",
                &[("item", txt(&self.item(id))), ("space", txt(space.name()))],
            ),
        }
    }
}

impl TableWords<'_> {
    /// The card that lies on a Threat space now.
    fn threat_card(&self, slot: u8) -> Option<&CardRef> {
        self.view
            .threats
            .get(usize::from(slot))?
            .as_ref()
            .map(|t| &t.card)
    }

    /// A goal, with the card of a Threat Action if it is known from elsewhere.
    pub(super) fn goal_with(&self, goal: &Goal, card: Option<&CardRef>) -> String {
        match goal {
            Goal::Threat { slot, option } => {
                let card = card.or_else(|| self.threat_card(*slot));
                let text = match card {
                    Some(card) => {
                        let mut name = self.w.card(card);
                        if let Some(title) = self.w.action_title(card) {
                            name = self.w.say(
                                "card-action",
                                &[("card", txt(&name)), ("action", txt(&title))],
                            );
                        }
                        // Wreckage threatens nobody.
                        let id = match card {
                            CardRef::Wreckage(_) => "goal-wreckage",
                            _ => "goal-threat",
                        };
                        self.w.say(id, &[("card", txt(&name))])
                    }
                    None => self.w.say("goal-threat-slot", &[("slot", num(*slot))]),
                };
                match (card, option) {
                    (Some(CardRef::Wreckage(_)), 0) => {
                        self.w.say("goal-option-small", &[("goal", txt(&text))])
                    }
                    (Some(CardRef::Wreckage(_)), _) => {
                        self.w.say("goal-option-large", &[("goal", txt(&text))])
                    }
                    (Some(_) | None, _) => text,
                }
            }
            Goal::Hunt => self.w.word("goal-hunt"),
            Goal::Build(project) => {
                let what = self.w.project(project);
                self.w.say("goal-build", &[("what", txt(&what))])
            }
            Goal::Gather { space, source } => {
                let res = match self.source_res(*space, *source) {
                    Some(res) => self.w.res_name(res),
                    None => self.w.word("source-any"),
                };
                let place = self.space(*space);
                self.w
                    .say("goal-gather", &[("res", txt(&res)), ("space", txt(&place))])
            }
            Goal::Card { kind, serial } => {
                let action = self.w.action_name(*kind);
                // Whoever does what a card says does not rest, though the pawn stands there.
                let rests = if *kind == Kind::Rest { "yes" } else { "no" };
                let kept = self.view.kept.iter().find(|(s, _, _)| s == serial);
                match card.or(kept.map(|(_, card, _)| card)) {
                    Some(card) => self.w.say(
                        "goal-card",
                        &[
                            ("action", txt(&action)),
                            ("card", txt(&self.w.card(card))),
                            ("rests", txt(rests)),
                        ],
                    ),
                    // The card has gone meanwhile.
                    None if rests == "yes" => self.w.word("goal-card-gone"),
                    None => action,
                }
            }
            Goal::Special { action, space, .. } => {
                let name = self.w.special_action(action);
                let Some(space) = space else {
                    return name;
                };
                let place = self.space(*space);
                self.w.say(
                    "goal-special",
                    &[("action", txt(&name)), ("space", txt(&place))],
                )
            }
            Goal::Explore(space) => self.w.say("goal-explore", &[("space", txt(space.name()))]),
            Goal::Arrange => self.w.word("goal-arrange"),
            Goal::Rest => self.w.word("goal-rest"),
        }
    }

    /// What an action is about: "Gather wood from T1 (hills)".
    pub fn goal_line(&self, goal: &Goal) -> String {
        self.goal_with(goal, None)
    }

    /// Pawns by name, the leader first.
    pub fn pawns(&self, pawns: &[Pawn]) -> String {
        if pawns.is_empty() {
            return self.w.word("plan-no-pawns");
        }
        let mut names: Vec<String> = Vec::new();
        for (at, &pawn) in pawns.iter().enumerate() {
            if pawns.iter().take(at).any(|before| *before == pawn) {
                continue;
            }
            let name = self.pawn(pawn);
            names.push(match pawns.iter().filter(|other| **other == pawn).count() {
                1 => name,
                n => format!("{name} ×{n}"),
            });
        }
        names.join(" + ")
    }

    /// The printed thing behind the name of an aid.
    pub fn aid(&self, key: &Key) -> CardRef {
        let kept = self.view.kept.iter().map(|(_, card, _)| card);
        if let Some(card) = kept.into_iter().find(|card| card.key() == key) {
            card.clone()
        } else if self.catalog.equipment.contains_key(key) {
            CardRef::Equipment(key.clone())
        } else if self.catalog.inventions.contains_key(key) {
            CardRef::Invention(key.clone())
        } else {
            CardRef::Ability(key.clone())
        }
    }
}
