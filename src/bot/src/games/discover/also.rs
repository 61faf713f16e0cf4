//! What the menu of deeds holds beside them, since it is seldom wanted: the whole map, the quest, and what walks gather.

use castaway_discover::{Discover, on_way::OnWay};
use castaway_kernel::Seat;
use castaway_table::on_heap;

use super::{on_way, scene::Scene, story};
use crate::{
    discord::{Caller, Ui},
    ui::message::Entry,
};

/// What stands before the value of such an entry.
const ALSO: &str = "also:";

/// Something of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Also {
    /// Shows the whole map.
    Sheet,
    /// Shows how the quest stands.
    Quest,
    /// Settles what walks gather on the way.
    Gathers(OnWay),
}

impl Also {
    const ALL: [Self; 5] = [
        Self::Sheet,
        Self::Quest,
        Self::Gathers(OnWay::Nothing),
        Self::Gathers(OnWay::Tokens),
        Self::Gathers(OnWay::Water),
    ];

    /// The value of its entry.
    fn value(self) -> String {
        let word = match self {
            Self::Sheet => "map",
            Self::Quest => "quest",
            Self::Gathers(OnWay::Nothing) => "gathers-nothing",
            Self::Gathers(OnWay::Tokens) => "gathers-tokens",
            Self::Gathers(OnWay::Water) => "gathers-water",
        };
        format!("{ALSO}{word}")
    }

    /// What an entry means; nothing where it is a deed.
    pub fn read(value: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.value() == value)
    }
}

/// The entries for the seat that is spoken of. Where nobody owns it there is nobody to settle what its walks gather.
pub fn entries(scene: &Scene<'_>) -> Vec<Entry> {
    let w = &scene.words;
    let mut all = Vec::new();
    if scene.meta.chairs.owner(scene.seat).is_some() {
        let next = Also::Gathers(on_way::settled(scene).next());
        all.push(Entry::new(next.value(), gathers(scene), ""));
    }
    let map = format!("🗺️ {}", w.get("di-button-map"));
    all.push(Entry::new(Also::Sheet.value(), map, ""));
    let quest = format!("📜 {}", w.get("di-button-quest"));
    all.push(Entry::new(Also::Quest.value(), quest, ""));
    all
}

/// What walks gather on the way, and with a press something else.
fn gathers(scene: &Scene<'_>) -> String {
    let settled = on_way::settled(scene);
    let said = match settled {
        OnWay::Nothing => "nothing",
        OnWay::Tokens => "tokens",
        OnWay::Water => "water",
    };
    let full = match on_way::now(scene) == settled {
        true => "no",
        false => "yes",
    };
    let args = [("way", said.into()), ("full", full.into())];
    scene.words.with("di-button-on-way", &args)
}

impl Ui<Discover> {
    /// Does what the menu of deeds says for a seat.
    pub(super) async fn explore_menu(
        &self,
        caller: &Caller,
        seen: Option<u64>,
        seat: Seat,
        value: &str,
    ) {
        match Also::read(value) {
            Some(Also::Sheet) => self.show_whole(caller).await,
            Some(Also::Quest) => on_heap(|| self.page(caller, story::quest)).await,
            Some(Also::Gathers(on_way)) => on_heap(|| self.explore_gathers(caller, on_way)).await,
            None => on_heap(|| self.explore_deed(caller, seen, Some(seat), value)).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_is_read_as_what_it_says_and_a_deed_is_none_of_them() {
        for one in Also::ALL {
            assert_eq!(Also::read(&one.value()), Some(one));
        }
        assert_eq!(Also::read("water"), None);
        assert_eq!(Also::read("also:"), None);
    }
}
