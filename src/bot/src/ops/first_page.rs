//! What the simulator's page says of this bot in an empty channel: a few lines, and the buttons that games bring.

use std::collections::BTreeMap;

use castaway_sandbox::{FirstPage, StartButton};

use crate::{
    discord::{FirstButton, Registered},
    ui::texts::{AllTexts, Lang, Texts},
};

/// The first page where these games are played.
pub fn first_page(texts: &AllTexts, games: &[Registered]) -> FirstPage {
    let mut buttons: Vec<&FirstButton> = games.iter().flat_map(|game| game.first_page).collect();
    buttons.sort_by_key(|button| button.place);
    FirstPage {
        about: by_language(|lang| about(texts.of(lang), games)),
        starts: buttons.into_iter().map(|b| start(texts, b)).collect(),
    }
}

/// The commands that begin a game in a channel, one of each game, as they are typed in English.
pub fn commands_that_begin(games: &[Registered]) -> String {
    let commands = games.iter().map(|game| format!("/{}", game.commands.0));
    let commands: Vec<String> = commands.collect();
    match commands.split_last() {
        None => String::new(),
        Some((one, [])) => one.clone(),
        Some((last, first)) => format!("{} or {last}", first.join(", ")),
    }
}

/// The lines that say what this bot is, with the half sentence that each game brings (`first-about-NAME` in its texts).
fn about(t: &Texts, games: &[Registered]) -> Vec<String> {
    let shown = games.iter().filter(|game| !game.first_page.is_empty());
    let each: Vec<String> = shown
        .map(|game| t.get(&format!("first-about-{}", game.name)))
        .collect();
    let each = each.join(", ");
    let args = [("games", (&each).into())];
    vec![t.get("first-about-bot"), t.with("first-about-games", &args)]
}

fn start(texts: &AllTexts, button: &FirstButton) -> StartButton {
    let options = button.options.iter();
    StartButton {
        name: button.sign.to_owned(),
        path: button.command.to_owned(),
        options: options
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect(),
        words: by_language(|lang| button.texts().map(|key| texts.of(lang).get(&key))),
    }
}

fn by_language<T>(words: impl Fn(Lang) -> T) -> BTreeMap<String, T> {
    let all = Lang::ALL.into_iter();
    all.map(|lang| (lang.code().to_owned(), words(lang)))
        .collect()
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, sync::Arc};

    use castaway_store::MemoryStore;
    use castaway_table::{Common, Faults};

    use super::*;
    use crate::registry::{self, GAMES};

    #[test]
    fn each_button_types_a_command_with_options_and_choices_of_it_and_says_so_in_both_languages() {
        let texts = registry::texts(GAMES);
        let faults = Faults::new(std::env::temp_dir().join("castaway-test-first-page"));
        let common = Common::new(Arc::new(MemoryStore::default()), faults);
        for game in GAMES {
            assert!(!game.first_page.is_empty(), "{} is on the page", game.name);
            let commands = game.install(common.clone()).unwrap().commands();
            for button in game.first_page {
                let mut open = &commands;
                let mut parameters = None;
                for word in button.command.split(' ') {
                    let found = open.iter().find(|command| command.name == word);
                    let found = found.unwrap_or_else(|| panic!("no {}", button.command));
                    parameters = Some(&found.parameters);
                    open = &found.subcommands;
                }
                for (option, value) in button.options {
                    let mut known = parameters.into_iter().flatten();
                    let known = known.find(|parameter| parameter.name == *option);
                    let known = known.unwrap_or_else(|| panic!("no {option}"));
                    // The page types the whole name of the choice that begins so.
                    let begin = known.choices.iter().filter(|c| c.name.starts_with(*value));
                    let found = begin.count();
                    assert!(known.choices.is_empty() || found == 1, "{option}: {value}");
                }
                for key in button.texts() {
                    assert!(
                        Lang::ALL.iter().all(|lang| texts.of(*lang).has(&key)),
                        "{key}"
                    );
                }
            }
        }
        let page = first_page(&texts, GAMES);
        let paths = page.starts.iter().map(|start| start.path.as_str());
        let paths: Vec<&str> = paths.collect();
        let signs: BTreeSet<&str> = page.starts.iter().map(|s| s.name.as_str()).collect();
        assert_eq!(signs.len(), paths.len(), "a sign stands twice: {signs:?}");
        // Those of one game may stand between those of another, but no two at the same place.
        let buttons = || GAMES.iter().flat_map(|game| game.first_page);
        let places: BTreeSet<u8> = buttons().map(|button| button.place).collect();
        assert_eq!(places.len(), paths.len(), "a place is taken twice");
        assert_eq!(buttons().count(), paths.len(), "a button is missing");
        let first = buttons().min_by_key(|button| button.place).unwrap();
        assert_eq!(paths.first(), Some(&first.command), "the lowest is first");
    }

    #[test]
    fn who_starts_the_program_is_told_how_each_game_begins() {
        let line = commands_that_begin(GAMES);
        for game in GAMES {
            assert!(line.contains(&format!("/{}", game.commands.0)), "{line}");
        }
        assert!(line.contains(" or /"), "{line}");
        assert_eq!(commands_that_begin(&[]), "");
        let one = format!("/{}", GAMES[0].commands.0);
        assert_eq!(commands_that_begin(&GAMES[..1]), one);
    }

    #[test]
    fn each_game_brings_its_words_for_the_first_page_and_no_other_text_has_them() {
        let texts = registry::texts(GAMES);
        for lang in Lang::ALL {
            let said = about(texts.of(lang), GAMES);
            assert_eq!(said.len(), 2, "{said:?}");
            for (at, game) in GAMES.iter().enumerate() {
                let key = format!("first-about-{}", game.name);
                let own = registry::texts(&GAMES[at..=at]);
                assert!(own.of(lang).has(&key), "{key} stands in its own texts");
                assert!(said[1].contains(&own.of(lang).get(&key)), "{said:?}");
                // Where it is not played nothing speaks of it.
                let others: Vec<Registered> = (GAMES.iter().copied())
                    .filter(|other| other.name != game.name)
                    .collect();
                let others_alone = registry::texts(&others);
                let without = about(others_alone.of(lang), &others);
                assert!(!without[1].contains(&own.of(lang).get(&key)), "{without:?}");
            }
        }
    }
}
