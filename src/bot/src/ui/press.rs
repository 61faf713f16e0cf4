//! What a component can mean: the words of component ids, written and read in one place.
//!
//! A press is a variant of an enum, with its word and its arguments in the order of the id. The presses that all
//! games share are one such enum, those of each game another; that no two of them have the same word is checked when
//! the program is compiled.

use super::component::Id;
use crate::next::Wish;

/// Presses with their words and arguments; made by [`presses!`].
pub trait Presses: Sized {
    /// The words, one per variant.
    const WORDS: &'static [&'static str];

    /// The word of this press.
    fn word(&self) -> &'static str;

    /// Its arguments as they stand in an id.
    fn put(&self, args: &mut Vec<String>);

    /// The press of a word and its arguments; `None` if they mean nothing.
    fn take(word: &str, args: &mut Args<'_>) -> Option<Self>;
}

/// The presses of one game.
pub trait GamePresses: Presses {
    /// The letter of the game in ids.
    const LETTER: char;

    /// The press that is always safe: it shows the game as it stands.
    fn home() -> Self;

    /// The word of today for that of a menu of an older version.
    fn renamed(menu: &str) -> &str {
        menu
    }

    /// The id of a component. What does not fit, which content that passed its tests never brings about, becomes the
    /// press that is always safe.
    fn id(&self, revision: u64) -> String {
        written(Self::LETTER, revision, self, None).unwrap_or_else(|args| {
            tracing::error!(word = self.word(), "a component id does not fit");
            written(Self::LETTER, revision, &Self::home(), Some(hash(&args))).unwrap_or_default()
        })
    }
}

/// The arguments of an id, one after the other.
pub struct Args<'a>(std::slice::Iter<'a, String>);

impl<'a> Args<'a> {
    /// The arguments of an id.
    pub fn of(id: &'a Id) -> Self {
        Self(id.args.iter())
    }

    /// The next one, or the empty text.
    pub fn one(&mut self) -> &'a str {
        self.0.next().map_or("", String::as_str)
    }
}

/// Something that stands among the arguments of an id.
pub trait Arg: Sized {
    /// Writes it.
    fn put(&self, args: &mut Vec<String>);

    /// Reads it; `None` if it is damaged.
    fn take(args: &mut Args<'_>) -> Option<Self>;

    /// Some value of it, another for each number.
    #[cfg(test)]
    fn sample(n: usize) -> Self;
}

/// A count from 0; 0 is left out of the id, as older versions did not write it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nth(pub u8);

impl Arg for Nth {
    fn put(&self, args: &mut Vec<String>) {
        if self.0 > 0 {
            args.push(self.0.to_string());
        }
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        match args.one() {
            "" => Some(Self(0)),
            text => text.parse().ok().map(Self),
        }
    }

    #[cfg(test)]
    fn sample(n: usize) -> Self {
        Self([0, 1, 255][n % 3])
    }
}

macro_rules! number_args {
    ($($number:ty),+) => { $(
        impl Arg for $number {
            fn put(&self, args: &mut Vec<String>) {
                args.push(self.to_string());
            }

            fn take(args: &mut Args<'_>) -> Option<Self> {
                args.one().parse().ok()
            }

            #[cfg(test)]
            fn sample(n: usize) -> Self {
                [0, 7, <$number>::MAX][n % 3]
            }
        }
    )+ };
}
number_args!(u8, u32, u64);

impl Arg for bool {
    fn put(&self, args: &mut Vec<String>) {
        args.push(if *self { "1" } else { "0" }.into());
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        Some(args.one() == "1")
    }

    #[cfg(test)]
    fn sample(n: usize) -> Self {
        n % 2 == 1
    }
}

impl Arg for String {
    fn put(&self, args: &mut Vec<String>) {
        args.push(self.clone());
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        Some(args.one().to_owned())
    }

    #[cfg(test)]
    fn sample(n: usize) -> Self {
        ["", "markers-on-unexplored", "a:b"][n % 3].into()
    }
}

/// Declares an enum of presses: `"word" => Variant`, `Variant(name: Type)` or `Variant { field: Type }`.
macro_rules! presses {
    ($(#[$meta:meta])* pub enum $Name:ident {
        $($(#[$doc:meta])* $word:literal => $Variant:ident
            $(($($arg:ident: $Arg:ty),+))?
            $({ $($(#[$note:meta])* $field:ident: $Field:ty),+ $(,)? })?
        ),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $Name {
            $($(#[$doc])* $Variant $(($($Arg),+))? $({ $($(#[$note])* $field: $Field),+ })?),+
        }

        impl $crate::ui::press::Presses for $Name {
            const WORDS: &'static [&'static str] = &[$($word),+];

            fn word(&self) -> &'static str {
                match self {
                    $(Self::$Variant { .. } => $word),+
                }
            }

            #[allow(unused_variables)] // An enum may have no arguments at all.
            fn put(&self, args: &mut Vec<String>) {
                match self {
                    $(Self::$Variant $(($($arg),+))? $({ $($field),+ })? => {
                        $($($crate::ui::press::Arg::put($arg, args);)+)?
                        $($($crate::ui::press::Arg::put($field, args);)+)?
                    })+
                }
            }

            #[allow(unused_variables)]
            fn take(word: &str, args: &mut $crate::ui::press::Args<'_>) -> Option<Self> {
                Some(match word {
                    $($word => {
                        $($(let $arg = $crate::ui::press::Arg::take(args)?;)+)?
                        $($(let $field = $crate::ui::press::Arg::take(args)?;)+)?
                        Self::$Variant $(($($arg),+))? $({ $($field),+ })?
                    })+
                    _ => return None,
                })
            }
        }

        #[cfg(test)]
        impl $crate::ui::press::Samples for $Name {
            fn samples() -> Vec<Self> {
                let mut all = Vec::new();
                for n in 0..3 {
                    $({
                        $($(let $arg = $crate::ui::press::Arg::sample(n);)+)?
                        $($(let $field = $crate::ui::press::Arg::sample(n);)+)?
                        all.push(Self::$Variant $(($($arg),+))? $({ $($field),+ })?);
                    })+
                    let _ = n;
                }
                all
            }
        }
    };
}
pub(crate) use presses;

/// Every variant of an enum of presses, several times with other arguments.
#[cfg(test)]
pub(crate) trait Samples: Sized {
    fn samples() -> Vec<Self>;
}

presses! {
    /// What the components of every game can mean; all of them are buttons.
    pub enum Shared {
        /// Takes the last step back.
        "undo" => Undo,
        /// Agrees to taking back what was shown.
        "undo-sure" => UndoSure,
        /// Ends the game for good.
        "end" => End,
        /// Posts the result of a contest for all to see.
        "share" => Share,
        /// Shows the board of the contest.
        "scores" => Scores,
        /// Shows the game again, where a question stood.
        "back" => Back,
        /// Begins another game in the place of the one that the question is about.
        "replace" => Replace(wish: Wish),
    }
}

impl Shared {
    /// The component id for the game of a letter.
    pub fn id(&self, letter: char, revision: u64) -> String {
        // So short an id always fits.
        written(letter, revision, self, None).unwrap_or_default()
    }
}

/// What a component means in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pressed<P> {
    /// What it means in every game.
    Shared(Shared),
    /// What it means in this game.
    Game(P),
}

impl<P: GamePresses> Pressed<P> {
    const APART: () = assert!(
        unique(Shared::WORDS) && unique(P::WORDS) && apart(Shared::WORDS, P::WORDS),
        "two presses have the same word"
    );

    /// Reads a parsed id of this game; `values` are those of a menu. `None` if it means nothing here.
    pub fn read(id: &Id, values: &[String]) -> Option<Self> {
        const { Self::APART };
        if id.letter() != P::LETTER {
            return None;
        }
        let (word, mut args) = (id.action.as_str(), Args::of(id));
        if values.is_empty() {
            // What all games share are buttons, and those come without values.
            if let Some(shared) = Shared::take(word, &mut args) {
                return Some(Self::Shared(shared));
            }
            return P::take(word, &mut args).map(Self::Game);
        }
        P::take(P::renamed(word), &mut args).map(Self::Game)
    }
}

/// The id of a press; if it does not fit, its arguments.
fn written(
    letter: char,
    revision: u64,
    press: &impl Presses,
    mark: Option<u32>,
) -> Result<String, Vec<String>> {
    let mut args = Vec::new();
    press.put(&mut args);
    args.extend(mark.map(|mark| mark.to_string()));
    let id = Id {
        game: letter.into(),
        action: press.word().into(),
        revision,
        args,
    };
    id.write().ok_or(id.args)
}

/// Keeps ids of one message apart when their arguments do not fit.
fn hash(args: &[String]) -> u32 {
    let bytes = args.iter().flat_map(|a| a.bytes());
    bytes.fold(2_166_136_261, |h, b| {
        (h ^ u32::from(b)).wrapping_mul(16_777_619)
    })
}

/// Whether no word stands twice in a list.
const fn unique(words: &[&str]) -> bool {
    let mut rest = words;
    while let [first, others @ ..] = rest {
        if !apart(&[first], others) {
            return false;
        }
        rest = others;
    }
    true
}

/// Whether no word of the one list stands in the other.
const fn apart(some: &[&str], others: &[&str]) -> bool {
    let mut i = 0;
    while i < some.len() {
        let mut j = 0;
        while j < others.len() {
            if same(some[i].as_bytes(), others[j].as_bytes()) {
                return false;
            }
            j += 1;
        }
        i += 1;
    }
    true
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{
        games::{island, rollwrite},
        ui::limits,
    };

    fn of_game<P: GamePresses + Samples + Clone + PartialEq + std::fmt::Debug>() -> Vec<String> {
        let all: Vec<Pressed<P>> = (P::samples().into_iter().map(Pressed::Game))
            .chain(Shared::samples().into_iter().map(Pressed::Shared))
            .collect();
        let mut words = Vec::new();
        for press in all {
            let text = match &press {
                Pressed::Game(press) => press.id(u64::MAX),
                Pressed::Shared(shared) => shared.id(P::LETTER, u64::MAX),
            };
            assert!(limits::units(&text) <= limits::CUSTOM_ID, "{text}");
            let id = Id::read(&text).unwrap();
            assert_eq!((id.letter(), id.revision), (P::LETTER, u64::MAX), "{text}");
            assert_eq!(Pressed::read(&id, &[]), Some(press.clone()), "{text}");
            words.push(format!("{}|{}", P::LETTER, id.action));
            let from_menu = Pressed::<P>::read(&id, &["x".into()]);
            match &press {
                Pressed::Game(_) => assert_eq!(from_menu, Some(press), "{text}"),
                // A menu never means what the buttons of all games mean.
                Pressed::Shared(_) => assert_ne!(from_menu, Some(press), "{text}"),
            }
        }
        let distinct: BTreeSet<String> = words.iter().cloned().collect();
        assert_eq!(distinct.len(), P::WORDS.len() + Shared::WORDS.len());
        distinct.into_iter().collect()
    }

    #[test]
    fn every_press_of_every_game_comes_back_and_has_a_word_of_its_own() {
        let mut words = of_game::<island::press::Press>();
        words.extend(of_game::<rollwrite::press::Press>());
        let distinct: BTreeSet<&String> = words.iter().collect();
        assert_eq!(distinct.len(), words.len());
    }

    #[test]
    fn words_that_are_the_same_are_seen() {
        assert!(apart(&["a", "b"], &["c", "ab"]));
        assert!(!apart(&["a", "b"], &["c", "b"]));
        assert!(unique(&["a", "ab", "b"]) && !unique(&["a", "b", "a"]));
    }
}
