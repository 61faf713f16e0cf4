//! Refusals: one kind sentence each, saying what is missing and what would be allowed.

use super::{
    TableWords,
    bundle::{num, txt},
};
use crate::{ids::Who, reject::Rejection};

impl TableWords<'_> {
    /// Why an order is refused and what would be allowed; the rule's id is [`Rejection::rule`].
    pub fn rejection(&self, rejection: &Rejection) -> String {
        let w = &*self.w;
        let item = |id: &str, key| w.say(id, &[("item", txt(&w.item(key)))]);
        match rejection {
            Rejection::Over => w.word("r-over"),
            Rejection::NoSuchSeat => w.word("r-no-such-seat"),
            Rejection::NotPlanning => w.word("r-not-planning"),
            Rejection::QuestionOpen => w.word("r-question-open"),
            Rejection::NoQuestion => w.word("r-no-question"),
            Rejection::Outdated => w.word("r-outdated"),
            Rejection::NotYours => w.word("r-not-yours"),
            Rejection::WentOn => w.word("r-went-on"),
            Rejection::NoSuchOption => w.word("r-no-such-option"),
            Rejection::WrongNumber => w.word("r-wrong-number"),
            Rejection::NoSuchPlacement => w.word("r-no-such-placement"),
            Rejection::ForeignPawn => w.word("r-foreign-pawn"),
            Rejection::PawnNotFree => w.word("r-pawn-not-free"),
            Rejection::NeedsLeader => w.word("r-needs-leader"),
            Rejection::NeedsCharacter => w.word("r-needs-character"),
            Rejection::FridaySupports => w.word("r-friday-supports"),
            Rejection::PawnUnfit(kind) => {
                w.say("r-pawn-unfit", &[("kind", txt(&w.action_name(*kind)))])
            }
            Rejection::ActionForbidden(kind) => w.say(
                "r-action-forbidden",
                &[("kind", txt(&w.action_name(*kind)))],
            ),
            Rejection::TooManyPawns { max } => w.say("r-too-many-pawns", &[("n", num(*max))]),
            Rejection::Undermanned { placement, missing } => {
                let goal = self.placement_goal(*placement);
                w.say(
                    "r-undermanned",
                    &[("n", num(*missing)), ("goal", txt(&goal))],
                )
            }
            Rejection::PawnsLeft { seat, left } => w.say(
                "r-pawns-left",
                &[
                    ("who", txt(&self.subject(Who::Seat(*seat)))),
                    ("n", num(*left)),
                ],
            ),
            Rejection::NoMixing => w.word("r-no-mixing"),
            Rejection::NeedsMixing => w.word("r-needs-mixing"),
            Rejection::Needs { need, free } => w.say(
                "r-needs",
                &[("need", txt(&w.stock(need))), ("free", txt(&w.stock(free)))],
            ),
            Rejection::NeedsTerrain(terrain) => {
                w.say("r-needs-terrain", &[("terrain", txt(&w.terrain(*terrain)))])
            }
            Rejection::NeedsItem(key) => item("r-needs-item", key),
            Rejection::NeedsWeapon(n) => w.say("r-needs-weapon", &[("n", num(*n))]),
            Rejection::NeedsShelter => w.word("r-needs-shelter"),
            Rejection::HasShelter => w.word("r-has-shelter"),
            Rejection::NeedsDet { need, have } => {
                w.say("r-needs-det", &[("need", num(*need)), ("have", num(*have))])
            }
            Rejection::NotOnBoard(key) => item("r-not-on-board", key),
            Rejection::AlreadyBuilt(key) => item("r-already-built", key),
            Rejection::NeedsPerson(key) => w.say("r-needs-person", &[("who", txt(&w.guest(key)))]),
            Rejection::NeedsGoal => w.word("r-needs-goal"),
            Rejection::Closed(by) => w.say("r-closed", &[("by", txt(&w.closing(by)))]),
            Rejection::PawnServes(action) => {
                let name = w.special_action(action);
                w.say("r-pawn-serves", &[("action", txt(&name))])
            }
            Rejection::NeedsTotem => w.word("r-needs-totem"),
            Rejection::TooFar(n) => w.say("r-too-far", &[("n", num(*n))]),
            Rejection::AllStanding(n) => w.say("r-all-standing", &[("n", num(*n))]),
            Rejection::NotOwner(key) => item("r-not-owner", key),
            Rejection::PlannedAlready => w.word("r-planned-already"),
            Rejection::Exhausted => w.word("r-exhausted"),
            Rejection::CampTile => w.word("r-camp-tile"),
            Rejection::Unreachable => w.word("r-unreachable"),
            Rejection::AlreadyExplored => w.word("r-already-explored"),
            Rejection::NoTiles => w.word("r-no-tiles"),
            Rejection::NothingToHunt => w.word("r-nothing-to-hunt"),
            Rejection::NoThreat => w.word("r-no-threat"),
            Rejection::TwiceAtMost => w.word("r-twice-at-most"),
            Rejection::NoSuchPrice => w.word("r-no-such-price"),
            Rejection::AidUnfit(key) => item("r-aid-unfit", key),
            Rejection::NotHeld => w.word("r-not-held"),
            Rejection::NotNow => w.word("r-not-now"),
            Rejection::UsedThisRound => w.word("r-used-this-round"),
            Rejection::HeldByOther => w.word("r-held-by-other"),
            Rejection::AbilitiesBlocked => w.word("r-abilities-blocked"),
            Rejection::NoEffect => w.word("r-no-effect"),
            Rejection::PileClosed => w.word("r-pile-closed"),
            Rejection::NotEnough(res) => w.say("r-not-enough", &[("res", txt(&w.res_name(*res)))]),
            Rejection::BadSetup => w.word("r-bad-setup"),
        }
    }

    /// The goal of a planned action by its number.
    pub(super) fn placement_goal(&self, id: u32) -> String {
        match self.view.plan.iter().find(|p| p.id == id) {
            Some(placement) => self.goal_line(&placement.what.goal),
            None => self.w.say("o-placement-number", &[("n", num(id))]),
        }
    }
}
