//! What stands on tiles, and amounts that the island changes.

use castaway_kernel::Key;

use crate::{
    content::{WeatherDie, WeatherFace},
    effect::{Amount, Count, Target, Weighed},
    ids::{Res, Space},
    text::bundle::{Wording, num, txt},
};

impl Wording {
    /// An amount with what changes it: "4, 1 more for each open totem".
    pub(in crate::text) fn amount(&self, base: &str, amount: &Amount) -> String {
        let with = |text: String, id: &str, weighed: &Option<Weighed>| match weighed {
            None => text,
            Some(weighed) => {
                let of = self.counted(&weighed.of);
                let args = [
                    ("text", txt(&text)),
                    ("n", num(weighed.each)),
                    ("of", txt(&of)),
                ];
                self.say(id, &args)
            }
        };
        let text = with(base.into(), "amount-more", &amount.plus);
        with(text, "amount-less", &amount.minus)
    }

    fn counted(&self, count: &Count) -> String {
        match count {
            Count::Totems => self.word("count-totems"),
            Count::Markers(marker) => {
                self.say("count-markers", &[("marker", txt(&self.marker(marker)))])
            }
        }
    }

    /// Wounds whose number the island changes.
    pub(super) fn wound_by(&self, who: Target, amount: &Amount) -> String {
        let text = self.who_n("fx-wound", who, amount.base);
        self.amount(&text, amount)
    }

    /// Hexes that close for good.
    pub(super) fn closed_spaces(&self, by: &Key, spaces: &[Space]) -> String {
        let names: Vec<String> = spaces.iter().map(|s| s.name().to_owned()).collect();
        let by = self.closing(by);
        let names = self.and(&names);
        let args = [("by", txt(&by)), ("spaces", txt(&names))];
        self.say("fx-close-spaces", &args)
    }

    /// A fight with what stands on the tile.
    pub(super) fn attack(&self, strength: &Amount) -> String {
        let strength = self.amount(&strength.base.to_string(), strength);
        self.say("fx-attack", &[("strength", txt(&strength))])
    }

    /// The next of the crew is lost.
    pub(super) fn lose_crew(&self, morale: i8) -> String {
        match morale {
            0 => self.word("fx-lose-crew"),
            n => self.say("fx-lose-crew-morale", &[("n", num(n.unsigned_abs()))]),
        }
    }

    /// A result of a weather die does not count.
    pub(super) fn ignore_weather(&self, die: WeatherDie, face: Option<WeatherFace>) -> String {
        match face {
            None => self.say("fx-ignore-weather", &[("die", txt(&self.weather_die(die)))]),
            Some(face) => {
                let face = self.weather_face(face);
                self.say("fx-ignore-weather-face", &[("face", txt(&face))])
            }
        }
    }

    /// One of some resources is given.
    pub(super) fn discard_one(&self, of: &[Res]) -> String {
        let all: Vec<String> = of.iter().map(|&res| self.res(res, 1)).collect();
        self.say("fx-discard-one", &[("what", txt(&self.or(&all)))])
    }
}
