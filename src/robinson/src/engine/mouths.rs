//! Who eats in the night besides the group (R-S6-4).

use super::{Engine, Rules, stake::Stake};
use crate::{ask::Loss, event::Event, ids::Res, rulings::Reading, state::End, task::Task};

impl Rules<'_> {
    /// How many portions those of the scenario eat in the night of a round.
    pub(crate) fn mouths(&self, round: u8) -> u8 {
        let sheet = self.scenario().map(|s| s.mouths.as_slice());
        let mut spans = sheet.unwrap_or_default().iter();
        let n = spans.find(|span| (span.from..=span.to).contains(&round));
        n.map_or(0, |span| {
            span.n + u8::from(self.reads(Reading::MouthsEatMore))
        })
    }
}

impl Engine<'_> {
    /// Says when somebody more is there who eats.
    pub(crate) fn count_mouths(&mut self) {
        let now = self.rules().mouths(self.s.round);
        if now > self.rules().mouths(self.s.round.saturating_sub(1)) {
            self.tell(Event::MoreMouths(now));
        }
    }

    /// R-S6-4: they eat before the group does; if there is too little for them, the game is lost.
    pub(crate) fn feed_mouths(&mut self, task: &Task) {
        let need = self.rules().mouths(self.s.round);
        if need == 0 {
            return;
        }
        let portions = self.rules().food();
        if portions >= u16::from(need) {
            self.take(Res::Food, need.into());
            self.tell(Event::MouthsFed(need));
            return;
        }
        let stake = Stake::Meal {
            short: true,
            // Nobody heals with food while the game is at stake.
            left: u16::MAX,
            token: false,
        };
        let loss = Loss::Mouths {
            portions: u8::try_from(portions).unwrap_or(u8::MAX),
            need,
        };
        if !self.before(task, &stake, loss) {
            self.finish(End::Unfed);
        }
    }
}
