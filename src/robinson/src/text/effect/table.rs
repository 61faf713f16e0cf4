//! What is limited, undone or set on the table.

use super::target;
use crate::effect::{LevelAim, Limit, Output, ProductionMode, Target, Trace, Until};
use crate::ids::Track;
use crate::text::bundle::{Wording, num, txt};

impl Wording {
    /// What the card did before is undone.
    pub(super) fn undone(&self, what: Trace) -> String {
        self.word(match what {
            Trace::SpecialWound { part, deck } => {
                return self.special("fx-clear-special-wound", part, deck);
            }
            Trace::Covers => "fx-uncover-linked",
            Trace::Token => "fx-remove-linked-token",
            Trace::Tile => "fx-flip-tile-up",
            Trace::Levels => "fx-regain-levels",
            Trace::Beast => "fx-return-beast",
            Trace::Rerolls => "fx-end-reroll-success",
        })
    }

    /// A level goes to where it is meant to be.
    pub(super) fn level_to(&self, track: Track, to: LevelAim) -> String {
        match to {
            LevelAim::Half => {
                let track = self.word(&format!("the-track-{}", track.name()));
                self.say("fx-level-half", &[("track", txt(&track))])
            }
            LevelAim::Exactly(n) => self.say(
                "fx-set-level",
                &[("track", txt(&self.track(track))), ("n", num(n))],
            ),
        }
    }

    /// What Production yields this round.
    pub(super) fn production(&self, mode: Output) -> String {
        let id = match mode {
            Output::Mode(ProductionMode::None) => "fx-production-none",
            Output::Mode(ProductionMode::NoFood) => "fx-production-no-food",
            Output::Mode(ProductionMode::NoWood) => "fx-production-no-wood",
            Output::Mode(ProductionMode::HalfTotal) => "fx-production-half",
            Output::Mode(ProductionMode::HalfBySheet) => "fx-production-half-sheet",
            Output::By { res, n } => {
                let id = if n < 0 {
                    "fx-production-less"
                } else {
                    "fx-production-more"
                };
                return self.say(id, &[("what", txt(&self.res(res, n.unsigned_abs())))]);
            }
        };
        self.word(id)
    }

    /// What is not allowed for a round.
    pub(super) fn limit(&self, who: Target, limit: &Limit) -> String {
        match limit {
            Limit::Pawns { n, until } => {
                let id = match until {
                    Until::ThisRound => "fx-pawn-limit",
                    Until::NextRound => "fx-pawn-limit-next",
                };
                self.who_n(id, who, *n)
            }
            Limit::Actions(allowed) => self.say(
                "fx-action-limit",
                &[
                    ("who", txt(target(who))),
                    ("actions", txt(&self.action_names(allowed))),
                ],
            ),
            Limit::NoAbilities => self.who("fx-no-abilities", who),
            Limit::NoMixedPawns => self.word("fx-no-mixed-pawns"),
        }
    }
}
