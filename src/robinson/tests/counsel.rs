//! What somebody alone is counselled can be followed, is kept as it was thought, and leads further than rules of thumb.

use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island,
    catalog::Catalog,
    command::Command,
    counsel::Counsel,
    guide,
    policy::{search::Effort, suggest},
    setup::Setup,
    state::{End, State},
};

/// Games that are played by counsel alone, unless `CASTAWAY_GAMES` says how many.
const GAMES: u64 = 6;
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
            orders.push((ME, suggest(catalog, &state, ME).unwrap_or(Command::Advance)));
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
    first.map(Command::Use).or_else(advised)
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

#[test]
fn whoever_does_not_wait_is_counselled_all_the_same() {
    let catalog = Catalog::load().expect("the content is good");
    let state = new(&catalog, 3);
    let counsel = Counsel::find(&catalog, &state, Effort::default(), &|| false);
    assert!(!counsel.rest(&catalog, &state).is_empty());
}
