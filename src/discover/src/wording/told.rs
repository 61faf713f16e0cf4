//! What happened, a line each.

use castaway_kernel::{Key, Seat};

use super::{
    People, Wording,
    bundle::{num, txt},
    landmark_name,
    people::Teller,
    tile_name,
};
use crate::{
    effect::{FerryTo, Upgrading},
    event::Event,
    state::{Foe, Outcome},
    view::View,
    world::Space,
};

/// An attack that never hits (D-COMBAT-8).
const NO_ATTACK: u8 = 13;

impl Wording<'_> {
    /// What happened, as a line of story; `None` for what needs none. The event is already cut to its audience.
    pub fn told(&self, view: &View, people: &dyn People, event: &Event) -> Option<String> {
        let t = Teller {
            w: *self,
            view,
            people,
        };
        t.told(event)
    }
}

impl Teller<'_> {
    fn told(&self, event: &Event) -> Option<String> {
        let w = &self.w;
        Some(match event {
            Event::Begins(_) if self.alone() => w.word("ev-begins-alone"),
            Event::Begins(seat) => self.about("ev-begins", *seat, &[]),
            Event::Dealt(seat, cards) => return self.dealt(*seat, cards.as_deref()),
            Event::Plays(seat, key) => {
                let (card, title) = (w.name(key), w.title(key));
                let args = [("card", txt(&card)), ("title", txt(&title))];
                self.about("ev-plays", *seat, &args)
            }
            Event::Dawn(day) => w.say("ev-dawn", &[("n", num(*day))]),
            Event::Turn(_) if self.alone() => return None,
            Event::Turn(seat) => self.about("ev-turn", *seat, &[]),
            Event::Moved(seat, to) => self.moved(*seat, *to, 1),
            Event::Revealed(tile) => self.revealed(*tile),
            Event::PeekedTile(seat, tile) => self.peeked_tile(*seat, *tile),
            Event::PeekedToken(seat, at, face) => {
                let at = self.spot(*at);
                match face {
                    Some(face) => {
                        let what = w.face(face);
                        let args = [("at", txt(&at)), ("what", txt(&what))];
                        w.say("ev-peeked-token-seen", &args)
                    }
                    None => self.about("ev-peeked-token", *seat, &[("at", txt(&at))]),
                }
            }
            Event::Flipped(at, face) => {
                let (at, what) = (self.spot(*at), w.face(face));
                w.say("ev-flipped", &[("at", txt(&at)), ("what", txt(&what))])
            }
            Event::Gained(seat, stock) => {
                self.about_what("ev-gained", *seat, &w.and(&w.each_unit(stock)))
            }
            Event::Spent(seat, stock) => {
                self.about_what("ev-spent", *seat, &w.and(&w.each_unit(stock)))
            }
            Event::Dropped(seat, stock, items) => self.dropped(*seat, stock, items),
            Event::Card(seat, key) => self.came_upon(*seat, key),
            Event::Looked(seat, n) => {
                self.about("ev-looked", *seat, &[("n", txt(&landmark_name(*n)))])
            }
            Event::Item(seat, key) => self.about_thing("ev-item", *seat, key),
            Event::Crafted(seat, key) => self.about_thing("ev-crafted", *seat, key),
            Event::Drew(_, Some(key)) => w.say("ev-drew", &[("card", txt(&self.card(key)))]),
            Event::Drew(seat, None) => self.about("ev-drew-hidden", *seat, &[]),
            Event::Shown(from, _, Some(key)) => self.about_card("ev-shown", *from, key),
            Event::Shown(from, to, None) => self.between("ev-shown-hidden", *from, *to),
            Event::Offered(from, _, Some((give, take))) => {
                let (give, take) = (w.goods(give), w.goods(take));
                self.about(
                    "ev-offered",
                    *from,
                    &[("give", txt(&give)), ("take", txt(&take))],
                )
            }
            Event::Offered(from, to, None) => self.between("ev-offered-hidden", *from, *to),
            Event::Traded(from, to) if self.people.is_reader(*to) => {
                self.between("ev-traded", *to, *from)
            }
            Event::Traded(from, to) => self.between("ev-traded", *from, *to),
            Event::Stamina(seat, by) => self.stamina(*seat, *by),
            Event::Hurt(seat, kind) => self.about_what("ev-hurt", *seat, &w.hurts(*kind, 1)),
            Event::Healed(seat, kind) => self.about_what("ev-healed", *seat, &w.hurts(*kind, 1)),
            Event::Fell(seat) => self.about("ev-fell", *seat, &[]),
            Event::Won(seat) => self.about(self.of_contest("ev-won", "ev-won-last"), *seat, &[]),
            Event::Rolled(seat, n) => self.about("ev-rolled", *seat, &[("n", num(*n))]),
            Event::RolledFor(seat, n, of) => self.rolled(*seat, *n, of),
            Event::Came(id, at) => self.monster_at("ev-came", *id, *at),
            Event::Went(id, at) => self.monster_at("ev-went", *id, *at),
            Event::Fight(seat, foe, key) => self.fight(*seat, foe, key, &[]),
            Event::Support(seat, card) => {
                let card = w.quoted(&w.support(*card));
                self.about("ev-support", *seat, &[("card", txt(&card))])
            }
            Event::Dice([gray, red]) => {
                w.say("ev-dice", &[("gray", num(*gray)), ("red", num(*red))])
            }
            Event::Struck(key, n) => {
                let card = self.card(key);
                w.say("ev-struck", &[("card", txt(&card)), ("n", num(*n))])
            }
            Event::Defeated(seat, key) => self.about_card("ev-defeated", *seat, key),
            Event::Fled(key, at) => {
                let (card, at) = (self.card(key), self.spot(*at));
                w.say("ev-fled", &[("card", txt(&card)), ("at", txt(&at))])
            }
            Event::Escaped(seat, key, None) => self.about_card("ev-dodged", *seat, key),
            Event::Escaped(seat, key, Some(at)) => {
                let (card, at) = (self.card(key), self.spot(*at));
                self.about(
                    "ev-escaped",
                    *seat,
                    &[("card", txt(&card)), ("at", txt(&at))],
                )
            }
            Event::Fire(at, true) => w.say("ev-fire-lit", &[("at", txt(&self.spot(*at)))]),
            Event::Fire(at, false) => w.say("ev-fire-out", &[("at", txt(&self.spot(*at)))]),
            Event::Upgraded(at) => self.upgraded(*at),
            Event::Night(key) => {
                let (card, text) = (self.card(key), w.mood(key));
                w.say("ev-night", &[("card", txt(&card)), ("text", txt(&text))])
            }
            Event::Threat(seat, key) => {
                let (card, text) = (self.card(key), w.lines(key).join(" "));
                self.about(
                    "ev-threat",
                    *seat,
                    &[("card", txt(&card)), ("text", txt(&text))],
                )
            }
            Event::Leads(_) if self.alone() => return None,
            Event::Leads(seat) => self.about("ev-leads", *seat, &[]),
            Event::Stage(n) => self.stage(*n),
            Event::Laid(seat, stock) => {
                self.about_what("ev-laid", *seat, &w.and(&w.each_unit(stock)))
            }
            Event::Activated(at) => w.say("ev-activated", &[("at", txt(&self.spot(*at)))]),
            Event::Flooded(tile) => self.flooded(*tile),
            Event::Over(outcome) => self.over(outcome),
            Event::Attacked(..)
            | Event::DuelDice(..)
            | Event::Stolen(..)
            | Event::Dried(_)
            | Event::HardNight => return self.told_contest(event),
            Event::Looted(seat, from, res) => {
                let (what, whom) = (w.units(*res, 1), self.people.name(*from));
                let left = self.me(*from);
                let args = [
                    ("what", txt(&what)),
                    ("whom", txt(&whom)),
                    ("left", txt(left)),
                ];
                self.about("ev-looted", *seat, &args)
            }
        })
    }

    fn dealt(&self, seat: Seat, cards: Option<&[Key]>) -> Option<String> {
        let cards = cards.filter(|_| self.people.is_reader(seat))?;
        let all: Vec<String> = cards.iter().map(|card| self.w.name(card)).collect();
        let what = self.w.and(&all);
        Some(self.w.say("ev-dealt", &[("what", txt(&what))]))
    }

    /// Somebody came somewhere, over so many spaces.
    pub(super) fn moved(&self, seat: Seat, to: Space, steps: usize) -> String {
        let to = self.spot(to);
        let n = u8::try_from(steps).unwrap_or(u8::MAX);
        let id = match n {
            0 | 1 => "ev-moved",
            _ => "ev-moved-far",
        };
        self.about(id, seat, &[("to", txt(&to)), ("n", num(n))])
    }

    fn dropped(&self, seat: Seat, stock: &crate::stock::Stock, items: &[Key]) -> String {
        let mut what = self.w.each_unit(stock);
        let id = match what.is_empty() {
            true => "ev-discarded",
            false => "ev-dropped",
        };
        what.extend(items.iter().map(|item| self.card(item)));
        self.about_what(id, seat, &self.w.and(&what))
    }

    /// A card that is resolved: what it tells, or its mood.
    fn came_upon(&self, seat: Seat, key: &Key) -> String {
        let w = &self.w;
        let catalog = w.catalog;
        let tag = (catalog.events.get(key).and_then(|e| e.tag))
            .or_else(|| catalog.stories.get(key).and_then(|s| s.tag));
        let opens = |lock| {
            self.ability(seat, |p| p.opens(lock).then_some(()))
                .is_some()
        };
        let shut = tag.is_some_and(|lock| !opens(lock));
        let told = [
            if shut { w.closed(key) } else { String::new() },
            w.story(key),
            w.mood(key),
        ];
        let text = told.into_iter().find(|text| !text.is_empty());
        let card = self.card(key);
        let id = match (&text, catalog.stories.contains_key(key)) {
            (None, _) => "ev-card",
            (Some(_), true) => "ev-landmark-told",
            (Some(_), false) => "ev-card-told",
        };
        let mut text = text.unwrap_or_default();
        if let Some(gives) = w.stands_open(key) {
            text = format!("{text} {gives}");
        }
        self.about(id, seat, &[("card", txt(&card)), ("text", txt(&text))])
    }

    fn about_card(&self, id: &str, seat: Seat, key: &Key) -> String {
        let card = self.card(key);
        self.about(id, seat, &[("card", txt(&card))])
    }

    /// A thing that somebody has now, with what it does, which all may know from now on (D-R-31).
    fn about_thing(&self, id: &str, seat: Seat, key: &Key) -> String {
        let line = self.about_card(id, seat, key);
        let does = self.w.abilities(key);
        std::iter::once(line)
            .chain(does)
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn between(&self, id: &str, from: Seat, to: Seat) -> String {
        let whom = self.whom(to);
        self.about(id, from, &[("whom", txt(&whom))])
    }

    /// More or less stamina.
    pub(super) fn stamina(&self, seat: Seat, by: i8) -> String {
        let id = match by < 0 {
            true => "ev-stamina-down",
            false => "ev-stamina-up",
        };
        self.about(id, seat, &[("n", num(by.unsigned_abs()))])
    }

    fn monster_at(&self, id: &str, monster: u32, at: Space) -> String {
        let at = self.spot(at);
        match self.monster_name(monster) {
            Some(card) => {
                let args = [("card", txt(&card)), ("at", txt(&at))];
                self.w.say(&format!("{id}-known"), &args)
            }
            None => self.w.say(id, &[("at", txt(&at))]),
        }
    }

    /// A fight begins, of which this came later.
    pub(super) fn fight(&self, seat: Seat, foe: &Foe, key: &Key, later: &[Event]) -> String {
        // The view may be one of after the fight.
        let hurt = self.wounds_before(foe, key, later);
        let (card, numbers) = (self.card(key), self.numbers(hurt, key));
        self.about(
            "ev-fight",
            seat,
            &[("card", txt(&card)), ("numbers", txt(&numbers))],
        )
    }

    /// Defence, attack and health of an enemy, as it stands in the fight that goes on, or as its card says.
    pub(super) fn stats(&self, key: &Key) -> Option<[u8; 3]> {
        if let Some(f) = self.view.fight.as_ref().filter(|f| f.card == *key) {
            return Some([f.defence, f.attack, f.health]);
        }
        let c = self.w.catalog.enemy(key)?;
        let health = self.w.boss_health(self.view, key).unwrap_or(c.health);
        Some([c.defence, c.attack, health])
    }

    /// The numbers of an enemy that has lost so much of its health.
    pub(super) fn numbers(&self, hurt: u8, key: &Key) -> String {
        let Some([defence, attack, health]) = self.stats(key) else {
            return String::new();
        };
        let hits = if attack < NO_ATTACK { "yes" } else { "no" };
        let hurt = hurt.min(health);
        let id = match hurt {
            0 => "fight-numbers",
            _ => "fight-numbers-hurt",
        };
        let args = [
            ("defence", num(defence)),
            ("hits", txt(hits)),
            ("attack", num(attack)),
            ("health", num(health)),
            ("left", num(health - hurt)),
        ];
        self.w.say(id, &args)
    }

    /// What went with it is not left to be found out.
    fn flooded(&self, tile: u8) -> String {
        let (name, gone) = (tile_name(tile), self.places(tile));
        if gone.is_empty() {
            return self.w.say("ev-flooded", &[("tile", txt(&name))]);
        }
        let what = self.w.and(&gone);
        let args = [("tile", txt(&name)), ("what", txt(&what))];
        self.w.say("ev-flooded-with", &args)
    }

    fn upgraded(&self, at: Space) -> String {
        let found = self.view.upgrades.iter().rfind(|u| u.at == at);
        let spot = self.spot(at);
        let Some(upgrade) = found else {
            return self.w.say("ev-upgraded-bare", &[("at", txt(&spot))]);
        };
        let space = self.view.spaces.get(usize::from(at));
        let res = space.and_then(|s| s.water.and_then(|(res, _)| res));
        if upgrade.kind == Upgrading::WaterHere && res.is_none() {
            return self.w.say("ev-upgraded-bare", &[("at", txt(&spot))]);
        }
        let to = upgrade.to.map(|_| FerryTo::NearestWaterSource);
        let what = self.w.upgrading(upgrade.kind, res, upgrade.n, to);
        let args = [("at", txt(&spot)), ("what", txt(&what))];
        self.w.say("ev-upgraded", &args)
    }

    fn stage(&self, n: u8) -> String {
        let text = self.w.stage_story(&self.view.quest, n);
        let quest = self.card(&self.view.quest);
        let id = match n {
            0 | 1 => "ev-stage-first",
            _ => "ev-stage",
        };
        self.w
            .say(id, &[("quest", txt(&quest)), ("text", txt(&text))])
    }

    fn over(&self, outcome: &Outcome) -> String {
        let w = &self.w;
        let end = match outcome.winners.is_empty() {
            true => ".lost",
            false => ".end",
        };
        let text = w.of_card(&self.view.quest, end).unwrap_or_default();
        let day = num(outcome.day);
        let (id, names, n) = match outcome.winners.as_slice() {
            [] => (
                self.of_contest("ev-over-lost", "ev-over-nobody"),
                String::new(),
                0,
            ),
            [one] if self.people.is_reader(*one) => ("ev-over-won-you", String::new(), 1),
            all => (
                "ev-over-won",
                self.among(all),
                u8::try_from(all.len()).unwrap_or(u8::MAX),
            ),
        };
        let mine = outcome.winners.iter();
        let mine = mine.copied().find(|seat| self.people.is_reader(*seat));
        let args = [
            ("me", txt(mine.map_or("other", |seat| self.me(seat)))),
            ("day", day),
            ("names", txt(&names)),
            ("n", num(n)),
            ("text", txt(&text)),
        ];
        w.say(id, &args)
    }
}
