//! One random game.

use castaway_kernel::{Chance, Game, Refusal, Seat};
use serde::Serialize;

use super::{Catalog, Command, Moment, PlayoutReport, Playouts, State};
use crate::{
    meaning::fingerprint,
    save::{exact, saved},
    seeds,
};

/// So many commands of earlier moments are kept to be tried again.
const PAST: usize = 12;

/// A random game that runs.
pub struct Running<'a, P: Playouts> {
    catalog: &'a Catalog<P>,
    seed: u64,
    state: State<P>,
    step: usize,
    /// What the random player draws.
    chance: Chance,
    /// What the harness draws.
    own: Chance,
    /// Everything that was ordered, with the fingerprint of what was told.
    log: Vec<(Seat, Command<P>, String)>,
    /// Commands that were legal once and are likely to be wrong now.
    past: Vec<Command<P>>,
    report: PlayoutReport,
}

impl<'a, P: Playouts> Running<'a, P> {
    /// Plays to the end, and again.
    pub fn play(catalog: &'a Catalog<P>, seed: u64) -> Result<PlayoutReport, String> {
        let mut game = Self::begin(catalog, seed)?;
        let broken = |game: &Self, why: String| format!("step {}: {why}", game.step);
        while P::Game::outcome(&game.state).is_none() {
            let copy = game.holds().map_err(|e| broken(&game, e))?;
            game.agrees().map_err(|e| broken(&game, e))?;
            if copy.is_some_and(|copy| game.state != copy) {
                let why = "commands that were only tried changed the given state";
                return Err(broken(&game, why.to_owned()));
            }
            game.goes_on().map_err(|e| broken(&game, e))?;
            game.step += 1;
            if game.step == P::STEPS {
                return Err(game.endless());
            }
        }
        game.holds().map_err(|e| broken(&game, e))?;
        game.comes_out_the_same()?;
        Ok(game.report)
    }

    fn begin(catalog: &'a Catalog<P>, seed: u64) -> Result<Self, String> {
        Ok(Self {
            catalog,
            seed,
            state: create::<P>(catalog, seed)?,
            step: 0,
            chance: Chance::from_seed(seed ^ 0x5eed),
            own: Chance::from_seed(seed ^ 0x0b5e),
            log: Vec::new(),
            past: Vec::new(),
            report: PlayoutReport {
                games: 1,
                ..PlayoutReport::default()
            },
        })
    }

    fn moment(&self) -> Moment<'_, P> {
        Moment {
            catalog: self.catalog,
            state: &self.state,
            seed: self.seed,
            step: self.step,
        }
    }

    /// What is true at every moment: invariants, and at those of the sample an exact save, a view for anybody, a legal answer
    /// for who gives none. Gives the table as it comes back from its save, where it was saved.
    fn holds(&self) -> Result<Option<State<P>>, String> {
        let moment = self.moment();
        let mut broken = P::Game::check(self.catalog, &self.state);
        broken.extend(P::broken(&moment));
        if !broken.is_empty() {
            return Err(broken.join("; "));
        }
        if !(self.step as u64 + self.seed).is_multiple_of(P::SAMPLE as u64) {
            return Ok(None);
        }
        let copy = exact(&self.state)?;
        let viewers = usize::from(P::seats(&self.state)) + 1;
        let viewer = u8::try_from(self.step % viewers).ok();
        let viewer = viewer.and_then(|v| v.checked_sub(1)).map(Seat);
        let _ = P::Game::view(self.catalog, &self.state, viewer);
        let counts = P::Game::fallback(self.catalog, &self.state);
        let each = moment.seats().filter_map(|seat| {
            Some((seat, P::Game::fallback_of(self.catalog, &self.state, seat)?))
        });
        for (seat, command) in counts.into_iter().chain(each) {
            if P::Game::apply(self.catalog, &self.state, seat, &command).is_err() {
                return Err(format!(
                    "{command:?} counts where {seat:?} gives no answer and is not legal"
                ));
            }
        }
        Ok(Some(copy))
    }

    /// What is listed is accepted and nothing else is.
    fn agrees(&mut self) -> Result<(), String> {
        let mut chance = self.chance.clone();
        let wild = P::wild(&self.moment(), &mut chance);
        self.chance = chance;
        for (seat, command) in &wild {
            let listed = self.moment().legal(*seat);
            self.tried(*seat, command, &listed)?;
        }
        if !self.step.is_multiple_of(P::STRIDE) {
            return Ok(());
        }
        for waiting in P::Game::awaited(self.catalog, &self.state) {
            let counts = P::Game::fallback_of(self.catalog, &self.state, waiting.seat);
            if self.moment().legal(waiting.seat).is_empty() && counts.is_none() {
                return Err(format!("{waiting:?} and can do nothing"));
            }
        }
        let seats: Vec<Seat> = self.moment().seats().collect();
        for seat in seats {
            let mut listed = self.moment().legal(seat);
            for command in &listed {
                self.tried(seat, command, &listed)?;
            }
            for command in self.past.clone() {
                self.tried(seat, &command, &listed)?;
            }
            if let Some(command) = self.own.pick(&mut listed) {
                self.remember(command);
            }
        }
        Ok(())
    }

    /// Tries a command and holds it against the list.
    fn tried(
        &mut self,
        seat: Seat,
        command: &Command<P>,
        listed: &[Command<P>],
    ) -> Result<(), String> {
        let step = P::Game::apply(self.catalog, &self.state, seat, command);
        if P::Game::is_open_ended(command)
            && P::Game::admits(self.catalog, &self.state, seat, command) != step.is_ok()
        {
            return Err(format!(
                "{seat:?} {command:?} is admitted and refused, or neither"
            ));
        }
        match (step, P::listed(listed, command)) {
            (Ok(_), true) => Ok(()),
            (Ok(_), false) if P::Game::is_open_ended(command) => Ok(()),
            (Ok(_), false) => Err(format!("{seat:?} {command:?} is accepted but not listed")),
            (Err(Refusal::Rejected(_)), false) => {
                self.report.refused += 1;
                Ok(())
            }
            (Err(Refusal::Rejected(why)), true) => Err(format!(
                "{seat:?} {command:?} is listed but refused: {why:?}"
            )),
            (Err(Refusal::Fault(fault)), _) => Err(format!("{seat:?} {command:?}: {fault}")),
        }
    }

    fn remember(&mut self, command: Command<P>) {
        if self.past.contains(&command) {
            return;
        }
        if self.past.len() == PAST {
            self.past.remove(self.own.die(PAST));
        }
        self.past.push(command);
    }

    /// The random player's next command.
    fn goes_on(&mut self) -> Result<(), String> {
        let mut chance = self.chance.clone();
        let next = P::next(&self.moment(), &mut chance);
        self.chance = chance;
        let moment = self.moment();
        let Some((seat, command)) = next else {
            let stuck = moment.seats().all(|s| moment.legal(s).is_empty());
            return match stuck {
                true => Err("nobody may do anything and the game is not over".to_owned()),
                false => Ok(()),
            };
        };
        let listed = P::Game::is_open_ended(&command) || P::listed(&moment.legal(seat), &command);
        if !listed {
            return Err(format!("{seat:?} chose {command:?}, which is not listed"));
        }
        if seeds::named().is_some() {
            println!("step {} {seat:?} {command:?}", self.step);
        }
        match P::Game::apply(self.catalog, &self.state, seat, &command) {
            Ok(applied) => {
                self.state = applied.state;
                let told = fingerprint(&saved(&applied.events)?);
                *self.report.used.entry(kind(&command)).or_default() += 1;
                self.remember(command.clone());
                self.log.push((seat, command, told));
                Ok(())
            }
            Err(Refusal::Rejected(why)) => Err(format!(
                "{seat:?} {command:?} is listed but refused: {why:?}"
            )),
            Err(Refusal::Fault(fault)) => Err(format!("{seat:?} {command:?}: {fault}")),
        }
    }

    /// The same commands lead to the same table and tell the same story.
    fn comes_out_the_same(&self) -> Result<(), String> {
        let mut state = create::<P>(self.catalog, self.seed)?;
        for (at, (seat, command, told)) in self.log.iter().enumerate() {
            let applied = P::Game::apply(self.catalog, &state, *seat, command)
                .map_err(|e| format!("replay, command {at}: {command:?} was accepted: {e:?}"))?;
            if fingerprint(&saved(&applied.events)?) != *told {
                return Err(format!("replay, command {at}: {command:?} tells otherwise"));
            }
            state = applied.state;
        }
        match state == self.state {
            true => Ok(()),
            false => Err("the replay comes out otherwise".to_owned()),
        }
    }

    /// What is known of a game that does not end.
    fn endless(&self) -> String {
        let moment = self.moment();
        let legal: Vec<_> = moment.seats().map(|s| moment.legal(s)).collect();
        let last = self.log.iter().rev().take(5).map(|(s, c, _)| (s, c));
        format!(
            "the game does not end in {} steps; the last commands: {:?}; legal now: {legal:?}",
            P::STEPS,
            last.collect::<Vec<_>>()
        )
    }
}

fn create<P: Playouts>(catalog: &Catalog<P>, seed: u64) -> Result<State<P>, String> {
    let setup = P::setup(catalog, seed);
    match P::Game::create(catalog, &setup, seed) {
        Ok(applied) => Ok(applied.state),
        Err(e) => Err(format!("the setup is refused: {e:?}")),
    }
}

/// The name of a command without what it carries.
fn kind(command: &impl Serialize) -> String {
    let text = serde_json::to_string(command).unwrap_or_default();
    text.split('"').nth(1).unwrap_or_default().to_owned()
}
