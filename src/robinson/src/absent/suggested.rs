//! What others suggested for somebody who gave no order in time.

use castaway_kernel::Seat;

use crate::{
    command::Command,
    engine::Rules,
    ids::Who,
    plan::{Goal, Pawn},
    policy,
};

/// Whom so little life is left must not be wounded by what others would have them do.
const FRAIL: i32 = 4;

/// Whether such an order counts: nothing that is paid or used, nobody else's pawns, no hunt, and nothing that may wound whoever
/// has little life left.
pub(crate) fn counts(rules: &Rules<'_>, seat: Seat, command: &Command) -> bool {
    let own = |pawns: &[Pawn]| pawns.iter().all(|pawn| *pawn == Pawn::Seat(seat.0));
    let life = policy::life_left(rules, Who::Seat(seat.0));
    let safe = |goal: &Goal| match goal {
        Goal::Rest | Goal::Arrange => true,
        Goal::Build(_) | Goal::Gather { .. } | Goal::Explore(_) => life > FRAIL,
        Goal::Hunt | Goal::Threat { .. } | Goal::Card { .. } | Goal::Special { .. } => false,
    };
    match command {
        Command::Assign(what) => {
            what.price == 0 && what.aids.is_empty() && own(&what.pawns) && safe(&what.goal)
        }
        Command::Join {
            placement,
            pawns,
            lead: false,
        } => {
            let helped = rules.s.plan.iter().find(|one| one.id == *placement);
            own(pawns) && helped.is_some_and(|one| safe(&one.what.goal))
        }
        _ => false,
    }
}
