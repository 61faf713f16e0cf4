//! Victory points in words.

use super::{
    TableWords, Wording,
    bundle::{num, txt},
};
use crate::{
    content::{Score, Worth},
    view::ScoreView,
};

impl Wording {
    /// What victory points are counted for.
    fn worth(&self, per: &Worth) -> String {
        let named = |id, name: String| self.say(id, &[("name", txt(&name))]);
        match per {
            Worth::Life => self.word("score-life"),
            Worth::Level(track) => self.track(*track),
            Worth::Stage => self.word("score-stage"),
            Worth::Marker(marker) => named("score-marker", self.marker(marker)),
            Worth::Item(item) => named("score-item", self.item(item)),
            Worth::Items => self.word("score-items"),
            Worth::Tiles => self.word("score-tiles"),
            Worth::Totems => self.word("score-totems"),
            Worth::Special(action) => named("score-special", self.special_action(action)),
            Worth::Done(action) => named("score-done", self.special_action(action)),
            Worth::Aim(aim) => named("score-aim", self.aim(aim)),
        }
    }

    /// What a sheet counts victory points for, with what each is worth, in one line; nothing where it counts none.
    pub fn score_each(&self, rows: &[Score]) -> Option<String> {
        let each = rows.iter().map(|row| {
            let (what, points) = (self.worth(&row.per), format!("{:+}", row.points));
            let args = [("what", txt(&what)), ("points", txt(&points))];
            self.say("score-each", &args)
        });
        let each: Vec<String> = each.collect();
        (!each.is_empty()).then(|| each.join(" · "))
    }

    fn score_row(&self, row: &ScoreView) -> String {
        let what = self.worth(&row.per);
        let args = [
            ("what", txt(&what)),
            ("times", num(row.times)),
            ("points", num(row.points)),
            ("sum", num(row.sum())),
        ];
        self.say("score-row", &args)
    }
}

impl TableWords<'_> {
    /// The victory points of a game that is over, where the table counts them: their sum.
    pub fn score_sum(&self) -> Option<String> {
        let rows = &self.view.score;
        let sum: i32 = rows.iter().map(ScoreView::sum).sum();
        (!rows.is_empty()).then(|| self.w.say("score-sum", &[("n", num(sum))]))
    }

    /// What the victory points were counted for, in one line.
    pub fn score_rows(&self) -> Option<String> {
        let rows = self.view.score.iter().filter(|row| row.times > 0);
        let rows: Vec<String> = rows.map(|row| self.w.score_row(row)).collect();
        (!rows.is_empty()).then(|| rows.join(" · "))
    }
}
