//! The rule book of the island game, by what one asks; what only a card or a sheet says is pointed to.

use std::sync::LazyLock;

use castaway_kernel::Key;
use castaway_robinson::{
    catalog::Catalog,
    task::CardRef,
    text::{self, RuleEntry, Wording},
};

use super::scene::Scene;
use crate::ui::{
    limits::{self, units},
    query::{begins, fold},
    texts::{Lang, Texts},
};

/// So many entries are told.
const TOLD: usize = 4;
/// Shorter words occur in too many names.
const SHORTEST: usize = 3;
/// From so many letters on a part of a name means that name.
const TELLING: usize = 6;
/// The entry about what a sheet is.
const SHEET: &str = "scenario-sheet";
/// The entry about points.
const POINTS: &str = "points";

/// The content, for the names in it; none if it cannot be read, which the content check says.
static CATALOG: LazyLock<Option<Catalog>> = LazyLock::new(|| Catalog::load().ok());

/// The rules that answer a query in the words of a language: heading and text. Where none does, what is called so.
pub fn rules(t: &Texts, by: Lang, query: &str) -> Vec<(String, String)> {
    let mut found = told(t, by, query, |_| true);
    let Some(catalog) = &*CATALOG else {
        return found;
    };
    if found.is_empty() {
        return named(t, by, catalog, query);
    }
    found.extend(scores(t, by, catalog, query, |_| true));
    found.splice(0..0, scenario_called(t, by, catalog, query));
    found
}

/// The same at a table: first what its own sheet says of the query, and no rules of another sheet. What is only called so is told
/// where nothing else is found.
pub fn rules_beside(scene: &Scene<'_>, by: Lang, query: &str) -> Vec<(String, String)> {
    let t = scene.words.texts();
    let sheet = scene.view.scenario.clone();
    let holds = |entry: &RuleEntry| entry.scenario.as_ref().is_none_or(|only| *only == sheet);
    let mut found = told(t, by, query, holds);
    let own = |key: &Key| *key == sheet;
    let scores = scores(t, by, scene.catalog(), query, own);
    let says = of_sheet(scene, sheet.clone(), by, query);
    // Whoever names a rule by its number means that rule.
    let at = if is_numbered(t, query) {
        found.len().min(1)
    } else {
        0
    };
    found.splice(at..at, says);
    found.truncate(TOLD);
    found.extend(scores);
    if found.is_empty() {
        return named(t, by, scene.catalog(), query);
    }
    let other = |(key, _): &(Key, _)| *key != scene.view.scenario;
    let called = scenario_keyed(t, by, scene.catalog(), query);
    let called = called.filter(other).map(|(_, entry)| entry);
    found.splice(0..0, called);
    found
}

/// The scenario that a query names, also where rules speak of its words: what wins it, and how to see its sheet.
fn scenario_called(
    t: &Texts,
    by: Lang,
    catalog: &Catalog,
    query: &str,
) -> Option<(String, String)> {
    scenario_keyed(t, by, catalog, query).map(|(_, entry)| entry)
}

/// The same with its key. Part of a name is enough where it is in no other.
fn scenario_keyed(
    t: &Texts,
    by: Lang,
    catalog: &Catalog,
    query: &str,
) -> Option<(Key, (String, String))> {
    let query = query.trim().to_lowercase();
    let said = Wording::get(by);
    let called = |key: &Key| said.card(&CardRef::Scenario(key.clone())).to_lowercase();
    let all = || catalog.scenarios.iter();
    let exact = all().find(|(key, _)| called(key) == query);
    let part = || {
        let long = query.chars().count() >= TELLING;
        let mut fits = all().filter(|(key, _)| long && called(key).contains(&query));
        fits.next().filter(|_| fits.next().is_none())
    };
    let (key, sheet) = exact.or_else(part)?;
    let w = Wording::get(t.lang);
    let name = w.card(&CardRef::Scenario(key.clone()));
    let lines = [
        w.scenario_goal(sheet),
        t.with("rules-card", &[("name", (&name).into())]),
    ];
    Some((key.clone(), (name, lines.join("\n"))))
}

/// Whether a query is the number of a rule.
fn is_numbered(t: &Texts, query: &str) -> bool {
    text::rule(t.lang, &query.trim().to_uppercase()).is_some()
}

/// The entries that answer a query in the words of a language, best first, as another one has them.
fn entries(lang: Lang, by: Lang, query: &str) -> Vec<&'static RuleEntry> {
    let found = text::rules_search(by, query).into_iter();
    let own = |entry: &RuleEntry| {
        let mut all = text::rules(lang).iter();
        all.find(|own| own.id == entry.id)
    };
    found.filter_map(own).collect()
}

fn told(
    t: &Texts,
    by: Lang,
    query: &str,
    holds: impl Fn(&RuleEntry) -> bool,
) -> Vec<(String, String)> {
    entries(t.lang, by, query)
        .into_iter()
        .filter(|entry| holds(entry))
        .take(TOLD)
        .map(|entry| {
            let heading = format!("{} · {}", entry.title, entry.section);
            (heading, entry.text.clone())
        })
        .collect()
}

/// What the sheet on the table says of a query in the words of a language, line by line; all of it to whoever asks for the sheet
/// itself.
fn of_sheet(scene: &Scene<'_>, sheet: Key, by: Lang, query: &str) -> Vec<(String, String)> {
    let t = scene.words.texts();
    let w = scene.words.cards();
    let said = scene.words.cards_in(by, Wording::get(by));
    let card = CardRef::Scenario(sheet);
    let (name, folded) = (w.card(&card), fold(query));
    let words = folded.split(|c: char| !c.is_alphanumeric());
    let words: Vec<&str> = words.filter(|w| w.chars().count() >= SHORTEST).collect();
    let first = text::rules_search(by, query).into_iter().next();
    let called = fold(&said.card(&card));
    let named = words.iter().all(|word| called.contains(word));
    let meant = named || first.is_some_and(|entry| entry.id == SHEET);
    let whole = meant && !words.is_empty();
    let lines = w.card_lines(scene.catalog(), &card).into_iter();
    // Every language says it in the same lines.
    let all_said = said.card_lines(scene.catalog(), &card);
    let begun = |text: &String| words.iter().any(|word| begins(text, word));
    let better = all_said.iter().any(begun);
    // Within other words it is looked for only where it begins none.
    let has = |text: &String| match better {
        true => begun(text),
        false => {
            let text = fold(text);
            words.iter().any(|word| text.contains(word))
        }
    };
    let lines: Vec<String> = lines
        .zip(all_said.iter())
        .filter(|(_, said)| whole || has(said))
        .map(|(line, _)| format!("• {line}"))
        .collect();
    let heading = t.with("rules-sheet", &[("name", (&name).into())]);
    fields(&lines)
        .into_iter()
        .map(|text| (heading.clone(), text))
        .collect()
}

/// The victory points that sheets count, to whoever asks for points.
fn scores(
    t: &Texts,
    by: Lang,
    catalog: &Catalog,
    query: &str,
    of: impl Fn(&Key) -> bool,
) -> Vec<(String, String)> {
    let first = text::rules_search(by, query).into_iter().next();
    if first.is_none_or(|entry| entry.id != POINTS) {
        return Vec::new();
    }
    let w = Wording::get(t.lang);
    let lines = catalog.scenarios.iter().filter_map(|(key, sheet)| {
        let each = w.score_each(&sheet.score).filter(|_| of(key))?;
        let name = w.card(&CardRef::Scenario(key.clone()));
        Some(format!("• **{name}** {each}"))
    });
    let mut lines: Vec<String> = lines.collect();
    if !lines.is_empty() {
        lines.push(t.get("rules-scores-other"));
    }
    // What a field does not hold goes on in the next.
    let headings = ["rules-scores"].into_iter();
    let headings = headings.chain(std::iter::repeat("rules-scores-more"));
    let told = headings.zip(fields(&lines));
    told.map(|(key, text)| (t.get(key), text)).collect()
}

/// Lines in as few fields of a message as they fit.
fn fields(lines: &[String]) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for line in lines {
        match all.last_mut() {
            Some(last) if units(last) + 1 + units(line) <= limits::FIELD => {
                last.push('\n');
                last.push_str(line);
            }
            _ => all.push(line.clone()),
        }
    }
    all
}

/// Titles of the rules that answer a query in the words of a language.
pub fn rule_titles(t: &Texts, by: Lang, query: &str) -> Vec<String> {
    entries(t.lang, by, query)
        .into_iter()
        .map(|entry| entry.title.clone())
        .collect()
}

/// The inventions, finds and scenarios with this in their names in a language, each with what it says and how to see it.
fn named(t: &Texts, by: Lang, catalog: &Catalog, query: &str) -> Vec<(String, String)> {
    let query = fold(query);
    if query.chars().count() < SHORTEST {
        return Vec::new();
    }
    let (w, said) = (Wording::get(t.lang), Wording::get(by));
    let inventions = catalog.inventions.keys().cloned().map(CardRef::Invention);
    let finds = catalog.discovery.keys().cloned().map(CardRef::Discovery);
    let sheets = catalog.scenarios.keys().cloned().map(CardRef::Scenario);
    let all = inventions.chain(finds).chain(sheets);
    let all: Vec<CardRef> = all.collect();
    let begun = |card: &CardRef| begins(&said.card(card), &query);
    let better = all.iter().any(begun);
    let fits = |card: &CardRef| match better {
        true => begun(card),
        false => fold(&said.card(card)).contains(&query),
    };
    all.into_iter()
        .filter(fits)
        .take(TOLD)
        .map(|card| {
            let name = w.card(&card);
            let mut lines = w.card_lines(catalog, &card);
            lines.push(t.with("rules-card", &[("name", (&name).into())]));
            (name, lines.join("\n"))
        })
        .collect()
}
