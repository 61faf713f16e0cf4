//! Lists of effects, as sentences or as one phrase.

use super::{Wording, bundle::txt};
use crate::{effect::Op, stock::Stock};

/// What stands in front of a fragment grammatically.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    /// Whoever reads it: "gain 2 food".
    You,
    /// Something else: "a monster comes".
    Other,
}

/// The subject of a fragment.
pub(super) fn subject(op: &Op) -> Subject {
    match op {
        Op::Gain { .. }
        | Op::Spend { .. }
        | Op::Lose { .. }
        | Op::LoseRandom { .. }
        | Op::Stamina { .. }
        | Op::ShareStamina { .. }
        | Op::Damage { .. }
        | Op::Heal { .. }
        | Op::Convert { .. }
        | Op::FoundItem
        | Op::PlaceFire { .. }
        | Op::RevealTile { .. }
        | Op::PeekToken { .. }
        | Op::Fight { .. }
        | Op::GiveNearest { .. } => Subject::You,
        Op::DrawProject { who, .. } | Op::PeekTile { who, .. } | Op::Threat { who } => match who {
            crate::effect::Who::Me => Subject::You,
            _ => Subject::Other,
        },
        Op::OthersStamina { .. }
        | Op::Choice { .. }
        | Op::PayOr { .. }
        | Op::Roll { .. }
        | Op::Spawn { .. }
        | Op::SpawnIfNone { .. }
        | Op::MoveMonster { .. }
        | Op::NearestFireOut { .. }
        | Op::FiresOut { .. }
        | Op::SourcesClean { .. }
        | Op::PlaceWater { .. }
        | Op::Each { .. }
        | Op::Upgrade { .. } => Subject::Other,
    }
}

/// A fragment, how it is bound to the next, and whether that happens only afterwards.
struct Piece {
    text: String,
    subject: Subject,
    is_fight: bool,
}

impl Wording<'_> {
    /// Effects as sentences, one for each.
    pub fn sentences(&self, ops: &[Op]) -> Vec<String> {
        let pieces = self.pieces(ops);
        pieces.iter().map(|p| Self::sentence(&p.text)).collect()
    }

    /// Effects as one phrase, which begins small and has no stop.
    pub fn phrase(&self, ops: &[Op]) -> String {
        let pieces = self.pieces(ops);
        let mut pieces = pieces.into_iter();
        let Some(mut all) = pieces.next() else {
            return self.word("nothing-short");
        };
        let plain = |p: &Piece| !p.text.contains([',', ':', ';']);
        for next in pieces {
            let id = if all.is_fight {
                "then"
            } else if all.subject == next.subject && plain(&all) && plain(&next) {
                "and"
            } else {
                "and-more"
            };
            let text = self.say(id, &[("a", txt(&all.text)), ("b", txt(&next.text))]);
            all = Piece { text, ..next };
        }
        all.text
    }

    /// Fragments of effects; gains in a row share one.
    fn pieces(&self, mut ops: &[Op]) -> Vec<Piece> {
        let mut pieces = Vec::new();
        while let Some((first, rest)) = ops.split_first() {
            let gains = ops.iter().take_while(|op| matches!(op, Op::Gain { .. }));
            let run = gains.count();
            let (text, left) = if run > 1 {
                (
                    self.gains(&ops[..run.min(ops.len())]),
                    &ops[run.min(ops.len())..],
                )
            } else {
                (self.op(first), rest)
            };
            pieces.push(Piece {
                text,
                subject: subject(first),
                is_fight: matches!(first, Op::Fight { .. }),
            });
            ops = left;
        }
        pieces
    }

    fn gains(&self, ops: &[Op]) -> String {
        let mut stock = Stock::NONE;
        for op in ops {
            if let Op::Gain { res, n } = op {
                stock.gain(*res, *n);
            }
        }
        let what = self.and(&self.each_unit(&stock));
        self.say("fx-gain", &[("what", txt(&what))])
    }
}
