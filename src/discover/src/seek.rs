//! Unknown land that what the quest names can lie in, or that borders on it.

use castaway_kernel::Game;

use crate::{
    Discover,
    catalog::Catalog,
    known::Known,
    state::State,
    view::View,
    wording::{Lang, Wording},
    world::tile_of,
};

/// How well an unknown tile serves somebody who looks for what the quest names; the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fit {
    /// It can lie there.
    Inside,
    /// It can lie on an unknown tile beside it.
    Beside,
    /// So many zones lead on from there to where it can lie.
    Before(u8),
}

/// The land that the quest names as somebody sees it; empty where it names none, or any will do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SoughtLand {
    /// The zones in which something can lie that nobody has seen.
    zones: Vec<(u8, u8)>,
    /// Closed tiles on which whoever looked at them has seen it.
    tiles: Vec<u8>,
}

impl SoughtLand {
    /// The land in what these eyes see.
    pub fn of(catalog: &Catalog, view: &View) -> Self {
        // Zones are the same in every language.
        let wording = Wording::new(catalog, Lang::En);
        let closed = |tile: &u8| {
            let tile = view.tiles.get(usize::from(*tile));
            tile.is_some_and(|tile| !tile.open && !tile.flooded)
        };
        let goals = wording.goals(view).into_iter().map(tile_of);
        Self {
            zones: wording.sought(view),
            tiles: goals.filter(closed).collect(),
        }
    }

    /// The land as a seat sees it, or a bystander.
    pub fn seen(catalog: &Catalog, state: &State, seat: Option<castaway_kernel::Seat>) -> Self {
        Self::of(catalog, &Discover::view(catalog, state, seat))
    }

    /// Whether the quest names no land.
    pub fn is_empty(&self) -> bool {
        self.zones.is_empty() && self.tiles.is_empty()
    }

    /// Whether whoever looked at a closed tile has seen there what the quest names.
    pub fn is_seen(&self) -> bool {
        !self.tiles.is_empty()
    }

    /// Whether it was seen on this closed tile.
    pub fn has_seen(&self, tile: u8) -> bool {
        self.tiles.contains(&tile)
    }

    /// The first and the last zone that the quest names; none where it names none, or a tile.
    pub fn zones(&self) -> Option<(u8, u8)> {
        let first = self.zones.iter().map(|(from, _)| *from).min()?;
        let last = self.zones.iter().map(|(_, to)| *to).max()?;
        Some((first, last))
    }

    /// How well an unknown tile serves; none where nothing is sought.
    pub fn fit(&self, known: &Known<'_>, tile: u8) -> Option<Fit> {
        if self.is_empty() {
            return None;
        }
        let tiles = known.tiles();
        let zone = |tile: u8| tiles.get(usize::from(tile)).map_or(0, |t| t.zone);
        let away = |zone: u8| {
            let each = self.zones.iter();
            let each = each.map(|(from, to)| from.saturating_sub(zone) + zone.saturating_sub(*to));
            // Where only a tile is named no zone is nearer than another.
            each.min().unwrap_or(u8::MAX)
        };
        let spaces = |tile: u8| (0..known.spaces()).filter(move |at| tile_of(*at) == tile);
        // Whoever looked at a closed tile knows whether it is there.
        let holds = |tile: u8| match spaces(tile).any(|at| known.site(at).is_some()) {
            true => self.tiles.contains(&tile),
            false => away(zone(tile)) == 0,
        };
        let closed = |tile: u8| !known.is_tile_open(tile) && !known.is_flooded(tile);
        if holds(tile) {
            return Some(Fit::Inside);
        }
        let around = |at| known.around(at).map(tile_of).collect::<Vec<_>>();
        let mut beside = spaces(tile).flat_map(around);
        Some(match beside.any(|other| closed(other) && holds(other)) {
            true => Fit::Beside,
            false => Fit::Before(away(zone(tile))),
        })
    }
}

#[cfg(test)]
mod tests {
    use castaway_kernel::{DecisionId, Seat};

    use super::*;
    use crate::{
        bot::Why,
        command::Command,
        counsel::counsel,
        engine::option_key,
        quest::Target,
        setup::Setup,
        state::{Ask, Label, Part, Prompt},
    };

    const ME: Seat = Seat(0);

    fn begun(catalog: &Catalog, seed: u64) -> State {
        let setup = Setup::new("q_beacon", 1, seed);
        Discover::create(catalog, &setup, seed).unwrap().state
    }

    fn fits(catalog: &Catalog, s: &State) -> Vec<(u8, Fit)> {
        let sought = SoughtLand::seen(catalog, s, Some(ME));
        let known = Known::new(catalog, s, Some(ME));
        let all = (0..).zip(known.tiles()).map(|(tile, _)| tile);
        let closed = all.filter(|tile: &u8| !known.is_tile_open(*tile));
        closed
            .map(|tile| (tile, sought.fit(&known, tile).unwrap()))
            .collect()
    }

    #[test]
    fn whoever_looked_at_a_tile_knows_whether_what_the_quest_names_is_there() {
        let catalog = Catalog::load().unwrap();
        let mut met = 0;
        for seed in 0..6 {
            let mut s = begun(&catalog, seed);
            let there = tile_of(s.world.target(Target::Far(3)).unwrap());
            let inside = |s: &State| -> Vec<u8> {
                let all = fits(&catalog, s).into_iter();
                let inside = all.filter(|(_, fit)| *fit == Fit::Inside);
                inside.map(|(tile, _)| tile).collect()
            };
            let before = inside(&s);
            assert!(before.contains(&there), "{before:?}");
            let Some(other) = before.iter().find(|tile| **tile != there) else {
                continue;
            };
            s.seats[0].peeked_tiles.insert(*other);
            let after = inside(&s);
            assert!(after.contains(&there) && !after.contains(other));
            let seen = |s: &State, tile| SoughtLand::seen(&catalog, s, Some(ME)).has_seen(tile);
            assert!(!seen(&s, there) && !seen(&s, *other));
            s.seats[0].peeked_tiles.insert(there);
            assert_eq!(inside(&s), [there]);
            assert!(seen(&s, there) && !seen(&s, *other));
            met += 1;
        }
        assert!(met > 2, "{met}");
    }

    #[test]
    fn of_the_tiles_that_may_be_looked_at_one_is_advised_that_can_hold_what_the_quest_names() {
        let catalog = Catalog::load().unwrap();
        let mut met = 0;
        for seed in 0..6 {
            let mut s = begun(&catalog, seed);
            let all = fits(&catalog, &s);
            let inside = all.iter().find(|(_, fit)| *fit == Fit::Inside).unwrap().0;
            let Some((far, _)) = all.iter().find(|(_, fit)| matches!(fit, Fit::Before(_))) else {
                continue;
            };
            let option = |tile| (Label::Tile(tile), Vec::new());
            s.ask = Some(Ask {
                id: DecisionId(9),
                prompt: Prompt::Look("sg".into()),
                parts: vec![Part {
                    seat: ME,
                    options: vec![option(*far), option(inside)],
                    silent: 0,
                    picked: None,
                }],
            });
            let advice = counsel(&catalog, &s, ME).unwrap().advice;
            assert_eq!(advice.why, Why::QuestHidden);
            let Command::Choose(answer) = advice.command else {
                panic!("{:?}", advice.command);
            };
            assert_eq!(answer.picks, [option_key(1)]);
            met += 1;
        }
        assert!(met > 2, "{met}");
    }
}
