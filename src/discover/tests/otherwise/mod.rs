//! Another table that looks the same to one pair of eyes.

use castaway_discover::state::{Prompt, State};
use castaway_kernel::{Chance, Key, Seat};

/// The same table with everything hidden from a seat, or from a bystander, laid otherwise. Where others have looked is known to all,
/// and stays: only what they saw there is another thing.
pub fn otherwise(s: &State, viewer: Option<Seat>, chance: &mut Chance) -> State {
    let mut other = s.clone();
    other.seed ^= 0xabcd_ef01;
    let decks: &mut castaway_discover::state::Decks = &mut other.decks;
    for list in [
        &mut decks.nights,
        &mut decks.threats,
        &mut decks.monsters,
        &mut decks.found,
    ] {
        chance.shuffle(list);
    }
    chance.shuffle(&mut decks.animals);
    for pile in &mut decks.tokens {
        chance.shuffle(pile);
    }
    // Monsters and tokens that lie face down change places with those in the piles.
    let mut cards: Vec<Key> = other.decks.monsters.clone();
    for monster in other.monsters.iter_mut().filter(|m| !m.up) {
        if let Some(card) = cards.first_mut() {
            std::mem::swap(card, &mut monster.card);
        }
    }
    other.decks.monsters = cards;
    for space in 0..u8::try_from(other.spaces.len()).unwrap() {
        if viewer.is_some_and(|seat| other.seats[seat.index()].peeked.contains(&space)) {
            continue;
        }
        for n in 0..other.spaces[usize::from(space)].tokens.len() {
            let token = &other.spaces[usize::from(space)].tokens[n];
            if token.up {
                continue;
            }
            let kind = token.kind.index();
            if let Some(mut face) = other.decks.tokens[kind].pop() {
                std::mem::swap(
                    &mut face,
                    &mut other.spaces[usize::from(space)].tokens[n].face,
                );
                other.decks.tokens[kind].insert(0, face);
            }
        }
    }
    for ground in &mut other.spaces {
        if let Some(spring) = ground.water.as_mut().filter(|w| !w.up) {
            spring.res = match spring.res {
                castaway_discover::ids::Res::Clean => castaway_discover::ids::Res::Dirty,
                _ => castaway_discover::ids::Res::Clean,
            };
        }
    }
    // Hands of others, as far as they were not shown, and the projects still to come.
    let mut shown = viewer.map_or(Default::default(), |seat| {
        other.seats[seat.index()].shown.clone()
    });
    // What is offered to somebody is known to them.
    for offer in other.offers.iter().filter(|o| Some(o.to) == viewer) {
        let offered = offer.give.projects.iter();
        shown.extend(offered.map(|project| (offer.from, project.clone())));
    }
    for seat in other.everybody().filter(|seat| Some(*seat) != viewer) {
        let hand = other.seats[seat.index()].hand.clone();
        for (n, project) in hand.iter().enumerate() {
            if shown.contains(&(seat, project.clone())) {
                continue;
            }
            let at = chance.die(other.decks.normal.len().max(1));
            let mut held = other.seats[seat.index()].hand[n].clone();
            if let Some(hidden) = other.decks.normal.get_mut(at) {
                std::mem::swap(hidden, &mut held);
            }
            other.seats[seat.index()].hand[n] = held;
        }
    }
    // What tiles that nobody of this seat's has seen show: two of one zone change places.
    tiles(&mut other, viewer);
    answers(&mut other, viewer);
    other
}

/// Changes what two unseen tiles of a zone show.
fn tiles(s: &mut State, viewer: Option<Seat>) {
    let hidden = |tile: usize| {
        let number = u8::try_from(tile).unwrap();
        !s.up[tile]
            && !viewer.is_some_and(|seat| s.seats[seat.index()].peeked_tiles.contains(&number))
            && !s.flooded.contains(&number)
    };
    let all: Vec<usize> = (0..s.up.len()).filter(|t| hidden(*t)).collect();
    for pair in all.chunks(2) {
        let [a, b] = *pair else { continue };
        if s.world.tiles[a].zone != s.world.tiles[b].zone {
            continue;
        }
        for n in 0..7 {
            let (one, two) = (s.world.sites[a * 7 + n], s.world.sites[b * 7 + n]);
            let [x, y] = [(a, two), (b, one)];
            for (tile, from) in [x, y] {
                let site = &mut s.world.sites[tile * 7 + n];
                (site.ground, site.cost, site.icon) = (from.ground, from.cost, from.icon);
            }
        }
    }
}

/// Changes what others have answered in secret, the characters that they may choose from, and what they offer each other.
fn answers(s: &mut State, viewer: Option<Seat>) {
    for offer in &mut s.offers {
        if Some(offer.from) != viewer && Some(offer.to) != viewer {
            std::mem::swap(&mut offer.give, &mut offer.take);
        }
    }
    let Some(ask) = s.ask.as_mut() else { return };
    if !matches!(
        ask.prompt,
        Prompt::Character | Prompt::Support | Prompt::Duel | Prompt::Steal
    ) {
        return;
    }
    let others = |seat: Seat| Some(seat) != viewer;
    for part in ask.parts.iter_mut().filter(|part| others(part.seat)) {
        let many = u8::try_from(part.options.len()).unwrap();
        part.picked = part.picked.map(|picked| (picked + 1) % many);
    }
    if ask.prompt == Prompt::Character {
        let mut hidden: Vec<_> = (ask.parts.iter_mut())
            .filter(|part| others(part.seat))
            .collect();
        if let [one, two, ..] = hidden.as_mut_slice() {
            std::mem::swap(&mut one.options, &mut two.options);
            let (one, two) = (one.seat.index(), two.seat.index());
            let dealt = s.seats[one].dealt.clone();
            s.seats[one].dealt = std::mem::replace(&mut s.seats[two].dealt, dealt);
        }
    }
}
