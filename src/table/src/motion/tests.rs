//! Words for and against what people propose about their table.

use super::*;
use crate::Waited;

const LIVE: Term = Term::Pace(Pace::Live);

const SHARED: Term = Term::Control(Control::Shared);

fn three() -> Meta {
    Meta {
        chairs: [1, 2, 3].into(),
        ..Meta::default()
    }
}

#[test]
fn more_than_half_settle_and_of_one_thing_only_the_newest_motion_counts() {
    let mut meta = three();
    let all = [1, 2, 3];
    assert_eq!(meta.propose(1, LIVE, &all, 0), Moved::Open(1));
    assert_eq!(meta.propose(1, LIVE, &all, 0), Moved::Before);
    let daily = Term::Pace(Pace::Daily);
    assert_eq!(meta.propose(2, daily, &all, 0), Moved::Open(1));
    // What was said for the other pace counts no more.
    assert_eq!(meta.propose(3, LIVE, &all, 0), Moved::Open(1));
    meta.wait.since.insert(2, 5);
    assert_eq!(meta.propose(2, LIVE, &all, 70), Moved::Settled);
    assert_eq!((meta.pace, meta.motions.len()), (Pace::Live, 0));
    // Nobody is late by a pace that did not count before.
    assert_eq!(meta.wait.since[&2], 70);
    assert_eq!(meta.propose(2, LIVE, &all, 80), Moved::Same);
    assert_eq!(meta.control, Control::Own);
}

#[test]
fn who_moves_or_plays_what_moves_nobodys_time() {
    for term in [SHARED, Term::StandIn(StandIn::Computer)] {
        let mut meta = Meta {
            pace: Pace::Several,
            ..three()
        };
        meta.wait.since = [(2, 5), (3, 9)].into();
        let due = (meta.due_of(2), meta.due_of(3));
        meta.propose(1, term, &[1, 2, 3], 70);
        assert_eq!(meta.agree(2, term, &[1, 2, 3], 70), Moved::Settled);
        assert_eq!((meta.due_of(2), meta.due_of(3)), due);
    }
}

#[test]
fn a_no_is_remembered_may_be_changed_and_ends_what_cannot_be_settled() {
    let mut meta = three();
    let all = [1, 2, 3];
    meta.propose(1, LIVE, &all, 0);
    assert_eq!(meta.oppose(2, LIVE, &all, 1), Moved::Open(1));
    let open = meta.motions[0].clone();
    assert_eq!((open.yes, open.no, open.asked), (vec![1], vec![2], vec![3]));
    assert_eq!(meta.oppose(2, LIVE, &all, 2), Moved::Before);
    assert_eq!(meta.oppose(3, SHARED, &all, 3), Moved::Same);
    // A second no leaves too few who might agree.
    assert_eq!(meta.oppose(3, LIVE, &all, 4), Moved::Declined);
    assert_eq!((meta.motions.len(), meta.pace), (0, Pace::default()));
    let told = meta.announcements.last().unwrap();
    assert_eq!(told.what, Announced::Declined(LIVE));
    // Whoever was against it may be for it after all.
    meta.propose(1, LIVE, &all, 5);
    meta.oppose(2, LIVE, &all, 6);
    assert_eq!(meta.propose(2, LIVE, &all, 7), Moved::Settled);
    meta.propose(1, SHARED, &all, 8);
    assert_eq!(meta.oppose(1, SHARED, &all, 9), Moved::Declined);
}

#[test]
fn a_motion_is_counted_anew_when_somebody_gets_up() {
    let mut meta = three();
    meta.propose(1, LIVE, &[1, 2, 3], 0);
    meta.note_motion(&meta.motions[0].clone(), 70);
    assert!(!meta.owes_motion());
    // Whoever is left decides: it takes both of two as it took two of three.
    assert!(meta.leave(3));
    assert!(meta.owes_motion());
    assert_eq!(meta.count_motions(&[1, 2], 5), [Moved::Open(1)]);
    // Nobody asks for it any more, so its message goes.
    assert!(meta.leave(1));
    assert_eq!(meta.motions, []);
    assert_eq!(
        meta.stale.first().map(|s| (s.message, s.way)),
        Some((70, Way::Gone))
    );
}

#[test]
fn who_is_there_again_is_not_sent_away_by_an_older_motion() {
    let mut meta = three();
    let all = Waited {
        users: vec![1, 2, 3],
        common: None,
        ..Waited::default()
    };
    meta.wait_for(&all, &[], 0);
    meta.nudge(3, 1, 1);
    assert_eq!(
        meta.propose(1, Term::Without(3), &[1, 2, 3], 2),
        Moved::Open(1)
    );
    meta.wait_for(&all, &[1], 3);
    meta.end_moot_motions();
    assert!(!meta.motions.is_empty(), "nobody heard of them");
    meta.wait_for(&all, &[3], 4);
    meta.end_moot_motions();
    assert_eq!(meta.motions, []);
    // Nor is anything asked about whoever got up.
    meta.nudge(3, 1, 5);
    meta.propose(1, Term::Without(3), &[1, 2, 3], 6);
    assert!(meta.leave(3));
    assert_eq!(meta.count_motions(&[1, 2], 7), []);
}

#[test]
fn a_message_that_arrives_after_its_motion_goes() {
    let mut meta = three();
    meta.propose(1, LIVE, &[1, 2, 3], 0);
    let shown = meta.motions[0].clone();
    // Somebody says something while it is on its way.
    meta.chairs = [1, 2, 3, 4, 5].into();
    meta.propose(2, LIVE, &[1, 2, 3, 4, 5], 1);
    meta.note_motion(&shown, 70);
    assert!(meta.owes_motion());
    let daily = Term::Pace(Pace::Daily);
    meta.propose(1, daily, &[1, 2, 3], 2);
    assert!(meta.stale.iter().any(|s| s.message == 70));
    meta.note_motion(&shown, 80);
    assert!(meta.stale.iter().any(|s| s.message == 80));
    assert_eq!(meta.motion(daily).and_then(|m| m.message), None);
}

#[test]
fn a_message_that_asks_somebody_who_has_left_meanwhile_is_owed_anew() {
    let mut meta = three();
    meta.propose(1, LIVE, &[1, 2, 3], 0);
    let shown = meta.motions[0].clone();
    // As many words are missing, and one of them is of somebody else.
    assert_eq!(meta.count_motions(&[1, 2, 4], 1), [Moved::Open(1)]);
    meta.note_motion(&shown, 70);
    assert!(meta.owes_motion());
    meta.note_motion(&meta.motions[0].clone(), 70);
    assert!(!meta.owes_motion());
}

/// What is open, with how many words it still takes.
fn open(meta: &Meta) -> Vec<(Term, usize)> {
    let all = meta.motions.iter();
    all.map(|motion| (motion.term, motion.missing)).collect()
}

#[test]
fn motions_about_different_things_are_open_beside_each_other_for_every_electorate_in_any_order() {
    let computer = Term::StandIn(StandIn::Computer);
    let kinds = [LIVE, SHARED, computer, Term::Without(9)];
    for voices in 2..=6 {
        let all: Vec<u64> = (1..=voices).collect();
        let half = all.len() / 2;
        // Whichever was proposed first and whichever is settled first.
        for first in 0..kinds.len() {
            for chosen in kinds {
                let mut meta = Meta {
                    chairs: all.clone().into(),
                    ..Meta::default()
                };
                let mut order = kinds.to_vec();
                order.rotate_left(first);
                let who = all.iter().copied().cycle();
                for (user, term) in who.zip(&order) {
                    assert_eq!(meta.propose(user, *term, &all, 0), Moved::Open(half));
                }
                let asked: Vec<(Term, usize)> = order.iter().map(|term| (*term, half)).collect();
                assert_eq!(open(&meta), asked, "no word counts for another");
                for (message, motion) in (70..).zip(meta.motions.clone()) {
                    meta.note_motion(&motion, message);
                }
                assert!(!meta.owes_motion());
                // More than half agree to one of them; the others stand as they stood, unless it leaves them without meaning.
                let yes = meta.motion(chosen).map(|motion| motion.yes.clone());
                let yes = yes.unwrap_or_default();
                let others = all.iter().filter(|user| !yes.contains(user)).take(half);
                let words: Vec<Moved> = others
                    .map(|user| meta.agree(*user, chosen, &all, 1))
                    .collect();
                assert_eq!(words.last(), Some(&Moved::Settled));
                assert!(meta.holds(chosen));
                let moot = |term: Term| term == chosen || (chosen == LIVE && term == kinds[3]);
                let left: Vec<(Term, usize)> =
                    asked.into_iter().filter(|(term, _)| !moot(*term)).collect();
                assert_eq!(open(&meta), left);
                assert_eq!(meta.stale.len(), kinds.len() - left.len());
                assert!(!meta.owes_motion(), "nothing is asked anew");
                let told: Vec<&Announced> =
                    meta.announcements.iter().map(|one| &one.what).collect();
                assert_eq!(told, [&Announced::Settled(chosen)]);
                // A no to one is none to another.
                for (term, _) in left {
                    for user in &all {
                        meta.oppose(*user, term, &all, 2);
                    }
                    assert!(meta.motion(term).is_none() && !meta.holds(term));
                }
                assert_eq!(meta.motions, []);
            }
        }
    }
}

#[test]
fn whoever_gets_up_leaves_each_motion_to_the_others() {
    let mut meta = three();
    let all = [1, 2, 3];
    meta.propose(1, LIVE, &all, 0);
    meta.propose(2, SHARED, &all, 0);
    meta.oppose(1, SHARED, &all, 1);
    assert!(meta.leave(1));
    assert_eq!(meta.motion(LIVE), None, "nobody wants it any more");
    let open = meta.motion(SHARED).map(|motion| (&motion.yes, &motion.no));
    assert_eq!(open, Some((&vec![2], &vec![])));
    assert_eq!(meta.agree(3, SHARED, &[2, 3], 2), Moved::Settled);
}

#[test]
fn saves_that_knew_one_motion_at_a_time_are_read() {
    let read = |text: &str| -> Meta { serde_json::from_str(text).expect("it is read") };
    let old =
        r#"{ "motion": { "term": { "pace": "live" }, "yes": [7], "at_ms": 5, "message": 77 } }"#;
    let meta = read(old);
    let motion = &meta.motions[0];
    let expected = (LIVE, &vec![7], 5, Some(77));
    let found = (motion.term, &motion.yes, motion.at_ms, motion.message);
    assert_eq!((meta.motions.len(), found), (1, expected));
    for none in [r#"{ "motion": null }"#, "{}"] {
        assert_eq!(read(none).motions, []);
    }
    // What this program writes it reads again.
    let mut two = three();
    two.propose(1, LIVE, &[1, 2, 3], 0);
    two.propose(2, SHARED, &[1, 2, 3], 0);
    let text = serde_json::to_string(&two).expect("it is written");
    assert_eq!(read(&text), two);
}

#[test]
fn whoever_gets_up_and_sits_down_again_is_among_those_who_are_asked() {
    let mut meta = three();
    assert_eq!(meta.propose(1, LIVE, &[1, 2, 3], 0), Moved::Open(1));
    let shown = meta.motions[0].clone();
    meta.note_motion(&shown, 9);
    assert!(!meta.owes_motion());
    let tells = |meta: &mut Meta, voices: &[u64], asked: &[u64]| {
        assert!(meta.owes_motion(), "its message is out of date");
        meta.count_motions(voices, 1);
        let shown = meta.motions[0].clone();
        assert_eq!((&shown.asked[..], shown.missing), (asked, 1));
        meta.note_motion(&shown, 9);
        assert!(!meta.owes_motion());
    };
    assert!(meta.leave(3));
    tells(&mut meta, &[1, 2], &[2]);
    assert!(meta.sit(3, castaway_kernel::Seat(2)));
    tells(&mut meta, &[1, 2, 3], &[2, 3]);
}
