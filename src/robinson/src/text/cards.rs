//! The whole text of each kind of card.

use super::bundle::{Wording, num, txt};
use crate::{
    catalog::Catalog,
    content::{
        Ability, Adventure, Beast, CardAction, Character, Discovery, Equipment, EventCard, Goal,
        Icon, Invention, InventionKind, Mystery, Requirement, Scenario, ThreatAction, TileCard,
        Works,
    },
    effect::{Effect, Fate, Passive, Use},
    ids::{MysteryKind, Res},
    task::CardRef,
};

impl Wording {
    fn line(&self, id: &str, text: &str) -> String {
        self.sentence(&self.say(id, &[("text", txt(text))]))
    }

    /// Effects as running text, sentence after sentence.
    fn prose(&self, effects: &[Effect]) -> String {
        if effects.is_empty() {
            return self.sentence(&self.word("no-effect"));
        }
        self.effects_text(effects).join(" ")
    }

    fn fate(&self, fate: Fate) -> Option<String> {
        match fate {
            Fate::Discard | Fate::ByChoice => None,
            Fate::ShuffleIntoEvents => Some(self.word("fate-shuffle")),
            Fate::Keep => Some(self.word("fate-keep")),
        }
    }

    fn uses(&self, usage: Option<&Use>, uses: u8) -> Vec<String> {
        let mut lines = usage.map(|u| self.usage_lines(u)).unwrap_or_default();
        if usage.is_some() && uses > 0 {
            lines.push(self.say("line-uses", &[("n", num(uses))]));
        }
        lines
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

    /// What happens when a card is pushed off the Threat spaces.
    pub fn threat_effect_line(&self, threat: &[Effect]) -> String {
        self.line("line-threat", &self.prose(threat))
    }

    /// An event or wreckage card.
    pub fn event_card_lines(&self, card: &EventCard) -> Vec<String> {
        let mut lines = Vec::new();
        match card.icon {
            Some(Icon::Book) => lines.push(self.word("line-icon-book")),
            Some(icon) => {
                if let Some(deck) = icon.deck() {
                    let kind = self.action_name(deck.kind());
                    lines.push(self.say("line-icon-adventure", &[("kind", txt(&kind))]));
                }
            }
            None => {}
        }
        if !card.event.is_empty() {
            lines.push(self.line("line-event", &self.prose(&card.event)));
        }
        for action in &card.actions {
            lines.push(self.line("line-action", &self.threat_action_line(action)));
        }
        lines.push(self.threat_effect_line(&card.threat));
        lines
    }

    /// An adventure card with both halves.
    pub fn adventure_lines(&self, card: &Adventure) -> Vec<String> {
        let mut lines = Vec::new();
        if card.effects.is_empty() {
            if card.usage.is_none() {
                lines.push(self.line("line-now", &self.prose(&[])));
            }
        } else {
            lines.push(self.line("line-now", &self.prose(&card.effects)));
        }
        lines.extend(self.uses(card.usage.as_ref(), card.uses));
        lines.extend(self.fate(card.fate));
        if !card.event.is_empty() {
            lines.push(self.line("line-later", &self.prose(&card.event)));
        }
        lines
    }

    /// The action of a kept card's own.
    fn card_action_line(&self, action: &CardAction) -> String {
        let text = self.say(
            "line-card-action",
            &[
                ("action", txt(&self.action_name(action.kind))),
                ("pawns", num(action.pawns)),
                ("text", txt(&self.effects_phrase(&action.reward))),
            ],
        );
        self.sentence(&text)
    }

    /// A mystery card with both halves.
    pub fn mystery_lines(&self, card: &Mystery) -> Vec<String> {
        let mut lines = vec![self.sentence(&self.mystery_kind(card.kind))];
        lines.extend(self.effects_text(&card.effects));
        lines.extend(card.passive.iter().map(|p| self.passive_line(p)));
        lines.extend(self.uses(card.usage.as_ref(), card.uses));
        if let Some(action) = &card.action {
            lines.push(self.card_action_line(action));
        }
        for passive in &card.emptied {
            lines.push(self.line("line-emptied", &self.passive_line(passive)));
        }
        match card.works {
            Works::Soon => {}
            Works::NextRound => lines.push(self.word("line-next-round")),
        }
        if card.one_user {
            lines.push(self.word("line-one-user"));
        }
        lines.extend(self.fate(card.fate));
        if !card.event.is_empty() {
            lines.push(self.line("line-later", &self.prose(&card.event)));
            lines.extend(self.fate(card.event_fate));
        }
        if lines.len() == 1 && card.kind == MysteryKind::Treasure {
            lines.push(self.word("line-gold"));
        }
        lines
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

    /// What an invention asks for and gives.
    pub fn item_lines(&self, invention: &Invention) -> Vec<String> {
        let mut lines = Vec::new();
        let mut needs = Vec::new();
        if let Some(terrain) = invention.terrain {
            let name = self.terrain(terrain);
            needs.push(self.say("needs-terrain", &[("terrain", txt(&name))]));
        }
        needs.extend(invention.items.iter().map(|i| self.item(i)));
        if !needs.is_empty() {
            lines.push(self.line("line-needs", &self.and(&needs)));
        }
        let prices: Vec<String> = invention.price.iter().map(|&p| self.price(p)).collect();
        let cost = if prices.is_empty() {
            self.word("free")
        } else {
            self.or(&prices)
        };
        lines.push(self.line("line-cost", &cost));
        if !invention.on_build.is_empty() {
            lines.push(self.line("line-once", &self.prose(&invention.on_build)));
        }
        for passive in &invention.passive {
            lines.push(self.line("line-works", &self.passive_line(passive)));
        }
        if invention.on_build.is_empty() && invention.passive.is_empty() {
            lines.push(self.word(if invention.id == "medicine" {
                "line-medicine"
            } else {
                "line-tool"
            }));
        }
        if invention.kind == InventionKind::Scenario {
            lines.push(self.word("line-scenario-invention"));
        }
        lines
    }

    /// What an ability costs and does.
    pub fn ability_lines(&self, ability: &Ability) -> Vec<String> {
        self.usage_lines(&ability.usage)
    }

    /// What a discovery token does.
    pub fn discovery_lines(&self, token: &Discovery) -> Vec<String> {
        let mut lines = if token.automatic {
            self.effects_text(&token.usage.effects)
        } else {
            self.usage_lines(&token.usage)
        };
        if token.automatic {
            lines.push(self.word("line-automatic"));
        }
        lines
    }

    /// What starting equipment does.
    pub fn equipment_lines(&self, equipment: &Equipment) -> Vec<String> {
        self.uses(Some(&equipment.usage), 2)
    }

    /// A character sheet, without the abilities.
    pub fn character_lines(&self, character: &Character) -> Vec<String> {
        let arrows: Vec<String> = character.arrows.iter().map(ToString::to_string).collect();
        vec![
            self.say(
                "line-character",
                &[
                    ("n", num(character.dies_on)),
                    ("arrows", txt(&self.and(&arrows))),
                ],
            ),
            self.say(
                "line-character-invention",
                &[("item", txt(&self.item(&character.invention)))],
            ),
        ]
    }

    /// An island tile.
    pub fn tile_lines(&self, tile: &TileCard) -> Vec<String> {
        let terrain = super::bundle::capital(&self.terrain(tile.terrain));
        let sources: Vec<String> = tile.sources.iter().map(|&s| self.source(s)).collect();
        let mut lines = vec![if sources.is_empty() {
            self.sentence(&self.say("line-tile-no-source", &[("terrain", txt(&terrain))]))
        } else {
            self.sentence(&self.say(
                "line-tile",
                &[
                    ("terrain", txt(&terrain)),
                    ("sources", txt(&self.and(&sources))),
                ],
            ))
        }];
        if tile.natural_shelter {
            lines.push(self.word("line-tile-shelter"));
        }
        if tile.beast {
            lines.push(self.word("line-tile-beast"));
        }
        if tile.totem {
            lines.push(self.word("line-tile-totem"));
        }
        if tile.discovery > 0 {
            lines.push(self.say("line-tile-discovery", &[("n", num(tile.discovery))]));
        }
        lines
    }

    /// A scenario sheet: goal, pile, weather, book and totems.
    pub fn scenario_lines(&self, scenario: &Scenario) -> Vec<String> {
        let mut lines = vec![self.say("line-scenario-rounds", &[("rounds", num(scenario.rounds))])];
        match &scenario.goal {
            Goal::PileItemRounds { item, from, to } => lines.push(self.say(
                "line-scenario-goal-pile",
                &[
                    ("item", txt(&self.item(item))),
                    ("from", num(*from)),
                    ("to", num(*to)),
                ],
            )),
        }
        if let Some(pile) = &scenario.woodpile {
            let stages: Vec<String> = pile.stages.iter().map(ToString::to_string).collect();
            lines.push(self.say("line-scenario-pile", &[("stages", txt(&stages.join(", ")))]));
        }
        for row in &scenario.weather {
            let dice: Vec<String> = row.dice.iter().map(|&d| self.weather_die(d)).collect();
            let list = dice.join(", ");
            let args = [
                ("from", num(row.from)),
                ("to", num(row.to)),
                ("dice", txt(&list)),
            ];
            let id = if dice.is_empty() {
                "line-scenario-weather-none"
            } else {
                "line-scenario-weather"
            };
            lines.push(self.sentence(&self.say(id, &args)));
        }
        lines.push(self.line("line-scenario-book", &self.prose(&scenario.book)));
        for (n, totem) in scenario.totems.iter().enumerate() {
            let n = i64::try_from(n).unwrap_or(0) + 1;
            lines.push(self.say(
                "line-scenario-totem",
                &[("n", num(n)), ("text", txt(&self.prose(totem)))],
            ));
        }
        lines
    }

    /// The whole text of a printed thing, looked up in the catalog; empty if it is unknown.
    pub fn card_lines(&self, catalog: &Catalog, card: &CardRef) -> Vec<String> {
        let lines = match card {
            CardRef::Event(id) => catalog.events.get(id).map(|c| self.event_card_lines(c)),
            CardRef::Wreckage(id) => catalog.wreckage.get(id).map(|c| self.event_card_lines(c)),
            CardRef::Adventure(deck, id) => catalog
                .adventures
                .get(&(*deck, id.clone()))
                .map(|c| self.adventure_lines(c)),
            CardRef::Mystery(id) => catalog.mysteries.get(id).map(|c| self.mystery_lines(c)),
            CardRef::Beast(id) => catalog.beasts.get(id).map(|c| vec![self.beast_line(c)]),
            CardRef::Invention(id) => catalog.inventions.get(id).map(|c| {
                let mut lines = self.item_lines(c);
                if let Some(owner) = catalog.owner_of(id) {
                    let name = self.character(&owner.id);
                    lines.push(self.say("line-owner", &[("character", txt(&name))]));
                }
                lines
            }),
            CardRef::Discovery(id) => catalog.discovery.get(id).map(|c| self.discovery_lines(c)),
            CardRef::Equipment(id) => catalog.equipment.get(id).map(|c| self.equipment_lines(c)),
            CardRef::Ability(id) => catalog
                .characters
                .values()
                .flat_map(|c| &c.abilities)
                .find(|a| a.id == *id)
                .map(|a| self.ability_lines(a)),
            CardRef::Scenario(id) => catalog.scenarios.get(id).map(|c| self.scenario_lines(c)),
        };
        lines.unwrap_or_default()
    }

    /// The lasting effects of a list, one line each.
    pub fn passive_lines(&self, passives: &[Passive]) -> Vec<String> {
        passives.iter().map(|p| self.passive_line(p)).collect()
    }
}
