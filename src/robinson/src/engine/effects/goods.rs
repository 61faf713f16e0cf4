//! Effects on resources, levels and helping pawns.

use super::super::{Engine, stake::Stake};
use super::source_key;
use crate::{
    ask::Loss,
    effect::{Holding, LevelAim, Mode, Output, PawnColour, Per},
    event::Event,
    ids::{Res, Track, Who},
    rulings::Reading,
    state::Stock,
    task::{Ctx, Op, Owed, Task},
};

impl Engine<'_> {
    /// Resources gained.
    pub(super) fn gain_effect(&mut self, ctx: &Ctx, res: Res, n: u8, per: Per) {
        let times = match per {
            Per::Once => 1,
            Per::Player => self.s.people.len(),
        };
        let n = u16::from(n) * u16::try_from(times).unwrap_or(4);
        self.gain(res, n, ctx);
    }

    /// More of what was gathered.
    pub(super) fn gain_gathered_effect(&mut self, ctx: &Ctx, n: u8) {
        if let (Some(space), Some(source)) = (ctx.space, ctx.gathered)
            && let Some(res) = self.rules().source_res(space, source)
        {
            let failed = ctx.placement.is_some() && self.s.flags.failed == ctx.placement;
            if failed && self.rules().reads(Reading::BonusNeedsSuccess) {
                return;
            }
            self.gain(res, n.into(), ctx);
        }
    }

    /// Unused equipment, drawn at random (R-CARD-10).
    pub(super) fn draw_equipment(&mut self, ctx: &Ctx, n: u8) {
        for _ in 0..n {
            let Some(key) = self.s.piles.equipment.pop() else {
                break;
            };
            self.tell(Event::EquipmentFound(key.clone()));
            if ctx.placement.is_some() {
                self.s.gains.equipment.push(key);
            } else if self.rules().waits(ctx) {
                self.s.future.equipment.push(key);
            } else {
                self.s.equipment.push((key, 2));
            }
        }
    }

    /// Everything of one kind is lost, after what could still be done with it.
    pub(super) fn lose_all_effect(&mut self, task: &Task, what: Holding) {
        match what {
            Holding::Det(who) => self.lose_all_det(task, who),
            Holding::Resources => {
                if self.before(task, &Stake::Goods(Stock::default()), Loss::Goods) {
                    return;
                }
                for &res in Res::ALL {
                    let n = std::mem::take(self.s.stock.of(res));
                    if n > 0 {
                        self.tell(Event::Lost { res, n });
                    }
                }
            }
        }
    }

    /// Production changes this round.
    pub(super) fn production_effect(&mut self, mode: Output) {
        let flags = &mut self.s.flags;
        match mode {
            Output::By { res, n } => flags.production_delta.push((res, n)),
            Output::Mode(mode) => flags.production.push(mode),
        }
    }

    /// A level rises, or is owed.
    pub(super) fn level_effect(&mut self, ctx: Ctx, track: Track, n: i8, mode: Mode) {
        if n >= 0 {
            self.raise(track, n.unsigned_abs().into());
        } else {
            self.push(
                Op::Pay {
                    owed: Owed::Track(track),
                    n: n.unsigned_abs(),
                    wounds: mode == Mode::Demand,
                },
                ctx,
            );
        }
    }

    /// A level goes to where it is meant to be.
    pub(super) fn level_to_effect(&mut self, task: &Task, track: Track, to: LevelAim) {
        match to {
            LevelAim::Half => self.halve_level(task, track),
            LevelAim::Exactly(n) => self.set_level(track, n),
        }
    }

    /// Half of a level is lost (R-CARD-20).
    fn halve_level(&mut self, task: &Task, track: Track) {
        if self.half_stop(task, track) {
            return;
        }
        // R-CARD-20: half of the level, the loss rounded down; nothing there is an unmet demand.
        let level = self.s.level(track);
        let n = if level == 0 { 1 } else { level / 2 };
        self.push(
            Op::Pay {
                owed: Owed::Track(track),
                n: u8::try_from(n).unwrap_or(u8::MAX),
                wounds: level == 0 && !self.rules().reads(Reading::HalvingNothing),
            },
            task.ctx.clone(),
        );
    }

    /// A level is set, without a demand.
    fn set_level(&mut self, track: Track, n: u8) {
        let level = self.s.level(track);
        if level > u16::from(n) {
            self.lower(track, level - u16::from(n));
        } else {
            self.raise(track, u16::from(n) - level);
        }
    }

    /// Neutral pawns join this round.
    pub(super) fn pawn_effect(&mut self, ctx: &Ctx, colour: PawnColour, n: u8, own_only: bool) {
        let only = match ctx.actor {
            Some(Who::Seat(seat)) if own_only && !self.rules().reads(Reading::HandymanForAll) => {
                Some(seat)
            }
            _ => None,
        };
        let from = source_key(ctx);
        for _ in 0..n {
            self.add_pawn(from.clone(), colour, only);
        }
    }
}
