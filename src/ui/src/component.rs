//! What a component says when pressed: `c1|game|action|revision|argument…`, at most 100 characters.
//!
//! The game is a letter; a second letter names the place of the game: a slot of the presser's own, or the channel. After
//! it stand signs that tell this game from the one that stood there before. What means no game in particular, and what
//! older versions wrote of a channel's game, has the first letter alone.
//!
//! Nothing about a press is kept in memory, so that buttons work after a restart and for weeks.

use castaway_table::Slot;

use super::limits::{CUSTOM_ID, units};

/// The format that this program writes.
const FORMAT: &str = "c1";

/// Signs that tell a game from the one before it in its place.
pub(super) const TAG: usize = 4;

/// In place of the letter of a slot: the channel.
const CHANNEL: char = 'c';

/// The longest id that is written, without the letter of a place and the signs of a game, so that these still fit.
const LONGEST: usize = CUSTOM_ID - 1 - TAG;

/// A parsed custom id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Id {
    /// Letter of the game.
    pub game: String,
    /// What is meant.
    pub action: String,
    /// The revision of the game that the component was drawn for.
    pub revision: u64,
    /// What it concerns.
    pub args: Vec<String>,
}

/// Why a custom id is not ours to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IdError {
    /// It is no id of this program.
    #[error("not an id of this program")]
    Foreign,
    /// It was written by another version.
    #[error("an id of another version")]
    Version,
    /// It is damaged.
    #[error("a damaged id")]
    Damaged,
}

impl Id {
    /// An id with its arguments.
    pub fn new(game: &str, action: &str, revision: u64, args: &[&str]) -> Self {
        Self {
            game: game.into(),
            action: action.into(),
            revision,
            args: args.iter().map(|a| (*a).to_owned()).collect(),
        }
    }

    /// The text on the wire, or `None` if it does not fit.
    pub fn write(&self) -> Option<String> {
        let mut text = format!("{FORMAT}|{}|{}|{}", self.game, self.action, self.revision);
        for arg in &self.args {
            // A bar inside an argument would be read as two arguments.
            if arg.contains('|') {
                return None;
            }
            text.push('|');
            text.push_str(arg);
        }
        let place = units(&self.game).saturating_sub(1);
        (units(&text) <= LONGEST + place.min(1 + TAG)).then_some(text)
    }

    /// Reads any text.
    ///
    /// # Errors
    /// Says whether it is foreign, of another version or damaged; never panics.
    pub fn read(text: &str) -> Result<Self, IdError> {
        let mut parts = text.split('|');
        match parts.next() {
            Some(FORMAT) => {}
            Some(other) => {
                let ours = other.len() > 1
                    && other.starts_with('c')
                    && other[1..].bytes().all(|b| b.is_ascii_digit());
                return Err(if ours {
                    IdError::Version
                } else {
                    IdError::Foreign
                });
            }
            None => return Err(IdError::Foreign),
        }
        let (Some(game), Some(action), Some(revision)) = (parts.next(), parts.next(), parts.next())
        else {
            return Err(IdError::Damaged);
        };
        if game.is_empty() || action.is_empty() {
            return Err(IdError::Damaged);
        }
        let revision = revision.parse().map_err(|_| IdError::Damaged)?;
        Ok(Self {
            game: game.into(),
            action: action.into(),
            revision,
            args: parts.map(str::to_owned).collect(),
        })
    }

    /// The letter of the game.
    pub fn letter(&self) -> char {
        self.game.chars().next().unwrap_or('?')
    }

    /// The slot of the presser's own games, if one is meant.
    pub fn slot(&self) -> Option<Slot> {
        let fits = self.game.chars().count() <= 2 + TAG;
        let slot = self.game.chars().nth(1)?;
        Slot::of_letter(slot).filter(|_| fits)
    }

    /// The signs of the game that is meant; empty in what older versions wrote.
    pub fn tag(&self) -> &str {
        self.game.get(2..).unwrap_or_default()
    }
}

/// The part of an id that names the game of a channel: with its signs, if it has any.
pub(super) fn of_channel(letter: char, signs: Option<&str>) -> String {
    match signs {
        Some(signs) => format!("{letter}{CHANNEL}{signs}"),
        None => letter.into(),
    }
}

/// The same id, meaning the game of these signs in a slot of the presser's own; an id that is not ours, or names a slot
/// already, stays as it is.
pub fn at(id: &str, slot: Slot, tag: &str) -> String {
    match id
        .strip_prefix(FORMAT)
        .and_then(|rest| rest.strip_prefix('|'))
    {
        Some(rest) => match rest.split_once('|') {
            Some((game, rest)) => {
                let mut signs = game.chars();
                match (signs.next(), signs.next()) {
                    (Some(letter), None | Some(CHANNEL)) => {
                        format!("{FORMAT}|{letter}{}{tag}|{rest}", slot.letter())
                    }
                    _ => id.to_owned(),
                }
            }
            None => id.to_owned(),
        },
        None => id.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_can_mean_a_game_of_ones_own() {
        let own = at("c1|i|pick|42|7", Slot::Weekly, "7f2a");
        assert_eq!(own, "c1|iw7f2a|pick|42|7");
        assert_eq!(at(&own, Slot::Daily, "0000"), own);
        assert_eq!(at("hello", Slot::Daily, "0000"), "hello");
        let id = Id::read(&own).unwrap();
        assert_eq!(id.tag(), "7f2a");
        assert_eq!(Id::read("c1|iw|pick|42|7").unwrap().tag(), "");
        assert_eq!(castaway_table::tag(u64::MAX).len(), TAG);
        assert_eq!((id.letter(), id.slot()), ('i', Some(Slot::Weekly)));
        let old = Id::read("c1|i|pick|42|7").unwrap();
        assert_eq!((old.letter(), old.slot()), ('i', None));
        assert_eq!(Id::read("c1|iw7f2a9|pick|42|7").unwrap().slot(), None);
        let channel = Id::read("c1|ic0b1c|pick|42|7").unwrap();
        assert_eq!((channel.slot(), channel.tag()), (None, "0b1c"));
        assert_eq!(at("c1|ic0b1c|pick|42|7", Slot::Weekly, "7f2a"), own);
    }

    #[test]
    fn ids_come_back_and_stay_short() {
        let id = Id::new("i", "pick", 42, &["7", "space:T1"]);
        let text = id.write().unwrap();
        assert_eq!(text, "c1|i|pick|42|7|space:T1");
        assert_eq!(Id::read(&text), Ok(id));
        assert_eq!(Id::new("i", "pick", 1, &[&"x".repeat(100)]).write(), None);
        assert_eq!(Id::new("i", "pick", 1, &["a|b"]).write(), None);
    }

    #[test]
    fn any_text_is_read_or_refused() {
        assert_eq!(Id::read(""), Err(IdError::Foreign));
        assert_eq!(Id::read("hello"), Err(IdError::Foreign));
        assert_eq!(Id::read("c2|i|x|1"), Err(IdError::Version));
        assert_eq!(Id::read("c1|i|x"), Err(IdError::Damaged));
        assert_eq!(Id::read("c1|i|x|-1"), Err(IdError::Damaged));
        assert_eq!(Id::read("c1||x|1"), Err(IdError::Damaged));
        // A small deterministic fuzz: cuts, swaps and odd characters of a real id.
        let seed = "c1|i|pick|42|7|space:T1";
        let odd = ['|', 'é', '\0', '9', '🏝', ' '];
        for at in 0..seed.len() {
            let _ = Id::read(&seed[..at]);
            let _ = Id::read(&seed[at..]);
            for c in odd {
                let mut text = seed.to_owned();
                text.replace_range(at..=at, &c.to_string());
                if let Ok(id) = Id::read(&text) {
                    assert_eq!(Id::read(&id.write().unwrap()), Ok(id));
                }
            }
        }
    }
}
