//! Names and descriptions of commands from the bot's texts, in every language.

use std::borrow::Cow;

use poise::{Command, CommandParameter};

use crate::ui::{
    limits::{COMMAND_DESCRIPTION, cut},
    texts::{AllTexts, Lang},
};

/// Fills in English descriptions and German names and descriptions, by keys such as `cmd-island-new`.
pub fn localize<U, E>(commands: &mut [Command<U, E>], texts: &AllTexts) {
    for command in commands {
        one(command, "cmd", texts);
    }
}

fn one<U, E>(command: &mut Command<U, E>, prefix: &str, texts: &AllTexts) {
    let key = format!("{prefix}-{}", command.name);
    command.description = Some(text(texts, Lang::En, &format!("{key}-text")));
    command.name_localizations = names(texts, &key);
    command.description_localizations = de(text(texts, Lang::De, &format!("{key}-text")));
    for parameter in &mut command.parameters {
        option(parameter, &key, texts);
    }
    for sub in &mut command.subcommands {
        one(sub, &key, texts);
    }
}

fn option<U, E>(parameter: &mut CommandParameter<U, E>, prefix: &str, texts: &AllTexts) {
    let key = format!("{prefix}-opt-{}", parameter.name);
    parameter.description = Some(text(texts, Lang::En, &format!("{key}-text")));
    parameter.name_localizations = names(texts, &key);
    parameter.description_localizations = de(text(texts, Lang::De, &format!("{key}-text")));
}

fn text(texts: &AllTexts, lang: Lang, key: &str) -> Cow<'static, str> {
    cut(texts.of(lang).get(key), COMMAND_DESCRIPTION).into()
}

fn names(texts: &AllTexts, key: &str) -> Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]> {
    de(texts.of(Lang::De).get(key).into())
}

fn de(text: Cow<'static, str>) -> Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]> {
    vec![(Cow::Borrowed("de"), text)].into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::commands;

    fn check<U, E>(command: &Command<U, E>, path: &str, total: &mut usize) {
        let path = format!("{path} {}", command.name);
        let texts = |d: &Option<Cow<'_, str>>| d.as_ref().map_or(0, |d| d.chars().count());
        let described = texts(&command.description);
        assert!((1..=100).contains(&described), "{path}");
        *total += described + command.name.len();
        let valid = |name: &str| {
            (1..=32).contains(&name.chars().count())
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
        assert!(command.parameters.len() <= 25);
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
        let mut all = commands::all();
        localize(&mut all, &AllTexts::default());
        assert!(all.len() <= 100);
        for command in &all {
            let mut total = 0;
            check(command, "", &mut total);
            assert!(total <= 8000, "{} has {total} characters", command.name);
        }
    }
}
