//! Whether what the cards name is there: items, and words that fit together.

use castaway_kernel::Key;

use super::{EventCard, Invention, InventionKind, Scenario, Worth};
use crate::{
    catalog::{
        ADVENTURES_BUILD, ADVENTURES_EXPLORE, ADVENTURES_GATHER, BEASTS, CHARACTERS, Catalog,
        ContentError, DISCOVERY, EQUIPMENT, EVENTS, File, INVENTIONS, MYSTERIES, SCENARIOS, SCORES,
        WRECKAGE,
    },
    effect::{Cond, Effect, Use, Window},
    ids::Deck,
};

/// The first card that names what does not exist, or puts words together that say nothing.
pub(crate) fn fault(catalog: &Catalog) -> Option<ContentError> {
    let look = Look { catalog };
    look.characters()
        .or_else(|| look.inventions())
        .or_else(|| look.events())
        .or_else(|| look.adventures())
        .or_else(|| look.mysteries())
        .or_else(|| look.tokens())
        .or_else(|| look.scenarios())
}

/// A look through all cards.
struct Look<'a> {
    catalog: &'a Catalog,
}

/// The card that is looked at.
#[derive(Clone, Copy)]
struct Card<'a> {
    file: &'a File,
    id: &'a Key,
}

impl Card<'_> {
    fn wrong(self, what: &str) -> ContentError {
        ContentError {
            file: self.file.name,
            message: format!("{}: {what}", self.id),
        }
    }
}

impl Look<'_> {
    fn characters(&self) -> Option<ContentError> {
        self.catalog.characters.values().find_map(|c| {
            let card = Card {
                file: &CHARACTERS,
                id: &c.id,
            };
            let known = self.catalog.inventions.contains_key(&c.invention);
            let own = (!known).then(|| card.wrong(&format!("unknown invention {}", c.invention)));
            own.or_else(|| {
                c.abilities.iter().find_map(|a| {
                    let card = Card { id: &a.id, ..card };
                    self.usage(card, &a.usage)
                })
            })
        })
    }

    fn inventions(&self) -> Option<ContentError> {
        let plain = self.catalog.inventions.values();
        plain
            .filter(|i| i.kind != InventionKind::Scenario)
            .find_map(|i| self.invention(&INVENTIONS, i))
    }

    fn invention(&self, file: &File, invention: &Invention) -> Option<ContentError> {
        let card = Card {
            file,
            id: &invention.id,
        };
        let mut items = invention.items.iter();
        items
            .find_map(|item| self.item(card, item))
            .or_else(|| self.effects(card, &invention.on_build))
    }

    fn events(&self) -> Option<ContentError> {
        let decks = [
            (&EVENTS, &self.catalog.events),
            (&WRECKAGE, &self.catalog.wreckage),
        ];
        decks
            .into_iter()
            .find_map(|(file, deck)| deck.values().find_map(|card| self.event(file, card)))
    }

    fn event(&self, file: &File, event: &EventCard) -> Option<ContentError> {
        let card = Card {
            file,
            id: &event.id,
        };
        let rewards = event.actions.iter().map(|a| &a.reward);
        let asked = event.actions.iter().flat_map(|a| &a.requires);
        [&event.event, &event.threat]
            .into_iter()
            .chain(rewards)
            .find_map(|effects| self.effects(card, effects))
            .or_else(|| {
                let mut items = asked.filter_map(|r| r.item.as_ref());
                items.find_map(|item| self.item(card, item))
            })
    }

    fn adventures(&self) -> Option<ContentError> {
        self.catalog.adventures.iter().find_map(|((deck, id), a)| {
            let file = match deck {
                Deck::Build => &ADVENTURES_BUILD,
                Deck::Gather => &ADVENTURES_GATHER,
                Deck::Explore => &ADVENTURES_EXPLORE,
            };
            let card = Card { file, id };
            [&a.effects, &a.event]
                .into_iter()
                .find_map(|effects| self.effects(card, effects))
                .or_else(|| a.usage.as_ref().and_then(|u| self.usage(card, u)))
        })
    }

    fn mysteries(&self) -> Option<ContentError> {
        self.catalog.mysteries.values().find_map(|m| {
            let card = Card {
                file: &MYSTERIES,
                id: &m.id,
            };
            let rewards = m.action.iter().map(|a| &a.reward);
            [&m.effects, &m.event]
                .into_iter()
                .chain(rewards)
                .find_map(|effects| self.effects(card, effects))
                .or_else(|| m.usage.as_ref().and_then(|u| self.usage(card, u)))
        })
    }

    fn tokens(&self) -> Option<ContentError> {
        let catalog = self.catalog;
        let special = |id: &Key| {
            let mut sheets = catalog.scenarios.values();
            sheets.any(|s| s.tokens.iter().any(|t| t.id == *id))
        };
        let discovery = catalog.discovery.values().filter(|t| !special(&t.id));
        let discovery = discovery.map(|t| (&DISCOVERY, &t.id, &t.usage));
        let equipment = catalog.equipment.values();
        let equipment = equipment.map(|e| (&EQUIPMENT, &e.id, &e.usage));
        let mut uses = discovery.chain(equipment);
        let beasts = catalog.beasts.values();
        uses.find_map(|(file, id, usage)| self.usage(Card { file, id }, usage))
            .or_else(|| {
                let card = |id| Card { file: &BEASTS, id };
                let mut beasts = beasts.map(|b| (card(&b.id), &b.extra));
                beasts.find_map(|(card, extra)| self.effects(card, extra))
            })
    }

    fn scenarios(&self) -> Option<ContentError> {
        self.catalog.scenarios.values().find_map(|s| {
            let file = &SCENARIOS;
            let card = Card { file, id: &s.id };
            let (items, actions) = (s.win.items(), s.actions.iter());
            let tokens = || {
                let mut tokens = s.tokens.iter();
                tokens.find_map(|t| self.usage(Card { file, id: &t.id }, &t.usage))
            };
            let mut items = items
                .chain(&s.setup.items)
                .map(|item| self.item(card, item));
            let mut actions = actions.map(|a| {
                let card = Card { file, id: &a.id };
                let mut steps = a.steps.iter();
                let steps = steps.find_map(|step| self.effects(card, &step.effects));
                self.effects(card, &a.effects).or(steps)
            });
            self.numbered(card, s)
                .or_else(|| items.find_map(|wrong| wrong))
                .or_else(|| actions.find_map(|wrong| wrong))
                .or_else(|| self.effects(card, &s.book))
                .or_else(|| {
                    let mut due = s.schedule.iter();
                    due.find_map(|due| self.effects(card, &due.effects))
                })
                .or_else(|| s.totems.iter().find_map(|t| self.effects(card, t)))
                .or_else(|| s.inventions.iter().find_map(|i| self.invention(file, i)))
                .or_else(tokens)
                .or_else(|| self.scores(s))
        })
    }

    /// A sheet has a printed number or one among our own, and no other has the same.
    fn numbered(&self, card: Card<'_>, s: &Scenario) -> Option<ContentError> {
        let all = self.catalog.scenarios.values();
        let same = all.filter(|other| other.place() == s.place()).count();
        match (s.number, s.own) {
            (Some(_), Some(_)) | (None, None) => {
                Some(card.wrong("a sheet is printed or our own, with one number"))
            }
            _ => (same > 1).then(|| card.wrong("another sheet has this number")),
        }
    }

    /// What victory points are counted for must be there.
    fn scores(&self, s: &Scenario) -> Option<ContentError> {
        let id = &s.id;
        let card = Card { file: &SCORES, id };
        s.score.iter().find_map(|row| match &row.per {
            Worth::Item(item) => self.item(card, item),
            Worth::Marker(kind) if s.marker(kind).is_none() => {
                Some(card.wrong(&format!("unknown marker {kind}")))
            }
            Worth::Special(action) | Worth::Done(action) if s.action(action).is_none() => {
                Some(card.wrong(&format!("unknown action {action}")))
            }
            Worth::Stage if s.woodpile.is_none() => Some(card.wrong("no pile here")),
            _ => None,
        })
    }

    fn usage(&self, card: Card<'_>, usage: &Use) -> Option<ContentError> {
        let acts = matches!(usage.window, Window::AfterRoll(_) | Window::OwnAction);
        if acts != usage.effects.is_empty() {
            return Some(card.wrong("a use does what its window says or has effects"));
        }
        let asked = usage.requires.as_ref();
        asked
            .and_then(|cond| self.cond(card, cond))
            .or_else(|| self.effects(card, &usage.effects))
    }

    fn effects(&self, card: Card<'_>, effects: &[Effect]) -> Option<ContentError> {
        effects.iter().find_map(|effect| {
            if let Some(why) = effect.misuse() {
                return Some(card.wrong(why));
            }
            let named = match effect {
                Effect::BuildItem { options } => {
                    options.iter().find_map(|item| self.item(card, item))
                }
                Effect::If { cond, .. } => self.cond(card, cond),
                _ => None,
            };
            let mut parts = effect.parts().into_iter();
            named.or_else(|| parts.find_map(|part| self.effects(card, part)))
        })
    }

    fn cond(&self, card: Card<'_>, cond: &Cond) -> Option<ContentError> {
        match cond {
            Cond::Item(item) | Cond::NoItem(item) => self.item(card, item),
            Cond::Shelter
            | Cond::BuiltShelter
            | Cond::FirmShelter
            | Cond::WeaponAtLeast(_)
            | Cond::WeaponBelow(_)
            | Cond::CampCanMove
            | Cond::CampOnTotem => None,
        }
    }

    fn item(&self, card: Card<'_>, item: &Key) -> Option<ContentError> {
        let known = self.catalog.inventions.contains_key(item);
        (!known).then(|| card.wrong(&format!("unknown item {item}")))
    }
}
