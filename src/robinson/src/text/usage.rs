//! Uses and lasting effects as text.

use super::{
    bundle::{Wording, num, txt},
    names::tint,
};
use crate::{
    effect::{Larder, Passive, Use, Window},
    ids::Res,
};

impl Wording {
    /// The price of a use, if it has one.
    fn use_price(&self, usage: &Use) -> Option<String> {
        let mut parts = Vec::new();
        if usage.det > 0 {
            parts.push(self.say("n-det", &[("n", num(usage.det))]));
        }
        if usage.food > 0 {
            parts.push(self.res(Res::Food, usage.food));
        }
        if usage.wounds > 0 {
            parts.push(self.say("price-wounds", &[("n", num(usage.wounds))]));
        }
        (!parts.is_empty()).then(|| self.and(&parts))
    }

    /// When something may be used.
    pub fn window(&self, window: Window) -> String {
        let name = match window {
            Window::Any => "any",
            Window::NoCard => "no_card",
            Window::NotResolving => "not_resolving",
            Window::BeforeActions => "before_actions",
            Window::Planning => "planning",
            Window::OwnAction => "own_action",
            Window::Night => "night",
            Window::Weather => "weather",
            Window::Combat => "combat",
            Window::OwnCombat => "own_combat",
            Window::AfterRoll(_) => "after_roll",
            Window::ArrangeCamp => "arrange_camp",
            Window::Mystery => "mystery",
        };
        self.say("use-window", &[("window", txt(name))])
    }

    /// What a use does: what its window says, or its effects.
    pub(super) fn use_text(&self, usage: &Use) -> String {
        match usage.window {
            Window::AfterRoll(Some(deck)) => self.say(
                "fx-reroll-die",
                &[("kind", txt(&self.action_name(deck.kind())))],
            ),
            Window::AfterRoll(None) => self.word("fx-reroll-any-die"),
            Window::OwnAction => self.word("fx-wood-discount"),
            _ => self.effects_phrase(&usage.effects),
        }
    }

    /// When something may be used, for what price and to what effect.
    pub fn usage_lines(&self, usage: &Use) -> Vec<String> {
        let mut window = self.window(usage.window);
        if let Some(cond) = &usage.requires {
            let cond = self.cond_text(cond);
            window = self.say(
                "use-requires",
                &[("head", txt(&window)), ("cond", txt(&cond))],
            );
        }
        let text = self.after_colon(&self.use_text(usage));
        let line = match self.use_price(usage) {
            Some(price) => self.say(
                "use-paid",
                &[
                    ("window", txt(&window)),
                    ("price", txt(&price)),
                    ("text", txt(&text)),
                ],
            ),
            None => self.say(
                "use-full",
                &[("window", txt(&window)), ("text", txt(&text))],
            ),
        };
        vec![self.sentence(&line)]
    }

    /// What a use costs and does, for whoever may use it now.
    pub(super) fn usage_now(&self, usage: &Use) -> String {
        let text = self.use_text(usage);
        let Some(price) = self.use_price(usage) else {
            return self.sentence(&text);
        };
        let text = self.after_colon(&text);
        let args = [("window", txt(&price)), ("text", txt(&text))];
        self.sentence(&self.say("use-full", &args))
    }

    /// What a built item or kept card does by itself.
    pub fn passive_line(&self, passive: &Passive) -> String {
        let text = match passive {
            Passive::PawnEachRound(colour) => self.say(
                "pv-pawn",
                &[
                    ("colour", txt(&self.pawn_colour(*colour))),
                    ("tint", txt(tint(*colour))),
                    ("actions", txt(&self.pawn_actions(*colour))),
                ],
            ),
            Passive::PawnFor { colour, action } => self.say(
                "pv-pawn-for",
                &[
                    ("colour", txt(&self.pawn_colour(*colour))),
                    ("tint", txt(tint(*colour))),
                    ("action", txt(&self.special_action(action))),
                ],
            ),
            Passive::GatherBonus(n) => self.say("pv-gather-bonus", &[("n", num(*n))]),
            Passive::Rest { det, heal } => {
                self.say("pv-rest", &[("det", num(*det)), ("heal", num(*heal))])
            }
            Passive::FoodKeeps(Larder::All) => self.word("pv-food-keeps-all"),
            Passive::FoodKeeps(Larder::UpTo(n)) => self.say("pv-food-keeps", &[("n", num(*n))]),
            Passive::MoralePhaseDet(n) => self.say("pv-morale-det", &[("n", num(*n))]),
            Passive::IgnoreSnow(n) => self.say("pv-ignore-snow", &[("n", num(*n))]),
            Passive::SnowAsRain(n) => self.say("pv-snow-as-rain", &[("n", num(*n))]),
            Passive::NightMeal { heal } => self.say("pv-night-meal", &[("heal", num(*heal))]),
            Passive::Shortcut => self.word("pv-shortcut"),
            Passive::Pit => self.word("pv-pit"),
            Passive::CombatArmour(n) => self.say("pv-combat-armour", &[("n", num(*n))]),
            Passive::ExtraDiscovery => self.word("pv-extra-discovery"),
            Passive::ExploreChoice(n) => self.say("pv-explore-choice", &[("n", num(*n))]),
            Passive::IgnoreTrap => self.word("pv-ignore-trap"),
        };
        self.sentence(&text)
    }
}
