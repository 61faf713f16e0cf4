//! Victory points of a game that is over (ruling victory-points).

use super::Rules;
use crate::{content::Worth, ids::Who, rulings::Reading, view::ScoreView};

impl Rules<'_> {
    /// What was counted and for how much; nothing while the game runs, or where the table does not count.
    pub(crate) fn score(&self) -> Vec<ScoreView> {
        let counts = self.s.end.is_some() && self.reads(Reading::PointsCounted);
        let sheet = self.scenario().filter(|_| counts);
        let rows = sheet.map(|s| s.score.as_slice()).unwrap_or_default();
        let counted = rows.iter().map(|row| ScoreView {
            per: row.per.clone(),
            times: self.times(&row.per),
            points: row.points,
        });
        counted.collect()
    }

    /// How often something is there that counts.
    fn times(&self, per: &Worth) -> u16 {
        let n = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
        match per {
            Worth::Life => self.s.seats().map(|who| self.lives_left(who)).sum(),
            Worth::Level(track) => self.s.level(*track),
            Worth::Stage => {
                let pile = self.scenario().and_then(|s| s.woodpile.as_ref());
                let sizes = pile.map(|p| p.stages.as_slice()).unwrap_or_default();
                let full = sizes
                    .iter()
                    .zip(&self.s.pile)
                    .filter(|(of, wood)| wood >= of);
                n(full.count())
            }
            Worth::Marker(marker) => {
                let there = self.s.markers.iter().filter(|(kind, _)| kind == marker);
                n(there.count())
            }
            Worth::Item(item) => u16::from(self.s.built(item.as_str())),
            Worth::Items => n(self.s.inventions.values().filter(|i| i.built).count()),
            Worth::Tiles => {
                let barred = |at| self.scenario().is_some_and(|s| s.setup.closes(at));
                let there = self.s.island.iter();
                n(there
                    .filter(|(at, t)| t.number > 0 && !barred(**at))
                    .count())
            }
            Worth::Totems => {
                let totem = |number| self.cat.tiles.get(number).is_some_and(|card| card.totem);
                n(self.s.island.values().filter(|t| totem(&t.number)).count())
            }
            Worth::Done(action) => n(self.done_on(action).len()),
            Worth::Special(action) => u16::from(self.s.succeeded.contains(action)),
            Worth::Aim(aim) => u16::from(self.met(aim, &self.s.pile)),
        }
    }

    /// The lives that somebody has left; whoever is dead has none.
    fn lives_left(&self, who: Who) -> u16 {
        let person = self.s.person(who).filter(|p| !p.dead);
        let left = person.map_or(0, |p| self.dies_on(who).saturating_sub(p.wounds));
        left.into()
    }
}
