//! Effects on items, inventions and discovery tokens.

use castaway_kernel::Key;

use super::super::{Engine, Rules, option, planning::Needs, stake::Stake};
use crate::{
    ask::{Label, Loss, Question},
    effect::{Built, Effect, ItemsTo, Supply},
    event::Event,
    ids::{Track, Who},
    plan::{Goal, Project},
    reject::Rejection,
    rulings::Reading,
    task::{CardRef, Ctx, Op, Task},
};

impl Rules<'_> {
    /// Everything that this person could build at once with what is there (R-CARD-21).
    pub(super) fn extra_builds(&self, who: Who) -> Vec<(Project, u8)> {
        let mut projects = vec![Project::Shelter];
        projects.extend(Track::ALL.iter().map(|&t| Project::Level(t)));
        projects.extend(
            self.s
                .inventions
                .keys()
                .flat_map(|key| self.ways_to_build(key)),
        );
        let mut found = Vec::new();
        for project in projects {
            // R-CARD-21: no roof or palisade over a shelter of this very round.
            let roofing = matches!(project, Project::Level(Track::Roof | Track::Palisade));
            if roofing && self.s.flags.shelter_new && !self.natural_shelter(self.s.camp) {
                continue;
            }
            // R-PERS-1
            if let Project::Invention(key) = &project
                && let Some(owner) = self.s.inventions.get(key).and_then(|i| i.owner)
                && who != Who::Seat(owner)
            {
                continue;
            }
            for price in 0..2 {
                let there = |needs: Needs| self.extra_price(who, needs.cost).is_some();
                if self.extra_needs(&project, price).is_ok_and(there) {
                    found.push((project.clone(), price));
                }
            }
        }
        found
    }

    /// What a Build without pawns costs: the wood token hits a planned one only (R-TOKEN-12), and what was attempted
    /// in this round is not attempted again (R-BUILD-6).
    pub(crate) fn extra_needs(&self, project: &Project, price: u8) -> Result<Needs, Rejection> {
        let mut needs = self.needs(&Goal::Build(project.clone()), price, None)?;
        if needs.wood_token {
            needs.cost.wood = needs.cost.wood.saturating_sub(1);
        }
        Ok(needs)
    }
}

impl Engine<'_> {
    /// Things are drawn for the group.
    pub(super) fn draw_effect(&mut self, task: Task, pile: Supply, n: u8) {
        match pile {
            Supply::Discovery => {
                for _ in 0..n {
                    self.find_token(&task.ctx);
                }
            }
            Supply::Equipment => self.draw_equipment(&task.ctx, n),
            Supply::Inventions => {
                for _ in 0..n {
                    if let Some(key) = self.s.piles.inventions.pop() {
                        self.add_invention(key);
                    }
                }
            }
            Supply::AnyInvention => self.search_invention(task),
        }
    }

    /// Built items go somewhere: those meant, or so many of the group's choice.
    pub(super) fn move_items_effect(&mut self, task: Task, which: Built, to: ItemsTo) {
        let marked = self.rules().marked_items(task.ctx.serial);
        let mut items = self.rules().loose_items();
        // R-CARD-48
        if to == ItemsTo::Marker {
            items.retain(|k| !marked.contains(k));
        }
        let (items, n) = match which {
            Built::All => (items, None),
            Built::Marked => (marked, None),
            // What all of them would go to needs no choice.
            Built::Some(n) if to == ItemsTo::Board && usize::from(n) >= items.len() => {
                (items, None)
            }
            Built::Some(n) => (items, Some(n)),
        };
        match n {
            None => self.all_items_to(&task.ctx, items, to),
            Some(n) => self.some_items_to(task, items, n, to),
        }
    }

    fn all_items_to(&mut self, ctx: &Ctx, items: Vec<Key>, to: ItemsTo) {
        if let Some((_, op)) = item_op(to) {
            self.push_ops(items.into_iter().map(op).collect(), ctx);
            return;
        }
        // R-CARD-11: they wait in Future Resources.
        for key in items {
            if let Some(item) = self.s.inventions.get_mut(&key) {
                item.suspended = true;
            }
        }
    }

    fn some_items_to(&mut self, task: Task, items: Vec<Key>, n: u8, to: ItemsTo) {
        let Some((question, op)) = item_op(to).filter(|_| n > 0 && !items.is_empty()) else {
            return;
        };
        let some = |n| {
            Op::Effect(Effect::MoveItems {
                which: Built::Some(n),
                to,
            })
        };
        if n > 1 {
            self.push(some(n - 1), task.ctx.clone());
        }
        let once = Task {
            op: some(1),
            ctx: task.ctx,
        };
        self.pick_item(once, question, items, op);
    }

    /// Inventions leave the board, or it hurts.
    pub(super) fn discard_inventions_effect(&mut self, task: &Task, n: u8) {
        let ctx = task.ctx.clone();
        let there = self.rules().loose_inventions();
        if there.is_empty() {
            // The demand rule: a wound for each card that is not there.
            if n > 0
                && !self.rules().reads(Reading::MissingInventionsFree)
                && !self.before(task, &Stake::Inventions, Loss::Inventions)
            {
                self.marker_wounds(n, &ctx);
            }
        } else if n > 0 {
            if n > 1 {
                self.push(
                    Op::Effect(Effect::DiscardInventions { n: n - 1 }),
                    ctx.clone(),
                );
            }
            let once = Task {
                op: Op::Effect(Effect::DiscardInventions { n: 1 }),
                ctx,
            };
            self.pick_item(once, Question::DropInvention, there, Op::DropInvention);
        }
    }

    /// An invention of choice comes (R-CARD-17).
    fn search_invention(&mut self, task: Task) {
        let mut deck = self.s.piles.inventions.clone();
        if self.rules().reads(Reading::InventionFromTop) {
            deck = deck.split_off(deck.len().saturating_sub(1));
        }
        deck.sort();
        self.pick_item(task, Question::TakeInvention, deck, Op::TakeInvention);
    }

    /// An item is built for nothing.
    pub(super) fn build_item_effect(&mut self, task: Task, options: Vec<Key>) {
        let keys: Vec<Key> = options
            .into_iter()
            .filter(|k| self.rules().unbuilt(k))
            .collect();
        self.pick_item(task, Question::BuildFree, keys, Op::BuildFree);
    }

    /// Tokens are drawn and one is kept.
    pub(super) fn scout_discovery(&mut self, ctx: Ctx, n: u8) {
        let mut drawn = Vec::new();
        for _ in 0..n {
            if let Some(token) = self.s.piles.discovery.pop() {
                // Found is only what is kept.
                self.tell(Event::Looked(CardRef::Discovery(token.clone())));
                drawn.push(token);
            }
        }
        if !drawn.is_empty() {
            self.push(Op::ChooseDiscovery(drawn), ctx);
        }
    }

    pub(super) fn ask_extra_build(&mut self, task: Task) {
        let who = task.ctx.actor.unwrap_or_else(|| self.rules().first());
        let mut options = vec![option("no", Label::No, vec![], &task.ctx)];
        for (at, (project, price)) in self.rules().extra_builds(who).into_iter().enumerate() {
            options.push(option(
                format!("b{at}"),
                Label::Project(project.clone(), price),
                vec![Op::ExtraBuild(project, price)],
                &task.ctx,
            ));
        }
        let actor = task.ctx.actor;
        self.choose(task, Question::ExtraBuild, actor, options);
    }
}

/// What is done with an item.
type ItemOp = fn(Key) -> Op;

/// What is asked and done for each item that goes there; those for later are not asked for.
fn item_op(to: ItemsTo) -> Option<(Question, ItemOp)> {
    match to {
        ItemsTo::Board => Some((Question::FlipItem, Op::FlipItem)),
        ItemsTo::Deck => Some((Question::LoseItem, Op::LoseItem)),
        ItemsTo::Marker => Some((Question::MarkItem, Op::MarkItem)),
        ItemsTo::Future => None,
    }
}
