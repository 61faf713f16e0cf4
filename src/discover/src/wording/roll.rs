//! A roll, told with what it is for, and that nothing comes of it where its card says so.

use castaway_kernel::{Key, Seat};

use super::{
    Wording,
    bundle::{num, txt},
    people::Teller,
};
use crate::{content_check::lists, effect::Op, event::RollOf, ids::Res};

impl Teller<'_> {
    pub(super) fn rolled(&self, seat: Seat, number: u8, of: &RollOf) -> String {
        let what = match of {
            RollOf::Card(key) => self.card(key),
            RollOf::Dirty => self.w.resource(Res::Dirty),
        };
        let args = [("what", txt(&what)), ("n", num(number))];
        let rolls = self.about("ev-rolled-for", seat, &args);
        match of {
            RollOf::Card(key) if self.w.is_vain(key, number) => {
                self.w.say("ev-rolled-vain", &[("rolls", txt(&rolls))])
            }
            RollOf::Card(_) | RollOf::Dirty => rolls,
        }
    }
}

impl Wording<'_> {
    /// Whether a card that has a die rolled says that nothing happens on this number.
    fn is_vain(&self, card: &Key, number: u8) -> bool {
        let all = lists(self.catalog).into_iter();
        let ops = all.filter(|(id, _)| *id == card).flat_map(|(_, ops)| ops);
        let mut open: Vec<&Op> = ops.collect();
        let mut rolls = false;
        while let Some(op) = open.pop() {
            if let Op::Roll { ranges } = op {
                let mut hit = ranges.iter().filter(|r| (r.from..=r.to).contains(&number));
                if hit.any(|range| !range.then.is_empty()) {
                    return false;
                }
                rolls = true;
            }
            open.extend(op.inner());
        }
        rolls
    }
}
