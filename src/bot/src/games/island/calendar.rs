//! Which scenario the weekly challenge plays: a function of the week alone, so that everybody knows the weeks to come and
//! no version of the program changes one that was played.

use std::{collections::BTreeMap, sync::OnceLock};

use castaway_kernel::{Key, date::Date};
use castaway_robinson::{catalog::Catalog, setup::Setup};
use castaway_table::contest::Cup;
use serde::Deserialize;

const WEEKS: &str = include_str!("../../../../../content/bot/weeks.toml");

/// How hard a scenario is for somebody alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hardness {
    /// A careful player often wins.
    Fair,
    /// A careful player seldom wins.
    Hard,
    /// Hardly anybody wins.
    Brutal,
}

impl Hardness {
    /// Its name in texts.
    pub fn name(self) -> &'static str {
        match self {
            Self::Fair => "fair",
            Self::Hard => "hard",
            Self::Brutal => "brutal",
        }
    }
}

/// Scenarios that take turns from a week on.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Span {
    from: String,
    scenarios: Vec<Key>,
}

/// The calendar of the weekly challenge.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calendar {
    #[serde(rename = "span")]
    spans: Vec<Span>,
    difficulty: BTreeMap<Key, Hardness>,
}

impl Calendar {
    /// The one of the content; without any weeks if it cannot be read, which the content check tells.
    pub fn get() -> &'static Self {
        static CALENDAR: OnceLock<Calendar> = OnceLock::new();
        CALENDAR.get_or_init(|| Self::read().unwrap_or_default())
    }

    fn read() -> Result<Self, toml::de::Error> {
        toml::from_str(WEEKS)
    }

    /// The scenario of a week.
    pub fn scenario(&self, cup: Cup) -> Key {
        let printed = || Setup::standard(1).scenario;
        let Some(monday) = monday(cup) else {
            return printed();
        };
        let begun = self.spans.iter().filter_map(|span| {
            let since = monday.0.checked_sub(begins(span)?.0)?;
            let weeks = usize::try_from(since / 7).ok()?;
            let at = weeks.checked_rem(span.scenarios.len())?;
            span.scenarios.get(at).map(|key| (since, key))
        });
        // The newest of those that have begun.
        let newest = begun.min_by_key(|(since, _)| *since);
        newest.map_or_else(printed, |(_, key)| key.clone())
    }

    /// Every scenario that takes turns, each once, as they came.
    pub fn scenarios(&self) -> Vec<Key> {
        let mut all = vec![Setup::standard(1).scenario];
        for key in self.spans.iter().flat_map(|span| &span.scenarios) {
            if !all.contains(key) {
                all.push(key.clone());
            }
        }
        all
    }

    /// How hard a scenario is, if it was measured.
    pub fn hardness(&self, scenario: &Key) -> Option<Hardness> {
        self.difficulty.get(scenario).copied()
    }

    /// So many weeks from one on, each with its scenario.
    pub fn weeks(&self, from: Cup, n: usize) -> Vec<(Cup, Key)> {
        let all = std::iter::successors(Some(from), |cup| Some(cup.next()));
        all.take(n).map(|cup| (cup, self.scenario(cup))).collect()
    }

    /// What is wrong with the calendar of the content, each in a sentence.
    pub fn mistakes(catalog: &Catalog) -> Vec<String> {
        match Self::read() {
            Ok(calendar) => calendar.faults(catalog),
            Err(error) => vec![format!("weeks.toml: {error}")],
        }
    }

    fn faults(&self, catalog: &Catalog) -> Vec<String> {
        let mut wrong = Vec::new();
        let weeks: Vec<Option<Date>> = self.spans.iter().map(begins).collect();
        if !weeks.iter().all(Option::is_some) || !weeks.is_sorted_by(|a, b| a < b) {
            wrong.push("weeks.toml: spans begin with weeks, one after the other".to_owned());
        }
        for key in self.spans.iter().flat_map(|span| &span.scenarios) {
            if !catalog.scenarios.contains_key(key) {
                wrong.push(format!("weeks.toml: no scenario {key}"));
            }
            if !self.difficulty.contains_key(key) {
                wrong.push(format!("weeks.toml: how hard is {key}?"));
            }
        }
        let last = self.spans.last();
        for sheet in catalog
            .listed_scenarios()
            .iter()
            .filter(|s| s.number.is_some())
        {
            if !last.is_some_and(|span| span.scenarios.contains(&sheet.id)) {
                wrong.push(format!("weeks.toml: the last span lacks {}", sheet.id));
            }
        }
        wrong
    }
}

/// The Monday with which a span begins.
fn begins(span: &Span) -> Option<Date> {
    monday(Cup::read(&format!("weekly/{}", span.from))?)
}

fn monday(cup: Cup) -> Option<Date> {
    match cup {
        Cup::Week(monday) => Some(monday),
        Cup::Day(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn week(label: &str) -> Cup {
        Cup::read(&format!("weekly/{label}")).expect("a week")
    }

    fn calendar(spans: &[(&str, &[&str])]) -> Calendar {
        let span = |(from, scenarios): &(&str, &[&str])| Span {
            from: (*from).into(),
            scenarios: scenarios.iter().map(|key| Key::from(*key)).collect(),
        };
        Calendar {
            spans: spans.iter().map(span).collect(),
            difficulty: BTreeMap::new(),
        }
    }

    #[test]
    fn the_content_has_every_printed_scenario_in_its_last_span() {
        let catalog = Catalog::load().expect("the content is good");
        assert_eq!(Calendar::mistakes(&catalog), Vec::<String>::new());
        let lost = calendar(&[("2026-W50", &["castaways", "nowhere"])]);
        let said = lost.faults(&catalog).join("\n");
        for part in [
            "no scenario nowhere",
            "how hard is castaways",
            "lacks jenny",
        ] {
            assert!(said.contains(part), "{said}");
        }
        let jenny: &[&str] = &["jenny"];
        let odd = [("2026-W54", jenny)];
        let turned = [("2027-W02", jenny), ("2027-W01", jenny)];
        for spans in [&odd[..], &turned[..]] {
            let said = calendar(spans).faults(&catalog);
            assert!(said[0].contains("one after the other"), "{said:?}");
        }
    }

    #[test]
    fn before_the_calendar_begins_it_is_castaways_for_ever() {
        for label in ["2020-W01", "2026-W47", "2026-W48", "2026-W49"] {
            assert_eq!(
                Calendar::get().scenario(week(label)),
                "castaways",
                "{label}"
            );
        }
        assert_eq!(Calendar::default().scenario(week("2030-W01")), "castaways");
    }

    #[test]
    fn weeks_that_were_announced_stay_as_they_are() {
        let told = Calendar::get().weeks(week("2026-W50"), 8);
        let told: Vec<String> = told
            .iter()
            .map(|(cup, key)| format!("{} {key}", cup.label()))
            .collect();
        let wanted = [
            "2026-W50 jenny",
            "2026-W51 castaways",
            "2026-W52 cannibal_island",
            "2026-W53 cursed_island",
            "2027-W01 volcano_island",
            "2027-W02 spring_tide",
            "2027-W03 family_robinson",
            "2027-W04 giant_ape",
        ];
        assert_eq!(told, wanted);
    }

    #[test]
    fn a_new_span_changes_no_week_before_it() {
        let old: &[(&str, &[&str])] = &[("2026-W50", &["a", "b", "c"])];
        let new: &[(&str, &[&str])] = &[old[0], ("2027-W02", &["x", "a"])];
        let (old, new) = (calendar(old), calendar(new));
        let from = week("2026-W40");
        let (before, after) = (old.weeks(from, 15), new.weeks(from, 15));
        assert_eq!(before, after, "up to 2027-W01");
        let keys: Vec<Key> = new
            .weeks(week("2027-W02"), 4)
            .into_iter()
            .map(|(_, key)| key)
            .collect();
        assert_eq!(keys, ["x", "a", "x", "a"].map(Key::from));
        assert_eq!(
            old.scenario(Cup::Day(Date(20_000))),
            "castaways",
            "days have none"
        );
    }
}
