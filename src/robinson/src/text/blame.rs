//! What took something where no card did: the dice, the animals, the storm, a meal. A loss that nothing explains says so beside it.

use crate::{
    content::{Face, WeatherDie, WeatherFace},
    event::{Event, Shortfall},
    ids::{Phase, Res, TokenKind, Track, Who},
    task::{Owed, Roll},
};

/// Follows a story and knows what is to blame; the next step of the same story goes on with it.
#[derive(Default)]
pub(super) struct Blame {
    phase: Option<Phase>,
    /// Whose dice lie there, with what of them was told already.
    roll: Option<(Who, Option<Roll>)>,
    /// A danger token was met.
    danger: bool,
    /// Whoever went hungry and was not wounded for it yet.
    hungry: Vec<Who>,
    /// Somebody sat down to the meal.
    meal: bool,
    /// The night is spent in the open from here on.
    open: bool,
    /// The camp was moved.
    moved: bool,
    /// What the animals' die shows, until they took it.
    animals: Option<WeatherFace>,
    /// Food that the clouds take before the animals do.
    clouds: u16,
    /// Something was missing, and that says why there are wounds.
    short: bool,
    /// Which of them it says so of, where the animals bite as well.
    shortfall: Shortfall,
    /// The wound that is told now comes of something else than what was missing.
    other: bool,
    /// A fight says why there are wounds.
    fought: bool,
    /// A wound was told last, with the arrows that it passed.
    hurt: bool,
}

impl Blame {
    /// The name of what is to blame for an event; none where a card is, or where what came before it says so.
    pub(super) fn of(&mut self, event: &Event, by_card: bool) -> Option<&'static str> {
        self.follow(event);
        if by_card {
            return None;
        }
        if let Event::Wounded { who, .. } = event {
            return self.wound(*who);
        }
        if let Event::Level { track, n, .. } = event
            && *n < 0
        {
            return self.level(*track);
        }
        if let Event::Morale { n, .. } = event {
            return (self.hurt && *n < 0).then_some("blame-arrow");
        }
        if let Event::Lost { res, n } = event
            && matches!(res, Res::Food | Res::Npfood)
        {
            return self.food(*n);
        }
        if let Event::Unmet { owed, missing } = event {
            return match owed {
                Owed::Track(track) => self.level(*track),
                Owed::Res(Res::Food) => self.food(*missing),
                _ => None,
            };
        }
        None
    }

    fn follow(&mut self, event: &Event) {
        self.other = self.shortfall.follow(event);
        // What a wound does to morale follows at once, for each arrow.
        self.hurt = match event {
            Event::Wounded { .. } => true,
            Event::Morale { .. } => self.hurt,
            _ => false,
        };
        if let Event::Phase(phase) = event {
            *self = Self {
                phase: Some(*phase),
                ..Self::default()
            };
        } else if let Event::Resolving { .. } = event {
            // A story may begin after the headline of the phase.
            self.phase = Some(Phase::Action);
            self.roll = None;
            (self.danger, self.short, self.fought) = (false, false, false);
        } else if let Event::Rolled { who, roll } | Event::Rerolled { who, roll, .. } = event {
            self.roll = Some((*who, Some(*roll)));
        } else if let Event::TokenGone(TokenKind::GreaterDanger, _) = event {
            self.danger = true;
        } else if let Event::Fight { .. } = event {
            self.fought = true;
        } else if let Event::Unmet { .. } = event {
            self.short = true;
        } else if let Event::Starved(who) = event {
            self.meal = true;
            self.hungry.push(*who);
        } else if let Event::Ate(_) = event {
            self.meal = true;
        } else if let Event::OpenAir = event {
            self.open = true;
        } else if let Event::CampMoved(_) = event {
            self.moved = true;
        } else if let Event::WeatherRolled(dice) = event {
            let animals = dice
                .iter()
                .find(|(die, _)| *die == WeatherDie::HungryAnimals);
            // A die that is rolled again leaves the others as they lie.
            self.animals = animals.map(|(_, face)| *face).or(self.animals);
        } else if let Event::Clouds { snow, rain, roof } = event {
            self.clouds = (u16::from(*snow) + u16::from(*rain)).saturating_sub(*roof);
        }
    }

    fn wound(&mut self, who: Who) -> Option<&'static str> {
        if self.phase == Some(Phase::Weather) {
            // Of dice that were rolled ahead no face is known.
            let bites = matches!(self.animals, None | Some(WeatherFace::Beast));
            return (bites && self.other).then_some("blame-animals");
        }
        if self.short || self.fought {
            return None;
        }
        match self.phase? {
            Phase::Night => {
                if let Some(at) = self.hungry.iter().position(|hungry| *hungry == who) {
                    self.hungry.remove(at);
                    return None;
                }
                (self.meal && !self.open && !self.moved).then_some("blame-dearer")
            }
            Phase::Action => self.die(who).or(match (self.danger, who) {
                (true, _) => Some("blame-danger"),
                // The token on the deck brings Friday no card either.
                (false, Who::Friday) => Some("blame-adventure"),
                (false, Who::Seat(_) | Who::Guest(_)) => None,
            }),
            Phase::Event | Phase::Morale | Phase::Production | Phase::Weather => None,
        }
    }

    /// The die that wounds whoever rolled it, each once.
    fn die(&mut self, who: Who) -> Option<&'static str> {
        let (of, dice) = self.roll.as_mut()?;
        let roll = dice.as_mut().filter(|_| *of == who)?;
        if roll.wound == Some(Face::Wound) {
            roll.wound = None;
            return Some("blame-wound");
        }
        if roll.adventure == Some(Face::Adventure) && who == Who::Friday {
            roll.adventure = None;
            return Some("blame-adventure");
        }
        None
    }

    fn level(&mut self, track: Track) -> Option<&'static str> {
        if self.moved {
            return Some("blame-moved");
        }
        if self.phase != Some(Phase::Weather) || track != Track::Palisade {
            return None;
        }
        if self.animals == Some(WeatherFace::Palisade) {
            self.animals = None;
            return Some("blame-animals");
        }
        Some("blame-storm")
    }

    fn food(&mut self, n: u16) -> Option<&'static str> {
        if self.phase != Some(Phase::Weather) {
            return None;
        }
        let clouds = self.clouds.min(n);
        self.clouds -= clouds;
        let animals = clouds < n && self.animals == Some(WeatherFace::Food);
        if animals {
            self.animals = None;
        }
        animals.then_some("blame-animals")
    }
}
