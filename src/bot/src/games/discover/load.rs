//! How much somebody carries, and what of it counts otherwise than it looks.

use castaway_discover::view::PersonView;
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
