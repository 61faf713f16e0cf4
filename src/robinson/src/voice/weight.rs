use crate::ask::{Loss, Question};

/// How much a question weighs where several seats may answer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Nobody loses by it: the first answer counts.
    Small,
    /// Things may be used: a use counts at once.
    Window,
    /// It costs all, or does not come back.
    Vote,
}

impl Weight {
    /// What a question weighs.
    pub fn of(question: &Question) -> Self {
        match question {
            Question::SleepWhere
            | Question::BlackMarker
            | Question::TakeInvention
            | Question::BuildFree
            | Question::Heal { .. }
            | Question::GiveDet { .. }
            | Question::CoverArrow
            | Question::MoraleBonus
            | Question::HalfProduction { .. }
            | Question::Shortcut
            | Question::PlaceShortcut
            | Question::NextAction { .. }
            | Question::ArrangeCamp
            | Question::Trap
            | Question::TileOrder
            | Question::TileToPlace
            | Question::PeekedBeast { .. }
            | Question::StrongestBeast
            | Question::Peeked { .. }
            | Question::KeepDiscovery
            | Question::RemoveToken => Weight::Small,
            Question::AfterRoll { .. }
            | Question::Combat { .. }
            | Question::WeaponNeeded { .. }
            | Question::Weather { .. }
            | Question::Demand { .. }
            | Question::Lethal { .. }
            | Question::ArrangeBonus
            | Question::Night
            | Question::SaveWood => Weight::Window,
            Question::Before(loss) => Self::before(loss),
            Question::Alternative
            | Question::ExhaustSource
            | Question::PickTile
            | Question::MoveCamp
            | Question::MayMoveCamp
            | Question::FlipItem
            | Question::LoseItem
            | Question::MarkItem
            | Question::DropInvention
            | Question::GiveWound { .. }
            | Question::MysteryGoOn
            | Question::WhoEats { .. }
            | Question::ExtraBuild
            | Question::NightSurcharge
            | Question::Protect
            | Question::PileWood => Weight::Vote,
        }
    }

    /// Every stop is a window, as there is nothing to do at it but use things.
    fn before(loss: &Loss) -> Self {
        match loss {
            Loss::Meal { .. }
            | Loss::OwnMeal { .. }
            | Loss::Mouths { .. }
            | Loss::Arrows { .. }
            | Loss::LowMorale { .. }
            | Loss::Goods
            | Loss::Determination
            | Loss::Item(_)
            | Loss::Half(_)
            | Loss::Inventions
            | Loss::Alternatives
            | Loss::Danger
            | Loss::Breach
            | Loss::Action(_)
            | Loss::Beast
            | Loss::Mysteries(_)
            | Loss::Game => Weight::Window,
        }
    }
}
