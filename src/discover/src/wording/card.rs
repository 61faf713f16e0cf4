//! Whole cards in words, line by line.

use castaway_kernel::Key;

use super::{
    CardKind, Wording,
    bundle::{num, txt},
    names::res_id,
    op::tag_id,
};
use crate::{
    content::{EnemyDef, NightDef, Note, TerrainDef, Threatens},
    effect::Tag,
    ids::Res,
    stock::Stock,
};

/// An attack that never hits (D-COMBAT-8).
const NO_ATTACK: u8 = 13;

impl Wording<'_> {
    /// A whole card in words, without its name and mood: what it costs, what it does in order, how often, and what it is.
    pub fn lines(&self, key: &Key) -> Vec<String> {
        let Some(kind) = self.card_kind(key) else {
            return Vec::new();
        };
        let lines = match kind {
            CardKind::Project | CardKind::Advanced => {
                let mut all = self.front(key);
                all.extend(self.abilities(key));
                all
            }
            CardKind::Item => {
                let mut all: Vec<String> = self.trait_of(key).into_iter().collect();
                all.extend(self.abilities(key));
                all
            }
            CardKind::QuestItem => vec![self.word("card-quest-item")],
            CardKind::Character => self.abilities(key),
            CardKind::Animal | CardKind::Monster | CardKind::Boss => self
                .catalog
                .enemy(key)
                .map_or(Vec::new(), |e| self.enemy(e, kind)),
            CardKind::Threat => self.threat_lines(key),
            CardKind::Night => {
                let night = self.catalog.nights.get(key);
                night.map_or(Vec::new(), |n| self.night_lines(n))
            }
            CardKind::Event => self.event_lines(key),
            CardKind::Landmark => self.landmark_lines(key),
            CardKind::Locked => {
                let card = self.catalog.locked.get(key);
                card.map_or(Vec::new(), |c| self.or_nothing(&c.effects))
            }
            CardKind::Quest => self.quest_lines(key),
            CardKind::Terrain => {
                let terrain = self.catalog.terrains.get(key);
                terrain.map_or(Vec::new(), |t| self.terrain_lines(t))
            }
            CardKind::Ground => self.ground_lines(key),
            CardKind::Token => Vec::new(),
        };
        lines.iter().map(|line| Self::sentence(line)).collect()
    }

    /// What everybody may read of a project before it has been crafted once (D-R-31): its trait and what it costs.
    pub fn front(&self, project: &Key) -> Vec<String> {
        let Some(def) = self.catalog.projects.get(project) else {
            return Vec::new();
        };
        let id = match (def.cost.is_free(), def.needs_fire) {
            (true, _) => "card-free",
            (false, true) => "card-cost-fire",
            (false, false) => "card-cost",
        };
        let cost = self.say(id, &[("cost", txt(&self.cost(&def.cost)))]);
        let lines = self.trait_of(project).into_iter().chain([cost]);
        lines.map(|line| Self::sentence(&line)).collect()
    }

    fn trait_of(&self, key: &Key) -> Option<String> {
        let c = self.catalog;
        let label = (c.projects.get(key).map(|p| &p.label))
            .or_else(|| c.found.get(key).map(|f| &f.label))
            .or_else(|| c.stories.get(key).map(|s| &s.label))?;
        let label = self.label(label.as_str());
        Some(self.say("card-trait", &[("trait", txt(&label))]))
    }

    /// The abilities of a card, a sentence each.
    pub fn abilities(&self, key: &Key) -> Vec<String> {
        let all = self.passives(key).iter();
        all.map(|p| Self::sentence(&self.passive(p))).collect()
    }

    fn enemy(&self, enemy: &EnemyDef, kind: CardKind) -> Vec<String> {
        let attack = match enemy.attack {
            NO_ATTACK.. => self.word("card-no-attack"),
            n => n.to_string(),
        };
        let id = match kind {
            CardKind::Boss => "card-boss",
            _ => "card-enemy",
        };
        let numbers = self.say(
            id,
            &[
                ("defence", num(enemy.defence)),
                ("attack", txt(&attack)),
                ("health", num(enemy.health)),
            ],
        );
        let mut reward = Stock::NONE;
        for (res, n) in &enemy.reward {
            reward.gain(*res, *n);
        }
        let reward = match reward.is_empty() {
            true => self.word("card-no-reward"),
            false => {
                let what = self.and(&self.each_unit(&reward));
                self.say("card-reward", &[("what", txt(&what))])
            }
        };
        let mut lines = vec![numbers, reward];
        lines.extend(match enemy.note {
            Note::Plain if enemy.retreat > 1 => Some(self.count("note-retreat", enemy.retreat)),
            Note::Plain => None,
            Note::Retreat2 => Some(self.word("note-retreat-2")),
            Note::Rouses => Some(self.word("note-rouses")),
            Note::DamageIsSickness => Some(self.word("note-sickness")),
            Note::Lethal => Some(self.word("note-lethal")),
        });
        lines
    }

    fn threat_lines(&self, key: &Key) -> Vec<String> {
        let Some(threat) = self.catalog.threats.get(key) else {
            return Vec::new();
        };
        let mut lines = Vec::new();
        if threat.tribal {
            lines.push(self.word("card-tribal"));
        }
        match &threat.does {
            Threatens::Instant(ops) => lines.extend(self.or_nothing(ops)),
            Threatens::Ongoing(all) => {
                lines.push(self.word("card-ongoing"));
                lines.extend(all.iter().map(|p| self.passive(p)));
            }
        }
        lines
    }

    fn night_lines(&self, night: &NightDef) -> Vec<String> {
        let mut lines = vec![self.say("card-tier", &[("tier", num(night.tier))])];
        if night.is_cold() {
            let cold = self.label(&night.label);
            lines.push(self.say("card-trait", &[("trait", txt(&cold))]));
        }
        lines.extend(self.sentences(&night.need));
        let id = match night.sleep_fire == night.sleep_else {
            true => "card-sleep-same",
            false => "card-sleep",
        };
        let sleep = [
            ("fire", num(night.sleep_fire)),
            ("else", num(night.sleep_else)),
        ];
        lines.push(self.say(id, &sleep));
        lines.extend(self.sentences(&night.extra));
        lines.extend(self.sentences(&night.monsters));
        lines
    }

    /// What opens a lock: the items that are keys to it.
    fn lock(&self, tag: Tag) -> String {
        let keys = self.catalog.found.values();
        let keys = keys.filter(|item| item.effects.iter().any(|p| p.opens(tag)));
        let keys: Vec<String> = keys.map(|k| self.quoted(&self.name(&k.id))).collect();
        let keys = self.or(&keys);
        self.say(
            "card-lock",
            &[("tag", txt(tag_id(tag))), ("keys", txt(&keys))],
        )
    }

    fn event_lines(&self, key: &Key) -> Vec<String> {
        let Some(event) = self.catalog.events.get(key) else {
            return Vec::new();
        };
        let Some(tag) = event.tag else {
            return self.or_nothing(&event.effects);
        };
        let mut lines = vec![self.lock(tag)];
        if event.keep_token_when_closed {
            lines.push(self.word("card-lock-stays"));
        }
        lines.extend(self.sentences(&event.effects));
        lines
    }

    fn landmark_lines(&self, key: &Key) -> Vec<String> {
        let Some(story) = self.catalog.stories.get(key) else {
            return Vec::new();
        };
        if let Some(tag) = story.tag {
            return vec![self.lock(tag)];
        }
        let mut lines: Vec<String> = self.trait_of(key).into_iter().collect();
        lines.extend(self.or_nothing(&story.first));
        lines.push(self.word(if story.once {
            "card-once"
        } else {
            "card-again"
        }));
        lines
    }

    /// What a landmark gives that may be looked into again and again: whoever looks and cannot pay for it must learn what it takes.
    pub(super) fn stands_open(&self, key: &Key) -> Option<String> {
        let story = self.catalog.stories.get(key)?;
        let open = !story.once && story.opens.is_none();
        let mut lines = self.or_nothing(&story.first);
        lines.push(self.word("card-again"));
        let lines: Vec<String> = lines.iter().map(|line| Self::sentence(line)).collect();
        open.then(|| lines.join(" "))
    }

    fn quest_lines(&self, key: &Key) -> Vec<String> {
        let Some(quest) = self.catalog.quests.get(key) else {
            return Vec::new();
        };
        let [least, most] = quest.players;
        let stages = u8::try_from(quest.stages.len()).unwrap_or(u8::MAX);
        let seats = [("least", num(least)), ("most", num(most))];
        vec![
            self.say("card-quest-seats", &seats),
            self.count("card-quest-stages", stages),
            self.word("quest-won"),
            self.word("quest-lost"),
        ]
    }

    fn terrain_lines(&self, terrain: &TerrainDef) -> Vec<String> {
        let grounds = terrain.grounds.iter().map(|ground| {
            let name = self.name(&ground.id);
            let args = [("ground", txt(&name)), ("n", num(ground.cost))];
            self.say("card-ground-of", &args)
        });
        let grounds: Vec<String> = grounds.collect();
        let mut water = Stock::NONE;
        for res in &terrain.water {
            water.gain(*res, 1);
        }
        let sources = Res::ALL.iter().filter(|r| water.units(**r) > 0);
        let sources = sources.map(|r| format!("{} × {}", water.units(*r), self.word(res_id(*r))));
        let sources: Vec<String> = sources.collect();
        let deck = self.word(&format!("threat-deck-{}", terrain.threat_deck));
        let mut lines = vec![
            self.say(
                "card-layout",
                &[("layout", txt(&self.layout(terrain.layout)))],
            ),
            self.say("card-grounds", &[("what", txt(&grounds.join(", ")))]),
            self.say("card-water", &[("what", txt(&sources.join(", ")))]),
            self.say("card-threats", &[("deck", txt(&deck))]),
            self.count("card-cold-nights", terrain.cold_nights),
        ];
        lines.extend(terrain.rule.iter().map(|p| self.passive(p)));
        lines
    }

    fn ground_lines(&self, key: &Key) -> Vec<String> {
        let mut grounds = self.catalog.terrains.values().flat_map(|t| &t.grounds);
        let found = grounds.find(|g| g.id == *key);
        found.map_or(Vec::new(), |g| vec![self.count("card-ground", g.cost)])
    }
}
