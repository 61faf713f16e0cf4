//! What a component of the roll-and-write game means: the way to a custom id and back.

use crate::component::Id;

/// The letter of the game in custom ids.
pub const GAME: &str = "r";

/// Dice picked by a person, by place in the pool. Nothing is kept in memory: the buttons carry them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dice(u8);

impl Dice {
    /// None.
    pub const NONE: Self = Self(0);

    /// As a bit for each.
    pub fn bits(self) -> u8 {
        self.0
    }

    /// Those of these bits; what is no die is left out.
    pub fn of_bits(bits: u8) -> Self {
        Self(bits & 0b1111)
    }

    /// Whether none is picked.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is picked.
    pub fn has(self, slot: u8) -> bool {
        slot < 4 && self.0 & (1 << slot) != 0
    }

    /// With one picked or put back.
    #[must_use]
    pub fn toggled(self, slot: u8) -> Self {
        if slot < 4 {
            Self(self.0 ^ (1 << slot))
        } else {
            self
        }
    }

    /// The only one, if it is one.
    pub fn single(self) -> Option<u8> {
        let mut slots = (0..4).filter(|s| self.has(*s));
        slots.next().filter(|_| slots.next().is_none())
    }

    /// Those of these dice that are picked.
    #[must_use]
    pub fn only(self, free: impl Fn(u8) -> bool) -> Self {
        (0..4)
            .filter(|s| self.has(*s) && !free(*s))
            .fold(self, Self::toggled)
    }

    fn write(self) -> String {
        if self.is_empty() {
            return "-".into();
        }
        (0..4)
            .filter(|s| self.has(*s))
            .map(|s| s.to_string())
            .collect()
    }

    fn read(text: &str) -> Option<Self> {
        if text == "-" {
            return Some(Self::NONE);
        }
        text.chars().try_fold(Self::NONE, |dice, c| {
            let slot = u8::try_from(c.to_digit(4)?).ok()?;
            (!dice.has(slot)).then(|| dice.toggled(slot))
        })
    }
}

/// A press of a button or a pick from a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// Shows the panel with these dice picked.
    Show(Dice),
    /// Shows the panel with these dice picked and this page of fields.
    Fields(Dice, u8),
    /// Goes to the field of the menu, or turns its page.
    Go(Dice),
    /// Does what the menu says.
    Menu(Dice),
    /// Does this.
    Deed(Dice, String),
    /// Ends the day, if nothing useful is left.
    End,
    /// Ends the day.
    EndSure,
    /// Shows a page of the help.
    Help(u8),
    /// Begins a new game of the same kind for practice.
    Practice,
    /// Gives the old attempt up for the challenge of today.
    Today,
    /// Shows what can be traded.
    Trade,
    /// Takes a seat in this lobby.
    Join(u64),
    /// Leaves this lobby.
    Leave(u64),
    /// Starts the game of this lobby.
    Start(u64),
}

impl Press {
    /// The custom id. What does not fit becomes the button that shows the panel, which is always safe.
    pub fn id(&self, revision: u64) -> String {
        let id = |action: &str, args: &[&str]| Id::new(GAME, action, revision, args);
        let id = match self {
            Press::Show(dice) => id("show", &[&dice.write()]),
            Press::Fields(dice, page) => id("fields", &[&dice.write(), &page.to_string()]),
            Press::Go(dice) => id("go", &[&dice.write()]),
            Press::Menu(dice) => id("menu", &[&dice.write()]),
            Press::Deed(dice, code) => id("do", &[&dice.write(), code]),
            Press::End => id("night", &[]),
            Press::EndSure => id("night-sure", &[]),
            Press::Help(page) => id("help", &[&page.to_string()]),
            Press::Practice => id("practice", &[]),
            Press::Today => id("today", &[]),
            Press::Trade => id("trade", &[]),
            Press::Join(lobby) => id("join", &[&lobby.to_string()]),
            Press::Leave(lobby) => id("leave", &[&lobby.to_string()]),
            Press::Start(lobby) => id("start", &[&lobby.to_string()]),
        };
        id.write()
            .unwrap_or_else(|| format!("c1|{GAME}|show|{revision}|-"))
    }

    /// Reads a parsed id; `None` if it means nothing here.
    pub fn read(id: &Id) -> Option<Self> {
        if id.game != GAME {
            return None;
        }
        let dice = || Dice::read(id.arg(0));
        let lobby = || id.arg(0).parse().ok();
        Some(match id.action.as_str() {
            "show" => Press::Show(dice()?),
            "fields" => Press::Fields(dice()?, id.arg(1).parse().ok()?),
            "go" => Press::Go(dice()?),
            "menu" => Press::Menu(dice()?),
            "do" => Press::Deed(dice()?, id.arg(1).to_owned()),
            "night" => Press::End,
            "night-sure" => Press::EndSure,
            "help" => Press::Help(id.arg(0).parse().ok()?),
            "practice" => Press::Practice,
            "today" => Press::Today,
            "trade" => Press::Trade,
            "join" => Press::Join(lobby()?),
            "leave" => Press::Leave(lobby()?),
            "start" => Press::Start(lobby()?),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_press_comes_back() {
        let some = Dice::NONE.toggled(0).toggled(3);
        for press in [
            Press::Show(Dice::NONE),
            Press::Show(some),
            Press::Fields(some, 3),
            Press::Go(some),
            Press::Menu(some),
            Press::Deed(some, "plan:axe".into()),
            Press::End,
            Press::EndSure,
            Press::Help(2),
            Press::Practice,
            Press::Today,
            Press::Trade,
            Press::Join(u64::MAX),
            Press::Leave(0),
            Press::Start(77),
        ] {
            let id = Id::read(&press.id(9)).unwrap();
            assert_eq!(Press::read(&id), Some(press));
        }
        let long = Press::Deed(some, "x".repeat(100)).id(9);
        assert_eq!(
            Press::read(&Id::read(&long).unwrap()),
            Some(Press::Show(Dice::NONE))
        );
        for bad in [
            "c1|r|show|1|9",
            "c1|r|show|1|00",
            "c1|r|dance|1",
            "c1|i|show|1|-",
            // As an older version wrote it.
            "c1|r|join|0|s03|f|8cv1gfspn27c",
        ] {
            assert_eq!(Press::read(&Id::read(bad).unwrap()), None, "{bad}");
        }
    }

    #[test]
    fn dice_are_picked_and_put_back() {
        let one = Dice::NONE.toggled(2);
        assert_eq!((one.single(), one.toggled(2)), (Some(2), Dice::NONE));
        let two = one.toggled(0);
        assert_eq!(two.single(), None);
        assert_eq!(two.only(|slot| slot == 2), one);
        assert_eq!(Dice::NONE.toggled(7), Dice::NONE);
        assert_eq!(Dice::of_bits(0xf0 | two.bits()), two);
    }
}
