//! Ballots of every electorate of one to four seats, with every answer of each in every order.

use castaway_kernel::{Ballot, Casting, Given, Key, Seat, Standing, Voice};

/// What somebody may say: two of these are the same two options in another order.
const SAID: [&[&str]; 4] = [&["a", "b"], &["b", "a"], &["a"], &["c"]];

fn picks(at: usize) -> Vec<Key> {
    SAID[at].iter().map(|key| Key::from(*key)).collect()
}

fn sorted(at: usize) -> Vec<Key> {
    let mut keys = picks(at);
    keys.sort();
    keys
}

/// Every way in which so many seats choose among so many answers.
fn distributions(seats: usize, answers: usize) -> Vec<Vec<usize>> {
    (0..seats).fold(vec![vec![]], |all, _| {
        all.into_iter()
            .flat_map(|said: Vec<usize>| {
                (0..answers).map(move |next| [&said[..], &[next]].concat())
            })
            .collect()
    })
}

fn orders(n: usize) -> Vec<Vec<usize>> {
    (0..n).fold(vec![vec![]], |all, next| {
        all.into_iter()
            .flat_map(|order: Vec<usize>| {
                (0..=order.len()).map(move |at| {
                    let mut order = order.clone();
                    order.insert(at, next);
                    order
                })
            })
            .collect()
    })
}

fn standing(voice: &Voice, electors: &[Seat], given: &[Given], tie: u8) -> Standing {
    standing_by(voice, electors, given, Casting::Of(Seat(tie)))
}

fn standing_by(voice: &Voice, electors: &[Seat], given: &[Given], tie: Casting) -> Standing {
    let ballot = Ballot {
        voice,
        electors,
        given,
        tie,
    };
    ballot.standing()
}

/// Electorates of one to four of the four seats of a table.
fn electorates() -> Vec<Vec<Seat>> {
    let member = |bits: u8, seat: &u8| bits & (1 << seat) != 0;
    let members = |bits: u8| (0..4).filter(|seat| member(bits, seat)).map(Seat).collect();
    (1..16u8).map(members).collect()
}

/// The outcome of a vote by hand: the most votes, then who speaks first from the tie-breaker on.
fn by_hand(electors: &[Seat], said: &[usize], tie: u8) -> Vec<Key> {
    let votes = |wish: &[Key]| said.iter().filter(|s| sorted(**s) == wish).count();
    let most = said.iter().map(|s| votes(&sorted(*s))).max().expect("some");
    let around = (0..4).map(|step| Seat((tie + step) % 4));
    let mut seated = around.filter_map(|seat| electors.iter().position(|e| *e == seat));
    let found = seated.find(|at| votes(&sorted(said[*at])) == most);
    sorted(said[found.expect("somebody has the most")])
}

#[test]
fn a_vote_settles_alike_in_every_order_and_stays_settled() {
    for electors in electorates() {
        for said in distributions(electors.len(), SAID.len()) {
            for tie in 0..4 {
                let wanted = by_hand(&electors, &said, tie);
                for order in orders(electors.len()) {
                    let given: Vec<Given> = order
                        .iter()
                        .map(|&at| (electors[at], picks(said[at])))
                        .collect();
                    let stands = |n: usize| standing(&Voice::Vote, &electors, &given[..n], tie);
                    for n in 0..given.len() {
                        let silent = order[n..].iter().map(|&at| electors[at]);
                        match stands(n) {
                            Standing::Settled(won) => {
                                assert_eq!(won, wanted, "{given:?} after {n}, tie {tie}")
                            }
                            Standing::Open(mut waited) => {
                                let mut silent: Vec<Seat> = silent.collect();
                                waited.sort();
                                silent.sort();
                                assert_eq!(waited, silent);
                            }
                        }
                    }
                    assert_eq!(stands(given.len()), Standing::Settled(wanted.clone()));
                }
            }
        }
    }
}

/// What has more voices than all else, if anything has.
fn most(electors: &[Seat], said: &[usize]) -> Option<Vec<Key>> {
    let of = |tie| by_hand(electors, said, tie);
    let first = of(0);
    (1..4).all(|tie| of(tie) == first).then_some(first)
}

/// Where nobody breaks ties: what is settled has most voices whatever the rest say, in every order; a tie of all stays
/// open for all of them.
#[test]
fn where_nobody_breaks_ties_a_vote_settles_by_most_voices_alone_in_every_order() {
    let vote = |electors: &[Seat], given: &[Given]| {
        standing_by(&Voice::Vote, electors, given, Casting::Nobody)
    };
    let mut tied = 0;
    for electors in electorates() {
        for said in distributions(electors.len(), SAID.len()) {
            let wanted = most(&electors, &said);
            for order in orders(electors.len()) {
                let given: Vec<Given> = order
                    .iter()
                    .map(|&at| (electors[at], picks(said[at])))
                    .collect();
                for n in 0..given.len() {
                    match vote(&electors, &given[..n]) {
                        Standing::Settled(won) => {
                            assert_eq!(Some(won), wanted, "{given:?} after {n}")
                        }
                        Standing::Open(mut waited) => {
                            let silent = order[n..].iter().map(|&at| electors[at]);
                            let mut silent: Vec<Seat> = silent.collect();
                            waited.sort();
                            silent.sort();
                            assert_eq!(waited, silent);
                        }
                    }
                }
                let stands = match &wanted {
                    Some(won) => Standing::Settled(won.clone()),
                    None => Standing::Open(electors.clone()),
                };
                tied += usize::from(wanted.is_none());
                assert_eq!(vote(&electors, &given), stands, "{given:?}");
            }
        }
    }
    assert!(tied > 0, "nothing was tied");
}

/// Between two that share all voices, whoever changes to the other settles it.
#[test]
fn a_tie_of_two_is_settled_by_whoever_changes_to_the_other() {
    let vote = |electors: &[Seat], given: &[Given]| {
        standing_by(&Voice::Vote, electors, given, Casting::Nobody)
    };
    let mut changed = 0;
    for electors in electorates() {
        for said in distributions(electors.len(), 2) {
            // The answers that are not the same two options in another order.
            let said: Vec<usize> = said.iter().map(|at| [0, 3][*at]).collect();
            if most(&electors, &said).is_some() {
                continue;
            }
            let given: Vec<Given> = electors
                .iter()
                .zip(&said)
                .map(|(seat, at)| (*seat, picks(*at)))
                .collect();
            assert_eq!(vote(&electors, &given), Standing::Open(electors.clone()));
            for (seat, at) in electors.iter().zip(&said) {
                let other = 3 - *at;
                let given = [&given[..], &[(*seat, picks(other))]].concat();
                let won = Standing::Settled(sorted(other));
                assert_eq!(vote(&electors, &given), won);
                changed += 1;
            }
        }
    }
    assert!(changed > 0, "nothing was tied");
}

/// What is open could still come out in two ways.
#[test]
fn a_vote_is_settled_as_soon_as_the_rest_cannot_change_it() {
    for electors in electorates() {
        for said in distributions(electors.len(), SAID.len()) {
            for tie in 0..4 {
                for n in 1..electors.len() {
                    let given: Vec<Given> =
                        (0..n).map(|at| (electors[at], picks(said[at]))).collect();
                    let ends: std::collections::BTreeSet<Vec<Key>> =
                        distributions(electors.len() - n, SAID.len())
                            .into_iter()
                            .map(|rest| by_hand(&electors, &[&said[..n], &rest].concat(), tie))
                            .collect();
                    let settled = matches!(
                        standing(&Voice::Vote, &electors, &given, tie),
                        Standing::Settled(_)
                    );
                    assert_eq!(
                        settled,
                        ends.len() == 1,
                        "{given:?} of {electors:?}, tie {tie}"
                    );
                }
            }
        }
    }
}

#[test]
fn two_of_three_settle_a_vote_and_the_first_player_decides_between_two() {
    let a = |seat| (Seat(seat), vec![Key::from("a")]);
    let c = |seat| (Seat(seat), vec![Key::from("c")]);
    let seats = [Seat(0), Seat(1), Seat(2)];
    let won = |key: &str| Standing::Settled(vec![Key::from(key)]);
    assert_eq!(standing(&Voice::Vote, &seats, &[a(2), a(0)], 1), won("a"));
    assert_eq!(
        standing(&Voice::Vote, &seats[..2], &[a(0), c(1)], 1),
        won("c")
    );
    assert_eq!(standing(&Voice::Vote, &seats[..2], &[c(1)], 1), won("c"));
    assert_eq!(
        standing(&Voice::Vote, &seats[..2], &[a(0)], 1),
        Standing::Open(vec![Seat(1)])
    );
}

#[test]
fn whoever_speaks_again_has_one_vote() {
    let seats = [Seat(0), Seat(1), Seat(2)];
    let given = [
        (Seat(1), vec![Key::from("a")]),
        (Seat(1), vec![Key::from("c")]),
    ];
    let open = Standing::Open(vec![Seat(0), Seat(2)]);
    assert_eq!(standing(&Voice::Vote, &seats, &given, 0), open);
}

#[test]
fn the_first_answer_settles_what_is_small() {
    for voice in [Voice::Small, Voice::One] {
        let given = [
            (Seat(3), picks(2)),
            (Seat(1), picks(1)),
            (Seat(0), picks(3)),
        ];
        let seats = [Seat(0), Seat(1)];
        assert_eq!(
            standing(&voice, &seats, &given, 0),
            Standing::Settled(picks(1))
        );
        assert_eq!(
            standing(&voice, &seats, &given[..1], 0),
            Standing::Open(seats.to_vec())
        );
    }
}

#[test]
fn a_window_closes_when_every_holder_passes_and_a_use_counts_at_once() {
    let pass = || vec![Key::from("go")];
    for electors in electorates() {
        for bits in 0..16u8 {
            let holds = |seat: &Seat| bits & (1 << seat.0) != 0;
            let voice = Voice::Window {
                holders: (0..4).map(Seat).filter(holds).collect(),
                pass: Key::from("go"),
            };
            let holding: Vec<Seat> = electors.iter().copied().filter(holds).collect();
            for order in orders(electors.len()) {
                let given: Vec<Given> = order.iter().map(|&at| (electors[at], pass())).collect();
                for n in 0..=given.len() {
                    let passed = |seat: &Seat| given[..n].iter().any(|(who, _)| who == seat);
                    let closed = n > 0 && holding.iter().all(passed);
                    let stands = standing(&voice, &electors, &given[..n], 0);
                    assert_eq!(
                        stands == Standing::Settled(pass()),
                        closed,
                        "{given:?} after {n}"
                    );
                    if let Standing::Open(waited) = stands {
                        let wanted = if holding.is_empty() {
                            &electors
                        } else {
                            &holding
                        };
                        assert!(
                            waited
                                .iter()
                                .all(|seat| wanted.contains(seat) && !passed(seat))
                        );
                    }
                    if n < given.len() && !closed {
                        let used = [&given[..n], &[(given[n].0, picks(2))]].concat();
                        let stands = standing(&voice, &electors, &used, 0);
                        assert_eq!(stands, Standing::Settled(picks(2)));
                    }
                }
            }
        }
    }
}
