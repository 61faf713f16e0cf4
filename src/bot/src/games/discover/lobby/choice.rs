//! One option of a table, as a button or a line of a menu carries it.

use castaway_discover::{contest::Pressure, ids::Difficulty};
use castaway_kernel::Key;
use castaway_table::Pace;

use crate::{
    discord::tempo::{pace_of_sign, pace_sign},
    ui::{
        press::{Arg, Args},
        texts::Lang,
    },
};

/// One option of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// This quest.
    Quest(Key),
    /// How hard the world is.
    Difficulty(Difficulty),
    /// This terrain; whichever the world brings where none is named.
    Terrain(Option<Key>),
    /// How long somebody is waited for.
    Pace(Pace),
    /// Whether time presses in a competition.
    Pressure(Pressure),
    /// The language of the table.
    Language(Lang),
    /// Chairs that are held are held no more.
    Release,
}

/// Every difficulty with its sign.
const SIGNS: [(Difficulty, char); 3] = [
    (Difficulty::Gentle, 'g'),
    (Difficulty::Standard, 's'),
    (Difficulty::Hard, 'h'),
];

impl Choice {
    /// The option in a few letters.
    pub fn code(&self) -> String {
        match self {
            Self::Quest(quest) => format!("q{quest}"),
            Self::Difficulty(difficulty) => {
                let sign = SIGNS.iter().find(|(other, _)| other == difficulty);
                format!("d{}", sign.map_or('s', |(_, sign)| *sign))
            }
            Self::Terrain(None) => "g".to_owned(),
            Self::Terrain(Some(terrain)) => format!("g{terrain}"),
            Self::Pace(pace) => format!("t{}", pace_sign(*pace)),
            Self::Pressure(Pressure::Steady) => "p0".to_owned(),
            Self::Pressure(Pressure::Rising) => "p1".to_owned(),
            Self::Language(Lang::En) => "l0".to_owned(),
            Self::Language(Lang::De) => "l1".to_owned(),
            Self::Release => "r".to_owned(),
        }
    }

    /// The option of a code; none if it is damaged. Whether there is such a quest or terrain is for the content to say.
    pub fn read(code: &str) -> Option<Self> {
        let (kind, value) = code.split_at_checked(1)?;
        Some(match (kind, value) {
            ("q", quest) if !quest.is_empty() => Self::Quest(quest.into()),
            ("d", sign) => {
                let mut all = SIGNS.iter();
                let (difficulty, _) = all.find(|(_, other)| sign == other.to_string())?;
                Self::Difficulty(*difficulty)
            }
            ("g", "") => Self::Terrain(None),
            ("g", terrain) => Self::Terrain(Some(terrain.into())),
            ("t", sign) => Self::Pace(pace_of_sign(sign)?),
            ("p", "0") => Self::Pressure(Pressure::Steady),
            ("p", "1") => Self::Pressure(Pressure::Rising),
            ("l", "0") => Self::Language(Lang::En),
            ("l", "1") => Self::Language(Lang::De),
            ("r", "") => Self::Release,
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
        [
            Self::Quest("q_beacon".into()),
            Self::Terrain(None),
            Self::Release,
        ][n % 3]
            .clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_comes_back_and_nothing_else_is_read() {
        let mut all = vec![
            Choice::Release,
            Choice::Terrain(None),
            Choice::Terrain(Some("reed_mire".into())),
            Choice::Quest("q_flood".into()),
            Choice::Pressure(Pressure::Rising),
            Choice::Pressure(Pressure::Steady),
        ];
        all.extend(Difficulty::ALL.iter().map(|d| Choice::Difficulty(*d)));
        all.extend(Pace::ALL.map(Choice::Pace));
        all.extend(Lang::ALL.map(Choice::Language));
        for choice in all {
            assert_eq!(Choice::read(&choice.code()), Some(choice));
        }
        for odd in ["", "q", "d", "dx", "t", "tx", "l2", "r1", "x", "\u{e4}1"] {
            assert_eq!(Choice::read(odd), None, "{odd}");
        }
    }
}
