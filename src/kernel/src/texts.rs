use std::sync::atomic::{AtomicUsize, Ordering};

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use crate::Lang;

/// A value to fill into a text; numbers may choose a plural form.
pub type TextValue<'a> = fluent_bundle::FluentValue<'a>;

/// The Fluent messages of one language from one or several files.
pub struct Texts {
    /// Which language.
    pub lang: Lang,
    bundle: FluentBundle<FluentResource>,
    mistakes: Vec<String>,
    faults: AtomicUsize,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("lang", &self.lang).finish()
    }
}

impl Texts {
    /// The messages of these sources; a broken line loses that message only, and is one of the [`Texts::mistakes`].
    pub fn new(lang: Lang, sources: &[&str]) -> Self {
        // Every code is well-formed; the neutral identifier is only a way not to panic.
        let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks are shown as boxes on some phones.
        bundle.set_use_isolating(false);
        let mut mistakes = Vec::new();
        for source in sources {
            let resource = match FluentResource::try_new((*source).to_owned()) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    mistakes.extend(errors.iter().map(ToString::to_string));
                    resource
                }
            };
            if let Err(errors) = bundle.add_resource(resource) {
                mistakes.extend(errors.iter().map(ToString::to_string));
            }
        }
        Self {
            lang,
            bundle,
            mistakes,
            faults: AtomicUsize::new(0),
        }
    }

    /// What is wrong with the sources; empty in a healthy build.
    pub fn mistakes(&self) -> &[String] {
        &self.mistakes
    }

    /// How often since the start a text lacked its message or one of its values; 0 in a healthy build.
    pub fn faults(&self) -> usize {
        self.faults.load(Ordering::Relaxed)
    }

    /// Whether there is a message of this name.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A message, or one of its attributes as `id.attribute`, if it exists.
    pub fn find(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (id, None),
        };
        let found = self.bundle.get_message(message)?;
        let pattern = match attribute {
            Some(name) => found.get_attribute(name)?.value(),
            None => found.value()?,
        };
        let mut errors = Vec::new();
        let text = (self.bundle).format_pattern(pattern, Some(args), &mut errors);
        if !errors.is_empty() {
            self.fault();
        }
        Some(text.into_owned())
    }

    /// A message; in place of a missing one stands its name, which is counted as a fault.
    pub fn say(&self, id: &str, args: &FluentArgs<'_>) -> String {
        self.find(id, args).unwrap_or_else(|| {
            self.fault();
            id.to_owned()
        })
    }

    /// Counts a text that is not as it should be.
    pub fn fault(&self) {
        self.faults.fetch_add(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_attributes_and_values_are_found_and_faults_counted() {
        let texts = Texts::new(Lang::En, &["a = A { $n }\n    .b = B", "c = C"]);
        let mut args = FluentArgs::new();
        args.set("n", 3);
        assert_eq!(texts.say("a", &args), "A 3");
        assert_eq!(texts.say("a.b", &args), "B");
        assert_eq!(texts.find("c", &args).as_deref(), Some("C"));
        assert_eq!((texts.faults(), texts.has("c")), (0, true));
        assert_eq!(texts.say("d", &args), "d");
        texts.say("a", &FluentArgs::new());
        assert_eq!(texts.faults(), 2);
    }

    #[test]
    fn a_broken_line_is_a_mistake_and_loses_nothing_else() {
        let texts = Texts::new(Lang::De, &["a = A\nb = { $\nc = C", "a = again"]);
        assert_eq!(texts.mistakes().len(), 2, "{:?}", texts.mistakes());
        assert_eq!(texts.say("c", &FluentArgs::new()), "C");
    }
}
