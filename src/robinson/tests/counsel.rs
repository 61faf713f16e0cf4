//! What somebody alone is counselled can be followed, is kept as it was thought, and leads further than rules of thumb.

use castaway_kernel::{Game, Seat, stream::seed_of};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    counsel::Counsel,
    guide::{self, Serves, Urgency},
    plan::{Goal, Pawn},
    policy::{search::Effort, suggest},
    setup::Setup,
    state::{End, State},
    task::Usable,
};

/// Games that are played by counsel alone, unless `CASTAWAY_GAMES` says how many.
const GAMES: u64 = 12;
/// More orders than any game needs.
const ORDERS: u32 = 2_000;

const ME: Seat = Seat(0);

fn new(catalog: &Catalog, seed: u64) -> State {
    let made = Island::create(catalog, &Setup::standard(1), seed);
    made.expect("a standard setup").state
}

fn given(catalog: &Catalog, state: &State, seat: Seat, command: &Command) -> State {
    let applied = Island::apply(catalog, state, seat, command);
    applied
        .unwrap_or_else(|e| panic!("round {}: {command:?}: {e:?}", state.round))
        .state
}

fn found(catalog: &Catalog, state: &State) -> Counsel {
    Counsel::find(catalog, state, Effort::default(), &|| true)
}

/// How a game ended for whoever followed what was said until nothing was, and then went on.
fn played(
    catalog: &Catalog,
    seed: u64,
    mut said: impl FnMut(&State) -> Vec<(Seat, Command)>,
) -> State {
    let mut state = new(catalog, seed);
    for _ in 0..ORDERS {
        if state.end.is_some() {
            return state;
        }
        let mut orders = said(&state);
        if orders.is_empty() {
            let advised = guide::advise(catalog, &state, ME).map(|advice| advice.command);
            let next = advised.or_else(|| suggest(catalog, &state, ME));
            orders.push((ME, next.unwrap_or(Command::Advance)));
        }
        for (seat, command) in orders {
            state = given(catalog, &state, seat, &command);
        }
    }
    panic!("seed {seed} does not end");
}

/// What was suggested before anything was thought through.
fn by_thumb(catalog: &Catalog, state: &State) -> Option<Command> {
    if state.ask.is_some() {
        return guide::answer(catalog, state, ME).map(Command::Choose);
    }
    let first = guide::uses_first(catalog, state, ME).into_iter().next();
    let advised = || Some(guide::advise(catalog, state, ME)?.command);
    first.map(|(what, _)| Command::Use(what)).or_else(advised)
}

/// What games came to.
#[derive(Debug, Default)]
struct Tally {
    lived: u32,
    later: u32,
    won: u32,
    rounds: u32,
    wood: u32,
}

impl Tally {
    fn add(&mut self, state: &State) {
        let won = state.end == Some(End::Won);
        self.won += u32::from(won);
        self.lived += u32::from(won || state.round > 5);
        self.later += u32::from(won || state.round > 7);
        self.rounds += u32::from(state.round);
        self.wood += state.pile.iter().map(|&wood| u32::from(wood)).sum::<u32>();
    }
}

#[test]
fn who_follows_counsel_alone_comes_further_than_by_rules_of_thumb() {
    let games = std::env::var("CASTAWAY_GAMES").ok();
    let games = games.and_then(|n| n.parse().ok()).unwrap_or(GAMES);
    let catalog = Catalog::load().expect("the content is good");
    let (mut counsel, mut thumb) = (Tally::default(), Tally::default());
    for seed in 0..games {
        counsel.add(&played(&catalog, seed, |state| {
            let rest = found(&catalog, state).rest(&catalog, state);
            rest.into_iter()
                .map(|one| (one.seat, one.command))
                .collect()
        }));
        thumb.add(&played(&catalog, seed, |state| {
            by_thumb(&catalog, state)
                .map(|c| (ME, c))
                .into_iter()
                .collect()
        }));
    }
    println!("{games} games: counsel {counsel:?}, thumb {thumb:?}");
    assert!(
        4 * counsel.wood > 5 * thumb.wood && counsel.lived >= thumb.lived,
        "{counsel:?} {thumb:?}"
    );
    assert!(counsel.won > thumb.won, "{counsel:?} {thumb:?}");
}

#[test]
fn counsel_is_kept_and_holds_only_where_the_game_goes_as_it_says() {
    let catalog = Catalog::load().expect("the content is good");
    let mut long = 0;
    for seed in 0..4 {
        let mut state = new(&catalog, seed);
        let counsel = found(&catalog, &state);
        let kept = serde_json::to_value(&counsel).expect("it can be kept");
        let counsel: Counsel = serde_json::from_value(kept).expect("it can be read");
        let all = counsel.rest(&catalog, &state);
        long += u32::from(all.len() > 1);
        for (n, one) in all.iter().enumerate() {
            assert_eq!(one.state, state);
            assert_eq!(counsel.rest(&catalog, &state), all[n..]);
            // Whatever else is done leads to another moment.
            let mut others = Island::legal(&catalog, &state, ME);
            others.retain(|other| *other != one.command && *other != Command::Advance);
            let other = others.first().expect("something else");
            let elsewhere = given(&catalog, &state, ME, other);
            assert_eq!(counsel.rest(&catalog, &elsewhere), []);
            state = given(&catalog, &state, one.seat, &one.command);
        }
        assert_eq!(counsel.rest(&catalog, &state), []);
        // Then the plan stands.
        assert!(Island::apply(&catalog, &state, ME, &Command::Advance).is_ok());
    }
    assert!(long > 2, "{long}");
}

/// The planning of a round by which helpers lie about.
fn equipped(catalog: &Catalog, seed: u64) -> State {
    let mut state = new(catalog, seed);
    state.discoveries.push("candles".into());
    state.equipment.retain(|(key, _)| {
        let lends = key.as_str() == "hammer_nails" || key.as_str() == "pipe_tobacco";
        !lends
    });
    state.equipment.push(("hammer_nails".into(), 2));
    state.equipment.push(("pipe_tobacco".into(), 2));
    state.stock.wood += 4;
    state
}

#[test]
fn nothing_is_used_up_for_a_pawn_that_the_plan_does_not_need() {
    let catalog = Catalog::load().expect("the content is good");
    let mut needed = 0;
    for seed in 0..6 {
        let state = equipped(&catalog, seed);
        let rest = found(&catalog, &state).rest(&catalog, &state);
        let uses = |key: &str| {
            let is = |what: &Usable| match what {
                Usable::Equipment(k) | Usable::Discovery(k) => k.as_str() == key,
                _ => false,
            };
            let used = rest
                .iter()
                .filter(|one| matches!(&one.command, Command::Use(what) if is(what)));
            used.count()
        };
        let lent = uses("candles") + uses("hammer_nails");
        let helps = |pawn: &Pawn| matches!(pawn, Pawn::Neutral(_));
        let stand = rest.iter().map(|one| match &one.command {
            Command::Assign(what) => what.pawns.iter().filter(|p| helps(p)).count(),
            Command::Join { pawns, .. } => pawns.iter().filter(|p| helps(p)).count(),
            _ => 0,
        });
        let stand: usize = stand.sum();
        assert_eq!(lent, stand, "seed {seed}: {rest:?}");
        needed += stand;
        // By rules of thumb, too, only what comes of it is said.
        let thumb = guide::uses_first(&catalog, &state, ME);
        assert!(
            !thumb
                .iter()
                .any(|(what, _)| *what == Usable::Equipment("pipe_tobacco".into())),
            "{thumb:?}"
        );
    }
    assert!(needed > 0, "where it is needed, it is used");
}

#[test]
fn a_weapon_is_kept_for_a_fight_and_what_is_used_has_a_purpose() {
    let catalog = Catalog::load().expect("the content is good");
    let mut served = 0;
    for seed in 0..6 {
        let mut state = equipped(&catalog, seed);
        state
            .equipment
            .retain(|(key, _)| key.as_str() != "empty_bottle");
        state.equipment.push(("empty_bottle".into(), 2));
        let rest = found(&catalog, &state).rest(&catalog, &state);
        let hunts = rest
            .iter()
            .any(|one| matches!(&one.command, Command::Assign(what) if what.goal == Goal::Hunt));
        for (at, one) in rest.iter().enumerate() {
            let Command::Use(what) = &one.command else {
                continue;
            };
            let then = rest[at + 1..].iter();
            let then: Vec<_> = then.map(|one| (one.seat, one.command.clone())).collect();
            let serves = guide::serves(&catalog, &one.state, one.seat, what, &then);
            let lends = |key: &str| *what == Usable::Equipment(key.into());
            if lends("hammer_nails") || *what == Usable::Discovery("candles".into()) {
                served += 1;
                assert!(
                    matches!(serves, Serves::Action(_)),
                    "seed {seed}: {serves:?}"
                );
            }
            if lends("empty_bottle") {
                let lurks = state.waiting_beast.is_some();
                assert!(hunts || lurks, "seed {seed}: {rest:?}");
                assert_eq!(serves, Serves::Fight);
            }
        }
        let thumb = guide::uses_first(&catalog, &state, ME);
        let bottle = Usable::Equipment("empty_bottle".into());
        let lone = thumb
            .iter()
            .find(|(what, serves)| *what == bottle && *serves != Serves::Fight);
        assert_eq!(lone, None, "seed {seed}");
    }
    assert!(served > 0, "something is used for an action");
}

#[test]
fn who_keeps_wood_from_the_pile_is_counselled_a_plan_all_the_same() {
    let catalog = Catalog::load().expect("the content is good");
    for seed in 0..3 {
        let mut state = new(&catalog, seed);
        state.equipment.clear();
        state.discoveries.clear();
        state.people[0].det = 0;
        // The pile can be filled no more, so no wood is advised for it.
        (state.round, state.pile[0], state.stock.wood) = (10, 1, 9);
        assert_eq!(guide::urgency(&catalog, &state), Some(Urgency::Over));
        let pile = Command::Use(Usable::Pile);
        assert_eq!(suggest(&catalog, &state, ME), Some(pile.clone()));
        let rest = found(&catalog, &state).rest(&catalog, &state);
        let plans = |command: &Command| matches!(command, Command::Assign(_));
        assert!(rest.iter().any(|one| plans(&one.command)), "seed {seed}");
        assert!(rest.iter().all(|one| one.command != pile), "{rest:?}");
    }
}

#[test]
fn each_of_several_is_counselled_what_they_can_do_now() {
    let catalog = Catalog::load().expect("the content is good");
    let mut told = 0;
    for seed in 0..3 {
        let made = Island::create(&catalog, &Setup::standard(3), seed);
        let mut state = made.expect("a standard setup").state;
        while state.ask.is_some() {
            let (seat, command) = Island::fallback(&catalog, &state).expect("a default");
            state = given(&catalog, &state, seat, &command);
        }
        state.discoveries.push("candles".into());
        state.stock.wood += 4;
        let counsel = found(&catalog, &state);
        // The pile would ask everybody and hold up what all plan: it asks before the night.
        let pile = Command::Use(Usable::Pile);
        let all = counsel.rest(&catalog, &state);
        assert!(all.iter().all(|one| one.command != pile), "{all:?}");
        for seat in [Seat(0), Seat(1), Seat(2)] {
            let mut now = state.clone();
            for one in counsel.of_seats(&catalog, &state, &[seat]) {
                assert_eq!((one.seat, &one.state), (seat, &now));
                now = given(&catalog, &now, seat, &one.command);
                told += 1;
            }
            assert_eq!(counsel.of_seats(&catalog, &now, &[]), []);
        }
    }
    assert!(told > 8, "{told}");
}

#[test]
fn whoever_does_not_wait_is_counselled_all_the_same() {
    let catalog = Catalog::load().expect("the content is good");
    let state = new(&catalog, 3);
    let counsel = Counsel::find(&catalog, &state, Effort::default(), &|| false);
    assert!(!counsel.rest(&catalog, &state).is_empty());
}

#[test]
fn a_sign_that_is_kept_is_the_same_on_every_machine_and_a_strange_one_is_overtaken() {
    let catalog = Catalog::load().unwrap();
    let state = new(&catalog, 1);
    let counsel = found(&catalog, &state);
    assert!(!counsel.rest(&catalog, &state).is_empty());
    let mut kept = serde_json::to_value(&counsel).unwrap();
    let signs = |kept: &serde_json::Value| {
        let steps = kept["steps"].as_array().unwrap().iter();
        steps.map(|step| step["sign"].clone()).collect::<Vec<_>>()
    };
    let moments = counsel.rest(&catalog, &state).into_iter();
    let moments = moments.map(|one| format!("{:016x}", seed_of(&format!("{:?}", one.state))));
    assert_eq!(signs(&kept), moments.collect::<Vec<_>>());
    // As another version of the program wrote it.
    for step in kept["steps"].as_array_mut().unwrap() {
        step["sign"] = "00f1e2d3c4b5a697".into();
    }
    let old: Counsel = serde_json::from_value(kept).unwrap();
    assert!(old.rest(&catalog, &state).is_empty());
}
