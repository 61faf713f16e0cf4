//! What a seat must not know changes nothing for it: two states that differ only in that give it the same view, the same list and
//! the same choice of the bot, and the same is told to it of what happens.

mod otherwise;

use castaway_discover::{Discover, absent, bot, catalog::Catalog, setup::Setup, state::State};
use castaway_kernel::{Audience, Chance, Game, Key, Seat};
use otherwise::otherwise;

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
                let public = Discover::view(&catalog, &s, None);
                let seen = |at: &u8| public.spaces[usize::from(*at)].site.is_some();
                assert!(
                    public.progress.trail.iter().all(seen),
                    "seed {seed} step {step}: what is escorted waits where nobody has looked"
                );
                for viewer in s.everybody() {
                    let other = otherwise(&s, Some(viewer), &mut chance);
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
