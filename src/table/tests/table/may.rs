//! Who moves whose pawns, held against the island game.

use std::sync::Arc;

use castaway_kernel::{Game, Seat};
use castaway_robinson::{
    Island, catalog::Catalog, command::Command, legal, plan::Pawn, policy, setup::Setup,
};
use castaway_store::{MemoryStore, Upgrades};
use castaway_table::{Act, Chair, Chairs, Control, Done, Faults, Meta, Stamp, Table, Trouble};

const PLACE: u64 = 1;
const ROBIN: u64 = 7;
const MARY: u64 = 8;

async fn begun(chairs: Chairs, control: Control) -> Table<Island> {
    let upgrades = Upgrades {
        steps: &[],
        current: Island::SCHEMA,
    };
    let table = Table::<Island>::new(
        Arc::new(Catalog::load().unwrap()),
        "test".into(),
        Arc::new(MemoryStore::default()),
        upgrades,
        Faults::new(std::env::temp_dir().join("castaway-test-faults")),
    );
    let meta = Meta {
        chairs,
        control,
        ..Meta::default()
    };
    let setup = Setup {
        friday: true,
        ..Setup::standard(2)
    };
    let begun = table.begin(PLACE, stamp(ROBIN, 1), setup, 3, meta).await;
    assert!(begun.is_ok(), "a new game");
    table
}

fn stamp(user: u64, now_ms: u64) -> Stamp {
    Stamp {
        user,
        interaction: None,
        now_ms,
    }
}

async fn gives(
    table: &Table<Island>,
    user: u64,
    seat: Option<Seat>,
    command: Command,
) -> Result<(), Trouble<Island>> {
    let act = Act {
        stamp: stamp(user, 2),
        seen: None,
        command,
    };
    match table.act_as(PLACE, seat, act).await {
        Ok(Done::Now { .. } | Done::Before(_)) => Ok(()),
        Err(trouble) => Err(trouble),
    }
}

/// What a seat would plan with its own pawns first, with the game played up to there by whoever may.
async fn first_plan(table: &Table<Island>, seat: Seat) -> Command {
    plan_with(table, seat, |pawns| pawns.contains(&Pawn::Seat(seat.0))).await
}

async fn plan_with(table: &Table<Island>, seat: Seat, wanted: impl Fn(&[Pawn]) -> bool) -> Command {
    for _ in 0..40 {
        let loaded = table.load(PLACE).await.ok().expect("a game");
        let wish = |seat| policy::suggest(table.catalog(), &loaded.state, seat);
        if let Some(Command::Assign(what)) = wish(seat) {
            let fits = wanted(&what.pawns);
            let command = Command::Assign(what);
            if fits {
                return command;
            }
            let user = loaded.meta.chairs.owner(seat).unwrap_or(ROBIN);
            assert!(gives(table, user, Some(seat), command).await.is_ok());
            continue;
        }
        for other in [Seat(0), Seat(1)] {
            let Some(command) = wish(other).filter(|c| !matches!(c, Command::Assign(_))) else {
                continue;
            };
            let user = loaded.meta.chairs.owner(other).unwrap_or(ROBIN);
            if gives(table, user, Some(other), command).await.is_ok() {
                break;
            }
        }
    }
    panic!("nobody plans");
}

#[tokio::test]
async fn each_moves_their_own_pawns_unless_the_table_shares_them() {
    let both = || Chairs::from([ROBIN, MARY]);
    let own = begun(both(), Control::Own).await;
    let marys = first_plan(&own, Seat(1)).await;
    let refused = gives(&own, ROBIN, None, marys.clone()).await;
    assert!(matches!(refused, Err(Trouble::Rejected(_))));
    let refused = gives(&own, ROBIN, Some(Seat(1)), marys.clone()).await;
    assert!(matches!(refused, Err(Trouble::NotYours(Seat(1)))));
    let refused = gives(&own, 99, None, marys.clone()).await;
    assert!(matches!(refused, Err(Trouble::NotSeated)));
    assert!(gives(&own, MARY, None, marys).await.is_ok());

    let shared = begun(both(), Control::Shared).await;
    let marys = first_plan(&shared, Seat(1)).await;
    let refused = gives(&shared, 99, None, marys.clone()).await;
    assert!(matches!(refused, Err(Trouble::NotSeated)));
    assert!(gives(&shared, ROBIN, None, marys).await.is_ok());
}

#[tokio::test]
async fn a_vacant_seat_holds_nobody_up() {
    let chairs = Chairs(vec![Chair::of(ROBIN), Chair::held(MARY)]);
    let table = begun(chairs, Control::Own).await;
    let marys = first_plan(&table, Seat(1)).await;
    // She has not sat down yet.
    let refused = gives(&table, MARY, None, marys.clone()).await;
    assert!(matches!(refused, Err(Trouble::NotSeated)));
    assert!(gives(&table, ROBIN, None, marys).await.is_ok());
}

#[tokio::test]
async fn friday_is_moved_by_anybody_at_the_table() {
    for user in [ROBIN, MARY] {
        let table = begun(Chairs::from([ROBIN, MARY]), Control::Own).await;
        plan_with(&table, Seat(1), |_| true).await;
        let loaded = table.load(PLACE).await.ok().expect("a game");
        let seat = loaded.meta.seats_of(user)[0];
        let offers = legal::offers(table.catalog(), &loaded.state, seat);
        let led = offers
            .into_iter()
            .find(|o| o.leaders.contains(&Pawn::Friday));
        let mut what = led.expect("something that Friday does").what;
        what.pawns = vec![Pawn::Friday];
        let given = gives(&table, user, None, Command::Assign(what)).await;
        assert!(given.is_ok(), "Friday is nobody's own");
    }
}
