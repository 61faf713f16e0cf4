//! What a component of the explore-and-craft game means: the way to a custom id and back.

use castaway_discover::on_way::OnWay;

use super::{anew::Anew, bundle::Bundle, lobby::choice::Choice};
use crate::ui::press::{Arg, Args, GamePresses, Nth, presses};

/// A question, and the seat that answers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Which question.
    pub ask: u32,
    /// Whose answer.
    pub seat: u8,
}

presses! {
    /// A press of a button or a pick from a menu.
    pub enum Press {
        /// Shows the panel with this page of destinations.
        "spaces" => Show(page: u8),
        /// Goes where the menu of this page says, or turns it.
        "goto" => Go(page: u8),
        /// Goes to this space.
        "to" => Walk(to: u8),
        /// Shows the panel, as panels said it that carried themselves whether walks gather.
        "show" => ShowOld(gathers: bool, page: u8),
        /// Goes where the menu of such a panel says, or turns its page.
        "go" => GoOld(gathers: bool, page: u8),
        /// Goes to this space, from such a panel.
        "walk" => WalkOld(gathers: bool, to: u8),
        /// Settles what the presser's walks gather on the way, from a panel that had a button for it.
        "gathers" => Gathers(on_way: OnWay),
        /// Does what the menu says for this seat; a message may have several such menus.
        "menu" => Menu(seat: u8, which: Nth),
        /// Does this for this seat.
        "do" => Deed(seat: u8, code: String),
        /// Prepares the walk of this seat to where the menu says, for its next turn.
        "prepare" => Prepare(seat: u8),
        /// Takes the prepared walk of this seat back.
        "unprepare" => Unprepare(seat: u8),
        /// Answers a question with an option by its place.
        "pick" => Pick(asked: Asked, option: u8),
        /// Answers a question with the option that the menu says, or turns its page.
        "picks" => Picks(asked: Asked),
        /// Leaves behind all that the menu says, one answer for each thing.
        "drops" => Drops(asked: Asked),
        /// Shows what is one's own, for the presser alone.
        "hand" => Hand,
        /// Shows the card that the menu says, for the presser alone.
        "card" => Card(which: Nth),
        /// Shows the cards that one may read.
        "cards" => Cards(page: u8),
        /// Shows this page of the unclear points, to whoever asks.
        "rulings" => Rulings(page: u8),
        /// Shows the whole map, to whoever asks.
        "sheet" => Sheet,
        /// Shows how the quest stands, to whoever asks.
        "quest" => Quest,
        /// Tells the presser what would be done in their place.
        "hint" => Hint,
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
        /// Settles an answer once and for all, or ends that, as the menu says.
        "habit" => Habit(menu: Nth),
        /// Asks whether one gives one's survivor up.
        "give-up" => GiveUp,
        /// Gives one's survivor up for good.
        "give-up-sure" => GiveUpSure(seat: u8),
        /// Changes an option of a table that fills up.
        "option" => Option(lobby: u64, choice: Choice),
        /// Changes an option of a table that fills up, as the menu says.
        "choices" => Choices(lobby: u64, which: Nth),
        /// Opens a table for another world.
        "again" => Again,
        /// Plays this world again.
        "same" => Same,
        /// Opens a table for the next quest.
        "onward" => Onward,
        /// Plays once more what was ended by hand.
        "anew" => Anew(anew: Anew),
    }
}

impl GamePresses for Press {
    const LETTER: char = 'x';

    fn home() -> Self {
        Self::Show(0)
    }
}

impl Arg<Press> for OnWay {
    fn put(&self, args: &mut Vec<String>) {
        let word = match self {
            Self::Nothing => "nothing",
            Self::Tokens => "tokens",
            Self::Water => "water",
        };
        args.push(word.into());
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        match args.one() {
            "nothing" => Some(Self::Nothing),
            "tokens" => Some(Self::Tokens),
            "water" => Some(Self::Water),
            _ => None,
        }
    }

    fn sample(n: usize) -> Self {
        Self::ALL[n % Self::ALL.len()]
    }
}

impl<P> Arg<P> for Asked {
    fn put(&self, args: &mut Vec<String>) {
        Arg::<Press>::put(&self.ask, args);
        Arg::<Press>::put(&self.seat, args);
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        Some(Self {
            ask: Arg::<Press>::take(args)?,
            seat: Arg::<Press>::take(args)?,
        })
    }

    fn sample(n: usize) -> Self {
        Self {
            ask: Arg::<Press>::sample(n),
            seat: Arg::<Press>::sample(n),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::{component::Id, shared::Pressed};

    fn read(text: &str) -> Option<Pressed<Press>> {
        Pressed::read(&Id::read(text).unwrap(), &[])
    }

    #[test]
    fn ids_of_panels_that_carried_what_walks_gather_mean_what_they_meant() {
        for (text, press) in [
            ("c1|x|walk|7|1|12", Press::WalkOld(true, 12)),
            ("c1|x|walk|7|0|12", Press::WalkOld(false, 12)),
            ("c1|x|go|7|0|2", Press::GoOld(false, 2)),
            ("c1|x|go|7|1|0", Press::GoOld(true, 0)),
            ("c1|x|show|7|1|0", Press::ShowOld(true, 0)),
        ] {
            assert_eq!(read(text), Some(Pressed::Game(press)), "{text}");
        }
    }

    #[test]
    fn what_does_not_fit_shows_the_panel_and_nonsense_means_nothing() {
        let long = Press::Deed(0, "x".repeat(100)).id(9);
        assert_eq!(read(&long), Some(Pressed::Game(Press::home())));
        for bad in [
            "c1|x|show|1|1",
            "c1|x|show|1|1|300",
            "c1|x|spaces|1",
            "c1|x|spaces|1|300",
            "c1|x|gathers|1|all",
            "c1|x|dance|1",
            "c1|x|pick|1|7|0",
            "c1|i|hand|1",
        ] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
