//! What a post says that shows others how a game went: its words, and those of its card.

use castaway_render::{MedalKind, ResultCard};
use castaway_table::contest::{Cup, Played, Standing};

use super::showing::{Heading, Showing};
use crate::ui::{
    scores,
    stats::Asks,
    texts::{Arg, Texts},
};

/// What a game came to, as it is told to others.
pub(super) struct Told {
    /// The challenge that it was of.
    pub(super) cup: Option<Cup>,
    /// What it was worth.
    pub(super) standing: Option<Standing>,
    /// The medal that was won.
    pub(super) medal: Option<String>,
    /// Days in a row.
    pub(super) streak: u32,
    /// Under which rules it was played.
    pub(super) played: Played,
    /// The medals and what they ask for.
    pub(super) ladder: Option<String>,
    /// It came too late for the board of its challenge.
    pub(super) late: bool,
}

/// How a game ended for whoever played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ShownEnd {
    standing: Standing,
    asks: Asks,
    died: bool,
}

impl ShownEnd {
    /// Of a game that is shown, by what it was worth.
    pub(super) fn of(standing: Standing, showing: &Showing) -> Self {
        Self {
            standing,
            asks: showing.asks,
            died: showing.died,
        }
    }

    /// Whether it is something to be glad of: where points alone are asked for, whoever dies of it has not held out.
    fn is_good(self) -> bool {
        self.standing.met && (self.asks == Asks::Goals || !self.died)
    }

    /// That in a word of a card.
    fn word(self) -> &'static str {
        match (self.is_good(), self.asks, self.died) {
            (true, Asks::Goals, true) => "card-met-died",
            (true, Asks::Goals, false) => "card-met",
            (true, Asks::Points, _) => "card-finished",
            (false, _, true) => "card-died",
            (false, _, false) => "card-failed",
        }
    }

    /// The name of the line that says it.
    fn line(self) -> &'static str {
        match (self.died, self.is_good()) {
            (true, _) => "share-died",
            (false, true) => "share-met",
            (false, false) => "share-failed",
        }
    }

    /// What became of the goals, where there were any.
    fn goals(self) -> &'static str {
        match (self.asks, self.standing.met) {
            (Asks::Points, _) => "none",
            (Asks::Goals, true) => "met",
            (Asks::Goals, false) => "failed",
        }
    }
}

fn small(n: u32) -> Arg<'static> {
    i64::from(n).into()
}

/// Everybody whose game it was, whoever shows it first.
pub(super) fn company(user: u64, people: &[u64]) -> String {
    let others = people.iter().filter(|other| **other != user);
    let all: Vec<String> = (std::iter::once(&user).chain(others))
        .map(|user| format!("<@{user}>"))
        .collect();
    all.join(", ")
}

/// The lines of the post: nothing in them helps or spoils.
pub(super) fn text(t: &Texts, company: &str, told: &Told, showing: &Showing) -> String {
    let user = company.to_owned();
    let title = match told.cup {
        Some(cup) => scores::cup_title(t, cup),
        None => showing.title.clone(),
    };
    let medal = told.medal.as_deref().map(scores::medal_sign);
    let medal = medal.map_or_else(String::new, |sign| format!("{sign} "));
    let mut lines = Vec::new();
    match (&showing.headline, told.standing) {
        (Some(headline), _) => {
            let args = [
                ("user", (&user).into()),
                ("title", (&title).into()),
                ("headline", headline.into()),
            ];
            lines.push(t.with("share-told", &args));
        }
        (None, Some(s)) => {
            let ended = ShownEnd::of(s, showing);
            let args = [
                ("user", (&user).into()),
                ("title", (&title).into()),
                ("points", small(s.points)),
                ("days", small(s.days)),
                ("medal", (&medal).into()),
                ("goals", ended.goals().into()),
            ];
            lines.push(t.with(ended.line(), &args));
        }
        (None, None) => lines.push(format!("{user} · **{title}**")),
    }
    lines.push(showing.strip.clone());
    let proud = showing.proud.as_ref();
    lines.extend(proud.map(|line| format!("✨ {line}")));
    if told.streak > 1 {
        lines.push(t.with("share-streak", &[("n", small(told.streak))]));
    }
    if told.late {
        lines.push(t.get("share-late"));
    }
    if told.played == Played::Older {
        lines.push(t.get("older-rules"));
    }
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

/// What the symbols and the points mean, and how one plays the same.
pub(super) fn small_print(t: &Texts, told: &Told, showing: &Showing) -> String {
    let how = match told.cup {
        Some(Cup::Day(_)) => Some("share-how-day"),
        Some(Cup::Week(_)) => Some("share-how-week"),
        None => None,
    };
    let mut lines = vec![showing.legend.clone()];
    let ladder = told.ladder.as_ref();
    lines.extend(ladder.map(|ladder| t.with("share-ladder", &[("ladder", ladder.into())])));
    lines.push(how.map_or_else(|| showing.invitation.clone(), |key| t.get(key)));
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

/// What stands on the card of a result.
pub(super) fn card(t: &Texts, told: &Told, ended: ShownEnd, heading: &Heading) -> ResultCard {
    let s = ended.standing;
    let narrow = |n: u32| u8::try_from(n).unwrap_or(u8::MAX);
    let medal = told.medal.as_deref();
    ResultCard {
        over: told
            .cup
            .map_or_else(String::new, |cup| scores::cup_title(t, cup)),
        island: heading.island.clone(),
        scenario: heading.scenario.clone(),
        points: u16::try_from(s.points).unwrap_or(u16::MAX),
        points_word: t.get("card-points"),
        medal: match medal {
            Some("bronze") => Some(MedalKind::Bronze),
            Some("silver") => Some(MedalKind::Silver),
            Some("gold") => Some(MedalKind::Gold),
            Some("sun") => Some(MedalKind::Sun),
            Some(_) | None => None,
        },
        medal_word: match (medal, told.cup) {
            (Some(medal), _) => t.get(&format!("medal-{medal}")),
            (None, Some(_)) => t.get("medal-none"),
            // There are none to win in a free game.
            (None, None) => String::new(),
        },
        met: ended.is_good(),
        met_word: t.get(ended.word()),
        days: narrow(s.days),
        days_limit: heading.limit,
        days_word: t.get(match told.cup {
            Some(Cup::Week(_)) => "card-rounds",
            Some(Cup::Day(_)) | None => "card-days",
        }),
        foot: if told.streak > 1 {
            t.with("share-streak-plain", &[("n", small(told.streak))])
        } else {
            String::new()
        },
        trail: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{registry, ui::texts::Lang};

    #[test]
    fn a_death_is_one_in_the_line_and_on_the_card() {
        let texts = registry::texts(registry::GAMES);
        let t = texts.of(Lang::En);
        let (goals, points) = (Asks::Goals, Asks::Points);
        for (asks, met, died, line, word, good) in [
            (
                points,
                true,
                true,
                "**7 points**, died on day 5",
                "Died",
                false,
            ),
            (
                points,
                true,
                false,
                "**7 points** in 5 days",
                "Finished",
                true,
            ),
            (
                goals,
                true,
                true,
                ", goal met, but died on",
                "Met, then died",
                true,
            ),
            (goals, true, false, "**7 points** in 5 days", "Met", true),
            (goals, false, true, ", goal not met, died on", "Died", false),
            (
                goals,
                false,
                false,
                "7 points, goal not met",
                "Not met",
                false,
            ),
        ] {
            let standing = Standing {
                met,
                points: 7,
                days: 5,
                health: u32::from(!died),
            };
            let told = Told {
                cup: None,
                standing: Some(standing),
                medal: None,
                streak: 0,
                played: Played::default(),
                ladder: None,
                late: false,
            };
            let showing = Showing {
                asks,
                died,
                ..Showing::default()
            };
            let said = text(t, "<@7>", &told, &showing);
            assert!(said.contains(line), "{line}: {said}");
            let heading = Heading {
                island: String::new(),
                scenario: String::new(),
                limit: 17,
            };
            let card = card(t, &told, ShownEnd::of(standing, &showing), &heading);
            assert_eq!((card.met_word.as_str(), card.met), (word, good));
        }
    }
}
