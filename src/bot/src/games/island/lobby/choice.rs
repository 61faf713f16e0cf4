//! One option of a table, as a button or a line of a menu carries it.

use castaway_robinson::{
    preset::Preset,
    setup::{EventMix, Wreckage},
};
use castaway_table::{Control, Pace};

use crate::{
    discord::tempo::{pace_of_sign, pace_sign},
    ui::{
        press::{Arg, Args},
        texts::Lang,
    },
};

/// One option of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Whether Friday plays.
    Friday(bool),
    /// Whether the Dog plays.
    Dog(bool),
    /// So many starting equipment cards.
    Equipment(u8),
    /// The mix of the event deck.
    Events(EventMix),
    /// The first wreckage.
    Wreckage(Wreckage),
    /// Several options at once.
    Preset(Preset),
    /// The scenario of this printed number.
    Scenario(u8),
    /// The scenario of this number among our own.
    Own(u8),
    /// So many characters at least.
    Characters(u8),
    /// Who moves what belongs to a seat.
    Control(Control),
    /// How long somebody is waited for.
    Pace(Pace),
    /// The language of the table.
    Language(Lang),
    /// Chairs that are held are held no more.
    Release,
}

/// Every event mix with its sign.
pub const MIXES: [(EventMix, char); 3] = [
    (EventMix::Easier, 'e'),
    (EventMix::Normal, 'n'),
    (EventMix::Harder, 'h'),
];

impl Choice {
    /// The option in a few letters.
    pub fn code(self) -> String {
        let flag = |on: bool| if on { '1' } else { '0' };
        match self {
            Self::Friday(on) => format!("f{}", flag(on)),
            Self::Dog(on) => format!("d{}", flag(on)),
            Self::Equipment(n) => format!("q{n}"),
            Self::Events(mix) => {
                let sign = MIXES.iter().find(|(other, _)| *other == mix);
                format!("e{}", sign.map_or('n', |(_, sign)| *sign))
            }
            Self::Wreckage(wreckage) => format!("w{}", flag(wreckage == Wreckage::Random)),
            Self::Preset(preset) => format!("g{}", preset.name()),
            Self::Scenario(n) => format!("s{n}"),
            Self::Own(n) => format!("o{n}"),
            Self::Characters(n) => format!("p{n}"),
            Self::Control(control) => format!("c{}", flag(control == Control::Shared)),
            Self::Pace(pace) => format!("t{}", pace_sign(pace)),
            Self::Language(lang) => format!("l{}", flag(lang == Lang::De)),
            Self::Release => "r".to_owned(),
        }
    }

    /// The option of a code; none if it is damaged or out of bounds.
    pub fn read(code: &str) -> Option<Self> {
        let (kind, value) = code.split_at_checked(1)?;
        let flag = match value {
            "1" => Some(true),
            "0" => Some(false),
            _ => None,
        };
        let among = |least: u8, most: u8| {
            let n: u8 = value.parse().ok()?;
            (least..=most).contains(&n).then_some(n)
        };
        Some(match kind {
            "f" => Self::Friday(flag?),
            "d" => Self::Dog(flag?),
            "q" => Self::Equipment(among(0, 8)?),
            "e" => {
                let mut all = MIXES.iter();
                let (mix, _) = all.find(|(_, sign)| value == sign.to_string())?;
                Self::Events(*mix)
            }
            "w" if flag? => Self::Wreckage(Wreckage::Random),
            "w" => Self::Wreckage(Wreckage::FoodCrates),
            "g" => {
                let mut all = Preset::ALL.into_iter();
                Self::Preset(all.find(|preset| preset.name() == value)?)
            }
            "s" => Self::Scenario(among(1, 99)?),
            "o" => Self::Own(among(1, 99)?),
            "p" => Self::Characters(among(1, 4)?),
            "c" if flag? => Self::Control(Control::Shared),
            "c" => Self::Control(Control::Own),
            "t" => Self::Pace(pace_of_sign(value)?),
            "l" if flag? => Self::Language(Lang::De),
            "l" => Self::Language(Lang::En),
            "r" if value.is_empty() => Self::Release,
            _ => return None,
        })
    }
}

impl<P> Arg<P> for Choice {
    fn put(&self, args: &mut Vec<String>) {
        args.push(self.code());
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        Self::read(args.one())
    }

    fn sample(n: usize) -> Self {
        [Self::Friday(true), Self::Equipment(8), Self::Release][n % 3]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_comes_back_and_nothing_else_is_read() {
        let mut all = vec![Choice::Release];
        for on in [true, false] {
            all.extend([Choice::Friday(on), Choice::Dog(on)]);
        }
        all.extend((0..=8).map(Choice::Equipment));
        all.extend((1..=4).map(Choice::Characters));
        all.extend((1..=9).map(Choice::Scenario));
        all.extend((1..=9).map(Choice::Own));
        all.extend(MIXES.map(|(mix, _)| Choice::Events(mix)));
        all.extend([Wreckage::FoodCrates, Wreckage::Random].map(Choice::Wreckage));
        all.extend([Control::Own, Control::Shared].map(Choice::Control));
        all.extend(Pace::ALL.map(Choice::Pace));
        all.extend(Lang::ALL.map(Choice::Language));
        all.extend(Preset::ALL.map(Choice::Preset));
        for choice in all {
            assert_eq!(Choice::read(&choice.code()), Some(choice));
        }
        for odd in [
            "", "f", "f2", "g", "gx", "q9", "s0", "p0", "p5", "ex", "r1", "tx", "x1", "ä1", "q-1",
        ] {
            assert_eq!(Choice::read(odd), None, "{odd}");
        }
    }
}
