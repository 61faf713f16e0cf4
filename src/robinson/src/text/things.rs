//! The whole text of what lies on the table: inventions, tokens, equipment, sheets and tiles.

use super::{
    bundle::{Wording, capital, num, txt},
    marks,
    sheet::{Part, PartLine, Role, Style},
    signs::{Mark, Sign, SignAmount},
};
use crate::{
    catalog::Catalog,
    content::{
        Ability, Character, Discovery, Equipment, Invention, InventionKind, Repeat, TileCard,
    },
    ids::Res,
    task::CardRef,
};

impl Wording {
    /// What an invention needs and costs.
    fn invention_price(&self, invention: &Invention) -> Vec<PartLine> {
        let mut lines = Vec::new();
        let mut needs = Vec::new();
        let mut signs = Vec::new();
        for terrain in invention.terrains() {
            let name = self.terrain(terrain);
            needs.push(self.say("needs-terrain", &[("terrain", txt(&name))]));
            signs.push(Mark::plain(Sign::Terrain(terrain)));
        }
        needs.extend(invention.items.iter().map(|i| self.item(i)));
        let with = invention.with.iter();
        needs.extend(with.map(|who| self.say("needs-person", &[("who", txt(&self.guest(who)))])));
        needs.extend(invention.after_aims.then(|| self.word("needs-goal")));
        let items = invention.items.iter().cloned();
        signs.extend(items.map(|i| Mark::plain(Sign::Item(i))));
        if !needs.is_empty() {
            let text = self.line("line-needs", &self.and(&needs));
            lines.push(PartLine::new(Style::Cost, text, signs));
        }
        let mut prices = Vec::new();
        let mut signs = Vec::new();
        for price in &invention.price {
            let mut words = Vec::new();
            if !signs.is_empty() {
                signs.push(Mark::plain(Sign::Or));
            }
            for (res, n) in [
                (Res::Wood, price.wood),
                (Res::Fur, price.fur),
                (Res::Food, price.food),
            ] {
                if n > 0 {
                    words.push(self.res(res, n));
                    signs.push(Mark::new(Sign::Res(res), SignAmount::Of(n)));
                }
            }
            prices.push(self.and(&words));
        }
        let cost = if prices.is_empty() {
            self.word("free")
        } else {
            self.or(&prices)
        };
        let text = self.line("line-cost", &cost);
        lines.push(PartLine::new(Style::Cost, text, signs));
        lines
    }

    /// What an invention asks for and gives.
    pub(super) fn invention_parts(
        &self,
        catalog: &Catalog,
        invention: &Invention,
        owner: Option<&Character>,
    ) -> Vec<Part> {
        let mut rest = Vec::new();
        if !invention.on_build.is_empty() {
            let text = self.line("line-once", &self.prose(&invention.on_build));
            rest.push(PartLine::new(
                Style::Plain,
                text,
                marks::marks(&invention.on_build),
            ));
        }
        for passive in &invention.passive {
            let text = self.line("line-works", &self.passive_line(passive));
            rest.push(PartLine::new(Style::Plain, text, marks::passive(passive)));
        }
        if let Some(repeat) = &invention.repeat {
            rest.push(self.note(match repeat {
                Repeat::Camp => self.word("line-repeat"),
                Repeat::TileWithout(marker) => {
                    self.say("line-repeat-tile", &[("marker", txt(&self.marker(marker)))])
                }
                Repeat::TotemWithout {
                    marker,
                    steps,
                    most,
                } => {
                    let name = self.marker(marker);
                    let args = [
                        ("marker", txt(&name)),
                        ("steps", num(*steps)),
                        ("most", num(*most)),
                    ];
                    self.say("line-repeat-totem", &args)
                }
            }));
        }
        if rest.is_empty() {
            rest.push(self.note(if invention.id == "medicine" {
                self.word("line-medicine")
            } else {
                self.tool_line(catalog, &invention.id)
            }));
        }
        if invention.kind == InventionKind::Scenario {
            rest.push(self.note(self.word("line-scenario-invention")));
        }
        if let Some(owner) = owner {
            let name = self.character(&owner.id);
            rest.push(self.note(self.say("line-owner", &[("character", txt(&name))])));
        }
        vec![
            Part::of_lines(Role::Facts, self.invention_price(invention)),
            Part::of_lines(Role::Facts, rest),
        ]
    }

    /// What stands over the title of an island tile.
    pub fn tile_over(&self) -> String {
        self.word("over-tile")
    }

    /// What stands over the title of a character.
    pub fn character_over(&self) -> String {
        self.word("over-character")
    }

    /// An island tile as the parts of a card.
    pub fn tile_parts(&self, tile: &TileCard) -> Vec<Part> {
        let terrain = Mark::plain(Sign::Terrain(tile.terrain));
        let sources = tile.sources.iter();
        let sources = sources.map(|source| Mark::plain(Sign::Source(*source)));
        let mut signs: Vec<Mark> = [terrain].into_iter().chain(sources).collect();
        // The first line tells the terrain and its sources.
        let lines = self.tile_lines(tile).into_iter();
        let lines = lines.map(|line| PartLine::new(Style::Plain, line, std::mem::take(&mut signs)));
        vec![Part::of_lines(Role::Facts, lines.collect())]
    }

    /// A character as the parts of a card: the sheet, then a part for each ability.
    pub fn character_parts(&self, character: &Character) -> Vec<Part> {
        let lines = self.character_lines(character).into_iter();
        let lines = lines.map(|line| PartLine::new(Style::Plain, line, Vec::new()));
        let mut parts = vec![Part::of_lines(Role::Facts, lines.collect())];
        for ability in &character.abilities {
            let heading = self.card(&CardRef::Ability(ability.id.clone()));
            for part in self.ability_parts(ability) {
                parts.push(Part {
                    heading: heading.clone(),
                    said: part
                        .said
                        .iter()
                        // The line has a colon of its own, after when and for what price.
                        .map(|l| format!("{heading} – {l}"))
                        .collect(),
                    ..part
                });
            }
        }
        parts
    }

    pub(super) fn ability_parts(&self, ability: &Ability) -> Vec<Part> {
        vec![Part::of_lines(
            Role::Facts,
            vec![self.use_line(&self.house.usage(ability))],
        )]
    }

    pub(super) fn discovery_parts(&self, token: &Discovery) -> Vec<Part> {
        let lines = if token.automatic {
            let mut lines = self.effect_lines(&token.usage.effects);
            lines.push(self.note(self.word("line-automatic")));
            lines
        } else {
            let mut lines = vec![self.use_line(&token.usage)];
            if token.stays {
                lines.push(self.note(self.word("line-stays")));
            }
            lines
        };
        vec![Part::of_lines(Role::Facts, lines)]
    }

    pub(super) fn equipment_parts(&self, equipment: &Equipment) -> Vec<Part> {
        let mut lines = vec![self.use_line(&equipment.usage)];
        lines.extend(self.uses_line(true, 2));
        vec![Part::of_lines(Role::Facts, lines)]
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
        let terrain = capital(&self.terrain(tile.terrain));
        let sources: Vec<String> = tile
            .sources
            .iter()
            .map(|s| self.word(&format!("tile-source-{}", s.name())))
            .collect();
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
}
