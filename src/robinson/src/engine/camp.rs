//! Moving the camp (R-MOVE-1 to R-MOVE-7) and splitting points among people.

use super::{Engine, Opt, effects::seat_text, option};
use crate::{
    ask::{Label, Question},
    event::Event,
    ids::{Place, Space, TokenKind, Track, Who},
    rulings::Reading,
    state::Link,
    task::{CardRef, Ctx, Op, Task},
};

impl Engine<'_> {
    /// R-MOVE-7: moves the camp with everything that goes and everything that is lost, by choice or not.
    pub(crate) fn move_camp(&mut self, to: Space, ctx: &Ctx) {
        let from = self.s.camp;
        if from == to || self.rules().tile_card(to).is_none() {
            return;
        }
        self.s.camp = to;
        self.tell(Event::CampMoved(to));
        for track in [Track::Roof, Track::Palisade] {
            let level = self.s.level(track);
            let lost = if self.s.shelter { level / 2 } else { level };
            if self.lower(track, lost) > 0 {
                self.link(ctx.serial, Link::LostLevel(track));
            }
        }
        if self.s.shortcut.is_some() {
            self.lose_shortcut();
        }
        // R-MOVE-5, R-MOVE-6
        for token in [TokenKind::AdditionalFood, TokenKind::AdditionalWood] {
            let there = Place::Space(to);
            for info in self.take_owned(token, Place::Space(from)) {
                if !self.s.has_token(token, there) || self.rules().stacks(token, there) {
                    self.lay_token(token, there, info);
                    continue;
                }
                self.tell(Event::TokenGone(token, Place::Space(from)));
                let Some(owner) = info.owner else {
                    continue;
                };
                if !self.s.built(owner.as_str()) {
                    self.s.kept.retain(|k| k.card != owner);
                } else if self.rules().reads(Reading::SheetItemTurnsBack) {
                    self.turn_back(&owner);
                } else {
                    self.flip_item(&owner);
                }
            }
        }
    }

    /// R-NIGHT-4, R-MOVE-1: the camp may move to an adjacent tile.
    pub(crate) fn may_move_camp(&mut self, task: Task) {
        let spaces = self.rules().camp_sites();
        if spaces.is_empty() {
            return;
        }
        let mut options = vec![option("stay", Label::No, vec![], &task.ctx)];
        options.extend(spaces.into_iter().map(|s| {
            option(
                s.name(),
                Label::Space(s),
                vec![Op::MoveCampTo(s)],
                &task.ctx,
            )
        }));
        self.choose(task, Question::MayMoveCamp, None, options);
    }

    /// Healing points are split one by one, Friday among the people (R-FRIDAY-8); a single wounded person takes all.
    pub(crate) fn heal_points(&mut self, task: Task, left: u8) {
        let hurt: Vec<Who> = self
            .s
            .everyone()
            .into_iter()
            .filter(|&w| self.s.person(w).is_some_and(|p| p.wounds > 0))
            .collect();
        if left == 0 || hurt.is_empty() {
            return;
        }
        if let Some(actor) = task.ctx.actor.filter(|_| task.ctx.alone) {
            self.heal(actor, left);
            return;
        }
        if let [only] = hurt[..] {
            self.heal(only, left);
            return;
        }
        let options: Vec<Opt> = hurt
            .into_iter()
            .map(|w| {
                option(
                    seat_text(w),
                    Label::Person(w),
                    vec![Op::HealOne(w, 1), Op::HealPoints(left - 1)],
                    &task.ctx,
                )
            })
            .collect();
        self.choose(task, Question::Heal { left }, None, options);
    }

    /// R-S1-7: determination is split freely.
    pub(crate) fn det_points(&mut self, task: Task, left: u8) {
        if left == 0 {
            return;
        }
        if let Some(actor) = task.ctx.actor.filter(|_| task.ctx.alone) {
            self.gain_det(actor, left.into());
            return;
        }
        let options: Vec<Opt> = self
            .s
            .everyone()
            .into_iter()
            .filter(|w| !matches!(w, Who::Guest(_)))
            .map(|w| {
                option(
                    seat_text(w),
                    Label::Person(w),
                    vec![Op::DetOne(w, 1), Op::DetPoints(left - 1)],
                    &task.ctx,
                )
            })
            .collect();
        self.choose(task, Question::GiveDet { left }, None, options);
    }

    /// R-CARD-44: wounds of the coming night are handed out one by one.
    pub(crate) fn night_wounds(&mut self, task: Task, left: u8) {
        if left == 0 {
            return;
        }
        let options: Vec<Opt> = self
            .s
            .everyone()
            .into_iter()
            .map(|w| {
                option(
                    seat_text(w),
                    Label::Person(w),
                    vec![Op::NightWound(w), Op::NightWounds(left - 1)],
                    &task.ctx,
                )
            })
            .collect();
        self.choose(task, Question::GiveWound { left }, None, options);
    }

    /// Looked-at tiles are put back one by one, the last one on top.
    pub(crate) fn order_tiles(&mut self, task: Task, tiles: Vec<u8>) {
        let options: Vec<Opt> = tiles
            .iter()
            .map(|&n| {
                let rest: Vec<u8> = tiles.iter().copied().filter(|&t| t != n).collect();
                let mut ops = vec![Op::TileOnTop(n)];
                if !rest.is_empty() {
                    ops.push(Op::OrderTiles(rest));
                }
                option(format!("{n}"), Label::Tile(n), ops, &task.ctx)
            })
            .collect();
        if !options.is_empty() {
            self.choose(task, Question::TileOrder, None, options);
        }
    }

    /// R-ABIL-12: one of the looked-at tiles goes on top, the others are shuffled in.
    pub(crate) fn scouted_tiles(&mut self, task: Task, tiles: &[u8]) {
        let options: Vec<Opt> = tiles
            .iter()
            .map(|&n| {
                let rest: Vec<u8> = tiles.iter().copied().filter(|&t| t != n).collect();
                let rest = if self.rules().reads(Reading::ScoutedUnder) {
                    Op::TilesUnder(rest)
                } else {
                    Op::ShuffleTilesIn(rest)
                };
                option(
                    format!("{n}"),
                    Label::Tile(n),
                    vec![rest, Op::TileOnTop(n)],
                    &task.ctx,
                )
            })
            .collect();
        if !options.is_empty() {
            let actor = task.ctx.actor;
            self.choose(task, Question::TileOrder, actor, options);
        }
    }

    /// R-ABIL-14: one of the drawn tokens is kept.
    pub(crate) fn choose_discovery(&mut self, task: Task, tokens: &[castaway_kernel::Key]) {
        let mut options: Vec<Opt> = Vec::new();
        for token in tokens {
            if options.iter().any(|o| o.key == *token) {
                continue;
            }
            options.push(option(
                token.as_str(),
                Label::Card(CardRef::Discovery(token.clone())),
                vec![Op::KeepDiscovery(token.clone())],
                &task.ctx,
            ));
        }
        if !options.is_empty() {
            self.choose(task, Question::KeepDiscovery, None, options);
        }
    }

    /// R-ABIL-15: the seen beast stays on top or goes to the bottom.
    pub(crate) fn peeked_beast(&mut self, task: Task, beast: castaway_kernel::Key) {
        let options = vec![
            option("top", Label::Top, vec![], &task.ctx),
            option("bottom", Label::Bottom, vec![Op::TopToBottom], &task.ctx),
        ];
        let actor = task.ctx.actor;
        self.choose(task, Question::PeekedBeast { beast }, actor, options);
    }
}
