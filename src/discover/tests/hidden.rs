//! What a seat must not know changes nothing for it: two states that differ only in that give it the same view, the same list and
//! the same choice of the bot, and the same is told to it of what happens.

use castaway_discover::{Discover, absent, bot, catalog::Catalog, setup::Setup, state::State};
use castaway_kernel::{Audience, Chance, Game, Key, Seat};

/// The same table with everything hidden from a seat laid otherwise.
fn otherwise(s: &State, viewer: Seat, chance: &mut Chance) -> State {
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
        if other.seats[viewer.index()].peeked.contains(&space) {
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
    let shown = other.seats[viewer.index()].shown.clone();
    for seat in other.everybody().filter(|seat| *seat != viewer) {
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
        let mine = std::mem::take(&mut other.seats[seat.index()].peeked);
        drop(mine);
    }
    // What tiles that nobody of this seat's has seen show: two of one zone change places.
    tiles(&mut other, viewer);
    other
}

/// Changes what two unseen tiles of a zone show.
fn tiles(s: &mut State, viewer: Seat) {
    let hidden = |tile: usize| {
        let number = u8::try_from(tile).unwrap();
        !s.up[tile]
            && !s.seats[viewer.index()].peeked_tiles.contains(&number)
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

#[test]
fn hidden_things_change_nothing_that_a_seat_sees_or_does() {
    let catalog = Catalog::load().unwrap();
    let mut compared = 0;
    for seed in 0..12u64 {
        let seats = u8::try_from(seed % 3 + 2).unwrap();
        let quests: Vec<&Key> = catalog.quests.keys().collect();
        let quest = quests[usize::try_from(seed).unwrap() % quests.len()];
        let begun =
            Discover::create(&catalog, &Setup::new(quest.as_str(), seats, seed), seed).unwrap();
        let mut s = begun.state;
        let mut chance = Chance::from_seed(seed);
        for step in 0..400 {
            if Discover::outcome(&s).is_some() {
                break;
            }
            if step % 7 == 0 {
                for viewer in s.everybody() {
                    let other = otherwise(&s, viewer, &mut chance);
                    let of = |s: &State| {
                        let view = Discover::view(&catalog, s, Some(viewer));
                        let legal = Discover::legal(&catalog, s, viewer);
                        (view, legal, bot::choose(&catalog, s, viewer))
                    };
                    let (left, right) = (of(&s), of(&other));
                    assert_eq!(
                        left.0, right.0,
                        "seed {seed} step {step}: what {viewer:?} sees"
                    );
                    assert_eq!(
                        left.1, right.1,
                        "seed {seed} step {step}: what {viewer:?} may do"
                    );
                    assert_eq!(
                        left.2, right.2,
                        "seed {seed} step {step}: what {viewer:?} does"
                    );
                    compared += 1;
                }
            }
            let seat = absent::awaited(&s)[0];
            let command = match chance.die(5) {
                0 => {
                    let mut legal = Discover::legal(&catalog, &s, seat);
                    chance.pick(&mut legal).unwrap()
                }
                _ => bot::choose(&catalog, &s, seat).unwrap(),
            };
            let applied = Discover::apply(&catalog, &s, seat, &command).unwrap();
            told(&s, &applied.events);
            s = applied.state;
        }
    }
    assert!(compared > 1_000, "{compared}");
}

/// Nobody else is told which project somebody drew, or what they looked at.
fn told(s: &State, events: &[castaway_discover::event::Event]) {
    for event in events {
        let Audience::Half { seat, public } = Discover::audience(event) else {
            continue;
        };
        assert_ne!(*event, public);
        assert_eq!(Discover::told(event, Some(seat)).as_ref(), Some(event));
        for other in s.everybody().filter(|o| *o != seat) {
            assert_eq!(Discover::told(event, Some(other)), Some(public.clone()));
        }
        assert_eq!(Discover::told(event, None), Some(public));
    }
}

#[test]
fn nothing_of_the_seed_is_in_a_view() {
    let catalog = Catalog::load().unwrap();
    let begun = Discover::create(
        &catalog,
        &Setup::new("q_beacon", 2, 987_654_321),
        123_456_789,
    )
    .unwrap();
    for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
        let view = Discover::view(&catalog, &begun.state, viewer);
        let text = serde_json::to_string(&view).unwrap();
        assert!(!text.contains("987654321") && !text.contains(&begun.state.seed.to_string()));
    }
}
