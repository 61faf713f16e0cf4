//! One line of the story for each event.

use castaway_kernel::Seat;
use fluent_bundle::{FluentArgs, FluentValue};

use super::Wording;
use crate::event::{DieChange, Event, Harm};

impl Wording {
    /// One line of the story; `names` are the players by seat.
    pub fn event(&self, event: &Event, names: &[String]) -> String {
        let mut args = FluentArgs::new();
        let id = self.fill(event, names, &mut args);
        self.say(&format!("event-{id}"), &args)
    }

    /// The same line for the player of a game for one.
    pub fn event_alone(&self, event: &Event) -> String {
        let mut args = FluentArgs::new();
        let id = self.fill(event, &[], &mut args);
        self.say(&format!("you-{id}"), &args)
    }

    fn fill(&self, event: &Event, names: &[String], args: &mut FluentArgs<'_>) -> &'static str {
        let name = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_default();
        let mut set = |key: &'static str, value: FluentValue<'static>| args.set(key, value);
        match event {
            Event::Began { first: seat } => {
                set("who", name(seat).into());
                "began"
            }
            Event::Granted { seat, item } | Event::Crafted { seat, item } => {
                set("who", name(seat).into());
                set("item", self.item(*item).into());
                if matches!(event, Event::Granted { .. }) {
                    "granted"
                } else {
                    "crafted"
                }
            }
            Event::Landed { seat, at: _ } => {
                set("who", name(seat).into());
                "landed"
            }
            Event::Dawn { day } => {
                set("n", (*day).into());
                "dawn"
            }
            Event::Rolled { seat, dice } | Event::FightRolled { seat, dice } => {
                set("who", name(seat).into());
                set("dice", dice.map(|d| d.to_string()).join(" ").into());
                "rolled"
            }
            Event::Walked {
                seat,
                steps,
                to: _,
                crossed: _,
            } => {
                set("who", name(seat).into());
                set("n", (*steps).into());
                "walked"
            }
            Event::Hunted { seat, value, at: _ } => {
                set("who", name(seat).into());
                set("n", (*value).into());
                "hunted"
            }
            Event::Gathered {
                seat,
                resource,
                units,
                survival,
            } => {
                set("who", name(seat).into());
                set("n", (*units).into());
                set("resource", self.resource(*resource).into());
                if *survival {
                    "gathered-well"
                } else {
                    "gathered"
                }
            }
            Event::Crystal { seat, count } => {
                set("who", name(seat).into());
                set("n", (*count).into());
                "crystal"
            }
            Event::MaskFound { seat, count } => {
                set("who", name(seat).into());
                set("n", (*count).into());
                "mask-found"
            }
            Event::Smoke {
                seat,
                count,
                value: _,
            } => {
                set("who", name(seat).into());
                set("n", (*count).into());
                "smoke"
            }
            Event::Charted {
                seat,
                count,
                value: _,
            } => {
                set("who", name(seat).into());
                set("n", (*count).into());
                "charted"
            }
            Event::DieChanged {
                seat,
                value,
                die: _,
                by,
            } => {
                set("who", name(seat).into());
                set("n", (*value).into());
                match by {
                    DieChange::Reroll => "die-rerolled",
                    DieChange::Shift | DieChange::Mask => "die-changed",
                }
            }
            Event::Planned { seat, item, value } => {
                set("who", name(seat).into());
                set("n", (*value).into());
                set("item", self.item(*item).into());
                "planned"
            }
            Event::Built { seat, item, at: _ } => {
                set("who", name(seat).into());
                set("item", self.item(*item).into());
                "built"
            }
            Event::Razed {
                seat,
                owner,
                item,
                at: _,
            } => {
                set("who", name(seat).into());
                set("other", name(owner).into());
                set("item", self.item(*item).into());
                "razed"
            }
            Event::Offered {
                seat,
                to,
                give: _,
                take: _,
            } => {
                set("who", name(seat).into());
                set("other", name(to).into());
                "offered"
            }
            Event::Traded { seat, with } => {
                set("who", name(seat).into());
                set("other", name(with).into());
                "traded"
            }
            Event::Refused { seat } => {
                set("who", name(seat).into());
                "refused"
            }
            Event::Attacked { seat, target, shot } => {
                set("who", name(seat).into());
                set("other", name(target).into());
                if *shot { "shot" } else { "attacked" }
            }
            Event::Fought {
                attacker,
                attack,
                defender,
                defence,
            } => {
                set("who", name(attacker).into());
                set("other", name(defender).into());
                set("n", (*attack).into());
                set("m", (*defence).into());
                if attack == defence {
                    "fought-tie"
                } else {
                    "fought"
                }
            }
            Event::Forfeited { seat, resource } | Event::Consumed { seat, resource } => {
                set("who", name(seat).into());
                set("resource", self.resource(*resource).into());
                if matches!(event, Event::Consumed { .. }) {
                    "consumed"
                } else {
                    "forfeited"
                }
            }
            Event::Hurt { seat, harm, health } => {
                set("who", name(seat).into());
                set("n", (*health).into());
                match harm {
                    Harm::Hunger => "hurt-hunger",
                    Harm::Thirst => "hurt-thirst",
                    Harm::Fight => "hurt-fight",
                    Harm::Tide => "hurt-tide",
                }
            }
            Event::Died { seat } => {
                set("who", name(seat).into());
                "died"
            }
            Event::Sank { fields } => {
                set("n", (*fields).into());
                "sank"
            }
            Event::Finished { seat, day } => {
                set("who", name(seat).into());
                set("n", (*day).into());
                "finished"
            }
            Event::Ended { outcome: _ } => "ended",
        }
    }
}
