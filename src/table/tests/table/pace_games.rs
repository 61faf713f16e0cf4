//! Whole games of people who answer at once, forget the table now and then, or never come back, and who get up, come back and hand
//! their seats on: they end, at every pace.

use std::{collections::BTreeMap, sync::Arc};

use crate::company::{BEGUN, Company, PEOPLE, PLACE, meta, planning, stamp};
use castaway_kernel::{Chance, Game, Key};
use castaway_robinson::{Island, catalog::Catalog, command::Command, policy, setup::Setup};
use castaway_table::{Control, Meta, Pace, Settled, waited_for};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Habit {
    /// They answer within an hour.
    Prompt,
    /// They forget the table for two days now and then.
    Forgetful,
    /// They never come back after the first round.
    Gone,
}

/// What happened in a game.
#[derive(Clone, Copy, Debug, Default)]
struct Played {
    /// Steps that nobody made.
    unanswered: usize,
    /// Changes of who sits where, and how many of them while something was asked.
    seats: usize,
    asked: usize,
}

/// A whole game of people with habits.
async fn played(catalog: &Arc<Catalog>, seed: u64) -> Played {
    let seats = u8::try_from(seed % 3 + 2).unwrap();
    let mut chance = Chance::from_seed(seed);
    let setup = Setup::standard(seats);
    let state = Island::create(catalog, &setup, seed).ok().unwrap().state;
    let people = PEOPLE[..usize::from(seats)].to_vec();
    let pace = Pace::ALL[usize::try_from(seed).unwrap() % 4];
    let habit = |n: usize| match (n, (usize::try_from(seed).unwrap() + n) % 4) {
        (0, _) | (_, 0) => Habit::Prompt,
        // Without a deadline a table waits for ever.
        (_, 3) if pace != Pace::Relaxed => Habit::Gone,
        _ => Habit::Forgetful,
    };
    let habits: BTreeMap<u64, Habit> = people
        .iter()
        .enumerate()
        .map(|(n, u)| (*u, habit(n)))
        .collect();
    let at = Company::at(catalog, state, meta(people.clone(), Control::Own, pace)).await;
    // At every other table all but one are ready as soon as their pawns are planned.
    for user in people.iter().skip(1).filter(|_| seed % 2 == 1) {
        let ready = Key::from("ready");
        let settled = at
            .table
            .settle_habit(PLACE, stamp(*user, BEGUN), ready, true);
        assert!(matches!(settled.await, Ok(Settled::Now(_))));
    }
    let (mut now_ms, mut asleep) = (BEGUN, BTreeMap::<u64, u64>::new());
    let mut played = Played::default();
    for _ in 0..3_000 {
        let now = at.now().await;
        if now.state.end.is_some() {
            played.unanswered = at.log().iter().filter(|e| e.mark.is_some()).count();
            return played;
        }
        if let Some(due) = at.due().filter(|due| *due <= now_ms) {
            assert!(at.lapse(now_ms.max(due)).await);
            continue;
        }
        // Somebody is waited for who can do something, also when everybody is away; until when, unless nobody is there.
        let waits = waited_for::<Island>(catalog, &now.state, &now.meta).users;
        assert!(!waits.is_empty(), "seed {seed}: nobody is waited for");
        let can_act = waits.iter().any(|user| {
            let seats = now.meta.moves(*user).into_iter();
            let mut all = seats.map(|seat| Island::legal(catalog, &now.state, seat));
            planning(&now.state) || all.any(|all| !all.is_empty())
        });
        assert!(
            can_act || at.due().is_some() || pace == Pace::Relaxed,
            "seed {seed}: nobody who is waited for can do anything, {:?}",
            now.state.ask
        );
        let asleep_all = now.meta.expected().is_empty();
        assert_eq!(
            at.due().is_none(),
            asleep_all || pace == Pace::Relaxed,
            "seed {seed}: {:?}",
            now.meta
        );
        // Whoever sits there now is waited for, as above, when the same question is looked at again.
        if chance.die(40) == 0 && seats_change(&at, &people, &mut chance).await {
            played.seats += 1;
            played.asked += usize::from(now.state.ask.is_some());
            continue;
        }
        let awake = |user: &u64| {
            let gone = habits[user] == Habit::Gone && now.state.round > 1;
            !gone && asleep.get(user).is_none_or(|until| *until <= now_ms)
        };
        let able: Vec<u64> = people.iter().copied().filter(|u| awake(u)).collect();
        let acts: Vec<u64> = able
            .iter()
            .copied()
            .filter(|u| waits.contains(u) || now.meta.is_away(*u))
            .collect();
        if acts.is_empty() {
            // Time passes until something is due or somebody wakes.
            let wakes = asleep
                .values()
                .copied()
                .filter(|until| *until > now_ms)
                .min();
            let then = at.due().into_iter().chain(wakes).min();
            now_ms = then
                .unwrap_or_else(|| panic!("seed {seed}: the table is blocked"))
                .max(now_ms + 1);
            continue;
        }
        let user = acts[chance.die(acts.len())];
        if habits[&user] == Habit::Forgetful && chance.die(25) == 0 {
            asleep.insert(user, now_ms + 2 * DAY);
            continue;
        }
        now_ms += 1_000;
        moves(&at, user, now_ms, &mut chance).await;
    }
    let now = at.now().await;
    panic!(
        "seed {seed}: no end in round {}, {:?}, {:?}",
        now.state.round, now.state.ask, now.meta
    );
}

/// Somebody gets up, offers their seat to another, or sits down on one that is open to them. The first stays, and somebody beside
/// them. Says whether anything changed.
async fn seats_change(at: &Company, people: &[u64], chance: &mut Chance) -> bool {
    let user = people[1 + chance.die(people.len() - 1)];
    let (other, kind) = (people[chance.die(people.len())], chance.die(3));
    let change = move |meta: &mut Meta| match kind {
        0 => {
            meta.leave(user);
        }
        1 => {
            meta.chairs.offer(user, other);
        }
        _ => {
            if let Some(seat) = meta.chairs.open_to(other).first().copied() {
                meta.sit(other, seat);
            }
        }
    };
    let before = at.now().await.meta;
    let mut after = before.clone();
    change(&mut after);
    let company = after.chairs.sits(people[0]) && after.chairs.seated().len() > 1;
    if !company || after.chairs == before.chairs {
        return false;
    }
    assert!(at.table.change_meta(PLACE, change).await.is_ok());
    true
}

/// Somebody does what they can at a table: something sensible, or any answer, else they are ready.
async fn moves(at: &Company, user: u64, now_ms: u64, chance: &mut Chance) {
    let now = at.now().await;
    let catalog = at.table.catalog();
    for seat in now.meta.moves(user) {
        let command = if planning(&now.state) {
            let command = policy::suggest(catalog, &now.state, seat);
            command.filter(|command| *command != Command::Advance)
        } else {
            chance.pick(&mut Island::legal(catalog, &now.state, seat))
        };
        if let Some(command) = command
            && at.gives(user, now_ms, command).await.is_ok()
        {
            return;
        }
    }
    let _ = at.gives(user, now_ms, Command::Advance).await;
}

#[tokio::test]
async fn games_of_prompt_and_forgetful_people_end_and_nobody_blocks_them() {
    let catalog = Arc::new(Catalog::load().unwrap());
    let mut all = Played::default();
    for seed in 0..24 {
        let played = played(&catalog, seed).await;
        all.unanswered += played.unanswered;
        all.seats += played.seats;
        all.asked += played.asked;
    }
    assert!(all.unanswered > 100, "steps were made by nobody: {all:?}");
    assert!(all.seats > 10 && all.asked > 3, "who sits where: {all:?}");
}
