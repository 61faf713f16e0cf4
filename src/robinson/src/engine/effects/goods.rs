//! Effects on resources, levels and helping pawns.

use super::super::Engine;
use super::source_key;
use crate::{
    effect::{Mode, PawnColour, Per},
    event::Event,
    ids::{Res, Track, Who},
    rulings::Reading,
    state::Link,
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
    pub(super) fn gain_equipment_effect(&mut self, ctx: &Ctx, n: u8) {
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

    /// Half of a level is lost (R-CARD-20).
    pub(super) fn level_half_effect(&mut self, task: &Task, track: Track) {
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
    pub(super) fn set_level_effect(&mut self, track: Track, n: u8) {
        let level = self.s.level(track);
        if level > u16::from(n) {
            self.lower(track, level - u16::from(n));
        } else {
            self.raise(track, u16::from(n) - level);
        }
    }

    /// Lost levels come back (R-CARD-14).
    pub(super) fn regain_levels_effect(&mut self, ctx: &Ctx) {
        let lost: Vec<Track> = self
            .s
            .links
            .get(&ctx.serial)
            .into_iter()
            .flatten()
            .filter_map(|l| match l {
                Link::LostLevel(track) => Some(*track),
                _ => None,
            })
            .collect();
        // R-CARD-14
        if self.s.shelter {
            for track in lost {
                self.raise(track, 1);
            }
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
