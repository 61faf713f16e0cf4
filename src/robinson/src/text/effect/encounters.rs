//! Fights and mystery draws.

use super::target;
use crate::text::bundle::{Wording, num, txt};
use crate::{
    effect::{MysteryLimits, Target},
    ids::Res,
};

impl Wording {
    pub(super) fn combat_results(&self, weapon: u8, food: u8, fur: u8, palisade: u8) -> String {
        let mut parts = Vec::new();
        if weapon > 0 {
            let track = self.word("track-weapon");
            parts.push(self.say(
                "fx-level-down",
                &[("track", txt(&track)), ("n", num(weapon))],
            ));
        }
        if food > 0 {
            parts.push(format!("+{}", self.res(Res::Food, food)));
        }
        if fur > 0 {
            parts.push(format!("+{}", self.res(Res::Fur, fur)));
        }
        if palisade > 0 {
            let track = self.word("track-palisade");
            parts.push(self.say(
                "fx-level-down",
                &[("track", txt(&track)), ("n", num(palisade))],
            ));
        }
        parts.join(", ")
    }

    /// What a won or lost fight with an enemy brings, without its strength.
    pub fn beast_results(&self, beast: &crate::content::Beast) -> String {
        let mut text = self.beast_spoils(beast);
        for effect in &beast.extra {
            if !text.is_empty() {
                text.push_str("; ");
            }
            text.push_str(&self.effect(effect));
        }
        text
    }

    /// What a fight with a beast costs and brings, without what else it does.
    pub(in crate::text) fn beast_spoils(&self, beast: &crate::content::Beast) -> String {
        self.combat_results(
            beast.weapon_loss,
            beast.food,
            beast.fur,
            beast.palisade_loss,
        )
    }

    pub(super) fn mystery(&self, who: Target, limits: &MysteryLimits) -> String {
        let mut parts = Vec::new();
        if limits.treasures > 0 {
            parts.push(self.count("n-treasure", limits.treasures));
        }
        match limits.dangers {
            Some(dangers) => parts.push(self.count("n-danger", dangers)),
            None => {
                if limits.traps > 0 {
                    parts.push(self.count("n-trap", limits.traps));
                }
                if limits.creatures > 0 {
                    parts.push(self.count("n-creature", limits.creatures));
                }
            }
        }
        let sum = limits.treasures
            + limits
                .dangers
                .unwrap_or(limits.traps.saturating_add(limits.creatures));
        let what = self.and(&parts);
        let args = [
            ("who", txt(target(who))),
            ("what", txt(&what)),
            ("total", num(limits.total)),
        ];
        let id = if limits.all {
            "fx-draw-mystery-all"
        } else if limits.total == 1 && sum == 1 {
            "fx-draw-mystery-one"
        } else if limits.total < sum {
            "fx-draw-mystery-total"
        } else {
            "fx-draw-mystery"
        };
        self.say(id, &args)
    }

    /// A fight against a strength that is not a beast's.
    pub(super) fn combat(&self, who: Target, strength: u8, results: &str) -> String {
        let id = if results.is_empty() {
            "fx-combat"
        } else {
            "fx-combat-with"
        };
        self.say(
            id,
            &[
                ("who", txt(target(who))),
                ("strength", num(strength)),
                ("results", txt(results)),
            ],
        )
    }
}
