//! The whole text of what lies on the table: inventions, tokens, equipment, sheets and tiles.

use super::{
    bundle::{Wording, capital, num, txt},
    marks,
    sheet::{Part, PartLine, Role, Style},
    signs::{Amount, Mark, Sign},
};
use crate::{
    content::{
        Ability, Aim, Character, Discovery, Equipment, Invention, InventionKind, MarkerKind,
        Repeat, Scenario, TileCard, WeatherDie, WeatherRow, WonWhen,
    },
    effect::Effect,
    ids::{Res, Weather},
    task::CardRef,
};

impl Wording {
    /// What an invention needs and costs.
    fn invention_price(&self, invention: &Invention) -> Vec<PartLine> {
        let mut lines = Vec::new();
        let mut needs = Vec::new();
        let mut signs = Vec::new();
        if let Some(terrain) = invention.terrain {
            let name = self.terrain(terrain);
            needs.push(self.say("needs-terrain", &[("terrain", txt(&name))]));
            signs.push(Mark::plain(Sign::Terrain(terrain)));
        }
        needs.extend(invention.items.iter().map(|i| self.item(i)));
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
                    signs.push(Mark::new(Sign::Res(res), Amount::Of(n)));
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
            }));
        }
        if rest.is_empty() {
            rest.push(self.note(self.word(if invention.id == "medicine" {
                "line-medicine"
            } else {
                "line-tool"
            })));
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
                        .map(|l| format!("{heading}: {l}"))
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

    /// A scenario sheet: goal, pile, weather, book and totems.
    pub(super) fn scenario_part(&self, scenario: &Scenario) -> Part {
        let plain = |text, signs| PartLine::new(Style::Plain, text, signs);
        let rounds = self.say("line-scenario-rounds", &[("rounds", num(scenario.rounds))]);
        let mut lines = vec![self.note(rounds)];
        let aims: Vec<String> = scenario.win.all.iter().map(|aim| self.aim(aim)).collect();
        let id = match scenario.win.when {
            WonWhen::AtOnce => "line-scenario-win",
            WonWhen::RoundEnds => "line-scenario-win-round",
        };
        let mut signs = Vec::new();
        for aim in &scenario.win.all {
            signs.extend(aim_sign(aim).map(Mark::plain));
        }
        lines.push(plain(
            self.say(id, &[("aims", txt(&self.and(&aims)))]),
            signs,
        ));
        if let Some(pile) = &scenario.woodpile {
            let stages: Vec<String> = pile.stages.iter().map(ToString::to_string).collect();
            lines.push(plain(
                self.say("line-scenario-pile", &[("stages", txt(&stages.join(", ")))]),
                vec![Mark::plain(Sign::Res(Res::Wood))],
            ));
        }
        lines.extend(scenario.weather.iter().map(|row| self.weather_row(row)));
        lines.push(plain(
            self.line("line-scenario-book", &self.prose(&scenario.book)),
            vec![Mark::plain(Sign::Book)],
        ));
        let number = |effect: &Effect| matches!(effect, Effect::NumberToken { .. });
        let mut totems: Vec<(i64, i64, String)> = Vec::new();
        for (n, totem) in (1..).zip(&scenario.totems) {
            // The number is said where it matters: of totems that do nothing else.
            let rest: Vec<Effect> = totem.iter().filter(|e| !number(e)).cloned().collect();
            let text = self.prose(if rest.is_empty() { totem } else { &rest });
            match totems.last_mut() {
                Some((_, to, same)) if *same == text => *to = n,
                _ => totems.push((n, n, text)),
            }
        }
        for (from, to, text) in totems {
            let id = match from == to {
                true => "line-scenario-totem",
                false => "line-scenario-totems",
            };
            let args = [("n", num(from)), ("to", num(to)), ("text", txt(&text))];
            lines.push(plain(self.say(id, &args), vec![Mark::plain(Sign::Totem)]));
        }
        for kind in &scenario.markers {
            lines.extend(self.marker_line(kind));
        }
        lines.extend(self.sheet_lines(scenario));
        Part::of_lines(Role::Facts, lines)
    }

    /// What a kind of marker does where it lies, if anything.
    fn marker_line(&self, kind: &MarkerKind) -> Option<PartLine> {
        let mut does = Vec::new();
        if kind.pawns > 0 {
            does.push(self.say("marker-pawns", &[("n", num(kind.pawns))]));
        }
        if kind.hides_terrain {
            does.push(self.word("marker-hides-terrain"));
        }
        if kind.stops_production {
            does.push(self.word("marker-stops-production"));
        }
        let (name, all) = (self.marker(&kind.id), self.and(&does));
        let args = [("marker", txt(&name)), ("does", txt(&all))];
        let text = self.say("line-scenario-marker", &args);
        (!does.is_empty())
            .then(|| PartLine::new(Style::Plain, text, vec![Mark::plain(Sign::Marker)]))
    }

    /// One of the things that win a scenario.
    pub fn aim(&self, aim: &Aim) -> String {
        match aim {
            Aim::Pile => self.word("aim-pile"),
            Aim::Item(item) => self.say("aim-item", &[("item", txt(&self.item(item)))]),
            Aim::Rounds { from, to } => {
                self.say("aim-rounds", &[("from", num(*from)), ("to", num(*to))])
            }
            Aim::Drawn => self.word("aim-drawn"),
            Aim::Shelter => self.word("aim-shelter"),
            Aim::Level { track, n } => {
                let track = self.track(*track);
                self.say("aim-level", &[("track", txt(&track)), ("n", num(*n))])
            }
            Aim::Markers { marker, n } => self.say(
                "aim-markers",
                &[("marker", txt(&self.marker(marker))), ("n", num(*n))],
            ),
        }
    }

    /// The dice of some rounds.
    fn weather_row(&self, row: &WeatherRow) -> PartLine {
        let dice: Vec<String> = row.dice.iter().map(|&d| self.weather_die(d)).collect();
        let list = self.and(&dice);
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
        let signs = row.dice.iter().map(|die| {
            Mark::plain(match die {
                WeatherDie::Rain => Sign::Weather(Weather::Rain),
                WeatherDie::Winter => Sign::Weather(Weather::Snow),
                WeatherDie::HungryAnimals => Sign::HungryDie,
            })
        });
        let text = self.sentence(&self.say(id, &args));
        PartLine::new(Style::Plain, text, signs.collect())
    }
}

/// The sign of one of the things that win a scenario, if it has one.
fn aim_sign(aim: &Aim) -> Option<Sign> {
    match aim {
        Aim::Pile => Some(Sign::Res(Res::Wood)),
        Aim::Item(item) => Some(Sign::Item(item.clone())),
        Aim::Rounds { .. } => None,
        Aim::Markers { .. } => Some(Sign::Marker),
        Aim::Drawn => Some(Sign::Invention),
        Aim::Shelter => Some(Sign::Shelter),
        Aim::Level { track, .. } => Some(Sign::Track(*track)),
    }
}
