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

/// Words as a value of texts that say something else where there are none.
pub(super) fn or_none(words: String) -> String {
    match words.is_empty() {
        true => "none".to_owned(),
        false => words,
    }
}

/// The name of the text that says what a game for one is called.
pub(super) fn called_alone(game: &str) -> String {
    format!("alone-{game}")
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

    /// The commands that begin a game for one person alone, as a value of texts; `none` where no game has one.
    pub fn alone_commands(&self, lang: Lang) -> String {
        let t = self.texts.of(lang);
        let all = self.games.iter().filter_map(|game| game.alone_command());
        let all: Vec<String> = all.map(|command| typed(t, command)).collect();
        or_none(either(t, &all))
    }

    /// What the games for one person alone are called, each with its command, as a value of texts; `none` where there is none.
    pub(super) fn alone_games(&self, lang: Lang) -> String {
        let t = self.texts.of(lang);
        let all = self.games.iter().filter_map(|game| {
            let command = typed(t, game.alone_command()?);
            Some(format!("{} ({command})", t.get(&called_alone(game.name()))))
        });
        or_none(either(t, &all.collect::<Vec<_>>()))
    }

    /// A text with places for the commands that begin a game in a channel and for one person alone.
    pub(super) fn with_starts(&self, lang: Lang, key: &str) -> String {
        let (starts, alone) = (self.starts(lang), self.alone_commands(lang));
        let values = [("starts", (&starts).into()), ("alone", (&alone).into())];
        self.texts.of(lang).with(key, &values)
    }

    /// A text with places for the commands that show the game of a channel and that of one person alone.
    pub(super) fn with_shows(&self, lang: Lang, key: &str) -> String {
        let (shows, alone) = (self.statuses(lang), self.alone_commands(lang));
        let values = [("shows", (&shows).into()), ("alone", (&alone).into())];
        self.texts.of(lang).with(key, &values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::texts::AllTexts;

    #[test]
    fn the_last_of_several_is_an_alternative() {
        let t = Texts::new(Lang::De, &["cmd-a = eins\ncmd-a-b = zwei\n"]);
        let all = ["a", "a b", "a"].map(|command| typed(&t, command));
        assert_eq!(either(&t, &all[..1]), "**/eins**");
        assert_eq!(either(&t, &all[..2]), "**/eins** oder **/eins zwei**");
        assert_eq!(either(&t, &all), "**/eins**, **/eins zwei** oder **/eins**");
        assert_eq!(either(&t, &[]), "");
        assert_eq!(or_none(either(&t, &[])), "none");
        assert_eq!(or_none(either(&t, &all[..1])), "**/eins**");
    }

    #[test]
    fn texts_that_name_the_games_for_one_are_whole_where_there_is_none() {
        let texts = AllTexts::new(|_| Vec::new());
        for lang in Lang::ALL {
            let t = texts.of(lang);
            for key in [
                "no-game-any",
                "no-own-game",
                "unknown-press",
                "ended-board",
                "own-none",
                "bystander-alone",
                "lobby-few",
            ] {
                let said = |alone: &str| {
                    let names = ["starts", "shows", "alone", "games", "n"];
                    t.with(key, &names.map(|name| (name, alone.into())))
                };
                let (none, some) = (said("none"), said("**/x**"));
                assert!(some.contains("**/x**"), "{lang:?} {key}: {some}");
                let end = |text: &str| text.trim_end().ends_with('.');
                assert!(end(&none) && end(&some), "{key}: {none} {some}");
                assert!(!none.contains("/solo") && none != some, "{key}: {none}");
            }
        }
    }
}
