//! What a component of the roll-and-write game means: the way to a custom id and back.

use super::bundle::Bundle;
use crate::ui::press::{Arg, Args, GamePresses, presses};

/// Dice picked by a person, by place in the pool. Nothing is kept in memory: the buttons carry them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dice(u8);

impl Dice {
    /// No dice at all.
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

presses! {
    /// A press of a button or a pick from a menu.
    pub enum Press {
        /// Shows the panel with these dice picked.
        "show" => Show(dice: Dice),
        /// Shows the panel with these dice picked and this page of fields.
        "fields" => Fields(dice: Dice, page: u8),
        /// Goes to the field of the menu, or turns its page.
        "go" => Go(dice: Dice),
        /// Does what the menu says.
        "menu" => Menu(dice: Dice),
        /// Does this.
        "do" => Deed(dice: Dice, code: String),
        /// Goes to this field in spite of what was said of it.
        "go-sure" => GoSure(dice: Dice, place: String),
        /// Does this in spite of what was said of it.
        "do-sure" => DeedSure(dice: Dice, code: String),
        /// Ends the day, if nothing is lost by it.
        "night" => End,
        /// Ends the day.
        "night-sure" => EndSure,
        /// Begins a new game of the same kind for practice.
        "practice" => Practice,
        /// Gives the running game up for another of its kind, if its player says so when asked.
        "other" => Other,
        /// Opens a table for the same island game once more.
        "again" => Again,
        /// Gives the old attempt up for the challenge of today.
        "today" => Today,
        /// Shows the whole sheet, to whoever asks.
        "sheet" => Sheet,
        /// Tells whoever asks what a player who thinks ahead would do for them.
        "hint" => Hint,
        /// Does the next step of what they were told.
        "follow" => Follow,
        /// Does it in spite of what was said of it.
        "follow-sure" => FollowSure,
        /// Shows what can be traded.
        "trade" => Trade,
        /// Shows the form of an offer with this in it.
        "bundle" => Bundle(bundle: Bundle),
        /// Puts into the offer what the menu says is given.
        "give" => Give(bundle: Bundle),
        /// Puts into the offer what the menu says is asked for.
        "take" => Take(bundle: Bundle),
        /// Makes the offer.
        "offer" => Offer(bundle: Bundle),
    }
}

impl GamePresses for Press {
    const LETTER: char = 'r';

    fn home() -> Self {
        Self::Show(Dice::NONE)
    }

    fn renamed_button(button: &str) -> &str {
        match button {
            // The tables that fill up were this game's own.
            "join" => "sit",
            "leave" => "rise",
            "start" => "begin",
            button => button,
        }
    }
}

impl<P> Arg<P> for Dice {
    fn put(&self, args: &mut Vec<String>) {
        args.push(self.write());
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        Dice::read(args.one())
    }

    fn sample(n: usize) -> Self {
        let some = Dice::NONE.toggled(3);
        [Dice::NONE, some, some.toggled(0)][n % 3]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::{
        component::Id,
        shared::{Pressed, Shared},
    };

    fn read(text: &str) -> Option<Pressed<Press>> {
        Pressed::read(&Id::read(text).unwrap(), &[])
    }

    #[test]
    fn what_does_not_fit_shows_the_panel_and_nonsense_means_nothing() {
        let long = Press::Deed(Dice::NONE, "x".repeat(100)).id(9);
        assert_eq!(read(&long), Some(Pressed::Game(Press::Show(Dice::NONE))));
        for bad in [
            "c1|r|show|1|9",
            "c1|r|show|1|00",
            "c1|r|dance|1",
            "c1|i|show|1|-",
            // As an older version wrote it.
            "c1|r|join|0|s03|f|8cv1gfspn27c",
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }

    #[test]
    fn buttons_of_tables_that_an_older_version_drew_mean_what_they_meant() {
        for (button, meant) in [
            ("c1|r|join|0|77", Shared::Join(77)),
            ("c1|r|leave|0|77", Shared::Leave(77)),
            ("c1|r|start|0|77", Shared::Start(77)),
            ("c1|r|help|4|2", Shared::Help(2)),
        ] {
            assert_eq!(read(button), Some(Pressed::Shared(meant)), "{button}");
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
