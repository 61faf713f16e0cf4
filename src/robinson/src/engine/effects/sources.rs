//! Effects that exhaust sources.

use super::super::{Engine, Opt, Rules, option};
use crate::{
    ask::{Label, Question},
    effect::{At, Effect, Site, SourceMatch},
    event::Event,
    ids::{Place, Res, Space, TokenKind},
    rulings::Reading,
    source_at::SourceAt,
    task::{Ctx, Op, Task},
};
use std::collections::BTreeMap;

impl Rules<'_> {
    pub(super) fn source_options(
        &self,
        spaces: &[Space],
        source: SourceMatch,
        ctx: &Ctx,
    ) -> Vec<Opt> {
        let mut options = Vec::new();
        for &space in spaces {
            for (at, kind) in self.open_sources(space) {
                if source.fits(kind) {
                    let at = SourceAt::Printed(at);
                    options.push(option(
                        format!("{}-{at}", space.name()),
                        Label::Source(space, at, kind.res()),
                        vec![Op::ExhaustSource(space, at)],
                        ctx,
                    ));
                }
            }
        }
        options
    }
}

impl Engine<'_> {
    /// R-EXCL-3: markers that cannot be placed wound like a demand.
    pub(super) fn marker_wounds(&mut self, n: u8, ctx: &Ctx) {
        if n == 0 {
            return;
        }
        let ops = self
            .rules()
            .sufferers(ctx)
            .into_iter()
            .map(|who| Op::Hurt(who, n))
            .collect();
        self.push_ops(ops, ctx);
    }

    /// Sources are exhausted, at the places that the card names.
    pub(super) fn exhaust_effect(
        &mut self,
        task: Task,
        source: SourceMatch,
        n: u8,
        at: Site,
        otherwise: Vec<Effect>,
    ) {
        match at {
            Site::Nearest => self.exhaust_nearest(task, source, otherwise),
            Site::Gathered => self.exhaust_gathered(&task.ctx),
            Site::All(at) => self.exhaust_all(task, at),
            Site::On(at) => self.exhaust_some(task, source, n, at, &otherwise),
        }
    }

    /// The gathered source is exhausted.
    fn exhaust_gathered(&mut self, ctx: &Ctx) {
        if let (Some(space), Some(source)) = (ctx.space, ctx.gathered) {
            let open = self
                .rules()
                .gatherable(space)
                .iter()
                .any(|(s, _)| *s == source);
            if open {
                self.exhaust(space, source, ctx);
            } else {
                self.marker_wounds(1, ctx);
            }
        }
    }

    /// All sources of a tile are exhausted (R-CARD-29).
    fn exhaust_all(&mut self, task: Task, at: At) {
        let ctx = task.ctx.clone();
        match at {
            At::AdjacentToCamp => {
                let spaces: Vec<Space> = self
                    .rules()
                    .tiles_beside_camp()
                    .into_iter()
                    .filter(|&s| !self.rules().open_sources(s).is_empty())
                    .collect();
                self.pick_space(task, Question::PickTile, spaces, Op::ExhaustAllOn);
            }
            _ => {
                if let Some(Place::Space(space)) = self.rules().place_of(at, &ctx) {
                    // R-CARD-29: a token that is the only source is covered too.
                    for (token, res) in [
                        (TokenKind::AdditionalFood, Res::Food),
                        (TokenKind::AdditionalWood, Res::Wood),
                    ] {
                        let place = Place::Space(space);
                        let stays = self.rules().reads(Reading::FlockYields) && res == Res::Food;
                        let own = self.rules().lying(token, place).any(|t| t.own_source);
                        if own && !stays && self.rules().lacks(space, res) {
                            self.remove_token_if(token, place, |t| t.own_source);
                        }
                    }
                    self.push(Op::ExhaustAllOn(space), ctx);
                }
            }
        }
    }

    /// R-TERM-3: camp tile first, then adjacent, then further.
    fn exhaust_nearest(&mut self, task: Task, source: SourceMatch, otherwise: Vec<Effect>) {
        let mut rings: BTreeMap<u8, Vec<Space>> = BTreeMap::new();
        let rules = self.rules();
        let distances = rules.distances();
        for &space in self.s.island.keys() {
            let ring = distances.get(&space).copied().unwrap_or(u8::MAX);
            rings.entry(ring).or_default().push(space);
        }
        for spaces in rings.values() {
            let options = self.rules().source_options(spaces, source, &task.ctx);
            if !options.is_empty() {
                self.choose(task, Question::ExhaustSource, None, options);
                return;
            }
        }
        self.push_ops(otherwise.into_iter().map(Op::Effect).collect(), &task.ctx);
    }

    fn exhaust_some(
        &mut self,
        task: Task,
        source: SourceMatch,
        n: u8,
        at: At,
        otherwise: &[Effect],
    ) {
        let ctx = task.ctx.clone();
        let spaces: Vec<Space> = match at {
            At::AdjacentToCamp => self.rules().tiles_beside_camp(),
            At::Camp => vec![self.s.camp],
            At::ActionTile => ctx.space.into_iter().collect(),
            At::Linked
            | At::Action(_)
            | At::Deck(_)
            | At::Shelter
            | At::Track(_)
            | At::Night
            | At::Space(_) => match self.rules().place_of(at, &ctx) {
                Some(Place::Space(space)) => vec![space],
                _ => vec![],
            },
        };
        // A marker for a tile that is not there yet waits on its hex.
        if at == At::ActionTile
            && let Some(&space) = spaces.first()
            && self.s.island.get(&space).is_none_or(|t| t.number == 0)
        {
            if self.rules().reads(Reading::NothingOnUnexplored) {
                return;
            }
            let tile = self.s.island.entry(space).or_default();
            tile.waiting_markers = tile.waiting_markers.saturating_add(n);
            self.tell(Event::MarkerWaits(space));
            return;
        }
        let options = self.rules().source_options(&spaces, source, &ctx);
        if options.is_empty() {
            if otherwise.is_empty() {
                self.marker_wounds(n, &ctx);
            } else {
                self.push_ops(otherwise.iter().cloned().map(Op::Effect).collect(), &ctx);
            }
            return;
        }
        let once = |n| Task {
            op: Op::Effect(Effect::Exhaust {
                source,
                n,
                at: Site::On(at),
                otherwise: otherwise.to_vec(),
            }),
            ctx: ctx.clone(),
        };
        if n > 1 {
            self.s.stack.push(once(n - 1));
        }
        self.choose(once(1), Question::ExhaustSource, None, options);
    }
}
