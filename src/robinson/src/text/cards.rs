//! The whole text of each kind of card.

use super::{
    bundle::{Wording, num, txt},
    marks,
    sheet::{Part, PartLine, Role, Style},
    signs::{Mark, Sign, SignAmount},
};
use crate::{
    catalog::Catalog,
    content::{
        Adventure, Beast, CardAction, EventCard, Icon, Mystery, Requirement, ThreatAction, Works,
    },
    effect::{BeastWay, Effect, Passive},
    ids::{MysteryKind, Res, TokenKind},
    task::CardRef,
};

/// What an event card does whose beast attacks by itself later.
const BEAST_WAITS: Effect = Effect::MoveBeast {
    way: BeastWay::Waits,
};

impl Wording {
    /// How often something can be used.
    pub(super) fn uses_line(&self, usable: bool, uses: u8) -> Option<PartLine> {
        (usable && uses > 0).then(|| self.note(self.say("line-uses", &[("n", num(uses))])))
    }

    fn requirement(&self, requirement: &Requirement) -> String {
        let mut parts = Vec::new();
        for (res, n) in [
            (Res::Wood, requirement.wood),
            (Res::Fur, requirement.fur),
            (Res::Food, requirement.food),
        ] {
            if n > 0 {
                parts.push(self.res(res, n));
            }
        }
        if let Some(item) = &requirement.item {
            parts.push(self.say("req-item", &[("item", txt(&self.item(item)))]));
        }
        if requirement.weapon > 0 {
            parts.push(self.say("req-weapon", &[("n", num(requirement.weapon))]));
        }
        if parts.is_empty() {
            self.word("free")
        } else {
            self.and(&parts)
        }
    }

    /// What a Threat Action asks for.
    pub fn threat_action_cost(&self, action: &ThreatAction) -> String {
        let pawns = self.say(
            if action.mixed {
                "req-mixed"
            } else {
                "req-none"
            },
            &[("n", num(action.pawns))],
        );
        let ways: Vec<String> = action
            .requires
            .iter()
            .map(|r| self.requirement(r))
            .collect();
        if ways.is_empty() {
            pawns
        } else {
            format!("{pawns}, {}", self.or(&ways))
        }
    }

    /// A Threat Action: what it asks for and what it gives.
    pub fn threat_action_line(&self, action: &ThreatAction) -> String {
        let cost = self.threat_action_cost(action);
        if action.reward.is_empty() {
            return self.say("threat-action-plain", &[("req", txt(&cost))]);
        }
        let reward = self.effects_phrase(&action.reward);
        self.say(
            "threat-action",
            &[("req", txt(&cost)), ("reward", txt(&reward))],
        )
    }

    /// A Threat Action as a part of its card.
    fn threat_action_part(&self, action: &ThreatAction, name: &str) -> Part {
        let cost = self.sentence(&self.threat_action_cost(action));
        let mut lines = vec![PartLine::new(Style::Cost, cost, marks::threat_cost(action))];
        if action.reward.is_empty() {
            lines.push(self.note(self.sentence(&self.word("fate-choice-plain-discard"))));
        }
        lines.extend(self.effect_lines(&action.reward));
        Part {
            role: Role::Action,
            heading: self.heading("action", name),
            lines,
            said: vec![self.label("action", name, &self.threat_action_line(action))],
        }
    }

    /// What the book icon does in the scenario that is played.
    pub(super) fn book(&self) -> Option<String> {
        let book = &self.house.book;
        (!book.is_empty()).then(|| self.effects_phrase(book))
    }

    fn book_line(&self) -> String {
        match self.book() {
            Some(does) => self.say("line-icon-book-here", &[("does", txt(&does))]),
            None => self.word("line-icon-book"),
        }
    }

    /// The icon of an event card.
    fn icon_line(&self, icon: Icon) -> PartLine {
        match icon.deck() {
            None => PartLine::new(
                Style::Plain,
                self.book_line(),
                vec![Mark::plain(Sign::Book)],
            ),
            Some(deck) => PartLine::new(
                Style::Plain,
                self.say(
                    "line-icon-adventure",
                    &[("kind", txt(&self.action_name(deck.kind())))],
                ),
                vec![
                    Mark::plain(Sign::Token(TokenKind::Adventure)),
                    Mark::plain(Sign::To),
                    Mark::plain(Sign::Deck(deck)),
                ],
            ),
        }
    }

    /// An event or wreckage card; `name` is its Threat Action's.
    fn event_card_parts(&self, card: &EventCard, name: &str) -> Vec<Part> {
        let mut parts = Vec::new();
        let icon = card.icon.map(|icon| self.icon_line(icon));
        if icon.is_some() || !card.event.is_empty() {
            let mut lines: Vec<PartLine> = icon.into_iter().collect();
            let mut said: Vec<String> = lines.iter().map(|l| l.text.clone()).collect();
            if !card.event.is_empty() {
                lines.extend(self.effect_lines(&card.event));
                said.push(self.label("event", "", &self.prose(&card.event)));
            }
            parts.push(Part {
                role: Role::Now,
                heading: self.heading("event", ""),
                lines,
                said,
            });
        }
        for action in &card.actions {
            parts.push(self.threat_action_part(action, name));
        }
        // The beast that the card has called needs no effect of its own to attack.
        parts.push(
            if card.threat.is_empty() && card.event.contains(&BEAST_WAITS) {
                let text = self.sentence(&self.word("fx-beast-attacks"));
                Part {
                    role: Role::Threat,
                    heading: self.heading("threat", ""),
                    said: vec![self.label("threat", "", &text)],
                    lines: vec![PartLine::new(
                        Style::Plain,
                        text,
                        vec![Mark::plain(Sign::Beast)],
                    )],
                }
            } else {
                self.labelled(Role::Threat, "threat", "", &card.threat)
            },
        );
        parts
    }

    /// An adventure card with both halves; `second` is the name of the lower one.
    fn adventure_parts(&self, card: &Adventure, second: &str) -> Vec<Part> {
        let mut parts = Vec::new();
        let fate = self.fate_line(card.fate, card.effects.is_empty());
        if card.effects.is_empty() && card.usage.is_none() {
            let line = fate.unwrap_or_else(|| self.note(self.prose(&[])));
            parts.push(Part {
                role: Role::Now,
                heading: self.heading("now", ""),
                said: vec![self.line("line-now", &line.text)],
                lines: vec![line],
            });
        } else {
            let mut part = if card.effects.is_empty() {
                Part::of_lines(Role::Now, Vec::new())
            } else {
                self.labelled(Role::Now, "now", "", &card.effects)
            };
            let mut more: Vec<PartLine> = fate.into_iter().collect();
            more.extend(card.usage.as_ref().map(|u| self.use_line(u)));
            more.extend(self.uses_line(card.usage.is_some(), card.uses));
            part.said.extend(more.iter().map(|l| l.text.clone()));
            part.lines.extend(more);
            parts.push(part);
        }
        if !card.event.is_empty() {
            parts.push(self.labelled(Role::Later, "later", second, &card.event));
        }
        parts
    }

    /// The action of a kept card's own.
    fn card_action_line(&self, action: &CardAction) -> PartLine {
        let text = self.say(
            "line-card-action",
            &[
                ("action", txt(&self.action_name(action.kind))),
                ("pawns", num(action.pawns)),
                (
                    "text",
                    txt(&self.after_colon(&self.effects_phrase(&action.reward))),
                ),
            ],
        );
        PartLine::new(
            Style::Plain,
            self.sentence(&text),
            marks::card_action(action),
        )
    }

    /// What a mystery card says before its lower half, its kind left out.
    fn mystery_upper(&self, card: &Mystery) -> Vec<PartLine> {
        let mut lines = self.effect_lines(&card.effects);
        lines.extend(self.fate_line(card.fate, lines.is_empty()));
        lines.extend(card.passive.iter().map(|p| self.passive_part(p)));
        lines.extend(card.usage.as_ref().map(|u| self.use_line(u)));
        lines.extend(card.action.as_ref().map(|a| self.card_action_line(a)));
        lines.extend(self.uses_line(card.usage.is_some() || card.action.is_some(), card.uses));
        for passive in &card.emptied {
            let text = self.line("line-emptied", &self.passive_line(passive));
            lines.push(PartLine::new(Style::Plain, text, marks::passive(passive)));
        }
        match card.works {
            Works::Soon => {}
            Works::NextRound => lines.push(self.note(self.word("line-next-round"))),
        }
        if card.one_user {
            lines.push(self.note(self.word("line-one-user")));
        }
        if lines.is_empty() && card.kind == MysteryKind::Treasure {
            lines.push(self.note(self.word("line-gold")));
        }
        lines
    }

    /// A mystery card with both halves; `second` is the name of the lower one.
    fn mystery_parts(&self, card: &Mystery, second: &str) -> Vec<Part> {
        let mut upper = Part::of_lines(Role::Now, self.mystery_upper(card));
        // A choice among lines is one sentence in running text.
        if upper.lines.iter().any(|l| l.style == Style::Option) {
            let rest = upper.lines.iter().filter(|l| l.style != Style::Option);
            let mut said = self.effects_text(&card.effects);
            said.extend(rest.map(|l| l.text.clone()));
            upper.said = said;
        }
        upper
            .said
            .insert(0, self.sentence(&self.mystery_kind(card.kind)));
        let mut parts = vec![upper];
        if !card.event.is_empty() {
            let mut lower = self.labelled(Role::Later, "later", second, &card.event);
            if let Some(line) = self.fate_line(card.event_fate, false) {
                lower.said.push(line.text.clone());
                lower.lines.push(line);
            }
            parts.push(lower);
        }
        parts
    }

    /// A beast card in one line.
    pub fn beast_line(&self, beast: &Beast) -> String {
        let results = self.beast_results(beast);
        if results.is_empty() {
            return self
                .sentence(&self.say("line-strength-only", &[("strength", num(beast.strength))]));
        }
        self.sentence(&self.say(
            "line-strength",
            &[("strength", num(beast.strength)), ("text", txt(&results))],
        ))
    }

    fn beast_parts(&self, beast: &Beast) -> Vec<Part> {
        let strength =
            self.sentence(&self.say("line-strength-only", &[("strength", num(beast.strength))]));
        let mut lines = vec![PartLine::new(
            Style::Cost,
            strength,
            vec![Mark::new(Sign::Strength, SignAmount::Of(beast.strength))],
        )];
        let results = self.beast_spoils(beast);
        if !results.is_empty() {
            lines.push(PartLine::new(
                Style::Plain,
                self.sentence(&results),
                marks::spoils_of(beast),
            ));
        }
        lines.extend(self.effect_lines(&beast.extra));
        let mut part = Part::of_lines(Role::Facts, lines);
        part.said = vec![self.beast_line(beast)];
        vec![part]
    }

    /// What a built item or kept card does by itself, with its signs.
    pub(super) fn passive_part(&self, passive: &Passive) -> PartLine {
        PartLine::new(
            Style::Plain,
            self.passive_line(passive),
            marks::passive(passive),
        )
    }

    /// A printed thing in its parts, looked up in the catalog; empty if it is unknown.
    pub fn card_parts(&self, catalog: &Catalog, card: &CardRef) -> Vec<Part> {
        let action = self.action_title(card).unwrap_or_default();
        let second = self.second_title(card).unwrap_or_default();
        let event = |c: &EventCard| self.event_card_parts(c, &action);
        let parts = match card {
            CardRef::Event(id) => catalog.events.get(id).map(event),
            CardRef::Wreckage(id) => catalog.wreckage.get(id).map(event),
            CardRef::Adventure(deck, id) => catalog
                .adventures
                .get(&(*deck, id.clone()))
                .map(|c| self.adventure_parts(c, &second)),
            CardRef::Mystery(id) => catalog
                .mysteries
                .get(id)
                .map(|c| self.mystery_parts(c, &second)),
            CardRef::Beast(id) => catalog.beasts.get(id).map(|c| self.beast_parts(c)),
            CardRef::Invention(id) => catalog
                .inventions
                .get(id)
                .map(|c| self.invention_parts(catalog, c, catalog.owner_of(id))),
            CardRef::Discovery(id) => catalog.discovery.get(id).map(|c| self.discovery_parts(c)),
            CardRef::Equipment(id) => catalog.equipment.get(id).map(|c| self.equipment_parts(c)),
            CardRef::Ability(id) => catalog
                .characters
                .values()
                .flat_map(|c| &c.abilities)
                .find(|a| a.id == *id)
                .map(|a| self.ability_parts(a)),
            CardRef::Scenario(id) => catalog
                .scenarios
                .get(id)
                .map(|c| vec![self.scenario_part(c)]),
        };
        parts.unwrap_or_default()
    }

    /// The whole text of a printed thing, looked up in the catalog; empty if it is unknown.
    pub fn card_lines(&self, catalog: &Catalog, card: &CardRef) -> Vec<String> {
        self.card_parts(catalog, card)
            .into_iter()
            .flat_map(|part| part.said)
            .collect()
    }
}
