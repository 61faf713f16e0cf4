//! What is true of an effect, told in one place, so that no other question lists the verbs.

use castaway_kernel::Key;

use super::{
    Alternative, BeastWay, Built, Cond, Ease, Effect, Hidden, ItemsTo, LevelAim, Limit, Mode,
    Relief, Scouted, Supply, Target,
};
use crate::{
    content::WeatherDie,
    ids::{Res, Track, Weather},
};

/// A pile from which a card must be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pile {
    /// The Hunting deck.
    Hunting,
    /// The Beast deck.
    Beasts,
    /// The beast beside the event deck.
    WaitingBeast,
    /// The event deck.
    Events,
    /// The island tiles.
    Tiles,
    /// The Invention deck, with the own discard pile that is shuffled when it runs out.
    Inventions,
    /// The discovery tokens.
    Discovery,
    /// The Mystery deck.
    Mysteries,
}

/// What must be there, or the effect changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need<'a> {
    /// Something below this level: a shelter, unless it is the weapon level.
    Ground(Track),
    /// Wounds of these persons.
    Wounds(Target),
    /// Morale that can still rise.
    LowMorale,
    /// One of these items, not built yet.
    Unbuilt(&'a [Key]),
    /// A card of a pile.
    Card(Pile),
    /// Weather dice that are not rolled yet.
    WeatherDice,
    /// A token on the board.
    Token,
    /// A stage of the pile that takes wood.
    PileStage,
    /// A marker of the scenario on the island.
    Marker(&'a Key),
    /// A black marker on the island.
    BlackMarker,
    /// A weather die that was rolled and has no effect yet.
    Rolled(WeatherDie),
}

/// What an alternative asks for, without which it cannot be chosen (R-TERM-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Demand<'a> {
    /// So much of a resource.
    Res(Res, u8),
    /// So many levels of a track.
    Level(Track, u8),
    /// Determination of each of these persons.
    Det(Target, u8),
    /// A built item that can be lost.
    Item,
    /// Something that can be built at once.
    Build,
    /// A condition.
    Cond(&'a Cond),
    /// Something without which nothing would change.
    Need(Need<'a>),
}

/// What is true of an effect; most of it is not true of most of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts<'a> {
    /// What it can bring, used in time, against a loss.
    pub averts: Option<Relief>,
    /// What an alternative with it asks for.
    pub demand: Option<Demand<'a>>,
    /// What must be there for a use of it to do anything.
    pub needs: Option<Need<'a>>,
    /// Who it takes something from; nothing is taken if nobody is.
    pub takes: Option<Target>,
    /// Whether it changes no number on the table and holds from then on, so that the story must say it.
    pub lasts: bool,
    /// The lists of effects within it, without those of its alternatives.
    pub inside: Vec<&'a [Effect]>,
    /// The alternatives within it.
    pub options: &'a [Alternative],
}

impl<'a> Facts<'a> {
    fn bringing(relief: Relief) -> Self {
        Self {
            averts: Some(relief),
            ..Self::default()
        }
    }

    fn asking(demand: Demand<'a>) -> Self {
        Self {
            demand: Some(demand),
            ..Self::default()
        }
    }

    fn needing(need: Need<'a>) -> Self {
        Self {
            needs: Some(need),
            ..Self::default()
        }
    }

    /// What neither a use nor an alternative is for, if this is not there.
    fn depending(need: Need<'a>) -> Self {
        Self {
            demand: Some(Demand::Need(need)),
            ..Self::needing(need)
        }
    }

    fn taking(who: Target) -> Self {
        Self {
            takes: Some(who),
            ..Self::default()
        }
    }

    fn lasting() -> Self {
        Self {
            lasts: true,
            ..Self::default()
        }
    }

    fn holding(inside: Vec<&'a [Effect]>) -> Self {
        Self {
            inside,
            ..Self::default()
        }
    }

    fn and_brings(self, relief: Relief) -> Self {
        Self {
            averts: Some(relief),
            ..self
        }
    }
}

impl Effect {
    /// What is true of this effect.
    pub fn facts(&self) -> Facts<'_> {
        match self {
            Effect::Wound { who, .. } | Effect::WoundBy { who, .. } => Facts::taking(*who),
            Effect::Det { who, n, mode } => Facts {
                averts: (*n > 0).then_some(Relief::Determination),
                demand: (*n < 0 && *mode == Mode::Demand)
                    .then(|| Demand::Det(*who, n.unsigned_abs())),
                ..Facts::taking(*who)
            },
            Effect::Heal { who, n } => {
                let reached = match who {
                    Target::Split => Target::AnyOne,
                    who => *who,
                };
                Facts::needing(Need::Wounds(*who)).and_brings(Relief::Healing {
                    who: reached,
                    n: *n,
                })
            }
            Effect::Gain { res, n, .. } if *n > 0 => Facts::bringing(Relief::Goods(*res, *n)),
            Effect::Discard {
                res,
                n,
                mode: Mode::Demand,
            } => Facts::asking(Demand::Res(*res, *n)),
            Effect::Draw {
                pile: Supply::Inventions | Supply::AnyInvention,
                ..
            } => Facts::bringing(Relief::Invention),
            Effect::Level { track, n, .. } if *n > 0 => Facts::depending(Need::Ground(*track))
                .and_brings(Relief::Level(*track, n.unsigned_abs())),
            Effect::Level {
                track,
                n,
                mode: Mode::Demand,
            } if *n < 0 => Facts::asking(Demand::Level(*track, n.unsigned_abs())),
            Effect::LevelTo {
                track,
                to: LevelAim::Half,
            } => Facts::asking(Demand::Level(*track, 1)),
            Effect::Morale { n } if *n > 0 => {
                Facts::needing(Need::LowMorale).and_brings(Relief::Morale(n.unsigned_abs()))
            }
            Effect::Exhaust { otherwise, .. } => Facts::holding(vec![otherwise]),
            Effect::MoveItems {
                to: ItemsTo::Board,
                which,
            } if *which != Built::Some(0) => Facts::asking(Demand::Item),
            Effect::MoveItems {
                to: ItemsTo::Future,
                ..
            } => Facts::lasting(),
            Effect::BuildItem { options } => {
                Facts::depending(Need::Unbuilt(options)).and_brings(Relief::Item(options.clone()))
            }
            Effect::Restrict {
                limit: Limit::NoMixedPawns,
                ..
            } => Facts::lasting(),
            Effect::Restrict { who, .. } => Facts {
                lasts: true,
                ..Facts::taking(*who)
            },
            Effect::DrawMystery { .. } => Facts::needing(Need::Card(Pile::Mysteries)),
            Effect::Look { at } => match at {
                Hidden::Hunting { may_bottom } => Facts {
                    averts: may_bottom.then_some(Relief::OtherBeast),
                    ..Facts::needing(Need::Card(Pile::Hunting))
                },
                Hidden::Event => Facts::depending(Need::Card(Pile::Events)),
                Hidden::WaitingBeast => Facts::depending(Need::Card(Pile::WaitingBeast)),
            },
            Effect::Scout { pile, .. } => match pile {
                Scouted::Tiles => Facts::needing(Need::Card(Pile::Tiles)),
                Scouted::Inventions => {
                    Facts::needing(Need::Card(Pile::Inventions)).and_brings(Relief::Invention)
                }
                Scouted::Discovery => Facts::needing(Need::Card(Pile::Discovery)),
                Scouted::TilesInOrder | Scouted::Beasts => Facts::default(),
            },
            Effect::MoveBeast { way } => match way {
                BeastWay::ToHunting => {
                    Facts::needing(Need::Card(Pile::Beasts)).and_brings(Relief::NewBeast)
                }
                BeastWay::ToBottom => Facts::bringing(Relief::OtherBeast),
                BeastWay::Waits | BeastWay::Discard(_) => Facts::default(),
            },
            Effect::Choose { options } => Facts {
                options,
                ..Facts::default()
            },
            Effect::If {
                cond,
                then,
                otherwise,
            } => Facts {
                demand: otherwise.is_empty().then_some(Demand::Cond(cond)),
                ..Facts::holding(vec![then, otherwise])
            },
            Effect::Later { effects, .. } => Facts {
                inside: vec![effects],
                ..Facts::lasting()
            },
            Effect::ExtraBuild => Facts::asking(Demand::Build),
            Effect::PileWood { n } => {
                Facts::needing(Need::PileStage).and_brings(Relief::PileWood(*n))
            }
            Effect::TempWeapon { n } => Facts::lasting().and_brings(Relief::Arms(*n)),
            Effect::EaseClouds { ease, .. } => Facts::lasting().and_brings(match ease {
                Ease::NoRain => Relief::NoCloud(Weather::Rain),
                Ease::NoSnow => Relief::NoCloud(Weather::Snow),
                Ease::SnowAsRain => Relief::SoftSnow,
            }),
            Effect::PrerollWeather => Facts::needing(Need::WeatherDice),
            Effect::LiftBlackMarker => Facts::needing(Need::BlackMarker),
            Effect::RerollWeather { die } => {
                Facts::needing(Need::Rolled(*die)).and_brings(Relief::Weather(*die))
            }
            Effect::IgnoreWeather { die, .. } => Facts {
                lasts: true,
                ..Facts::needing(Need::Rolled(*die)).and_brings(Relief::Weather(*die))
            },
            Effect::RemoveAnyToken => Facts::needing(Need::Token).and_brings(Relief::TokenGone),
            Effect::Production { .. }
            | Effect::ArrangeMarker
            | Effect::RerollSuccess { .. }
            | Effect::Pawn { .. } => Facts::lasting(),
            Effect::LoseAll { .. }
            | Effect::SpecialWound { .. }
            | Effect::Undo { .. }
            | Effect::Gain { .. }
            | Effect::GainGathered { .. }
            | Effect::Discard { .. }
            | Effect::Draw { .. }
            | Effect::Level { .. }
            | Effect::LevelTo { .. }
            | Effect::Morale { .. }
            | Effect::Token { .. }
            | Effect::WeatherToken { .. }
            | Effect::CoverTerrain { .. }
            | Effect::CoverOnlyTerrain
            | Effect::FlipTileDown { .. }
            | Effect::MoveItems { .. }
            | Effect::DiscardInventions { .. }
            | Effect::PassFirstPlayer
            | Effect::NightOutside
            | Effect::Combat { .. }
            | Effect::EndDraw { .. }
            | Effect::MoveCamp
            | Effect::Trigger { .. }
            | Effect::FightHunting { .. }
            | Effect::DistributeWounds { .. }
            | Effect::CoverArrows { .. }
            | Effect::ScenarioMarker { .. }
            | Effect::NumberToken { .. }
            | Effect::TurnTileUp { .. }
            | Effect::Attack { .. }
            | Effect::DiscardOne { .. }
            | Effect::LoseShelter { .. }
            | Effect::CloseSpaces { .. }
            | Effect::JoinCamp { .. }
            | Effect::LoseCrew { .. }
            | Effect::FreeCrew { .. }
            | Effect::CrewBonus
            | Effect::PlaceShortcut => Facts::default(),
            Effect::FewerMysteries { .. } => Facts::bringing(Relief::FewerMysteries),
            Effect::IgnoreMystery { kind } => Facts::bringing(Relief::NoMystery(*kind)),
            Effect::LiftMarkers { marker, .. } => Facts::needing(Need::Marker(marker)),
        }
    }

    /// What an alternative with it asks for (R-TERM-5).
    pub fn demand(&self) -> Option<Demand<'_>> {
        self.facts().demand
    }

    /// Whether it lays a marker of this kind.
    pub fn lays(&self, wanted: &Key) -> bool {
        matches!(self, Effect::ScenarioMarker { marker, .. } if marker == wanted)
    }

    /// Everything that it, used in time, can bring against a loss.
    pub fn averts(&self) -> Vec<Relief> {
        match self {
            Effect::Choose { options } => {
                let all = options.iter().flat_map(|o| &o.effects);
                all.flat_map(Effect::averts).collect()
            }
            Effect::If { then, .. } => then.iter().flat_map(Effect::averts).collect(),
            plain => plain.facts().averts.into_iter().collect(),
        }
    }
}
