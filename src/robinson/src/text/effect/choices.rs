//! Effects that hold others: choices, conditions, later moments, and what comes otherwise.

use crate::effect::{Alternative, Cond, Effect, Fate};
use crate::text::bundle::{Wording, num, txt};

impl Wording {
    /// A condition, as it stands in front of what depends on it.
    pub fn cond_text(&self, cond: &Cond) -> String {
        match cond {
            Cond::Shelter => self.word("cond-shelter"),
            Cond::BuiltShelter => self.word("cond-built-shelter"),
            Cond::FirmShelter => self.word("cond-firm-shelter"),
            Cond::Item(item) => self.say("cond-item", &[("item", txt(&self.item(item)))]),
            Cond::NoItem(item) => self.say("cond-no-item", &[("item", txt(&self.item(item)))]),
            Cond::WeaponAtLeast(n) => self.say("cond-weapon-at-least", &[("n", num(*n))]),
            Cond::CampOnTotem => self.word("cond-camp-on-totem"),
            Cond::CampCanMove => self.word("cond-camp-can-move"),
            Cond::WeaponBelow(n) => self.say("cond-weapon-below", &[("n", num(*n))]),
        }
    }

    pub(super) fn otherwise(&self, text: String, otherwise: &[Effect]) -> String {
        if otherwise.is_empty() {
            return text;
        }
        let other = self.after_colon(&self.effects_phrase(otherwise));
        self.say(
            "fx-exhaust-otherwise",
            &[("text", txt(&text)), ("otherwise", txt(&other))],
        )
    }

    /// The alternatives of a choice, each as a fragment.
    pub fn alternative(&self, option: &Alternative) -> String {
        if option.effects.is_empty() {
            return self.word(match option.fate {
                Some(Fate::Discard) => "fate-choice-plain-discard",
                Some(Fate::ShuffleIntoEvents) => "fate-choice-plain-shuffle",
                Some(Fate::Keep) => "fate-choice-plain-keep",
                Some(Fate::ByChoice) | None => "do-nothing",
            });
        }
        let text = self.effects_phrase(&option.effects);
        let id = match option.fate {
            None | Some(Fate::ByChoice) => return text,
            Some(Fate::Discard) => "fate-choice-discard",
            Some(Fate::ShuffleIntoEvents) => "fate-choice-shuffle",
            Some(Fate::Keep) => "fate-choice-keep",
        };
        self.say(id, &[("text", txt(&text))])
    }

    /// Alternatives with "or" between them.
    pub(in crate::text) fn choose(&self, options: &[Alternative]) -> String {
        options
            .iter()
            .map(|o| self.alternative(o))
            .reduce(|a, b| self.say("fx-choose-or", &[("a", txt(&a)), ("b", txt(&b))]))
            .unwrap_or_else(|| self.word("no-effect"))
    }

    /// A choice in the midst of other effects.
    pub(in crate::text) fn choose_among_others(&self, options: &[Alternative]) -> String {
        self.say("fx-choose", &[("options", txt(&self.choose(options)))])
    }

    pub(super) fn condition(&self, cond: &Cond, then: &[Effect], otherwise: &[Effect]) -> String {
        let cond = self.cond_text(cond);
        let then = self.after_colon(&self.effects_phrase(then));
        if otherwise.is_empty() {
            return self.say("fx-if", &[("cond", txt(&cond)), ("then", txt(&then))]);
        }
        let otherwise = self.effects_phrase(otherwise);
        self.say(
            "fx-if-else",
            &[
                ("cond", txt(&cond)),
                ("then", txt(&then)),
                ("otherwise", txt(&self.after_colon(&otherwise))),
            ],
        )
    }

    /// What comes at a later moment; a condition joins the moment, so that there is one colon only.
    pub(super) fn later(&self, moment: &str, effects: &[Effect]) -> String {
        if let [
            Effect::If {
                cond,
                then,
                otherwise,
            },
        ] = effects
            && otherwise.is_empty()
        {
            let cond = self.cond_text(cond);
            let what = self.after_colon(&self.effects_phrase(then));
            return self.say(
                "fx-later-if",
                &[
                    ("moment", txt(moment)),
                    ("cond", txt(&cond)),
                    ("what", txt(&what)),
                ],
            );
        }
        let what = self.after_colon(&self.effects_phrase(effects));
        self.say("fx-later", &[("moment", txt(moment)), ("what", txt(&what))])
    }
}
