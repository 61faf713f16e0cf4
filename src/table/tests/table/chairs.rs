//! Chairs: every order in which people sit down, get up, offer and come back leaves a table that goes on.

use castaway_kernel::Seat;
use castaway_table::{Chair, Chairs, Control, Deed, Meta, Vote};

const PEOPLE: [u64; 3] = [7, 8, 9];
const SEATS: u8 = 3;

#[derive(Clone, Copy, Debug)]
enum Change {
    Sit(u64, Seat),
    Leave(u64),
    Offer(u64, u64),
    Lead(u64),
    Release,
}

fn changes() -> Vec<Change> {
    let mut all = vec![Change::Release];
    for user in PEOPLE {
        all.push(Change::Leave(user));
        all.push(Change::Lead(user));
        all.extend(PEOPLE.map(|to| Change::Offer(user, to)));
        all.extend((0..SEATS).map(|seat| Change::Sit(user, Seat(seat))));
    }
    all
}

fn change(meta: &mut Meta, change: Change) -> bool {
    match change {
        Change::Sit(user, seat) => meta.sit(user, seat),
        Change::Leave(user) => meta.leave(user),
        Change::Offer(user, to) => meta.chairs.offer(user, to),
        Change::Lead(user) => meta.hand_host(user),
        Change::Release => {
            meta.chairs.release();
            true
        }
    }
}

fn table(chairs: impl Into<Chairs>) -> Meta {
    Meta {
        chairs: chairs.into(),
        ..Meta::default()
    }
}

/// What must hold after any change.
fn holds(before: &Meta, after: &Meta, done: Change, path: &[Change]) {
    let why = || format!("{path:?}: {after:?}");
    assert_eq!(after.chairs.len(), before.chairs.len(), "{}", why());
    // Whoever is at the table leads it, if anybody is.
    let seated = after.chairs.seated();
    match after.host() {
        Some(host) => assert!(seated.contains(&host), "{}", why()),
        None => assert!(seated.is_empty(), "{}", why()),
    }
    for (seat, chair) in after.chairs.each() {
        let was = before.chairs.get(seat).unwrap();
        // Nobody loses a chair but by getting up, or by somebody sitting down to whom it was offered.
        if was.owner.is_some() && chair.owner != was.owner {
            let own = matches!(done, Change::Leave(user) if Some(user) == was.owner);
            let taken =
                matches!(done, Change::Sit(user, to) if to == seat && was.invited == Some(user));
            assert!(own || taken, "{}", why());
        }
        // A chair that is held is nobody else's.
        if let (None, Some(held), Some(owner)) = (was.owner, was.invited, chair.owner) {
            assert_eq!(held, owner, "{}", why());
        }
        // Every seat is moved by somebody, as long as anybody sits there.
        let movers = PEOPLE.map(|user| after.may(user, Deed::Move(seat)));
        assert_eq!(movers.contains(&true), !seated.is_empty(), "{}", why());
        if after.control == Control::Own
            && let Some(owner) = chair.owner
        {
            for (user, may) in PEOPLE.iter().zip(movers) {
                assert_eq!(may, *user == owner, "{}", why());
            }
        }
    }
    for user in PEOPLE {
        let sits = after.chairs.sits(user);
        assert_eq!(after.may(user, Deed::TakePart), sits, "{}", why());
        assert_eq!(after.moves(user).is_empty(), !sits, "{}", why());
        // Whoever has left and finds the chair free comes back to it.
        if let Change::Leave(left) = done
            && left == user
            && let [Chair { invited: None, .. }] = before
                .seats_of(user)
                .iter()
                .map(|seat| *after.chairs.get(*seat).unwrap())
                .collect::<Vec<_>>()[..]
        {
            let back = after.chairs.open_to(user);
            assert!(!back.is_empty(), "{}", why());
            let mut again = after.clone();
            assert!(again.sit(user, back[0]), "{}", why());
        }
    }
}

fn explore(meta: &Meta, depth: usize, path: &mut Vec<Change>) {
    if depth == 0 {
        return;
    }
    for next in changes() {
        let mut after = meta.clone();
        let done = change(&mut after, next);
        if !done {
            // What does not fit changes nothing.
            assert_eq!(after, *meta, "{path:?} {next:?}");
            continue;
        }
        path.push(next);
        holds(meta, &after, next, path);
        explore(&after, depth - 1, path);
        path.pop();
    }
}

#[test]
fn every_order_of_changes_leaves_a_table_that_goes_on() {
    let held = Chairs(vec![Chair::of(7), Chair::held(8), Chair::default()]);
    let shared = Meta {
        control: Control::Shared,
        ..table(held.clone())
    };
    for start in [table([7, 8, 9]), table([7, 7, 8]), table(held), shared] {
        explore(&start, 4, &mut Vec::new());
    }
}

#[test]
fn a_chair_is_held_offered_left_and_taken_again() {
    let mut meta = table(vec![7, 7, 8]);
    assert!(meta.chairs.offer(8, 9));
    assert_eq!(meta.chairs.missing(), [9]);
    // Until the other sits down nothing has changed.
    assert!(meta.may(8, Deed::Move(Seat(2))) && !meta.may(9, Deed::TakePart));
    assert!(meta.sit(9, Seat(2)) && !meta.may(8, Deed::TakePart));
    // Somebody with two seats leaves both; the next one leads, and moves for what is vacant.
    assert_eq!(meta.host(), Some(7));
    assert!(meta.leave(7));
    assert_eq!((meta.host(), meta.moves(9).len()), (Some(9), 3));
    assert_eq!(meta.moves(9)[0], Seat(2), "one's own comes first");
    // A newcomer may take one of them; who left has the other.
    assert_eq!(meta.chairs.open_to(8), [Seat(0), Seat(1)]);
    assert!(meta.sit(8, Seat(1)));
    assert_eq!(meta.chairs.open_to(7), [Seat(0)]);
    assert!(!meta.sit(7, Seat(1)) && meta.sit(7, Seat(0)));
    assert_eq!(meta.chairs, Chairs::from([7, 8, 9]));
}

#[test]
fn who_leaves_has_no_voice_any_more() {
    let mut meta = Meta {
        ending: vec![7, 8],
        vote: Some(Vote {
            revision: 3,
            yes: vec![8],
            since_ms: 1,
            message: Some(5),
            asked: vec![7, 8],
            ..Vote::default()
        }),
        ..table([7, 8, 9])
    };
    assert!(meta.leave(8));
    assert_eq!(
        (meta.ending.as_slice(), meta.vote.as_ref()),
        (&[7][..], None)
    );
    assert_eq!(meta.stale.len(), 1, "the message that asked is put away");
    assert!(!meta.leave(8), "nobody leaves twice");
}

#[test]
fn who_was_alone_and_gets_company_has_told_the_story_so_far() {
    let held = Chairs(vec![Chair::of(7), Chair::held(8)]);
    let mut meta = Meta {
        told: Some(1),
        told_to: 40,
        ..table(held)
    };
    assert!(meta.is_solo() && meta.sit(8, Seat(1)) && !meta.is_solo());
    assert_eq!(meta.told, Some(40));
}

#[test]
fn a_save_of_before_has_chairs_with_owners() {
    let old = format!(r#"{{ "seats": [7, 7, {}] }}"#, u64::MAX);
    let meta: Meta = serde_json::from_str(&old).unwrap();
    assert_eq!(meta.chairs, Chairs::from([7, 7, u64::MAX]));
    assert_eq!(meta.seats_of(7), [Seat(0), Seat(1)]);
    assert_eq!((meta.host(), meta.control), (Some(7), Control::Own));
    let mut new = meta;
    new.leave(7);
    new.chairs.offer(u64::MAX, 9);
    let text = serde_json::to_string(&new).unwrap();
    assert_eq!(serde_json::from_str::<Meta>(&text).unwrap(), new);
}
