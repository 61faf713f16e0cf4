//! How much somebody carries, what of it counts otherwise than it looks, and whether there is room for more.

use castaway_discover::{ids::Res, stock::Stock, view::PersonView};
use castaway_kernel::Seat;

use super::scene::Scene;

/// What is said of a load.
pub struct Load {
    /// How much counts.
    pub held: u8,
    /// How much may be carried.
    pub limit: u8,
    /// What counts otherwise than it looks, to stand behind the numbers; empty where nothing does.
    pub more: String,
}

/// Whether the hands of the seat that is spoken of are full; a thing of theirs may still have room for what it carries.
pub fn is_full(scene: &Scene<'_>) -> bool {
    let (held, limit) = scene.known_to_seat().load(scene.seat);
    held >= limit
}

/// Whether they need leave nothing behind for one more of this kind.
pub fn has_room(scene: &Scene<'_>, res: Res) -> bool {
    !scene.known_to_seat().is_too_much(&Stock::of(res, 1))
}

/// The load of somebody: a double token is two of a resource and counts once, and what an item carries does not count
/// (D-CARRY-4, D-CARRY-7).
pub fn load(scene: &Scene<'_>, seat: Seat, person: &PersonView) -> Load {
    let w = &scene.words;
    let (held, limit) = scene.known().load(seat);
    let doubles = person.stock.doubles();
    let items = u8::try_from(person.items.len()).unwrap_or(u8::MAX);
    let all = person.stock.all().saturating_add(items);
    let aboard = all.saturating_sub(held);
    let notes = [("di-load-double", doubles), ("di-load-aboard", aboard)];
    let notes = notes.into_iter().filter(|(_, n)| *n > 0);
    let notes: Vec<String> = notes.map(|(key, n)| w.count(key, n)).collect();
    let more = match notes.is_empty() {
        true => String::new(),
        false => {
            let what = notes.join("; ");
            w.with("di-load-more", &[("what", (&what).into())])
        }
    };
    Load { held, limit, more }
}
