//! The games of this program: the only place that lists them.

use castaway_discover::Discover;
use castaway_robinson::game::Island;
use castaway_rollwrite::RollWrite;

use crate::{discord::Registered, ui::texts::AllTexts};

/// All games; where none is named, the first one is meant.
pub const GAMES: &[Registered] = &[
    Registered::of::<Island>(),
    Registered::of::<RollWrite>(),
    Registered::of::<Discover>(),
];

/// The bot's texts and those of some games.
pub fn texts(games: &[Registered]) -> AllTexts {
    AllTexts::new(|lang| {
        games
            .iter()
            .flat_map(|game| (game.texts)(lang))
            .copied()
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use std::{borrow::Cow, collections::BTreeSet, sync::Arc};

    use castaway_store::MemoryStore;
    use castaway_table::{Common, Faults};
    use poise::Command;

    use super::*;
    use crate::{
        discord::localize,
        ui::{
            component::Id,
            limits, notify,
            press::{GamePresses, Presses, Samples},
            privacy, report, server,
            shared::{Pressed, Shared},
            texts::Lang,
        },
    };

    fn keys(files: &[&'static str]) -> Vec<&'static str> {
        let lines = files.iter().flat_map(|file| file.lines());
        lines
            .filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase()))
            .filter_map(|l| l.split(" =").next())
            .collect()
    }

    #[test]
    fn every_game_has_the_same_texts_in_both_languages_and_none_of_another() {
        let mut all: Vec<&str> = Vec::new();
        for game in GAMES {
            let [en, de] = [Lang::En, Lang::De].map(|lang| keys((game.texts)(lang)));
            let set = |keys: &[&'static str]| keys.iter().copied().collect::<BTreeSet<_>>();
            assert_eq!(set(&en), set(&de), "{}", game.name);
            all.extend(en);
        }
        let distinct: BTreeSet<&&str> = all.iter().collect();
        assert_eq!(distinct.len(), all.len(), "a text stands twice");
        for lang in Lang::ALL {
            let texts = texts(GAMES);
            assert!(texts.of(lang).mistakes().is_empty(), "{lang:?}");
        }
    }

    #[test]
    fn names_and_letters_of_games_are_their_own() {
        let names: BTreeSet<&str> = GAMES.iter().map(|game| game.name).collect();
        assert_eq!(names.len(), GAMES.len());
        let common = common();
        let mut letters: BTreeSet<char> = letters(&common).collect();
        assert_eq!(letters.len(), GAMES.len(), "each game has one: {letters:?}");
        // The router asks these first: a game with one of them would never hear its presses.
        for letter in [
            notify::LETTER,
            privacy::LETTER,
            report::LETTER,
            server::LETTER,
        ] {
            assert!(letters.insert(letter), "{letter} is taken");
        }
    }

    /// The letters of the games in component ids.
    fn letters(common: &Common) -> impl Iterator<Item = char> {
        let installed = GAMES.iter().map(|game| game.install(common.clone()));
        installed.map(|game| game.unwrap().letter())
    }

    fn common() -> Common {
        let faults = Faults::new(std::env::temp_dir().join("castaway-test-faults"));
        Common::new(Arc::new(MemoryStore::default()), faults)
    }

    fn check<U, E>(command: &Command<U, E>, path: &str, total: &mut usize) {
        let path = format!("{path} {}", command.name);
        let texts = |d: &Option<Cow<'_, str>>| d.as_ref().map_or(0, |d| d.chars().count());
        let described = texts(&command.description);
        assert!(
            (1..=limits::COMMAND_DESCRIPTION).contains(&described),
            "{path}"
        );
        *total += described + command.name.len();
        let valid = |name: &str| {
            (1..=limits::COMMAND_NAME).contains(&name.chars().count())
                && name
                    .chars()
                    .all(|c| c.is_alphanumeric() && !c.is_uppercase() || c == '-' || c == '_')
        };
        assert!(valid(&command.name), "{path}");
        for (_, name) in command.name_localizations.iter() {
            assert!(valid(name), "{path}: {name}");
        }
        for (_, text) in command.description_localizations.iter() {
            assert!(!text.starts_with("cmd-"), "{path}: {text}");
        }
        assert!(
            !command
                .description
                .as_deref()
                .unwrap_or_default()
                .starts_with("cmd-"),
            "{path}"
        );
        assert!(command.parameters.len() <= limits::COMMAND_OPTIONS);
        let mut seen: Vec<String> = Vec::new();
        for parameter in &command.parameters {
            assert!(valid(&parameter.name), "{path} {}", parameter.name);
            *total += texts(&parameter.description) + parameter.name.len();
            assert!(
                !parameter
                    .description
                    .as_deref()
                    .unwrap_or_default()
                    .starts_with("cmd-"),
                "{path} {}",
                parameter.name
            );
            for (_, name) in parameter.name_localizations.iter() {
                assert!(valid(name), "{path}: {name}");
                assert!(!seen.contains(&name.to_string()), "{path}: {name} twice");
                seen.push(name.to_string());
            }
        }
        for sub in &command.subcommands {
            check(sub, &path, total);
        }
    }

    #[test]
    fn every_command_has_valid_names_and_descriptions_in_both_languages() {
        let common = common();
        let mut all = crate::discord::shared_commands();
        for game in GAMES {
            all.extend(game.install(common.clone()).unwrap().commands());
        }
        localize(&mut all, &texts(GAMES));
        assert!(all.len() <= limits::COMMANDS);
        for command in &all {
            let mut total = 0;
            check(command, "", &mut total);
            assert!(
                total <= limits::COMMAND_TOTAL,
                "{} has {total} characters",
                command.name
            );
        }
    }

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
        let mut words = of_game::<crate::games::island::press::Press>();
        words.extend(of_game::<crate::games::rollwrite::press::Press>());
        words.extend(of_game::<crate::games::discover::press::Press>());
        let distinct: BTreeSet<&String> = words.iter().collect();
        assert_eq!(distinct.len(), words.len());
        for letter in letters(&common()) {
            let own = format!("{letter}|");
            let tried = words.iter().any(|word| word.starts_with(&own));
            assert!(
                tried,
                "add `of_game` with the presses of the game with the letter {letter} above"
            );
        }
    }

    #[test]
    fn every_number_of_the_rules_says_what_it_changed() {
        for game in GAMES {
            for lang in Lang::ALL {
                let own = keys((game.texts)(lang));
                for rules in 2..=game.rules {
                    let key = format!("updated-{}-{rules}", game.name);
                    assert!(own.contains(&key.as_str()), "{key}");
                }
            }
        }
    }

    #[test]
    fn every_game_for_one_says_what_it_is_called_and_how_it_is_brought_back() {
        let mut alone = 0;
        for game in GAMES {
            for lang in Lang::ALL {
                let own = keys((game.texts)(lang));
                for key in ["alone", "button-alone"] {
                    let key = format!("{key}-{}", game.name);
                    let has = own.contains(&key.as_str());
                    assert_eq!(has, game.alone.is_some(), "{key} in {lang:?}");
                }
            }
            let begins = game.install(common()).unwrap().alone(7).is_some();
            assert!(
                !begins || game.alone.is_some(),
                "a button begins {} alone: its `ALONE` brings it back",
                game.name
            );
            alone += usize::from(begins);
        }
        assert!(alone > 0, "a button begins some game alone");
    }

    #[test]
    fn the_commands_that_sentences_name_are_commands() {
        for game in GAMES {
            let (start, status) = game.commands;
            let commands = game.install(common()).unwrap().commands();
            let others = [status, game.alone, game.resume].into_iter().flatten();
            for words in std::iter::once(start).chain(others) {
                let mut open = &commands;
                for word in words.split(' ') {
                    let found = open.iter().find(|command| command.name == word);
                    open = &found.unwrap_or_else(|| panic!("no {words}")).subcommands;
                }
                assert!(open.is_empty(), "{words} is called as it is");
            }
        }
    }
}
