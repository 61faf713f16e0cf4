//! What the playing bot makes of a world: whether it may be offered (step B of the design), and figures of many.

use castaway_kernel::stream;
use serde::{Deserialize, Serialize};

use crate::{
    bot,
    catalog::Catalog,
    engine,
    ids::Difficulty,
    state::{Fate, State},
    world::{Dealt, NoWorld, Order, World, doubts},
};

/// So many games say whether a world may be offered.
pub const CHECKED: u32 = 24;
/// So many games of a check may be lost early.
const EARLY: u32 = 1;
/// A game that nobody has won by this day is lost early.
const EARLY_DAY: u16 = 5;
/// A game that is not over on this day counts as lost.
const UNTIL: u16 = 40;
/// A world with doubts is so far off, in hundredths: farther than one that is only too hard or too easy.
const DOUBTFUL: u32 = 100;

/// How a world came to be taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Check {
    /// It came by chance: it was looked over and never played.
    #[default]
    Unsaid,
    /// It was played before and comes again.
    Again,
    /// Somebody named its number: it was looked over and never played.
    Own,
    /// The bot wins it about as often as its difficulty says.
    Played,
    /// The nearest to that among many.
    Nearest,
}

impl Check {
    /// Whether it is a world by chance, of which nothing is kept.
    pub fn is_unsaid(&self) -> bool {
        *self == Self::Unsaid
    }
}

/// Which dice games are played with, so that figures are not those of the games that chose their worlds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrialDice {
    /// Those that choose worlds.
    Check,
    /// Those that measure what was chosen.
    Report,
}

/// Games in a hundred in which at least one survivor gets out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// At least.
    pub least: u32,
    /// At most.
    pub most: u32,
}

impl Band {
    /// What a difficulty promises to so many survivors.
    pub fn of(difficulty: Difficulty, seats: u8) -> Self {
        let (least, most) = match (difficulty, seats) {
            (Difficulty::Gentle, 1) => (65, 80),
            (Difficulty::Standard, 1) => (45, 65),
            (Difficulty::Hard, 1) => (30, 45),
            (Difficulty::Gentle, _) => (85, 95),
            (Difficulty::Standard, _) => (60, 85),
            (Difficulty::Hard, _) => (40, 60),
        };
        Self { least, most }
    }

    /// The band of the worlds of an order. Somebody always wins a competition, so there any share will do (D-S5-1).
    pub fn for_order(catalog: &Catalog, order: &Order) -> Self {
        let quest = catalog.quests.get(&order.quest);
        match quest.is_some_and(|quest| quest.contest.is_some()) {
            true => Self {
                least: 0,
                most: 100,
            },
            false => Self::of(order.difficulty, order.seats),
        }
    }

    /// How far so many wins are off, in hundredths; 0 within.
    pub fn off(&self, won: u32, games: u32) -> u32 {
        let share = won * 100 / games.max(1);
        // A whole game of so many is the finest that can be told: the band is never narrower than that.
        let whole = 100 / games.max(1);
        let short = self.least.saturating_sub(share + whole);
        short.max(share.saturating_sub(self.most))
    }

    /// How far off a check will be at least that has so many wins and so many games to come.
    fn floor(&self, won: u32, left: u32) -> u32 {
        let share = |won: u32| won * 100 / CHECKED;
        let long = share(won).saturating_sub(self.most);
        long.max(self.least.saturating_sub(share(won + left) + 100 / CHECKED))
    }
}

/// How the games of a world ended, or of many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trial {
    /// How many games were played.
    pub games: u32,
    /// Those that somebody won.
    pub won: u32,
    /// Those that two or more won.
    pub together: u32,
    /// Survivors that got out.
    pub winners: u32,
    /// Survivors that began.
    pub people: u32,
    /// Games that were lost early.
    pub early: u32,
    /// Games that did not end.
    pub open: u32,
    /// The days of games that were won.
    pub days: Vec<u16>,
}

impl Trial {
    /// Counts another game.
    fn add(&mut self, state: &State, over: bool) {
        let won = state.seats.iter().filter(|s| s.fate == Fate::Won).count();
        let won = u32::try_from(won).unwrap_or(0);
        self.games += 1;
        self.won += u32::from(won > 0);
        self.together += u32::from(won > 1);
        self.winners += won;
        self.people += u32::try_from(state.seats.len()).unwrap_or(0);
        self.early += u32::from(won == 0 && over && state.day <= EARLY_DAY);
        self.open += u32::from(!over);
        if won > 0 {
            self.days.push(state.day);
        }
    }

    /// Counts a game that could not even begin.
    fn fault(&mut self) {
        self.games += 1;
        self.open += 1;
    }

    /// Counts the games of another trial.
    pub fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.won += other.won;
        self.together += other.together;
        self.winners += other.winners;
        self.people += other.people;
        self.early += other.early;
        self.open += other.open;
        self.days.extend(other.days);
    }

    /// How far its games are off a band, in hundredths, early losses counted.
    pub fn off(&self, band: Band) -> u32 {
        let early = self.early.saturating_sub(EARLY) * 100 / self.games.max(1);
        band.off(self.won, self.games) + early
    }

    /// The day in the middle of those of games that were won.
    pub fn median_day(&self) -> Option<u16> {
        let mut days = self.days.clone();
        days.sort_unstable();
        days.get(days.len() / 2).copied()
    }
}

/// A world that was played to see whether it may be offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Its order, with its terrain named.
    pub order: Order,
    /// Its games.
    pub trial: Trial,
    /// How far they are off its band, in hundredths; 0 within.
    pub off: u32,
}

impl Judged {
    fn of(world: &World, trial: Trial, off: u32) -> Self {
        Self {
            order: world.order.clone(),
            trial,
            off,
        }
    }
}

/// Plays so many games on the world of an order.
///
/// # Errors
/// An order that the content cannot fill.
pub fn play(
    catalog: &Catalog,
    order: &Order,
    dice: TrialDice,
    games: u32,
) -> Result<Trial, NoWorld> {
    let laid = World::find(catalog, order)?;
    let mut trial = Trial::default();
    for game in 0..games {
        one(catalog, &laid, (dice, game), &mut trial);
    }
    Ok(trial)
}

/// Judges the world of an order: its games, and how far it is off its band. It stops as soon as it is farther off than `enough`,
/// for then another one will be taken.
///
/// # Errors
/// An order that the content cannot fill.
pub fn judge(catalog: &Catalog, order: &Order, enough: Option<u32>) -> Result<Judged, NoWorld> {
    let laid = World::find(catalog, order)?;
    let doubtful = match doubts(catalog, &laid.0, &laid.1).is_empty() {
        true => 0,
        false => DOUBTFUL,
    };
    let band = Band::for_order(catalog, order);
    let mut trial = Trial::default();
    for game in 0..CHECKED {
        one(catalog, &laid, (TrialDice::Check, game), &mut trial);
        let floor = band.floor(trial.won, CHECKED - trial.games);
        if enough.is_some_and(|enough| floor > enough) {
            return Ok(Judged::of(&laid.0, trial, floor + doubtful));
        }
    }
    let off = trial.off(band) + doubtful;
    Ok(Judged::of(&laid.0, trial, off))
}

fn one(
    catalog: &Catalog,
    laid: &(World, Dealt),
    (dice, game): (TrialDice, u32),
    trial: &mut Trial,
) {
    let label = match dice {
        TrialDice::Check => "check",
        TrialDice::Report => "report",
    };
    let order = &laid.0.order;
    let seed = stream::seed_of(&format!("discover/{label}/{}/{game}", order.seed));
    // A fault of the engine is a game that nobody wins; the tests of random games find it.
    let Ok(begun) = engine::begin(catalog, laid.clone(), seed) else {
        return trial.fault();
    };
    let (state, over) = bot::play_on(catalog, begun.state, UNTIL);
    trial.add(&state, over.is_some());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_band_takes_what_lies_in_it_and_says_how_far_off_the_rest_is() {
        let band = Band::of(Difficulty::Standard, 2);
        let off = |won| band.off(won, CHECKED);
        assert_eq!([14, 15, 20].map(off), [0, 0, 0]);
        assert!((0..=CHECKED).all(|won| band.floor(won, 0) == off(won)));
        assert_eq!([band.floor(0, CHECKED), band.floor(12, 6)], [0, 0]);
        assert!(band.floor(2, 4) > 0 && band.floor(22, 2) > 0);
        assert!(off(13) > 0 && off(0) > off(10) && off(21) > 0 && off(24) > off(22));
    }

    #[test]
    fn a_world_whose_games_cannot_begin_is_far_off() {
        let mut trial = Trial::default();
        for _ in 0..CHECKED {
            trial.fault();
        }
        let band = Band::of(Difficulty::Hard, 2);
        assert_eq!((trial.games, trial.open), (CHECKED, CHECKED));
        assert_eq!(trial.off(band), band.off(0, CHECKED));
        assert!(trial.off(band) > 0);
    }

    #[test]
    fn games_that_are_lost_early_count_against_a_world() {
        let trial = |early| Trial {
            games: CHECKED,
            won: 16,
            early,
            ..Trial::default()
        };
        let band = Band::of(Difficulty::Standard, 2);
        assert_eq!(trial(1).off(band), 0);
        assert!(trial(3).off(band) > 0);
    }

    #[test]
    fn worlds_of_a_competition_are_taken_although_somebody_always_wins() {
        let catalog = Catalog::load().unwrap();
        let order = crate::setup::Setup::new("q_last_fire", 2, 3).world;
        let judged = judge(&catalog, &order, None).unwrap();
        assert_eq!(judged.trial.won, CHECKED, "somebody always wins");
        assert_eq!(judged.trial.off(Band::for_order(&catalog, &order)), 0);
        assert!(judged.trial.off(Band::of(order.difficulty, 2)) > 0);
    }
}
