//! Items and inventions: becoming available, turning back, leaving and coming (R-ITEM-1 to R-ITEM-12).

use castaway_kernel::Key;

use super::{Engine, Opt, Rules, option};
use crate::{
    ask::{Label, Question},
    content::InventionKind,
    effect::{Effect, Passive},
    event::Event,
    ids::{Res, Track},
    rulings::Reading,
    state::{Link, TokenInfo},
    task::{CardRef, Ctx, Op, Task},
};

impl Rules<'_> {
    /// Ruling rebuilt-bonus: whether the item that is available now has brought its bonus.
    fn brings_bonus(&self, key: &Key) -> bool {
        !self.reads(Reading::BonusOnce) || self.s.times_built.get(key).is_none_or(|n| *n < 2)
    }

    /// Whether it lies on the board or beside a sheet and is not on its way to become an item (R-ITEM-7).
    pub(crate) fn unbuilt(&self, key: &Key) -> bool {
        self.s.inventions.get(key).is_some_and(|i| !i.built)
            && !self.s.future.inventions.contains(key)
            && !self.s.gains.inventions.contains(key)
    }

    /// Whether an invention is printed on the scenario sheet.
    pub(crate) fn is_scenario_item(&self, key: &Key) -> bool {
        self.cat
            .inventions
            .get(key)
            .is_some_and(|i| i.kind == InventionKind::Scenario)
    }

    /// Items that may be turned back, lost or marked: those of the sheet are safe (R-ITEM-9).
    pub(crate) fn loose_items(&self) -> Vec<Key> {
        self.s
            .inventions
            .iter()
            .filter(|(key, i)| i.built && !self.is_scenario_item(key))
            .map(|(key, _)| key.clone())
            .collect()
    }

    /// Unbuilt inventions that lie on the board and may be discarded.
    pub(crate) fn loose_inventions(&self) -> Vec<Key> {
        let coming: Vec<&Key> = self
            .s
            .future
            .inventions
            .iter()
            .chain(&self.s.gains.inventions)
            .collect();
        self.s
            .inventions
            .iter()
            .filter(|(key, i)| {
                !i.built
                    && i.owner.is_none()
                    && !self.is_scenario_item(key)
                    && !coming.contains(key)
                    && !self.s.plan.iter().any(|p| {
                        p.what.goal
                            == crate::plan::Goal::Build(crate::plan::Project::Invention(
                                (*key).clone(),
                            ))
                    })
            })
            .map(|(key, _)| key.clone())
            .collect()
    }

    /// R-TERM: the items a card marked before.
    pub(crate) fn marked_items(&self, serial: u32) -> Vec<Key> {
        self.s
            .links
            .get(&serial)
            .into_iter()
            .flatten()
            .filter_map(|l| match l {
                Link::Item(key) => Some(key.clone()),
                _ => None,
            })
            .filter(|key| self.s.built(key.as_str()))
            .collect()
    }

    /// R-DISC: food that is there for a price in food.
    pub(crate) fn food(&self) -> u16 {
        self.s.stock.get(Res::Food) + self.s.stock.get(Res::Npfood)
    }
}

impl Engine<'_> {
    /// R-ITEM-5: an item becomes available and does its one-off part.
    pub(crate) fn item_ready(&mut self, key: &Key) {
        let Some(card) = self.cat.inventions.get(key) else {
            return;
        };
        let round = self.s.round;
        let sheltered = self.rules().sheltered();
        let Some(state) = self.s.inventions.get_mut(key) else {
            return;
        };
        // R-ITEM-7: planned and brought by a card in the same phase, it is still one item.
        if state.built {
            return;
        }
        let levels =
            |e: &Effect| matches!(e, Effect::Level { track, .. } if *track != Track::Weapon);
        if card.on_build.iter().any(levels) && !sheltered {
            self.s.levels_missed.insert(key.clone());
        } else {
            self.s.levels_missed.remove(key);
        }
        state.built = true;
        state.since = round;
        let times = self.s.times_built.entry(key.clone()).or_default();
        *times = times.saturating_add(1);
        self.tell(Event::ItemReady(key.clone()));
        let ctx = Ctx {
            source: Some(CardRef::Invention(key.clone())),
            ..Ctx::default()
        };
        let bonus = self.rules().brings_bonus(key);
        let ops = card.on_build.iter().filter(|e| bonus || keeps_working(e));
        let ops = ops.cloned().map(Op::Effect).collect();
        self.push_ops(ops, &ctx);
    }

    /// R-ITEM-12: undoes an item's one-off gain as far as possible.
    fn undo_item(&mut self, key: &Key) {
        let Some(card) = self.cat.inventions.get(key) else {
            return;
        };
        let bonus = self.rules().brings_bonus(key);
        for effect in &card.on_build {
            if !bonus && !keeps_working(effect) {
                continue;
            }
            match effect {
                Effect::Level { track, .. }
                    if *track != Track::Weapon && self.s.levels_missed.contains(key) => {}
                Effect::Level { track, n, .. } => {
                    self.lower(*track, n.unsigned_abs().into());
                }
                Effect::Gain { res, n, .. } => {
                    let slot = self.s.stock.of(*res);
                    let lost = (*slot).min((*n).into());
                    *slot -= lost;
                    if lost > 0 {
                        self.tell(Event::Lost { res: *res, n: lost });
                    }
                }
                Effect::PlaceShortcut => self.s.shortcut = None,
                Effect::Token { token, .. } => {
                    let own = |info: &TokenInfo| info.owner.as_ref() == Some(key);
                    let places = self.s.tokens.keys().filter(|(kind, _)| kind == token);
                    let mut places = places.map(|(_, place)| *place);
                    let place = places.find(|&place| self.rules().lying(*token, place).any(own));
                    if let Some(place) = place {
                        self.remove_token_if(*token, place, own);
                    }
                }
                _ => {}
            }
        }
    }

    /// R-TERM-1, R-PERS-4: an item turns back to its Invention side.
    pub(crate) fn flip_item(&mut self, key: &Key) {
        if !self.rules().is_scenario_item(key) {
            self.turn_back(key);
        }
    }

    /// Turns any built item back.
    pub(crate) fn turn_back(&mut self, key: &Key) {
        let Some(state) = self.s.inventions.get_mut(key) else {
            return;
        };
        if !state.built {
            return;
        }
        let rests = self.cat.inventions.get(key).is_some_and(|card| {
            let rest = |p: &Passive| matches!(p, Passive::Rest { .. });
            card.passive.iter().any(rest)
        });
        let served = !state.suspended;
        state.built = false;
        // R-ITEM-10: Rests were planned with it. Pawns and Baskets are tied to their actions already.
        if self.s.resolving && served && rests {
            self.s.flags.lasting.insert(key.clone());
        }
        self.tell(Event::ItemLost(key.clone()));
        self.undo_item(key);
    }

    /// R-CARD-11: an item is shuffled into the Invention deck.
    pub(crate) fn lose_item(&mut self, key: &Key) {
        self.flip_item(key);
        self.drop_invention(key.clone());
    }

    /// R-DISCARD-3: an unbuilt invention is shuffled into its deck.
    pub(crate) fn drop_invention(&mut self, key: Key) {
        if self.s.inventions.get(&key).is_some_and(|i| !i.built) {
            self.s.inventions.remove(&key);
            self.tell(Event::InventionGone(key.clone()));
            self.s.piles.inventions.push(key);
            self.s.chance.shuffle(&mut self.s.piles.inventions);
        }
    }

    /// An invention leaves the deck for the board.
    pub(crate) fn take_invention(&mut self, key: Key) {
        self.s.piles.inventions.retain(|k| *k != key);
        self.add_invention(key);
    }

    /// An item built without an action; inside the Action Phase it waits (R-DISC-6).
    pub(crate) fn build_free(&mut self, key: &Key, ctx: &Ctx) {
        if !self.rules().unbuilt(key) {
            return;
        }
        self.tell(Event::Built(key.clone()));
        if ctx.placement.is_some() {
            self.s.gains.inventions.push(key.clone());
        } else if self.rules().waits(ctx) {
            self.s.future.inventions.push(key.clone());
        } else {
            self.item_ready(key);
        }
    }

    /// Asks for one of some items or inventions.
    pub(crate) fn pick_item(
        &mut self,
        task: Task,
        question: Question,
        keys: Vec<Key>,
        op: fn(Key) -> Op,
    ) {
        let options: Vec<Opt> = keys
            .into_iter()
            .map(|key| {
                option(
                    key.clone(),
                    Label::Card(CardRef::Invention(key.clone())),
                    vec![op(key)],
                    &task.ctx,
                )
            })
            .collect();
        if !options.is_empty() {
            self.choose(task, question, None, options);
        }
    }

    /// R-ABIL-5: some inventions are drawn, one comes to the board.
    pub(crate) fn draw_inventions(&mut self, n: u8, ctx: &Ctx) {
        let mut drawn = Vec::new();
        for _ in 0..n {
            if self.s.piles.inventions.is_empty() {
                let mut pile = std::mem::take(&mut self.s.piles.idea_discard);
                self.s.chance.shuffle(&mut pile);
                self.s.piles.inventions = pile;
            }
            if let Some(key) = self.s.piles.inventions.pop() {
                drawn.push(key);
            }
        }
        self.push(Op::KeepInvention(drawn), ctx.clone());
    }

    /// Which of the drawn inventions comes to the board.
    pub(crate) fn keep_invention(&mut self, task: Task, drawn: &[Key]) {
        let options: Vec<Opt> = drawn
            .iter()
            .map(|key| {
                let rest = drawn.iter().filter(|k| *k != key).cloned().collect();
                option(
                    key.as_str(),
                    Label::Card(CardRef::Invention(key.clone())),
                    vec![Op::TakeInvention(key.clone()), Op::IdeaDiscard(rest)],
                    &task.ctx,
                )
            })
            .collect();
        if !options.is_empty() {
            let actor = task.ctx.actor;
            self.choose(task, Question::TakeInvention, actor, options);
        }
    }

    /// The Shortcut turns back when its token leaves (R-MOVE-4).
    pub(crate) fn lose_shortcut(&mut self) {
        self.s.shortcut = None;
        let shortcuts: Vec<Key> = self
            .s
            .inventions
            .iter()
            .filter(|(_, i)| i.built)
            .filter_map(|(key, _)| self.cat.inventions.get(key))
            .filter(|c| c.on_build.contains(&Effect::PlaceShortcut))
            .map(|c| c.id.clone())
            .collect();
        for key in shortcuts {
            self.flip_item(&key);
        }
    }
}

/// What an item does for as long as it is there, against a bonus that comes at once.
fn keeps_working(effect: &Effect) -> bool {
    matches!(effect, Effect::PlaceShortcut | Effect::Token { .. })
}
