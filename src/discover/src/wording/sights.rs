//! What is to be seen on tiles.

use castaway_kernel::Seat;

use super::{
    bundle::{num, txt},
    people::Teller,
    tile_name,
};
use crate::{
    ids::Kind,
    world::{Icon, SPACES},
};

impl Teller<'_> {
    pub(super) fn revealed(&self, tile: u8) -> String {
        let (name, seen) = (tile_name(tile), self.sights(tile));
        let id = match seen.is_empty() {
            true => "ev-revealed-bare",
            false => "ev-revealed",
        };
        let what = seen.join(", ");
        self.w
            .say(id, &[("tile", txt(&name)), ("what", txt(&what))])
    }

    pub(super) fn peeked_tile(&self, seat: Seat, tile: u8) -> String {
        let (name, seen) = (tile_name(tile), self.sights(tile));
        let what = seen.join(", ");
        let args = [("tile", txt(&name)), ("what", txt(&what))];
        match self.people.is_reader(seat) && !seen.is_empty() {
            true => self.w.say("ev-peeked-tile-seen", &args),
            false => self.about("ev-peeked-tile", seat, &args),
        }
    }

    /// What is printed on a tile, as far as its eyes see it.
    fn icons(&self, tile: u8) -> Vec<Icon> {
        let first = usize::from(tile) * usize::from(SPACES);
        let spaces = self.view.spaces.iter().skip(first).take(SPACES.into());
        spaces.filter_map(|s| s.site?.icon).collect()
    }

    /// The places of a tile that have a name or give water, as far as its eyes see them.
    pub(super) fn places(&self, tile: u8) -> Vec<String> {
        let (w, icons) = (&self.w, self.icons(tile));
        let mut all = Vec::new();
        for icon in &icons {
            match icon {
                Icon::Camp => all.push(w.word("seen-camp")),
                Icon::Landmark(n) => all.push(w.landmark(*n)),
                Icon::Objective(n) => all.push(w.count("seen-objective", *n)),
                Icon::Feature(_) | Icon::Water(_) => {}
            }
        }
        let water = count(&icons, |i| matches!(i, Icon::Water(_)));
        if water > 0 {
            all.push(w.count("seen-water", water));
        }
        all
    }

    /// What is to be seen on a tile, as far as its eyes see it.
    fn sights(&self, tile: u8) -> Vec<String> {
        let (w, icons) = (&self.w, self.icons(tile));
        let mut all = self.places(tile);
        let kinds = Kind::ALL.iter().filter_map(|kind| {
            let n = count(&icons, |i| *i == Icon::Feature(*kind));
            let kind = w.token_kind(*kind);
            let args = [("n", num(n)), ("kind", txt(&kind))];
            (n > 0).then(|| w.say("seen-kind", &args))
        });
        let kinds: Vec<String> = kinds.collect();
        let n = count(&icons, |i| matches!(i, Icon::Feature(_)));
        if n > 0 {
            let kinds = kinds.join(", ");
            all.push(w.say("seen-tokens", &[("n", num(n)), ("kinds", txt(&kinds))]));
        }
        all
    }
}

/// How many of what is printed are like this.
fn count(icons: &[Icon], like: impl Fn(&Icon) -> bool) -> u8 {
    let n = icons.iter().filter(|icon| like(icon)).count();
    u8::try_from(n).unwrap_or(u8::MAX)
}
