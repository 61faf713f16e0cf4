//! How people are called in what is said to somebody, and what a teller needs of a table.

use castaway_kernel::{Key, Seat};

use super::{
    Wording,
    bundle::{Args, txt},
    space_name,
};
use crate::{
    effect::Passive,
    view::{MonsterView, PersonView, View},
    world::Space,
};

/// How people are called, by seat, for one reader.
pub trait People {
    /// The name of a seat.
    fn name(&self, seat: Seat) -> String;
    /// Whether that seat is whoever reads it.
    fn is_reader(&self, seat: Seat) -> bool;
}

/// A table as it is told to somebody.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    pub w: Wording<'a>,
    pub view: &'a View,
    pub people: &'a dyn People,
}

impl<'a> Teller<'a> {
    /// The selector of a seat in messages.
    pub fn me(&self, seat: Seat) -> &'static str {
        match self.people.is_reader(seat) {
            true => "you",
            false => "other",
        }
    }

    /// A message about a seat, with further values.
    pub fn about(&self, id: &str, seat: Seat, more: Args<'_>) -> String {
        let name = self.people.name(seat);
        let mut args = vec![("me", txt(self.me(seat))), ("name", txt(&name))];
        args.extend(more.iter().cloned());
        self.w.say(id, &args)
    }

    /// The same with one text.
    pub fn about_what(&self, id: &str, seat: Seat, what: &str) -> String {
        self.about(id, seat, &[("what", txt(what))])
    }

    /// A seat as the one to whom something is given.
    pub fn whom(&self, seat: Seat) -> String {
        self.about("to-whom", seat, &[])
    }

    /// Several people.
    pub fn names(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|s| self.people.name(*s)).collect();
        self.w.and(&names)
    }

    /// Several people, the reader among them.
    pub fn among(&self, seats: &[Seat]) -> String {
        let name = |seat: &Seat| match self.people.is_reader(*seat) {
            true => self.w.word("self-among"),
            false => self.people.name(*seat),
        };
        let names: Vec<String> = seats.iter().map(name).collect();
        self.w.and(&names)
    }

    /// A card in quotation marks.
    pub fn card(&self, key: &Key) -> String {
        self.w.quoted(&self.w.name(key))
    }

    /// A space with its ground, where that is known.
    pub fn spot(&self, space: Space) -> String {
        let name = space_name(space);
        let ground = self.ground(space);
        let id = match ground.is_empty() {
            true => "spot-bare",
            false => "spot",
        };
        (self.w).say(id, &[("space", txt(&name)), ("ground", txt(&ground))])
    }

    /// The ground of a space; empty where it is not known.
    pub fn ground(&self, space: Space) -> String {
        let site = self.view.spaces.get(usize::from(space));
        let site = site.and_then(|s| s.site);
        match (site, &self.view.terrain) {
            (Some(site), Some(terrain)) => self.w.ground(terrain, site.ground),
            _ => String::new(),
        }
    }

    /// A survivor.
    pub fn person(&self, seat: Seat) -> Option<&'a PersonView> {
        self.view.people.get(seat.index())
    }

    /// A monster on the map.
    pub fn monster(&self, id: u32) -> Option<&'a MonsterView> {
        self.view.monsters.iter().find(|m| m.id == id)
    }

    /// What a monster is called; nothing where its card is not known.
    pub fn monster_name(&self, id: u32) -> Option<String> {
        let card = self.monster(id)?.card.as_ref()?;
        Some(self.card(card))
    }

    /// The cards whose abilities somebody has, apart from threats and the terrain.
    pub fn held(&self, seat: Seat) -> impl Iterator<Item = &'a Key> + use<'a> {
        let person = self.person(seat);
        person.into_iter().flat_map(|p| {
            let items = p.items.iter().map(|item| &item.card);
            p.character.iter().chain(items)
        })
    }

    /// Whether or how some ability of somebody fits.
    pub fn ability<T>(&self, seat: Seat, fits: impl Fn(&Passive) -> Option<T>) -> Option<T> {
        let all = self.held(seat).flat_map(|card| self.w.passives(card));
        let mut found = all.filter_map(fits);
        found.next()
    }

    /// Whether one plays alone.
    pub fn alone(&self) -> bool {
        self.view.people.len() == 1
    }
}

/// A text that fits into so many characters: too long a one ends with dots, at a word where there is one.
pub(super) fn fit(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let cut: String = text.chars().take(most.saturating_sub(1)).collect();
    let at_word = text.chars().nth(most.saturating_sub(1)) == Some(' ');
    let end = cut.rfind(' ').filter(|at| !at_word && *at > cut.len() / 2);
    let whole = end.map_or(cut.as_str(), |at| cut.get(..at).unwrap_or(&cut));
    format!(
        "{}…",
        whole.trim_end_matches([' ', ',', ';', ':', '.', '–'])
    )
}

#[cfg(test)]
mod tests {
    use super::fit;

    #[test]
    fn a_long_text_ends_at_a_word() {
        assert_eq!(fit("short", 5), "short");
        assert_eq!(fit("gain two food, then rest", 15), "gain two food…");
        assert_eq!(fit("äöüäöüäöü", 4), "äöü…");
    }
}
