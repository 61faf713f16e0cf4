//! Whether there is still time to win.

use castaway_kernel::Key;

use crate::{
    content::{Aim, Repeat},
    effect::Relief,
    engine::Rules,
    ids::{Res, Who},
    plan::{Pawn, Project},
    rulings::Reading,
};

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
        if self.s.round > last || !self.can_build_in(last) {
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

    /// Whether what is built on tiles for the win can still be planned, when the last round is: taking everything else back, there
    /// must be the tiles, the wood, and somebody to lead each build.
    fn can_build_in(&self, last: u8) -> bool {
        let Some(sheet) = self
            .scenario()
            .filter(|_| self.s.planning && self.s.round == last)
        else {
            return true;
        };
        let effects = sheet.actions.iter().flat_map(|action| &action.effects);
        let may_lay = |marker: &Key| effects.clone().any(|effect| effect.lays(marker));
        let mut builds = 0;
        for aim in &sheet.win.all {
            match aim {
                Aim::Shelter => builds += usize::from(!self.s.shelter),
                // An action of the sheet may lay one without wood.
                Aim::Markers { marker, .. } if may_lay(marker) => {}
                Aim::Markers { marker, n } => {
                    let missing = usize::from(*n).saturating_sub(self.tiles_with(marker));
                    let on = |repeat: &Repeat| *repeat == Repeat::TileWithout(marker.clone());
                    let mut all = self.s.inventions.keys();
                    let Some(key) = all.find(|key| self.repeat(key).is_some_and(on)) else {
                        continue;
                    };
                    let on_tiles = self.ways_to_build(key).len();
                    if missing > on_tiles || !self.has_wood_for(key, missing) {
                        return false;
                    }
                    builds += missing;
                }
                Aim::Pile
                | Aim::Item(_)
                | Aim::Rounds { .. }
                | Aim::Made(_)
                | Aim::With(_)
                | Aim::Drawn
                | Aim::Level { .. }
                | Aim::Explored(_)
                | Aim::Times { .. }
                | Aim::Free(_)
                | Aim::Done(_) => {}
            }
        }
        builds <= self.leading_pawns()
    }

    /// Whether there is wood for so many of something, or anything that might bring some.
    fn has_wood_for(&self, key: &Key, times: usize) -> bool {
        let price = self.prices(&Project::Invention(key.clone())).into_iter();
        // An ability may save one at each.
        let each = price.map(|p| p.wood.saturating_sub(1)).min().unwrap_or(0);
        let tied: u16 = self.s.plan.iter().map(|p| p.tied.wood).sum();
        let wood = self.s.stock.wood + tied;
        let brings = |who: Who| {
            let mut things = self.things_of(who).into_iter();
            things.any(|what| {
                let usage = self
                    .usage(who, &what)
                    .filter(|_| self.able(who, &what).is_ok());
                let averts = usage.map(|usage| usage.averts()).unwrap_or_default();
                let mut averts = averts.iter();
                averts.any(|relief| matches!(relief, Relief::Goods(Res::Wood, _)))
            })
        };
        usize::from(wood) >= usize::from(each) * times || self.s.seats().any(brings)
    }

    /// Pawns of people who can lead a build.
    fn leading_pawns(&self) -> usize {
        let seats = (0_u8..).take(self.s.people.len()).map(Pawn::Seat);
        let guests = (0_u8..).take(self.s.guests.len()).map(Pawn::Guest);
        let all = seats.chain([Pawn::Friday]).chain(guests);
        all.map(|pawn| usize::from(self.there_are(pawn))).sum()
    }
}
