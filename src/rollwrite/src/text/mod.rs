//! The words of the roll-and-write game in English and German.

use castaway_kernel::Key;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use crate::ids::{Item, Resource};

mod event;
mod help;
mod refusal;
mod rules;

pub use help::{HELP_PAGES, RULINGS};

/// A language of the texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// English.
    En,
    /// German.
    De,
}

/// All words of one language.
pub struct Wording(FluentBundle<FluentResource>);

impl Wording {
    /// The words that come with the program; a faulty line is left out, which a test excludes.
    pub fn new(lang: Lang) -> Self {
        let (id, texts) = match lang {
            Lang::En => (
                "en",
                [
                    include_str!("../../../../content/rollwrite/text.en.ftl"),
                    include_str!("../../../../content/rollwrite/rules.en.ftl"),
                    include_str!("../../../../content/rollwrite/help.en.ftl"),
                ],
            ),
            Lang::De => (
                "de",
                [
                    include_str!("../../../../content/rollwrite/text.de.ftl"),
                    include_str!("../../../../content/rollwrite/rules.de.ftl"),
                    include_str!("../../../../content/rollwrite/help.de.ftl"),
                ],
            ),
        };
        let mut bundle =
            FluentBundle::new_concurrent(id.parse().map_or_else(|_| Vec::new(), |l| vec![l]));
        bundle.set_use_isolating(false);
        for text in texts {
            let resource =
                FluentResource::try_new(text.to_owned()).unwrap_or_else(|(part, _)| part);
            bundle.add_resource_overriding(resource);
        }
        Self(bundle)
    }

    fn say(&self, id: &str, args: &FluentArgs<'_>) -> String {
        let pattern = self.0.get_message(id).and_then(|m| m.value());
        pattern.map_or_else(
            || id.to_owned(),
            |p| {
                self.0
                    .format_pattern(p, Some(args), &mut Vec::new())
                    .into_owned()
            },
        )
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

    /// Name of a scenario.
    pub fn scenario(&self, id: &Key) -> String {
        self.plain(&format!("scenario-{id}"))
    }
}
