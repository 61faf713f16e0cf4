//! The commands that begin games and those that show them, in sentences that mean no game in particular: each game names its own.

use super::app::App;
use crate::ui::texts::{Lang, Texts};

/// A command as people type it, in a language: its words are those that Discord is told.
pub(super) fn typed(t: &Texts, command: &str) -> String {
    let mut key = "cmd".to_owned();
    let words = command.split(' ').map(|word| {
        key += "-";
        key += word;
        t.get(&key)
    });
    let words: Vec<String> = words.collect();
    format!("**/{}**", words.join(" "))
}

/// One of several, in words.
fn either(t: &Texts, all: &[String]) -> String {
    match all {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            let first = first.join(", ");
            t.with(
                "either",
                &[("first", (&first).into()), ("last", last.into())],
            )
        }
    }
}

impl App {
    /// The commands that begin a game in a channel, one of which is enough.
    pub(super) fn starts(&self, lang: Lang) -> String {
        let t = self.texts.of(lang);
        let all = self.games.iter().map(|game| typed(t, game.start()));
        either(t, &all.collect::<Vec<_>>())
    }

    /// The commands that show the game of a channel.
    fn statuses(&self, lang: Lang) -> String {
        let t = self.texts.of(lang);
        let all = self.games.iter().filter_map(|game| game.status());
        let all: Vec<String> = all.map(|command| typed(t, command)).collect();
        either(t, &all)
    }

    /// A text with a place for the commands that begin a game.
    pub(super) fn with_starts(&self, lang: Lang, key: &str) -> String {
        let starts = self.starts(lang);
        let t = self.texts.of(lang);
        t.with(key, &[("starts", (&starts).into())])
    }

    /// A text with a place for the commands that show the game of a channel.
    pub(super) fn with_shows(&self, lang: Lang, key: &str) -> String {
        let shows = self.statuses(lang);
        let t = self.texts.of(lang);
        t.with(key, &[("shows", (&shows).into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_of_several_is_an_alternative() {
        let t = Texts::new(Lang::De, &["cmd-a = eins\ncmd-a-b = zwei\n"]);
        let all = ["a", "a b", "a"].map(|command| typed(&t, command));
        assert_eq!(either(&t, &all[..1]), "**/eins**");
        assert_eq!(either(&t, &all[..2]), "**/eins** oder **/eins zwei**");
        assert_eq!(either(&t, &all), "**/eins**, **/eins zwei** oder **/eins**");
        assert_eq!(either(&t, &[]), "");
    }
}
