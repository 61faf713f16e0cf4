//! What the scenario lays on tiles and spaces: its markers and its number tokens.

use castaway_kernel::Key;

use super::{Engine, Opt, Rules, option};
use crate::{
    ask::{Label, Question},
    content::MarkerKind,
    effect::{At, Effect},
    event::Event,
    ids::{Place, Space},
    rulings::Reading,
    task::{Ctx, Op, Task},
};

impl<'a> Rules<'a> {
    /// The kinds of markers that lie on a tile or space.
    pub(crate) fn markers_on(&self, space: Space) -> impl Iterator<Item = &'a MarkerKind> {
        let scenario = self.scenario();
        let here = self.s.markers.iter().filter(move |(_, at)| *at == space);
        here.filter_map(move |(kind, _)| scenario?.marker(kind))
    }

    /// On how many explored tiles a kind of marker lies.
    pub(crate) fn tiles_with(&self, marker: &Key) -> usize {
        let here = self.s.markers.iter().filter(|(kind, _)| kind == marker);
        here.filter(|(_, at)| self.tile_card(*at).is_some()).count()
    }

    /// More pawns that an action there needs because of markers (R-S2-6), a Gather for a marker of its own (R-S5-4).
    pub(crate) fn marker_pawns(&self, space: Space, gather: bool) -> u8 {
        let here = self.markers_on(space);
        here.map(|kind| kind.pawns + if gather { kind.gather_pawns } else { 0 })
            .sum()
    }

    /// Whether a marker keeps this tile from producing (R-S2-8, R-S2-9).
    pub(crate) fn production_stopped(&self, space: Space) -> bool {
        self.markers_on(space).any(|kind| kind.stops_production)
    }

    /// Where a marker of this kind could be laid: nowhere twice, and where a tile is face down only what may lie there
    /// (R-S2-4, R-S4-10).
    pub(crate) fn free_for(&self, marker: &Key) -> Vec<Space> {
        let sheet = self.scenario();
        let kind = sheet.and_then(|s| s.marker(marker));
        let spaces = kind.is_some_and(|kind| kind.on_spaces);
        let on_down = kind.is_some_and(|kind| kind.on_down);
        let on_down = on_down && !self.reads(Reading::NoMarkersOnDown);
        let down = |at| self.s.island.get(&at).is_some_and(|t| t.face_down);
        let barred = |at| sheet.is_some_and(|s| s.setup.closes(at));
        let mut free: Vec<Space> = self.spaces().collect();
        free.retain(|&at| {
            let there = match down(at) {
                true => on_down && !barred(at),
                false => spaces || self.tile_card(at).is_some(),
            };
            there && !self.s.markers.contains(&(marker.clone(), at))
        });
        free
    }
}

impl Engine<'_> {
    /// Lays markers: on the tile that is meant, or each on another one of the group's choice; what finds no place is
    /// left out (R-S2-4, R-S2-11).
    pub(super) fn marker_effect(&mut self, task: Task, marker: Key, n: u8, at: Option<At>) {
        let ctx = task.ctx.clone();
        let mut free = self.rules().free_for(&marker);
        if let Some(at) = at {
            let place = self.rules().place_of(at, &ctx);
            free.retain(|&space| place == Some(Place::Space(space)));
        }
        let more = Effect::ScenarioMarker {
            marker: marker.clone(),
            n: n.saturating_sub(1),
            at,
        };
        let more = (n > 1 && at.is_none()).then_some(Op::Effect(more));
        self.pick_marker(task, free, vec![], |space| {
            let mut then = vec![Op::MarkerOn(marker.clone(), space)];
            then.extend(more.clone());
            then
        });
    }

    /// Takes markers off, as many as are named or, if `up_to`, fewer (R-S2-15).
    pub(super) fn lift_markers_effect(&mut self, task: Task, marker: Key, n: u8, up_to: bool) {
        let there = self.s.markers.iter().filter(|(kind, _)| *kind == marker);
        let there = there.map(|(_, at)| *at).collect();
        let more = Effect::LiftMarkers {
            marker: marker.clone(),
            n: n.saturating_sub(1),
            up_to,
        };
        let more = (n > 1).then_some(Op::Effect(more));
        let enough = match up_to && !self.rules().reads(Reading::LiftsAll) {
            true => vec![option("enough", Label::No, vec![], &task.ctx)],
            false => vec![],
        };
        self.pick_marker(task, there, enough, |space| {
            let mut then = vec![Op::MarkerOff(marker.clone(), space)];
            then.extend(more.clone());
            then
        });
    }

    /// Asks for one of some tiles and spaces; with none there is nothing to do.
    fn pick_marker(
        &mut self,
        task: Task,
        spaces: Vec<Space>,
        besides: Vec<Opt>,
        then: impl Fn(Space) -> Vec<Op>,
    ) {
        let all = spaces.into_iter().map(|space| {
            let label = Label::Space(space);
            option(space.name(), label, then(space), &task.ctx)
        });
        let mut options: Vec<Opt> = all.collect();
        if options.is_empty() {
            return;
        }
        options.extend(besides);
        self.choose(task, Question::PickTile, None, options);
    }

    /// Lays one marker.
    pub(crate) fn marker_on(&mut self, marker: Key, space: Space) {
        let sheet = self.rules().scenario();
        let kind = sheet.and_then(|sheet| sheet.marker(&marker));
        if let Some(old) = kind.and_then(|kind| kind.replaces.clone()) {
            self.marker_off(old, space);
        }
        if self.s.markers.insert((marker.clone(), space)) {
            self.tell(Event::MarkerLaid(marker, space));
        }
    }

    /// Takes one marker off.
    pub(crate) fn marker_off(&mut self, marker: Key, space: Space) {
        if self.s.markers.remove(&(marker.clone(), space)) {
            self.tell(Event::MarkerLifted(marker, space));
        }
    }

    /// A number token comes to the tile of the action, or to the one that is named (R-S2-10, R-S2-11, R-S5-2).
    pub(super) fn number_effect(&mut self, n: u8, at: Option<At>, ctx: &Ctx) {
        let place = self.rules().place_of(at.unwrap_or(At::ActionTile), ctx);
        if let Some(Place::Space(space)) = place {
            let since = self.s.round;
            self.s.numbers.entry(n).or_insert((space, since));
            self.tell(Event::NumberLaid(n, space));
        }
    }

    /// What lies on a tile of the scenario goes when the tile is turned down (R-S2-5).
    pub(super) fn clear_markers(&mut self, space: Space) {
        let here = self.s.markers.iter().filter(|(_, at)| *at == space);
        for (kind, at) in here.cloned().collect::<Vec<_>>() {
            self.marker_off(kind, at);
        }
        // Ruling number-tokens: beside the board they stay.
        if !self.rules().reads(Reading::NumbersBeside) {
            self.s.numbers.retain(|_, (at, _)| *at != space);
        }
    }
}
