//! Odds in words: a short line of numbers, and why they are as they are.

use super::{
    TableWords,
    bundle::{Wording, num, txt},
};
use crate::{
    ids::Who,
    odds::{Odds, RerollOdds, Sway},
};

impl Wording {
    /// The odds in one line: what is certain is said, what cannot happen is left out.
    pub fn odds_line(&self, odds: &Odds) -> String {
        let share = |key: &str, n: u8| (n > 0).then(|| self.say(key, &[("n", num(n))]));
        let success = match odds.success {
            100 => Some(self.word("odds-certain")),
            n => share("odds-success", n),
        };
        let parts = [
            success,
            share("odds-wound", odds.wound),
            share("odds-adventure", odds.adventure),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        // Where no die decides anything there is no sign of one.
        let rolls = [odds.success, odds.wound, odds.adventure];
        let sure = rolls.iter().all(|n| matches!(n, 0 | 100));
        let line = if sure { "odds-line-sure" } else { "odds-line" };
        self.say(line, &[("parts", txt(&parts.join(", ")))])
    }

    fn sway(&self, sway: Sway) -> String {
        self.word(match sway {
            Sway::AdventureToken => "odds-adventure-token",
            Sway::RerollToken => "odds-reroll-token",
            Sway::LastingReroll => "odds-lasting-reroll",
            Sway::Friday => "odds-friday",
            Sway::NoCard => "odds-no-card",
            Sway::Danger => "odds-danger",
            Sway::FirstOfKind => "odds-first-of-kind",
        })
    }
}

impl TableWords<'_> {
    /// What stands behind the numbers, a sentence each.
    pub fn odds_reasons(&self, odds: &Odds) -> Vec<String> {
        let sways = odds.sways.iter().map(|sway| self.w.sway(*sway));
        let again = odds.again.iter();
        let cardless = odds.sways.contains(&Sway::NoCard);
        let again = again.map(|again| self.reroll_line(again, cardless));
        sways.chain(again).collect()
    }

    fn reroll_line(&self, again: &RerollOdds, cardless: bool) -> String {
        let share = |key: &str, n: Option<u8>| n.map(|n| self.w.say(key, &[("n", num(n))]));
        let last = match cardless || again.who == Who::Friday {
            true => "odds-wound",
            false => "odds-adventure",
        };
        let parts = [
            share("odds-success", again.success),
            share("odds-wound", again.wound),
            share(last, again.adventure),
        ];
        let mut parts: Vec<String> = parts.into_iter().flatten().collect();
        parts.dedup();
        let parts = parts.join(&self.w.word("odds-or"));
        self.w.say(
            "odds-again",
            &[
                ("by", txt(&self.usable_name(&again.by))),
                ("n", num(again.times)),
                ("parts", txt(&parts)),
            ],
        )
    }
}
