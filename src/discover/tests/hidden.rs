//! What a seat must not know changes nothing for it: two states that differ only in that give it the same view, the same list and
//! the same choice of the bot, and of the same order it is told the same.
//!
//! More games: `CASTAWAY_GAMES=1000 cargo test -p castaway-discover --test hidden`.

mod otherwise;
mod twin;

use castaway_discover::{
    Discover, absent, bot,
    catalog::Catalog,
    command::Command,
    event::Event,
    setup::Setup,
    state::{Prompt, State},
};
use castaway_harness::{here, seeds};
use castaway_kernel::{Audience, Chance, Game, Key, Seat};
use otherwise::otherwise;

/// How often a moment was compared, how often while several had a say about the dice of an attack, how often what an order told a
/// pair of eyes, and how often somebody else was told more of it.
#[derive(Clone, Copy, Default)]
struct Compared {
    moments: u32,
    attacks: u32,
    told: u32,
    whispered: u32,
}

impl Compared {
    fn add(self, other: Self) -> Self {
        Self {
            moments: self.moments + other.moments,
            attacks: self.attacks + other.attacks,
            told: self.told + other.told,
            whispered: self.whispered + other.whispered,
        }
    }
}

/// Who orders what next.
type Next = fn(&Catalog, &State, &mut Chance) -> (Seat, Command);

/// Mostly what the bot does, and now and then anything.
fn mixed(catalog: &Catalog, s: &State, chance: &mut Chance) -> (Seat, Command) {
    let seat = absent::awaited(s)[0];
    let command = match chance.die(5) {
        0 => {
            let mut legal = Discover::legal(catalog, s, seat);
            chance.pick(&mut legal).unwrap()
        }
        _ => bot::choose(catalog, s, seat).unwrap(),
    };
    (seat, command)
}

/// The same, and now and then something is offered, or an offer answered.
fn trading(catalog: &Catalog, s: &State, chance: &mut Chance) -> (Seat, Command) {
    let seat = absent::awaited(s)[0];
    let said = match (&s.ask, chance.die(6)) {
        (None, 0) => twin::bargain(catalog, s, seat, chance),
        _ => None,
    };
    said.unwrap_or_else(|| mixed(catalog, s, chance))
}

/// Attacks wherever there is somebody to attack; answers come from any side, and some are taken back.
fn fierce(catalog: &Catalog, s: &State, chance: &mut Chance) -> (Seat, Command) {
    let mut waited = absent::awaited(s);
    let changes = s.ask.as_ref().into_iter().flat_map(|ask| {
        let again = |seat: &Seat| ask.changeable(*seat).is_some();
        s.everybody().filter(again).collect::<Vec<_>>()
    });
    waited.extend(changes);
    let seat = chance.pick(&mut waited).unwrap();
    let mut legal = Discover::legal(catalog, s, seat);
    let attack = legal.iter().find(|c| matches!(c, Command::Attack(_)));
    let healthy = s.seats[seat.index()].damage.is_empty();
    if let Some(attack) = attack.filter(|_| healthy) {
        return (seat, attack.clone());
    }
    if s.ask.is_some() {
        return (seat, chance.pick(&mut legal).unwrap());
    }
    mixed(catalog, s, chance)
}

fn compare(catalog: &Catalog, (quest, seats, seed): (&str, u8, u64), next: Next) -> Compared {
    let mut compared = Compared::default();
    let begun = Discover::create(catalog, &Setup::new(quest, seats, seed), seed).unwrap();
    let mut s = begun.state;
    let mut chance = Chance::from_seed(seed);
    let mut aside = Chance::from_seed(seed ^ 0xa51d);
    for step in 0..400 {
        if Discover::outcome(&s).is_some() {
            break;
        }
        let attack = s.ask.as_ref().is_some_and(|a| a.prompt == Prompt::Duel);
        let mut twins: Vec<(Option<Seat>, State)> = Vec::new();
        if step % 7 == 0 || attack {
            twins.push((None, otherwise(&s, None, &mut aside)));
            let public = Discover::view(catalog, &s, None);
            let seen = |at: &u8| public.spaces[usize::from(*at)].site.is_some();
            assert!(
                public.progress.trail.iter().all(seen),
                "seed {seed} step {step}: what is escorted waits where nobody has looked"
            );
            for viewer in s.everybody() {
                let other = otherwise(&s, Some(viewer), &mut chance);
                let of = |s: &State| {
                    let view = Discover::view(catalog, s, Some(viewer));
                    let legal = Discover::legal(catalog, s, viewer);
                    (view, legal, bot::choose(catalog, s, viewer))
                };
                let (left, right) = (of(&s), of(&other));
                let at = format!("{quest} seed {seed} step {step}: {viewer:?}");
                assert_eq!(left.0, right.0, "{at} sees");
                assert_eq!(left.1, right.1, "{at} may do");
                assert_eq!(left.2, right.2, "{at} does");
                compared.moments += 1;
                compared.attacks += u32::from(attack && other.ask != s.ask);
                twins.push((Some(viewer), other));
            }
        }
        let (seat, command) = next(catalog, &s, &mut chance);
        let applied = Discover::apply(catalog, &s, seat, &command).unwrap();
        told(&s, &applied.events);
        for (viewer, other) in twins {
            let order = (seat, &command);
            let Some(twin) = twin::same(catalog, (&s, &applied), order, (viewer, &other)) else {
                continue;
            };
            // Each is told of what happened at its own table.
            let heard = |events: &[Event]| -> Vec<Event> {
                let all = events.iter();
                all.filter_map(|event| Discover::told(event, viewer))
                    .collect()
            };
            let at = format!("{quest} seed {seed} step {step}, {seat:?} {command:?}: {viewer:?}");
            assert_eq!(heard(&applied.events), heard(&twin.events), "{at} is told");
            let sees = |s: &State| Discover::view(catalog, s, viewer);
            assert_eq!(
                sees(&applied.state),
                sees(&twin.state),
                "{at} sees after it"
            );
            compared.told += 1;
            let whole = |event: &Event| Discover::told(event, viewer).as_ref() == Some(event);
            compared.whispered += u32::from(!applied.events.iter().all(whole));
        }
        s = applied.state;
    }
    compared
}

/// Plays such games and adds up what was compared in them, with whether they were as many as the ordinary run has.
fn all(
    here: castaway_harness::Here,
    games: u64,
    game: impl Fn(&Catalog, u64) -> Compared + Sync,
) -> (Compared, bool) {
    let catalog = Catalog::load().unwrap();
    let each = seeds::each(here, games, |seed| Ok(game(&catalog, seed)));
    let whole = u64::try_from(each.len()).unwrap() >= games;
    (
        each.into_iter().fold(Compared::default(), Compared::add),
        whole,
    )
}

/// Two to four seats.
fn seats(seed: u64) -> u8 {
    u8::try_from(seed % 3 + 2).unwrap()
}

#[test]
fn hidden_things_change_nothing_that_a_seat_sees_or_does() {
    let (compared, whole) = all(here!(), 12, |catalog, seed| {
        let quests: Vec<&Key> = catalog.quests.keys().collect();
        let quest = quests[usize::try_from(seed).unwrap() % quests.len()];
        compare(catalog, (quest.as_str(), seats(seed), seed), trading)
    });
    if whole {
        assert!(compared.moments > 700, "{}", compared.moments);
        assert!(compared.told > 100, "{}", compared.told);
        assert!(compared.whispered > 0, "all were told all");
    }
}

#[test]
fn what_rivals_have_answered_is_hidden_until_all_have() {
    let (compared, whole) = all(here!(), 18, |catalog, seed| {
        compare(catalog, ("q_last_fire", seats(seed), seed), fierce)
    });
    if whole {
        assert!(compared.attacks > 20, "{}", compared.attacks);
    }
}

/// Nobody else is told which project somebody drew, or what they looked at.
fn told(s: &State, events: &[Event]) {
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
