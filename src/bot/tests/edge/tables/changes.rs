//! Games that are set up anew, replaced or ended: only by whom they belong to, and only the very one that was seen.

use std::sync::Arc;

use castaway::games::rollwrite::UPGRADES as ROLL_UPGRADES;
use castaway_kernel::{Game, Seat};
use castaway_robinson::{game::Island, policy, setup::Setup};
use castaway_store::{MemoryStore, Store, export_to_writer, import_from_reader};
use castaway_table::{
    Act, Again, Begun, Done, Faults, Loaded, Meta, Stamp, Stand, Start, Table, Trouble, replay,
};

use super::*;

#[tokio::test]
async fn a_setup_changes_until_somebody_acts() {
    let store = Arc::new(MemoryStore::default());
    let table = table(Arc::clone(&store) as Arc<dyn Store>);
    let (first, _) = begun_by(&table, 5, vec![USER, USER + 1]).await;
    let change = |setup: &mut Setup| setup.rulings.set("goal-moment".into(), "round-end".into());
    let guest = Stamp {
        user: USER + 1,
        ..stamp(2)
    };
    let again = table.begin_again(1, guest, change).await;
    assert!(matches!(again, Ok(Again::NotHost(_))));
    let Ok(Again::Done(anew)) = table.begin_again(1, stamp(3), change).await else {
        panic!("nobody has done anything");
    };
    assert_eq!(anew.revision, 2);
    let moment = |loaded: &Loaded<Island>| {
        let named = loaded.state.rulings.named("goal-moment");
        named.map(|option| option.to_string())
    };
    assert_eq!(moment(&first).as_deref(), Some("at-once"));
    assert_eq!(moment(&anew).as_deref(), Some("round-end"));
    assert_eq!(anew.state.piles, first.state.piles, "the same seed");
    let twice = table.begin_again(1, stamp(3), |_| panic!("done before"));
    assert!(matches!(twice.await, Ok(Again::Done(same)) if same.revision == 2));
    let unknown = |setup: &mut Setup| setup.rulings.set("goal-moment".into(), "never".into());
    let refused = table.begin_again(1, stamp(4), unknown).await;
    assert!(matches!(refused, Err(Trouble::Rejected(_))));

    let command = policy::suggest(table.catalog(), &anew.state, Seat(0)).unwrap();
    let acted = order(&table, 5, command).await.ok().unwrap();
    let late = table.begin_again(1, stamp(6), change).await;
    assert!(matches!(late, Ok(Again::Begun(_))));
    let mut loaded = acted.0;
    for n in 7..40 {
        let found = (0..2_u8)
            .find_map(|s| policy::suggest(table.catalog(), &loaded.state, Seat(s)).map(|c| (s, c)));
        let Some((seat, command)) = found else { break };
        let act = Act {
            stamp: Stamp {
                user: USER + u64::from(seat),
                ..stamp(n)
            },
            seen: None,
            command,
        };
        if let Ok(Done::Now { loaded: next, .. }) = table.act(1, act).await {
            loaded = next;
        }
    }
    assert_eq!(moment(&loaded).as_deref(), Some("round-end"));
    let mut out = Vec::new();
    export_to_writer(&*store, 1, &mut out).unwrap();
    let imported = import_from_reader(out.as_slice()).unwrap();
    assert!(replay::<Island>(table.catalog(), &imported).is_ok());
}

/// A game of one's own in this channel, of the seed of its stamp.
fn start(seed: u64) -> Start<Island> {
    Start {
        setup: Setup::standard(1),
        seed,
        opening: None,
        meta: Meta {
            chairs: [USER].into(),
            ..Meta::default()
        },
    }
}

#[tokio::test]
async fn only_the_very_game_that_may_go_is_replaced() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let table = table(Arc::clone(&store));
    let begin = |n, leaves| table.begin_after(1, stamp(n), leaves, start(n));
    let stand = |tag: &str, revision| {
        Some(Stand {
            tag: tag.into(),
            revision,
        })
    };
    assert!(matches!(begin(1, stand("", 1)).await, Ok(Begun::Gone)));
    let Ok(Begun::Now { loaded: first, .. }) = begin(2, None).await else {
        panic!("the place is free")
    };
    assert!(matches!(begin(2, None).await, Ok(Begun::Before(_))));
    let tag = first.meta.tag.clone();
    for leaves in [None, stand(&tag, 2), stand("", 1), stand("0000", 1)] {
        let begun = begin(3, leaves.clone()).await;
        assert!(matches!(begun, Ok(Begun::Stands(_))), "{leaves:?}");
    }
    assert_eq!(store.archived(1), Ok(vec![]));
    let leaves = stand(&tag, 1);
    let begun = begin(4, leaves.clone()).await;
    let Ok(Begun::Now { loaded: next, .. }) = begun else {
        panic!("it may go")
    };
    assert_eq!((next.revision, store.archived(1)), (1, Ok(vec![0])));
    // Whoever says so twice has one new game.
    assert!(matches!(
        begin(5, leaves.clone()).await,
        Ok(Begun::Before(_))
    ));
    assert_eq!(table.load(1).await.ok().unwrap().meta.tag, next.meta.tag);
    assert_eq!(store.archived(1), Ok(vec![0]));
    // A game of another kind goes in the same way.
    let rolls = castaway_rollwrite::catalog::Catalog::load().unwrap();
    let faults = Faults::new(std::env::temp_dir().join("castaway-test-faults"));
    let rolls = Table::<castaway_rollwrite::RollWrite>::new(
        Arc::new(rolls),
        "test".into(),
        Arc::clone(&store),
        ROLL_UPGRADES,
        faults,
    );
    let quick = |n| Start {
        setup: castaway_rollwrite::setup::Setup {
            seats: 1,
            scenarios: vec!["s00".into()],
            difficulty: castaway_rollwrite::ids::Difficulty::Fair,
            island: castaway_rollwrite::setup::Island::Seed(n),
        },
        seed: n,
        opening: None,
        meta: Meta::default(),
    };
    let other = rolls.begin_after(1, stamp(6), None, quick(6)).await;
    assert!(matches!(other, Err(Trouble::OtherGame)));
    let leaves = Some(Stand::of(&next));
    let other = rolls.begin_after(1, stamp(6), leaves, quick(6)).await;
    assert!(matches!(other, Ok(Begun::Now { .. })));
    assert_eq!(store.archived(1), Ok(vec![0, 1]));
}

#[tokio::test]
async fn only_the_game_that_was_seen_is_ended() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let table = table(Arc::clone(&store));
    let (loaded, _) = begun(&table, 5).await;
    let mut other = Stand::of(&loaded);
    other.revision += 1;
    assert!(matches!(table.end(1, other).await, Err(Trouble::Stale(_))));
    let mut other = Stand::of(&loaded);
    other.tag = "0000".into();
    assert!(matches!(table.end(1, other).await, Err(Trouble::Stale(_))));
    assert_eq!(store.archived(1), Ok(vec![]));
    assert!(table.end(1, Stand::of(&loaded)).await.is_ok());
    assert_eq!(store.archived(1), Ok(vec![0]));
}

#[tokio::test]
async fn a_game_knows_the_rules_it_was_begun_under() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let table = table(Arc::clone(&store));
    let (loaded, _) = begun(&table, 5).await;
    assert_eq!(loaded.meta.rules, Island::RULES);
    // As an older program left it.
    let mut saved = store.load(1).unwrap().unwrap();
    saved
        .meta
        .edit(|meta| drop(meta.as_object_mut().unwrap().remove("rules")));
    saved.envelope.rules_version = Island::RULES - 1;
    let imported = castaway_store::Imported {
        channel: 1,
        log: store.log(1, 0, 9).unwrap(),
        envelope: saved.envelope,
        meta: saved.meta,
        deadline: None,
    };
    let archive = castaway_store::OnExisting::Archive;
    store.put_imported(1, imported, archive).unwrap();
    let old = table.load(1).await.ok().unwrap();
    assert_eq!(old.meta.rules, Island::RULES - 1);
    // Steps under the rules of today do not make it younger.
    let command = policy::suggest(table.catalog(), &old.state, Seat(0)).unwrap();
    let act = Act {
        stamp: stamp(2),
        seen: None,
        command,
    };
    assert!(table.act(1, act).await.is_ok());
    let now = store.load(1).unwrap().unwrap();
    assert_eq!(now.envelope.rules_version, Island::RULES);
    assert_eq!(now.meta.tree()["rules"], Island::RULES - 1);
    let now = table.load(1).await.ok().unwrap();
    assert_eq!(now.meta.rules, Island::RULES - 1);
    // Where it goes on, it says so; a game that saw no update never does.
    assert_eq!(old.meta.updated_from(), None);
    assert_eq!(now.meta.updated_from(), Some(Island::RULES - 1));
    assert_eq!(loaded.meta.updated_from(), None);
}
