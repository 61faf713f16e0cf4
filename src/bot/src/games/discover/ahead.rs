//! A walk that is prepared for one's next turn: chosen and shown on the page that only its owner sees.

use castaway_discover::{
    Discover, on_way::OnWay, prepared::Walk, wording::space_name, world::Space,
};
use castaway_kernel::Seat;

use super::{
    on_way,
    press::Press,
    scene::Scene,
    spots::{self, Spot},
};
use crate::{
    discord::{Caller, Ui},
    ui::{
        SAND,
        limits::OPTIONS,
        message::{Button, Embed, Entry, Message, Select},
        press::GamePresses,
    },
};

/// What is prepared, with the way to take it back; or where one could go.
pub fn put(message: &mut Message, scene: &Scene<'_>) {
    // Whoever is entrusted with a seat sees its hand, but not what its owner has in mind.
    let owner = scene.meta.chairs.owner(scene.seat);
    if !is_to_come(scene) || owner.is_none() || owner != scene.reader {
        return;
    }
    let w = &scene.words;
    let id = |press: Press| press.id(scene.version);
    if let Some((to, on_way)) = prepared(scene) {
        let to = space_name(to);
        let gathers = match on_way {
            OnWay::Nothing => "nothing",
            OnWay::Tokens => "tokens",
            OnWay::Water => "water",
        };
        let args = [("to", (&to).into()), ("gathers", gathers.into())];
        let text = w.with("di-prepared", &args);
        message.push_embed(Embed::new("", text).colour(SAND));
        let back = id(Press::Unprepare(scene.seat.0));
        let back = Button::new(back, w.get("di-button-unprepare")).emoji("↩️");
        message.push_buttons(vec![back]);
        return;
    }
    let all = spots::ahead(scene);
    let entry = |spot: &Spot| {
        let label = spots::label(scene, spot.at);
        // As it is settled: whether hands are full shows when the turn comes.
        let note = spots::note_of(scene, spot, on_way::settled(scene));
        Entry::new(spot.at.to_string(), label, note)
    };
    let entries: Vec<Entry> = all.iter().take(OPTIONS).map(entry).collect();
    if !entries.is_empty() {
        let id = id(Press::Prepare(scene.seat.0));
        message.push_select(Select::new(id, w.get("di-menu-prepare"), entries));
    }
}

/// Whether the turn of the seat that is spoken of is still to come today.
fn is_to_come(scene: &Scene<'_>) -> bool {
    let seat = scene.seat;
    let turn = scene.view.turn.as_ref();
    turn.is_some_and(|turn| turn.seat != seat && !turn.done.contains(&seat)) && scene.is_here(seat)
}

/// Where the seat that is spoken of goes when its turn comes, and what it gathers on the way.
fn prepared(scene: &Scene<'_>) -> Option<(Space, OnWay)> {
    let words = &scene.meta.prepared_for(scene.seat)?.what;
    let walk = Walk::read(words).filter(|walk| walk.day == scene.view.day)?;
    walk.way.last().map(|to| (*to, walk.gather))
}

/// The walk to a space, as it stands now.
fn walk(scene: &Scene<'_>, to: Space) -> Option<Walk> {
    let spot = spots::ahead(scene).into_iter().find(|spot| spot.at == to);
    spot.filter(|_| is_to_come(scene)).map(|spot| Walk {
        day: scene.view.day,
        gather: on_way::settled(scene),
        way: spot.way,
    })
}

impl Ui<Discover> {
    /// Prepares a walk for the next turn of a seat of the caller's own, or takes it back.
    pub(super) async fn explore_prepares(&self, caller: &Caller, seat: Seat, to: Option<Space>) {
        let Some(loaded) = self.explored(caller, None).await else {
            return;
        };
        if !loaded.meta.seats_of(caller.user).contains(&seat) {
            return self.not_now(caller).await;
        }
        let walk = to.map(|to| {
            let scene = self.explore_scene(caller.lang, &loaded, &[], Some(seat));
            walk(&scene, to)
        });
        // The turn has come, or the way is no more.
        if matches!(walk, Some(None)) {
            return self.moved_on(caller, &loaded).await;
        }
        let what = walk.flatten().map(|walk| walk.words());
        let tables = self.tables();
        match tables
            .prepare(caller.place, caller.stamp(), seat, what)
            .await
        {
            Ok(_) => self.explore_hand(caller).await,
            Err(trouble) => self.sorry(caller, trouble).await,
        }
    }
}
