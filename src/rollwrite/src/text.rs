//! The words of the roll-and-write game in English and German.

use castaway_kernel::{Key, Seat};
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};

use crate::{
    event::{Event, Harm},
    ids::{Item, Resource},
};

/// A language of the texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// English.
    En,
    /// German.
    De,
}

/// All words of one language.
pub struct Wording(FluentBundle<FluentResource>);

impl Wording {
    /// The words that come with the program; a faulty line is left out, which a test excludes.
    pub fn new(lang: Lang) -> Self {
        let (id, text) = match lang {
            Lang::En => ("en", include_str!("../../../content/rollwrite/text.en.ftl")),
            Lang::De => ("de", include_str!("../../../content/rollwrite/text.de.ftl")),
        };
        let mut bundle =
            FluentBundle::new_concurrent(id.parse().map_or_else(|_| Vec::new(), |l| vec![l]));
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(part, _)| part);
        bundle.add_resource_overriding(resource);
        Self(bundle)
    }

    fn say(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let pattern = self.0.get_message(id).and_then(|m| m.value());
        pattern.map_or_else(
            || id.to_owned(),
            |p| {
                self.0
                    .format_pattern(p, Some(args), &mut Vec::new())
                    .into_owned()
            },
        )
    }

    /// Name of an item.
    pub fn item(&self, item: Item) -> String {
        self.say(
            &format!("item-{}", format!("{item:?}").to_lowercase()),
            &FluentArgs::new(),
        )
    }

    /// Name of a resource.
    pub fn resource(&self, resource: Resource) -> String {
        let id = format!("resource-{}", format!("{resource:?}").to_lowercase());
        self.say(&id, &FluentArgs::new())
    }

    /// Name of a scenario.
    pub fn scenario(&self, id: &Key) -> String {
        self.say(&format!("scenario-{id}"), &FluentArgs::new())
    }

    /// One line of the story; `names` are the players by seat.
    pub fn event(&self, event: &Event, names: &[String]) -> String {
        let mut args = FluentArgs::new();
        let id = self.fill(event, names, &mut args);
        self.say(&format!("event-{id}"), &args)
    }

    fn fill(&self, event: &Event, names: &[String], args: &mut FluentArgs<'_>) -> &'static str {
        let name = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_default();
        let mut set = |key: &'static str, value: String| args.set(key, value);
        match event {
            Event::Began { first: seat } => {
                set("who", name(seat));
                "began"
            }
            Event::Granted { seat, item } | Event::Crafted { seat, item } => {
                set("who", name(seat));
                set("item", self.item(*item));
                if matches!(event, Event::Granted { .. }) {
                    "granted"
                } else {
                    "crafted"
                }
            }
            Event::Landed { seat, at: _ } => {
                set("who", name(seat));
                "landed"
            }
            Event::Dawn { day } => {
                set("n", day.to_string());
                "dawn"
            }
            Event::Rolled { seat, dice } | Event::FightRolled { seat, dice } => {
                set("who", name(seat));
                set("dice", dice.map(|d| d.to_string()).join(" "));
                "rolled"
            }
            Event::Walked {
                seat,
                steps,
                to: _,
                crossed: _,
            } => {
                set("who", name(seat));
                set("n", steps.to_string());
                "walked"
            }
            Event::Hunted { seat, value, at: _ } => {
                set("who", name(seat));
                set("n", value.to_string());
                "hunted"
            }
            Event::Gathered {
                seat,
                resource,
                units,
                survival,
            } => {
                set("who", name(seat));
                set("n", units.to_string());
                set("resource", self.resource(*resource));
                if *survival {
                    "gathered-well"
                } else {
                    "gathered"
                }
            }
            Event::Crystal { seat, count } => {
                set("who", name(seat));
                set("n", count.to_string());
                "crystal"
            }
            Event::MaskFound { seat, count } => {
                set("who", name(seat));
                set("n", count.to_string());
                "mask-found"
            }
            Event::Smoke {
                seat,
                count,
                value: _,
            } => {
                set("who", name(seat));
                set("n", count.to_string());
                "smoke"
            }
            Event::Charted {
                seat,
                count,
                value: _,
            } => {
                set("who", name(seat));
                set("n", count.to_string());
                "charted"
            }
            Event::DieChanged {
                seat,
                value,
                die: _,
                by: _,
            } => {
                set("who", name(seat));
                set("n", value.to_string());
                "die-changed"
            }
            Event::Planned { seat, item, value } => {
                set("who", name(seat));
                set("n", value.to_string());
                set("item", self.item(*item));
                "planned"
            }
            Event::Built { seat, item, at: _ } => {
                set("who", name(seat));
                set("item", self.item(*item));
                "built"
            }
            Event::Razed {
                seat,
                owner,
                item,
                at: _,
            } => {
                set("who", name(seat));
                set("other", name(owner));
                set("item", self.item(*item));
                "razed"
            }
            Event::Offered {
                seat,
                to,
                give: _,
                take: _,
            } => {
                set("who", name(seat));
                set("other", name(to));
                "offered"
            }
            Event::Traded { seat, with } => {
                set("who", name(seat));
                set("other", name(with));
                "traded"
            }
            Event::Refused { seat } => {
                set("who", name(seat));
                "refused"
            }
            Event::Attacked { seat, target, shot } => {
                set("who", name(seat));
                set("other", name(target));
                if *shot { "shot" } else { "attacked" }
            }
            Event::Fought {
                attacker,
                attack,
                defender,
                defence,
            } => {
                set("who", name(attacker));
                set("other", name(defender));
                set("n", attack.to_string());
                set("m", defence.to_string());
                "fought"
            }
            Event::Forfeited { seat, resource } | Event::Consumed { seat, resource } => {
                set("who", name(seat));
                set("resource", self.resource(*resource));
                if matches!(event, Event::Consumed { .. }) {
                    "consumed"
                } else {
                    "forfeited"
                }
            }
            Event::Hurt { seat, harm, health } => {
                set("who", name(seat));
                set("n", health.to_string());
                match harm {
                    Harm::Hunger => "hurt-hunger",
                    Harm::Thirst => "hurt-thirst",
                    Harm::Fight => "hurt-fight",
                    Harm::Tide => "hurt-tide",
                }
            }
            Event::Died { seat } => {
                set("who", name(seat));
                "died"
            }
            Event::Sank { fields } => {
                set("n", fields.to_string());
                "sank"
            }
            Event::Finished { seat, day } => {
                set("who", name(seat));
                set("n", day.to_string());
                "finished"
            }
            Event::Ended { outcome: _ } => "ended",
        }
    }
}
