//! A space that one goes to, named with the enemy that waits there or beside it.

use castaway_discover::{
    ids::Kind,
    wording::space_name,
    world::{Face, Space},
};

use super::{scene::Scene, words::kind_sign};

/// The name of a space, with an enemy there, else with a monster next to it.
pub fn name(scene: &Scene<'_>, at: Space) -> String {
    let space = space_name(at);
    let beside = || {
        let mut near = scene.known().around(at);
        near.find_map(|near| monster(scene, near))
    };
    let there = monster(scene, at).or_else(|| animal(scene, at));
    let (place, what) = match there {
        Some(there) => ("there", there),
        None => match beside() {
            Some(beside) => ("beside", beside),
            None => return space,
        },
    };
    let args = [
        ("to", (&space).into()),
        ("place", place.into()),
        ("what", (&what).into()),
    ];
    scene.words.with("di-to-enemy", &args)
}

/// The monster of a space, by its name where its card lies face up.
fn monster(scene: &Scene<'_>, at: Space) -> Option<String> {
    let known = scene.known();
    let monster = known.monsters().find(|monster| monster.at == at)?;
    let name = match monster.card {
        Some(card) => scene.words.wording.name(card),
        None => scene.words.get("di-spot-monster"),
    };
    Some(format!("👹 {name}"))
}

/// An animal that lies face up there for all.
fn animal(scene: &Scene<'_>, at: Space) -> Option<String> {
    let tokens = scene.known().tokens(at).into_iter();
    let mut animals = tokens.filter_map(|token| match token.face {
        Some(Face::Animal(card)) if token.up => Some(card),
        _ => None,
    });
    let name = scene.words.wording.name(animals.next()?);
    Some(format!("{} {name}", kind_sign(Kind::C)))
}
