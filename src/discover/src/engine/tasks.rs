use castaway_kernel::Seat;

use super::{Done, Engine};
use crate::state::{Foe, NightPart, Phase, Task};

impl Engine<'_> {
    /// Carries out one task.
    pub(crate) fn task(&mut self, task: Task) -> Done {
        match task {
            Task::Do(ops, ctx) => self.do_next(ops, ctx),
            Task::Begin => self.begin(),
            Task::Play(seat, card) => self.play(seat, card),
            Task::Night(part) => self.night(part),
            Task::Next => self.next_turn(),
            Task::Dawn => {
                if let Phase::Night(card) = &self.s.phase {
                    let card = card.clone();
                    self.s.decks.past_nights.push(card);
                }
                self.dawn();
                Ok(())
            }
            Task::Arrive => self.arrive(),
            Task::Spawn(at, ctx) => self.spawn(at, &ctx),
            Task::Go(id, n, to) => self.go(id, n, to),
            Task::Shun(id, n, from) => self.shun(id, n, from),
            Task::Hunt(id, n) => self.hunt(id, n),
            Task::Reveal(tile) => self.reveal(tile),
            Task::Away(space, at) => {
                self.put_away(space, at);
                Ok(())
            }
            task => self.task_of_fight(task),
        }
    }

    fn task_of_fight(&mut self, task: Task) -> Done {
        match task {
            Task::Fight(seat, foe) => self.fight(seat, foe),
            Task::Played(seat, card) => self.played(seat, card),
            Task::Roll => self.roll_dice(),
            Task::Modify => self.modify(),
            Task::Spoken(seat, again) => self.spoken(seat, again),
            Task::Change(modifier) => self.change(modifier),
            Task::Blows => self.blows(),
            Task::Blow => self.blow(),
            Task::Share(seat, with, res) => self.share(seat, &with, res),
            Task::Suffers(seat) => self.suffers(seat),
            Task::Retreat => self.retreat(),
            Task::Flee(to) => self.flee(to),
            Task::Escape(source, nth) => self.escape(source, nth),
            Task::Slip(to) => self.slip(to),
            Task::Over => {
                self.s.fight = None;
                Ok(())
            }
            Task::Duel(step) => self.duel_step(step),
            task => self.task_of_one(task),
        }
    }

    /// What concerns one survivor, and nothing once they are none (D-CAS-3).
    fn task_of_one(&mut self, task: Task) -> Done {
        let Some(seat) = whose(&task).filter(|seat| self.s.is_here(*seat)) else {
            return Ok(());
        };
        match task {
            Task::Pay(_, cost) => self.pay(seat, &cost).map(|_| ()),
            Task::Dirty(_) => self.dirty(seat),
            Task::DirtyRoll(_) => self.dirty_roll(seat),
            Task::Limit(_) => self.limit(seat),
            Task::Drop(_, res) => self.drop_token(seat, res),
            Task::Discard(_, card) => self.discard(seat, &card),
            Task::Gain(_, stock) => self.gain(seat, &stock),
            Task::Token(_, space, at) => self.token(seat, space, at),
            Task::Exchange(_, space, at, source) => self.exchange(seat, space, at, source),
            Task::Kept(_, space, at) => self.kept(seat, space, at),
            Task::TakeAs(_, space, at, res) => self.take_as(seat, space, at, res),
            Task::Behind(_, card) => self.behind(seat, card),
            Task::Draw(_, deck) => self.draw(seat, deck),
            Task::Take(_, card) => self.take(seat, card),
            Task::Hand(_, item) => self.hand(seat, item),
            Task::Hurt(_, kind) => self.hurt(seat, kind),
            Task::HurtAny(_) => self.hurt_any(seat),
            Task::Heal(_, kind) => self.heal(seat, kind),
            Task::Rest(_, to, n) => self.share_stamina(seat, to, n),
            Task::Give(_, to, res) => self.give(seat, to, res),
            Task::PeekTile(_, tile) => self.peek_tile(seat, tile),
            Task::PeekToken(_, space) => self.peek_token(seat, space),
            Task::Threat(_) => self.threat(seat),
            Task::Resolve(_, card) => self.resolve(seat, &card),
            Task::Used(_, source) => self.used(seat, source),
            Task::Counters(_, source, n) => self.spend_counters(seat, source, n),
            Task::Walk(_, way, gather, fights) => self.walks_on(seat, &way, gather, fights),
            Task::Meet(_) => self.meet(seat),
            _ => Ok(()),
        }
    }
}

/// Whom a task concerns.
fn whose(task: &Task) -> Option<Seat> {
    match task {
        Task::Pay(seat, _)
        | Task::Dirty(seat)
        | Task::DirtyRoll(seat)
        | Task::Limit(seat)
        | Task::Drop(seat, _)
        | Task::Discard(seat, _)
        | Task::Gain(seat, _)
        | Task::Token(seat, ..)
        | Task::Exchange(seat, ..)
        | Task::Kept(seat, ..)
        | Task::TakeAs(seat, ..)
        | Task::Behind(seat, _)
        | Task::Draw(seat, _)
        | Task::Take(seat, _)
        | Task::Hand(seat, _)
        | Task::Hurt(seat, _)
        | Task::HurtAny(seat)
        | Task::Heal(seat, _)
        | Task::Rest(seat, ..)
        | Task::Give(seat, ..)
        | Task::PeekTile(seat, _)
        | Task::PeekToken(seat, _)
        | Task::Threat(seat)
        | Task::Resolve(seat, _)
        | Task::Used(seat, _)
        | Task::Counters(seat, ..)
        | Task::Walk(seat, ..)
        | Task::Meet(seat) => Some(*seat),
        _ => None,
    }
}

/// The parts of a night in their order (D-NIGHT-1).
pub(crate) const NIGHT: [NightPart; 5] = [
    NightPart::Need,
    NightPart::Sleep,
    NightPart::Extra,
    NightPart::Monsters,
    NightPart::End,
];

/// A monster as what is fought.
pub(crate) fn monster(id: u32) -> Foe {
    Foe::Monster(id)
}
