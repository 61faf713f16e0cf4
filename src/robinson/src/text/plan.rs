//! Planned actions in words: goals, pawns, costs and odds.

use castaway_kernel::Key;

use super::{
    Table,
    bundle::{Wording, num, txt},
};
use crate::{
    ids::Kind,
    plan::{Assignment, Goal, Pawn, Project},
    task::CardRef,
    view::{Odds, Offer, PlacementView},
};

impl Wording {
    /// What is built.
    pub fn project(&self, project: &Project) -> String {
        match project {
            Project::Shelter => self.word("shelter-name"),
            Project::Level(track) => self.word(&format!("project-{}", track.name())),
            Project::Invention(id) => self.item(id),
        }
    }

    /// The odds of an action roll.
    pub fn odds_line(&self, odds: Odds) -> String {
        self.say(
            "odds-line",
            &[
                ("success", num(odds.success)),
                ("wound", num(odds.wound)),
                ("adventure", num(odds.adventure)),
            ],
        )
    }

    /// How many pawns an action needs.
    pub fn pawns_needed(&self, kind: Kind, risky: u8, sure: u8) -> String {
        let id = match kind {
            Kind::Build | Kind::Gather | Kind::Explore if risky != sure => "plan-needs",
            Kind::Build
            | Kind::Gather
            | Kind::Explore
            | Kind::Threat
            | Kind::Hunt
            | Kind::Arrange
            | Kind::Rest => "plan-needs-exact",
        };
        self.say(id, &[("risky", num(risky)), ("sure", num(sure))])
    }
}

impl Table<'_> {
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
                        self.w.say("goal-threat", &[("card", txt(&name))])
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
                let kept = self.view.kept.iter().find(|(s, _, _)| s == serial);
                match card.or(kept.map(|(_, card, _)| card)) {
                    Some(card) => self.w.say(
                        "goal-card",
                        &[("action", txt(&action)), ("card", txt(&self.w.card(card)))],
                    ),
                    None => action,
                }
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
        let mut rest = pawns;
        while let Some((&pawn, tail)) = rest.split_first() {
            let more = tail.iter().take_while(|&&p| p == pawn).count();
            let name = self.pawn(pawn);
            names.push(if more == 0 {
                name
            } else {
                format!("{name} ×{}", more + 1)
            });
            rest = tail.get(more..).unwrap_or_default();
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

    /// Items and discounts that go with an assignment.
    fn extras(&self, what: &Assignment, parts: &mut Vec<String>) {
        if !what.aids.is_empty() {
            let items: Vec<String> = what
                .aids
                .iter()
                .map(|aid| self.w.card(&self.aid(aid)))
                .collect();
            let items = self.w.and(&items);
            parts.push(self.w.say("plan-aids", &[("items", txt(&items))]));
        }
        if what.discount {
            parts.push(self.w.word("plan-discount"));
        }
    }

    /// A planned action: goal, pawns, cost, and odds or certainty.
    pub fn plan_line(&self, placement: &PlacementView) -> String {
        let goal = self.goal_with(&placement.what.goal, placement.card.as_ref());
        let pawns = self.pawns(&placement.what.pawns);
        let mut parts = vec![
            self.w
                .say("plan-line", &[("goal", txt(&goal)), ("pawns", txt(&pawns))]),
        ];
        if !placement.tied.is_empty() {
            let cost = self.w.stock(&placement.tied);
            parts.push(self.w.say("plan-cost", &[("cost", txt(&cost))]));
        }
        self.extras(&placement.what, &mut parts);
        if placement.done {
            parts.push(self.w.word("plan-done"));
        } else if placement.missing > 0 {
            parts.push(self.w.say("plan-missing", &[("n", num(placement.missing))]));
        } else if let Some(odds) = placement.odds {
            parts.push(self.w.odds_line(odds));
        } else if matches!(
            placement.what.goal.kind(),
            Kind::Build | Kind::Gather | Kind::Explore
        ) {
            parts.push(self.w.word("plan-sure"));
        }
        parts.join(" · ")
    }

    /// A possible plan: goal, cost, pawns needed and odds.
    pub fn offer_line(&self, offer: &Offer) -> String {
        let goal = self.goal_with(&offer.what.goal, offer.card.as_ref());
        let mut parts = vec![goal];
        if !offer.cost.is_empty() {
            let cost = self.w.stock(&offer.cost);
            parts.push(self.w.say("plan-cost", &[("cost", txt(&cost))]));
        }
        self.extras(&offer.what, &mut parts);
        parts.push(
            self.w
                .pawns_needed(offer.what.goal.kind(), offer.risky, offer.sure),
        );
        if let Some(odds) = offer.odds {
            parts.push(self.w.odds_line(odds));
        }
        parts.join(" · ")
    }
}
