//! Every card, tile, token and person has a name and a mood in both languages, and no name is left over.

use std::{collections::BTreeSet, fs, path::Path};

use castaway_robinson::{
    catalog::Catalog,
    guide::Why,
    text::{audit, named},
};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

const TEXTS: [(&str, &str); 2] = [
    (
        "en",
        include_str!("../../../../content/robinson/text.en.ftl"),
    ),
    (
        "de",
        include_str!("../../../../content/robinson/text.de.ftl"),
    ),
];

const UI: [(&str, &str); 2] = [
    ("en", include_str!("../../../../content/robinson/ui.en.ftl")),
    ("de", include_str!("../../../../content/robinson/ui.de.ftl")),
];

/// The longest mood that still fits below a card's name.
const MOOD_LIMIT: usize = 90;

/// The longest lesson of a round: more than two lines of a panel nobody reads.
const LESSON_LIMIT: usize = 240;

/// The bundle of one language; a mistake in the file or a message that stands twice ends the test.
fn bundle(language: &str, text: &str) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(text.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
    let mut bundle = FluentBundle::new(vec![language.parse().expect("a language")]);
    bundle
        .add_resource(resource)
        .unwrap_or_else(|errors| panic!("{language}: {errors:?}"));
    bundle
}

#[test]
fn both_languages_name_everything_and_nothing_else() {
    let catalog = Catalog::load().expect("the content parses");
    assert_eq!(audit(&catalog), Vec::<String>::new());
    // A card that is gone leaves names behind, and one that is new has none.
    let mut other = catalog.clone();
    let (_, lost) = other.beasts.pop_first().expect("a beast");
    assert_eq!(audit(&other).len(), 2, "unused in two languages");
    let mut new = lost.clone();
    new.id = "sea_serpent".into();
    other.beasts.insert(lost.id.clone(), lost);
    other.beasts.insert(new.id.clone(), new);
    assert_eq!(audit(&other).len(), 2, "missing in two languages");
}

#[test]
fn texts_are_short_and_plain() {
    for (language, text) in TEXTS {
        let bundle = bundle(language, text);
        let mut moods = BTreeSet::new();
        for (key, attributes) in named(&Catalog::load().expect("the content parses")) {
            let message = bundle.get_message(&key).expect("named above");
            let mut errors = Vec::new();
            let name = message.value().expect("a name");
            let name = bundle.format_pattern(name, None, &mut errors);
            assert!(!name.is_empty(), "{language}: {key}");
            assert!(name.chars().count() <= 40, "{language}: {key}: {name}");
            for attribute in attributes {
                let pattern = message
                    .get_attribute(attribute)
                    .expect("named above")
                    .value();
                let mut said = |first: &str| {
                    let mut args = FluentArgs::new();
                    args.set("first", first);
                    let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
                    text.into_owned()
                };
                let text = said("none");
                let (most, all) = match attribute.starts_with("lesson") {
                    true => (LESSON_LIMIT, Why::ALL.map(|why| said(why.name())).to_vec()),
                    false => (MOOD_LIMIT, vec![text.clone()]),
                };
                for text in all {
                    let length = text.chars().count();
                    assert!((1..=most).contains(&length), "{language}: {key}: {text}");
                }
                if attribute == "mood" {
                    assert!(
                        moods.insert(text),
                        "{language}: the mood of {key} stands twice"
                    );
                }
            }
            assert_eq!(errors, [], "{language}: {key}");
        }
    }
}

/// The ids of the messages of a file.
fn ids(text: &str) -> Vec<&str> {
    let starts = |l: &&str| l.starts_with(|c: char| c.is_ascii_lowercase());
    let lines = text.lines().filter(starts);
    lines
        .filter_map(|l| l.split_once(" ="))
        .map(|(id, _)| id)
        .collect()
}

/// All sources below a folder in one text.
fn sources(dir: &Path) -> String {
    let mut all = String::new();
    for entry in fs::read_dir(dir).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            all += &sources(&path);
        } else if path.extension().is_some_and(|e| e == "rs") {
            all += &fs::read_to_string(&path).expect("a source");
        }
    }
    all
}

/// Beginnings that are chosen by number before the name of a value is added.
const PLURALS: [&str; 2] = ["source-", "sources-"];

#[test]
fn no_message_is_left_that_nobody_says() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    // The rulings name messages that are said in place of others.
    let rulings = include_str!("../../../../content/robinson/rulings.toml");
    let code = ["robinson/src", "ui/src", "bot/src"].map(|folder| sources(&src.join(folder)));
    let code = code.concat() + rulings;
    let [en, de] = UI.map(|(_, text)| ids(text));
    let (first, second): (BTreeSet<_>, BTreeSet<_>) = (en.iter().collect(), de.iter().collect());
    let one_only: Vec<_> = first.symmetric_difference(&second).collect();
    assert_eq!(one_only, Vec::<&&&str>::new(), "in one language only");
    let unused: Vec<&str> = en
        .into_iter()
        .filter(|id| {
            let whole = format!("\"{id}\"");
            let within = format!("{{ {id} ");
            // Some are put together: a beginning and the name of a value.
            let begins = id
                .match_indices('-')
                .any(|(at, _)| code.contains(&format!("\"{}-{{", &id[..at])));
            let begins = begins || PLURALS.iter().any(|p| id.starts_with(p));
            !code.contains(&whole) && !UI.iter().any(|(_, text)| text.contains(&within)) && !begins
        })
        .collect();
    assert_eq!(unused, Vec::<&str>::new());
}
