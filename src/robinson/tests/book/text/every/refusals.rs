//! Samples of every refusal.

use castaway_robinson::{
    ids::{Kind, Res, Terrain},
    reject::Rejection,
    state::Stock,
};

use super::stock;

/// Every refusal.
pub fn rejections() -> Vec<Rejection> {
    let mut all = vec![
        Rejection::Over,
        Rejection::NoSuchSeat,
        Rejection::NotPlanning,
        Rejection::QuestionOpen,
        Rejection::NoQuestion,
        Rejection::Outdated,
        Rejection::NotYours,
        Rejection::NoSuchOption,
        Rejection::WrongNumber,
        Rejection::NoSuchPlacement,
        Rejection::ForeignPawn,
        Rejection::PawnNotFree,
        Rejection::NeedsLeader,
        Rejection::FridaySupports,
        Rejection::NoMixing,
        Rejection::NeedsMixing,
        Rejection::Needs {
            need: stock(),
            free: Stock::default(),
        },
        Rejection::NeedsItem("rope".into()),
        Rejection::NeedsWeapon(2),
        Rejection::NeedsShelter,
        Rejection::HasShelter,
        Rejection::NeedsDet { need: 3, have: 1 },
        Rejection::NotOnBoard("raft".into()),
        Rejection::AlreadyBuilt("pot".into()),
        Rejection::NotOwner("spear".into()),
        Rejection::NeedsPerson("jenny".into()),
        Rejection::NeedsGoal,
        Rejection::Closed("volcano".into()),
        Rejection::PawnServes("explore_totem".into()),
        Rejection::NeedsTotem,
        Rejection::TooFar(2),
        Rejection::AllStanding(3),
        Rejection::PlannedAlready,
        Rejection::Exhausted,
        Rejection::CampTile,
        Rejection::Unreachable,
        Rejection::AlreadyExplored,
        Rejection::NoTiles,
        Rejection::NothingToHunt,
        Rejection::NoThreat,
        Rejection::TwiceAtMost,
        Rejection::NoSuchPrice,
        Rejection::AidUnfit("basket".into()),
        Rejection::NotHeld,
        Rejection::NotNow,
        Rejection::UsedThisRound,
        Rejection::HeldByOther,
        Rejection::AbilitiesBlocked,
        Rejection::NoEffect,
        Rejection::PileClosed,
        Rejection::BadSetup,
    ];
    for &kind in Kind::ALL {
        all.push(Rejection::PawnUnfit(kind));
        all.push(Rejection::ActionForbidden(kind));
    }
    for n in [1, 2] {
        all.push(Rejection::TooManyPawns { max: n });
        all.push(Rejection::Undermanned {
            placement: 3,
            missing: n,
        });
        all.push(Rejection::PawnsLeft { seat: 1, left: n });
    }
    all.extend(Terrain::ALL.iter().copied().map(Rejection::NeedsTerrain));
    all.extend(Res::ALL.iter().copied().map(Rejection::NotEnough));
    all
}
