//! Words that fit together in the type and say nothing: content with them is refused.

use super::{Built, Effect, Holding, ItemsTo, Limit, Site, SourceMatch, Supply, Target};

impl Effect {
    /// What is wrong with how the words of this effect, without those inside it, are put together.
    pub(crate) fn misuse(&self) -> Option<&'static str> {
        let bad = |wrong: bool, why| wrong.then_some(why);
        match self {
            Effect::Det { who, n, .. } => bad(
                *who == Target::Split && *n < 0,
                "only what is gained can be split",
            ),
            Effect::Heal { .. } => None,
            Effect::Wound { who, .. }
            | Effect::WoundBy { who, .. }
            | Effect::Combat { who, .. }
            | Effect::DrawMystery { who, .. }
            | Effect::FightHunting { who, .. }
            | Effect::LoseAll {
                what: Holding::Det(who),
            } => bad(*who == Target::Split, "nothing here can be split"),
            Effect::Restrict { who, limit } => bad(
                *who == Target::Split
                    || (*limit == Limit::NoMixedPawns && *who != Target::EachPlayer),
                "this limit holds for each_player",
            ),
            Effect::Draw { pile, n } => bad(
                *n != 1 && matches!(pile, Supply::Inventions | Supply::AnyInvention),
                "inventions come one by one",
            ),
            Effect::MoveItems { which, to } => {
                let said = matches!(
                    (which, to),
                    (Built::Some(_) | Built::Marked, ItemsTo::Board)
                        | (Built::Some(1), ItemsTo::Deck)
                        | (Built::Some(_), ItemsTo::Marker)
                        | (Built::All, ItemsTo::Future)
                );
                bad(!said, "these items cannot go there")
            }
            Effect::Exhaust {
                source,
                n,
                at: Site::Gathered | Site::All(_),
                otherwise,
            } => bad(
                *source != SourceMatch::Any || *n != 1 || !otherwise.is_empty(),
                "these sources are exhausted as they are",
            ),
            Effect::Exhaust {
                n,
                at: Site::Nearest,
                ..
            } => bad(*n != 1, "the closest source is one"),
            _ => None,
        }
    }
}
