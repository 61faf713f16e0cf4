//! The games of the island that somebody has played to their end.

use castaway_kernel::{Game, Key};
use castaway_robinson::{game::Island, task::CardRef};
use castaway_table::contest::Standing;
use serde::{Deserialize, Serialize};

use crate::{
    discord::{Ended, Ui},
    ui::texts::Lang,
};

/// The scenario of the games that were kept before scenarios were.
const SCENARIO: &str = "castaways";

/// More games than one compares with.
const MOST: usize = 500;

/// The finished games of one person, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Career(Vec<Brief>);

/// A finished game in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Brief {
    /// The signs of the game.
    pub tag: String,
    /// Whether everybody was saved.
    pub saved: bool,
    /// What it was worth.
    pub points: u32,
    /// The round it ended in.
    pub round: u8,
    /// What was played; nothing in games that an older program entered.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub scenario: String,
}

impl Brief {
    fn is_of(&self, scenario: &str) -> bool {
        self.played() == scenario
    }

    /// The scenario; that of an older program was the first.
    fn played(&self) -> &str {
        match self.scenario.as_str() {
            "" => SCENARIO,
            played => played,
        }
    }
}

impl Career {
    /// Enters a game; whether it is new here.
    pub fn enter(&mut self, brief: Brief) -> bool {
        if self.0.iter().any(|known| known.tag == brief.tag) {
            return false;
        }
        self.0.push(brief);
        let surplus = self.0.len().saturating_sub(MOST);
        self.0.drain(..surplus);
        true
    }

    /// Only the games that another one holds as well: those that both played together.
    #[must_use]
    pub fn with(self, other: &Self) -> Self {
        let known = |game: &Brief| other.0.iter().any(|one| one.tag == game.tag);
        Self(self.0.into_iter().filter(known).collect())
    }

    /// Whether a scenario was played to its end; of games that an older program entered it is taken to be the printed first.
    pub fn has(&self, scenario: &str) -> bool {
        self.0.iter().any(|game| game.is_of(scenario))
    }

    /// Whether anything but this scenario was played to its end.
    pub fn has_more_than(&self, scenario: &str) -> bool {
        self.0.iter().any(|game| !game.is_of(scenario))
    }

    /// The games before the one with these signs.
    pub fn before(&self, tag: &str) -> &[Brief] {
        let until = self.0.iter().position(|known| known.tag == tag);
        self.0.get(..until.unwrap_or(self.0.len())).unwrap_or(&[])
    }
}

/// The name of a person's games in the store.
pub fn career_key(user: u64) -> String {
    format!("career/{user}")
}

/// The games of a person; it reads the store, and none count where it fails.
pub fn read(ui: &Ui<Island>, user: u64) -> Option<Career> {
    let value = ui.tables().store().get_global(&career_key(user)).ok()??;
    serde_json::from_value(value).ok()
}

/// The games that all of these people have played to their end together; it reads the store, and there are none to compare with where
/// it fails, or where one of them is without any.
pub fn of_all(ui: &Ui<Island>, people: &[u64]) -> Option<Career> {
    let all: Option<Vec<Career>> = people.iter().map(|user| read(ui, *user)).collect();
    all?.into_iter().reduce(|all, one| all.with(&one))
}

/// The games that were kept before scenarios were: there was one.
pub fn older(ui: &Ui<Island>, user: u64) -> Vec<Ended> {
    let games = read(ui, user).unwrap_or_default().0.into_iter();
    let ended = games.map(|brief| Ended {
        tag: brief.tag,
        game: Island::NAME.to_owned(),
        scenario: SCENARIO.to_owned(),
        standing: Standing {
            met: brief.saved,
            points: brief.points,
            days: u32::from(brief.round),
            health: 0,
        },
        people: 0,
    });
    ended.collect()
}

/// How often somebody was saved in a row, and the longest they held out where they were not, with what was lacking there.
pub fn deeds(ui: &Ui<Island>, user: u64, lang: Lang) -> Vec<String> {
    let games = read(ui, user).unwrap_or_default().0;
    let (mut row, mut best) = (0_usize, 0_usize);
    for game in &games {
        row = if game.saved { row + 1 } else { 0 };
        best = best.max(row);
    }
    let lost = games.iter().filter(|game| !game.saved);
    let longest = lost.max_by_key(|game| game.round);
    let w = ui.words(lang);
    let row = (best > 1).then(|| w.with("deed-row", &[("n", best.into())]));
    let longest = longest.map(|game| {
        let sheets = &ui.catalog().scenarios;
        let sheet = sheets.get(&Key::from(game.played()));
        let ship = sheet.is_none_or(|sheet| sheet.ship().is_some());
        let key = if ship {
            "deed-longest"
        } else {
            "deed-longest-goal"
        };
        let name = w.card(&CardRef::Scenario(game.played().into()));
        let args = [("round", game.round.into()), ("scenario", (&name).into())];
        w.with(key, &args)
    });
    row.into_iter().chain(longest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn brief(tag: &str, points: u32) -> Brief {
        Brief {
            tag: tag.into(),
            saved: points > 100,
            points,
            round: 9,
            scenario: String::new(),
        }
    }

    #[test]
    fn a_game_counts_once_and_is_compared_with_those_before_it() {
        let mut career = Career::default();
        for (tag, points) in [("a", 30), ("b", 120), ("c", 45)] {
            assert!(career.enter(brief(tag, points)));
        }
        assert!(!career.enter(brief("b", 500)));
        assert_eq!(career.before("b"), [brief("a", 30)]);
        assert_eq!(career.before("c").len(), 2);
        assert_eq!(career.before("none").len(), 3);
        assert!(career.before("a").is_empty());
    }

    #[test]
    fn what_several_played_together_is_what_each_of_them_played() {
        let of = |tags: &[&str]| {
            let mut career = Career::default();
            tags.iter()
                .for_each(|tag| assert!(career.enter(brief(tag, 30))));
            career
        };
        let both = of(&["a", "b", "c", "d"]).with(&of(&["x", "d", "b"]));
        assert_eq!(both, of(&["b", "d"]));
        assert_eq!(both.before("d"), [brief("b", 30)]);
    }

    #[test]
    fn only_the_newest_games_are_kept() {
        let mut career = Career::default();
        for n in 0..600 {
            career.enter(brief(&n.to_string(), n));
        }
        assert_eq!(career.before("").len(), MOST);
        assert_eq!(career.before("").first(), Some(&brief("100", 100)));
    }
}
