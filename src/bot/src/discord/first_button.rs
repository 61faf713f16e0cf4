//! The buttons of the simulator's first page, as games bring them.

/// A button of the simulator's first page that begins a game. What it says stands in the texts of the game: `first-SIGN` and
/// `first-SIGN-for`, with hyphens for blanks.
#[derive(Clone, Copy, Debug)]
pub struct FirstButton {
    /// Its sign on the page.
    pub sign: &'static str,
    /// Where it stands among those of all games; the lowest is for newcomers.
    pub place: u8,
    /// The command that it types, in its English words.
    pub command: &'static str,
    /// What the options of that get; of a choice how its English name begins.
    pub options: &'static [(&'static str, &'static str)],
}

impl FirstButton {
    /// The names of its two texts: what it begins; how long that takes, and with whom.
    pub fn texts(&self) -> [String; 2] {
        let key = format!("first-{}", self.sign.replace(' ', "-"));
        [key.clone(), format!("{key}-for")]
    }
}
