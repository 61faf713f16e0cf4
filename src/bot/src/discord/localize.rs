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
