//! The pages of `/stats`.

use super::ended::Ended;
use crate::{
    discord::{
        app::App,
        reply::{Caller, How},
    },
    ui::stats::{self, Asks, HallGame, Mine, PlayedTally},
};

/// So many games of a server are shown.
const HALL: usize = 10;

impl App {
    /// Shows the caller what they played.
    pub(in crate::discord) async fn show_my_stats(&self, caller: &Caller) {
        let ended = self.ended_of(caller.user).await;
        let person = self.person_of(caller.user).await;
        let (app, user, lang) = (self.clone(), caller.user, caller.lang);
        let count = move || {
            let games = app.games.iter();
            let tallies = games.map(|game| game.tally(&app, user, lang, &ended));
            tallies
                .filter(|tally| tally.played > 0)
                .collect::<Vec<PlayedTally>>()
        };
        let games = castaway_table::blocking(count).await.unwrap_or_default();
        let mine = Mine {
            games,
            days: person.days,
            streak: person.best,
        };
        let page = stats::mine(self.texts.of(caller.lang), &mine);
        self.say(caller, How::New, &page).await;
    }

    /// Shows the best games of the caller's server that people played together.
    pub(in crate::discord) async fn show_hall(&self, caller: &Caller) {
        let t = self.texts.of(caller.lang);
        let Some(guild) = caller.guild else {
            return self.tell(caller, "stats-no-server").await;
        };
        let all = self.hall_of(guild).await;
        let is_won = |game: &&super::ended::PlayedTogether| {
            let known = self.games.iter().find(|known| known.name() == game.game);
            let asks = known.map_or(Asks::Goals, |known| known.asks(self, &game.scenario));
            game.standing.met && asks == Asks::Goals
        };
        let won = all.iter().filter(is_won).count();
        let mut best: Vec<_> = all.iter().filter(|game| game.proved).collect();
        best.sort_by_key(|game| std::cmp::Reverse(game.standing.rank()));
        let line = |game: &&super::ended::PlayedTogether| {
            let known = self.games.iter().find(|known| known.name() == game.game);
            HallGame {
                what: known.map_or_else(String::new, |known| {
                    known.scenario_name(self, &game.scenario, caller.lang)
                }),
                standing: game.standing,
                people: game.people.clone(),
            }
        };
        let best: Vec<HallGame> = best.iter().take(HALL).map(line).collect();
        let page = stats::hall(t, (all.len(), won), &best);
        self.say(caller, How::New, &page).await;
    }
}

/// Counts the games of one kind, with those that an older program kept and this one does not know.
pub fn counted(
    game: &str,
    mut all: Vec<Ended>,
    newer: &[Ended],
    name: impl Fn(&str) -> String,
    asks: impl Fn(&str) -> Asks,
) -> PlayedTally {
    for one in newer.iter().filter(|one| one.game == game) {
        all.retain(|old| old.tag != one.tag);
        all.push(one.clone());
    }
    let won = |one: &Ended| one.standing.met && asks(&one.scenario) == Asks::Goals;
    let mut tally = PlayedTally {
        played: all.len(),
        won: all.iter().filter(|one| won(one)).count(),
        ..PlayedTally::default()
    };
    for one in &all {
        let what = name(&one.scenario);
        let at = tally.scenarios.iter().position(|line| line.what == what);
        let line = match at {
            Some(at) => &mut tally.scenarios[at],
            None => {
                tally.scenarios.push(stats::Line {
                    what,
                    asks: asks(&one.scenario),
                    ..stats::Line::default()
                });
                let last = tally.scenarios.len() - 1;
                &mut tally.scenarios[last]
            }
        };
        line.played += 1;
        line.won += usize::from(won(one));
        line.best = line.best.max(one.standing.points);
    }
    tally
}

#[cfg(test)]
mod tests {
    use castaway_table::contest::Standing;

    use super::*;

    #[test]
    fn what_only_counts_points_is_finished_and_not_won() {
        let ended = |scenario: &str| Ended {
            tag: scenario.into(),
            game: "toy".into(),
            scenario: scenario.into(),
            standing: Standing {
                met: true,
                points: 52,
                days: 17,
                health: 3,
            },
            people: 1,
        };
        let asks = |scenario: &str| match scenario {
            "open" => Asks::Points,
            _ => Asks::Goals,
        };
        let newer = [ended("open"), ended("raft")];
        let tally = counted("toy", Vec::new(), &newer, str::to_owned, asks);
        assert_eq!((tally.played, tally.won), (2, 1));
        let won = tally.scenarios.iter().map(|line| (line.asks, line.won));
        assert!(won.eq([(Asks::Points, 0), (Asks::Goals, 1)]));
    }
}
