//! The words of the roll-and-write game in English and German.

use castaway_kernel::{Key, Texts};
use fluent_bundle::{FluentArgs, FluentValue};

use crate::{
    ids::{Item, Resource},
    names,
};

mod event;
mod help;
mod refusal;
mod rules;

pub use castaway_kernel::Lang;
pub use help::{HELP_PAGES, RULINGS};

/// All words of one language.
pub struct Wording(Texts);

impl Wording {
    /// The words that come with the program; a faulty line is left out, which a test excludes.
    pub fn new(lang: Lang) -> Self {
        let sources = match lang {
            Lang::En => [
                include_str!("../../../../content/rollwrite/text.en.ftl"),
                include_str!("../../../../content/rollwrite/rules.en.ftl"),
                include_str!("../../../../content/rollwrite/help.en.ftl"),
            ],
            Lang::De => [
                include_str!("../../../../content/rollwrite/text.de.ftl"),
                include_str!("../../../../content/rollwrite/rules.de.ftl"),
                include_str!("../../../../content/rollwrite/help.de.ftl"),
            ],
        };
        Self(Texts::new(lang, &sources))
    }

    /// What is wrong with the message files; empty in a healthy build.
    pub fn mistakes(&self) -> &[String] {
        self.0.mistakes()
    }

    fn say(&self, id: &str, args: &FluentArgs<'_>) -> String {
        self.0.say(id, args)
    }

    /// A message without arguments.
    fn plain(&self, id: &str) -> String {
        self.say(id, &FluentArgs::new())
    }

    /// A message with arguments.
    fn with<'a, const N: usize>(
        &self,
        id: &str,
        args: [(&'static str, FluentValue<'a>); N],
    ) -> String {
        self.say(id, &args.into_iter().collect())
    }

    /// Name of an item.
    pub fn item(&self, item: Item) -> String {
        self.plain(&format!("item-{}", item.word()))
    }

    /// Name of a resource.
    pub fn resource(&self, resource: Resource) -> String {
        self.plain(&format!("resource-{}", resource.word()))
    }

    /// Name of an island, which a game keeps as it was made; one that is not made of known words stays as it is.
    pub fn island(&self, name: &str) -> String {
        let Some((first, second)) = names::parts(name) else {
            return name.to_owned();
        };
        let said = |place: &str, word: &str| {
            let word = word.to_lowercase();
            self.plain(&format!("island-{place}-{word}"))
        };
        self.with(
            "island-name",
            [
                ("first", said("first", first).into()),
                ("second", said("second", second).into()),
            ],
        )
    }

    /// Name of a scenario.
    pub fn scenario(&self, id: &Key) -> String {
        self.plain(&format!("scenario-{id}"))
    }
}
