//! Whether there is still time to win.

use crate::{content::Aim, engine::Rules, rulings::Reading};

impl Rules<'_> {
    /// Whether the scenario can still be won, as far as its rounds and the stages of the pile say.
    pub(super) fn winnable(&self) -> bool {
        let Some(sheet) = self.scenario() else {
            return true;
        };
        let mut last = sheet.rounds;
        let mut pile = false;
        for aim in &sheet.win.all {
            if let Aim::Rounds { to, .. } = aim {
                last = last.min(*to);
            }
            pile = pile || matches!(aim, Aim::Pile);
        }
        if self.s.round > last {
            return false;
        }
        // R-S1-2: one stage a round, unless gifts of cards go on to the next one.
        if !pile || self.reads(Reading::PileGoesOn) {
            return true;
        }
        let stages = sheet.woodpile.iter().flat_map(|pile| &pile.stages);
        let missing = stages.zip(&self.s.pile).filter(|(of, wood)| wood < of);
        let now = usize::from(self.open_stage().is_some());
        missing.count() <= usize::from(last - self.s.round) + now
    }
}
