//! What a component can mean: the words of component ids, written and read in one place.
//!
//! A press is a variant of an enum, with its word and its arguments in the order of the id. The presses that all
//! games share are one such enum, those of each game another; that no two of them have the same word is checked when
//! the program is compiled.

use super::{
    component::{Id, of_channel},
    version::Version,
};

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

    /// The word of today for that of a button of an older version.
    fn renamed_button(button: &str) -> &str {
        button
    }

    /// The id of a component. What does not fit, which content that passed its tests never brings about, becomes the
    /// press that is always safe.
    fn id(&self, version: impl Into<Version>) -> String {
        let version = version.into();
        written(Self::LETTER, version, self, None).unwrap_or_else(|args| {
            tracing::error!(word = self.word(), "a component id does not fit");
            written(Self::LETTER, version, &Self::home(), Some(hash(&args))).unwrap_or_default()
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

    /// All that are left.
    pub fn rest(&mut self) -> Vec<String> {
        self.0.by_ref().cloned().collect()
    }

    /// The next one, or the empty text.
    pub fn one(&mut self) -> &'a str {
        self.0.next().map_or("", String::as_str)
    }
}

/// Something that stands among the arguments of the presses `P`. With `P` a game gives words to what the crate of its rules
/// defines, too.
pub trait Arg<P>: Sized {
    /// Writes it.
    fn put(&self, args: &mut Vec<String>);

    /// Reads it; `None` if it is damaged.
    fn take(args: &mut Args<'_>) -> Option<Self>;

    /// Some value of it, another for each number: for tests of component ids.
    fn sample(n: usize) -> Self;
}

/// A count from 0; 0 is left out of the id, as older versions did not write it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Nth(pub u8);

impl<P> Arg<P> for Nth {
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

    fn sample(n: usize) -> Self {
        Self([0, 1, 255][n % 3])
    }
}

macro_rules! number_args {
    ($($number:ty),+) => { $(
        impl<P> Arg<P> for $number {
            fn put(&self, args: &mut Vec<String>) {
                args.push(self.to_string());
            }

            fn take(args: &mut Args<'_>) -> Option<Self> {
                args.one().parse().ok()
            }

            fn sample(n: usize) -> Self {
                [0, 7, <$number>::MAX][n % 3]
            }
        }
    )+ };
}
number_args!(u8, u32, u64);

impl<P> Arg<P> for bool {
    fn put(&self, args: &mut Vec<String>) {
        args.push(if *self { "1" } else { "0" }.into());
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        Some(args.one() == "1")
    }

    fn sample(n: usize) -> Self {
        n % 2 == 1
    }
}

impl<P> Arg<P> for String {
    fn put(&self, args: &mut Vec<String>) {
        args.push(self.clone());
    }

    fn take(args: &mut Args<'_>) -> Option<Self> {
        Some(args.one().to_owned())
    }

    fn sample(n: usize) -> Self {
        ["", "markers-on-unexplored", "a:b"][n % 3].into()
    }
}

/// Declares an enum of presses: `"word" => Variant`, `Variant(name: Type)` or `Variant { field: Type }`.
#[macro_export]
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

        impl $crate::press::Presses for $Name {
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
                        $($($crate::press::Arg::<Self>::put($arg, args);)+)?
                        $($($crate::press::Arg::<Self>::put($field, args);)+)?
                    })+
                }
            }

            #[allow(unused_variables)]
            fn take(word: &str, args: &mut $crate::press::Args<'_>) -> Option<Self> {
                Some(match word {
                    $($word => {
                        $($(let $arg = $crate::press::Arg::<Self>::take(args)?;)+)?
                        $($(let $field = $crate::press::Arg::<Self>::take(args)?;)+)?
                        Self::$Variant $(($($arg),+))? $({ $($field),+ })?
                    })+
                    _ => return None,
                })
            }
        }

        impl $crate::press::Samples for $Name {
            fn samples() -> Vec<Self> {
                let mut all = Vec::new();
                for n in 0..3 {
                    $({
                        $($(let $arg = $crate::press::Arg::<Self>::sample(n);)+)?
                        $($(let $field = $crate::press::Arg::<Self>::sample(n);)+)?
                        all.push(Self::$Variant $(($($arg),+))? $({ $($field),+ })?);
                    })+
                    let _ = n;
                }
                all
            }
        }
    };
}
pub use presses;

/// Every variant of an enum of presses, several times with other arguments: for tests of component ids.
pub trait Samples: Sized {
    /// All of them.
    fn samples() -> Vec<Self>;
}

/// The id of a press; if it does not fit, its arguments.
pub(super) fn written(
    letter: char,
    version: Version,
    press: &impl Presses,
    mark: Option<u32>,
) -> Result<String, Vec<String>> {
    let mut args = Vec::new();
    press.put(&mut args);
    args.extend(mark.map(|mark| mark.to_string()));
    let id = Id {
        game: of_channel(letter, version.signs()),
        action: press.word().into(),
        revision: version.revision,
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
pub(super) const fn unique(words: &[&str]) -> bool {
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
pub(super) const fn apart(some: &[&str], others: &[&str]) -> bool {
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
    use super::*;

    #[test]
    fn words_that_are_the_same_are_seen() {
        assert!(apart(&["a", "b"], &["c", "ab"]));
        assert!(!apart(&["a", "b"], &["c", "b"]));
        assert!(unique(&["a", "ab", "b"]) && !unique(&["a", "b", "a"]));
    }
}
