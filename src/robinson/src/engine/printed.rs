//! What using a thing costs and does, by its print.

use std::borrow::Cow;

use super::Rules;
use crate::{
    content::EventCard,
    effect::{Effect, Passive, Printed, Target, Use, Window},
    ids::Who,
    task::Usable,
};

impl<'a> Rules<'a> {
    /// What the threat of an event card comes to here: what it repeats and what the book icon does stand in it.
    pub(crate) fn threat_of(&self, card: &EventCard) -> Vec<Effect> {
        let spelled = card.threat.iter().flat_map(|effect| match effect {
            Effect::Trigger {
                what: Printed::Event,
                n,
            } => again(&card.event, *n),
            effect => vec![effect.clone()],
        });
        let book = self.scenario().map(|sheet| sheet.book.as_slice());
        let spelled = spelled.flat_map(|effect| match (&effect, book) {
            (
                Effect::Trigger {
                    what: Printed::Book,
                    n,
                },
                Some(book),
            ) => again(book, *n),
            _ => vec![effect],
        });
        spelled.collect()
    }

    /// What using a thing costs and does, as it is printed or as this table changes it.
    pub(crate) fn use_of(&self, who: Who, what: &Usable) -> Option<Cow<'a, Use>> {
        match what {
            Usable::Ability(id) => {
                let person = self.s.person(who)?;
                let card = self.cat.characters.get(&person.character)?;
                let ability = card.abilities.iter().find(|a| a.id == *id)?;
                let mut usage = Cow::Borrowed(&ability.usage);
                if let Some(det) = self.s.rulings.ability_price(&self.cat.priced, id) {
                    usage.to_mut().det = det;
                }
                Some(usage)
            }
            Usable::Equipment(id) => self.cat.equipment.get(id).map(|e| Cow::Borrowed(&e.usage)),
            Usable::Discovery(id) => {
                let usage = &self.cat.discovery.get(id)?.usage;
                // R-S7-9: what it is for changes with who is left.
                Some(match usage.effects.contains(&Effect::CrewBonus) {
                    true => Cow::Owned(self.crew_use()),
                    false => Cow::Borrowed(usage),
                })
            }
            Usable::Kept(serial) => {
                let kept = self.s.kept.iter().find(|k| k.serial == *serial)?;
                match kept.deck {
                    Some(deck) => {
                        let card = self.cat.adventures.get(&(deck, kept.card.clone()))?;
                        card.usage.as_ref().map(Cow::Borrowed)
                    }
                    None => {
                        let card = self.cat.mysteries.get(&kept.card)?;
                        let usage = card.usage.as_ref().map(Cow::Borrowed);
                        usage.filter(|_| !card.used_up(kept.uses))
                    }
                }
            }
            Usable::Meal(item) => {
                let heal = self.passives().into_iter().find_map(|(key, p)| match p {
                    Passive::NightMeal { heal } if key == *item => Some(heal),
                    _ => None,
                })?;
                Some(Cow::Owned(Use {
                    at_once: false,
                    window: Window::Night,
                    det: 0,
                    food: 1,
                    wounds: 0,
                    requires: None,
                    effects: vec![Effect::Heal {
                        who: Target::Split,
                        n: heal,
                    }],
                }))
            }
            Usable::FridayReroll => Some(Cow::Owned(Use {
                at_once: false,
                window: Window::AfterRoll(None),
                det: 2,
                food: 0,
                wounds: 0,
                requires: None,
                effects: vec![],
            })),
            Usable::Pile => Some(Cow::Owned(Use {
                at_once: false,
                window: Window::BeforeActions,
                det: 0,
                food: 0,
                wounds: 0,
                requires: None,
                effects: vec![],
            })),
        }
    }
}

/// The same effects so often.
fn again(effects: &[Effect], n: u8) -> Vec<Effect> {
    (0..n).flat_map(|_| effects.iter().cloned()).collect()
}
